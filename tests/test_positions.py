"""Positions in one line: they read back in another process, and what is no position is refused."""

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import skerry
from skerry import ImpossiblePosition, Table
from skerry.kernel.rng import from_seed
from skerry.kernel.text import Text
from tests.contract.keeping import twins

ROOT = Path(__file__).parent.parent
READ = """
import sys, skerry
for line in sys.stdin:
    table = skerry.position(line)
    print(table.key(), table.options)
"""
SETUPS: list[tuple[str, int, dict[str, skerry.kernel.game.Value]]] = [
    ("faraway", 3, {"starry_skies": True}),
    ("beacon_patrol", 2, {}),
    ("everdell", 2, {"pearlbrook": True}),
    ("farshore", 1, {"captain": "shy"}),
]


def positions(name: str, seats: int, options: dict[str, skerry.kernel.game.Value]) -> list[Table]:
    """Play at random, and keep some positions on the way."""
    table = skerry.new(name, seats=seats, seed=5, **options)
    chance = from_seed(5)
    found = []
    while not table.over:
        if chance.below(4) == 0:
            found.append(table.clone())
        table.act(table.options[chance.below(len(table.options))])
    return [*found, table]


def test_positions_read_back_in_another_process() -> None:
    """What is made in play, as bills are, is made again there."""
    tables = [table for setup in SETUPS for table in positions(*setup)]
    lines = "".join(f"{table.key()}\n" for table in tables)
    done = subprocess.run(
        [sys.executable, "-c", READ], input=lines, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"{table.key()} {table.options}" for table in tables]


def test_the_key_of_a_seat_hides_what_the_seat_does_not_see() -> None:
    table = skerry.new("faraway", seats=2, seed=3)
    other = skerry.new("faraway", seats=2, seed=4)
    assert table.key(0) != other.key(0)
    assert table.key() not in (table.key(0), other.key())
    assert table.sample(0, from_seed(1)).key(1) != table.key(1)


@pytest.mark.parametrize(
    "key", ["", "nonsense", "faraway:1:2:- - - - - - - - -", "a b c d e f g h i"]
)
def test_what_is_no_position_is_refused_in_one_sentence(key: str) -> None:
    with pytest.raises(ImpossiblePosition, match="no position that a table has written down"):
        skerry.position(key)


def test_a_card_too_many_is_refused() -> None:
    fields = skerry.new("faraway", seats=2, seed=3).key().split()
    fields[2] = f"1.{fields[2]}"
    with pytest.raises(ImpossiblePosition):
        skerry.position(" ".join(fields))


def test_an_unknown_clause_is_named() -> None:
    key = skerry.new("faraway", seats=2, seed=3).key().replace("faraway.", "faraway.Odd")
    with pytest.raises(ImpossiblePosition, match=r"There is no clause faraway\.Odd"):
        skerry.position(key)


def test_small_things_are_equal_when_they_mean_the_same() -> None:
    for thing in (from_seed(7), from_seed(2**64 - 1), Text("seat", {"number": 1})):
        for twin in twins(thing):
            assert twin == thing
            assert twin is not thing
    assert hash(Text("seat", {"number": 1})) == hash(Text("seat", {"number": 1}))
    assert Text("seat", {"number": 1}) != Text("seat", {"number": 2})


def test_a_position_without_its_table_says_how_it_is_pickled() -> None:
    with pytest.raises(TypeError, match=r"its table is, and so is table\.key"):
        pickle.dumps(skerry.new("faraway", seats=2, seed=3).state)


@pytest.mark.parametrize("name", skerry.games.names())
def test_what_an_agent_is_given_can_be_kept_for_later(name: str) -> None:
    table = skerry.new(name, seats=2, seed=3)
    seen = skerry.Seen(table, table.seat)
    options, view = seen.options, seen.view()
    kept = twins(seen)
    table.act(table.options[0])
    assert all(each.options == options and each.view() == view for each in kept)
