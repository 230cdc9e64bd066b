"""The five decisions of greedy Faraway: each takes what the tableau promises most after.

At the score the best sanctuaries to give up are found by trying all.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from skerry.agents.greedy.faraway.outlook import HEIGHTS, best_of, outlook
from skerry.agents.greedy.options import best
from skerry.games.faraway.deck import ASKING, GIVE_NOTHING, OFFERINGS, is_region
from skerry.games.faraway.journey import HAND_SIZE
from skerry.games.faraway.offerings import GIVE_UP
from skerry.games.faraway.regions import REGIONS
from skerry.games.faraway.scoring import given_zone, tally

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen
    from skerry.kernel.view import View


class Tableau(NamedTuple):
    """What a seat builds on: its row, the sanctuaries it has kept, and its hand."""

    row: list[int]
    kept: list[int]
    hand: list[int]


class Faraway:
    """Takes the option after which its tableau promises most; equal views get equal answers."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng  # never asked: of equals the lowest is taken

    def choose(self, seen: Seen) -> int:
        """Return the most promising option."""
        view = seen.view()
        own = Tableau(*[view.cards(zone, seen.seat) for zone in Tableau._fields])
        market = view.cards("market")
        options = seen.options
        if seen.frame().effect is GIVE_UP:
            return sanctuary_to_give(seen.frame(), own, view)
        if not is_region(options[0]):
            return sanctuary_to_keep(options, own)
        if options[0] in market:
            return region_to_take(options, own, view.cards("drawn", seen.seat))
        if len(own.hand) > HAND_SIZE:
            return region_to_put_back(options, own)
        return region_to_play(options, own, market, view.seats - 1)


def sanctuary_to_keep(drawn: list[int], own: Tableau) -> int:
    """Return the sanctuary that helps most, be it by its quest or by what it shows."""
    return best(drawn, [outlook(own.row, [*own.kept, card], own.hand) for card in drawn])


def region_to_take(market: list[int], own: Tableau, drawn: list[int]) -> int:
    """Return the region that goes best with the hand and with the sanctuary to be kept."""
    kept = [*own.kept, sanctuary_to_keep(drawn, own)] if drawn else own.kept
    return best(market, [outlook(own.row, kept, [*own.hand, card]) for card in market])


def region_to_put_back(options: list[int], own: Tableau) -> int:
    """Return the lowest of the regions that the hand can best do without."""
    sets = combinations(sorted(own.hand), len(own.hand) - HAND_SIZE)
    allowed = [cards for cards in sets if cards[0] in options]
    return best(allowed, [outlook([], [], without(own.hand, *cards)) for cards in allowed])[0]


def region_to_play(options: list[int], own: Tableau, market: list[int], rivals: int) -> int:
    """Return the region that is best played first, seeing what the market may add to the hand."""
    return best(options, [outlook_after(card, own, market, rivals) for card in options])


def sanctuary_to_give(frame: Frame, own: Tableau, view: View) -> int:
    """Return the next of the sanctuaries that are best given up, or none if they are worth more."""
    place = own.row.index(frame.source)
    asking = [card for card in own.row if card in ASKING]
    given = {card: view.cards(given_zone(card)) for card in asking}
    still = [card for card in reversed(own.row[:place]) if card in ASKING]
    best = GIVE_NOTHING
    most = -1 if frame.memo else after_giving(own.row, own.kept, given, still)
    for gifts in combinations(sorted(own.kept), OFFERINGS[frame.source]):
        if gifts[: len(frame.memo)] == frame.memo:
            left = without(own.kept, *gifts)
            total = after_giving(own.row, left, {**given, frame.source: list(gifts)}, still)
            if total > most:
                best, most = gifts[len(frame.memo)], total
    return best


def after_giving(
    row: list[int], kept: list[int], given: dict[int, list[int]], asking: list[int]
) -> int:
    """Return the score if for each of these regions the best is given up that there is."""
    if not asking:
        return tally(row, kept, given).total
    region, later = asking[0], asking[1:]
    totals = [after_giving(row, kept, given, later)]
    for gifts in combinations(kept, OFFERINGS[region]):
        left = without(kept, *gifts)
        totals.append(after_giving(row, left, {**given, region: list(gifts)}, later))
    return max(totals)


def outlook_after(card: int, own: Tableau, market: list[int], rivals: int) -> float:
    """Return what can be hoped for once a region is played; the lower, the freer the market."""
    rest = without(own.hand, card)
    if not market:
        return outlook(own.row, own.kept, rest, now=(card,))
    outlooks = [outlook(own.row, own.kept, [*rest, taken], now=(card,)) for taken in market]
    earlier = (
        rivals * HEIGHTS[card] / len(REGIONS)
    )  # so many rivals are likely to have played lower
    return best_of(outlooks, len(market) - earlier)


def without(hand: list[int], *cards: int) -> list[int]:
    """Return what stays in the hand."""
    return [card for card in hand if card not in cards]
