"""A forecast that was learned, read from its file."""

import json
from importlib.resources import files

import pytest

import boardwright
from boardwright.kernel.forecast import Forecast

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
