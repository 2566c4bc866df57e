"""Every game reads back only what it wrote. (Kind by kind: `toys/test_archive.py`.)"""

from typing import Any

import pytest

import boardwright
from boardwright.kernel.archive import NotADump
from boardwright.kernel.game import Game
from boardwright.kernel.plain import Plain


@pytest.mark.parametrize("game", boardwright.games(), ids=lambda game: game.name)
def test_every_game_refuses_what_it_did_not_write(game: Game[Any]) -> None:
    dumped = game.dump(game.new(2, {}))
    assert isinstance(dumped, list)
    wrong: list[Plain] = [None, [], dumped[:-1], [*dumped, 0], [[], *dumped[1:]], [*dumped[:-1], ["Nothing"]]]
    for each in wrong:
        with pytest.raises(NotADump):
            game.load(each)
    assert game.dump(game.load(dumped)) == dumped
