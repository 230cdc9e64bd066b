"""The log of a woodland game: what was played, placed, gained, given and drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland import marks
from skerry.games.woodland.picks import RIVAL_OWNER
from skerry.games.woodland.reports import Carried, Marked, Slotted, Stood
from skerry.games.woodland.terms import AMBASSADOR, EVERY_RESOURCE, SEASONS, WORKER
from skerry.games.woodland.zones import (
    ACHIEVED,
    ASIDE,
    BENEATH,
    BLOCKED,
    CITY,
    DECK,
    DISCARD,
    DRAWN,
    EVENT_BOX,
    EVENTS,
    FOREST,
    FOREST_BOX,
    HAND,
    MEADOW,
    PASSED,
    POINTS,
    PRISON,
    REVEALED,
    RIVAL,
    RIVAL_EVENTS,
    RIVAL_POINTS,
    SEASON,
    STAGE,
    STOCK,
    TRAY,
    WORKERS,
)
from skerry.kernel.effect import NOTHING
from skerry.kernel.events import Caused, Counted, Event, Noted, Passage, passages
from skerry.kernel.text import Text, join_and
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.kernel.zones import Layout

# Cards on their way. Choosing cards of the hand (to lie aside) is told once they are gone.
TOLD: Final[dict[tuple[int, int], Text]] = {
    (FOREST_BOX, FOREST): Text("everdell-log-forest"),
    (EVENT_BOX, EVENTS): Text("everdell-log-events"),
    (DECK, HAND): Text("everdell-log-draws"),
    (DECK, DRAWN): Text("everdell-log-draws"),
    (DECK, MEADOW): Text("everdell-log-meadow"),
    (DECK, REVEALED): Text("everdell-log-reveals"),
    (DISCARD, DECK): Text("everdell-log-new-deck"),
    (DISCARD, REVEALED): Text("everdell-log-reveals"),
    (MEADOW, HAND): Text("everdell-log-takes"),
    (MEADOW, REVEALED): Text("everdell-log-takes"),
    (MEADOW, DISCARD): Text("everdell-log-clears"),
    (MEADOW, STAGE): Text("everdell-log-plays-from-meadow"),
    (MEADOW, RIVAL): Text("everdell-log-rival-takes"),
    (RIVAL, CITY): Text("everdell-log-rival-sends"),
    (RIVAL, DISCARD): Text("everdell-log-rival-loses"),
    (EVENTS, RIVAL_EVENTS): Text("everdell-log-rival-achieves"),
    (EVENTS, ACHIEVED): Text("everdell-log-achieves"),
    (HAND, STAGE): Text("everdell-log-plays"),
    (REVEALED, STAGE): Text("everdell-log-plays"),
    (REVEALED, HAND): Text("everdell-log-keeps"),
    (REVEALED, DISCARD): Text("everdell-log-discards"),
    (REVEALED, BENEATH): Text("everdell-log-beneath"),
    (DRAWN, HAND): Text("everdell-log-keeps"),
    (DRAWN, DISCARD): Text("everdell-log-discards"),
    (ASIDE, DISCARD): Text("everdell-log-discards"),
    (ASIDE, BENEATH): Text("everdell-log-beneath"),
    (STAGE, DISCARD): Text("everdell-log-discards"),
    (CITY, DISCARD): Text("everdell-log-leaves"),
    (CITY, PRISON): Text("everdell-log-imprisons"),
    (CITY, BENEATH): Text("everdell-log-beneath"),
    (PRISON, DISCARD): Text("everdell-log-freed"),
    (DECK, STAGE): Text("everdell-log-plays"),
    (MEADOW, BENEATH): Text("everdell-log-beneath"),
    (HAND, DISCARD): Text("everdell-log-discards"),
    (ASIDE, REVEALED): Text("everdell-log-shows"),
    (CITY, RIVAL): Text("everdell-log-sails-to-rival"),
}
# Where cards come that are not played.
UNPLAYED: Final = (HAND, MEADOW, DISCARD, DRAWN, REVEALED, ASIDE, BENEATH, DECK)
# And cards that go from one seat to another.
GIVEN: Final[dict[tuple[int, int], Text]] = {
    (STAGE, CITY): Text("everdell-log-goes-abroad"),
    (ASIDE, HAND): Text("everdell-log-gives-cards"),
    (DRAWN, HAND): Text("everdell-log-gives-cards"),
    (HAND, HAND): Text("everdell-log-gives-cards"),
    (CITY, CITY): Text("everdell-log-goes-abroad"),
}


def told_at(
    base: dict[tuple[int, int], Text], box: Box, layout: Layout
) -> dict[tuple[int, int], Text]:
    """Add what modules say of cards on their way to what the base says, by kinds of zones."""
    kinds = {zone.name: layout.kind(number) for number, zone in enumerate(layout.zones)}
    told = dict(base)
    for module in box.chosen:
        for (source, target), text in module.told.items():
            if source in kinds and target in kinds:
                told[kinds[source], kinds[target]] = text
    return told


def tell_all(teller: Teller, events: list[Event], viewer: int) -> list[Text]:
    """Turn events into lines: what was done in order, then what each seat gained and spent."""
    told = [event for event in events if not isinstance(event, (Carried, Slotted))]
    for event in passages(teller.layout, told, viewer):
        if isinstance(event, Passage):
            teller.tell_passage(event)
        elif isinstance(event, Counted):
            teller.tell_counted(event)
        elif isinstance(event, Stood):
            teller.tell_stood(event)
        elif isinstance(event, Marked):
            teller.tell_marked(event)
        elif isinstance(event, Noted):
            teller.settle()
            teller.lines.append(event.text)
        elif isinstance(event, Caused):
            teller.settle()
            teller.cause = event.card
    teller.settle()
    return teller.lines


class Teller:
    """The lines told so far, and what has still to be told once a turn is over."""

    def __init__(
        self,
        box: Box,
        layout: Layout,
        told: dict[tuple[int, int], Text],
        given: dict[tuple[int, int], Text],
        wild: str,
    ) -> None:
        self.told = told
        self.given = given
        self.box = box
        self.layout = layout
        self.names = [*box.resources, wild, "point"]
        self.lines: list[Text] = []
        self.cause = NOTHING  # the card or place that brings about what is being told
        self.subjects = [NOTHING]  # the cards just played, and the places just visited
        self.changes: dict[int, dict[str, int]] = {}  # by seat: more or less of what
        self.gifts: dict[tuple[int, int], dict[str, int]] = {}  # by giver and receiver
        self.last: tuple[int, str, int] = (SHARED, "", 0)  # the change just told of
        self.prepared: list[int] = []  # seats whose workers all come home

    def settle(self) -> None:
        """Tell what each seat gave, gained and spent."""
        for (giver, seat), given in sorted(self.gifts.items()):
            self.tell_caused(
                Text(
                    "everdell-log-gives",
                    {"giver": say_seat(giver), "seat": say_seat(seat), "what": _amounts(given, 1)},
                )
            )
        for seat, change in sorted(self.changes.items()):
            if max(change.values()) > 0:
                args: dict[str, str | int | Text] = {
                    "seat": say_seat(seat),
                    "what": _amounts(change, 1),
                }
                self.tell_caused(Text("everdell-log-gains", args))
            if min(change.values()) < 0:
                args = {"seat": say_seat(seat), "what": _amounts(change, -1)}
                self.tell_caused(Text("everdell-log-spends", args))
        self.gifts = {}
        self.changes = {}

    def tell_caused(self, line: Text) -> None:
        """Add a line, and what has brought it about, unless that has just been told of."""
        if self.cause not in self.subjects:
            line = Text("woodland-log-because", {"cause": self.name(self.cause), "line": line})
        self.lines.append(line)

    # Cards.

    def tell_passage(self, passage: Passage) -> None:
        """Say which cards went where, as far as the viewer knows."""
        way = (passage.source, passage.target)
        if passage.source == STAGE:
            self.settle()  # the price is paid; what follows are gains
        given = passage.giver not in (SHARED, passage.seat)
        told = self.given.get(way) if given else self.words_for(way, passage.cards)
        if told is None:
            return
        line = told.with_args(
            {
                "seat": self._owner(passage.seat),
                "giver": self._owner(passage.giver),
                "count": len(passage.cards),
                "known": "yes" if passage.known else "no",
            }
        )
        if passage.known:
            line = line.with_args({"cards": join_and([self.name(c) for c in passage.cards])})
        if passage.target in (MEADOW, STAGE):
            self.lines.append(line)
        else:
            self.tell_caused(line)
        if passage.known and passage.target not in UNPLAYED:
            self.subjects.append(passage.cards[0])

    def words_for(self, way: tuple[int, int], cards: list[int]) -> Text | None:
        """Return what is said of cards that go this way; None if nothing."""
        return self.told.get(way)

    def _owner(self, seat: int) -> Text:
        return Text("list-empty") if seat == SHARED else say_seat(seat)

    def name(self, card: int) -> Text:
        """Call a card by its name."""
        return Text("everdell-name", {"name": self.box.words[card]})

    # Counters.

    def tell_counted(self, event: Counted) -> None:
        """Say what changed for the table at once; keep what seats gain and spend."""
        layout = self.layout
        seat = layout.counter_owners[event.counter]
        if seat == SHARED:
            self.tell_shared(event)
            return
        counter = event.counter - seat * layout.counter_span
        if counter == SEASON:
            self.settle()
            self.prepared.append(seat)
            season = SEASONS[event.now]
            self.lines.append(
                Text("everdell-log-season", {"seat": say_seat(seat), "season": season})
            )
        elif counter == WORKERS:
            if seat in self.prepared and event.change > 0:
                args: dict[str, str | int | Text] = {"seat": say_seat(seat), "count": event.now}
                self.lines.append(Text("everdell-log-workers", args))
        elif counter == PASSED:
            self.lines.append(Text("everdell-log-passes", {"seat": say_seat(seat)}))
        elif STOCK <= counter <= POINTS:
            self._change(seat, self.names[counter - STOCK], event.change)
        elif TRAY <= counter < TRAY + len(EVERY_RESOURCE):
            self._change(seat, self.names[counter - TRAY], event.change)

    def tell_shared(self, event: Counted) -> None:
        """Say what changed for the table."""
        if event.counter == BLOCKED and event.change:
            self.lines.append(Text("everdell-log-blocks", {"count": event.now}))
        elif event.counter == RIVAL_POINTS:
            self.lines.append(Text("everdell-log-rival-gains", {"count": event.change}))

    def _change(self, seat: int, name: str, more: int) -> None:
        """Count; what one seat loses just before another gains it was a gift.

        Resources on the tray are still those of their seat.
        """
        giver, what, less = self.last
        self.last = (seat, name, more)
        if giver not in (SHARED, seat) and what == name and less == -more and more > 0:
            _add(self.changes.setdefault(giver, {}), name, more)
            _add(self.gifts.setdefault((giver, seat), {}), name, more)
        else:
            _add(self.changes.setdefault(seat, {}), name, more)

    # Workers, and what lies on cards.

    def tell_stood(self, event: Stood) -> None:
        """Say where a worker goes, or that it is called home."""
        place = self.box.places[event.place]
        name = Text("everdell-name", {"name": place.word})
        by = place.guest
        self.subjects.append(self.box.place_card(event.place))
        if event.seat == self.layout.seats:
            if event.count > 0:
                self.lines.append(Text("everdell-log-rival-stands", {"place": name, "by": by}))
        elif event.count < 0:
            self._tell_home(event.seat, name)
        elif not place.is_event:  # that it is achieved says enough
            args: dict[str, str | int | Text] = {
                "seat": say_seat(event.seat),
                "place": name,
                "by": by,
            }
            self.lines.append(Text("everdell-log-worker", args))

    def _tell_home(self, seat: int, place: Text) -> None:
        if seat not in self.prepared:
            self.lines.append(Text("everdell-log-home", {"seat": say_seat(seat), "place": place}))

    def tell_marked(self, event: Marked) -> None:
        """Say who came to the card and what lies on it now."""
        name = self.name(event.card)
        before, after = event.before, event.after
        if marks.is_occupied(after) and not marks.is_occupied(before):
            self.lines.append(Text("everdell-log-moves-in", {"card": name}))
        if marks.is_joined(after) and not marks.is_joined(before):
            self.lines.append(Text("everdell-log-joins", {"card": name}))
        for seat in range(self.layout.seats):
            more = marks.standing(after, seat) - marks.standing(before, seat)
            if more > 0:
                self._tell_visit(seat, event.owner, event.card)
            elif more < 0:
                self._tell_home(seat, name)
        if event.owner < self.layout.seats:
            self._tell_lying(event, name)

    def _tell_visit(self, seat: int, owner: int, card: int) -> None:
        by = WORKER if self.box.cards[card].call is None else AMBASSADOR
        self.subjects.append(card)
        args: dict[str, str | int | Text] = {
            "seat": say_seat(seat),
            "place": self.name(card),
            "by": by,
        }
        if owner == seat:
            self.lines.append(Text("everdell-log-worker", args))
            return
        args["owner"] = Text("everdell-rugwort") if owner == RIVAL_OWNER else say_seat(owner)
        self.lines.append(Text("everdell-log-worker-abroad", args))

    def _tell_lying(self, event: Marked, card: Text) -> None:
        lying: dict[str, int] = {}
        if event.card < len(self.box.cards):  # beneath an event lie cards, which are told of
            _add(lying, "point", marks.tokens(event.after) - marks.tokens(event.before))
        for resource in EVERY_RESOURCE:
            more = marks.stored(event.after, resource) - marks.stored(event.before, resource)
            _add(lying, self.names[resource], more)
        args: dict[str, str | int | Text] = {"seat": say_seat(event.owner), "card": card}
        if lying and max(lying.values()) > 0:
            args["what"] = _amounts(lying, 1)
            self.lines.append(Text("everdell-log-lays", args))
        elif lying and min(lying.values()) < 0:
            args["what"] = _amounts(lying, -1)
            self.lines.append(Text("everdell-log-takes-off", args))


def say_seat(seat: int) -> Text:
    """Call a seat by its number."""
    return Text("seat", {"number": seat + 1})


def _add(amounts: dict[str, int], name: str, more: int) -> None:
    amounts[name] = amounts.get(name, 0) + more


def _amounts(change: dict[str, int], sign: int) -> Text:
    """Say what went one way, with its numbers."""
    return join_and(
        [
            Text("woodland-amount", {"resource": name, "count": sign * count})
            for name, count in change.items()
            if sign * count > 0
        ]
    )
