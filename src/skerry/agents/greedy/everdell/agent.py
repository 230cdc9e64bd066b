"""Greedy Everdell: buys the best bargain, and sends workers for what the next one lacks.

A card is worth its points, what it will produce, and what it does for other cards and for events;
its price is what the resources could else become. Turns are not scarce, workers are: so whatever
pays is played first, then events are achieved, then workers go where the stock grows best.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.everdell.brook import (
    adornment_worth,
    ferry_worth,
    landing_worth,
    ship_worth,
    wonder_worth,
)
from skerry.agents.greedy.everdell.brook_choices import BY_THE_BROOK
from skerry.agents.greedy.everdell.budget import EverdellBudget
from skerry.agents.greedy.everdell.outlook import Outlook
from skerry.agents.greedy.everdell.worth import event_worth, harvest, worth
from skerry.agents.greedy.woodland.stock import (
    FREE,
    UNIT,
    best,
    choices,
    next_of_set,
    plus,
    plus_each,
)
from skerry.games.everdell.tables import BOX
from skerry.games.woodland.picks import (
    FIRST_CARD,
    MOVE_IN,
    MOVE_IN_ANYWHERE,
    NUMBERS,
    PASS,
    PREPARE,
    PRICE,
    SEATS,
    SLOTS,
    STOP,
)
from skerry.games.woodland.words import AUTUMN, BROOK_AREAS, JOURNEY, RIVER, WONDER

if TYPE_CHECKING:
    from skerry.agents.greedy.woodland.stock import Stock
    from skerry.kernel.choice import Choice
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen
    from skerry.kernel.text import Text

PICKS: Final = BOX.picks
STAYING: Final = 1.2  # what a worker would bring in each further season
# What places give: resources, any resources, cards, points.
GIFTS: Final[dict[str, tuple[Stock, int, int, int]]] = {
    "basic_three_twigs": ((3, 0, 0, 0), 0, 0, 0),
    "basic_two_twigs_one_card": ((2, 0, 0, 0), 0, 1, 0),
    "basic_two_resin": ((0, 2, 0, 0), 0, 0, 0),
    "basic_one_resin_one_card": ((0, 1, 0, 0), 0, 1, 0),
    "basic_two_cards_one_vp": (FREE, 0, 2, 1),
    "basic_one_pebble": ((0, 0, 1, 0), 0, 0, 0),
    "basic_one_berry_one_card": ((0, 0, 0, 1), 0, 1, 0),
    "basic_one_berry": ((0, 0, 0, 1), 0, 0, 0),
    "forest_two_berry_one_card": ((0, 0, 0, 2), 0, 1, 0),
    "forest_two_any": (FREE, 2, 0, 0),
    "forest_one_pebble_three_card": ((0, 0, 1, 0), 0, 3, 0),
    "forest_one_twig_resin_berry": ((1, 1, 0, 1), 0, 0, 0),
    "forest_three_berry": ((0, 0, 0, 3), 0, 0, 0),
    "forest_two_resin_one_twig": ((1, 2, 0, 0), 0, 0, 0),
    "forest_two_card_one_any": (FREE, 1, 2, 0),
    "forest_two_pebble_one_card": ((0, 0, 2, 0), 0, 1, 0),
    "forest_resin_pebble_or_four_card": ((0, 1, 1, 0), 0, 0, 0),
    "forest_berry_pebble_card": ((0, 0, 1, 1), 0, 1, 0),
    "forest_discard_two_meadow_take_two_gain_any": (FREE, 1, 2, 0),
}
# What is asked when a card is to be chosen: to let it act, to take it, to lose it, to part with it.
ACTING: Final = (
    "woodland-next-production",
    "woodland-produce-again",
    "woodland-copy-production",
    "everdell-produce-some",
)
TAKING: Final = ("woodland-take-meadow", "woodland-keep-one", "woodland-share-out")
LEAVING: Final = (
    "everdell-university",
    "everdell-demolish",
    "everdell-croak",
    "everdell-capture",
    "woodland-imprison",
    "everdell-tuck-one",
)
PARTING: Final = (
    "woodland-discard",
    "woodland-discard-any",
    "woodland-discard-up-to",
    "woodland-choose-to-give",
    "everdell-scholars",
    "everdell-show",
    "everdell-show-mixed",
)
OF_CARDS: Final = (*ACTING, *TAKING, *LEAVING, *PARTING)
FOR_POINTS: Final = {"woodland-give-for-points": 2, "woodland-lay-on": 2}


class Everdell:
    """Takes the option that promises most; equal views get equal answers."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng  # never asked: of equals the lowest is taken

    def choose(self, seen: Seen) -> int:
        """Return the most promising option."""
        outlook = Outlook(seen.view(), seen.seat)
        budget = EverdellBudget(outlook)
        options = seen.options
        choice = seen.choice()
        assert choice is not None
        question = choice.prompt
        if question.id in BY_THE_BROOK:
            return BY_THE_BROOK[question.id](options, budget)
        if options[0] in (PREPARE, PASS) or options[-1] >= PICKS.visit_card:
            return best_turn(options, budget)
        if options[-1] >= PICKS.play_hand:
            return best(options, [gift_worth(pick, budget) for pick in options])
        if question.id in OF_CARDS:
            return card_to_choose(options, choice, budget)
        return small_choice(options, choice, budget, seen.frame().memo)


