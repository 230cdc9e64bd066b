"""A table as somebody sees it who looks into the deck, to tell what a seat alone could reach at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.seen import Seen

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.kernel.table import Table


class Openly(Seen):
    """Every world that is drawn is the true one, its cards and its dice; for measuring, never for play."""

    def sample(self, rng: Rng) -> Table:
        """Return the table as it is."""
        return self._table.clone().hasten()
