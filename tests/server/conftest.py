from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server import services
from tests.server.house import UNHURRIED, House

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Start servers that end with the test."""
    houses: list[House] = []

    def start(*arguments: str, database: str = f"{tmp_path}/skerry.db") -> House:
        house = House(database, tmp_path / f"log-{len(houses)}", *(arguments or UNHURRIED))
        houses.append(house)
        return house.start()

    yield start
    for house in houses:
        house.leave()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that many tests share."""
    place = tmp_path_factory.mktemp("house")
    house = House(f"{place}/skerry.db", place / "log", *UNHURRIED).start()
    yield house
    assert house.failures() == 0
    house.http.close()
    assert house.end() == 0
    assert "Traceback" not in house.log.read_text()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server that tests share."""
    with services.postgres() as url:
        yield url


@pytest.fixture(scope="module")
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the tests of a module keep their tables: in a file, and those on `BOTH` in PostgreSQL, too."""
    if getattr(request, "param", "sqlite") == "postgres":
        return services.new_database(request.getfixturevalue("postgres"))
    return f"{tmp_path_factory.mktemp('tables')}/skerry.db"


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The URL of a Redis that tests share."""
    with services.redis() as url:
        yield url
