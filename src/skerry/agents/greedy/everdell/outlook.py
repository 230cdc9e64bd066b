"""What greedy Everdell sees of its table, and what resources and hopes are worth in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.woodland.stock import stock_of, worth_of
from skerry.games.everdell.rugwort import UNACHIEVED
from skerry.games.everdell.tables import BOX
from skerry.games.woodland.words import AUTUMN, CITY_SPACES, HAND_LIMIT

if TYPE_CHECKING:
    from skerry.agents.greedy.woodland.stock import Stock
    from skerry.kernel.view import View

# What a twig, a resin, a pebble and a berry bring in points while there is time to use them.
RESOURCE_WORTH: Final = (0.5, 0.7, 0.9, 0.75)
# By season: how much of that is left, how many productions a card still takes part in, how many
# cards will yet be played.
USE: Final = (1.0, 1.0, 0.9, 0.5)
PRODUCTIONS: Final = (3, 2, 2, 1)
PLAYS_AHEAD: Final = (12, 9, 6, 3)
CARD_WORTH: Final = (0.4, 0.4, 0.3, 0.15)
IDLE_USE: Final = 0.12  # in autumn, when all workers are out
FEW_SPACES: Final = 3
LAST_SPACES: Final = 0.6
ANSWER: Final = (0.0, 0.2, 0.8, 2.0)  # by season, what a card of the rival's is minded


class Outlook:
    """A seat's own things, what lies open to all, and how far the game has come."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.rivals = [other for other in range(view.seats) if other != seat]
        self.stock: Stock = stock_of(view, seat, BOX.resources)
        self.hand = view.cards("hand", seat)
        self.city = view.cards("city", seat)
        self.names = [BOX.names[kind] for kind in self.city]
        self.marks = view.zone("city", seat).marks
        meadow = view.zone("meadow")
        self.meadow = [
            card
            for card, mark in zip(meadow.cards or [], meadow.marks, strict=True)
            if "blocked" not in mark
        ]
        self.events = [card - len(BOX.cards) for card in view.cards("events")]
        self.achieved = [card - len(BOX.cards) for card in view.cards("achieved", seat)]
        self.season = view.counter("season", seat)
        self.has_brook = "river" in [zone.name for zone in view.zones]
        self.pearls = view.counter("pearl", seat)
        self.workers = view.counter("workers", seat)
        self.homes = [
            kind
            for kind, mark in zip(self.city, self.marks, strict=True)
            if "occupied" not in mark and BOX.cards[kind].form == "construction"
        ]
        self.spaces = CITY_SPACES - sum([BOX.cards[kind].space for kind in self.city])
        self.spaces += min(self.names.count("husband"), self.names.count("wife"))
        self.room = HAND_LIMIT - len(self.hand)
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Say what things are worth for the rest of the game."""
        self.productions = PRODUCTIONS[self.season]
        self.plays_ahead = min(PLAYS_AHEAD[self.season], max(0, self.spaces))
        ending = self.season == AUTUMN and not self.workers
        use = IDLE_USE if ending else USE[self.season]
        self.prices = tuple([use * worth for worth in RESOURCE_WORTH])
        # The last spaces of the city are for good cards.
        few = 0 if ending else max(0, FEW_SPACES + 1 - self.spaces)
        self.space_price = LAST_SPACES * few
        self.card = CARD_WORTH[self.season]
        # Alone, what the rival gets for each card played, and for each special event left over.
        self.answer = 0.0 if self.rivals else ANSWER[self.season]
        self.denied = 0 if self.rivals else UNACHIEVED[self.view.counter("year")]

    def value(self, amounts: Stock) -> float:
        """Return what resources are worth by themselves."""
        return worth_of(amounts, self.prices)

    def cards(self, count: int) -> float:
        """Return what it is worth to draw so many cards."""
        return self.card * min(count, self.room)

    def has(self, name: str) -> bool:
        """Tell whether a card of that name stands in the own city."""
        return name in self.names

    def count(self, form: str = "", type_: str = "", unique: int = -1) -> int:
        """Count cards of the own city."""
        found = 0
        for kind in self.city:
            card = BOX.cards[kind]
            if form in ("", card.form) and type_ in ("", card.type):
                found += int(unique in (-1, int(card.unique)))
        return found

    def standing(self, seat: int) -> float:
        """Return roughly how many points a seat has, from what all can see."""
        city = self.view.cards("city", seat)
        achieved = self.view.cards("achieved", seat)
        return (
            sum([BOX.cards[kind].points for kind in city])
            + self.view.counter("points", seat)
            + 4 * len(achieved)
            + 2 * self.view.counter("pearl", seat)
            + 0.5 * sum(stock_of(self.view, seat, BOX.resources))
        )
