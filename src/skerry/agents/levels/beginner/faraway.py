"""Beginners of Faraway: in some rounds they forget that the way is scored backwards.

Then a region or a sanctuary is what its face shows now: the fame that is printed on it, whatever it
asks for, and the wonders. Neither clues nor the order of numbers are thought of. In all rounds some of
the cards that lie open are overlooked, unless they are much better than the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.faraway.agent import Faraway, Tableau, outlook_after
from skerry.agents.greedy.faraway.outlook import outlook
from skerry.agents.greedy.options import best
from skerry.agents.levels.beginner.person import Person
from skerry.games.faraway.cards import WONDERS
from skerry.games.faraway.deck import CARDS, is_region
from skerry.games.faraway.journey import HAND_SIZE
from skerry.games.faraway.offerings import GIVE_UP
from skerry.games.faraway.quests import Flat

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen
    from skerry.kernel.view import View

FORGETS: Final = 28  # rounds of 100 in which a beginner goes by the faces
OVERLOOKED: Final = 25  # cards of 100 that are overlooked among those that lie open
GLARING: Final = 8.0  # by so much fame a card is better than the others that nobody overlooks
OFTEN: Final = 2  # so often, one thinks, something will be counted
WONDER: Final = 1  # what a wonder is worth at a glance
FACES: Final = -1


class Beginner(Person):
    """Takes the option after which the tableau promises most, of those that come to mind, or the best face."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.greedy = Faraway(rng)

    def choose(self, seen: Seen) -> int:
        """Return the most promising option, or the one with the best face."""
        view = seen.view()
        own = Tableau(*[view.cards(zone, seen.seat) for zone in Tableau._fields])
        if seen.frame().effect is GIVE_UP or len(own.hand) > HAND_SIZE:
            return self.greedy.choose(seen)
        turn = view.counter("round")
        if self.inclined(FORGETS, turn, FACES):
            return best(seen.options, [look(card) for card in seen.options])
        promises = promised(seen, view, own)
        noticed = [
            place
            for place, card in enumerate(seen.options)
            if not self.overlooks(turn, card, OVERLOOKED, lead(promises, place) / GLARING)
        ] or list(range(len(promises)))
        return seen.options[best(noticed, [promises[place] for place in noticed])]


def look(card: int) -> float:
    """Return what the face of a card seems to bring: its fame, whatever it asks for, and its wonders."""
    face = CARDS[card]
    wonders = WONDER * len([symbol for symbol in face.shows if symbol in WONDERS])
    if face.quest is None:
        return wonders
    return face.quest.each * (1 if isinstance(face.quest, Flat) else OFTEN) + wonders


def promised(seen: Seen, view: View, own: Tableau) -> list[float]:
    """Return what can be hoped for after each option."""
    market = view.cards("market")
    if not is_region(seen.options[0]):
        return [outlook(own.row, [*own.kept, card], own.hand) for card in seen.options]
    if seen.options[0] in market:
        return [outlook(own.row, own.kept, [*own.hand, card]) for card in seen.options]
    return [outlook_after(card, own, market, view.seats - 1) for card in seen.options]


def lead(promises: list[float], place: int) -> float:
    """Return by how much an option promises more than the best other one."""
    others = promises[:place] + promises[place + 1 :]
    return promises[place] - max(others) if others else GLARING
