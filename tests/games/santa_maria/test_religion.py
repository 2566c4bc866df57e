"""Rulebook: Religion, Recruiting a monk, Unlocking a blue die. The monk symbols stand on 2, 5, 8, 12, 16 and 20."""

import pytest

from boardwright.kernel.errors import NotLegal
from tests.games.santa_maria.tables import Table, alone, board

# Three chapels, one of them twice as good, and a farm.
CHAPELS = board(
    c1r1="city: religion", c2r1="city: religion", c3r1="city: religion, religion", c4r1="farm: 1g", c6r6="town-hall: 1p"
)


def praying(space: int, stock: str, **options: str) -> Table:
    """A player on a space of the track who has paid a coin for a chapel; the step is still to be taken if it is a
    question."""
    table = alone("A1", content=CHAPELS, **options)
    table.pray(2, space)
    table.stock(2, stock + " 1c")
    table.play("2: activate c1r1")
    return table


# --- steps


def test_a_chapel_moves_the_marker_one_space_on() -> None:
    table = praying(0, "")
    assert table.seat(2).religion == 1


def test_example_of_oleg_who_pays_a_grain_and_moves_two_spaces() -> None:
    table = praying(2, "2g")
    assert table.seat(2).religion == 3
    table.play("2: grain")
    assert (table.seat(2).religion, table.has(2)) == (4, "1g")


def test_one_may_keep_the_grain() -> None:
    table = praying(2, "2g")
    table.play("2: enough")
    assert (table.seat(2).religion, table.has(2)) == (3, "2g")


def test_two_spaces_are_the_most_one_action_brings() -> None:
    table = praying(2, "3g")
    table.play("2: grain")
    assert "grain" not in table.legal(2)
    assert table.seat(2).religion == 4


def test_every_action_of_a_building_brings_its_own_grain_step() -> None:
    table = alone("A1", content=CHAPELS)
    table.pray(2, 12)
    table.stock(2, "2g 1c")
    table.play("2: activate c3r1", "2: grain")
    assert table.seat(2).religion == 15  # the second action has brought its first step too
    table.play("2: grain", "2: decline")
    assert table.seat(2).religion == 16


def test_a_step_of_two_resolves_the_symbol_in_between_first() -> None:
    """Ruling 4."""
    table = praying(4, "1g")
    table.play("2: step")
    assert table.seat(2).religion == 5
    assert table.may(2, "monk")
    table.play("2: monk mission-1", "2: grain")
    assert table.seat(2).religion == 6


def test_a_symbol_is_reached_with_the_grain_step_too() -> None:
    """Ruling 4."""
    table = praying(3, "1g")
    table.play("2: grain")
    assert table.seat(2).religion == 5
    assert table.may(2, "monk")


def test_a_symbol_counts_once_and_not_when_the_marker_leaves_it() -> None:
    table = praying(5, "")
    assert table.seat(2).religion == 6
    assert table.may(2, "monk") == []


def test_only_before_a_symbol_is_it_a_choice_to_go_on() -> None:
    """Ruling 35: nobody gains by staying elsewhere."""
    for space in range(20):
        table = praying(space, "")
        before_a_symbol = space + 1 in (2, 5, 8, 12, 16, 20)
        assert ("stay" in table.legal(2)) == before_a_symbol
        assert table.seat(2).religion == (space if before_a_symbol else space + 1)


def test_who_stays_before_a_symbol_makes_no_grain_step_either() -> None:
    """Ruling 35."""
    table = praying(4, "2g")
    assert table.legal(2)[:2] == ["step", "stay"]
    table.play("2: stay")
    assert (table.seat(2).religion, table.has(2)) == (4, "2g")
    assert "grain" not in table.legal(2)
    # The symbol is still there next time.
    table.stock(2, "2c")
    table.play("2: activate c2r1", "2: step")
    assert table.may(2, "monk")


def test_the_grain_step_is_decided_after_the_first_step_has_brought_what_it_brings() -> None:
    """Ruling 36: a mission may bring the grain."""
    table = praying(4, "")
    table.play("2: step", "2: monk mission-2")
    assert table.has(2) == "2w 1g"
    table.play("2: grain")
    assert (table.seat(2).religion, table.has(2)) == (6, "2w")


def test_who_has_no_grain_may_buy_one_for_the_step() -> None:
    table = praying(2, "1w 1s")
    assert "grain" not in table.legal(2)
    table.play("2: sell wood", "2: sell sugar", "2: buy grain", "2: grain")
    assert (table.seat(2).religion, table.has(2)) == (4, "")


def test_at_the_end_of_the_track_every_step_is_a_point() -> None:
    table = praying(20, "1g")
    assert (table.seat(2).religion, table.scored(2, "religion")) == (20, 1)
    table.play("2: grain")
    assert (table.seat(2).religion, table.scored(2, "religion")) == (20, 2)


def test_the_step_after_the_last_symbol_is_a_point_too() -> None:
    table = praying(19, "1g")
    table.play("2: step", "2: decline", "2: grain")
    assert (table.seat(2).religion, table.scored(2, "religion")) == (20, 1)


# --- blue dice


@pytest.mark.parametrize(("space", "rolled"), [(2, True), (5, False), (8, True), (12, False), (16, False), (20, False)])
def test_the_first_and_the_third_symbol_bring_a_blue_die(space: int, rolled: bool) -> None:
    table = praying(space - 1, "")
    table.play("2: step")
    assert (table.waiting() == "chance") == rolled


def test_a_new_blue_die_is_rolled_and_can_be_used_in_the_same_year() -> None:
    table = praying(1, "", blue="1 6")
    table.play("2: step", "chance: roll-blue 1", "2: decline")
    assert table.seat(2).dice == [1, 0, 0, 0, 0, 1]
    assert "1 as 1" in table.may(2, "blue")


