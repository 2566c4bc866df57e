"""Rulebook: the reference sheet, Scholars: Logistics, which moves dice, also in the middle of a line."""

from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.turn import Turn
from boardwright.kernel.decision import question
from tests.games.santa_maria.tables import Table, alone, board
from tests.games.santa_maria.test_scholars import STREET, learned, unlearned
from tests.games.words import asked, labelled, logged, told


def with_a_die(scholar: str, known: bool = True) -> Table:
    """Seat 2 has a white die on the shipping building c6r6, the last one of column 6."""
    table = learned(scholar, white="6 6 6") if known else unlearned(scholar, white="6 6 6")
    table.act(2, "white 6 as 6")
    assert table.lying(2) == {"c6r6": "white 6"}
    table.stock(2, "5c")
    return table


def test_logistics_moves_a_die_to_an_adjacent_building_for_a_coin() -> None:
    table = with_a_die("logistics")
    assert table.may(2, "move") == []  # nothing is connected
    table.lay(2, "farm: 1g", "c5r6")
    table.play("2: move c6r6")  # one way only
    assert table.lying(2) == {"c5r6": "white 6"}
    assert table.has(2) == "4c"
    assert table.waiting() == 2  # it is a free action
    assert "c6r6" in table.may(2, "activate")


def test_logistics_moves_a_die_along_a_road_to_any_building_it_touches() -> None:
    table = with_a_die("logistics")
    table.lay(2, "road: 1", "c6r5 c6r4 c6r3 c5r3")
    table.play("2: move c6r6")
    assert table.may(2, "to") == ["c5r2", "c4r3", "c5r5"]
    table.play("2: to c4r3")
    assert table.lying(2) == {"c4r3": "white 6"}


def test_logistics_does_not_go_through_buildings() -> None:
    table = with_a_die("logistics")
    table.lay(2, "farm: 1g", "c5r6 c4r6")  # c4r6 is behind c5r6
    table.play("2: move c6r6")  # one way only
    assert table.lying(2) == {"c5r6": "white 6"}


def test_logistics_moves_a_die_to_free_buildings_only() -> None:
    table = with_a_die("logistics")
    table.lay(2, "farm: 1g", "c5r6")
    table.play("2: activate c5r6")
    assert table.may(2, "move") == []


def test_logistics_moves_dice_not_coins() -> None:
    table = with_a_die("logistics")
    table.lay(2, "farm: 1g", "c5r6 c4r6")
    table.play("2: activate c4r6")
    assert table.may(2, "move") == ["c6r6"]


def test_logistics_moves_blue_dice_too() -> None:
    table = learned("logistics", blue="1 6")
    table.stock(2, "5c")
    table.act(2, "blue 6 as 6")  # c3r6 and c6r6
    table.lay(2, "farm: 1g", "c5r6")
    table.play("2: move c6r6")
    assert table.lying(2) == {"c5r6": "blue 6"}


def test_logistics_costs_a_coin_each_time_and_may_be_used_several_times() -> None:
    table = with_a_die("logistics")
    table.lay(2, "farm: 1g", "c5r6 c4r6")
    table.stock(2, "2c")
    table.play("2: move c6r6", "2: move c5r6", "2: to c4r6")
    assert table.has(2) == ""
    assert table.may(2, "move") == []


def on_the_street(*scholars: str, lying: str = "c1r3", stock: str = "", roads: str = "") -> Table:
    """Seat 2 has three buildings in column 1, on one of them a blue die, beside that one another building, and knows
    Logistics."""
    row = lying[-1]
    table = alone("A1", content=STREET, white="1 1 1 1 1 1", blue=f"1 {row}")
    table.act(2, f"blue {row} as {row}")
    table.lay(2, "mountain: 1e", f"c2r{row}")
    table.lay(2, "road: 1", roads)
    table.teach(2, "logistics", *scholars)
    table.stock(2, stock)
    assert table.lying(2) == {lying: f"blue {row}"}
    return table


def test_logistics_frees_a_building_that_the_same_line_still_comes_to() -> None:
    """Ruling 34: three coins from the first building, one of them for the move, then the second is used."""
    table = on_the_street()
    assert table.may(2, "move") == []  # there is no coin
    table.play("2: white 1 as 1")
    assert (table.has(2), table.may(2, "move")) == ("3c", ["c1r3"])
    table.play("2: move c1r3")  # one way only
    assert (table.has(2), table.lying(2)) == ("2c", {"c2r3": "blue 3"})
    table.play("2: decline")
    assert table.has(2) == "1g 1s 2c"
    assert table.lying(2) == {"c2r3": "blue 3", "c1r5": "white 1"}


def test_a_die_moves_onto_a_building_that_the_line_has_used_already() -> None:
    """Ruling 34."""
    table = on_the_street(roads="c1r2")
    table.play("2: white 1 as 1", "2: move c1r3", "2: to c1r1", "2: decline")
    assert table.has(2) == "1g 1s 2c"
    assert table.lying(2) == {"c1r1": "blue 3", "c1r5": "white 1"}


