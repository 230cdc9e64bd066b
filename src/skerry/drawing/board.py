"""The screen of a turn: who has what, then everything that can be chosen where it lies, then the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.drawing.arrangements import Arrangement, Block, arrangement_of
from skerry.drawing.charts import chart_lines, middle_of, reach_lines
from skerry.drawing.line import BLANK, GAP, Line, Span, folded, line, shorten, side_by_side
from skerry.drawing.rows import (
    MARGIN,
    alike_rows,
    are_alike,
    face_of,
    heading,
    marks_words,
    name_of,
    option_rows,
    rows,
    seat_words,
    whole_rows,
)
from skerry.drawing.seats import facts_of, kept, points_words, seat_lines
from skerry.drawing.symbols import lacks_words
from skerry.drawing.words import counter_words, deed_words, reason_words, words, zone_words
from skerry.kernel.text import Text
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.drawing.look import Look, Thing
    from skerry.kernel.choice import Option
    from skerry.kernel.view import ZoneView

NARROWEST = 76  # below that, blocks stand below each other
FOLDED = 2  # so many things that one reason keeps from us are told on one line


def short_form(look: Look, width: int, *, plain: bool = False) -> list[Line]:
    """Draw a turn on one screen."""
    arranged = arrangement_of(look.game.name)
    found = [*seat_lines(look, arranged, width), *_notes(look, arranged, width)]
    found += reach_lines(look, width) if look.ways else chart_lines(look, width, middle_of(look))
    for band in _bands(look, arranged):
        found += _band(look, band, width, narrow=_is_narrow(width, plain=plain))
    return found + _rest(look, width, plain=plain)


def _band(look: Look, band: tuple[Block, ...], width: int, *, narrow: bool) -> list[Line]:
    """Draw one block, in two columns if its rows are short, or two beside each other."""
    half = (width - GAP) // 2
    wide = width if narrow or band[0].whole else half
    blocks = [lines for block in band if (lines := _block(look, block, wide))]
    if not blocks:
        return []
    if wide == half and len(blocks) > 1:
        return [BLANK, *side_by_side(blocks[0], blocks[1], width)]
    if wide == half and len(band) == 1:
        return [BLANK, blocks[0][0], *paired(blocks[0][1:], width, plain=False)]
    return [BLANK, *[each for block in blocks for each in block]]


def header(look: Look, state: str, width: int, *, plain: bool = False) -> Line:
    """Draw the rule above a screen: the game, how far it is, whose turn."""
    arranged = arrangement_of(look.game.name)
    parts = [words(Text("browser-game", {"game": look.game.name})), *settings_words(look)]
    if look.game.homebrew:
        parts.append(words(Text("drawing-homebrew")))
    parts += [counter_words(name, look.counter(name, SHARED)) for name in arranged.heading]
    parts += _standing(look)
    parts += [
        f"{zone_words(zone.name)} {zone.count}"
        for name in arranged.backs
        for zone in look.zones(name, SHARED)
    ]
    told = shorten(" · ".join(parts), width - len(state) - 6)
    if plain:
        return line(f"{told} · {state}", "heading")
    dashes = max(1, width - len(told) - len(state) - 5)
    return (
        Span("── ", "dim"),
        Span(told, "heading"),
        Span(f" {'─' * dashes} ", "dim"),
        Span(state, "heading"),
    )


def _standing(look: Look) -> list[str]:
    """Where all play together: their points so far, and the class that these fall into."""
    if not look.game.cooperative:
        return []
    rank = look.table.rank()
    ranks = [] if rank is None else [words(rank)]
    return [points_words(look.table.scores()[0]), *ranks]


def settings_words(look: Look) -> list[str]:
    """Name the expansions that are played with."""
    return [
        words(Text("new-option", {"option": setting.name}))
        for setting in look.game.settings
        if setting.allowed[0] is False and look.table.settings[setting.name]
    ]


def _bands(look: Look, arranged: Arrangement) -> tuple[tuple[Block, ...], ...]:
    if look.ways:
        return ()  # each card stands beside the cells it could come to
    if not arranged.plain:
        return arranged.bands
    names = dict.fromkeys(zone.name for zone in look.view.zones if not look.is_pile(zone))
    return tuple((Block((name,), whole=True),) for name in names)


def _notes(look: Look, arranged: Arrangement, width: int) -> list[Line]:
    """Tell zones whose cards are in force for all, a line a zone."""
    found: list[Line] = []
    for zone in [zone for name in arranged.notes for zone in look.zones(name, SHARED)]:
        cards = [words(look.game.card_label(card)) for card in zone.cards or []]
        if zone.name == "weather":
            cards = [words(look.game.card_text(card)) for card in zone.cards or []]
        if cards:
            found += folded(", ".join(cards), width, f"{zone_words(zone.name)}  ")
    return found


def _block(look: Look, block: Block, width: int) -> list[Line]:
    """Draw the zones of a block under one heading; nothing if nothing lies there."""
    owner = look.seat
    zones = [
        zone
        for name in block.zones
        for zone in look.zones(name)
        if zone.cards and zone.seat in (SHARED, owner) and not look.breadth(zone)
    ]
    things = [thing for zone in zones for thing in look.things(zone)]
    visited = _visited(look, block.visited) if block.visited else []
    if not things and not visited:
        return []
    names = [zone.name for zone in zones] + [block.visited] * bool(visited)
    found = [heading(", ".join(dict.fromkeys(zone_words(name) for name in names)))]
    if block.stacked:
        things = _tops(look, things)
    if block.whole:
        return found + whole_rows(look, things, width, _scores(look) if block.scored else {})
    shown, folds = _folded(things + visited)
    return found + rows(look, shown, width) + _fold_lines(look, folds, width)


def _tops(look: Look, things: list[Thing]) -> list[Thing]:
    """Leave only the first of each kind, with how many there are."""
    kinds: dict[object, list[Thing]] = {}
    for thing in things:
        kinds.setdefault(face_of(look.game, thing.card).get("kind"), []).append(thing)
    return [stack[0]._replace(copies=len(stack)) for stack in kinds.values()]


def _scores(look: Look) -> dict[int, str]:
    """Say of each of the viewer's cards what it pays now, and what it lacks."""
    found: dict[int, str] = {}
    if look.seat == SHARED:
        return found
    for each in look.table.score_sheet(look.seat):
        if each.card >= 0 and (each.points or each.lacks):
            lacks = lacks_words(each.lacks)
            args: dict[str, str | int | Text] = {"points": each.points, "lacks": lacks}
            now = Text("drawing-now", {"points": each.points})
            found[each.card] = words(Text("drawing-now-lacks", args) if lacks else now)
    return found


