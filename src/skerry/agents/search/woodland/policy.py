"""Seats of a playout of Everdell or Farshore lean towards picks by what is printed on them.

What cards, places and clauses are worth in each season is read off their effects once, as a seat
sees them when it begins to think; the leanings that follow from it are looked up in the playouts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.search.policy import Policy
from skerry.agents.search.woodland.features import FEATURES, Facts
from skerry.agents.search.woodland.parting import sign_of
from skerry.games.woodland.picks import CHOOSE
from skerry.games.woodland.terms import AUTUMN
from skerry.games.woodland.zones import SEASON

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame
    from skerry.kernel.game import Game
    from skerry.kernel.seen import Seen
    from skerry.kernel.state import Offer, State


# Playouts lean more sharply than the choices that the weights were fitted to: they end with more points.
ZEAL: Final = 2.0
# Alone, a rival gets something for whatever one does, and playouts do less than one will: before
# autumn, who minded all of that would rather do nothing.
CALM: Final = 0.2


class WoodlandPolicy(Policy):
    """Leans by the features of picks, times weights that were learned."""

    def __init__(self, game: Game[Any], weights: list[float], facts: Facts) -> None:
        super().__init__(game)
        assert len(weights) == len(FEATURES)
        self.weights = weights
        self.facts = facts
        self.sorts: list[int] = []
        self.tables: list[list[float]] = []  # by season, by pick
        self.signs: dict[type, float] = {}

    def look(self, seen: Seen) -> None:
        """Weigh all picks in all seasons."""
        view = seen.view()
        early = view.seats == 1 and view.counter("season", seen.seat) < AUTUMN
        self.fear = CALM if early else 1.0
        self.sorts = self.facts.sorts(seen)
        weights = self.weights
        self.tables = []
        for season in self.facts.features(seen):
            table: list[float] = []
            for features in season:
                total = 0.0
                for number, value in features:
                    total += weights[number] * value
                table.append(ZEAL * total)
            self.tables.append(table)

    def lean(self, state: State, seat: int, offer: Offer, leaning: list[float]) -> None:
        """Look up what picks are worth; what is parted with had better be worth little."""
        table = self.tables[state.count(SEASON, seat)]
        options = offer.options
        sign = self._sign(offer.frame)
        sorts = self.sorts
        for place in range(len(options)):
            pick = options[place]
            lean = table[pick]
            leaning[place] += sign * lean if sorts[pick] == CHOOSE else lean

    def context(self, state: State, seat: int) -> int:
        """Seasons are told apart."""
        return state.count(SEASON, seat)

    def _sign(self, frame: Frame) -> float:
        kind = type(frame.effect)
        sign = self.signs.get(kind)
        if sign is None:
            sign = self.signs[kind] = sign_of(frame.effect)
        return sign

    def rows(self, seen: Seen, offer: Offer) -> list[list[float]]:
        """Return the features of each option, to learn from; none where all are alike."""
        features = self.facts.in_season(seen, seen.view().counter("season", seen.seat))
        sorts = self.facts.sorts(seen)
        sign = self._sign(offer.frame)
        found: list[list[float]] = []
        for pick in offer.options:
            row = [0.0] * len(FEATURES)
            for number, value in features[pick]:
                row[number] = sign * value if sorts[pick] == CHOOSE else value
            found.append(row)
        return found if any([row != found[0] for row in found]) else []
