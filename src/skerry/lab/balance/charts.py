"""The plots of a balance, drawn by altair and turned into pictures that need no script to be seen."""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING, Any

from skerry.extras import needed
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.text import say

if TYPE_CHECKING:
    from skerry.lab.balance.tables import Rows

SEA, INK, LINE, PAPER = "var(--sea)", "var(--ink)", "var(--line)", "var(--card)"
NUMBER, SHARE = ".0f", ".0%"
ROOM = 22  # for one row of a plot
CONFIG = {
    "background": "transparent",
    "padding": {"left": 14, "right": 14, "top": 4, "bottom": 4},  # the page's letters may be wider
    "font": "Alegreya Sans, Segoe UI, sans-serif",
    "view": {"stroke": None},
    "axis": {
        "gridColor": LINE,
        "domain": False,
        "ticks": False,
        "labelColor": INK,
        "labelFontSize": 13,
        "labelLimit": 180,
        "labelPadding": 7,
        "title": None,
    },
    "axisY": {"grid": False},
}


def load_altair() -> Any:  # noqa: ANN401 - a module
    """Load altair and what turns its plots into pictures, or say how to get them."""
    try:
        import altair as alt  # noqa: PLC0415  only who wants a page needs it
        import vl_convert  # noqa: F401, PLC0415
    except ImportError:
        raise OptionError(needed("altair")) from None
    return alt


def picture(chart: Any, name: Text) -> str:  # noqa: ANN401 - a chart of altair
    """Turn a plot into SVG that takes the colours of the page, by day and by night."""
    import vl_convert  # noqa: PLC0415

    drawn = chart.to_dict()
    drawn["config"] = CONFIG
    made: str = vl_convert.vegalite_to_svg(json.dumps(drawn))
    label = f'role="img" aria-label="{escape(say(name))}"'
    return made.replace('class="marks"', f'class="marks" {label}', 1)


class Pen:
    """Draws rows one below the other, each called by its label, on one scale."""

    def __init__(self, rows: Rows, width: int = 340) -> None:
        self.alt = load_altair()
        self.order = [row["label"] for row in rows]
        self.rows = rows
        self.width = width
        self.base = self.alt.Chart(self.alt.Data(values=rows))

    def y(self) -> Any:  # noqa: ANN401
        """Return the place of a row."""
        return self.alt.Y("label:N", sort=self.order, axis=self.alt.Axis(title=None))

    def x(self, field: str, form: str = NUMBER, *, zero: bool = False) -> Any:  # noqa: ANN401
        """Return the place of a value."""
        axis = self.alt.Axis(format=form, tickCount=5, title=None)
        return self.alt.X(f"{field}:Q", axis=axis, scale=self.alt.Scale(zero=zero, nice=False))

    def whiskers(self, low: str, high: str, form: str = NUMBER, *, zero: bool = False) -> Any:  # noqa: ANN401
        """Draw intervals."""
        return self.base.mark_rule(color=INK, strokeWidth=1.6).encode(
            y=self.y(), x=self.x(low, form, zero=zero), x2=high
        )

    def dots(self, field: str, *, hollow: bool = False) -> Any:  # noqa: ANN401
        """Draw values, in the colour of their row."""
        colour = self.alt.Color("colour:N", scale=None)
        if hollow:
            mark = self.base.mark_point(size=70, filled=False, strokeWidth=2, fill=PAPER, opacity=1)
            return mark.encode(y=self.y(), x=f"{field}:Q", stroke=colour)
        mark = self.base.mark_point(size=110, filled=True, stroke=PAPER, strokeWidth=1.5, opacity=1)
        return mark.encode(y=self.y(), x=f"{field}:Q", fill=colour)

    def bars(self, field: str, form: str = NUMBER) -> Any:  # noqa: ANN401
        """Draw values as bars from nothing."""
        mark = self.base.mark_bar(height=14, cornerRadius=4)
        colour = self.alt.Color("colour:N", scale=None)
        return mark.encode(y=self.y(), x=self.x(field, form, zero=True), color=colour)

    def words(self, field: str, at: str) -> Any:  # noqa: ANN401
        """Write a figure to the right of where a row ends."""
        mark = self.base.mark_text(align="left", dx=8, fontSize=13, color=INK)
        return mark.encode(y=self.y(), x=f"{at}:Q", text=f"{field}:N")

    def fair(self, value: float) -> Any:  # noqa: ANN401
        """Draw the dashed line of what would be fair."""
        data = self.alt.Data(values=[{"at": value}])
        return self.alt.Chart(data).mark_rule(color=INK, strokeDash=[3, 4]).encode(x="at:Q")

    def draw(self, name: Text, *layers: Any) -> str:  # noqa: ANN401
        """Lay all of it over each other."""
        size = {"width": self.width, "height": ROOM * max(1, len(self.rows))}
        return picture(self.alt.layer(*layers).properties(**size), name)


