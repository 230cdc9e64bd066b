### The rulebook of Everdell Farshore. All numbers come from the engine.

## What you want

farshore-rules-goal = What you want
farshore-rules-goal-lead = Build a city at the shore, sail with the winds, find treasures and maps. The most points win.
farshore-rules-goal-city = Every card you play joins your city: critters and constructions, each with its points and its habit. Your workers fetch what cards cost.
farshore-rules-goal-ship = The compass tells which cards also move your ship. The further it comes, the more it is worth; on its way it finds treasures.
farshore-rules-goal-resources = Resources are driftwood, seaweed, seastones and mushrooms. Critters cost mushrooms, constructions the others. The supply never ends.
farshore-rules-goal-house = What is printed on many cards is not known to us. The deck played here ({ $deck }) says something of its own there; another deck file can be played, too.

## Set-up

farshore-rules-set-up = Set-up
farshore-rules-set-up-lead = Lay out bay, islands, compass and maps, then deal the hands.
farshore-rules-set-up-seats = Players
farshore-rules-set-up-islands = Islands
farshore-rules-set-up-maps = Maps of each stack, by value
farshore-rules-set-up-hands = First hands, in the order of seats
farshore-rules-set-up-table = The table
farshore-rules-set-up-bay = The bay has { $count } stacks of different cards, open to all. A card that lies there already goes on top of its like, and another is drawn.
farshore-rules-set-up-compass = The compass tiles lie in stacks of { $count }; the top one of each is in force.
farshore-rules-set-up-you = What you begin with
farshore-rules-set-up-workers = { $workers } workers, { $anchors } anchors and no resources. All begin in winter.
farshore-rules-set-up-change = Once, before the first turn, you may discard your whole hand and draw as many new cards.
farshore-rules-set-up-limit = Nobody holds more than { $count } cards. What does not fit is not drawn.
farshore-rules-set-up-deck = When the deck is used up, the discards are shuffled into a new one.

## The turn

farshore-rules-turn = Your turn
farshore-rules-turn-lead = Do one thing, then the next player goes on.
farshore-rules-turn-worker = Place a worker
farshore-rules-turn-worker-text = Send it to a place with room; what is there acts at once. It stays until you prepare for the next season.
farshore-rules-turn-card = Play a card
farshore-rules-turn-card-text = From your hand or from the bay: pay for it and lay it into your city.
farshore-rules-turn-prepare = Prepare for the next season
farshore-rules-turn-prepare-text = Only when all your workers are out.
farshore-rules-turn-finish = Finish
farshore-rules-turn-finish-text = Only in autumn, also with workers at home. You are then out of the game.

## Places

farshore-rules-places-shore = The shore
farshore-rules-places-shore-text = Its places take one worker each and give what is drawn there.
farshore-rules-places-islands = Islands
farshore-rules-places-islands-text = One worker each, only those that lie face up.
farshore-rules-places-docks = Docks
farshore-rules-places-docks-text = Any number of workers. Discard up to { $count } cards and gain a resource of your choice for each.
farshore-rules-places-lookout = Lookout
farshore-rules-places-lookout-text = Any number of workers. Discard as many cards as you like, then draw from deck and bay, card by card, until your hand is full; you may stop before.
farshore-rules-places-dunes = Dunes
farshore-rules-places-dunes-text = Any number of workers. Take a map that your city meets.
farshore-rules-places-red = Red cards
farshore-rules-places-red-text = One worker each, and only in your own city.

## Playing a card

