"""What greedy Everdell sees of its table, and what things are worth there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.woodland.outlook import Outlook, Scale
from skerry.agents.greedy.woodland.stock import stock_of
from skerry.games.everdell.rugwort import UNACHIEVED
from skerry.games.woodland.terms import AUTUMN, CONSTRUCTION

if TYPE_CHECKING:
    from skerry.agents.greedy.woodland.outlook import Judgement
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.card import Card
    from skerry.kernel.view import View

FEW_SPACES: Final = 3
LAST_SPACES: Final = 0.6  # what is lost with each of the last spaces of the city
ANSWER: Final[tuple[float, ...]] = (
    0.0,
    0.2,
    0.8,
    2.0,
)  # by season, what a card of the rival's is minded
PEARL: Final[tuple[float, ...]] = (
    3.4,
    3.3,
    3.0,
    2.2,
)  # by season: its points, and the hope for a wonder
NEEDED: Final = 2  # cards that one likes to have in hand for each season to come
EVENT: Final = 4.0  # what an event brings, about


EVERDELL_SCALE: Final = Scale(
    resources=(0.5, 0.7, 0.9, 0.75),
    use=(1.0, 1.0, 0.9, 0.5),
    idle_use=0.12,
    productions=(3.0, 2.0, 2.0, 1.0),
    plays=(12, 9, 6, 3),
    card=(0.4, 0.4, 0.3, 0.15),
    idle_card=0.15,
    further=(1.0,) * 8,
    free_play=2.8,
    rebate=0.7,
    worker=1.8,
)


class EverdellOutlook(Outlook):
    """What a seat sees of meadow, events and river."""

    def __init__(self, box: Box, view: View, seat: int, judgement: Judgement) -> None:
        super().__init__(box, view, seat, judgement, EVERDELL_SCALE)
        meadow = view.zone("meadow")
        self.meadow = [
            card
            for card, mark in zip(meadow.cards or [], meadow.marks, strict=True)
            if "blocked" not in mark
        ]
        first = len(self.cards)
        self.events = [card - first for card in view.cards("events")]
        self.achieved = [card - first for card in view.cards("achieved", seat)]
        self.has_brook = view.has("river")
        self.pearls = view.counter("pearl", seat)
        self.points = view.counter("points", seat)
        # Constructions into which a critter could move.
        self.homes = [
            kind
            for kind, mark in zip(self.city, self.marks, strict=True)
            if "occupied" not in mark and self.cards[kind].form == CONSTRUCTION
        ]
        self.spaces += self.couples(self.city)
        self.spare = max(0, len(self.hand) - NEEDED * (AUTUMN - self.season))
        self.on_tray = 0  # resources that were paid in the effect that is being judged
        self.put_on = 0  # points that were put on its card
        self._shares: dict[tuple[str, str, int], float] = {}
        # By home, and by type of card: what they are worth for guests and the river, once asked.
        self.guests: dict[int, float] = {}
        self.pulls: dict[str, float] = {}
        self.look_ahead()

    def look_ahead(self) -> None:
        """Mind the rival, and keep the last spaces of the city for good cards."""
        super().look_ahead()
        few = 0 if self.ending else max(0, FEW_SPACES + 1 - self.spaces)
        self.space_price = LAST_SPACES * few
        self.answer = 0.0 if self.rivals else ANSWER[self.season]
        # Alone, what the rival gets for each special event left over.
        self.denied = 0 if self.rivals else UNACHIEVED[self.view.counter("year")]
        self.pearl = PEARL[self.season]

    def couples(self, city: list[int]) -> int:
        """Return how many pairs of partners share a space."""
        return sum([min(city.count(one), city.count(two)) for one, two in self.box.couples])

    def places(self, areas: tuple[str, ...]) -> list[int]:
        """They lie on the board and in the forest."""
        first = len(self.cards)
        cards = self.view.cards("board") + self.view.cards("forest")
        return [card - first for card in cards if self.box.places[card - first].area in areas]

    def cities(self) -> list[list[int]]:
        """Alone there is a rival's."""
        return [*super().cities(), self.view.cards("rival")]

    def scoring(self, city: list[int]) -> list[int]:
        """Of equal cards one scores for all."""
        return sorted(set(city))

    def share(self, form: str, type_: str, unique: int) -> float:
        """Return how large a part of the deck is of such cards."""
        key = form, type_, unique
        if key not in self._shares:
            deck = [card for card in self.cards if self.has_brook or not card.expansion]
            found = [card.copies for card in deck if is_such(card, form, type_, unique)]
            self._shares[key] = sum(found) / sum([card.copies for card in deck])
        return self._shares[key]

    def tokens(self, kind: int) -> int:
        """Return the points that lie on cards of a kind in the own city."""
        pairs = zip(self.city, self.marks, strict=True)
        return sum([mark.get("point", 0) for card, mark in pairs if card == kind])

    def missed(self, kind: int) -> float:
        """Points that lie on a card are lost with it."""
        return float(self.tokens(kind)) / max(1, self.city.count(kind))

    def standing(self, seat: int) -> float:
        """Return roughly how many points a seat has, from what all can see."""
        city = self.view.cards("city", seat)
        achieved = self.view.cards("achieved", seat)
        return (
            sum([self.cards[kind].points for kind in city])
            + self.view.counter("points", seat)
            + EVENT * len(achieved)
            + 2 * self.view.counter("pearl", seat)
            + 0.5 * sum(stock_of(self.view, seat, self.box.resources))
        )


def is_such(card: Card, form: str, type_: str, unique: int) -> bool:
    """Tell whether a card is of a form and a type, and unique or common; "" and -1 for all."""
    return form in ("", card.form) and type_ in ("", card.type) and unique in (-1, int(card.unique))
