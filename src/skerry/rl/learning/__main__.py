"""Teach a network, and write its weights whenever they have beaten the teacher oftener."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import skerry
from skerry.agents import agent
from skerry.agents.network.agent import Network, Weights
from skerry.kernel.seen import Seen
from skerry.rl.learning.imitation import imitate, watch
from skerry.rl.learning.policy import GAME, Policy
from skerry.rl.learning.selfplay import SelfPlay

FIRST_DEAL = 1_000_000  # of duels


def duel(weights: Weights, rival: str, deals: int) -> tuple[float, float]:
    """Play each deal from both seats; return which part was won, and the average lead in points."""
    won = lead = 0.0
    for number in range(2 * deals):
        seat = number % 2
        table = skerry.new(GAME, 2, seed=FIRST_DEAL + number // 2)
        players = [agent(rival, GAME, number) for _ in range(2)]
        players[seat] = Network(weights)
        while not table.over:
            options = table.options
            alone = len(options) == 1
            player = players[table.seat]
            table.act(options[0] if alone else player.choose(Seen(table, table.seat)))
        scores, winners = table.scores(), table.winners()
        won += (seat in winners) / len(winners)
        lead += scores[seat] - scores[1 - seat]
    return won / (2 * deals), lead / (2 * deals)


def main() -> None:
    """Imitate, then practise."""
    asked = _asked()
    policy = Policy(asked.width, asked.seed)
    if asked.games:
        shown = watch(policy, asked.teacher, asked.games, asked.seed)
        _say(f"{len(shown.picks)} choices of {asked.teacher}")
        for agreed in imitate(policy, shown, asked.rounds):
            _say(f"agrees with {asked.teacher} on {agreed:.1%}")
    policy.weights().save(asked.out)
    _practise(policy, asked, _report(policy, asked, "imitation"))


def _practise(policy: Policy, asked: argparse.Namespace, best: float) -> None:
    practice = SelfPlay(policy, asked.rate, asked.seed)
    began, number = time.monotonic(), 0
    while (left := 1 - (time.monotonic() - began) / (60 * asked.minutes + 1e-9)) > 0:
        number += 1
        practice.learn(practice.play(asked.choices), left)
        if number % asked.every == 0:
            won = _report(policy, asked, f"lesson {number}")
            if won >= best:
                best = won
                policy.weights().save(asked.out)


def _report(policy: Policy, asked: argparse.Namespace, when: str) -> float:
    won, lead = duel(policy.weights(), asked.teacher, asked.deals)
    _say(f"{when}: wins {won:.1%} against {asked.teacher}, by {lead:+.1f} points")
    return won


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m skerry.rl.learning", description=__doc__)
    parser.add_argument("--teacher", default="greedy")
    parser.add_argument("--games", type=int, default=2500, help="games of the teacher to watch")
    parser.add_argument("--rounds", type=int, default=8, help="how often to go through them")
    parser.add_argument("--minutes", type=float, default=45, help="of play against itself")
    parser.add_argument("--choices", type=int, default=8192, help="before each lesson of PPO")
    parser.add_argument("--every", type=int, default=25, help="lessons between two duels")
    parser.add_argument("--deals", type=int, default=60, help="of a duel, each from both seats")
    parser.add_argument("--rate", type=float, default=4e-4, help="how fast PPO learns")
    parser.add_argument("--width", type=int, default=128, help="of the hidden layers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("faraway.npz"))
    return parser.parse_args()


if __name__ == "__main__":
    main()
