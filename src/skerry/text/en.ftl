### English. One message for each thing that is ever said.

## Joining

list-empty = nothing
list-and = { $first } and { $rest }
list-or = { $first } or { $rest }
list-comma = { $first }, { $rest }
list-semicolon = { $first }; { $rest }
list-then = { $first } { $rest }

## Every table

seat = Seat { $number }
together = All at once and in secret: { $part }
why-not-now = This cannot be chosen now.
why-not-your-turn = Another seat is awaited.
why-not-in-order = Several cards are chosen in ascending order; take back to choose a lower one.
why-not-there = It does not lie where you choose from now. { $task }

## Beacon Patrol

beacon-about =
    Beacon Patrol: a fleet charts an unknown sea, tile by tile. All play together; a tile counts
    once it is surrounded, and lighthouses and buoys count more.
beacon-setting-windmills = Windmills: five more tiles, worth more beside open sea.
beacon-setting-piers = Piers: four more tiles, worth more on islands with houses.

beacon-ship = ship { $number }
beacon-tile =
    { $edges ->
        [LWWW] north shore
        [WLWW] east shore
        [WWLW] south shore
        [WWWL] west shore
        [LWLW] channel from west to east
        [WLWL] channel from north to south
        [LLWW] north-east shore
        [WLLW] south-east shore
        [WWLL] south-west shore
        [LWWL] north-west shore
        [LLWL] bay open to the south
        [LWLL] bay open to the east
        [LLLW] bay open to the west
        [WLLL] bay open to the north
       *[WWWW] { $feature ->
            [headquarters] headquarters
           *[other] open sea
        }
    }{ $feature ->
        [lighthouse] {" "}with a lighthouse
        [buoy] {" "}with a buoy
        [windmill] {" "}with a windmill
        [pier] {" "}with a pier
       *[other] {""}
    }
beacon-card =
    { $tile }{ $houses ->
        [0] {""}
        [one] {" "}and a house
       *[other] {" "}and { $houses } houses
    }: { $feature ->
        [windmill] explored it is worth 1 point and 1 more for each open sea beside it
        [pier] explored it is worth 1 point and 1 more for each house on its island
       *[other] { $points ->
            [one] explored it is worth 1 point
           *[other] explored it is worth { $points } points
        }
    }

beacon-lay =
    Lay { $tile } to the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
