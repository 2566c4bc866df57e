"""The outlook: what is told is what the rules pay when it comes to that."""

from typing import Any

import pytest

from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.rules.scoring import FinalScoring
from boardwright.games.age_of_innovation.rules.state import State
from boardwright.games.age_of_innovation.rules.turn import Turn
from boardwright.games.age_of_innovation.rules.vocabulary import DISCIPLINES, ROUNDS, Origins
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.ledger import OFFER, STOCK, Entry, Ledger
from boardwright.kernel.weighing import outlook
from tests.games.outlooks import check_choices, entries_of, points_of, positions, told
from tests.games.words import READERS

SEEDS = range(2)
RESOURCES = (Origins.RESOURCES.source,)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_sciences_and_area_are_what_the_final_scoring_would_pay_now(players: int) -> None:
    """With two players a faction that nobody plays takes places; alone, the Automa does."""
    looked = 0
    for state in positions(GAME, players, {}, players, 7):
        if not state.round:
            continue
        looked += 1
        entries = entries_of(GAME, state, FinalScoring())
        sciences, area, *left = GAME.telling.contests(state, None)
        for seat in range(players):
            paid = [points_of(entries, seat, (Origins.SCIENCE[n].source,)) for n in range(len(DISCIPLINES))]
            assert told(sciences, seat) == paid
            assert told(area, seat) == [points_of(entries, seat, (Origins.AREA.source,))]
            for contest in left:
                assert told(contest, seat) == [points_of(entries, seat, RESOURCES)]
        assert len(left) == (state.round == ROUNDS)
    assert looked > 5


def passed_out(state: State, first: int, bonus: str) -> list[Entry]:
    """All pass, one of them with this round bonus; what is noted until the next round has begun its actions."""
    after, ledger, wanted = GAME.clone(state), Ledger(), state.round + 1
    after.listen(ledger)
    while after.round < wanted or not isinstance(after.pending[-1], Turn):
        seat = GAME.waiting(after)[0]
        assert seat != CHANCE
        legal = GAME.legal(after, seat)
        ways = [action for action in legal if action.verb in ("pass", "decline", "done", "drop")] or list(legal)
        mine = [action for action in ways if seat == first and action.text == f"pass {bonus}"]
        GAME.apply(after, seat, (mine or ways)[0])
    return ledger.entries


def sums(entries: list[Entry], seat: int, source: str, kinds: tuple[str, ...]) -> dict[str, int]:
    found: dict[str, int] = {}
    for each in entries:
        if each.kind in (STOCK, OFFER) and each.seat == seat and each.source.startswith(source) and each.what in kinds:
            found[each.what] = found.get(each.what, 0) + each.amount
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_the_end_of_the_round_and_the_next_income_are_what_is_paid_when_all_pass(seed: int) -> None:
    looked = 0
    for state in positions(GAME, 3, {}, seed, 13):
        seat = GAME.waiting(state)[0]
        if not state.round or state.round == ROUNDS or not isinstance(state.pending[-1], Turn):
            continue
        looked += 1
        shown: Any = outlook(GAME, state, seat)
        for way in shown["next_income"]["incomes"][1:]:
            entries = passed_out(state, seat, way["card"])
            paid = sums(entries, seat, "income ", ("coins", "tools"))
            income = {each["what"]: each["number"] for each in way["income"] if each["what"] in ("coins", "tools")}
            assert income == paid, way["card"]
        for number, pays in enumerate(shown["round_end"]["pays"]):
            kinds = ("coins", "tools", "books", "spades")
            bonus = {each["what"]: each["number"] for each in pays if each["what"] in kinds}
            assert bonus == sums(entries, number, Origins.SCIENCE_BONUS.source, kinds)
    assert looked > 3


@pytest.mark.parametrize("seed", SEEDS)
def test_the_points_of_an_option_are_those_it_really_brings(seed: int) -> None:
    looked = 0
    for state in positions(GAME, 3, {}, seed, 5):
        if state.round:
            left_out = () if state.round == ROUNDS else RESOURCES
            looked += check_choices(GAME, state, GAME.waiting(state)[0], FinalScoring(), left_out)
    assert looked > 10


def test_nothing_is_told_of_a_next_round_after_the_last() -> None:
    for state in positions(GAME, 2, {}, 1, 1):
        if state.round == ROUNDS and isinstance(state.pending[-1], Turn):
            view: Any = GAME.view(state, 0)
            assert [seat["income"] for seat in view["seats"]] == [{}, {}]
            assert GAME.telling.round_end(state) is None
            assert GAME.telling.next_income(state, 0) is None
    assert not GAME.waiting(state)
    assert outlook(GAME, state, 0) is None


def test_words_of_the_outlook() -> None:
    state = next(each for each in positions(GAME, 3, {}, 1, 1) if each.round)
    shown: Any = READERS["en"].everything(outlook(GAME, state, 0))
    assert [(each["title"], each["rule"]) for each in shown["contests"]] == [
        ("Science", "8 · 4 · 2 at the end"),
        ("Largest area", "18 · 12 · 6 at the end"),
    ]
