"""Forest places and wonders of Pearlbrook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.resources import BERRY, PEBBLE, RESIN, TWIG
from skerry.games.woodland.card import Place
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny
from skerry.games.woodland.effects.hand import discard
from skerry.games.woodland.effects.meadow import discard_from_meadow, take_from_meadow
from skerry.games.woodland.effects.pay import Spend
from skerry.games.woodland.picks import FROM_DECK
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import FOREST, WONDER
from skerry.kernel.effect import Effect, Sequence
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame


class Either(Effect[Woodland]):
    """Choose one of two deeds, each by a pick that hints at it."""

    __slots__ = ("first", "picks", "second")

    def __init__(
        self, picks: tuple[int, int], first: Effect[Woodland], second: Effect[Woodland]
    ) -> None:
        self.picks = picks
        self.first = first
        self.second = second

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return list(self.picks)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        effect = self.first if option == self.picks[0] else self.second
        state.push(effect, frame.seat, frame.source)

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        return (self.first if pick == self.picks[0] else self.second).describe()

    def describe(self) -> Text:
        return Text(
            "everdell-either", {"first": self.first.describe(), "rest": self.second.describe()}
        )


PEARLBROOK_FOREST: Final[tuple[Place, ...]] = (
    Place("forest_two_pebble_one_card", FOREST, Sequence(Gain(2 * PEBBLE), Draw(1))),
    Place("forest_resin_pebble_or_four_card", FOREST,
          Either((RESIN.kind(), FROM_DECK), Gain(RESIN + PEBBLE), Draw(4))),
    Place("forest_berry_pebble_card", FOREST, Sequence(Gain(PEBBLE + BERRY), Draw(1))),
    Place("forest_discard_two_meadow_take_two_gain_any", FOREST,
          Sequence(discard_from_meadow(2), take_from_meadow(2), GainAny())),
)  # fmt: skip


def wonder(name: str, each: int, pearls: int, points: int) -> Place:
    """Return a wonder that costs so many twigs, resins and pebbles, and as many cards as pearls."""
    price = Spend(each * (TWIG + RESIN + PEBBLE), pearls=pearls)
    return Place(name, WONDER, Sequence(price, discard(pearls)), points=points, pearls=pearls)


WONDERS: Final[tuple[Place, ...]] = (
    wonder("hopewatch_gate", each=1, pearls=2, points=10),
    wonder("mistrise_fountain", each=2, pearls=2, points=15),
    wonder("sunblaze_bridge", each=2, pearls=3, points=20),
    wonder("starfalls_flame", each=3, pearls=3, points=25),
)
