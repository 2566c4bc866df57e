"""A game of another package, which nobody has drawn: playable in the browser on the plain board, from the lobby on."""

import os
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.examples import ROOT, installed
from tests.server.live import running_server


def test_the_fifth_game_is_played_on_the_plain_board(arrive: Arrive, tmp_path: Path) -> None:
    folder = tmp_path / "installed"
    folder.mkdir()
    # Classes of a compiled kernel take no subclasses from sources, so this server plays from the sources.
    paths = [str(ROOT / "src"), *installed(folder)]
    environment = {"PYTHONPATH": os.pathsep.join(paths), "BOARDWRIGHT_BUILD": "interpreted"}
    with running_server(tmp_path / "data", environment) as server:
        anna = arrive("Anna", at=server)
        anna.set_up(players=2, game="Liar's dice")
        anna.wait_for_turn()
        board = anna.page.get_by_role("main")
        expect(board.get_by_role("heading", name="Your cup")).to_be_visible()
        expect(board.get_by_role("button", name="one 6")).to_be_visible()
        random = Random(1)
        while anna.take_turn(random):
            pass
        expect(anna.page.get_by_role("row", name="Total")).to_be_visible()
        anna.page.goto("about:blank")  # before the server goes
