"""A turn of greedy Everdell: what others could take first, then adornments, cards and places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.options import best
from skerry.agents.greedy.woodland.turn import best_turn
from skerry.games.everdell.pearlbrook.river import RIVER
from skerry.games.woodland.picks import GO, PLAY_SIDE_CARD, STOP

if TYPE_CHECKING:
    from skerry.agents.greedy.everdell.budget import EverdellQuestion

URGENT: Final = 2.0  # what is done at once if it brings more
TOKEN: Final = 1.0  # the point that is given for another use of a place


def turn(asked: EverdellQuestion) -> int:
    """Return the event, the adornment, the play, the placement or the end of the season."""
    first = [pick for pick in asked.sorted_out(GO) if is_urgent(pick, asked)]
    gains = [asked.budget.placing(pick) for pick in first]
    if first and max(gains) > URGENT:
        return best(first, gains)
    box = asked.outlook.box
    adornments = asked.sorted_out(PLAY_SIDE_CARD)
    beauty = [asked.budget.adorning(box.card_of(pick)) for pick in adornments]
    if adornments and max(beauty) > 0:
        return best(adornments, beauty)
    return best_turn(asked)


def is_urgent(pick: int, asked: EverdellQuestion) -> bool:
    """Tell whether somebody else could be first: at an event, a wonder, or at the river."""
    box = asked.outlook.box
    place = box.places[box.place_of(pick)]
    return place.is_event or place.area == RIVER


def place_to_use(asked: EverdellQuestion) -> int:
    """Return the best place, or none."""
    gains = [0.0 if pick == STOP else asked.budget.placing(pick) for pick in asked.options]
    return best(asked.options, gains)


def place_to_use_again(asked: EverdellQuestion) -> int:
    """Return the best place if it brings more than the point that it costs."""
    gains = [TOKEN if pick == STOP else asked.budget.placing(pick) for pick in asked.options]
    return best(asked.options, gains)
