"""What was too small, cut or moved about once: measured on prepared tables, at every size that has it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.tables import (
    GAME,
    INNOVATION,
    INNOVATION_MIDDLE,
    LATE,
    MIDDLE,
    MYSTICA,
    MYSTICA_MIDDLE,
    SANTA_MARIA,
    SECOND_YEAR,
    begun,
)
from tests.browser.test_screens import BEYOND, SIZES, SMALL_WINDOW, WIDE_WINDOW, everywhere, resize, seated
from tests.browser.visitor import Visitor
from tests.server.live import Person

Somebody = Callable[[str], Person]

PRIEST = 40  # moves: a priest can be sent
SCHOLAR = 59  # moves: a scholar can be sent
FIRST_TURN = {MYSTICA: 30, INNOVATION: 59, SANTA_MARIA: 38}  # moves: markers stand together at the beginning
MIDDLES = {MYSTICA: MYSTICA_MIDDLE, INNOVATION: INNOVATION_MIDDLE, SANTA_MARIA: SECOND_YEAR, GAME: MIDDLE}

# Of each that is drawn, how much lower it is than its words, with what hangs below their lines.
LACKING = """() => [...document.querySelectorAll('main .place .name')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.scrollHeight - one.clientHeight, one.textContent])
  .filter(([lacks]) => lacks > 0)"""
# Where the panels of the columns beside the board stand: their upper and lower edges.
PANELS = """() => [...document.querySelectorAll('main :is([data-at=tracks], [data-at=favors], [data-at=competencies])')]
  .map((one) => [one.dataset.at, one.getBoundingClientRect().top, one.getBoundingClientRect().bottom].join(' '))"""
# How far from the middle of a thing to its sides it is hit: more than is drawn of it may be.
REACH = """(one) => {
  const {left, right, top, bottom} = one.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const far = (across, down) => {
    let far = 0;
    while (document.elementFromPoint(x + across * (far + 0.1), y + down * (far + 0.1)) === one) far += 0.1;
    return far;
  };
  return [far(-1, 0) + far(1, 0), far(0, -1) + far(0, 1)];
}"""
AMONG_ITS_LIKE = "(one) => [...one.closest('section').children].findIndex((each) => each.contains(one))"
COVERED = """() => {
  const buttons = document.querySelector('main .frame .buttons');
  if (!buttons?.checkVisibility()) return [];
  const {left, right, top, bottom} = buttons.getBoundingClientRect();
  return [...document.querySelectorAll('main .place.hex')].filter((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x > left && x < right && y > top && y < bottom;
  }).map((one) => one.dataset.place);
}"""


def panels(visitor: Visitor, person: Somebody, game: Path, moves: int) -> list[str]:
    seated(visitor, person, game, moves)
    visitor.page.locator("main [data-at=tracks]").wait_for()
    return list(visitor.page.evaluate(PANELS))


@pytest.mark.parametrize(("game", "moves", "verb"), [(MYSTICA, PRIEST, "priest"), (INNOVATION, SCHOLAR, "send")])
def test_where_priests_and_scholars_are_sent_a_finger_fits(
    arrive: Arrive, person: Somebody, game: Path, moves: int, verb: str
) -> None:
    anna = arrive("Anna")
    seated(anna, person, game, moves)
    for width, height in SIZES:
        resize(anna, width, height)
        for tab in anna.page.get_by_role("tab", name=re.compile("Cults|Science")).all():
            anna.press(tab)
        spaces = anna.page.locator(f'main .space[data-answer^="{verb}"]')
        expect(spaces.first).to_be_visible()
        for space in spaces.all():
            across, down = space.evaluate(REACH)
            assert round(min(across, down)) >= 24, f"{width} x {height}: {across} x {down}"


@pytest.mark.parametrize("moves", [MIDDLE, LATE])
def test_names_of_cards_keep_what_hangs_below_their_lines(arrive: Arrive, person: Somebody, moves: int) -> None:
    anna = arrive("Anna")
    seated(anna, person, GAME, moves)
    for language, (width, height) in everywhere(anna):
        assert anna.page.evaluate(LACKING) == [], f"{language}, {width} x {height}"


@pytest.mark.parametrize("game", [MYSTICA, INNOVATION, SANTA_MARIA], ids=["mystica", "innovation", "maria"])
def test_panels_stand_still_however_markers_stack(arrive: Arrive, person: Somebody, game: Path) -> None:
    anna = arrive("Anna")
    for size in (WIDE_WINDOW, SMALL_WINDOW):
        resize(anna, *size)
        first, later = [panels(anna, person, game, moves) for moves in (FIRST_TURN[game], MIDDLES[game])]
        assert first and first == later, f"{size}"


@pytest.mark.parametrize(("game", "moves"), [(MYSTICA, MYSTICA_MIDDLE), (INNOVATION, INNOVATION_MIDDLE)])
def test_the_buttons_that_enlarge_the_map_cover_no_hex(
    arrive: Arrive, person: Somebody, game: Path, moves: int
) -> None:
    anna = arrive("Anna")
    seated(anna, person, game, moves)
    for width, height in SIZES:
        resize(anna, width, height)
        assert anna.page.evaluate(COVERED) == [], f"{width} x {height}"


def test_bonus_cards_keep_their_places(arrive: Arrive, person: Somebody) -> None:
    """Whoever holds them."""
    anna = arrive("Anna")
    held: set[tuple[str, ...]] = set()
    for moves in (FIRST_TURN[MYSTICA], MYSTICA_MIDDLE):
        seated(anna, person, MYSTICA, moves)
        view = anna.heard("view")
        held.add(tuple(seat["card"] for seat in view["seats"]))
        numbers = sorted([*view["cards"], *(seat["card"] for seat in view["seats"])], key=lambda name: int(name[3:]))
        for answer in anna.heard("actions"):
            if answer["action"].startswith("pass BON"):
                place = anna.page.locator(f'[data-answer="{answer["action"]}"]')
                # The first child is the heading.
                at = place.evaluate(AMONG_ITS_LIKE)
                assert numbers[at - 1] == answer["action"].split()[1]
    assert len(held) == 2


# Dice at the heads of columns and rows that lie behind the name of whose colony it is.
HEADS_BEHIND = """() => {
  const name = document.querySelector('main .whose').getBoundingClientRect();
  const dice = [...document.querySelectorAll('main .hero rect[fill^="var(--die"]')]
    .map((die) => die.getBoundingClientRect());
  const behind = (die) =>
    die.left < name.right && name.left < die.right && die.top < name.bottom - 1 && name.top + 1 < die.bottom;
  return dice.length ? dice.filter(behind).length : -1;
}"""


def test_who_watches_sees_the_heads_of_the_columns(arrive: Arrive, person: Somebody) -> None:
    table = begun(person("Bert"), MIDDLES[SANTA_MARIA], SANTA_MARIA)
    anna = arrive("Anna")
    anna.open_table(table)
    expect(anna.page.locator("main .whose")).to_be_visible()
    for width, height in SIZES:
        resize(anna, width, height)
        assert anna.page.evaluate(HEADS_BEHIND) == 0, f"{width} x {height}"
        assert anna.page.evaluate(BEYOND) == [0, 0], f"{width} x {height}"


@pytest.mark.parametrize("game", [MYSTICA, GAME], ids=["mystica", "planetfall"])
def test_without_a_connection_the_page_is_as_wide_as_the_window(arrive: Arrive, person: Somebody, game: Path) -> None:
    """And what tells of it lies over no word of the action bar."""
    anna = arrive("Anna")
    seated(anna, person, game, MIDDLES[game])
    expect(anna.page.locator("footer")).to_be_visible()  # all that the board needs has come
    anna.lose_network()
    told = anna.page.locator(".toast").filter(has_text="No connection for")
    expect(told).to_be_visible()
    for width, height in SIZES:
        resize(anna, width, height)
        assert anna.page.evaluate(BEYOND) == [0, 0], f"{width} x {height}"
        toast, bar = told.bounding_box(), anna.page.locator("footer").bounding_box()
        assert toast is not None
        assert bar is not None
        assert toast["y"] + toast["height"] <= bar["y"] or toast["x"] + toast["width"] <= bar["x"], (
            f"{width} x {height}"
        )
