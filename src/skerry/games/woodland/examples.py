"""What worked examples of both Everdells have in common: a city counted, and a deed told as the log tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from skerry.kernel.rulebook import Example, Step, Sum, shown

if TYPE_CHECKING:
    from skerry.kernel.choice import ScoreLine
    from skerry.kernel.scenario import Scenario
    from skerry.kernel.table import Table
    from skerry.kernel.text import Text


def told(scene: Scenario, *picks: str) -> list[Text]:
    """Answer with these picks, and return what the first seat is told of all that follows."""
    table = scene.table
    state = table.state
    assert table.options, "Somebody is asked before it is watched."
    state.watch = []
    scene.pick(*picks)
    lines = table.game.tell(state.layout, state.watch, 0)
    state.watch = None
    return lines


class Counting(NamedTuple):
    """What is said of a city that is counted: by its title, its steps and the first line of the sum."""

    title: Text
    city: Text
    printed: Text
    summed: Text
    bonus: Text
    other: Text
    total: Text


def counted_city(table: Table, words: Counting) -> Example:
    """What is printed on the cards of a city, then all that its score sheet adds, then the total."""
    lines = table.score_sheet(0)
    cards = len(shown(table, "city").cards)
    printed = sum([line.points for line in lines[:cards]])
    sums = [Sum(words.summed, printed)]
    steps = [
        Step(words.city, (shown(table, "city"),)),
        _step(table, words.printed.with_args({"points": printed}), sums, -1),
    ]
    for line in lines[cards:]:
        if line.points:
            sums.append(Sum(line.label, line.points))
            steps.append(_step(table, _said(table, line, words), sums, line.card))
    total = words.total.with_args({"points": table.scores()[0]})
    steps.append(_step(table, total, sums, -1))
    return Example(words.title, steps)


def _said(table: Table, line: ScoreLine, words: Counting) -> Text:
    if line.card < 0 or line.reason is None:
        return words.other.with_args({"source": line.label, "points": line.points})
    card = table.game.card_label(line.card)
    return words.bonus.with_args({"card": card, "points": line.points, "reason": line.reason})


def _step(table: Table, text: Text, sums: list[Sum], card: int) -> Step:
    city = shown(table, "city")
    lit = [n for n, name in enumerate(city.cards) if card >= 0 and name == table.game.cards[card]]
    return Step(text, (city._replace(lit=tuple(lit)),), sums=tuple(sums))
