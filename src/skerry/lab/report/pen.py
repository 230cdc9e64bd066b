"""Drawing: pieces of SVG that all plots of a report are made of."""

from __future__ import annotations

from html import escape

INK = "var(--ink)"
LINE = "var(--line)"
# Each agent has a colour and, since a colour says nothing by itself, its name beside it.
COLOURS = ("#2a8c8a", "#86553a", "#5a7fa6", "#5d6b78", "#a0527a", "#4f7a4c")
OF_LEVELS = {"expert": "#7d5ba6", "strong": "#d8604a", "casual": "#b08020", "beginner": "#6b8a3f"}
SEA = "#2f7f93"


def colour(agent: str, place: int) -> str:
    """Return the colour of an agent: a level's own, or that of its place on the ladder."""
    return OF_LEVELS.get(agent) or COLOURS[place % len(COLOURS)]


def svg(width: float, height: float, *parts: str, name: str) -> str:
    """Put a drawing together; it is named for those who do not see it."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" width="100%" role="img" '
        f'aria-label="{escape(name)}">{"".join(parts)}</svg>'
    )


def words(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    """Write a word."""
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'
    )


def stroke(path: str, colour: str = INK, width: float = 1.0, dash: str = "") -> str:
    """Draw a line."""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"{dashed}/>'


def whisker(low: float, high: float, y: float, half: float = 5) -> str:
    """Draw an interval: a line between two bars."""
    ends = "".join(f"M{x:.1f} {y - half:.1f}v{2 * half:g}" for x in (low, high))
    return stroke(f"M{low:.1f} {y:.1f}H{high:.1f}{ends}", width=1.6)


def dot(x: float, y: float, fill: str, radius: float = 5.4) -> str:
    """Draw a dot with a rim of paper."""
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" '
        f'stroke="var(--card)" stroke-width="1.5"/>'
    )


def box(x: float, y: float, width: float, height: float, fill: str, round_: float = 3) -> str:
    """Draw a box with round corners."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:g}" '
        f'rx="{round_:g}" fill="{fill}"/>'
    )


def ring(x: float, y: float, colour: str, radius: float = 4.6) -> str:
    """Draw a hollow dot."""
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="var(--card)" '
        f'stroke="{colour}" stroke-width="2"/>'
    )


class Axis:
    """A scale from left to right with round figures under it."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.low, self.high = low, max(high, low + 1e-9)
        self.left, self.right = left, right

    def at(self, value: float) -> float:
        """Return where a value stands."""
        share = (value - self.low) / (self.high - self.low)
        return self.left + share * (self.right - self.left)

    def ticks(self, most: int = 5) -> list[float]:
        """Return at most so many round figures within the scale."""
        size = 10.0**-3
        steps = (1, 2, 5)
        turn = 0
        while (self.high - self.low) / (size * steps[turn % 3]) > most:
            turn += 1
            size *= 10 if turn % 3 == 0 else 1
        step = size * steps[turn % 3]
        first = -(-self.low // step)
        count = int((self.high - first * step) / step + 1e-9) + 1
        return [round((first + each) * step, 6) for each in range(count)]
