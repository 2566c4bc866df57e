"""Rulebook: Preparation, Preparing the colonies, Advanced preparation."""

import pytest

from boardwright import game
from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.state import State
from boardwright.kernel.decision import CHANCE
from tests.games.santa_maria.tables import Table, seen


def before_the_choice(players: int, colonies: str) -> State:
    """All that chance does before colonies or town halls are chosen."""
    state = GAME.new(players, {"colonies": colonies})
    while GAME.waiting(state) == (CHANCE,):
        GAME.apply(state, CHANCE, GAME.legal(state, CHANCE)[0])
    return state


# --- the common board


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_white_dice_for_every_player_are_rolled(players: int) -> None:
    table = Table(*["A1", "A2", "A3", "A4"][:players], white="6 6 5 4 3 2")
    assert sum(table.state.white) == 3 * players
    assert table.state.white == [3 * players - 6, 1, 1, 1, 1, 2]


def test_the_four_starting_ships_lie_at_the_docks_in_any_order() -> None:
    table = Table("A1", "A2", docks="SS3 SS1 SS4 SS2")
    assert table.docks() == ["SS3", "SS1", "SS4", "SS2"]
    assert table.state.ships.bit_count() == 30


def test_three_scholars_three_bishops_and_the_four_missions_make_ten_places_for_monks() -> None:
    table = Table("A1", "A2", scholars="logistics botany taxation", bishops="fleet area square")
    places = [(place["kind"], place["id"]) for place in table.view()["places"]]
    assert sorted(id for kind, id in places if kind == "scholar") == ["botany", "logistics", "taxation"]
    assert sorted(id for kind, id in places if kind == "bishop") == ["area", "fleet", "square"]
    assert [id for kind, id in places if kind == "mission"] == ["mission-1", "mission-2", "mission-3", "mission-4"]


def test_five_doubles_and_five_triples_lie_open() -> None:
    wanted = ["D02", "D04", "D06", "D08", "D15", "T01", "T03", "T05", "T07", "T15"]
    table = Table("A1", "A2", tiles=" ".join(wanted))
    assert table.shown() == wanted
    view = table.view()
    assert (view["doubles_left"], view["triples_left"]) == (10, 10)


def test_three_road_tiles_lie_on_the_common_board() -> None:
    assert Table("A1", "A2").state.roads == 3


# --- the colonies


def test_example_of_the_first_player_who_takes_two_wood_and_three_coins() -> None:
    assert Table("A1", "A2").has(1) == "2w 3c"


def test_everybody_starts_with_two_wood_and_a_coin_more_than_the_player_before() -> None:
    table = Table("A1", "A2", "A3", "A4")
    assert [table.has(number) for number in (1, 2, 3, 4)] == ["2w 3c", "2w 4c", "2w 5c", "2w 6c"]


def test_everybody_rolls_a_blue_die_of_their_own() -> None:
    table = Table("A1", "A2", "A3", blue="5 2 5")
    assert [table.seat(number).dice for number in (1, 2, 3)] == [
        [0, 0, 0, 0, 1, 0],
        [0, 1, 0, 0, 0, 0],
        [0, 0, 0, 0, 1, 0],
    ]
    assert table.state.blue == [0] * 6


def test_in_a_first_game_the_colonies_are_dealt() -> None:
    table = Table("A3", "A1", "A4")
    assert table.ground(1, "c1r1") == "mountain: 2c"
    assert table.ground(2, "c2r1") == "forest: 2w"
    assert table.ground(3, "c4r5") == "town-hall: 1p, 1c"


def test_colonies_are_chosen_counter_clockwise_from_the_right_of_the_first_player() -> None:
    table = Table("A2", "A4", "A1", colonies="chosen")
    chosen = [move for move in table.record.moves if move.action.verb == "colony"]
    assert [(move.seat + 1, move.action.text) for move in chosen] == [
        (3, "colony A1"),
        (2, "colony A4"),
        (1, "colony A2"),
    ]
    assert table.ground(2, "c1r5") == "farm: 1s"


def test_no_colony_is_chosen_twice() -> None:
    state = before_the_choice(3, "chosen")
    GAME.apply(state, 2, GAME.book.parse("colony A3"))
    assert [action.text for action in GAME.legal(state, 1)] == ["colony A1", "colony A2", "colony A4"]


