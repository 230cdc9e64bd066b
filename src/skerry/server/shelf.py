"""The shelf: what every game says of itself, put into messages once."""

from __future__ import annotations

import hashlib
import logging
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from skerry import games
from skerry.agents import agents, brought, installed
from skerry.agents.levels import LEVELS
from skerry.agents.levels.ratings import Ladder, ladders
from skerry.games.everdell.game import Everdell
from skerry.games.farshore.game import Farshore
from skerry.games.farshore.names import deck_name
from skerry.kernel.catalogue import entries
from skerry.kernel.errors import SkerryError
from skerry.kernel.text import Text
from skerry.lessons import LESSONS
from skerry.server.protocol.shelf import (
    BoxInfo,
    CardInfo,
    DeckInfo,
    GameInfo,
    LadderInfo,
    RungInfo,
    SettingInfo,
    TrackInfo,
)
from skerry.server.protocol.text import said

if TYPE_CHECKING:
    from skerry.kernel.game import Game

LOG = logging.getLogger(__name__)


@cache
def loaded() -> list[Game[Any]]:
    """All games that can be played; one of another package that is broken is left out, and told."""
    found = []
    for name in games.names():
        try:
            found.append(games.game(name))
        except SkerryError as error:
            LOG.warning("%s", error)
    return found


@cache
def shelf() -> tuple[bytes, str]:
    """All games as JSON, and a tag that changes whenever they do."""
    return tagged([info(game) for game in loaded()])


@cache
def boxes() -> tuple[bytes, str]:
    """The games from outside, without their cards; a tenth of it all."""
    return tagged([msgspec.convert(info(game), BoxInfo, from_attributes=True) for game in loaded()])


@cache
def opened(name: str) -> tuple[bytes, str]:
    """One game with its cards."""
    return tagged(info(games.game(name)))


def tagged(said: object) -> tuple[bytes, str]:
    """Something as JSON, and a tag that changes whenever it does."""
    body = msgspec.json.encode(said)
    return body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'


def info(game: Game[Any]) -> GameInfo:
    """What a game says of itself."""
    return GameInfo(
        name=game.name,
        fewest=game.fewest,
        most=game.most,
        cooperative=game.cooperative,
        settings=[
            SettingInfo(s.name, list(s.allowed), said(s.text), s.under, s.seats, s.upto)
            for s in game.settings
        ],
        agents=opponents(game.name),
        ladders=[measured(ladder) for ladder in ladders(game.name)],
        cards=card_infos(game),
        about=said(game.rulebook().about),
        deck=deck_info(game),
        lesson=len(LESSONS[game.name].steps) if game.name in LESSONS else 0,
    )


def opponents(game: str) -> list[str]:
    """The agents that a person may choose: the levels, and those from outside; else any there is."""
    outside = {*installed(), *[name for name, _ in brought()]}
    known = list(agents(game))
    return [name for name in known if name in LEVELS or name in outside] or known


def measured(ladder: Ladder) -> LadderInfo:
    """How strong the levels were found to be."""
    rungs = [
        RungInfo(r.agent, r.rating, r.reach, r.points, r.against, r.share) for r in ladder.rungs
    ]
    return LadderInfo(ladder.seats, ladder.options, ladder.games, rungs)


def card_infos(game: Game[Any]) -> list[CardInfo]:
    """What the cards of a game say of themselves."""
    return [
        CardInfo(
            name=game.cards[entry.card],
            back=entry.back,
            label=said(game.card_label(entry.card)),
            text=said(game.card_text(entry.card)),
            face={name: drawn(value) for name, value in game.face(entry.card).items()},
        )
        for entry in entries(game)
    ]


def drawn(value: object) -> object:
    """Return a part of a face as it is sent: messages in it go the way of all messages."""
    if isinstance(value, Text):
        return said(value)
    if isinstance(value, dict):
        return {name: drawn(each) for name, each in value.items()}
    return [drawn(each) for each in value] if isinstance(value, list) else value


def deck_info(game: Game[Any]) -> DeckInfo | None:
    """What is said of the deck file that a game is made from."""
    if isinstance(game, Everdell) and game.brew is not None:
        name = Text("deck-homebrew", {"name": Text("word", {"word": game.brew.name})})
        no_track = TrackInfo([], [])
        return DeckInfo(said(name), game.digest, house=False, brought=True, track=no_track)
    if not isinstance(game, Farshore):
        return None
    deck = game.chest.deck
    track = TrackInfo(deck.track.values, deck.track.marks)
    return DeckInfo(
        said(deck_name(deck)),
        deck.digest,
        house=deck.is_house,
        brought=not deck.standing,
        track=track,
    )
