"""The rulebook of Everdell, page by page; its numbers are those that the clauses play by."""

from __future__ import annotations

from typing import Final

from skerry.games.everdell import examples
from skerry.games.everdell.events import BASIC_EVENTS
from skerry.games.everdell.expansions import alone, pearlbrook
from skerry.games.everdell.places import HAVEN_CARDS, JOURNEYS
from skerry.games.everdell.rulings import RULINGS
from skerry.games.everdell.setup import FIRST_HAND, FOREST_COUNTS, SPECIAL_COUNT
from skerry.games.woodland.box import NEW_WORKERS
from skerry.games.woodland.labels import say_name
from skerry.games.woodland.placing import CROWD, CROWD_ROOM
from skerry.games.woodland.seasons import SUMMER_CARDS
from skerry.games.woodland.terms import (
    AUTUMN,
    CITY_SPACES,
    HAND_LIMIT,
    MEADOW_SIZE,
    SPRING,
    SUMMER,
    WINTER,
)
from skerry.kernel.rulebook import Grid, Page, Rulebook, Section
from skerry.kernel.text import Text

MOST_SEATS: Final = 4


def rulebook(more: list[Page]) -> Rulebook:
    """Return all pages, then the expansion and playing alone, then what other modules bring."""
    pages = (_goal(), _set_up(), _turn(), _workers(), _play(), _types(), _seasons(), _end())
    all_pages = (*pages, pearlbrook(), alone(), *more)
    return Rulebook(Text("everdell-about"), all_pages, RULINGS)


def _goal() -> Page:
    return Page(
        "goal",
        Text("everdell-rules-goal"),
        Text("everdell-rules-goal-lead"),
        (
            Section(
                None,
                (Text("everdell-rules-goal-city"), Text("everdell-rules-goal-year")),
                cards=("farm", "husband", "theater"),
            ),
            Section(None, (Text("everdell-rules-goal-resources"),)),
        ),
    )


def _set_up() -> Page:
    heads = (
        Text("everdell-rules-set-up-seats"),
        Text("everdell-rules-set-up-forest"),
        Text("everdell-rules-set-up-hands"),
    )
    rows: list[tuple[int | str, ...]] = []
    for seats in range(1, MOST_SEATS + 1):
        hands = [str(min(FIRST_HAND + seat, HAND_LIMIT)) for seat in range(seats)]
        forest = FOREST_COUNTS[min(seats, len(FOREST_COUNTS) - 1)]
        rows.append((seats, forest, ", ".join(hands)))
    events = {"basic": len(BASIC_EVENTS), "special": SPECIAL_COUNT}
    return Page(
        "set-up",
        Text("everdell-rules-set-up"),
        Text("everdell-rules-set-up-lead"),
        (
            Section(
                Text("everdell-rules-set-up-table"),
                items=(
                    Text("everdell-rules-set-up-meadow", {"count": MEADOW_SIZE}),
                    Text("everdell-rules-set-up-events", dict(events)),
                    Text("everdell-rules-set-up-board"),
                ),
                grid=Grid(heads, tuple(rows)),
            ),
            Section(
                Text("everdell-rules-set-up-you"),
                items=(
                    Text("everdell-rules-set-up-workers", {"count": NEW_WORKERS[WINTER]}),
                    Text("everdell-rules-set-up-limit", {"count": HAND_LIMIT}),
                    Text("everdell-rules-set-up-deck"),
                ),
            ),
        ),
    )


def _turn() -> Page:
    return Page(
        "turn",
        Text("everdell-rules-turn"),
        Text("everdell-rules-turn-lead"),
        (
            Section(
                Text("everdell-rules-turn-worker"),
                (Text("everdell-rules-turn-worker-text"),),
                cards=("basic_two_twigs_one_card",),
            ),
            Section(
                Text("everdell-rules-turn-card"),
                (Text("everdell-rules-turn-card-text"),),
                cards=("farm",),
            ),
            Section(
                Text("everdell-rules-turn-prepare"), (Text("everdell-rules-turn-prepare-text"),)
            ),
            Section(Text("everdell-rules-turn-pass"), (Text("everdell-rules-turn-pass-text"),)),
            Section(None, (Text("everdell-rules-turn-free"),)),
        ),
        prompts=("woodland-take-turn",),
    )


