"""Every table at every size: a phone upright and sideways, a window at 200 %, a tablet, small and large windows.

Nothing is cut or wider than the page, the whole map is in sight, and what is chosen is not covered by what tells of it.
"""

import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import Arrive
from tests.browser.longest import longest
from tests.browser.tables import (
    GAME,
    INNOVATION,
    INNOVATION_MIDDLE,
    MIDDLE,
    MYSTICA,
    MYSTICA_MIDDLE,
    SANTA_MARIA,
    SECOND_YEAR,
    begun,
)
from tests.browser.test_languages import switch
from tests.browser.visitor import Visitor
from tests.server.live import Json, Person

Somebody = Callable[[str], Person]

SIZES = [(1440, 900), (1024, 768), (768, 1024), (720, 450), (640, 512), (844, 390), (390, 844)]
WIDE_WINDOW, SMALL_WINDOW, TABLET = SIZES[:3]
UPRIGHT = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
SETS = 49  # moves: the first to choose a set of planning board, faction and bonus
FACTIONS = 13  # moves: the first to choose a faction
COMMANDERS = 1  # move: the first to choose a commander
COLONIES = Path(__file__).parent.parent / "records" / "santa_maria" / "3-common-blue-dice.record", 28
TABLES = [(MYSTICA, MYSTICA_MIDDLE), (INNOVATION, INNOVATION_MIDDLE), (SANTA_MARIA, SECOND_YEAR), (GAME, MIDDLE)]

# Words of the two bars that do not fit where they stand. Those that are only heard are clipped on purpose.
CUT = """() => [...document.querySelectorAll('header *, footer *, [role=tab]')]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((one) => one.checkVisibility({visibilityProperty: true}))
  .filter((one) => {
    const {display, clipPath} = getComputedStyle(one);
    return display !== 'inline' && clipPath === 'none' && !one.closest('.only-heard');
  })
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className}: ${one.textContent.trim()}: ${one.scrollWidth} > ${one.clientWidth}`)"""
# The same on the board, of what is not somebody's name: words that end in dots, or lines that nobody can scroll to.
CUT_ON_THE_BOARD = """() => [...document.querySelectorAll('main *, .own *')]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((one) => one.checkVisibility({visibilityProperty: true}))
  .filter((one) => !one.closest('.only-heard, .opponent .who, .seat-chip b, svg'))
  .filter((one) => {
    const {overflowX, overflowY, clipPath} = getComputedStyle(one);
    const hides = (side) => side === 'hidden' || side === 'clip';
    const across = hides(overflowX) && one.scrollWidth > one.clientWidth + 1;
    return clipPath === 'none' && (across || (hides(overflowY) && one.scrollHeight > one.clientHeight + 3));
  })
  .map((one) => `${one.parentElement.className} > ${one.className}: ${one.textContent.trim()}`)"""
# Words of the question and of the filled button, of which a line or the end of one is hidden by a box round them.
CUT_IN_THE_BAR = """() => [...document.querySelectorAll(
    'footer .by, footer .q, footer .do .label *, footer .choices .told')]
  .filter((one) => one.textContent.trim() && one.checkVisibility({visibilityProperty: true}))
  .filter((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const inner = words.getBoundingClientRect();
    for (let box = one; box.tagName !== 'FOOTER'; box = box.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(box);
      const outer = box.getBoundingClientRect();
      if (overflowX === 'hidden' && (inner.right > outer.right + 1 || inner.left < outer.left - 1)) return true;
      if (overflowY === 'auto') return false;  // one scrolls to it
      if (overflowY === 'hidden' && (inner.bottom > outer.bottom + 2 || inner.top < outer.top - 2)) return true;
    }
    const {top, bottom} = one.closest('footer').getBoundingClientRect();
    return inner.bottom > bottom + 1 || inner.top < top - 1;
  })
  .map((one) => `${one.className}: ${one.textContent.trim()}`)"""
