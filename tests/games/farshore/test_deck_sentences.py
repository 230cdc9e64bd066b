"""Each form of sentence that a deck file may use, and what it then means."""

from __future__ import annotations

import pytest

from skerry.games.woodland.terms import CONSTRUCTION, CRITTER
from skerry.text import say
from tests.games.farshore.decks import card, changed, deck, faults, said

DEEDS = [
    ("gain 2 driftwood", "Gain 2 driftwood."),
    ("gain 1 driftwood, 2 seaweed and 1 mushroom", "Gain 1 driftwood, 2 seaweed and 1 mushroom."),
    ("Gain a Mushroom", "Gain 1 mushroom."),
    ("gain 2 resources", "Gain 2 resources of any kinds."),
    ("gain 2 any", "Gain 2 resources of any kinds."),
    ("gain 1 treasure", "Gain 1 treasure."),
    ("gain 3 points", "Gain 3 points."),
    ("gain 1 point and 1 resource", "Gain 1 point. Gain 1 resource of any kind."),
    ("gain 1 driftwood, seaweed or seastone", "Gain 1 driftwood, 1 seaweed or 1 seastone."),
    ("gain 2 driftwood or 1 treasure", "Gain 2 driftwood. Or: Gain 1 treasure."),
    ("gain 1 mushroom for each map", "Gain 1 mushroom for each map you own."),
    ("gain 1 resource for each blue card", "Gain 1 resource of any kind for each blue card"),
    ("draw 2 cards", "Draw 2 cards."),
    ("draw a card from the deck", "Draw a card."),
    ("draw 3 cards from the deck or the bay", "Draw 3 cards of the bay and the deck, as you like."),
    ("draw 2 cards from the bay", "Draw 2 cards of the bay."),
    ("draw 1 card for each red card", "Draw a card for each red card in your city."),
    ("draw 1 card or gain 1 driftwood", "Draw a card. Or: Gain 1 driftwood."),
    ("gain 1 driftwood or draw 1 card", "Gain 1 driftwood. Or: Draw a card."),
    ("gain 1 seaweed; draw 1 card", "Gain 1 seaweed. Draw a card."),
    ("gain 1 seaweed; then draw 1 card", "Gain 1 seaweed. Draw a card."),
    ("move your ship 2 spaces", "Move your ship 2 spaces."),
    ("you may move a worker", "You may move one of your workers to another place."),
    ("discard 2 cards", "Discard 2 cards."),
    ("discard up to 2 cards", "Discard up to 2 cards."),
    ("discard up to 2 cards: gain 1 point each", "Discard up to 2 cards. For each: Gain 1 point."),
    ("discard up to 1 card: gain 1 point", "For each: Gain 1 point."),
    ("discard up to 4 cards: gain 1 resource for every 2", "For every 2: Gain 1 resource of any"),
    ("discard any number of cards: draw 2 cards each", "For each: Draw 2 cards."),
    ("you may discard 2 cards: gain 1 treasure", "If you do: Gain 1 treasure."),
    ("pay up to 3 mushrooms: gain 2 points each", "You may pay 1 mushroom, up to 3 times."),
    ("pay up to 6 seaweed: move your ship 1 space for every 3", "You may pay 3 seaweed, up to 2"),
    ("pay up to 2 resources: gain 1 point each", "You may pay 1 resource of any kind, up to 2"),
    ("you may pay 1 seaweed: move your ship 1 space", "You may pay 1 seaweed. If you do: Move"),
    ("you may pay 1 seaweed and 2 driftwood: draw 1 card", "You may pay 2 driftwood and 1 seaweed"),
    ("you may give 1 card: gain 1 resource", "You may give a card of your hand to an opponent."),
    (
        "exchange up to 2 resources",
        "You may pay up to 2 resources and gain as many of other kinds.",
    ),
    ("exchange up to 2 resources: gain 1 point", "If you do: Gain 1 point."),
    ("play a card from the bay for 3 less", "Play a card of the bay for up to 3 resources less."),
    ("play a critter from your hand for free", "Play a critter of your hand for nothing."),
    ("you may play a construction from hand or bay for 1 less", "You may play a construction of"),
    ("reveal 2 cards: play one for free", "Turn up 2 cards of the deck."),
    ("reveal 2 cards: you may play one worth up to 3 points for free", "worth up to 3 points"),
    ("activate another green card", "Another of your production cards acts."),
    ("use a shore place", "Use a place of the shore"),
    ("use a shore place or an island", "or an island that lies face up"),
    ("take a map", "Take a map that your city meets"),
    ("play a card worth up to 3 points from hand or bay for free", "worth up to 3 points for noth"),
    ("discard 3 cards from the bay", "Discard 3 cards of the bay."),
    ("draw up to the hand limit", "Draw cards of the bay and the deck, as you like, until your"),
    ("draw 2 cards, keep 1 and give 1", "keep one and give the other to an opponent."),
    ("activate a green card of an opponent", "do what one production card of an opponent does"),
    ("take back a worker", "Call one of your workers home."),
    ("gain 1 mushroom for each grove", "Gain 1 mushroom for each Grove."),
    ("gain 1 mushroom for each crow's nest", "Gain 1 mushroom for each Crow’s Nest."),
    ("if your city has a sea chip: draw 1 card", "If there is a Sea Chip: Draw a card."),
    ("if your city has a blue card: draw 1 card", "If there is a blue card in your city: Draw a"),
    ("take a map with 1 card missing", "your city may lack 1 card for it"),
]
WATCHES = [
    ("whenever you play another card: draw 1 card", "any"),
    ("whenever you play another critter: draw 1 card", CRITTER),
    ("whenever you play another construction: draw 1 card", CONSTRUCTION),
    ("whenever the compass moves your ship: draw 1 card", "compass"),
    ("whenever you visit a shore place or an island: draw 1 card", "placing"),
]
AIDS = [
    ("when you pay for a card: pay 1 less", "When you play a card, you may pay 1 resource less"),
    (
        "when you pay for a card: pay 1 resource less",
        "When you play a card, you may pay 1 re",
    ),
    (
        "when you pay for a critter: pay 2 mushrooms less",
        "When you play a critter, you may pay 2 m",
    ),
    (
        "when you pay for a card that matches a compass tile: pay 1 less",
        "that matches a compass ti",
    ),
    (
        "when you pay for a critter, discard this card: pay 3 mushrooms less",
        "discard this card to p",
    ),
    (
        "when you pay for a construction: replace up to 2 resources",
        "up to 2 resources of its cost m",
    ),
]
SCORES = [
    ("2 points for each green card", "2 points for each green card in your city."),
    ("1 point for each red, blue or brown card", "1 point for each red, blue or brown card"),
    ("1 point for each card", "1 point for each card in your city."),
    ("3 points for each other purple card", "3 points for each other purple card"),
    ("2 points for each unique blue construction", "2 points for each unique blue construction"),
    ("1 point for each treasure", "1 point for each treasure you have left."),
    ("1 point for each driftwood", "1 point for each driftwood you have left."),
    ("1 point for each seaweed or mushroom, at most 6 points", "seaweed or mushroom you have left"),
    ("2 points for each treasure hunter", "2 points for each Treasure Hunter."),
    ("2 points for each sail maker", "2 points for each Sail Maker."),
    ("2 points for each map", "2 points for each map you own."),
    ("1 point for each treasure mark", "1 point for each treasure mark that your ship"),
    ("1 point for each treasure, at most 5 points", "at most 5"),
    (
        "1 point for each map; 1 point for each treasure",
        "1 point for each map you own. 1 point for",
    ),
]


