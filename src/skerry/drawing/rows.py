"""One thing a row: its number, what it is called, what it costs or does, what lies on it or why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from skerry.drawing.line import Line, Span, folded, line, plain, shorten
from skerry.drawing.symbols import MAP, SYMBOLS, map_offer, short_name, short_offer
from skerry.drawing.words import brief, deed_words, letters, owner_words, reason_words, words
from skerry.kernel.text import Text
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skerry.drawing.look import Look, Thing
    from skerry.kernel.choice import Option
    from skerry.kernel.game import Game

CAN = ">"
CANNOT = "x"
NEW = "*"
MARGIN = 6  # the number and the sign
LONGEST_NAME = 18
COST = 9
LEAST_TOLD = 12  # so many letters of what a thing does, at least
UNTOLD = ("place", "due")  # marks that say where a card lies, not what lies on it
UNSAID = ("", "0")  # a preview that brings nothing
STANDING = ("worker-", "ambassador-")
RIVAL = "rival"


class Printed(NamedTuple):
    """What a row needs of what is printed on a card of a city."""

    cost: str
    points: int
    type: str


def face_of(game: Game[Any], card: int) -> Mapping[str, Any]:
    """Return what is drawn on a card; nothing in a game that draws none."""
    try:
        return game.face(card)
    except NotImplementedError:
        return {}


def printed_number(game: Game[Any], card: int) -> str:
    """Return the number that a card bears; "" if it bears none."""
    return str(face_of(game, card).get("number", ""))


def printed(game: Game[Any], card: int) -> Printed | None:
    """Return cost, points and type; None if the card has none of these."""
    face = face_of(game, card)
    if face.get("sort") != "card":
        return None
    return Printed(letters(face["cost"]), face["points"], face["type"])


def card_words(game: Game[Any], card: int) -> str:
    """Call a card, by its number alone where its name tells all that it offers."""
    face = face_of(game, card)
    return short_name(face) if SYMBOLS in face else words(game.card_label(card))


def told_words(game: Game[Any], card: int) -> str:
    """Say what a card does, as short as can be."""
    face = face_of(game, card)
    if face.get("sort") == MAP:
        return map_offer(face)
    return short_offer(face) if SYMBOLS in face else deed_words(game, card)


def name_of(look: Look, thing: Thing) -> str:
    """Call a thing, equal ones together; of another seat's, say whose it is."""
    name = card_words(look.game, thing.card)
    if face_of(look.game, thing.card).get("sort") == MAP:
        name = name.partition(",")[0]  # what it is worth stands beside it
    if thing.zone.seat not in (SHARED, look.seat):
        name = f"{name} ({owner_words(thing.zone.seat)})"
    if thing.copies > 1:
        name = f"{name} ×{thing.copies}"
    if thing.is_new:
        name = f"{name} {NEW}"
    return name


