### What the browser says at the table of any game.

## Browser

browser-theme-name =
    { $theme ->
        [day] Day
        [night] Night
       *[auto] As the device
    }

browser-wait-for = Wait for { $names }.
browser-together = Together
browser-moment = One moment…
browser-record-file = Choose a file, or drop one here; with its deck file, if it was played with one
browser-record-paste = Or paste the text of a record
browser-another-record = Another record

browser-watch-link = Link for watching
browser-watch-link-about = Whoever has this link may watch, and sees no hand.
browser-line =
    { $line ->
        [connecting] Connecting …
       *[reconnecting] The line is broken; coming back by itself …
    }
browser-refused = The server has closed the door.
browser-banner = What to do now
browser-table-label = Table
browser-enter = Enter does this
browser-asks = { $name }:
browser-you-give = You pay
browser-you-take = You take
browser-after = After it you have
browser-tray = What is asked
browser-news = Brings new cards to light: no way back.
browser-choose-one = Choose one
browser-tools = More: rules, symbols, settings
browser-more = One more: { $thing }
browser-less = One less: { $thing }
browser-counted = { $thing }, { $count } chosen
browser-counted-of = of { $most }
browser-set-no-more =
    { $count ->
        [one] There is only one of it.
       *[other] There are only { $count } of it.
    }
browser-set-kind = { $other } is of the same type and chosen already; leave it out to choose this one.
browser-set-full =
    { $count ->
        [one] One is chosen already; leave it out to choose this one.
       *[other] { $count } are chosen already; leave one of them out to choose this one.
    }
browser-undo = Undo
browser-undo-key = Take back your last answer (U)
browser-undo-to = Undo to here
browser-results = Results
browser-settings = Settings and rules
browser-light = Light
browser-dot = A dot before the name of the tab when it is your turn
browser-sound = A sound when it is your turn
browser-notice = A notice of the browser when it is your turn and you are elsewhere
browser-plain = A plain table: zones and cards in rows, the same for every game
browser-shortcuts =
    Keys: arrows go from card to card, Enter chooses, Space shows a card enlarged, U takes back,
    E ends the turn, R shows the last round again, Space skips what is shown, L opens the log, H gives a hint,
    ? explains the symbols, Esc closes. Of several cards Enter chooses one more, and confirms on a chosen
    one; Esc leaves out all.
browser-log = Log
browser-log-key = Log (L)
browser-unread =
    { $count ->
        [one] One new line
       *[other] { $count } new lines
    }
browser-chat-send = Say
browser-chat-empty = Nobody has said anything yet.
browser-keys =
    { $keys ->
        [choose] Click or Enter: choose. Right click or Space: look closer.
        [chosen] Click: leave out. Enter: confirm. Esc: leave out all.
       *[look] Click or Space: look closer.
    }
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
        [kept] Kept
        [given-for-meteorite-15] Given up for meteorite 15
        [given-for-meteorite-21] Given up for meteorite 21
        [given-for-meteorite-38] Given up for meteorite 38
        [pile] Pile
        [sea] Chart
        [ships] Ships
        [taken] Taken
        [discard] Discards
        [meadow] Meadow
        [board] Basic places
        [forest] Forest
        [events] Events
        [rival] Rugwort’s city
        [rival-events] Rugwort’s events
        [forest-box] Forest, left over
        [event-box] Events, left over
        [city] City
        [stage] Being played
        [aside] Set aside
        [revealed] Turned up
        [prison] Prison
        [beneath] Beneath events
        [bay] Bay
        [islands] Islands
        [maps] Maps
        [captain] The captain’s city
        [island-box] Islands, left over
        [map-box] Maps, left over
        [captain-maps] The captain’s maps
        [own-maps] Own maps
        [flooded] Flooded
        [compass] Compass
        [winds] Winds to come
        [past-winds] Winds gone by
        [captain-hand] The captain’s hand
        [trail-deck] Trail cards
        [trail] Trail card
        [weather-deck] Weather to come
        [weather] Weather
        [past-weather] Weather gone by
        [weather-box] Weather, left over
        [achieved] Events achieved
        [adornments] Adornments
        [worn] Adornments played
        [river] River
        [river-cards] River cards
        [river-deck] River, face down
        [river-box] River, left over
        [adornment-box] Adornments, left over
       *[other] { $name }
    }
browser-total = Total
browser-back-to-table = Back to the table
browser-replay = Watch the replay
browser-replay-of = Replay of { browser-game }
browser-save-record = Save the record
browser-step = Step
browser-step-of = { $at } of { $last }
browser-step-first = To the beginning
browser-step-back = One step back
browser-step-on = One step on
browser-play = Play
browser-pause = Pause

## Following the others, and one's own turn

browser-since = Since your last turn
browser-nothing-since = Nothing has happened since.
browser-tell-again = Show it again
browser-again = Show the last round again
browser-again-key = Show the last round again (R)
browser-skip = Skip
browser-skip-key = Skip (Space)
browser-skip-to =
    { $asked ->
        [yes] Skip to your turn
       *[no] Skip
    }
browser-waiting =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
browser-rival = Rival
browser-pace = How fast others are shown
browser-pace-name =
    { $pace ->
        [slow] Slowly
        [instant] At once
       *[normal] Normally
    }
browser-ending = When your turn ends
browser-ending-name =
    { $ending ->
        [soon] After 3 seconds
        [once] At once
       *[button] When you say so
    }
