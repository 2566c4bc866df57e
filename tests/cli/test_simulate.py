"""`simulate`: many games between bots."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from boardwright.cli.simulate import Result as Outcome
from boardwright.cli.simulate import summary, wilson
from boardwright.kernel.record import Record
from tests.cli.commands import give, process, told

GAMES = ("simulate", "planetfall", "--players", "2", "--games", "6", "--bots", "random", "--workers", "1")


def test_the_table_has_a_row_per_player_and_per_role() -> None:
    text = told("simulate", "planetfall", "-p", "3", "-n", "2", "-b", "greedy,random,random", "-w", "1")
    assert "Age of Wonders: Planetfall, 3 players, 2 games, seed 1" in text
    assert "commanders=random, sides=free, content=built-in" in text
    for row in ("1 greedy", "2 random", "3 random"):
        assert f" {row} 2 " in text
    assert "role games points" in text


def test_one_bot_stands_for_all_and_greedy_is_the_default() -> None:
    data = json.loads(give("simulate", "planetfall", "-p", "2", "-n", "1", "-w", "1", "--json").stdout)
    assert data["bots"] == ["greedy", "greedy"]
    data = json.loads(give(*GAMES, "--json").stdout)
    assert data["bots"] == ["random", "random"]


def test_json_tells_what_the_table_tells() -> None:
    data = json.loads(give(*GAMES, "--json", "--option", "sides=A").stdout)
    assert (data["game"], data["games"], data["seed"], data["options"]["sides"]) == ("planetfall", 6, 1, "A")
    players = data["players"]
    assert sum(player["win"] for player in players.values()) == pytest.approx(1)
    assert sum(role["games"] for role in data["roles"].values()) == 12
    for row in [*players.values(), *data["roles"].values()]:
        assert row["lowest"] <= row["score"] <= row["highest"]
        assert row["win_low"] <= row["win"] <= row["win_high"]


def test_the_same_seed_gives_the_same_games_on_any_number_of_workers() -> None:
    one = process(*GAMES[:-1], "1", "--json")
    two = process(*GAMES[:-1], "2", "--json")
    assert one.returncode == two.returncode == 0
    assert one.stdout == two.stdout
    assert one.stdout != give(*GAMES, "--json", "--seed", "2").stdout


def test_the_number_of_games_does_not_change_the_games() -> None:
    """Each game has a seed of its own, so the first two of six are the two."""
    ranges = [json.loads(give(*GAMES, "--games", str(games), "--json").stdout)["players"] for games in (1, 2, 6)]
    for fewer, more in pairwise(ranges):
        for label, row in fewer.items():
            assert more[label]["lowest"] <= row["lowest"] <= row["highest"] <= more[label]["highest"]


def test_games_are_kept_and_a_command_that_was_stopped_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kept" / "games.jsonl"
    whole = give(*GAMES, "--json").stdout
    give(*GAMES, "--games", "2", "--out", file)
    with file.open("a") as out:
        out.write('{"numb')  # stopped in the middle of a line
    first = file.read_text().splitlines()[1:3]
    assert give(*GAMES, "--json", "--out", file).stdout == whole
    heading, *lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert (heading["game"], heading["bots"]) == ("planetfall", ["random", "random"])
    assert [line["number"] for line in lines] == list(range(6))
    assert [json.loads(line) for line in first] == lines[:2]
    for line in lines:
        record = Record.loads(line["record"])
        record.replay()  # its result is checked
        assert record.result == [result["score"] for result in line["results"]]
    # Nothing is played again, and what was played under other terms is not mixed in.
    assert give(*GAMES, "--json", "--out", file).stdout == whole
    assert "was begun with seed 1, not 2" in str(give(*GAMES, "--seed", "2", "--out", file).exception)


def test_a_strong_bot_keeps_to_its_number_of_rollouts() -> None:
    """Played by a worker, so its limit has travelled."""
    strong = ("simulate", "planetfall", "-p", "2", "-n", "1", "-b", "strong,random", "--rollouts", "2", "--json")
    assert give(*strong).stdout == give(*strong).stdout


def test_a_summary_of_equal_games_has_no_margin() -> None:
    found = summary([Outcome(0, "", 40, 1.0, 9)] * 4)
    assert (found.games, found.score, found.score_margin, found.win) == (4, 40, 0, 1)
    assert (found.lowest, found.highest, found.win_high) == (40, 40, 1)


def test_the_interval_of_a_share_stays_between_0_and_1() -> None:
    """Wilson's interval for 5 of 10, from the literature: 23.7 % to 76.3 %."""
    assert wilson(0.5, 10) == pytest.approx((0.237, 0.763), abs=1e-3)
    assert wilson(0.0, 10)[0] == 0
    assert wilson(1.0, 10)[1] == 1
