"""What the table shows besides the pieces themselves: who used an action, whose is which city, what actions cost."""

from pathlib import Path
from typing import Any

from boardwright.games.age_of_innovation import GAME
from boardwright.kernel.record import Record
from tests.games.age_of_innovation.tables import Table, forest
from tests.games.words import READERS

NEAR = "wasteland goblins B5 A10"
AGAINST_THE_AUTOMA = Path(__file__).parents[2] / "records" / "age_of_innovation" / "1-against-the-automa.record"


def seen(table: Table) -> Any:
    return GAME.view(table.state, None)


def seat(table: Table, number: int) -> Any:
    return seen(table)["seats"][number - 1]


def test_a_power_action_shows_who_used_it() -> None:
    table = forest(against=NEAR)
    table.stocks(2, "0/0/12 3+0+0+0")
    table.play("2: power coins")
    used = seen(table)["power_actions"]
    assert used["coins"] == 1 and {used[each] for each in used if each != "coins"} == {None}


def test_a_book_action_shows_who_used_it() -> None:
    table = forest(against=NEAR)
    table.stocks(2, "3+0+0+0")
    book = next(iter(table.may(2, "books")))
    table.play(f"2: books {book}")
    assert seen(table)["book_actions"][book] == 1


def test_a_city_shows_its_hexes_and_its_tile() -> None:
    """Also before the tile is taken."""
    table = forest("philosophers", against=NEAR)
    table.put(2, "guild", "I6 I7")
    table.put(2, "workshop", "I8 I9")
    table.play("2: upgrade I8 guild")
    city = ["H7", "I6", "I7", "I8", "I9"]
    assert [sorted(hexes) for hexes in seat(table, 2)["city_hexes"]] == [city] and seat(table, 2)["cities"] == []
    table.play("2: city power")
    assert [sorted(hexes) for hexes in seat(table, 2)["city_hexes"]] == [city] and seat(table, 2)["cities"] == ["power"]


def test_the_tile_of_palace_11_belongs_to_no_hexes() -> None:
    table = forest("philosophers", against=NEAR, palaces="11")
    table.put(2, "guild", "H7")
    table.play("2: upgrade H7 palace", "2: palace 11", "2: city tools")
    assert seat(table, 2)["cities"] == ["tools"] and seat(table, 2)["city_hexes"] == [[]]


def test_a_city_across_a_river_shows_both_shores() -> None:
    table = forest("philosophers", against=NEAR)
    table.palace(2, "14", "H7")
    table.put(2, "guild", "I7 F7")
    table.put(2, "workshop", "I8")
    river = table.may(2, "connect")[0]
    table.play(f"2: connect {river}", "2: city tools")
    assert [set(hexes) for hexes in seat(table, 2)["city_hexes"]] == [{"H7", "I7", "I8", "F7"}]


def test_illusionists_see_what_power_actions_cost_them() -> None:
    assert seat(forest("illusionists", against=NEAR), 2)["power_prices"]["two-spades"] == 5
    assert seat(forest("philosophers", against=NEAR), 2)["power_prices"]["two-spades"] == 6


def test_the_automa_is_a_rival_with_its_points_by_source() -> None:
    state = Record.loads(AGAINST_THE_AUTOMA.read_text(encoding="utf-8")).replay()
    [automa] = GAME.rivals(state)
    assert READERS["en"](GAME.telling.rival(0)) == "Automa" and automa.points == state.seats[-1].points
    assert len(automa.sheet) == len(GAME.telling.sources())
    assert GAME.rivals(GAME.new(2, {})) == []