browser-turn-done = All done: end your turn, or take something back.
browser-end-turn = End turn
browser-end-turn-key = End turn (E)
browser-undo-turn = Take back the turn
browser-undo-turn-key = Take back the whole turn (Shift U)
browser-plead = Ask to take this back
browser-plea = { $name } asks to take something back.
browser-plea-waits = You have asked to take something back. Waiting for { $names }.
browser-plea-withdraw = Never mind
browser-plea-allow = Allow
browser-plea-refuse = Don’t allow
browser-show-deed = Show
browser-log-filter = Which entries
browser-log-filter-name =
    { $filter ->
        [mine] Mine
        [season] Season
        [round] Round
       *[all] All
    }
browser-log-seat =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, hand { $cards }

## The end of a game: how its score is told, and what can be done then

browser-has-points = { $name } { $points }
browser-and-more =
    { $count ->
        [one] { $first } and 1 more
       *[other] { $first } and { $count } more
    }
browser-ahead = Ahead of { $name } by { $leads }
browser-lead = { $points } in { $source }
browser-points = Points
browser-by-source = Points by source
browser-by-round = Points by round
browser-round-axis =
    { $game ->
        [beacon_patrol] turn
       *[other] round
    }
browser-season =
    { $season ->
        [winter] winter
        [spring] spring
        [summer] summer
       *[autumn] autumn
    }
browser-best = best
browser-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
browser-telling = The score is told
browser-telling-title =
    { $game ->
        [everdell] The year is over
        [farshore] The year is over
        [faraway] The way back
        [beacon_patrol] The patrol is over
       *[other] The game is over
    }
browser-telling-about =
    { $game ->
        [faraway] From the right, one region of everybody at a time; sanctuaries last.
        [beacon_patrol] One light after the other. The sum is not known before the last.
       *[other] Source by source, all at once. Nobody’s total is known before the last source.
    }
browser-told-part = { $part } of { $parts } · { $what }
browser-told-of = { $what }, { $name }
browser-next-part =
    { $game ->
        [faraway] Next region
        [beacon_patrol] Next kind
       *[other] Next source
    }
browser-to-result = To the result
browser-key-space = Space
browser-tell-score-again = Tell it again
browser-now = now
browser-card-by-card = { $source }, card by card
browser-no-points-here = nothing
browser-replay-about = step through it all
browser-save-record-about = a file to keep
browser-look-at-table =
    { $game ->
        [beacon_patrol] Look at the chart
       *[other] Look at the table
    }
browser-step-said = What this step brought

## The legend of symbols

browser-legend = What the symbols say
browser-legend-open = What the symbols say (?)
browser-legend-which = Which symbols
browser-legend-all = All
browser-legend-here = On the table, { $count }
browser-legend-key = opens and closes
browser-legend-back = back to the table
browser-legend-point = Point at a symbol: it lights up on the table.
browser-legend-lines = A line is read from left to right
browser-legend-more = From the expansions

## The rulebook beside the table

browser-rules-open = Rules and cards
browser-rules-card = Rules about it

browser-hint = Hint
browser-hint-key = Hint (h)
browser-asked-hint = has asked for a hint
browser-review = Looking back
browser-review-about = The curve, the slips, and what was better

## Levels: what a card of a new table tells

level-thinks =
    { $agent ->
        [beginner] thinks at once
        [casual] thinks at once
        [strong] thinks up to half a second
        [expert] thinks up to 3 seconds
       *[other] {""}
    }
level-about =
    { $agent ->
        [random] Paddles about and takes what shines. Good for a first game.
        [beginner] { $game ->
            [everdell] Wants what shows points, and forgets who could move in for nothing. Good for a first game.
            [farshore] Wants what shows points, and seldom asks the wind. Good for a first game.
            [faraway] Takes the greatest fame, and forgets that the way is counted backwards. Good for a first game.
            [beacon_patrol] Lays the next tile beside its ship, and then looks on. Good for a first voyage.
           *[other] Paddles about and takes what shines. Good for a first game.
        }
        [greedy] Always does something sound, never plans beyond this turn.
        [casual] { $game ->
            [beacon_patrol] Plans its own turn well, and never beyond it.
           *[other] Always does something sound, never plans beyond this turn.
        }
        [planner] Thinks the next turns through before it moves.
        [strong] { $game ->
            [everdell] Saves for big cards and times the seasons.
            [farshore] Sails with the wind and gathers maps in time.
            [faraway] Tries many journeys in its head and keeps the numbers in order.
            [beacon_patrol] Thinks the next turns through before it sails.
           *[other] Thinks the next turns through before it moves.
        }
        [expert] { $game ->
            [faraway] Plays thousands of endings in its head before every card.
            [beacon_patrol] Tries many plans on many seas before it sails.
            [everdell] Plays hundreds of endings in its head before every move.
            [farshore] Plays hundreds of endings in its head before every move.
           *[other] Weighs many futures before every move; seldom gives anything away.
        }
       *[other] A player of its own kind.
    }
level-points = { $points } points on average
level-beats =
    { $together ->
        [true] brings home more than the { level-name } in { $times } of 100
       *[false] beats the { level-name } { $times } times in 100
    }
level-measured =
    Measured in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } { $seats ->
        [1] alone
       *[other] of { $seats } seats
    }; ratings are sure to within the figure after ±, 95 times in 100.