beacon-spend =
    Discard { $tile } to sail { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
beacon-sail =
    Sail { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
beacon-end-turn = End turn
beacon-keep-none = Keep none
beacon-take-turn =
    { $tiles ->
        [0] { $tokens ->
            [0] End your turn.
           *[other] Sail on, or end your turn.
        }
       *[other] { $tokens ->
            [0] Lay a tile beside your ship, or end your turn.
           *[other] Lay a tile beside your ship, or sail on.
        }
    }
beacon-give = Choose the tile that you give for the one taken.
beacon-keep = Keep one tile for your next turn, or none.
beacon-preview-points =
    { $points ->
        [0] No points yet.
        [one] 1 point more.
       *[other] { $points } points more.
    }

beacon-why-not-in-hand = This tile is not in your hand.
beacon-why-no-other-hand = Only a tile out of another hand can be taken.
beacon-why-swapped = You have swapped in this turn already.
beacon-why-nothing-to-give = You have no tile to give for it.
beacon-why-taken = A tile lies there already.
beacon-why-land-ahead =
    Land lies to the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } of your ship; it cannot go there.
beacon-why-uncharted = No tile lies there yet.
beacon-why-no-token = All your movement tokens are spent.
beacon-why-clash =
    Its { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } side is { $mine ->
        [land] land, the tile beyond is water
       *[water] water, the tile beyond is land
    }.
beacon-why-too-far =
    { $tokens ->
        [0] It lies out of reach: { $steps ->
            [one] one step away
           *[other] { $steps } steps away
        }, and all your tokens are spent.
       *[other] It lies { $steps } steps away; you have { $tokens ->
            [one] one token
           *[other] { $tokens } tokens
        }.
    }
beacon-why-no-course = Your ship finds no way by water to it.
beacon-why-all-land = It would meet all its neighbours along land; no ship could follow it.

beacon-verdict =
    { $rank ->
        [sailors] Sailors
        [captains] Captains
        [navigators] Navigators
        [cartographers] Cartographers
       *[novices] Novices
    }{ $lacks ->
        [0] {""}
       *[other] ; { $lacks } more for the next rank
    }

beacon-rule-set-out =
    Headquarters lie in the middle of the sea, and all ships on it. Shuffle the tiles and deal each
    seat three, or two with four seats; hands lie open. Each seat has three movement tokens, four
    if it sails alone, two with four seats.
beacon-rule-tokens = At the beginning of your turn all your tokens are ready, and you may swap once.
beacon-rule-turn =
    In your turn do any of these, in any order and as often as you can. Lay a tile next to your ship:
    never turned, water between it and the ship's tile, land on land and water on water with every
    neighbour; your ship goes there at once. Sail to a laid tile across water, for a token or for a
    tile that you discard. Once a turn, swap a tile with another seat.
beacon-rule-new-hand =
    The tiles you did not lay leave the game. Draw a new hand, or what there is.
beacon-rule-end =
    Then the next seat that has tiles has its turn. When the pile and all hands are empty, the game
    is over.
beacon-rule-score =
    A tile with tiles on all four sides is explored. An explored lighthouse is worth 3 points, so are
    headquarters; a buoy 2; any other tile 1.
beacon-rule-windmills =
    Windmills: an explored windmill is worth 1 point, and 1 more for each tile beside it without land.
beacon-rule-piers =
    Piers: an explored pier is worth 1 point, and 1 more for each house on the same island. Land is one
    island where it is joined across the edges of tiles.
beacon-rule-ranks =
    From 26 points the fleet are Sailors, from 36 Captains, from 46 Navigators, from 56 Cartographers;
    with each expansion it takes ten points more.

beacon-log-turn = Turn { $turn }
beacon-log-draws = { $seat } draws { $tiles }.
beacon-log-lays = { $seat } lays { $tiles }.
beacon-log-points =
    { $points ->
        [one] That explores for 1 point.
       *[other] That explores for { $points } points.
    }
beacon-log-discards = { $seat } sets aside { $tiles }.
beacon-log-sails = { $seat } sails on.
beacon-log-takes = { $seat } takes { $tiles }
beacon-log-gives = { $seat } gets { $tiles } for it.
beacon-log-keeps = { $seat } keeps { $tiles }.

## Faraway

faraway-about =
    Faraway: a journey through eight regions, told backwards. The regions played last give
    what the first ones ask for. Whoever gathers the most fame wins.
faraway-setting-advanced = Experienced players: deal five regions to each seat, of which three are kept.

faraway-region = region { $number }
faraway-sanctuary = sanctuary { $number } ({ $offer })
faraway-card = { $card }: { $offer }
faraway-shows = shows { $symbols }
faraway-needs = needs { $symbols }
faraway-symbol =
    { $symbol ->
        [stone] { $count ->
            [one] a stone
           *[other] { $count } stones
        }
        [chimera] { $count ->
            [one] a chimera
           *[other] { $count } chimeras
        }
        [thistle] { $count ->
            [one] a thistle
           *[other] { $count } thistles
        }
        [clue] { $count ->
            [one] a clue
           *[other] { $count } clues
        }
        [night] the night
        [red] red forest
        [green] green river
        [blue] blue desert
       *[yellow] yellow city
    }
faraway-kind =
    { $symbol ->
        [stone] stone
        [chimera] chimera
        [thistle] thistle
        [clue] clue
        [night] night
        [red] red card
        [green] green card
        [blue] blue card
       *[yellow] yellow card
    }
faraway-quest-flat = pays { $fame } fame
faraway-quest-each = pays { $fame } fame for each { $kinds }
faraway-quest-set = pays { $fame } fame for each full set: { $kinds }

faraway-choose-region = Choose a region of your hand to explore.
faraway-take-region = Take a region from the market.
faraway-keep-sanctuary = Keep one of the sanctuaries you have drawn.
faraway-put-back =
    { $count ->
        [one] Choose one more region to put back.
       *[other] Choose { $count } regions to put back.
    }

faraway-preview-draw =
    { $count ->
        [0] It draws no sanctuary.
        [one] It is higher than your last region: draw a sanctuary.
       *[other] It is higher than your last region: draw { $count } sanctuaries and keep one.
    }
faraway-preview-fame = If scored now: { $fame } more fame.

faraway-rule-deal = Deal { $count } regions to every seat.
faraway-rule-shuffle-back = Shuffle what was put back into the deck, unseen.
faraway-rule-market-laid =
    Each round lay out a market of one region more than there are seats; in round { $last } there is none.
faraway-rule-reveal = Turn all chosen regions up and add each to the right end of its row.
faraway-rule-sanctuaries =
    Whoever played a higher number than in the round before draws one sanctuary, and one more for
    every clue in their tableau, the new region's included.
faraway-rule-top-up =
    If the sanctuary deck fell short, draw what is still due from the cards put back since.
faraway-rule-market = In ascending order of the numbers just played: { $turn }
faraway-rule-end-round =
    The region that nobody took leaves the game. There are { $rounds } rounds.
faraway-rule-score =
    At the end turn the regions face down and reveal them from right to left. Each pays its quest
    if what it needs is shown by itself, by the regions to its right and by all sanctuaries, and it
    counts no more than those. Then every sanctuary pays, with everything face up.
faraway-rule-tie = A tie is won by the lowest region number in a row.
faraway-rule-advanced = Variant for experienced players: { $clause } Then go on as usual.

faraway-log-round = Round { $round }
faraway-log-dealt =
    { $known ->
        [yes] { $seat } is dealt { $cards }.
       *[no] { $seat } is dealt { $count } regions.
    }
faraway-log-market = The market: { $cards }.
faraway-log-chosen =
    { $known ->
        [yes] { $seat } lays down { $cards }.
       *[no] { $seat } lays down a region.
    }
faraway-log-put-back =
    { $known ->
        [yes] { $seat } puts back { $cards }.
       *[no] { $seat } puts back { $count } regions.
    }
faraway-log-explores = { $seat } explores { $cards }.
faraway-log-draws =
    { $known ->
        [yes] { $seat } draws { $cards }.
       *[no] { $seat } draws { $count ->
            [one] a sanctuary
           *[other] { $count } sanctuaries
        }.
    }
faraway-log-takes = { $seat } takes { $cards }.
faraway-log-keeps = { $seat } keeps { $cards }.
faraway-log-gone = Nobody takes { $cards }; it leaves the game.
faraway-log-fame = { $seat } has { $fame } fame.

## Terminal

terminal-begun = { $game }, a game for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Seed { $seed }. Type ? for help.
terminal-resumed = { $game }: the unfinished game goes on after answer { $answers }. Type ? for help.
terminal-torn = The last answer was cut off in the file and is asked again.
terminal-aside = The game that lay there is now { $file }.
terminal-kept = The game is kept in { $file } and goes on from here the next time.
terminal-recorded = The record of the game is { $file }.

terminal-table = Table
terminal-you = You, { $seat }
terminal-bot = { $seat }, { $agent }
terminal-counter = { $counter } { $value }
terminal-hidden = { $zone }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terminal-below =
    { $count ->
        [one] 1 card, see below
       *[other] { $count } cards, see below
    }
terminal-from = { $card } ({ $zone })

terminal-ask = { $seat }, 1–{ $last } or ?
terminal-curtain = Hand over to { $seat }, then press Enter.
terminal-curtain-undo = Hand over to { $seat }, then press Enter. ({ $last }: u takes your answer back.)
terminal-no-option = There is no option { $number }; choose from 1 to { $last }.
terminal-not-understood = “{ $words }” is not understood; type a number from 1 to { $last }, or ? for help.
terminal-undone = { $seat } takes back the last answer.
terminal-stuck = { $seat } can take nothing back: something new has come to light since.
terminal-name-missing = Name it: { $key } and then a card or another thing, such as “{ $key } { $example }”.
terminal-name-unknown = Nothing is called “{ $words }”; one name is “{ $example }”.
terminal-name-more = … and { $count } more.
terminal-why = { $thing }: { $reason }
terminal-why-fine = { $thing }: it can be chosen now.

terminal-help-number = choose the option with that number
terminal-help-undo = take back your last answer, while nothing new has come to light
terminal-help-card = describe a card, or all cards of a place
terminal-help-why = say why a thing cannot be chosen now
terminal-help-log = tell the whole game so far
terminal-help-table = show the table again
terminal-help-score = show the score if the game ended now
terminal-help-quit = leave; the game is kept and goes on the next time
terminal-help-help = show this help
terminal-help-key-number = number
terminal-help-key-name = { $key } NAME

terminal-over = The game is over.
terminal-score-now = If the game ended now:
terminal-points = points
terminal-total = total
terminal-nobody-wins = Nobody wins.
terminal-everybody-wins = All win together.
terminal-winners = { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win together.
    }

terminal-replay-step = Answer { $number } of { $last }
terminal-replay-start = Before the first answer
terminal-replay-several = The file holds { $count } records; this is record { $number }, --game shows another.
terminal-replay-ask = Enter next, p back, 0–{ $last } go there, q leave
terminal-serving = The table stands at { $address } and is kept in { $database }. Ctrl-C ends it; nothing is lost.

## Browser

browser-title = Skerry: a table for four games
browser-tagline = a table for four games
browser-credits =
    Every cover and card is drawn here. Animals, icons on cards and some of the frame from
    game-icons.net (Delapouite, Lorc and others), CC BY 3.0. Not made or endorsed by the games' publishers.
browser-game =
    { $game ->
        [farshore] Everdell Farshore
        [everdell] Everdell, Pearlbrook
        [faraway] Faraway
        [beacon_patrol] Beacon Patrol
       *[other] { $game }
    }
browser-game-with = { browser-game } with { $names }
browser-players =
    { $fewest ->
        [1] 1 to { $most } players
       *[other] { $fewest } to { $most } players
    }
browser-coming = coming
browser-new = New
browser-table = table
browser-new-table = New table
browser-new-table-of = New table of { browser-game }
browser-no-server = The server does not answer. Is it running?
browser-close = Close
browser-cancel = Cancel
browser-home = To the shelf
browser-theme =
    { $theme ->
        [day] Day; press for night
        [night] Night; press for the light of the device
       *[auto] The light of the device; press for day
    }
browser-theme-name =
    { $theme ->
        [day] Day
        [night] Night
       *[auto] As the device
    }

browser-continue-title = Continue a table
browser-continue-about = kept on this device by your seat links
browser-continue-empty = No table yet. Take a box from the shelf, or follow a friend's link.
browser-continue = Continue
browser-look-in = Look in
browser-forget = Forget this table
browser-forget-sure = Forget this table and the keys of your seats there? They cannot be found again.
browser-out-of-reach = This table cannot be reached now.
browser-your-turn = Your turn
browser-awaited =
    { $count ->
        [0] Nobody is awaited.
        [one] { $names } is choosing.
       *[other] { $names } are choosing.
    }
browser-wait-for = Wait for { $names }.
browser-won =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } win together.
    }
