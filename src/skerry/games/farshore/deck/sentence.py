"""The words of one sentence of a deck file, each with its place."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from skerry.games.farshore.deck.faults import Fault
from skerry.games.farshore.deck.lines import ParseError
from skerry.games.woodland.picks import NUMBERS, SEATS

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


def nearest(word: str, known: Sequence[str]) -> str:
    """Say what may have been meant, or what there is to choose from."""
    close = get_close_matches(word, known, 1)
    if close:
        return f'did you mean "{close[0]}"?'
    quoted = [f'"{each}"' for each in known]
    if len(quoted) == 1:
        return f"{quoted[0]} would do."
    return f"{', '.join(quoted[:-1])} or {quoted[-1]} would do."


class Sentence:
    """A sentence being read from left to right."""

    __slots__ = ("at", "entry", "words")

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.words = words_of(entry)
        self.at = 0

    def here(self, ahead: int = 0) -> str:
        """Return the next word, or one further on; END after the last."""
        place = self.at + ahead
        return self.words[place].text if place < len(self.words) else END

    def error(self, sentence: str) -> ParseError:
        """Say that something is wrong with the next word."""
        ended = self.at >= len(self.words)
        column = self.entry.columns[-1] if ended else self.words[self.at].column
        return ParseError(Fault(self.entry.line, column, sentence))

    def unknown(self, what: str, known: Sequence[str]) -> ParseError:
        """Say that the next word is not what is expected here."""
        if self.here() == END:
            return self.error(f"The sentence ends where {what} is expected; {nearest('', known)}")
        return self.error(f'"{self.here()}" is not {what}; {nearest(self.here(), known)}')

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
                raise self.unknown(f'"{word}"', (word,))

    def choice(self, what: str, known: Sequence[str]) -> str:
        """Read one of these words."""
        word = self.take_one(known)
        if not word:
            raise self.unknown(what, known)
        return word

    def number(self, what: str, least: int = 1, most: int = MOST) -> int:
        """Read a number in digits, or "a" for 1."""
        word = self.here()
        if word in ONE:
            self.at += 1
            return 1
        if not word or not all([letter in DIGITS for letter in word]):
            found = f'"{word}" is not' if word else "The sentence ends where there should be"
            raise self.error(f"{found} a number; write how many {what} in digits.")
        if len(word) > 2 or not least <= int(word) <= most:
            raise self.error(f"{word} {what} will not do; a number from {least} to {most} would.")
        self.at += 1
        return int(word)

    def counted(self, what: str, most: int = MOST) -> int:
        """Read a number and the word for what is counted, in the singular or the plural."""
        number = self.number(what, 1, most)
        self.choice(f'"{what}"', (what, what.removesuffix("s")))
        return number

    def end(self) -> None:
        """Refuse words that are left over."""
        if self.here() != END:
            raise self.error(
                f'The sentence makes sense up to here, but "{self.here()}" does not fit.'
            )
