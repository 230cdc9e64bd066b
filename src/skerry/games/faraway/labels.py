"""How Faraway's cards are called and read aloud."""

from __future__ import annotations

from skerry.games.faraway.deck import CARDS, is_region
from skerry.games.faraway.quests import say_shown
from skerry.kernel.text import Text, join_with


def say_card(card: int) -> Text:
    """Call a region by its number and a sanctuary by what it offers, for it bears none."""
    face = CARDS[card]
    if not is_region(card):
        return Text("faraway-sanctuary", {"number": face.number, "offer": say_offer(card)})
    return Text("faraway-region", {"kind": face.kind, "number": face.number})


def say_whole(card: int) -> Text:
    """Say what a card shows, needs and pays; the name of a sanctuary says it already."""
    if not is_region(card):
        return say_card(card)
    return Text("faraway-card", {"card": say_card(card), "offer": say_offer(card)})


def say_offer(card: int) -> Text:
    """Say what a card shows, needs and pays, without its name."""
    face = CARDS[card]
    parts: list[Text] = []
    if face.shows:
        parts.append(Text("faraway-shows", {"symbols": say_shown(face.shows)}))
    if face.needs:
        parts.append(Text("faraway-needs", {"symbols": say_shown(face.needs)}))
    if face.quest is not None:
        parts.append(face.quest.describe())
    return join_with(parts)
