"""What a network is shown of Faraway: the same inputs whatever the seats and expansions.

An input is on or off: a card in a role (in the hand, at a place of the row, in the market, at the
others', among the options), the round, the number of seats. The columns of an observation are led
to inputs by the names of their slices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from skerry.kernel.schema import COUNT, PLACE, SIZE, Schema, Slice

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from skerry.kernel.game import Game

ROUNDS: Final = 8
MOST_SEATS: Final = 7
SHARED_ROLES: Final = ("gone", "market")
OWN_ROLES: Final = ("chosen", "drawn", "hand", "kept", "row")
OTHERS_ROLES: Final = ("kept", "row")  # those of all others together
ROLES: Final = (
    *SHARED_ROLES,
    *[f"own {name}" for name in OWN_ROLES],
    *[f"own place {place}" for place in range(1, ROUNDS + 1)],
    *[f"others {name}" for name in OTHERS_ROLES],
    "given",
    "option",
)
SINGLES: Final = (
    *[f"round {number}" for number in range(1, ROUNDS + 1)],
    *[f"seats {number}" for number in range(1, MOST_SEATS + 1)],
    "others chosen",
    "others drawn",
)
UNSEEN: Final = -1  # the input of a column that is not shown


class Inputs:
    """The numbering of the inputs for a box of cards and picks."""

    def __init__(self, game: Game[Any]) -> None:
        self.picks = len(game.vocabulary)
        self.cards = {name: card for card, name in enumerate(game.cards)}
        self.roles = {role: number * self.picks for number, role in enumerate(ROLES)}
        self.singles = {name: len(ROLES) * self.picks + at for at, name in enumerate(SINGLES)}
        self.size = len(ROLES) * self.picks + len(SINGLES)


class Features:
    """Leads the observations of one set-up to the inputs."""

    def __init__(self, schema: Schema, inputs: Inputs) -> None:
        self.inputs = inputs
        self._seats = inputs.singles[f"seats {schema.seats}"]
        # By column: its input if the number there is 1, and how much further on for each more.
        self._first = np.full(schema.size, UNSEEN)
        self._stride = np.zeros(schema.size, np.int64)
        for part in schema.slices:
            self._lead(part)

    def _lead(self, part: Slice) -> None:
        inputs, columns = self.inputs, slice(part.start, part.stop)
        if part.name == "counters":  # the round
            self._first[columns] = inputs.singles["round 1"]
            self._stride[columns] = 1
        elif part.tells == SIZE and part.owner > 0 and part.zone in ("chosen", "drawn"):
            self._first[columns] = inputs.singles[f"others {part.zone}"]
        elif part.tells in (COUNT, PLACE) and (role := _role(part)):
            cards = [inputs.cards[name] for name in part.labels]
            self._first[columns] = inputs.roles[role] + np.array(cards)
            self._stride[columns] = inputs.picks if part.tells == PLACE else 0

    def active(
        self, observations: NDArray[Any], masks: NDArray[np.int8]
    ) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """List which inputs are on for some observations and masks: row numbers in order, inputs."""
        rows, columns = np.nonzero(observations)
        shown = self._first[columns] != UNSEEN
        rows, columns = rows[shown], columns[shown]
        steps = observations[rows, columns].astype(np.int64) - 1
        option_rows, options = np.nonzero(masks)
        every = np.arange(len(masks))
        found = (
            self._first[columns] + self._stride[columns] * steps,
            self.inputs.roles["option"] + options,
            np.full(len(masks), self._seats),
        )
        all_rows = np.concatenate([rows, option_rows, every])
        order = np.argsort(all_rows, kind="stable")
        return all_rows[order], np.concatenate(found)[order]


def _role(part: Slice) -> str:
    """Return the role in which the cards of a slice are shown; none if they are not."""
    if part.tells == PLACE:
        return "own place 1" if part.owner == 0 else ""
    if part.owner == 0:
        return f"own {part.zone}"
    if part.owner > 0:
        return f"others {part.zone}" if part.zone in OTHERS_ROLES else ""
    return part.zone if part.zone in SHARED_ROLES else "given"
