### What the browser says before a table is open.

## News of who comes and goes, at tables in the browser

news-sits-down = { $name } sits down.
news-left = { $name } has left the table.
news-freed = { $name } gets up; the seat is free.
news-bot = A bot sits down.
news-takes-over = { $name } takes over the seat of a bot.
news-away = { $name } is away.
news-back = { $name } is back.
news-vote = { $name } would let a bot play for { $absent }.
news-stand-in = A bot plays for { $name } until they return.
news-timeout = Time is up for { $name }; a bot plays until they return.
news-started = The game begins.
news-rematch = { $name } asks for a rematch.
news-removed = The host has taken the seat of { $name }.
news-delay =
    { $late ->
        [true] Spectators see everything later from now on.
       *[false] Spectators see everything at once again.
    }
news-door =
    { $door ->
        [all] The table is open to all.
        [words] Whoever has the link may sit down.
       *[shut] Nobody new may sit down.
    }

## Browser

browser-title = Skerry: a table for four games
browser-language = Language
browser-tagline = a table for four games
browser-credits =
    Every cover and card is drawn here. Animals, icons on cards and some of the frame from
    game-icons.net (Delapouite, Lorc and others), CC BY 3.0. Not made or endorsed by the games' publishers.
browser-game =
    { $game ->
        [farshore] Everdell Farshore
        [everdell] Everdell
        [faraway] Faraway
        [beacon_patrol] Beacon Patrol
       *[other] { $game }
    }
browser-cover =
    { $game ->
        [farshore] Farshore
        [everdell] Everdell
        [faraway] Faraway
       *[beacon_patrol] Beacon Patrol
    }
browser-cover-over =
    { $game ->
        [farshore] Everdell
       *[other] { "" }
    }
browser-cover-under =
    { $game ->
        [everdell] with Pearlbrook
       *[other] { "" }
    }
browser-game-with = { browser-game } with { $names }
browser-players =
    { $fewest ->
        [1] 1 to { $most } players
       *[other] { $fewest } to { $most } players
    }
browser-value =
    { $value ->
        [limit] up to the hand limit
        [discarded] as many as discarded
        [shy] the captain, shy
        [brave] the captain, brave
        [splendid] the captain, splendid
        [terror] the captain, terror of the seas
        [upper] upper effects
        [both] both effects
       *[other] { $value }
    }
browser-coming = coming
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
browser-reached =
    { $count ->
        [one] You reached
       *[other] Together you reached
    } { $score ->
        [one] 1 point.
       *[other] { $score } points.
    }
browser-join-title = Join your friends
browser-join-paste = A link, or its two words
browser-join-wrong = That is no link to a seat or a table, and not two words.
browser-join-page = Take a seat
browser-sit-down = Sit down
browser-only-watch = Only watch
browser-watch = Watch
browser-watch-title = Watch a record
browser-watch-about = Every finished game can be kept as a small file and seen again, step by step.
browser-watch-open = Open a record
browser-company = How will you play?
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
browser-name-yours = Your name
browser-name-theirs = Their name, if you like
browser-add-seat = Add a seat
browser-remove-seat = Remove seat { $number }
browser-deal = Deal
browser-deal-which = Number of the deal
browser-deck = Cards
browser-deck-name =
    { $house ->
        [true] { $name } (not all as printed)
       *[false] { $name }
    }
# The name of a deck, as its file has it; that of the house deck is translated.
deck-name =
    { $key ->
        [house-deck] { $name }
       *[other] { $name }
    }
browser-deck-empty = { $file } is empty; choose another file, or use the usual cards.
browser-deck-refused =
    { $file } is refused: it has { $count ->
        [one] one fault
       *[other] { $count } faults
    }, told above.
browser-deck-choose = Choose a deck file
browser-deck-usual = Use the usual cards
browser-deck-place = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }:
browser-no-account = Seats are secret links. No account is needed.
browser-open-table = Open the table
browser-copy = Copy
browser-copied = Copied
browser-share = Share

