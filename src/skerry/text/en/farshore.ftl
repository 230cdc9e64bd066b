### Everdell Farshore.

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
    .verb = Move
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
    .verb = Draw
farshore-draw-to-limit = Draw cards of the bay and the deck, as you like, until your hand is full.
    .verb = Draw
farshore-lookout-draw = Then draw cards of the bay and the deck, as you like, until your hand is full; or, if agreed so, as many as you have discarded.
farshore-pay-up-to =
    { $count ->
        [one] You may pay { $what }. If you do: { $reward }
       *[other] You may pay { $what }, up to { $count } times. Each time: { $reward }
    }
    .verb = pay
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
    .verb =
        { $chosen ->
            [0] give
           *[other] Give
        }
farshore-may-discard =
    { $chosen ->
        [0] { $count ->
            [one] You may discard a card.
           *[other] You may discard { $count } cards.
        }
       *[other] Discard { $count } cards ({ $chosen } chosen).
    }
    .verb =
        { $chosen ->
            [0] discard
           *[other] Discard
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
    .verb = Take
farshore-use-place =
    { $islands ->
        [yes] Use a place of the shore or an island that lies face up, whoever stands there.
       *[no] Use a place of the shore, whoever stands there.
    }
    .verb = Use
farshore-discard-bay =
    { $count ->
        [one] Discard a card of the bay.
       *[other] Discard { $count } cards of the bay.
    }
farshore-move-worker = You may move one of your workers to another place.
    .verb = move
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
    .verb = Choose
farshore-why-no-map = There is no map that your city meets and of whose kind you have none.
farshore-why-map-held = You have a map of this kind.

farshore-rule-treasures = A treasure may be paid instead of any one resource, wherever resources are paid.
farshore-rule-placing = Cards that watch for workers at the shore or on islands act after the place did.

farshore-about = Build a city at the shore through four seasons, sail with the winds, and find treasures and maps. The most points win.
farshore-setting-lookout = How many cards one draws at the lookout: up to the hand limit, or as many as one has discarded.
farshore-setting-captain = The captain, an opponent without a seat who counts as one more player: from shy to the terror of the oceans. Who plays alone always meets her.
farshore-setting-weather = Weather that binds all seats: none, the upper effects, or both.
farshore-stop = Decline
farshore-treasure = Pay with treasures
farshore-anchor = Drop an anchor
farshore-new-hand = New hand
farshore-finish = Finish and end
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
    .verb = Keep
farshore-autumn-gifts = Choose the card that acts next, or draw your two cards of autumn.
    .verb = Choose
farshore-high-tide = High tide: choose { $count } islands that are turned face down.
    .verb = choose
farshore-why-weather = { $weather }: { $rules }
farshore-pay-toll = Pay what the weather asks for compass tiles, or sail without them.
    .verb = Pay
farshore-take-turn =
    { $alone ->
        [yes] { $autumn ->
            [yes] Nothing is left to do: finish. This ends your game; the others play on.
           *[no] No worker and no card you can pay is left: prepare for { $season ->
                [spring] spring
                [summer] summer
               *[autumn] autumn
            }.
        }
       *[no] { $workers ->
            [0] { $autumn ->
                [yes] Play a card, or finish.
               *[no] Play a card, or prepare for the next season.
            }
           *[other] { $autumn ->
                [yes] Place a worker or play a card, or finish.
               *[no] Place a worker or play a card.
            }
        }
    }
    .verb =
        { $alone ->
            [yes] { $autumn ->
                [yes] finish
               *[no] prepare
            }
           *[no] { $workers ->
                [0] Play
               *[other] Place
            }
        }
farshore-why-not-in-bay = It is not in the bay.
farshore-why-finish = You can finish in autumn only.
    .short = from autumn
farshore-why-flooded = The tide has flooded this island.
    .short = flooded
farshore-track = The ships’ track has { $count } places, worth { $values } points. Treasures wait at { $marks }.
farshore-map-asks = Asks for { $cards }. It is worth { $points } for each of your maps.
farshore-tile = Your ship moves 1 space when you play a { $what }.
farshore-trail = The captain goes to { $top }. If that cannot be: to { $middle }. If that cannot be either: to { $bottom }.
farshore-trail-step =
    { $symbol ->
        [shore] { $place }
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
farshore-wind = wind for a { $what }
# $key: the title of a weather of the house deck, in small letters with hyphens; others stay as the file has them.
farshore-weather-name =
    { $key ->
        [thick-fog] { $title }
        [squall] { $title }
        [doldrums] { $title }
        [downpour] { $title }
        [cold-snap] { $title }
        [gale] { $title }
        [heavy-swell] { $title }
        [damp-rot] { $title }
        [riptide] { $title }
        [heavy-clouds] { $title }
       *[other] { $title }
    }
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

farshore-score-treasures = treasures
farshore-score-map = map
farshore-score-ship = ship
farshore-tally-ship = place { $step } of the track
farshore-tally-map =
    { $maps ->
        [one] { $value } × 1 map
       *[other] { $value } × { $maps } maps
    }
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
    .short = ship +{ $count }

farshore-log-islands = Islands in sight: { $cards }.
farshore-log-compass = The compass shows: { $cards }.
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
        [shore] { $place } is taken.
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


## Verbs: what a choice does, in a word or two, for buttons and the terminal.

farshore-give-captain = Give to the captain
farshore-keep-hand = Keep the hand
farshore-verb-draw = Draw { $count }
farshore-draw-no-more = Stop drawing
farshore-verb-flood = Flood { $count }
farshore-verb-pay =
    { $count ->
        [0] Pay nothing
       *[other] Pay { $what }
    }
farshore-verb-toll =
    { $count ->
        [0] Pay nothing, sail { $spaces }
       *[other] Pay { $what }, sail { $spaces }
    }

## At the table in the browser

farshore-table-bay = Bay
farshore-table-shore = Shore
farshore-table-islands = Islands
farshore-table-roses = Winds
farshore-table-maps = Maps
farshore-table-maps-worth = each worth its figure × your maps
farshore-table-ships = Ships
farshore-table-deck = deck
farshore-table-discarded = discarded
farshore-table-captain = Captain Krabita
farshore-table-captain-city = City
farshore-table-captain-line = Captain Krabita: open the city. { $level }, { $cards } cards in her city, { $hand } cards in her hand
farshore-table-captain-passed = has finished
farshore-table-level = { $level ->
    [1] shy
    [2] brave
    [3] splendid
   *[4] terror of the seas
  }
farshore-table-plan = Plan
farshore-table-plan-next = Next: { $type }
farshore-table-plan-none = No marker is left on the plan
farshore-table-trail = Trail
farshore-table-flooded-long = flooded, till the end
farshore-table-stack = { $count } equal cards lie here
farshore-table-ship-at = { $name }: the ship is at { $points } points
farshore-table-anchors-left = { $count ->
    [0] no anchor left
    [one] 1 anchor left
   *[other] { $count } anchors left
  }
farshore-table-own-map = yours
farshore-table-map-may = you may
farshore-table-map-short = { $count } short
farshore-table-map-left = left
farshore-table-no-map = all gone
farshore-table-rule-above = above
farshore-table-rule-below = below
farshore-table-trail-left = { $count } to come
farshore-table-trail-where = { $symbol ->
    [island] first free island
   *[other] a free red card
  }
farshore-table-trail-does = { $symbol ->
    [shore] blocks it
    [island] blocks it
    [red_plays] { $count ->
        [one] plays a card
       *[other] plays { $count } cards
    }
    [red_treasure] { $count ->
        [one] takes a treasure
       *[other] takes { $count } treasures
    }
    [lookout] discards { $colour }
   *[other] { $count ->
        [one] sails 1
       *[other] sails { $count }
    }
  }
farshore-table-why = Why
farshore-table-why-note = the first section that is free
farshore-table-why-none = She has turned up no trail card yet.
farshore-table-section-1 = top
farshore-table-section-2 = middle
farshore-table-section-3 = bottom
farshore-table-section-taken = { $name } is there
farshore-table-section-full = taken
farshore-table-section-not-needed = not needed
farshore-table-plan-note = highest marker, leftmost first
farshore-table-plan-moved = { $type }: from row { $from } to row { $to }
farshore-table-plan-gone = { $type }: from row { $from } off the plan
farshore-table-plan-leads = { $type } leads, in row { $row }.
farshore-table-captain-no-limit = no limit, she ignores what cards say
