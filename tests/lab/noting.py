"""An agent from outside that notes on which node it plays, and takes its time."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen

NOTES = "SKERRY_TEST_NOTES"  # the folder; without it nothing is noted
PACE = 0.004  # seconds a choice, so that there is a middle in which a node can be lost


class Noting:
    """Chooses by chance, and leaves a file named after the node."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        folder = os.environ.get(NOTES, "")
        if folder:
            import ray  # noqa: PLC0415  here it is a node that asks

            (Path(folder) / ray.get_runtime_context().get_node_id()).touch()

    def choose(self, seen: Seen) -> int:
        """Choose by chance, without haste."""
        time.sleep(PACE)
        return seen.options[self.rng.below(len(seen.options))]
