"""What is said of Everdell's picks and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.effects.gain import say_amounts
from skerry.games.woodland.faces import Face, PlaceFace, SideCardFace
from skerry.games.woodland.labels import card_face, label_simple, say_effects
from skerry.games.woodland.picks import (
    CHOOSE,
    FROM_DECK,
    FROM_DISCARD,
    GO,
    MOVE_IN,
    MOVE_IN_ANYWHERE,
    PASS,
    PLAY,
    PLAY_MEADOW,
    PLAY_SIDE_CARD,
    PREPARE,
    PRICE,
    RIVAL_PICK,
    SIMPLE,
    STOP,
    USE,
    WILD_PICK,
)
from skerry.games.woodland.terms import AMBASSADOR, JOURNEY, WONDER, WORKER
from skerry.games.woodland.zones import (
    BOARD,
    CITY,
    DRAWN,
    EVENTS,
    FOREST,
    HAND,
    MEADOW,
    REVEALED,
    RIVAL,
)
from skerry.kernel.text import Text, join_and, join_then

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.card import Card, Place, SideCard
    from skerry.kernel.zones import Layout

SIMPLE_WORDS: Final = {
    WILD_PICK: Text("woodland-resource", {"resource": "pearl"}),
    STOP: Text("woodland-stop"),
    PRICE: Text("woodland-price"),
    MOVE_IN: Text("woodland-move-in"),
    MOVE_IN_ANYWHERE: Text("woodland-move-in-anywhere"),
    PREPARE: Text("woodland-prepare"),
    PASS: Text("woodland-pass"),
    FROM_DECK: Text("woodland-from-deck"),
    FROM_DISCARD: Text("woodland-from-discard"),
    RIVAL_PICK: Text("everdell-rugwort"),
}


def label(box: Box, pick: int) -> Text:
    """Call a pick by what a person would say."""
    sort = box.picks.sorts[pick]
    if sort == SIMPLE:
        return label_simple(box, pick, SIMPLE_WORDS, Text("woodland-meadow-place"))
    name = Text("everdell-name", {"name": box.words[box.card_of(pick)]})
    if sort in (CHOOSE, USE):
        return name
    if sort in (PLAY, PLAY_SIDE_CARD):
        return Text("woodland-play", {"card": name})
    if sort == PLAY_MEADOW:
        return Text("woodland-play-from-meadow", {"card": name})
    return Text("woodland-visit", {"card": name, "by": _sent(box, pick)})


def _sent(box: Box, pick: int) -> str:
    """Say who is sent by a pick: a worker or the ambassador."""
    if box.picks.sorts[pick] == GO:
        return box.places[box.place_of(pick)].guest
    return WORKER if box.cards[box.card_of(pick)].call is None else AMBASSADOR


def card_text(box: Box, card: int) -> Text:
    """Describe a card, a place or an event whole."""
    name = Text("everdell-name", {"name": box.words[card]})
    if card >= len(box.cards) + len(box.places):
        text = _say_side_card(box.side_card(card))
        return Text("woodland-place-text", {"name": name, "text": text})
    if card >= len(box.cards):
        return Text(
            "woodland-place-text",
            {"name": name, "text": _say_place(box.places[card - len(box.cards)])},
        )
    row = box.cards[card]
    return Text(
        "woodland-card-text",
        {
            "name": name,
            "type": row.type,
            "form": row.form,
            "rarity": "unique" if row.unique else "common",
            "points": row.points,
            "cost": say_amounts(row.cost),
            "text": _say_card(row),
        },
    )


def _side_card_face(side_card: SideCard) -> SideCardFace:
    score = side_card.score
    end = None if score is None else Text("woodland-at-end", {"text": score.describe()})
    now = side_card.effect.describe()
    return {"sort": side_card.sort, "group": side_card.group, "now": now, "end": end}


def _say_side_card(side_card: SideCard) -> Text:
    parts = [side_card.effect.describe()]
    if side_card.score is not None:
        parts.append(Text("woodland-at-end", {"text": side_card.score.describe()}))
    return join_then(parts)


def _say_card(card: Card) -> Text:
    price = [Text("woodland-pays-opponent")] if card.pays_opponent else []
    return join_then([*price, *say_effects(card), *_say_special(card)])


def _say_special(card: Card) -> list[Text]:
    """Say where the card goes and who it goes with."""
    told = (
        (card.abroad, Text("woodland-go-abroad")),
        (card.space == 0 and not card.joins, Text("woodland-no-space")),
        (card.joins, Text("woodland-joins")),
        (bool(card.partner), Text("woodland-shares-space", {"card": _name(card.partner)})),
        (card.hosts_any, Text("woodland-hosts-any")),
        (card.stays, Text("woodland-stays")),
        (bool(card.second_spot), Text("woodland-second-spot", {"card": _name(card.second_spot)})),
        (card.opens, Text("woodland-opens")),
        (bool(card.home), Text("woodland-home", {"card": _name(card.home)})),
    )
    lasting = [] if card.lasts is None else [card.lasts.describe()]
    return lasting + [text for holds, text in told if holds]


def _name(name: str) -> Text:
    return Text("everdell-name", {"name": name})


def _say_place(place: Place) -> Text:
    parts: list[Text] = []
    if place.needs:
        names = [Text("everdell-name", {"name": name}) for name in place.needs]
        parts.append(Text("woodland-event-needs", {"cards": join_and(names)}))
    if place.count:
        args: dict[str, str | int | Text] = {"count": place.count, "type": place.type or "any"}
        parts.append(Text("woodland-event-types", args))
    if place.effect is not None:
        parts.append(place.effect.describe())
    if place.area == JOURNEY:
        parts.append(Text("woodland-worth-journey", {"points": place.points}))
    elif place.points:
        parts.append(Text("woodland-worth", {"points": place.points}))
    if place.score is not None:
        parts.append(Text("woodland-at-end", {"text": place.score.describe()}))
    return join_then(parts)


def face(box: Box, card: int) -> Face:
    """Return what is drawn on a card, a place or an event."""
    if card < len(box.cards):
        return card_face(box, box.cards[card], "base")
    if card >= len(box.cards) + len(box.places):
        return _side_card_face(box.side_card(card))
    place = box.places[card - len(box.cards)]
    if place.area == WONDER:
        return {"sort": "wonder", "points": place.points}
    if place.area.endswith("event"):
        return {
            "sort": "event",
            "special": place.area.startswith("special"),
            "points": place.points,
            "needs": list(place.needs),
            "type": place.type,
            "count": place.count,
        }
    found: PlaceFace = {
        "sort": "place",
        "area": place.area,
        "shared": place.shared,
        "points": place.points,
    }
    if place.guest == AMBASSADOR:
        found["type"] = place.type
        found["count"] = place.count
    return found


def picks_for(box: Box, layout: Layout, zone: int, card: int, *, own: bool) -> list[int]:
    """List the picks that mean a card of a zone: to play it, to go there, to choose it."""
    picks = box.picks
    kind = layout.kind(zone)
    if kind in (HAND, REVEALED):
        return [picks.plays[card], picks.choices[card]] if own else []
    if kind == MEADOW:
        return [picks.meadow_plays[card], picks.choices[card]]
    if kind in (BOARD, FOREST, EVENTS):
        return [picks.places[card - len(box.cards)]]
    if kind in (CITY, RIVAL, DRAWN):
        return _picks_in_city(box, kind, card, own=own)
    return _picks_of_module(box, layout.names[zone], card, own=own)


def _picks_of_module(box: Box, zone: str, card: int, *, own: bool) -> list[int]:
    for module in box.chosen:
        sort = module.picked.get(zone, SIMPLE)
        if sort == CHOOSE:
            return [box.picks.choices[card]]
        if sort == GO:
            return [box.picks.places[card - len(box.cards)]]
        if sort == USE:
            return [box.side_card_pick(card)]
        if sort == PLAY_SIDE_CARD:
            return [box.play_side_card_pick(card)] if own else []
    return []


def _picks_in_city(box: Box, zone: int, card: int, *, own: bool) -> list[int]:
    row = box.cards[card]
    found = [box.picks.choices[card]] if own or zone == RIVAL else []
    takes_pieces = row.visit is not None or row.call is not None
    if zone != DRAWN and takes_pieces and (own or row.opens):
        found.insert(0, box.picks.visits[card])
    return found
