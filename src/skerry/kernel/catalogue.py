"""The catalogue of a game: every card with its back, its copies and the setting that brings it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from skerry.kernel.errors import OptionError
from skerry.kernel.rng import from_seed

if TYPE_CHECKING:
    from skerry.kernel.game import Game, Value


class Entry(NamedTuple):
    """A card of the box: how many there are, and which setting they come with ("" if they always do)."""

    card: int
    back: str
    copies: int
    setting: str


def entries(game: Game[Any]) -> list[Entry]:
    """List all cards, found in the boxes of all settings."""
    found: dict[int, Entry] = {}
    brought: dict[int, int] = {}  # by card: how many come along with it
    for setting, wished in _boxes(game):
        copies, backs = _unpacked(game, wished)
        new = [card for card in copies if card not in found or found[card].setting]
        for card in new:
            if card not in found or len(new) < brought[card]:
                found[card] = Entry(card, backs[card], copies[card], setting)
                brought[card] = len(new)
    return [found.get(card, Entry(card, "", 0, "")) for card in range(len(game.cards))]


def _unpacked(game: Game[Any], wished: dict[str, object]) -> tuple[dict[int, int], dict[int, str]]:
    """Return the copies of all cards of a box, and their backs."""
    seats, settings = _fullest(game, wished)
    state = game.start(game.layout(seats, settings), settings, from_seed(0))
    copies: dict[int, int] = {}
    backs: dict[int, str] = {}
    for zone, cards in enumerate(state.zones):
        for card in cards:
            backs[card] = state.layout.zones[zone].back
            copies[card] = copies.get(card, 0) + 1
    return copies, backs


def _boxes(game: Game[Any]) -> list[tuple[str, dict[str, object]]]:
    """Return the settings as they are by default, and with each other value of each."""
    usual: dict[str, object] = {setting.name: setting.allowed[0] for setting in game.settings}
    return [
        ("", usual),
        *[
            (setting.name, {**usual, setting.name: value})
            for setting in game.settings
            for value in setting.allowed[1:]
        ],
    ]


def _fullest(game: Game[Any], wished: dict[str, object]) -> tuple[int, dict[str, Value]]:
    """As many seats as there can be with these settings."""
    for seats in range(game.most, game.fewest, -1):
        try:
            return game.check(seats, wished)
        except OptionError:
            continue
    return game.check(game.fewest, wished)
