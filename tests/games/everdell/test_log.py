"""What happened is told to all, and to nobody more than they saw."""

from skerry.text import say
from tests.games.everdell.valley import Valley, on, valley


def told(table: Valley, *picks: str, viewer: int = -1) -> list[str]:
    """Answer with these picks and return what a viewer is told of it, without turns and refills."""
    table.options()
    state, game = table.state, table.scene.table.game
    state.watch = []
    table.pick(*picks)
    lines = [say(line) for line in game.tell(state.layout, state.watch, viewer)]
    state.watch = None
    return [line for line in lines if not line.startswith(("Turn", "New in the meadow"))]


def test_a_worker_is_seen_going_to_a_place() -> None:
    assert told(valley(), "basic_three_twigs") == [
        "Seat 1 sends a worker to Twig Pile.",
        "Seat 1 gains 3 twigs.",
    ]


def test_a_visit_names_the_city() -> None:
    table = valley().city("inn", seat=1).meadow("farm")
    assert told(table, "visit-inn")[0] == "Seat 1 sends a worker to Inn, in the city of Seat 2."


def test_a_card_is_played_paid_for_and_acts() -> None:
    table = valley().hand("resin_refinery").stock(resin=1, pebble=1)
    assert told(table, "play-resin_refinery") == [
        "Seat 1 plays Resin Refinery.",
        "Seat 1 spends 1 resin and 1 pebble.",
        "Seat 1 gains 1 resin.",
    ]


def test_a_critter_moves_in() -> None:
    table = valley().hand("wife").city("farm").stock(berry=1)
    assert told(table, "play-wife") == ["Seat 1 plays Wife.", "It moves into Farm."]


def test_discarded_cards_are_counted_for_others_and_named_for_their_seat() -> None:
    table = valley().hand("farm", "mine", "inn").visit("haven").pick("farm")
    assert told(table, "mine", "stop")[0] == "Seat 1 discards 2 cards."
    table = valley().hand("farm", "mine", "inn").visit("haven").pick("farm", "mine")
    assert told(table, "stop", viewer=0)[0] == "Seat 1 discards Farm and Mine."


def _post(viewer: int) -> list[str]:
    table = valley(3).city("post_office").hand("farm", "mine").visit("post_office")
    return told(table, "seat-2", viewer=viewer)


def test_cards_that_are_given_are_named_to_giver_and_receiver_only() -> None:
    assert _post(-1)[0] == _post(2)[0] == "Seat 1 gives 2 cards to Seat 2."
    assert _post(0)[0] == _post(1)[0] == "Seat 1 gives Farm and Mine to Seat 2."


def test_resources_that_are_given_are_neither_spent_nor_gained() -> None:
    table = valley(3).hand("monk").stock(berry=3).play("monk").pick("number-2")
    assert told(table, "seat-3") == ["Seat 1 gives 2 berries to Seat 3."]


def test_gifts_to_nobody_are_spent() -> None:
    table = valley(1).city("monastery").stock(twig=2)
    assert told(table, "visit-monastery") == [
        "Seat 1 sends a worker to Monastery.",
        "Seat 1 gains 4 points.",
        "Seat 1 spends 2 twigs.",
    ]


def test_the_fool_is_seen_going_abroad() -> None:
    table = valley().hand("fool").stock(berry=3)
    assert told(table, "play-fool") == [
        "Seat 1 plays Fool.",
        "Seat 1 spends 3 berries.",
        "Fool goes into the city of Seat 2.",
    ]


def test_what_comes_to_lie_on_a_card_is_told() -> None:
    table = valley().hand("clock_tower").stock(twig=3, pebble=1)
    assert told(table, "play-clock_tower")[-1] == "Seat 1 has 3 points more on Clock Tower."
    table = valley().city(on("storehouse", twig=3))
    assert "Seat 1 takes 3 twigs off Storehouse." in told(table, "visit-storehouse")


def test_preparing_tells_the_season_and_the_workers() -> None:
    table = valley().workers(0).worker_at("haven", count=2).hand("farm").stock(2, 1)
    assert told(table, "prepare") == [
        "Seat 1 prepares for spring.",
        "Seat 1 has 3 workers at home.",
    ]


def test_a_worker_that_is_moved_leaves_one_place_for_another() -> None:
    table = valley().worker_at("haven").hand("ranger").stock(berry=2).play("ranger")
    assert told(table, "basic_one_pebble")[:2] == [
        "Seat 1 calls a worker home from Haven.",
        "Seat 1 sends a worker to Stone Heap.",
    ]


def test_an_event_is_achieved() -> None:
    table = valley().city("inn", "inn", "inn")
    assert told(table, "basic_event_destination_3") == ["Seat 1 achieves Grand Tour."]


def test_what_is_laid_on_an_event_is_told() -> None:
    event = "an_evening_of_fireworks"
    table = valley().events(event).city("lookout", "miner_mole").stock(twig=2).visit(event)
    assert told(table, "number-2") == [
        "Seat 1 has 2 twigs more on An Evening of Fireworks.",
        "Seat 1 spends 2 twigs.",
    ]


def test_rugwort_is_heard_rolling() -> None:
    lines = told(valley(1).hand("farm").stock(2, 1), "play-farm")
    assert lines[:2] == ["Seat 1 plays Farm.", "Seat 1 spends 2 twigs and 1 resin."]
    assert [line.split()[:2] for line in lines[3:]] == [["Rugwort", "rolls"], ["Rugwort", "takes"]]


def test_passing_is_told() -> None:
    assert told(valley().season("autumn"), "pass") == ["Seat 1 passes."]


def test_who_watches_sees_marks_of_workers_and_of_what_lies_on_cards() -> None:
    table = valley().city(on("farm", occupied=True), on("inn", workers=(1,)))
    table.worker_at("haven", seat=1).options()
    view = table.scene.table.view()
    assert view.zone("city", 0).marks == [{"occupied": 1}, {"worker-1": 1}]
    board = dict(zip(table.cards("board"), view.zone("board").marks, strict=True))
    assert board["haven"] == {"worker-1": 1}


def test_a_card_played_foretells_its_points_and_a_season_its_workers() -> None:
    table = valley().city("wife").hand("husband").stock(berry=3).workers(0).worker_at("haven")
    table.options()
    game, vocabulary = table.scene.table.game, table.scene.table.game.vocabulary
    assert [say(t) for t in game.preview(table.state, 0, vocabulary.id("play-husband"))] == [
        "If scored now: +5 points."
    ]
    assert [say(t) for t in game.preview(table.state, 0, vocabulary.id("prepare"))] == [
        "You will have 2 workers."
    ]


def test_cards_that_fill_the_meadow_together_are_told_together() -> None:
    table = valley().hand("undertaker").stock(berry=2).meadow("farm", "mine", "inn")
    table.deck("crane", "castle", "queen").play("undertaker").pick("farm", "mine")
    state, game = table.state, table.scene.table.game
    state.watch = []
    table.pick("inn")
    lines = [say(line) for line in game.tell(state.layout, state.watch, -1)]
    assert "New in the meadow: Crane, Castle and Queen." in lines
