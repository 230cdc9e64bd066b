"""From playouts to an opinion: what is likely to follow a candidate, and what it brings more than others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.search.opinion import (
    CARD,
    NEXT,
    OTHERS,
    SCORES,
    SOURCE,
    Candidate,
    Opinion,
    Reason,
    Step,
)
from skerry.agents.search.tally import Heap, Tally, lead

if TYPE_CHECKING:
    from skerry.agents.search.arm import Arm
    from skerry.kernel.seen import Seen

FEW: Final = 3  # paths that tell nothing of what is likely
ENOUGH: Final = 8  # endings from which something may be said
SURE: Final = 3.0  # standard errors by which a reason must differ from chance; many are looked at
TELLING: Final = 0.5  # fewer points say nothing
OFTEN: Final = 0.2  # a card that brings something so much more often is worth telling
CERTAIN: Final = 0.97  # what comes anyway needs no telling
USUAL: Final = 0.35  # what comes next less often is a guess


def opinion_of(seen: Seen, arms: list[Arm], played: int, *, is_final: bool) -> Opinion:
    """Return the opinion on candidates that are ranked already."""
    tallies = [arm.tally for arm in arms if arm.tally.endings >= ENOUGH]
    found = [
        Candidate(
            arm.pick,
            arm.worth(),
            arm.error(),
            len(arm.margins),
            arm.wins / len(arm.margins) if arm.margins and not seen.box.cooperative else 0.0,
            likely_line(arm.tally.paths),
            reasons_for(arm.tally, _compared(arm.tally, tallies)),
            arm.tally.ends(),
        )
        for arm in arms
    ]
    return Opinion(seen.seat, found, played, is_final)


def _compared(own: Tally, tallies: list[Tally]) -> list[Tally]:
    """Return what the best is compared with, which is all others, or the others, which is the best."""
    if tallies and own is tallies[0]:
        return tallies[1:]
    return tallies[:1]


def likely_line(paths: list[list[tuple[int, int]]]) -> list[Step]:
    """Return the answers that follow most often, each among the paths that came so far."""
    line: list[Step] = []
    depth = 0
    while len(paths) > FEW:
        counts: dict[tuple[int, int], int] = {}
        for path in paths:
            if len(path) > depth:
                counts[path[depth]] = counts.get(path[depth], 0) + 1
        if not counts:
            break
        most = max(counts.values())
        step = min([key for key, count in counts.items() if count == most])
        line.append(Step(step[0], step[1], most / len(paths)))
        paths = [path for path in paths if len(path) > depth and path[depth] == step]
        depth += 1
    return line


def reasons_for(own: Tally, others: list[Tally]) -> list[Reason]:
    """Return in what the endings of a candidate surely differ from those of others."""
    if own.endings < ENOUGH:
        return []
    found = [*_next(own)]
    if others:
        found += [*_by_source(own, others), *_by_card(own, others)]
        found += [*_by_others(own, others), *_scoring(own, others)]
    return sorted(found, key=_size)


def _size(reason: Reason) -> tuple[float, str, int]:
    return -abs(reason.amount - reason.usual), reason.source, reason.card


def _by_source(own: Tally, others: list[Tally]) -> list[Reason]:
    counts = [other.endings for other in others]
    found: list[Reason] = []
    for source in sorted({name for tally in [own, *others] for name in tally.sources}):
        heaps = [other.sources.get(source) for other in others]
        more = _told(own.sources.get(source), own.endings, heaps, counts)
        if source and more:
            found.append(Reason(SOURCE, source, -1, -1, more, 0.0))
    return found


def _by_card(own: Tally, others: list[Tally]) -> list[Reason]:
    counts = [other.endings for other in others]
    found: list[Reason] = []
    for card in sorted({card for tally in [own, *others] for card in tally.cards}):
        heaps = [other.cards.get(card) for other in others]
        more = _told(own.cards.get(card), own.endings, heaps, counts)
        if more:
            found.append(Reason(CARD, "", card, -1, more, 0.0))
    return found


def _by_others(own: Tally, others: list[Tally]) -> list[Reason]:
    heaps: list[Heap | None] = []
    for other in others:
        heaps.append(other.others)
    more = _told(own.others, own.endings, heaps, [other.endings for other in others])
    return [Reason(OTHERS, "", -1, -1, -more, 0.0)] if more else []


def _told(own: Heap | None, endings: int, others: list[Heap | None], counts: list[int]) -> float:
    """Return how many points more it is, if that is worth telling and surely no chance; else none."""
    more, error = lead(own, endings, others, counts)
    return more if abs(more) >= TELLING and abs(more) > SURE * error else 0.0


def _scoring(own: Tally, others: list[Tally]) -> list[Reason]:
    """Tell cards that bring something surely more often, or less often, than after others."""
    found: list[Reason] = []
    for card in sorted({card for tally in [own, *others] for card in tally.cards}):
        share = _share(own, card)
        shares = [_share(other, card) for other in others]
        usual = sum(shares) / len(shares)
        doubt = _doubt(share, own) + sum(
            [_doubt(shares[place], others[place]) for place in range(len(others))]
        ) / (len(others) * len(others))
        more = share - usual
        if abs(more) >= OFTEN and more * more > SURE * SURE * doubt and share < CERTAIN:
            found.append(Reason(SCORES, "", card, -1, share, usual))
    return found


def _share(tally: Tally, card: int) -> float:
    heap = tally.cards.get(card)
    return 0.0 if heap is None else heap.scored / tally.endings


def _doubt(share: float, tally: Tally) -> float:
    return max(0.02, share * (1.0 - share)) / tally.endings


def _next(own: Tally) -> list[Reason]:
    """Tell what the seat does next in most endings."""
    if not own.next:
        return []
    most = max(own.next.values())
    pick = min([pick for pick, count in own.next.items() if count == most])
    share = most / own.endings
    return [Reason(NEXT, "", -1, pick, share, 0.0)] if share >= USUAL else []
