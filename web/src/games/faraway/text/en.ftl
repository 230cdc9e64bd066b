### What Faraway's own table says.

market = Market
market-order = taken after the reveal, lowest number first
left = { $regions } regions and { $sanctuaries } sanctuaries left
regions = regions
sanctuaries = sanctuaries
others = Others
hand = Your hand
your-journey = Your journey
journey-of = { $name }: journey
journey-counts = each region counts itself, what lies right of it, and your sanctuaries
scored-from-right = scored from the right
goes-here = goes here
now = now
lacks = lacks
pays-now = Pays { $points } now.
lacks-now = Lacks { $symbols }.
ascent = Higher than the region before: sanctuaries were drawn.
face-down = a card lying face down
your-sanctuaries = Your sanctuaries
drawn = Drawn: keep one
drawn-later = Drawn: keep one after the market
if-scored = If scored now
cards-counted =
    { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    }, { $sanctuaries ->
        [one] 1 sanctuary
       *[other] { $sanctuaries } sanctuaries
    }
if-hand = If you play { $number }
if-market = If you take { $number }
if-drawn = If you keep it
if-kept = If you give it up
what-if = What would it bring?
point-at = Point at a card to see what it would bring.
enter = or click to choose.
may-change = You may change it until all have chosen.
draw = draw { $count }
draw-none = no sanctuary
take-instead = play this instead
tap-again = tap again
has-chosen = has chosen
choosing = is choosing…
journeys-order = Just played
put-back = Put back { $count ->
        [0] two regions
       *[other] { $count } of { $picks }
    }
send-back = Put these back
close = Close
score-told = The score, told backwards
tell-score = Tell the score
everybody = All seats
first = To the start
previous = Back
next = On
play = Play
pause = Pause
skip = To the end
total = fame
sanctuaries-count = Sanctuaries count last, with everything face up.
region-pays = { $card } pays { $points }.
nothing-yet = All regions lie face down.
