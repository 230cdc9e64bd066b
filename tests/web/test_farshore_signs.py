"""What Farshore's cards do is drawn as signs by the browser's own code; here without a browser."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from skerry.games.farshore.game import FARSHORE
from skerry.server.protocol import CardInfo
from skerry.server.shelf import card_infos

WEB = Path(__file__).parents[2] / "web"
NODE = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")


def faults(cards: list[CardInfo]) -> str:
    """Draw all cards, and return what is wrong with the drawings."""
    if NODE is None or not (WEB / "node_modules" / "vite").exists():
        pytest.skip("There is no Node.js with the client's packages: make client.")
    told = subprocess.run(
        [NODE, "check/run.mjs", "farshore"],
        cwd=WEB,
        input=json.dumps(msgspec.to_builtins(cards)),
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stderr if told.returncode else ""


def test_every_card_place_and_island_of_the_house_deck_has_its_icon_and_signs() -> None:
    cards = card_infos(FARSHORE)
    drawn = [card for card in cards if card.face["sort"] in {"card", "place"}]
    assert len(drawn) == 48 + 4 + 3 + 10
    assert faults(cards) == ""


def test_a_sentence_without_signs_is_noticed() -> None:
    first, *rest = card_infos(FARSHORE)
    strange = msgspec.structs.replace(
        first, text=msgspec.structs.replace(first.text, id="unheard-of")
    )
    assert f"{first.name} says" in faults([strange, *rest])