def _folded(things: list[Thing]) -> tuple[list[Thing], list[list[Thing]]]:
    """Part the things that are drawn from those that one and the same reason keeps from us."""
    by_reason: dict[str, list[Thing]] = {}
    for thing in things:
        if thing.reason is not None and not thing.reason.args and not thing.marks:
            by_reason.setdefault(thing.reason.id, []).append(thing)
    folds = [fold for fold in by_reason.values() if len(fold) > FOLDED]
    hidden = [id(thing) for fold in folds for thing in fold]
    return [thing for thing in things if id(thing) not in hidden], folds


def _fold_lines(look: Look, folds: list[list[Thing]], width: int) -> list[Line]:
    found: list[Line] = []
    for fold in folds:
        names = ", ".join(name_of(look, thing) for thing in fold)
        reason = fold[0].reason
        assert reason is not None
        found += folded(f"{names}: {reason_words(reason)}", width, "    x ", "lack")
    return found


def _visited(look: Look, name: str) -> list[Thing]:
    """Return the cards of that zone, of all seats, that can be gone to, and one's own that cannot be."""
    things = [thing for zone in look.zones(name) for thing in look.things(zone)]
    return [
        thing._replace(visited=True)
        for thing in things
        if thing.options or (thing.zone.seat == look.seat and thing.reason is not None)
    ]


