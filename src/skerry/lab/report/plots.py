"""The plots of a report: ladder, points, cards and seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.text import Text
from skerry.lab.report.naming import called, ranked
from skerry.lab.report.pen import (
    LINE,
    SEA,
    Axis,
    box,
    colour,
    dot,
    ring,
    stroke,
    svg,
    whisker,
    words,
)
from skerry.lab.results import wilson
from skerry.text import say
from skerry.text.figures import number, percent

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.lab.ratings import Rating
    from skerry.lab.report.found import CardShare, Found
    from skerry.lab.results import Tally

MOST_CARDS = 12
LONGEST = 26  # letters of a name


def grid(axis: Axis, top: float, bottom: float, write: Callable[[float], str]) -> str:
    """Draw the lines of a scale with their figures below."""
    return "".join(
        stroke(f"M{axis.at(tick):.1f} {top}V{bottom}", LINE)
        + words(axis.at(tick), bottom + 17, write(tick), "f", "middle")
        for tick in axis.ticks()
    )


def ladder(ratings: list[Rating]) -> str:
    """Draw where everybody stands on one scale, with intervals."""
    low = min(rating.low for rating in ratings)
    high = max(rating.high for rating in ratings)
    room = max(40.0, (high - low) * 0.08)
    axis, bottom = Axis(low - room, high + room, 130, 590), 20 + 44 * len(ratings)
    parts = [grid(axis, 6, bottom, number)]
    for place, rating in enumerate(ratings):
        y = 28 + place * 44
        ends = axis.at(rating.low), axis.at(rating.high)
        shade = colour(rating.agent, place)
        parts += [
            *_name(rating.agent, y),
            f'<g opacity=".35">{stroke(f"M130 {y}H{axis.at(rating.points):.1f}", shade, 3)}</g>',
            whisker(*ends, y, 7),
            dot(axis.at(rating.points), y, shade),
            words(604, y + 5, number(rating.points), "b"),
            words(646, y + 5, f"{number(rating.low)}–{number(rating.high)}", "f"),
        ]
    return svg(730, bottom + 28, *parts, name=say(Text("lab-ladder")))


def _name(agent: str, y: float) -> list[str]:
    """Write what an agent is called, and its rank below."""
    rank = ranked(agent)
    if not rank:
        return [words(0, y + 5, called(agent), "t")]
    return [words(0, y, called(agent), "t"), words(0, y + 14, rank, "f")]


def points(found: Found, ratings: list[Rating]) -> str:
    """Draw how the points at the end are spread, one ridge an agent."""
    tallies = [found.results.agents[rating.agent] for rating in ratings]
    low, high = min(t.lowest for t in tallies), max(t.highest for t in tallies)
    axis, bottom = Axis(min(0, low), high + 1, 92, 384), 16 + 52 * len(tallies)
    parts = [grid(axis, 6, bottom, number)]
    for place, tally in enumerate(tallies):
        agent = ratings[place].agent
        shade = colour(agent, place)
        parts.append(_ridge(tally, called(agent), axis, 50 + place * 52, shade))
    return svg(394, bottom + 28, *parts, name=say(Text("lab-points")))


def _ridge(tally: Tally, name: str, axis: Axis, y: float, fill: str) -> str:
    curve = _smooth(tally, axis)
    tallest = max(height for _, height in curve)
    line = "L".join(f"{axis.at(x):.1f} {y - 36 * height / tallest:.1f}" for x, height in curve)
    quarter, median, three = (tally.quantile(share) for share in (0.25, 0.5, 0.75))
    return "".join(
        [
            f'<path d="M{axis.left:.1f} {y}L{line}L{axis.right:.1f} {y}Z" fill="{fill}" opacity=".78"/>',
            stroke(f"M{axis.left} {y}H{axis.right}", LINE),
            box(axis.at(quarter), y + 3, axis.at(three) - axis.at(quarter), 6, fill),
            stroke(f"M{axis.at(median):.1f} {y - 38}V{y + 10}", width=2),
            words(0, y + 1, name, "t"),
            words(axis.at(median) + 5, y - 26, number(median), "b"),
        ]
    )


def _smooth(tally: Tally, axis: Axis) -> list[tuple[float, float]]:
    """Return a curve over the scores: each one a small hill, as wide as so many games need."""
    width = max(1.0, 1.06 * tally.deviation * tally.games**-0.2)
    steps = [axis.low + (axis.high - axis.low) * part / 80 for part in range(81)]
    return [
        (
            step,
            sum(
                count * max(0.0, 1 - ((step - score) / (2 * width)) ** 2)
                for score, count in tally.scores.items()
            ),
        )
        for step in steps
    ]


def cards(found: Found, shown: list[CardShare], label: Callable[[int], str]) -> str:
    """Draw how often those won who had a card before them."""
    rows = sorted(shown[:MOST_CARDS], key=lambda each: -each.share)
    held = [each.held for each in rows if each.held is not None]
    low = min([found.fair, *held, *[each.low for each in rows]])
    high = max([found.fair, *held, *[each.high for each in rows]])
    axis, bottom = Axis(low - 0.02, high + 0.04, 170, 510), 10 + 22 * len(rows)
    parts = [grid(axis, 2, bottom, whole)]
    parts.append(stroke(f"M{axis.at(found.fair):.1f} 2V{bottom}", dash="3 4"))
    for place, card in enumerate(rows):
        y = 14 + place * 22
        parts += [
            words(0, y + 5, shortened(label(card.card)), "t"),
            *_gap(card, axis, y),
            whisker(axis.at(card.low), axis.at(card.high), y, 4),
            dot(axis.at(card.share), y, SEA),
            words(axis.at(max(card.high, card.held or 0.0)) + 8, y + 5, percent(card.share), "f"),
        ]
    return svg(560, bottom + 28, *parts, name=say(Text("lab-cards")))


def _gap(card: CardShare, axis: Axis, y: float) -> list[str]:
    """Draw a line to where those stand who had only drawn the card."""
    if card.held is None:
        return []
    there = axis.at(card.held)
    line = stroke(f"M{there:.1f} {y}H{axis.at(card.share):.1f}", SEA, 3)
    return [f'<g opacity=".35">{line}</g>', ring(there, y, SEA)]


def whole(share: float) -> str:
    """Write a share without decimals."""
    return percent(share, 0)


def shortened(name: str) -> str:
    """Cut a name that is too long to stand beside a plot."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1].rstrip(' (')}…"


def seats(found: Found) -> str:
    """Draw the share of wins by seat, and what would be fair."""
    tallies = [found.results.seats[seat] for seat in sorted(found.results.seats)]
    shares = [(tally.win_rate, *wilson(tally.wins, tally.games)) for tally in tallies]
    axis, bottom = Axis(0, max(high for _, _, high in shares) + 0.02, 62, 220), 8 + 26 * len(shares)
    parts = []
    for seat, (share, low, high) in enumerate(shares):
        y = 8 + 26 * seat
        parts += [
            words(0, y + 13, say(Text("lab-seat", {"seat": seat + 1})), "f"),
            box(axis.left, y, axis.at(share) - axis.left, 16, "var(--sea)", 4),
            whisker(axis.at(low), axis.at(high), y + 8),
            words(axis.at(high) + 6, y + 13, percent(share), "b"),
        ]
    parts.append(stroke(f"M{axis.at(found.fair):.1f} 2V{bottom}", dash="3 3"))
    return svg(284, bottom + 6, *parts, name=say(Text("lab-seats")))
