"""A broken deck file is refused whole: where the fault is, what is wrong, and what would do."""

from __future__ import annotations

import pytest

from skerry.games.farshore.deck.deck import LONGEST, read_deck
from skerry.games.farshore.deck.faults import DeckError
from tests.games.farshore.decks import HOUSE, changed, faults, only_fault, without

# Table and key, the value as written, where the fault begins, and words of what is said.
VALUES: list[tuple[str, str, str, str, str]] = [
    # Effects.
    ("card.grove", "effect", '"gian 1 mushroom"', "gian", 'did you mean "gain"?'),
    ("card.grove", "effect", '"gain 1 mushrom"', "mushrom", 'did you mean "mushroom"?'),
    ("card.grove", "effect", '"gain mushrooms"', "mushrooms", "write how many of it in digits"),
    ("card.grove", "effect", '"gain 100 mushrooms"', "100", "a number from 1 to 99 would"),
    ("card.grove", "effect", '"gain 0 mushrooms"', "0", "a number from 1 to 99 would"),
    ("card.grove", "effect", '"gain 1 mushroom and 2 mushrooms"', "mushrooms", "stands here twice"),
    ("card.grove", "effect", '"gain 1 mushroom gladly"', "gladly", "does not fit"),
    ("card.grove", "effect", '"gain 1"', '"', "The sentence ends where a resource"),
    ("card.grove", "effect", '""', '"', "The sentence ends where a verb is expected"),
    ("card.grove", "effect", '"you may gain 1 mushroom"', "gain", '"you may" goes with'),
    ("card.grove", "effect", '"whenever you play another card: draw 1 card"', "whenever", "Only blue"),
    ("card.grove", "effect", '"gain 1 seaweed or mushroom for each map"', "map", "do not go together"),
    ("card.grove", "effect", '"draw 2 cards from the bay for each map"', "for each", "deck only"),
    ("card.grove", "effect", '"draw 2 cards from the attic"', "attic", '"deck" or "bay" would do'),
    ("card.grove", "effect", '"move a worker"', "worker", "you may move a worker"),
    ("card.grove", "effect", '"you may move a worker"', "worker", "by brown cards"),
    ("card.inn", "effect", '"draw 1 card; you may move a worker"', "worker", "by brown cards"),
    ("shore.1", "effect", '"take back a worker"', "worker", "cannot bring another"),
    ("shore.1", "effect", '"draw 1 card; use a shore place"', "use", "red, brown and blue"),
    ("card.grove", "effect", '"use a shore place"', "use", "red, brown and blue"),
    ("island.1", "effect", '"you may move a worker"', "worker", "cannot bring another"),
    ("card.grove", "effect", '"give 1 card: draw 1 card"', "1 card", "you may give 1 card"),
    ("card.grove", "effect", '"pay 1 seaweed: draw 1 card"', "1 seaweed", "you may pay"),
    ("card.grove", "effect", '"you may pay 1 treasure: draw 1 card"', "1 treasure", "pays resources"),
    ("card.grove", "effect", '"pay up to 1 seaweed, 1 seastone: draw 1 card"', "1 seaweed", "one kind"),
    ("card.grove", "effect", '"discard up to 2 cards: gain 1 point"', '"', "how often the reward"),
    ("card.grove", "effect", '"discard up to 2 cards: take a map each"', "take", "cannot be a reward"),
    ("card.grove", "effect", '"draw 1 card; activate another green card"', "activate", "alone"),
    ("card.grove", "effect", '"if your city has a grov: draw 1 card"', "grov", 'mean "grove"?'),
    ("card.grove", "effect", '"activate a red card of an opponent"', "red", '"green"'),
    ("card.inn", "effect", '"play a card from the bay for 12 less"', "12", "or free"),
    ("card.inn", "effect", '"play a green card from the bay for 1 less"', "green", "which cards"),
    ("card.inn", "effect", '"first discard a construction"', "first", "is not a verb"),
    ("card.port", "effect", '"gain 1 driftwood"', "gain", "how the effect of a blue card begins"),
    ("card.port", "effect", '"whenever you sleep: draw 1 card"', "sleep", '"play" or "visit"'),
    ("card.port", "effect", '"whenever you play a critter: draw 1 card"', "a critter", '"another"'),
    (
        "card.port",
        "effect",
        '"whenever you visit a shore place or an island: you may move a worker"',
        "worker",
        "by brown cards",
    ),
    ("card.market", "effect", '"when you pay for a card: pay 1 point less"', "point", "a resource"),
    ("card.harbor", "effect", '"draw 1 card"', "draw", "is not a number"),
    ("card.harbor", "effect", '"3 points for each sunset"', "sunset", "something that is counted"),
    # Numbers that no pick could say, or that leave nothing to choose.
    ("card.abbey", "effect", '"pay up to 40 mushrooms: gain 1 point each"', "40", "up to 15 resources"),
    ("card.abbey", "effect", '"you may pay 9 seaweed and 9 driftwood: draw 1 card"', "9", "not 18"),
    ("card.abbey", "effect", '"pay up to 2 mushrooms: gain 1 point for every 3"', "3", "from 1 to 2"),
    ("card.merchant", "effect", '"exchange up to 4 resources"', "4", "from 1 to 3 would"),
    ("card.grove", "effect", f'"{" or ".join(["draw 1 card"] * 16)}"', '"', "up to 15 deeds"),
    ("card.grove", "cost", '"5 driftwood, 5 seaweed"', "5 seaweed", "up to 9 resources in all"),
    ("map.3", "needs", '"16 red"', "16", "from 1 to 15 would"),
    ("weather.5", "upper", '"critters cost 4 mushrooms more"', "4", "from 1 to 3 would"),
    ("weather.3", "lower", '"compass tile B moves a ship only for 8 resources"', "8", "from 1 to 7"),
    ("weather.9", "upper", '"a treasure mark gives its treasure only for 2 resources"', "2", "1 to 1"),
    # Costs.
    ("card.grove", "cost", '"1 driftwod"', "driftwod", 'did you mean "driftwood"?'),
    ("card.grove", "cost", '"1 treasure"', "treasure", "a resource that is paid"),
    ("card.grove", "cost", '"1 mushroom"', "mushroom", "A construction never costs mushrooms"),
    ("card.scribe", "cost", '"2 driftwood"', "driftwood", "unusual_cost = true"),
    ("card.scribe", "cost", '"2 any"', "any", "unusual_cost = true"),
    ("card.scribe", "cost", '"two mushrooms"', "two", "in digits"),
    # What the box has.
    ("card.grove", "points", "2", "2", "grove has 1 points in the box, not 2"),
    ("card.grove", "copies", "4", "4", "grove has 5 copies in the box, not 4"),
    ("card.grove", "is", '"unique green construction"', "unique", 'grove is a "common green'),
    ("card.grove", "is", '"common blue construction"', "blue", 'grove is a "common green'),
    ("card.grove", "is", '"common green critter"', "critter", 'grove is a "common green'),
    ("card.grove", "is", '"common grene construction"', "grene", 'did you mean "green"?'),
    # Sorts of values.
    ("card.grove", "points", '"1"', '"1"', "points must be a number, and here is a text"),
    ("card.grove", "effect", "3", "3", "effect must be a text, and here is a number"),
    ("card.grove", "effect", "true", "true", "effect must be a text, and here is true or false"),
    # The house.
    ("card.grove", "house", '"cost, colour"', "colour", "no field that could be of the house"),
    # Places and tiles.
    ("shore.2", "effect", '"gain 2 sea"', "sea", "a resource, a treasure or a point"),
    ("island.7", "effect", '"draw 1 crad"', "crad", 'did you mean "card"?'),
    ("compass.A1", "matches", '"odd critter"', "odd", "a kind of cards"),
    ("map.3", "needs", '"3 pink"', "pink", "a colour"),
    ("map.3", "needs", '"3 red, 1 red"', "red", "stands here twice"),
    ("ship.track", "places", "40", "40", "By its values the track has 41 places"),
    ("ship.track", "values", '"2 to 40 by 2"', "2 to", "from 0 on"),
    ("ship.track", "values", '"0 to 40 by 2, 40"', "40", "more and more"),
    ("ship.track", "values", '"0 to 41 by 2"', "2", "does not come from 0 to 41"),
    ("ship.track", "values", '"0"', '"', "2 places or more"),
    ("ship.track", "treasures", '"4, 5"', "5", "what their places are worth"),
    ("ship.track", "treasures", '"8, 4"', "4", "rising"),
    ("trail.4", "top", '"shore 5"', "5", "a shore place"),
    ("trail.4", "top", '"docks: move the ship 1 space"', "docks", "where the top section leads"),
    ("trail.4", "bottom", '"shore 1"', "shore", '"docks" or "lookout" would do'),
    ("trail.4", "middle", '"red card: dance"', "dance", "what she does at a red card"),
    ("trail.4", "bottom", '"lookout: discard pink"', "pink", "a colour"),
    ("weather.5", "upper", '"critters cost 1 seaweed more"', "seaweed", "critters cost N mushrooms"),
    ("weather.5", "lower", '"anchors are"', '"', "anchors are not used"),
    ("weather.5", "lower", '"the hand limit is 0"', "0", "a number from 1 to 99"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "key", "value", "where", "what"), VALUES)
