"""Events: achieved once, by the first seat whose city has what they ask for."""

from __future__ import annotations

from typing import Final

from skerry.games.everdell.gifts import GiveAround
from skerry.games.woodland.card import Place
from skerry.games.woodland.counts import (
    Couples,
    OnEvent,
    Prisoners,
    Standing,
    Times,
    Tokens,
)
from skerry.games.woodland.deed import Many
from skerry.games.woodland.effects.city import LayOn, LayTray, LeaveCity
from skerry.games.woodland.effects.gain import Draw, GainAny
from skerry.games.woodland.effects.give import PayAny
from skerry.games.woodland.effects.hand import SetAside, TuckAside
from skerry.games.woodland.effects.pay import Spend
from skerry.games.woodland.effects.produce import PRODUCE
from skerry.games.woodland.effects.scrolls import Scrolls
from skerry.games.woodland.effects.workers import RECALL_WORKER
from skerry.games.woodland.words import (
    BASIC_EVENT,
    CRITTER,
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    SPECIAL_EVENT,
    TRAVELER,
)
from skerry.kernel.text import Text

TWIG: Final = 0
BERRY: Final = 3

BASIC_EVENTS: Final[tuple[Place, ...]] = (
    Place("basic_event_governance_3", BASIC_EVENT, points=3, type=GOVERNANCE, count=3),
    Place("basic_event_destination_3", BASIC_EVENT, points=3, type=DESTINATION, count=3),
    Place("basic_event_production_4", BASIC_EVENT, points=3, type=PRODUCTION, count=4),
    Place("basic_event_traveler_3", BASIC_EVENT, points=3, type=TRAVELER, count=3),
)

SPECIAL_EVENTS: Final[tuple[Place, ...]] = (
    Place("graduation_of_scholars", SPECIAL_EVENT, needs=("teacher", "university"),
          effect=SetAside(3, 0, TuckAside("graduation_of_scholars"),
                          Text("everdell-scholars"), CRITTER),
          score=OnEvent("graduation_of_scholars", beneath=2)),
    Place("a_brilliant_marketing_plan", SPECIAL_EVENT, needs=("shopkeeper", "post_office"),
          effect=GiveAround(3, 2)),
    Place("performer_in_residence", SPECIAL_EVENT, needs=("inn", "bard"),
          effect=LayOn("performer_in_residence", BERRY, 3),
          score=OnEvent("performer_in_residence", (0, 0, 0, 2))),
    Place("capture_of_the_acorn_thieves", SPECIAL_EVENT, needs=("courthouse", "ranger"),
          effect=LeaveCity(Text("everdell-capture"), count=2, form=CRITTER, optional=True,
                           beneath="capture_of_the_acorn_thieves"),
          score=OnEvent("capture_of_the_acorn_thieves", beneath=3)),
    Place("ministering_to_miscreants", SPECIAL_EVENT, needs=("monk", "dungeon"),
          score=Times(3, Prisoners("dungeon"))),
    Place("croak_wart_cure", SPECIAL_EVENT, needs=("undertaker", "barge_toad"), points=6,
          effect=Many(Spend((0, 0, 0, 2)), LeaveCity(Text("everdell-croak"), count=2))),
    Place("an_evening_of_fireworks", SPECIAL_EVENT, needs=("lookout", "miner_mole"),
          effect=LayOn("an_evening_of_fireworks", TWIG, 3),
          score=OnEvent("an_evening_of_fireworks", (2, 0, 0, 0))),
    Place("a_well_run_city", SPECIAL_EVENT, needs=("chip_sweep", "clock_tower"), points=4,
          effect=RECALL_WORKER),
    Place("tax_relief", SPECIAL_EVENT, needs=("judge", "queen"), points=3, effect=PRODUCE),
    Place("under_new_management", SPECIAL_EVENT, needs=("peddler", "general_store"),
          effect=Many(PayAny(3, 0, Text("everdell-management")), LayTray("under_new_management")),
          score=OnEvent("under_new_management", (1, 2, 2, 1))),
    Place("ancient_scrolls_discovered", SPECIAL_EVENT, needs=("historian", "ruins"),
          effect=Scrolls(5, "ancient_scrolls_discovered"),
          score=OnEvent("ancient_scrolls_discovered", beneath=1)),
    Place("flying_doctor_service", SPECIAL_EVENT, needs=("doctor", "postal_pigeon"),
          score=Times(3, Couples(everywhere=True))),
    Place("path_of_the_pilgrims", SPECIAL_EVENT, needs=("monastery", "wanderer"),
          score=Times(3, Standing("monastery"))),
    Place("remembering_the_fallen", SPECIAL_EVENT, needs=("cemetery", "shepherd"),
          score=Times(3, Standing("cemetery"))),
    Place("pristine_chapel_ceiling", SPECIAL_EVENT, needs=("woodcarver", "chapel"),
          effect=Many(Draw(1, per=Tokens("chapel")), GainAny(per=Tokens("chapel"))),
          score=Times(2, Tokens("chapel"))),
    Place("the_everdell_games", SPECIAL_EVENT, points=9, count=2),
)  # fmt: skip
