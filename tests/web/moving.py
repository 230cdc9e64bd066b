"""Who likes motion: most people do; some ask their browser for less of it."""

from __future__ import annotations

import pytest

from tests.daily import daily

CALM = pytest.mark.parametrize("motion", ["reduce"])
BOTH = pytest.mark.parametrize("motion", daily(["no-preference", "reduce"], "no-preference"))
