"""Beginners: they err as people do, by what they overlook and by what a face promises."""

from __future__ import annotations
