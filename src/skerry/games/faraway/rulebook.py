"""The rulebook of Faraway, page by page; its numbers are those that the clauses play by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.faraway import examples
from skerry.games.faraway.deck import BASE, EXPANSIONS, NAMES, regions_of, sanctuaries_of
from skerry.games.faraway.journey import HAND_SIZE, ROUNDS, WIDE_HAND
from skerry.games.faraway.labels import say_card
from skerry.games.faraway.rulings import RULINGS
from skerry.kernel.rulebook import Grid, Page, Rulebook, Section
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

FEWEST: Final = 2
PEOPLE_BELOW, STARRY_SKIES = EXPANSIONS


def rulebook() -> Rulebook:
    """Return all pages, the base game first."""
    pages = (_goal(), _set_up(), _round(), _sanctuaries(), _market(), _score(), _quests())
    return Rulebook(Text("faraway-about"), (*pages, _people_below(), _starry_skies()), RULINGS)


def _goal() -> Page:
    region = (
        Text("faraway-rules-goal-number"),
        Text("faraway-rules-goal-shows"),
        Text("faraway-rules-goal-quest"),
    )
    return Page(
        "goal",
        Text("faraway-rules-goal"),
        Text("faraway-rules-goal-lead", {"rounds": ROUNDS}),
        (
            Section(None, (Text("faraway-rules-goal-backwards"),)),
            Section(
                Text("faraway-rules-goal-region"), items=region, cards=("region-17", "region-43")
            ),
            Section(
                Text("faraway-rules-goal-sanctuary"),
                (Text("faraway-rules-goal-sanctuary-text"),),
                cards=("sanctuary-1", "sanctuary-24"),
            ),
        ),
    )


def _set_up() -> Page:
    rows = tuple([(seats, seats + 1) for seats in range(FEWEST, BASE.seats + 1)])
    heads = (Text("faraway-rules-set-up-seats"), Text("faraway-rules-set-up-regions"))
    advanced = {"dealt": WIDE_HAND, "back": WIDE_HAND - HAND_SIZE}
    return Page(
        "set-up",
        Text("faraway-rules-set-up"),
        Text("faraway-rules-set-up-lead"),
        (
            Section(
                None,
                items=(
                    Text("faraway-rules-set-up-deal", {"count": HAND_SIZE}),
                    Text("faraway-rules-set-up-market"),
                ),
                grid=Grid(heads, rows),
            ),
            Section(
                Text("faraway-rules-set-up-advanced"),
                (Text("faraway-rules-set-up-advanced-text", dict(advanced)),),
            ),
        ),
        prompts=("faraway-put-back",),
    )


def _round() -> Page:
    return Page(
        "round",
        Text("faraway-rules-round"),
        Text("faraway-rules-round-lead", {"rounds": ROUNDS}),
        (
            Section(
                Text("faraway-rules-round-explore"), (Text("faraway-rules-round-explore-text"),)
            ),
            Section(
                Text("faraway-rules-round-sanctuary"), (Text("faraway-rules-round-sanctuary-text"),)
            ),
            Section(Text("faraway-rules-round-market"), (Text("faraway-rules-round-market-text"),)),
            Section(None, (Text("faraway-rules-round-end"), Text("faraway-rules-round-last"))),
        ),
        prompts=("faraway-choose-region",),
    )


def _sanctuaries() -> Page:
    return Page(
        "sanctuaries",
        Text("faraway-rules-sanctuaries"),
        Text("faraway-rules-sanctuaries-lead"),
        (
            Section(
                Text("faraway-rules-sanctuaries-when"),
                (Text("faraway-rules-sanctuaries-when-text"),),
            ),
            Section(
                Text("faraway-rules-sanctuaries-many"),
                (Text("faraway-rules-sanctuaries-many-text"),),
            ),
            Section(
                Text("faraway-rules-sanctuaries-keep"),
                (
                    Text("faraway-rules-sanctuaries-keep-text"),
                    Text("faraway-rules-sanctuaries-short"),
                ),
            ),
        ),
        (examples.drawing,),
        prompts=("faraway-keep-sanctuary",),
    )


def _market() -> Page:
    return Page(
        "market",
        Text("faraway-rules-market"),
        Text("faraway-rules-market-lead"),
        (
            Section(
                None,
                (
                    Text("faraway-rules-market-order", {"count": HAND_SIZE}),
                    Text("faraway-rules-market-then"),
                    Text("faraway-rules-market-both"),
                ),
            ),
        ),
        (examples.ordering,),
        prompts=("faraway-take-region",),
    )


def _score() -> Page:
    return Page(
        "score",
        Text("faraway-rules-score"),
        Text("faraway-rules-score-lead"),
        (
            Section(
                None,
                items=(
                    Text("faraway-rules-score-back"),
                    Text("faraway-rules-score-counts"),
                    Text("faraway-rules-score-needs"),
                    Text("faraway-rules-score-sanctuaries"),
                    Text("faraway-rules-score-tie"),
                ),
            ),
        ),
        (examples.scoring,),
    )


def _quests() -> Page:
    kinds = (
        (Text("faraway-rules-quests-flat"), "region-5"),
        (Text("faraway-rules-quests-each"), "region-10"),
        (Text("faraway-rules-quests-two"), "region-65"),
        (Text("faraway-rules-quests-set"), "region-18"),
    )
    more = (Text("faraway-rules-quests-night"), Text("faraway-rules-quests-needs"))
    return Page(
        "quests",
        Text("faraway-rules-quests"),
        Text("faraway-rules-quests-lead"),
        (
            *[Section(None, (text,), cards=(card,)) for text, card in kinds],
            Section(None, more, cards=("region-66",)),
        ),
    )


def _people_below() -> Page:
    lead = {
        "regions": len(regions_of(PEOPLE_BELOW)),
        "sanctuaries": len(sanctuaries_of(PEOPLE_BELOW)),
        "seats": PEOPLE_BELOW.seats,
    }
    lowest = min(regions_of(PEOPLE_BELOW))
    return Page(
        "people",
        Text("faraway-rules-people"),
        Text("faraway-rules-people-lead", dict(lead)),
        (
            Section(
                None,
                items=(
                    Text("faraway-rules-people-grey"),
                    Text("faraway-rules-people-set"),
                    Text("faraway-rules-people-wonders"),
                    Text("faraway-rules-people-lowest", {"card": say_card(lowest)}),
                ),
                cards=_names(regions_of(PEOPLE_BELOW)[:4]),
            ),
        ),
    )


def _starry_skies() -> Page:
    return Page(
        "skies",
        Text("faraway-rules-skies"),
        Text("faraway-rules-skies-lead", {"count": len(STARRY_SKIES.cards)}),
        (
            Section(
                Text("faraway-rules-skies-numbers"),
                (Text("faraway-rules-skies-numbers-text"),),
                cards=("region-26", "meteorite-26"),
            ),
            Section(Text("faraway-rules-skies-up"), (Text("faraway-rules-skies-up-text"),)),
            Section(
                Text("faraway-rules-skies-give"),
                (Text("faraway-rules-skies-give-text"),),
                cards=("meteorite-38",),
            ),
        ),
        prompts=("faraway-give",),
    )


def _names(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple([NAMES[card] for card in cards])
