"""What a module lets a seat do in its turn, beside placing workers, playing cards and preparing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from skerry.kernel.effect import NOWHERE

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One more sort of deed for a turn, by picks of its own."""

    __slots__ = ()

    def owns(self, state: Woodland, pick: int) -> bool:
        """Tell whether a pick means this action, be it possible or not."""
        raise NotImplementedError

    def options(self, state: Woodland, seat: int) -> list[int]:
        """List the picks that are possible now."""
        raise NotImplementedError

    def act(self, state: Woodland, seat: int, pick: int) -> None:
        """Do it."""
        raise NotImplementedError

    def why_not(self, state: Woodland, seat: int, pick: int) -> Text:
        """Give the reason why a pick is not possible."""
        raise NotImplementedError

    def zone(self, state: Woodland, seat: int, pick: int) -> int:
        """Return the zone in which the picked thing lies, or NOWHERE."""
        return NOWHERE

    def prompt(self, state: Woodland, seat: int, args: dict[str, str | int | Text]) -> Text | None:
        """Ask for the turn while this is possible, given what the usual words are given."""
        return None
