"""Other libraries at their own games, measured as ours are: random play, and a copy at each decision."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from skerry.lab.speed import Figure, best

if TYPE_CHECKING:
    from collections.abc import Callable


class Yardstick(NamedTuple):
    """One library: its module, the game, and how a game of it is played."""

    module: str
    game: str
    seats: int
    play: Callable[[Any, Random, bool], int]


def chess(library: Any, chance: Random, copying: bool) -> int:  # noqa: ANN401, FBT001
    """Play a game of chess at random, and return how many moves there were."""
    board, moves = library.Board(), 0
    while not board.is_game_over():
        if copying:
            board = board.copy(stack=False)
        board.push(chance.choice(list(board.legal_moves)))
        moves += 1
    return moves


def gin_rummy(library: Any, chance: Random, copying: bool) -> int:  # noqa: ANN401, FBT001
    """Play a game of gin rummy at random; what chance deals is no decision."""
    state, decisions = library.load_game("gin_rummy").new_initial_state(), 0
    while not state.is_terminal():
        if copying and not state.is_chance_node():
            state = state.clone()
        decisions += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return decisions


def catan(library: Any, chance: Random, copying: bool) -> int:  # noqa: ANN401, FBT001
    """Play a game of Catan at random."""
    colours = (library.Color.RED, library.Color.BLUE)
    players = [library.RandomPlayer(colour) for colour in colours]
    game, decisions = library.Game(players, seed=chance.getrandbits(30)), 0
    while game.winning_color() is None and decisions < MOST_TURNS:
        if copying:
            game = game.copy()
        game.play_tick()
        decisions += 1
    return decisions


MOST_TURNS = 4000  # random players of Catan need not come to an end
YARDSTICKS = (
    Yardstick("chess", "chess (python-chess)", 2, chess),
    Yardstick("pyspiel", "gin rummy (OpenSpiel)", 2, gin_rummy),
    Yardstick("catanatron", "Catan (catanatron)", 2, catan),
)


def measure_yardsticks(seconds: float) -> tuple[list[Figure], list[str]]:
    """Measure what is installed; return the figures, and the names of what is not there."""
    figures: list[Figure] = []
    missing: list[str] = []
    for stick in YARDSTICKS:
        try:
            library = import_module(stick.module)
        except ImportError:
            missing.append(stick.game)
            continue
        figures += _measured(stick, library, seconds)
    return figures, missing


def _measured(stick: Yardstick, library: Any, seconds: float) -> list[Figure]:  # noqa: ANN401
    chance = Random(1)
    names = {"decisions/s": False, "decisions/s with clones": True}
    return [
        Figure(
            stick.game,
            stick.seats,
            name,
            best(lambda copying=copying: stick.play(library, chance, copying), seconds),  # type: ignore[misc]
        )
        for name, copying in names.items()
    ]
