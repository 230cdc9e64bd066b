"""The page of a report, put together: head, findings, cross-table, plots, foot."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING

import skerry
from skerry.kernel.text import Text
from skerry.lab.report import plots, rows
from skerry.lab.report.findings import findings
from skerry.lab.report.naming import called
from skerry.lab.report.paper import document, head, keys, panel
from skerry.lab.report.pen import colour
from skerry.lab.standing import ends
from skerry.text import say
from skerry.text.figures import number, percent

if TYPE_CHECKING:
    from skerry.lab.ratings import Rating
    from skerry.lab.report.found import Found


def page(found: Found, command: str) -> str:
    """Write the report as one file of HTML."""
    ratings = found.ratings()
    title = _title(found)
    body = [head(title, _told(found), command), keys(findings(found)), *_panels(found, ratings)]
    foot = [Text("lab-foot-intervals"), Text("lab-foot-ratings")]
    foot += [Text("lab-foot-cards")] if found.cards() else []
    return document(title, body, foot)


def _title(found: Found) -> str:
    """Name the game, and what was added to it."""
    added = [name for name, value in found.tournament.options.items() if value is True]
    names = [say(Text("new-option", {"option": name})) for name in added]
    return ": ".join([say(Text("lab-title", {"game": found.tournament.game})), *names])


def _told(found: Found) -> Text:
    tournament = found.tournament
    args: dict[str, str | int | Text] = {
        "games": number(found.results.games),
        "seats": tournament.seats,
        "seed": str(tournament.seed),
    }
    return Text("lab-played-apart", args) if tournament.apart else Text("lab-played", args)


def _panels(found: Found, ratings: list[Rating]) -> list[str]:
    shown = found.cards()
    first = panel(
        Text("lab-cross"),
        Text("lab-cross-note"),
        rows.cross(found, ratings),
        _cross(found, ratings),
    )
    first += panel(Text("lab-ladder"), _order(ratings), rows.ladder(ratings), plots.ladder(ratings))
    second = panel(
        Text("lab-points"),
        Text("lab-points-note"),
        rows.points(found),
        plots.points(found, ratings),
    )
    if shown:
        game = skerry.game(found.tournament.game, found.tournament.deck)
        label = lambda card: say(game.card_label(card))  # noqa: E731
        drawn = plots.cards(found, shown, label)
        second += panel(Text("lab-cards"), Text("lab-cards-note"), rows.cards(shown, label), drawn)
    if not found.tournament.apart:
        second += panel(
            Text("lab-seats"), Text("lab-seats-note"), rows.seats(found), plots.seats(found)
        )
    full = "" if found.tournament.apart or not shown else " full"
    return [
        f'<section class="g two">{first}</section>',
        f'<section class="g three{full}">{second}</section>',
    ]


def _order(ratings: list[Rating]) -> Text:
    """Say whether the order is sure."""
    touching = [(one, two) for one, two in pairwise(ratings) if one.low <= two.high]
    if not touching:
        return Text("lab-ladder-sure")
    one, two = touching[0]
    return Text("lab-ladder-touching", {"first": called(one.agent), "second": called(two.agent)})


def _cross(found: Found, ratings: list[Rating]) -> str:
    names = [rating.agent for rating in ratings]
    head = "".join(f'<th scope="col">{escape(called(name))}</th>' for name in names)
    body = "".join(_cross_row(found, names, place) for place in range(len(names)))
    return f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cross_row(found: Found, names: list[str], place: int) -> str:
    cells = "".join(
        '<td class="x"></td>' if name == names[place] else _cell(found, names[place], name)
        for name in names
    )
    sign = f'<i style="background:{colour(names[place], place)}"></i>'
    return f'<tr><th scope="row">{sign}{escape(called(names[place]))}</th>{cells}</tr>'


def _cell(found: Found, one: str, two: str) -> str:
    share, reach, games = found.course.pairs.share(one, two)
    if not games:
        return "<td>–</td>"
    deep = round(min(100.0, abs(share - 0.5) * 2 * 85))
    tint = "#2f7f93" if share > 0.5 else "#c0693a"
    pale = "#fff" if share > 0.84 else "var(--ink)"
    low, high = (number(100 * end, 1) for end in ends(share, reach))
    return (
        f'<td style="background:color-mix(in oklab,{tint} {deep}%,var(--even));color:{pale}">'
        f"{percent(share)}<small>{low}–{high}</small></td>"
    )
