"""What holds of the names and the texts of all games; each query returns those that offend."""

import re
from pathlib import Path

TEST = re.compile(r"^def test_(\w+)", re.MULTILINE)
# Empty or doubled words, a wrong article or number, and what no person says.
NOT_SAID = re.compile(r"nothing (?!more)[A-Z]|  |\b1 points|\ba [AEIOUaeio]|\.\.|\{|_")


def without_test(names: list[str], folder: Path) -> list[str]:
    """Return the names that no test of a folder bears."""
    files = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("test_*.py"))]
    written = [f"_{test}_" for text in files for test in TEST.findall(text)]
    return [name for name in names if not any(f"_{name}_" in test for test in written)]


def not_whole_sentences(texts: list[str]) -> list[str]:
    """Return the texts that do not end as a sentence does, or that nobody would say so."""
    return [text for text in texts if not text.endswith(".") or NOT_SAID.search(text)]
