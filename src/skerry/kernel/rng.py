"""Chance: SplitMix64, small enough to lie inside a state and the same on every machine."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr


def _mask(quarter: i64) -> i64:
    """Return the mask of a 64-bit word.

    Compiled, an i64 wraps by itself: the mask comes out as -1 and masks nothing. Interpreted,
    numbers grow and it is 2**64 - 1. So both flavours give the same bits.
    """
    return quarter * 4 - 1


ALL: Final[i64] = _mask(1 << 62)
HALF: Final[i64] = 0xFFFF_FFFF
WORD: Final = (1 << 64) - 1  # as a number without a sign
GAMMA: Final[i64] = 0x9E37_79B9_7F4A_7C15 - (1 << 64)
MIX_A: Final[i64] = 0xBF58_476D_1CE4_E5B9 - (1 << 64)
MIX_B: Final[i64] = 0x94D0_49BB_1331_11EB - (1 << 64)


@mypyc_attr(acyclic=True)
class Rng:  # noqa: PLW1641 - it changes, so it is no key
    """A stream of chance: equal seeds give equal streams."""

    __slots__ = ("word",)

    def __init__(self, word: i64) -> None:
        self.word: i64 = word

    def clone(self) -> Rng:
        """Return a stream that goes on as this one would."""
        return Rng(self.word)

    def __copy__(self) -> Rng:
        return Rng(self.word)

    def __deepcopy__(self, memo: dict[int, object]) -> Rng:
        return Rng(self.word)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return from_seed, (int(self.word) & WORD,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.word == other.word

    def __repr__(self) -> str:
        return f"from_seed({int(self.word) & WORD})"

    def below(self, bound: i64) -> i64:
        """Draw a number from 0 to bound - 1, for any bound below 2**31."""
        self.word = word = (self.word + GAMMA) & ALL
        return _mix(word) * bound >> 32

    def shuffle(self, cards: list[Any]) -> None:
        """Bring the cards into a random order, in place; whatever they are, only their places change."""
        word = self.word
        for last in range(len(cards) - 1, 0, -1):
            word = (word + GAMMA) & ALL
            other = _mix(word) * (last + 1) >> 32
            cards[last], cards[other] = cards[other], cards[last]
        self.word = word

    def mix_in(self, cards: list[Any], card: object) -> None:
        """Put a card among others that lie in random order, so that all do."""
        last: i64 = len(cards)
        other = self.below(last + 1)
        cards.append(card)
        cards[last], cards[other] = cards[other], cards[last]


def _mix(word: i64) -> i64:
    """Turn a word of the counter into 32 random bits."""
    if ALL > 0:  # interpreted: no word is ever negative
        word = (word ^ word >> 30) * MIX_A & ALL
        word = (word ^ word >> 27) * MIX_B & ALL
        return (word ^ word >> 31) >> 32
    # The masks make >> a logical shift also where the word is signed.
    word = ((word ^ ((word >> 30) & 0x3_FFFF_FFFF)) * MIX_A) & ALL
    word = ((word ^ ((word >> 27) & 0x1F_FFFF_FFFF)) * MIX_B) & ALL
    return ((word ^ ((word >> 31) & 0x1_FFFF_FFFF)) >> 32) & HALF


def from_seed(seed: int) -> Rng:
    """Start a stream from any whole number from 0 to 2**64 - 1."""
    return Rng(seed if seed < 1 << 63 or ALL > 0 else seed - (1 << 64))