farshore-rules-play = Playing a card
farshore-rules-play-lead = Take a card of your hand or of the bay, pay for it, and lay it into your city.
farshore-rules-play-pay = Ways to pay
farshore-rules-play-price = Pay what it costs in resources. A treasure stands for any one resource, wherever resources are paid.
farshore-rules-play-anchor = Or, for a critter, drop an anchor: at a construction of the same colour in your city that has none yet. It stands for the whole price and stays there. You have { $count } for the whole game.
farshore-rules-play-help = At most one card may change the price of a play.
farshore-rules-play-room = Room in your city
farshore-rules-play-spaces = A city has { $count } spaces. A { $shipwreck } and a { $castaway } take none.
farshore-rules-play-unique = A unique card can be in a city only once, a common one as often as you like.
farshore-rules-play-order = Step by step
farshore-rules-play-order-pay = Pay for the card.
farshore-rules-play-order-arrive = Lay it into your city. If it is green or brown, it acts now.
farshore-rules-play-order-react = Then those of your cards act that watch for it.
farshore-rules-play-order-sail = Then your ship moves by the compass.
farshore-rules-play-order-refill = If the card came from the bay, a new one is laid there.
farshore-rules-play-colours = Colours
farshore-rules-play-green = Green acts when played, and when you prepare for spring and for autumn.
farshore-rules-play-brown = Brown acts once, when played.
farshore-rules-play-red = Red acts when a worker visits it.
farshore-rules-play-blue = Blue helps for the rest of the game.
farshore-rules-play-purple = Purple is worth more points at the end.
farshore-rules-anchoring = An anchor, step by step
farshore-rules-anchoring-city = Your { $house } has no anchor yet.
farshore-rules-anchoring-hand = You hold a { $critter }. Both are of the same colour.
farshore-rules-anchoring-done = You drop an anchor at the { $house } and pay nothing. You have { $count } left.

## The ship

farshore-rules-ship = Compass and ship
farshore-rules-ship-lead = { $count } compass tiles are in force. Each names a sort of cards.
farshore-rules-ship-moves = For each tile in force that a card you play matches, your ship moves a space. Cards may move it, too.
farshore-rules-ship-treasure = For every treasure mark that it reaches or passes, take a treasure. Each one left at the end is worth { $points } points.
farshore-rules-ship-track = The track has { $count } places, worth up to { $points } points. Only the place reached at the end counts. Ships do not bar each other.
farshore-rules-ship-winds = Winds of change
farshore-rules-ship-winds-text = When the last player has prepared for a season, both tiles give way to the next of their stacks.
farshore-rules-sailing = A ship’s way, step by step
farshore-rules-sailing-tiles = These tiles are in force.
farshore-rules-sailing-card = You play a { $card }. It matches { $count ->
    [0] neither of them
    [one] { $count } of them
   *[other] { $count } of them
    }.
farshore-rules-sailing-moves = Your ship moves { $count ->
    [one] { $count } space
   *[other] { $count } spaces
    }, from { $from } to { $to }.
farshore-rules-sailing-treasure = On its way it passes a treasure mark: take { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
    }.

## Maps

farshore-rules-maps = Maps
farshore-rules-maps-lead = The more maps you have, the more each of them is worth.
farshore-rules-maps-take = A worker at the dunes takes the top map of a stack, if your city has the cards it asks for and you have no map of that stack. The cards stay where they are.
farshore-rules-maps-worth = At the end every map is worth its number times the number of your maps.
farshore-rules-maps-stacks = There are { $count } stacks, the best map on top of each.
farshore-rules-mapping = Maps, step by step
farshore-rules-mapping-have = You have { $count ->
    [one] { $count } map
   *[other] { $count } maps
    }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    } together.
farshore-rules-mapping-more = A further map makes the others worth more, too.

## Seasons

farshore-rules-seasons = Seasons
farshore-rules-seasons-lead = When all your workers are out, you may prepare for the next season. They come home, new ones join them, and the season gives its gift.
farshore-rules-seasons-season = Season
farshore-rules-seasons-new = New workers
farshore-rules-seasons-gift = Its gift
farshore-rules-seasons-last = The last to prepare also
farshore-rules-seasons-spring = Spring
farshore-rules-seasons-summer = Summer
farshore-rules-seasons-autumn = Autumn
farshore-rules-seasons-green = Your green cards act, in the order you like.
farshore-rules-seasons-bay = Draw { $count } cards of the bay.
farshore-rules-seasons-both = Draw { $count } cards of bay and deck, and your green cards act, in the order you like.
farshore-rules-seasons-winds = changes the winds.
farshore-rules-seasons-tide = floods { $count } islands of their choice, then changes the winds.
farshore-rules-seasons-flooded = A flooded island is turned face down for the rest of the game. Workers there come home as ever.
farshore-rules-seasons-own = Everybody changes season for themselves. Autumn is the last one.

## The end

