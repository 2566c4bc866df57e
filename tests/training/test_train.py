"""Training: it learns, judges, goes on where it was stopped, and makes the same of the same seed."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardwright.kernel.errors import CannotParse
from boardwright.kernel.forecast import Forecast
from boardwright.kernel.record import Record
from boardwright.training.arena import Result, held
from boardwright.training.fit import Sight, fitted, sights, traced
from boardwright.training.network import with_network
from boardwright.training.pool import LocalPool
from boardwright.training.table import Seating, Setting
from boardwright.training.train import ANCHOR_LIMIT, Course, Lesson, Training, judged, play_lesson, shipped
from tests.cli.commands import GAME, give, told
from tests.training.test_arena import Counting

pytestmark = pytest.mark.full

OPTIONS = tuple(GAME.full_options(GAME.varied_options()).items())
COURSE = Course("planetfall", 2, OPTIONS, seed=1, games=10, deals=1, anchor="random", anew=False)
SHIPPED = shipped("planetfall", 2)


def turned(text: str) -> str:
    """A forecast that thinks the opposite of everything."""
    file = json.loads(text)
    for each in file["rounds"].values():
        each["weights"] = {name: -weight for name, weight in each["weights"].items()}
    return json.dumps(file)


def quiet(what: str, total: int, done: int) -> None:
    pass


def files(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in folder.iterdir()}


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("trained") / "planetfall"
    Training(folder, COURSE).go_on(LocalPool(1), quiet)
    return folder


def test_everything_that_made_the_weights_is_kept(trained: Path) -> None:
    state = json.loads((trained / "training.json").read_text())
    (generation,) = state["generations"]
    assert state["command"].startswith("boardwright train planetfall --players 2 --games 10 --deals 1")
    assert (generation["generation"], generation["games"]) == (1, 10)
    assert {"candidate", "present"} <= {row["name"] for row in generation["arena"]}
    made = json.loads((trained / "forecast-1.json").read_text())
    assert made["made by"][-1] == state["command"]
    assert made["seed"] == 1
    assert set(made["rounds"]) == set(json.loads(SHIPPED)["rounds"])
    assert all(set(each["weights"]) <= set(GAME.study.feature_names) for each in made["rounds"].values())
    assert Forecast(json.dumps(made), GAME.study.feature_names).rounds == 7
    for line in (trained / "games-1.jsonl").read_text().splitlines()[1:]:
        Record.loads(json.loads(line)["record"]).replay()  # its result is checked


def judgement(candidate: str, present: str, players: int = 2) -> tuple[dict[str, Any], int]:
    """What comes of it over two deals, and in how many games."""
    played = 0

    def play(games: Sequence[Seating]) -> list[Result]:
        nonlocal played
        played += len(games)
        return held(games, LocalPool(1))

    setting = Setting("planetfall", players, OPTIONS, 7, ANCHOR_LIMIT)
    return judged(setting, 2, candidate, present, "random", play), played


def test_a_better_candidate_wins_at_shared_tables_at_its_own_and_against_the_anchor() -> None:
    told, played = judgement(SHIPPED, turned(SHIPPED))
    assert told["taken"]
    assert told["judged by"] == played == 4 + 4 + 8
    assert told["at own tables"]["difference"] > 0


def test_a_worse_candidate_is_judged_no_longer_than_it_takes() -> None:
    told, played = judgement(turned(SHIPPED), SHIPPED)
    assert not told["taken"]
    assert told["judged by"] == played == 4
    assert "at own tables" not in told


def test_a_generation_that_wins_is_taken_and_the_next_one_goes_on_from_it(tmp_path: Path) -> None:
    """Begun from the opposite of what is right, eighty games teach better."""
    folder, course = tmp_path / "wrong", replace(COURSE, games=80, deals=2, searched=0)
    first = Training(folder, course)
    (folder / "forecast-1.json").write_text(turned(SHIPPED))
    first.generations.append({"generation": 1, "taken": True})
    (folder / "training.json").write_text(json.dumps(first.state))
    second = Training(folder, course).go_on(LocalPool(1), quiet)
    assert second["taken"] and second["generation"] == 2
    candidate = (folder / "forecast-2.json").read_text()
    assert (folder / "forecast.json").read_text() == candidate
    assert json.loads(candidate)["made by"][-1] == course.command
    # Its games are played with the one that was taken.
    record = json.loads((folder / "games-2.jsonl").read_text().splitlines()[1])["record"]
    assert record == play_lesson(Lesson(course, 2, 0, turned(SHIPPED)))[0]
    third = Counting(1)
    with pytest.raises(KeyboardInterrupt):
        Training(folder, course).go_on(third, quiet)
    record = json.loads((folder / "games-3.jsonl").read_text().splitlines()[1])["record"]
    assert record == play_lesson(Lesson(course, 3, 0, candidate))[0]


def test_a_training_that_is_stopped_again_and_again_comes_to_the_same(trained: Path, tmp_path: Path) -> None:
    folder = tmp_path / "stopped"
    for most in (3, 8):  # in the middle of the games, in the middle of the judging
        with pytest.raises(KeyboardInterrupt):
            Training(folder, COURSE).go_on(Counting(most), quiet)
        last = max(folder.glob("*.jsonl"), key=lambda file: file.stat().st_mtime_ns)
        with last.open("a") as out:
            out.write('{"numb')
    Training(folder, COURSE).go_on(LocalPool(1), quiet)
    assert files(folder) == files(trained)


def test_a_game_to_learn_from_depends_on_its_numbers_alone() -> None:
    assert play_lesson(Lesson(COURSE, 1, 0, "")) == play_lesson(Lesson(COURSE, 1, 0, ""))
    assert play_lesson(Lesson(COURSE, 1, 0, "")) != play_lesson(Lesson(COURSE, 1, 1, ""))


def test_what_a_seat_saw_is_noted_once_a_round(trained: Path) -> None:
    line = json.loads((trained / "games-1.jsonl").read_text().splitlines()[1])
    record = Record.loads(line["record"])
    seen = list(sights(record, None, {}))
    assert [sight.round for sight in seen] == [number for number in range(1, 8) for _ in range(2)]
    assert record.result is not None
    assert [sight.points for sight in seen] == record.result * 7


def test_a_trace_mixes_what_came_of_a_table_with_what_was_said_of_the_next() -> None:
    """Two seats, three rounds; the forecasts are 60, 70 and 80 for the one, and the other's are its points."""
    seen = [
        Sight(round, seat, (), before, points, 0.0)
        for round, before in ((1, 60.0), (2, 70.0), (3, 80.0))
        for seat, before, points in ((0, before, 100.0), (1, 50.0, 50.0))
    ]
    assert traced(seen, 1.0) == seen
    found = traced(seen, 0.5)
    assert [sight.points for sight in found if sight.seat == 0] == [0.5 * 70 + 0.5 * 90, 0.5 * 80 + 0.5 * 100, 100]
    assert [sight.points for sight in found if sight.seat == 1] == [50.0, 50.0, 50.0]
    assert [replace(sight, points=0.0) for sight in found] == [replace(sight, points=0.0) for sight in seen]
    assert [sight.points for sight in traced(seen, 0.0)][::2] == [70.0, 80.0, 100.0]


