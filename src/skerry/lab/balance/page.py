"""The page of a balance, put together: findings, cards, when they are played, seats, sources, pace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.kernel.text import Text
from skerry.lab.balance import charts
from skerry.lab.balance.findings import findings
from skerry.lab.balance.tables import card_rows, pace_rows, seat_rows, source_rows, when_rows
from skerry.lab.report.paper import document, head, keys, panel
from skerry.lab.report.rows import table
from skerry.text import say
from skerry.text.figures import number, percent

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skerry.lab.balance.counting import Balance
    from skerry.lab.balance.tables import Rows

MOST = 24  # rows of a plot; the CSV has all
COLOURS = {  # by what is drawn on a card
    "production": "#5e8c3a",
    "governance": "#3f6fa8",
    "traveler": "#a0703c",
    "destination": "#b8433a",
    "prosperity": "#7d4f8c",
}


def page(balance: Balance, command: str) -> str:
    """Write the page as one file of HTML."""
    title = say(Text("lab-title", {"game": balance.match.game}))
    args: dict[str, str | int | Text] = {
        "games": number(balance.results.games),
        "seats": balance.match.seats,
        "agents": ", ".join(balance.match.agents),
        "seed": str(balance.match.seed),
    }
    cards = card_rows(balance)
    body = [
        head(title, Text("lab-balance-played", args), command),
        keys(findings(balance, cards)),
        _section("cards", _cards(balance, cards)),
        _section("three", [_seats(balance), _sources(balance), _pace(balance)]),
    ]
    notes = [
        Text("lab-balance-foot-intervals"),
        Text("lab-balance-foot-worth"),
        Text("lab-foot-cards"),
    ]
    return document(title, body, notes)


def _section(kind: str, panels: Iterable[str]) -> str:
    return f'<section class="g {kind}">{"".join(panels)}</section>'


def _cards(balance: Balance, cards: Rows) -> list[str]:
    told = [row for row in cards if row["worth"] is not None]
    shown = told if len(told) <= 2 * MOST else told[:MOST] + told[-MOST:]
    rows = _labelled(balance, shown)
    if not rows:
        return []
    panels = [] if balance.apart else [_wins(balance, rows, cards)]
    worth = [
        {
            **row,
            "value": row["worth"],
            "low": row["worth"] - row["worth_reach"],
            "high": row["worth"] + row["worth_reach"],
            "end": row["worth"] + row["worth_reach"],
            "said": number(row["worth"], 1),
        }
        for row in rows
    ]
    mean = sum(row["worth"] for row in told) / len(told)
    drawn = charts.dots(worth, Text("lab-worth"), mean, form=".1f")
    panels.append(panel(Text("lab-worth"), Text("lab-worth-note"), table(cards), drawn))
    return [*panels, *_when(balance, rows)]


def _wins(balance: Balance, rows: Rows, cards: Rows) -> str:
    wins = [
        {
            **row,
            "value": row["win_played"],
            "low": row["win_played_low"],
            "high": row["win_played_high"],
            "held": row["win_held"],
            "end": max(row["win_played_high"], row["win_held"] or 0.0),
            "said": percent(row["win_played"]),
        }
        for row in sorted(rows, key=lambda row: -row["win_played"])
    ]
    drawn = charts.dots(wins, Text("lab-cards"), balance.fair, held=True)
    return panel(Text("lab-cards"), Text("lab-balance-cards-note"), table(cards), drawn)


def _when(balance: Balance, rows: Rows) -> list[str]:
    """Draw how the time of playing a card goes together with winning."""
    if balance.apart:
        return []
    labels = {row["card"]: row["label"] for row in rows}
    every = [row for row in when_rows(balance) if row["card"] in labels]
    whens = sorted({row["when"] for row in every})
    far = max([abs(row["win"] - balance.fair) for row in every if row["played"] >= 30] + [0.01])
    cells = [
        {
            "label": labels[row["card"]],
            "column": said_when(balance, row["when"]),
            "value": row["win"],
            "deep": min(1.0, abs(row["win"] - balance.fair) / far),
            "said": number(100 * row["win"]),
        }
        for row in every
        if row["played"] >= 30
    ]
    order = list(labels.values())
    cells.sort(key=lambda cell: order.index(cell["label"]))
    columns = [said_when(balance, when) for when in whens]
    if not cells:
        return []
    drawn = charts.tiles(cells, Text("lab-when"), columns, balance.fair)
    return [panel(Text("lab-when"), Text("lab-when-note"), table(when_rows(balance)), drawn)]


def _seats(balance: Balance) -> str:
    rows = seat_rows(balance)
    key, form = ("margin", charts.NUMBER) if balance.apart else ("win", charts.SHARE)
    drawn = [
        {
            "label": say(Text("lab-seat", {"seat": row["seat"] + 1})),
            "colour": charts.SEA,
            "value": row[key],
            "low": row[key] - row["margin_reach"] if balance.apart else row["win_low"],
            "high": row[key] + row["margin_reach"] if balance.apart else row["win_high"],
            "said": number(row[key], 1) if balance.apart else percent(row[key]),
        }
        for row in rows
    ]
    fair = balance.all.margin if balance.apart else balance.fair
    note = Text("lab-points-by-seat") if balance.apart else Text("lab-seats-note")
    return panel(
        Text("lab-seats"), note, table(rows), charts.bars(drawn, Text("lab-seats"), fair, form)
    )


def _sources(balance: Balance) -> str:
    rows = source_rows(balance)
    drawn = [
        {
            "label": say(Text("lab-source", {"source": row["source"]})),
            "colour": charts.SEA,
            "value": row["mean"],
            "high": max(0.0, row["mean"]),
            "said": number(row["mean"], 1),
        }
        for row in rows
    ]
    plot = charts.bars(drawn, Text("lab-sources"))
    return panel(Text("lab-sources"), Text("lab-sources-note"), table(rows), plot)


def _pace(balance: Balance) -> str:
    rows = pace_rows(balance)
    drawn = [
        {
            "label": said_when(balance, row["when"]),
            "value": row["points"],
            "said": number(row["points"]),
        }
        for row in rows
    ]
    length: dict[str, str | int | Text] = {
        "decisions": number(balance.length.mean, 1),
        "shortest": str(balance.length.lowest),
        "longest": str(balance.length.highest),
    }
    plot = charts.steps(drawn, Text("lab-pace"))
    return panel(Text("lab-pace"), Text("lab-pace-note", length), table(rows), plot)


def said_when(balance: Balance, when: int) -> str:
    """Call a season, round or turn by its name."""
    return say(Text("lab-time", {"clock": balance.clock, "when": when}))


def _labelled(balance: Balance, rows: Rows) -> list[dict[str, Any]]:
    """Give every row a label of its own in the language of the page, and its colour."""
    taken: set[str] = set()
    found = []
    numbers = {name: card for card, name in enumerate(balance.game.cards)}
    for row in rows:
        card = numbers[row["card"]]
        label = say(balance.game.card_label(card)).partition(" (")[0]  # what it offers is too long
        if label in taken:
            label = f"{label} · {row['card'].replace('_', ' ')}"
        taken.add(label)
        kind = str(balance.game.face(card).get("type", ""))
        found.append({**row, "label": label, "colour": COLOURS.get(kind, charts.SEA)})
    return found
