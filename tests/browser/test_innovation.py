"""The table of Age of Innovation, by clicks and taps on what the board shows."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

import boardwright
from boardwright.kernel.record import Record
from tests.browser.conftest import Arrive
from tests.browser.land import AT_INNOVATION
from tests.browser.tables import INNOVATION, INNOVATION_MIDDLE, begun
from tests.browser.visitor import Visitor
from tests.server.live import Person

Somebody = Callable[[str], Person]
DEVELOPING = 206  # moves: three innovations can be paid, and power and book actions
SCHOLARS_AND_SPECIALS = 145  # moves: hexes, scholars, books, two special actions and conversions


def middle(anna: Visitor, person: Somebody, moves: int = INNOVATION_MIDDLE) -> None:
    someone = person("Anna")
    table = begun(someone, moves, INNOVATION)
    anna.come_as(someone)
    anna.open_table(table)


def place(visitor: Visitor, hex: str) -> Locator:
    return visitor.page.locator(f'main [data-place="{hex}"]')


def play_to_the_end(anna: Visitor, seed: int) -> int:
    random, answers = Random(seed), 0
    while AT_INNOVATION.take_turn(anna, random):
        answers += 1
    return answers


def sheet(anna: Visitor) -> dict[str, int]:
    names = [name.strip() for name in anna.page.locator("thead th").all_inner_texts()[1:]]
    return dict(zip(names, map(int, anna.page.locator("tfoot td").all_inner_texts()), strict=True))


def downloaded(anna: Visitor, path: Path) -> Record:
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download record").click()
    download.value.save_as(path)
    return Record.loads(path.read_text(encoding="utf-8"))


def test_a_whole_game_against_bots(arrive: Arrive, tmp_path: Path) -> None:
    anna = arrive("Anna")
    anna.set_up(players=3, game="Age of Innovation")
    assert play_to_the_end(anna, seed=7) >= 30  # a set, workshops, and in each of six rounds an action and a pass
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("win")
    record = downloaded(anna, tmp_path / "game.record")
    game = boardwright.game("age_of_innovation")
    _, rows = game.score_sheet(record.replay(), "en")
    seats = ["You", *(seat["name"] for seat in anna.heard("table.seats")[1:])]
    assert sheet(anna) == dict(zip(seats, map(sum, rows), strict=True))


def test_a_whole_game_against_the_automa(arrive: Arrive, tmp_path: Path) -> None:
    anna = arrive("Anna")
    anna.set_up(players=1, game="Age of Innovation")
    random, seen = Random(3), set[str]()
    while anna.wait_for_turn():
        card = anna.heard("view.automa.top")
        if card:
            seen.add(card)
            expect(anna.page.locator("#seat-1")).to_contain_text(f"Card {card.rstrip('s')}")
        AT_INNOVATION.take_turn(anna, random)
    assert len(seen) > 3
    record = downloaded(anna, tmp_path / "game.record")
    assert sheet(anna)["You"] == boardwright.game("age_of_innovation").scores(record.replay())[0]


@pytest.mark.parametrize("moves", [SCHOLARS_AND_SPECIALS, INNOVATION_MIDDLE, DEVELOPING])
def test_on_a_phone_every_answer_can_be_tapped(arrive: Arrive, person: Somebody, moves: int) -> None:
    """One after the other, with the card of the last one still open."""
    anna = arrive("Anna", phone=True)
    middle(anna, person, moves)
    answers = anna.heard("actions")
    assert len(answers) > 20
    for answer in answers:
        AT_INNOVATION.press_answer(anna, answer)
        expect(anna.filled_button).to_be_enabled()


def test_on_a_phone_one_may_look_where_nothing_can_be_chosen(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna", phone=True)
    middle(anna, person)
    players = anna.page.get_by_role("tab", name="Players")
    anna.press(players)
    expect(players).to_have_attribute("aria-selected", "true")
    expect(anna.page.get_by_role("region", name="Board of").first).to_be_visible()


def test_land_is_made_home_and_built_on_in_two_clicks_and_the_price_is_shown_before(
    arrive: Arrive, person: Somebody
) -> None:
    anna = arrive("Anna")
    middle(anna, person, SCHOLARS_AND_SPECIALS)
    seat = anna.heard("table.you")
    home = anna.heard(f"view.seats[{seat}].board")
    workshops = anna.heard(f"view.seats[{seat}].pieces.workshop")
    name = next(
        answer["action"].split()[1]
        for answer in anna.heard("actions")
        if answer["action"].startswith("dig ")
        and answer["changes"].get(f"hexes.{answer['action'][4:]}.terrain", ["", ""])[1] == home
    )
    place(anna, name).hover()
    card = anna.page.locator("main .card[role=tooltip]")
    expect(card).to_contain_text("and build")
    expect(card).to_contain_text("Spades:")
    expect(card).to_contain_text("Leaves")
    place(anna, name).click()
    with anna.moving_on():
        place(anna, name).click()
    anna.wait_for_quiet()
    assert anna.heard(f"view.seats[{seat}].pieces.workshop") == workshops + 1
    assert anna.heard(f"view.hexes.{name}.building") == "workshop"


def test_an_innovation_says_what_it_costs(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    middle(anna, person, DEVELOPING)
    seat = anna.heard("table.you")
    answer = next(each for each in anna.heard("actions") if each["action"].startswith("develop "))
    tile = anna.page.get_by_role("region", name="Innovations").get_by_role("button", name=answer["short"][12:])
    label = tile.get_attribute("aria-label") or ""
    assert " 2, " in label and "of any" in label
    books = sum(anna.heard(f"view.seats[{seat}].books").values())
    AT_INNOVATION.press_answer(anna, answer)
    anna.do()
    while pays := [each for each in anna.heard("actions") if each["action"].startswith("pay ")]:
        AT_INNOVATION.press_answer(anna, pays[-1])
        anna.do()
    assert sum(anna.heard(f"view.seats[{seat}].books").values()) <= books - 5
    assert answer["action"].split()[1] in anna.heard(f"view.seats[{seat}].innovations")


def test_power_can_be_answered_by_a_preference(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna")
    middle(anna, person)
    anna.press(anna.page.get_by_role("button", name="Settings", exact=True))
    expect(anna.page.get_by_role("dialog")).to_contain_text("Power offered by neighbours")
