"""An agent from outside, as anyone might write one."""

import skerry


class Least:
    """Picks the first option."""

    def choose(self, seen: skerry.Seen) -> int:
        return seen.options[0]


class Silent:
    """Chooses nothing."""
