"""A match: the same agents at many games, each dealt from the match's seed and its own number."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import TYPE_CHECKING, NamedTuple

import skerry
from skerry.agents import agent
from skerry.kernel.errors import OptionError
from skerry.kernel.record import Player
from skerry.kernel.seen import Seen
from skerry.kernel.text import Text
from skerry.lab.gleaning import Gleaned, glean
from skerry.lab.interrupts import heed
from skerry.lab.places import Here
from skerry.lab.seeds import derive
from skerry.lab.steps import Step, steps_of

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from skerry.kernel.game import Value
    from skerry.kernel.table import Table
    from skerry.lab.places import Place

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

    def deal(self, number: int) -> int:
        """Return the seed of the table at which a game is played."""
        return derive(self.seed, number // self.times, "deal")

    def seating(self, number: int) -> list[str]:
        """Return which agent sits where in a game; over all games each sits everywhere alike."""
        row = list(islice(cycle(self.agents), self.seats))
        first = number % self.seats
        return row[first:] + row[:first]


class Keep(NamedTuple):
    """What is kept of a game beside how it ended."""

    record: bool = False
    steps: bool = False  # every decision
    cards: bool = False  # who drew and played what, where points come from, and the pace


NOTHING_MORE = Keep()
HERE = Here()


@dataclass(frozen=True)
class Played:
    """One game of a match as it ended."""

    number: int
    agents: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    record: str = ""  # empty unless it is to be kept, as all below
    rank: str = ""  # the class that the score falls into, where the game has names for that
    rank_text: Text | None = None  # the same as a message
    cards: list[list[int]] = field(default_factory=list)  # what lies open before each seat
    steps: list[Step] = field(default_factory=list)
    gleaned: list[Gleaned] = field(default_factory=list)  # by seat
    held: list[list[int]] = field(default_factory=list)  # by seat: cards drawn and never played


def play_game(match: Match, number: int, keep: Keep = NOTHING_MORE) -> Played:
    """Play one game of a match, by itself."""
    table = match.table(match.deal(number))
    seating = match.seating(number)
    table.sit([Player(agent=name) for name in seating])
    play_out(
        table, seating, [derive(match.seed, number, f"seat {seat}") for seat in range(match.seats)]
    )
    rank = table.rank()
    return Played(
        number,
        seating,
        table.scores(),
        table.winners(),
        table.position,
        table.record().text() if keep.record else "",
        "" if rank is None else _name(rank),
        rank,
        open_cards(table),
        steps_of(table) if keep.steps else [],
        glean(table) if keep.cards else [],
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
        heed()
        seat, options = table.seat, table.options
        forced = len(options) == 1
        table.act(options[0] if forced else players[seat].choose(Seen(table, seat)), seat)


def play_match(
    match: Match,
    place: Place = HERE,
    keep: Keep = NOTHING_MORE,
    known: Container[int] = (),
) -> Iterator[Played]:
    """Play all games that are not known yet, in the order of their numbers wherever it is."""
    match.check()
    missing = [number for number in range(match.games) if number not in known]
    size = 1 if place.room == 1 else max(1, min(LARGEST_BATCH, len(missing) // (8 * place.room)))
    batches = [
        Batch(match, tuple(missing[first : first + size]), keep)
        for first in range(0, len(missing), size)
    ]
    for games in place.run(play_batch, batches):
        yield from games


@dataclass(frozen=True)
class Batch:
    """Some games of a match, for one worker."""

    match: Match
    numbers: tuple[int, ...]
    keep: Keep


def play_batch(batch: Batch) -> list[Played]:
    """Play the games of a batch, in a worker."""
    return [play_game(batch.match, number, batch.keep) for number in batch.numbers]
