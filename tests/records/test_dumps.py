"""Tables that an earlier version wrote down are read back, with the same answers and points (`dumps.json`)."""

import json
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.kernel.game import Game

# Questions and steps that no random game left waiting when the dumps were written.
UNSEEN = {
    "age_of_innovation": {"AutomaTurn", "ExchangeSchool"},
    "planetfall": {"Discovery"},
    "santa_maria": {"Curtain", "Preparation"},
    "terra_mystica": {"ChooseTop", "Income"},
}


def dumps(game: Game[Any]) -> list[dict[str, Any]]:
    file = Path(__file__).parent / game.name / "dumps.json"
    rows: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return rows


@pytest.mark.parametrize("game", boardwright.games(), ids=lambda game: game.name)
def test_dumps_of_an_earlier_version_are_read(game: Game[Any]) -> None:
    for row in dumps(game):
        state = game.load(row["dump"])
        assert [action.text for action in game.legal(state, row["seat"])] == row["legal"]
        assert list(game.scores(state)) == row["scores"]


@pytest.mark.parametrize("game", boardwright.games(), ids=lambda game: game.name)
def test_every_name_of_a_frame_is_one_that_dumps_know(game: Game[Any]) -> None:
    written = {item[0] for row in dumps(game) for item in row["dump"] if isinstance(item, list) and item}
    known = {name for name in written if isinstance(name, str)} | UNSEEN[game.name]
    assert known <= game.frames().keys(), "a class that got another name keeps its `id`"
