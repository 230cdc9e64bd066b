### Beacon Patrol.

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
            [0] Nothing is left to do: end your turn.
           *[other] Sail on, or end your turn.
        }
       *[other] { $tokens ->
            [0] Lay a tile beside your ship, or end your turn.
           *[other] Lay a tile beside your ship, or sail on.
        }
    }
    .verb =
        { $tiles ->
            [0] { $tokens ->
                [0] end
               *[other] Sail
            }
           *[other] Lay
        }
beacon-give = Give one of your tiles for the one taken.
    .verb = Give
beacon-keep = Keep one tile for your next turn, or none.
    .verb = Keep
beacon-preview-points =
    { $points ->
        [0] No points yet.
        [one] 1 point more.
       *[other] { $points } points more.
    }
    .short = +{ $points }

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

beacon-legend =
    ▒ land, · water; L lighthouse, H headquarters, b buoy, W windmill, P pier, ⌂ house; a number is
    the ship of that seat.
beacon-rank =
    { $rank ->
        [sailors] Sailors
        [captains] Captains
        [navigators] Navigators
        [cartographers] Cartographers
       *[novices] Novices
    }
beacon-verdict =
    { $rank }{ $lacks ->
        [0] {""}
       *[other] ; { $lacks } more for the next rank
    }


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
beacon-log-takes = { $seat } takes { $tiles }.
beacon-log-gives = { $seat } gets { $tiles } for it.
beacon-log-keeps = { $seat } keeps { $tiles }.

## At the table in the browser

beacon-table-chart = Sea chart
beacon-table-sea-name = The Outer Skerries
beacon-table-laid = { $laid } laid, { $explored } explored
beacon-table-tools = View of the chart
beacon-table-closer = Closer (+)
beacon-table-farther = Farther (−)
beacon-table-whole = Whole chart (0)
beacon-table-save-map = Save the map
beacon-table-close = Close
beacon-table-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

beacon-table-cell-now =
    Lay { $tile } here: { $points ->
        [0] no points yet
        [one] 1 point more
       *[other] { $points } points more
    }.
beacon-table-cell-later =
    Sail { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, then lay { $tile } here: { $points ->
        [0] no points yet
        [one] 1 point more
       *[other] { $points } points more
    }.
beacon-table-cell-barred = { $tile } cannot be laid here. { $reason }
beacon-table-cell-reach =
    { $tile }. Sail here: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }. { $state }
beacon-table-cell-spend = { $tile }. Discard a tile to sail here. { $state }
beacon-table-cell-dark = Not explored yet.
beacon-table-cell-lit =
    { $points ->
        [0] Explored.
        [one] Explored: 1 point.
       *[other] Explored: { $points } points.
    }
beacon-table-cell-where =
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
beacon-table-no-fit = Does not fit here
beacon-table-no-way = Out of reach
beacon-table-windmill-counts = 1 point, and 1 for each open sea beside it.
beacon-table-pier-counts = 1 point, and 1 for each house on its island.

beacon-table-hand = Your hand
beacon-table-hand-empty = No tile in hand.
beacon-table-taken = taken: give one for it
beacon-table-fits =
    { $count ->
        [0] Fits nowhere in reach
        [one] Fits in 1 place
       *[other] Fits in { $count } places
    }
beacon-table-tokens = { $ready } of { $of } movement tokens ready
beacon-table-steps =
    { $count ->
        [0] No step
        [one] 1 step
       *[other] { $count } steps
    }
beacon-table-to-sail = left to sail
beacon-table-pile =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
beacon-table-pile-left = left in the pile
beacon-table-gone = { $count } set aside
beacon-table-pile-both =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } left in the pile, { $gone } set aside
beacon-table-swap = Pick one to swap, once a turn
beacon-table-swap-for = Swap for { $tile } of { $name }
beacon-table-you = you
beacon-table-you-role = you, { $role }
beacon-table-sailing = sailing now
beacon-table-thinking = is thinking…
beacon-table-next = sails next

