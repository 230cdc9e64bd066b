"""How many points a card adds, all else being equal: a line fitted through all games.

Who wins has played more cards, so almost every card goes together with winning. Here the cards of all
seats are weighed at once: a card is worth what is left once the others have had their part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from skerry.extras import needed
from skerry.kernel.errors import OptionError
from skerry.lab.results import Z

if TYPE_CHECKING:
    from skerry.lab.balance.counting import Balance

HELD = 1.0  # the weights are held near 0 as strongly as by one game


class Worth(NamedTuple):
    """Points that a card adds to the lead over the others, and how far the truth may lie from that."""

    points: float
    reach: float


def worths(balance: Balance) -> dict[int, Worth]:
    """Fit what each card that was played often enough is worth."""
    try:
        import numpy as np  # noqa: PLC0415  nothing else of the balance needs it
    except ImportError:
        raise OptionError(needed("numpy", "lab")) from None
    cards = [card for card, _ in balance.often()]
    if not cards:
        return {}
    at = {card: place for place, card in enumerate(cards)}
    seats = balance.match.seats
    played = np.zeros((len(balance.rows), seats, len(cards)), dtype=np.float32)
    for game, (_, by_seat) in enumerate(balance.rows):
        for seat, own in enumerate(by_seat):
            played[game, seat, [at[card] for card in own if card in at]] = 1
    scores = np.array([scores for scores, _ in balance.rows], dtype=np.float64)
    against = seats if not balance.apart else 1
    table = _compared(played, against).reshape(-1, len(cards)).astype(np.float64)
    result = _compared(scores, against).reshape(-1)
    bend = table.T @ table + HELD * np.eye(len(cards))
    weights = np.linalg.solve(bend, table.T @ result)
    # The rows of one game sum to nothing, or are one row told several times: so many are free.
    free = len(balance.rows) * (max(1, seats - 1) if against > 1 else 1)
    scale = len(result) / free
    error = float(((result - table @ weights) ** 2).sum()) / scale / max(1, free - len(cards))
    spread = np.sqrt(np.diag(np.linalg.inv(bend)) * error * scale)
    return {
        card: Worth(float(weights[place]), float(Z * spread[place])) for card, place in at.items()
    }


def _compared(values, against: int):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - arrays
    """Set each seat against the mean of the others; where there are none, against that of all games."""
    if against == 1:
        return values - values.mean(axis=0, keepdims=True)
    others = (values.sum(axis=1, keepdims=True) - values) / (against - 1)
    return values - others
