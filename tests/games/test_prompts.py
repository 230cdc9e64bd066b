"""What is asked in all games: by whom, with which verb, and how it can be answered."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import skerry
from skerry.text import bundle, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skerry.kernel.choice import Choice
    from skerry.kernel.game import Value
    from skerry.kernel.text import Text

TABLES: list[tuple[str, int, dict[str, Value]]] = [
    ("everdell", 1, {"pearlbrook": True}),
    ("everdell", 3, {"pearlbrook": True}),
    ("everdell", 4, {}),
    ("farshore", 1, {"captain": "shy", "weather": "both"}),
    ("farshore", 3, {"weather": "both"}),
    ("faraway", 3, {}),
    ("beacon_patrol", 1, {}),
    ("beacon_patrol", 3, {}),
]
# What the turn, the season or the round asks, and no card or place.
TURNS = {
    "beacon-keep",
    "beacon-take-turn",
    "everdell-take-brook-turn",
    "faraway-choose-region",
    "faraway-keep-sanctuary",
    "faraway-take-region",
    "farshore-autumn-gifts",
    "farshore-change-hand",
    "farshore-draw-bay",
    "farshore-high-tide",
    "farshore-take-turn",
    "woodland-next-production",
    "woodland-take-meadow",
    "woodland-take-turn",
}
BARE = {"OK", "Done", "No more", "Skip", "Confirm"}


def choices(name: str, seats: int, options: dict[str, Value]) -> Iterator[Choice]:
    """Play two games by chance, and tell all that is asked."""
    for seed in range(2):
        table = skerry.new(name, seats, seed, **options)
        chance = random.Random(seed)
        while not table.over:
            choice = table.choice()
            assert choice is not None
            yield choice
            table.act(chance.choice(table.options))


def verb_in(text: Text) -> str:
    """Return the word that the message, or one inside it, marks as the verb."""
    words = bundle("en")
    mark = words.message(text.id).attributes.get("verb")
    if mark is not None:
        args = {n: v if isinstance(v, str | int) else say(v) for n, v in text.args.items()}
        return words.say(mark, args)
    inside = [verb_in(value) for value in text.args.values() if not isinstance(value, str | int)]
    return next((verb for verb in inside if verb), "")


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_question_is_asked_by_a_card_or_place_or_by_the_turn(
    name: str, seats: int, options: dict[str, Value]
) -> None:
    asked = {c.prompt.id for c in choices(name, seats, options) if c.source is None}
    assert asked <= TURNS


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_question_marks_its_verb(name: str, seats: int, options: dict[str, Value]) -> None:
    prompts = [choice.prompt for choice in choices(name, seats, options)]
    assert {p.id for p in prompts if not verb_in(p) or verb_in(p) not in say(p)} == set()


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_no_answer_is_a_bare_figure_or_says_nothing(
    name: str, seats: int, options: dict[str, Value]
) -> None:
    for choice in choices(name, seats, options):
        gathering = choice.gathering
        if gathering is None:
            words = [say(option.label) for option in choice.options]
        else:
            words = [say(verb) for verb in choice.verbs]
            assert len(words) == gathering.most + 1, choice.prompt.id
        assert not [word for word in words if word in BARE or word.isdecimal()]
