"""From playouts to an opinion: what is likely to follow a candidate, and what it brings more than others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.search.opinion import Candidate, Opinion, Step, Term

if TYPE_CHECKING:
    from skerry.agents.search.arm import Arm
    from skerry.kernel.seen import Seen

TERMS: Final = 4  # so many reasons are given
FEW: Final = 3  # paths that tell nothing of what is likely


def opinion_of(seen: Seen, arms: list[Arm], played: int, *, is_final: bool) -> Opinion:
    """Return the opinion on candidates that are ranked already."""
    usual = usual_sheet(arms)
    found = [
        Candidate(
            arm.pick,
            arm.worth(),
            arm.error(),
            len(arm.margins),
            arm.wins / len(arm.margins) if arm.margins and not seen.box.cooperative else 0.0,
            likely_line(arm.paths),
            terms_of(arm, usual),
        )
        for arm in arms
    ]
    return Opinion(seen.seat, found, played, is_final)


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


def usual_sheet(arms: list[Arm]) -> dict[tuple[str, int], float]:
    """Return the score sheet to expect, whatever candidate is taken."""
    tried = [arm for arm in arms if arm.margins]
    usual: dict[tuple[str, int], float] = {}
    for arm in tried:
        share = 1.0 / (len(arm.margins) * len(tried))
        for key, points in arm.sheet.items():
            usual[key] = usual.get(key, 0.0) + points * share
    return usual


def terms_of(arm: Arm, usual: dict[tuple[str, int], float]) -> list[Term]:
    """Return the lines of the score sheet that a candidate changes most, the largest first."""
    if not arm.margins:
        return []
    found: list[tuple[float, tuple[str, int], float]] = []
    for key in arm.labels:
        more = arm.sheet[key] / len(arm.margins) - usual.get(key, 0.0)
        found.append((-abs(more), key, more))
    return [Term(arm.labels[key], key[1], more) for _, key, more in sorted(found)[:TERMS]]
