"""What a guided first game is: a deal, and steps that are read or done, with what the others answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from skerry import games
from skerry.kernel.table import start
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.kernel.table import Table
    from skerry.kernel.text import Text

PUPIL = 0  # the seat of the one who learns


class Thing(NamedTuple):
    """Something on the table: a card in a zone, a whole zone, or a counter."""

    zone: str = ""
    seat: int = SHARED
    card: str = ""  # "": the zone itself
    counter: str = ""  # by its name, the seat's own; it then lies in no zone


class Step(NamedTuple):
    """One sentence and one thing to do; without picks it is only read.

    The message carries more in its attributes: `title`, what the step is called; `wrong`, the
    answer to another choice; `do`, how it is done where a press is not all.
    """

    text: Text
    picks: tuple[str, ...] = ()  # the pupil's answers, in a row
    shows: tuple[Thing, ...] = ()  # what it speaks of, beside what is to be picked
    replies: tuple[str, ...] = ()  # what the other seat then answers
    free: bool = False  # any other choice will do as well


class Lesson(NamedTuple):
    """A guided first game: an ordinary table on a fixed deal."""

    game: str
    seats: int
    seed: int
    steps: tuple[Step, ...]

    def table(self) -> Table:
        """Lay the deal out, as it is before the first step."""
        game = games.game(self.game)
        seats, settings = game.check(self.seats, {})
        return start(game, seats, self.seed, settings)

    def reply(self, table: Table, seat: int) -> int | None:
        """Return what a seat without a person answers here by the lesson; None if it says nothing.

        The seat's own answers are counted, so that it goes on where the pupil has gone another way.
        """
        given = sum(who == seat for who, _ in table.answers)
        replies = [reply for step in self.steps for reply in step.replies]
        if given >= len(replies):
            return None
        pick = table.game.vocabulary.id(replies[given])
        return pick if pick in table.options_of(seat) else None


def called(game: str, card: str) -> Text:
    """What a card or a place of a game is called."""
    box = games.game(game)
    return box.card_label(box.cards.index(card))


def face(game: str, card: str) -> dict[str, Any]:
    """What is drawn on a card of a game."""
    box = games.game(game)
    return dict(box.face(box.cards.index(card)))
