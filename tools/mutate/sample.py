"""A fair sample of mutants: as many of each package, and every line as likely as any other."""

from __future__ import annotations

import difflib
import random
from pathlib import Path
from typing import NamedTuple

from tools.mutate.mutations import Mutation, mutations

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "skerry"
PACKAGES = ("kernel", "games", "server")


class Mutant(NamedTuple):
    """A module, named from the package on, with one mistake in it."""

    module: str
    mutation: Mutation

    def source(self) -> bytes:
        """Return the text of the module with the mistake."""
        return self.mutation.applied((SOURCE / self.module).read_bytes())

    def __str__(self) -> str:
        return f"{self.module}:{self.mutation.line}"

    def diff(self) -> list[str]:
        """Return the lines that the mistake takes away and those that it brings."""
        old = (SOURCE / self.module).read_text(encoding="utf-8").splitlines()
        changes = difflib.unified_diff(old, self.source().decode().splitlines(), n=0, lineterm="")
        return [line for line in list(changes)[2:] if not line.startswith("@@")]


def sample(packages: tuple[str, ...], count: int, seed: int) -> list[Mutant]:
    """Draw so many mutants in all; the same seed draws the same from the same code."""
    rng = random.Random(seed)
    drawn: list[Mutant] = []
    for place, package in enumerate(packages):
        share = count // len(packages) + int(place < count % len(packages))
        drawn += _drawn(package, share, rng)
    rng.shuffle(drawn)
    return drawn


def _drawn(package: str, count: int, rng: random.Random) -> list[Mutant]:
    """Draw lines first, then one mistake in each: a table has many more places for one."""
    lines: dict[tuple[str, int], list[Mutant]] = {}
    for path in sorted((SOURCE / package).rglob("*.py")):
        module = path.relative_to(SOURCE).as_posix()
        for mutation in mutations(path.read_bytes()):
            lines.setdefault((module, mutation.line), []).append(Mutant(module, mutation))
    chosen = rng.sample(sorted(lines), min(count, len(lines)))
    return [_checked(rng.choice(lines[line])) for line in chosen]


def _checked(mutant: Mutant) -> Mutant:
    compile(mutant.source(), mutant.module, "exec", dont_inherit=True)
    return mutant