def test_the_die_is_unlocked_even_if_no_monk_is_sent() -> None:
    """Ruling 5."""
    table = praying(7, "")
    table.play("2: step", "chance: roll-blue 4")
    table.play("2: decline")
    assert table.seat(2).dice[3] == 1
    assert table.view()["seats"][1]["monks_left"] == 6


def test_what_is_declined_is_lost() -> None:
    """Ruling 5."""
    table = praying(4, "")
    table.play("2: step", "2: decline")
    table.stock(2, "2c")
    table.play("2: activate c2r1")
    assert table.may(2, "monk") == []
    assert table.view()["seats"][1]["monks_left"] == 6


def test_all_unlocked_dice_are_rolled_for_the_next_year() -> None:
    table = praying(7, "")
    table.act(2, "step")
    table.year(2)
    assert sum(table.seat(2).dice) == 3  # symbols 1 and 3 are behind
    assert sum(table.seat(1).dice) == 1


# --- monks


def recruiting(coins: int, *others: str, space: int = 5, players: int = 2) -> Table:
    """The last seat stands before the choice of a place, with so many coins; others' monks: '1 mission-1'."""
    colonies = ["A1", "A2", "A3", "A4"][:players]
    table = Table(*colonies, content=CHAPELS)
    table.skip_to(players)
    table.pray(players, space - 1)
    for other in others:
        number, place = other.split()
        table.send(int(number), place)
    table.stock(players, f"{coins + 1}c")
    table.play(f"{players}: activate c1r1", f"{players}: step")
    table.chance()
    return table


def test_example_of_oleg_at_the_third_symbol() -> None:
    """He gets a blue die, sends a monk to the mission that gives 3 points, and pays 2 coins each to red and green."""
    table = recruiting(5, "1 mission-1", "2 mission-1", space=8, players=3)
    assert sum(table.seat(3).dice) == 2
    before = [table.seat(number).coins for number in (1, 2)]
    table.play("3: monk mission-1")
    assert table.scored(3, "missions") == 3
    assert table.has(3) == "1c"
    assert [table.seat(number).coins for number in (1, 2)] == [coins + 2 for coins in before]
    assert table.monks("mission-1") == [1, 2, 3]


def test_the_first_monk_on_a_place_is_free() -> None:
    table = recruiting(0)
    assert len(table.may(2, "monk")) == 10
    table.play("2: monk mission-1")
    assert table.has(2) == ""


def test_a_place_one_cannot_pay_for_is_not_available() -> None:
    """Ruling 6."""
    table = recruiting(3, "1 mission-1", "2 mission-1", "1 mission-2", players=3)
    assert "mission-1" not in table.may(3, "monk")  # 4 coins
    assert "mission-2" in table.may(3, "monk")  # 2 coins
    with pytest.raises(NotLegal):
        table.play("3: monk mission-1")


def test_players_who_have_passed_receive_the_coins_too() -> None:
    """Ruling 7."""
    table = recruiting(2, "1 mission-1")
    assert table.seat(1).space >= 0
    before = table.seat(1).coins
    table.play("2: monk mission-1")
    assert table.seat(1).coins == before + 2


def test_no_second_own_monk_on_a_place() -> None:
    table = recruiting(9, "2 mission-1", "2 mission-3")
    assert {"mission-1", "mission-3"}.isdisjoint(table.may(2, "monk"))
    assert {"mission-2", "mission-4"} <= set(table.may(2, "monk"))


def test_only_places_on_the_board_can_be_chosen() -> None:
    table = alone("A1", content=CHAPELS, scholars="taxation logistics botany", bishops="area cities fleet")
    table.pray(2, 4)
    table.play("2: activate c1r1", "2: step")
    assert table.may(2, "monk") == [
        *("taxation", "botany", "logistics"),
        *("fleet", "cities", "area"),
        *("mission-1", "mission-2", "mission-3", "mission-4"),
    ]


@pytest.mark.parametrize(
    ("mission", "gain", "points"),
    [("mission-1", "", 3), ("mission-2", "2w 1g", 0), ("mission-3", "1g 1s 1e", 0), ("mission-4", "2o", 0)],
)
def test_a_mission_brings_its_reward_at_once_and_only_once(mission: str, gain: str, points: int) -> None:
    table = recruiting(0)
    table.play(f"2: monk {mission}")
    assert (table.has(2), table.scored(2, "missions")) == (gain, points)
    table.year(2)
    assert table.scored(2, "missions") == points


def test_what_a_mission_brings_goes_into_the_storage() -> None:
    table = recruiting(0)
    table.stock(2, "2w 3g")
    table.play("2: monk mission-2")
    assert table.has(2) == "3w 3g 2c"


def test_a_scholar_teaches_from_now_on() -> None:
    table = recruiting(0)
    table.stock(2, "1w")
    assert table.may(2, "white") == []
    table.play("2: monk botany")
    assert table.view()["seats"][1]["scholars"] == ["botany"]
    assert table.view()["seats"][0]["scholars"] == []
    assert "1 as 4" in table.may(2, "white")  # for a wood


def test_several_players_may_train_one_scholar() -> None:
    table = recruiting(2, "1 taxation")
    table.play("2: monk taxation")
    assert table.monks("taxation") == [1, 2]
    assert table.has(2) == ""


def test_a_bishop_is_appointed() -> None:
    table = recruiting(0)
    table.play("2: monk square")
    assert table.view()["seats"][1]["bishops"] == ["square"]


def test_a_sent_monk_is_missing_among_the_own_six() -> None:
    table = recruiting(0)
    table.play("2: monk fleet")
    assert [seat["monks_left"] for seat in table.view()["seats"]] == [6, 5]
