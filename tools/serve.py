"""Serve tables on the compiled games if they are up to date, else on the pure ones."""

from __future__ import annotations

import sys

from tools.play import run

if __name__ == "__main__":
    run("serve", sys.argv[1:])
