"""Every ruling names the test that holds it."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_every_ruling_is_held_by_a_test_that_exists() -> None:
    lines = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8").splitlines()
    rows = [
        line
        for line in lines
        if line.startswith("| ") and not line.startswith(("| question", "| ---"))
    ]
    written = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")
    )
    assert rows
    for row in rows:
        named = re.findall(r"`(test_\w+)`", row)
        assert named, row
        assert all(f"def {name}(" in written for name in named), row
