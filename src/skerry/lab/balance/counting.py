"""All games of a match, counted by seat, by card and by when: what the page and the tables show."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

import skerry
from skerry.lab.balance.side import Side
from skerry.lab.gleaning import clock_of
from skerry.lab.results import Results, Tally

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skerry.lab.gleaning import Gleaned
    from skerry.lab.match import Match, Played

FEWEST = 30  # with fewer seats that played a card nothing is said of it


class CardCount:
    """One card: how those fared who played it, and who only had it in hand, and when it was played."""

    def __init__(self) -> None:
        self.played = Side()
        self.held = Side()  # drawn, and not played
        self.when: dict[int, Side] = defaultdict(Side)  # by when it was first played
        self.copies = 0  # plays in all; a seat may play several


class Balance:
    """A match, counted as it goes."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = skerry.game(match.game, match.deck)
        table = match.table(match.seed)
        self.clock = clock_of(table.state.layout)
        self.backs = {
            card: table.state.layout.zones[zone].back
            for zone, cards in enumerate(table.state.zones)
            for card in cards
        }
        self.results = Results()
        self.all = Side()
        self.seats = [Side() for _ in range(match.seats)]
        self.cards: dict[int, CardCount] = defaultdict(CardCount)
        self.sources: dict[str, list[int]] = defaultdict(list)  # of each seat and game with points
        self.turns = Tally()  # of a seat
        self.length = Tally()  # in decisions, of a game
        self.pace: dict[int, dict[str, Counter[int]]] = {}  # by when: decisions, cards, points
        self.rows: list[tuple[list[int], list[list[int]]]] = []  # scores, and what each seat played

    @property
    def apart(self) -> bool:
        """Whether nobody plays against anybody, so that points are all there is to compare."""
        return self.match.seats == 1 or self.game.cooperative

    @property
    def fair(self) -> float:
        """The share of wins of a seat if nothing made a difference."""
        return self.all.share

    def add(self, game: Played) -> None:
        """Count a game."""
        self.results.add(game)
        self.length.add(game.decisions, won=False)
        played = [sorted({card for card, _ in each.played}) for each in game.gleaned]
        self.rows.append((game.scores, played))
        for seat, gleaned in enumerate(game.gleaned):
            won = (seat in game.winners) / max(1, len(game.winners))
            self._add_seat(seat, gleaned, won, margin_of(game.scores, seat, apart=self.apart))

    def _add_seat(self, seat: int, gleaned: Gleaned, won: float, margin: int) -> None:
        self.all.add(won, margin)
        self.seats[seat].add(won, margin)
        self.turns.add(gleaned.turns, won=False)
        for source, points in gleaned.sources.items():
            self.sources[source].append(points)
        first: dict[int, int] = {}
        for card, when in gleaned.played:
            first.setdefault(card, when)
            self.cards[card].copies += 1
            self._paced(when)["cards"][1] += 1
        for card, when in first.items():
            self.cards[card].played.add(won, margin)
            self.cards[card].when[when].add(won, margin)
        for card in {card for card, _ in gleaned.drawn} - set(first):
            self.cards[card].held.add(won, margin)
        for stretch in gleaned.pace:
            self._paced(stretch.when)["decisions"][stretch.decisions] += 1
            self._paced(stretch.when)["points"][stretch.points] += 1

    def _paced(self, when: int) -> dict[str, Counter[int]]:
        empty = {name: Counter[int]() for name in ("decisions", "cards", "points")}
        return self.pace.setdefault(when, empty)

    def often(self) -> Iterator[tuple[int, CardCount]]:
        """Give the cards that were played often enough, and not by all."""
        for card, count in sorted(self.cards.items()):
            if FEWEST <= count.played.count <= self.all.count - FEWEST:
                yield card, count


def margin_of(scores: list[int], seat: int, *, apart: bool) -> int:
    """Return by how much a seat leads the best of the others; alone or together, its score."""
    others = scores[:seat] + scores[seat + 1 :]
    return scores[seat] if apart or not others else scores[seat] - max(others)
