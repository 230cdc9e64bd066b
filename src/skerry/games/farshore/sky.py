"""What the weather can say: rules by name, each with a number, and a sky that has some of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from skerry.games.farshore.deck.captain import Rule, Weather
    from skerry.games.woodland.payment.price import PriceList

# The rules, as the deck file names them. A rule without a number has the number 1 here.
BAY_COST: Final = "bay_cost"
CRITTER_COST: Final = "critter_cost"
CONSTRUCTION_COST: Final = "construction_cost"
LOOKOUT_DECK: Final = "lookout_deck"
COMPASS_MOST: Final = "compass_most"
OTHER_MOVES_LESS: Final = "other_moves_less"
STILL: Final[tuple[str, ...]] = ("still_a", "still_b")  # by stack
TOLL: Final[tuple[str, ...]] = ("toll_a", "toll_b")
DOCKS_MOST: Final = "docks_most"
SHORE_LESS: Final = "shore_less"
NO_ANCHORS: Final = "no_anchors"
NO_AIDS: Final = "no_aids"
ISLAND_TOLL: Final = "island_toll"
RED_TOLL: Final = "red_toll"
HAND_MOST: Final = "hand_limit"
PREPARE_TOLL: Final = "prepare_toll"
TREASURE_TOLL: Final = "treasure_toll"
NO_TREASURES: Final = "no_treasures"
BLUE_IDLE: Final = "blue_idle"
GREEN_IDLE: Final = "green_idle"


class Sky:
    """The rules that are in force: none in calm weather."""

    __slots__ = ("numbers", "price_lists", "rules")

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self.rules = rules
        self.numbers: dict[str, int] = {rule.name: max(1, rule.number) for rule in rules}
        # What cards of the hand (False) and the bay (True) cost under it, made when asked for.
        self.price_lists: dict[bool, PriceList] = {}

    def of(self, rule: str) -> int:
        """Return the number of a rule; 0 if it is not in force."""
        return self.numbers.get(rule, 0) if self.numbers else 0

    def capped(self, rule: str, usual: int) -> int:
        """Return the limit that a rule sets, or the usual one."""
        return self.numbers.get(rule, usual) if self.numbers else usual


def skies(weather: tuple[Weather, ...]) -> list[list[Sky]]:
    """Return the sky of each weather card, by how much of it is in force: nothing, above, both."""
    return [
        [CALM for _ in weather],
        [Sky((card.upper,)) for card in weather],
        [Sky((card.upper, card.lower)) for card in weather],
    ]


CALM: Final = Sky(())