farshore-rules-end = The end and the score
farshore-rules-end-lead = The game is over when all have finished.
farshore-rules-end-finished = Who has finished
farshore-rules-end-finished-text = They have no more turns and can be given nothing. Their workers stay and keep their places.
farshore-rules-end-score = The score
farshore-rules-end-printed = the points printed on the cards of your city;
farshore-rules-end-purple = the bonuses of your purple cards;
farshore-rules-end-tokens = point tokens;
farshore-rules-end-treasures = { $points } points for each treasure left;
farshore-rules-end-maps = maps, each times the number of your maps;
farshore-rules-end-ship = the place of your ship.
farshore-rules-end-tie = A tie goes to the ship that is further, then to more maps, more treasures, more resources left. What is still a tie is shared.
farshore-rules-scoring = A score, step by step
farshore-rules-scoring-city = This city at the end of the game.
farshore-rules-scoring-printed = The points printed on its cards: { $points } together.
farshore-rules-scoring-bonus = { $card }: { $reason }. That is { $points ->
    [one] { $points } point
   *[other] { $points } points
    } more.
farshore-rules-scoring-other = Then { $source }: { $points }.
farshore-rules-scoring-sum = Printed on the cards
farshore-rules-scoring-total = { $points } points together.

## The captain

farshore-rules-captain = Captain Krabita
farshore-rules-captain-lead = An opponent without a seat: always if you play alone, or as one more player at your table.
farshore-rules-captain-set-up = Set-up
farshore-rules-captain-set-up-text = She counts as a player for the maps, not for the islands. She has her turn after the last player, begins with { $cards } cards and { $workers } workers, and has no anchors.
farshore-rules-captain-free = She neither pays nor takes resources, does not heed what cards say, and has no limits. What would be given to her is discarded, and the giver is rewarded.
farshore-rules-captain-turn = Her turn
farshore-rules-captain-turn-worker = While she has a worker, she turns up a trail card and goes where its first usable section leads: the top one, else the middle, else the bottom.
farshore-rules-captain-turn-blocks = On the shore and on islands she only takes the place. At a red card of hers she does what the section says; at the docks she sails; at the lookout she takes a purple card of the bay, discards all cards of the colour shown and takes a treasure.
farshore-rules-captain-turn-card = Without a worker she plays a card: of her hand, else of the bay by her plan, else of the deck.
farshore-rules-captain-turn-sails = For each compass tile that it matches her ship moves, by her level. She takes treasures as everybody.
farshore-rules-captain-plan = Her plan
farshore-rules-captain-plan-text = She takes the colour whose marker stands highest, the leftmost of equal ones: of that colour the first card of the bay, upper row first. If there is none, the next marker counts.
farshore-rules-captain-plan-moves = In winter and spring each card she plays moves its marker a row up; later only those she draws when preparing do. From the top row a marker leaves the plan.
farshore-rules-captain-prepares = Her seasons
farshore-rules-captain-prepares-text = She prepares right after the last player. Her workers come home, one joins them, she takes every map that her city meets, and draws cards.
farshore-rules-captain-season = Season
farshore-rules-captain-draws = She draws
farshore-rules-captain-from-deck = { $count } cards of the deck
farshore-rules-captain-from-bay = { $count } cards of the bay, by her plan
farshore-rules-captain-autumn = In autumn she plays a card of her hand each turn, and then takes a map that her city meets, with a worker. With an empty hand she places workers by the bottom sections only. Then she is done.
farshore-rules-captain-levels = Her levels
farshore-rules-captain-level = Level
farshore-rules-captain-spaces = Spaces for each tile
farshore-rules-captain-weather = Weather
farshore-rules-captain-weather-none = none
farshore-rules-captain-weather-upper = upper effect
farshore-rules-captain-weather-both = both effects
farshore-rules-captain-level-name = { $level ->
    [shy] Shy
    [brave] Brave
    [splendid] Splendid
   *[terror] Terror of the seas
    }
farshore-rules-captain-score = Her score
farshore-rules-captain-score-text = { $points } points for a card, { $purple } for a purple one, and maps, treasures and her ship as everybody. You have to beat her, too.

## The weather

farshore-rules-weather = The weather
farshore-rules-weather-lead = A card that binds all players, but never the captain.
farshore-rules-weather-when = It comes with her higher levels, or as a choice of your own.
farshore-rules-weather-pile = { $count } weather cards are drawn for a game. One is in force from the beginning; each winds of change bring the next.
farshore-rules-weather-effects = Every card has an upper and a lower effect. By the level or by your choice the upper one counts, or both.

## Asked and ruled: what a rulebook leaves open, or says in two ways

