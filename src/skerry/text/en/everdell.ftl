### Everdell and Pearlbrook.

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
        [lookout_cape] Lookout
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
        [basic_three_twigs] Twig Pile
        [basic_two_twigs_one_card] Low Branch
        [basic_two_resin] Resin Drip
        [basic_one_resin_one_card] Old Pine
        [basic_two_cards_one_vp] Signpost
        [basic_one_pebble] Stone Heap
        [basic_one_berry_one_card] Berry Bush
        [basic_one_berry] Strawberry Patch
        [haven] Haven
        [journey_2] Journey of 2
        [journey_3] Journey of 3
        [journey_4] Journey of 4
        [journey_5] Journey of 5
        [forest_two_berry_one_card] Wild Vine
        [forest_two_any] Harvest Glade
        [forest_discard_any_draw_double] Leaf Fall
        [forest_copy_basic_one_card] Fox Track
        [forest_one_pebble_three_card] Old Cave
        [forest_one_twig_resin_berry] Forest Camp
        [forest_three_berry] Cherry Hollow
        [forest_two_resin_one_twig] Birch Grove
        [forest_two_card_one_any] Owl’s Roost
        [forest_discard_up_to_three_gain_any] Hollow Oak
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
        [forest_two_pebble_one_card] Cairn
        [forest_resin_pebble_or_four_card] Crossroads
        [forest_berry_pebble_card] Mushroom Ring
        [forest_discard_two_meadow_take_two_gain_any] Tree Swing
        [river_spot_production] Reed Bank
        [river_spot_destination] Old Jetty
        [river_spot_governance] Rune Stone
        [river_spot_traveler] Ferry Landing
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
        [docks] Docks
        [dunes] Dunes
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
        [forest_draw_two_meadow_play_one_discount] Dandelion Field
        [shore_1] Driftline
        [shore_2] Kelp Bed
        [shore_3] Tide Pool
        [shore_4] Spore Wood
        [island_1] Mushroom Key
        [island_2] Glass Reef
        [island_3] Castaway Cay
        [island_4] Trader’s Rest
        [island_5] Isle of Nests
        [island_6] Windward Rock
        [island_7] Wrecker’s Bar
        [island_8] Smuggler’s Hole
        [island_9] Kelp Holm
        [island_10] Market Strand
        [map_1_2] Coast Map, worth 2
        [map_1_1] Coast Map, worth 1
        [map_1_0] Coast Map, worth 0
        [map_2_2] Star Map, worth 2
        [map_2_1] Star Map, worth 1
        [map_2_0] Star Map, worth 0
        [map_3_2] Trail Map, worth 2
        [map_3_1] Trail Map, worth 1
        [map_3_0] Trail Map, worth 0
        [map_4_2] Reef Map, worth 2
        [map_4_1] Reef Map, worth 1
        [map_4_0] Reef Map, worth 0
        [map_5_2] Harbor Map, worth 2
        [map_5_1] Harbor Map, worth 1
        [map_5_0] Harbor Map, worth 0
        [map_6_2] Crown Map, worth 2
        [map_6_1] Crown Map, worth 1
        [map_6_0] Crown Map, worth 0
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
    .verb = Give
everdell-share = Share them out among opponents.
everdell-share-resource = Give { $what } to whom you like.
    .verb = Give
everdell-share-card = Give { $card } to whom you like.
    .verb = Give
everdell-remove-card = Remove a card of Rugwort’s city.
    .verb = Remove

everdell-if-pearls = If the owner has { $what } or more: { $deed }
everdell-bridge = You may hold a card more for each of your pearls. Draw { $count } cards for each pearl you gain, at the river when all else is done.
everdell-join = Choose the construction whose space the messenger shares.
    .verb = Choose
everdell-part = Choose the construction that the messenger has left.
    .verb = Choose
everdell-rejoin = You may choose a construction whose messenger goes to another one.
    .verb = choose
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
    .verb =
        { $workers ->
            [0] Play
           *[other] Place
        }
