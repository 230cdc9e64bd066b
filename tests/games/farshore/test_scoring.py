"""The score sheet, and who wins a tie."""

from tests.games.farshore.coast import Coast, coast


def test_the_sheet_has_every_source_of_points() -> None:
    table = coast().city("grove", "windmill", "shipwreck").maps("1_2", "2_1").ship(5)
    table.purse(9, treasure=3).set("points", 4)
    assert table.sheet() == {
        "Grove": 1,
        "Windmill": 2,
        "Shipwreck": -1,
        "Windmill, bonus": 2,
        "point tokens": 4,
        "treasures": 6,
        "map": 6,
        "ship": 10,
    }
    assert table.score() == 30


def tied() -> Coast:
    return coast().purse(treasure=1).ship(4).set("points", 4)


def test_a_tie_goes_to_the_ship_that_is_further() -> None:
    table = tied().purse(treasure=1, seat=1).ship(5, seat=1).set("points", 2, 1)
    assert table.score(0) == table.score(1)
    assert table.winners() == [1]


def test_then_to_more_maps() -> None:
    table = tied().purse(treasure=1, seat=1).ship(4, seat=1).set("points", 2, 1).maps("1_2", seat=1)
    assert table.score(0) == table.score(1)
    assert table.winners() == [1]


def test_then_to_more_treasures() -> None:
    table = tied().purse(treasure=2, seat=1).ship(4, seat=1).set("points", 2, 1)
    assert table.score(0) == table.score(1)
    assert table.winners() == [1]


def test_then_to_more_resources() -> None:
    table = tied().purse(1, treasure=1, seat=1).ship(4, seat=1).set("points", 4, 1)
    assert table.winners() == [1]


def test_else_the_win_is_shared() -> None:
    table = tied().purse(treasure=1, seat=1).ship(4, seat=1).set("points", 4, 1)
    assert table.winners() == [0, 1]
