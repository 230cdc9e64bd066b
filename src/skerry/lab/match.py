"""A match: the same agents at many games, each dealt from the match's seed and its own number."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import TYPE_CHECKING

import skerry
from skerry.agents import agent
from skerry.kernel.errors import OptionError
from skerry.kernel.seen import Seen
from skerry.kernel.text import Text
from skerry.lab.seeds import derive
from skerry.lab.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skerry.kernel.game import Value
    from skerry.kernel.table import Table
    from skerry.kernel.text import Text

LARGEST_BATCH = 64


@dataclass(frozen=True)
class Match:
    """What is to be played. The agents move on one seat from game to game."""

    game: str
    seats: int
    agents: tuple[str, ...]  # too few are repeated until all seats are taken
    games: int
    seed: int = 0
    options: dict[str, Value] = field(default_factory=dict)
    deck: str = ""  # the text of a deck file, for a game that is made from one
    times: int = 1  # so often a deal is played, from one seating after the other, before the next

    def check(self) -> None:
        """Refuse a match that cannot be played."""
        self.table(self.seed)
        if self.games < 1:
            raise OptionError(Text("error-match-games", {"games": self.games}))
        if not 1 <= len(self.agents) <= self.seats:
            raise OptionError(
                Text("error-match-agents", {"agents": len(self.agents), "seats": self.seats})
            )
        for name in self.agents:
            agent(name, self.game)

    def table(self, seed: int) -> Table:
        """Set up a table of the match."""
        return skerry.new(self.game, self.seats, seed, deck=self.deck, **self.options)

    def seating(self, number: int) -> list[str]:
        """Return which agent sits where in a game; over all games each sits everywhere alike."""
        row = list(islice(cycle(self.agents), self.seats))
        first = number % self.seats
        return row[first:] + row[:first]


@dataclass(frozen=True)
class Played:
    """One game of a match as it ended."""

    number: int
    agents: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    record: str  # empty unless it is to be kept
    rank: str = ""  # the class that the score falls into, where the game has names for that
    rank_text: Text | None = None  # the same as a message
    cards: list[list[int]] = field(default_factory=list)  # what lies open before each seat


def play_game(match: Match, number: int, *, keep: bool = False) -> Played:
    """Play one game of a match, by itself."""
    table = match.table(derive(match.seed, number // match.times, "deal"))
    seating = match.seating(number)
    play_out(
        table, seating, [derive(match.seed, number, f"seat {seat}") for seat in range(match.seats)]
    )
    record = table.record().text() if keep else ""
    rank = table.rank()
    return Played(
        number,
        seating,
        table.scores(),
        table.winners(),
        table.position,
        record,
        "" if rank is None else _name(rank),
        rank,
        open_cards(table),
    )


def open_cards(table: Table) -> list[list[int]]:
    """List for every seat the cards that lie before it where all see them."""
    zones = table.view().zones
    return [
        sorted(card for zone in zones if zone.seat == seat for card in zone.cards or [])
        for seat in range(table.state.layout.seats)
    ]


def _name(rank: Text) -> str:
    from skerry.text import ORIGIN, say  # noqa: PLC0415  most games have no ranks, and need no words

    return say(rank, ORIGIN)


def play_out(table: Table, seating: list[str], seeds: list[int]) -> None:
    """Let agents play a table to its end."""
    players = [
        agent(name, table.game.name, seed) for name, seed in zip(seating, seeds, strict=True)
    ]
    while not table.over:
        seat, options = table.seat, table.options
        forced = len(options) == 1
        table.act(options[0] if forced else players[seat].choose(Seen(table, seat)), seat)


def play_match(match: Match, *, workers: int = 1, keep: bool = False) -> Iterator[Played]:
    """Play all games, in the order of their numbers whatever the number of workers."""
    match.check()
    if workers <= 1:
        for number in range(match.games):
            yield play_game(match, number, keep=keep)
        return
    size = max(1, min(LARGEST_BATCH, match.games // (8 * workers)))
    batches = [
        Batch(match, first, min(first + size, match.games), keep)
        for first in range(0, match.games, size)
    ]
    with Workers(workers) as crew:
        for games in crew.run(play_batch, batches):
            yield from games


@dataclass(frozen=True)
class Batch:
    """Some games of a match, for one worker."""

    match: Match
    first: int
    end: int
    keep: bool


def play_batch(batch: Batch) -> list[Played]:
    """Play the games of a batch, in a worker."""
    return [
        play_game(batch.match, number, keep=batch.keep) for number in range(batch.first, batch.end)
    ]
