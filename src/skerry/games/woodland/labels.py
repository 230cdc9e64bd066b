"""What is said of cards and picks in every woodland game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.picks import COPIES, FIRST_CARD, NUMBERS, SEATS, SLOTS, WILD_PICK
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.faces import CardFace
    from skerry.games.woodland.state import Woodland


def say_card(state: Woodland, card: int) -> Text:
    """Call a card by its name."""
    return say_name(state.box.words[card])


def say_name(name: str) -> Text:
    """Call a card or a place by its name in its row."""
    return Text("everdell-name", {"name": name})


def say_effects(card: Card) -> list[Text]:
    """Say what the card does, and when."""
    first, produce = card.first, card.produce
    parts = [_say(card, effect.describe()) for effect in (first, produce) if effect is not None]
    if card.play is not None:
        said = card.play.describe()
        after = Text("woodland-after", {"form": card.after, "text": said})
        parts.append(after if card.after else said)
    if card.before_season is not None:
        parts.append(card.before_season.describe())
    if card.visit is not None:
        parts.append(Text("woodland-on-visit", {"text": card.visit.describe()}))
    if card.call is not None:
        parts.append(Text("everdell-on-call", {"text": card.call.describe()}))
    if card.aid is not None:
        parts.append(card.aid.describe())
    if card.score is not None:
        parts.append(Text("woodland-at-end", {"text": _say(card, card.score.describe())}))
    return parts


def card_face(box: Box, card: Card, base: str) -> CardFace:
    """Return what is drawn on a card of a city; the base game of its box is called so."""
    guests = [other.name for other in box.cards if other.home == card.name]
    cost = {box.resources[resource]: n for resource, n in enumerate(card.cost) if n}
    return {
        "sort": "card",
        "form": card.form,
        "rarity": "unique" if card.unique else "common",
        "type": card.type,
        "cost": {**cost, "any": card.any_cost} if card.any_cost else cost,
        "points": card.points,
        "copies": card.copies,
        "space": 1 if card.joins else card.space,
        "partner": card.partner,
        "links": [card.home] if card.home else guests,
        "open": card.opens,
        "set": card.expansion or base,
    }


def _say(card: Card, text: Text) -> Text:
    """Name the partner of the card in what is about both of them."""
    if not card.partner:
        return text
    return text.with_args({"partner": Text("everdell-name", {"name": card.partner})})


def label_simple(box: Box, pick: int, simple: dict[int, Text], slot: Text) -> Text:
    """Call a pick that is about no card by what a person would say, some in a game's own words."""
    if pick < WILD_PICK:
        return Text("woodland-resource", {"resource": box.resources[pick]})
    if pick in simple:
        return simple[pick]
    if pick < SEATS:
        return Text("woodland-number", {"number": pick - NUMBERS})
    if pick < SLOTS or pick >= FIRST_CARD:
        return Text("seat", {"number": box.picks.owner_of(pick) + 1})
    if pick < COPIES:
        return slot.with_args({"number": pick - SLOTS + 1})
    return Text("woodland-copy", {"number": pick - COPIES + 1})
