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
faraway-quest-set = pays { $fame } fame for each set of { $kinds }

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
faraway-rule-advanced = For experienced players: { $clause }

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
faraway-log-gone = { $cards } leaves the game.
faraway-log-fame = { $seat } has { $fame } fame.
