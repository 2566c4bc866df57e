"""A forecast that was learned, read from its file."""

import json
from importlib.resources import files

import pytest

import boardwright
from boardwright.kernel.forecast import Forecast, margin

FILE = json.dumps(
    {
        "rounds": {
            "1": {"bias": 10, "weights": {"coins": 0.5, "towns": 3}},
            "2": {"bias": 20, "weights": {"towns": 4}},
        }
    }
)


def test_every_round_has_its_own_weights() -> None:
    forecast = Forecast(FILE, ["towns", "coins"])
    assert forecast.points(1, [2.0, 4.0]) == 18.0
    assert forecast.points(2, [2.0, 4.0]) == 28.0


def test_before_the_first_round_and_after_the_last_the_nearest_one_tells() -> None:
    forecast = Forecast(FILE, ["towns", "coins"])
    assert forecast.points(0, [0.0, 0.0]) == 10.0
    assert forecast.points(3, [0.0, 0.0]) == 20.0


def test_a_feature_that_was_not_learned_weighs_nothing() -> None:
    assert Forecast(FILE, ["coins", "new"]).points(1, [4.0, 100.0]) == 12.0


def test_the_margin_to_the_table_counts_as_much_as_the_file_says() -> None:
    """The mean of the others; who plays alone has none."""
    beside = {"bias": -4, "weights": {"towns": 2}}
    rounds = {"1": {"bias": 10, "weights": {"coins": 0.5}, "margin": beside}}
    own = Forecast(json.dumps({"rounds": rounds}), ["towns", "coins"])
    both = Forecast(json.dumps({"margin counts": 0.5, "rounds": rounds}), ["towns", "coins"])
    assert own.points(1, [3.0, 4.0]) == 12.0
    assert both.points(1, [3.0, 4.0]) == 12.0 + 0.5 * (-4 + 2 * 3)
    assert margin([90, 100, 80], 1) == 15.0
    assert own.final([90, 100, 80], 1) == 100.0
    assert both.final([90, 100, 80], 1) == 107.5
    assert both.final([100], 0) == 100.0


def test_a_network_adds_what_the_linear_part_leaves_over() -> None:
    """Two units and two more, each quiet below 0; by round other biases; what it does not know adds nothing."""
    network = {
        "first": {"towns": [1, -1]},
        "rounds": {"1": [0, 0], "2": [-10, 5]},
        "second": [[1, 0], [2, 1]],
        "second bias": [0, -1],
        "last": [3, 10],
        "bias": 0.25,
    }
    forecast = Forecast(json.dumps({"rounds": json.loads(FILE)["rounds"], "network": network}), ["towns", "coins"])
    # Round 1: the units give 2 and 0, then 2 and 0 (it would be -1): 3 * 2.
    assert forecast.points(1, [2.0, 4.0]) == 18.0 + 0.25 + 6.0
    # Round 2: 0 and 3, then 6 and 2.
    assert forecast.points(2, [2.0, 4.0]) == 28.0 + 0.25 + 18.0 + 20.0


@pytest.mark.parametrize("name", ["terra_mystica"])
def test_a_shipped_forecast_knows_every_feature_of_its_game(name: str) -> None:
    """Faction and tiles that no table had may be missing, and what was added after the last generation was played (163
    of Terra Mystica's); a feature that was renamed may not."""
    study = boardwright.game(name).study
    shipped = files("boardwright.games") / name / "study" / "forecast.json"
    rounds = json.loads(shipped.read_text(encoding="utf-8"))["rounds"]
    learned = {feature for fitted in rounds.values() for feature in fitted["weights"]}
    assert learned <= set(study.feature_names)
    assert len(learned) > 0.4 * len(study.feature_names)
    assert set(rounds) == {"1", "2", "3", "4", "5", "6"}


def test_the_shipped_correction_knows_what_the_ways_change() -> None:
    study = boardwright.game("terra_mystica").study
    shipped = files("boardwright.games") / "terra_mystica" / "study" / "correction.json"
    rounds = json.loads(shipped.read_text(encoding="utf-8"))["rounds"]
    assert {feature for fitted in rounds.values() for feature in fitted["weights"]} <= set(study.own_names)
    assert set(rounds) == {"1", "2", "3", "4", "5", "6"}
