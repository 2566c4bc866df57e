"""Why not: from the predicates that `legal` uses."""

from random import Random

import pytest

from boardwright.games.planetfall import GAME
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.verdict import BOARD
from tests.games.planetfall.tables import Table
from tests.games.words import READERS, reasons


def test_an_obstacle_is_a_ship_the_token_or_what_is_short() -> None:
    table = Table("ardelli-b", "gelder-a", "katla-b")
    table.deal("solar-shoal wild-swiftbeak", "field-training", "spaceport-1")
    table.play("1: restrain operations-III", "2: fly solar-shoal")
    table.stocks(3, "2x 1s 1e")
    why = reasons(GAME, table.state, 2, "en")
    assert why["solar-shoal"] == "another ship is here"
    assert why["operations-III"] == "kept back by the restrain token"
    assert why["wild-swiftbeak"] == "1 strength short"
    assert why["field-training"] == "2 energy short"
    assert why["spaceport-1"] == "1 energy short"
    assert "operations-I" not in why
    assert reasons(GAME, table.state, 2, "ru")["wild-swiftbeak"] == "не хватает: 1 сила"
    assert reasons(GAME, table.state, 2, "uk")["spaceport-1"] == "бракує: 1 енергія"


def test_obstacles_and_flights_share_the_table_between_them() -> None:
    table = Table("ardelli-b", "gelder-a", "katla-b")
    table.deal()
    table.play("1: restrain operations-III", "2: fly operations-I")
    things = {thing for level in (1, 2, 3) for thing in table.row(level)}
    assert set(table.flights(3)) | set(reasons(GAME, table.state, 2, "en")) == things
    assert not set(table.flights(3)) & set(reasons(GAME, table.state, 2, "en"))


def test_strength_that_may_pay_energy_is_not_told_to_be_short() -> None:
    table = Table("frankov-b", "ardelli-a")
    table.skip_to(2)
    table.deal("combat-analysis elysium-parks-2")
    table.play("2: fly operations-III")
    table.stocks(1, "1s 2e")
    why = reasons(GAME, table.state, 0, "en")
    assert (why["combat-analysis"], why["elysium-parks-2"]) == ("1 energy short", "1 energy short")


def test_all_that_is_missing_for_recruiting_is_told() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(3)
    table.deal("imperial-guards")
    table.stocks(1, "4x 0s 3e")
    assert reasons(GAME, table.state, 0, "en")["imperial-guards"] == "1 experience and 1 energy short"


def test_a_commander_of_somebody_else_cannot_be_chosen() -> None:
    state = GAME.new(3, {})
    GAME.apply(state, CHANCE, GAME.legal(state, CHANCE)[0])
    assert reasons(GAME, state, 0) == {}
    GAME.apply(state, 0, GAME.book["command katla"])
    assert reasons(GAME, state, 1) == {"katla": "chosen by another player"}
    assert reasons(GAME, state, 1, "ru") == {"katla": "уже выбран другим игроком"}


@pytest.mark.parametrize("seed", range(8))
def test_what_cannot_be_chosen_and_only_that_has_a_reason(seed: int) -> None:
    random, telling = Random(seed), GAME.telling
    state = GAME.new(2 + seed % 5, {"commanders": ("chosen", "random")[seed % 2], "sides": "free"})
    while GAME.waiting(state):
        seat = GAME.waiting(state)[0]
        legal = GAME.legal(state, seat)
        if seat != CHANCE:
            choosable = {name for action in legal for name in telling.thing(state, seat, action)}
            closed = set(telling.reasons(state, seat))
            assert set(telling.things(state, seat)) == choosable | closed
            assert not choosable & closed
            asked = state.pending[-1]
            on_the_board = {action.verb for action in legal if asked.role_of(state, action) == BOARD}
            assert on_the_board == {action.verb for action in legal} & {"fly", "restrain", "command", "side"}
        GAME.apply(state, seat, random.choice(legal))


def why_not(table: Table, number: int, answer: str) -> str:
    return READERS["en"](GAME.telling.reason(table.state, number - 1, GAME.book[answer]))


def test_a_ship_passes_only_if_it_can_go_nowhere() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.deal()
    assert why_not(table, 1, "pass") == "your ship can still fly somewhere"


def test_operation_points_are_not_given_away() -> None:
    table = Table("katla-b", "frankov-b")
    table.skip_to(3)
    table.deal()
    table.stocks(1, "14s")
    table.visit(1, "operations-II")
    assert why_not(table, 1, "points 1") == "operation points would be lost"
    assert why_not(table, 1, "points 2") == ""


def test_a_stock_that_is_too_small_for_an_exchange_is_short() -> None:
    table = Table("proton-b", "katla-b")
    table.skip_to(4)
    table.stocks(1, "1s 1e")
    table.deal()
    assert why_not(table, 1, "exchange 3 energy") == "2 energy short"
    assert why_not(table, 1, "exchange 2 strength") == "1 strength short"
