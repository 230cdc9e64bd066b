"""The shelf: what every game says of itself, put into messages once."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from skerry import games
from skerry.agents import agents
from skerry.games.farshore.game import Farshore
from skerry.kernel.errors import OptionError
from skerry.kernel.rng import from_seed
from skerry.server.protocol import CardInfo, DeckInfo, GameInfo, SettingInfo, TrackInfo
from skerry.server.sight import said

if TYPE_CHECKING:
    from skerry.kernel.game import Game, Value


@cache
def shelf() -> tuple[bytes, str]:
    """All games as JSON, and a tag that changes whenever they do."""
    body = msgspec.json.encode([info(games.game(name)) for name in games.names()])
    return body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'


def info(game: Game[Any]) -> GameInfo:
    """What a game says of itself."""
    return GameInfo(
        name=game.name,
        fewest=game.fewest,
        most=game.most,
        cooperative=game.cooperative,
        settings=[
            SettingInfo(s.name, list(s.allowed), said(s.text), s.under, s.seats)
            for s in game.settings
        ],
        agents=list(agents(game.name)),
        cards=card_infos(game),
        rulebook=[said(text) for text in game.rulebook()],
        deck=deck_info(game),
    )


def card_infos(game: Game[Any]) -> list[CardInfo]:
    """What the cards of a game say of themselves."""
    backs = _backs(game)
    return [
        CardInfo(
            name=card,
            back=backs.get(number, ""),
            label=said(game.card_label(number)),
            text=said(game.card_text(number)),
            face=dict(game.face(number)),
        )
        for number, card in enumerate(game.cards)
    ]


def deck_info(game: Game[Any]) -> DeckInfo | None:
    """What is said of the deck file that a game is made from."""
    if not isinstance(game, Farshore):
        return None
    deck = game.chest.deck
    track = TrackInfo(deck.track.values, deck.track.marks)
    return DeckInfo(
        deck.name, deck.digest, house=deck.is_house, brought=not deck.standing, track=track
    )


def _backs(game: Game[Any]) -> dict[int, str]:
    """The back of each card, found in the boxes of all settings."""
    boxes = [_defaults(game)] + [
        {**_defaults(game), setting.name: value}
        for setting in game.settings
        for value in setting.allowed[1:]
    ]
    backs: dict[int, str] = {}
    for wished in boxes:
        seats, settings = _fullest(game, wished)
        state = game.start(game.layout(seats, settings), settings, from_seed(0))
        for zone, cards in enumerate(state.zones):
            backs.update(dict.fromkeys(cards, state.layout.zones[zone].back))
    return backs


def _fullest(game: Game[Any], wished: dict[str, object]) -> tuple[int, dict[str, Value]]:
    """As many seats as there can be with these settings."""
    for seats in range(game.most, game.fewest, -1):
        with suppress(OptionError):
            return game.check(seats, wished)
    return game.check(game.fewest, wished)


def _defaults(game: Game[Any]) -> dict[str, object]:
    return {setting.name: setting.allowed[0] for setting in game.settings}
