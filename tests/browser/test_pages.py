"""Themes, rules, records and their replay, a look back from the log, the security policy."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.tables import begun, finished
from tests.browser.visitor import Visitor
from tests.server.live import Person


def lightness(visitor: Visitor) -> float:
    """Of the page's background, 0 to 255."""
    colour = visitor.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    return sum(map(float, re.findall(r"[\d.]+", colour)[:3])) / 3


def test_light_and_dark(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.page.emulate_media(color_scheme="light")
    anna.go("/")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "light")
    assert lightness(anna) > 200
    anna.page.emulate_media(color_scheme="dark")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert lightness(anna) < 60
    anna.press_segment(anna.page, "Theme", "Light")
    assert lightness(anna) > 200
    anna.page.reload()  # what was chosen is remembered, whatever the system says
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "light")
    assert lightness(anna) > 200


@pytest.mark.parametrize(("language", "planet"), [("en", "Planet"), ("ru", "Планета"), ("uk", "Планета")])
def test_the_rules_list_all_98_cards(arrive: Arrive, language: str, planet: str) -> None:
    anna = arrive("Anna", language=language)
    anna.go("/rules")
    anna.page.locator("main a[href='/rules/planetfall']").first.click()
    sections = anna.page.locator("section").filter(has=anna.page.get_by_role("heading", name=planet))
    expect(sections).to_have_count(7)
    cards = sections.locator("dt").all_inner_texts()
    assert len(cards) == 98
    assert all(name.strip() for name in cards)


def test_a_record_is_kept_and_replayed(arrive: Arrive, person: Callable[[str], Person], tmp_path: Path) -> None:
    someone = person("Anna")
    table = finished(someone)
    anna = arrive("Anna")
    anna.come_as(someone)
    anna.go("/records")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name=f"Download record Age of Wonders: Planetfall {table}").click()
    download.value.save_as(tmp_path / "kept.record")

    bert = arrive("Bert")
    bert.go("/records")
    bert.page.locator("input[type=file]").set_input_files(tmp_path / "kept.record")
    bert.page.wait_for_url("**/t/*")
    bert.wait("heard.table && heard.table.status === 'over'")
    assert bert.heard("table.scores") == someone.get(f"/api/tables/{table}")["scores"]
    last = bert.heard("table.moves")
    bert.page.get_by_role("button", name="See the board").click()
    expect(bert.page.get_by_text(f"Move {last} of {last}")).to_be_visible()
    slider = bert.page.get_by_role("slider", name="Move of the game")
    for moves in (0, last // 2, last - 1):
        slider.fill(str(moves))
        expect(bert.page.get_by_text(f"Move {moves} of {last}")).to_be_visible()
        expect(bert.answers).to_have_count(0)
    bert.page.get_by_role("button", name="One move back").click()
    expect(bert.page.get_by_text(f"Move {last - 2} of {last}")).to_be_visible()
    bert.page.get_by_role("button", name="Back to the scores").click()
    expect(bert.page.get_by_role("heading", name="Where the points came from")).to_be_visible()


def test_a_line_of_the_log_opens_the_table_as_it_was(arrive: Arrive, person: Callable[[str], Person]) -> None:
    someone = person("Anna")
    table = begun(someone)
    anna = arrive("Anna")
    anna.come_as(someone)
    anna.open_table(table)
    anna.choose(Random(1))
    places = anna.page.locator("[data-place]")
    now = places.evaluate_all("all => all.map((one) => one.dataset.place)")
    early = anna.page.get_by_role("log", name="Log").locator(".line").filter(has_text="Flew").first
    early.click()
    anna.page.get_by_role("button", name="See the board as it was").click()
    expect(anna.page.get_by_role("contentinfo").get_by_text("Flew")).to_be_visible()
    # The log goes along with the slider.
    shown = anna.page.get_by_role("log", name="Log").locator("section.now")
    expect(shown).to_have_count(1)
    there = shown.inner_text()
    for _ in range(3):
        anna.page.keyboard.press("ArrowRight")
    expect(shown).not_to_have_text(there)
    expect(anna.answers).to_have_count(0)
    expect(places.first).to_be_visible()
    assert places.evaluate_all("all => all.map((one) => one.dataset.place)") != now
    anna.page.keyboard.press("Escape")
    expect(anna.answers).to_have_count(anna.heard("actions.length"))
    assert places.evaluate_all("all => all.map((one) => one.dataset.place)") == now


def test_costs_and_gains_are_told_before_the_click(arrive: Arrive, person: Callable[[str], Person]) -> None:
    someone = person("Anna")
    table = begun(someone)
    anna = arrive("Anna")
    anna.come_as(someone)
    anna.open_table(table)
    anna.answers.first.hover()
    expect(anna.page.get_by_role("contentinfo")).to_contain_text(anna.heard("actions[0].short"))
    assert anna.heard("actions[0].outcome") or anna.heard("actions[0].entries.length")


def test_the_end_screen_says_that_points_are_added_up_and_what_went_wrong(
    arrive: Arrive, person: Callable[[str], Person]
) -> None:
    someone = person("Anna")
    table = finished(someone)
    anna = arrive("Anna")
    anna.come_as(someone)
    asked: list[Route] = []
    anna.page.route("**/history", lambda route: asked.append(route))  # it waits until it is answered
    anna.open_table(table)
    counting = anna.page.get_by_role("status").filter(has_text="Adding up where the points came from")
    expect(counting).to_be_visible()
    anna.expect_complaint("503")
    asked.pop().fulfill(status=503, json={"problem": "Busy."})
    expect(anna.page.get_by_text("Busy.")).to_be_visible()
    expect(counting).to_have_count(0)
    anna.press(anna.page.get_by_role("button", name="Try again"))
    expect(counting).to_be_visible()
    asked.pop().continue_()
    expect(anna.page.locator("tfoot td").first).to_be_visible()
    expect(counting).to_have_count(0)


def test_the_security_policy_is_in_force(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.go("/")
    anna.expect_complaint("Security policy|Content Security Policy")
    anna.page.evaluate(
        """() => {
          const script = document.createElement('script');
          script.textContent = 'window.tookOver = true';
          document.body.append(script);
        }"""
    )
    assert anna.page.evaluate("() => window.tookOver") is None


def test_what_is_not_there_says_so(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.expect_complaint("404")
    anna.go("/t/nothing-here")
    expect(anna.page.get_by_text("There is no such table")).to_be_visible()
    anna.go("/nothing")
    expect(anna.page.get_by_role("heading", name="There is no such page")).to_be_visible()
