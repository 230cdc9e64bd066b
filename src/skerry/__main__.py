"""`python -m skerry`: the command line."""

from __future__ import annotations

from skerry.cli import main

if __name__ == "__main__":
    main()
