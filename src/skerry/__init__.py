"""Skerry: a digital table for modern board games."""

from importlib.metadata import version

__version__ = version("skerry")
