"""Where cards lie and who sees them: one table that views, re-dealing and drawings all read."""

from __future__ import annotations

from typing import Final, NamedTuple

from skerry.kernel.errors import ImpossiblePosition
from skerry.kernel.text import Text

NOBODY: Final = 0
OWNER: Final = 1
EVERYBODY: Final = 2

# What cards do in a zone; "" leaves it to sight: who alone sees cards holds them, what all see is played.
HELD: Final = "held"
IN_PLAY: Final = "in play"
PASSING: Final = "passing"  # on their way from one place to another, within a turn

SHARED: Final = -1  # the owner of what belongs to the whole table
ABSENT: Final = -1  # the number of what is not there

# What a move tells: nothing new, something new, or (a seat from 0 up) that seat's own secret,
# which is news to everybody but the seat itself.
QUIET: Final = -2
NEWS: Final = -1


class Zone(NamedTuple):
    """One kind of place: its name, who sees the cards in it, and which back they have.

    On a chart the cards lie on cells, numbered row by row, `breadth` cells a row.
    """

    name: str
    sight: int
    back: str
    pile: bool = False  # cards come to rest here: drawn as a heap, not card by card
    breadth: int = 0  # 0: no chart
    use: str = ""  # HELD, IN_PLAY or PASSING, where sight alone would tell it wrong
    ordered: bool = False  # it matters which card lies before which


