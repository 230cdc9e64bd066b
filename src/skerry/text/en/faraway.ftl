### Faraway.

faraway-about =
    Faraway: a journey through eight regions, told backwards. The regions played last give
    what the first ones ask for. Whoever gathers the most fame wins.
faraway-setting-advanced = Experienced players: deal five regions to each seat, of which three are kept.
faraway-setting-people-below = People from below: 9 regions, 8 sanctuaries, grey as a colour, up to 7 seats.
faraway-setting-starry-skies = Starry skies: 15 meteorites, which light other regions at the score.

faraway-region =
    { $kind ->
        [meteorite] meteorite { $number }
       *[other] region { $number }
    }
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
        [night] { $count ->
            [one] the night
           *[other] { $count } nights
        }
        [red] { $count ->
            [one] red forest
           *[other] { $count } red cards
        }
        [green] { $count ->
            [one] green river
           *[other] { $count } green cards
        }
        [blue] { $count ->
            [one] blue desert
           *[other] { $count } blue cards
        }
        [yellow] { $count ->
            [one] yellow city
           *[other] { $count } yellow cards
        }
        [offering] { $count ->
            [one] a sanctuary given up
           *[other] { $count } sanctuaries given up
        }
       *[grey] grey haven
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
        [yellow] yellow card
        [offering] sanctuary given up
       *[grey] grey card
    }
faraway-quest-flat = pays { $fame } fame
faraway-quest-each = pays { $fame } fame for each { $kinds }
faraway-quest-set = pays { $fame } fame for each full set: { $kinds }

faraway-choose-region = Explore a region of your hand.
    .verb = Explore
faraway-take-region = Take a region from the market.
    .verb = Take
faraway-keep-sanctuary = Keep one of the sanctuaries you have drawn.
    .verb = Keep
faraway-put-back =
    { $count ->
        [one] Put one more region back.
       *[other] Put { $count } regions back.
    }
    .verb = Put
faraway-give =
    { $count ->
        [one] Give up a sanctuary for { $region } and { $fame } fame, or keep them all.
       *[other] Give up { $count } sanctuaries for { $region } and { $fame } fame, or keep them all.
    }
    .verb = Give up
faraway-give-nothing = Keep all

faraway-preview-draw =
    { $count ->
        [0] It draws no sanctuary.
        [one] It is higher than your last region: draw a sanctuary.
       *[other] It is higher than your last region: draw { $count } sanctuaries and keep one.
    }
    .short =
        { $count ->
            [0] {""}
           *[other] sanctuaries drawn: { $count }
        }
faraway-preview-fame =
    { $sign ->
        [same] If scored now: no change.
       *[other] If scored now: { $sign ->
            [more] +
           *[less] {""}
        }{ $fame } fame.
    }
    .short =
        { $sign ->
            [more] +{ $fame }
           *[less] { $fame }
        }

faraway-rule-shuffle-back = Shuffle what was put back into the deck, unseen.

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
faraway-log-gives = { $seat } gives up { $cards } for { $region }.
faraway-log-gone = Nobody takes { $cards }; it leaves the game.
faraway-log-fame = { $seat } has { $fame } fame.

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

faraway-verb-explore = Explore { $count }
faraway-verb-take = Take { $count }
faraway-verb-keep = Keep { $count }
faraway-verb-put-back =
    { $count ->
        [one] Put 1 region back
       *[other] Put { $count } regions back
    }
faraway-verb-give =
    { $count ->
        [0] Keep all
        [one] Give up 1 sanctuary
       *[other] Give up { $count } sanctuaries
    }

## At the table in the browser

faraway-table-market = Market
faraway-table-market-order = taken after the reveal, lowest number first
faraway-table-left = { $regions } regions and { $sanctuaries } sanctuaries left
faraway-table-regions = regions
faraway-table-sanctuaries = sanctuaries
faraway-table-others = Others
faraway-table-hand = Your hand
faraway-table-your-journey = Your journey
faraway-table-journey-of = { $name }: journey
faraway-table-journey-counts = each region counts itself, what lies right of it, and your sanctuaries
faraway-table-scored-from-right = scored from the right
faraway-table-goes-here = goes here
faraway-table-now = now
faraway-table-lacks = lacks
faraway-table-pays-now = Pays { $points } now.
faraway-table-lacks-now = Lacks { $symbols }.
faraway-table-ascent = Higher than the region before: sanctuaries were drawn.
faraway-table-face-down = a card lying face down
faraway-table-your-sanctuaries = Your sanctuaries
faraway-table-drawn = Drawn: keep one
faraway-table-drawn-later = Drawn: keep one after the market
faraway-table-if-scored = If scored now
faraway-table-cards-counted =
    { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    }, { $sanctuaries ->
        [one] 1 sanctuary
       *[other] { $sanctuaries } sanctuaries
    }
faraway-table-if-hand = If you play { $number }
faraway-table-if-market = If you take { $number }
faraway-table-if-drawn = If you keep it
faraway-table-if-kept = If you give it up
faraway-table-what-if = What would it bring?
faraway-table-point-at = Point at a card to see what it would bring.
faraway-table-enter = or click to choose.
faraway-table-may-change = You may change it until all have chosen.
faraway-table-draw = draw { $count }
faraway-table-draw-none = no sanctuary
faraway-table-take-instead = play this instead
faraway-table-tap-again = tap again
faraway-table-has-chosen = has chosen
faraway-table-choosing = is choosing…
faraway-table-journeys-order = Just played
faraway-table-close = Close
faraway-table-total = fame
faraway-table-sanctuaries-count = the sanctuaries
faraway-table-from-right = region { $place } from the right
faraway-table-told-last = told last
faraway-table-so-far = so far
faraway-table-no-quest = no quest
faraway-table-needs = { $needs ->
    [met] needs met
   *[none] always
  }
faraway-table-sets = { $count ->
    [one] set
   *[other] sets
  }
faraway-table-pays-flat = { $needs ->
    [met] { $points } fame: all needs are met.
   *[none] { $points } fame.
  }
faraway-table-pays-each = { $points } fame: { $fame } for each of { $times }, { $symbols }.
faraway-table-symbols = { $group ->
    [wonders] Wonders
    [counted] What is counted
   *[biomes] Lands
  }
faraway-table-symbol = { $symbol ->
    [stone] floating stone
    [chimera] chimera
    [thistle] golden thistle
    [clue] clue: draws one sanctuary more
    [night] night
    [day] day
    [fame] fame: points at the end
    [sanctuary] sanctuary
    [red] mushroom forest
    [green] river
    [blue] stony desert
    [yellow] cave city
    [grey] the people from below
    [meteorite] meteorite: lights all that end with its digit
   *[offering] give up a sanctuary
  }
faraway-table-line = { $line ->
    [flat] 5 fame
    [needs] 10 fame, if two stones and a chimera lie open when it counts
    [each] 2 fame for each night
   *[either] 1 fame for each mushroom forest and each river
  }
