"""What a greedy seat sees of its table, and what things are worth in points at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from skerry.agents.greedy.woodland.stock import FREE, Stock, plus, stock_of, worth_of
from skerry.games.woodland.terms import AUTUMN, CITY_SPACES, HAND_LIMIT

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.card import Card
    from skerry.kernel.view import View


class Scale:
    """What things bring in points; rows of four go by season."""

    def __init__(
        self,
        *,
        resources: tuple[float, ...],
        use: tuple[float, ...],
        idle_use: float,
        productions: tuple[float, ...],
        plays: tuple[int, ...],
        card: tuple[float, ...],
        idle_card: float,
        further: tuple[float, ...],
        free_play: float,
        rebate: float,
        worker: float,
    ) -> None:
        self.resources = resources  # one of each kind, while there is time to use it
        self.cheapest = sorted(range(len(resources)), key=resources.__getitem__)
        self.use = use  # how much of that is left
        self.idle_use = idle_use  # in autumn, when all workers are out
        self.productions = productions  # in how many a card will take part that is played now
        self.plays = plays  # how many cards will yet be played
        self.card = card  # a card that is drawn
        self.idle_card = idle_card
        self.further = further  # how much of that, by the cards there are already
        self.free_play = free_play  # a card for nothing
        self.rebate = rebate  # each resource that a card costs less
        self.worker = worker  # a worker where there is nothing special


class Yield:
    """What an effect brings: resources, resources at will, and all else in points."""

    __slots__ = ("amounts", "free", "rest")

    def __init__(self, amounts: Stock = FREE, free: int = 0, rest: float = 0.0) -> None:
        self.amounts = amounts
        self.free = free
        self.rest = rest

    def plus(self, more: Yield, times: int = 1) -> Yield:
        """Add what something else brings, so many times."""
        return Yield(
            plus(self.amounts, more.amounts, times),
            self.free + times * more.free,
            self.rest + times * more.rest,
        )


class Judgement:
    """By the class of an effect what it brings; by the class of a count how much it is, and will grow."""

    __slots__ = ("counts", "effects", "growths", "known")

    def __init__(
        self,
        *,
        effects: dict[type, Callable[[Any, Any], Yield]],
        counts: dict[type, Callable[[Any, list[int], Any], float]],
        growths: dict[type, Callable[[Any, Any], float]],
    ) -> None:
        self.effects = effects
        self.counts = counts
        self.growths = growths
        self.known: dict[type, Callable[[Any, Any], Yield] | None] = {}  # that have come up


class Outlook:
    """A seat's own things, what lies open to all, and how far the game has come."""

    def __init__(self, box: Box, view: View, seat: int, judgement: Judgement, scale: Scale) -> None:
        self.scale = scale
        self.box = box
        self.cards: tuple[Card, ...] = box.cards
        self.view = view
        self.seat = seat
        self.judgement = judgement
        self.rivals = [other for other in range(view.seats) if other != seat]
        self.stock: Stock = stock_of(view, seat, box.resources)
        self.hand = view.cards("hand", seat)
        self.city = view.cards("city", seat)
        self.marks = view.zone("city", seat).marks
        self.season = view.counter("season", seat)
        self.workers = view.counter("workers", seat)
        self.spaces = CITY_SPACES - sum([self.cards[kind].space for kind in self.city])
        self.room = max(0, HAND_LIMIT - len(self.hand))
        self.meadow: list[int] = []
        self.spare = max(0, len(self.hand) - 1)  # cards that could be parted with, until one knows
        self.space_price = 0.0
        self.answer = 0.0  # what a rival without a seat gets for each card played
        self.best_places: dict[tuple[str, ...], float] = {}  # by area, once they were looked at
        # The cards of the city that score something beside their points, and what they do now.
        self.scorers = [kind for kind in self.city if self.cards[kind].score is not None]
        self.bonus: float | None = None  # once it was counted
        self._types: dict[str, int] = {}  # by type of card, once they were counted

    def look_ahead(self) -> None:
        """Say what things are worth for the rest of the game."""
        season, scale = self.season, self.scale
        self.productions = scale.productions[season]
        self.plays_ahead = min(scale.plays[season], max(0, self.spaces))
        self.ending = season == AUTUMN and not self.workers
        use = scale.idle_use if self.ending else scale.use[season]
        self.prices = tuple([use * worth for worth in scale.resources])
        # What a resource at will is worth: a little more than the dearest.
        self.any_price = max(self.prices) * 1.1
        self.card = scale.idle_card if self.ending else scale.card[season]

    def value(self, amounts: Stock) -> float:
        """Return what resources are worth by themselves."""
        return worth_of(amounts, self.prices)

    def cards_drawn(self, count: int) -> float:
        """Return what it is worth to draw so many cards."""
        held = len(self.hand)
        return self.card * sum(self.scale.further[held : held + min(count, self.room)])

    def happenings(self, after: str) -> float:
        """Return how often something will happen for which cards of the city wait."""
        return (1.0 if after == "any" else 0.5) * self.plays_ahead

    def places(self, areas: tuple[str, ...]) -> list[int]:
        """List the places in play that belong to some areas."""
        raise NotImplementedError

    def cities(self) -> list[list[int]]:
        """List the cities of the others."""
        return [self.view.cards("city", rival) for rival in self.rivals]

    def of_type(self, type_: str) -> int:
        """Return how many cards of a type the city has."""
        found = self._types.get(type_)
        if found is None:
            found = 0
            for kind in self.city:
                if self.cards[kind].type == type_:
                    found += 1
            self._types[type_] = found
        return found

    def scoring(self, city: list[int]) -> list[int]:
        """List the cards of a city that score by themselves."""
        return city

    def missed(self, kind: int) -> float:
        """Return for what else a card of the city would be missed beside what is written on it."""
        raise NotImplementedError

    def standing(self, seat: int) -> float:
        """Return roughly how many points a seat has, from what all can see."""
        raise NotImplementedError