browser-no-table = There is no table here
browser-chat = Chat
browser-chat-say = Say something
browser-counter =
    { $counter ->
        [round] Round { $value }
        [fame] Fame { $value }
        [turn] Turn { $value }
        [tokens] Steps { $value }
        [swaps] Swaps { $value }
        [blocked] Rugwort keeps { $value }
        [rival-points] Rugwort’s points { $value }
        [year] Year { $value }
        [twig] Twigs { $value }
        [resin] Resin { $value }
        [pebble] Pebbles { $value }
        [berry] Berries { $value }
        [pearl] Pearls { $value }
        [driftwood] Driftwood { $value }
        [seaweed] Seaweed { $value }
        [seastone] Seastones { $value }
        [mushroom] Mushrooms { $value }
        [treasure] Treasures { $value }
        [anchors] Anchors { $value }
        [ship] Ship { $value }
        [points] Points { $value }
        [workers] Workers { $value }
        [season] { $value ->
            [0] Winter
            [1] Spring
            [2] Summer
           *[3] Autumn
        }
        [passed] { $value ->
            [0] Still in play
           *[1] Has passed
        }
        [tray-twig] Twigs to give { $value }
        [tray-resin] Resin to give { $value }
        [tray-pebble] Pebbles to give { $value }
        [tray-berry] Berries to give { $value }
        [astray] Workers astray { $value }
        [played] Played { $value }
        [ambassador] Ambassador { $value }
        [crossing] Pearls over the bridge { $value }
        [rival-pearls] Rugwort’s pearls { $value }
        [level] Level { $value }
        [captain-ship] The captain’s ship { $value }
        [captain-treasures] The captain’s treasures { $value }
        [captain-workers] The captain’s workers { $value }
        [captain-at-red] The captain at red cards { $value }
        [captain-rests] The captain’s rests { $value }
        [captain-section] The captain’s section { $value }
        [captain-season] { $value ->
            [0] The captain’s winter
            [1] The captain’s spring
            [2] The captain’s summer
           *[3] The captain’s autumn
        }
        [captain-passed] { $value ->
            [0] The captain is still in play
           *[1] The captain has passed
        }
        [plan-traveler] Her plan, brown { $value }
        [plan-production] Her plan, green { $value }
        [plan-destination] Her plan, red { $value }
        [plan-governance] Her plan, blue { $value }
        [plan-prosperity] Her plan, purple { $value }
        [plan-column-traveler] Her plan, brown column { $value }
        [plan-column-production] Her plan, green column { $value }
        [plan-column-destination] Her plan, red column { $value }
        [plan-column-governance] Her plan, blue column { $value }
        [plan-column-prosperity] Her plan, purple column { $value }
        [weather-level] Weather level { $value }
        [lookout-rule] { $value ->
            [0] Lookout: up to the hand limit
           *[1] Lookout: as many as discarded
        }
        [rival-die] Rugwort’s die { $value }
        [tray-driftwood] Driftwood to give { $value }
        [tray-seaweed] Seaweed to give { $value }
        [tray-seastone] Seastones to give { $value }
        [tray-mushroom] Mushrooms to give { $value }
       *[other] { $counter } { $value }
    }

## Friends: links, waiting, who is away, once more

friends-bring = Bring your friends
friends-one-link = One link for all free seats. Whoever opens it picks a name and an animal.
friends-link = Link to the free seats
friends-code = Code of the link { $words }
friends-step-net = Same Wi-Fi as this computer.
friends-step-scan = Point the camera here, or open the link below.
friends-step-appear = They appear at the table at once.
friends-aloud = or say it aloud: on { $address } type
friends-open = Open to your network at { $address }, until Skerry is closed.
friends-closed = Only this computer can open it
friends-closed-how = Start Skerry with --lan to let others of your network in.
friends-own = Your own seat on another device
friends-own-about = Opens your hand there. Keep it to yourself: whoever has it plays for you.
friends-own-link = Link to your own seat
friends-own-code = Code of your own seat
friends-own-new = New code; the old one ends
friends-own-void = This link has been replaced by a newer one.
friends-waiting = Waiting: { browser-game }
friends-watching = You only watch. Ask those who sit here for a seat.
friends-count =
    { $here ->
        [0] Nobody is here
        [one] One is here
       *[other] { $here } are here
    }, { $free ->
        [0] no seat waits.
        [one] one seat waits.
       *[other] { $free } seats wait.
    }
