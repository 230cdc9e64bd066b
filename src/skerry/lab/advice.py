"""What a search thinks of a choice, as it is told to people: sets whole, the best first, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.agents.search.opinion import CARD, NEXT, OTHERS, SCORES, SOURCE
from skerry.kernel.text import Text, join_then, join_with

if TYPE_CHECKING:
    from skerry.agents.search.opinion import Candidate, Opinion, Reason, Step
    from skerry.kernel.game import Game
    from skerry.kernel.table import Table
    from skerry.kernel.text import Argument

SHOWN = 3
FEWEST = 5  # endings that tell how far they differ
STEPS = 4  # of a line
LIKELY = 0.12  # what follows in a smaller share of the endings is a guess
IN_TEN = 10
MOST = 0.7  # a card that makes so much of a difference is told by its name


def shown(opinion: Opinion) -> list[Candidate]:
    """Return those that are told: the best, and two others by their worth."""
    enough = [each for each in opinion.candidates if each.playouts >= FEWEST]
    tried = (enough or [each for each in opinion.candidates if each.playouts > 1])[:SHOWN]
    return tried[:1] + sorted(tried[1:], key=_worth, reverse=True)


def _worth(candidate: Candidate) -> float:
    return candidate.worth


def likely(line: list[Step]) -> list[Step]:
    """Return how a line goes on as long as that is more than a guess."""
    found = []
    for step in line[:STEPS]:
        if step.share < LIKELY:
            break
        found.append(step)
    return found


def whole(table: Table, seat: int, candidate: Candidate) -> list[int]:
    """Return the pick, and where it begins a set, what most likely follows in that."""
    offer = table.state.offers[seat]
    choice = table.choice(seat)
    picks = [candidate.pick]
    if offer is None or choice is None or choice.gathering is None:
        return picks
    tried = table.clone()
    for step in candidate.line:
        tried.act(picks[-1], seat)
        now = tried.state.offers[seat]
        same = now is not None and now.frame.effect is offer.frame.effect
        if not same or step.seat != seat or now is None or step.pick not in now.options:
            break
        picks.append(step.pick)
    return [pick for pick in picks if pick != choice.gathering.stop] or picks[:1]


def why(game: Game[Any], candidate: Candidate, *, best: bool) -> Text | None:
    """Say what a pick brings that others do not, and what comes of it; nothing if nothing is sure."""
    first = _differences(candidate, best=best)
    told = [_amount(game, reason) for reason in first]
    sentences = [Text("advice-why-points", {"what": join_with(told)})] if told else []
    second = _outcome(candidate, [reason.card for reason in first], best=best)
    if second is not None:
        sentences.append(_foreseen(game, second))
    if not sentences:
        return None
    compared = bool(first) or (second is not None and second.kind == SCORES)
    said = join_then(sentences)
    return Text("advice-why-against", {"why": said}) if compared and not best else said


def _differences(candidate: Candidate, *, best: bool) -> list[Reason]:
    """Return where the pick brings most more points, and where most fewer; the telling one first."""
    reasons = [reason for reason in candidate.reasons if reason.kind in (SOURCE, CARD, OTHERS)]
    gains = _largest([reason for reason in reasons if reason.amount > 0])
    costs = _largest([reason for reason in reasons if reason.amount < 0])
    if best:
        return gains + costs if gains else []
    return costs + gains


def _largest(reasons: list[Reason]) -> list[Reason]:
    """Return the largest; a card where it alone makes most of it."""
    whole = [reason for reason in reasons if reason.kind != CARD][:1]
    cards = [reason for reason in reasons if reason.kind == CARD][:1]
    if whole and cards and abs(cards[0].amount) < MOST * abs(whole[0].amount):
        return whole
    return cards or whole


def _amount(game: Game[Any], reason: Reason) -> Text:
    sign = "more" if reason.amount > 0 else "less"
    args: dict[str, Argument] = {"sign": sign, "amount": tenths(abs(reason.amount))}
    if reason.kind == CARD:
        args["card"] = game.card_label(reason.card)
        return Text("advice-from-card", args)
    if reason.kind == OTHERS:
        return Text("advice-from-others", args)
    args["source"] = reason.source
    return Text("advice-from-source", args)


def _outcome(candidate: Candidate, told: list[int], *, best: bool) -> Reason | None:
    """Return a card that scores more often, or after a worse pick less often; else what comes next."""
    for reason in candidate.reasons:
        fits = not best or reason.amount > reason.usual
        if reason.kind == SCORES and fits and reason.card not in told:
            return reason
    for reason in candidate.reasons:
        if reason.kind == NEXT:
            return reason
    return None


def _foreseen(game: Game[Any], reason: Reason) -> Text:
    share = round(IN_TEN * reason.amount)
    if reason.kind == NEXT:
        return Text("advice-why-next", {"pick": game.label(reason.pick), "share": share})
    args: dict[str, Argument] = {"share": share, "usual": round(IN_TEN * reason.usual)}
    args["card"] = game.card_label(reason.card)
    return Text("advice-why-scores", args)


def tenths(value: float) -> Text:
    """Say a figure with one digit after the point."""
    whole, rest = divmod(round(10 * value), 10)
    return Text("advice-tenths", {"whole": str(whole), "rest": str(rest)})


def points(value: float) -> int:
    """Round to whole points: the endings tell nothing finer."""
    return round(value)
