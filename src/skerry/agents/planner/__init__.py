"""Planners: they search the whole turn and look beyond it."""
