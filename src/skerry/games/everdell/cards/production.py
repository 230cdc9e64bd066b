"""Production, green: they act when played, and in spring and autumn."""

from __future__ import annotations

from typing import Final

from skerry.games.everdell.resources import BERRY, PEBBLE, RESIN, TWIG
from skerry.games.woodland.card import Card
from skerry.games.woodland.counts import Named
from skerry.games.woodland.effects.city import Store, Unload
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny, If, PayFor
from skerry.games.woodland.effects.give import TRADE, DrawKeepGive, GiveFor, PayAny, TakeFor
from skerry.games.woodland.effects.produce import Again, CopyOther, IfPaired
from skerry.games.woodland.terms import PRODUCTION
from skerry.kernel.effect import Sequence

PRODUCERS: Final[tuple[Card, ...]] = (
    Card("farm", PRODUCTION, cost=2 * TWIG + RESIN, points=1, copies=8, produce=Gain(BERRY)),
    Card("twig_barge", PRODUCTION, cost=TWIG + PEBBLE, points=1, copies=3, produce=Gain(2 * TWIG)),
    Card("resin_refinery", PRODUCTION, cost=RESIN + PEBBLE, points=1, copies=3,
         produce=Gain(RESIN)),
    Card("mine", PRODUCTION, cost=TWIG + RESIN + PEBBLE, points=2, copies=3, produce=Gain(PEBBLE)),
    Card("general_store", PRODUCTION, cost=RESIN + PEBBLE, points=1, copies=3,
         produce=Sequence(Gain(BERRY), If(Named("farm"), Gain(BERRY)))),
    Card("fairgrounds", PRODUCTION, cost=TWIG + 2 * RESIN + PEBBLE, points=3, copies=3, unique=True,
         produce=Draw(2)),
    Card("storehouse", PRODUCTION, cost=TWIG + RESIN + PEBBLE, points=2, copies=3,
         produce=Store(3 * TWIG, 2 * RESIN, PEBBLE, 2 * BERRY), visit=Unload()),
    Card("husband", PRODUCTION, cost=3 * BERRY, points=2, copies=4, home="farm", partner="wife",
         produce=IfPaired(GainAny(), beside="farm")),
    Card("barge_toad", PRODUCTION, cost=2 * BERRY, points=1, copies=3, home="twig_barge",
         produce=Gain(2 * TWIG, per=Named("farm"))),
    Card("chip_sweep", PRODUCTION, cost=3 * BERRY, points=2, copies=3, home="resin_refinery",
         produce=Again()),
    Card("miner_mole", PRODUCTION, cost=3 * BERRY, points=1, copies=3, home="mine",
         produce=CopyOther()),
    Card("monk", PRODUCTION, cost=BERRY, points=0, copies=2, unique=True, home="monastery",
         produce=GiveFor(up_to=2 * BERRY, points=2)),
    Card("doctor", PRODUCTION, cost=4 * BERRY, points=4, copies=2, unique=True, home="university",
         produce=PayFor(up_to=3 * BERRY, points=1)),
    Card("woodcarver", PRODUCTION, cost=2 * BERRY, points=2, copies=3, home="storehouse",
         produce=PayFor(up_to=3 * TWIG, points=1)),
    Card("peddler", PRODUCTION, cost=2 * BERRY, points=1, copies=3, home="ruins",
         produce=Sequence(PayAny(up_to=2, to=TRADE), TakeFor(GainAny()))),
    Card("teacher", PRODUCTION, cost=2 * BERRY, points=2, copies=3, home="school",
         produce=DrawKeepGive()),
)  # fmt: skip