def _workers() -> Page:
    lowest = min(JOURNEYS)
    cards = {"storehouse": say_name("storehouse"), "inn": say_name("inn")}
    stay = {"monastery": say_name("monastery"), "cemetery": say_name("cemetery")}
    basic = BASIC_EVENTS[0]
    return Page(
        "workers",
        Text("everdell-rules-workers"),
        Text("everdell-rules-workers-lead"),
        (
            Section(
                Text("everdell-rules-workers-room"),
                (
                    Text("everdell-rules-workers-room-text"),
                    Text("everdell-rules-workers-forest", {"seats": CROWD, "room": CROWD_ROOM}),
                ),
                cards=("basic_three_twigs", "basic_one_berry", "forest_two_any"),
            ),
            Section(
                Text("everdell-rules-workers-haven"),
                (Text("everdell-rules-workers-haven-text", {"count": HAVEN_CARDS}),),
            ),
            Section(
                Text("everdell-rules-workers-journey"),
                (Text("everdell-rules-workers-journey-text", {"points": lowest}),),
            ),
            Section(
                Text("everdell-rules-workers-cards"),
                (Text("everdell-rules-workers-cards-text", dict(cards)),),
                cards=("inn", "storehouse"),
            ),
            Section(
                Text("everdell-rules-workers-events"),
                (
                    Text("everdell-rules-workers-events-text"),
                    Text("everdell-rules-workers-events-basic", {"points": basic.points}),
                ),
                cards=(basic.name, "croak_wart_cure"),
            ),
            Section(
                Text("everdell-rules-workers-stay"),
                (Text("everdell-rules-workers-stay-text", dict(stay)),),
            ),
        ),
        prompts=("woodland-whose-card",),
    )


def _play() -> Page:
    help_ = {"crane": say_name("crane"), "innkeeper": say_name("innkeeper")}
    spaces: dict[str, str | int | Text] = {
        "count": CITY_SPACES,
        "wanderer": say_name("wanderer"),
        "husband": say_name("husband"),
        "wife": say_name("wife"),
    }
    return Page(
        "play",
        Text("everdell-rules-play"),
        Text("everdell-rules-play-lead"),
        (
            Section(
                Text("everdell-rules-play-pay"),
                items=(
                    Text("everdell-rules-play-price"),
                    Text("everdell-rules-play-move-in"),
                    Text("everdell-rules-play-ever-tree", {"card": say_name("ever_tree")}),
                    Text("everdell-rules-play-help", dict(help_)),
                ),
                cards=("crane", "innkeeper"),
            ),
            Section(
                Text("everdell-rules-play-room"),
                items=(
                    Text("everdell-rules-play-spaces", spaces),
                    Text("everdell-rules-play-unique"),
                ),
            ),
            Section(
                Text("everdell-rules-play-order"),
                items=(
                    Text("everdell-rules-play-order-pay"),
                    Text("everdell-rules-play-order-refill"),
                    Text("everdell-rules-play-order-arrive"),
                    Text("everdell-rules-play-order-react"),
                    Text("everdell-rules-play-order-by-effect"),
                ),
            ),
        ),
        (examples.moving_in,),
        prompts=("woodland-pay-for", "woodland-pay-with", "woodland-pay-swapped"),
    )


def _types() -> Page:
    types = (
        (Text("everdell-rules-types-production"), "farm"),
        (Text("everdell-rules-types-traveler"), "bard"),
        (Text("everdell-rules-types-destination"), "inn"),
        (Text("everdell-rules-types-governance"), "historian"),
        (Text("everdell-rules-types-prosperity"), "theater"),
    )
    return Page(
        "types",
        Text("everdell-rules-types"),
        Text("everdell-rules-types-lead"),
        (
            *[Section(None, (text,), cards=(card,)) for text, card in types],
            Section(
                Text("everdell-rules-types-more"),
                items=(
                    Text("everdell-rules-types-forms"),
                    Text("everdell-rules-types-rarity"),
                    Text("everdell-rules-types-links"),
                ),
            ),
        ),
    )


def _seasons() -> Page:
    heads = (
        Text("everdell-rules-seasons-season"),
        Text("everdell-rules-seasons-new"),
        Text("everdell-rules-seasons-gift"),
    )
    produce = Text("everdell-rules-seasons-produce")
    take = Text("everdell-rules-seasons-take", {"count": SUMMER_CARDS})
    rows = (
        (Text("everdell-rules-seasons-spring"), NEW_WORKERS[SPRING], produce),
        (Text("everdell-rules-seasons-summer"), NEW_WORKERS[SUMMER], take),
        (Text("everdell-rules-seasons-autumn"), NEW_WORKERS[AUTUMN], produce),
    )
    return Page(
        "seasons",
        Text("everdell-rules-seasons"),
        Text("everdell-rules-seasons-lead"),
        (
            Section(None, grid=Grid(heads, rows)),
            Section(
                Text("everdell-rules-seasons-order"),
                items=(
                    Text("everdell-rules-seasons-before", {"card": say_name("clock_tower")}),
                    Text("everdell-rules-seasons-home"),
                    Text("everdell-rules-seasons-gives"),
                    Text("everdell-rules-seasons-last"),
                ),
            ),
        ),
        (examples.spring,),
        prompts=("woodland-next-production",),
    )


def _end() -> Page:
    return Page(
        "end",
        Text("everdell-rules-end"),
        Text("everdell-rules-end-lead"),
        (
            Section(
                Text("everdell-rules-end-score"),
                (Text("everdell-rules-end-tie"),),
                items=(
                    Text("everdell-rules-end-printed"),
                    Text("everdell-rules-end-tokens"),
                    Text("everdell-rules-end-prosperity"),
                    Text("everdell-rules-end-journey"),
                    Text("everdell-rules-end-events"),
                ),
            ),
            Section(Text("everdell-rules-end-passed"), (Text("everdell-rules-end-passed-text"),)),
        ),
        (examples.scoring,),
    )
