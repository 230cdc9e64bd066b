"""What the endings of one candidate were made of: points by source and by card, and what came next."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from skerry.agents.search.habits import Deed
    from skerry.kernel.game import Game
    from skerry.kernel.state import State

STEPS: Final = 6  # of what follows, so many answers are kept for the likely line
DEEDS: Final = ("", "play", "sail", "visit")  # roles of picks that a turn is about


class Heap:
    """Points that came together for one thing, ending by ending."""

    __slots__ = ("scored", "squares", "total")

    def __init__(self) -> None:
        self.total = 0.0
        self.squares = 0.0
        self.scored = 0  # endings in which it brought something

    def add(self, points: float) -> None:
        """Add what one ending brought."""
        self.total += points
        self.squares += points * points
        if points > 0:
            self.scored += 1

    def mean(self, endings: int) -> float:
        """Return what an ending brings."""
        return self.total / endings

    def variance(self, endings: int) -> float:
        """Return how unsure that is, squared."""
        mean = self.total / endings
        return max(0.0, self.squares / endings - mean * mean) / endings


class Tally:
    """All endings of a candidate in figures, for one seat."""

    __slots__ = ("cards", "endings", "kinds", "next", "others", "paths", "points", "sources")

    def __init__(self) -> None:
        self.endings = 0
        self.sources: dict[str, Heap] = {}
        self.cards: dict[int, Heap] = {}
        self.others = Heap()  # the best of them
        self.points: list[float] = []  # of all seats, and then of an opponent without one
        self.paths: list[
            list[tuple[int, int]]
        ] = []  # seats and picks, in the order in which they came
        self.next: dict[int, int] = {}  # what the seat did next: in how many endings
        self.kinds: dict[int, str] = {}

    def note(self, game: Game[Any], state: State, seat: int, ends: list[float]) -> None:
        """Take down where the points of an ending came from, and what everybody had."""
        self.endings += 1
        sources: dict[str, float] = {}
        cards: dict[int, float] = {}
        for line in game.score_sheet(state, seat):
            source = line.source or self._kind(game, line.card)
            sources[source] = sources.get(source, 0.0) + line.points
            if line.card >= 0:
                cards[line.card] = cards.get(line.card, 0.0) + line.points
        for source, points in sources.items():
            if source not in self.sources:
                self.sources[source] = Heap()
            self.sources[source].add(points)
        for card, points in cards.items():
            if card not in self.cards:
                self.cards[card] = Heap()
            self.cards[card].add(points)
        self._note_ends(game, seat, ends)

    def _note_ends(self, game: Game[Any], seat: int, ends: list[float]) -> None:
        if not self.points:
            self.points = [0.0] * len(ends)
        for place in range(len(ends)):
            self.points[place] += ends[place]
        if not game.cooperative and len(ends) > 1:
            self.others.add(max([ends[place] for place in range(len(ends)) if place != seat]))

    def follow(self, game: Game[Any], seat: int, deeds: list[Deed]) -> None:
        """Take down what came after the candidate."""
        self.paths.append([(deed.seat, deed.pick) for deed in deeds[:STEPS]])
        for deed in deeds:
            if deed.seat == seat and game.vocabulary.meaning(deed.pick).role in DEEDS:
                self.next[deed.pick] = self.next.get(deed.pick, 0) + 1
                return

    def ends(self) -> list[float]:
        """Return what each seat has in the end, on average."""
        return [points / self.endings for points in self.points]

    def _kind(self, game: Game[Any], card: int) -> str:
        """Tell points without a source by what is drawn on their card."""
        if card < 0:
            return ""
        if card not in self.kinds:
            face = game.face(card)
            self.kinds[card] = str(face.get("kind", face.get("feature", "")))
        return self.kinds[card]


def lead(
    one: Heap | None, endings: int, others: list[Heap | None], counts: list[int]
) -> tuple[float, float]:
    """Return by how much more a heap brings than others on average, and the standard error of that."""
    mean = 0.0 if one is None else one.mean(endings)
    variance = 0.0 if one is None else one.variance(endings)
    usual = spread = 0.0
    for place in range(len(others)):
        other = others[place]
        if other is not None:
            usual += other.mean(counts[place]) / len(others)
            spread += other.variance(counts[place]) / (len(others) * len(others))
    return mean - usual, sqrt(variance + spread)