def rows(look: Look, things: list[Thing], width: int) -> list[Line]:
    """Draw things below each other, their columns in line."""
    room = min(LONGEST_NAME, max(8, width // 3))
    wide = max([min(room, len(name_of(look, thing))) for thing in things], default=0)
    found: list[Line] = []
    for thing in things:
        found.append(_row(look, thing, wide, width))
        found += [_further(look, option, width) for option in thing.options[1:]]
    return found


def _row(look: Look, thing: Thing, wide: int, width: int) -> Line:
    face = None if thing.visited else printed(look.game, thing.card)
    name = f"{shorten(name_of(look, thing), wide):<{wide}} "
    head = (*_number(look, thing), Span(name, face.type if face else ""))
    left = width - MARGIN - len(name)
    if face is None:
        return (*head, *_told(look, thing, left))
    cost = f"{face.cost:<{COST}}{face.points:>2} "
    kind = words(Text("drawing-type", {"type": face.type}))
    left -= len(cost) + len(kind) + 1
    tail, sort = remark(look, thing, left)
    return (*head, Span(cost), Span(f"{kind} ", face.type), Span(shorten(tail, left), sort))


def _told(look: Look, thing: Thing, width: int) -> Line:
    """Say what a place does, and at the right end who stands there or why it cannot be gone to."""
    tail, sort = remark(look, thing)
    told = told_words(look.game, thing.card)
    least = 0 if sort == "lack" else LEAST_TOLD
    tail = shorten(tail, max(width - least - 1, width - len(told) - 1))
    room = width - len(tail) - 1
    told = told if room >= LEAST_TOLD or len(told) <= room else ""
    return (Span(f"{shorten(told, room):<{room}} "), Span(tail, sort))


def _further(look: Look, option: Option, width: int) -> Line:
    return (*mark_of(look.number(option)), Span(shorten(words(option.label), width - MARGIN)))


def _number(look: Look, thing: Thing) -> Line:
    if thing.options:
        return mark_of(look.number(thing.options[0]))
    if thing.reason is not None:
        return (Span("    "), Span(CANNOT, "lack"), Span(" "))
    return (Span(" " * MARGIN),)


def mark_of(number: int) -> Line:
    """Write a number that can be typed."""
    return (Span(f"{number:>3} {CAN} ", "number"),)


def remark(look: Look, thing: Thing, room: int = 0) -> tuple[str, str]:
    """Return what is to be said of a thing, and what that is: what lies on it, what lacks, what it brings."""
    marks = marks_words(look, thing.marks)
    if thing.reason is not None:
        reason = reason_words(thing.reason, room)
        return (f"{marks}; {reason}" if marks and not _stands(thing) else marks or reason, "lack")
    if marks:
        return marks, "dim"
    previews = [
        brief(text)
        for option in thing.options[:1]
        for text in look.game.preview(look.table.state, look.seat, option.pick)
    ]
    return ", ".join([each for each in previews if each not in UNSAID]), "gain"


def _stands(thing: Thing) -> bool:
    return any(name.startswith(STANDING) for name in thing.marks)


def marks_words(look: Look, marks: Mapping[str, int]) -> str:
    """Say what lies on a card and who stands there: pieces by letters, workers by whose they are."""
    found: list[str] = []
    for name, count in marks.items():
        if name in UNTOLD:
            continue
        _, dash, owner = name.partition("-")
        if dash and f"{_}-" in STANDING:
            who = _whose(look, owner)
            found.append(who if count == 1 else f"{who} {count}")
        else:
            found.append(words(Text("drawing-mark", {"mark": name, "count": count})))
    return ", ".join(found)


def _whose(look: Look, owner: str) -> str:
    if owner == RIVAL:
        rival = look.table.rival()
        return "" if rival is None else words(rival.name)
    return seat_words(look, int(owner))


def seat_words(look: Look, seat: int) -> str:
    """Call a seat by its name, the viewer's own as such."""
    return words(Text("drawing-you")) if seat == look.seat != SHARED else owner_words(seat)


def whole_rows(
    look: Look, things: list[Thing], width: int, scores: Mapping[int, str]
) -> list[Line]:
    """Tell each thing whole, over the full breadth, with what it pays now where that is known."""
    names = [name_of(look, thing) for thing in things]
    wide = max([len(name) for name in names if len(name) <= LONGEST_NAME], default=0)
    found: list[Line] = []
    for thing, name in zip(things, names, strict=True):
        told = told_words(look.game, thing.card)
        text = f"{name:<{wide}} {told}" if told else name
        tail, sort = (scores[thing.card], "gain") if thing.card in scores else remark(look, thing)
        found += _whole(_number(look, thing), text, Span(tail, sort), width)
    return found


def _whole(mark: Line, text: str, tail: Span, width: int) -> list[Line]:
    """Fold a text, and put the tail at the right end of its last line, or of another."""
    lines = [plain(each) for each in folded(text, width - MARGIN)]
    room = width - MARGIN - len(tail.text) - 2
    if len(lines[-1]) > room and tail.text:
        lines.append("")
    first: Line = mark
    found: list[Line] = []
    for place, each in enumerate(lines):
        end = (Span(each.ljust(room + 2)), tail) if place == len(lines) - 1 else (Span(each),)
        found.append((*first, *end))
        first = (Span(" " * MARGIN),)
    return found


def option_rows(look: Look, options: list[Option], width: int) -> list[Line]:
    """Number options that stand for themselves, with what they would bring."""
    found: list[Line] = []
    for option in options:
        told = [words(t) for t in look.game.preview(look.table.state, look.seat, option.pick)]
        label = label_of(look, option)
        tail = f"  {' '.join(told)}" if told else ""
        mark = mark_of(look.number(option))
        text = shorten(label, width - MARGIN)
        room = width - MARGIN - len(text)
        found.append(
            (*mark, Span(text), Span(shorten(tail, room) if room > LEAST_TOLD else "", "dim"))
        )
    return found


def are_alike(options: list[Option]) -> bool:
    """Tell whether several options say the same but for the last word."""
    return len(options) > 2 and len({_head(option) for option in options}) == 1


def _head(option: Option) -> str:
    return words(option.label).rpartition(" ")[0]


def alike_rows(look: Look, options: list[Option], width: int) -> list[Line]:
    """Draw such options on one line: what they have in common, then their last words with the numbers."""
    ends = [f"{look.number(option)} {words(option.label).split()[-1]}" for option in options]
    return folded(f"{_head(options[0])}: {', '.join(ends)}", width, f"    {CAN} ", "number")


def label_of(look: Look, option: Option) -> str:
    """Call an option; where several seats have such a thing, say whose it is."""
    label = words(option.label)
    if option.seat in (SHARED, look.seat) or option.spot >= 0:
        return label
    return f"{label} ({owner_words(option.seat)})"


def heading(text: str, kind: str = "heading") -> Line:
    """Draw the line above a block."""
    return line(text, kind)
