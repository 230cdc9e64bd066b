"""Levels that a person can pick: beginner, casual, strong, expert, told apart by measured strength."""

from __future__ import annotations

LEVELS = ("beginner", "casual", "strong", "expert")