browser-join-title = Join with a link
browser-join-paste = Paste a seat link
browser-join-wrong = That is no link to a seat or a table.
browser-join-page = Take a seat
browser-sit-down = Sit down
browser-only-watch = Only watch
browser-watch = Watch
browser-watch-title = Watch a record
browser-watch-about = Every finished game can be kept as a small file and seen again, step by step.
browser-watch-open = Open a record
browser-record-file = Choose a file, or drop one here
browser-record-paste = Or paste the text of a record
browser-another-record = Another record

browser-company = How will you play?
browser-with-friends = With friends by link
browser-one-screen = Round one screen
browser-against-bots = Against bots
browser-seats = Seats: { $count } of { $fewest } to { $most }
browser-kind =
    { $kind ->
        [me] you
        [friend] a friend by link
        [screen] at this screen
       *[bot] a bot
    }
browser-who = Who plays seat { $number }
browser-which-bot = Which bot
browser-agent =
    { $agent ->
        [random] Random bot
        [greedy] Greedy bot
        [beginner] Beginner bot
        [casual] Casual bot
        [strong] Strong bot
        [expert] Expert bot
       *[other] Bot { $agent }
    }
browser-bot = Bot { $number }
browser-name-yours = Your name
browser-name-theirs = Their name, if you like
browser-add-seat = Add a seat
browser-remove-seat = Remove seat { $number }
browser-deal = Deal
browser-deal-new = A new one
browser-deal-number = The same as another table's
browser-deal-which = Number of the deal
browser-deal-was = Deal { $seed }
browser-no-account = Seats are secret links. No account is needed.
browser-open-table = Open the table
browser-invite-title = Invite the others
browser-invite-about = Each link is for one seat and works once. Whoever opens it sits down there.
browser-invite-to = Invitation to seat { $number }
browser-watch-link = Link for watching
browser-watch-link-about = Whoever has this link may watch, and sees no hand.
browser-copy = Copy
browser-copied = Copied
browser-share = Share
browser-to-table = To the table

