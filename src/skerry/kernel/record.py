"""Records: the game's name and deal, then every answer. A game on disk is one JSON line each."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

from skerry.kernel.errors import RecordError
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.game import Value

FORMAT: Final = 1
IMAGINED: Final = 2  # the format of records that begin with a position, not with a deal


class Answer(NamedTuple):
    """What one seat picked, by the pick's name."""

    seat: int
    pick: str


class Player(NamedTuple):
    """Who sat on a seat: a program by the name it is known by, its level, or a person's name."""

    agent: str = ""  # "" for a person
    name: str = ""


class Result(NamedTuple):
    """How a finished game ended."""

    scores: list[int]
    winners: list[int]


class Record(NamedTuple):
    """A whole game, or the part of it played so far: all that is needed to play it again."""

    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, Value]
    answers: list[Answer]
    result: Result | None = None
    digest: str = ""  # of the text that the game is made from, where that may vary
    torn: bool = False  # the last line was cut off in the middle and has been dropped
    players: tuple[Player, ...] = ()  # by seat; empty if nobody said who played
    position: str = ""  # where a game begins that was dealt by nobody
    homebrew: bool = False  # that text has cards or numbers that no box has

    @property
    def finished(self) -> bool:
        """Whether it tells how the game ended; one that was cut off, or is still played, does not."""
        return self.result is not None

    def lines(self) -> list[str]:
        """Write the record as JSON lines, each with a sum over all that stands before it."""
        head: dict[str, object] = {
            "skerry": IMAGINED if self.position else FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
        }
        if self.digest:
            head["deck"] = self.digest
        if self.homebrew:
            head["homebrew"] = True
        if self.players:
            head["players"] = [_told(player) for player in self.players]
        if self.position:
            head["position"] = self.position
        bodies = [head, *[each._asdict() for each in self.answers]]
        if self.result is not None:
            bodies.append(self.result._asdict())
        lines: list[str] = []
        total = ""
        for body in bodies:
            line = json.dumps(body)
            total = _sum(total, line)
            lines.append(f'{line[:-1]}, "sum": "{total}"}}')
        return lines

    def text(self) -> str:
        """Write the record as one text that ends with a new line."""
        return "\n".join(self.lines()) + "\n"


def parse(text: str) -> Record:
    """Read the one record in a text."""
    records = parse_all(text)
    if len(records) != 1:
        raise RecordError(Text("error-record-count", {"count": len(records)}))
    return records[0]


def parse_all(text: str) -> list[Record]:
    """Read all records in a text. A torn last line is dropped; anything else that is wrong is refused."""
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise RecordError(Text("error-record-empty"))
    reader = _Reader()
    for number, line in enumerate(lines, 1):
        try:
            body = json.loads(line)
        except (ValueError, RecursionError):
            if number == len(lines) and number > 1 and not text.endswith("\n"):
                reader.records[-1] = reader.records[-1]._replace(torn=True)
                break
            raise _refused(Text("error-record-json"), number, line[:60]) from None
        if not isinstance(body, dict):
            raise _refused(Text("error-record-object"), number, line[:60])
        reader.read(number, body)
    return reader.records


class _Reader:
    """The records read so far, and the sum that the next line must continue."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.total = ""

    def read(self, number: int, body: dict[str, object]) -> None:
        total = body.pop("sum", None)
        if "skerry" in body:
            self.total = ""
        elif not self.records:
            raise RecordError(Text("error-record-no-header", {"line": str(number)}))
        self.total = _sum(self.total, json.dumps(body))
        if total != self.total:
            raise RecordError(Text("error-record-sum", {"line": str(number)}))
        if "skerry" in body:
            self.records.append(_header(body, number))
            return
        record = self.records[-1]
        if record.result is not None:
            raise RecordError(Text("error-record-after-end", {"line": str(number)}))
        if "scores" in body:
            scores, winners = [_numbers(body.get(name), number) for name in ("scores", "winners")]
            self.records[-1] = record._replace(result=Result(scores, winners))
            return
        pick = body.get("pick")
        if not isinstance(pick, str):
            raise _refused(Text("error-record-pick"), number, pick)
        record.answers.append(Answer(_number(body.get("seat"), number), pick))


def _header(body: dict[str, object], line: int) -> Record:
    if body["skerry"] not in (FORMAT, IMAGINED):
        text = Text("error-record-format", {"format": IMAGINED})
        raise _refused(text, line, body["skerry"])
    game = body.get("game")
    options = body.get("options")
    if not isinstance(game, str) or not isinstance(options, dict):
        raise RecordError(Text("error-record-header", {"line": str(line)}))
    digest = body.get("deck", "")
    if not isinstance(digest, str):
        raise _refused(Text("error-record-deck"), line, digest)
    position = body.get("position", "")
    if not isinstance(position, str) or bool(position) != (body["skerry"] == IMAGINED):
        raise _refused(Text("error-record-position"), line, position)
    seats = _number(body.get("seats"), line)
    return Record(
        game,
        _number(body.get("rules"), line),
        seats,
        _number(body.get("seed"), line),
        options,
        [],
        digest=digest,
        homebrew=body.get("homebrew") is True,
        players=_players(body.get("players", []), seats, line),
        position=position,
    )


def _players(told: object, seats: int, line: int) -> tuple[Player, ...]:
    """Read who played: one for each seat, or nobody at all."""
    if not isinstance(told, list) or len(told) not in (0, seats):
        raise _refused(Text("error-record-players"), line, told)
    return tuple([_player(each, line) for each in told])


def _player(told: object, line: int) -> Player:
    if not isinstance(told, dict):
        raise _refused(Text("error-record-players"), line, told)
    agent = told.get("agent", "")
    name = told.get("name", "")
    if not isinstance(agent, str) or not isinstance(name, str):
        raise _refused(Text("error-record-players"), line, told)
    return Player(agent, name)


def _told(player: Player) -> dict[str, str]:
    """Write what is known of a player."""
    return {key: value for key, value in (("agent", player.agent), ("name", player.name)) if value}


def _refused(text: Text, line: int, found: object) -> RecordError:
    """Say what was found in a line; lines are names, so their numbers are not grouped."""
    return RecordError(text.with_args({"line": str(line), "found": repr(found)}))


def _number(value: object, line: int) -> int:
    if type(value) is not int:
        raise _refused(Text("error-record-number"), line, value)
    return value


def _numbers(value: object, line: int) -> list[int]:
    if not isinstance(value, list):
        raise _refused(Text("error-record-numbers"), line, value)
    return [_number(item, line) for item in value]


def _sum(before: str, line: str) -> str:
    return f"{crc32((before + line).encode()):08x}"
