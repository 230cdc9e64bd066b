### What Beacon Patrol's own table says.

chart = Sea chart
sea-name = The Outer Skerries
laid = { $laid } laid, { $explored } explored
tools = View of the chart
closer = Closer (+)
farther = Farther (−)
whole = Whole chart (0)
save-map = Save the map
close = Close
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

cell-now =
    Lay { $tile } here: { $points ->
        [0] no points yet
        [one] 1 point more
       *[other] { $points } points more
    }.
cell-later =
    Sail { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, then lay { $tile } here: { $points ->
        [0] no points yet
        [one] 1 point more
       *[other] { $points } points more
    }.
cell-barred = { $tile } cannot be laid here. { $reason }
cell-reach =
    { $tile }. Sail here: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }. { $state }
cell-spend = { $tile }. Discard a tile to sail here. { $state }
cell-dark = Not explored yet.
cell-lit =
    { $points ->
        [0] Explored.
        [one] Explored: 1 point.
       *[other] Explored: { $points } points.
    }
cell-where =
    { $ns ->
        [0] { $ew ->
            [0] Headquarters’ place.
            [-1] { $dx } west of headquarters.
           *[other] { $dx } east of headquarters.
        }
        [-1] { $dy } north{ $ew ->
            [0] {" "}of headquarters.
            [-1] , { $dx } west of headquarters.
           *[other] , { $dx } east of headquarters.
        }
       *[other] { $dy } south{ $ew ->
            [0] {" "}of headquarters.
            [-1] , { $dx } west of headquarters.
           *[other] , { $dx } east of headquarters.
        }
    }
no-fit = Does not fit here
no-way = Out of reach
windmill-counts = 1 point, and 1 for each open sea beside it.
pier-counts = 1 point, and 1 for each house on its island.

hand = Your hand
hand-empty = No tile in hand.
taken = taken: give one for it
fits =
    { $count ->
        [0] Fits nowhere in reach
        [one] Fits in 1 place
       *[other] Fits in { $count } places
    }
tokens = { $ready } of { $of } movement tokens ready
steps =
    { $count ->
        [0] No step
        [one] 1 step
       *[other] { $count } steps
    }
to-sail = left to sail
pile =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
pile-left = left in the pile
gone = { $count } set aside
pile-both =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } left in the pile, { $gone } set aside
swap = Pick one to swap, once a turn
swap-for = Swap for { $tile } of { $name }
you = you
you-role = you, { $role }
sailing = sailing now
thinking = is thinking…
next = sails next

score = Score
rank =
    { $rank ->
        [sailors] Sailors
        [captains] Captains
        [navigators] Navigators
        [cartographers] Cartographers
       *[novices] Novices
    }
more-for =
    { $count } more for { $rank ->
        [sailors] Sailors
        [captains] Captains
        [navigators] Navigators
       *[cartographers] Cartographers
    }
to-rank =
    { $count } to { $rank ->
        [sailors] Sailors
        [captains] Captains
        [navigators] Navigators
       *[cartographers] Cartographers
    }
highest = the highest rank
kind =
    { $kind ->
        [lighthouses] { $count ->
            [one] lighthouse
           *[other] lighthouses
        }
        [buoys] { $count ->
            [one] buoy
           *[other] buoys
        }
        [windmills] { $count ->
            [one] windmill
           *[other] windmills
        }
        [piers] { $count ->
            [one] pier
           *[other] piers
        }
       *[others] { $count ->
            [one] other
           *[other] others
        }
    }
kind-worth =
    { $kind ->
        [lighthouses] 3 points each; headquarters count too
        [buoys] 2 points each
        [windmills] 1 point each, and 1 for each open sea beside it
        [piers] 1 point each, and 1 for each house on the island
       *[others] 1 point each
    }
tabs = Pages of the table
tab =
    { $tab ->
        [crew] Crew
        [score] Score
        [log] Log
       *[chart] Table
    }

the-end = The end of the voyage
lights-out = All lights are out.
told =
    { $kind ->
        [lighthouses] { $count ->
            [one] 1 lighthouse
           *[other] { $count } lighthouses
        }
        [buoys] { $count ->
            [one] 1 buoy
           *[other] { $count } buoys
        }
        [windmills] { $count ->
            [one] 1 windmill
           *[other] { $count } windmills
        }
        [piers] { $count ->
            [one] 1 pier
           *[other] { $count } piers
        }
       *[others] { $count ->
            [one] 1 other tile
           *[other] { $count } other tiles
        }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
skip = Skip
verdict =
    { $rank ->
        [sailors] You are Sailors.
        [captains] You are Captains!
        [navigators] You are Navigators!
        [cartographers] You are Cartographers!
       *[novices] Novices, for now.
    }
verdict-score = { $score } points for { $explored } explored tiles of { $laid } laid
tell-again = Tell the score again
