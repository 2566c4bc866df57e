"""The outlook: what is told is what the rules pay when it comes to that."""

from collections.abc import Sequence
from typing import Any

import pytest

from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.rules.scoring import FinalScoring
from boardwright.games.terra_mystica.rules.state import State
from boardwright.games.terra_mystica.rules.vocabulary import CULTS, ROUNDS, Source
from boardwright.kernel.ledger import OFFER, STOCK, Entry, Ledger
from boardwright.kernel.weighing import outlook
from tests.games.outlooks import check_choices, entries_of, points_of, positions, told
from tests.games.terra_mystica.tables import Table
from tests.games.words import READERS

SEEDS = range(3)
OPTIONS = {"factions": "random"}


@pytest.mark.parametrize("seed", SEEDS)
def test_cults_and_area_are_what_the_final_scoring_would_pay_now(seed: int) -> None:
    looked = 0
    for state in positions(GAME, 4, OPTIONS, seed, 11):
        if not state.round:
            continue
        looked += 1
        entries = entries_of(GAME, state, FinalScoring())
        cults, area, *left = GAME.telling.contests(state, None)
        for seat in range(4):
            assert told(cults, seat) == [points_of(entries, seat, (cult,)) for cult in CULTS]
            assert told(area, seat) == [points_of(entries, seat, (Source.AREA,))]
            for contest in left:
                assert told(contest, seat) == [points_of(entries, seat, (Source.RESOURCES,))]
        assert len(left) == (state.round == ROUNDS)
    assert looked > 10


def passed_out(state: State, first: int, card: str) -> list[Entry]:
    """All pass, one of them first and with this card; what is noted until the next round has begun."""
    after, ledger, wanted = GAME.clone(state), Ledger(), state.round + 1
    after.listen(ledger)
    while after.round < wanted:
        seat = GAME.waiting(after)[0]
        legal = GAME.legal(after, seat)
        ways = [action for action in legal if action.verb in ("pass", "decline", "done", "drop")] or list(legal)
        mine = [action for action in ways if seat == first and action.text == f"pass {card}"]
        GAME.apply(after, seat, (mine or ways)[0])
    return ledger.entries


def sums(entries: Sequence[Entry], seat: int, source: str) -> dict[str, int]:
    """Coins, workers and priests from sources that begin so, and spades that may be used."""
    found: dict[str, int] = {}
    for each in entries:
        counted = each.kind == STOCK or (each.kind == OFFER and each.what == "spades")
        if counted and each.seat == seat and each.source.startswith(source):
            what = "power" if each.what == "bowl 1" else each.what
            found[what] = found.get(what, 0) + abs(each.amount)
    return {what: n for what, n in found.items() if n and not what.startswith("bowl")}


def at_a_turn(state: State, seat: int) -> bool:
    return type(state.pending[-1]).__name__ == "Turn" and state.round < ROUNDS and not state.seats[seat].gone


@pytest.mark.parametrize("seed", SEEDS)
def test_the_end_of_the_round_and_the_next_income_are_what_is_paid_when_all_pass(seed: int) -> None:
    """Of power only what moves from bowl I is compared; priests may run out."""
    looked = 0
    for state in positions(GAME, 3, OPTIONS, seed, 7):
        seat = GAME.waiting(state)[0]
        if not at_a_turn(state, seat):
            continue
        looked += 1
        shown: Any = outlook(GAME, state, seat)
        without, *ways = shown["next_income"]["incomes"]
        assert without["card"] == "" and without["brings"] == []
        assert [way["card"] for way in ways] == list(GAME.view(state, None)["cards"])
        for way in ways:
            entries = passed_out(state, seat, way["card"])
            income = {each["what"]: each["number"] for each in way["income"]}
            paid = sums(entries, seat, "income ")
            for what in ("coins", "workers"):
                assert income.get(what, 0) == paid.get(what, 0), (way["card"], what)
            assert income.get("priests", 0) >= paid.get("priests", 0)
        for number, pays in enumerate(shown["round_end"]["pays"]):
            bonus = {each["what"]: each["number"] for each in pays if each["what"] != "power"}
            paid = {what: n for what, n in sums(entries, number, Source.CULT_BONUS).items() if what != "power"}
            assert bonus == paid
    assert looked > 5


@pytest.mark.parametrize("seed", SEEDS)
def test_the_points_of_an_option_are_those_it_really_brings(seed: int) -> None:
    """At once, and in the final scoring of the table that it leaves. What is left is weighed in the last round only."""
    looked = 0
    for state in positions(GAME, 3, OPTIONS, seed, 3):
        if state.round:
            left_out = () if state.round == ROUNDS else (Source.RESOURCES,)
            looked += check_choices(GAME, state, GAME.waiting(state)[0], FinalScoring(), left_out)
    assert looked > 10


def test_those_who_share_a_place_are_told_so() -> None:
    table = Table("witches C3 F4", "nomads E8 F3 I7")
    table.seat(1).cults = (3, 0, 5, 0)
    table.seat(2).cults = (3, 0, 4, 1)
    cults, _ = GAME.telling.contests(table.state, 0)
    fire, water, earth, air = [race["standings"] for race in cults["races"]]
    assert fire == [{"amount": 3, "points": 6, "shared": True}] * 2
    assert water == [{"amount": 0, "points": 0, "shared": False}] * 2
    assert earth[0] == {"amount": 5, "points": 8, "shared": False}
    assert air[1] == {"amount": 1, "points": 8, "shared": False}


def test_the_next_income_leaves_out_a_card_that_goes_back() -> None:
    """The card of who has not passed goes back; who has passed gets the income of the new one."""
    table = Table("witches C3 F4", "nomads E8 F3 I7", cards="BON6 BON1 BON5")
    before: Any = GAME.view(table.state, 0)
    table.play("1: pass BON5")
    after: Any = GAME.view(table.state, 0)
    assert after["seats"][0]["income"]["w"] == before["seats"][0]["income"]["w"] + 1
    assert after["seats"][0]["income"]["pw"] == before["seats"][0]["income"]["pw"] + 3
    income = GAME.telling.next_income(table.state, 0)
    assert income is not None
    assert [way["card"] for way in income["incomes"]] == ["BON5"]


def test_nothing_is_told_of_a_next_round_after_the_last() -> None:
    for state in positions(GAME, 2, OPTIONS, 1, 1):
        if state.round == ROUNDS:
            view: Any = GAME.view(state, 0)
            assert [seat["income"] for seat in view["seats"]] == [{}, {}]
            assert GAME.telling.round_end(state) is None
            assert GAME.telling.next_income(state, 0) is None
    assert not GAME.waiting(state)
    assert outlook(GAME, state, 0) is None


def test_a_spectator_has_no_options_and_no_income() -> None:
    table = Table("witches C3 F4", "nomads E8 F3 I7")
    shown: Any = outlook(GAME, table.state, None)
    assert (shown["next_income"], shown["choices"]) == (None, [])
    assert shown["contests"] and shown["round_end"]


def test_words_of_the_outlook() -> None:
    table = Table("witches C3 F4", "nomads E8 F3 I7")
    shown: Any = READERS["en"].everything(outlook(GAME, table.state, 0))
    assert [(each["title"], each["rule"]) for each in shown["contests"]] == [
        ("Cults", "8 · 4 · 2 at the end"),
        ("Largest area", "18 · 12 · 6 at the end"),
    ]
    assert shown["round_end"]["title"] == "Round 1 ends"
    assert " for every " in shown["round_end"]["rule"] or " for each " in shown["round_end"]["rule"]
