"""Recorded games end as they did; if they should not, run `make golden` and look at the diff."""

import json
from pathlib import Path

import pytest

import skerry
from skerry.games import names
from tests.golden.regenerate import DIGESTS, HERE, digest, golden

RECORDS = sorted(HERE.glob("*/*.jsonl"))


def said(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=said)
def test_a_recorded_game_replays_line_by_line_to_the_same_cards(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = skerry.replay(text)
    assert table.over
    assert table.record().lines() == text.splitlines()
    sums = json.loads((path.parent / DIGESTS).read_text(encoding="utf-8"))
    assert digest(table) == sums[path.stem]


@pytest.mark.parametrize("name", names())
def test_the_same_chance_plays_the_same_games(name: str) -> None:
    stored = {path.name: path.read_text(encoding="utf-8") for path in (HERE / name).iterdir()}
    assert golden(name) == stored
