"""What a report says in sentences: only what the intervals bear out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import skerry
from skerry.kernel.text import Text
from skerry.lab.report.naming import called
from skerry.lab.results import wilson
from skerry.text.figures import number, percent

if TYPE_CHECKING:
    from skerry.lab.report.found import Found

Finding = tuple[Text, Text]  # the finding, and what it rests on


def findings(found: Found) -> list[Finding]:
    """Return at most three, and how much was played."""
    rows = _leader(found)
    if not found.tournament.apart:
        rows += [*_seat(found), *_card(found)]
    return [*rows, _played(found)]


def _leader(found: Found) -> list[Finding]:
    first, second = found.ratings()[:2]
    share, reach, games = found.course.pairs.share(first.agent, second.agent)
    args: dict[str, str | int | Text] = {
        "agent": called(first.agent),
        "other": called(second.agent),
        "share": percent(share),
        "reach": number(100 * reach, 1),
        "games": number(games),
    }
    if share - reach <= 0.5:
        return []
    led: dict[str, str | int | Text] = {
        "agent": called(first.agent),
        "rating": number(first.points),
        "reach": number((first.high - first.low) / 2),
    }
    return [(Text("lab-leads", led), Text("lab-leads-by", args))]


def _played(found: Found) -> Finding:
    duels = list(found.course.pairs.duels.values())
    ties, games = sum(duel.ties for duel in duels), sum(duel.games for duel in duels)
    decisions = number(found.results.decisions / found.results.games, 1)
    share = percent(ties / max(1, games))
    return (
        Text("lab-games", {"games": number(found.results.games)}),
        Text("lab-games-of", {"decisions": decisions, "ties": share}),
    )


def _seat(found: Found) -> list[Finding]:
    shares = {
        seat: (tally.win_rate, *wilson(tally.wins, tally.games))
        for seat, tally in found.results.seats.items()
    }
    seat = max(shares, key=lambda each: abs(shares[each][0] - found.fair))
    share, low, high = shares[seat]
    args: dict[str, str | int | Text] = {
        "seat": seat + 1,
        "share": percent(share),
        "low": percent(low),
        "high": percent(high),
    }
    if low <= found.fair <= high:
        return []
    return [(Text("lab-seat-wins", args), Text("lab-seat-between", args))]


def _card(found: Found) -> list[Finding]:
    clear = [
        card
        for card in found.cards()
        if card.low > found.fair  # the one that wins most
    ]
    if not clear:
        return []
    best = clear[0]
    label = skerry.game(found.tournament.game, found.tournament.deck).card_label(best.card)
    args: dict[str, str | int | Text] = {
        "share": percent(best.share),
        "low": percent(best.low),
        "high": percent(best.high),
        "games": number(best.games),
    }
    title = Text("lab-card-out", {"card": label})
    if best.held is None:
        return [(title, Text("lab-card-share", args))]
    args["held"] = percent(best.held)
    return [(title, Text("lab-card-shares", args))]
