"""Who likes motion: most people do; some ask their browser for less of it."""

from __future__ import annotations

import pytest

CALM = pytest.mark.parametrize("motion", ["reduce"])
BOTH = pytest.mark.parametrize("motion", ["no-preference", "reduce"])
