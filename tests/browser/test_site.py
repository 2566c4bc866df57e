"""Without a server: the same table from static files, on the device alone."""

import gzip
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Route, ViewportSize, expect

from boardwright.kernel.record import Record
from tests.browser.ending import check_score_sheet
from tests.browser.land import AT_INNOVATION, AT_MYSTICA, Land
from tests.browser.site import KEPT, READY, Owner, Site, served_site
from tests.browser.test_accessibility import ONLY_FAULTS, faults
from tests.browser.test_fonts import drawn_with_others
from tests.browser.test_phone import check_screen
from tests.browser.test_santa_maria import Colonist
from tests.browser.visitor import Visitor
from tests.browser.window import PHONE, WIDE
from tests.server.live import running_server
from tools.build_web import build_engine

RECORD = Path(__file__).parent.parent / "records" / "planetfall" / "2-first-game.record"
# As a browser does that may keep nothing, and as one does that has no room any more: Chromium itself cannot be made to.
REFUSES = "indexedDB.open = () => { throw new DOMException('private', 'SecurityError'); };"
FILLS_UP = """
let room = true;
new BroadcastChannel('room').onmessage = ({data}) => { room = data; };
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (!room) throw new DOMException('full', 'QuotaExceededError');
  return put.apply(this, given);
};
"""
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}


def play_on_land(land: Land) -> Callable[[Visitor], None]:
    def play(visitor: Visitor) -> None:
        random = Random(7)
        while land.take_turn(visitor, random):
            pass

    return play


PLAYED: dict[str, Callable[[Visitor], None]] = {
    "Terra Mystica": play_on_land(AT_MYSTICA),
    "Age of Innovation": play_on_land(AT_INNOVATION),
    "Santa Maria": lambda visitor: Colonist(visitor).play(),
}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served_site(tmp_path_factory.mktemp("site")) as served:
        yield served


@pytest.fixture
def anna(browser: Browser, site: Site) -> Iterator[Owner]:
    owner = Owner(browser, site, "Anna")
    yield owner
    complaints = owner.leave(in_disorder=True)
    assert not complaints, "\n".join(complaints)


def test_a_whole_game_with_the_network_cut(anna: Owner, tmp_path: Path) -> None:
    """And its record, made in the browser, comes to the same end in the native engine."""
    anna.arrive()
    anna.cut_network()
    anna.set_up(players=2)
    assert anna.play(60, Random(7)) >= 15  # the commander, and two flights on each of seven planets
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("win")
    check_score_sheet(anna, tmp_path)


def test_a_tab_that_is_killed_goes_on_where_it_was(anna: Owner) -> None:
    anna.arrive()
    anna.cut_network()
    table = anna.set_up(players=2)
    assert anna.play(2, Random(7)) == 2
    anna.wait_for_turn()
    version, moves = anna.heard("version"), anna.heard("table.moves")
    anna.close_tab()
    anna.arrive()
    row = anna.page.get_by_role("listitem").filter(has=anna.page.locator(f'a[href$="/t/{table}"]'))
    anna.press(row.get_by_role("link"))
    anna.wait("heard.version >= 0")
    assert anna.wait_for_turn()
    assert (anna.heard("version"), anna.heard("table.moves")) == (version, moves)
    assert anna.play(1, Random(8)) == 1


def test_packs_that_a_host_unpacks_on_the_way_are_packs_too(anna: Owner) -> None:
    """Some hosts take what is compressed for a way of sending, and browsers then unpack it."""
    unpacked: list[str] = []

    def unpack(route: Route) -> None:
        unpacked.append(route.request.url.rpartition("/")[2].partition("-")[0])
        route.fulfill(body=gzip.decompress(route.fetch().body()))

    anna.context.route("**/*.pack", unpack)
    anna.arrive()
    assert {"library.pack", "engine"} <= set(unpacked)
    anna.set_up(players=2)
    assert anna.play(1, Random(7)) == 1


@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "library.pack", "engine-*.pack"])
def test_a_file_that_does_not_come_is_told_and_fetched_again(browser: Browser, site: Site, file: str) -> None:
    anna = Owner(browser, site, "Anna")
    anna.context.route(f"**/{file}", lambda route: route.fulfill(status=404))
    anna.go("/")
    again = anna.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible(timeout=READY)
    anna.context.unroute(f"**/{file}")
    anna.press(again)
    expect(anna.page.get_by_role("article").first).to_be_visible(timeout=READY)
    anna.leave(in_disorder=True)  # the browser complains of what was not there


