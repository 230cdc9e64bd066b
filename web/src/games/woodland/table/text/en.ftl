city = City
city-of = City of { $name }
spaces = { $used } of { $all } spaces
hand = Hand
in-hand = in hand
meadow = Meadow
basic = Basic places
forest = Forest
events = Events
journey = Journey
from-autumn = from autumn
deck = deck
discarded = discarded
passed = has passed
points = points
no-space = beside the city
prison = In prison: { $card }
achieved = Achieved: { $event }
open-city = Open the city of { $name }
close = Close
choose-seat = Choose { $name }
seat-line = { $name }, { $season }, { $points } points, { $workers } workers at home, { $hand } cards in hand, { $city } cards in the city
stock-line = { $count } { $piece }
take-piece = Choose { $piece }
twig = { $count ->
    [one] twig
   *[other] twigs
  }
resin = resin
pebble = { $count ->
    [one] pebble
   *[other] pebbles
  }
berry = { $count ->
    [one] berry
   *[other] berries
  }
pearl = { $count ->
    [one] pearl
   *[other] pearls
  }
point = { $count ->
    [one] point token
   *[other] point tokens
  }
driftwood = driftwood
seaweed = seaweed
seastone = { $count ->
    [one] seastone
   *[other] seastones
  }
mushroom = { $count ->
    [one] mushroom
   *[other] mushrooms
  }
treasure = { $count ->
    [one] treasure
   *[other] treasures
  }
shell = { $count ->
    [one] shell
   *[other] shells
  }
workers-home = { $home } of { $all } workers at home
paying = Pay for { $card }
pay = Pay
free = free
move-in = Move in at the { $card }
drop-anchor = Drop an anchor
with-treasure = Pay with treasures
with-help = With the help of the { $card }
chosen-cards = { $count ->
    [one] 1 card chosen
   *[other] { $count } cards chosen
  }
drawn = Drawn
revealed = Turned up
choose-number = How many?
choose-card = Which card?
set-aside = On its way
rugwort = Rugwort
year = year { $year }
rival-city = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
rival-line = Rugwort, year { $year }, { $cards } cards in his city
blocks = { $count ->
    [0] keeps no place of the meadow
    [one] keeps place 1 of the meadow
   *[other] keeps places 1 to { $count } of the meadow
  }
place-taken = { $number }, kept by Rugwort
due = has still to produce
anchored = has an anchor
occupied = occupied
tabs = Pages of the table
tab-table = Table
tab-city = City
tab-hand = Hand
tab-others = Others
play = Play
choose = Choose
empty-hand = Your hand is empty.
hidden-hand = The hand lies hidden.
own = Your stock and workers
source-cards = Cards
source-bonuses = Bonuses
source-tokens = Point tokens
source-journey = Journey
source-events = Events