# Makes the letters of the client's own fonts 15 % wider, as other fonts would be that a browser puts in their place:
# `size-adjust` enlarges the letters, and the overrides keep the lines as high as they were. No font has to be made for
# it, and what is whole with wider letters is whole with those that players see.
WIDEN = """() => {
  const [wider, drawing] = [1.15, document.createElement('canvas').getContext('2d')];
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule, at) => [sheet, rule, at]))
    .filter(([, rule]) => rule instanceof CSSFontFaceRule);
  if (!faces.length) throw new Error('the client brings no fonts');
  for (const [sheet, rule, at] of faces) {
    drawing.font = `100px ${rule.style.fontFamily}`;
    const {fontBoundingBoxAscent: above, fontBoundingBoxDescent: below} = drawing.measureText('x');
    const lines = `ascent-override: ${above / wider}%; descent-override: ${below / wider}%`;
    sheet.deleteRule(at);
    sheet.insertRule(rule.cssText.replace(/}$/, `size-adjust: ${100 * wider}%; ${lines} }`), at);
  }
}"""
# As if the server had told it.
TELL = """(told) => lines.at(-1).dispatchEvent(
  new MessageEvent('message', {data: JSON.stringify({...heard, ...told})}))"""
TWO_FRAMES = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
BEYOND = """() => {
  const {scrollWidth, scrollHeight} = document.scrollingElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""

# The height of their letters on the screen.
HEX_NAMES = """() => [...document.querySelectorAll('main svg text.name')]
  .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""
TOOLS_OUTSIDE = """() => {
  const row = document.querySelector('footer .tools')?.getBoundingClientRect();
  return [...document.querySelectorAll('footer .tools button')]
    .filter((one) => one.getBoundingClientRect().right > row.right + 1)
    .map((one) => one.textContent.trim());
}"""


def seated(visitor: Visitor, person: Somebody, game: Path, moves: int) -> None:
    someone = person("Anna")
    table = begun(someone, moves, game)
    visitor.come_as(someone)
    visitor.open_table(table)
    visitor.wait_for_turn()


def resize(visitor: Visitor, width: int, height: int) -> None:
    """And let it be drawn: what is measured changes in the next frame."""
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.evaluate(TWO_FRAMES)


def widen_letters(visitor: Visitor) -> None:
    """Until the page is loaded anew."""
    visitor.page.evaluate(WIDEN)
    visitor.page.evaluate(TWO_FRAMES)


def is_inside(inner: Locator, outer: Locator) -> bool:
    one, other = inner.bounding_box(), outer.bounding_box()
    assert one is not None
    assert other is not None
    return (
        one["x"] >= other["x"] - 1
        and one["y"] >= other["y"] - 1
        and one["x"] + one["width"] <= other["x"] + other["width"] + 1
        and one["y"] + one["height"] <= other["y"] + other["height"] + 1
    )


def everywhere(visitor: Visitor) -> Iterator[tuple[str, tuple[int, int]]]:
    """The page in each language, at each size."""
    for language, size in product(("en", "ru", "uk"), SIZES):
        if visitor.page.locator("html").get_attribute("lang") != language:
            resize(visitor, *WIDE_WINDOW)
            switch(visitor, language)
        resize(visitor, *size)
        yield language, size


