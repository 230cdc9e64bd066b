"""The board: basic places, haven and journey, and the forest places that are dealt."""

from __future__ import annotations

from typing import Final

from skerry.games.woodland.card import Place
from skerry.games.woodland.deed import Many
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny
from skerry.games.woodland.effects.hand import ANY_NUMBER, discard, discard_for
from skerry.games.woodland.effects.meadow import FromMeadow
from skerry.games.woodland.effects.workers import UsePlace
from skerry.games.woodland.playing import PlayRevealed
from skerry.games.woodland.words import BASIC, FOREST, HAVEN, JOURNEY
from skerry.games.woodland.zones import HAND, REVEALED
from skerry.kernel.text import Text

BOARD_PLACES: Final[tuple[Place, ...]] = (
    Place("basic_three_twigs", BASIC, Gain((3, 0, 0, 0))),
    Place("basic_two_twigs_one_card", BASIC, Many(Gain((2, 0, 0, 0)), Draw(1)), shared=True),
    Place("basic_two_resin", BASIC, Gain((0, 2, 0, 0))),
    Place("basic_one_resin_one_card", BASIC, Many(Gain((0, 1, 0, 0)), Draw(1)), shared=True),
    Place("basic_two_cards_one_vp", BASIC, Many(Draw(2), Gain(points=1)), shared=True),
    Place("basic_one_pebble", BASIC, Gain((0, 0, 1, 0))),
    Place("basic_one_berry_one_card", BASIC, Many(Gain((0, 0, 0, 1)), Draw(1))),
    Place("basic_one_berry", BASIC, Gain((0, 0, 0, 1)), shared=True),
    Place("haven", HAVEN, discard_for(ANY_NUMBER, GainAny(), every=2), shared=True),
    Place("journey_2", JOURNEY, discard(2), shared=True, points=2),
    Place("journey_3", JOURNEY, discard(3), points=3),
    Place("journey_4", JOURNEY, discard(4), points=4),
    Place("journey_5", JOURNEY, discard(5), points=5),
)

FOREST_PLACES: Final[tuple[Place, ...]] = (
    Place("forest_two_berry_one_card", FOREST, Many(Gain((0, 0, 0, 2)), Draw(1))),
    Place("forest_two_any", FOREST, GainAny(2)),
    Place("forest_discard_any_draw_double", FOREST, discard_for(ANY_NUMBER, Draw(2))),
    Place("forest_copy_basic_one_card", FOREST, Many(UsePlace((BASIC,)), Draw(1))),
    Place("forest_one_pebble_three_card", FOREST, Many(Gain((0, 0, 1, 0)), Draw(3))),
    Place("forest_one_twig_resin_berry", FOREST, Gain((1, 1, 0, 1))),
    Place("forest_three_berry", FOREST, Gain((0, 0, 0, 3))),
    Place("forest_two_resin_one_twig", FOREST, Gain((1, 2, 0, 0))),
    Place("forest_two_card_one_any", FOREST, Many(Draw(2), GainAny())),
    Place("forest_discard_up_to_three_gain_any", FOREST, discard_for(3, GainAny())),
    Place("forest_draw_two_meadow_play_one_discount", FOREST,
          Many(FromMeadow(2, REVEALED, Text("woodland-take-meadow"), up_to=True),
               PlayRevealed(1, Text("everdell-play-taken"), optional=True, rest=HAND))),
)  # fmt: skip
