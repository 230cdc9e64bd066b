"""One game played at random, on which all checks look on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from random import Random
from typing import TYPE_CHECKING, Any

from skerry.kernel.table import Table, start
from tests.contract.pictures import picture

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from skerry.kernel.game import Game, Value

LONGEST = 5000  # answers: no game of any kind lasts longer


class When(Enum):
    """The moments at which a check may look."""

    START = auto()
    POSITION = auto()  # before each answer, and once at the end
    ANSWER = auto()  # after each answer
    END = auto()


@dataclass(frozen=True)
class Check:
    """What a game must keep to: a dear check looks at a share of the positions, and at the end."""

    look: Callable[[Walk], None]
    when: When
    share: float = 1.0

    @property
    def name(self) -> str:
        """The name of the function, which says what must hold."""
        return self.look.__name__


def at_the_start(look: Callable[[Walk], None]) -> Check:
    """Make a check of the position before the first answer."""
    return Check(look, When.START)


def at_positions(share: float = 1.0) -> Callable[[Callable[[Walk], None]], Check]:
    """Make a check of the positions before each answer and of the end."""
    return lambda look: Check(look, When.POSITION, share)


def after_answers(share: float = 1.0) -> Callable[[Callable[[Walk], None]], Check]:
    """Make a check of what an answer has changed: `walk.before[-1]` is a copy from before it."""
    return lambda look: Check(look, When.ANSWER, share)


def at_the_end(look: Callable[[Walk], None]) -> Check:
    """Make a check of the finished game."""
    return Check(look, When.END)


class Walk:
    """A game under way; which way it goes follows from the seed, whatever the checks do.

    `chance` is that of whoever is at work: of the walk itself, or of a check.
    """

    at_work: str
    chance: Random

    def __init__(
        self, game: Game[Any], seats: int, seed: int, options: dict[str, Value] | None = None
    ) -> None:
        self.game = game
        self.seats, self.settings = game.check(seats, {**(options or {})})
        self.seed = seed
        self.table = self.start()
        self.picture = picture(self.table)
        self.before: list[Table] = []  # copies, one from before each answer
        self._chances: dict[str, Random] = {}
        self._let("the walk itself")

    def start(self) -> Table:
        """Set a table up as this one was."""
        return start(self.game, self.seats, self.seed, self.settings)

    def answer(self, table: Table) -> None:
        """Let any awaited seat pick anything."""
        assert table.position < LONGEST, "the game does not end"
        seat = self.chance.choice(table.awaited)
        table.act(self.chance.choice(table.options_of(seat)), seat)

    def finish(self, table: Table) -> None:
        """Play on to the end."""
        while not table.over:
            self.answer(table)

    def go_on(self) -> None:
        """Give the next answer, and keep what a check may ask for later."""
        self._let("the walk itself")
        self.before.append(self.table.clone())
        self.answer(self.table)
        self.picture = picture(self.table)

    def look(self, checks: Iterable[Check], *moments: When) -> None:
        """Let the checks look that want to see one of these moments."""
        for check in checks:
            if check.when in moments:
                self._let(check.name)
                if self.chance.random() < check.share or self.table.over:
                    check.look(self)

    def _let(self, name: str) -> None:
        """Give each a stream of its own: no check changes the walk, or what another one sees."""
        self.at_work = name
        if name not in self._chances:
            self._chances[name] = Random(f"{self.seed} {name}")
        self.chance = self._chances[name]

    def where(self) -> str:
        """Say who was at work last, and all that is needed to come here again."""
        said = f"{self.game.name}, {self.seats} seats, {self.settings}"
        return f"{self.at_work}: {said}, seed {self.seed}, position {self.table.position}"