def test_a_line_does_not_go_back_to_a_building_freed_behind_it() -> None:
    """Ruling 34: buildings are used in their order."""
    table = on_the_street(lying="c1r1", stock="1c", roads="c1r2 c1r4")
    table.play("2: white 1 as 1", "2: move c1r1", "2: to c2r1", "2: decline")
    assert table.has(2) == "1g 1s"
    assert table.lying(2) == {"c2r1": "blue 1", "c1r5": "white 1"}


def test_a_building_ahead_onto_which_a_die_has_moved_is_passed_over() -> None:
    """Ruling 34: only what is free is used."""
    table = on_the_street(roads="c1r4")
    table.play("2: white 1 as 1", "2: move c1r3", "2: to c1r5", "2: decline")
    assert table.has(2) == "1s 2c"
    table.play("2: decline")  # the die ahead could move on
    assert table.lying(2) == {"c1r3": "white 1", "c1r5": "blue 3"}


def test_where_the_die_comes_to_lie_can_be_changed_before_it_lies() -> None:
    """Ruling 34: on the last building that is free then."""
    table = on_the_street(lying="c1r1", stock="1c", roads="c1r2 c2r2 c2r3 c2r4 c2r5")
    table.play("2: white 1 as 1", "2: move c1r1", "2: to c1r5", "2: decline")
    assert table.lying(2) == {"c1r5": "blue 1", "c1r3": "white 1"}


def test_construction_lays_the_die_on_what_logistics_has_freed() -> None:
    """Rulings 30 and 34."""
    table = on_the_street("construction", lying="c1r1", stock="1c")
    table.play("2: white 1 as 1", "2: move c1r1", "2: decline")
    assert table.may(2, "lay") == ["c1r1", "c1r3", "c1r5"]


def test_goods_may_be_sold_for_the_coin_that_a_move_costs() -> None:
    """Ruling 34."""
    table = on_the_street("construction", lying="c1r1", stock="1w")
    table.play("2: white 1 as 1")
    assert table.may(2, "move") == []
    table.play("2: sell wood")
    assert table.may(2, "move") == ["c1r1"]


def test_one_building_of_the_line_stays_free_for_its_die() -> None:
    """Ruling 34."""
    table = alone("A1", content=board(c1r1="city: 3c", c2r2="farm: 1s", c6r6="town-hall: 1p"), white="1", blue="1 2")
    table.act(2, "blue 2 as 2")
    table.lay(2, "road: 1", "c2r1")
    table.teach(2, "logistics")
    assert table.may(2, "move") == ["c2r2"]  # to c1r1
    table.play("2: white 1 as 1")
    assert table.lying(2) == {"c2r2": "blue 2", "c1r1": "white 1"}


def test_where_a_move_could_change_nothing_it_is_not_asked() -> None:
    """Ruling 34: the beginning of the next turn is the same moment."""
    table = on_the_street(lying="c1r1", stock="9c")
    for move in ("white 1 as 1", "activate c1r3"):
        assert table.may(2, "move") == ["c1r1"]
        table.play(f"2: {move}")
        assert isinstance(table.top(), Turn)


def test_coins_of_taxation_pay_for_a_move_before_the_first_building() -> None:
    """Rulings 34 and 39."""
    table = on_the_street("taxation", lying="c1r1")
    table.lay(2, "road: 2", "c1r6")
    table.play("2: white 1 as 1")
    assert (table.has(2), table.may(2, "move")) == ("1c", ["c1r1"])
    table.play("2: move c1r1")
    assert table.has(2) == "1g 1s 3c"


def test_what_is_asked_in_the_middle_of_a_line() -> None:
    table = on_the_street()
    table.play("2: white 1 as 1")
    assert asked(GAME, table.state, 1) == "Logistics: move a die first, or go on."
    decline = GAME.book["decline"]
    offered = question(table.state, 1)
    assert offered is not None and offered.declining_answer() is decline
    assert [labelled(GAME, table.state, 1, decline, language) for language in ("en", "ru", "uk")] == [
        "Go on",
        "Продолжить",
        "Продовжити",
    ]
    assert logged(GAME, table.state, 1, decline) == "Moved no further die"
    assert told(GAME, table.state, 1, GAME.book["move c1r3"]) == "Move the blue die 3 from column 1, row 3: pay 1 coin"


def test_a_building_freed_by_logistics_is_used_by_the_next_die() -> None:
    table = with_a_die("logistics")
    table.lay(2, "farm: 1g", "c5r6")
    table.stock(2, "1c")
    table.act(2, "move c6r6", "white 6 as 6")
    assert table.lying(2) == {"c5r6": "white 6", "c6r6": "white 6"}


def test_without_logistics_dice_stay_where_they_lie() -> None:
    table = with_a_die("logistics", known=False)
    table.lay(2, "farm: 1g", "c5r6")
    assert table.may(2, "move") == []