@pytest.mark.parametrize(("sentence", "meaning"), DEEDS)
def test_a_sentence_says_what_its_deed_does(sentence: str, meaning: str) -> None:
    assert meaning in said(sentence, "castaway")


@pytest.mark.parametrize(
    ("sentence", "meaning"),
    [row for row in DEEDS if not set(row[0].split()) & {"worker", "use"}],
)
def test_places_know_the_same_sentences_as_cards(sentence: str, meaning: str) -> None:
    assert meaning in say(deck("island.1", "effect", sentence).islands[0].describe())


@pytest.mark.parametrize(("sentence", "after"), WATCHES)
def test_a_blue_card_waits_for_what_the_sentence_names(sentence: str, after: str) -> None:
    row = card("herbalist", sentence)
    assert row.after == after
    assert row.play is not None
    assert say(row.play.describe()) == "Draw a card."


@pytest.mark.parametrize(("sentence", "meaning"), AIDS)
def test_a_blue_card_helps_as_the_sentence_says(sentence: str, meaning: str) -> None:
    assert meaning in said(sentence, "market")
    assert card("market", sentence).aid is not None


@pytest.mark.parametrize(("sentence", "meaning"), SCORES)
def test_a_purple_card_scores_what_the_sentence_counts(sentence: str, meaning: str) -> None:
    assert meaning in said(sentence, "harbor")
    assert card("harbor", sentence).score is not None


