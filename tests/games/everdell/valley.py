"""A valley laid out by hand: hands, cities and stocks first, then play.

    table = valley().hand("bard", "farm", "mine", "inn").stock(berry=3)
    table.play("bard").pick("farm", "mine").stop()
    assert table.points() == 2

Hands are empty until they are laid, and nothing happens before the first play or question: so the
order in which a situation is laid does not matter. Seat 0 has the turn unless told otherwise.
Several cards are picked in the order of the card tables, several resources in that of the stock.
"""

from __future__ import annotations

from typing import Self

import skerry
from skerry.games.everdell.rows import BASIC_EVENTS, RESOURCES
from skerry.games.woodland import marks
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import SEASONS
from skerry.games.woodland.turn import BEGIN_TURN
from skerry.games.woodland.workers import pegs_of
from skerry.games.woodland.zones import DECK, DISCARD, MEADOW, RIVAL, SEASON, STOCK, WORKERS
from skerry.kernel.effect import Frame
from skerry.text import say


class On:
    """A card of a city with what lies and stands on it."""

    def __init__(self, card: str, mark: int) -> None:
        self.card = card
        self.mark = mark


def on(
    card: str,
    *,
    occupied: bool = False,
    points: int = 0,
    workers: tuple[int, ...] = (),
    twig: int = 0,
    resin: int = 0,
    pebble: int = 0,
    berry: int = 0,
) -> On:
    """Describe a card of a city: occupied, with points and resources, with workers of these seats."""
    mark = int(occupied) + points * marks.one_token()
    for resource, count in enumerate((twig, resin, pebble, berry)):
        mark += count * marks.one_stored(resource)
    for seat in workers:
        mark += marks.one_standing(seat)
    return On(card, mark)


def full(*cards: str) -> tuple[str, ...]:
    """Return fifteen cards that fill a city: these, then farms, mines and twig barges."""
    others = ("farm",) * 8 + ("mine",) * 3 + ("twig_barge",) * 3 + ("resin_refinery",)
    return (*cards, *others[: 15 - len(cards)])


