"""The board: basic places, haven and journey, and the forest places that are dealt."""

from __future__ import annotations

from typing import Final

from skerry.games.everdell.resources import BERRY, PEBBLE, RESIN, TWIG
from skerry.games.woodland.card import Place
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny
from skerry.games.woodland.effects.hand import ANY_NUMBER, discard, discard_for
from skerry.games.woodland.effects.meadow import take_from_meadow
from skerry.games.woodland.effects.workers import UsePlace
from skerry.games.woodland.playing import PlayRevealed
from skerry.games.woodland.terms import BASIC, FOREST, HAVEN, JOURNEY
from skerry.games.woodland.zones import HAND, REVEALED
from skerry.kernel.effect import Sequence

HAVEN_CARDS: Final = 2  # discarded for a resource
JOURNEYS: Final = (2, 3, 4, 5)  # as many cards as points; the first takes any number of workers

BOARD_PLACES: Final[tuple[Place, ...]] = (
    Place("basic_three_twigs", BASIC, Gain(3 * TWIG)),
    Place("basic_two_twigs_one_card", BASIC, Sequence(Gain(2 * TWIG), Draw(1)), shared=True),
    Place("basic_two_resin", BASIC, Gain(2 * RESIN)),
    Place("basic_one_resin_one_card", BASIC, Sequence(Gain(RESIN), Draw(1)), shared=True),
    Place("basic_two_cards_one_vp", BASIC, Sequence(Draw(2), Gain(points=1)), shared=True),
    Place("basic_one_pebble", BASIC, Gain(PEBBLE)),
    Place("basic_one_berry_one_card", BASIC, Sequence(Gain(BERRY), Draw(1))),
    Place("basic_one_berry", BASIC, Gain(BERRY), shared=True),
    Place("haven", HAVEN, discard_for(up_to=ANY_NUMBER, reward=GainAny(), every=HAVEN_CARDS),
          shared=True),
    *[Place(f"journey_{worth}", JOURNEY, discard(worth), shared=worth == JOURNEYS[0], points=worth)
      for worth in JOURNEYS],
)  # fmt: skip

FOREST_PLACES: Final[tuple[Place, ...]] = (
    Place("forest_two_berry_one_card", FOREST, Sequence(Gain(2 * BERRY), Draw(1))),
    Place("forest_two_any", FOREST, GainAny(2)),
    Place("forest_discard_any_draw_double", FOREST, discard_for(up_to=ANY_NUMBER, reward=Draw(2))),
    Place("forest_copy_basic_one_card", FOREST, Sequence(UsePlace((BASIC,)), Draw(1))),
    Place("forest_one_pebble_three_card", FOREST, Sequence(Gain(PEBBLE), Draw(3))),
    Place("forest_one_twig_resin_berry", FOREST, Gain(TWIG + RESIN + BERRY)),
    Place("forest_three_berry", FOREST, Gain(3 * BERRY)),
    Place("forest_two_resin_one_twig", FOREST, Gain(TWIG + 2 * RESIN)),
    Place("forest_two_card_one_any", FOREST, Sequence(Draw(2), GainAny())),
    Place("forest_discard_up_to_three_gain_any", FOREST,
          discard_for(up_to=3, reward=GainAny())),
    Place("forest_draw_two_meadow_play_one_discount", FOREST,
          Sequence(take_from_meadow(2, up_to=True, into=REVEALED),
                   PlayRevealed(less=1, optional=True, rest=HAND))),
)  # fmt: skip
