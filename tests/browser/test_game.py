"""A whole game against bots, by clicking as a person would."""

from pathlib import Path
from random import Random

from playwright.sync_api import expect

import boardwright
from boardwright.kernel.record import Record
from tests.browser.conftest import Arrive


def test_a_whole_game_against_bots(arrive: Arrive, tmp_path: Path) -> None:
    anna = arrive("Anna")
    anna.set_up(players=3)
    random, turns = Random(7), 0
    while anna.take_turn(random):
        turns += 1
    assert turns >= 15  # the commander, and two flights on each of seven planets

    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("win")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download record").click()
    download.value.save_as(tmp_path / "game.record")
    record = Record.loads((tmp_path / "game.record").read_text(encoding="utf-8"))
    scores = boardwright.game("planetfall").scores(record.replay())
    names = anna.page.locator("thead th").all_inner_texts()[1:]
    totals = anna.page.locator("tfoot td").all_inner_texts()
    seats = ["You", *(seat["name"] for seat in anna.heard("table.seats")[1:])]
    assert {name.strip(): int(total) for name, total in zip(names, totals, strict=True)} == dict(
        zip(seats, scores, strict=True)
    )