@pytest.mark.parametrize(("game", "moves"), TABLES, ids=["mystica", "innovation", "maria", "planetfall"])
def test_nothing_is_cut(arrive: Arrive, person: Somebody, game: Path, moves: int) -> None:
    anna = arrive("Anna")
    seated(anna, person, game, moves)
    widen_letters(anna)
    page = anna.page
    cut: list[str] = []
    for language, (width, height) in everywhere(anna):
        where = f"{language}, {width} x {height}"
        beyond = page.evaluate(BEYOND)
        if beyond != [0, 0]:
            cut.append(f"{where}: the page is larger than the window by {beyond}")
        cut += [f"{where}: {each}" for each in page.evaluate(CUT) + page.evaluate(CUT_ON_THE_BOARD)]
        if (width, height) == SMALL_WINDOW and game in (MYSTICA, INNOVATION):
            # What the next income brings stands beside three stocks and above the bowls.
            expect(page.locator(".own .my-next:visible")).to_have_count(4)
        if (width, height) == SMALL_WINDOW and game != SANTA_MARIA:  # there the others are chips below the colony
            for stocks in page.locator("main .opponent .stocks").all():
                assert is_inside(stocks, page.locator("main")), f"{where}: {stocks.inner_text()}"
        # Every tool can be reached without scrolling, but on a phone, where they are a row for a thumb: where it goes
        # on, it fades out.
        outside = page.evaluate(TOOLS_OUTSIDE)
        if width >= 760 or height < 520:
            assert not outside, f"{where}: {outside}"
        elif outside:
            expect(page.locator("footer .tools")).to_have_attribute("data-more", "after")
    assert not cut, "\n".join(cut)


@pytest.mark.parametrize(("game", "moves"), TABLES, ids=["mystica", "innovation", "maria", "planetfall"])
def test_the_longest_words_of_the_bar_are_read_whole(arrive: Arrive, person: Somebody, game: Path, moves: int) -> None:
    """The longest questions, below the longest that can have been done before, and the longest labels with the longest
    prices, told to the page as the server would. Beside all of them every tool is there."""
    anna = arrive("Anna")
    seated(anna, person, game, moves)
    widen_letters(anna)
    page = anna.page
    version, occasion = anna.heard("version"), page.evaluate("() => heard.occasion")
    first, second = page.evaluate("() => heard.actions.slice(0, 2)")
    cut: list[str] = []
    for language, (width, height) in everywhere(anna):
        words = longest(game)[language]
        two = {"actions": [first, second], "courses": []}
        asked: list[Json] = [
            {**two, "question": question, "occasion": {**occasion, "kind": "setup", "stages": [], "words": done}}
            for question, done in zip(words.questions, words.lines, strict=True)
        ]
        chosen: list[Json] = [
            {"actions": [{**first, "short": label, "price": price}]} for label, price in words.buttons
        ]
        for told in [*asked, *chosen]:
            version += 1
            page.evaluate(TELL, {"version": version, **told})
            page.evaluate(TWO_FRAMES)
            found = page.evaluate(CUT_IN_THE_BAR) + (page.evaluate(TOOLS_OUTSIDE) if width >= 900 else [])
            cut += [f"{language}, {width} x {height}: {each}" for each in found]
    assert not cut, "\n".join(cut)


@pytest.mark.parametrize(("game", "moves"), TABLES, ids=["mystica", "innovation", "maria", "planetfall"])
def test_the_longest_choices_in_the_bar_are_read_whole(
    arrive: Arrive, person: Somebody, game: Path, moves: int
) -> None:
    """Answers that are no places on the board: the page says which."""
    anna = arrive("Anna")
    seated(anna, person, game, moves)
    widen_letters(anna)
    page = anna.page
    version = anna.heard("version")
    answer = page.evaluate("() => heard.actions[0]")
    seen = 0
    cut: list[str] = []
    for language, (width, height) in everywhere(anna):
        answers = [{**answer, **told} for told in longest(game)[language].answers]
        version += 1
        page.evaluate(TELL, {"version": version, "actions": answers, "courses": []})
        page.evaluate(TWO_FRAMES)
        seen += page.locator("footer .choices .told").count()
        cut += [f"{language}, {width} x {height}: {each}" for each in page.evaluate(CUT_IN_THE_BAR)]
    assert not cut, "\n".join(cut)
    assert seen


