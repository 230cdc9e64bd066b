"""What a typed line means: numbers of the screen, or names of what stands there."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from skerry.cli.lookup import called
from skerry.cli.several import why_not_together
from skerry.drawing.rows import label_of
from skerry.drawing.words import words
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.drawing.look import Entry, Look

LIKE = 0.7  # how much of a name must be right for it to be guessed


class Answer:
    """Picks to be given: one after the other, or as a set."""

    def __init__(self, picks: list[int], *, is_set: bool = False) -> None:
        self.picks = picks
        self.is_set = is_set


def understood(look: Look, line: str) -> Answer | Text | None:
    """Return the answer that a line gives, or the reason why it is none; None if it means nothing here."""
    parts = line.split()
    if all(part.isdecimal() for part in parts):
        last = len(look.numbered)
        for number in [int(part) for part in parts]:
            if not 1 <= number <= last:
                return Text("terminal-no-option", {"number": number, "last": last})
        return answer_of(look, [look.numbered[int(part) - 1] for part in parts])
    names = [entry_words(look, entry) for entry in look.numbered]
    found = called(line, names)
    if len(found) == 1:
        return answer_of(look, [look.numbered[found[0]]])
    if found:
        numbers = ", ".join(f"{place + 1} {names[place]}" for place in found)
        return Text("terminal-which", {"words": line, "numbers": numbers})
    return None


def entry_words(look: Look, entry: Entry) -> str:
    """Call what a number stands for."""
    if entry.option is not None:
        return label_of(look, entry.option)
    if entry.card >= 0:
        return words(look.game.card_label(entry.card))
    return ""


def answer_of(look: Look, entries: list[Entry]) -> Answer | Text:
    """Turn what was chosen into picks."""
    choice = look.choice
    assert choice is not None
    if len(entries) == 1 and entries[0].things:
        return Answer(list(entries[0].things), is_set=True)
    options = [entry.option for entry in entries if entry.option is not None]
    if len(options) == len(entries):
        reason = why_not_together(choice, options)
        picks = [option.pick for option in options]
        return reason or Answer(picks, is_set=choice.gathering is not None)
    return _way(look, entries)


def _way(look: Look, entries: list[Entry]) -> Answer | Text:
    """Find the one way that a card and a cell mean, or one of them alone."""
    cards = [entry.card for entry in entries if entry.card >= 0]
    spots = [entry.spot for entry in entries if entry.spot >= 0]
    if len(cards) > 1 or len(spots) > 1 or len(cards) + len(spots) < len(entries):
        return Text("terminal-card-and-cell")
    ways = [way for way in look.ways if not spots or way.spot == spots[0]]
    if cards:
        ways = [way for way in ways if way.card == cards[0]]
    elif spots:
        numbered = {entry.card for entry in look.numbered}
        ways = [way for way in ways if way.card not in numbered]  # the ship alone
    if not ways:
        no_way = Text("terminal-not-to-cell")
        return no_way if cards and spots else Text("terminal-card-and-cell")
    return Answer(ways[0].picks) if len(ways) == 1 else Text("terminal-card-and-cell")


def nearest(look: Look, line: str) -> str:
    """Return the name of a card or an answer that is most like a line; "" if none is."""
    names = [words(look.game.card_label(card)) for card in range(len(look.game.cards))]
    names += [entry_words(look, entry) for entry in look.numbered]
    by_small = {name.lower(): name for name in names if name}
    found = difflib.get_close_matches(line.lower(), list(by_small), 1, LIKE)
    return by_small[found[0]] if found else ""
