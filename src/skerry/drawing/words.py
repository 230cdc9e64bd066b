"""What things are called on the screen, in the chosen language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.kernel.text import Text, seat_text
from skerry.kernel.zones import SHARED
from skerry.text import aside, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skerry.kernel.game import Game

SOFT_HYPHEN = "\u00ad"  # where a word may be broken in the browser
BODY = ("text", "offer")  # the parts of a description that say what a card does
AMOUNT = "resource"  # the part of an amount that names what there is so much of


def words(text: Text) -> str:
    """Say a message on one line."""
    return " ".join(say(text).replace(SOFT_HYPHEN, "").split())


def owner_words(owner: int) -> str:
    """Call a seat by its name, and what belongs to nobody the table."""
    return words(Text("drawing-table") if owner == SHARED else seat_text(owner))


def zone_words(name: str) -> str:
    """Call a zone as people do."""
    return words(Text("browser-zone", {"zone": name.replace(" ", "-"), "name": name}))


def counter_words(name: str, value: int) -> str:
    """Say what a counter shows."""
    return words(Text("browser-counter", {"counter": name.replace(" ", "-"), "value": value}))


def deed_words(game: Game[Any], card: int) -> str:
    """Say what a card does, without its name; nothing if its name says it."""
    whole = game.card_text(card)
    for part in BODY:
        told = whole.args.get(part)
        if isinstance(told, Text) and whole.id != game.card_label(card).id:
            return words(told)
    return ""


def letters(amounts: Mapping[str, int]) -> str:
    """Write amounts by the letters of their pieces: 2t 1r."""
    return " ".join(
        f"{count}{words(Text('drawing-letter', {'piece': name}))}"
        for name, count in amounts.items()
        if count
    )


def amounts_in(text: Text) -> dict[str, int]:
    """Find the amounts that a message tells, by their pieces."""
    name, count = text.args.get(AMOUNT), text.args.get("count")
    if isinstance(name, str) and isinstance(count, int):
        return {name: count}
    found: dict[str, int] = {}
    for part in text.args.values():
        if isinstance(part, Text):
            found.update(amounts_in(part))
    return found


def reason_words(reason: Text, room: int = 0) -> str:
    """Say why not, in letters where pieces are lacking; with little room, just these."""
    lacking = amounts_in(reason)
    if lacking:
        told = words(Text("drawing-lacks", {"what": letters(lacking)}))
        return f"-{letters(lacking)}" if 0 < room < len(told) else told
    return brief(reason).removesuffix(".")


def brief(text: Text) -> str:
    """Say a message as short as it can be said: as its own short form, else whole."""
    short = aside(text, "short")
    return words(text) if short is None else " ".join(short.split())
