"""The page of a report, put together: head, findings, cross-table, plots, foot."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from importlib.resources import files
from itertools import pairwise
from typing import TYPE_CHECKING

import skerry
from skerry.kernel.text import Text
from skerry.lab.report import plots, rows
from skerry.lab.report.findings import findings
from skerry.lab.report.pen import colour
from skerry.lab.standing import ends
from skerry.text import chosen, say
from skerry.text.figures import number, percent

if TYPE_CHECKING:
    from skerry.lab.ratings import Rating
    from skerry.lab.report.found import Found

MARK = (
    '<svg class="mark" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="19" '
    'fill="#2f7f93"/><path d="M18 12h4l1.5 14h-7z" fill="#fffaf0"/><path d="M17 8h6v4h-6zM18 8l2-3 '
    '2 3z" fill="#ffb347"/><path d="M23 9l13-4v7zM17 9 4 5v7z" fill="#ffe3a8" opacity=".75"/><path '
    'd="M9 30q4-7 9-5t8-1q4 2 5 6z" fill="#5a4632"/><path d="M3 30q4-3 8.5 0t8.5 0 8.5 0 8.5 0q-5 '
    '9-17 9T3 30z" fill="#cfe6e4"/></svg>'
)


def page(found: Found, command: str) -> str:
    """Write the report as one file of HTML."""
    ratings = found.ratings()
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    title = say(Text("lab-title", {"game": found.tournament.game}))
    body = "".join([_head(found, title, command), _findings(found), *_panels(found, ratings)])
    foot = [Text("lab-foot-intervals"), Text("lab-foot-ratings")]
    foot += [Text("lab-foot-cards")] if found.cards() else []
    notes = "".join(f"<span>{escape(say(text))}</span>" for text in foot)
    return (
        f'<!doctype html><html lang="{chosen()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{style}</style></head><body>{body}"
        f"<footer>{notes}<span>skerry {skerry.__version__}</span></footer></body></html>\n"
    )


def _head(found: Found, title: str, command: str) -> str:
    tournament = found.tournament
    args: dict[str, str | int | Text] = {
        "games": number(found.results.games),
        "seats": tournament.seats,
        "seed": str(tournament.seed),
    }
    told = Text("lab-played-apart", args) if tournament.apart else Text("lab-played", args)
    return (
        f'<header class="h">{MARK}<div><h1>{escape(title)}</h1><p>{escape(say(told))}</p></div>'
        f"<code>{escape(command)}</code></header>"
    )


def _findings(found: Found) -> str:
    boxes = "".join(
        f"<div><b>{escape(say(head))}</b>{escape(say(rest))}</div>"
        for head, rest in findings(found)
    )
    return f'<section class="key">{boxes}</section>'


def _panels(found: Found, ratings: list[Rating]) -> list[str]:
    shown = found.cards()
    first = _panel(
        Text("lab-cross"),
        Text("lab-cross-note"),
        rows.cross(found, ratings),
        _cross(found, ratings),
    )
    first += _panel(
        Text("lab-ladder"), _order(ratings), rows.ladder(ratings), plots.ladder(ratings)
    )
    second = _panel(
        Text("lab-points"),
        Text("lab-points-note"),
        rows.points(found),
        plots.points(found, ratings),
    )
    if shown:
        game = skerry.game(found.tournament.game, found.tournament.deck)
        label = lambda card: say(game.card_label(card))  # noqa: E731
        drawn = plots.cards(found, shown, label)
        second += _panel(Text("lab-cards"), Text("lab-cards-note"), rows.cards(shown, label), drawn)
    if not found.tournament.apart:
        second += _panel(
            Text("lab-seats"), Text("lab-seats-note"), rows.seats(found), plots.seats(found)
        )
    return [
        f'<section class="g two">{first}</section>',
        f'<section class="g three">{second}</section>',
    ]


def _order(ratings: list[Rating]) -> Text:
    """Say whether the order is sure."""
    touching = [(one, two) for one, two in pairwise(ratings) if one.low <= two.high]
    if not touching:
        return Text("lab-ladder-sure")
    one, two = touching[0]
    return Text("lab-ladder-touching", {"first": one.agent, "second": two.agent})


def _panel(title: Text, note: Text, table: str, drawing: str) -> str:
    """Draw a panel with its figures to take along."""
    link = b64encode(table.encode()).decode()
    return (
        f'<div class="p"><h2>{escape(say(title))}<a download="{title.id}.csv" '
        f'href="data:text/csv;base64,{link}">CSV</a></h2>'
        f'<p class="s">{escape(say(note))}</p>{drawing}</div>'
    )


def _cross(found: Found, ratings: list[Rating]) -> str:
    names = [rating.agent for rating in ratings]
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    body = "".join(_cross_row(found, names, place) for place in range(len(names)))
    return f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cross_row(found: Found, names: list[str], place: int) -> str:
    cells = "".join(
        '<td class="x"></td>' if name == names[place] else _cell(found, names[place], name)
        for name in names
    )
    sign = f'<i style="background:{colour(place)}"></i>'
    return f'<tr><th scope="row">{sign}{escape(names[place])}</th>{cells}</tr>'


def _cell(found: Found, one: str, two: str) -> str:
    share, reach, games = found.course.pairs.share(one, two)
    if not games:
        return "<td>–</td>"
    deep = round(min(100.0, abs(share - 0.5) * 2 * 85))
    tint = "#2f7f93" if share > 0.5 else "#c0693a"
    pale = "#fff" if share > 0.84 else "#2b2a28"
    low, high = (number(100 * end, 1) for end in ends(share, reach))
    return (
        f'<td style="background:color-mix(in oklab,{tint} {deep}%,#f3ead6);color:{pale}">'
        f"{percent(share)}<small>{low}–{high}</small></td>"
    )
