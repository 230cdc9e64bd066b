from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tests.patience import PATIENCE
from tests.server.house import bearer

if TYPE_CHECKING:
    from tests.server.house import House

CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_schema_conformance"
)


def test_every_operation_keeps_what_its_description_promises(house: House, tmp_path: Path) -> None:
    """Schemathesis sends what fits the description and what does not, at a table that exists."""
    made = house.create("screen", "screen", "expected")
    config = tmp_path / "schemathesis.toml"
    authorization = bearer(made["keys"])["Authorization"]
    config.write_text(
        f'[parameters]\n"path.table" = "{made["table"]}"\n"header.Authorization" = "{authorization}"\n'
    )
    tool = [str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(config)]
    options = ["--max-examples=15", "--phases=coverage,fuzzing", "--seed=1", "--no-color"]
    # A slow machine breaks no promise.
    options += [f"--request-timeout={PATIENCE}", "--suppress-health-check=all"]
    options.append("--exclude-path-regex=/(leave|rekey)$")  # they would end the keys
    address = f"http://{house.host}/api/openapi.json"
    done = subprocess.run(
        [*tool, "run", address, f"--checks={CHECKS}", *options],
        check=False,
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    assert house.look(made["table"])["table"] == made["table"]
