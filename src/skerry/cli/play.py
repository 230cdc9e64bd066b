"""`skerry play`: the table in the browser, or with --terminal one game in the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

import skerry
from skerry.agents import agents as known_agents
from skerry.cli.console import tell
from skerry.cli.ending import REMATCH, REVIEW, SAME_DEAL, next_wish
from skerry.cli.names import ME
from skerry.cli.parameters import (
    DeckFile,
    GameName,
    Lan,
    Options,
    Seats,
    Seed,
    chosen_game,
    flag,
    parse_agents,
    parse_options,
)
from skerry.cli.review import show_review
from skerry.cli.saves import Save, state_file
from skerry.cli.serve import serve
from skerry.cli.sitting import Sitting
from skerry.drawing.words import words
from skerry.kernel.errors import OptionError
from skerry.kernel.record import Player
from skerry.kernel.text import Text

NOBODY = ("", "root")  # names that are no person's

if TYPE_CHECKING:
    from skerry.kernel.game import Game, Value
    from skerry.kernel.record import Record
    from skerry.kernel.table import Table


def play(
    game: GameName | None = None,
    /,
    *,
    lan: Lan = None,
    port: Annotated[int | None, Parameter(help=words(Text("terminal-param-port")))] = None,
    terminal: Annotated[bool, flag(Text("terminal-param-terminal"))] = False,
    seats: Seats = None,
    agents: Annotated[str | None, Parameter(help=words(Text("terminal-param-players")))] = None,
    seed: Seed = None,
    option: Options = None,
    deck: DeckFile = None,
    file: Annotated[Path | None, Parameter(help=words(Text("terminal-param-file")))] = None,
    fresh: Annotated[bool, flag(Text("terminal-param-fresh"))] = False,
    name: Annotated[str | None, Parameter(help=words(Text("terminal-param-name")))] = None,
    plain: Annotated[bool, flag(Text("terminal-param-plain"))] = False,
) -> int:
    """Play in the browser, or one game in the terminal; an unfinished one goes on."""
    if not terminal:
        if (
            fresh
            or plain
            or any(each is not None for each in (seats, agents, seed, option, file, name))
        ):
            raise OptionError(Text("terminal-in-browser"))
        if game is not None:
            chosen_game(game)
        return serve(open_browser=True, lan=lan, deck=deck, port=port)
    if port is not None or lan is not None:
        raise OptionError(Text("terminal-no-network"))
    box = chosen_game(game, deck)
    wishes = Wishes(box, seats, agents, seed, parse_options(box, option))
    wishes.names = [] if name is None else [each.strip() for each in name.split(",")]
    wishes.plain = plain
    save = Save(file or state_file(box.name))
    return wishes.play(save, fresh=fresh)


class Wishes:
    """What was asked for on the command line."""

    def __init__(
        self,
        game: Game[Any],
        seats: int | None,
        agents: str | None,
        seed: int | None,
        options: dict[str, Value],
    ) -> None:
        self.game = game
        self.seats = seats
        self.agents = None if agents is None else parse_agents(game, agents, ME)
        self.seed = seed
        self.options = options
        self.names: list[str] = []
        self.plain = False

    def play(self, save: Save, *, fresh: bool) -> int:
        """Play one game after the other, as long as somebody wishes for another one."""
        sitting = (None if fresh else self.resume(save)) or self.begin(save)
        code = sitting.run()
        while sitting.table.over and (wish := next_wish()):
            if wish == REVIEW:
                show_review(sitting.table)
                continue
            self._take_over(sitting, wish)
            sitting = self.begin(save)
            code = sitting.run()
        return code

    def _take_over(self, before: Sitting, wish: str) -> None:
        """Wish for what was played before: with the same deal, or everybody one seat further on."""
        seating = before.seating
        self.agents = [*seating[-1:], *seating[:-1]] if wish == REMATCH else list(seating)
        self.seats = len(seating)
        self.seed = before.table.seed if wish == SAME_DEAL else None
        self.options = before.table.record().options

    def resume(self, save: Save) -> Sitting | None:
        """Go on with the game in the file; None if there is none or it has ended."""
        record = save.read()
        if record is None or record.result is not None:
            return None
        self._check(record, save)
        table = save.resume(record, self.game.variant)
        seating = self._seating(record.seats, self.agents or save.seating())
        name = Text("browser-game", {"game": record.game})
        tell(Text("terminal-resumed", {"game": name, "answers": table.position}))
        if save.torn:
            tell(Text("terminal-torn"))
        return self._sit(table, seating, save)

    def begin(self, save: Save) -> Sitting:
        """Set up a new game; a file that is in the way is moved aside."""
        named = self.agents or []
        usual = min(self.game.most, max(2, self.game.fewest))
        seats = (len(named) or usual) if self.seats is None else self.seats
        deck = self.game.variant
        table = skerry.new(self.game.name, seats, self.seed, deck=deck, **self.options)
        seating = self._seating(seats, named)
        table.sit([Player("" if kind == ME else kind) for kind in seating])
        table.sit(self._players(seating))
        if save.path.exists():
            tell(Text("terminal-aside", {"file": str(save.set_aside())}))
        save.write(table)
        seed = str(table.seed)  # as a name, for a number would be grouped by thousands
        name = Text("browser-game", {"game": self.game.name})
        tell(Text("terminal-begun", {"game": name, "seats": seats, "seed": seed}))
        return self._sit(table, seating, save)

    def _sit(self, table: Table, seating: list[str], save: Save) -> Sitting:
        save.seat(seating)
        return Sitting(table, seating, save, self._names(seating), plain=self.plain)

    def _names(self, seating: list[str]) -> list[str]:
        return self.names or _usual_name(seating)

    def _players(self, seating: list[str]) -> list[Player]:
        """Say for the record who plays: agents by theirs, people by the names they gave."""
        names = iter(self.names)
        return [Player("", next(names, "")) if kind == ME else Player(kind) for kind in seating]

    def _seating(self, seats: int, named: list[str]) -> list[str]:
        """Fill the seats that nobody was named for with the last agent named, or a greedy one."""
        if len(named) > seats:
            raise OptionError(Text("terminal-players", {"players": len(named), "seats": seats}))
        bots = [name for name in named if name != ME]
        usual = "greedy" if "greedy" in known_agents(self.game.name) else "random"
        rest = [bots[-1] if bots else usual] * seats
        return (named or [ME]) + rest[len(named or [ME]) :]

    def _check(self, record: Record, save: Save) -> None:
        """Refuse wishes that the game in the file does not fulfil."""
        found = {"game": record.game, "seats": record.seats, "seed": record.seed, **record.options}
        wished = {"game": self.game.name, "seats": self.seats, "seed": self.seed, **self.options}
        for name, value in wished.items():
            if value is not None and value != found.get(name):
                args: dict[str, str | int | Text] = {
                    "file": str(save.path),
                    "name": name,
                    "found": str(found.get(name)),
                    "wished": str(value),
                }
                raise OptionError(Text("terminal-other-game", args))


def _usual_name(seating: list[str]) -> list[str]:
    """Call one person alone as the system does, where it knows a name of theirs."""
    name = os.environ.get("USER", "")
    return [name.capitalize()] if name not in NOBODY and seating.count(ME) == 1 else []
