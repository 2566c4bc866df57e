"""The fifth game, `examples/liars_dice`: found by its entry point, examined and played like any other."""

import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import boardwright
from boardwright.bots import bot
from boardwright.bots.limit import Limit
from boardwright.kernel import registry
from boardwright.kernel.game import Game, try_out
from boardwright.kernel.playout import play_out
from boardwright.lobby.game_log import Log
from boardwright.words import Reader, catalogues
from tests.conformance.examiner import CHECKS, GAME_CHECKS
from tests.conformance.tables import Table
from tests.examples import installed

PLAYERS = (2, 3, 4)


@pytest.fixture(scope="module", autouse=True)
def found(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """As after `pip install examples/liars_dice`."""
    paths = installed(tmp_path_factory.mktemp("installed"))
    sys.path[:0] = paths
    registry._foreign.cache_clear()
    catalogues.catalogue.cache_clear()
    yield
    del sys.path[: len(paths)]
    registry._foreign.cache_clear()


def game() -> Game[Any]:
    return boardwright.game("liars_dice")


def dice_are_dice(state: Any) -> None:
    """Nobody has more dice under the cup than are left, and faces are faces."""
    for cup, left in zip(state.cups, state.left, strict=True):
        assert len(cup) <= left
        assert all(1 <= face <= 6 for face in cup)


def test_it_is_found_by_its_entry_point() -> None:
    assert "liars_dice" in registry.names()
    assert registry.home_of("liars_dice") == "liars_dice"


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_passes_the_examiner(check: Callable[[Table], None], players: int) -> None:
    check(Table(game(), players, {}, dice_are_dice))


@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
def test_it_passes_the_examiner_without_a_table(check: Callable[[Game[Any]], None]) -> None:
    check(game())


def test_a_bid_that_holds_costs_the_doubter_a_die() -> None:
    state = game().new(2, {})
    for face in "123456":
        game().apply(state, -1, game().book[f"roll {face}"])
    game().apply(state, 0, game().book["bid 1x6"])
    doubted = game().clone(state)
    game().apply(doubted, 1, game().book["doubt"])
    assert list(game().scores(doubted)) == [3, 2]
    game().apply(state, 1, game().book["bid 2x6"])
    game().apply(state, 0, game().book["doubt"])
    assert list(game().scores(state)) == [3, 2]


def test_looking_ahead_lifts_no_cup() -> None:
    state = game().new(2, {})
    for face in "123456":
        game().apply(state, -1, game().book[f"roll {face}"])
    game().apply(state, 0, game().book["bid 1x6"])
    assert list(try_out(game(), state, 1, [game().book["doubt"]]).entries) == []


def test_other_languages_show_english_until_it_is_translated() -> None:
    assert Reader("uk")(game().telling.title()) == "Liar's dice"


def test_looking_pays() -> None:
    """A bot that looks one answer ahead beats chance, though it sees no cup but its own."""
    won = 0
    for number in range(40):
        random = Random(number)
        state = game().new(2, {})
        play_out(game(), state, [bot("greedy", random), bot("random", random)], random)
        won += 0 in game().winners(state)
    assert won > 25


def test_the_search_lifts_no_cup(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever lies under the cups of the others, it answers the same: what it cannot see it draws, again and again."""
    drawn = []

    def resample(state: Any, seat: int, random: Random) -> Any:
        drawn.append(seat)
        other = state.clone()
        other.cups[1 - seat][:] = sorted(random.choice("123456") for _ in other.cups[1 - seat])
        return other

    monkeypatch.setattr(game(), "resample", resample)
    answers = set()
    for cup in ("111", "246", "666"):
        state = game().new(2, {})
        for face in f"126{cup}":
            game().apply(state, -1, game().book[f"roll {face}"])
        drawn.clear()
        answers.add(bot("strong", Random(1), Limit(0.0, rollouts=64)).choose(game(), state, 0))
        assert len(drawn) > 4 and set(drawn) == {0}
    assert len(answers) == 1


def test_without_a_word_of_turns_the_log_tells_seat_by_seat() -> None:
    random = Random(1)
    moves = play_out(game(), game().new(3, {}), [bot("random", random) for _ in range(3)], random)
    turns = Log(game(), 3, {}).turns(moves, 0, ["Anna", "Bert", "Cora"])
    assert len(turns) > 5 and all(one.seat != other.seat for one, other in pairwise(turns))
    assert [step.action for turn in turns for step in turn.steps] == [move.action.text for move in moves]
