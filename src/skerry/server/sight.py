"""A table put into messages: what one pair of eyes sees, what a choice offers, what was scored."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from skerry import games
from skerry.games.beacon_patrol.sea import Sea
from skerry.games.beacon_patrol.ways import course
from skerry.games.beacon_patrol.ways import ways as ways_at_sea
from skerry.kernel.effect import NOTHING
from skerry.server.protocol import (
    SPECTATOR,
    ChoiceState,
    CounterState,
    GatheringState,
    LogLine,
    OptionState,
    Refusal,
    RivalState,
    SeatView,
    SheetLine,
    TextInfo,
    WayState,
    ZoneState,
)

if TYPE_CHECKING:
    from skerry.kernel.choice import Choice, Option, ScoreLine
    from skerry.kernel.table import Table
    from skerry.kernel.text import Text


def verdict(table: Table) -> TextInfo | None:
    """What the scores amount to, where the game has a word for it."""
    text = table.verdict()
    return None if text is None else said(text)


def said(text: Text) -> TextInfo:
    """Put a message for people, and the messages inside it, into ours."""
    return TextInfo(
        text.id,
        {
            name: value if isinstance(value, str | int) else said(value)
            for name, value in text.args.items()
        },
    )


@cache
def label(game: str, pick: int) -> TextInfo:
    """What a pick is called; it never changes."""
    return said(games.game(game).label(pick))


def eyes(table: Table, seat: int, *, plays: bool) -> SeatView:
    """The table as a seat sees it, with its choice if a person plays there."""
    zones, counters = view(table, seat)
    return SeatView(
        seat=seat,
        zones=zones,
        counters=counters,
        choice=choice(table, seat) if plays else None,
        refusals=refusals(table, seat) if plays else [],
        ways=ways(table, seat) if plays else UNSET,
        undoable=table.steps(seat) if plays else [],
    )


def view(table: Table, seat: int) -> tuple[list[ZoneState], list[CounterState]]:
    """Zones and counters as a seat, or a spectator, may see them."""
    seen = table.view(None if seat == SPECTATOR else seat)
    names = table.game.cards
    zones = [
        ZoneState(
            zone.name,
            zone.seat,
            zone.back,
            kind.pile,
            zone.count,
            None if zone.cards is None else [names[card] for card in zone.cards],
            kind.breadth,
            zone.spots,
            zone.marks,
        )
        for zone, kind in zip(seen.zones, table.state.layout.zones, strict=True)
    ]
    return zones, [CounterState(*counter) for counter in seen.counters]


def choice(table: Table, seat: int) -> ChoiceState | None:
    """What a seat is asked; None if nothing."""
    asked = table.choice(seat)
    if asked is None:
        return None
    return ChoiceState(
        position=asked.position,
        prompt=said(asked.prompt),
        options=[_option(table, seat, option) for option in asked.options],
        gathering=_gathering(table, asked),
    )


def _gathering(table: Table, asked: Choice) -> GatheringState | None:
    """The set that is asked for, or the rest of one that was begun one by one."""
    found = asked.gathering
    if found is None:
        return None
    pool = [_option(table, asked.seat, option) for option in asked.pool]
    stop = "" if found.stop == NOTHING else table.game.vocabulary.names[found.stop]
    return GatheringState(pool, found.families, found.least, found.most, stop)


def _option(table: Table, seat: int, option: Option) -> OptionState:
    return OptionState(
        pick=option.name,
        label=label(table.game.name, option.pick),
        zone=option.zone,
        seat=option.seat,
        card=_card(table, option.card),
        spot=option.spot,
        group=option.group,
        role=option.meaning.role,
        number=option.meaning.number,
        preview=[said(text) for text in table.game.preview(table.state, seat, option.pick)],
    )


def refusals(table: Table, seat: int) -> list[Refusal]:
    """Why each card in sight that an awaited seat cannot choose cannot be chosen."""
    offer = table.state.offers[seat]
    if offer is None:
        return []
    gathering = offer.frame.effect.gathering(table.state, offer.frame)
    pool = [] if gathering is None else gathering.pool
    layout = table.state.layout
    names = table.game.vocabulary.names
    found: list[Refusal] = []
    for zone, card in _cards_in_sight(table, seat):
        own = layout.owners[zone] == seat
        for pick in table.game.picks_for(layout, zone, card, own=own):
            reason = table.why_not(pick, seat)
            if reason is not None and pick not in pool:
                found.append(
                    Refusal(
                        pick=names[pick],
                        zone=layout.names[zone],
                        seat=layout.owners[zone],
                        card=table.game.cards[card],
                        reason=said(reason),
                    )
                )
    return found


def _cards_in_sight(table: Table, seat: int) -> list[tuple[int, int]]:
    """The zones and cards that the seat sees, equal cards once; heaps are not gone through."""
    layout = table.state.layout
    return [
        (zone, card)
        for zone, cards in enumerate(table.state.zones)
        if layout.sees(seat, zone) and not layout.zones[zone].pile
        for card in sorted(set(cards))
    ]


def ways(table: Table, seat: int) -> list[WayState] | UnsetType:
    """How a ship and its tiles could come to cells of the chart; only Beacon Patrol tells it."""
    if not isinstance(table.state, Sea):
        return UNSET
    names = table.game.vocabulary.names
    return [
        WayState(
            card=_card(table, way.card),
            spot=way.spot,
            picks=[names[pick] for pick in way.picks],
            course=course(table.state, seat, way),
            preview=[said(text) for text in way.preview],
            reason=None if way.reason is None else said(way.reason),
        )
        for way in ways_at_sea(table.state, seat)
    ]


def _card(table: Table, card: int) -> str:
    return "" if card == NOTHING else table.game.cards[card]


def sheets(table: Table) -> list[list[SheetLine]]:
    """Where the points of each seat come from."""
    return [_sheet(table, table.score_sheet(seat)) for seat in range(table.state.layout.seats)]


def rival(table: Table) -> RivalState | None:
    """The opponent without a seat, where there is one."""
    found = table.rival()
    if found is None:
        return None
    return RivalState(said(found.name), found.points, _sheet(table, found.sheet))


def _sheet(table: Table, lines: list[ScoreLine]) -> list[SheetLine]:
    return [
        SheetLine(said(line.label), line.points, _card(table, line.card), line.lacks)
        for line in lines
    ]


def log_lines(table: Table, seat: int, since: int) -> list[LogLine]:
    """What a seat may know of the past, from a line on; the first line is the set-up."""
    told = table.log(None if seat == SPECTATOR else seat, since)
    return [
        LogLine(
            number=number,
            seat=table.answers[number][0] if number >= 0 else SPECTATOR,
            texts=[said(text) for text in texts],
        )
        for number, texts in enumerate(told, since - 1)
    ]
