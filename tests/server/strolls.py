"""Tables that are played by chance until something is asked. For tests of server and browser."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import skerry

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.table import Table
    from tests.server.house import House, Json

FAR = 25  # the most answers to play by chance
DEALS = 400


def stroll(
    house: House,
    *kinds: str,
    until: Callable[[Table], bool],
    eager: tuple[str, ...] = ("play-",),
    far: int = FAR,
    pearlbrook: bool = False,
) -> Json:
    """Set up a table and play by chance until seat 0 is asked that; which deal leads there is tried first."""
    return lead(house, way_to(len(kinds), until, eager, far, pearlbrook=pearlbrook), *kinds)


def lead(house: House, there: Table, *kinds: str) -> Json:
    """Set up a table like this one, and give the same answers."""
    options = there.settings
    made = house.create(*kinds, game=there.game.name, seed=there.seed, options=options)
    for seat, pick in there.answers:
        shown = next(
            e for e in house.look(made["table"], made["keys"])["eyes"] if e["seat"] == seat
        )
        body: Json = {"seat": seat, "position": shown["choice"]["position"]}
        body["picks"] = [there.game.vocabulary.name(pick)]
        answer = house.post(made["table"], "act", made["keys"], **body, one_by_one=True)
        assert answer.status_code == 200
    return made


def way_to(
    seats: int,
    until: Callable[[Table], bool],
    eager: tuple[str, ...] = ("play-",),
    far: int = FAR,
    *,
    pearlbrook: bool = False,
) -> Table:
    """Play by chance until seat 0 is asked that, deal by deal.

    What is called like the first of the eager words goes before all else, then the second.
    """
    for seed in range(DEALS):
        table = skerry.new("everdell", seats=seats, seed=seed, pearlbrook=pearlbrook)
        roll = random.Random(seed)
        while table.position < far and not table.over:
            if table.seat == 0 and until(table):
                return table
            names = [table.game.vocabulary.name(pick) for pick in table.options]
            wishes = ([name for name in names if word in name] for word in eager)
            table.act(roll.choice(next((some for some in wishes if some), names)))
    raise AssertionError(f"None of {DEALS} deals leads there.")


def asks(prompt: str, table: Table) -> bool:
    """Tell whether that is asked."""
    choice = table.choice()
    return choice is not None and choice.prompt.id == prompt


def asks_for_set(prompt: str, table: Table) -> bool:
    """Tell whether that is asked, as a set of several things that is not begun."""
    choice = table.choice()
    if choice is None or choice.gathering is None or not asks(prompt, table):
        return False
    return choice.gathering.most > 1


def with_equal_cards(table: Table) -> bool:
    """The haven asks for any number of cards, and there are two equal ones below another."""
    choice = table.choice()
    if choice is None or choice.gathering is None or not asks("woodland-discard-any", table):
        return False
    pool = choice.gathering.pool
    return len(pool) > 3 and any(pool.count(pick) == 2 for pick in pool[:-2])
