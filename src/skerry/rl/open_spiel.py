"""OpenSpiel: importing this module registers the games, `skerry_faraway` and its sisters, with pyspiel.

    import pyspiel, skerry.rl.open_spiel
    game = pyspiel.load_game("skerry_faraway(players=3,advanced=True)")

One node of chance chooses the deal, out of `deals`; all else follows from it and the actions. Where all
choose at once, they do so one after the other, unseen.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

import skerry
from skerry.kernel.rng import from_seed
from skerry.rl.observing import Observer
from skerry.rl.rewards import reward_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.table import Table
    from skerry.rl.observing import Array

PREFIX = "skerry_"
DEALS = 1024
LONGEST = 5000  # answers: no game of any kind lasts longer
MOST_POINTS = 1000.0  # nobody comes near
OURS = {"players": 2, "deals": DEALS, "reward": "win"}  # parameters that are no settings of a game


def game_type(name: str) -> pyspiel.GameType:
    """Say of a game what OpenSpiel wants to know before it is made."""
    box = skerry.game(name)
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + name,
        long_name=name.replace("_", " ").title(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if box.cooperative else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=box.most_with({each.name: each.allowed[-1] for each in box.settings}),
        min_num_players=box.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **OURS,
            **{setting.name: setting.allowed[0] for setting in box.settings},
        },
    )


class TableGame(pyspiel.Game):
    """A game of the shelf with so many players, deals and these settings."""

    kind: pyspiel.GameType  # of the subclass that is registered

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = self.kind
        given = {**kind.parameter_specification, **(params or {})}
        settings = {name: value for name, value in given.items() if name not in OURS}
        self.observer = Observer(
            kind.short_name.removeprefix(PREFIX), given["players"], dtype="float32", **settings
        )
        self.reward: Callable[[Table], list[float]] = reward_of(given["reward"])
        self.deals: int = given["deals"]
        most = 1.0 if given["reward"] == "win" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.picks,
            max_chance_outcomes=self.deals,
            num_players=given["players"],
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> TableState:
        """Return the state before the deal."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:  # noqa: ANN401 - as OpenSpiel has it
        """Return what turns states into tensors and strings."""
        return TableObserver(self)


class Held:
    """What a state holds; OpenSpiel copies states deeply, and a table knows better how."""

    def __init__(self, table: Table | None) -> None:
        self.table = table

    def __deepcopy__(self, _memo: dict[int, Any]) -> Held:
        return Held(None if self.table is None else self.table.clone())


class TableState(pyspiel.State):
    """A table, or before the deal none."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.held = Held(None)

    @property
    def table(self) -> Table | None:
        """The table as it stands."""
        return self.held.table

    def current_player(self) -> int:
        """Return who acts: the lowest seat that has a choice, chance before the deal."""
        table = self.held.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if table.over else table.seat

    def _legal_actions(self, player: int) -> list[int]:
        table = self.held.table
        return [] if table is None or player != table.seat else list(table.options_of(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals, each as likely as another."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.held.table is None:
            self.held.table = self.get_game().observer.setup.deal(action)
        else:
            self.held.table.act(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().observer.setup.game.vocabulary.name(action))

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.held.table is not None and self.held.table.over

    def returns(self) -> list[float]:
        """Return the rewards at the end, before it nothing."""
        game = self.get_game()
        if self.held.table is None or not self.held.table.over:
            return [0.0] * int(game.num_players())
        return list(game.reward(self.held.table))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """Return a state in which the player has seen just the same."""
        world: TableState = self.clone()
        if self.held.table is not None:
            word = int(sampler() * (1 << 30)) << 30 | int(sampler() * (1 << 30))
            world.held = Held(self.held.table.sample(player, from_seed(word)))
        return world

    def __str__(self) -> str:
        table = self.held.table
        if table is None:
            return "before the deal"
        return f"deal {table.seed}, {table.position} answers, scores {table.scores()}"


class TableObserver:
    """Tensors by the schema, strings by the view and what the player has answered."""

    def __init__(self, game: TableGame) -> None:
        self.observer = game.observer
        self.tensor: Array = np.zeros(self.observer.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.stop].reshape(part.shape)
            for part in self.observer.schema.slices
        }

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player sees into the tensor."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.observer.observe(state.table, player, self.tensor)

    def string_from(self, state: TableState, player: int) -> str:
        """Name the information state of a player: what it sees, may do and has done."""
        table = state.table
        if table is None:
            return "before the deal"
        done = [pick for seat, pick in table.answers if seat == player]
        seen = table.view(player).as_dict()
        return json.dumps([done, table.options_of(player), seen], separators=(",", ":"))


def register() -> None:
    """Make the games known to pyspiel; importing this module has done so."""
    known = set(pyspiel.registered_names())
    for name in skerry.games.names():
        if PREFIX + name not in known:
            kind = game_type(name)
            # A class of its own: pyspiel lets go of it after Python has ended, and only a class that
            # still holds itself survives that.
            pyspiel.register_game(kind, type(f"{name}_game", (TableGame,), {"kind": kind}))


register()