def test_a_wrong_value_is_pointed_at(
    table: str, key: str, value: str, where: str, what: str
) -> None:
    place, sentence = only_fault(changed(table, key, value))
    assert place.startswith(where), place
    assert what in sentence, sentence


GROVE = '[card.grove]\nis = "common green construction"\n'
LINES: list[tuple[str, str, str, str]] = [
    # What is replaced, by what, where the fault begins, and words of what is said.
    ('effect = "gain 1 mushroom"', 'effect = "gain 1 mushroom', '"gain', "is not closed"),
    ('effect = "gain 1 mushroom"', "effect = gain", "gain", "a text in quotes"),
    ('effect = "gain 1 mushroom"', "effect =", "", "not nothing"),
    ('effect = "gain 1 mushroom"', 'effect "gain 1 mushroom"', '"gain', "Expected '='"),
    ('effect = "gain 1 mushroom"', 'effect = """gain"""', '"""', "on one line"),
    ('effect = "gain 1 mushroom"', 'effect = "gain 1 mushroom" !', "!", "but a comment"),
    ('effect = "gain 1 mushroom"', 'effect = "gain \\q"', "\\q", "may follow a backslash"),
    (GROVE, '[card.grove\nis = "common green construction"\n', "", "Expected ']'"),
    ("copies = 5", "copies = 05", "05", "a whole number"),
    ("copies = 5", "copies = 5.0", "5.0", "a whole number"),
    ("copies = 5", "copies = [5]", "[5]", "a whole number"),
    ("copies = 5", 'copies = 5\n"sum" = 3', '"sum"', "without quotes"),
    ("copies = 5", "copies.all = 5", ".all", "Expected '='"),
    ("copies = 5", "copies = " + "[" * 5_000, "[[", "a whole number"),
    ("copies = 5", "copies = " + "5" * 5_000, "55", "a whole number"),
    ("copies = 5", "copies = 5 #\x1b", "\x1b", "no control characters"),
    ('"gain 1 mushroom"', '"gain \\u001b"', "\\u001b", "no control characters"),
    ('"gain 1 mushroom"', '"gain \\u12"', "\\u12", "may follow a backslash"),
    (GROVE, '[card]\nis = "common green construction"\n', "[card]", "two names"),
    (GROVE, '[card."gr\\u001b"]\nis = "common green construction"\n', "[card", "two names"),
    ("copies = 5", "copies = 5\ncopies = 5", "copies", "stands in line"),
    ("copies = 5", "copies = 5\ncopeis = 5", "copeis", 'did you mean "copies"?'),
    ("copies = 5\n", "", "[card.grove]", "lacks its copies, which is a number"),
    (GROVE, GROVE + "\n[card.grove]\n", "", "stands in line"),
    ("[card.grove]\n", "[card.groove]\n", "", 'did you mean "grove"?'),
    ("[island.10]\n", "[island.11]\n", "", "The box has no island called 11"),
    ("[trail.16]\n", "[trail.18]\n", "", "The deck lacks [trail.16]"),
    ("[weather.1]\n", "[whether.1]\n", "", 'did you mean "weather"?'),
    ('name = "House deck"', 'title = "House deck"', "", "The deck has no title"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "where", "what"), LINES)
