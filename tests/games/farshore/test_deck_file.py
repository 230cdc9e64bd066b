"""The deck file as a whole: it agrees with the box, its digest is of what it says, it never crashes."""

from __future__ import annotations

import tomllib

from hypothesis import given
from hypothesis import strategies as st

from skerry.games.farshore.deck.deck import house_deck, read_deck
from skerry.games.farshore.deck.lines import TEXT, TRUTH, Lines
from skerry.games.farshore.deck.pieces import COLOURS, PIECES
from tests.games.farshore.decks import HOUSE, changed, faults
from tests.games.farshore.facts_cards import CARDS

COLOUR_OF = {sort: colour for colour, sort in COLOURS.items()}


def digest(text: str) -> str:
    return read_deck(text, "deck.toml").digest


def test_the_box_has_the_cards_that_are_publicly_known() -> None:
    facts = {tuple(line.split(" | ")) for line in CARDS.strip().split("\n")}
    ours = {
        (
            card.name,
            f"{'unique' if card.unique else 'common'} {COLOUR_OF[card.type]} {card.form}",
            str(card.points),
            str(card.copies),
            str(card.space),
        )
        for card in house_deck().cards
    }
    assert ours == facts
    assert len(PIECES) == 48
    assert sum(piece.copies for piece in PIECES) == 125


def test_the_house_deck_is_toml_and_reads_as_toml_does() -> None:
    whole: dict[str, object] = {}
    for table in Lines(HOUSE).tables:
        entries: dict[str, object] = {
            key: entry.text
            if entry.sort == TEXT
            else bool(entry.number)
            if entry.sort == TRUTH
            else entry.number
            for key, entry in table.entries.items()
        }
        if table.shelf:
            shelf = whole.setdefault(table.shelf, {})
            assert isinstance(shelf, dict)
            shelf[table.name] = entries
        else:
            whole.update(entries)
    assert whole == tomllib.loads(HOUSE)


def test_the_house_deck_says_that_it_is_not_the_printed_one() -> None:
    assert house_deck().is_house
    printed = "\n".join(line for line in HOUSE.split("\n") if not line.startswith("house = "))
    assert not read_deck(printed, "deck.toml").is_house


def test_cards_without_a_known_text_name_their_text_as_ours() -> None:
    tables = tomllib.loads(HOUSE)
    for name, card in tables["card"].items():
        purple = " purple " in card["is"]
        assert card["house"] == ("cost" if purple else "cost, effect"), name
    assert "house" not in tables["shore"]["1"]
    assert "house" not in tables["map"]["1"]
    assert "house" not in tables["map"]["2"]


def test_the_digest_is_of_what_is_said_not_of_how_it_is_laid_out() -> None:
    loose = HOUSE.replace('effect = "gain 1 mushroom"', 'effect   =  "Gain  1 mushroom" # yes')
    head, first, rest = loose.partition("[card.tumbler]")
    table, _, others = rest.partition("\n\n")
    moved = head + others + "\n\n" + first + table + "\n"
    assert loose != HOUSE
    assert digest(moved) == digest(HOUSE) == house_deck().digest


def test_the_digest_does_not_depend_on_titles_and_labels() -> None:
    labels = "\n".join(line for line in HOUSE.split("\n") if not line.startswith("house = "))
    assert digest(labels.replace("House deck", "My deck")) == digest(HOUSE)


def test_another_effect_has_another_digest() -> None:
    assert digest(changed("card.grove", "effect", '"gain 2 mushrooms"')) != digest(HOUSE)
    assert digest(changed("weather.1", "upper", '"blue cards do nothing"')) != digest(HOUSE)


def test_lines_may_end_as_on_windows() -> None:
    assert digest(HOUSE.replace("\n", "\r\n")) == digest(HOUSE)


def refused_or_read(text: str) -> None:
    """A text is a deck or is refused with places that exist; there is nothing else."""
    found = faults(text)
    if not found:
        assert len(read_deck(text, "deck.toml").cards) == 48
    lines = text.split("\n")
    for fault in found:
        assert 1 <= fault.line <= len(lines)
        assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1
        assert fault.sentence.endswith((".", "?"))


@given(st.text())
def test_any_text_is_a_deck_or_refused(text: str) -> None:
    refused_or_read(text)


@given(st.integers(0, len(HOUSE) - 1), st.integers(0, 40), st.text(max_size=12))
def test_a_damaged_deck_is_a_deck_or_refused(place: int, length: int, patch: str) -> None:
    refused_or_read(HOUSE[:place] + patch + HOUSE[place + length :])


WORDS = sorted({word for line in HOUSE.split("\n") for word in line.replace('"', " ").split()})


@given(st.lists(st.sampled_from([*WORDS, ",", ";", ":"]), max_size=12), st.sampled_from(PIECES))
def test_any_row_of_words_is_an_effect_or_refused(words: list[str], piece: object) -> None:
    name = getattr(piece, "name", "")
    refused_or_read(changed(f"card.{name}", "effect", f'"{" ".join(words)}"'.replace("\\", "")))
