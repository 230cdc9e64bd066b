"""Gaining resources, points and treasures, and moving the ship."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.effects.take import Take, take_any
from skerry.games.farshore.ship import sail, track_of
from skerry.games.farshore.sky import OTHER_MOVES_LESS, TREASURE_TOLL
from skerry.games.farshore.weather import sky_of
from skerry.games.farshore.zones import SHIP
from skerry.games.woodland.effects.gain import Draw
from skerry.games.woodland.picks import FROM_DECK, NUMBERS, SEATS, WILD_PICK
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import EVERY_RESOURCE
from skerry.kernel.effect import Effect, Sequence
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame

SAIL: Final = 12  # the pick that means moving the ship


class MoveShip(Effect[Woodland]):
    """Move the own ship; this is no move by the compass."""

    __slots__ = ("_scaled", "spaces")

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces
        self._scaled: dict[int, MoveShip] = {}

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        sail(state, frame.seat, self._spaces(state))

    def _spaces(self, state: Woodland) -> int:
        """The weather may shorten the way."""
        return max(0, self.spaces - sky_of(state).of(OTHER_MOVES_LESS))

    def is_plain(self, state: Woodland) -> bool:
        """It only gives treasures, unless the weather asks something for them."""
        return not sky_of(state).of(TREASURE_TOLL)

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        """A ship at the end of its track stays there."""
        return state.count(SHIP, seat) == track_of(state).last or not self._spaces(state)

    def times(self, count: int) -> Effect[Woodland]:
        """Multiply; equal products are one object."""
        if count not in self._scaled:
            self._scaled[count] = MoveShip(self.spaces * count)
        return self._scaled[count]

    def describe(self) -> Text:
        return Text("farshore-move-ship", {"count": self.spaces})


class ChooseOne(Effect[Woodland]):
    """Choose one of several deeds; a pick that says what it brings stands for it."""

    __slots__ = ("_scaled", "effects", "picks")

    def __init__(self, *effects: Effect[Woodland]) -> None:
        self.effects = effects
        self._scaled: dict[int, Sequence[Woodland]] = {}
        picks = [_pick_of(effect) for effect in effects]
        plain = -1 not in picks and len(set(picks)) == len(picks)
        assert len(effects) < SEATS - NUMBERS
        self.picks: list[int] = picks if plain else [NUMBERS + 1 + n for n in range(len(effects))]

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        """Offer what would do something; all, if nothing would."""
        useful = [
            pick
            for pick, effect in zip(self.picks, self.effects, strict=True)
            if not effect.is_idle(state, frame.seat, frame.source)
        ]
        return sorted(useful or self.picks)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        effect = self.effects[self.picks.index(option)]
        state.push(effect, frame.seat, frame.source)

    def times(self, count: int) -> Effect[Woodland]:
        """Choose anew each time."""
        if count not in self._scaled:
            self._scaled[count] = Sequence(*[self] * count)
        return self._scaled[count]

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        return all([effect.is_idle(state, seat, source) for effect in self.effects])

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        return self.effects[self.picks.index(pick)].describe()

    def describe(self) -> Text:
        return _say_choice(self.effects)


def _say_choice(effects: tuple[Effect[Woodland], ...]) -> Text:
    """Say the deeds as one choice, in their order."""
    said = effects[-1].describe()
    for effect in reversed(effects[:-1]):
        said = Text("farshore-choose", {"first": effect.describe(), "rest": said})
    return said


def _pick_of(effect: Effect[Woodland]) -> int:
    """Return the pick that says what a simple deed brings, or -1."""
    if isinstance(effect, Take):
        kinds = [resource for resource in EVERY_RESOURCE if effect.amounts[resource]]
        if effect.treasures and not kinds and not effect.points:
            return WILD_PICK
        if len(kinds) == 1 and not effect.treasures and not effect.points:
            return kinds[0]
    if isinstance(effect, Draw):
        return FROM_DECK
    return SAIL if isinstance(effect, MoveShip) else -1


__all__ = ["SAIL", "ChooseOne", "MoveShip", "Take", "take_any"]
