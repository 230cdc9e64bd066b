"""Events: achieved once, by the first seat whose city has what they ask for."""

from __future__ import annotations

from typing import Final

from skerry.games.everdell.gifts import GiveAround
from skerry.games.everdell.resources import BERRY, PEBBLE, RESIN, TWIG
from skerry.games.woodland.card import Place
from skerry.games.woodland.counts import (
    Couples,
    OnEvent,
    Prisoners,
    Standing,
    Times,
    Tokens,
)
from skerry.games.woodland.effects.city import LayOn, LayTray, LeaveCity
from skerry.games.woodland.effects.gain import Draw, GainAny
from skerry.games.woodland.effects.give import EVENT, PayAny
from skerry.games.woodland.effects.hand import tuck_cards
from skerry.games.woodland.effects.pay import Spend
from skerry.games.woodland.effects.produce import PRODUCE
from skerry.games.woodland.effects.scrolls import Scrolls
from skerry.games.woodland.effects.workers import RECALL_WORKER
from skerry.games.woodland.terms import (
    BASIC_EVENT,
    CRITTER,
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    SPECIAL_EVENT,
    TRAVELER,
)
from skerry.kernel.effect import Sequence

BASIC_EVENTS: Final[tuple[Place, ...]] = (
    Place("basic_event_governance_3", BASIC_EVENT, points=3, type=GOVERNANCE, count=3),
    Place("basic_event_destination_3", BASIC_EVENT, points=3, type=DESTINATION, count=3),
    Place("basic_event_production_4", BASIC_EVENT, points=3, type=PRODUCTION, count=4),
    Place("basic_event_traveler_3", BASIC_EVENT, points=3, type=TRAVELER, count=3),
)

SPECIAL_EVENTS: Final[tuple[Place, ...]] = (
    Place("graduation_of_scholars", SPECIAL_EVENT, needs=("teacher", "university"),
          effect=tuck_cards(up_to=3, form=CRITTER),
          score=OnEvent(beneath=2)),
    Place("a_brilliant_marketing_plan", SPECIAL_EVENT, needs=("shopkeeper", "post_office"),
          effect=GiveAround(up_to=3, points=2)),
    Place("performer_in_residence", SPECIAL_EVENT, needs=("inn", "bard"),
          effect=LayOn(up_to=3 * BERRY),
          score=OnEvent(each=2 * BERRY)),
    Place("capture_of_the_acorn_thieves", SPECIAL_EVENT, needs=("courthouse", "ranger"),
          effect=LeaveCity(count=2, form=CRITTER, optional=True, beneath=True),
          score=OnEvent(beneath=3)),
    Place("ministering_to_miscreants", SPECIAL_EVENT, needs=("monk", "dungeon"),
          score=Times(3, Prisoners("dungeon"))),
    Place("croak_wart_cure", SPECIAL_EVENT, needs=("undertaker", "barge_toad"), points=6,
          effect=Sequence(Spend(2 * BERRY), LeaveCity(count=2))),
    Place("an_evening_of_fireworks", SPECIAL_EVENT, needs=("lookout", "miner_mole"),
          effect=LayOn(up_to=3 * TWIG),
          score=OnEvent(each=2 * TWIG)),
    Place("a_well_run_city", SPECIAL_EVENT, needs=("chip_sweep", "clock_tower"), points=4,
          effect=RECALL_WORKER),
    Place("tax_relief", SPECIAL_EVENT, needs=("judge", "queen"), points=3, effect=PRODUCE),
    Place("under_new_management", SPECIAL_EVENT, needs=("peddler", "general_store"),
          effect=Sequence(PayAny(up_to=3, to=EVENT), LayTray()),
          score=OnEvent(each=TWIG + 2 * RESIN + 2 * PEBBLE + BERRY)),
    Place("ancient_scrolls_discovered", SPECIAL_EVENT, needs=("historian", "ruins"),
          effect=Scrolls(5),
          score=OnEvent(beneath=1)),
    Place("flying_doctor_service", SPECIAL_EVENT, needs=("doctor", "postal_pigeon"),
          score=Times(3, Couples("husband", "wife"))),
    Place("path_of_the_pilgrims", SPECIAL_EVENT, needs=("monastery", "wanderer"),
          score=Times(3, Standing("monastery"))),
    Place("remembering_the_fallen", SPECIAL_EVENT, needs=("cemetery", "shepherd"),
          score=Times(3, Standing("cemetery"))),
    Place("pristine_chapel_ceiling", SPECIAL_EVENT, needs=("woodcarver", "chapel"),
          effect=Sequence(Draw(1, per=Tokens("chapel")), GainAny(per=Tokens("chapel"))),
          score=Times(2, Tokens("chapel"))),
    Place("the_everdell_games", SPECIAL_EVENT, points=9, count=2),
)  # fmt: skip