def test_a_wrong_line_is_pointed_at(old: str, new: str, where: str, what: str) -> None:
    assert old in HOUSE
    text = HOUSE.replace(old, new, 1)
    lines = text.split("\n")
    found = [fault for fault in faults(text) if what in fault.sentence]
    assert found, [fault.sentence for fault in faults(text)]
    assert lines[found[0].line - 1][found[0].column - 1 :].startswith(where)


@pytest.mark.parametrize(
    "table", ["card.grove", "shore.4", "island.10", "compass.B4", "map.6", "weather.10"]
)
def test_a_missing_table_is_named(table: str) -> None:
    shown = [fault.sentence for fault in faults(without(table))]
    if table == "weather.10":
        assert not shown  # nobody tells how many there are, so nine will do
    else:
        assert any(f"The deck lacks [{table}]" in sentence for sentence in shown)


def test_too_few_weather_cards_are_refused() -> None:
    text = HOUSE.partition("[weather.4]")[0]
    assert any("it needs 4 tables of weather" in fault.sentence for fault in faults(text))


def test_an_empty_file_is_refused_with_all_that_it_lacks() -> None:
    shown = [fault.sentence for fault in faults("")]
    assert any("it needs 48 tables of card" in sentence for sentence in shown)
    assert any("The deck lacks its name" in sentence for sentence in shown)


