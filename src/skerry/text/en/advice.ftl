### A hint, and looking back at a game.

advice-tenths = { $whole }.{ $rest }
advice-why-points = { $what }.
advice-why-against = Compared with the best: { $why }
advice-why-scores = In { $share } of 10 endings { $card } scores, otherwise in { $usual }.
advice-why-next = Next, in { $share } of 10 endings: { $pick }.
advice-from-card =
    { $sign ->
        [more] +{ $amount } from { $card }
       *[less] −{ $amount } from { $card }
    }
advice-from-others =
    { $sign ->
        [more] the best other gets { $amount } fewer
       *[less] the best other gets { $amount } more
    }
advice-from-source =
    { $sign ->
        [more] +
       *[less] −
    }{ $amount } { $source ->
        [cards] from the cards
        [bonuses] from bonuses
        [tokens] from point tokens
        [shells] from shells
        [journey] from the journey
        [events] from events
        [wonders] from wonders
        [pearls] from pearls
        [adornments] from adornments
        [treasures] from treasures
        [maps] from maps
        [ship] from the ship
        [region] from regions
        [sanctuary] from sanctuaries
        [meteorite] from meteorites
        [lighthouse] from lighthouses
        [buoy] from buoys
        [windmill] from windmills
        [pier] from piers
        [headquarters] from the headquarters
       *[other] from other things
    }

advice-hint = Hint
advice-close = Close the hint
advice-of = { $shown } of { $options }
advice-forced = Only one thing can be done here.
advice-best = Best: { $pick }.
advice-scale =
    { $together ->
        [true] points of the whole crew
       *[other] points ahead at the end
    }
advice-honest = It sees only what you see; what is hidden is dealt anew for every ending.
advice-honest-friends = It sees only what you see. The others see a lamp beside your name.
advice-so-far =
    { $number ->
        [1] so far the best
       *[other] not told apart yet
    }
advice-show-line = Show me the line
advice-hide-line = Hide the line
advice-play = Do this
advice-same = { $first } and { $second } are about the same
advice-line = The line it saw
advice-line-other = { $name }: { $pick }
advice-thinking = How far the thinking has come
advice-endings =
    { $count ->
        [one] { $count } ending played out
       *[other] { $count } endings played out
    }
advice-left = about { $seconds } s
advice-play-on = You may play on meanwhile; the hint then stops by itself.
advice-enough = Enough: show what you have
advice-try = Try a line from here
advice-fork = A line that is being tried. The bots answer; the game itself stays as it was.
advice-fork-anew = A line that is being tried. What you could not see was dealt anew, so it tells nothing of your game; the bots answer.
advice-fork-leave = Leave the line
advice-fork-stay = Play on here
advice-back = Looking back
advice-seen-as = Seen as
advice-record = Record
advice-verdict = The answer that was given here
advice-points = points
advice-slip = { $name }: { $played }. Better: { $better }
advice-fine = { $name }: { $played }
advice-no-choice = No choice was judged here
advice-judged-on = Judged on what the seat could know then; luck is no slip.
advice-ranked =
    { $together ->
        [true] Points of the crew, on average
       *[other] Points ahead at the end, on average
    }
advice-played = played
advice-better = better
advice-curve = What each seat could expect at the end, step by step
advice-band =
    { $counter ->
        [round] round { $value }
        [season] { $value ->
            [0] winter
            [1] spring
            [2] summer
           *[other] autumn
        }
       *[other] turn { $value }
    }
advice-slips =
    { $count ->
        [0] no slips
        [one] { $count } slip
       *[other] { $count } slips
    }
advice-slip-of = slip { $at } of { $count }
advice-slip-before = The slip before
advice-slip-next = The next slip
advice-progress = Looked at { $done } of { $total } choices; it goes on by itself.
advice-stopped = The analysis has stopped; load the page again to go on.
advice-tried = Tried lines
advice-tried-from = from step { $step }
advice-go-on = Go on
advice-forget = Forget this line
advice-expected = expected end, points
advice-crew = the crew
advice-tried-line = tried line
advice-cost = a pick that cost points
advice-look = Look
advice-third = third, { $loss }
advice-own-end = ends with { $points } points
