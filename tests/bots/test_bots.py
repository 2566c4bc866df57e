"""Bots: legal, repeatable, looking without touching, and greedy stronger than random."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from boardwright import Record, game
from boardwright.bots import BOTS, bot
from boardwright.bots.limit import Limit
from boardwright.games.planetfall.table.view import phase
from boardwright.kernel.action import Action
from boardwright.kernel.digest import digest
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.game import Game
from boardwright.kernel.playout import draw, play_out
from boardwright.kernel.record import Move
from boardwright.words import Reader
from tests.builds import interpreted

pytestmark = pytest.mark.both

GAME = game("planetfall")
TERRA_MYSTICA = game("terra_mystica")
GAMES = 60
# Those that think so little that they can play whole games here.
QUICK = [name for name in BOTS if name != "strong"]


class Watched:
    """A bot whose answers are checked as they are given."""

    def __init__(self, name: str, random: Random) -> None:
        self._bot = bot(name, random, Limit(0.0, rollouts=8))
        self.answers = 0

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action:
        before = game.dump(state)
        action = self._bot.choose(game, state, seat)
        assert action in game.legal(state, seat)
        assert game.dump(state) == before
        self.answers += 1
        return action


def options(number: int) -> dict[str, str]:
    return {"commanders": ["chosen", "random"][number // 4 % 2], "sides": ["A", "free"][number // 8 % 2]}


def played(names: Sequence[str], seed: str, number: int = 0) -> tuple[list[Move], list[int]]:
    """The moves and winners of a game between bots."""
    random = Random(seed)
    state = GAME.new(len(names), options(number))
    moves = play_out(GAME, state, [bot(name, random) for name in names], random)
    return moves, list(GAME.winners(state))


def test_greedy_beats_three_random_players_nine_times_in_ten() -> None:
    """Seats rotate and every set-up comes up; a shared win does not count."""
    wins = 0
    for number in range(GAMES):
        seat = number % 4
        names = ["greedy" if each == seat else "random" for each in range(4)]
        wins += played(names, f"greedy against random {number}", number)[1] == [seat]
    assert wins >= 0.9 * GAMES


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_bots_answer_legally_and_do_not_touch_the_table(name: str, players: int) -> None:
    random = Random(players)
    watched = [Watched(name, random) for _ in range(players)]
    state = GAME.new(players, options(12))
    play_out(GAME, state, list(watched), random)
    assert not GAME.waiting(state)
    assert all(each.answers for each in watched)


@pytest.mark.parametrize("name", QUICK)
def test_a_seed_decides_everything(name: str) -> None:
    first = played([name] * 3, "a seed")[0]
    assert played([name] * 3, "a seed")[0] == first
    assert played([name] * 3, "another seed")[0] != first


def test_who_searches_answers_legally_and_touches_nothing() -> None:
    random = Random(1)
    watched = Watched("strong", random)
    state = GAME.new(2, options(0))
    play_out(GAME, state, [watched, bot("casual", random)], random)
    assert watched.answers >= 14  # two flights to each of seven planets


def test_greedy_takes_what_brings_most() -> None:
    """In the last action of the game only points count, so it takes as many as it may; unless a goal counts stocks."""
    asked = 0
    for number in range(12):
        moves, _ = played(["random", "random"], f"the last planet {number}")
        record = Record(GAME, 2, options(0), moves)
        goal = record.replay().goal
        if any(
            what in condition.what for condition in goal.conditions for what in ("energy", "strength", "experience")
        ):
            continue
        for (_, state), following in zip(record.steps(), record.moves[1:], strict=False):
            if state.planet == 7 and phase(state) == "second exploration" and following.action.verb == "points":
                chosen = bot("greedy", Random(1)).choose(GAME, state, following.seat)
                assert chosen is max(GAME.legal(state, following.seat), key=lambda action: int(action.args[0]))
                asked += 1
    assert asked, "In these games nobody runs operations at the end; take others."


def test_a_novice_plays_worse_than_the_casual_bot_and_better_than_chance() -> None:
    """At the same tables, half of the seats each."""

    def points(weaker: str, stronger: str) -> tuple[int, int]:
        sums = [0, 0]
        for number in range(12):
            random = Random(f"{weaker} {number}")
            state = GAME.new(4, {})
            names = [weaker, stronger] * 2 if number % 2 else [stronger, weaker] * 2
            play_out(GAME, state, [bot(name, random) for name in names], random)
            for name, score in zip(names, GAME.scores(state), strict=True):
                sums[name == stronger] += score
        return sums[0], sums[1]

    for weaker, stronger in (("novice", "casual"), ("random", "novice")):
        less, more = points(weaker, stronger)
        assert less < more, f"{weaker}: {less}, {stronger}: {more}"


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(CannotParse) as refused:
        bot("genius", Random(1))
    assert (
        Reader("en")(refused.value.text) == "There is no bot 'genius'; there is random, novice, greedy, casual, strong."
    )


def games_in_digests() -> list[str]:
    """A few games of each bot: what they played and how the table looks at the end."""
    found: list[str] = []
    for name in QUICK:
        for number in range(3):
            random = Random(f"{name} {number}")
            state = GAME.new(3, options(4 * number))
            moves = play_out(GAME, state, [bot(name, random) for _ in range(3)], random)
            found.append(f"{name} {len(moves)} {GAME.scores(state)} {digest(GAME, state)}")
    return found


def test_both_builds_play_the_same_games() -> None:
    """Trivial on the interpreted build; the compiled one is compared with it."""
    code = "import json; from tests.bots.test_bots import games_in_digests; print(json.dumps(games_in_digests()))"
    assert json.loads(interpreted("-c", code)) == games_in_digests()


@pytest.mark.parametrize("name", ["novice", "casual", "strong"])
def test_bots_vary_their_openings(name: str) -> None:
    """With the same pieces: what chance laid out is the same each time."""
    first = TERRA_MYSTICA.new(2, {"factions": "chosen"})
    chance = Random(7)
    while TERRA_MYSTICA.waiting(first)[0] < 0:
        TERRA_MYSTICA.apply(first, TERRA_MYSTICA.waiting(first)[0], draw(TERRA_MYSTICA, first, chance))
    openings: set[tuple[str, ...]] = set()
    for number in range(8):
        random, state = Random(number), TERRA_MYSTICA.clone(first)
        players = [bot(name, random, Limit(0.0, rollouts=4)) for _ in range(2)]
        answers: list[str] = []
        while not TERRA_MYSTICA.round(state):
            seat = TERRA_MYSTICA.waiting(state)[0]
            answers.append(players[seat].choose(TERRA_MYSTICA, state, seat).text)
            TERRA_MYSTICA.apply(state, seat, TERRA_MYSTICA.book[answers[-1]])
        openings.add(tuple(answers))
    assert len(openings) >= 3
