"""Beacon Patrol as the kernel sees it: seats, settings, vocabulary, start, score and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.beacon_patrol import scoring
from skerry.games.beacon_patrol.faces import ShipFace, TileFace
from skerry.games.beacon_patrol.picks import (
    END_TURN,
    KEEP_NONE,
    LAY,
    SAIL,
    SPEND,
    VOCABULARY,
    lay,
    side_of,
    spend,
    tile_of,
)
from skerry.games.beacon_patrol.rulebook import rulebook
from skerry.games.beacon_patrol.sea import STEPS, Sea
from skerry.games.beacon_patrol.sketches import sketch
from skerry.games.beacon_patrol.tiles import BASE, PIERS, SIDES, WINDMILLS
from skerry.games.beacon_patrol.voyage import VOYAGE
from skerry.games.beacon_patrol.zones import (
    FIRST_SHIP,
    GONE,
    HAND,
    HEADQUARTERS_TILE,
    HOME,
    KEPT,
    MOST_SEATS,
    NAMES,
    PILE,
    SEA,
    SHIPS,
    TAKEN,
    TILES,
    lay_out,
    ship_of,
)
from skerry.kernel.choice import ScoreLine
from skerry.kernel.effect import Frame
from skerry.kernel.events import Event, Noted, Passage, Placed, passages
from skerry.kernel.game import Game, Setting, Value
from skerry.kernel.text import Text, join_and

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.kernel.rulebook import Rulebook
    from skerry.kernel.zones import Layout

# What the log says of tiles that go from here to there.
TOLD: Final[dict[tuple[int, int], Text]] = {
    (PILE, HAND): Text("beacon-log-draws"),
    (HAND, SEA): Text("beacon-log-lays"),
    (HAND, GONE): Text("beacon-log-discards"),
    (HAND, TAKEN): Text("beacon-log-takes"),
    (HAND, HAND): Text("beacon-log-gives"),
    (HAND, KEPT): Text("beacon-log-keeps"),
}


class BeaconPatrol(Game[Sea]):
    """Ships that chart an unknown sea together."""

    def __init__(self) -> None:
        super().__init__(
            name="beacon_patrol",
            rules=1,
            fewest=1,
            most=MOST_SEATS,
            settings=(
                Setting("windmills", (False, True), Text("beacon-setting-windmills")),
                Setting("piers", (False, True), Text("beacon-setting-piers")),
            ),
            vocabulary=VOCABULARY,
            cards=NAMES,
            cooperative=True,
        )

    def layout(self, seats: int, settings: dict[str, Value]) -> Layout:
        """Return the same zones whatever the settings."""
        return lay_out(seats)

    def start(self, layout: Layout, settings: dict[str, Value], rng: Rng) -> Sea:
        """Put headquarters and the ships to sea, and all tiles in play on the pile."""
        zones: list[list[int]] = [[] for _ in layout.zones]
        piers = len(BASE) + len(WINDMILLS)
        zones[PILE] = list(range(len(BASE)))
        if settings["windmills"]:
            zones[PILE] += range(len(BASE), piers)
        if settings["piers"]:
            zones[PILE] += range(piers, piers + len(PIERS))
        zones[SEA] = [HEADQUARTERS_TILE]
        zones[SHIPS] = [ship_of(seat) for seat in range(layout.seats)]
        counters = [0] * len(layout.counters)
        sea = Sea(layout, zones, counters, rng, Frame(VOYAGE, 0))
        for card in zones[SEA] + zones[SHIPS]:
            sea.place(card, HOME)
        return sea

    def scores(self, state: Sea) -> list[int]:
        """All seats have the one score of the chart."""
        return [scoring.total(state.chart)] * state.layout.seats

    def winners(self, state: Sea) -> list[int]:
        """Nobody can lose; how well all did is told by the rank."""
        return list(range(state.layout.seats))

    def verdict(self, state: Sea) -> Text:
        """Call the fleet by the rank of its score, and say what the next one takes."""
        score = scoring.total(state.chart)
        above = scoring.next_rank_at(score, _expansions(state))
        return Text("beacon-verdict", {"rank": self.rank(state), "lacks": max(0, above - score)})

    def rank(self, state: Sea) -> Text:
        """Call the fleet by the rank of its score."""
        rank = scoring.rank(scoring.total(state.chart), _expansions(state))
        return Text("beacon-rank", {"rank": scoring.RANKS[rank]})

    def score_sheet(self, state: Sea, seat: int) -> list[ScoreLine]:
        """List the explored tiles from north-west to south-east."""
        return [
            ScoreLine(
                self.card_label(state.chart[cell]),
                scoring.points(state.chart, cell),
                state.chart[cell],
                [],
            )
            for cell in scoring.explored(state.chart)
        ]

    def label(self, pick: int) -> Text:
        """Call a pick by what is done with which tile, and towards which side."""
        if pick == END_TURN:
            return Text("beacon-end-turn")
        if pick == KEEP_NONE:
            return Text("beacon-keep-none")
        if pick >= SAIL:
            return Text("beacon-sail", {"side": SIDES[side_of(pick)]})
        tile = self.card_label(tile_of(pick))
        if pick < LAY:
            return tile
        args: dict[str, str | int | Text] = {"tile": tile, "side": SIDES[side_of(pick)]}
        return Text("beacon-lay", args) if pick < SPEND else Text("beacon-spend", args)

    def card_label(self, card: int) -> Text:
        """Call a tile by its shores and what stands there."""
        if card >= FIRST_SHIP:
            return Text("beacon-ship", {"number": card - FIRST_SHIP + 1})
        tile = TILES[card]
        return Text("beacon-tile", {"edges": tile.edges, "feature": tile.feature or "none"})

    def card_text(self, card: int) -> Text:
        """Say what is drawn on a tile and what it is worth."""
        label = self.card_label(card)
        if card >= FIRST_SHIP:
            return label
        tile = TILES[card]
        return Text(
            "beacon-card",
            {
                "tile": label,
                "feature": tile.feature or "none",
                "points": scoring.BY_TILE[card],
                "houses": sum(tile.houses),
            },
        )

    def face(self, card: int) -> TileFace | ShipFace:
        """Return edges, feature, houses shore by shore, and how firmly they are known."""
        if card >= FIRST_SHIP:
            return {"ship": card - FIRST_SHIP}
        tile = TILES[card]
        return {
            "edges": tile.edges,
            "feature": tile.feature,
            "houses": list(tile.houses),
            "proof": tile.proof,
        }

    def sketch(self, card: int) -> list[str]:
        """Draw a tile's shores, what stands there and its houses; of a ship, its number."""
        if card >= FIRST_SHIP:
            return [str(card - FIRST_SHIP + 1)]
        return sketch(TILES[card])

    def legend(self) -> Text | None:
        """Say what the signs on sketched tiles mean."""
        return Text("beacon-legend")

    def picks_for(self, layout: Layout, zone: int, card: int, *, own: bool) -> list[int]:
        """An own tile may be laid or spent towards any side; another's may be taken."""
        if layout.kind(zone) != HAND:
            return []
        if not own:
            return [card]
        sides = range(len(SIDES))
        return [*[lay(card, side) for side in sides], *[spend(card, side) for side in sides]]

    def preview(self, state: Sea, seat: int, pick: int) -> list[Text]:
        """Tell what a tile laid there would add to the score."""
        if not LAY <= pick < SPEND:
            return []
        cell = state.ship(seat) + STEPS[side_of(pick)]
        points = scoring.gained(state.chart, tile_of(pick), cell)
        return [Text("beacon-preview-points", {"points": points})]

    def tell(self, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
        """Tell turns, tiles and steps."""
        lines: list[Text] = []
        laid = False
        for event in passages(layout, events, viewer):
            if isinstance(event, Passage):
                told = TOLD.get((event.source, event.target))
                laid = event.target == SEA
                if told is not None:
                    lines.append(self._tell_tiles(told, event))
            elif isinstance(event, Placed) and event.card >= FIRST_SHIP and not laid:
                ship = event.card - FIRST_SHIP
                lines.append(Text("beacon-log-sails", {"seat": Text("seat", {"number": ship + 1})}))
            elif isinstance(event, Noted):
                lines.append(event.text)
        return lines

    def _tell_tiles(self, told: Text, passage: Passage) -> Text:
        return told.with_args(
            {
                "seat": Text("seat", {"number": passage.seat + 1}),
                "count": len(passage.cards),
                "tiles": join_and([self.card_label(card) for card in passage.cards]),
            }
        )

    def rulebook(self) -> Rulebook:
        """Return the pages of the base game, the expansions and sailing alone."""
        return rulebook()


def _expansions(state: Sea) -> int:
    """Count the expansions in play: the first tile of each is somewhere on the table."""
    count = 0
    for first in (len(BASE), len(BASE) + len(WINDMILLS)):
        for zone in state.zones:
            count += first in zone
    return count


BEACON_PATROL: Final = BeaconPatrol()
