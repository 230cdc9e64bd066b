"""What a game has of its own when cards are paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.payment.bills import Save, Swap
from skerry.games.woodland.payment.pay import MoveIn
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.payment.means import Means
    from skerry.games.woodland.payment.price import Price, PriceList
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect


class PaymentRules:
    """The rules of Everdell: no wild pieces, and one chooses what need not be paid."""

    __slots__ = ("_bills", "move_in")

    def __init__(self, move_in: MoveIn) -> None:
        self.move_in = move_in
        self._bills: dict[tuple[int, ...], Effect[Woodland]] = {}  # equal bills are one object

    def wild(self, state: Woodland, seat: int) -> int:
        """Return how many wild pieces a seat may pay with."""
        return 0

    def price_list(self, state: Woodland, zone: int) -> PriceList:
        """Return what cards of a zone cost now."""
        return state.box.prices

    def matches(self, state: Woodland, kind: int) -> bool:
        """Tell whether cards help with a card that help only with what matches something."""
        return True

    def limit(self, means: Means, state: Woodland, seat: int, zone: int) -> None:
        """Set right what counts for a play out of a zone: who is played for less must pay the rest."""
        if means.less:
            means.bar_homes()
            means.bar_help()

    def bill(self, price: Price, fewest: int, most: int) -> Effect[Woodland]:
        """Return the clause that asks how a price is paid with so many wild pieces."""
        key = (*price.cost, price.any, price.less, price.swap, fewest, most)
        if key not in self._bills:
            self._bills[key] = self.new_bill(price, fewest, most)
        return self._bills[key]

    def new_bill(self, price: Price, fewest: int, most: int) -> Effect[Woodland]:
        """Make such a clause."""
        return Swap(price, fewest, most) if price.swap else Save(price)


PAYMENT: Final = PaymentRules(MoveIn(Text("woodland-rule-pay")))
