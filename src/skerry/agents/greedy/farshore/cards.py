"""Which cards greedy Farshore draws, keeps, parts with and lets act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.farshore.deeds import CHOSEN, loss, worth_of_deed
from skerry.agents.greedy.woodland.stock import best
from skerry.games.farshore.effects.draw import DrawFromBay
from skerry.games.farshore.effects.places import DiscardAndDraw
from skerry.games.farshore.effects.trade import GiveAway, SetAllAside
from skerry.games.farshore.setup import NEW_HAND
from skerry.games.woodland.effects.hand import DiscardFor, SetAside
from skerry.games.woodland.picks import FIRST_CARD, FROM_DECK, STOP

if TYPE_CHECKING:
    from skerry.agents.greedy.farshore.budget import FarshoreBudget, Question

POOR: Final = 0.75  # a first hand is changed that promises so much less than the average
ALIKE: Final = 0.5  # what is missed in a card of which there is another one in the hand


def hand_to_keep(asked: Question) -> int:
    """Change the first hand if it promises less than most."""
    hand = sum([asked.budget.keep(kind) for kind in asked.outlook.hand])
    cards = asked.budget.cards
    copies = sum([card.copies for card in cards])
    average = (
        sum([asked.budget.keep(kind) * card.copies for kind, card in enumerate(cards)]) / copies
    )
    return NEW_HAND if hand < POOR * average * len(asked.outlook.hand) else STOP


def worth_in_hand(kind: int, budget: FarshoreBudget) -> float:
    """Return what a card would be worth in the hand, unless there is one like it."""
    return budget.keep(kind) - (ALIKE if kind in budget.outlook.hand else 0.0)


def card_to_draw(asked: Question) -> int:
    """Return the next of the best cards of the bay, which come in ascending order; or the deck."""
    deed = asked.frame.effect
    assert isinstance(deed, DrawFromBay)
    taken = len(asked.frame.memo) if deed.or_deck else 0  # these are in the hand already
    left = min(deed.count, asked.outlook.room + taken) - len(asked.frame.memo)
    kinds = [pick - FIRST_CARD for pick in asked.options if pick >= FIRST_CARD]
    good = sorted(kinds, key=lambda kind: -worth_in_hand(kind, asked.budget))[:left]
    if FROM_DECK in asked.options:
        good = [
            kind for kind in good if worth_in_hand(kind, asked.budget) > CHOSEN * asked.outlook.card
        ]
    return FIRST_CARD + min(good) if good else FROM_DECK


def card_to_keep(asked: Question) -> int:
    """Return the best of the cards drawn."""
    return best(
        asked.options, [worth_in_hand(pick - FIRST_CARD, asked.budget) for pick in asked.options]
    )


def card_to_lose(asked: Question) -> int:
    """Return the card of the city that is missed least."""
    picks = [pick for pick in asked.options if pick != STOP]
    return best(picks, [-loss(pick - FIRST_CARD, asked.outlook) for pick in picks])


def card_to_discard(asked: Question) -> int:
    """Return the card of the bay that is wanted least."""
    picks = [pick for pick in asked.options if pick != STOP]
    return best(picks, [-asked.budget.keep(pick - FIRST_CARD) for pick in picks])


def production(asked: Question) -> int:
    """Return the card whose production brings most; cards are drawn first."""
    if asked.options[0] == FROM_DECK:
        return FROM_DECK
    picks = [pick for pick in asked.options if pick != STOP]
    deeds = [asked.budget.cards[pick - FIRST_CARD].produce for pick in picks]
    return best(picks, [worth_of_deed(deed, asked.outlook) for deed in deeds])


def card_to_set_aside(asked: Question) -> int:
    """Return the next of the cards that the hand can best do without; stop when none is left."""
    deed = asked.frame.effect
    assert isinstance(deed, SetAside)
    aside = asked.outlook.view.cards("aside", asked.outlook.seat)
    hand = sorted(asked.outlook.hand, key=asked.budget.keep)
    going = hand[: number_to_set_aside(deed, hand, len(aside), asked.budget)]
    found = [FIRST_CARD + kind for kind in going if FIRST_CARD + kind in asked.options]
    return min(found) if found else asked.options[0]


def number_to_set_aside(
    deed: SetAside, hand: list[int], chosen: int, budget: FarshoreBudget
) -> int:
    """Return how many more cards are to go; the hand is sorted, the least first."""
    least = max(0, deed.at_least - chosen)
    then = deed.then
    outlook = budget.outlook
    if isinstance(deed, SetAllAside) and not chosen:
        assert isinstance(then, DiscardFor | GiveAway)
        lost = sum([budget.keep(kind) for kind in hand[: deed.up_to]])
        return deed.up_to if budget.gain(then.reward) > lost else 0
    every = then.every if isinstance(then, DiscardFor) else 1
    each = 0.0
    if isinstance(then, DiscardFor):
        each = budget.gain(then.reward) / every
    elif isinstance(then, DiscardAndDraw):
        each = CHOSEN * outlook.card
    spare = len([kind for kind in hand if budget.keep(kind) < each])
    more = min(spare, deed.up_to - chosen)
    return max(least, more - (chosen + more) % every)
