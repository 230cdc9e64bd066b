"""What greedy Everdell could buy with a stock, and what a worker brings at each place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.agents.greedy.everdell.river import UNSEEN, can_do, is_saving, river_card
from skerry.agents.greedy.everdell.worth import event_bonus, worth
from skerry.agents.greedy.woodland.budget import Budget
from skerry.agents.greedy.woodland.choosing import fits
from skerry.agents.greedy.woodland.counts import bonuses, count, growth
from skerry.agents.greedy.woodland.effects import CHOSEN, on_event
from skerry.agents.greedy.woodland.question import Question
from skerry.agents.greedy.woodland.stock import plus
from skerry.games.everdell.gifts import ShareCards
from skerry.games.everdell.pearlbrook.river import RIVER
from skerry.games.everdell.pearlbrook.ships import Plunder
from skerry.games.everdell.pearlbrook.turn import ADORNMENT_FOR_RIVAL
from skerry.games.woodland.effects.city import Unload
from skerry.games.woodland.effects.hand import DiscardFor, SetAside, TuckAside
from skerry.games.woodland.effects.workers import UsePlace
from skerry.games.woodland.picks import GO, STOP
from skerry.games.woodland.playing import PlayOne, PlayRevealed
from skerry.games.woodland.terms import (
    AUTUMN,
)
from skerry.kernel.effect import Sequence

if TYPE_CHECKING:
    from skerry.agents.greedy.everdell.outlook import EverdellOutlook
    from skerry.agents.greedy.woodland.stock import Stock
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect
    from skerry.kernel.seen import Seen

STAYING: Final = 1.2  # what a worker would bring in each further season
PARTED: Final[tuple[float, ...]] = (
    0.35,
    0.35,
    0.5,
    0.6,
)  # by season, how much of what a card promises is lost
PLUNDERED: Final = 0.9  # what a card may promise that is changed for treasure
SAVING: Final = 3.0  # what is lost by a pearl that is missing for a wonder


class EverdellBudget(Budget["EverdellOutlook"]):
    """All wishes of a seat; a critter may move into its construction for nothing."""

    def __init__(self, outlook: EverdellOutlook) -> None:
        super().__init__(outlook, thrift=0.7, ease=0.6)

    def judge(self, kind: int) -> float:
        """Ask what the forest makes of it."""
        return worth(kind, self.outlook)

    def home(self, kind: int) -> tuple[int, float]:
        """A critter moves into its own construction, or into one that takes any."""
        box, homes = self.outlook.box, self.outlook.homes
        if box.homes[kind] in homes:
            return box.homes[kind], 0.0
        open_to_all = self.cards[kind].home and box.open_house in homes
        return (box.open_house, 0.0) if open_to_all else (-1, 0.0)

    # What effects would bring now.

    def gain(self, effect: Effect[Woodland] | None) -> float:
        """Parts that ask for cards or places are judged one by one, by what there is."""
        if isinstance(effect, Sequence):
            apart = [part for part in effect.parts if is_judged_apart(part)]
            if apart:
                rest = [part for part in effect.parts if part not in apart]
                return sum([self.gain(part) for part in apart]) + super().gain(Sequence(*rest))
        if isinstance(effect, UsePlace):
            places = self.outlook.places(effect.areas)
            return max([self.at_place(number) for number in places], default=0.0)
        if isinstance(effect, SetAside) and effect.at_least:
            return -self.parted(effect)
        return super().gain(effect)

    def lost(self, kind: int) -> float:
        """A card that is parted with is worth no less than one that is drawn."""
        return max(self.keep(kind), self.outlook.card)

    def parted(self, effect: SetAside) -> float:
        """Return what is lost with the cards that are missed least."""
        hand = [kind for kind in self.outlook.hand if fits(self.cards[kind], effect)]
        lost = sorted([self.lost(kind) for kind in hand])[: effect.at_least]
        return PARTED[self.outlook.season] * sum(lost)

    def rewarded(self, then: Effect[Woodland]) -> tuple[int, float]:
        """Cards may count beneath an event, or make room for others."""
        if isinstance(then, TuckAside):
            return 1, on_event(then.event, self.outlook).beneath
        if isinstance(then, ShareCards):
            return 1, 1.0
        if isinstance(then, Plunder):
            return 1, PLUNDERED
        if isinstance(then, DiscardFor):
            return super().rewarded(then)
        return 1, CHOSEN * self.outlook.card

    # Where workers, and the ambassador, may go.

    def placing(self, pick: int) -> float:
        """A worker may fetch what lies on a card, be called there, or have to stay."""
        box, outlook = self.outlook.box, self.outlook
        if box.picks.sorts[pick] == GO:
            return super().placing(pick)
        card = self.cards[box.card_of(pick)]
        if isinstance(card.visit, Unload):
            return self.unloading(box.card_of(pick))
        later = STAYING * (AUTUMN - outlook.season) if card.stays else 0.0
        return self.gain(card.visit or card.call) - later

    def unloading(self, kind: int) -> float:
        """Return what the best of the own cards of a kind has in store."""
        pairs = zip(self.outlook.city, self.outlook.marks, strict=True)
        stores = [self._lying(mark) for card, mark in pairs if card == kind]
        return max([self.potential(plus(self.stock, store)) - self.now() for store in stores])

    def _lying(self, mark: dict[str, int]) -> Stock:
        one, two, three, four = [mark.get(name, 0) for name in self.outlook.box.resources]
        return one, two, three, four

    def at_place(self, number: int) -> float:
        """Events and journeys have points; destinations of the river are told by their cards."""
        outlook = self.outlook
        place = outlook.box.places[number]
        if place.area == RIVER:
            card = river_card(number, outlook)
            return outlook.pearl + UNSEEN if card < 0 else self.trading(card)
        value = place.points + self.gain(place.effect)
        return value + self.achieving(number) if place.is_event else value

    def achieving(self, number: int) -> float:
        """Return what an event is worth beside its points, also for cards that count events."""
        outlook = self.outlook
        before = bonuses(outlook.city, outlook.scorers, outlook)
        outlook.achieved.append(number)
        more = bonuses(outlook.city, outlook.scorers, outlook) - before
        outlook.achieved.pop()
        return more + event_bonus(outlook.box.places[number], outlook)

    def trading(self, card: int) -> float:
        """Return what a card of the river brings; nothing where it cannot be paid."""
        effect = self.outlook.box.side_card(card).effect
        return max(0.0, self.gain(effect)) + 0.01 if can_do(effect, self.outlook) else 0.0

    def adorning(self, card: int) -> float:
        """Return what playing an adornment brings, its pearl counted."""
        outlook = self.outlook
        adornment = outlook.box.side_card(card)
        price = outlook.pearl + (SAVING if is_saving(outlook) else 0.0)
        mind = 0.0 if outlook.rivals else ADORNMENT_FOR_RIVAL
        later = 0.0
        if adornment.score is not None:
            later = count(adornment.score, outlook.city, outlook) + growth(adornment.score, outlook)
        return self.gain(adornment.effect) + later - price - mind


def is_judged_apart(effect: Effect[Woodland]) -> bool:
    """Tell whether an effect is about the cards that the seat sees, or about places."""
    return isinstance(effect, PlayOne | SetAside | UsePlace) and not isinstance(
        effect, PlayRevealed
    )


class EverdellQuestion(Question[EverdellBudget]):
    """A question with what the seat could buy in the forest."""

    def __init__(self, seen: Seen, budget: EverdellBudget) -> None:
        super().__init__(seen.options, seen.frame(), budget)
        self.seen = seen

    @property
    def outlook(self) -> EverdellOutlook:
        """What the seat sees."""
        return self.budget.outlook

    def pool(self) -> tuple[list[int], int]:
        """Return what may be among the answers, and how many of it at most."""
        choice = self.seen.choice()
        assert choice is not None
        if choice.gathering is not None:
            return choice.gathering.pool, choice.gathering.most
        return [pick for pick in self.options if pick != STOP], 1

    def cards(self) -> dict[int, int]:
        """Return the card that each pick means which may be among the answers."""
        choice = self.seen.choice()
        assert choice is not None
        return {option.pick: option.card for option in [*choice.options, *choice.pool]}
