"""The outlook: what is told is what the rules pay when it comes to that."""

from typing import Any

import pytest

from boardwright.games.planetfall import GAME
from boardwright.games.planetfall.rules.catalogue import PLANETS
from boardwright.games.planetfall.rules.income import receive_income
from boardwright.games.planetfall.rules.scoring import FinalScoring
from boardwright.games.planetfall.rules.vocabulary import RESOURCES
from boardwright.kernel.ledger import Ledger
from boardwright.kernel.weighing import choices, outlook
from boardwright.words import Reader
from tests.games.outlooks import entries_of, points_of, positions, told

SEEDS = range(3)


@pytest.mark.parametrize("seed", SEEDS)
def test_goals_and_technologies_are_what_the_final_scoring_would_pay_now(seed: int) -> None:
    looked = 0
    for state in positions(GAME, 3, {}, seed, 5):
        if not state.planet:
            continue
        looked += 1
        entries = entries_of(GAME, state, FinalScoring())
        goals, *others = GAME.telling.contests(state, None)
        sources = tuple(condition.source for condition in state.goal.conditions)
        for seat in range(3):
            assert told(goals, seat) == [points_of(entries, seat, (source,)) for source in sources]
            paid = sum(points_of(entries, seat, (effect.source,)) for effect in state.seats[seat].powers.endings)
            weighed = [contest for contest in others if contest["counted"]]
            assert sum(sum(told(contest, seat)) for contest in weighed) == paid
    assert looked > 5


def test_an_open_pair_may_bring_the_best_of_its_seconds() -> None:
    looked = 0
    for state in positions(GAME, 4, {}, 3, 2):
        for contest in GAME.telling.contests(state, None):
            if contest["counted"]:
                continue
            looked += 1
            view: Any = GAME.view(state, None)
            for seat, standing in enumerate(contest["races"][0]["standings"]):
                single = [each["points"] for each in view["seats"][seat]["outposts"] if each["open"]]
                assert standing == {"amount": len(single), "points": sum(map(max, single)), "shared": False}
    assert looked > 2


@pytest.mark.parametrize("seed", SEEDS)
def test_the_next_income_is_what_the_income_phase_pays(seed: int) -> None:
    """Where the tracks have room for it."""
    looked = 0
    for state in positions(GAME, 3, {}, seed, 2):
        if not 0 < state.planet < PLANETS:
            continue
        for number in range(3):
            told_income = GAME.telling.next_income(state, number)
            assert told_income is not None
            [way] = told_income["incomes"]
            after = GAME.clone(state)
            after.listen(Ledger())
            seat = after.seats[number]
            seat.strength = seat.energy = 0
            receive_income(after, seat)
            told_amounts = {each["what"]: each["number"] for each in way["income"]}
            assert seat.points - state.seats[number].points == told_amounts.get("points", 0)
            assert (seat.strength, seat.energy) == (told_amounts.get("strength", 0), told_amounts.get("energy", 0))
            assert set(told_amounts) <= set(RESOURCES)
            looked += bool(told_amounts)
    assert looked > 5


@pytest.mark.parametrize("seed", SEEDS)
def test_the_points_of_an_option_are_those_it_really_brings(seed: int) -> None:
    """Of answers that are done at once; a ship acts only when all have flown."""
    looked = 0
    for state in positions(GAME, 3, {}, seed, 1):
        seat = GAME.waiting(state)[0]
        for choice in choices(GAME, state, seat) if state.planet else []:
            if choice["answers"][0].startswith("fly"):
                continue
            after = GAME.clone(state)
            for answer in choice["answers"]:
                GAME.apply(after, seat, GAME.book[answer])
            if after.planet != state.planet:
                continue
            looked += 1
            worth = [GAME.scores(each)[seat] + final(each, seat) for each in (state, after)]
            assert worth[1] - worth[0] == choice["points"], choice
    assert looked > 3


def test_an_option_names_the_card_that_it_flies_to() -> None:
    """It is read beside the board, where nothing points at a place."""
    looked, read = 0, Reader("en")
    for state in positions(GAME, 3, {}, 1, 1):
        seat = GAME.waiting(state)[0]
        for choice in choices(GAME, state, seat) if state.planet else []:
            first, *then = choice["answers"]
            if first.startswith("fly") and then:
                looked += 1
                assert read(GAME.telling.label(state, seat, GAME.book[first])) in read(choice["words"])
    assert looked > 3


def final(state: Any, seat: int) -> int:
    """What the final scoring still brings."""
    if not GAME.waiting(state):
        return 0
    after = GAME.clone(state)
    FinalScoring().run(after)
    return GAME.scores(after)[seat] - GAME.scores(state)[seat]


def test_a_finished_game_has_no_outlook_and_no_next_income() -> None:
    *_, state = positions(GAME, 2, {}, 3, 1)
    assert not GAME.waiting(state)
    assert outlook(GAME, state, 0) is None
    view: Any = GAME.view(state, 0)
    assert [seat["next_income"] for seat in view["seats"]] == [None, None]
