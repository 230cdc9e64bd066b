"""What a report says in sentences: only what the intervals bear out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import skerry
from skerry.kernel.text import Text
from skerry.lab.results import wilson
from skerry.text.figures import number, percent

if TYPE_CHECKING:
    from skerry.lab.report.found import Found

Finding = tuple[Text, Text]  # the finding, and what it rests on


def findings(found: Found) -> list[Finding]:
    """Return at most four."""
    rows = [_leader(found), _ties(found)]
    if not found.tournament.apart:
        rows += [_seat(found), *_card(found)]
    return rows


def _leader(found: Found) -> Finding:
    first, second = found.ratings()[:2]
    share, reach, games = found.course.pairs.share(first.agent, second.agent)
    args: dict[str, str | int | Text] = {
        "agent": first.agent,
        "other": second.agent,
        "share": percent(share),
        "reach": number(100 * reach, 1),
        "games": number(games),
    }
    rest = Text("lab-leads-by", args)
    if share - reach <= 0.5:
        return Text("lab-no-leader", {"agent": first.agent, "other": second.agent}), rest
    reached = number((first.high - first.low) / 2)
    points = number(first.points)
    return Text("lab-leads", {"agent": first.agent, "rating": points, "reach": reached}), rest


def _ties(found: Found) -> Finding:
    duels = list(found.course.pairs.duels.values())
    ties, games = sum(duel.ties for duel in duels), sum(duel.games for duel in duels)
    decisions = number(found.results.decisions / found.results.games, 1)
    return (
        Text("lab-ties", {"share": percent(ties / max(1, games))}),
        Text("lab-ties-of", {"games": number(found.results.games), "decisions": decisions}),
    )


def _seat(found: Found) -> Finding:
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
        return Text("lab-seats-alike"), Text("lab-seat-farthest", args)
    return Text("lab-seat-wins", args), Text("lab-seat-between", args)


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
    return [(Text("lab-card-out", {"card": label}), Text("lab-card-share", args))]
