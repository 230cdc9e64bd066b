"""What the README, the pages and the package say of themselves is true."""

import doctest
import re
from pathlib import Path

import pytest

import skerry

ROOT = Path(__file__).resolve().parent.parent
FENCED = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples(text: str) -> list[str]:
    """Return the fenced blocks that show a session."""
    return [block for block in FENCED.findall(text) if ">>>" in block]


def failures(session: str) -> int:
    test = doctest.DocTestParser().get_doctest(session, {}, "README.md", "README.md", 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    return runner.run(test).failed


def test_the_sessions_of_the_readme_run_as_shown() -> None:
    sessions = examples((ROOT / "README.md").read_text(encoding="utf-8"))
    assert sessions, "the README shows no session"
    assert [failures(session) for session in sessions] == [0] * len(sessions)


def test_the_sessions_of_the_pages_run_as_shown() -> None:
    pages = sorted((ROOT / "docs").glob("*.md"))
    shown = {page.name: examples(page.read_text(encoding="utf-8")) for page in pages}
    assert shown["beacon-patrol.md"]
    for name, sessions in shown.items():
        assert [failures(session) for session in sessions] == [0] * len(sessions), name


def test_a_session_that_is_not_true_is_noticed() -> None:
    assert failures(">>> 1 + 1\n3\n") == 1


def test_the_example_of_the_package_runs(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, example = (skerry.__doc__ or "").partition("\n\n")
    assert "skerry.new(" in example
    exec(compile(example, "skerry", "exec"), {})  # noqa: S102 - our own docstring
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[\d\]\n", capsys.readouterr().out)
