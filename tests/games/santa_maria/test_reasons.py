"""Why not: from the predicates that `legal` uses."""

import re
from random import Random

import pytest

from boardwright.games.santa_maria import GAME
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.playout import random_walk
from boardwright.words import LANGUAGES
from tests.games import words
from tests.games.santa_maria.tables import Table, alone, board


def reasons(table: Table, number: int, language: str = "en") -> dict[str, str]:
    return words.reasons(GAME, table.state, number - 1, language)


def test_what_is_short() -> None:
    table = alone("A1", white="4", tiles="D01", docks="SS1 SS2 SS3 SS4")
    table.stock(2, "1w 1o")
    closed = reasons(table, 2)
    triple = next(tile for tile in table.shown() if tile.startswith("T"))
    assert "D01" not in closed and closed[triple] == "1 grain short"
    assert closed["c1r3"] == "1 coin short"
    assert closed["white 4 as 6"] == "2 coins short" and "white 4" not in closed
    assert closed["column 6"] == "2 coins short" and "column 4" not in closed
    assert closed["buy wood"] == "3 coins short" and closed["buy sugar"] == "only with Advanced economics"
    assert closed["sell grain"] == "you have none" and "sell wood" not in closed
    assert closed["pass road"] == "taken by another player" and "pass coins" not in closed


def test_tools_that_do_nothing_now_say_why() -> None:
    table = alone("A1", white="1 1 1 1 1 1", blue="1 4")
    table.stock(2, "")
    closed = reasons(table, 2)
    assert closed["expand"] == "2 wood short" and closed["activate"] == "1 coin short"
    assert closed["move"] == "only with Logistics"
    assert "white" not in closed and "pass" not in closed
    table.teach(2, "logistics")
    assert reasons(table, 2)["move"] == "no die lies on your buildings"


def test_three_white_dice_are_enough() -> None:
    table = alone("A1", white="1 2 3 4 5 6")
    for column in (1, 2, 3):
        table.act(2, f"white {column} as {column}")
    closed = reasons(table, 2)
    assert closed["white"] == closed["white 4"] == closed["column 4"] == "you have taken 3 white dice this year"
    assert closed["c1r3"] == "occupied until the end of the year"
    assert closed["column 1"] == "no free building"


def test_a_die_that_logistics_cannot_move_says_why() -> None:
    table = alone("A1", white="1")
    table.teach(2, "logistics")
    table.act(2, "white 1 as 1")
    table.stock(2, "1c")
    assert reasons(table, 2)["c1r3"] == (
        "occupied, and its die cannot move: no free building is next to it or joined to it by road"
    )
    table.stock(2, "1w")
    assert reasons(table, 2)["move"] == "1 coin short"
    assert reasons(table, 2)["c1r3"] == "occupied, and its die cannot move: 1 coin short"


def test_a_line_that_philosophy_opens_is_not_closed() -> None:
    table = alone("A1", white="1 1 1 1 1 1", blue="1 4")
    table.stock(2, "1w")
    assert reasons(table, 2)["column 4"] == "3 coins short"
    table.teach(2, "philosophy")
    assert "column 4" not in reasons(table, 2)
    assert reasons(table, 2)["blue 4 as column 5"] == "1 coin short"


def test_docks_that_cannot_be_paid() -> None:
    table = alone("A1", docks="SS1 SS2 SS3 SS4")
    table.stock(2, "1w 1e 1c")
    table.play("2: activate c3r6")
    assert table.may(2, "ship") == ["religion"]
    closed = reasons(table, 2)
    assert closed["ship coins"] == "1 sugar short" and "ship religion" not in closed
    assert closed["ship conquest"] == "1 grain and 1 sugar short"


def test_where_no_monk_can_be_sent() -> None:
    table = alone("A1", scholars="botany", bishops="square")
    table.send(1, "botany")
    table.send(2, "square")
    table.pray(2, 1)
    table.stock(2, "2c")
    table.play("2: activate c4r4", "2: step")
    table.chance()
    closed = reasons(table, 2)
    assert closed["square"] == "your monk is here already"
    assert closed["botany"] == "1 coin short"
    assert "mission-1" not in closed


def test_no_room_for_a_tile() -> None:
    table = alone("A1", tiles="D01")
    table.colony(2, "H F F F F F  F F F F F F  F F F F F F  F F F F F F  F F F F F F  . F F F F .")
    table.stock(2, "2w 1g")
    assert reasons(table, 2)["D01"] == reasons(table, 2)["expand"] == "no room for it in your colony"


def test_a_cell_in_which_the_tile_does_not_fit() -> None:
    table = alone("A1", tiles="D01")
    table.colony(2, "H F F F F F  F F F F F F  F F F F F F  F F F F F F  F F F F F .  . F F F F .")
    table.stock(2, "2w")
    table.play("2: expand D01")
    assert reasons(table, 2) == {"c1r6": "the tile does not fit here"}


def test_a_refusal_has_its_reason() -> None:
    table = alone("A1", content=board(c1r1="town-hall: 1c"))
    table.stock(2, "")
    assert words.READERS["en"](GAME.telling.reason(table.state, 1, GAME.book["activate c1r1"])) == "1 coin short"
    assert GAME.telling.reason(table.state, 1, GAME.book["pass coins"]) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_told_in_every_language(language: str) -> None:
    table = alone("A1", white="4")
    table.stock(2, "1w")
    told = reasons(table, 2, language)
    assert set(told) == set(reasons(table, 2))
    assert bool(re.search("[а-яіїє]", told["column 6"])) == (language != "en")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("colonies", ["chosen", "advanced"])
@pytest.mark.parametrize("blue", ["own", "shared"])
def test_everything_asked_about_can_be_chosen_or_says_why_not(players: int, colonies: str, blue: str) -> None:
    for seed in range(2):
        state = GAME.new(players, {"colonies": colonies, "blue": blue})
        random = Random(seed)
        while GAME.waiting(state):
            (seat,) = GAME.waiting(state)
            if seat != CHANCE:
                closed = set(GAME.telling.reasons(state, seat))
                legal = GAME.legal(state, seat)
                open_ = {thing for action in legal for thing in GAME.telling.thing(state, seat, action)}
                assert not closed & open_, (state.pending[-1], closed & open_)
                assert closed | open_ == set(GAME.telling.things(state, seat)), state.pending[-1]
            random_walk(GAME, state, random, 1)
