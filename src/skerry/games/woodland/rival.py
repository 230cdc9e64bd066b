"""An opponent without a seat: what it does and when, and visits to its city."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from skerry.games.woodland.zones import RIVAL_POINTS
from skerry.kernel.effect import Effect

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.choice import Rival
    from skerry.kernel.text import Text

Rank: TypeAlias = tuple[int, ...]  # points first, then what breaks ties


class Opponent:
    """What is done for it: when the game begins, after a turn, after a season, and at the end."""

    __slots__ = ("abroad", "answers", "begins", "ends", "prepares")

    def __init__(
        self,
        *,
        begins: tuple[Effect[Woodland], ...] = (),
        answers: tuple[Effect[Woodland], ...] = (),
        prepares: tuple[Effect[Woodland], ...] = (),
        ends: tuple[Effect[Woodland], ...] = (),
        abroad: tuple[Effect[Woodland], ...] = (),
    ) -> None:
        self.begins = begins
        self.answers = answers
        self.prepares = prepares
        self.ends = ends
        self.abroad = abroad  # what a card does that would else go into an opponent's city

    def joined_by(self, other: Opponent) -> Opponent:
        """Return what both do, this one first."""
        return Opponent(
            begins=self.begins + other.begins,
            answers=self.answers + other.answers,
            prepares=self.prepares + other.prepares,
            ends=self.ends + other.ends,
            abroad=self.abroad + other.abroad,
        )


def best_of(state: Woodland, ranked: list[Rank]) -> list[int]:
    """List the seats that rank highest, if no opponent without a seat ranks higher."""
    rivals = [module.rank(state) for module in state.box.chosen]
    best = max([*ranked, *[rank for rank in rivals if rank is not None]])
    return [seat for seat, rank in enumerate(ranked) if rank == best]


def verdict_on(state: Woodland, winners: list[int]) -> Text | None:
    """Say how the opponent without a seat fares, if there is one."""
    for module in state.box.chosen:
        found = module.verdict(state, winners)
        if found is not None:
            return found
    return None


def let(state: Woodland, seat: int, clauses: tuple[Effect[Woodland], ...]) -> None:
    """Let clauses be carried out next, the first one first."""
    for clause in reversed(clauses):
        state.push(clause, seat)


def rival_of(state: Woodland) -> Rival | None:
    """Return the opponent without a seat, if a module at the table is one."""
    for module in state.box.chosen:
        found = module.rival(state)
        if found is not None:
            return found
    return None


def is_alone(state: Woodland) -> bool:
    """Tell whether the one seat plays against a rival who stands in for another."""
    return state.box.has_open_city


def visits_to(state: Woodland, kind: int) -> int:
    """Return how many workers stand on the rival's cards of a kind."""
    return state.visits.count(kind)


def visit_rival(state: Woodland, seat: int, kind: int) -> None:
    """Let a worker stand on a card of the rival, which gains a point."""
    state.visit(seat, kind)
    state.gain(RIVAL_POINTS, seat, 1)
