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
why-not-your-turn = It is another seat’s turn.
why-not-in-order = Several things are answered in ascending order; give the whole set at once to choose this one, too.
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
beacon-rule-keep = Who sails alone may keep one tile for the next turn, as long as another can be drawn.
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

beacon-rule-set-out =
    Headquarters lie in the middle of the sea, and all ships on it. Shuffle the tiles and deal each
    seat three, or two with four seats; hands lie open. Each seat has three movement tokens, four
    if it sails alone, two with four seats.
beacon-rule-turns = Seats have their turns one after the other.
beacon-rule-tokens = All your tokens are ready again, and one swap is free.
beacon-rule-turn =
    In your turn do any of these, in any order and as often as you can. Lay a tile next to your ship:
    never turned, water between it and the ship's tile, land on land and water on water with every
    neighbour; your ship goes there at once. Sail to a laid tile across water, for a token or for a
    tile that you discard. Once a turn, swap a tile with another seat.
beacon-rule-new-hand =
    At the end of your turn the tiles that you did not lay leave the game. Draw a new hand, or what there is.
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
beacon-log-takes = { $seat } takes { $tiles }.
beacon-log-gives = { $seat } gets { $tiles } for it.
beacon-log-keeps = { $seat } keeps { $tiles }.

## Woodland

woodland-resource =
    { $resource ->
        [twig] twig
        [resin] resin
        [pebble] pebble
        [berry] berry
        [driftwood] driftwood
        [seaweed] seaweed
        [seastone] seastone
        [mushroom] mushroom
        [treasure] treasure
       *[pearl] pearl
    }
woodland-amount =
    { $resource ->
        [twig] { $count ->
            [one] 1 twig
           *[other] { $count } twigs
        }
        [resin] { $count } resin
        [pebble] { $count ->
            [one] 1 pebble
           *[other] { $count } pebbles
        }
        [berry] { $count ->
            [one] 1 berry
           *[other] { $count } berries
        }
        [pearl] { $count ->
            [one] 1 pearl
           *[other] { $count } pearls
        }
        [driftwood] { $count } driftwood
        [seaweed] { $count } seaweed
        [seastone] { $count ->
            [one] 1 seastone
           *[other] { $count } seastones
        }
        [mushroom] { $count ->
            [one] 1 mushroom
           *[other] { $count } mushrooms
        }
        [treasure] { $count ->
            [one] 1 treasure
           *[other] { $count } treasures
        }
        [point] { $count ->
            [one] 1 point
           *[other] { $count } points
        }
       *[any] { $count ->
            [one] 1 resource of any kind
           *[other] { $count } resources of any kinds
        }
    }
woodland-number = { $number }
woodland-copy = number { $number } from the left
woodland-meadow-place = place { $number } of the meadow
woodland-stop = No more
woodland-price = Pay the price
woodland-move-in = Move in for nothing
woodland-move-in-anywhere = Move in where any critter may
woodland-prepare = Prepare for the next season
woodland-pass = Pass, for the rest of the game
woodland-from-deck = From the deck
woodland-from-discard = From the discard pile
woodland-play = Play { $card }
woodland-play-from-meadow = Play { $card } from the meadow
woodland-visit =
    { $by ->
        [ambassador] Send the ambassador to { $card }
       *[worker] Send a worker to { $card }
    }

woodland-card-text =
    { $name }, { $rarity ->
        [unique] unique
       *[common] common
    } { $form ->
        [critter] critter
       *[construction] construction
    }, { $type ->
        [production] production
        [traveler] traveler
        [destination] destination
        [governance] governance
       *[prosperity] prosperity
    }, { $points ->
        [-1] -1 point
        [one] 1 point
       *[other] { $points } points
    }. Costs { $cost }. { $text }
woodland-place-text = { $name }. { $text }
woodland-worth =
    { $points ->
        [one] Worth 1 point.
       *[other] Worth { $points } points.
    }
woodland-worth-journey = The worker stays to the end and is worth { $points } points.
woodland-after =
    { $form ->
        [critter] After you play another critter into your city:
        [construction] After you play another construction into your city:
        [compass] Whenever a card you play moves your ship by the compass:
        [placing] Whenever you place a worker at the shore or on an island:
       *[any] After you play another card:
    } { $text }
woodland-on-visit = Worker: { $text }
woodland-at-end = At the end: { $text }
woodland-pays-opponent = Its price goes to an opponent.
woodland-no-space = It takes no space.
woodland-joins = It lies with a construction of your city that no other shares, takes no space there, and at the river counts as what that construction is.
woodland-shares-space = It may share a space with a { $card }.
woodland-stays = The worker stays for good.
woodland-second-spot = With your { $card } a second worker may come.
woodland-opens = Others may come, too; then you gain 1 point.
woodland-hosts-any = Any one critter may move in here for nothing.
woodland-home = It may move into your { $card } for nothing.
woodland-event-needs = Needs { $cards }.
woodland-event-types =
    Needs { $count } { $type ->
        [production] production cards
        [traveler] travelers
        [destination] destinations
        [governance] governance cards
        [prosperity] prosperity cards
       *[any] cards of each type
    }.

woodland-gain = Gain { $what }.
woodland-gain-per = Gain { $what } for each { $per }.
woodland-draw =
    { $count ->
        [one] Draw a card.
       *[other] Draw { $count } cards.
    }
woodland-draw-per =
    { $count ->
        [one] Draw a card for each { $per }.
       *[other] Draw { $count } cards for each { $per }.
    }