def test_the_colour_says_when_a_sentence_works() -> None:
    assert card("grove", "draw 1 card").produce is not None
    assert card("galley", "draw 1 card").play is not None
    assert card("inn", "draw 1 card").visit is not None


def test_first_comes_before_the_card_does() -> None:
    sentence = "first discard a construction from your city for its cost; draw 1 card"
    row = card("shipwreck", sentence)
    assert row.first is not None
    assert row.play is not None
    assert said(sentence, "shipwreck").startswith("Discard a construction of your city")


def test_a_price_is_read_resource_by_resource() -> None:
    cards = deck("card.grove", "cost", "1 driftwood, 2 seaweed and 3 any").cards
    grove = next(each for each in cards if each.name == "grove")
    assert (grove.cost, grove.any_cost) == ((1, 2, 0, 0), 3)


def test_free_is_a_price() -> None:
    cards = deck("card.scribe", "cost", "free").cards
    assert next(each.cost for each in cards if each.name == "scribe") == (0, 0, 0, 0)


def test_a_critter_of_another_price_is_read_if_the_file_says_so() -> None:
    text = changed("card.scribe", "cost", '"1 seaweed"')
    assert faults(text)
    assert not faults(text.replace("[card.scribe]\n", "[card.scribe]\nunusual_cost = true\n"))


def test_compass_tiles_name_a_sort_of_cards() -> None:
    tile = deck("compass.B1", "matches", "blue or brown").compass[4]
    assert tile.types == ("governance", "traveler")
    tile = deck("compass.A1", "matches", "unique critter").compass[0]
    assert (tile.unique, tile.form) == (1, CRITTER)


def test_maps_ask_for_cards_by_colour() -> None:
    assert deck("map.1", "needs", "2 brown and 1 purple").maps[0] == (0, 2, 0, 0, 1)


STEPS = [
    ("top", "shore 3", ("shore", 2)),
    ("top", "first free island", ("island", 0)),
    ("middle", "red card: play a card", ("red_plays", 1)),
    ("middle", "red card: move the ship 2 spaces", ("red_ship", 2)),
    ("middle", "red card: gain 1 treasure", ("red_treasure", 1)),
    ("bottom", "docks: move the ship 1 space", ("docks", 1)),
    ("bottom", "lookout: discard blue", ("lookout", 3)),
]


@pytest.mark.parametrize(("section", "sentence", "step"), STEPS)
def test_a_trail_card_leads_where_it_says(
    section: str, sentence: str, step: tuple[str, int]
) -> None:
    trail = deck("trail.1", section, sentence).trail[0]
    found = trail.steps[("top", "middle", "bottom").index(section)]
    assert (found.symbol, found.number) == step
