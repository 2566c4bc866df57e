"""The outlook: what is told is what the rules pay when it comes to that."""

from random import Random
from typing import Any

import pytest

from boardwright.games.santa_maria import GAME
from boardwright.games.santa_maria.rules.catalogue import YEARS
from boardwright.games.santa_maria.rules.rounds import EndOfYear
from boardwright.games.santa_maria.rules.scoring import FinalScoring
from boardwright.games.santa_maria.rules.vocabulary import CATEGORIES, MONEY, Source
from boardwright.kernel.ledger import POINTS
from boardwright.kernel.weighing import choices, outlook
from tests.games.outlooks import entries_of, points_of, positions, told

OPEN = {"happiness": "open"}


@pytest.mark.parametrize("players", [1, 3])
def test_conquest_and_happiness_are_what_year_end_and_final_scoring_would_pay_now(players: int) -> None:
    looked = 0
    for state in positions(GAME, players, OPEN, players, 4):
        if not state.year:
            continue
        looked += 1
        year, final = entries_of(GAME, state, EndOfYear()), entries_of(GAME, state, FinalScoring())
        conquest, happiness, *left = GAME.telling.contests(state, None)
        for seat in range(players):
            assert told(conquest, seat) == [points_of(year, seat, (Source.RANK,))]
            scored = [entry for entry in final if entry.kind == POINTS and entry.seat == seat]
            by_line = [sum(each.amount for each in scored if each.place == line) for line in CATEGORIES]
            assert told(happiness, seat) == by_line[MONEY + 1 :]
            for contest in left:
                assert told(contest, seat) == [by_line[MONEY]]
        assert len(left) == (state.year == YEARS)
    assert looked > 5


def test_with_hidden_happiness_nobody_is_told_of_the_lines_of_others() -> None:
    looked = 0
    for state in positions(GAME, 3, {"happiness": "hidden"}, 2, 25):
        if not state.year:
            continue
        looked += 1
        for watcher in (None, 0, 1, 2):
            conquest, *lines = GAME.telling.contests(state, watcher)
            assert all(None not in race["standings"] for race in conquest["races"])
            for contest in lines:
                for race in contest["races"]:
                    assert [seat for seat, each in enumerate(race["standings"]) if each is not None] == (
                        [] if watcher is None else [watcher]
                    )
    assert looked > 2


def test_what_the_options_of_a_seat_bring_does_not_depend_on_what_it_cannot_see() -> None:
    """The same numbers at a table on which happiness and ships of the others are drawn anew."""
    looked = 0
    for state in positions(GAME, 3, {"happiness": "hidden"}, 4, 11):
        seat = GAME.waiting(state)[0]
        found = choices(GAME, state, seat)
        looked += len(found)
        assert choices(GAME, GAME.resample(state, seat, Random(seat)), seat) == found
    assert looked > 5


@pytest.mark.parametrize("seed", range(2))
def test_the_points_of_an_option_are_those_it_really_brings(seed: int) -> None:
    """At once, at the end of the year and in the final scoring of the table that it leaves."""
    looked = 0
    for state in positions(GAME, 3, OPEN, seed, 7):
        seat = GAME.waiting(state)[0]
        for choice in choices(GAME, state, seat) if state.year else []:
            after = GAME.clone(state)
            for answer in choice["answers"]:
                GAME.apply(after, seat, GAME.book[answer])
            if after.year != state.year or not GAME.waiting(after):
                continue
            looked += 1
            assert worth(after, seat, state.year) - worth(state, seat, state.year) == choice["points"], choice
    assert looked > 5


def worth(state: Any, seat: int, year: int) -> int:
    """When the year ends and the game with it; coins and goods in the last year only."""
    left_out = () if year == YEARS else (Source.COINS,)
    conquest = points_of(entries_of(GAME, state, EndOfYear()), seat, (Source.RANK,))
    final = [entry for entry in entries_of(GAME, state, FinalScoring()) if entry.kind == POINTS and entry.seat == seat]
    return GAME.scores(state)[seat] + conquest + sum(each.amount for each in final if each.source not in left_out)


def test_a_finished_game_has_no_outlook() -> None:
    *_, state = positions(GAME, 2, OPEN, 3, 1)
    assert not GAME.waiting(state)
    assert outlook(GAME, state, 0) is None
