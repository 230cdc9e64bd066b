"""How many ways lead through the first answers: any change of a rule or of an offer shows here."""

import pytest

import skerry
from skerry import Table
from skerry.kernel.game import Value


def paths(table: Table, depth: int) -> int:
    """Count the chains of that many answers, the lowest awaited seat answering first."""
    if table.over:
        return 1
    if depth == 1:
        return len(table.options)
    total = 0
    for pick in table.options:
        copy = table.clone()
        copy.act(pick)
        total += paths(copy, depth - 1)
    return total


@pytest.mark.parametrize(
    ("name", "seats", "seed", "options", "counts"),
    [
        ("beacon_patrol", 1, 1, {}, [7, 36, 167, 634]),
        ("beacon_patrol", 2, 2, {}, [12, 96, 671, 4164]),
        ("beacon_patrol", 3, 3, {}, [16, 153, 1214]),
        ("beacon_patrol", 4, 4, {}, [11, 62, 345, 2033]),
        ("beacon_patrol", 2, 5, {"windmills": True}, [12, 101, 782]),
        ("beacon_patrol", 2, 6, {"piers": True}, [13, 111, 810]),
        ("faraway", 2, 1, {}, [3, 9, 27, 54, 162, 486, 1458, 2928]),
        ("faraway", 2, 2, {}, [3, 9, 27, 54, 162, 486, 1458, 3102]),
        ("faraway", 3, 3, {}, [3, 9, 27, 108, 324, 648, 1944]),
        ("faraway", 6, 4, {}, [3, 9, 27, 81, 243, 729]),
        ("faraway", 2, 5, {"advanced": True}, [4, 13, 48, 144, 432, 1269]),
        ("faraway", 2, 6, {"people_below": True}, [3, 9, 27, 54, 162, 486]),
        ("faraway", 2, 7, {"starry_skies": True}, [3, 9, 27, 54, 162, 486]),
        ("everdell", 1, 1, {}, [10, 85, 298]),
        ("everdell", 1, 2, {"year": 3}, [10, 92, 350, 1347]),
        ("everdell", 2, 3, {}, [12, 128, 1305]),
        ("everdell", 4, 4, {}, [13, 135, 1361]),
        ("everdell", 1, 5, {"pearlbrook": True}, [11, 112, 637]),
        ("everdell", 2, 6, {"pearlbrook": True}, [12, 123, 1226]),
        ("everdell", 4, 7, {"pearlbrook": True}, [13, 142, 1427]),
    ],
)
def test_as_many_paths_lead_through_the_first_answers(
    name: str, seats: int, seed: int, options: dict[str, Value], counts: list[int]
) -> None:
    table = skerry.new(name, seats=seats, seed=seed, **options)
    assert [paths(table, depth) for depth in range(1, len(counts) + 1)] == counts
