"""Prosperity, purple: points at the end."""

from tests.games.everdell.valley import On, on, valley


def bonus(name: str, *city: str | On) -> int:
    """Return the bonus that a card pays in a city."""
    return valley().city(*city).sheet().get(f"{name}, bonus", 0)


# Wife.


def test_wife_pays_three_points_with_a_husband() -> None:
    assert bonus("Wife", "wife", "husband") == 3
    assert valley().city("wife", "husband").score() == 2 + 2 + 3


def test_wife_pays_nothing_without_a_husband() -> None:
    assert bonus("Wife", "wife", "wife", "farm") == 0


def test_each_husband_has_one_wife() -> None:
    assert bonus("Wife", "wife", "husband", "wife") == 3
    assert bonus("Wife", "husband", "wife", "husband") == 3
    assert bonus("Wife", "husband", "wife", "husband", "wife") == 6


def test_wife_and_husband_share_a_space() -> None:
    rest = [*["farm"] * 8, *["mine"] * 3, *["twig_barge"] * 3]
    full = valley().city(*rest, "husband").hand("wife", "husband", "peddler").stock(berry=3)
    assert (full.can("play-wife"), full.can("play-husband")) == (True, False)
    pair = valley().city(*rest, "husband", "wife").hand("wife", "peddler").stock(berry=3)
    assert (pair.can("play-wife"), pair.can("play-peddler")) == (False, False)


def test_a_second_pair_needs_a_space_of_its_own() -> None:
    rest = [*["farm"] * 8, *["mine"] * 3, *["twig_barge"] * 2]
    table = valley().city(*rest, "husband", "wife").hand("wife").stock(berry=2)
    assert table.play("wife").pick("price").cards("city")[-1] == "wife"
    assert table.turn(0).hand("peddler", "husband").stock(berry=3).can("play-husband")
    assert not table.can("play-peddler")


# Constructions that count.


def test_castle_pays_a_point_for_each_common_construction() -> None:
    assert bonus("Castle", "castle", "farm", "farm", "ruins", "theater", "wife", "wanderer") == 3


def test_castle_does_not_count_itself() -> None:
    assert bonus("Castle", "castle") == 0


def test_palace_pays_a_point_for_each_unique_construction_itself_included() -> None:
    assert bonus("Palace", "palace", "castle", "theater", "farm", "king", "wife") == 3


def test_school_pays_a_point_for_each_common_critter() -> None:
    assert bonus("School", "school", "wife", "wife", "teacher", "king", "farm") == 3


def test_school_counts_critters_that_need_no_space() -> None:
    assert bonus("School", "school", "wanderer", "wanderer") == 2


def test_theater_pays_a_point_for_each_unique_critter() -> None:
    assert bonus("Theater", "theater", "king", "bard", "wife", "castle") == 2


def test_theater_counts_a_fool_that_an_opponent_sent() -> None:
    table = valley().city("theater", seat=1).hand("fool").stock(berry=3).play("fool")
    assert table.sheet(1)["Theater, bonus"] == 1


def test_ever_tree_pays_a_point_for_each_prosperity_card_itself_included() -> None:
    assert bonus("Ever Tree", "ever_tree", "wife", "wife", "castle", "farm", "queen") == 4


def test_ever_tree_takes_in_any_critter_once() -> None:
    table = valley().city("ever_tree").hand("king", "wife").play("king")
    assert table.on("ever_tree") == {"occupied": 1}
    assert not table.turn(0).can("play-wife")


def test_who_may_move_into_a_home_or_an_ever_tree_chooses() -> None:
    table = valley().city("ever_tree", "castle").hand("king").play("king")
    assert table.options() == ["move-in", "move-in-anywhere"]
    assert table.pick("move-in").on("ever_tree") == {}


# Critters that count.


def test_architect_pays_a_point_for_each_resin_and_pebble_left() -> None:
    table = valley().city("architect").stock(twig=4, resin=2, pebble=3, berry=4)
    assert table.sheet()["Architect, bonus"] == 5


def test_architect_pays_six_points_at_most() -> None:
    assert valley().city("architect").stock(resin=5, pebble=5).sheet()["Architect, bonus"] == 6


def test_architect_does_not_count_what_lies_in_a_storehouse() -> None:
    assert bonus("Architect", "architect", on("storehouse", resin=4, pebble=1)) == 0


def test_king_pays_a_point_for_a_basic_event_and_two_for_a_special_one() -> None:
    table = valley().city("king")
    table.lay("achieved", "basic_event_traveler_3", "tax_relief", "croak_wart_cure")
    assert table.sheet()["King, bonus"] == 1 + 2 + 2


def test_king_pays_nothing_without_events() -> None:
    assert bonus("King", "king") == 0
