"""A whole game against bots, by clicking as a person would."""

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.ending import check_score_sheet


def test_a_whole_game_against_bots(arrive: Arrive, tmp_path: Path) -> None:
    anna = arrive("Anna")
    anna.set_up(players=3)
    random, turns = Random(7), 0
    while anna.take_turn(random):
        turns += 1
    assert turns >= 15  # the commander, and two flights on each of seven planets

    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("win")
    check_score_sheet(anna, tmp_path)