woodland-draw-to-limit = Draw until your hand is full.
woodland-draw-keep-give = Draw { $count } cards, keep one and give the other to an opponent.
woodland-keep-one = Keep one of the cards you have drawn.
woodland-pay-for-points =
    Pay up to { $count } { $resource ->
        [twig] twigs
        [resin] resin
        [pebble] pebbles
       *[berry] berries
    }; gain { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each.
woodland-give-for-points =
    Give up to { $count } { $resource ->
        [twig] twigs
        [resin] resin
        [pebble] pebbles
       *[berry] berries
    } to an opponent; gain { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each.
woodland-give-tray = Choose the opponent who gets it.
woodland-give-cards = Choose the opponent who gets the cards.
woodland-pay-any =
    { $to ->
        [opponent] Give { $count ->
            [one] 1 resource of any kind
           *[other] { $count } resources of any kinds
        } to an opponent.
        [event] Lay { $count ->
            [one] 1 resource of any kind
           *[other] { $count } resources of any kinds
        } on the event.
       *[supply] Pay { $count ->
            [one] 1 resource of any kind.
           *[other] { $count } resources of any kinds.
        }
    }
woodland-pay-up-to-any =
    { $to ->
        [opponent] Give up to { $count } resources of any kinds to an opponent.
        [event] Lay up to { $count } resources of any kinds on the event.
       *[supply] Pay up to { $count } resources of any kinds.
    }
woodland-for-each = For each: { $reward }
woodland-for-every =
    { $count ->
        [one] For each: { $reward }
       *[other] For every { $count }: { $reward }
    }
woodland-spend = Pay { $what }.
woodland-settle = It goes to the supply.
woodland-discard-any =
    { $chosen ->
        [0] Discard any number of cards.
       *[other] Discard any number of cards ({ $chosen } chosen).
    }
woodland-discard-up-to =
    { $chosen ->
        [0] Discard up to { $count } cards.
       *[other] Discard up to { $count } cards ({ $chosen } chosen).
    }
woodland-discard =
    { $chosen ->
        [0] Discard { $count } cards.
       *[other] Discard { $count } cards ({ $chosen } chosen).
    }
woodland-choose-to-give =
    { $chosen ->
        [0] Give { $count } cards of your hand to an opponent.
       *[other] Give { $count } cards of your hand to an opponent ({ $chosen } chosen).
    }
woodland-tuck = They go beneath the event.
woodland-tuck-cards =
    Put up to { $count } { $form ->
        [construction] constructions
       *[critter] critters
    } of your hand beneath the event{ $chosen ->
        [0] .
       *[other] {" "}({ $chosen } chosen).
    }
woodland-tuck-meadow =
    { $form ->
        [construction] { $count ->
            [one] Put a construction of the meadow beneath the event, or stop.
           *[other] Put up to { $count } constructions of the meadow beneath the event.
        }
       *[critter] { $count ->
            [one] Put a critter of the meadow beneath the event, or stop.
           *[other] Put up to { $count } critters of the meadow beneath the event.
        }
    }
woodland-take-meadow =
    { $up-to ->
        [yes] { $count ->
            [one] You may take a card of the meadow into your hand.
           *[other] Take up to { $count } cards of the meadow into your hand.
        }
       *[no] { $count ->
            [one] Take a card of the meadow into your hand.
           *[other] Take { $count } cards of the meadow into your hand.
        }
    }
woodland-discard-meadow =
    { $count ->
        [one] Discard a card of the meadow.
       *[other] Discard { $count } cards of the meadow.
    }
woodland-which-place = Choose the place of the meadow to take it from.
woodland-reveal = Turn up { $count } cards of the deck. { $then }
woodland-reveal-pile = Turn up { $count } cards of the deck or of the discard pile. { $then }
woodland-choose-pile = Choose the pile of which { $count } cards are turned up.
woodland-scrolls = Turn up { $count } cards of the deck; take any of them into your hand, the rest go beneath the event.
woodland-share-out = Take any of these cards into your hand; the rest go beneath the event.
woodland-put-tokens =
    { $count ->
        [one] Put 1 point on this card.
       *[other] Put { $count } points on this card.
    }
woodland-store = Put { $what } on this card.
woodland-choose-batch = Choose what to store.
woodland-unload = Take all that lies on this card.
woodland-lay-on = Lay up to { $what } on the event.
woodland-lay-tray = Lay them on the event.
woodland-produce = All your production cards act.
woodland-next-production = Choose the card that produces next.
woodland-next-reaction = Choose the card that acts next.
woodland-produce-again = One of your production cards may act again.
woodland-produce-other = Another of your production cards acts.
woodland-copy-production = You may do what one production card of an opponent does.
woodland-whose = Choose whose it is.
woodland-whose-card = Choose whose { $card } to go to.
woodland-if-has = If there is a { $what }: { $deed }
woodland-if-paired = If it shares its space with a partner, and there is a { $card } in the city: { $deed }
woodland-use-area =
    { $area ->
        [forest] You may use a forest place, whoever stands there.
       *[basic] Use a basic place, whoever stands there.
    }
woodland-use-place = Use a basic or forest place, whoever stands there.
woodland-use-own = Before your workers come home, you may take 1 point off this card and use a basic or forest place again where one of them stands.
woodland-move-worker = Move one of your workers to another place.
woodland-recall-worker = Call one of your workers home.
woodland-place-worker = Choose where the worker goes.
woodland-go-abroad = It goes into an opponent’s city.
woodland-play-for-less =
    { $may ->
        [yes] You may play
       *[no] Play
    } { $form ->
        [critter] a critter
        [construction] a construction
       *[any] a card
    } { $from ->
        [bay] of the bay
        [meadow] of the meadow
        [hand] of your hand
        [hand-bay] of your hand or the bay
       *[hand-meadow] of your hand or the meadow
    }{ $most ->
        [any] {""}
        [one] {" "}worth up to 1 point
       *[other] {" "}worth up to { $most } points
    } { $less ->
        [free] for nothing.
        [one] for 1 resource less.
       *[other] for up to { $less } resources less.
    }
woodland-play-revealed =
    { $may ->
        [yes] You may play one of them
       *[no] Play one of them
    }{ $most ->
        [any] {""}
        [one] {" "}worth up to 1 point
       *[other] {" "}worth up to { $most } points
    } { $less ->
        [free] for nothing
        [one] for 1 resource less
       *[other] for up to { $less } resources less
    }{ $rest ->
        [hand] .
       *[discard] ; the others are discarded.
    }
woodland-leave-city =
    { $beneath ->
        [yes] Put
       *[no] Discard
    } { $count ->
        [one] { $other ->
            [yes] another
           *[no] a
        } { $form ->
            [critter] critter
            [construction] construction
           *[any] card
        }
       *[other] { $up-to ->
            [yes] up to{" "}
           *[no] {""}
        }{ $count } { $form ->
            [critter] critters
            [construction] constructions
           *[any] cards
        }
    } of your city{ $beneath ->
        [yes] {" "}beneath the event
       *[no] {""}
    }{ $refund ->
        [yes] {" "}and take back what it costs.
       *[no] .
    }
woodland-aid-discount =
    When you play a { $form }, you may discard this card to pay up to { $count } { $only ->
        [twig] twigs
        [resin] resin
        [pebble] pebbles
        [berry] berries
       *[any] resources
    } less.
woodland-aid-substitute = When you play a card, one resource of its price may be of another kind.
woodland-aid-imprison = When you play a card, you may put a critter of your city beneath this card to pay { $count } resources less; a second one only with a { $card }.

woodland-points-each =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each { $what }.
woodland-points-each-most =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each { $what }, at most { $most }.
woodland-points =
    { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
woodland-points-every =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each { $every ->
        [2] second
       *[3] third
    } { $what }.
woodland-points-paired = { $points } points if it shares its space with a partner.
woodland-counted-cards =
    { $rarity ->
        [common] common{" "}
        [unique] unique{" "}
       *[any] {""}
    }{ $type ->
        [production] production{" "}
        [traveler] traveling{" "}
        [destination] destination{" "}
        [governance] governance{" "}
        [prosperity] prosperity{" "}
       *[any] {""}
    }{ $form ->
        [critter] critter
        [construction] construction
       *[any] card
    } in your city
woodland-counted-stock = { $what } you have left
woodland-counted-events =
    { $special ->
        [yes] special event
       *[no] basic event
    }
woodland-counted-couples = pair of { $one } and { $other }, in all cities
woodland-counted-tokens = point on your { $card }
woodland-counted-workers = worker of yours in your { $card }
woodland-counted-prisoners = critter beneath your { $card }
woodland-counted-beneath = card beneath it
woodland-counted-on-event = { $what } on it

woodland-take-turn =
    { $workers ->
        [0] { $autumn ->
            [yes] Play a card, or pass.
           *[no] Play a card, or prepare for the next season.
        }
       *[other] { $autumn ->
            [yes] Place a worker or play a card, or pass.
           *[no] Place a worker or play a card.
        }
    }
woodland-pay-for = Choose how to pay for { $card }.
woodland-save =
    { $count ->
        [one] Choose a resource that you need not pay.
       *[other] Choose { $count } resources that you need not pay.
    }
woodland-swap-wanted = Choose the resource that is paid in another kind.
woodland-swap-given = Choose what to pay instead.
woodland-imprison = Choose the critter that goes to prison.
woodland-which-copy = Choose which { $card }.
woodland-choose-resource =
    { $count ->
        [one] Choose a resource.
       *[other] Choose { $count } resources.
    }
woodland-choose-to-pay =
    { $count ->
        [one] Choose a resource to pay.
       *[other] { $may-stop ->
            [yes] Choose up to { $count } resources to pay.
           *[no] Choose { $count } resources to pay.
        }
    }

woodland-why-no-worker = You have no worker at home.
woodland-why-taken = There is no room for another worker.
woodland-why-not-autumn = The journey begins in autumn.
woodland-why-event-cards = Your city lacks { $cards }.
woodland-why-event-type = Your city needs { $cards } more.
woodland-more-of-type =
    { $type ->
        [production] { $count ->
            [one] 1 production card
           *[other] { $count } production cards
        }
        [traveler] { $count ->
            [one] 1 traveler
           *[other] { $count } travelers
        }
        [destination] { $count ->
            [one] 1 destination
           *[other] { $count } destinations
        }
        [governance] { $count ->
            [one] 1 governance card
           *[other] { $count } governance cards
        }
       *[prosperity] { $count ->
            [one] 1 prosperity card
           *[other] { $count } prosperity cards
        }
    }
woodland-why-built = It has been built already.
woodland-why-achieved = It has been achieved already.
woodland-why-resources =
    { $count ->
        [one] You need 1 resource more.
       *[other] You need { $count } resources more.
    }
woodland-why-cards =
    { $count ->
        [one] You need 1 card more.
       *[other] You need { $count } cards more.
    }
woodland-why-hand-type = Your hand needs { $cards } more.
woodland-why-no-city-card = Your city has no card for it.
woodland-why-nothing-to-play = There is no card that you could play so.
woodland-why-worth-more = { $card } is worth more than { $most } points.
woodland-why-form =
    { $form ->
        [critter] Only a critter can be played so.
       *[construction] Only a construction can be played so.
    }
woodland-why-no-place = Workers do not go to { $card }.
woodland-why-not-there = There is no { $card } for your workers.
woodland-why-not-in-play = It is not in play.
woodland-why-not-in-hand = It is not in your hand.
woodland-why-not-in-meadow = It is not in the meadow.
woodland-why-blocked = Rugwort keeps this place of the meadow.
woodland-why-no-host = No opponent has room for { $card }.
woodland-why-unique = { $card } is in your city already, and there can be only one.
woodland-why-nothing-to-join = { $card } needs a construction in your city that no other shares.
woodland-why-no-construction = { $card } needs a construction to replace.
woodland-why-missing =
    { $less ->
        [0] You need { $what } more.
       *[other] You need { $what } more, of which { $less } can be made up for.
    }
woodland-why-full = Your city has no space left.
woodland-why-last-season = Autumn is the last season.
woodland-why-workers-left =
    { $count ->
        [one] One of your workers is still at home.
       *[other] { $count } of your workers are still at home.
    }
woodland-why-pass = You can pass in autumn only.

woodland-log-uses = { $seat } uses { $place }.

woodland-score-bonus = { $card }, bonus
woodland-score-tokens = point tokens
woodland-score-on-card = points on { $card }
woodland-score-wild = pearls
woodland-score-journey = journey

woodland-rule-turn = In your turn do one thing: place a worker, play a card of your hand or of the meadow, prepare for the next season once all your workers are out, or pass in autumn.
woodland-rule-turns = Turns go round.
woodland-rule-pay = Pay the price of a card; or let a critter move in for nothing where its construction stands in your city, once for each; or use one card that helps to pay.
woodland-rule-copy = Choose one of equal cards.
woodland-rule-settle = If the card came from the meadow, a new one is laid there at once.
woodland-rule-arrive = It needs a free space of the fifteen of your city, and of unique cards there is only one. It acts at once if it is for production or travel.
woodland-rule-react = Then cards that watch what is played act.
woodland-rule-visit = A worker goes to a card.
woodland-rule-prepare = To prepare for the next season all your workers must be out.
woodland-rule-seasons = They come home, but those on a journey, in a monastery or in a cemetery; one more joins them in spring, one in summer, two in autumn. In spring and autumn all your production cards act, in the order you like; in summer take up to two cards of the meadow.
woodland-rule-end = Who passes is out of the game and can be given nothing more. When all have passed, the game is over.

## Everdell

everdell-about = Everdell: critters build a city in the valley, from winter to autumn. Whose city is worth most wins.
everdell-setting-year = Playing alone: the year in which you meet Rugwort; he grows stronger.
everdell-setting-river = Pearlbrook: the order of the river's destinations, from the top; alone, Rugwort's frog goes down it.
everdell-setting-die = Pearlbrook alone: how the faces of Rugwort's die are shared out among the destinations.
everdell-setting-pearlbrook = With Pearlbrook: a river, pearls, ambassadors, adornments and wonders.
everdell-name =
    { $name ->
        [architect] Architect
        [bard] Bard
        [barge_toad] Barge Toad
        [castle] Castle
        [cemetery] Cemetery
        [chapel] Chapel
        [chip_sweep] Chip Sweep
        [clock_tower] Clock Tower
        [courthouse] Courthouse
        [crane] Crane
        [doctor] Doctor
        [dungeon] Dungeon
        [ever_tree] Ever Tree
        [fairgrounds] Fairgrounds
        [farm] Farm
        [fool] Fool
        [general_store] General Store
        [historian] Historian
        [husband] Husband
        [inn] Inn
        [innkeeper] Innkeeper
        [judge] Judge
        [king] King
        [lookout] Lookout
        [mine] Mine
        [miner_mole] Miner Mole
        [monastery] Monastery
        [monk] Monk
        [palace] Palace
        [peddler] Peddler
        [post_office] Post Office
        [postal_pigeon] Postal Pigeon
        [queen] Queen
        [ranger] Ranger
        [resin_refinery] Resin Refinery
        [ruins] Ruins
        [school] School
        [shepherd] Shepherd
        [shopkeeper] Shopkeeper
        [storehouse] Storehouse
        [teacher] Teacher
        [theater] Theater
        [twig_barge] Twig Barge
        [undertaker] Undertaker
        [university] University
        [wanderer] Wanderer
        [wife] Wife
        [woodcarver] Woodcarver
        [basic_event_governance_3] City Monument
        [basic_event_destination_3] Grand Tour
        [basic_event_production_4] Harvest Festival
        [basic_event_traveler_3] Cartographer’s Expedition
        [graduation_of_scholars] Graduation of Scholars
        [a_brilliant_marketing_plan] A Brilliant Marketing Plan
        [performer_in_residence] Performer in Residence
        [capture_of_the_acorn_thieves] Capture of the Acorn Thieves
        [ministering_to_miscreants] Ministering to Miscreants
        [croak_wart_cure] Croak Wart Cure
        [an_evening_of_fireworks] An Evening of Fireworks
        [a_well_run_city] A Well Run City
        [tax_relief] Tax Relief
        [under_new_management] Under New Management
        [ancient_scrolls_discovered] Ancient Scrolls Discovered
        [flying_doctor_service] Flying Doctor Service
        [path_of_the_pilgrims] Path of the Pilgrims
        [remembering_the_fallen] Remembering the Fallen
        [pristine_chapel_ceiling] Pristine Chapel Ceiling
        [the_everdell_games] The Everdell Games
        [basic_three_twigs] three twigs
        [basic_two_twigs_one_card] two twigs and a card
        [basic_two_resin] two resin
        [basic_one_resin_one_card] a resin and a card
        [basic_two_cards_one_vp] two cards and a point
        [basic_one_pebble] a pebble
        [basic_one_berry_one_card] a berry and a card
        [basic_one_berry] a berry
        [haven] Haven
        [journey_2] Journey of 2
        [journey_3] Journey of 3
        [journey_4] Journey of 4
        [journey_5] Journey of 5
        [forest_two_berry_one_card] forest: two berries and a card
        [forest_two_any] forest: two of any
        [forest_discard_any_draw_double] forest: discard, draw twice as many
        [forest_copy_basic_one_card] forest: copy a basic place, and a card
        [forest_one_pebble_three_card] forest: a pebble and three cards
        [forest_one_twig_resin_berry] forest: a twig, a resin and a berry
        [forest_three_berry] forest: three berries
        [forest_two_resin_one_twig] forest: two resin and a twig
        [forest_two_card_one_any] forest: two cards and one of any
        [forest_discard_up_to_three_gain_any] forest: discard up to three, one of any each
        [bridge] Bridge
        [ferry] Ferry
        [ferry_ferret] Ferry Ferret
        [messenger] Messenger
        [pirate_ship] Pirate Ship
        [shipwright] Shipwright
        [romantic_cruise] Romantic Cruise
        [x_marks_the_spot] X Marks the Spot
        [riverside_resort] Riverside Resort
        [masquerade_invitations] Masquerade Invitations
        [sunken_treasure_discovered] Sunken Treasure Discovered
        [river_race] River Race
        [hopewatch_gate] Hopewatch Gate
        [mistrise_fountain] Mistrise Fountain
        [sunblaze_bridge] Sunblaze Bridge
        [starfalls_flame] Starfalls Flame
        [forest_two_pebble_one_card] forest: two pebbles and a card
        [forest_resin_pebble_or_four_card] forest: a resin and a pebble, or four cards
        [forest_berry_pebble_card] forest: a berry, a pebble and a card
        [forest_discard_two_meadow_take_two_gain_any] forest: two cards of the meadow for two others, and one of any
        [river_spot_production] river: production
        [river_spot_destination] river: destinations
        [river_spot_governance] river: governance
        [river_spot_traveler] river: travelers
        [shoals] Shoals
        [gus_the_gardener] Gus the Gardener
        [bosley_the_artist] Bosley the Artist
        [crustina_the_constable] Crustina the Constable
        [iluminor_the_inventor] Iluminor the Inventor
        [snout_the_explorer] Snout the Explorer
        [omicron_the_elder] Omicron the Elder
        [ballroom] Ballroom
        [watermill] Watermill
        [observatory] Observatory
        [great_hall] Great Hall
        [scales] Scales
        [mirror] Mirror
        [gilded_book] Gilded Book
        [key_to_the_city] Key to the City
        [bell] Bell
        [compass] Compass
        [masque] Masque
        [seaglass_amulet] Seaglass Amulet
        [sundial] Sundial
        [spyglass] Spyglass
        [tiara] Tiara
        [hourglass] Hourglass
        [abbey] Abbey
        [admiral] Admiral
        [beach_sledge] Beach Sledge
        [cartographer] Cartographer
        [castaway] Castaway
        [cooper] Cooper
        [crows_nest] Crow’s Nest
        [customs_office] Customs Office
        [customs_officer] Customs Officer
        [diver] Diver
        [docks] the docks
        [dunes] the dunes
        [galleon] Galleon
        [galley] Galley
        [gardens] Gardens
        [governor] Governor
        [grove] Grove
        [guild_master] Guild Master
        [harbor] Harbor
        [herbalist] Herbalist
        [hideout] Hideout
        [illuminator] Illuminator
        [lighthouse] Lighthouse
        [lighthouse_keeper] Lighthouse Keeper
        [manor] Manor
        [market] Market
        [merchant] Merchant
        [navigator] Navigator
        [pilgrim] Pilgrim
        [pirate] Pirate
        [port] Port
        [rope_bridge] Rope Bridge
        [sail_maker] Sail Maker
        [scavenger] Scavenger
        [scribe] Scribe
        [scriptorium] Scriptorium
        [sculptor] Sculptor
        [sea_chip] Sea Chip
        [shipwreck] Shipwreck
        [sloop] Sloop
        [steward] Steward
        [stowaway] Stowaway
        [tangle_raft] Tangle Raft
        [treasure_hunter] Treasure Hunter
        [tumbler] Tumbler
        [warehouse] Warehouse
        [windmill] Windmill
        [forest_draw_two_meadow_play_one_discount] forest: two cards of the meadow, one for less
        [shore_1] shore place 1
        [shore_2] shore place 2
        [shore_3] shore place 3
        [shore_4] shore place 4
        [island_1] island 1
        [island_2] island 2
        [island_3] island 3
        [island_4] island 4
        [island_5] island 5
        [island_6] island 6
        [island_7] island 7
        [island_8] island 8
        [island_9] island 9
        [island_10] island 10
        [map_1_2] map 1, worth 2
        [map_1_1] map 1, worth 1
        [map_1_0] map 1, worth 0
        [map_2_2] map 2, worth 2
        [map_2_1] map 2, worth 1
        [map_2_0] map 2, worth 0
        [map_3_2] map 3, worth 2
        [map_3_1] map 3, worth 1
        [map_3_0] map 3, worth 0
        [map_4_2] map 4, worth 2
        [map_4_1] map 4, worth 1
        [map_4_0] map 4, worth 0
        [map_5_2] map 5, worth 2
        [map_5_1] map 5, worth 1
        [map_5_0] map 5, worth 0
        [map_6_2] map 6, worth 2
        [map_6_1] map 6, worth 1
        [map_6_0] map 6, worth 0
        [compass_a1] compass tile A1
        [compass_a2] compass tile A2
        [compass_a3] compass tile A3
        [compass_a4] compass tile A4
        [compass_b1] compass tile B1
        [compass_b2] compass tile B2
        [compass_b3] compass tile B3
        [compass_b4] compass tile B4
       *[other] { $name }
    }
everdell-rugwort = Rugwort
everdell-score-rival =
    { $source ->
        [prosperity] { $count ->
            [one] 1 card of prosperity
           *[other] { $count } cards of prosperity
        }
        [cards] { $count ->
            [one] 1 other card
           *[other] { $count } other cards
        }
        [unachieved] { $count ->
            [one] 1 special event not achieved
           *[other] { $count } special events not achieved
        }
        [journey] journey
        [visits] visits to his city
       *[pearls] { $count ->
            [one] 1 pearl
           *[other] { $count } pearls
        }
    }
everdell-verdict =
    { $won ->
        [yes] Rugwort is beaten: he has { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[no] Rugwort stands at { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
everdell-give-around = Give up to { $count } resources to opponents; gain { $points } points for each.
everdell-share = Share them out among opponents.
everdell-share-resource = Choose who gets { $what }.
everdell-share-card = Choose who gets { $card }.
everdell-remove-card = Remove a card of Rugwort’s city.

everdell-if-pearls = If the owner has { $what } or more: { $deed }
everdell-bridge = You may hold a card more for each of your pearls. Draw { $count } cards for each pearl you gain, at the river when all else is done.
everdell-join = Choose the construction whose space the messenger shares.
everdell-part = Choose the construction that the messenger has left.
everdell-rejoin = You may choose a construction whose messenger goes to another one.
everdell-on-call = Ambassador: { $text }
everdell-take-brook-turn =
    { $workers ->
        [0] { $autumn ->
            [yes] Play a card or send your ambassador, or pass.
           *[no] Play a card, send your ambassador, or prepare for the next season.
        }
       *[other] { $autumn ->
            [yes] Place a worker, play a card or send your ambassador, or pass.
           *[no] Place a worker, play a card or send your ambassador.
        }
    }
everdell-trade =
    { $any ->
        [yes] You may use any river card turned up, whoever stands there.
       *[no] You may use the river card.
    }
everdell-visit-river = Take the pearl of a card that lies face down, and turn it up. Then you may use the card.
everdell-show =
    Show and discard { $type ->
        [production] { $count } production cards
        [traveler] { $count } travelers
        [destination] { $count } destinations
        [governance] { $count } governance cards
       *[prosperity] { $count ->
            [one] 1 prosperity card
           *[other] { $count } prosperity cards
        }
    } of your hand{ $chosen ->
        [0] .
       *[other] : { $chosen } chosen.
    }
everdell-show-mixed =
    Show and discard { $count } cards of your hand, all of different types{ $chosen ->
        [0] .
       *[other] : { $chosen } chosen.
    }
everdell-either = Choose one of two. { $first } Or else: { $rest }
everdell-sail = Move it with the worker into the city of an opponent who has room. For each pearl you find there, up to { $count }, gain 1 resource of any kind and 1 point.
everdell-plunder = Turn up as many cards of the deck and take them. If they are worth { $points } points or more together, gain 1 pearl.
everdell-counted-expansion = card of Pearlbrook in your city
everdell-fetch = Look through the deck for a { $card } and play it for nothing, or gain { $points } points.
everdell-points-on-store = Put 1 point on one { $card } of yours for each resource that lies there, at most { $most }.
everdell-give-cards-around =
    Give up to { $count } cards of your hand to opponents; gain { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each.
everdell-tuck-one = Put a { $first } or a { $second } of your city beneath the event. For the first: { $one } For the second: { $two }
everdell-copy-adornment = You may do what an adornment does that an opponent has played.
everdell-gain-cost =
    Gain what one { $type ->
        [production] production card
        [traveler] traveler
        [destination] destination
        [prosperity] prosperity card
       *[governance] governance card
    } of your city costs.
everdell-revive =
    { $count ->
        [one] You may let one more traveler of your city act again.
       *[other] You may let up to { $count } travelers of your city act again.
    }
everdell-move-on = It may go on into the city of an opponent.
everdell-produce-some =
    { $count ->
        [one] You may choose one more production card of your city to act.
       *[other] You may choose up to { $count } production cards of your city to act.
    }
everdell-counted-hand = card left in your hand
everdell-counted-types = type of card in your city
everdell-counted-all-tokens = point token of yours, also on your cards
everdell-counted-wonders = wonder you have built
everdell-why-no-river-card = No river card has been turned up yet.
everdell-why-types =
    { $count ->
        [one] Your hand needs cards of 1 type more.
       *[other] Your hand needs cards of { $count } types more.
    }
everdell-why-no-port = No opponent’s city has room for it.
everdell-why-river-taken = Another ambassador is there.
everdell-why-no-ferry = There is no { $card } for your ambassador.
everdell-why-no-ambassador = Your ambassador is not at home.
everdell-why-no-pearl = You need a pearl to play an adornment.
everdell-why-not-your-adornment = It is not among your adornments.

everdell-rule-brook-set-up = With Pearlbrook: two citizens and two locations lie face down at the four destinations of the river, with a pearl on each. Twenty cards, four forest places and six special events join the others; at least one of the four events is of the brook. Four wonders take the place of the basic events. Each seat gets an ambassador and two secret adornments.
everdell-rule-brook-turn = In your turn you may also send your ambassador or play an adornment.
everdell-rule-pearls = Pearls come only from what names them and are never paid as just any resource; each is worth 2 points at the end.
everdell-rule-ambassador = The ambassador goes to a destination of the river for which your city has the cards asked for, and where no other is; to the shoals, to any number of others, for 2 resources and 2 cards; or to a Ferry. It is no worker, comes home with the workers, and may stay at home when you prepare.
everdell-rule-ferry = The ambassador goes to a Ferry and uses any river card turned up; its owner gains 1 point if it is another’s.
everdell-rule-river = At a destination take the pearl of a card that lies face down and turn it up. Then you may pay what the card asks and take what it gives. Last of all a Bridge lets you draw cards.
everdell-rule-adornments = An adornment costs 1 pearl. It acts at once and scores at the end; it takes no room in hand or city, and no other is drawn for it.
everdell-rule-wonders = A worker builds a wonder for its whole price of resources, pearls and cards of the hand; nothing makes it cheaper. It is no event, and the worker comes home as ever.
everdell-rule-messenger = When its construction leaves, a Messenger goes to another one at once; without any it takes a space of its own, until it joins the next construction.
everdell-frog-comes = Playing alone with Pearlbrook: the die says to which destination of the river Rugwort’s frog goes. He takes the pearl, turns up the card and takes another pearl. The destination is blocked as long as the frog is there.
everdell-frog-moves = When he prepares, the frog goes one destination down, from the last to the first, and takes 2 pearls where it turns up a card, else 1. For each adornment you play he gains 5 points.
everdell-frog-builds = At the end he builds wonders for their pearls alone, always the one worth most that he can pay; each pearl left is worth 2 points.
everdell-rule-set-up = Lay out three forest places, or four with three or four seats, four special events, and eight cards as the meadow. The first seat gets five cards, each further one a card more. All have two workers and nothing else.
everdell-rule-workers = A worker goes to a free place of the board or of the forest, or to a card of your city that takes workers, and what is there acts at once. Some places take any number of workers; with four seats a forest place takes two, of different seats. Open cards of other cities may be visited, too; their owner then gains a point. On the journey, in autumn only, discard as many cards as it is worth.
everdell-rule-events = A worker may also achieve an event that your city fulfils; nobody else can then.
everdell-rule-hand = Nobody holds more than eight cards; what does not fit is not drawn. When the deck is used up, the discards are shuffled.
everdell-rule-score = The score: points of cards, points gained, bonuses of prosperity, the journey, events.
everdell-rule-tie = A tie goes to more events, then to more resources left.
everdell-rugwort-begins = Playing alone: Rugwort’s workers stand on the first forest place and on the three twigs.
everdell-rugwort-answers = Whenever you have played a card, he takes the card of the meadow that the die shows.
everdell-rugwort-prepares = When you prepare, he takes every basic event his city allows; his workers move on to the next forest place and the next basic place, in autumn to the journey, and keep one place of the meadow in spring, two in summer, four in autumn. In the third year one of your workers leaves with his in autumn.
everdell-rule-rugwort-score = He scores 2 points for a card, 3 for one of prosperity, 3 for a basic event, 3 for each special event you did not achieve, from the second year 6, his journey of 3, 4 or 5, and points for your visits. You win with more points than he.

everdell-preview-play =
    { $points ->
        [-1] If scored now: 1 point less.
        [one] If scored now: 1 point more.
       *[other] If scored now: { $points } points more.
    }
everdell-preview-place =
    { $points ->
        [one] It is worth 1 point at the end.
       *[other] It is worth { $points } points at the end.
    }
everdell-preview-prepare =
    { $count ->
        [one] You will have 1 worker.
       *[other] You will have { $count } workers.
    }

everdell-log-turn = Turn { $turn }
everdell-log-forest = Laid out beside the basic places: { $cards }.
everdell-log-events = Special events: { $cards }.
everdell-log-new-deck = The discards are shuffled into a new deck.
everdell-log-draws =
    { $known ->
        [yes] { $seat } draws { $cards }.
       *[no] { $count ->
            [one] { $seat } draws a card.
           *[other] { $seat } draws { $count } cards.
        }
    }
everdell-log-meadow = New in the meadow: { $cards }.
everdell-log-reveals = { $seat } turns up { $cards }.
everdell-log-takes = { $seat } takes { $cards } from the meadow.
everdell-log-clears =
    { $count ->
        [one] { $cards } leaves the meadow.
       *[other] { $cards } leave the meadow.
    }
everdell-log-keeps =
    { $known ->
        [yes] { $seat } keeps { $cards }.
       *[no] { $count ->
            [one] { $seat } keeps a card.
           *[other] { $seat } keeps { $count } cards.
        }
    }
everdell-log-discards =
    { $known ->
        [yes] { $seat } discards { $cards }.
       *[no] { $count ->
            [one] { $seat } discards a card.
           *[other] { $seat } discards { $count } cards.
        }
    }
everdell-log-gives-cards =
    { $known ->
        [yes] { $giver } gives { $cards } to { $seat }.
       *[no] { $count ->
            [one] { $giver } gives a card to { $seat }.
           *[other] { $giver } gives { $count } cards to { $seat }.
        }
    }
everdell-log-gives = { $giver } gives { $what } to { $seat }.
everdell-log-beneath =
    { $count ->
        [one] { $cards } goes beneath the event.
       *[other] { $cards } go beneath the event.
    }
everdell-log-worker =
    { $by ->
        [ambassador] { $seat } sends the ambassador to { $place }.
       *[worker] { $seat } sends a worker to { $place }.
    }
everdell-log-worker-abroad =
    { $by ->
        [ambassador] { $seat } sends the ambassador to { $place }, in the city of { $owner }.
       *[worker] { $seat } sends a worker to { $place }, in the city of { $owner }.
    }
everdell-log-home = { $seat } calls a worker home from { $place }.
everdell-log-workers =
    { $count ->
        [one] { $seat } has 1 worker at home.
       *[other] { $seat } has { $count } workers at home.
    }
everdell-log-moves-in = It moves into { $card }.
everdell-log-lays = { $seat } has { $what } more on { $card }.
everdell-log-takes-off = { $seat } takes { $what } off { $card }.
everdell-log-die = Rugwort rolls a { $number }.
everdell-log-rival-stands =
    { $by ->
        [ambassador] Rugwort’s frog goes to { $place }.
       *[worker] Rugwort’s worker goes to { $place }.
    }
everdell-log-rival-pearls =
    { $count ->
        [one] Rugwort gains 1 pearl.
       *[other] Rugwort gains { $count } pearls.
    }
everdell-log-sails-to-rival = { $cards } goes into the city of Rugwort.
everdell-log-shows = { $seat } shows { $cards }.
everdell-log-river = The river shows { $cards }.
everdell-log-joins = The messenger shares the space of { $card }.
everdell-log-adornments =
    { $known ->
        [yes] { $seat } gets the adornments { $cards }.
       *[no] { $seat } gets { $count } adornments.
    }
everdell-log-rival-sends = Rugwort sends { $cards } into the city of { $seat }.
everdell-log-rival-gains =
    { $count ->
        [one] Rugwort gains 1 point.
       *[other] Rugwort gains { $count } points.
    }
everdell-log-blocks =
    { $count ->
        [one] Rugwort keeps the first place of the meadow.
       *[other] Rugwort keeps the first { $count } places of the meadow.
    }
everdell-log-worker-lost = Rugwort’s other worker leaves and takes one of yours along.
everdell-log-rival-takes = Rugwort takes { $cards }.
everdell-log-rival-loses = Rugwort loses { $cards }.
everdell-log-rival-achieves = Rugwort achieves { $cards }.
everdell-log-plays = { $seat } plays { $cards }.
everdell-log-plays-from-meadow = { $seat } plays { $cards } from the meadow.
everdell-log-goes-abroad = { $cards } goes into the city of { $seat }.
everdell-log-leaves = { $cards } leaves the city of { $seat }.
everdell-log-imprisons = { $cards } goes to prison.
everdell-log-freed = { $cards } is discarded with the prison.
everdell-log-builds = { $seat } builds { $cards }.
everdell-log-rival-builds = Rugwort builds { $cards }.
everdell-log-achieves = { $seat } achieves { $cards }.
everdell-log-season =
    { $seat } prepares for { $season ->
        [spring] spring
        [summer] summer
       *[autumn] autumn
    }.
everdell-log-passes = { $seat } passes.
everdell-log-gains = { $seat } gains { $what }.
everdell-log-spends = { $seat } spends { $what }.

## Farshore

farshore-colour =
    { $type ->
        [production] green
        [traveler] brown
        [destination] red
        [governance] blue
       *[prosperity] purple
    }
farshore-sort =
    { $rarity ->
        [common] common{" "}
        [unique] unique{" "}
       *[any] {""}
    }{ $form ->
        [critter] critter
        [construction] construction
       *[any] card
    }
farshore-sort-coloured =
    { $rarity ->
        [common] common{" "}
        [unique] unique{" "}
       *[any] {""}
    }{ $colours } { $form ->
        [critter] critter
        [construction] construction
       *[any] card
    }
farshore-move-ship =
    { $count ->
        [one] Move your ship 1 space.
       *[other] Move your ship { $count } spaces.
    }
farshore-choose = { $first } Or: { $rest }
farshore-draw-bay =
    { $or-deck ->
        [yes] { $count ->
            [one] Draw a card of the bay or of the deck.
           *[other] Draw { $count } cards of the bay and the deck, as you like.
        }
       *[no] { $count ->
            [one] Draw a card of the bay.
           *[other] Draw { $count } cards of the bay.
        }
    }
farshore-draw-to-limit = Draw cards of the bay and the deck, as you like, until your hand is full.
farshore-lookout-draw = Then draw cards of the bay and the deck, as you like, until your hand is full; or, if agreed so, as many as you have discarded.
woodland-how-many =
    { $resource ->
        [driftwood] How many driftwood do you pay?
        [seaweed] How many seaweed do you pay?
        [seastone] How many seastones do you pay?
        [mushroom] How many mushrooms do you pay?
       *[treasure] How many treasures do you pay?
    }
farshore-how-often = { $deed } How many times?
farshore-pay-up-to =
    { $count ->
        [one] You may pay { $what }. If you do: { $reward }
       *[other] You may pay { $what }, up to { $count } times. Each time: { $reward }
    }
farshore-exchange =
    { $count ->
        [one] You may pay 1 resource and gain 1 of another kind.
       *[other] You may pay up to { $count } resources and gain as many of other kinds.
    }
farshore-if-so = { $deed } If you do: { $reward }
farshore-may-give =
    { $chosen ->
        [0] { $count ->
            [one] You may give a card of your hand to an opponent.
           *[other] You may give { $count } cards of your hand to an opponent.
        }
       *[other] Give { $count } cards of your hand to an opponent ({ $chosen } chosen).
    }
farshore-may-discard =
    { $chosen ->
        [0] { $count ->
            [one] You may discard a card.
           *[other] You may discard { $count } cards.
        }
       *[other] Discard { $count } cards ({ $chosen } chosen).
    }
farshore-if-done = If you do: { $reward }
farshore-of-colour =
    { $count ->
        [one] 1 { $colour } card
       *[other] { $count } { $colour } cards
    }
farshore-why-colours = Your city needs { $cards } more.
farshore-resources =
    { $count ->
        [one] 1 resource
       *[other] up to { $count } resources
    }
farshore-take-map =
    { $lack ->
        [0] Take a map that your city meets and of whose kind you have none.
        [one] Take a map of whose kind you have none; your city may lack 1 card for it.
       *[other] Take a map of whose kind you have none; your city may lack { $lack } cards for it.
    }
farshore-use-place =
    { $islands ->
        [yes] Use a place of the shore or an island that lies face up, whoever stands there.
       *[no] Use a place of the shore, whoever stands there.
    }
farshore-discard-bay =
    { $count ->
        [one] Discard a card of the bay.
       *[other] Discard { $count } cards of the bay.
    }
farshore-move-worker = You may move one of your workers to another place.
farshore-counted-others = other { $what }
farshore-counted-cards = { $what } in your city
farshore-counted-treasures = treasure you have left
farshore-counted-maps = map you own
farshore-counted-marks = treasure mark that your ship has reached or passed
farshore-help-when =
    { $form ->
        [critter] When you play a critter
        [construction] When you play a construction
       *[any] When you play a card
    }{ $matching ->
        [yes] {" "}that matches a compass tile in force
       *[no] {""}
    }
farshore-help-swap =
    { $count ->
        [one] { $when }, 1 resource of its cost may be of another kind.
       *[other] { $when }, up to { $count } resources of its cost may be of other kinds.
    }
farshore-help-less =
    { $leaves ->
        [yes] { $when }, you may discard this card to pay { $what } less.
       *[no] { $when }, you may pay { $what } less.
    }
farshore-drop-anchor = Choose the construction where you drop an anchor.
farshore-why-no-map = There is no map that your city meets and of whose kind you have none.
farshore-why-map-held = You have a map of this kind.

farshore-rule-play = Playing a card goes step by step: pay for it; put it into your city; it acts, if it is green or brown; cards that watch for it act; your ship moves; if it came from the bay, a new card is laid there.
farshore-rule-pay = Pay the resources that a card costs; or, for a critter, drop one of your three anchors at a construction of its colour in your city that has none yet. At most one card may change the cost.
farshore-rule-treasures = A treasure may be paid instead of any one resource, wherever resources are paid.
farshore-rule-compass = Your ship moves one space for each compass tile in force that the card matches. For every treasure mark that your ship reaches or passes, take a treasure.
farshore-rule-bay = The bay has eight stacks of different cards: a new card that lies there already goes on top of its like, and another is drawn.
farshore-rule-placing = Cards that watch for workers at the shore or on islands act after the place did.
farshore-rule-winds = Winds of change: each compass tile gives way to the next of its stack.

farshore-about = Build a city at the shore through four seasons, sail with the winds, and find treasures and maps. The most points win.
farshore-setting-lookout = How many cards one draws at the lookout: up to the hand limit, or as many as one has discarded.
farshore-setting-captain = The captain, an opponent without a seat who counts as one more player: from shy to the terror of the oceans. Who plays alone always meets her.
farshore-setting-weather = Weather that binds all seats: none, the upper effects, or both.
farshore-stop = Done
farshore-treasure = Pay with treasures
farshore-anchor = Drop an anchor
farshore-new-hand = Take a new hand
farshore-finish = Finish, for the rest of the game
farshore-draw = Draw from the deck
farshore-sail = Move your ship
farshore-captain = the captain
farshore-captain-name = Captain Krabita
farshore-verdict-lost =
    Captain Krabita wins with { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
farshore-verdict-won =
    { $count ->
        [one] { $seats } wins
       *[other] { $seats } win
    }; Captain Krabita has { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
farshore-play-from-bay = Play { $card } from the bay
farshore-change-hand = Keep your hand, or discard it whole and draw as many cards anew.
farshore-autumn-gifts = Choose the card that acts next, or draw your two cards of autumn.
farshore-high-tide = High tide: choose { $count } islands that are turned face down.
farshore-why-weather = { $weather }: { $rules }
farshore-pay-toll = Choose for how many compass tiles to pay what the weather asks.
farshore-take-turn =
    { $workers ->
        [0] { $autumn ->
            [yes] Play a card, or finish.
           *[no] Play a card, or prepare for the next season.
        }
       *[other] { $autumn ->
            [yes] Place a worker or play a card, or finish.
           *[no] Place a worker or play a card.
        }
    }
farshore-why-not-in-bay = It is not in the bay.
farshore-why-finish = You can finish in autumn only.
farshore-why-flooded = The tide has flooded this island.
farshore-track = The ships’ track has { $count } places, worth { $values } points. Treasures wait at { $marks }.
farshore-map-asks = Asks for { $cards }. It is worth { $points } for each of your maps.
farshore-tile = Your ship moves 1 space when you play a { $what }.
farshore-trail = The captain goes to { $top }. If that cannot be: to { $middle }. If that cannot be either: to { $bottom }.
farshore-trail-step =
    { $symbol ->
        [shore] place { $count } of the shore
        [island] the first free island from the left
        [red_plays] a free red card of her city, and plays { $count ->
            [one] a card
           *[other] { $count } cards
        }
        [red_ship] a free red card of her city, and moves her ship { $count ->
            [one] 1 space
           *[other] { $count } spaces
        }
        [red_treasure] a free red card of her city, and takes { $count ->
            [one] a treasure
           *[other] { $count } treasures
        }
        [docks] the docks, and moves her ship { $count ->
            [one] 1 space
           *[other] { $count } spaces
        }
       *[lookout] the lookout, takes a purple card of the bay if there is one, discards all { $colour } ones, and takes a treasure
    }
farshore-trail-name = trail card { $number }
farshore-weather-name = { $title }
farshore-weather = Above: { $upper } Below: { $lower }
farshore-weather-rule =
    { $rule ->
        [bay_cost] Each card that you play from the bay costs { $count } more { $count ->
            [one] resource of any kind.
           *[other] resources of any kinds.
        }
        [critter_cost] Each critter paid with mushrooms costs { $count } more.
        [construction_cost] Each construction costs { $count } more { $count ->
            [one] resource of any kind.
           *[other] resources of any kinds.
        }
        [lookout_deck] At the lookout you draw from the deck only.
        [compass_most] A card that you play moves your ship at most { $count ->
            [one] 1 space.
           *[other] { $count } spaces.
        }
        [other_moves_less] Moves of your ship that are not by the compass are { $count ->
            [one] 1 space
           *[other] { $count } spaces
        } shorter.
        [still_a] The compass tile of stack A moves no ship.
        [still_b] The compass tile of stack B moves no ship.
        [toll_a] The compass tile of stack A moves your ship only if you pay { $count ->
            [one] a resource of any kind.
           *[other] { $count } resources of any kinds.
        }
        [toll_b] The compass tile of stack B moves your ship only if you pay { $count ->
            [one] a resource of any kind.
           *[other] { $count } resources of any kinds.
        }
        [docks_most] At the docks you discard at most { $count ->
            [one] 1 card.
           *[other] { $count } cards.
        }
        [shore_less] Each place of the shore gives { $count ->
            [one] 1 resource
           *[other] { $count } resources
        } less, but at least one.
        [no_anchors] You drop no anchors.
        [no_aids] You use no cards that change a cost.
        [island_toll] Before you visit an island you discard { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
        [red_toll] Before you visit a red card you discard { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
        [hand_limit] Your hand has room for { $count } cards; you keep what you hold.
        [prepare_toll] Before you prepare for a season you discard { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
        [treasure_toll] A treasure mark gives its treasure only if you pay { $count ->
            [one] a resource of any kind.
           *[other] { $count } resources of any kinds.
        }
        [no_treasures] You cannot pay with treasures.
        [blue_idle] Your blue cards do nothing.
       *[green_idle] Your green cards do nothing when they are played.
    }
farshore-house-deck = Played with { $name }: what is printed on many cards is not known, and this deck says something of its own.

farshore-score-treasures = treasures
farshore-score-map = map
farshore-score-ship = ship
farshore-score-captain-cards =
    { $which ->
        [purple] { $count ->
            [one] 1 purple card
           *[other] { $count } purple cards
        }
       *[other] { $count ->
            [one] 1 other card
           *[other] { $count } other cards
        }
    }

farshore-preview-ship =
    { $count ->
        [one] Your ship moves 1 space.
       *[other] Your ship moves { $count } spaces.
    }

farshore-log-islands = Islands in sight: { $cards }.
farshore-log-compass = In force now: { $cards }.
farshore-log-bay = New in the bay: { $cards }.
farshore-log-takes = { $seat } takes { $cards } from the bay.
farshore-log-plays-from-bay = { $seat } plays { $cards } from the bay.
farshore-log-map = { $seat } takes { $cards }.
farshore-log-flooded = The tide floods { $cards }.
farshore-log-anchor = { $seat } drops an anchor at { $card }.
farshore-log-ship =
    { $count ->
        [one] The ship of { $seat } sails 1 space, to { $points }.
       *[other] The ship of { $seat } sails { $count } spaces, to { $points }.
    }
farshore-log-finishes = { $seat } has finished.
farshore-log-captain-turn = The captain’s turn
farshore-log-captain-draws =
    { $count ->
        [one] The captain draws a card.
       *[other] The captain draws { $count } cards.
    }
farshore-log-captain-takes = The captain takes { $cards } from the bay into her hand.
farshore-log-captain-plays-hand = The captain plays { $cards } from her hand.
farshore-log-captain-plays-bay = The captain plays { $cards } from the bay.
farshore-log-captain-plays-deck = The captain plays { $cards } from the deck.
farshore-log-captain-clears = The captain discards { $cards } from the bay.
farshore-log-captain-map = The captain takes { $cards }.
farshore-log-captain-ship =
    { $count ->
        [one] The captain’s ship sails 1 space, to { $points }.
       *[other] The captain’s ship sails { $count } spaces, to { $points }.
    }
farshore-log-captain-treasures =
    { $count ->
        [one] The captain takes a treasure.
       *[other] The captain takes { $count } treasures.
    }
farshore-log-captain-season = The captain prepares for { $season }.
farshore-log-captain-finishes = The captain has finished.
farshore-log-captain-dunes = The captain sends a worker to the dunes.
farshore-log-trail = The captain turns up { $cards }.
farshore-log-new-trail = The captain’s trail is shuffled anew.
farshore-log-trail-taken =
    { $symbol ->
        [shore] Place { $number } of the shore is taken.
        [island] No island is free.
       *[other] The captain has no free red card.
    }
farshore-log-trail-goes =
    { $section ->
        [top] By the top section her worker goes to { $step }.
        [middle] By the middle section her worker goes to { $step }.
       *[bottom] By the bottom section her worker goes to { $step }.
    }
farshore-log-plan =
    { $first ->
        [yes] The highest marker of her plan is { $colour }, in row { $row }
       *[no] The next one is { $colour }, in row { $row }
    }{ $found ->
        [yes] .
       *[no] , but the bay has no such card.
    }
farshore-log-plan-none = No card of the bay fits her plan: she takes the top card of the deck.
farshore-log-marker =
    { $row ->
        [0] The { $colour } marker leaves her plan.
       *[other] The { $colour } marker of her plan moves up to row { $row }.
    }
farshore-log-weather = The weather now: { $cards }.

farshore-rule-set-up = Lay out as many islands as there are seats, one compass tile of each stack, the map stacks, and the bay. The first seat gets five cards, each further one a card more; everybody may change the whole first hand once. All have two workers and three anchors.
farshore-rule-turn = In your turn do one thing: place a worker, play a card of your hand or of the bay, prepare for the next season once all your workers are out, or finish in autumn.
farshore-rule-workers = A worker goes to a free place of the shore, to a free island that lies face up, to the docks, to the lookout or the dunes, which take any number, or to a red card of your own city; what is there acts at once.
farshore-rule-maps = At the dunes take the top map of a stack, if your city has the cards it asks for and you have no map of its kind. At the end every map is worth its number times the number of your maps.
farshore-rule-city = A city has fifteen spaces; a shipwreck and a castaway take none. Of a unique card there can be one in a city.
farshore-rule-hand = Nobody holds more than eight cards; what does not fit is not drawn. When the deck is used up, the discards are shuffled.
farshore-rule-prepare = To prepare for the next season all your workers must be out. They come home and one more joins them. In spring your green cards act; in summer draw two cards of the bay; in autumn draw two cards of the bay and the deck, and your green cards act. The last to prepare changes the winds, and in summer first floods two islands.
farshore-rule-end = Who has finished is out of the game and can be given nothing more. When all have finished, the game is over.
farshore-rule-score = The score: points of cards, bonuses of purple cards, points gained, 2 for each treasure left, maps, and the place of your ship.
farshore-rule-tie = A tie goes to the ship that is further, then to more maps, more treasures, more resources left.
farshore-rule-captain = With Captain Krabita (always if you play alone): she counts as a player for the maps, not for the islands, and has her turn after the last seat. She has two cards and two workers, neither pays nor takes resources, ignores what cards say, and has no limits. For each compass tile that a card she plays matches her ship moves 1 space, from the second level 2; she takes treasures from the marks. A card that would be given to her is discarded, and the giver is rewarded.
farshore-captain-turn = Her turn: while she has a worker she turns up a trail card and places it by the first section that is free: the top, else the middle, else the bottom one. On the shore and on islands she only blocks. At a red card of her own she does what the trail card says, at the docks she sails, at the lookout she takes a purple card of the bay into her hand, discards all cards of the colour shown, and takes a treasure. Without a worker she plays a card: of her hand, else of the bay by her plan.
farshore-captain-prepares = She prepares right after the last seat, which is her turn: her workers come home and one joins them, she takes every map that her city meets, and draws four cards of the deck in spring, six of the bay by her plan in summer, three in autumn.
farshore-rule-captain-plan = Her plan: the colour whose marker stands highest, the leftmost of equal ones; of that colour the first card of the bay, upper row first; if there is none the next marker; if no colour will do, the top card of the deck. In winter and spring each card she plays moves its marker one row up, in summer and autumn only those she draws when preparing do; from the top row a marker leaves the plan.
farshore-rule-captain-autumn = In autumn she plays a card of her hand each turn, and then takes one map that her city meets, with a worker. With an empty hand she places workers by the bottom sections only, and plays a purple card of the lookout at once. Then she passes.
farshore-rule-captain-score = She scores 2 points for a card, 6 for a purple one, and maps, treasures and her ship as everybody. You have to beat her, too.
farshore-rule-weather = Weather, with the third and fourth level of the captain or as a choice of your own: one of four cards is in force, the next one at each winds of change. Its upper effect, or both, bind all seats, but never the captain.

## Faraway

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

faraway-choose-region = Choose a region of your hand to explore.
faraway-take-region = Take a region from the market.
faraway-keep-sanctuary = Keep one of the sanctuaries you have drawn.
faraway-put-back =
    { $count ->
        [one] Choose one more region to put back.
       *[other] Choose { $count } regions to put back.
    }
faraway-give =
    { $count ->
        [one] Give up a sanctuary for { $region } and { $fame } fame, or keep them all.
       *[other] Give up { $count } sanctuaries for { $region } and { $fame } fame, or keep them all.
    }
faraway-give-nothing = keep all sanctuaries

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
    every clue in their tableau, the new region's included. One of them is kept; the others go under
    the deck, in the order in which they were drawn.
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
faraway-rule-grey =
    With the people from below: 9 regions and 8 sanctuaries are shuffled into the decks, and up to
    seven can play. Grey is a colour, too, but no part of a full set of colours; sanctuaries without
    a colour count as grey cards. Region 0 is the lowest of all.
faraway-rule-wonder-sets =
    A quest for each full set of wonders pays as often as stone, chimera and thistle are all there.
faraway-rule-meteorites =
    Under starry skies: 15 meteorites are shuffled into the regions. They bear numbers that other
    regions bear, too. Of two equal numbers the meteorite is the higher one, in the row, at the
    market and where a tie is broken.
faraway-rule-face-up =
    At the score meteorites are not turned face down, nor are the regions of the same row whose
    numbers end with the same digit as one of its meteorites. They count for every region of the
    row, and pay when it is their turn.
faraway-rule-offerings =
    Some meteorites ask for sanctuaries. When such a one is scored, its seat may give up as many of
    its sanctuaries as it asks for, whichever it likes. They leave the game and count for nothing
    that is scored afterwards; what has been scored stays. Otherwise the meteorite pays nothing.

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
terminal-heap =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; c { $zone } describes them
terminal-below =
    { $count ->
        [one] 1 card, see below
       *[other] { $count } cards, see below
    }
terminal-from = { $card } ({ $zone })
terminal-from-seat = { $card } ({ $seat }, { $zone })
terminal-group =
    { $group ->
        [swap] Swap for a tile of another hand:
        [payment] Ways to pay:
       *[other] { $group }
    }
terminal-open-cell = { $sign } is an empty cell to which one of your options goes.

terminal-ask = { $seat }, { $last ->
        [1] 1
       *[other] 1–{ $last }
    } or ?
terminal-curtain = Hand over to { $seat }, then press Enter.
terminal-curtain-undo = Hand over to { $seat }, then press Enter. ({ $last }: u takes your answer back.)
terminal-no-option = There is no option { $number }; choose from 1 to { $last }.
terminal-one-number = One number will do here.
terminal-often = { $option } (up to { $count } times)
terminal-set =
    { $number ->
        [all] Type { $most } numbers on one line, in any order.
        [skip] Type { $most } numbers on one line, in any order, or choose none.
       *[any] { $least ->
            [0] Type up to { $most } numbers on one line, in any order.
           *[other] Type { $least } to { $most } numbers on one line, in any order.
        }
    }
terminal-set-size =
    { $number ->
        [any] { $least } to { $most } numbers are needed on one line, not { $count }.
       *[all] { $most } numbers are needed on one line, not { $count }.
    }
terminal-set-often =
    { $count ->
        [one] { $thing } can be chosen only once.
       *[other] { $thing } can be chosen only { $count } times.
    }
terminal-set-family = { $one } and { $other } are of one type; only one of each may be among them.
terminal-not-understood = “{ $words }” is not understood; type a number from 1 to { $last }, or ? for help.
terminal-undone = { $seat } takes back the last answer.
terminal-stuck = { $seat } can take nothing back: something new has come to light since.
terminal-name-missing = Name it: { $key } and then a card or another thing, such as “{ $key } { $example }”.
terminal-name-unknown = Nothing is called “{ $words }”; one name is “{ $example }”.
terminal-name-more = … and { $count } more.
terminal-why = { $thing }: { $reason }
terminal-why-fine = { $thing }: it can be chosen now.

terminal-help-number = choose the option with that number; for a set, several on one line
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
terminal-all = All together
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
        [everdell] Everdell
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
browser-over = The game is over.
browser-reached =
    { $count ->
        [one] You reached
       *[other] Together you reached
    } { $score ->
        [one] 1 point.
       *[other] { $score } points.
    }
browser-together = Together
browser-moment = One moment…
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
browser-record-file = Choose a file, or drop one here; with its deck file, if it was played with one
browser-record-paste = Or paste the text of a record
browser-another-record = Another record

browser-company = How will you play?
browser-with-friends = With friends by link
browser-one-screen = Round one screen
browser-against-bots = Against bots
browser-with-bots = With bots
browser-alone = Alone
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
browser-deck = Cards
browser-deck-name =
    { $house ->
        [true] { $name } (not all as printed)
       *[false] { $name }
    }
browser-deck-empty = { $file } is empty; choose another file, or use the usual cards.
browser-deck-refused =
    { $file } is refused: it has { $count ->
        [one] one fault
       *[other] { $count } faults
    }, told above.
browser-deck-choose = Choose a deck file
browser-deck-usual = Use the usual cards
browser-deck-place = Line { $line }, column { $column }:
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
browser-confirm =
    { $number ->
        [all] Confirm { $count } of { $most }
        [skip] { $count ->
            [0] Skip
           *[other] Confirm { $count } of { $most }
        }
       *[any] { $count ->
            [0] Choose none of up to { $most }
           *[other] Confirm { $count } of up to { $most }
        }
    }
browser-clear = Clear
browser-clear-key = Begin the set anew (Escape)
browser-more = One more: { $thing }
browser-less = One less: { $thing }
browser-counted = { $thing }, { $count } chosen
browser-counted-of =
    { $number ->
        [any] of up to { $most }
       *[all] of { $most }
    }
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
browser-sound = A sound when it is your turn
browser-notice = A notice of the browser when it is your turn and you are elsewhere
browser-plain = A plain table: zones and cards in rows, the same for every game
browser-shortcuts =
    Keys: arrows go from card to card, Enter chooses, Space shows a card enlarged, U takes back,
    L opens the log, Esc closes. Of several cards Enter chooses one more, and confirms on a chosen
    one; Esc leaves out all.
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
