"""Which cards greedy Farshore begins with, and which it draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.options import fullest
from skerry.agents.greedy.woodland.choosing import worth_in_hand
from skerry.agents.greedy.woodland.effects import CHOSEN
from skerry.games.farshore.effects.draw import DrawFromBay
from skerry.games.farshore.setup import NEW_HAND
from skerry.games.woodland.picks import CHOOSE, FROM_DECK, STOP

if TYPE_CHECKING:
    from skerry.agents.greedy.farshore.budget import FarshoreQuestion

POOR: Final = 0.75  # a first hand is changed that promises so much less than the average


def hand_to_keep(asked: FarshoreQuestion) -> int:
    """Change the first hand if it promises less than most."""
    hand = sum([asked.budget.keep(kind) for kind in asked.outlook.hand])
    cards = asked.budget.cards
    copies = sum([card.copies for card in cards])
    average = (
        sum([asked.budget.keep(kind) * card.copies for kind, card in enumerate(cards)]) / copies
    )
    return NEW_HAND if hand < POOR * average * len(asked.outlook.hand) else STOP


def card_to_draw(asked: FarshoreQuestion) -> int:
    """Return the next of the best cards of the bay, which come in ascending order; or the deck."""
    effect = asked.frame.effect
    assert isinstance(effect, DrawFromBay)
    taken = len(asked.frame.memo) if effect.or_deck else 0  # these are in the hand already
    left = min(effect.count, asked.outlook.room + taken) - len(asked.frame.memo)
    kinds = [asked.card(pick) for pick in asked.sorted_out(CHOOSE)]
    good = fullest(kinds, [worth_in_hand(kind, asked.budget) for kind in kinds], left)
    if FROM_DECK in asked.options:
        good = [
            kind for kind in good if worth_in_hand(kind, asked.budget) > CHOSEN * asked.outlook.card
        ]
    return asked.outlook.box.picks.choices[min(good)] if good else FROM_DECK
