"""Answers in advance: to a question that may come, kept by the server and seen by their giver alone."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from skerry.games.faraway.journey import HAND_SIZE, ROUNDS
from skerry.games.faraway.zones import HAND, MARKET, ROUND
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import AUTUMN
from skerry.games.woodland.zones import PASSED, SEASON
from skerry.kernel.errors import ActionError
from skerry.kernel.text import Text
from skerry.server import turns
from skerry.server.entries import Outcome, Planned
from skerry.server.errors import BadRequest
from skerry.server.protocol.table import SPECTATOR, AheadState
from skerry.server.protocol.text import said

if TYPE_CHECKING:
    from skerry.server.hall import Hall
    from skerry.server.live import LiveTable
    from skerry.server.protocol.requests import Plan

TAKE = "faraway-take-region"  # what is asked at the market
LAST = ("pass", "finish")  # by which a seat ends its game in autumn


def offer(live: LiveTable, seat: int) -> AheadState | None:
    """What a seat that is not asked now may answer in advance; None if nothing."""
    waits = live.company.started and not live.table.over and seat not in live.awaited()
    if not waits or not live.company_of(seat) or live.holders[seat].kind != "human":
        return None
    found = _ending(live, seat) or _market(live, seat)
    if found is None:
        return None
    given = live.plans.get(seat)
    if given is not None:
        found.given, found.only = given.picks, given.only
    return found


def _ending(live: LiveTable, seat: int) -> AheadState | None:
    """In autumn: to pass, at once or as soon as nothing else is left."""
    state = live.table.state
    if not isinstance(state, Woodland) or state.count(SEASON, seat) < AUTUMN:
        return None
    last = [pick for pick in LAST if pick in live.game.vocabulary.names]
    return None if state.count(PASSED, seat) else AheadState("", last, [], [], only=False)


def _market(live: LiveTable, seat: int) -> AheadState | None:
    """In Faraway: which regions to take, when one's turn at the market comes."""
    state, game = live.table.state, live.game
    if game.name != "faraway" or state.count(ROUND) == ROUNDS:
        return None
    cards = state.zone(MARKET)
    if len(state.zone(HAND, seat)) >= HAND_SIZE or len(cards) < 2:
        return None
    labels = [said(game.card_label(card)) for card in cards]
    return AheadState(TAKE, [game.cards[card] for card in cards], labels, [], only=False)


def outcome(live: LiveTable, plan: Plan) -> Outcome:
    """Keep an answer in advance instead of the one before; without picks none is kept."""
    offered = offer(live, plan.seat)
    known = set(plan.picks) <= set(offered.picks if offered else [])
    if not known or len(set(plan.picks)) < len(plan.picks):
        raise BadRequest(Text("server-plan"))
    if not plan.picks and plan.seat not in live.plans:
        return Outcome([])
    prompt = offered.prompt if offered else ""
    return Outcome([Planned(plan.seat, prompt, plan.picks, plan.only)])


def follow(hall: Hall, live: LiveTable) -> None:
    """Answer for who has said in advance what, if that is asked now."""
    if live.plans and due(live) is not None:
        hall.spawn(_answer(hall, live))


async def _answer(hall: Hall, live: LiveTable) -> None:
    with suppress(ActionError):
        await hall.commit(live, _due_outcome)


def _due_outcome(live: LiveTable) -> Outcome:
    return due(live) or Outcome([])


def due(live: LiveTable) -> Outcome | None:
    """What the first answer in advance whose question is asked comes to; None if none is."""
    if live.ending != SPECTATOR:
        return None
    for seat, plan in live.plans.items():
        asked = live.table.choice(seat) if seat in live.awaited() else None
        if asked is None or live.holders[seat].kind != "human":
            continue
        options = [option.name for option in asked.options]
        fitting = [pick for pick in plan.picks if pick in options]
        gone = Planned(seat, "", [], only=False)
        if fitting and (not plan.only or len(fitting) == len(options)):
            given = turns.answers(live, [(seat, fitting[0])], asked.position, live.version)
            return given._replace(entries=[*given.entries, gone])
        if plan.prompt and plan.prompt == asked.prompt.id:
            return Outcome([gone])
    return None
