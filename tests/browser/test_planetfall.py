"""Before the click at Planetfall: what a place pays, gains and leaves, and what it lights, from either side."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.tables import MEETING, MIDDLE, begun
from tests.browser.visitor import Visitor
from tests.server.live import Person

Somebody = Callable[[str], Person]

TRACKS = ("points", "energy", "strength", "experience")
PAY_GAIN_LEFT = {
    "en": ("Pay", "Gain", "Left", "Next"),
    "ru": ("Цена", "Даёт", "Остаток", "Дальше"),
    "uk": ("Ціна", "Дає", "Залишок", "Далі"),
}
DEFEAT, RECRUIT = 0, 1


def sit_down(arrive: Arrive, person: Somebody, moves: int, language: str = "en", *, phone: bool = False) -> Visitor:
    anna, someone = arrive("Anna", language=language, phone=phone), person("Anna")
    table = begun(someone, moves)
    anna.come_as(someone)
    anna.open_table(table)
    anna.wait_for_turn()
    return anna


def place(anna: Visitor, thing: str) -> Locator:
    return anna.page.locator(f"[data-place={thing}]")


def rows(anna: Visitor) -> list[tuple[str, list[int]]]:
    """The rows of the popover: what they are called, and the amounts in them."""
    popover = anna.page.get_by_role("tooltip")
    expect(popover).to_be_visible()
    found: list[list[Any]] = popover.locator("dd").evaluate_all(
        """(rows) => rows.map((row) => [
             row.previousElementSibling.textContent,
             [...row.querySelectorAll(':scope > span[title]')].map((one) => one.title)])"""
    )
    return [(name, [int(re.findall(r"\d+", title)[0]) for title in titles]) for name, titles in found]


def stock_then(anna: Visitor, track: int) -> Locator:
    """What the own board says that a track will be at; the tracks stand in the order of the commander board."""
    return anna.page.locator("section.own .then").nth(track)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_rows_of_a_place_agree_with_what_the_server_foresees(
    arrive: Arrive, person: Somebody, language: str
) -> None:
    anna = sit_down(arrive, person, MIDDLE, language)
    pay, gain, left, then = PAY_GAIN_LEFT[language]
    seat, seen = anna.heard("table.you"), 0
    for answer in anna.heard("actions"):
        held = [entry for entry in answer["entries"] if entry["kind"] in ("stock", "points") and entry["seat"] == seat]
        if not held:
            continue  # it depends on what is chosen there
        place(anna, answer["action"].removeprefix("fly ")).hover()
        shown = dict(rows(anna))
        assert set(shown) == {pay, gain, left, then}, answer["action"]
        assert sum(shown[gain]) == sum(max(entry["amount"], 0) for entry in held), answer["action"]
        assert sum(shown[pay]) == -sum(min(entry["amount"], 0) for entry in held), answer["action"]
        paid = {entry["what"] for entry in held if entry["amount"] < 0}
        now = {track: anna.heard(f"view.seats[{seat}].{track}") for track in TRACKS if track in paid}
        assert shown[left] == [
            number + sum(entry["amount"] for entry in held if entry["what"] == track) for track, number in now.items()
        ], answer["action"]
        seen += 1
    assert seen == 4


def test_what_an_ability_brings_is_gained_too(arrive: Arrive, person: Somebody) -> None:
    """Yuri Frankov gains 2 energy for an outpost, and that is not in the words of the card."""
    anna = sit_down(arrive, person, MIDDLE)
    place(anna, "elysium-parks-2").hover()
    assert rows(anna)[:3] == [("Pay", [4]), ("Gain", [5, 2]), ("Left", [2])]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_each_way_has_its_rows(arrive: Arrive, person: Somebody, language: str) -> None:
    anna = sit_down(arrive, person, MIDDLE, language)
    pay, gain, left, then = PAY_GAIN_LEFT[language]
    place(anna, "worker-bees").hover()
    assert rows(anna) == [
        *[(pay, [2]), (gain, [4, 2, 1]), (left, [0])],
        *[(pay, [3]), (gain, [4, 2, 1]), (left, [1])],
        (then, []),
    ]


def test_when_the_ship_will_act(arrive: Arrive, person: Somebody) -> None:
    anna = sit_down(arrive, person, MIDDLE)
    for thing, words in {
        "sabretooth-jumper": "your ship acts 1st of 4",
        "worker-bees": "your ship acts 3rd of 4",
    }.items():
        place(anna, thing).hover()
        expect(anna.page.get_by_role("tooltip")).to_contain_text(words)


def test_a_place_shows_the_card_that_it_would_lay(arrive: Arrive, person: Somebody) -> None:
    anna = sit_down(arrive, person, MIDDLE)
    coming = anna.page.locator("section.own .coming")
    expect(coming).to_have_count(0)
    place(anna, "combat-analysis").hover()
    expect(coming).to_have_text("+ Combat Analysis")


def test_an_answer_lights_its_part_of_the_card_and_the_stocks(arrive: Arrive, person: Somebody) -> None:
    anna = sit_down(arrive, person, MEETING)
    cost, other = (place(anna, "worker-bees").locator(f"[data-part={part}]") for part in ("cost", "other"))
    answers = anna.page.locator("footer .choices button")
    lit = re.compile(r"\bnow\b")
    answers.nth(RECRUIT).hover()
    expect(other).to_have_class(lit)
    expect(cost).not_to_have_class(lit)
    expect(stock_then(anna, 3)).to_have_text("→1")
    answers.nth(DEFEAT).focus()  # by keys as well
    expect(cost).to_have_class(lit)
    expect(other).not_to_have_class(lit)
    expect(stock_then(anna, 3)).to_have_text("→6")


def test_a_part_of_the_card_lights_its_answer_and_chooses_it(arrive: Arrive, person: Somebody) -> None:
    anna = sit_down(arrive, person, MEETING)
    other = place(anna, "worker-bees").locator("[data-part=other]")
    answers = anna.page.locator("footer .choices button")
    other.hover()
    expect(answers.nth(RECRUIT)).to_have_class(re.compile(r"\bpointed\b"))
    expect(stock_then(anna, 3)).to_have_text("→1")
    assert [name for name, _ in rows(anna)].count("Left") == 2
    other.click()
    expect(answers.nth(RECRUIT)).to_have_attribute("aria-pressed", "true")
    with anna.moving_on():
        other.click()
    assert anna.heard("view.seats[3].energy") == 1


def test_the_turn_order_stays_when_the_news_are_put_away(arrive: Arrive, person: Somebody) -> None:
    anna = sit_down(arrive, person, MIDDLE)
    names = anna.page.locator("main .order ol").first.locator(".name")
    expect(names).to_have_count(4)
    before = names.all_inner_texts()
    anna.put_news_away()
    expect(anna.page.locator(".place.fresh")).to_have_count(0)
    assert names.all_inner_texts() == before


def test_the_top_bar_draws_planets_and_phases(arrive: Arrive, person: Somebody) -> None:
    anna = sit_down(arrive, person, MIDDLE)
    bar = anna.page.get_by_role("banner")
    expect(bar.locator(".planets li")).to_have_count(7)
    expect(bar.locator(".planets .here")).to_have_text("2")
    anna.put_news_away()
    phases = bar.locator(".phases li")
    expect(bar.locator(".phases .here")).to_be_visible()
    expect(phases.first).to_be_hidden()  # whose turn it is needs the room
    anna.page.set_viewport_size({"width": 1800, "height": 900})
    for number, name in enumerate(["Discovery", "Income", "First exploration", "Second exploration"]):
        expect(phases.nth(number)).to_have_text(name)
        expect(phases.nth(number)).to_be_visible()
    expect(bar.locator(".phases .here")).to_have_text("Second exploration")
    for width in (1024, 390):
        anna.page.set_viewport_size({"width": width, "height": 768})
        assert anna.page.evaluate("() => document.scrollingElement.scrollWidth") <= width
    expect(bar.locator(".planets")).to_be_hidden()
    expect(bar.get_by_text("Planet 2 of 7")).to_be_visible()


def test_on_a_phone_no_way_is_cut_off(arrive: Arrive, person: Somebody) -> None:
    anna = sit_down(arrive, person, MIDDLE, phone=True)
    anna.press(place(anna, "worker-bees"))
    sums = anna.page.locator("footer .sum")
    expect(sums.locator(".way")).to_have_count(2)
    expect(sums.locator(".way").last).to_contain_text("Fly and recruit it")
    assert sums.evaluate("(sum) => sum.scrollHeight <= sum.clientHeight && sum.scrollWidth <= sum.clientWidth")
