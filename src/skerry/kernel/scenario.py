"""Situations laid out by hand, for tests and puzzles: these cards here, those there, then play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.kernel.errors import ImpossiblePosition
from skerry.kernel.table import Table, checked_seed, start
from skerry.kernel.text import Text
from skerry.kernel.zones import NOBODY, SHARED

if TYPE_CHECKING:
    from skerry.kernel.game import Game


class Scenario:
    """A table whose cards are laid by hand; every method returns it, so that a test reads on.

    After each change the choices of the new situation are asked for, and a clause that leaves
    a single option is carried out at once, as in play.
    """

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object]) -> None:
        seats, settings = game.check(seats, options)
        self.table: Table = start(game, seats, checked_seed(seed), settings)
        self.table.begin_here()

    def lay(self, zone: str, cards: list[str], seat: int = 0) -> Scenario:
        """Let just these cards lie there, the last on top, fetched from wherever they are.

        A zone that gives a card gets another for it; what lay here before goes under the deck.
        Cards laid on a deck lie on top of the others.
        """
        state = self.table.state
        zones = state.zones
        target = state.layout.find(zone, seat)
        if self._is_chart(target):
            raise ImpossiblePosition(Text("error-lay-chart", {"zone": zone}))
        deck = self._deck(target)
        spare = state.own(target)
        zones[target] = []
        for name in cards:
            card = self._card(name)
            if card in spare:
                spare.remove(card)
            else:
                self._fetch(card, target, deck, spare)
            zones[target].append(card)
        zones[deck] = spare + zones[deck]
        state.laid(target)
        return self._again()

    def put(
        self, zone: str, card: str, things: dict[str, int], seat: int = 0, copy: int = 0
    ) -> Scenario:
        """Let just these things and workers be on a card there, on the first of equal ones or a later.

        They are called as a view calls them: `{"twig": 3, "worker-0": 1}`.
        """
        target = self.table.state.layout.find(zone, seat)
        number = self._card(card)
        places = [i for i, each in enumerate(self.table.state.zones[target]) if each == number]
        if not 0 <= copy < len(places):
            raise ImpossiblePosition(
                Text("error-put-absent", {"zone": zone, "count": len(places), "card": card})
            )
        if min(things.values(), default=0) < 0:
            raise ImpossiblePosition(Text("error-put-negative", {"things": str(things)}))
        self.table.state.bear(target, places[copy], things)
        return self._again()

    def place(self, zone: str, card: str, spot: int, seat: int = 0) -> Scenario:
        """Let a card lie on a cell of a chart, fetched from wherever it is."""
        state = self.table.state
        target = state.layout.find(zone, seat)
        if not self._is_chart(target):
            raise ImpossiblePosition(Text("error-place-no-chart", {"zone": zone}))
        if type(spot) is not int or spot < 0:
            raise ImpossiblePosition(Text("error-place-cell", {"zone": zone, "cell": repr(spot)}))
        number = self._card(card)
        if number not in state.zones[target]:
            self._fetch(number, target, self._deck(target), [])
            state.own(target).append(number)
        state.place(number, spot)
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
        names = self.table.game.cards
        return [
            names[card] for card in self.table.state.zones[self.table.state.layout.find(zone, seat)]
        ]

    def options(self, seat: int | None = None) -> list[str]:
        """Return the names of the picks open to the awaited seat, or to this one."""
        names = self.table.game.vocabulary.names
        table = self.table
        return [names[pick] for pick in table.options_of(table.seat if seat is None else seat)]

    def _again(self) -> Scenario:
        state = self.table.state
        for seat in range(state.layout.seats):
            state.offers[seat] = None
        state.run()
        self.table.begin_here()
        return self

    def _fetch(self, card: int, target: int, deck: int, spare: list[int]) -> None:
        """Take a card out of another zone, and give that zone one that nobody asked for."""
        state = self.table.state
        back = state.layout.zones[target].back
        for zone, cards in enumerate(state.zones):
            if self._is_chart(zone):
                continue  # nothing could lie on the cell instead
            if zone != target and card in cards and state.layout.zones[zone].back == back:
                place = cards.index(card)
                state.own(zone).pop(place)
                if zone != deck:
                    other = spare.pop() if spare else state.own(deck).pop(0)
                    state.own(zone).insert(place, other)
                return
        name = self.table.game.cards[card]
        raise ImpossiblePosition(Text("error-lay-no-more", {"card": name}))

    def _card(self, name: str) -> int:
        if name not in self.table.game.cards:
            one = self.table.game.cards[0]
            raise ImpossiblePosition(Text("error-no-card", {"name": name, "example": one}))
        return self.table.game.cards.index(name)

    def _is_chart(self, zone: int) -> bool:
        return self.table.state.layout.zones[zone].breadth > 0

    def _deck(self, target: int) -> int:
        layout = self.table.state.layout
        for zone, kind in enumerate(layout.zones):
            if kind.sight == NOBODY and kind.back == layout.zones[target].back:
                return zone
        return target