def test_a_binary_that_the_host_has_no_longer_is_on_the_device(browser: Browser, site: Site) -> None:
    """A browser takes it compiled from its own cache, so the service worker does not answer for it at first."""
    anna = Owner(browser, site, "Anna")
    anna.arrive()
    assert anna.page.evaluate(KEPT)
    asked = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=404)

    anna.context.route("**/pyodide.asm.wasm", refuse)
    anna.come_back()
    expect(anna.page.get_by_role("article").first).to_be_visible(timeout=READY)
    assert asked
    anna.leave(in_disorder=True)  # the browser complains of what was not there


def test_two_at_one_device_see_what_is_theirs(anna: Owner) -> None:
    """Between their turns a curtain hides the table, and nothing that the other may not see has come to the page."""
    anna.arrive()
    anna.begin_together("Santa Maria", "Bert", option="face down until the end")
    for _ in range(4):
        expect(anna.curtain).to_be_visible()
        name = "Anna" if "Anna" in anna.curtain.inner_text() else "Bert"
        assert anna.page.locator("main [aria-pressed], footer").count() == 0
        anna.lift_curtain(name)
        you = anna.heard("table.you")
        assert anna.heard(f"table.seats[{you}].name") == name
        points = [anna.heard(f"view.seats[{seat}].points") for seat in (you, 1 - you)]
        assert points[0] is not None and points[1] is None
        anna.write_turn(Random(7))


def test_where_nothing_is_hidden_only_the_seat_changes(anna: Owner) -> None:
    anna.arrive()
    anna.begin_together("Planetfall", "Bert")
    anna.wait("heard.version >= 0")
    seen = []
    for _ in range(4):
        assert anna.wait_for_turn()
        seen.append(anna.heard("table.you"))
        assert anna.take_turn(Random(7))
        anna.wait(f"heard.table.you !== {seen[-1]}")
    assert set(seen) == {0, 1}


def test_one_tab_has_the_tables(anna: Owner) -> None:
    """Two that both wrote would undo each other's moves."""
    anna.arrive()
    second = anna.context.new_page()
    second.goto(f"{anna.address}/")
    expect(second.get_by_text("Boardwright is open in another tab")).to_be_visible(timeout=READY)
    second.get_by_role("button", name="Go on here").click()
    expect(second.get_by_role("article").first).to_be_visible(timeout=READY)
    expect(anna.page.get_by_text("Boardwright is open in another tab")).to_be_visible()


def test_a_link_brings_a_game_or_a_record(anna: Owner) -> None:
    anna.arrive()
    anna.go("/new/planetfall?bots=novice&pace=instant")
    anna.wait("heard.version >= 0")
    assert [seat["bot"] for seat in anna.heard("table.seats")] == ["", "novice"]
    assert anna.page.url.endswith(f"#/t/{anna.heard('table.id')}")  # a reload opens no second one
    anna.go("/new/planetfall?bots=deep-thought")
    expect(anna.page.get_by_text("This link does not open")).to_be_visible()
    anna.go("/record/bm90aGluZw")
    expect(anna.page.get_by_text("It is cut short or damaged")).to_be_visible()
    record = Record.loads(RECORD.read_text(encoding="utf-8"))
    anna.go(f"/record/{letters_of(record)}")
    anna.wait(f"heard.table.moves === {len(record.moves)} && heard.table.status === 'over'")
    assert anna.heard("table.scores") == list(record.game.scores(record.replay()))


def letters_of(record: Record) -> str:
    """A record as a link brings it: deflated, in letters that an address may have."""
    packing = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return urlsafe_b64encode(packing.compress(record.dumps().encode()) + packing.flush()).decode().rstrip("=")


