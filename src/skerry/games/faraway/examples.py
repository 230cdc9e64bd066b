"""Worked examples of Faraway, laid and scored by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.games.faraway.journey import market_order
from skerry.games.faraway.labels import say_card
from skerry.games.faraway.scoring import sanctuary_draw
from skerry.games.faraway.zones import KEPT, ROW
from skerry.kernel.rulebook import Example, Step, Sum, shown
from skerry.kernel.scenario import Scenario
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.choice import ScoreLine
    from skerry.kernel.game import Game
    from skerry.kernel.table import Table

ASCENT: Final = ("region-11", "region-33", "region-22")
PLAYED: Final = ("region-45", "region-12", "region-30")
MARKET: Final = ("region-8", "region-19", "region-52", "region-61")
JOURNEY: Final = [54, 38, 11, 58, 22, 8, 63, 12]
FOUND: Final = ("sanctuary-30", "sanctuary-34")


def drawing(game: Game[Any]) -> Example:
    """A rising number draws by clues, a falling one draws nothing."""
    scene = Scenario(game, 2, 0, {})
    table = scene.table
    cards = [table.game.cards.index(name) for name in ASCENT]
    scene.lay("row", list(ASCENT[:1]))
    steps = [Step(_about("before", cards[0]), (shown(table, "row", lit=(0,)),))]
    scene.lay("row", list(ASCENT[:2]))
    drawn = sanctuary_draw(table.state.zone(ROW, 0), table.state.zone(KEPT, 0))
    steps.append(Step(_about("higher", cards[1]), (shown(table, "row", lit=(1,)),)))
    count = Text("faraway-rules-drawing-count", {"clues": drawn - 1, "count": drawn})
    steps.append(Step(count, (shown(table, "row", lit=(0, 1)),)))
    scene.lay("row", list(ASCENT))
    steps.append(Step(_about("lower", cards[2]), (shown(table, "row", lit=(2,)),)))
    return Example(Text("faraway-rules-drawing"), steps)


def _about(which: str, card: int) -> Text:
    args: dict[str, str | int | Text] = {"card": say_card(card)}
    if which == "before":
        return Text("faraway-rules-drawing-before", args)
    if which == "higher":
        return Text("faraway-rules-drawing-higher", args)
    return Text("faraway-rules-drawing-lower", args)


def ordering(game: Game[Any]) -> Example:
    """Low numbers come to the market first."""
    scene = Scenario(game, len(PLAYED), 0, {})
    table = scene.table
    for seat, name in enumerate(PLAYED):
        scene.lay("row", [name], seat)
    scene.lay("market", list(MARKET))
    steps = [_at_market(table, Text("faraway-rules-ordering-played"), -1)]
    for turn, seat in enumerate(market_order(table.state)):
        card = say_card(table.state.zone(ROW, seat)[-1])
        text = Text("faraway-rules-ordering-turn", {"turn": turn + 1, "card": card})
        steps.append(_at_market(table, text, seat))
        scene.lay("market", list(MARKET[turn + 1 :]))
    steps.append(_at_market(table, Text("faraway-rules-ordering-left"), -1))
    return Example(Text("faraway-rules-ordering"), steps)


def _at_market(table: Table, text: Text, seat: int) -> Step:
    rows = [
        shown(table, "row", other, (0,) if other == seat else ()) for other in range(len(PLAYED))
    ]
    return Step(text, (*rows, shown(table, "market")))


def scoring(game: Game[Any]) -> Example:
    """A whole journey, told backwards."""
    scene = Scenario(game, 2, 0, {})
    table = scene.table
    scene.lay("row", [f"region-{number}" for number in JOURNEY]).lay("kept", list(FOUND))
    lines = table.score_sheet(0)
    row, kept = lines[: len(JOURNEY)], lines[len(JOURNEY) :]
    steps = [_told(table, Text("faraway-rules-scoring-row"), len(JOURNEY), ())]
    sums: list[Sum] = []
    for place in range(len(JOURNEY) - 1, -1, -1):
        line = row[place]
        if line.points:
            sums.append(Sum(line.label, line.points))
        steps.append(_told(table, _turned_up(line), place, tuple(sums)))
    found = sum([line.points for line in kept])
    sums += [Sum(line.label, line.points) for line in kept if line.points]
    all_up = Text("faraway-rules-scoring-sanctuary", {"fame": found})
    steps.append(_told(table, all_up, -1, tuple(sums)))
    total = Text("faraway-rules-scoring-total", {"fame": sum([line.points for line in lines])})
    steps.append(_told(table, total, -1, tuple(sums)))
    return Example(Text("faraway-rules-scoring"), steps)


def _told(table: Table, text: Text, place: int, sums: tuple[Sum, ...]) -> Step:
    """The regions left of a place still lie face down."""
    lit = (place,) if 0 <= place < len(JOURNEY) else ()
    row = shown(table, "row", lit=lit, hidden=tuple(range(max(place, 0))))
    kept = shown(table, "kept", lit=(0, 1) if place < 0 else ())
    return Step(text, (kept, row), sums=sums)


def _turned_up(line: ScoreLine) -> Text:
    args: dict[str, str | int | Text] = {"card": line.label}
    if line.points:
        return Text("faraway-rules-scoring-pays", {"card": line.label, "fame": line.points})
    if line.lacks:
        return Text("faraway-rules-scoring-lacks", args)
    return Text("faraway-rules-scoring-nothing", args)
