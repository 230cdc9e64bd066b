### A table drawn in characters. Columns are narrow: keep it short.

drawing-table = Table
drawing-you = You
# One letter for each kind of piece, no two alike within a game.
drawing-letter =
    { $piece ->
        [twig] t
        [resin] r
        [pebble] p
        [berry] b
        [pearl] o
        [driftwood] d
        [seaweed] w
        [seastone] s
        [mushroom] m
        [treasure] T
        [point] pt
        [any] ?
       *[other] { $piece }
    }
# Two letters of the colour.
drawing-type =
    { $type ->
        [production] gr
        [governance] bl
        [traveler] br
        [destination] re
        [prosperity] pu
       *[other] { $type }
    }
drawing-letters = Letters: { $letters }.
drawing-colours = Colours: gr green (production), bl blue (governance), br brown (traveler), re red (destination), pu purple (prosperity).
drawing-signs = > can be chosen, x cannot be, * is new since your last turn.
drawing-lacks = lacks { $what }
drawing-mark =
    { $mark ->
        [occupied] taken
        [point] { $count } pt
        [beneath] { $count } beneath
        [stuck] { $count } stays
        [messenger] messenger
        [joined] shared
        [blocked] Rugwort’s
        [pearl] { $count } pearl
        [twig] { $count } t
        [resin] { $count } r
        [pebble] { $count } p
        [berry] { $count } b
        [driftwood] { $count } d
        [seaweed] { $count } w
        [seastone] { $count } s
        [mushroom] { $count } m
        [treasure] { $count } T
       *[other] { $mark } { $count }
    }
drawing-workers = { $home } of { $all } workers
drawing-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
drawing-now = now { $points }
drawing-now-lacks = now { $points }, lacks { $lacks }
drawing-side =
    { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
drawing-more-sea = More lies to the { $sides }; t draws it all.
drawing-to-cells = { $card } to { $cells }
drawing-sail-to = only sail, to { $cells }
drawing-group =
    { $group ->
        [swap] Swap for a tile of another hand:
        [payment] Ways to pay:
       *[other] { $group }
    }
drawing-symbol =
    { $symbol ->
        [stone] stone
        [chimera] chimera
        [thistle] thistle
        [clue] clue
        [night] night
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
        [grey] grey
       *[offering] sanctuary given up
    }
drawing-quest =
    { $kind ->
        [set] { $fame } per set of { $symbols }
        [flat] { $fame } fame
       *[each] { $fame } per { $symbols }
    }
drawing-if = { $paid } if { $needs }
drawing-journey-card =
    { $kind ->
        [sanctuary] sanctuary { $number }
        [meteorite] meteorite { $number }
       *[region] region { $number }
    }
drawing-set =
    { $number ->
        [all] { $most ->
            [1] Type one number.
           *[other] Type { $most } numbers on one line, in any order.
        }
        [skip] { $most ->
            [1] Type one number, or choose none.
           *[other] Type { $most } numbers on one line, in any order, or choose none.
        }
       *[any] { $least ->
            [0] { $most ->
                [1] Type one number, or choose none.
               *[other] Type up to { $most } numbers on one line, in any order.
            }
           *[other] Type { $least } to { $most } numbers on one line, in any order.
        }
    }
drawing-asks = { $name }: { $question }
drawing-source =
    { $source ->
        [region] Regions
        [sanctuary] Sanctuaries
        [meteorite] Meteorites
        [lighthouse] Lighthouses
        [buoy] Buoys
        [windmill] Windmills
        [pier] Piers
        [headquarters] Headquarters
       *[other] Other tiles
    }
drawing-ambassador =
    { $value ->
        [0] ambassador out
       *[other] ambassador at home
    }
drawing-homebrew = homebrew
drawing-to-move = to move: { $names }
drawing-over = over, won: { $names }
drawing-map = needs { $types }, { $points } a map
