"""What is asked often of a city: looked up once, and kept until one of its cards changes.

Sets of kinds and of houses are numbers with a bit for each; Python's numbers grow with the box.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from skerry.games.woodland.picks import RIVAL_OWNER
from skerry.games.woodland.zones import CITY, RIVAL

if TYPE_CHECKING:
    from skerry.games.woodland.facts import CardFacts
    from skerry.games.woodland.state import Woodland


@mypyc_attr(acyclic=True)
class Summary:
    """A city at a glance; it is never changed, so copies of a state share it."""

    __slots__ = ("free", "helpers", "kinds", "most_help", "tally", "visits", "watchers")

    def __init__(self, state: Woodland, seat: int) -> None:
        facts = state.box.facts
        built = state.built[seat]
        self.kinds = 0  # of which it has any
        self.tally = 0  # how many cards of each type it has, packed
        self.free = 0  # the houses that a critter may still move into
        self.helpers: list[int] = []  # kinds that help to pay for others
        self.most_help = 0  # with how many resources the best of these helps
        self.visits: list[int] = []  # kinds that workers may visit
        self.watchers: list[int] = []  # kinds that act after something happened
        for index, kind in enumerate(state.zone(CITY, seat)):
            card = facts[kind]
            self.tally += card.tally
            if not built[index] & 1:
                self.free |= card.house
            if not self.kinds & card.bit:
                self.kinds |= card.bit
                self._add_kind(card, kind)
        self.helpers.sort()
        self.watchers.sort()

    def _add_kind(self, card: CardFacts, kind: int) -> None:
        if card.visited:
            self.visits.append(kind)
        if card.watches:
            self.watchers.append(kind)
        if card.helps:
            self.helpers.append(kind)
            self.most_help = max(self.most_help, card.helps)


def summary(state: Woodland, seat: int) -> Summary:
    """Return what is asked often of the city of a seat."""
    found = state.summaries[seat]
    if found is None:
        found = state.summaries[seat] = Summary(state, seat)
    return found


def has_kind(state: Woodland, owner: int, kind: int) -> bool:
    """Tell whether a city, be it the rival's, has a card of a kind."""
    if owner == RIVAL_OWNER:
        return kind in state.zones[RIVAL]
    return summary(state, owner).kinds & state.box.facts[kind].bit != 0
