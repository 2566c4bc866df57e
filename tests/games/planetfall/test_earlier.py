"""Records of earlier versions of the rules: games that were begun with other values are played on with them."""

from pathlib import Path

import pytest

from boardwright.games.planetfall import GAME
from boardwright.games.planetfall.rules.catalogue import BUILT_IN, catalogue
from boardwright.kernel.record import Record

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", ["version_1", "version_1_corrected", "version_2"])
def test_a_game_of_an_earlier_version_is_the_same_game_under_todays_rules(name: str) -> None:
    text = (HERE / f"{name}.record").read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.rules == GAME.version == 3
    assert list(GAME.scores(record.replay())) == record.result
    assert [str(move) for move in record.moves] == text.split("\n\n")[1].splitlines()[:-1]


def test_what_an_owner_corrected_goes_before_the_values_of_then() -> None:
    sides = {side.id: side for side in catalogue(content_in(1, BUILT_IN)).sides}
    assert [effect.text for effect in sides["gelder-b"].ability] == ["income: 1e per sector"]
    own = GAME.corrected({"commanders": {"gelder-b": {"ability": ["income: 2e"]}}})
    sides = {side.id: side for side in catalogue(content_in(1, own)).sides}
    assert [effect.text for effect in sides["gelder-b"].ability] == ["income: 2e"]
    assert sides["frankov-a"].start.energy == 4


@pytest.mark.parametrize(("version", "energy"), [(1, 4), (2, 2), (3, 1)])
def test_each_version_had_its_values(version: int, energy: int) -> None:
    sides = {side.id: side for side in catalogue(content_in(version, BUILT_IN)).sides}
    assert sides["frankov-a"].start.energy == energy


def content_in(version: int, content: str) -> str:
    return GAME.options_under(version, {"content": content})["content"]
