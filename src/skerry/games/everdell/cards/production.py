"""Production, green: they act when played, and in spring and autumn."""

from __future__ import annotations

from typing import Final

from skerry.games.woodland.card import Card
from skerry.games.woodland.counts import Named
from skerry.games.woodland.deed import Many
from skerry.games.woodland.effects.city import Store, Unload
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny, If, PayFor
from skerry.games.woodland.effects.give import DrawKeepGive, GiveFor, PayAny, TakeFor
from skerry.games.woodland.effects.produce import Again, CopyOther, IfPaired
from skerry.games.woodland.words import PRODUCTION
from skerry.kernel.text import Text

TWIG: Final = 0
BERRY: Final = 3

PRODUCERS: Final[tuple[Card, ...]] = (
    Card("farm", PRODUCTION, (2, 1, 0, 0), 1, 8, produce=Gain((0, 0, 0, 1))),
    Card("twig_barge", PRODUCTION, (1, 0, 1, 0), 1, 3, produce=Gain((2, 0, 0, 0))),
    Card("resin_refinery", PRODUCTION, (0, 1, 1, 0), 1, 3, produce=Gain((0, 1, 0, 0))),
    Card("mine", PRODUCTION, (1, 1, 1, 0), 2, 3, produce=Gain((0, 0, 1, 0))),
    Card("general_store", PRODUCTION, (0, 1, 1, 0), 1, 3,
         produce=Many(Gain((0, 0, 0, 1)), If((Named("farm"),), Gain((0, 0, 0, 1)),
                                             Text("everdell-with-farm")))),
    Card("fairgrounds", PRODUCTION, (1, 2, 1, 0), 3, 3, unique=True, produce=Draw(2)),
    Card("storehouse", PRODUCTION, (1, 1, 1, 0), 2, 3,
         produce=Store((3, 2, 1, 2)), visit=Unload()),
    Card("husband", PRODUCTION, (0, 0, 0, 3), 2, 4, home="farm", partner="wife",
         produce=IfPaired(GainAny(), "farm")),
    Card("barge_toad", PRODUCTION, (0, 0, 0, 2), 1, 3, home="twig_barge",
         produce=Gain((2, 0, 0, 0), per=Named("farm"))),
    Card("chip_sweep", PRODUCTION, (0, 0, 0, 3), 2, 3, home="resin_refinery", produce=Again()),
    Card("miner_mole", PRODUCTION, (0, 0, 0, 3), 1, 3, home="mine", produce=CopyOther()),
    Card("monk", PRODUCTION, (0, 0, 0, 1), 0, 2, unique=True, home="monastery",
         produce=GiveFor(BERRY, up_to=2, points=2)),
    Card("doctor", PRODUCTION, (0, 0, 0, 4), 4, 2, unique=True, home="university",
         produce=PayFor(BERRY, up_to=3)),
    Card("woodcarver", PRODUCTION, (0, 0, 0, 2), 2, 3, home="storehouse",
         produce=PayFor(TWIG, up_to=3)),
    Card("peddler", PRODUCTION, (0, 0, 0, 2), 1, 3, home="ruins",
         produce=Many(PayAny(2, 0), TakeFor(GainAny()))),
    Card("teacher", PRODUCTION, (0, 0, 0, 2), 2, 3, home="school", produce=DrawKeepGive()),
)  # fmt: skip
