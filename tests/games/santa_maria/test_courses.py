"""What a player usually means by one click, where that is several answers. (That each is one that is asked for then is
the conformance suite's.)"""

from boardwright.games.santa_maria import GAME
from tests.games.santa_maria.tables import Table, alone, board
from tests.games.santa_maria.test_logistics import with_a_die
from tests.games.words import READERS


def courses(table: Table, number: int) -> dict[str, str]:
    """The answers one after the other, with what the button says."""
    return {
        ", ".join([action.text for action in answers]): READERS["en"](
            GAME.telling.intention(table.state, number - 1, answers)
        )
        for answers in GAME.courses(table.state, number - 1)
    }


def test_what_a_tile_costs_and_is_missing_is_bought() -> None:
    table = alone("A1", tiles="D01")
    table.stock(2, "1w 3c")
    found = courses(table, 2)
    assert found["buy wood, expand D01"] == "Take the tile “forest (1 wood), farm (1 grain)”, buying 1 wood first"
    assert not [each for each in found if "expand T" in each]  # the coins do not suffice for the grain too
    table.stock(2, "1w 2c")
    assert courses(table, 2) == {}
    table.stock(2, "1w 1o 3c")  # gold stands for the wood; for a triple, the grain is bought
    assert {each.rpartition(" ")[0] for each in courses(table, 2)} == {"buy grain, expand"}


def test_nothing_is_bought_for_a_tile_without_room() -> None:
    table = alone("A1", tiles="D01")
    table.colony(2, "H F F F F F  F F F F F F  F F F F F F  F F F F F F  F F F F F F  . F F F F .")
    table.stock(2, "9c")
    assert courses(table, 2) == {}


def test_another_step_in_religion_for_a_grain_that_is_bought() -> None:
    table = alone("A1", content=board(c1r1="city: religion", c6r6="town-hall: 1p"))
    table.stock(2, "4c")
    table.play("2: activate c1r1")
    assert courses(table, 2) == {"buy grain, grain": "Take a step for 1 grain, buying 1 grain first"}


def test_a_ship_whose_goods_nobody_sells_is_out_of_reach() -> None:
    table = alone("A1", docks="SS1 SS2 SS3 SS4")
    table.stock(2, "1s 9c")
    table.play("2: activate c3r6")
    assert set(courses(table, 2)) == {"buy wood, ship coins", "buy grain, ship conquest"}


def test_a_trade_for_a_good_that_is_bought() -> None:
    table = alone("A1", content=board(c1r1="city: 1w -> 3c / 1p", c6r6="town-hall: 1p"))
    table.stock(2, "4c")
    table.play("2: activate c1r1")
    assert set(courses(table, 2)) == {"buy wood, trade 1 1", "buy wood, trade 1 2"}


def test_a_die_moves_from_here_to_there() -> None:
    table = with_a_die("logistics")
    table.lay(2, "farm: 1g", "c5r6")
    assert not [each for each in courses(table, 2) if each.startswith("move")]  # one way only
    table.lay(2, "forest: 1w", "c6r5")
    found = courses(table, 2)
    assert found["move c6r6, to c5r6"] == "Move the white die 6 to the farm in column 5, row 6"
    assert found["move c6r6, to c6r5"] == "Move the white die 6 to the forest in column 6, row 5"