def test_tables_that_are_played_out_are_learned_on_the_mean_of_what_came_of_them(tmp_path: Path) -> None:
    course = replace(COURSE, playouts=3, searched=0)
    record, labels = play_lesson(Lesson(course, 1, 0, ""))
    assert list(labels) == list(range(1, 8)) and all(len(points) == 2 for points in labels.values())
    assert any(points % 1 for points in labels[1])  # a mean of three
    seen = list(sights(Record.loads(record), None, labels))
    assert [(sight.round, sight.points) for sight in seen] == [(r, p) for r, points in labels.items() for p in points]
    told = Training(tmp_path / "played out", course).go_on(LocalPool(1), quiet)
    assert told["games"] == 10
    command = json.loads((tmp_path / "played out" / "training.json").read_text())["command"]
    assert "--playouts 3" in command and "--trace" not in command


def test_a_fit_finds_what_is_there() -> None:
    """Points that are made of two features and a little luck: the third weighs next to nothing."""
    random = Random(1)

    def sight() -> Sight:
        a, b, c = random.random(), random.random(), random.random()
        return Sight(1, 0, (a, b, c, 7.0), 50.0, round(50 + 30 * a - 20 * b + random.gauss(0, 0.5)), 10 * c - 5)

    games = [[sight() for _ in range(4)] for _ in range(200)]
    found = fitted(games, ("a", "b", "c", "always 7"), None)["1"]
    assert found["weights"]["a"] == pytest.approx(30, abs=1)
    assert found["weights"]["b"] == pytest.approx(-20, abs=1)
    assert abs(found["weights"]["c"]) < 1
    assert found["weights"].get("always 7", 0) == 0
    assert found["off by"]["forecast"] < 1 < found["off by"]["before"]
    # The margin has weights of its own.
    assert found["margin"]["weights"]["c"] == pytest.approx(10, abs=0.5)
    assert abs(found["margin"]["weights"]["a"]) < 0.5
    # Begun from what is right, hardly anything moves; a round without games stays.
    again = fitted(games[:20], ("a", "b", "c", "always 7"), {"rounds": {"1": found, "2": found}})
    assert again["2"] == found
    assert again["1"]["weights"]["a"] == pytest.approx(30, abs=1)


