"""Playing a record again: the same game, or one sentence on where it differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.kernel.errors import ActionError, RecordError
from skerry.kernel.position import Header
from skerry.kernel.table import Table, checked_seed, from_position, start
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.game import Game, Value
    from skerry.kernel.record import Answer, Record


def replay(game: Game[Any], seats: int, settings: dict[str, Value], record: Record) -> Table:
    """Play a record again, and check that it ends as it says."""
    table = beginning(game, seats, settings, record)
    for number, answer in enumerate(record.answers):
        carry_out(table, number, answer)
    _check_end(table, record)
    return table


def beginning(game: Game[Any], seats: int, settings: dict[str, Value], record: Record) -> Table:
    """Set up the table of a record before its first answer, if it is one of these rules."""
    _check_origin(game, record)
    if record.position:
        table = from_position(game, settings, Header(record.position))
    else:
        table = start(game, seats, checked_seed(record.seed), settings)
    table.sit(list(record.players))
    return table


def _check_origin(game: Game[Any], record: Record) -> None:
    """Refuse a record of other rules, or of another file, than those that would be played by."""
    if record.rules != game.rules:
        raise RecordError(
            Text(
                "error-record-rules",
                {"game": game.name, "version": str(record.rules), "ours": str(game.rules)},
            )
        )
    if record.digest != game.digest:
        raise RecordError(_other_file(record.digest[:12], game.digest[:12]))


def carry_out(table: Table, number: int, answer: Answer) -> None:
    """Give the next answer of a record."""
    try:
        table.act(answer.pick, answer.seat)
    except ActionError as error:
        text = Text("error-record-answer", {"number": str(number), "reason": error.text})
        raise RecordError(text) from None


def _check_end(table: Table, record: Record) -> None:
    result = record.result
    if result is None:
        return
    if not table.over:
        raise RecordError(Text("error-record-unfinished"))
    if result.scores != table.scores():
        told, right = str(result.scores), str(table.scores())
        raise RecordError(Text("error-record-scores", {"told": told, "right": right}))
    if result.winners != table.winners():
        told, right = str(result.winners), str(table.winners())
        raise RecordError(Text("error-record-winners", {"told": told, "right": right}))


def _other_file(played: str, ours: str) -> Text:
    """Say that a record was played with another file than the game is made from now."""
    if not played:
        return Text("error-record-without-file", {"ours": ours})
    if not ours:
        return Text("error-record-with-file", {"file": played})
    return Text("error-record-other-file", {"file": played, "ours": ours})
