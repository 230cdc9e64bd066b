"""A build to look at."""

from pathlib import Path

import pytest

from tests.tools.trees import lay
from tools.compiled import Build


@pytest.fixture
def build(tmp_path: Path) -> Build:
    """A quick build elsewhere, finished."""
    found = Build("quick", tmp_path)
    lay(found, found.origin())
    return found