@pytest.mark.parametrize(("game", "moves"), TABLES[:3], ids=["mystica", "innovation", "maria"])
def test_the_whole_map_is_in_sight(arrive: Arrive, person: Somebody, game: Path, moves: int) -> None:
    anna = arrive("Anna")
    seated(anna, person, game, moves)
    board = anna.page.locator("main")
    for width, height in SIZES:
        resize(anna, width, height)
        drawn = anna.page.locator("main .colony" if game == SANTA_MARIA else "main div.inside")
        assert is_inside(drawn, board), f"{width} x {height}"
        names = anna.page.evaluate(HEX_NAMES)  # where there is no room for them there are none
        assert all(size >= 9.9 for size in names), f"{width} x {height}: {min(names)}"
        if width >= 1024 and game != SANTA_MARIA:
            assert names, f"{width} x {height}"
        if (width, height) == SMALL_WINDOW and game == MYSTICA:
            # With those that somebody holds, of whom it says so.
            cards = anna.page.get_by_role("region", name="Bonus")
            expect(cards.locator(".held .owner")).to_have_count(4)
            assert is_inside(cards, board)
        if (width, height) == SMALL_WINDOW and game == INNOVATION:
            innovations = anna.page.get_by_role("region", name="Innovations")
            expect(innovations.get_by_label(re.compile("^University"))).to_be_visible()
        if (width, height) == TABLET and game == SANTA_MARIA:
            for die in anna.page.locator("main [data-die][aria-disabled=false]").all():
                assert is_inside(die, board), f"{width} x {height}"


@pytest.mark.parametrize("hex", ["H8", "A2"])
def test_a_sheet_is_low_and_does_not_cover_its_hex(arrive: Arrive, person: Somebody, hex: str) -> None:
    """It ends with the button of the action bar; H8 lies at the top of an upright map, A2 at its foot."""
    anna = arrive("Anna", phone=True)
    seated(anna, person, MYSTICA, MYSTICA_MIDDLE)
    place = anna.page.locator(f'main [data-place="{hex}"]')
    anna.press(place)
    sheet = anna.page.locator(".card.sheet")
    expect(sheet).to_be_visible()

    def is_beside() -> bool:
        low, hexagon = sheet.bounding_box(), place.bounding_box()
        assert low is not None
        assert hexagon is not None
        above = hexagon["y"] + hexagon["height"] <= low["y"]
        return above and UPRIGHT["height"] - low["y"] <= 0.3 * UPRIGHT["height"] + 1

    assert anna.comes_true(is_beside)
    box = sheet.bounding_box()
    assert box is not None
    # Drawn down it goes, and so it does with a tap beside every place; what was chosen goes with it.
    middle = box["x"] + box["width"] / 2
    anna.page.mouse.move(middle, box["y"] + 20)
    anna.page.mouse.down()
    anna.page.mouse.move(middle, box["y"] + 90, steps=3)
    anna.page.mouse.up()
    expect(sheet).to_have_count(0)
    expect(anna.chosen).to_have_count(0)
    anna.press(place)
    expect(sheet).to_be_visible()
    anna.page.touchscreen.tap(215, 290)  # open water
    expect(sheet).to_have_count(0)
    anna.press(place)
    others = sheet.get_by_role("button", name="Other…")
    anna.press(others)
    anna.press(sheet.locator(".ways button:not(.gone)").first)
    expect(others).to_have_attribute("aria-expanded", "false")
    with anna.moving_on():
        anna.press(anna.filled_button)


