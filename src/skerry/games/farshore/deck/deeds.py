"""Verbs: what a sentence of a deck file tells a seat to do, made into deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.deck.amounts import POINT, TREASURE, WILD, Amounts, read_amounts
from skerry.games.farshore.deck.counting import read_cards
from skerry.games.farshore.deck.gifts import read_draw, read_gain
from skerry.games.farshore.deck.sentence import MOST, MOST_ASKED
from skerry.games.farshore.deck.uses import (
    read_activate,
    read_move,
    read_play,
    read_reveal,
    read_take,
    read_use,
)
from skerry.games.farshore.effects.draw import DrawFromBay
from skerry.games.farshore.effects.gain import ChooseOne, MoveShip
from skerry.games.farshore.effects.plays import discard_from_bay
from skerry.games.farshore.effects.trade import Exchange, PayUpTo, give_for, may_discard
from skerry.games.farshore.terms import RESOURCES
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny, If
from skerry.games.woodland.effects.hand import ANY_NUMBER, discard, discard_for
from skerry.kernel.effect import Sequence
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.deck.sentence import Sentence
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect

VERBS: Final = (
    "gain",
    "draw",
    "move",
    "discard",
    "pay",
    "give",
    "exchange",
    "play",
    "reveal",
    "activate",
    "use",
    "take",
    "if",
)
MOST_EXCHANGED: Final = len(RESOURCES) - 1  # so that a kind is left to take
ENDLESS: Final = {"use": Text("deck-endless-use"), "worker": Text("deck-endless-worker")}
OPTIONAL: Final = ("move", "discard", "pay", "give", "play")  # where "you may" says something


def read_deeds(sentence: Sentence) -> Effect[Woodland]:
    """Read deeds one after the other, set apart by ";"."""
    parts = [read_deed(sentence)]
    while sentence.take(";"):
        sentence.skip("then")
        parts.append(read_deed(sentence))
    sentence.end()
    return parts[0] if len(parts) == 1 else Sequence(*parts)


def read_used(sentence: Sentence) -> Effect[Woodland]:
    """Read what a place or a green card does: if it used another one, both could go on for ever."""
    return read_visited(sentence, ("use", "worker"))


def read_visited(sentence: Sentence, barred: tuple[str, ...] = ("worker",)) -> Effect[Woodland]:
    """Read deeds that a visit sets off: if they moved a worker, there could be visits for ever."""
    deed = read_deeds(sentence)
    for place, word in enumerate(sentence.words):
        if word.text in barred:
            sentence.at = place
            raise sentence.error(ENDLESS[word.text])
    return deed


def read_deed(sentence: Sentence) -> Effect[Woodland]:
    """Read one deed, or several with "or" between them of which one is chosen."""
    parts = [_read_one(sentence)]
    while sentence.here() == "or" and sentence.here(1) in VERBS:
        sentence.expect("or")
        parts.append(_read_one(sentence))
        if len(parts) > MOST_ASKED:
            raise sentence.error(Text("deck-many-deeds", {"most": MOST_ASKED}))
    return parts[0] if len(parts) == 1 else ChooseOne(*parts)


def _read_one(sentence: Sentence) -> Effect[Woodland]:
    optional = sentence.take("you", "may")
    if optional and sentence.here() not in OPTIONAL:
        raise sentence.unknown(Text("deck-expected", {"what": "may"}), OPTIONAL)
    verb = sentence.choice("verb", VERBS)
    if verb == "gain":
        return read_gain(sentence)
    if verb == "draw":
        return read_draw(sentence)
    if verb == "if":
        return _read_if(sentence)
    if verb in ("discard", "pay", "give", "exchange"):
        return _read_trade(sentence, verb, optional=optional)
    return _read_use(sentence, verb, optional=optional)


def _read_if(sentence: Sentence) -> Effect[Woodland]:
    """Read "your city has a grove: gain 1 mushroom"."""
    sentence.expect("your", "city", "has", "a")
    count = read_cards(sentence)
    sentence.expect(":")
    return If(count, read_deed(sentence))


def _read_use(sentence: Sentence, verb: str, *, optional: bool) -> Effect[Woodland]:
    if verb == "move":
        return read_move(sentence, optional=optional)
    if verb == "play":
        return read_play(sentence, optional=optional)
    if verb == "reveal":
        return read_reveal(sentence)
    if verb == "activate":
        return read_activate(sentence)
    return read_use(sentence) if verb == "use" else read_take(sentence)


def _read_trade(sentence: Sentence, verb: str, *, optional: bool) -> Effect[Woodland]:
    if verb == "exchange":
        sentence.expect("up", "to")
        number = sentence.counted("resources", MOST_EXCHANGED)
        return Exchange(number, read_deed(sentence) if sentence.take(":") else None)
    if verb == "give":
        if not optional:
            raise sentence.error(Text("deck-may-give"))
        number = sentence.counted("cards")
        sentence.expect(":")
        return give_for(number, read_deed(sentence))
    if verb == "pay":
        return _read_pay(sentence, optional=optional)
    return _read_discard(sentence, optional=optional)


def _read_discard(sentence: Sentence, *, optional: bool) -> Effect[Woodland]:
    """Read "up to 3 cards: gain 2 points each", "2 cards: gain 1 treasure", "any number of …"."""
    if sentence.take("any", "number", "of"):
        sentence.expect("cards")
        return _read_discard_for(sentence, ANY_NUMBER)
    if sentence.take("up", "to"):
        return _read_discard_for(sentence, sentence.counted("cards"))
    number = sentence.counted("cards")
    if sentence.take("from", "the", "bay"):
        return discard_from_bay(number)
    if not optional:
        return discard(number)
    sentence.expect(":")
    return may_discard(number, _read_reward(sentence))


def _read_discard_for(sentence: Sentence, up_to: int) -> Effect[Woodland]:
    if not sentence.take(":"):
        return discard_for(up_to, None)
    reward = _read_reward(sentence)
    return discard_for(up_to, reward, _read_every(sentence, up_to))


def _read_pay(sentence: Sentence, *, optional: bool) -> Effect[Woodland]:
    """Read "up to 3 mushrooms: gain 2 points each", or after "you may" a whole price."""
    if not sentence.take("up", "to"):
        if not optional:
            raise sentence.error(Text("deck-may-pay"))
        price = _read_price(sentence)
        sentence.expect(":")
        return PayUpTo(price.stock(), 1, _read_reward(sentence), price.number[WILD])
    start = sentence.at
    price = _read_price(sentence)
    up_to = max(price.number)
    if sum(price.number) > up_to:
        sentence.at = start
        raise sentence.error(Text("deck-pay-one-kind"))
    sentence.expect(":")
    reward = _read_reward(sentence)
    every = _read_every(sentence, up_to)
    price.number = [min(every, number) for number in price.number]
    return PayUpTo(price.stock(), up_to // every, reward, price.number[WILD])


def _read_price(sentence: Sentence) -> Amounts:
    start = sentence.at
    price = read_amounts(sentence)
    if price.number[TREASURE] or price.number[POINT] or price.one_of:
        sentence.at = start
        raise sentence.error(Text("deck-pay-resources"))
    if sum(price.number) > MOST_ASKED:
        sentence.at = start
        count = sum(price.number)
        raise sentence.error(Text("deck-pay-most", {"most": MOST_ASKED, "count": count}))
    return price


def _read_every(sentence: Sentence, up_to: int) -> int:
    """Read for how many of them the reward is given each time."""
    if sentence.take("each") or up_to == 1:
        return 1
    if sentence.take("for", "every"):
        return sentence.number("them", 1, min(MOST, up_to))
    raise sentence.unknown(Text("deck-expected", {"what": "often"}), ("each", "for every 2"))


def _read_reward(sentence: Sentence) -> Effect[Woodland]:
    start = sentence.at
    reward = read_deed(sentence)
    if not _is_reward(reward):
        sentence.at = start
        raise sentence.error(Text("deck-no-reward"))
    return reward


def _is_reward(deed: Effect[Woodland]) -> bool:
    """Tell whether a deed can be done several times at once."""
    if isinstance(deed, Sequence):
        return all([_is_reward(part) for part in deed.parts])
    if isinstance(deed, (Gain, GainAny, Draw)):
        return deed.per is None
    return isinstance(deed, (DrawFromBay, MoveShip, ChooseOne))
