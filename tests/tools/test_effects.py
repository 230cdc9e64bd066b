"""The page of all clauses is as the code says it."""

from tools import effects


def test_the_page_of_all_clauses_is_up_to_date() -> None:
    page = effects.PAGE.read_text(encoding="utf-8")
    assert page == effects.page(), "run: python tools/effects.py"


def test_every_clause_says_what_it_does() -> None:
    rows = [row for row in effects.page().splitlines() if row.startswith("| `")]
    assert len(rows) > 100
    assert [row for row in rows if row.endswith("|  |")] == []