everdell-trade =
    { $any ->
        [yes] You may use any river card turned up, whoever stands there.
       *[no] You may use the river card.
    }
    .verb = use
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
    .verb = Show
everdell-show-mixed =
    Show and discard { $count } cards of your hand, all of different types{ $chosen ->
        [0] .
       *[other] : { $chosen } chosen.
    }
    .verb = Show
everdell-either = Choose one of two. { $first } Or else: { $rest }
    .verb = Choose
everdell-sail = Move it with the worker into the city of an opponent who has room. For each pearl you find there, up to { $count }, gain 1 resource of any kind and 1 point.
    .verb = Move
everdell-plunder = Turn up as many cards of the deck and take them. If they are worth { $points } points or more together, gain 1 pearl.
everdell-counted-expansion = card of Pearlbrook in your city
everdell-fetch = Look through the deck for a { $card } and play it for nothing, or gain { $points } points.
    .verb = Look
everdell-points-on-store = Put 1 point on one { $card } of yours for each resource that lies there, at most { $most }.
    .verb = Put
everdell-give-cards-around =
    Give up to { $count } cards of your hand to opponents; gain { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each.
    .verb = Give
everdell-tuck-one = Put a { $first } or a { $second } of your city beneath the event. For the first: { $one } For the second: { $two }
    .verb = Put
everdell-copy-adornment = You may do what an adornment does that an opponent has played.
    .verb = do
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
    .verb = let
everdell-move-on = It may go on into the city of an opponent.
    .verb = go on
everdell-produce-some =
    { $count ->
        [one] You may choose one more production card of your city to act.
       *[other] You may choose up to { $count } production cards of your city to act.
    }
    .verb = choose
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
    .short = no room
everdell-why-no-ferry = There is no { $card } for your ambassador.
everdell-why-no-ambassador = Your ambassador is not at home.
    .short = ambassador is out
everdell-why-no-pearl = You need a pearl to play an adornment.
    .short = no pearl
everdell-why-not-your-adornment = It is not among your adornments.

everdell-rule-ferry = The ambassador goes to a Ferry and uses any river card turned up; its owner gains 1 point if it is another’s.

everdell-preview-play =
    { $sign ->
        [same] If scored now: no change.
       *[other] If scored now: { $sign ->
            [more] +
           *[less] {""}
        }{ $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
    .short =
        { $sign ->
            [more] +{ $points }
           *[less] { $points }
        }
everdell-preview-place =
    { $points ->
        [one] It is worth 1 point at the end.
       *[other] It is worth { $points } points at the end.
    }
    .short = +{ $points }
everdell-preview-prepare =
    { $count ->
        [one] You will have 1 worker.
       *[other] You will have { $count } workers.
    }

everdell-log-rival-turn = Rugwort's turn
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
everdell-log-freed =
    { $count ->
        [one] { $cards } is discarded with the prison.
       *[other] { $cards } are discarded with the prison.
    }
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

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

everdell-verb-fetch = Look for { $card }
everdell-verb-show = Show { $count }
everdell-trade-not = Don’t trade
everdell-stay = Let it stay

## At the table in the browser

everdell-table-brook = Brook
everdell-table-face-down = Face down
everdell-table-its-pearl = its pearl is yours first
everdell-table-wonders = Wonders
everdell-table-adornments = Adornments
everdell-table-hidden-adornments = { $count ->
    [one] 1 adornment still hidden
   *[other] { $count } adornments still hidden
  }
everdell-table-worn = { $adornment }, at the end { $points ->
    [one] 1 point
   *[other] { $points } points
  }
everdell-table-ambassador-home = the ambassador is at home
everdell-table-ambassador-out = the ambassador is out
everdell-table-rival-pearls = { $count ->
    [one] Rugwort has 1 pearl
   *[other] Rugwort has { $count } pearls
  }