def test_the_first_player_begins_year_1() -> None:
    table = Table("A1", "A2")
    assert (table.state.year, table.waiting()) == (1, 1)
    assert table.seat(1).religion == table.seat(1).conquest == 0
    assert table.seat(1).points == 0


def test_the_game_is_registered() -> None:
    assert game("santa_maria") is GAME
    assert list(GAME.players) == [1, 2, 3, 4]


# --- the advanced colonies


def test_example_of_four_sets_of_a_town_hall_and_a_scholar_not_on_the_board() -> None:
    state = before_the_choice(2, "advanced")
    view = seen(state)
    assert [pair["hall"] for pair in view["halls"]] == ["H1", "H2", "H3", "H4"]
    scholars = {pair["scholar"] for pair in view["halls"]}
    assert len(scholars) == 4
    assert not scholars & {place["id"] for place in view["places"]}


def test_the_dice_are_rolled_before_the_town_halls_are_chosen() -> None:
    table = Table("H1 botany c1r3 0", "H2 taxation c1r3 0", blue="4 3")
    verbs = [move.action.verb for move in table.record.moves]
    assert max(place for place, verb in enumerate(verbs) if verb.startswith("roll")) < verbs.index("hall")
    assert table.seat(1).dice[3] == table.seat(2).dice[2] == 1


def test_town_halls_are_chosen_counter_clockwise_from_the_right_of_the_first_player() -> None:
    table = Table("H3 botany c1r3 0", "H1 taxation c1r3 0", "H4 astronomy c1r3 0")
    chosen = [move for move in table.record.moves if move.action.verb == "hall"]
    assert [(move.seat + 1, move.action.text) for move in chosen] == [(3, "hall H4"), (2, "hall H1"), (1, "hall H3")]


def test_everybody_has_the_same_side_b_and_the_usual_goods_and_coins() -> None:
    table = Table("H1 botany c1r3 0", "H2 taxation c5r1 90", "H3 astronomy c1r5 0")
    for number in (1, 2, 3):
        assert table.view()["seats"][number - 1]["colony"] == "B"
        assert table.ground(number, "c6r6") == "city: shipping"
        assert table.has(number) == f"2w {2 + number}c"


def test_the_town_hall_is_laid_on_any_two_empty_spaces_turned_as_one_likes() -> None:
    table = Table("H1 botany c1r3 0", "H2 taxation c5r2 90")
    assert (table.ground(1, "c1r3"), table.ground(1, "c2r3")) == ("town-hall: religion, 1c", "forest: 1w")
    # Turned by 90 degrees, the second space lies below the first.
    assert (table.ground(2, "c5r2"), table.ground(2, "c5r3")) == ("town-hall: 3c", "farm: 2g")


def test_the_town_hall_cannot_cover_printed_buildings_or_hang_over_the_edge() -> None:
    state = before_the_choice(2, "advanced")
    GAME.apply(state, 1, GAME.book.parse("hall H1"))
    places = [action.text for action in GAME.legal(state, 1)]
    assert "place c1r1 0" in places  # c1r1 and c2r1
    assert "place c2r1 0" not in places  # c3r1 is printed
    assert "place c3r1 0" not in places
    assert "place c1r1 180" not in places  # would hang over the left edge
    assert "place c1r1 270" not in places


def test_what_nobody_chose_goes_back_into_the_box() -> None:
    table = Table("H1 botany c1r3 0", "H2 taxation c1r3 0")
    assert table.view()["halls"] == []


def test_the_scholar_of_the_town_hall_is_trained_from_the_start_and_by_nobody_else() -> None:
    """Ruling 3."""
    table = Table("H1 botany c1r3 0", "H2 taxation c1r3 0")
    assert table.seat(1).knows(2) and not table.seat(2).knows(2)
    assert "botany" not in [place["id"] for place in table.view()["places"]]
    # It needs no monk.
    assert [seat["monks_left"] for seat in table.view()["seats"]] == [6, 6]


def test_a_town_hall_tile_has_one_town_hall_and_one_other_building() -> None:
    """Ruling 14."""
    table = Table("H1 botany c1r3 0", "H2 taxation c1r3 0", "H3 astronomy c1r3 0", "H4 logistics c1r3 0")
    for number, other in enumerate(("forest", "farm", "mountain", "farm"), 1):
        first, second = table.ground(number, "c1r3"), table.ground(number, "c2r3")
        assert first is not None and first.startswith("town-hall:")
        assert second is not None and second.startswith(other)
