"""Which cards are kept, parted with and let act; which resources are taken; who gets something."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.options import best
from skerry.agents.greedy.woodland.effects import leaving, times_counted, worth_of_effect
from skerry.agents.greedy.woodland.stock import choices, plus_each
from skerry.games.woodland.effects.city import LeaveCity
from skerry.games.woodland.effects.gain import GainAny
from skerry.games.woodland.effects.hand import SetAside
from skerry.games.woodland.picks import FROM_DECK, STOP

if TYPE_CHECKING:
    from skerry.agents.greedy.woodland.budget import Budget
    from skerry.agents.greedy.woodland.outlook import Outlook
    from skerry.agents.greedy.woodland.question import Question
    from skerry.games.woodland.card import Card

ALIKE: Final = 0.5  # what is missed in a card of which there is another one in the hand
MOST_TAKEN: Final = 3  # resources that are thought about together
HARMLESS: Final = -1000.0  # less than any seat has


def worth_in_hand(kind: int, budget: Budget[Outlook]) -> float:
    """Return what a card would be worth in the hand, unless there is one like it."""
    return budget.keep(kind) - (ALIKE if kind in budget.outlook.hand else 0.0)


def card_to_keep(asked: Question[Budget[Outlook]]) -> int:
    """Return the best of the cards drawn."""
    return best(
        asked.options, [worth_in_hand(asked.card(pick), asked.budget) for pick in asked.options]
    )


def card_to_lose(asked: Question[Budget[Outlook]]) -> int:
    """Return the card of the city that is missed least, or none if all are missed."""
    effect = asked.frame.effect
    assert isinstance(effect, LeaveCity)
    gains = [
        0.0 if pick == STOP else leaving(asked.card(pick), effect, asked.outlook)
        for pick in asked.options
    ]
    return best(asked.options, gains)


def card_to_discard(asked: Question[Budget[Outlook]]) -> int:
    """Return the card of the meadow that is wanted least."""
    picks = [pick for pick in asked.options if pick != STOP]
    return best(picks, [-asked.budget.keep(asked.card(pick)) for pick in picks])


def production(asked: Question[Budget[Outlook]]) -> int:
    """Return the card whose production brings most; cards are drawn first."""
    if asked.options[0] == FROM_DECK:
        return FROM_DECK
    picks = [pick for pick in asked.options if pick != STOP]
    effects = [asked.budget.cards[asked.card(pick)].produce for pick in picks]
    return best(picks, [worth_of_effect(effect, asked.outlook) for effect in effects])


def first_to_react(asked: Question[Budget[Outlook]]) -> int:
    """Return the card that brings most of those that watched for the same."""
    effects = [asked.budget.cards[asked.card(pick)].play for pick in asked.options]
    return best(asked.options, [worth_of_effect(effect, asked.outlook) for effect in effects])


def card_to_set_aside(asked: Question[Budget[Outlook]]) -> int:
    """Return the next of the cards that the hand can best do without; stop when none is left."""
    effect = asked.frame.effect
    assert isinstance(effect, SetAside)
    aside = asked.outlook.view.cards("aside", asked.outlook.seat)
    hand = sorted(asked.outlook.hand, key=asked.budget.keep)
    hand = [kind for kind in hand if fits(asked.budget.cards[kind], effect)]
    going = hand[: asked.budget.going(effect, hand, len(aside))]
    found = [pick for pick in asked.options if asked.card(pick) in going]
    return found[0] if found else asked.options[0]


def fits(card: Card, effect: SetAside) -> bool:
    """Tell whether a card of the hand may be set aside for an effect."""
    return effect.form in ("", card.form) and effect.type in ("", card.type)


def resource_to_take(asked: Question[Budget[Outlook]]) -> int:
    """Return the first of the resources that would help most; they come in ascending order."""
    effect = asked.frame.effect
    assert isinstance(effect, GainAny)
    due = effect.count * times_counted(effect, asked.outlook)
    number = min(MOST_TAKEN, max(1, due - len(asked.frame.memo)))
    sets = list(combinations_with_replacement(asked.options, number))
    stock = plus_each(asked.budget.stock, asked.frame.memo)
    after = choices(stock, number, tuple(asked.options))
    values = [asked.budget.potential(more) for more in after]
    return sets[values.index(max(values))][0]


def strength(pick: int, outlook: Outlook) -> float:
    """Return how well a seat does; the own one may profit, and a rival has no use for gifts."""
    seat = outlook.box.picks.owner_of(pick)
    is_seat = seat < outlook.view.seats and seat != outlook.seat
    return outlook.standing(seat) if is_seat else HARMLESS


def weakest_seat(asked: Question[Budget[Outlook]]) -> int:
    """Return who gets something, or whose card is used: who has least of those that matter."""
    return best(asked.options, [-strength(pick, asked.outlook) for pick in asked.options])


def strongest_seat(asked: Question[Budget[Outlook]]) -> int:
    """Return who is harmed: who has most."""
    return best(asked.options, [strength(pick, asked.outlook) for pick in asked.options])
