from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import skerry
from tests.server.strolls import asks_for_set, way_to

if TYPE_CHECKING:
    from skerry.kernel.choice import Choice
    from skerry.kernel.table import Table
    from tests.cli.conftest import Ran, Shell


def lay(shell: Shell, prompt: str, seats: int = 2, *, pearlbrook: bool = False) -> Table:
    """Keep a game of Everdell in which seat 1 is asked that next."""
    table = way_to(seats, lambda one: asks_for_set(prompt, one), far=60, pearlbrook=pearlbrook)
    shell.file = shell.home / "everdell.jsonl"
    shell.file.write_text("".join(line + "\n" for line in table.record().lines()))
    return table


def answer(shell: Shell, *lines: str) -> Ran:
    """Type these lines."""
    keys = "".join(line + "\n" for line in lines)
    ran = shell.run("play", "everdell", "--terminal", "--file", str(shell.file), keys=keys)
    assert (ran.code, ran.err) == (0, "")
    return ran


def asked(table: Table) -> Choice:
    choice = table.choice()
    assert choice is not None
    return choice


def given(shell: Shell, before: Table) -> list[str]:
    """What seat 1 has answered since."""
    now = skerry.replay(shell.file)
    name = now.game.vocabulary.name
    return [name(pick) for seat, pick in now.answers[before.position :] if seat == 0]


def test_numbers_on_one_line_are_a_set_in_any_order(shell: Shell) -> None:
    before = lay(shell, "woodland-choose-resource")
    ran = answer(shell, "4 1", "q")
    assert "Type 2 numbers on one line, in any order." in ran.out
    assert given(shell, before)[:2] == ["twig", "berry"]


def test_a_resource_may_be_taken_twice(shell: Shell) -> None:
    before = lay(shell, "woodland-choose-resource")
    answer(shell, "3 3", "q")
    assert given(shell, before)[:2] == ["pebble", "pebble"]


def test_one_number_does_not_decide_the_rest(shell: Shell) -> None:
    before = lay(shell, "woodland-choose-resource")
    ran = answer(shell, "4", "1 2 3", "q")
    assert "2 things are needed, not 1." in ran.out
    assert "2 things are needed, not 3." in ran.out
    assert given(shell, before) == []


def test_fewer_or_none_are_chosen_where_that_may_be(shell: Shell) -> None:
    before = lay(shell, "woodland-choose-to-pay")
    pool = asked(before).pool
    kinds = len({option.name for option in pool})
    ran = answer(shell, "1", "q")
    assert "Type up to 2 numbers on one line, in any order." in ran.out
    assert given(shell, before)[:2] == [pool[0].name, "stop"]
    before = lay(shell, "woodland-choose-to-pay")
    answer(shell, str(kinds + 1), "q")
    assert given(shell, before)[:1] == ["stop"]


def test_a_set_is_taken_back_as_a_whole(shell: Shell) -> None:
    before = lay(shell, "woodland-choose-to-pay")
    ran = answer(shell, "1", "u", "q")
    assert "takes back the last answer." in ran.out
    assert given(shell, before) == []


def test_cards_of_one_type_are_refused_together(shell: Shell) -> None:
    before = lay(shell, "everdell-show-mixed", pearlbrook=True)
    gathering = asked(before).gathering
    assert gathering is not None
    kinds = list(dict.fromkeys(gathering.pool))
    families = [gathering.families[gathering.pool.index(kind)] for kind in kinds]
    twice = next(family for family, count in Counter(families).items() if count > 1)
    alike = [str(at + 1) for at, family in enumerate(families) if family == twice]
    other = str(families.index(next(one for one in families if one != twice)) + 1)
    ran = answer(shell, " ".join([*alike[:2], other]), "q")
    assert "are of one type; only one of each may be among them." in ran.out.replace("\n", " ")
    assert given(shell, before) == []


def test_where_one_thing_is_asked_one_number_will_do(shell: Shell) -> None:
    ran = shell.run("play", "faraway", "--terminal", "--seed", "7", keys="1 2\n")
    assert "One number will do here." in ran.out
    assert [seat for seat, _ in skerry.replay(shell.file).answers] == [1]
