"""Levels: four of them for every game, each stronger than the one before, at home in every variant."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

import pytest

import skerry
from skerry.agents import Agent, agent, agents
from skerry.agents.levels import LEVELS
from skerry.agents.levels.thinkers import Effort, Thinker
from skerry.kernel.rng import from_seed
from skerry.kernel.seen import Seen

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = ("beacon_patrol", "everdell", "faraway", "farshore")
# All seat counts, rivals and options that change what is asked.
SETUPS: list[tuple[str, int, dict[str, bool | int | str]]] = [
    ("everdell", 1, {"year": 1}),
    ("everdell", 1, {"year": 3, "pearlbrook": True}),
    ("everdell", 2, {}),
    ("everdell", 3, {"pearlbrook": True}),
    ("everdell", 4, {}),
    ("faraway", 2, {"advanced": True}),
    ("faraway", 4, {"people_below": True}),
    ("faraway", 6, {"starry_skies": True}),
    ("faraway", 7, {"people_below": True, "starry_skies": True}),
    ("farshore", 1, {}),
    ("farshore", 1, {"captain": "terror"}),
    ("farshore", 2, {"weather": "both"}),
    ("farshore", 4, {}),
]
HASTY = Effort({"everdell": 3, "faraway": 6, "farshore": 3}, 0.0)


def thinkers(seats: int) -> Iterator[Agent]:
    return cycle([Thinker(from_seed(seat), HASTY) for seat in range(seats)])


def play(table: skerry.Table, every: int) -> skerry.Table:
    """Let search answer every so many choices, and chance the others, to the end."""
    name, seats = table.game.name, table.state.layout.seats
    players, chance = thinkers(seats), agent("random", name)
    while not table.over:
        seen = Seen(table, table.seat)
        player = next(players) if table.position % every == 0 else chance
        table.act(player.choose(seen), seen.seat)
    return table


def wins(game: str, one: Agent, other: Agent, deals: int) -> float:
    """Let two agents play the same deals from both seats; return the part that the first wins."""
    won = 0.0
    for deal in range(deals):
        for first in (0, 1):
            table = skerry.new(game, 2, deal)
            players = [one, other] if first == 0 else [other, one]
            while not table.over:
                table.act(players[table.seat].choose(Seen(table, table.seat)))
            won += (first in table.winners()) / len(table.winners())
    return won / (2 * deals)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_all_levels_the_strongest_last(game: str) -> None:
    assert list(agents(game))[-4:] == list(LEVELS)


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_search_is_at_home_everywhere(
    game: str, seats: int, options: dict[str, bool | int | str]
) -> None:
    assert play(skerry.new(game, seats, 11, **options), every=9).over


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(17))
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_search_plays_two_hundred_games_to_the_end(
    game: str, seats: int, options: dict[str, bool | int | str], seed: int
) -> None:
    assert play(skerry.new(game, seats, seed, **options), every=1).over


@pytest.mark.parametrize("game", ["everdell", "faraway", "farshore"])
def test_a_beginner_loses_to_a_casual_player_but_beats_chance(game: str) -> None:
    assert wins(game, agent("beginner", game, 1), agent("casual", game), 5) <= 0.4
    assert wins(game, agent("beginner", game, 1), agent("random", game), 2) >= 0.75


def test_a_little_thought_beats_the_beginner() -> None:
    thinker = Thinker(from_seed(3), Effort({"faraway": 60}, 0.0))
    assert wins("faraway", thinker, agent("beginner", "faraway", 2), 3) >= 0.6


def test_who_is_in_a_hurry_is_done_when_the_clock_on_the_wall_says_so() -> None:
    table = skerry.new("faraway", 2, 1)
    thinker = Thinker(from_seed(1), Effort({"faraway": 10**9}, 0.0))
    thinker.hurry(0.05)
    assert thinker.choose(Seen(table, 0)) in table.options_of(0)


def test_a_beginner_brings_less_home_than_a_casual_player_and_more_than_chance() -> None:
    def score(name: str) -> int:
        total = 0
        for deal in range(8):
            table = skerry.new("beacon_patrol", 2, deal)
            crew = [agent(name, "beacon_patrol", deal * 2 + seat) for seat in range(2)]
            while not table.over:
                table.act(crew[table.seat].choose(Seen(table, table.seat)))
            total += table.scores()[0]
        return total

    assert score("random") + 40 < score("beginner") < score("casual") - 8
