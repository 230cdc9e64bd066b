"""Tables of Everdell that are played by chance until something is asked. For tests of server and browser."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from skerry.games.everdell.game import EVERDELL
from skerry.kernel.table import Table, start

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House, Json

FAR = 25  # the most answers to play by chance
DEALS = 400


def stroll(house: House, *kinds: str, until: Callable[[Table], bool]) -> Json:
    """Set up a table and play by chance until seat 0 is asked that; which deal leads there is tried first."""
    ways = (_way(len(kinds), seed, until) for seed in range(DEALS))
    seed, answers = next(way for way in ways if way)
    made = house.create(*kinds, game="everdell", seed=seed)
    for seat, pick in answers:
        shown = next(
            e for e in house.look(made["table"], made["keys"])["eyes"] if e["seat"] == seat
        )
        body: Json = {"seat": seat, "position": shown["choice"]["position"], "picks": [pick]}
        assert house.post(made["table"], "act", made["keys"], **body).status_code == 200
    return made


def _way(
    seats: int, seed: int, until: Callable[[Table], bool]
) -> tuple[int, list[tuple[int, str]]] | None:
    table = start(EVERDELL, seats, seed, {"year": 1, "pearlbrook": False})
    roll = random.Random(seed)
    while table.position < FAR and not table.over:
        if table.seat == 0 and until(table):
            name = EVERDELL.vocabulary.name
            return seed, [(seat, name(pick)) for seat, pick in table.answers]
        names = [EVERDELL.vocabulary.name(pick) for pick in table.options]
        plays = [name for name in names if name.startswith("play-")]
        table.act(roll.choice(plays or names))
    return None


def asks(prompt: str, table: Table) -> bool:
    """Tell whether that is asked."""
    choice = table.choice()
    return choice is not None and choice.prompt.id == prompt


def with_equal_cards(table: Table) -> bool:
    """The haven asks for any number of cards, and there are two equal ones below another."""
    choice = table.choice()
    if choice is None or choice.gathering is None or not asks("woodland-discard-any", table):
        return False
    pool = choice.gathering.pool
    return len(pool) > 3 and any(pool.count(pick) == 2 for pick in pool[:-2])