def small_choice(
    options: list[int], choice: Choice, budget: EverdellBudget, begun: tuple[int, ...]
) -> int:
    """Return the seat, the number, the resource or the way to pay that is asked for."""
    question = choice.prompt
    if SEATS <= options[0] < SLOTS:
        return seat_to_name(options, question, budget.outlook)
    if NUMBERS <= options[0] < SEATS:
        return number_to_pay(options, question, budget)
    if options[-1] <= STOP:
        return resource(options, choice, budget, begun)
    return best_payment(options)


# A turn.


def best_turn(options: list[int], budget: EverdellBudget) -> int:
    """Return the play, the placement or the end of the season that promises most."""
    plays = [pick for pick in options if PICKS.play_hand <= pick < PICKS.visit_card]
    values = [play_worth(pick, budget) for pick in plays]
    places = [pick for pick in options if PICKS.visit_card <= pick < PICKS.curio]
    jewels = [pick for pick in options if pick >= PICKS.play_curio]
    gains = [place_worth(pick, budget) for pick in places]
    first = [gain for pick, gain in zip(places, gains, strict=True) if is_urgent(pick)]
    if first and max(first) > 2:
        return places[gains.index(max(first))]
    if jewels:
        beauty = [adornment_worth(BOX.card_of(pick), budget) for pick in jewels]
        if max(beauty) > 0:
            return best(jewels, beauty)
    if values and max(values) > 0:
        return best(plays, values)
    if places and (options[0] not in (PASS, PREPARE) or max(gains) > 0):
        return best(places, gains)
    return options[0]


def is_urgent(pick: int) -> bool:
    """Tell whether somebody else could be first: at an event, a wonder, or at the river."""
    if pick < PICKS.visit_place:
        return False
    place = BOX.places[pick - PICKS.visit_place]
    return place.is_event or place.area == RIVER


def play_worth(pick: int, budget: EverdellBudget) -> float:
    """Return how good a bargain a card is, or a negative number if its price has better uses."""
    kind = BOX.card_of(pick)
    for wish in budget.wishes:
        if wish.kind == kind:
            slower = 0.0 if pick < PICKS.play_meadow else 0.01
            return wish.bargain + slower  # the hand can wait, the meadow cannot
    return -1.0


def place_worth(pick: int, budget: EverdellBudget) -> float:
    """Return what a worker brings at a place or on a card."""
    if pick < PICKS.visit_place:
        return visit_worth(BOX.card_of(pick), budget)
    outlook = budget.outlook
    number = pick - PICKS.visit_place
    place = BOX.places[number]
    if place.area in BROOK_AREAS:
        return landing_worth(number, budget)
    if place.is_event:
        is_wonder = place.area == WONDER
        return wonder_worth(number, budget) if is_wonder else event_worth(number, outlook)
    if place.area == JOURNEY:
        lost = sorted([budget.keep(kind) for kind in outlook.hand])[: place.points]
        return place.points - sum(lost)
    if place.name in GIFTS:
        return gift(GIFTS[place.name], budget)
    return odd_place(place.name, budget)


def gift(given: tuple[Stock, int, int, int], budget: EverdellBudget) -> float:
    """Return what resources, cards and points from a place bring."""
    amounts, free, cards, points = given
    outlook = budget.outlook
    stock = plus(outlook.stock, amounts)
    after = max([budget.potential(more) for more in choices(stock, free)])
    return after - budget.potential(outlook.stock) + outlook.cards(cards) + points