browser-line =
    { $line ->
        [connecting] Connecting …
       *[reconnecting] The line is broken; coming back by itself …
    }
browser-refused = The server has closed the door.
browser-no-table = There is no table here
browser-banner = What to do now
browser-table-label = Table
browser-confirm = Confirm { $count } of { $wanted }
browser-undo = Undo
browser-undo-key = Take back your last answer (U)
browser-undo-to = Undo to here
browser-results = Results
browser-settings = Settings and rules
browser-light = Light
browser-sound = A sound when it is your turn
browser-notice = A notice of the browser when it is your turn and you are elsewhere
browser-plain = A plain table: zones and cards in rows, the same for every game
browser-shortcuts =
    Keys: arrows go from card to card, Enter chooses, Space shows a card enlarged, U takes back,
    L opens the log, Esc closes.
browser-rules = The rules
browser-log = Log
browser-log-key = Log (L)
browser-unread =
    { $count ->
        [one] One new line
       *[other] { $count } new lines
    }
browser-chat = Chat
browser-chat-say = Say something
browser-chat-send = Say
browser-chat-empty = Nobody has said anything yet.
browser-keys-choose = Click or Enter: choose. Right click or Space: look closer.
browser-keys-look = Click or Space: look closer.
browser-chosen = Chosen
browser-can-be-chosen = Can be chosen
browser-why-not = Not now:

