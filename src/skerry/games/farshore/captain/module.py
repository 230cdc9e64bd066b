"""The captain as a module: her trail, her plan and her place at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.captain import score
from skerry.games.farshore.captain.preparing import CAPTAIN_PREPARES, begin
from skerry.games.farshore.captain.turns import PASS_ON_AT_SEA
from skerry.games.farshore.parts import Captain
from skerry.games.farshore.terms import CAPTAINS, NO_CAPTAIN
from skerry.games.farshore.zones import CAPTAIN_COUNTERS, CAPTAIN_ZONES, PLAN_COUNTERS
from skerry.games.woodland.module import Module
from skerry.games.woodland.rival import Opponent
from skerry.games.woodland.zones import LEVEL
from skerry.kernel.choice import Rival
from skerry.kernel.game import Setting, Value
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.printed import Deck
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.made import Made
    from skerry.games.woodland.part import Part
    from skerry.games.woodland.rival import Rank
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.zones import Layout


class CaptainModule(Module):
    """An opponent without a seat, for any number of seats."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(
            "captain",
            settings=(Setting("captain", CAPTAINS, Text("farshore-setting-captain"), upto=3),),
            tiles=tuple([trail.name for trail in deck.trail]),
            zones=CAPTAIN_ZONES,
            counters=CAPTAIN_COUNTERS,
            last_counters=PLAN_COUNTERS,
            opponent=Opponent(prepares=(CAPTAIN_PREPARES,)),
            is_rival=True,
            pass_on=PASS_ON_AT_SEA,
            calls={"rival": "captain", "rival events": "captain maps"},
            told={
                ("maps", "captain maps"): Text("farshore-log-captain-map"),
                ("deck", "captain hand"): Text("farshore-log-captain-draws"),
                ("bay", "captain hand"): Text("farshore-log-captain-takes"),
                ("captain hand", "captain"): Text("farshore-log-captain-plays-hand"),
                ("trail deck", "trail"): Text("farshore-log-trail"),
                ("trail", "trail deck"): Text("farshore-log-new-trail"),
            },
        )

    def is_chosen(self, seats: int, settings: dict[str, Value]) -> bool:
        """She comes where somebody asked for her."""
        return settings[self.name] != NO_CAPTAIN

    def parts(self, box: Box, layout: Layout) -> list[Part]:
        return [Captain(layout)]

    def fill(self, made: Made) -> None:
        made.counters[LEVEL] = CAPTAINS.index(str(made.settings["captain"]))
        made.zones[made.layout.find("trail deck")] = made.box.tiles_of(self)

    def set_up(self, state: Woodland) -> None:
        begin(state)

    def rival(self, state: Woodland) -> Rival | None:
        return Rival(Text("farshore-captain-name"), score.sheet(state))

    def rank(self, state: Woodland) -> Rank | None:
        return score.rank(state)

    def verdict(self, state: Woodland, winners: list[int]) -> Text | None:
        return score.verdict(state, winners)