friends-begins = The game begins when all have come, or when you say so.
friends-leave = Leave the table
friends-free-seat = Free seat
friends-you = you
friends-state =
    { $state ->
        [here] here
        [away] was here, away now
        [coming] has the seat, not here now
       *[free] link not opened yet
    }
friends-level = { level-name }, { level-rank }
friends-seat-bot = Seat a bot
friends-free-it = Keep it for a friend
friends-bot-instead = Seat a bot instead
friends-ready = Ready!
friends-minute = One minute
friends-start =
    { $free ->
        [one] Start with a bot
       *[other] Start with { $free } bots
    }
friends-start-about =
    { $free ->
        [one] A bot takes the free seat; a friend may still take it over.
       *[other] Bots take the free seats; friends may still take them over.
    }
friends-no-seat = All seats are taken
friends-used = This link has been used, or nobody is expected any more. You may watch.
friends-chosen-deal = The deal was chosen: number { $deal }. Whoever knows the number can know the cards.
friends-hints = At this table hints may be asked for; a lamp shows who does.
friends-animal = Which animal will you be?
friends-is-away = { $name } is away
friends-has-left = { $name } has left
friends-bot-until = A bot may play until they return.
friends-votes = { $count } of { $needed } agree on a bot until they return.
friends-let-bot = Let a bot play
friends-agreed = You agree
friends-rematch = Rematch
friends-rematch-same = Same deal again
friends-come-along = Come along
friends-not-now = Not now
friends-no-links = On the same seats; no new links.
friends-let-play = Let it play: { level-name }

## A new table

new-company =
    { $company ->
        [alone] Alone
        [friends] With friends
        [screen] Round one screen
       *[bots] With bots
    }
new-company-about =
    { $company ->
        [alone] { $game ->
            [everdell] against Rugwort
            [farshore] against the captain
           *[other] the whole crew is you
        }
        [friends] by link, each at home
        [screen] pass it on
       *[bots] start at once
    }
new-learn = Learn it first
new-who = Who sits here
new-kind-about =
    { $kind ->
        [friend] The table waits for them; one link and two words lead to all free seats.
       *[screen] They play on this device; hands are covered before it is passed on.
    }
new-box = What is in the box
new-deal =
    { $deal ->
        [day] Today’s
        [number] By number
       *[new] New deal
    }
new-deal-about =
    { $deal ->
        [day] The deal of the day: the same cards for all who play it today.
        [number] The same number deals the same cards again, also to friends.
       *[new] Nobody has seen it before.
    }
new-somebody =
    { $kind ->
        [friend] { $count ->
            [one] a friend
           *[other] { $count } friends
        }
       *[screen] { $count ->
            [one] somebody at this screen
           *[other] { $count } others at this screen
        }
    }
new-sum = { browser-game }: you, { $names }.
new-sum-with = In the box: { $names }.
new-sum-alone = { browser-game }: you alone.
new-at-once = It begins at once. No account; your seat stays on this device.
new-waits = It waits until your friends have come. No account; your seat stays on this device.
new-option =
    { $option ->
        [windmills] Windmills
        [piers] Piers
        [year] Rugwort’s year
        [pearlbrook] Pearlbrook
        [river] The order of the river
        [die] Rugwort’s die
        [lookout] The lookout
        [captain] Captain Krabita
        [weather] Weather
        [advanced] Five regions to choose from
        [people_below] People from below
        [starry_skies] Starry skies
       *[other] { $option }
    }
