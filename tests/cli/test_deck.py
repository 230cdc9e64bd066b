"""Deck files on the command line: checked, shown, begun, and played with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from skerry.games.farshore.deck.deck import house_deck
from tests.games.farshore.decks import changed

if TYPE_CHECKING:
    from tests.cli.conftest import Shell

RICH = changed("card.grove", "effect", '"gain 2 mushrooms"')


@pytest.fixture
def rich(tmp_path: Path) -> str:
    """A deck file in which groves give twice as much."""
    file = tmp_path / "rich.toml"
    file.write_text(RICH, encoding="utf-8")
    return str(file)


def test_a_good_deck_is_called_good_with_its_digest(shell: Shell, rich: str) -> None:
    ran = shell.run("deck", "check", rich)
    assert ran.code == 0
    words = " ".join(ran.out.split())
    assert "can be played with: House deck, some of it is not as printed, digest" in words


def test_a_bad_deck_is_refused_with_every_fault_below_its_line(
    shell: Shell, tmp_path: Path
) -> None:
    file = tmp_path / "bad.toml"
    text = RICH.replace("copies = 5", "copies = 6").replace("gain 2 mushrooms", "gian 2 mushrooms")
    file.write_text(text, encoding="utf-8")
    ran = shell.run("deck", "check", str(file))
    assert ran.code == 2
    assert f"skerry: {file} is refused: it has 3 faults.\n" in ran.err
    assert '    effect = "gian 2 mushrooms"\n              ^\n' in ran.err


@pytest.mark.parametrize(
    "words",
    [
        ("deck", "show"),
        ("play", "farshore", "--terminal", "--deck"),
        ("simulate", "farshore", "--deck"),
        ("bench", "--deck"),
        ("serve", "--deck"),
    ],
)
def test_nothing_starts_with_a_bad_deck(
    shell: Shell, tmp_path: Path, words: tuple[str, ...]
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("name = 3\n", encoding="utf-8")
    ran = shell.run(*words, str(file))
    assert ran.code == 2
    assert "is refused" in ran.err


def test_a_missing_deck_file_is_named(shell: Shell) -> None:
    ran = shell.run("deck", "check", "nowhere.toml")
    assert ran.code == 2
    assert "nowhere.toml" in ran.err


def test_a_deck_is_shown_as_its_cards_describe_themselves(shell: Shell, rich: str) -> None:
    words = " ".join(shell.run("deck", "show", rich).out.split())
    assert "Grove, common construction, production, 1 point." in words
    assert "Gain 2 mushrooms." in words
    assert "wind for a red card." in words
    assert "Heavy clouds." in words
    assert "The ships’ track has 41 places, worth 0, 2, 4" in words


def test_a_new_deck_is_the_house_deck(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert shell.run("deck", "new", str(file)).code == 0
    assert file.read_text(encoding="utf-8") == house_deck().text
    assert "say --force" in shell.run("deck", "new", str(file)).err


def test_simulated_games_are_played_and_replayed_with_the_deck(
    shell: Shell, rich: str, tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    words = ("simulate", "farshore", "--games", "2", "--agents", "random", "--workers", "2")
    assert shell.run(*words, "--deck", rich, "--out", str(out)).code == 0
    header = json.loads(out.read_text(encoding="utf-8").split("\n", 1)[0])
    assert len(header["deck"]) == 64
    assert "2 records hold." in shell.run("replay", str(out), "--verify", "--deck", rich).out
    other = shell.run("replay", str(out), "--verify")
    assert other.code == 1
    assert header["deck"][:12] in other.err
    assert house_deck().digest[:12] in other.err


def test_a_game_in_the_terminal_goes_on_with_its_deck_only(shell: Shell, rich: str) -> None:
    words = ("play", "farshore", "--terminal", "--seed", "1")
    assert shell.run(*words, "--deck", rich, keys="1\nq\n").code == 0
    assert shell.run(*words, "--deck", rich, keys="q\n").code == 0
    refused = shell.run(*words, keys="q\n")
    assert refused.code == 2
    assert "was played with the file" in refused.err


def test_a_game_without_a_deck_file_takes_none(shell: Shell, rich: str) -> None:
    ran = shell.run("simulate", "faraway", "--deck", rich)
    assert ran.code == 2
    assert "faraway is made from no file" in ran.err


def test_cards_of_ones_own_for_everdell_are_begun_checked_shown_and_played(
    shell: Shell, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    assert "skerry deck check" in shell.run("deck", "new", str(file), "--game", "everdell").out
    fine = " ".join(shell.run("deck", "check", str(file), "--game", "everdell").out.split())
    assert "My valley, homebrew for Everdell" in fine
    shown = shell.run("deck", "show", str(file), "--game", "everdell").out
    assert "Tide clock, unique construction" in shown
    assert "King" not in shown  # only what it changes and adds
    ran = shell.run("play", "everdell", "--terminal", "--seed", "7", "--deck", str(file))
    assert "Everdell · homebrew · Turn 1" in ran.out