def test_a_full_device_says_so_and_loses_nothing(anna: Owner) -> None:
    anna.begin_worker_with(FILLS_UP)
    anna.arrive()
    anna.set_up(players=2)
    assert anna.play(1, Random(7)) == 1
    anna.wait_for_turn()
    moves = anna.heard("table.moves")
    anna.page.evaluate("() => new BroadcastChannel('room').postMessage(false)")
    anna.write_answer(Random(8))
    expect(anna.page.get_by_text("This device has no room left: the move was not kept.")).to_be_visible()
    assert anna.heard("table.moves") == moves
    anna.page.evaluate("() => new BroadcastChannel('room').postMessage(true)")
    assert anna.play(1, Random(8)) == 1


def test_where_a_browser_keeps_nothing_one_plays_and_is_told(anna: Owner) -> None:
    """Some private windows refuse the store as soon as it is opened."""
    anna.begin_worker_with(REFUSES)
    anna.arrive()
    expect(anna.page.get_by_text("In a private window games end with the window.")).to_be_visible()
    anna.set_up(players=2)
    assert anna.play(1, Random(7)) == 1


def test_a_table_leaves_the_device_when_its_owner_says_so_twice(anna: Owner) -> None:
    anna.arrive()
    table = anna.set_up(players=2)
    assert anna.play(1, Random(7)) == 1
    anna.wait_for_turn()
    anna.go("/records")
    row = anna.page.get_by_role("listitem").filter(has_text=table)
    anna.press(row.get_by_role("button", name="Remove"))
    anna.press(anna.page.get_by_role("dialog").get_by_role("button", name="Remove for good"))
    expect(row).to_have_count(0)
    anna.come_back()
    expect(anna.page.get_by_text("Everything on this device")).to_be_visible(timeout=READY)
    expect(row).to_have_count(0)


@pytest.mark.parametrize("game", PLAYED)
def test_every_other_title_with_the_network_cut(game: str, anna: Owner, tmp_path: Path) -> None:
    anna.arrive()
    anna.cut_network()
    anna.set_up(players=2, game=game)
    PLAYED[game](anna)
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("win")
    check_score_sheet(anna, tmp_path)


def test_a_new_version_is_offered_and_never_in_mid_game(anna: Owner, site: Site) -> None:
    anna.arrive()
    anna.page.evaluate(KEPT)
    table = anna.set_up(players=2)
    assert anna.play(1, Random(7)) == 1
    service = site.folder / "service.js"
    was = service.read_text(encoding="utf-8")
    service.write_text(was.replace('const VERSION = "', 'const VERSION = "next '), encoding="utf-8")
    try:
        anna.page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
        anna.page.wait_for_function(
            "() => navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"
        )
        assert anna.play(1, Random(8)) == 1
        offer = anna.page.get_by_text("A new version is here")
        expect(offer).to_have_count(0)
        anna.wait_for_turn()
        moves = anna.heard("table.moves")
        anna.page.get_by_role("banner").get_by_role("link").first.click()
        expect(offer).to_be_visible()
        with anna.page.expect_navigation():
            anna.press(anna.page.get_by_role("button", name="Use it now"))
        expect(anna.page.get_by_role("article").first).to_be_visible(timeout=READY)
        expect(offer).to_have_count(0)
        anna.open_table(table)
        assert anna.heard("table.moves") == moves
    finally:
        service.write_text(was, encoding="utf-8")


def test_a_servers_page_plans_and_looks_ahead_by_itself(browser: Browser, tmp_path: Path) -> None:
    build_engine()
    with running_server(tmp_path) as server:
        anna = Visitor(browser, server.address, "Anna", WIDE)
        table = anna.set_up(players=2)
        anna.wait_for_turn()
        with anna.page.expect_request("**/plan"):  # who plans has the engine fetched; until then the server answers
            begin_planning(anna)
        anna.wait_for_engine()
        asked: list[str] = []
        anna.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
        assert plan_a_step(anna).startswith("Step 1: ")
        anna.page.keyboard.press("a")
        random = Random(5)
        for _ in range(3):
            anna.take_turn(random)
        anna.wait("heard.actions.length > 0 && !heard.previews")
        assert all(not each["short"] for each in anna.heard("actions"))  # what it is called is not told any more
        answers = [each.get_attribute("aria-label") or each.inner_text() for each in anna.answers.all()]
        assert all(answers)
        assert not asked
        anna.page.reload()
        anna.open_table(table)  # whoever has planned before has the engine beside every table
        anna.wait_for_engine()
        anna.wait_for_turn()
        anna.take_turn(random)
        anna.wait("!heard.previews || heard.table.status === 'over'")
        while anna.take_turn(random):
            pass
        assert anna.heard("table.status") == "over"
        assert not anna.leave()


