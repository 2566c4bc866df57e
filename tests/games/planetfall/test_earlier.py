"""Records of version 1 of the rules: games that were begun with other values are played on with them."""

from pathlib import Path

import pytest

from boardwright.games.planetfall import GAME
from boardwright.games.planetfall.rules.catalogue import BUILT_IN, catalogue, of_version_1
from boardwright.kernel.record import Record

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", ["version_1", "version_1_corrected"])
def test_a_game_of_version_1_is_the_same_game_under_todays_rules(name: str) -> None:
    text = (HERE / f"{name}.record").read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.rules == GAME.version == 2
    assert list(GAME.scores(record.replay())) == record.result
    assert [str(move) for move in record.moves] == text.split("\n\n")[1].splitlines()[:-1]


def test_what_an_owner_corrected_goes_before_the_values_of_then() -> None:
    sides = {side.id: side for side in catalogue(of_version_1(BUILT_IN)).sides}
    assert [effect.text for effect in sides["gelder-b"].ability] == ["income: 1e per sector"]
    own = GAME.corrected({"commanders": {"gelder-b": {"ability": ["income: 2e"]}}})
    sides = {side.id: side for side in catalogue(of_version_1(own)).sides}
    assert [effect.text for effect in sides["gelder-b"].ability] == ["income: 2e"]
    assert sides["frankov-a"].start.energy == 4
