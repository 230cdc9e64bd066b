"""An expansion that is not on the shelf: an orchard in which all plant cards of their hands.

It is the example of docs/adding-an-expansion.md.
"""

from __future__ import annotations

from skerry.games.everdell.resources import BERRY
from skerry.games.woodland.box import Box
from skerry.games.woodland.card import Card, Place
from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.effects.gain import Draw, Gain
from skerry.games.woodland.made import Made
from skerry.games.woodland.module import Module
from skerry.games.woodland.part import Part, part_of
from skerry.games.woodland.picks import CHOOSE, STOP
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import BASIC, TRAVELER
from skerry.games.woodland.zones import BOARD, DECK, HAND
from skerry.kernel.choice import ScoreLine
from skerry.kernel.effect import NOTHING, Effect, Frame, Reference, Sequence
from skerry.kernel.game import Setting
from skerry.kernel.text import Text
from skerry.kernel.zones import EVERYBODY, Layout, Zone

TREE_WORTH = 2


class Orchard(Part):
    """Who has planted which card of the orchard, card by card."""

    def __init__(self, zone: int, planters: list[int]) -> None:
        self.zone = zone
        self.planters = planters

    def clone(self) -> Orchard:
        return Orchard(self.zone, self.planters[:])

    def same_as(self, other: Part) -> bool:
        return isinstance(other, Orchard) and self.planters == other.planters

    def kept(self) -> list[int]:
        return self.planters[:]

    def keep(self, row: list[int]) -> None:
        self.planters = row[:]

    def bearing(
        self, state: Woodland, zone: int, found: list[dict[str, int]]
    ) -> list[dict[str, int]]:
        if zone != self.zone:
            return found
        return [{f"tree-{seat}": 1} for seat in self.planters]

    def bearing_names(self, state: Woodland, zone: int, found: list[str]) -> list[str]:
        if zone != self.zone:
            return found
        return [f"tree-{seat}" for seat in range(state.layout.seats)]

    def laid(self, state: Woodland, zone: int) -> None:
        if zone == self.zone:
            self.planters = [0] * len(state.zones[zone])

    def score(self, state: Woodland, seat: int) -> list[ScoreLine]:
        trees = self.planters.count(seat)
        label = Text("everdell-name", {"name": "trees"})
        return [ScoreLine(label, TREE_WORTH * trees, NOTHING, [])] if trees else []


class Plant(Effect[Woodland]):
    """Lay a card of the hand into the orchard, or none."""

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        kinds = sorted(set(state.zone(HAND, frame.seat)))
        return [STOP, *[state.box.picks.choices[kind] for kind in kinds]] if kinds else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (NOTHING, STOP):
            return
        orchard = part_of(state, Orchard)
        state.move(state.box.card_of(option), state.at(HAND, frame.seat), orchard.zone)
        orchard.planters.append(frame.seat)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(HAND, frame.seat))

    def describe(self) -> Text:
        return Text("woodland-discard-up-to", {"count": 1, "chosen": 0})


CARDS = (
    Card("orchardist", TRAVELER, cost=2 * BERRY, points=1, copies=4, expansion="orchard",
         play=Sequence(Plant(), Draw(1))),
)  # fmt: skip
PLACES = (Place("orchard_gate", BASIC, Sequence(Gain(BERRY), Plant()), shared=True),)


class OrchardModule(Module):
    """One zone, one card with an effect of its own, one place, one line of the score, a fifth seat."""

    def __init__(self) -> None:
        super().__init__(
            "orchard",
            settings=(
                Setting(
                    "orchard", (False, True), Text("everdell-setting-year"), joined=True, seats=5
                ),
            ),
            cards=CARDS,
            places=PLACES,
            zones=(Zone("orchard", EVERYBODY, "card"),),
            picked={"orchard": CHOOSE},
            told={("hand", "orchard"): Text("everdell-log-discards")},
        )

    def parts(self, box: Box, layout: Layout) -> list[Part]:
        return [Orchard(layout.find("orchard"), [])]

    def fill(self, made: Made) -> None:
        made.zones[DECK] += made.box.copies_of(CARDS)
        made.zones[BOARD] += made.box.cards_of(PLACES)


ORCHARD = OrchardModule()
