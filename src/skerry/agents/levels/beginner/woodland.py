"""Beginners of both Everdells: printed points, cheap cards and what lies near, at once.

Some cards they have not read: those are wanted for the points and the price on their faces, and are
played as soon as they can be paid. Of the things on the table some are overlooked for a whole turn,
the farther from the own hand the more, unless they are very good: then they glare. Homes in which a
critter could live for nothing are among these things. When all workers are out, a beginner may call
them home without another look at the hand. Cards are discarded by their points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from skerry.agents.greedy.everdell import agent as everdell_greedy
from skerry.agents.greedy.everdell.budget import EverdellBudget
from skerry.agents.greedy.farshore import agent as farshore_greedy
from skerry.agents.greedy.options import best
from skerry.agents.greedy.woodland.choosing import fits
from skerry.agents.greedy.woodland.turn import play_worth
from skerry.agents.levels.beginner.person import Person
from skerry.games.woodland.effects.hand import SetAside
from skerry.games.woodland.picks import (
    GO,
    MOVE_IN,
    MOVE_IN_ANYWHERE,
    PLAY,
    PLAY_MEADOW,
    PLAY_SIDE_CARD,
    PREPARE,
    SIMPLE,
    VISIT,
)
from skerry.games.woodland.turn import TakeTurn

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.agents.greedy.woodland.budget import Budget
    from skerry.agents.greedy.woodland.outlook import Outlook
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen


class Habits(NamedTuple):
    """How often, of 100 times, a beginner errs in which way."""

    unread: int  # cards of the deck that are known by their faces only
    hand: int  # cards of the own hand that are overlooked
    near: int  # places, and cards that lie open
    far: int  # events, side cards, and cities
    homes: int  # homes for nothing
    hasty: int  # seasons that are ended as soon as the workers are out


EVERDELL: Final = Habits(unread=62, hand=15, near=45, far=80, homes=75, hasty=65)
FARSHORE: Final = Habits(unread=35, hand=10, near=30, far=60, homes=60, hasty=50)
GLARING: Final = 6.0  # points that an option promises which nobody overlooks
FACE: Final = 0.5  # what there may be on a card beside its points
IDLE: Final = 0.8  # how tempting a face must be, where all else would be to wait
HOME: Final = -1  # a home, among the things that are overlooked
SEASON: Final = -2


class _Chooses(Protocol):
    def choose(self, seen: Seen) -> int:
        """Return one of the options."""
        ...


class Beginner(Person):
    """Takes what greed says of the things that come to mind, or what a face promises."""

    def __init__(
        self,
        rng: Rng,
        greedy: _Chooses,
        budget_of: Callable[[Seen], Budget[Outlook]],
        habits: Habits,
    ) -> None:
        super().__init__(rng)
        self.greedy = greedy
        self.budget_of = budget_of
        self.habits = habits

    def choose(self, seen: Seen) -> int:
        """Return the most promising option of those that come to mind."""
        effect = seen.frame().effect
        if isinstance(effect, TakeTurn):
            return self._turn(seen)
        if isinstance(effect, SetAside):
            return self._card_to_part_with(seen, effect)
        turn = seen.view().counter("turn")
        homes = [pick for pick in seen.options if pick in (MOVE_IN, MOVE_IN_ANYWHERE)]
        others = [pick for pick in seen.options if pick not in homes]
        if homes and others and self._overlooks_homes(turn):
            return self._greedily(seen, others)
        return self.greedy.choose(seen)

    def _greedily(self, seen: Seen, noticed: list[int]) -> int:
        """Return what greed says of some options."""
        if len(noticed) == 1:
            return noticed[0]
        whole = seen.options
        seen.options = noticed
        pick = self.greedy.choose(seen)
        seen.options = whole
        return pick

    def _overlooks_homes(self, turn: int) -> bool:
        return self.inclined(self.habits.homes, turn, HOME)

    # A turn.

    def _turn(self, seen: Seen) -> int:
        budget = self.budget_of(seen)
        season = budget.outlook.season
        if PREPARE in seen.options and self.inclined(self.habits.hasty, season, SEASON):
            return PREPARE
        noticed = [pick for pick in seen.options if self._notices(pick, budget)]
        faces = [pick for pick in noticed if self._goes_by_face(pick, budget)]
        others = [pick for pick in noticed if pick not in faces]
        sober = self._greedily(seen, others) if others else -1
        if not faces:
            return sober if others else self.greedy.choose(seen)
        looks = [self._look(pick, budget) for pick in faces]
        tempting = best(faces, looks)
        return tempting if max(looks) > self._pull(sober, budget) else sober

    def _notices(self, pick: int, budget: Budget[Outlook]) -> bool:
        """Tell whether an option comes to mind in this turn."""
        box = budget.outlook.box
        sort = box.picks.sorts[pick]
        turn = budget.outlook.view.counter("turn")
        if sort == SIMPLE:
            return True
        if sort in (PLAY, PLAY_MEADOW):
            kind = box.card_of(pick)
            home = budget.wish(kind, 1.0).home
            if home >= 0 and budget.missing(kind) and self._overlooks_homes(turn):
                return False
        percent = self._distance(pick, budget)
        return not self.overlooks(turn, pick, percent, self._glare(pick, budget))

    def _distance(self, pick: int, budget: Budget[Outlook]) -> int:
        """Return how often something is overlooked, by where it lies."""
        box = budget.outlook.box
        sort = box.picks.sorts[pick]
        if sort == PLAY:
            return self.habits.hand
        if sort == PLAY_MEADOW:
            return self.habits.near
        if sort == GO and not box.places[box.place_of(pick)].is_event:
            return self.habits.near
        return self.habits.far

    def _glare(self, pick: int, budget: Budget[Outlook]) -> float:
        """Return how much of what nobody overlooks an option promises."""
        box = budget.outlook.box
        sort = box.picks.sorts[pick]
        if sort in (PLAY, PLAY_MEADOW):
            return budget.wish(box.card_of(pick), 1.0).surplus / GLARING
        if sort in (VISIT, GO):
            return budget.placing(pick) / GLARING
        if sort == PLAY_SIDE_CARD and isinstance(budget, EverdellBudget):
            return budget.adorning(box.card_of(pick)) / GLARING
        return 0.0

    def _goes_by_face(self, pick: int, budget: Budget[Outlook]) -> bool:
        """Tell whether an option is to play a card that the person has not read."""
        box = budget.outlook.box
        if box.picks.sorts[pick] not in (PLAY, PLAY_MEADOW):
            return False
        return self.inclined(self.habits.unread, box.card_of(pick))

    def _look(self, pick: int, budget: Budget[Outlook]) -> float:
        """Return how good a bargain a card seems to be by its points and its price."""
        kind = budget.outlook.box.card_of(pick)
        cost = budget.cost(kind) if budget.wish(kind, 1.0).home < 0 else 0.0
        look: float = (budget.cards[kind].points + FACE) / (budget.ease + cost) ** budget.thrift
        return look

    def _pull(self, sober: int, budget: Budget[Outlook]) -> float:
        """Return how tempting a face must be to be taken instead."""
        if sober >= 0 and budget.outlook.box.picks.sorts[sober] in (PLAY, PLAY_MEADOW):
            return play_worth(sober, budget)
        return IDLE

    # Cards of the hand.

    def _card_to_part_with(self, seen: Seen, effect: SetAside) -> int:
        """Return the next of the cards with the fewest points; as many as greed would give."""
        budget = self.budget_of(seen)
        outlook = budget.outlook
        aside = outlook.view.cards("aside", outlook.seat)
        hand = [kind for kind in outlook.hand if fits(budget.cards[kind], effect)]
        hand.sort(key=budget.keep)
        number = budget.going(effect, hand, len(aside))
        hand.sort(key=lambda kind: budget.cards[kind].points)
        going = hand[:number]
        found = [pick for pick in seen.options if outlook.box.card_of(pick) in going]
        return found[0] if found else seen.options[0]


def everdell(rng: Rng) -> Beginner:
    """Make a beginner of Everdell."""
    return Beginner(rng, everdell_greedy.Everdell(rng), everdell_greedy.budget_of, EVERDELL)


def farshore(rng: Rng) -> Beginner:
    """Make a beginner of Farshore."""
    return Beginner(rng, farshore_greedy.Farshore(rng), farshore_greedy.budget_of, FARSHORE)
