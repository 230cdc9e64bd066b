"""Positions as one line of text: of the whole table, which reads back, or as one seat knows it.

The fields of a line are parted by blanks: the game with its rules and seats, its settings, the cards
of every zone, the counters, what lies on cells, what a game keeps beside, the agenda, the lanes, and
chance. What a seat remembers may follow. Cards and zones are numbers; parts of a field that is empty
are a dash, and blanks, commas and percent signs of a setting are written as in an address.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.kernel.clauses import clauses_of, name_of
from skerry.kernel.effect import Frame, frames
from skerry.kernel.errors import ImpossiblePosition
from skerry.kernel.memory import Known, Memory
from skerry.kernel.rng import from_seed
from skerry.kernel.text import Text
from skerry.kernel.view import view_of

if TYPE_CHECKING:
    from skerry.kernel.game import Game, Value
    from skerry.kernel.state import State

NONE: Final = "-"
WORD: Final = (1 << 64) - 1
HASTY: Final = "h"
FIELDS: Final = 9  # without what seats remember


def write(
    game: Game[Any], settings: dict[str, Value], state: State, memories: list[Memory] | None = None
) -> str:
    """Write a whole position down, and what the seats remember if that is given."""
    spots = [f"{card}@{state.spots[card]}" for card in sorted(state.spots)]
    fields = [
        *_head(game, settings, state),
        _rows(state.zones),
        _row(state.counters),
        ".".join(spots) or NONE,
        _rows(state.kept()),
        _frames(state.agenda),
        "|".join([_frames(lane) for lane in state.lanes]) or NONE,
        f"{int(state.rng.word) & WORD:x}{HASTY if state.hasty else ''}",
    ]
    if memories is not None:
        fields.append("|".join([_memory(memory) for memory in memories]))
    return " ".join(fields)


def write_for(
    game: Game[Any], settings: dict[str, Value], state: State, seat: int, memory: Memory
) -> str:
    """Write down what a seat knows of a position; equal for all positions it cannot tell apart."""
    view = view_of(state, seat)
    cards = [f"?{z.count}" if z.cards is None else _row(z.cards) for z in view.zones]
    spots = [_row(zone.spots) for zone in view.zones if zone.spots]
    marks = [_marks(zone.marks) for zone in view.zones if zone.marks]
    return " ".join(
        [
            *_head(game, settings, state),
            f"seat={seat}",
            "/".join(cards),
            _row([value for _, _, value in view.counters]),
            "/".join(spots) or NONE,
            "/".join(marks) or NONE,
            _frames(state.agenda),
            _frames(state.lanes[seat]) if state.lanes else NONE,
            _row(view.awaited),
            _memory(memory),
        ]
    )


class Header:
    """What a line says of the table, before its cards are laid."""

    def __init__(self, text: str) -> None:
        self.fields: list[str] = text.split()
        if len(self.fields) not in (FIELDS, FIELDS + 1):
            raise ImpossiblePosition(Text("error-position", {"position": text[:60]}))
        head = self.fields[0].split(":")
        if len(head) != 4 or not head[1].isdecimal() or not head[2].isdecimal():
            raise ImpossiblePosition(Text("error-position", {"position": text[:60]}))
        self.game = head[0]
        self.rules = int(head[1])
        self.seats = int(head[2])
        self.digest = "" if head[3] == NONE else head[3]
        pairs = [] if self.fields[1] == NONE else self.fields[1].split(",")
        self.options: dict[str, object] = {}
        for pair in pairs:
            name, _, value = pair.partition("=")
            self.options[name] = _value(_parted(value))


def read(header: Header, game: Game[Any], settings: dict[str, Value]) -> State:
    """Lay a position out as its line says, up to the choice that waits there."""
    try:
        state = _laid(header.fields, game, settings, header.seats)
        state.run()
        state.hasty = header.fields[8].endswith(HASTY)  # not before: what waits there had waited
    except (ValueError, IndexError, KeyError, AssertionError, TypeError):
        text = Text("error-position", {"position": " ".join(header.fields)[:60]})
        raise ImpossiblePosition(text) from None
    return state


def read_memories(header: Header, state: State) -> list[Memory]:
    """Read what the seats remember; nothing if the line does not say it."""
    layout = state.layout
    found = [Memory(layout, seat) for seat in range(layout.seats)]
    if len(header.fields) > FIELDS:
        for memory, text in zip(found, header.fields[FIELDS].split("|"), strict=True):
            for known in [] if text == NONE else text.split(","):
                card, _, zones = known.partition("@")
                memory.known.append(Known(int(card), _numbers(zones)))
    return found


def _laid(fields: list[str], game: Game[Any], settings: dict[str, Value], seats: int) -> State:
    layout = game.layout(seats, settings)
    word = fields[8]
    state: State = game.start(layout, settings, from_seed(int(word.removesuffix(HASTY), 16)))
    zones = [_numbers(row) for row in fields[2].split("/")] if layout.zones else []
    counters = _numbers(fields[3])
    assert len(zones) == len(layout.zones), "a zone too many or too few"
    assert len(counters) == len(layout.counters), "a counter too many or too few"
    assert _all_cards(zones) == _all_cards(state.zones), "a card too many or too few"
    state.zones = zones
    state.counters = counters
    state.spots.clear()
    for spot in [] if fields[4] == NONE else fields[4].split("."):
        card, _, cell = spot.partition("@")
        state.place(int(card), int(cell))
    state.keep([_numbers(row) for row in fields[5].split("/")] if fields[5] != NONE else [])
    begun = frames(state.agenda)
    state.agenda = _read_frames(fields[6], game, state, begun)
    if fields[7] != NONE:
        state.lanes = [_read_frames(lane, game, state, begun) for lane in fields[7].split("|")]
        state.lanes_since = 0
    return state


def _all_cards(zones: list[list[int]]) -> list[int]:
    return sorted([card for cards in zones for card in cards])


def _head(game: Game[Any], settings: dict[str, Value], state: State) -> list[str]:
    told = game.told(settings)
    options = [f"{name}={_unparted(str(told[name]))}" for name in sorted(told)]
    first = f"{game.name}:{game.rules}:{state.layout.seats}:{game.digest[:12] or NONE}"
    return [first, ",".join(options) or NONE]


def _unparted(value: str) -> str:
    """Write a value without what parts fields and options."""
    return value.replace("%", "%25").replace(" ", "%20").replace(",", "%2C")


def _parted(text: str) -> str:
    return text.replace("%2C", ",").replace("%20", " ").replace("%25", "%")


def _value(text: str) -> Value:
    if text in ("True", "False"):
        return text == "True"
    return int(text) if text.lstrip("-").isdecimal() else text


def _row(numbers: list[int]) -> str:
    return ".".join([str(number) for number in numbers]) or NONE


def _rows(rows: list[list[int]]) -> str:
    return "/".join([_row(row) for row in rows]) or NONE


def _numbers(text: str) -> list[int]:
    return [] if text == NONE else [int(number) for number in text.split(".")]


def _marks(marks: list[dict[str, int]]) -> str:
    """Write what lies on the cards of a zone, card by card."""
    rows = [",".join([f"{name}*{mark[name]}" for name in sorted(mark)]) for mark in marks]
    return ".".join([row.replace(" ", "_") or NONE for row in rows])


def _frames(top: Frame | None) -> str:
    """Write an agenda, the next clause last."""
    told = [
        f"{name_of(f.effect)}:{f.seat}:{f.source}:{_row(list(f.memo))}:{f.cause}"
        for f in frames(top)
    ]
    return ";".join(told[::-1]) or NONE


def _read_frames(text: str, game: Game[Any], state: State, begun: list[Frame]) -> Frame | None:
    top: Frame | None = None
    clauses = clauses_of(game)
    for told in [] if text == NONE else text.split(";"):
        name, seat, source, memo, cause = told.split(":")
        effect = clauses.find(name, state)
        if effect is None:
            clauses.look(begun)
            effect = clauses.find(name, state)
        if effect is None:
            raise ImpossiblePosition(Text("error-position-clause", {"clause": name}))
        top = Frame(effect, int(seat), int(source), tuple(_numbers(memo)), int(cause), top)
    return top


def _memory(memory: Memory) -> str:
    known = sorted([(known.card, sorted(known.zones)) for known in memory.known])
    return ",".join([f"{card}@{_row(zones)}" for card, zones in known]) or NONE