farshore-asked-new-hand-weather = A new first hand under a weather with a lower hand limit.
farshore-ruled-new-hand-weather = One draws as many cards as the weather allows.
farshore-asked-stop-lookout-hand = May one stop at the lookout before the hand is full?
farshore-ruled-stop-lookout-hand = Yes: it says "up to". By the other reading one draws just as many as one has discarded.
farshore-asked-treasure-mark-weather = A treasure mark that the weather sells, and green cards that give resources.
farshore-ruled-treasure-mark-weather = All that only give come first, then ships move, in the order their player likes.
farshore-asked-cards-drawn-lookout = How many cards are drawn at the lookout?
farshore-ruled-cards-drawn-lookout = Up to the hand limit, even if none was discarded; by the other setting as many as were discarded.
farshore-asked-workers-seat-stand = May several workers of one seat stand at the dunes?
farshore-ruled-workers-seat-stand = Yes, each takes a map.
farshore-asked-long-track-ships = How long is the track of the ships?
farshore-ruled-long-track-ships = 41 places: by twos to 40, then one by one to 60, as a fan’s score program has it. A picture in a rulebook reads as 61 places one by one; a deck file may say so.
farshore-asked-maps-ask-for = What do maps 3 to 6 ask for?
farshore-ruled-maps-ask-for = Three brown and three blue cards, inferred from a review; four red and four purple ones, which is ours.
farshore-asked-abbey-illuminator-visited = May an Abbey or an Illuminator be visited with nothing to pay or discard?
farshore-ruled-abbey-illuminator-visited = Yes; what is paid there is up to the seat, and none will do.
farshore-asked-order-maps-lie = In which order do maps lie on their stack?
farshore-ruled-order-maps-lie = The best on top.
farshore-asked-card-played-effect = Is a card that is played by an effect played like any other?
farshore-ruled-card-played-effect = Yes: it acts, others watch it, the ship moves.
farshore-asked-card-matches-compass = A card matches the compass, but the ship has arrived.
farshore-ruled-card-matches-compass = It does not move, and nothing that watches for a move acts.
farshore-asked-workers-out-prepare = Must all workers be out before one prepares?
farshore-ruled-workers-out-prepare = Yes; docks and lookout take any, for no card at all.
farshore-asked-workers-home-finish = Must all workers be out before one finishes?
farshore-ruled-workers-home-finish = No.
farshore-asked-high-tide-fewer = High tide with fewer than two islands in sight.
farshore-ruled-high-tide-fewer = Those that are left are flooded.
farshore-asked-deck-discards-both = Deck and discards are both used up.
farshore-ruled-deck-discards-both = Nothing is drawn, and the bay keeps its gaps.
farshore-asked-tide-and-winds = When do tide and winds come?
farshore-ruled-tide-and-winds = After the season’s own gift; the tide first.
farshore-asked-harbor-count-itself = Does a Harbor count itself?
farshore-ruled-harbor-count-itself = Yes; a deck file may say "other".
farshore-asked-governor-admiral-common = Are Governor and Admiral common?
farshore-ruled-governor-admiral-common = Yes; two of them score both. A deck file may call them unique.
farshore-asked-critter-cost-something = May a critter cost something else than mushrooms?
farshore-ruled-critter-cost-something = Only if its deck file says that it is so printed: the rulebooks say "usually".
farshore-asked-anchor-discount = An anchor and a discount.
farshore-ruled-anchor-discount = An anchor stands for the whole cost, also where a card is played for less.
farshore-asked-worker-gains-nothing = May a worker go where it gains nothing?
farshore-ruled-worker-gains-nothing = Yes; to the dunes only for a map, and to a red card only if it can act.
farshore-asked-critter-costs-nothing = A critter that costs nothing.
farshore-ruled-critter-costs-nothing = It asks for no anchor and no help.
farshore-asked-changes-hand = Who changes the first hand first?
farshore-ruled-changes-hand = One after the other, from the first seat on.
farshore-asked-order-card-moves = In which order does a card that moves the ship act with those that watch?
farshore-ruled-order-card-moves = Its own effect, then cards that watch for plays, then the ship, then cards that watch for the ship.
farshore-asked-customs-office-act = When does a Customs Office act?
farshore-ruled-customs-office-act = After the place did; also when a Stowaway moves the worker, but not for a Crow’s Nest.
farshore-asked-sea-chip-activate = Must a Sea Chip activate a card?
farshore-ruled-sea-chip-activate = Yes, if one would do something.
farshore-asked-resources-merchant-take = Which resources does a Merchant take?
farshore-ruled-resources-merchant-take = Of kinds that were not paid; a treasure that was paid has none.
farshore-asked-pirate-discard-card = May a Pirate discard one card?
farshore-ruled-pirate-discard-card = No, two or none.
farshore-asked-discount-taken-whole = Must a discount be taken whole?
farshore-ruled-discount-taken-whole = Yes, as far as the cost goes; or not at all.
farshore-asked-order-green-cards = In which order do green cards act that only give something?
farshore-ruled-order-green-cards = First and silently, the ship too.
farshore-asked-captain-preparing-turn = The captain: is preparing her turn?
farshore-ruled-captain-preparing-turn = Yes; if an earlier seat was the last to prepare, she rests once when her turn comes.
farshore-asked-captain-prepare-winds = The captain: does she prepare before or after the winds change?
farshore-ruled-captain-prepare-winds = After them and the tide, which the last seat sees to.
farshore-asked-captain-take-maps = The captain could take several maps in one turn of autumn.
farshore-ruled-captain-take-maps = One: that of the highest value, then the first stack.
farshore-asked-captain-purple-cards = The captain: several purple cards lie in the bay when she looks out.
farshore-ruled-captain-purple-cards = She takes the first of the upper row, then of the lower.
farshore-asked-captain-looks-cards = The captain looks out: which cards of a stack does she discard?
farshore-ruled-captain-looks-cards = All of them.
farshore-asked-captain-trail-leads = The captain: her trail leads to a red card and none of hers is free, or to an island and none is.
farshore-ruled-captain-trail-leads = She uses the next section.
farshore-asked-captain-bay-few = The captain: the bay has too few cards for her draw.
farshore-ruled-captain-bay-few = The rest comes from the deck, in autumn as in summer.
farshore-asked-captain-trail-used = The captain: her trail is used up.
farshore-ruled-captain-trail-used = It is shuffled anew.
farshore-asked-captain-plays-purple = The captain plays a purple card of the lookout in autumn and now meets a map.
farshore-ruled-captain-plays-purple = She takes none: maps are for cards of her hand.
farshore-asked-opponents-passed-over = May one of several opponents be passed over and the captain be given the card?
farshore-ruled-opponents-passed-over = Yes; it is discarded and rewarded all the same.
farshore-asked-tie-captain = A tie with the captain.
farshore-ruled-tie-captain = It is broken as any other; she has no resources. What is still a tie is shared.
farshore-asked-weather-chosen-level = Weather is chosen beside a level of the captain that has some.
farshore-ruled-weather-chosen-level = The one with more effects counts.
farshore-asked-weather-lowers-hand = The weather lowers the hand limit.
farshore-ruled-weather-lowers-hand = Who holds more keeps it, and draws nothing.
farshore-asked-weather-cards-dearer = The weather makes cards dearer: what of anchors, and of cards for nothing?
farshore-ruled-weather-cards-dearer = An anchor stands for the whole price; what is played for nothing stays free, but a card that costs nothing does not.
farshore-asked-weather-critters-paid = The weather makes critters paid with mushrooms dearer: a critter that costs none.
farshore-ruled-weather-critters-paid = It stays as it is.
farshore-asked-weather-bars-abilities = The weather bars abilities that change a cost: a card that lets one play for less.
farshore-ruled-weather-bars-abilities = One may still use it, at the full price.
farshore-asked-weather-asks-card = The weather asks a card for visiting an island: does a Crow’s Nest pay it?
farshore-ruled-weather-asks-card = No, nobody goes there; but what the shore gives is less for it, too.
farshore-asked-weather-takes-card = The weather takes a card when preparing, and the hand has none.
farshore-ruled-weather-takes-card = It takes what there is.
farshore-asked-shore-gives-less = The shore gives less of several kinds.
farshore-ruled-shore-gives-less = The seat chooses which; at least one resource is left.
farshore-asked-pays-compass-tile = One pays for a compass tile that the weather made dear.
farshore-ruled-pays-compass-tile = All spaces are one move by the compass.

## Worked: the captain's plan

farshore-rules-planning = Her plan, step by step
farshore-rules-planning-bay = No worker is at home and her hand is empty, so she plays from the bay. No purple card lies there.