def test_a_network_learns_what_no_line_can_tell_and_plays_as_it_was_written() -> None:
    """Points that one feature brings only together with another."""
    random = Random(2)

    def sight(number: int) -> Sight:
        a, b = random.choice((0.0, 1.0)), random.choice((0.0, 1.0))
        return Sight(number, 0, (a, b, 7.0), 50.0, round(50 + 20 * (a != b) + number), 0.0)

    games = [[sight(number) for number in (1, 2) for _ in range(4)] for _ in range(100)]
    names = ("a", "b", "always 7")
    linear = {"margin counts": 0.0, "rounds": fitted(games, names, None)}
    made = with_network(linear, games, names, 1)
    assert made["network"]["off by"]["linear"] > 8
    assert made["network"]["off by"]["network"] < 2
    forecast = Forecast(json.dumps(made), names)
    assert forecast.points(1, [1.0, 0.0, 7.0]) == pytest.approx(71, abs=2)
    assert forecast.points(2, [1.0, 1.0, 7.0]) == pytest.approx(52, abs=2)
    assert with_network(linear, games, names, 1) == made


# --- the command


WORDS = ("train", "planetfall", "-p", "2", "-n", "10", "-d", "1", "--anchor", "random", "-g", "1", "-w", "1")


def test_a_finished_training_is_told_and_not_played_again(trained: Path) -> None:
    before = files(trained)
    text = told(*WORDS, "--folder", trained)
    assert text.startswith("1 generations; ")
    assert files(trained) == before
    assert json.loads(give(*WORDS, "--folder", trained, "--json").stdout) == json.loads(before["training.json"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--seed", "2"), "with seed 1, not 2"),
        (("-n", "3"), "--games 10 is the fewest"),
        (("--anchor", "deep-blue"), "deep-blue"),
        (("--trace", "0.5", "--playouts", "2"), "give --playouts or --trace, not both"),
    ],
)
def test_another_training_is_refused_and_nothing_lost(trained: Path, words: tuple[str, ...], sentence: str) -> None:
    before = files(trained)
    result = give(*WORDS, "--folder", trained, *words)
    assert isinstance(result.exception, CannotParse)
    assert sentence in str(result.exception)
    assert files(trained) == before


def test_a_folder_of_another_game_or_of_something_else_is_refused(trained: Path, tmp_path: Path) -> None:
    result = give("train", "terra_mystica", "-p", "2", "--folder", trained)
    assert "with game planetfall, not terra_mystica" in str(result.exception)
    (tmp_path / "diary.txt").write_text("my diary")
    result = give(*WORDS, "--folder", tmp_path)
    assert "holds something else than a training" in str(result.exception)
    assert files(tmp_path) == {"diary.txt": "my diary"}
