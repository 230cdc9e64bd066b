"""Greedy agents of the woodland games."""

import re
from pathlib import Path

import pytest

import skerry
import skerry.agents.greedy

QUOTED = re.compile(r'"([a-z_0-9]+)"')
BOTH = ("everdell", "farshore")


@pytest.mark.parametrize(
    ("folder", "games"),
    [("woodland", BOTH), ("everdell", ("everdell",)), ("farshore", ("farshore",))],
)
def test_no_card_is_known_by_its_name(folder: str, games: tuple[str, ...]) -> None:
    names = {name for game in games for name in skerry.game(game).cards}
    for file in Path(skerry.agents.greedy.__path__[0], folder).glob("*.py"):
        assert names.isdisjoint(QUOTED.findall(file.read_text())), file
