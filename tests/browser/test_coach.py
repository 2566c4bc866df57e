"""A guided first game in the browser: the card in the lobby, what the coach points at, Show me, Skip this, a reload."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.tables import begun
from tests.browser.test_clicks import FIRST_GAME, HOUSE
from tests.browser.test_screens import TELL
from tests.browser.visitor import Visitor
from tests.server.live import Person

Box = dict[str, float]


def coach(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("complementary", name=re.compile("^Guide, step"))


def step(visitor: Visitor, number: int) -> str:
    """Wait for a step; its idea."""
    expect(coach(visitor)).to_contain_text(re.compile(f"First game · {number} of 16", re.IGNORECASE))
    visitor.wait(f"heard.coach?.number === {number}")
    return str(visitor.heard("coach.idea"))


def box(what: Locator) -> Box:
    found = what.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def overlap(one: Box, other: Box) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


def ring_is_on(visitor: Visitor, place: Locator) -> None:
    """The ring goes round the place, and the bubble stands beside it."""

    def is_on() -> bool:
        ring, there = box(visitor.page.locator("div.ring")), box(place)
        near = abs(ring["x"] - there["x"]) < 6 and abs(ring["y"] - there["y"]) < 6
        return near and not overlap(box(coach(visitor)), there)

    assert visitor.comes_true(is_on)


def begin(visitor: Visitor, game: str) -> None:
    visitor.go("/")
    card = visitor.page.get_by_role("region", name="Learn by playing")
    visitor.press(card.get_by_role("group", name="Game to learn").get_by_role("button", name=game))
    visitor.press(card.get_by_role("button", name="Start learning"))
    visitor.page.wait_for_url("**/t/*")
    visitor.wait("heard.version >= 0")


def press(visitor: Visitor, words: str) -> None:
    with visitor.moving_on():
        visitor.press(coach(visitor).get_by_role("button", name=words, exact=True))


def test_a_first_game_is_guided(arrive: Arrive) -> None:
    anna = arrive("Anna")
    begin(anna, "Terra Mystica")
    assert step(anna, 1) == "goal"
    ring_is_on(anna, anna.page.locator('.points[data-at="points"]'))
    assert anna.page.evaluate("() => document.activeElement === document.body")  # nothing takes the focus
    press(anna, "Go on")
    assert step(anna, 2) == "home"
    anna.page.reload()  # the coach goes on where it was
    assert step(anna, 2) == "home"
    press(anna, "Go on")
    assert step(anna, 3) == "card"
    shown = anna.heard("coach.answers[0]")
    ring_is_on(anna, anna.page.locator(f'[data-answer="{shown}"]'))
    press(anna, "Show me")
    assert step(anna, 4) == "turn"
    assert shown in [line for turn in anna.heard("log") for line in re.findall(r"pass BON\d+", str(turn))]
    press(anna, "Go on")
    assert step(anna, 5) == "terraform"
    # With some cards the spade is theirs: 'special BON1', 'dig F6 …'.
    hexes = [
        word for answer in anna.heard("coach.answers") for word in answer.split() if re.fullmatch(r"[A-I]\d+", word)
    ]
    ring_is_on(anna, anna.page.locator(f'[data-place="{hexes[0]}"]'))
    expect(coach(anna)).to_contain_text(re.compile(f"For example: .*transform {hexes[0]}", re.IGNORECASE))
    press(anna, "Skip this")
    assert step(anna, 6) == "round"
    press(anna, "Go on")
    assert step(anna, 7) == "upgrade"
    press(anna, "Show me")
    with anna.moving_on():  # what was shown can be taken back, and is not told again
        anna.press(anna.page.get_by_role("button", name="Undo"))
    assert step(anna, 8) == "power"
    press(anna, "I know this game")
    expect(coach(anna)).to_have_count(0)


def test_what_is_chosen_is_not_covered(arrive: Arrive) -> None:
    """The coach makes room as soon as one chooses for oneself, and comes back when one lets go."""
    anna = arrive("Anna")
    begin(anna, "Terra Mystica")
    step(anna, 1)
    anna.press(anna.page.locator('[data-at="cards"] button').first)
    expect(coach(anna)).to_have_count(0)
    anna.page.keyboard.press("Escape")
    step(anna, 1)


def test_on_a_phone_a_card_that_asks_lies_over_the_coach(arrive: Arrive, person: Callable[[str], Person]) -> None:
    """A trading house may become a temple or the stronghold while the coach speaks of upgrading: nothing lies over the
    rows of its card."""
    someone = person("Anna")
    table = begun(someone, HOUSE, FIRST_GAME)
    anna = arrive("Anna", phone=True)
    anna.come_as(someone)
    anna.open_table(table)
    answers = [answer["action"] for answer in anna.heard("actions")]
    hex = next(each.split()[1] for each in answers if each.startswith("upgrade") and each.endswith(" stronghold"))
    told = {
        "idea": "upgrade",
        "number": 7,
        "ideas": 16,
        "title": "Upgrade",
        "what": "Upgrade a dwelling.",
        "why": "",
        "at": [hex],
        "show": "Upgrade it",
        "answers": [f"upgrade {hex} stronghold"],
    }
    anna.page.evaluate(TELL, {"version": anna.heard("version") + 1, "coach": told})
    expect(coach(anna)).to_be_visible()
    anna.press(anna.page.locator(f'main [data-place="{hex}"]'))
    ways = anna.page.locator(".card.pinned .ways button")
    expect(ways).to_have_count(2)
    for width, height in ((390, 844), (844, 390)):  # in a low window the card stands in the column of the question
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(ways).to_have_count(2)
        for way in ways.all():
            way.click(trial=True)  # it would be pressed, and nothing that lies over it


@pytest.mark.parametrize("phone", [False, True])
def test_the_lobby_teaches_until_one_knows_the_games(arrive: Arrive, phone: bool) -> None:
    anna = arrive("Anna", phone=phone)
    anna.go("/")
    card = anna.page.get_by_role("region", name="Learn by playing")
    # The first button names and begins the lightest game.
    expect(anna.page.locator("main .btn.primary").first).to_contain_text("Planetfall")
    expect(card.get_by_role("button", name="min")).to_have_count(4)
    anna.press(card.get_by_role("button", name="I know these games"))
    expect(card).to_have_count(0)
    anna.page.reload()
    expect(anna.page.get_by_role("article").first).to_be_visible()
    expect(card).to_have_count(0)
    anna.go("/rules")
    expect(card).to_be_visible()
    expect(card.get_by_role("button", name="I know these games")).to_have_count(0)


def test_on_a_phone_the_coach_opens_the_tab_that_it_speaks_of(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    begin(anna, "Terra Mystica")
    step(anna, 1)
    press(anna, "Go on")
    step(anna, 2)
    expect(anna.page.get_by_role("tab", name="Map")).to_have_attribute("aria-selected", "true")
    press(anna, "Go on")
    step(anna, 3)
    expect(anna.page.get_by_role("tab", name="Tiles")).to_have_attribute("aria-selected", "true")
    ring_is_on(anna, anna.page.locator(f'[data-answer="{anna.heard("coach.answers[0]")}"]'))


def test_on_a_phone_the_coach_is_a_sheet(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    begin(anna, "Planetfall")
    sheet = coach(anna)
    expect(sheet).to_be_visible()

    def stands_on_the_bar() -> bool:
        there, bar = box(sheet), box(anna.page.locator('[data-at="bar"]'))
        whole = there["x"] == 0 and there["width"] == 390
        return whole and bool(abs(there["y"] + there["height"] - bar["y"]) < 2 and there["height"] <= 0.46 * 844)

    assert anna.comes_true(stands_on_the_bar)
    for button in sheet.get_by_role("button").all():
        assert box(button)["height"] >= 44
    press(anna, "Go on")
    anna.wait("heard.coach?.number === 2")
    ring_is_on(anna, anna.page.locator('[data-at="own"]'))
    assert sheet.evaluate("(all) => all.scrollHeight - all.clientHeight") == 0
