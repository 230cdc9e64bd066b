"""Playing a record again: the same game, or one sentence on where it differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.kernel.errors import ActionError, RecordError
from skerry.kernel.table import Table, checked_seed, start
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.game import Game, Value
    from skerry.kernel.record import Record


def replay(game: Game[Any], seats: int, settings: dict[str, Value], record: Record) -> Table:
    """Play a record again, and check that it ends as it says."""
    if record.rules != game.rules:
        raise RecordError(
            Text(
                "error-record-rules",
                {"game": game.name, "version": str(record.rules), "ours": str(game.rules)},
            )
        )
    if record.digest != game.digest:
        raise RecordError(_other_file(record.digest[:12], game.digest[:12]))
    table = start(game, seats, checked_seed(record.seed), settings)
    for number, answer in enumerate(record.answers):
        try:
            table.act(answer.pick, answer.seat)
        except ActionError as error:
            text = Text("error-record-answer", {"number": str(number), "reason": error.text})
            raise RecordError(text) from None
    _check_end(table, record)
    return table


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