class Layout:
    """All zones and counters of a table: the shared ones first, then a block for each seat.

    The first seat's zone has the number that the game's constants give it; the same zone of
    another seat lies `span` further on for each seat. Counters are numbered alike.

    What an expansion adds for the whole table comes last, so that nothing else is numbered anew;
    its number is found by its name.
    """

    def __init__(
        self,
        seats: int,
        shared: tuple[Zone, ...],
        own: tuple[Zone, ...],
        shared_counters: tuple[str, ...],
        own_counters: tuple[str, ...],
        common: tuple[Zone, ...] = (),
        common_counters: tuple[str, ...] = (),
    ) -> None:
        self.seats = seats
        self.shared = len(shared)
        self.span = len(own)
        self.zones: list[Zone] = list(shared) + list(own) * seats + list(common)
        self.names: list[str] = [zone.name for zone in self.zones]
        self.owners: list[int] = [SHARED] * len(shared)
        self.shared_counters = len(shared_counters)
        self.counter_span = len(own_counters)
        self.counters: list[str] = [
            *shared_counters,
            *(list(own_counters) * seats),
            *common_counters,
        ]
        self.counter_owners: list[int] = [SHARED] * len(shared_counters)
        for seat in range(seats):
            self.owners += [seat] * len(own)
            self.counter_owners += [seat] * len(own_counters)
        self.owners += [SHARED] * len(common)
        self.counter_owners += [SHARED] * len(common_counters)
        self.backs: list[str] = [zone.back for zone in self.zones]
        self.breadths: list[int] = [zone.breadth for zone in self.zones]
        # What is asked often, by seat, a spectator (SHARED) last.
        viewers = [*range(seats), SHARED]
        self._sights: list[list[bool]] = [self._seen_by(viewer) for viewer in viewers]
        self._numbers = _numbered(self.names, self.owners, seats)
        self._counter_numbers = _numbered(self.counters, self.counter_owners, seats)
        self._hidden: list[list[list[int]]] = [self._hidden_from(seat) for seat in range(seats)]
        count = len(self.zones)
        self.all_zones = (1 << count) - 1  # a bit for each
        self.news: list[list[int]] = [
            [self._news(source, target) for target in range(count)] for source in range(count)
        ]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        own = self.shared + self.span
        last = self.shared + self.span * self.seats
        shared, counters = self.shared_counters, self.counters
        end = shared + self.counter_span * self.seats
        return Layout, (
            self.seats,
            tuple(self.zones[: self.shared]),
            tuple(self.zones[self.shared : own]),
            tuple(counters[:shared]),
            tuple(counters[shared : shared + self.counter_span]),
            tuple(self.zones[last:]),
            tuple(counters[end:]),
        )

    def sees(self, seat: int, zone: int) -> bool:
        """Tell whether the seat sees the cards there; SHARED stands for a spectator."""
        return self._sights[seat][zone]

    def _seen_by(self, seat: int) -> list[bool]:
        return [
            zone.sight == EVERYBODY or (zone.sight == OWNER and self.owners[number] == seat)
            for number, zone in enumerate(self.zones)
        ]

    def use(self, zone: int) -> str:
        """Tell whether cards are held or played there by their owner; "" where they are neither."""
        kind = self.zones[zone]
        if kind.use or kind.pile:
            return kind.use
        if kind.breadth:
            return IN_PLAY
        if self.owners[zone] == SHARED or kind.sight == NOBODY:
            return ""
        return HELD if kind.sight == OWNER else IN_PLAY

    def hidden(self, seat: int) -> list[list[int]]:
        """Return the zones whose cards a seat does not see, those of one back together."""
        return self._hidden[seat]

    def _hidden_from(self, seat: int) -> list[list[int]]:
        hidden = [zone for zone in range(len(self.zones)) if not self.sees(seat, zone)]
        backs = sorted({self.backs[zone] for zone in hidden})
        return [[zone for zone in hidden if self.backs[zone] == back] for back in backs]

    def kind(self, zone: int) -> int:
        """Return the number that a zone has, or would have if there were one seat, whoever owns it."""
        if zone < self.shared:
            return zone
        if zone >= self.shared + self.seats * self.span:
            return zone - (self.seats - 1) * self.span
        return self.shared + (zone - self.shared) % self.span

    def find(self, name: str, seat: int = SHARED) -> int:
        """Return the number of a zone by its name, and by its owner where each seat has one."""
        found = self._number(name, seat, self._numbers)
        if found < 0 and seat == SHARED and name in self.names:
            raise ImpossiblePosition(Text("error-zone-of-seat", {"zone": name}))
        if found < 0:
            known = ", ".join(dict.fromkeys(self.names))
            if seat == SHARED:
                raise ImpossiblePosition(
                    Text("error-no-zone-called", {"zone": name, "known": known})
                )
            text = Text("error-no-zone", {"seat": seat, "zone": name, "known": known})
            raise ImpossiblePosition(text)
        return found

    def find_counter(self, name: str, seat: int = SHARED) -> int:
        """Return the number of a counter by its name, and by its owner where it has one."""
        found = self._number(name, seat, self._counter_numbers)
        if found < 0 and seat == SHARED and name in self.counters:
            raise ImpossiblePosition(Text("error-counter-of-seat", {"counter": name}))
        if found < 0:
            known = ", ".join(dict.fromkeys(self.counters))
            if seat == SHARED:
                said = Text("error-no-counter-called", {"counter": name, "known": known})
                raise ImpossiblePosition(said)
            text = Text("error-no-counter", {"seat": seat, "counter": name, "known": known})
            raise ImpossiblePosition(text)
        return found

    def _news(self, source: int, target: int) -> int:
        for seat in range(self.seats):
            if self.sees(seat, target) and not self.sees(seat, source):
                return self.owners[source] if self.zones[source].sight == OWNER else NEWS
        return QUIET

    def _number(self, name: str, seat: int, numbers: dict[str, list[int]]) -> int:
        """Return the number of what is called so; ABSENT if there is none."""
        row = numbers.get(name)
        if row is None:
            return ABSENT
        return row[seat if 0 <= seat < self.seats else SHARED]


def _numbered(names: list[str], owners: list[int], seats: int) -> dict[str, list[int]]:
    """Return by name which number it means to each seat, and last to nobody in particular."""
    found: dict[str, list[int]] = {}
    for number, name in enumerate(names):
        row = found.setdefault(name, [ABSENT] * (seats + 1))
        for seat in range(SHARED, seats):
            if row[seat] == ABSENT and owners[number] in (SHARED, seat):
                row[seat] = number
    return found