def odd_place(name: str, budget: EverdellBudget) -> float:
    """Return what the places bring where cards are turned into something."""
    outlook = budget.outlook
    spare = len([kind for kind in outlook.hand if budget.keep(kind) < 0.5])
    if name == "haven":
        return gift((FREE, min(3, spare // 2), 0, 0), budget)
    if name == "forest_discard_up_to_three_gain_any":
        return gift((FREE, min(3, spare), 0, 0), budget)
    if name == "forest_discard_any_draw_double":
        return outlook.card * min(spare + outlook.room, 2 * spare)
    if name == "forest_copy_basic_one_card":
        return best_basic(budget) + outlook.cards(1)
    taken = sorted([budget.worths[kind] for kind in outlook.meadow], reverse=True)[:2]
    return 0.4 * sum(taken) if outlook.room else 0.0


def best_basic(budget: EverdellBudget) -> float:
    """Return what the best of the basic places would give."""
    return max([gift(given, budget) for name, given in GIFTS.items() if name.startswith("basic")])


def visit_worth(kind: int, budget: EverdellBudget) -> float:
    """Return what a worker on a card of a city brings."""
    outlook = budget.outlook
    name = BOX.names[kind]
    if name == "storehouse":
        pairs = zip(outlook.city, outlook.marks, strict=True)
        stored = [amounts_on(mark) for card, mark in pairs if card == kind]
        return max([gift((amounts, 0, 0, 0), budget) for amounts in stored])
    if name == "lookout":
        return best_basic(budget)
    if name in ("queen", "inn"):
        return free_play(name, budget)
    if name in ("ferry", "pirate_ship"):
        return ferry_worth(budget) if name == "ferry" else ship_worth(outlook)
    forever = STAYING * (AUTUMN - outlook.season)
    return {
        "monastery": 4 - 2 * outlook.prices[0] - 0.5 - forever,
        "cemetery": 3.0 - forever,
        "chapel": 1 + outlook.cards(2 * (1 + tokens_on(kind, outlook))),
        "post_office": outlook.cards(8) * 0.5,
        "university": 1.0,
    }.get(name, 0.0)


def free_play(name: str, budget: EverdellBudget) -> float:
    """Return what the best card brings that a queen or an inn could let come in."""
    outlook = budget.outlook
    if name == "inn":
        return 0.7 * max([budget.worths[card] for card in outlook.meadow], default=0.0)
    cards = [card for card in outlook.hand + outlook.meadow if BOX.cards[card].points <= 3]
    return max([budget.worths[card] for card in cards], default=0.0)


def amounts_on(mark: dict[str, int]) -> Stock:
    """Return the resources that lie on a card."""
    twig, resin, pebble, berry = [mark.get(name, 0) for name in BOX.resources]
    return twig, resin, pebble, berry


def tokens_on(kind: int, outlook: Outlook) -> int:
    """Return the points that lie on a card of the own city."""
    if kind not in outlook.city:
        return 0
    return outlook.marks[outlook.city.index(kind)].get("point", 0)


# What follows from a turn.


def gift_worth(pick: int, budget: EverdellBudget) -> float:
    """Return what it is worth to play a card for nothing, or for less; 0 for leaving it."""
    if pick == STOP:
        return 0.0
    kind = BOX.card_of(pick)
    value = budget.worths.get(kind, worth(kind, budget.outlook))
    return value + 0.3 * budget.outlook.value(BOX.cards[kind].cost)


def best_payment(options: list[int]) -> int:
    """Return the cheapest way: move in, into its own home first; pay; get help as the last."""
    for pick in (MOVE_IN, MOVE_IN_ANYWHERE, PRICE):
        if pick in options:
            return pick
    return options[0]


def seat_to_name(options: list[int], question: Text, outlook: Outlook) -> int:
    """Return whom to give to: the weakest; whom to harm: the strongest; itself first."""
    if SEATS + outlook.seat in options:
        return SEATS + outlook.seat
    seats = [pick for pick in options if pick - SEATS < outlook.view.seats]
    if not seats:
        return options[0]
    strength = [outlook.standing(pick - SEATS) for pick in seats]
    if question.id == "woodland-go-abroad":
        return best(seats, strength)
    return best(seats, [-points for points in strength])


def number_to_pay(options: list[int], question: Text, budget: EverdellBudget) -> int:
    """Return how many resources to turn into points."""
    said = question.args.get("resource", "")
    each = FOR_POINTS.get(question.id, 1)
    kind = BOX.resources.index(str(said)) if said in BOX.resources else 3
    if question.id == "woodland-lay-on" and not budget.outlook.stock[3]:
        kind = 0
    stock = budget.outlook.stock
    values = [
        each * (pick - NUMBERS)
        + budget.potential(plus(stock, UNIT[kind], -min(pick - NUMBERS, stock[kind])))
        for pick in options
    ]
    return best(options, values)


def resource(
    options: list[int], choice: Choice, budget: EverdellBudget, begun: tuple[int, ...]
) -> int:
    """Return the resource to take, to pay or to save; those of the set that was begun come first."""
    stock = budget.outlook.stock
    kinds = [pick for pick in options if pick != STOP]
    prices = [
        price - 0.1 * number for price, number in zip(budget.outlook.prices, stock, strict=True)
    ]
    if choice.prompt.id in ("woodland-choose-resource", "woodland-choose-batch"):
        return resource_to_take(kinds, choice.prompt, budget, plus_each(stock, begun))
    if choice.prompt.id == "woodland-save" and choice.gathering is not None:
        return next_of_set(choice.gathering, prices.__getitem__)
    if choice.prompt.id in ("woodland-save", "woodland-swap-wanted"):
        return best(kinds, [prices[kind] for kind in kinds])
    if choice.prompt.id != "woodland-swap-given":  # there it is what need not be paid
        stock = plus_each(stock, begun, -1)
    left = [budget.potential(plus(stock, UNIT[kind], -1)) for kind in kinds]
    if STOP in options and max(left) + budget.outlook.prices[0] < budget.potential(stock):
        return STOP
    return best(kinds, left)


def resource_to_take(kinds: list[int], question: Text, budget: EverdellBudget, stock: Stock) -> int:
    """Return the first of the resources that would help most; they come in ascending order."""
    if question.id == "woodland-choose-batch":
        batches: tuple[Stock, ...] = ((3, 0, 0, 0), (0, 2, 0, 0), (0, 0, 1, 0), (0, 0, 0, 2))
        return best(kinds, [budget.potential(plus(stock, batches[kind])) for kind in kinds])
    free = min(3, int(str(question.args.get("count", 1))))
    sets = list(combinations_with_replacement(kinds, free))
    values = [budget.potential(after) for after in choices(stock, free, tuple(kinds))]
    return sets[values.index(max(values))][0]


def card_to_choose(options: list[int], choice: Choice, budget: EverdellBudget) -> int:
    """Return the card to take, to part with, or to let act."""
    outlook = budget.outlook
    question, gathering = choice.prompt, choice.gathering
    picks = [pick for pick in options if pick != STOP]
    kinds = [BOX.card_of(pick) for pick in picks]
    if question.id in ACTING:
        return best(picks, [harvest(BOX.names[kind], outlook) for kind in kinds])
    if question.id in TAKING and gathering is not None:
        cards = {option.pick: option.card for option in choice.pool}
        return next_of_set(gathering, lambda pick: worth_in_hand(cards[pick], budget))
    if question.id in TAKING:
        return best(picks, [worth_in_hand(kind, budget) for kind in kinds])
    if question.id in LEAVING:
        return best(picks, [-loss(kind, outlook) for kind in kinds])
    if question.id in PARTING:
        return card_to_part_with(options, kinds, question, budget)
    return options[0]


def worth_in_hand(kind: int, budget: EverdellBudget) -> float:
    """Return what a card would be worth in the hand, unless there is one like it."""
    again = 0.5 if kind in budget.outlook.hand else 0.0
    return budget.keep(kind) - again


def loss(kind: int, outlook: Outlook) -> float:
    """Return what a card of the city would be missed for."""
    card = BOX.cards[kind]
    ahead = (outlook.productions - 1) * harvest(card.name, outlook) if card.produce else 0.0
    return card.points + ahead - 0.3 * outlook.value(card.cost)


def card_to_part_with(
    options: list[int], kinds: list[int], question: Text, budget: EverdellBudget
) -> int:
    """Return the next of the cards that the hand can best do without; stop when none is left."""
    keeps = [budget.keep(kind) for kind in kinds]
    limit = 0.9 if question.id in ("woodland-discard-up-to", "everdell-scholars") else 0.4
    if STOP in options:
        spare = [kind for kind, keep in zip(kinds, keeps, strict=True) if keep < limit]
        return FIRST_CARD + spare[0] if spare else STOP
    return best([FIRST_CARD + kind for kind in kinds], [-keep for keep in keeps])
