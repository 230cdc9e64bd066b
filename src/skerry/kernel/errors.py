"""Everything Skerry refuses, as one tree; each error is one message, said as one sentence.

SkerryError
├── UnknownGame         no game of that name
├── OptionError         an option of a game, a number of seats or a seed that will not do
├── ActionError         an answer that is refused; the table stays as it was
│   ├── IllegalAction   it is not among the options
│   ├── NotYourTurn     that seat is not awaited
│   └── StaleAction     it was meant for an earlier position
├── UndoError           nothing may be taken back
├── RecordError         a record that cannot be read or does not replay
└── ImpossiblePosition  cards that cannot lie like that in any game
"""

from __future__ import annotations

from skerry.kernel.text import Text


class SkerryError(Exception):
    """The root: catch it to catch every refusal. As a string it is a sentence."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return str(self.text)


class UnknownGame(SkerryError):
    """No game of that name is on the shelf."""


class OptionError(SkerryError):
    """An option, a number of seats or a seed that the game does not take."""


class ActionError(SkerryError):
    """An answer that is refused; nothing has changed."""


class IllegalAction(ActionError):
    """The pick is not among the options."""


class NotYourTurn(ActionError):
    """The seat is not awaited."""


class StaleAction(ActionError):
    """The answer was meant for an earlier position."""


class UndoError(SkerryError):
    """Nothing may be taken back."""


class RecordError(SkerryError):
    """A record that cannot be read, or that does not replay."""


class ImpossiblePosition(SkerryError):
    """Cards that cannot lie like that in any game."""
