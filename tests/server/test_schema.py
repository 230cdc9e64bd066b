from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.daily import daily
from tests.patience import PATIENCE
from tests.server.house import UNHURRIED, bearer

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House

ROOT = str(Path(__file__).parent.parent.parent)
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_schema_conformance"
)


def tried(house: House, place: Path, *options: str, config: str = "") -> str:
    """Let schemathesis send what fits the description and what does not; return what it says."""
    (place / "schemathesis.toml").write_text(config)
    tool = str(Path(sys.executable).parent / "schemathesis")
    # A slow machine breaks no promise.
    usual = [f"--request-timeout={PATIENCE}", "--suppress-health-check=all", "--no-color"]
    address = f"http://{house.host}/api/openapi.json"
    done = subprocess.run(
        [tool, "run", address, f"--checks={CHECKS}", "--seed=1", *usual, *options],
        check=False,
        capture_output=True,
        text=True,
        timeout=20 * PATIENCE,
        cwd=place,
        env={**os.environ, "SCHEMATHESIS_HOOKS": "tests.server.new_tables", "PYTHONPATH": ROOT},
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    return done.stdout


def test_every_operation_keeps_what_its_description_promises(house: House, tmp_path: Path) -> None:
    made = house.create("screen", "screen", "expected")
    authorization = bearer(made["keys"])["Authorization"]
    config = f'[parameters]\n"path.table" = "{made["table"]}"\n"header.Authorization" = "{authorization}"\n'
    options = ["--max-examples=15", "--phases=coverage,fuzzing"]
    options.append("--exclude-path-regex=/(leave|rekey)$")  # they would end the keys
    tried(house, tmp_path, *options, config=config)
    assert house.look(made["table"])["table"] == made["table"]


def test_so_does_every_operation_of_accounts(build: Callable[..., House], tmp_path: Path) -> None:
    house = build(*UNHURRIED, "--community", "--accounts")
    options = ("--max-examples=8", "--phases=coverage,fuzzing")
    said = tried(house, tmp_path, *options, "--include-path-regex=^/api/account")
    assert "9 selected" in said
    assert "Traceback" not in house.log.read_text()


@pytest.mark.parametrize("examples", daily((6, 200), 6))
def test_one_operation_after_another_keeps_it_too(
    house: House, tmp_path: Path, examples: int
) -> None:
    """From new tables on, as the links of the description lead; keys and invitations end on the way."""
    said = tried(house, tmp_path, f"--max-examples={examples}", "--phases=stateful")
    covered = re.search(r"API Links: +(\d+) covered", said)
    assert covered is not None
    assert int(covered[1]) > examples / 2


def test_links_lead_to_every_operation_at_a_table(house: House) -> None:
    paths = house.http.get("/api/openapi.json").json()["paths"]
    there = {
        operation["operationId"]
        for path, item in paths.items()
        for operation in item.values()
        if path.startswith("/api/tables/")
    }
    assert {*paths["/api/tables"]["post"]["responses"]["201"]["links"]} == there
