"""A table put into messages: what one pair of eyes sees, what a choice offers, what was scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from skerry.games.beacon_patrol.sea import Sea
from skerry.games.beacon_patrol.ways import course
from skerry.games.beacon_patrol.ways import ways as ways_at_sea
from skerry.kernel.effect import NOTHING
from skerry.server.protocol.table import (
    SPECTATOR,
    BargainState,
    ChoiceState,
    CounterState,
    GatheringState,
    LogLine,
    OptionState,
    Refusal,
    RivalState,
    SeatView,
    SheetLine,
    SourceState,
    WayState,
    ZoneState,
)
from skerry.server.protocol.text import TextInfo, said

if TYPE_CHECKING:
    from skerry.kernel.choice import Choice, Option, ScoreLine
    from skerry.kernel.table import Table


def verdict(table: Table) -> TextInfo | None:
    """What the scores amount to, where the game has a word for it."""
    text = table.verdict()
    return None if text is None else said(text)


def eyes(table: Table, seat: int, *, plays: bool, waits: bool = False) -> SeatView:
    """What only this seat sees, with its choice if a person plays there and need not wait.

    Zones and counters are told by themselves: most of them look alike to all.
    """
    asked = plays and not waits
    return SeatView(
        seat=seat,
        zones=[],
        counters=[],
        choice=choice(table, seat) if asked else None,
        ways=ways(table, seat) if asked else UNSET,
        undoable=table.steps(seat) if plays else [],
    )


def zone(table: Table, index: int, *, seen: bool) -> ZoneState:
    """A zone as those see it who see its cards, or those who do not."""
    state, layout = table.state, table.state.layout
    kind, cards = layout.zones[index], state.zones[index]
    names = table.game.cards
    return ZoneState(
        kind.name,
        layout.owners[index],
        kind.back,
        kind.pile,
        len(cards),
        [names[card] for card in cards] if seen else None,
        kind.breadth,
        [state.spots[card] for card in cards] if kind.breadth and seen else [],
        state.marks(index) if seen else [],
    )


def counters(table: Table) -> list[CounterState]:
    """All counters; everybody sees them."""
    layout, values = table.state.layout, table.state.counters
    return [
        CounterState(name, layout.counter_owners[counter], values[counter])
        for counter, name in enumerate(layout.counters)
    ]


def choice(table: Table, seat: int) -> ChoiceState | None:
    """What a seat is asked; None if nothing."""
    asked = table.choice(seat)
    if asked is None:
        return None
    return ChoiceState(
        position=asked.position,
        prompt=said(asked.prompt),
        options=[
            _option(table, seat, option, news=table.brings_news([option.pick], seat))
            for option in asked.options
        ],
        gathering=_gathering(table, asked),
        source=_source(table, asked),
        verbs=[said(verb) for verb in asked.verbs],
    )


def _source(table: Table, asked: Choice) -> SourceState | None:
    source = asked.source
    return source and SourceState(source.zone, source.seat, table.game.cards[source.card])


def _gathering(table: Table, asked: Choice) -> GatheringState | None:
    """The set that is asked for, or the rest of one that was begun one by one."""
    found = asked.gathering
    if found is None:
        return None
    pool = [_option(table, asked.seat, option) for option in asked.pool]
    names = table.game.vocabulary.names
    stop = "" if found.stop == NOTHING else names[found.stop]
    ways = [[names[pick] for pick in way.things] for way in found.ways]
    bargain = None
    if found.bargain is not None:
        kinds = [_option(table, asked.seat, option) for option in asked.bargain]
        bargain = BargainState(kinds, found.bargain.others)
    return GatheringState(
        pool=pool,
        families=found.families,
        least=found.least,
        most=found.most,
        stop=stop,
        ways=ways,
        bargain=bargain,
        news=table.brings_news(found.fullest(), asked.seat, gathered=True),
        flow=found.flow,
    )


def _option(table: Table, seat: int, option: Option, *, news: bool = False) -> OptionState:
    return OptionState(
        pick=option.name,
        label=said(option.label),
        zone=option.zone,
        seat=option.seat,
        card=card_name(table, option.card),
        spot=option.spot,
        group=option.group,
        role=option.meaning.role,
        number=option.meaning.number,
        preview=[said(text) for text in table.game.preview(table.state, seat, option.pick)],
        news=news,
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
            card=card_name(table, way.card),
            spot=way.spot,
            picks=[names[pick] for pick in way.picks],
            course=course(table.state, seat, way),
            preview=[said(text) for text in way.preview],
            reason=None if way.reason is None else said(way.reason),
        )
        for way in ways_at_sea(table.state, seat)
    ]


def card_name(table: Table, card: int) -> str:
    """Return the name of a card; "" if it is none."""
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
        SheetLine(
            said(line.label),
            line.points,
            card_name(table, line.card),
            line.lacks,
            None if line.reason is None else said(line.reason),
            line.source,
        )
        for line in lines
    ]


def log_lines(table: Table, seat: int, since: int) -> list[LogLine]:
    """What a seat may know of the past, from a line on; the first line is the set-up."""
    return [
        LogLine(
            number=entry.number,
            turn=entry.turn,
            deed=entry.deed,
            seat=entry.seat,
            heading=None if entry.heading is None else said(entry.heading),
            texts=[said(text) for text in entry.texts],
        )
        for entry in table.log(None if seat == SPECTATOR else seat, since)
    ]