new-option-about =
    { $option ->
        [windmills] five more tiles, worth more beside open sea
        [piers] four more tiles, worth more on islands with houses
        [year] he grows stronger from year to year
        [pearlbrook] river, pearls, ambassadors, adornments, wonders
        [river] from the top; alone, his frog goes down it
        [die] how its faces are shared out
        [lookout] how many cards are drawn there
        [captain] an opponent without a seat; alone you always meet her
        [weather] rules that bind all seats
        [advanced] three of five are kept; for experienced players
        [people_below] regions, sanctuaries, grey; up to seven seats
        [starry_skies] 15 meteorites that light other regions
       *[other] { $option }
    }

## Levels: characters that play

level-name =
    { $agent ->
        [random] Duckling
        [beginner] Duckling
        [greedy] Hedgehog
        [casual] Hedgehog
        [planner] Fox
        [strong] Fox
        [expert] Owl
       *[other] Bot
    }
    .second =
        { $agent ->
            [random] Gosling
            [beginner] Gosling
            [greedy] Mole
            [casual] Mole
            [planner] Wolf
            [strong] Wolf
            [expert] Raven
           *[other] Bot
        }
    .third =
        { $agent ->
            [random] Sparrow
            [beginner] Sparrow
            [greedy] Beaver
            [casual] Beaver
            [planner] Boar
            [strong] Boar
            [expert] Heron
           *[other] Bot
        }
level-another = { $name } { $number }
level-rank =
    { $agent ->
        [random] Beginner
        [beginner] Beginner
        [greedy] Casual
        [casual] Casual
        [planner] Strong
        [strong] Strong
        [expert] Expert
       *[other] Bot
    }

## Front page

front-play = Play
front-play-game = Play { browser-game }
front-wait-for-you =
    { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
front-waits =
    { $count ->
        [one] Waits for one more.
       *[other] Waits for { $count } more.
    }
front-until = until { $time }
front-all = All { $count }
front-fewer = Fewer
front-past = Played
front-day = Deal of the day
front-day-about = { browser-game } today, the same deal for all until midnight.
front-day-play = Play it
front-reached =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
front-won = You won, { $yours } to { $theirs }
front-lost = { $name } won, { $theirs } to { $yours }

## The end of a game: how its score is told, and what can be done then

browser-won =
    { $count ->
        [one] { $names } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[other] { $names } win together with { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
browser-rival-won =
    { $game ->
        [everdell] { $rival } keeps the wood, { $his } to { $yours }
       *[other] { $rival } takes the coast, { $his } to { $yours }
    }
browser-rival-lost = { $name } beats { $rival }, { $yours } to { $his }
friends-rematch-about = same people, new deal, no new links
browser-same-deal-about = number { $seed } once more
browser-clock =
    { $counter ->
        [round] round { $value } of 8
       *[turn] turn { $value }
    }

## The way to the rulebook

front-rules-of = Rules: { browser-game }

## Guided first games, on the front page

browser-learn-game = Learn { browser-game } in a guided first game
browser-lesson-strip = Your first { browser-game }, step by step
browser-lesson-at = step { $number } of { $count }
browser-lesson-go-on = Go on
browser-lesson-dismiss = Put the guided game away
browser-first-visit = New here?
browser-first-about = Learn a game by playing it: a guide shows you the first moves, one at a time.

new-help = Help at the table
new-hints = Hints
new-hints-about =
    { $on ->
        [true] Who sits down agrees; a lamp shows who has asked.
       *[false] Nobody may ask while several people play.
    }
deck-homebrew = { $name } (homebrew)

## Where strangers meet
host-door = Who may sit down
host-door-name =
    { $door ->
        [all] anybody
        [words] who has the link
       *[shut] nobody new
    }
host-is = host
host-remove = Remove from the table
host-remove-sure = Take the seat of { $name }? After that nobody new sits down until you choose again who may.
host-mute =
    { $muted ->
        [true] Hear { $name } again
       *[false] Mute { $name }
    }
