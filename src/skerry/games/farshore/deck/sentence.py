"""The words of one sentence of a deck file, each with its place."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from skerry.games.farshore.deck.faults import Fault
from skerry.games.farshore.deck.lines import ParseError
from skerry.games.woodland.picks import NUMBERS, SEATS
from skerry.kernel.text import Text, either

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skerry.games.farshore.deck.lines import Entry

SIGNS: Final = ",;:"
DIGITS: Final = "0123456789"
ONE: Final = ("a", "an", "one", "another")
MOST: Final = 99
MOST_ASKED: Final = SEATS - NUMBERS - 1  # no pick says a higher number
END: Final = ""  # the word after the last


class Word:
    """A word, a number or a sign of a sentence."""

    __slots__ = ("column", "text")

    def __init__(self, text: str, column: int) -> None:
        self.text = text
        self.column = column


def words_of(entry: Entry) -> list[Word]:
    """Cut a sentence into its words, in small letters; signs are words of their own."""
    found: list[Word] = []
    begun = False
    for letter, column in zip(entry.text, entry.columns, strict=False):
        if letter in " \t\n":
            begun = False
        elif letter in SIGNS:
            found.append(Word(letter, column))
            begun = False
        elif begun:
            found[-1].text += letter.lower()
        else:
            found.append(Word(letter.lower(), column))
            begun = True
    return found


def nearest(word: str, known: Sequence[str]) -> Text:
    """Say what may have been meant, or what there is to choose from."""
    close = get_close_matches(word, known, 1)
    if close:
        return Text("deck-hint-mean", {"word": close[0]})
    return Text("deck-hint-known", {"words": either([f'"{each}"' for each in known])})


def twice(word: str) -> Text:
    """Say that something is told two times."""
    return Text("deck-twice", {"word": word})


class Sentence:
    """A sentence being read from left to right."""

    __slots__ = ("at", "boxed", "entry", "names", "words")

    def __init__(
        self, entry: Entry, names: tuple[str, ...] = (), boxed: tuple[str, ...] = ()
    ) -> None:
        self.entry = entry
        self.names = names  # of the cards that it may speak of
        self.boxed = boxed  # those of them that are in the box
        self.words = words_of(entry)
        self.at = 0

    def here(self, ahead: int = 0) -> str:
        """Return the next word, or one further on; END after the last."""
        place = self.at + ahead
        return self.words[place].text if place < len(self.words) else END

    def error(self, text: Text) -> ParseError:
        """Say that something is wrong with the next word."""
        ended = self.at >= len(self.words)
        column = self.entry.columns[-1] if ended else self.words[self.at].column
        return ParseError(Fault(self.entry.line, column, text))

    def unknown(self, what: Text, known: Sequence[str]) -> ParseError:
        """Say that the next word is not what is expected here."""
        word = self.here()
        hint = nearest(word, known)
        if word == END:
            return self.error(Text("deck-ends", {"what": what, "hint": hint}))
        return self.error(Text("deck-unknown", {"word": word, "what": what, "hint": hint}))

    def take(self, *expected: str) -> bool:
        """Go past these words if they come next, one after the other."""
        for ahead, word in enumerate(expected):
            if self.here(ahead) != word:
                return False
        self.at += len(expected)
        return True

    def take_one(self, known: Sequence[str]) -> str:
        """Go past one of these words if it comes next; else return ""."""
        word = self.here()
        if word not in known:
            return ""
        self.at += 1
        return word

    def skip(self, *words: str) -> None:
        """Go past little words that may stand here or not."""
        while self.here() in words and self.here() != END:
            self.at += 1

    def expect(self, *expected: str) -> None:
        """Go past these words, which must come next."""
        for word in expected:
            if not self.take(word):
                raise self.unknown(Text("deck-expected-word", {"word": word}), (word,))

    def choice(self, what: str, known: Sequence[str]) -> str:
        """Read one of these words; the message `deck-expected` says what they are."""
        word = self.take_one(known)
        if not word:
            raise self.unknown(Text("deck-expected", {"what": what}), known)
        return word

    def number(self, what: str, least: int = 1, most: int = MOST) -> int:
        """Read a number in digits, or "a" for 1."""
        word = self.here()
        if word in ONE:
            self.at += 1
            return 1
        if not word or not all([letter in DIGITS for letter in word]):
            if not word:
                raise self.error(Text("deck-number-missing", {"what": what}))
            raise self.error(Text("deck-number", {"word": word, "what": what}))
        if len(word) > 2 or not least <= int(word) <= most:
            raise self.error(Text("deck-range", {"word": word, "least": least, "most": most}))
        self.at += 1
        return int(word)

    def counted(self, what: str, most: int = MOST) -> int:
        """Read a number and the word for what is counted, in the singular or the plural."""
        number = self.number(what, 1, most)
        known = (what, what.removesuffix("s"))
        if not self.take_one(known):
            raise self.unknown(Text("deck-expected-word", {"word": what}), known)
        return number

    def end(self) -> None:
        """Refuse words that are left over."""
        if self.here() != END:
            raise self.error(Text("deck-left-over", {"word": self.here()}))
