"""Measure a deck of Farshore: let greedy play it, and print points, cards in cities and the captain."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple

from skerry.agents import agent
from skerry.games.woodland.zones import CITY
from skerry.kernel.choice import ScoreLine
from skerry.kernel.seen import Seen
from skerry.lab.match import Match
from skerry.lab.results import wilson
from skerry.lab.seeds import derive
from skerry.lab.workers import Workers

LEVELS = ("shy", "brave", "splendid", "terror")
OFTEN, SELDOM = 0.65, 0.08  # a card in more or fewer cities than these is named


class Figures(NamedTuple):
    """What one game has shown."""

    scores: list[int]
    parts: Counter[str]  # of all seats
    cards: list[set[str]]  # by seat, what has ever stood in its city
    captain: Counter[str]  # her parts
    won: bool  # not by her


def play(task: tuple[Match, int]) -> Figures:
    """Play one game of a match to its end."""
    match, number = task
    table = match.table(derive(match.seed, number, "deal"))
    players = [agent(name, match.game) for name in match.seating(number)]
    seen: list[set[int]] = [set() for _ in players]
    while not table.over:
        seat = table.seat
        table.act(players[seat].choose(Seen(table, seat)), seat)
        seen[seat].update(table.state.zone(CITY, seat))
    names = table.game.cards
    rival = table.rival()
    return Figures(
        table.scores(),
        sum([parts(table.score_sheet(seat)) for seat in range(match.seats)], Counter()),
        [{names[card] for card in city} for city in seen],
        Counter() if rival is None else parts(rival.sheet),
        bool(table.winners()),
    )


def parts(sheet: list[ScoreLine]) -> Counter[str]:
    """Sum a score sheet up by what the points are for."""
    found: Counter[str] = Counter()
    for line in sheet:
        which = line.label.args.get("which", "")
        found[f"{line.label.id.rpartition('-')[2]} {which}".strip()] += line.points
    return found


def within(values: list[int]) -> str:
    """Say a mean with its interval of 95 %."""
    return f"{mean(values):.1f} ± {1.96 * stdev(values) / len(values) ** 0.5:.1f}"


def say_parts(games: list[Counter[str]], seats: int) -> str:
    """Say how many points a seat has for what, on average."""
    total = sum(games, Counter[str]())
    return ", ".join(f"{name} {points / len(games) / seats:.1f}" for name, points in total.items())


def show(match: Match, games: list[Figures]) -> None:
    """Print what the games of one match have shown."""
    scores = [score for game in games for score in game.scores]
    print(f"{match.seats} seats, {match.options or 'no captain'}: {within(scores)} points")
    print("  " + say_parts([game.parts for game in games], match.seats))
    if not match.options:
        show_cards(match, games)
        return
    wins = sum(game.won for game in games)
    low, high = wilson(wins, len(games))
    captain = within([game.captain.total() for game in games])
    print(f"  the captain {captain}: {say_parts([game.captain for game in games], 1)}")
    print(f"  she is beaten in {wins / len(games):.1%} ({low:.1%}–{high:.1%})")


def show_cards(match: Match, games: list[Figures]) -> None:
    """Print in which share of the cities each card stands."""
    found = [city for game in games for city in game.cards]
    share = Counter(card for city in found for card in city)
    names = match.table(0).game.cards[:48]
    print(f"  cards of {len(found)} cities:")
    for name in sorted(names, key=lambda name: -share[name]):
        part = share[name] / len(found)
        note = " often" if part > OFTEN else " seldom" if part < SELDOM else ""
        print(f"    {name} {part:.1%}{note}")


def main() -> None:
    """Play what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deck", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seats", type=int, nargs="*", default=[2])
    parser.add_argument("--levels", nargs="*", default=[], choices=LEVELS, help="alone, against")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    deck = given.deck.read_text(encoding="utf-8") if given.deck else ""
    matches = [
        Match("farshore", seats, ("greedy",), given.games, given.seed, {}, deck)
        for seats in given.seats
    ] + [
        Match("farshore", 1, ("greedy",), given.games, given.seed, {"captain": level}, deck)
        for level in given.levels
    ]
    with Workers(given.workers) as crew:
        for match in matches:
            games = list(crew.run(play, [(match, number) for number in range(match.games)]))
            show(match, games)
            sys.stdout.flush()


if __name__ == "__main__":
    main()
