"""Cards of the city that help to pay for others, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.city import how_many, remove_card, spaces_taken
from skerry.games.woodland.effects.copies import ChooseCopy
from skerry.games.woodland.payment.price import Price, is_payable
from skerry.games.woodland.payment.ways import has_room, is_held
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import NAMES
from skerry.games.woodland.zones import CITY, DISCARD, PRISON, STAGE
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.payment.price import Amounts
    from skerry.kernel.effect import Frame, Reference


class Aid:
    """How a card helps: so many resources less, of all kinds or one, or some in other kinds."""

    __slots__ = ("amount", "form", "leaves", "less", "matching", "only", "swap")

    def __init__(
        self,
        *,
        less: int = 0,
        only: int = -1,
        swap: int = 0,
        form: str = "",
        matching: bool = False,
        leaves: bool = False,
    ) -> None:
        self.less = less
        self.only = only  # the resource of which less is paid; -1 for all
        self.swap = swap  # so many resources may be paid in other kinds
        self.form = form  # of the cards it helps with; "" for both
        self.matching = matching  # only with cards that match what the game has in force
        self.leaves = leaves  # the helping card is discarded
        self.amount = less + swap  # how many resources of a price one may lack

    def suits(self, state: Woodland, seat: int, kind: int) -> bool:
        """Tell whether it has to do with a card at all."""
        price = state.box.prices.prices[kind]
        if self.form not in ("", state.box.cards[kind].form):
            return False
        if (price.amounts[self.only] if self.only >= 0 else price.total) == 0:
            return False
        return not self.matching or state.box.payment.matches(state, kind)

    def price(self, price: Price) -> Price:
        """Return what is left of a price."""
        if self.only < 0:
            return Price(price.cost, price.any, price.less + self.less, price.swap + self.swap)
        due = list(price.cost)
        due[self.only] = max(0, due[self.only] - self.less)
        return Price((due[0], due[1], due[2], due[3]), price.any, price.less, price.swap)

    def is_enough(self, stock: Amounts, wild: int, price: Price) -> bool:
        """Tell whether what is left of a price can be paid."""
        if self.only >= 0:
            return is_payable(stock, wild, self.price(price))
        return is_payable(stock, wild, price, self.less, self.swap)

    def lets_in(self, state: Woodland, seat: int, helper: int, kind: int) -> bool:
        """Tell whether the city takes a card only once the helping card has been used."""
        makes_way = self.leaves and helper == kind
        if is_held(state, seat, kind) and not makes_way:
            return False
        return has_room(state, seat, kind, int(self.leaves))

    def use(self, state: Woodland, seat: int, helper: int) -> None:
        """Do what comes before the rest of the price is paid."""

    def leave(self, state: Woodland, seat: int) -> None:
        """Set things right when the helping card itself leaves the city."""

    def describe(self) -> Text:
        if self.swap:
            return Text("woodland-aid-substitute")
        only = NAMES[self.only] if self.only >= 0 else "any"
        args: dict[str, str | int | Text] = {"form": self.form, "count": self.less, "only": only}
        return Text("woodland-aid-discount", args)


class Imprison(Aid):
    """A critter of the city goes beneath the helping card to save so many resources."""

    __slots__ = ("warden",)

    def __init__(self, less: int, warden: str) -> None:
        super().__init__(less=less)
        self.warden = warden  # with this critter in the city there is a second cell

    def suits(self, state: Woodland, seat: int, kind: int) -> bool:
        """There must be a critter for a free cell."""
        return super().suits(state, seat, kind) and self._has_prisoner(state, seat)

    def lets_in(self, state: Woodland, seat: int, helper: int, kind: int) -> bool:
        """A prisoner leaves the city."""
        return len(self.prisoners(state, seat, kind)) > 0

    def prisoners(self, state: Woodland, seat: int, kind: int) -> list[int]:
        """List the kinds of critters that could go to prison to let a card in."""
        held = is_held(state, seat, kind)  # then one of its name must make way
        return [
            critter
            for critter in sorted(self._critters(state, seat))
            if (critter == kind or not held)
            and has_room(state, seat, kind, freed_by(state, seat, critter))
        ]

    def _has_prisoner(self, state: Woodland, seat: int) -> bool:
        facts = state.box.facts
        for kind in state.zone(CITY, seat):
            if facts[kind].critter:
                return len(self._critters(state, seat)) > 0
        return False

    def _critters(self, state: Woodland, seat: int) -> set[int]:
        """Return the kinds of critters of a city for which there is a cell."""
        inside = len(state.zone(PRISON, seat))
        warden = state.box.kinds[self.warden]
        city = state.zone(CITY, seat)
        if inside > int(warden in city):
            return set()
        facts = state.box.facts
        return {kind for kind in city if facts[kind].critter and not (inside and kind == warden)}

    def use(self, state: Woodland, seat: int, helper: int) -> None:
        """Let the prisoner be chosen."""
        state.push(IMPRISON, seat, helper)

    def leave(self, state: Woodland, seat: int) -> None:
        """The prisoners are discarded."""
        for card in state.zone(PRISON, seat)[:]:
            state.move(card, state.at(PRISON, seat), DISCARD)

    def describe(self) -> Text:
        warden = Text("everdell-name", {"name": self.warden})
        return Text("woodland-aid-imprison", {"count": self.less, "card": warden})


def freed_by(state: Woodland, seat: int, kind: int) -> int:
    """Return how many spaces a city gains if a card of that kind leaves it."""
    card = state.card(kind)
    if card.joins:
        return min(1, spaces_taken(state, seat))
    if card.partner and how_many(state, seat, card.partner) >= state.zone(CITY, seat).count(kind):
        return 0
    return card.space


class ChoosePrisoner(Effect[Woodland]):
    """Choose the critter that goes to prison; the source is the kind of the prison."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        aid = state.card(frame.source).aid
        assert isinstance(aid, Imprison)
        stage = state.zone(STAGE, frame.seat)[0]
        prisoners = aid.prisoners(state, frame.seat, stage)
        return [state.box.picks.choices[kind] for kind in prisoners]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        state.push(LOCK_UP, frame.seat, state.box.card_of(option))

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(CITY, frame.seat))

    def describe(self) -> Text:
        return Text("woodland-imprison")


class LockUp(ChooseCopy):
    """One copy of the critter goes to prison."""

    __slots__ = ()

    def go_on(self, state: Woodland, frame: Frame, index: int) -> None:
        remove_card(state, frame.seat, index, state.at(PRISON, frame.seat))


IMPRISON: Final = ChoosePrisoner()
LOCK_UP: Final = LockUp()
