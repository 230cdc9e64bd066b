"""Simulate on the compiled games, as playing does."""

from __future__ import annotations

import sys

from tools.play import run

if __name__ == "__main__":
    run("simulate", sys.argv[1:])