def _rest(look: Look, width: int, *, plain: bool) -> list[Line]:
    """Number the options that are about nothing drawn so far."""
    left = look.rest()
    if not left or look.choice is None:
        return []
    return options_list(look, left, width, plain=plain)


def options_list(look: Look, options: list[Option], width: int, *, plain: bool) -> list[Line]:
    """Number options that stand for themselves, those of one group under its name."""
    found: list[Line] = []
    for group in dict.fromkeys(option.group for option in options):
        some = [option for option in options if option.group == group]
        if group:
            found.append(heading(words(Text("drawing-group", {"group": group}))))
        some, alike = _parted(some)
        for options_alike in alike:
            found += alike_rows(look, options_alike, width)
        half = (width - GAP) // 2
        longest = max([len(words(option.label)) for option in some], default=0) + MARGIN
        narrow = plain or longest > half
        lines = option_rows(look, some, width if narrow else half)
        found += paired(lines, width, plain=narrow)
    return found


def _parted(options: list[Option]) -> tuple[list[Option], list[list[Option]]]:
    """Part the options that stand for themselves from those of one card that differ in their last word."""
    cards: dict[int, list[Option]] = {}
    for option in options:
        cards.setdefault(option.card, []).append(option)
    alike = [some for card, some in cards.items() if card >= 0 and are_alike(some)]
    folded_up = [option for some in alike for option in some]
    return [option for option in options if option not in folded_up], alike


def _is_narrow(width: int, *, plain: bool) -> bool:
    return plain or width < NARROWEST


def paired(lines: list[Line], width: int, *, plain: bool) -> list[Line]:
    """Set a list in two columns where there is room."""
    if _is_narrow(width, plain=plain) or len(lines) < 2:
        return lines
    middle = (len(lines) + 1) // 2
    return side_by_side(lines[:middle], lines[middle:], width)


def whole_table(look: Look, width: int, owners: list[int] | None = None) -> list[Line]:
    """Draw every zone that can be seen, card by card with what lies on it; or just those of some owners."""
    seats = range(look.view.seats)
    mine = [] if look.seat == SHARED else [look.seat]
    order = [SHARED, *[seat for seat in seats if seat not in mine], *mine]
    found: list[Line] = []
    for owner in order if owners is None else owners:
        found += _holdings(look, owner, width)
    return found


def _holdings(look: Look, owner: int, width: int) -> list[Line]:
    arranged = arrangement_of(look.game.name)
    title = words(Text("drawing-table")) if owner == SHARED else seat_words(look, owner)
    found: list[Line] = [heading(title)]
    if owner != SHARED:
        told = facts_of(look, arranged, owner)
        told += [counter_words(name, look.counter(name, owner)) for name in kept(look, arranged)]
        found += folded(" · ".join(told), width, "  ") if told else []
    found += chart_lines(look, width) if owner == SHARED else []
    for zone in look.view.zones:
        if zone.seat == owner and zone.count and not look.breadth(zone):
            found += zone_lines(look, zone, width)
    return [*found, BLANK]


def zone_lines(look: Look, zone: ZoneView, width: int) -> list[Line]:
    """Draw one zone: of a hidden one or a heap just how many cards it has."""
    title = f"  {zone_words(zone.name)}"
    if zone.cards is None or look.is_pile(zone):
        return [line(f"{title}: {zone.count}", "dim")]
    found = [heading(title)]
    for thing in look.things(zone):
        told = f"{name_of(look, thing)}: {deed_words(look.game, thing.card)}".removesuffix(": ")
        tail = marks_words(look, thing.marks)
        found += folded(f"{told} [{tail}]" if tail else told, width, "    ")
    return found
