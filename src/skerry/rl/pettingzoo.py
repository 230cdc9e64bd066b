"""PettingZoo: every game as an AEC environment, and Faraway, where all choose at once, as a parallel one.

An agent is `seat_0`, `seat_1`, …; an action is a pick of the vocabulary. An observation is a dict of
`observation` and `action_mask`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from skerry.rl.observing import Observer
from skerry.rl.rewards import reward_of
from skerry.rl.seeding import Seeds
from skerry.rl.space import observation_space

if TYPE_CHECKING:
    from pathlib import Path

    from skerry.kernel.game import Value
    from skerry.kernel.table import Table

TOGETHER = ("faraway",)  # in which all choose at once


def env(game: str, seats: int = 2, **choices: Any) -> AECEnv[str, Any, int]:  # noqa: ANN401
    """Return an environment whose wrappers refuse steps out of order and picks that are no options."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(TableEnv(game, seats, **choices))
    )


def parallel_env(game: str = "faraway", seats: int = 2, **choices: Any) -> ParallelTableEnv:  # noqa: ANN401
    """Return an environment in which all seats act at once; who has nothing to choose waits."""
    return ParallelTableEnv(game, seats, **choices)


class TableEnv(AECEnv[str, Any, int]):
    """A table at which one seat after the other acts; rewards come at the end."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        reward: str = "win",
        perfect: bool = False,
        dtype: str = "float32",
        render_mode: str | None = None,
        **options: Value | Path,
    ) -> None:
        super().__init__()
        self.observer = Observer(game, seats, perfect=perfect, dtype=dtype, **options)
        self.reward = reward_of(reward)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"skerry_{game}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.observer.setup.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.observation_spaces = {
            name: observation_space(self.observer, self.observer.picks)
            for name in self.possible_agents
        }
        self.action_spaces = {
            name: spaces.Discrete(self.observer.picks) for name in self.possible_agents
        }
        self.seeds = Seeds()
        self.table: Table = self.observer.setup.deal(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        """All picks of the game, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew: with a seed always the same cards, else the next ones."""
        self.table = self.observer.setup.deal(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and its options as a mask; all 0 if it is not its turn."""
        return look(self.observer, self.table, self.seat_of[agent], self.observer.picks)

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act; when the game is over, all are told to leave."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "Only agents whose game is over act with None."
        self._cumulative_rewards[agent] = 0.0
        self.table.act(int(action), self.seat_of[agent])
        if self.table.over:
            ends = self.reward(self.table)
            self.rewards = {name: ends[self.seat_of[name]] for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        seat = self.table.seat
        self.agent_selection = self.agents[0] if seat < 0 else self.possible_agents[seat]

    def render(self) -> str:
        """Say what a spectator sees."""
        return show(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class ParallelTableEnv(ParallelEnv[str, Any, int]):
    """A table at which all act at once; who is not awaited has one action, the last: to wait."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        reward: str = "win",
        perfect: bool = False,
        dtype: str = "float32",
        render_mode: str | None = None,
        **options: Value | Path,
    ) -> None:
        if game not in TOGETHER:
            raise ValueError(
                f"In {game} one seat acts after the other; at once all choose in "
                f"{', '.join(TOGETHER)}."
            )
        self.observer = Observer(game, seats, perfect=perfect, dtype=dtype, **options)
        self.reward = reward_of(reward)
        self.render_mode = render_mode
        self.metadata = {"name": f"skerry_{game}", "render_modes": ["ansi", "human"]}
        self.wait = self.observer.picks
        self.possible_agents = [f"seat_{seat}" for seat in range(self.observer.setup.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            name: observation_space(self.observer, self.wait + 1) for name in self.possible_agents
        }
        self.action_spaces = {name: spaces.Discrete(self.wait + 1) for name in self.possible_agents}
        self.seeds = Seeds()
        self.table: Table = self.observer.setup.deal(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        """All picks of the game and waiting, always the same object."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal anew: with a seed always the same cards, else the next ones."""
        self.table = self.observer.setup.deal(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self._look(), {name: {} for name in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let everybody act who is awaited."""
        for seat in self.table.awaited:
            self.table.act(int(actions[self.possible_agents[seat]]), seat)
        over, names = self.table.over, self.agents
        ends = self.reward(self.table) if over else [0.0] * len(self.possible_agents)
        found = self._look()
        self.agents = [] if over else names
        return (
            found,
            {name: ends[seat] for seat, name in enumerate(names)},
            dict.fromkeys(names, over),
            dict.fromkeys(names, False),
            {name: {} for name in names},
        )

    def _look(self) -> dict[str, Any]:
        found = {}
        for seat, name in enumerate(self.possible_agents):
            found[name] = look(self.observer, self.table, seat, self.wait + 1)
            found[name]["action_mask"][self.wait] = seat not in self.table.awaited
        return found

    def render(self) -> str:
        """Say what a spectator sees."""
        return show(self.table, self.render_mode)


def look(observer: Observer, table: Table, seat: int, actions: int) -> dict[str, Any]:
    """Return what a seat sees and its options, as a dict of arrays."""
    mask = np.zeros(actions, np.int8)
    observer.mask(table, seat, mask[: observer.picks])
    return {"observation": observer.observe(table, seat), "action_mask": mask}


def show(table: Table, mode: str | None) -> str:
    """Say what a spectator sees of a table, and print it for a human."""
    view = table.view()
    lines = [f"{table.game.name}, answer {table.position}"]
    for zone in view.zones:
        cards = zone.cards if zone.cards is not None else []
        names = " ".join(table.game.cards[card] for card in cards) or f"{zone.count} cards"
        owner = "" if zone.seat < 0 else f" of seat {zone.seat}"
        lines += [f"{zone.name}{owner}: {names}"] if zone.count else []
    said = "\n".join(lines)
    if mode == "human":
        print(said)  # noqa: T201 - that is what rendering for a human means
    return said