def test_all_faults_are_told_at_once_in_their_order() -> None:
    text = changed("card.grove", "effect", '"gian 1 mushroom"').replace(
        'matches = "green"', 'matches = "gren"'
    )
    text = text.replace("[island.3]", "[islnd.3]")
    found = faults(text)
    assert [fault.line for fault in found] == sorted(fault.line for fault in found)
    assert len({fault.line for fault in found}) >= 3


def test_a_fault_is_shown_with_its_line_and_a_caret() -> None:
    with pytest.raises(DeckError) as refused:
        read_deck(changed("card.grove", "effect", '"gian 1 mushroom"'), "mine.toml")
    fault = refused.value.faults[0]
    assert str(refused.value).split("\n") == [
        "mine.toml is refused: it has one fault.",
        f'mine.toml:{fault.line}:11: "gian" is not a verb; did you mean "gain"?',
        '    effect = "gian 1 mushroom"',
        "              ^",
    ]


@pytest.mark.parametrize("text", ['"gain\\u0020 1 mushrom"', "'gain 1 mushrom'"])
def test_the_caret_stands_right_in_all_texts_of_toml(text: str) -> None:
    place, _ = only_fault(changed("card.grove", "effect", text))
    assert place.startswith("mushrom")


def test_the_caret_stands_right_after_escaped_quotes_and_tabs() -> None:
    place, _ = only_fault(changed("card.grove", "effect", '"gain\\t1 \\"mushroom\\""'))
    assert place.startswith('\\"mushroom')


def test_a_huge_file_is_refused_unread() -> None:
    assert "at most" in faults("#" * (LONGEST + 1))[0].sentence
    assert "at most" in faults("\n" * 3000)[0].sentence


@pytest.mark.parametrize("name", ["governor", "admiral"])
def test_the_file_says_common_or_unique_where_sources_may_err(name: str) -> None:
    deck = read_deck(changed(f"card.{name}", "is", '"unique purple critter"'), "deck.toml")
    assert next(card for card in deck.cards if card.name == name).unique
