"""What cards, events and adornments of Everdell count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.agents.greedy.everdell.outlook import is_such
from skerry.games.everdell.pearlbrook.adornment_effects import (
    AllTokens,
    Fixed,
    HandCards,
    Types,
    Wonders,
)
from skerry.games.everdell.pearlbrook.cards import OfExpansion
from skerry.games.everdell.pearlbrook.pearls import Pearls
from skerry.games.woodland.counts import (
    Cards,
    Couples,
    Events,
    OfCouple,
    Prisoners,
    Standing,
    Stock,
    Tokens,
)
from skerry.games.woodland.terms import AUTUMN, BASIC_EVENT, SPECIAL_EVENT, TYPES, WONDER

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.agents.greedy.everdell.outlook import EverdellOutlook

LEFT_OVER: Final = 1.5  # resources of two kinds that nobody could use at the end
PARTNER: Final[tuple[float, ...]] = (
    0.1,
    0.4,
)  # how likely a partner comes: from anywhere, from the hand
EVENT_TO_COME: Final = 0.05  # for each card yet to be played
WONDER_TO_COME: Final = 0.27
TOKENS_TO_COME: Final[tuple[float, ...]] = (
    0.6,
    0.4,
    0.2,
    0.0,
)  # by season, of those that there are
HELD: Final = 0.6  # of the cards in hand that will still be there at the end
TYPE_TO_COME: Final = 0.7  # how likely a type comes that is not there yet


def _cards(what: Cards, city: list[int], outlook: EverdellOutlook) -> float:
    cards = [outlook.cards[kind] for kind in city]
    return len([card for card in cards if is_such(card, what.form, what.type, what.unique)])


def _of_expansion(what: OfExpansion, city: list[int], outlook: EverdellOutlook) -> float:
    return len([kind for kind in city if outlook.cards[kind].expansion == what.expansion])


def _events(what: Events, _city: list[int], outlook: EverdellOutlook) -> float:
    return _achieved(SPECIAL_EVENT if what.special else BASIC_EVENT, outlook)


def _wonders(_what: Wonders, _city: list[int], outlook: EverdellOutlook) -> float:
    return _achieved(WONDER, outlook)


def _achieved(area: str, outlook: EverdellOutlook) -> int:
    return len([number for number in outlook.achieved if outlook.box.places[number].area == area])


def _couples(_what: Couples, city: list[int], outlook: EverdellOutlook) -> float:
    return sum([outlook.couples(some) for some in [city, *outlook.cities()]])


def _of_couple(what: OfCouple, city: list[int], outlook: EverdellOutlook) -> float:
    return what.points * outlook.couples(city)


def _tokens(what: Tokens, _city: list[int], outlook: EverdellOutlook) -> float:
    return outlook.tokens(outlook.box.kinds[what.name]) + outlook.put_on


def _all_tokens(_what: AllTokens, _city: list[int], outlook: EverdellOutlook) -> float:
    return outlook.points + sum([mark.get("point", 0) for mark in outlook.marks])


def _standing(what: Standing, _city: list[int], outlook: EverdellOutlook) -> float:
    kind = outlook.box.kinds[what.name]
    pairs = zip(outlook.city, outlook.marks, strict=True)
    return sum([mark.get(f"worker-{outlook.seat}", 0) for card, mark in pairs if card == kind])


def _prisoners(_what: Prisoners, _city: list[int], outlook: EverdellOutlook) -> float:
    return len(outlook.view.cards("prison", outlook.seat))


def _pearls(what: Pearls, _city: list[int], outlook: EverdellOutlook) -> float:
    return int(outlook.pearls >= what.at_least)


def _hand(_what: HandCards, _city: list[int], outlook: EverdellOutlook) -> float:
    return len(outlook.hand)


def _types(_what: Types, city: list[int], outlook: EverdellOutlook) -> float:
    return len({outlook.cards[kind].type for kind in city})


def _fixed(what: Fixed, _city: list[int], _outlook: EverdellOutlook) -> float:
    return what.points


# How they grow.


def _more_cards(what: Cards, outlook: EverdellOutlook) -> float:
    return outlook.plays_ahead * outlook.share(what.form, what.type, what.unique)


def _more_events(_what: Events, outlook: EverdellOutlook) -> float:
    return EVENT_TO_COME * outlook.plays_ahead


def _more_wonders(_what: Wonders, outlook: EverdellOutlook) -> float:
    return WONDER_TO_COME if outlook.season < AUTUMN else 0.0


def _more_of_couple(what: OfCouple, outlook: EverdellOutlook) -> float:
    partners = [kind for pair in outlook.box.couples for kind in pair]
    return what.points * PARTNER[any([kind in partners for kind in outlook.hand])]


def _less_stock(what: Stock, outlook: EverdellOutlook) -> float:
    there = sum([outlook.stock[kind] for kind in what.kinds])
    return 0.0 if outlook.ending else LEFT_OVER - there


def _more_tokens(_what: AllTokens, outlook: EverdellOutlook) -> float:
    return TOKENS_TO_COME[outlook.season] * outlook.points


def _less_hand(_what: HandCards, outlook: EverdellOutlook) -> float:
    return (HELD - 1) * len(outlook.hand)


def _more_types(_what: Types, outlook: EverdellOutlook) -> float:
    there = {outlook.cards[kind].type for kind in outlook.city}
    return 0.0 if outlook.season == AUTUMN else TYPE_TO_COME * (len(TYPES) - len(there))


EVERDELL_COUNTS: Final[dict[type, Callable[[Any, list[int], Any], float]]] = {
    Cards: _cards,
    OfExpansion: _of_expansion,
    Events: _events,
    Wonders: _wonders,
    Couples: _couples,
    OfCouple: _of_couple,
    Tokens: _tokens,
    AllTokens: _all_tokens,
    Standing: _standing,
    Prisoners: _prisoners,
    Pearls: _pearls,
    HandCards: _hand,
    Types: _types,
    Fixed: _fixed,
}
EVERDELL_GROWTHS: Final[dict[type, Callable[[Any, Any], float]]] = {
    Cards: _more_cards,
    Events: _more_events,
    Wonders: _more_wonders,
    OfCouple: _more_of_couple,
    Stock: _less_stock,
    AllTokens: _more_tokens,
    HandCards: _less_hand,
    Types: _more_types,
}
