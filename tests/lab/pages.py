"""The commands that docs/lab.md shows, with fewer games."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
SHOWN = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    """Return all lines that call Skerry."""
    blocks = SHOWN.findall(PAGE.read_text(encoding="utf-8"))
    lines = [line for block in blocks for line in block.splitlines()]
    return [
        re.sub(r"--games \d+", "--games 2", line) for line in lines if line.startswith("skerry ")
    ]
