"""The rulebook of Beacon Patrol, page by page; its numbers are those that the clauses play by."""

from __future__ import annotations

from skerry.games.beacon_patrol import examples
from skerry.games.beacon_patrol.rulings import RULINGS
from skerry.games.beacon_patrol.scoring import BARE, LADDER, LOWEST, RANKS, WORTH
from skerry.games.beacon_patrol.tiles import BASE, BUOY, LIGHTHOUSE, PIERS, WINDMILLS
from skerry.games.beacon_patrol.voyage import HAND_SIZES, TOKEN_COUNTS
from skerry.games.beacon_patrol.zones import MOST_SEATS
from skerry.kernel.rulebook import Grid, Page, Rulebook, Section
from skerry.kernel.text import Text


def rulebook() -> Rulebook:
    """Return all pages, the expansions and sailing alone last."""
    pages = (_goal(), _set_up(), _turn(), _lay(), _sail(), _after(), _score())
    return Rulebook(Text("beacon-about"), (*pages, _windmills(), _alone()), RULINGS)


def _goal() -> Page:
    return Page(
        "goal",
        Text("beacon-rules-goal"),
        Text("beacon-rules-goal-lead"),
        (
            Section(None, (Text("beacon-rules-goal-explored"), Text("beacon-rules-goal-together"))),
            Section(
                Text("beacon-rules-goal-tiles"),
                (Text("beacon-rules-goal-tiles-text"),),
                cards=("N-L", "B1", "NS-P1", "SW-P", "O1"),
            ),
        ),
    )


def _set_up() -> Page:
    heads = (
        Text("beacon-rules-set-up-seats"),
        Text("beacon-rules-set-up-hand"),
        Text("beacon-rules-set-up-tokens"),
    )
    seats = range(1, MOST_SEATS + 1)
    rows = tuple([(count, HAND_SIZES[count], TOKEN_COUNTS[count]) for count in seats])
    return Page(
        "set-up",
        Text("beacon-rules-set-up"),
        Text("beacon-rules-set-up-lead"),
        (
            Section(
                None,
                (
                    Text("beacon-rules-set-up-pile", {"count": len(BASE)}),
                    Text("beacon-rules-set-up-deal"),
                ),
                grid=Grid(heads, rows),
                cards=("HQ",),
            ),
        ),
    )


def _turn() -> Page:
    return Page(
        "turn",
        Text("beacon-rules-turn"),
        Text("beacon-rules-turn-lead"),
        (
            Section(Text("beacon-rules-turn-lay"), (Text("beacon-rules-turn-lay-text"),)),
            Section(Text("beacon-rules-turn-sail"), (Text("beacon-rules-turn-sail-text"),)),
            Section(Text("beacon-rules-turn-swap"), (Text("beacon-rules-turn-swap-text"),)),
            Section(Text("beacon-rules-turn-end"), (Text("beacon-rules-turn-end-text"),)),
        ),
        prompts=("beacon-take-turn", "beacon-give"),
    )


def _lay() -> Page:
    return Page(
        "lay",
        Text("beacon-rules-lay"),
        Text("beacon-rules-lay-lead"),
        (
            Section(
                None,
                items=(
                    Text("beacon-rules-lay-where"),
                    Text("beacon-rules-lay-water"),
                    Text("beacon-rules-lay-match"),
                    Text("beacon-rules-lay-then"),
                    Text("beacon-rules-lay-shut"),
                ),
            ),
        ),
        (examples.laying,),
    )


def _sail() -> Page:
    return Page(
        "sail",
        Text("beacon-rules-sail"),
        Text("beacon-rules-sail-lead"),
        (
            Section(
                None,
                items=(
                    Text("beacon-rules-sail-token"),
                    Text("beacon-rules-sail-tile"),
                    Text("beacon-rules-sail-round"),
                    Text("beacon-rules-sail-ships"),
                ),
            ),
        ),
        (examples.sailing,),
    )


def _after() -> Page:
    return Page(
        "after",
        Text("beacon-rules-after"),
        Text("beacon-rules-after-lead"),
        (
            Section(
                None,
                items=(
                    Text("beacon-rules-after-discard"),
                    Text("beacon-rules-after-draw"),
                    Text("beacon-rules-after-ready"),
                ),
            ),
            Section(None, (Text("beacon-rules-after-over"),)),
        ),
    )


def _score() -> Page:
    worth = Grid(
        (Text("beacon-rules-score-tile"), Text("beacon-rules-score-points")),
        (
            (Text("beacon-rules-score-lighthouse"), WORTH[LIGHTHOUSE]),
            (Text("beacon-rules-score-buoy"), WORTH[BUOY]),
            (Text("beacon-rules-score-other"), BARE),
        ),
    )
    return Page(
        "score",
        Text("beacon-rules-score"),
        Text("beacon-rules-score-lead"),
        (
            Section(None, grid=worth, cards=("N-L", "B1", "O1")),
            Section(Text("beacon-rules-score-ranks"), grid=_ranks()),
        ),
        (examples.scoring,),
    )


def _ranks() -> Grid:
    """From how many points on each rank is earned, without, with one and with both expansions."""
    heads = (
        Text("beacon-rules-score-rank"),
        Text("beacon-rules-score-base"),
        Text("beacon-rules-score-one"),
        Text("beacon-rules-score-both"),
    )
    rows: list[tuple[Text | int, ...]] = []
    for number, rank in enumerate(RANKS):
        least = [0 if not number else LOWEST + LADDER * (number - 1 + more) for more in range(3)]
        rows.append((Text("beacon-rank", {"rank": rank}), *least))
    return Grid(heads, tuple(rows))


def _windmills() -> Page:
    lead = {"windmills": len(WINDMILLS), "piers": len(PIERS), "points": LADDER}
    return Page(
        "windmills",
        Text("beacon-rules-windmills"),
        Text("beacon-rules-windmills-lead", dict(lead)),
        (
            Section(
                Text("beacon-rules-windmills-mill"),
                (Text("beacon-rules-windmills-mill-text", {"points": BARE}),),
                cards=(WINDMILLS[0].name,),
            ),
            Section(
                Text("beacon-rules-windmills-pier"),
                (Text("beacon-rules-windmills-pier-text", {"points": BARE}),),
                cards=(PIERS[0].name,),
            ),
        ),
        (examples.milling,),
    )


def _alone() -> Page:
    lead = {"hand": HAND_SIZES[1], "tokens": TOKEN_COUNTS[1]}
    return Page(
        "alone",
        Text("beacon-rules-alone"),
        Text("beacon-rules-alone-lead", dict(lead)),
        (Section(None, (Text("beacon-rules-alone-keep"), Text("beacon-rules-alone-swap"))),),
        prompts=("beacon-keep",),
    )
