"""Planning ahead: the others neither act nor pass, and take no power."""

from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.rules.state import State
from boardwright.kernel.plan import DRAW, OTHERS, Scratch, scratch
from tests.games.terra_mystica.tables import Table, alone
from tests.games.words import READERS

PASSED = "Passed and took the “Pilgrimage” card"


def plan_of(table: Table, number: int, *moves: str) -> Scratch[State]:
    plan = scratch(GAME, table.state, number - 1)
    for move in moves:
        assert plan.allows(GAME.book[move]), f"{move}; legal: {legal(plan)}"
        plan.give(GAME.book[move])
    return plan


def legal(plan: Scratch[State]) -> list[str]:
    return [action.text for action in GAME.legal(plan.state, plan.seat)]


def test_the_next_own_turn_comes_at_once() -> None:
    table = Table("nomads E8 F3 I7", "witches C3 F4")
    before = GAME.dump(table.state)
    plan = plan_of(table, 1, "upgrade E8 trading-house", "done", "upgrade F3 trading-house")
    assert plan.state.seats[0].structures[1].bit_count() == 2
    assert GAME.stocks(plan.state)[1] == GAME.stocks(table.state)[1]
    assert not plan.state.seats[1].passed
    assert GAME.dump(table.state) == before


def test_only_the_present_turn_could_be_played_at_once() -> None:
    table = Table("nomads E8 F3 I7", "witches C3 F4")
    assert plan_of(table, 1, "upgrade E8 trading-house", "done", "upgrade F3 trading-house").at_once == 2
    assert plan_of(table, 2, "upgrade C3 trading-house").at_once == 0


def test_power_that_is_offered_to_others_is_declined() -> None:
    table = Table("nomads E8 F3 I7", "witches C3 F4")
    plan = plan_of(table, 1, "upgrade F3 trading-house", "done")
    witches = plan.state.seats[1]
    assert (witches.bowls.one, witches.bowls.two, witches.points) == (5, 7, 20)


def test_cultists_get_their_power_when_all_decline() -> None:
    table = Table("cultists E6 H3", "witches C3 F4")
    bowl_one = table.seat(1).bowls.one
    plan = plan_of(table, 1, "upgrade E6 trading-house", "done")
    assert plan.state.seats[0].bowls.one == bowl_one - 1
    assert not plan.ends


def test_what_another_has_begun_is_left_and_what_is_built_offers_power() -> None:
    """The witches have built beside the nomads and have not ended their turn."""
    table = Table("witches C3 F4", "nomads E8 F3 I7")
    table.play("1: upgrade F4 trading-house")
    plan = scratch(GAME, table.state, 1)
    assert legal(plan) == ["take 1", "decline"]
    assert plan.at_once == 0


def test_an_offer_that_a_plan_did_not_foresee_is_let_be() -> None:
    table = Table("witches C3 F4", "nomads E8 F3 I7")
    table.play("1: upgrade F4 trading-house")
    plan = scratch(GAME, table.state, 1)
    upgrade = GAME.book["upgrade F3 trading-house"]
    assert not plan.allows(upgrade)
    assert plan.let_be()
    assert plan.allows(upgrade)
    assert plan.state.seats[1].bowls.one == table.seat(2).bowls.one
    plan.give(upgrade)
    assert plan.let_be()  # the turn is ended
    assert plan.allows(GAME.book["pass BON5"])
    assert not plan.let_be()  # but nobody passes so


def test_who_has_passed_plans_on_and_the_others_are_assumed_to_pass() -> None:
    table = Table("nomads E8 F3 I7", "witches C3 F4")
    plan = plan_of(table, 1, "pass BON5")
    assert (plan.ends, plan.state.round) == ("", 2)
    assert [(seat, READERS["en"](words)) for seat, words in plan.assumed] == [(1, PASSED)]
    assert legal(plan)[0].startswith(("build", "dig"))


def test_income_comes_in_a_plan_with_the_card_that_was_taken() -> None:
    """BON5 brings a worker and 3 power."""
    table = Table("nomads E8 F3 I7", "witches C3 F4")
    workers, bowl = table.seat(1).workers, table.seat(1).bowls.one
    after = plan_of(table, 1, "pass BON5").state.seats[0]
    assert after.workers - workers == 1 + 3 + 1  # what the dwellings of the board bring, and the card
    assert bowl - after.bowls.one == 3


def test_a_plan_begins_in_the_next_round_for_who_has_passed_already() -> None:
    table = Table("nomads E8 F3 I7", "witches C3 F4")
    table.play("1: pass BON5")
    plan = scratch(GAME, table.state, 0)
    assert (plan.ends, plan.at_once, plan.state.round, len(plan.assumed)) == ("", 0, 2, 1)
    assert table.state.round == 1


def test_the_last_to_pass_plans_into_the_next_round() -> None:
    table = alone("nomads E8 F3 I7")
    coins = table.seat(2).coins
    plan = plan_of(table, 2, next(text for text in table.legal(2) if text.startswith("pass")))
    assert (plan.ends, plan.state.round) == ("", 2)
    assert plan.state.seats[1].coins > coins


def test_chance_and_the_choices_of_others_in_the_set_up_end_a_plan() -> None:
    state = GAME.new(2, {})
    assert scratch(GAME, state, 0).ends == DRAW
    while GAME.waiting(state) == (-1,):
        GAME.apply(state, -1, GAME.legal(state, -1)[0])
    plan = scratch(GAME, state, 0)
    plan.give(GAME.book["faction witches"])
    assert (plan.ends, plan.at_once) == (OTHERS, 1)


def test_a_step_that_cannot_be_paid_says_what_is_missing() -> None:
    table = Table("nomads E8 F3 I7", "witches C3 F4")
    table.stocks(1, "0c 0p 0w 12/0/0")
    for move, why in {
        "ship": "priest",
        "shovel": "worker",
        "power ACT4": "power",
        "upgrade E8 trading-house": "coin",
    }.items():
        assert why in READERS["en"](GAME.telling.reason(table.state, 0, GAME.book[move])), move
    assert GAME.telling.reason(table.state, 0, GAME.book["favor FAV1"]) == ""