def dots(rows: Rows, name: Text, fair: float, *, form: str = SHARE, held: bool = False) -> str:
    """Draw values with intervals against what would be fair, hollow ones beside them if there are."""
    pen = Pen(rows)
    layers = [pen.whiskers("low", "high", form), pen.fair(fair)]
    if held:
        layers.append(pen.dots("held", hollow=True))
    return pen.draw(name, *layers, pen.dots("value"), pen.words("said", "end"))


def bars(rows: Rows, name: Text, fair: float | None = None, form: str = NUMBER) -> str:
    """Draw values as bars, with intervals and what would be fair where that is known."""
    pen = Pen(rows, 260)
    layers = [pen.bars("value", form)]
    if fair is not None:
        layers += [pen.whiskers("low", "high", form, zero=True), pen.fair(fair)]
    return pen.draw(name, *layers, pen.words("said", "high"))


def tiles(rows: Rows, name: Text, columns: list[str], fair: float) -> str:
    """Draw a table whose cells are tinted by how far a share lies from fair."""
    alt = load_altair()
    order = list(dict.fromkeys(row["label"] for row in rows))
    far = max([abs(row["value"] - fair) for row in rows] + [0.01])
    scale = alt.Scale(
        domain=[fair - far, fair, fair + far], range=["#d38c62", "#8a8f86", "#2f8ea4"]
    )
    axis = alt.Axis(orient="top", labelAngle=0, title=None, labelLimit=90)
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("column:N", sort=columns, axis=axis),
        y=alt.Y("label:N", sort=order, axis=alt.Axis(title=None)),
    )
    cells = base.mark_rect(cornerRadius=5, stroke=PAPER, strokeWidth=3).encode(
        color=alt.Color("value:Q", scale=scale, legend=None),
        opacity=alt.Opacity(
            "deep:Q", scale=alt.Scale(domain=[0, 1], range=[0.12, 0.9]), legend=None
        ),
    )
    said = base.mark_text(fontSize=12, color=INK).encode(text="said:N")
    size = {"width": 74 * len(columns), "height": ROOM * max(1, len(order))}
    return picture(alt.layer(cells, said).properties(**size), name)


def steps(rows: Rows, name: Text) -> str:
    """Draw how points grow from one season or round to the next."""
    alt = load_altair()
    order = [row["label"] for row in rows]
    axis = alt.Axis(labelAngle=0, title=None)
    base = alt.Chart(alt.Data(values=rows)).encode(x=alt.X("label:N", sort=order, axis=axis))
    height = alt.Y("value:Q", axis=alt.Axis(grid=True, tickCount=4, title=None))
    area = base.mark_area(color=SEA, opacity=0.25, interpolate="monotone").encode(y=height)
    line = base.mark_line(color=SEA, strokeWidth=3, interpolate="monotone").encode(y=height)
    points = base.mark_point(size=90, filled=True, fill=SEA, stroke=PAPER, opacity=1).encode(
        y=height
    )
    said = base.mark_text(dy=-13, fontSize=13, color=INK).encode(y=height, text="said:N")
    size = {"width": max(200, 52 * len(rows)), "height": 190}
    return picture(alt.layer(area, line, points, said).properties(**size), name)
