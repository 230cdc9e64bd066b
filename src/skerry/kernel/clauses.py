"""What clauses are called, so that an agenda can be written down and read again.

A clause is called by its class and by a sum over its fields, which is the same in every process
and in both flavours. It is found again among all that hang together with a game; what is made only
while a game is played (bills, multiples) is made again by who made it.
"""

from __future__ import annotations

import gc
import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from skerry.kernel.effect import Effect, Frame

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.state import State

MOST: Final = 20  # a clause is done so many times at once, at most
LEAVES: Final = (str, int, float, bytes, type, ModuleType)
PLAIN: Final = (str, int, float, bytes)


def name_of(effect: Effect[Any]) -> str:
    """Return what a clause is called: its class, what it was made from, and a sum of its fields."""
    kind = _kind(effect)
    numbers = effect.numbers()
    if numbers:
        return f"{kind}-{'-'.join([str(number) for number in numbers])}"
    told = _told(effect, [])
    return kind if told.endswith("()") else f"{kind}~{crc32(told.encode()):08x}"


def _kind(effect: Effect[Any]) -> str:
    """Return the class of a clause, and the game or the package it is from."""
    first, *parts = type(effect).__module__.split(".")
    if first == "skerry" and len(parts) > 1:
        first = parts[0] if parts[0] == "kernel" else parts[1]
    return f"{first}.{type(effect).__name__}"


class Clauses:
    """The clauses of one game, by their names."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.known: dict[str, Effect[Any]] = {}

    def look(self, agenda: list[Frame]) -> None:
        """Look for all clauses that hang together with the game and the agenda it begins with."""
        roots: list[object] = [self.game, [frame.effect for frame in agenda]]
        for name in _packages(self.game):
            roots.append(vars(sys.modules[name]))
        reached = _reached(roots)
        for effect in reached:
            self._add(effect)
        for effect in reached:
            if id(effect) not in _multiples:
                self._multiply(effect)

    def _multiply(self, effect: Effect[Any]) -> None:
        """Add a clause done several times at once; multiples of multiples would never end."""
        for count in range(2, MOST):
            try:
                many = effect.times(count)
            except NotImplementedError:
                return
            self._add(many)
            _multiples[id(many)] = many

    def find(self, name: str, state: State) -> Effect[Any] | None:
        """Return a clause by its name; None if there is none."""
        kind, dash, numbers = name.partition("-")
        if dash and name not in self.known:
            made = state.made(
                kind.rpartition(".")[2], [int(number) for number in numbers.split("-")]
            )
            if made is not None:
                self.known[name] = made
        return self.known.get(name)

    def _add(self, effect: Effect[Any]) -> None:
        name = name_of(effect)
        if name not in self.known:
            self.known[name] = effect


_multiples: Final[dict[int, Effect[Any]]] = {}  # by identity; effects keep theirs, too
_found: Final[dict[int, Clauses]] = {}  # by the identity of a game, which is kept with it
_games: Final[list[Game[Any]]] = []


def clauses_of(game: Game[Any]) -> Clauses:
    """Return the clauses of a game that have been found so far."""
    if id(game) not in _found:
        _games.append(game)
        _found[id(game)] = Clauses(game)
    return _found[id(game)]


def _packages(game: Game[Any]) -> list[str]:
    """List the modules in which clauses of a game may stand: its own and ours, but not this one."""
    outside = type(game).__module__.partition(".")[0]
    named = [name for name in sys.modules if name.partition(".")[0] in (outside, "skerry")]
    return sorted([name for name in named if name != __name__])


def _reached(roots: list[object]) -> list[Effect[Any]]:
    """List all clauses that can be reached from these, the nearest first."""
    seen: set[int] = set()
    found: list[Effect[Any]] = []
    level = roots
    while level:
        further: list[object] = []
        for thing in level:
            if id(thing) in seen or isinstance(thing, LEAVES) or callable(thing):
                continue
            seen.add(id(thing))
            if isinstance(thing, Effect):
                found.append(thing)
            further += gc.get_referents(thing)
        level = further
    return found


def _told(value: object, inside: list[int]) -> str:
    """Write a value with all that it is made of; what is kept to save time does not count."""
    if value is None or isinstance(value, PLAIN):
        return repr(value)
    if isinstance(value, (list, tuple)):
        return f"[{','.join([_told(each, inside) for each in value])}]"
    if isinstance(value, dict):
        parts = [f"{_told(key, inside)}:{_told(each, inside)}" for key, each in value.items()]
        return f"{{{','.join(sorted(parts))}}}"
    kind = type(value).__name__
    if id(value) in inside:
        return kind
    within = [*inside, id(value)]
    fields = [f"{name}={_told(getattr(value, name), within)}" for name in _fields(value)]
    return f"{kind}({','.join(fields)})"


def _fields(value: object) -> list[str]:
    """List the fields of an object in alphabetical order, without those for its own use."""
    names: set[str] = set(getattr(value, "__dict__", ()))
    for kind in type(value).__mro__:
        for row in ("__slots__", "__mypyc_attrs__"):
            names.update(vars(kind).get(row, ()))
    return sorted([name for name in names if name[:1] != "_" and hasattr(value, name)])
