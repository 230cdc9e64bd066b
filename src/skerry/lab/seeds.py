"""Seeds made from seeds: one for each deal and each agent."""

from __future__ import annotations

from hashlib import blake2b


def derive(seed: int, number: int, purpose: str) -> int:
    """Return a seed that depends on all of these and on nothing else, on every machine."""
    words = f"{seed} {number} {purpose}".encode()
    return int.from_bytes(blake2b(words, digest_size=8).digest(), "big") >> 11
