"""Places and cards where the weather has a say: what they ask of visitors, and what they give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.effects.gain import ChooseOne
from skerry.games.farshore.effects.take import Take, take_any
from skerry.games.farshore.sky import DOCKS_MOST, SHORE_LESS
from skerry.games.farshore.weather import blame, blow, sky_of
from skerry.games.woodland.amounts import Amount
from skerry.games.woodland.effects.gain import GainAny
from skerry.games.woodland.effects.hand import discard, discard_for
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import EVERY_RESOURCE
from skerry.games.woodland.zones import HAND
from skerry.kernel.effect import Effect, Sequence

if TYPE_CHECKING:
    from skerry.games.woodland.effects.hand import SetAside
    from skerry.kernel.effect import Frame
    from skerry.kernel.text import Text

MOST_AT_DOCKS: Final = 3


class Around(Effect[Woodland]):
    """Another deed, with something about it that depends on the weather."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect[Woodland]) -> None:
        self.effect = effect

    def may_fail(self) -> bool:
        return self.effect.may_fail()

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        return self.effect.why_not_use(state, seat, source)

    def can_use(self, state: Woodland, seat: int, source: int) -> bool:
        return self.effect.can_use(state, seat, source)

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return self.effect.is_idle(state, seat, source)

    def describe(self) -> Text:
        return self.effect.describe()


class Visit(Around):
    """What a visitor does there; first the weather may take cards, by a rule."""

    __slots__ = ("rule",)

    def __init__(self, effect: Effect[Woodland], rule: str) -> None:
        super().__init__(effect)
        self.rule = rule

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        state.push(self.effect, frame.seat, frame.source)
        toll = sky_of(state).of(self.rule)
        if toll:
            blow(state)
            state.push(discards(toll), frame.seat)

    def may_fail(self) -> bool:
        return True

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        """There must be cards for the toll."""
        if len(state.zone(HAND, seat)) < sky_of(state).of(self.rule):
            return blame(state)
        return super().why_not_use(state, seat, source)

    def can_use(self, state: Woodland, seat: int, source: int) -> bool:
        if len(state.zone(HAND, seat)) < sky_of(state).of(self.rule):
            return False
        return super().can_use(state, seat, source)


class AtShore(Around):
    """What a place of the shore gives; the weather may lessen it."""

    __slots__ = ("_lessened",)

    def __init__(self, effect: Effect[Woodland]) -> None:
        super().__init__(effect)
        self._lessened: dict[int, Effect[Woodland]] = {0: effect}

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        less = sky_of(state).of(SHORE_LESS)
        if less not in self._lessened:
            self._lessened[less] = lessen(self.effect, less)
        state.push(self._lessened[less], frame.seat, frame.source)


def lessen(effect: Effect[Woodland], less: int) -> Effect[Woodland]:
    """Return a deed that gives so many resources less, but at least one where there are any."""
    for _ in range(less):
        effect = _give_one_less(effect)
    return effect


def _give_one_less(effect: Effect[Woodland]) -> Effect[Woodland]:
    if isinstance(effect, GainAny):
        return take_any(max(1, effect.count - 1), effect.of, effect.per)
    if isinstance(effect, ChooseOne):
        return ChooseOne(*[_give_one_less(part) for part in effect.effects])
    if isinstance(effect, Take):
        return _take_one_less(effect)
    if isinstance(effect, Sequence):
        return _do_one_less(effect)
    return effect


def _take_one_less(effect: Take) -> Effect[Woodland]:
    """Of several kinds the seat chooses one."""
    if sum(effect.amounts) < 2:
        return effect
    ways: list[Effect[Woodland]] = []
    for kind in EVERY_RESOURCE:
        if effect.amounts[kind]:
            one, two, three, four = [n - int(r == kind) for r, n in enumerate(effect.amounts)]
            ways.append(
                Take(Amount((one, two, three, four)), effect.points, effect.treasures, effect.per)
            )
    return ways[0] if len(ways) == 1 else ChooseOne(*ways)


def _do_one_less(effect: Sequence[Woodland]) -> Effect[Woodland]:
    """The first part that can gives less."""
    parts = list(effect.parts)
    for place, part in enumerate(parts):
        smaller = _give_one_less(part)
        if smaller is not part:
            parts[place] = smaller
            return Sequence(*parts)
    return effect


class VisitDocks(Around):
    """Discard cards for resources; the weather may take fewer."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        most = sky_of(state).capped(DOCKS_MOST, MOST_AT_DOCKS)
        state.push(DOCKS[min(most, MOST_AT_DOCKS)], frame.seat, frame.source)


def discards(count: int) -> SetAside:
    """Return the duty to discard just so many cards, made once."""
    if count not in DISCARDS:
        DISCARDS[count] = discard(count)
    return DISCARDS[count]


DISCARDS: Final[dict[int, SetAside]] = {}
DOCKS: Final = tuple([discard_for(most, take_any()) for most in range(MOST_AT_DOCKS + 1)])
VISIT_DOCKS: Final = VisitDocks(DOCKS[MOST_AT_DOCKS])
