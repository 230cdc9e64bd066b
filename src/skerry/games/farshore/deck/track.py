"""The ships' track, as a deck file says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.deck.lines import ParseError
from skerry.games.farshore.deck.sentence import MOST, MOST_ASKED
from skerry.games.farshore.track import Track
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.deck.sentence import Sentence
    from skerry.games.farshore.deck.tables import Tables

SHELF: Final = "ship"
NAME: Final = "track"
FEWEST: Final = 2  # places: a start and an end


def read_track(tables: Tables) -> Track | None:
    """Read the track; note what is wrong and return None if anything is."""
    values = tables.sentence(SHELF, NAME, "values")
    treasures = tables.sentence(SHELF, NAME, "treasures")
    places = tables.entry(SHELF, NAME, "places")
    if values is None or treasures is None or places is None:
        return None
    try:
        worths = _read_worths(values)
        marks = _read_marks(treasures, worths)
    except ParseError as error:
        tables.faults.append(error.fault)
        return None
    if places.number == len(worths):
        return Track(worths, marks)
    tables.faults.append(places.error(Text("deck-track-places", {"count": len(worths)})))
    return None


def _read_worths(sentence: Sentence) -> list[int]:
    """Read "0 to 40 by 2, 41, 42": rising from 0."""
    worths: list[int] = []
    while True:
        start = sentence.at
        found = _read_span(sentence)
        if found[0] <= worths[-1] if worths else found[0] != 0:
            sentence.at = start
            raise sentence.error(Text("deck-track-rising"))
        worths += found
        if not sentence.take(","):
            break
    sentence.end()
    if len(worths) < FEWEST:
        raise sentence.error(Text("deck-track-short", {"fewest": FEWEST}))
    return worths


def _read_span(sentence: Sentence) -> list[int]:
    first = sentence.number("points", 0)
    if not sentence.take("to"):
        return [first]
    last = sentence.number("points", first + 1)
    sentence.expect("by")
    step = sentence.number("points")
    if (last - first) % step:
        sentence.at -= 1
        raise sentence.error(Text("deck-track-steps", {"step": step, "first": first, "last": last}))
    return list(range(first, last + 1, step))


def _read_marks(sentence: Sentence, worths: list[int]) -> list[int]:
    """Read the worth of the places with a treasure mark; give their steps."""
    marks: list[int] = []
    while True:
        worth = sentence.number("points", 1, MOST)
        if (
            worth not in worths
            or (marks and worth <= worths[marks[-1]])
            or len(marks) == MOST_ASKED
        ):
            sentence.at -= 1
            raise sentence.error(Text("deck-track-mark", {"most": MOST_ASKED, "worth": worth}))
        marks.append(worths.index(worth))
        if not sentence.take(","):
            sentence.end()
            return marks