browser-seats-open = Players: names, links, bots
browser-seats-title = At this table
browser-presence =
    { $presence ->
        [open] is not here yet
        [thinking] is thinking
        [choosing] is choosing
        [chosen] has chosen
        [away] is away
       *[waiting] is here
    }
browser-hand-over = Who plays this seat
browser-play-myself = I play myself
browser-let-play = Let it play: { browser-agent }
browser-leave = Give up the seat
browser-leave-sure = Give up this seat? Somebody else can then take it by a new link.
browser-curtain = Hand over to { $name }
browser-curtain-about = All hands are covered. Look up when the screen is yours.
browser-curtain-open = I am { $name }
browser-curtain-back = Take the last answer back

browser-shared = In the middle
browser-others = The others
browser-own = Your place
browser-hand = Your hand
browser-nothing-here = Nothing here.
browser-pile =
    { $count ->
        [one] A pile of one card
       *[other] A pile of { $count } cards
    }
browser-score =
    { $score ->
        [one] one point
       *[other] { $score } points
    }
browser-zone =
    { $zone ->
        [deck] Deck
        [market] Market
        [gone] Out of the game
        [sanctuary-deck] Sanctuaries
        [returned] Put back
        [hand] Hand
        [chosen] Laid down
        [row] Journey
        [drawn] Drawn
        [kept] Sanctuaries
       *[other] { $name }
    }
browser-counter =
    { $counter ->
        [round] Round { $value }
        [fame] Fame { $value }
       *[other] { $counter } { $value }
    }

browser-sheets = Score sheets
browser-chart = Score over the game
browser-chart-axis = answers given
browser-total = Total
browser-back-to-table = Back to the table
browser-replay = Watch the replay
browser-replay-of = Replay of { browser-game }
browser-same-again = Same deal again
browser-save-record = Save the record
browser-step = Step
browser-step-of = { $at } of { $last }
browser-step-first = To the beginning
browser-step-back = One step back
browser-step-on = One step on
browser-play = Play
browser-pause = Pause
