"""What a greedy seat is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from skerry.agents.greedy.woodland.budget import Budget
    from skerry.agents.greedy.woodland.outlook import Outlook
    from skerry.kernel.effect import Frame


Budget_co = TypeVar("Budget_co", bound="Budget[Outlook]", covariant=True)


class Question(Generic[Budget_co]):
    """The options, the clause that waits for one of them, and what the seat could buy."""

    def __init__(self, options: list[int], frame: Frame, budget: Budget_co) -> None:
        self.options = options
        self.frame = frame
        self.budget = budget

    def card(self, pick: int) -> int:
        """Return the card that a pick is about."""
        return self.outlook.box.card_of(pick)

    def sorted_out(self, *sorts: int) -> list[int]:
        """List the options of some sorts of picks."""
        return [pick for pick in self.options if self.outlook.box.picks.sorts[pick] in sorts]

    @property
    def outlook(self) -> Outlook:
        """What the seat sees."""
        return self.budget.outlook
