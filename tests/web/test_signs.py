"""What faces of the woodland games show is drawn from what the engine says; here without a browser."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import msgspec
import pytest

from skerry.games.everdell.game import EVERDELL
from skerry.games.farshore.game import FARSHORE
from skerry.server.protocol.shelf import CardInfo
from skerry.server.shelf import card_infos

WEB = Path(__file__).parents[2] / "web"
NODE = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")


def faults(game: str, cards: list[CardInfo]) -> str:
    """Draw all faces, and return what is wrong with their signs."""
    if NODE is None or not (WEB / "node_modules" / "vite").exists():
        pytest.skip("There is no Node.js with the client's packages: make client.")
    told = subprocess.run(
        [NODE, "check/run.mjs", "signs"],
        cwd=WEB,
        input=json.dumps({"game": game, "cards": msgspec.to_builtins(cards)}),
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stderr if told.returncode else ""


@cache
def pigeon() -> tuple[CardInfo, str]:
    """Return the Postal Pigeon, and what it says as JSON."""
    [found] = [card for card in card_infos(EVERDELL) if card.name == "postal_pigeon"]
    return found, msgspec.json.encode(found).decode()


def changed(old: str, new: str) -> list[CardInfo]:
    """Return a Postal Pigeon that says something else."""
    _, said = pigeon()
    assert old in said
    return [msgspec.json.decode(said.replace(old, new), type=CardInfo)]


def test_every_card_place_and_event_of_everdell_shows_what_it_does() -> None:
    cards = card_infos(EVERDELL)
    assert len(cards) == 56 + 33 + 30 + 12 + 12
    assert faults("everdell", cards) == ""


def test_every_card_place_and_island_of_the_house_deck_shows_what_it_does() -> None:
    cards = card_infos(FARSHORE)
    drawn = [card for card in cards if card.face["sort"] in {"card", "place"}]
    assert len(drawn) == 48 + 4 + 3 + 10
    assert faults("farshore", cards) == ""


def test_signs_follow_what_the_engine_says() -> None:
    assert faults("everdell", changed('"most":3', '"most":4')) == ""


def test_a_sentence_without_signs_is_noticed() -> None:
    strange = changed('"id":"woodland-reveal"', '"id":"unheard-of"')
    assert "postal_pigeon says" in faults("everdell", strange)


def test_a_number_that_no_sign_shows_is_noticed() -> None:
    longer = changed('"rest":"discard"', '"rest":"discard","more":7')
    assert "postal_pigeon does not show 7" in faults("everdell", longer)


def test_a_link_that_the_face_does_not_show_is_noticed() -> None:
    unlinked = changed('"links":["post_office"]', '"links":[]')
    assert "postal_pigeon says woodland-home" in faults("everdell", unlinked)