def test_sideways_a_hex_is_never_covered(arrive: Arrive, person: Somebody) -> None:
    anna = arrive("Anna", phone=True)
    seated(anna, person, MYSTICA, MYSTICA_MIDDLE)
    resize(anna, **SIDEWAYS)
    place = anna.page.locator('main [data-place="H8"]')
    footer, card = anna.page.locator("footer"), anna.page.locator("footer .card")
    anna.press(place)
    # What it pays and who comes next stand below the question, and push the tools down: nothing is covered.
    expect(card).to_contain_text("may take")
    expect(card.get_by_role("button", name="Another terrain…")).to_be_visible()
    assert is_inside(card, footer)
    assert is_inside(anna.page.locator("main div.inside"), anna.page.locator("main"))
    anna.press(card.get_by_role("button", name="Close"))
    expect(card).to_have_count(0)
    # What has no card on the board says the same there in words.
    anna.press(footer.get_by_role("button", name="Shipping"))
    expect(footer).to_contain_text("pay 4 coins and 1 priest; gain 2 points")
    # The own board is opened by a thumb.
    own = anna.page.get_by_role("button", name="All of my board")
    small = own.bounding_box()
    assert small is not None
    assert min(small["width"], small["height"]) >= 44
    # Where there is room below the map, it says who plays, and with how many points.
    others = anna.page.get_by_role("listitem").filter(has_text="71")
    expect(others).to_be_hidden()
    resize(anna, 720, 450)
    expect(others).to_be_visible()
    expect(others).to_have_accessible_name(re.compile("Nomads, 71 points"))


OWN_BOARDS = [each for each in TABLES if each[0] != SANTA_MARIA]  # there it is the board itself


@pytest.mark.parametrize(("game", "moves"), OWN_BOARDS, ids=["mystica", "innovation", "planetfall"])
def test_sideways_the_own_board_leaves_the_question_its_room(
    arrive: Arrive, person: Somebody, game: Path, moves: int
) -> None:
    """Unfolded, it lies over the board: question, tools and buttons stand where they stood."""
    anna = arrive("Anna", phone=True)
    seated(anna, person, game, moves)
    page, footer = anna.page, anna.page.locator("footer")
    for width, height in ((SIDEWAYS["width"], SIDEWAYS["height"]), (720, 450)):
        resize(anna, width, height)
        own = page.locator("section.own button[aria-expanded]").first
        expect(own).to_be_visible()
        page.evaluate(TWO_FRAMES)
        before = [footer.bounding_box(), anna.filled_button.bounding_box()]
        anna.press(own)
        expect(own).to_have_attribute("aria-expanded", "true")
        page.evaluate(TWO_FRAMES)
        assert [footer.bounding_box(), anna.filled_button.bounding_box()] == before, f"{width} x {height}"
        assert page.evaluate(BEYOND) == [0, 0], f"{width} x {height}"
        anna.press(own)
        expect(own).to_have_attribute("aria-expanded", "false")


def test_what_is_chosen_for_the_game_says_for_whom_it_is(arrive: Arrive, person: Somebody) -> None:
    """In words beside it, which are heard with it: for a first game, or for who knows the game."""
    anna = arrive("Anna")
    first, experienced = re.compile("Good first game"), re.compile("For experienced players")
    seated(anna, person, GAME, COMMANDERS)
    for sides in anna.page.locator("main [aria-pressed]").all():
        expect(sides).to_contain_text(first)
        expect(sides).to_contain_text(experienced)
        expect(sides).to_have_accessible_description(first)
    seated(anna, person, *COLONIES)
    for colony in anna.page.locator("main .choose [data-choice]").all():
        expect(colony).to_have_accessible_description(re.compile(f"{first.pattern}|{experienced.pattern}"))
    seated(anna, person, MYSTICA, FACTIONS)
    witches = anna.page.locator("main .faction", has_text="Witches")
    witches.hover()
    expect(anna.page.locator("main .detail")).to_contain_text(re.compile("Easy · good first game", re.IGNORECASE))
    expect(witches).to_have_accessible_description("Easy")
    seated(anna, person, INNOVATION, SETS)
    for each in anna.page.locator("main .choice.open").all():
        expect(each).to_contain_text(re.compile("Easy|Middling|Hard"))


def test_who_has_left_takes_one_row(arrive: Arrive, person: Somebody) -> None:
    """However many: the board needs the height."""
    someone, *others = [person(name) for name in ("Anna", "Bert", "Cora", "Dora")]
    table = someone.create("open", "open", "open", game="terra_mystica")
    for seat, other in enumerate(others, 1):
        other.sit(table, seat)
    for other in others:
        other.post(f"/api/tables/{table}/leave")
    anna = arrive("Anna")
    anna.come_as(someone)
    anna.open_table(table)
    left = anna.page.locator("ul").filter(has_text="Dora has left the table")
    for width, height in SIZES:
        resize(anna, width, height)
        expect(left.get_by_role("listitem")).to_have_count(3)
        box = left.bounding_box()
        assert box is not None
        assert box["height"] <= 52, f"{width} x {height}"


