"""What lies behind a table: where it began, what has happened since, and what its seats remember."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.kernel import position
from skerry.kernel.chronicle import Chronicle
from skerry.kernel.dealing import Worlds
from skerry.kernel.errors import RecordError
from skerry.kernel.recall import Origin, Recall, origin_at, recall_from
from skerry.kernel.record import Player
from skerry.kernel.rng import from_seed
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.game import Game, Value
    from skerry.kernel.state import State


class Past:
    """A position with the way that led there; what is asked of the way is worked out when it is asked."""

    __slots__ = (
        "_chronicle",
        "_origin",
        "_recall",
        "_recall_is_shared",
        "_worlds",
        "answers",
        "game",
        "imagined",
        "players",
        "seed",
        "settings",
        "state",
    )

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        settings: dict[str, Value],
        state: State,
        answers: list[tuple[int, int]],
        *,
        imagined: bool = False,
        players: tuple[Player, ...] = (),
    ) -> None:
        self.game = game
        self.seed = seed
        self.settings = settings
        self.state = state
        self.answers = answers  # (seat, pick) in the order in which they came
        self.players = players  # by seat: who plays, as far as somebody said it
        self.imagined = imagined  # the cards were laid by hand or re-dealt: no record leads here
        self._chronicle: Chronicle | None = None
        self._recall: Recall | None = None
        self._recall_is_shared = False
        self._worlds: Worlds | None = None  # those drawn from last
        self._origin: Origin | None = None  # of an imagined table that began at a position

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state.layout.seats

    @property
    def is_watched(self) -> bool:
        """Whether the past is at hand, because somebody has asked for it."""
        return self._chronicle is not None

    def past(self) -> Chronicle:
        """Return all that has happened since the beginning."""
        if not self._has_past():
            raise RecordError(Text("error-imagined-past"))
        if self._chronicle is None:
            self._chronicle = Chronicle(self._beginning())
        return self._chronicle.follow(self.answers)

    def begin_here(self) -> None:
        """Let this position, which no deal leads to, be where the game begins."""
        self.imagined = True
        self.answers = []
        self.state.answered = 0
        self._begin_at(origin_at(self.state))

    def _begin_at(self, origin: Origin) -> None:
        self._origin = origin
        self._chronicle = None
        self._recall = None
        self._worlds = None

    def _has_past(self) -> bool:
        """Tell whether the beginning is known from which the answers led here."""
        return not self.imagined or self._origin is not None

    def _beginning(self) -> State:
        """Return the position before the first answer."""
        if self._origin is not None:
            return self._origin.state.clone()
        return dealt(self.game, self.seats, self.seed, self.settings)

    def _origin_text(self) -> str:
        """Write down where an imagined table begins; where it stands, if that is not known."""
        origin = self._origin
        if origin is not None:
            return position.write(self.game, self.settings, origin.state, origin.memories)
        memories = None if self._recall is None else self._remembered().memories
        return position.write(self.game, self.settings, self.state, memories)

    def _remembered(self) -> Recall:
        """Return what all seats remember by now."""
        if self._recall is None:
            if not self._has_past():
                raise RecordError(Text("error-imagined-past"))
            origin = self._origin
            self._recall = recall_from(self._beginning()) if origin is None else origin.recall()
        if self._recall.followed < len(self.answers):
            if self._recall_is_shared:
                self._recall = self._recall.fork()
                self._recall_is_shared = False
            self._recall.follow(self.answers)
        return self._recall

    def _remember(self, recall: Recall) -> None:
        self._recall = recall
        self._recall_is_shared = True


def dealt(game: Game[Any], seats: int, seed: int, settings: dict[str, Value]) -> State:
    """Deal a game, before anything is played."""
    state: State = game.start(game.layout(seats, settings), settings, from_seed(seed))
    return state
