### What both Everdells say.

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
woodland-stop = Decline
woodland-price = Pay the price
woodland-move-in = Move in for nothing
woodland-move-in-anywhere = Move in where any critter may
woodland-prepare = Prepare for the next season
woodland-pass = Pass and end
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
    .verb = Gain
woodland-gain-per = Gain { $what } for each { $per }.
    .verb = Gain
woodland-draw =
    { $count ->
        [one] Draw a card.
       *[other] Draw { $count } cards.
    }
    .verb = Draw
woodland-draw-per =
    { $count ->
        [one] Draw a card for each { $per }.
       *[other] Draw { $count } cards for each { $per }.
    }
    .verb = Draw
woodland-draw-to-limit = Draw until your hand is full.
woodland-draw-keep-give = Draw { $count } cards, keep one and give the other to an opponent.
woodland-keep-one = Keep one of the cards you have drawn.
    .verb = Keep
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
    .verb = Pay
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
    .verb = Give
woodland-give-tray = Give it to an opponent.
    .verb = Give
woodland-give-cards = Give the cards to an opponent.
    .verb = Give
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
    .verb = Discard
woodland-discard-up-to =
    { $chosen ->
        [0] Discard up to { $count } cards.
       *[other] Discard up to { $count } cards ({ $chosen } chosen).
    }
    .verb = Discard
woodland-discard =
    { $chosen ->
        [0] Discard { $count } cards.
       *[other] Discard { $count } cards ({ $chosen } chosen).
    }
    .verb = Discard
woodland-choose-to-give =
    { $chosen ->
        [0] Give { $count } cards of your hand to an opponent.
       *[other] Give { $count } cards of your hand to an opponent ({ $chosen } chosen).
    }
    .verb = Give
woodland-tuck = They go beneath the event.
woodland-tuck-cards =
    Put up to { $count } { $form ->
        [construction] constructions
       *[critter] critters
    } of your hand beneath the event{ $chosen ->
        [0] .
       *[other] {" "}({ $chosen } chosen).
    }
    .verb = Put
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
    .verb = Put
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
    .verb =
        { $up-to ->
            [yes] { $count ->
                [one] take
               *[other] Take
            }
           *[no] Take
        }
woodland-discard-meadow =
    { $count ->
        [one] Discard a card of the meadow.
       *[other] Discard { $count } cards of the meadow.
    }
    .verb = Discard
woodland-which-place = Choose the place of the meadow to take it from.
    .verb = Choose
woodland-reveal = Turn up { $count } cards of the deck. { $then }
woodland-reveal-pile = Turn up { $count } cards of the deck or of the discard pile. { $then }
woodland-choose-pile = Choose the pile of which { $count } cards are turned up.
    .verb = Choose
woodland-scrolls = Turn up { $count } cards of the deck; take any of them into your hand, the rest go beneath the event.
woodland-share-out = Take any of these cards into your hand; the rest go beneath the event.
woodland-put-tokens =
    { $count ->
        [one] Put 1 point on this card.
       *[other] Put { $count } points on this card.
    }
woodland-store = Put { $what } on this card.
woodland-choose-batch = Store one of these on the card.
    .verb = Store
woodland-unload = Take all that lies on this card.
woodland-lay-on = Lay up to { $what } on the event.
    .verb = Lay
woodland-lay-tray = Lay them on the event.
woodland-produce = All your production cards act.
woodland-next-production = Choose the card that produces next.
    .verb = Choose
woodland-next-reaction = Choose the card that acts next.
    .verb = Choose
woodland-produce-again = One of your production cards may act again.
    .verb = act
woodland-produce-other = Another of your production cards acts.
    .verb = acts
woodland-copy-production = You may do what one production card of an opponent does.
    .verb = do
woodland-whose = Choose whose it is.
    .verb = Choose
woodland-whose-card = Choose whose { $card } to go to.
    .verb = Choose
woodland-if-has = If there is a { $what }: { $deed }
woodland-if-paired = If it shares its space with a partner, and there is a { $card } in the city: { $deed }
woodland-use-area =
    { $area ->
        [forest] You may use a forest place, whoever stands there.
       *[basic] Use a basic place, whoever stands there.
    }
    .verb =
        { $area ->
            [forest] use
           *[basic] Use
        }
woodland-use-place = Use a basic or forest place, whoever stands there.
    .verb = Use
woodland-use-own = Before your workers come home, you may take 1 point off this card and use a basic or forest place again where one of them stands.
    .verb = use
