"""What a seat is asked, in words: the prompt, every option with what it is about, and who asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.kernel.choice import Choice, Option, Source
from skerry.kernel.effect import NOTHING, NOWHERE
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame
    from skerry.kernel.game import Game
    from skerry.kernel.gathering import Gathering
    from skerry.kernel.state import Offer, State
    from skerry.kernel.text import Text


def ask(game: Game[Any], state: State, seat: int, offer: Offer) -> Choice:
    """Put an offer before a seat in words."""
    frame = offer.frame
    gathering = frame.effect.gathering(state, frame)
    bargain = None if gathering is None else gathering.bargain
    return Choice(
        seat,
        offer.position,
        frame.effect.prompt(state, frame),
        [_option(game, state, frame, pick) for pick in offer.options],
        gathering,
        [
            _option(game, state, frame, pick)
            for pick in ([] if gathering is None else gathering.pool)
        ],
        _source(state, frame),
        [_option(game, state, frame, pick) for pick in ([] if bargain is None else bargain.kinds)],
        [] if gathering is None else _verbs(state, frame, gathering),
    )


def _option(game: Game[Any], state: State, frame: Frame, pick: int) -> Option:
    layout = state.layout
    about = frame.effect.refer(state, frame, pick)
    return Option(
        pick,
        game.vocabulary.name(pick),
        frame.effect.wording(state, frame, pick) or game.label(pick),
        "" if about.zone == NOWHERE else layout.names[about.zone],
        SHARED if about.zone == NOWHERE else layout.owners[about.zone],
        about.card,
        about.cell,
        about.group,
        game.vocabulary.meaning(pick),
    )


def _source(state: State, frame: Frame) -> Source | None:
    """Find where that lies which asks: with who is asked, else anywhere in sight."""
    if frame.cause == NOTHING:
        return None
    layout = state.layout
    lies = [
        zone
        for zone, cards in enumerate(state.zones)
        if frame.cause in cards and layout.sees(frame.seat, zone) and not layout.zones[zone].pile
    ]
    for owner in (frame.seat, SHARED):
        for zone in lies:
            if layout.owners[zone] == owner:
                return Source(frame.cause, layout.names[zone], owner)
    if lies:
        return Source(frame.cause, layout.names[lies[0]], layout.owners[lies[0]])
    return Source(frame.cause, "", SHARED)


def _verbs(state: State, frame: Frame, gathering: Gathering) -> list[Text]:
    """Say what the set does by how many things are added to it, as far as the clause says it."""
    effect = frame.effect
    counts = range(gathering.chosen, gathering.chosen + gathering.most + 1)
    verbs = [effect.verb(state, frame, count) for count in counts]
    return [verb for verb in verbs if verb is not None]