class Valley:
    """A game of Everdell whose table is laid by hand; what lays or plays returns it."""

    def __init__(self, seats: int, seed: int, year: int, *, pearlbrook: bool = False) -> None:
        self.scene = skerry.scenario("everdell", seats, seed, year=year, pearlbrook=pearlbrook)
        self._later: Frame | None = None  # the agenda, while the table is being laid
        for seat in range(seats):
            self.hand(seat=seat)

    @property
    def state(self) -> Woodland:
        """The position, for tests that look inside."""
        state = self.scene.table.state
        assert isinstance(state, Woodland)
        return state

    # Lay the table.

    def hand(self, *cards: str, seat: int = 0) -> Self:
        """Let a seat hold just these cards."""
        self._still().scene.lay("hand", list(cards), seat)
        return self

    def meadow(self, *cards: str) -> Self:
        """Let these cards lie on the first places of the meadow, the rest stays as dealt."""
        dealt = self._still().scene.cards("meadow")
        for card in cards:
            if card in dealt:
                dealt.remove(card)
        self.scene.lay("meadow", [*cards, *dealt[: 8 - len(cards)]])
        return self

    def city(self, *cards: str | On, seat: int = 0) -> Self:
        """Let a city have just these cards, with what lies on them: `on("storehouse", twig=3)`."""
        built = [card if isinstance(card, On) else On(card, 0) for card in cards]
        self._still().scene.lay("city", [card.card for card in built], seat)
        self.state.built[seat] = [card.mark for card in built]
        return self

    def rival(self, *cards: str) -> Self:
        """Let the city of Rugwort have just these cards."""
        self._still().scene.lay("rival", list(cards))
        return self

    def lay(self, zone: str, *cards: str, seat: int = 0) -> Self:
        """Let any other zone have just these cards: discard, prison, achieved, beneath …"""
        self._still().scene.lay(zone, list(cards), seat)
        return self

    def forest(self, *places: str) -> Self:
        """Let just these forest places be in play."""
        return self.lay("forest", *places)

    def events(self, *names: str) -> Self:
        """Let just these special events be in play, beside the four basic ones."""
        return self.lay("events", *[event.name for event in BASIC_EVENTS], *names)

    def deck(self, *cards: str) -> Self:
        """Let these cards lie on top of the deck, the first to be drawn first."""
        return self.lay("deck", *reversed(cards))

    def deck_only(self, *cards: str, discards: int = 0) -> Self:
        """Let the deck be just these cards, and the discards so many others. Lay this last."""
        zones = self.deck(*cards).state.zones
        rest = zones[DISCARD] + zones[DECK][: len(zones[DECK]) - len(cards)]
        zones[DECK] = zones[DECK][len(zones[DECK]) - len(cards) :]
        zones[DISCARD] = rest[:discards]
        zones[RIVAL] += rest[discards:]  # out of the way; nobody looks there in a game of several
        return self

    def stock(
        self, twig: int = 0, resin: int = 0, pebble: int = 0, berry: int = 0, *, seat: int = 0
    ) -> Self:
        """Let a seat have just these resources."""
        for resource, count in zip(RESOURCES, (twig, resin, pebble, berry), strict=True):
            self.set(resource, count, seat)
        return self

    def set(self, counter: str, value: int, seat: int = 0) -> Self:
        """Let a counter stand at a value: points, workers, passed, blocked …"""
        self._still().scene.set(counter, value, seat)
        return self

    def season(self, name: str, *, seat: int = 0) -> Self:
        """Let it be winter, spring, summer or autumn for a seat; its workers stay as they are."""
        return self.set("season", SEASONS.index(name), seat)

    def workers(self, count: int, *, seat: int = 0) -> Self:
        """Let a seat have so many workers at home."""
        return self.set("workers", count, seat)

    def worker_at(self, place: str, *, seat: int = 0, count: int = 1) -> Self:
        """Let workers of a seat stand on a place; those at home stay as they are."""
        self._still().state.send(seat, self._place(place), count)
        return self

    def passed(self, *seats: int) -> Self:
        """Let these seats have passed."""
        for seat in seats:
            self.set("passed", 1, seat)
        return self

    def turn(self, seat: int) -> Self:
        """Let it be the turn of a seat."""
        self._still()._later = Frame(BEGIN_TURN, seat)
        return self

    # Play.

    def play(self, card: str) -> Self:
        """Play a card out of the hand."""
        return self.pick(f"play-{card}")

    def play_from_meadow(self, card: str) -> Self:
        """Play a card of the meadow."""
        return self.pick(f"play-{card}-from-meadow")

    def visit(self, name: str) -> Self:
        """Send a worker to a place, to an event, or to a card of a city."""
        return self.pick(name if name in self._places() else f"visit-{name}")

    def prepare(self) -> Self:
        """Prepare for the next season, even if workers are still at home: they just stay there.

        Who can do nothing else prepares without being asked.
        """
        seat = self._seat()
        before = self.state.count(SEASON, seat)
        home = self.state.count(WORKERS, seat)
        self.workers(0, seat=seat)._go_on()
        if self.state.count(SEASON, seat) == before and self.can("prepare"):
            self.pick("prepare")
        self.state.gain(WORKERS, seat, home)
        return self

    def stop(self) -> Self:
        """Want no more."""
        return self.pick("stop")

    def pick(self, *names: str) -> Self:
        """Answer with these picks, one after the other, for the seat that is asked."""
        self._go_on().scene.pick(*names)
        return self

    def gather(self, *names: str) -> Valley:
        """Answer with a whole set, in any order."""
        table = self._go_on().scene.table
        table.gather([table.game.vocabulary.id(name) for name in names])
        return self

    # Look.

    def pool(self) -> list[str]:
        """Return the names of the picks that may be among the set asked for; none if it is no set."""
        choice = self._go_on().scene.table.choice()
        return [] if choice is None else [option.name for option in choice.pool]

    def options(self) -> list[str]:
        """Return the names of the picks open to the seat that is asked."""
        return self._go_on().scene.options()

    def can(self, pick: str) -> bool:
        """Tell whether a pick is open: `play-farm`, `play-farm-from-meadow`, `visit-inn`, `stop`."""
        return pick in self.options()

    def why_not(self, pick: str) -> str:
        """Say why a pick is not open; "" if it is."""
        table = self._go_on().scene.table
        reason = table.why_not(table.game.vocabulary.id(pick))
        return "" if reason is None else say(reason)

    def prompt(self) -> str:
        """Say what the awaited seat is asked; "" if nobody is."""
        table = self._go_on().scene.table
        choice = table.choice() if table.seat >= 0 else None
        return "" if choice is None else say(choice.prompt)

    def asked(self) -> int:
        """Return the seat that is asked; -1 at the end of the game."""
        return self._go_on().scene.table.seat

    def cards(self, zone: str, seat: int = 0) -> list[str]:
        """Return the names of the cards that lie there, in order of arrival."""
        return self._go_on().scene.cards(zone, seat)

    def size(self, zone: str, seat: int = 0) -> int:
        """Return how many cards lie there."""
        return len(self.cards(zone, seat))

    def has(self, seat: int = 0) -> dict[str, int]:
        """Return the resources of a seat, by name, without those it has not."""
        state = self._go_on().state
        found = {name: state.count(STOCK + r, seat) for r, name in enumerate(RESOURCES)}
        return {name: count for name, count in found.items() if count}

    def count(self, counter: str, seat: int = 0) -> int:
        """Read a counter: points, workers, season, passed, astray …"""
        state = self._go_on().state
        return state.counters[state.layout.find_counter(counter, seat)]

    def points(self, seat: int = 0) -> int:
        """Return the point tokens of a seat."""
        return self.count("points", seat)

    def score(self, seat: int = 0) -> int:
        """Return what a seat is worth as the table lies now."""
        return self._go_on().scene.table.scores()[seat]

    def reasons(self, seat: int = 0) -> dict[str, str]:
        """What the points of each line are counted by, where it is said."""
        lines = self._go_on().scene.table.score_sheet(seat)
        return {say(line.label): say(line.reason) for line in lines if line.reason is not None}

    def sheet(self, seat: int = 0) -> dict[str, int]:
        """Return the lines of the score sheet by their words; lines of equal words are summed."""
        found: dict[str, int] = {}
        for line in self._go_on().scene.table.score_sheet(seat):
            label = say(line.label)
            found[label] = found.get(label, 0) + line.points
        return found

    def winners(self) -> list[int]:
        """Return who would win if the game ended now."""
        table = self._go_on().scene.table
        return table.game.winners(table.state)

    def on(self, card: str, *, seat: int = 0, copy: int = 0) -> dict[str, int]:
        """Return what lies on a card of a city: occupied, point, twig, worker-0 …"""
        state = self._go_on().state
        zone = state.layout.find("city", seat)
        places = [i for i, name in enumerate(self.cards("city", seat)) if name == card]
        return state.marks(zone)[places[copy]]

    def workers_at(self, place: str, *, seat: int = 0) -> int:
        """Return how many workers of a seat stand on a place."""
        return pegs_of(self._go_on().state, seat, self._place(place))

    def meadow_places(self) -> list[str]:
        """Return the cards of the meadow from its first place to its eighth; "" for a gap."""
        names = dict(zip(self._go_on().state.slots, self.cards("meadow"), strict=True))
        return [names.get(slot, "") for slot in range(8)]

    # Let things wait while the table is being laid.

    def _still(self) -> Self:
        """Put the agenda away, so that nothing happens yet."""
        if self._later is None:
            self._later = self.state.agenda
            self.state.agenda = None
            self.state.offers = [None] * self.state.layout.seats
        return self

    def _go_on(self) -> Self:
        """Let the game go on with the table as it lies."""
        if self._later is not None:
            assert len(self.state.slots) == len(self.state.zones[MEADOW])
            self.state.agenda = self._later
            self._later = None
            self.state.run()
        return self

    def _seat(self) -> int:
        later = self.state.agenda if self._later is None else self._later
        assert later is not None
        return later.seat

    def _place(self, name: str) -> int:
        return self.state.box.place_ids[name]

    def _places(self) -> tuple[str, ...]:
        return tuple(self.state.box.place_ids)


def valley(seats: int = 2, *, seed: int = 0, year: int = 1) -> Valley:
    """Return a table with a dealt meadow, empty hands and cities, and two workers a seat."""
    return Valley(seats, seed, year)
