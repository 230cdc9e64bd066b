"""A record knows its deck, and is replayed with no other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import skerry
from skerry import DeckError, OptionError, RecordError
from skerry.kernel.record import parse
from tests.games.farshore.decks import HOUSE, changed

if TYPE_CHECKING:
    from pathlib import Path

RICH = changed("card.grove", "effect", '"gain 2 mushrooms"')


def played(deck: str) -> str:
    table = skerry.new("farshore", seats=2, seed=3, deck=deck)
    while not table.over and table.position < 20:
        table.act(table.options[-1])
    return table.record().text()


def test_a_record_holds_the_digest_of_its_deck() -> None:
    assert parse(played(RICH)).digest == skerry.game("farshore", RICH).digest
    assert parse(played("")).digest == skerry.game("farshore").digest


def test_a_record_replays_with_its_deck() -> None:
    assert skerry.replay(played(RICH), RICH).position == 20
    assert skerry.replay(played("")).position == 20


def test_a_record_with_another_deck_is_refused_by_both_digests() -> None:
    ours = skerry.game("farshore").digest[:12]
    theirs = skerry.game("farshore", RICH).digest[:12]
    with pytest.raises(RecordError, match=f"{theirs}.*{ours}"):
        skerry.replay(played(RICH))
    with pytest.raises(RecordError, match=f"{ours}.*{theirs}"):
        skerry.replay(played(""), RICH)


def test_a_deck_that_says_the_same_replays_the_same_records() -> None:
    tidied = RICH.replace("# Green, production", "# The green ones, production")
    assert skerry.replay(played(RICH), tidied).position == 20


def test_games_without_a_deck_write_no_digest() -> None:
    assert '"deck"' not in skerry.new("faraway", seed=1).record().text()


def test_a_deck_is_taken_by_path_too(tmp_path: Path) -> None:
    file = tmp_path / "rich.toml"
    file.write_text(RICH, encoding="utf-8")
    assert skerry.game("farshore", file).digest == skerry.game("farshore", RICH).digest
    file.write_text("name = 1", encoding="utf-8")
    with pytest.raises(DeckError, match=r"rich\.toml:1:8"):
        skerry.new("farshore", deck=file)


def test_only_games_made_from_a_deck_take_one() -> None:
    with pytest.raises(OptionError, match="faraway is made from no file"):
        skerry.new("faraway", deck=RICH)


def test_a_deck_is_a_path_or_a_text() -> None:
    with pytest.raises(OptionError, match="A deck is the path of a deck file or its text, not 3"):
        skerry.new("farshore", deck=3)


def test_the_same_picks_mean_the_same_whatever_the_deck() -> None:
    ours, theirs = skerry.game("farshore"), skerry.game("farshore", RICH)
    assert ours.vocabulary.names == theirs.vocabulary.names
    assert ours.cards == theirs.cards


def test_the_house_deck_changes_only_with_the_version_of_the_rules() -> None:
    # Else tables and records of before would be refused without a word about their rules.
    game = skerry.game("farshore")
    assert (game.rules, game.digest[:12]) == (2, "d58570adc741")


def test_a_game_knows_whether_its_deck_was_brought() -> None:
    assert skerry.game("farshore").variant == ""
    assert skerry.game("farshore", RICH).variant == RICH
    assert skerry.game("farshore", HOUSE).digest == skerry.game("farshore").digest