def test_santa_maria_is_played_sideways(arrive: Arrive, person: Somebody) -> None:
    """A tile is taken on one tab, laid on the other, and the turn is ended, all within 390 pixels of height."""
    anna = arrive("Anna", phone=True)
    seated(anna, person, SANTA_MARIA, SECOND_YEAR)
    resize(anna, **SIDEWAYS)
    for die in anna.page.locator("main [data-die][aria-disabled=false]").all():
        assert is_inside(die, anna.page.locator("main"))
    # What is one's own does not stand with the others.
    for own in ("Harbour", "Monks"):
        expect(anna.page.get_by_role("heading", name=own)).to_be_visible()
    anna.press(anna.page.get_by_role("tab", name="Board"))
    with anna.moving_on():
        anna.press(anna.page.locator("[data-tile][aria-disabled=false]").first)
    # Nothing is chosen for the player.
    cells = anna.page.locator("[data-cell][aria-disabled=false]")
    expect(cells.first).to_be_visible()
    expect(anna.page.locator("[data-cell][aria-pressed=true]")).to_have_count(0)
    anna.page.evaluate(TWO_FRAMES)
    assert anna.page.evaluate(CUT_IN_THE_BAR) == []
    button = anna.filled_button.bounding_box()  # beside the button that turns the tile, or below it
    assert button is not None
    assert button["width"] >= 120
    anna.press(cells.first)
    anna.do()
    assert anna.holding
    anna.end_turn()


def test_a_set_is_chosen_with_all_of_them_in_sight(arrive: Arrive, person: Somebody) -> None:
    someone = person("Anna")
    table = begun(someone, SETS, INNOVATION)
    anna = arrive("Anna")
    anna.come_as(someone)
    anna.open_table(table)
    widen_letters(anna)
    board = anna.page.locator("main")
    sets = anna.page.locator("main .choice.open")
    expect(sets).to_have_count(7)
    for width, height in (SMALL_WINDOW, WIDE_WINDOW):
        resize(anna, width, height)
        for each in sets.all():
            assert is_inside(each, board)
            expect(each).to_be_in_viewport(ratio=1)
        expect(anna.page.locator("main .fit")).to_be_in_viewport(ratio=1)
    last = sets.last
    name = last.locator(".head b").first.inner_text()
    last.hover()
    expect(anna.page.locator("main .detail")).to_contain_text(name)


def test_a_faction_is_chosen_beside_map_and_bonus_cards(arrive: Arrive, person: Somebody) -> None:
    someone = person("Anna")
    table = someone.create("random", "random", game="terra_mystica")
    anna = arrive("Anna")
    anna.come_as(someone)
    anna.open_table(table)
    anna.wait_for_turn()
    board = anna.page.locator("main")
    faction = anna.page.locator("main .faction.open").first
    seen = (
        faction,
        anna.page.locator("main .small"),
        anna.page.locator('main [aria-label="Bonus"]'),
        anna.page.locator("main .detail"),
    )
    for part in seen:
        expect(part).to_be_visible()
        assert is_inside(part, board)
    resize(anna, **SIDEWAYS)
    in_sight = [each for each in anna.page.locator("main .faction.open").all() if is_inside(each, board)]
    assert len(in_sight) >= 10 and is_inside(anna.page.locator("main .small"), board)
    resize(anna, *WIDE_WINDOW)
    name = faction.locator("b").inner_text()
    faction.hover()
    expect(anna.page.locator("main .detail h3")).to_have_text(name)
    anna.press(faction)
    expect(anna.filled_button).to_contain_text(name)
