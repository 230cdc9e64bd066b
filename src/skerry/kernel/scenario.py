"""Situations laid out by hand, for tests: these cards here, those there, then play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.kernel.table import Table, start
from skerry.kernel.zones import NOBODY, SHARED

if TYPE_CHECKING:
    from skerry.kernel.game import Game


class Scenario:
    """A table whose cards are laid by hand; every method returns it, so that a test reads on."""

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object]) -> None:
        seats, settings = game.check(seats, options)
        self.table: Table = start(game, seats, seed, settings)
        self.table.imagined = True

    def lay(self, zone: str, cards: list[str], seat: int = 0) -> Scenario:
        """Let just these cards lie there, fetched from wherever they are.

        A zone that gives a card gets another for it; what lay here before goes under the deck.
        """
        state = self.table.state
        target = state.layout.find(zone, seat)
        deck = self._deck(target)
        spare = state.zones[target]
        state.zones[target] = []
        for name in cards:
            card = self.table.game.cards.index(name)
            if card in spare:
                spare.remove(card)
            else:
                source = self._holder(card)
                place = state.zones[source].index(card)
                state.zones[source].pop(place)
                if source != deck:
                    replacement = spare.pop() if spare else state.zones[deck].pop(0)
                    state.zones[source].insert(place, replacement)
            state.zones[target].append(card)
        state.zones[deck] = spare + state.zones[deck]
        return self._again()

    def set(self, counter: str, value: int, seat: int = SHARED) -> Scenario:
        """Let a counter stand at a value."""
        state = self.table.state
        state.counters[state.layout.find_counter(counter, seat)] = value
        return self._again()

    def pick(self, *names: str, seat: int | None = None) -> Scenario:
        """Answer with these picks, one after the other, for the awaited seat or for this one."""
        for name in names:
            self.table.act(name, seat)
        return self

    def cards(self, zone: str, seat: int = 0) -> list[str]:
        """Return the names of the cards that lie there."""
        state = self.table.state
        names = self.table.game.cards
        return [names[card] for card in state.zones[state.layout.find(zone, seat)]]

    def options(self, seat: int | None = None) -> list[str]:
        """Return the names of the picks open to the awaited seat, or to this one."""
        names = self.table.game.vocabulary.names
        table = self.table
        return [names[pick] for pick in table.options_of(table.seat if seat is None else seat)]

    def _again(self) -> Scenario:
        """Ask again for the choices that the new situation gives."""
        state = self.table.state
        for seat in range(state.layout.seats):
            state.offers[seat] = None
        state.run()
        return self

    def _deck(self, target: int) -> int:
        layout = self.table.state.layout
        for zone, kind in enumerate(layout.zones):
            if kind.sight == NOBODY and kind.back == layout.zones[target].back:
                return zone
        raise KeyError(layout.zones[target].back)

    def _holder(self, card: int) -> int:
        for zone, cards in enumerate(self.table.state.zones):
            if card in cards:
                return zone
        raise KeyError(card)
