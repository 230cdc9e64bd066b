"""Gymnasium: one seat of a table, the others played by an agent of choice.

import gymnasium, skerry.rl.gymnasium
env = gymnasium.make("skerry/Faraway-v1", seats=3, opponent="greedy", advanced=True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
from gymnasium import spaces

from skerry.agents import agent
from skerry.kernel.seen import Seen
from skerry.rl.observing import Observer
from skerry.rl.pettingzoo import look, show
from skerry.rl.rewards import REWARDS, reward_of
from skerry.rl.seeding import Seeds
from skerry.rl.space import observation_space

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from skerry.agents import Agent
    from skerry.kernel.game import Value
    from skerry.kernel.table import Table

IDS = {
    "beacon_patrol": "skerry/BeaconPatrol-v1",
    "everdell": "skerry/Everdell-v1",
    "faraway": "skerry/Faraway-v1",
    "farshore": "skerry/Farshore-v1",
}
ILLEGAL = ("lose", "raise", "random")  # what an action that is no option can lead to


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat's game: an action is a pick, and the opponents answer before the step returns.

    `info` and `action_masks()` tell the options. An action that is none of them loses the game
    (`illegal="lose"`), is an error (`"raise"`), or is replaced by chance (`"random"`).
    """

    metadata = {"render_modes": ["ansi", "human"]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        seat: int = 0,
        opponent: str = "random",
        reward: str = "",
        illegal: str = "lose",
        perfect: bool = False,
        dtype: str = "float32",
        render_mode: str | None = None,
        **options: Value | Path,
    ) -> None:
        self.observer = Observer(game, seats, perfect=perfect, dtype=dtype, **options)
        setup = self.observer.setup
        if not 0 <= seat < setup.seats:
            raise ValueError(f"There is no seat {seat}; there are 0 to {setup.seats - 1}.")
        if illegal not in ILLEGAL:
            raise ValueError(f"An illegal action can {', '.join(ILLEGAL)}, not {illegal!r}.")
        agent(opponent, game)  # refuses a name that nobody has
        self.seat = seat
        self.opponent = opponent
        self.reward_name = reward or ("score" if setup.game.cooperative else "win")
        self.reward = reward_of(self.reward_name)
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.observer, self.observer.picks)
        self.action_space = spaces.Discrete(self.observer.picks)
        self.seeds = Seeds()
        self.table: Table = setup.deal(0)
        self.others: list[Agent] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal anew, with a seed always the same cards against the same opponents."""
        super().reset(seed=seed)
        while True:
            self.table = self.observer.setup.deal(self.seeds.next(seed))
            game, seats = self.table.game.name, self.observer.setup.seats
            self.others = [agent(self.opponent, game, self.seeds.next()) for _ in range(seats)]
            self._let_others_play()
            if not self.table.over:
                return self._look(), self._told()
            seed = None

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        """Act, and let the others act until it is this seat's turn again or the game is over."""
        pick, options = int(action), self.table.options_of(self.seat)
        assert options, "The game is over: reset the environment first."
        wrong = pick not in options
        if wrong and self.illegal == "lose":
            return self._look(), self._loss(), True, False, self._told(illegal=True)
        if wrong and self.illegal == "random":
            pick = options[int(self.np_random.integers(len(options)))]
        self.table.act(pick, self.seat)
        self._let_others_play()
        over = self.table.over
        worth = self.reward(self.table)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._look(), worth, over, False, self._told(illegal=wrong)

    def action_masks(self) -> NDArray[Any]:
        """Return which actions are options, as maskable learners ask for it."""
        return self.observer.mask(self.table, self.seat).astype(bool)

    def render(self) -> str:
        """Say what a spectator sees."""
        return show(self.table, self.render_mode)

    def _let_others_play(self) -> None:
        table = self.table
        while not table.over and not table.options_of(self.seat):
            seat, options = table.seat, table.options
            alone = len(options) == 1
            table.act(options[0] if alone else self.others[seat].choose(Seen(table, seat)), seat)

    def _look(self) -> dict[str, Any]:
        return look(self.observer, self.table, self.seat, self.observer.picks)

    def _told(self, *, illegal: bool = False) -> dict[str, Any]:
        return {"options": list(self.table.options_of(self.seat)), "illegal": illegal}

    def _loss(self) -> float:
        """Return what a game is worth that was lost by an illegal action: as if one had no points."""
        if self.reward is REWARDS["win"]:
            return -1.0
        ahead = self.reward is REWARDS["margin"] and not self.table.game.cooperative
        others = [points for seat, points in enumerate(self.table.scores()) if seat != self.seat]
        return -float(max(others, default=0)) if ahead else 0.0


def register() -> None:
    """Make the ids known to Gymnasium; importing this module has done so."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point="skerry.rl.gymnasium:SeatEnv", kwargs={"game": game}
            )


register()
