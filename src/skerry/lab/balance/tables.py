"""The figures of a balance as rows: of cards, of when they were played, of seats, sources and pace."""

from __future__ import annotations

from statistics import fmean, median
from typing import TYPE_CHECKING, Any

from skerry.lab.balance.side import difference
from skerry.lab.balance.worth import worths
from skerry.text import ORIGIN, say

if TYPE_CHECKING:
    from collections import Counter

    from skerry.lab.balance.counting import Balance, CardCount
    from skerry.lab.balance.worth import Worth

Rows = list[dict[str, Any]]


def card_rows(balance: Balance) -> Rows:
    """Say of every card that was seen how those fared who played it and who did not."""
    known = worths(balance)
    rows = [
        _card_row(balance, card, count, known.get(card))
        for card, count in sorted(balance.cards.items())
    ]
    return sorted(rows, key=lambda row: -(row["worth"] if row["worth"] is not None else -1e9))


def _card_row(balance: Balance, card: int, count: CardCount, worth: Worth | None) -> dict[str, Any]:
    played, unplayed = count.played, balance.all.without(count.played)
    times = [(when, side.count) for when, side in count.when.items()]
    gap, gap_low, gap_high = difference(played, unplayed)
    return {
        "card": balance.game.cards[card],
        "name": say(balance.game.card_label(card), ORIGIN),
        "kind": balance.backs.get(card, ""),
        "seats": balance.all.count,
        "played": played.count,
        "held": count.held.count,
        "copies": count.copies,
        "played_share": played.count / balance.all.count,
        "win_played": played.share,
        "win_played_low": played.interval[0],
        "win_played_high": played.interval[1],
        "win_unplayed": unplayed.share,
        "win_unplayed_low": unplayed.interval[0],
        "win_unplayed_high": unplayed.interval[1],
        "win_gap": gap,
        "win_gap_low": gap_low,
        "win_gap_high": gap_high,
        "win_held": count.held.share if count.held.count else None,
        "margin_played": played.margin,
        "margin_played_reach": played.reach,
        "margin_unplayed": unplayed.margin,
        "margin_unplayed_reach": unplayed.reach,
        "worth": None if worth is None else worth.points,
        "worth_reach": None if worth is None else worth.reach,
        "when": sum(w * n for w, n in times) / played.count if played.count else None,
    }


def when_rows(balance: Balance) -> Rows:
    """Say of every card how those fared who first played it in each season, round or turn."""
    return [
        {
            "card": balance.game.cards[card],
            "when": when,
            "played": side.count,
            "win": side.share,
            "win_low": side.interval[0],
            "win_high": side.interval[1],
            "margin": side.margin,
            "margin_reach": side.reach,
        }
        for card, count in sorted(balance.cards.items())
        for when, side in sorted(count.when.items())
    ]


def seat_rows(balance: Balance) -> Rows:
    """Say how each seat fared; seats are counted from 0, as everywhere in the library."""
    return [
        {
            "seat": seat,
            "games": side.count,
            "win": side.share,
            "win_low": side.interval[0],
            "win_high": side.interval[1],
            "margin": side.margin,
            "margin_reach": side.reach,
        }
        for seat, side in enumerate(balance.seats)
    ]


def source_rows(balance: Balance) -> Rows:
    """Say where the points of a seat come from, the largest part first."""
    rows = [
        {
            "source": source,
            "mean": sum(points) / balance.all.count,
            "median": median(_all(balance, points)),
        }
        for source, points in balance.sources.items()
    ]
    return sorted(rows, key=lambda row: -row["mean"])


def _all(balance: Balance, points: list[int]) -> list[int]:
    """Put those to it who had nothing from a source."""
    return points + [0] * (balance.all.count - len(points))


def pace_rows(balance: Balance) -> Rows:
    """Say of every season, round or turn how long it was, and what a seat had by its end."""
    return [
        {
            "when": when,
            "seats": (seats := counted["points"].total()),
            "decisions": _mean(counted["decisions"]),
            "cards": counted["cards"][1] / max(1, seats),
            "points": _mean(counted["points"]),
        }
        for when, counted in sorted(balance.pace.items())
    ]


def _mean(counted: Counter[int]) -> float:
    return fmean(counted.elements()) if counted else 0.0


def figures(balance: Balance) -> dict[str, Any]:
    """Return all figures as plain values, for JSON."""
    match, length, turns = balance.match, balance.length, balance.turns
    return {
        "game": match.game,
        "agents": list(match.agents),
        "seed": match.seed,
        "options": match.options,
        "games": balance.results.games,
        "ties": balance.results.ties,
        "clock": balance.clock,
        "length": {
            "decisions": length.mean,
            "decisions_reach": length.reach,
            "shortest": length.lowest,
            "longest": length.highest,
            "turns_a_seat": turns.mean,
        },
        "score": {
            "mean": sum(t.mean * t.games for t in balance.results.seats.values())
            / balance.all.count,
            "lowest": min(t.lowest for t in balance.results.seats.values()),
            "highest": max(t.highest for t in balance.results.seats.values()),
        },
        "seats": seat_rows(balance),
        "cards": card_rows(balance),
        "when": when_rows(balance),
        "sources": source_rows(balance),
        "pace": pace_rows(balance),
    }
