"""The page about the deck says nothing that the deck does not, and forgets nothing."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from skerry.games.farshore.deck.captain import RULES
from skerry.games.farshore.deck.deeds import VERBS
from tests.games.farshore.decks import changed, faults

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "house-deck.md").read_text(encoding="utf-8").partition("<!-- ")[0]


def sentences(title: str) -> list[str]:
    """Return the sentences in the table below a title."""
    section = PAGE.partition(f"### {title}")[2].partition("\n### ")[0]
    return re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE)


PLACES = {
    "Deeds": ("castaway", "inn", "grove"),
    "Blue cards": ("herbalist",),
    "Purple cards": ("harbor",),
}
# What must not go on for ever is barred from a red card, and from a green one.
BARRED = {"inn": {"worker"}, "grove": {"worker", "use"}}
CASES = [
    (name, s)
    for title, names in PLACES.items()
    for name in names
    for s in sentences(title)
    if not BARRED.get(name, set()) & set(s.split())
]


def refused(table: str, field: str, sentence: str) -> bool:
    return bool(faults(changed(table, field, f'"{sentence}"')))


def test_every_sentence_of_the_page_can_be_written() -> None:
    assert CASES
    assert [case for case in CASES if refused(f"card.{case[0]}", "effect", case[1])] == []


def test_every_rule_of_the_weather_on_the_page_can_be_written() -> None:
    rules = sentences("Tiles, trail and weather")
    assert [rule for rule in rules if refused("weather.1", "upper", rule)] == []


def test_the_page_names_every_verb_and_every_rule_of_the_weather() -> None:
    said = " ".join(sentences("Deeds"))
    assert [verb for verb in VERBS if verb not in said.split()] == []
    assert len(sentences("Tiles, trail and weather")) == len(RULES)


def test_the_tables_of_the_page_are_those_of_the_house_deck() -> None:
    command = [sys.executable, str(ROOT / "tools" / "house_deck.py"), "--check"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