def test_a_host_may_keep_plans_to_the_server(browser: Browser, tmp_path: Path) -> None:
    with running_server(tmp_path, options=["--no-plans-in-browser"]) as server:
        anna = Visitor(browser, server.address, "Anna", WIDE)
        anna.set_up(players=2)
        anna.wait_for_turn()
        begin_planning(anna)
        with anna.page.expect_request("**/plan"):
            plan_a_step(anna)
        assert not anna.page.evaluate("async () => (await (await caches.open('memory of /')).keys()).length")
        assert not anna.leave()


def begin_planning(visitor: Visitor) -> None:
    visitor.press(visitor.page.get_by_role("button", name="Plan ahead"))
    plan = visitor.page.get_by_role("region", name="Your plan")
    expect(plan.get_by_text("No step yet")).to_be_visible()


def plan_a_step(visitor: Visitor) -> str:
    """The first thing that is offered; what the step is called."""
    visitor.press(visitor.page.get_by_role("button", name="Choose ").first)
    visitor.press(visitor.filled_button)
    step = visitor.page.get_by_role("region", name="Your plan").get_by_role("button", name="Step 1")
    expect(step).to_be_visible()
    return step.get_attribute("aria-label") or ""


def test_a_bot_thinks_though_its_worker_could_not_start_at_first(browser: Browser, site: Site) -> None:
    anna, asked = Owner(browser, site, "Anna"), 0

    def lose_one(route: Route) -> None:
        """That of the tables comes; the first of the worker that thinks does not."""
        nonlocal asked
        asked += 1
        route.abort() if asked == 2 else route.continue_()

    anna.context.route("**/engine-*.pack", lose_one)
    anna.arrive()
    anna.set_up(players=2)
    anna.wait_for_turn()
    anna.page.keyboard.press("w")
    expect(anna.page.get_by_role("button", name="Do this")).to_be_visible(timeout=READY)
    assert asked >= 3
    anna.leave(in_disorder=True)  # the browser complains of what did not come


def test_hints_plans_replays_rules_and_lessons_without_a_network(anna: Owner) -> None:
    anna.arrive()
    anna.cut_network()
    anna.press(anna.page.get_by_role("button", name="Start learning"))
    anna.wait("heard.version >= 0 && heard.coach !== null")
    assert anna.heard("coach.title")
    anna.set_up(players=2)
    anna.wait_for_turn()
    anna.page.keyboard.press("w")
    expect(anna.page.get_by_role("button", name="Do this")).to_be_visible(timeout=90_000)  # it is thought about here
    for language, word in (("uk", "Правила"), ("ru", "Правила"), ("en", "Rules")):
        anna.go("/rules/terra_mystica")
        anna.page.evaluate(f"() => localStorage.setItem('boardwright.language', '{language}')")
        anna.come_back()
        expect(anna.page.get_by_role("link", name=word).first).to_be_visible(timeout=READY)
        expect(anna.page.get_by_role("heading", level=2).first).not_to_be_empty()
        assert drawn_with_others(anna) == []


def test_on_a_phone_upright_and_across(browser: Browser, site: Site) -> None:
    anna = Owner(browser, site, "Anna", phone=True)
    anna.arrive()
    check_screen(anna)
    anna.begin_together("Santa Maria", "Bert", option="face down until the end")
    expect(anna.curtain).to_be_visible()
    check_screen(anna)
    found = faults(anna, ONLY_FAULTS)
    anna.page.set_viewport_size(LANDSCAPE)
    assert anna.page.evaluate("() => document.scrollingElement.scrollWidth") <= LANDSCAPE["width"]
    found += faults(anna, ONLY_FAULTS)
    anna.page.set_viewport_size(PHONE["viewport"])
    for path in ("/", "/records"):
        anna.go(path)
        expect(anna.page.locator("main h1")).to_be_visible()
        check_screen(anna)
        found += faults(anna, ONLY_FAULTS)
    complaints = anna.leave(in_disorder=True)
    assert not found + complaints, "\n".join(found + complaints)
