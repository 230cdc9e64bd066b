"""The board and the events once more, as a person would copy them off the table.

Nothing here is taken from the game's own tables; tests compare the two.
"""

# Basic places: what a worker gains there; a star for those that any number may share.
BASIC = {
    "basic_three_twigs": "3 twig",
    "basic_two_twigs_one_card": "2 twig, 1 card *",
    "basic_two_resin": "2 resin",
    "basic_one_resin_one_card": "1 resin, 1 card *",
    "basic_two_cards_one_vp": "2 card, 1 point *",
    "basic_one_pebble": "1 pebble",
    "basic_one_berry_one_card": "1 berry, 1 card",
    "basic_one_berry": "1 berry *",
}

# Forest places that only give; the others are tested by hand.
FOREST = {
    "forest_two_berry_one_card": "2 berry, 1 card",
    "forest_two_any": "",
    "forest_discard_any_draw_double": "",
    "forest_copy_basic_one_card": "",
    "forest_one_pebble_three_card": "1 pebble, 3 card",
    "forest_one_twig_resin_berry": "1 twig, 1 resin, 1 berry",
    "forest_three_berry": "3 berry",
    "forest_two_resin_one_twig": "2 resin, 1 twig",
    "forest_two_card_one_any": "",
    "forest_discard_up_to_three_gain_any": "",
    "forest_draw_two_meadow_play_one_discount": "",
}

# The journey: points, which are also the cards it takes.
JOURNEY = {"journey_2": 2, "journey_3": 3, "journey_4": 4, "journey_5": 5}

# Basic events: three points each for so many cards of a type.
BASIC_EVENTS = {
    "basic_event_governance_3": (3, "governance"),
    "basic_event_destination_3": (3, "destination"),
    "basic_event_production_4": (4, "production"),
    "basic_event_traveler_3": (3, "traveler"),
}

# Special events: two cards, and the points printed on them.
SPECIAL_EVENTS = {
    "graduation_of_scholars": ({"teacher", "university"}, 0),
    "a_brilliant_marketing_plan": ({"shopkeeper", "post_office"}, 0),
    "performer_in_residence": ({"inn", "bard"}, 0),
    "capture_of_the_acorn_thieves": ({"courthouse", "ranger"}, 0),
    "ministering_to_miscreants": ({"monk", "dungeon"}, 0),
    "croak_wart_cure": ({"undertaker", "barge_toad"}, 6),
    "an_evening_of_fireworks": ({"lookout", "miner_mole"}, 0),
    "a_well_run_city": ({"chip_sweep", "clock_tower"}, 4),
    "tax_relief": ({"judge", "queen"}, 3),
    "under_new_management": ({"peddler", "general_store"}, 0),
    "ancient_scrolls_discovered": ({"historian", "ruins"}, 0),
    "flying_doctor_service": ({"doctor", "postal_pigeon"}, 0),
    "path_of_the_pilgrims": ({"monastery", "wanderer"}, 0),
    "remembering_the_fallen": ({"cemetery", "shepherd"}, 0),
    "pristine_chapel_ceiling": ({"woodcarver", "chapel"}, 0),
    "the_everdell_games": (set[str](), 9),
}