woodland-move-worker = Move one of your workers to another place.
    .verb = Move
woodland-recall-worker = Call one of your workers home.
    .verb = Call
woodland-place-worker = Choose where the worker goes.
    .verb = Choose
woodland-go-abroad = It goes into an opponent’s city.
    .verb = goes
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
    .verb =
        { $may ->
            [yes] play
           *[no] Play
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
    .verb =
        { $may ->
            [yes] play
           *[no] Play
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
    .verb =
        { $beneath ->
            [yes] Put
           *[no] Discard
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
    { $alone ->
        [yes] { $autumn ->
            [yes] Nothing is left to do: pass. This ends your game; your hand stays yours, and the others play on.
           *[no] No worker and no card you can pay is left: prepare for { $season ->
                [spring] spring
                [summer] summer
               *[autumn] autumn
            }.
        }
       *[no] { $workers ->
            [0] { $autumn ->
                [yes] Play a card, or pass.
               *[no] Play a card, or prepare for the next season.
            }
           *[other] { $autumn ->
                [yes] Place a worker or play a card, or pass.
               *[no] Place a worker or play a card.
            }
        }
    }
    .verb =
        { $alone ->
            [yes] { $autumn ->
                [yes] pass
               *[no] prepare
            }
           *[no] { $workers ->
                [0] Play
               *[other] Place
            }
        }
woodland-pay-price = Pay { $what }
woodland-pay-by-moving-in = Move in at your { $card }
woodland-pay-by-parting = Send the { $card } away
woodland-pay-with-help = Pay with the help of the { $card }
woodland-costs = { $what }
woodland-costs-some =
    { $count ->
        [0] free
        [one] 1 resource
       *[other] { $count } resources
    }
woodland-costs-nothing = free
woodland-besides-taken = It is taken for ever.
woodland-pay-with = Pay the price, with the pieces you like.
    .verb = Pay
woodland-pay-swapped = Pay the price with one resource of another kind.
    .verb = Pay
woodland-pay-for = Choose how to pay.
    .verb = pay
woodland-save =
    { $count ->
        [one] Save a resource that you need not pay.
       *[other] Save { $count } resources that you need not pay.
    }
    .verb = Save
woodland-swap-wanted = Choose the resource that is paid in another kind.
woodland-swap-given = Choose what to pay instead.
    .verb = pay
woodland-imprison = Choose the critter that goes to prison.
    .verb = Choose
woodland-which-copy = Choose which { $card }.
    .verb = Choose
woodland-choose-resource =
    { $count ->
        [one] Take a resource of any kind.
       *[other] Take { $count } resources of any kinds.
    }
    .verb = Take
woodland-choose-to-pay =
    { $to ->
        [trade] { $count ->
            [one] Pay 1 resource and take another.
           *[other] Pay up to { $count } resources and take as many others.
        }
        [opponent] { $may-stop ->
            [yes] Give up to { $count } resources of any kinds.
           *[no] { $count ->
                [one] Give a resource of any kind to an opponent.
               *[other] Give { $count } resources of any kinds to an opponent.
            }
        }
        [event] Lay up to { $count } resources of any kinds on the event.
       *[supply] { $may-stop ->
            [yes] Pay up to { $count } resources of any kinds.
           *[no] { $count ->
                [one] Pay a resource of any kind.
               *[other] Pay { $count } resources of any kinds.
            }
        }
    }
    .verb =
        { $to ->
            [opponent] Give
            [event] Lay
           *[supply] Pay
        }

woodland-why-no-worker = You have no worker at home.
    .short = no worker at home
woodland-why-taken = There is no room for another worker.
    .short = no room
woodland-why-not-autumn = The journey begins in autumn.
    .short = from autumn
woodland-why-event-cards = Your city lacks { $cards }.
    .short = lacks { $cards }
woodland-why-event-type = Your city needs { $cards } more.
    .short = lacks { $cards }
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
    .short = lacks { $count }
woodland-why-cards =
    { $count ->
        [one] You need 1 card more.
       *[other] You need { $count } cards more.
    }
    .short = cards: lacks { $count }
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
    .short = Rugwort’s
woodland-why-no-host = No opponent has room for { $card }.
woodland-why-unique = { $card } is in your city already, and there can be only one.
    .short = you have it
woodland-why-nothing-to-join = { $card } needs a construction in your city that no other shares.
woodland-why-no-construction = { $card } needs a construction to replace.
woodland-why-missing =
    { $less ->
        [0] You need { $what } more.
       *[other] You need { $what } more, of which { $less } can be made up for.
    }
woodland-why-full = Your city has no space left.
    .short = no space
woodland-why-last-season = Autumn is the last season.
woodland-why-workers-left =
    { $count ->
        [one] One of your workers is still at home.
       *[other] { $count } of your workers are still at home.
    }
    .short = { $count } at home
woodland-why-pass = You can pass in autumn only.
    .short = from autumn

woodland-log-uses = { $seat } uses { $place }.

woodland-score-bonus = { $card }, bonus
woodland-score-tokens = point tokens
woodland-score-on-card = points on { $card }
woodland-score-wild = pearls
woodland-score-journey = journey
woodland-tally = { $count } × { $what }
woodland-tally-cards =
    { $rarity ->
        [common] { $form ->
            [critter] { $count ->
                [one] 1 common critter
               *[other] { $count } common critters
            }
            [construction] { $count ->
                [one] 1 common construction
               *[other] { $count } common constructions
            }
           *[any] { $count ->
                [one] 1 common card
               *[other] { $count } common cards
            }
        }
        [unique] { $form ->
            [critter] { $count ->
                [one] 1 unique critter
               *[other] { $count } unique critters
            }
            [construction] { $count ->
                [one] 1 unique construction
               *[other] { $count } unique constructions
            }
           *[any] { $count ->
                [one] 1 unique card
               *[other] { $count } unique cards
            }
        }
       *[any] { $type ->
            [production] { $count ->
                [one] 1 card of production
               *[other] { $count } cards of production
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
                [one] 1 card of governance
               *[other] { $count } cards of governance
            }
            [prosperity] { $count ->
                [one] 1 card of prosperity
               *[other] { $count } cards of prosperity
            }
           *[any] { $form ->
                [critter] { $count ->
                    [one] 1 critter
                   *[other] { $count } critters
                }
                [construction] { $count ->
                    [one] 1 construction
                   *[other] { $count } constructions
                }
               *[any] { $count ->
                    [one] 1 card
                   *[other] { $count } cards
                }
            }
        }
    }
woodland-tally-events =
    { $special ->
        [yes] { $count ->
            [one] 1 special event
           *[other] { $count } special events
        }
       *[no] { $count ->
            [one] 1 basic event
           *[other] { $count } basic events
        }
    }
woodland-tally-pairs =
    { $count ->
        [one] 1 pair
       *[other] { $count } pairs
    }
woodland-tally-journey =
    { $pegs ->
        [one] stone of { $points }
       *[other] { $pegs } × stone of { $points }
    }
woodland-tally-wild = { $count } × { $worth }

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

woodland-log-turn = Turn { $turn }
woodland-log-because = { $cause }: { $line }
woodland-how-many =
    { $resource ->
        [driftwood] How many driftwood do you pay?
        [seaweed] How many seaweed do you pay?
        [seastone] How many seastones do you pay?
        [mushroom] How many mushrooms do you pay?
       *[treasure] How many treasures do you pay?
    }
    .verb = pay

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

woodland-prepare-for =
    { $season ->
        [spring] Prepare for spring
        [summer] Prepare for summer
       *[autumn] Prepare for autumn
    }
woodland-verb-take =
    { $count ->
        [0] Take none
       *[other] Take { $count }
    }
woodland-verb-pay =
    { $to ->
        [trade] { $count ->
            [0] Don’t trade
           *[other] Trade { $count }
        }
        [opponent] { $count ->
            [0] Give nothing
           *[other] Give { $count }
        }
        [event] { $count ->
            [0] Lay nothing
           *[other] Lay { $count }
        }
       *[supply] { $count ->
            [0] Pay nothing
           *[other] Pay { $count }
        }
    }
woodland-verb-save =
    { $count ->
        [0] Save none
       *[other] Save { $count }
    }
woodland-verb-pay-for =
    { $count ->
        [0] Pay nothing
       *[other] Pay { $what } (+{ $points ->
            [one] 1 point
           *[other] { $points } points
        })
    }
woodland-verb-give-for =
    { $count ->
        [0] Give nothing
       *[other] Give { $what } (+{ $points ->
            [one] 1 point
           *[other] { $points } points
        })
    }
woodland-verb-lay =
    { $count ->
        [0] Lay nothing
       *[other] Lay { $what }
    }
woodland-verb-store = Store { $what }
woodland-verb-discard =
    { $count ->
        [0] Discard none
       *[other] Discard { $count }
    }
woodland-verb-discard-for = Discard { $count }: { $reward }
woodland-verb-tuck =
    { $count ->
        [0] Put none beneath
       *[other] Put { $count } beneath
    }
woodland-verb-points =
    { $points ->
        [one] Gain 1 point
       *[other] Gain { $points } points
    }
woodland-give-to = Give to { $seat }
woodland-keep = Keep { $card }
woodland-use = Use { $place }
woodland-move-none = Move none
woodland-worker-at = The worker at { $place }
woodland-play-none = Play none
woodland-no-other =
    { $count ->
        [0] Choose none
       *[other] Choose no other
    }

## On faces of cards and places, in the browser

# The small words of an effect line.
woodland-face-per = per
woodland-face-or = or
woodland-face-after = after
woodland-face-on = on
woodland-face-limit = limit
woodland-face-all = all

# What a card is.
woodland-face-critter = critter
woodland-face-construction = construction
woodland-face-common = common
woodland-face-unique = unique
woodland-face-production = production
woodland-face-governance = governance
woodland-face-traveler = traveler
woodland-face-destination = destination
woodland-face-prosperity = prosperity
woodland-face-free-with = free with
woodland-face-brings-in = brings in
woodland-face-with = with
woodland-face-any-critter = any critter

woodland-face-winter = winter
woodland-face-spring = spring
woodland-face-summer = summer
woodland-face-autumn = autumn

## At the table in the browser

woodland-table-season-turns =
    { $season ->
        [spring] Winter turns to spring
        [summer] Spring turns to summer
       *[autumn] Summer turns to autumn
    }
woodland-table-season-asks = { $card } will ask you.
woodland-table-season-next = Next card
woodland-table-season-skip = Skip
woodland-table-city = City
woodland-table-city-of = City of { $name }
woodland-table-spaces = { $used } of { $all } spaces
woodland-table-hand = Hand
woodland-table-in-hand = in hand
woodland-table-meadow = Meadow
woodland-table-basic = Basic places
woodland-table-forest = Forest
woodland-table-events = Events
woodland-table-journey = Journey
woodland-table-from-autumn = from autumn
woodland-table-deck = deck
woodland-table-discarded = discarded
woodland-table-passed = has passed
woodland-table-points = points
woodland-table-no-space = beside the city
woodland-table-prison = In prison: { $card }
woodland-table-achieved = Achieved: { $event }
woodland-table-open-city = { $name }: open the city
woodland-table-close = Close
woodland-table-choose-seat = { $name }: choose this seat
woodland-table-seat-line = { $name }: open the city. { $season }, { $points } points, { $workers } workers at home, { $hand } cards in hand, { $city } cards in the city
woodland-table-choose-seat-line = { $name }: choose this seat. { $season }, { $points } points, { $workers } workers at home, { $hand } cards in hand, { $city } cards in the city
woodland-table-stock-line = { $count } { $piece }
woodland-table-take-piece = Choose { $piece }
woodland-table-twig = { $count ->
    [one] twig
   *[other] twigs
  }
woodland-table-resin = resin
woodland-table-pebble = { $count ->
    [one] pebble
   *[other] pebbles
  }
woodland-table-berry = { $count ->
    [one] berry
   *[other] berries
  }
woodland-table-pearl = { $count ->
    [one] pearl
   *[other] pearls
  }
woodland-table-point = { $count ->
    [one] point token
   *[other] point tokens
  }
woodland-table-driftwood = driftwood
woodland-table-seaweed = seaweed
woodland-table-seastone = { $count ->
    [one] seastone
   *[other] seastones
  }
woodland-table-mushroom = { $count ->
    [one] mushroom
   *[other] mushrooms
  }
woodland-table-treasure = { $count ->
    [one] treasure
   *[other] treasures
  }
woodland-table-shell = { $count ->
    [one] shell
   *[other] shells
  }
woodland-table-workers-home = { $home } of { $all } workers at home
woodland-table-ways = Ways to pay
woodland-table-cancel = Take the card back
woodland-table-paying = Pay for { $card }
woodland-table-chosen-cards = { $count ->
    [one] 1 card chosen
   *[other] { $count } cards chosen
  }
woodland-table-drawn = Drawn
woodland-table-revealed = Turned up
woodland-table-choose-card = Which card?
woodland-table-set-aside = On its way
woodland-table-rugwort = Rugwort
woodland-table-year = year { $year }
woodland-table-rival-city = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
woodland-table-rival-line = Rugwort: open the city. Year { $year }, { $cards } cards in his city
woodland-table-blocks = { $count ->
    [0] keeps no place of the meadow
    [one] keeps place 1 of the meadow
   *[other] keeps places 1 to { $count } of the meadow
  }
woodland-table-place-taken = { $number }, kept by Rugwort
woodland-table-due = has still to produce
woodland-table-anchored = has an anchor
woodland-table-occupied = occupied
woodland-table-tabs = Pages of the table
woodland-table-tab-table = Table
woodland-table-tab-city = City
woodland-table-tab-hand = Hand
woodland-table-tab-others = Others
woodland-table-play-card = Play { $card }
woodland-table-choose-this = Choose { $card }
woodland-table-close-hand = Close the hand, back to the table
woodland-table-can-be-chosen = { $count } can be chosen
woodland-table-pays = Pays
woodland-table-pays-nothing = nothing
woodland-table-pays-otherwise = There is another way to pay.
woodland-table-of-yours = { $lacks ->
    [yes] { $count }, and you have { $has }
   *[no] { $count } of your { $has }
  }
woodland-table-does = Does
woodland-table-brings = Brings
woodland-table-worth = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
woodland-table-free-in = { $near ->
    [city] Free: you have the { $card }
   *[other] Free with the { $card }
  }
woodland-table-lets-in = { $near ->
    [hand] Brings in the { $card } of your hand
   *[other] Brings in the { $card }
  }
woodland-table-empty-hand = Your hand is empty.
woodland-table-hidden-hand = The hand lies hidden.
woodland-table-own = Your stock and workers
woodland-table-sort = sort:
woodland-table-sort-by = Sort the hand by { $way }
woodland-table-sort-type = type
woodland-table-sort-cost = cost
woodland-table-sort-points = points
woodland-table-by-source = Points by source
woodland-table-points-before = { $points } before this turn
woodland-table-source = { $source ->
    [cards] Cards
    [bonuses] Bonuses
    [tokens] Point tokens
    [shells] Shells
    [journey] Journey
    [events] Events
    [wonders] Wonders
    [pearls] Pearls
    [adornments] Adornments
    [treasures] Treasures
    [maps] Maps
   *[ship] Ship
  }
woodland-table-source-note = { $source ->
    [cards] printed points
    [bonuses] purple cards
    [tokens] gained in play
    [shells] gained in play
    [pearls] 2 each
    [treasures] 2 each
   *[other] {""}
  }
woodland-table-symbols = { $group ->
    [pieces] Pieces
    [types] Five colours, five habits
    [cards] Cards
    [kinds] Kinds and marks
    [where] Where and whose
   *[seasons] Four seasons
  }
woodland-table-symbol = { $symbol ->
    [twig] twig
    [resin] resin
    [pebble] pebble
    [berry] berry
    [pearl] pearl
    [any] any one
    [point] point
    [worker] worker
    [driftwood] driftwood
    [seaweed] seaweed
    [seastone] seastone
    [mushroom] mushroom
    [treasure] treasure
    [anysea] any one
    [shell] point
    [anchor] anchor
    [card] draw a card
    [discard] discard a card
    [meadowcard] card of the meadow
    [baycard] card of the bay
    [eithercard] of the deck or laid out
    [play] play a card
    [place] a place
    [other] to another player
    [event] event
    [river] river
    [city] city; struck out: takes no space
    [copy] do as it does
    [home] worker comes home
    [lock] stays for good
    [ship] sail on
    [rose] compass
    [map] map
    [critter] critter
    [construction] construction
    [unique] one in a city
    [common] as many as you like
    [door] its critter has moved in
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
  }
woodland-table-type = { $type ->
    [production] Production
    [governance] Governance
    [traveler] Traveler
    [destination] Destination
   *[prosperity] Prosperity
  }
woodland-table-type-habit = { $type ->
    [production] pays at once, and in seasons to come
    [governance] helps for the rest of the game
    [traveler] once, when it comes
    [destination] send a worker there
   *[prosperity] counts at the end
  }
woodland-table-line = { $line ->
    [pay] { $sea ->
        [true] pay up to 3 driftwood, 1 point for each
       *[false] pay up to 3 twigs, 1 point for each
      }
    [per] 1 point per unique critter
    [after] { $sea ->
        [true] after you build: a driftwood, a seaweed or a seastone
       *[false] after you build: a twig, a resin or a pebble
      }
    [give] draw 2, give one away
    [leaves] a construction leaves your city: pay 3 less
   *[free] play a card for nothing
  }
