"""The arena: who meets whom at which deal, where it goes on, and what it comes to."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from boardwright.bots.limit import Limit
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.record import Record
from boardwright.training.arena import Result, held, schedule, standings
from boardwright.training.lines import Lines
from boardwright.training.pool import J, LocalPool, R, pool
from boardwright.training.ratings import added, elo
from boardwright.training.table import SHIPPED, Entrant, Setting, entrant, play
from tests.cli.commands import give
from tests.missing import needs
from tests.study.peers import let_ray_off

pytestmark = pytest.mark.full

SETTING = Setting("planetfall", 3, (("commanders", "random"), ("sides", "free")), 1, Limit(1.0, 2))
BOTS = [Entrant("random"), Entrant("novice"), Entrant("casual")]
ALONE = LocalPool(1)


class Counting:
    """Works itself, counts the jobs, and is stopped before one more than it may do."""

    def __init__(self, most: int = 1000) -> None:
        self.done, self._most = 0, most

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        for job in jobs:
            if self.done == self._most:
                raise KeyboardInterrupt
            self.done += 1
            yield work(job)


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return held(schedule(SETTING, BOTS, 3), ALONE)


def test_every_two_meet_at_every_deal_with_their_seats_exchanged() -> None:
    games = schedule(SETTING, BOTS, 2)
    assert len(games) == 2 * 3 * 2
    for deal in range(2):
        sat = Counter((seat, each.name) for game in games if game.deal == deal for seat, each in enumerate(game.seats))
        assert set(sat.values()) == {2}, "everybody sits in every seat once against each of the two others"
        assert len(sat) == 3 * 3


def test_games_of_a_deal_have_the_same_luck_whoever_plays() -> None:
    """What is dealt before anybody has a choice is the same; at another deal it is not."""

    def dealt(seats: tuple[Entrant, ...], deal: int) -> list[str]:
        record = Record.loads(play(replace(schedule(SETTING, BOTS, 1)[0], seats=seats, deal=deal)).record)
        return [str(move) for move in record.moves[:4]]

    assert dealt((BOTS[0],) * 3, 0) == dealt((BOTS[2],) * 3, 0)
    assert dealt((BOTS[0],) * 3, 0) != dealt((BOTS[0],) * 3, 1)


def test_the_same_seed_gives_the_same_results_by_any_number_of_workers(results: list[Result]) -> None:
    games = schedule(SETTING, BOTS, 3)
    assert held(games, LocalPool(2)) == results
    other = schedule(replace(SETTING, seed=2), BOTS, 1)
    assert held(other, ALONE) != results[: len(other)]


def test_who_plays_better_is_rated_higher(results: list[Result]) -> None:
    rows = standings(results)
    assert [row.name for row in rows] == ["casual", "novice", "random"]
    assert rows[0].elo == rows[0].low == rows[0].high == 1000, "the casual bot is the measure"
    assert rows[0].points > rows[1].points > rows[2].points
    for row in rows:
        assert row.low <= row.elo <= row.high
        assert row.games == 12
        for other in rows:
            if other is not row:
                assert row.against[other.name] + other.against[row.name] == pytest.approx(1)


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, results: list[Result]) -> None:
    games, file = schedule(SETTING, BOTS, 3), tmp_path / "results.jsonl"
    with pytest.raises(KeyboardInterrupt):
        held(games, Counting(5), Lines(file, SETTING.as_data()))
    with file.open("a") as out:
        out.write('{"deal": 0, "sea')  # stopped in the middle of a line
    rest, told = Counting(), list[int]()
    assert held(games, rest, Lines(file, SETTING.as_data()), told.append) == results
    assert rest.done == len(games) - 5
    assert told == [5, *[1] * rest.done]
    assert held(games, Counting(0), Lines(file, SETTING.as_data())) == results, "nothing is played twice"
    assert len(file.read_text().splitlines()) == 1 + len(games)


def test_results_of_something_else_are_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Lines(file, SETTING.as_data())
    before = file.read_text()
    with pytest.raises(CannotParse, match="was begun with seed 1, not 2"):
        Lines(file, replace(SETTING, seed=2).as_data())
    assert file.read_text() == before
    file.write_text("my diary\n")
    with pytest.raises(CannotParse, match="holds something else"):
        Lines(file, SETTING.as_data())
    assert file.read_text() == "my diary\n"


# --- ratings


def test_elo_is_as_it_is_known() -> None:
    """Ten to one is 400 points; what is even is nothing; and it does not matter who met whom."""
    ratings = elo({("a", "b"): (10_000, 11_000), ("b", "c"): (5_000, 10_000)}, "b")
    assert ratings["a"] == pytest.approx(1400, abs=1)
    assert ratings["b"] == 1000
    assert ratings["c"] == pytest.approx(1000, abs=1)
    assert sum(elo({("a", "b"): (3, 4)}).values()) == pytest.approx(2000), "without an anchor they average 1000"


def test_who_loses_everything_is_rated_all_the_same() -> None:
    few, many = elo({("a", "b"): (4, 4)}), elo({("a", "b"): (40, 40)})
    assert many["a"] - many["b"] > few["a"] - few["b"] > 100


def test_more_deals_make_narrower_intervals() -> None:
    """Where both win sometimes."""
    results = held(schedule(SETTING, [Entrant("greedy"), Entrant("casual")], 6), ALONE)
    copies = [replace(each, deal=each.deal + 6 * copy) for copy in range(8) for each in results]
    few, many = [next(row for row in standings(found) if row.name == "greedy") for found in (results, copies)]
    assert many.high - many.low < few.high - few.low
    assert added([{("a", "b"): (1, 2)}, {("a", "b"): (0.5, 1)}]) == {("a", "b"): (1.5, 3)}


# --- who plays, and where


def test_a_forecast_from_a_file_plays(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    rounds = {str(number): {"bias": 5.0, "weights": {}} for number in range(1, 8)}
    file.write_text(json.dumps({"rounds": rounds}))
    blind = entrant(str(file))
    assert blind.name.startswith("mine.json@")
    duel = replace(SETTING, players=2)
    learned = held(schedule(duel, [Entrant("shipped", SHIPPED), blind], 1), ALONE)
    assert {name for result in learned for name in result.seats} == {"shipped", blind.name}
    file.write_text('{"rounds": {"1": 5}}')
    with pytest.raises(CannotParse, match=r"mine\.json is no forecast"):
        entrant(str(file))


def test_the_command_prints_a_table_or_json() -> None:
    words = ("arena", "planetfall", "-p", "2", "-b", "random,casual", "-d", "1", "-w", "1")
    data = json.loads(give(*words, "--json").stdout)
    assert (data["game"], data["deals"], data["games"]) == ("planetfall", 1, 2)
    assert {row["name"] for row in data["bots"]} == {"random", "casual"}
    text = give(*words).stdout
    assert "planetfall, 2 players, 1 deals, 2 games, seed 1" in text
    assert "vs random" in text and "Elo" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "'chess'"),
        (("planetfall", "-b", "casual,deep-blue"), "deep-blue"),
        (("planetfall", "-b", "casual"), "two bots or more"),
        (("planetfall", "-b", "casual,casual"), "each named once"),
        (("santa_maria", "-p", "1"), "`simulate` measures who plays alone"),
        (("planetfall", "-b", "casual,random", "--address", "x:1", "-w", "2"), "leave out --workers or --address"),
        (("planetfall", "-b", "casual,random", "--address", "here"), "write HOST:PORT"),
        (("planetfall", "-b", "casual,random", "--address", "127.0.0.1:9"), "No Ray cluster answers at 127.0.0.1:9"),
    ],
)
def test_what_cannot_be_is_said(words: tuple[str, ...], sentence: str) -> None:
    result = give("arena", *words)
    assert isinstance(result.exception, CannotParse)
    assert sentence in str(result.exception)


@pytest.mark.xdist_group("ray")
@needs("ray")
def test_ray_plays_the_same_games(results: list[Result]) -> None:
    import ray

    try:
        assert held(schedule(SETTING, BOTS, 3), pool(workers=2, ray=True)) == results
    except Exception as error:
        let_ray_off(str(error))
        raise
    finally:
        ray.shutdown()