beacon-table-score = Score
beacon-table-rank =
    { $rank ->
        [sailors] Sailors
        [captains] Captains
        [navigators] Navigators
        [cartographers] Cartographers
       *[novices] Novices
    }
beacon-table-more-for =
    { $count } more for { $rank ->
        [sailors] Sailors
        [captains] Captains
        [navigators] Navigators
       *[cartographers] Cartographers
    }
beacon-table-to-rank =
    { $count } to { $rank ->
        [sailors] Sailors
        [captains] Captains
        [navigators] Navigators
       *[cartographers] Cartographers
    }
beacon-table-highest = the highest rank
beacon-table-kind =
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
beacon-table-kind-worth =
    { $kind ->
        [lighthouses] 3 points each; headquarters count too
        [buoys] 2 points each
        [windmills] 1 point each, and 1 for each open sea beside it
        [piers] 1 point each, and 1 for each house on the island
       *[others] 1 point each
    }
beacon-table-tabs = Pages of the table
beacon-table-tab =
    { $tab ->
        [crew] Crew
        [score] Score
        [log] Log
       *[chart] Table
    }

beacon-table-the-end = The end of the voyage
beacon-table-verdict =
    { $rank ->
        [sailors] You are Sailors.
        [captains] You are Captains!
        [navigators] You are Navigators!
        [cartographers] You are Cartographers!
       *[novices] Novices, for now.
    }
beacon-table-verdict-score = { $score } points for { $explored } explored tiles of { $laid } laid
beacon-table-earned =
    { $rank ->
        [sailors] Sailors
        [captains] Captains
        [navigators] Navigators
        [cartographers] Cartographers
       *[novices] Novices
    }, with { $count ->
        [one] 1 point
       *[other] { $count } points
    }
beacon-table-kinds =
    { $kind ->
        [lighthouses] Lighthouses
        [buoys] Buoys
        [windmills] Windmills
        [piers] Piers
       *[others] Others
    }
beacon-table-kind-worth-short =
    { $kind ->
        [lighthouses] 3 each
        [buoys] 2 each
        [windmills] 1, and 1 for each open water beside
        [piers] 1, and 1 for each house of its island
       *[others] 1 each
    }
beacon-table-light-of =
    { $kind ->
        [lighthouses] lighthouses
        [buoys] buoys
        [windmills] windmills
        [piers] piers
       *[others] others
    }, { $at } of { $all }
beacon-table-light-worth =
    { $kind ->
        [lighthouses] Lighthouse
        [buoys] Open sea with a buoy
        [windmills] Windmill: 1 + { $more } open water
        [piers] Pier: 1 + { $more } { $more ->
            [one] house
           *[other] houses
        }
       *[others] Explored water
    }
beacon-table-lights-on =
    { $count ->
        [one] 1 light on
       *[other] { $count } lights on
    }
beacon-table-by-kind = Lights by kind
beacon-table-by-kind-points = Points by kind
beacon-table-after-last = rank and sum after the last light
beacon-table-count-each = { $count } × { $each }
beacon-table-now = now
beacon-table-your-best = your best
beacon-table-all-together = All together
beacon-table-earlier = Earlier voyages
beacon-table-sailed = { $names } · { $laid } tiles laid, { $explored } explored · { $turns } turns
beacon-table-symbols = { $group ->
    [standing] What stands on a tile
   *[marks] Marks
  }
beacon-table-symbol = { $symbol ->
    [headquarters] headquarters
    [lighthouse] lighthouse
    [buoy] buoy
    [house] house
    [windmill] windmill
    [pier] pier
    [points] points of an explored tile
    [token] step, ready
   *[spent] step, spent
  }
beacon-table-symbol-note = { $symbol ->
    [headquarters] 3 points
    [lighthouse] 3 points
    [buoy] 2 points
    [house] counts for a pier
    [windmill] 1 point, and 1 for each open sea beside it
    [pier] 1 point, and 1 for each house on its island
   *[other] {""}
  }
