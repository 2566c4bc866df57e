"""Santa Maria by clicking as a person would: a game against a bot, a year alone, tiles by drag and by keys, dice with
bought pips, goods sold in the market."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.ending import check_score_sheet
from tests.browser.tables import begun
from tests.browser.test_phone import check_screen
from tests.browser.visitor import Visitor
from tests.games.santa_maria.tables import Table
from tests.server.live import Person

# What the player takes of the answers there are, the best first; whatever is not here is a button of the action bar.
WISHES = ("hall", "colony", "place", "lay", "to", "monk", "ship", "moor", "pave", "expand", "white", "blue", "pass")
THINGS = {
    "hall": "choice",
    "colony": "choice",
    "lay": "cell",
    "to": "cell",
    "pave": "cell",
    "monk": "monk",
    "ship": "dock",
    "moor": "dock",
    "pass": "pass",
}
GAME = "Santa Maria"
ALONE = Path(__file__).parent.parent / "records" / "santa_maria" / "1-alone-won.record"
ALONE_IN_YEAR_3 = 135  # moves: the first question of the last year


class Colonist:
    """Builds when possible, else uses a die, else passes; does everything unusual once."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.done: set[str] = set()

    def play(self) -> None:
        """Until the game is over."""
        while self.visitor.wait_for_turn():
            if self.visitor.holding:
                self.visitor.end_turn()
            else:
                self.answer([each["action"] for each in self.visitor.heard("actions")])

    def answer(self, actions: list[str]) -> None:
        verbs = {action.split()[0] for action in actions}
        if "pass" in verbs and "sell wood" in actions and "expand" not in verbs and self.once("market"):
            self.sell_wood()
            return
        verb = next((verb for verb in WISHES if verb in verbs), "")
        if verb == "expand":
            self.take_tile(next(action for action in actions if action.startswith("expand")).split()[1])
        elif verb == "place":
            self.lay_tile()
        elif verb in ("white", "blue"):
            self.use_die([action for action in actions if action.startswith(verb)])
        elif verb:
            thing = next(action for action in actions if action.startswith(f"{verb} ")).split()[1]
            self.choose_and_do(f"main [data-{THINGS[verb]}={thing}]")
        else:
            self.choose_and_do("footer .choices button")

    def once(self, what: str) -> bool:
        if what in self.done:
            return False
        self.done.add(what)
        return True

    def choose_and_do(self, place: str) -> None:
        what = self.page.locator(place).first
        if what.get_attribute("aria-pressed") != "true":  # an only answer is chosen from the start
            what.click()
        expect(what).to_have_attribute("aria-pressed", "true")
        self.visitor.do()

    def take_tile(self, tile: str) -> None:
        offered = self.page.locator(f"[data-tile={tile}]")
        if self.once("drag"):
            # Onto an empty cell whose right neighbour is empty too.
            cell = self.page.locator(f"[data-cell={self.room()}]")
            with self.visitor.moving_on():
                offered.drag_to(cell)
            expect(cell).to_have_attribute("aria-pressed", "true")
            self.visitor.do()
        elif self.once("keys"):
            with self.visitor.moving_on():
                offered.focus()
                self.page.keyboard.press("Enter")
            self.lay_by_keys()
        else:
            with self.visitor.moving_on():
                offered.click()

    def room(self) -> str:
        cells = self.visitor.heard("view.seats[heard.table.you].cells")
        free = (at for at in range(36) if at % 6 < 5 and cells[at] is None and cells[at + 1] is None)
        at = next(free)
        return f"c{at % 6 + 1}r{at // 6 + 1}"

    def lay_tile(self) -> None:
        self.choose_place()
        self.visitor.do()

    def choose_place(self) -> None:
        """On the first cell that glows; where it does not fit as it is held, it turns by itself."""
        cell = self.page.locator("[data-cell][aria-disabled=false]").first
        cell.click()
        expect(cell).to_have_attribute("aria-pressed", "true")

    def lay_by_keys(self) -> None:
        """The focus goes with the tile; arrows move it, Enter lays it, R turns it, Enter once more is the end of it."""
        focused = self.page.locator("[data-cell]:focus")
        expect(focused).to_have_attribute("aria-disabled", "false")
        first = str(focused.get_attribute("data-cell"))
        there, back = ("ArrowRight", "ArrowLeft") if first[1] != "6" else ("ArrowLeft", "ArrowRight")
        self.page.keyboard.press(there)
        expect(focused).not_to_have_attribute("data-cell", first)
        self.page.keyboard.press(back)
        self.page.keyboard.press("Enter")
        expect(focused).to_have_attribute("aria-pressed", "true")
        said = self.page.locator("footer .q")
        before = said.inner_text()
        self.page.keyboard.press("r")
        expect(said).not_to_have_text(before)
        with self.visitor.moving_on():
            self.page.keyboard.press("Enter")

    def use_die(self, ways: list[str]) -> None:
        """The first die, and once with a pip that is bought."""
        colour, pips = ways[0].split()[:2]
        die = self.page.locator(f"main [data-die='{colour} {pips}']").first
        die.click()
        expect(die).to_have_attribute("aria-pressed", "true")
        more = self.page.locator("[data-pip=more]:enabled, [data-pip=less]:enabled")
        if more.count() and "pip" not in self.done:
            said = self.page.locator("footer .q")
            before = said.inner_text()
            more.first.click()
            expect(said).not_to_have_text(before)
            expect(said).to_contain_text("→")
            self.done.add("pip")
        self.visitor.do()

    def sell_wood(self) -> None:
        coins = self.visitor.heard("view.seats[heard.table.you].coins")
        self.page.locator("[data-trade]").click()
        self.page.locator("[data-sell=wood]").click()
        with self.visitor.moving_on():
            self.page.get_by_role("dialog", name="Sell and buy").get_by_role("button", name="Trade").click()
        assert self.visitor.heard("view.seats[heard.table.you].coins") == coins + 1


UNUSUAL = {"drag", "keys", "pip", "market"}


def test_a_whole_game_against_a_bot(arrive: Arrive, tmp_path: Path) -> None:
    anna = arrive("Anna")
    anna.set_up(players=2, game=GAME)
    player = Colonist(anna)
    player.play()
    # What the dice and the market allow differs from game to game; a tile is taken in every one.
    assert {"drag"} <= player.done <= UNUSUAL
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("win")
    check_score_sheet(anna, tmp_path)


def test_the_last_year_alone(arrive: Arrive, person: Callable[[str], Person], tmp_path: Path) -> None:
    anna, someone = arrive("Anna"), person("Anna")
    table = begun(someone, ALONE_IN_YEAR_3, ALONE)
    anna.come_as(someone)
    anna.open_table(table)
    Colonist(anna).play()
    [score] = check_score_sheet(anna, tmp_path)
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text(str(score))


def test_who_plays_alone_chooses_a_town_hall_first(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.set_up(players=1, game=GAME)
    expect(anna.page.get_by_text("Choose a town hall and its scholar").first).to_be_visible()
    player = Colonist(anna)
    player.answer([each["action"] for each in anna.heard("actions")])
    assert anna.heard("actions[0].action").split()[0] not in ("hall", "colony")


def test_a_tile_goes_back_by_escape(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.set_up(players=2, game=GAME)
    anna.wait_for_turn()
    offered = anna.heard("view.expansions")
    with anna.moving_on():
        anna.page.locator("[data-tile][aria-disabled=false]").first.click()
    Colonist(anna).choose_place()
    expect(anna.page.locator("[data-cell][aria-pressed=true]")).to_have_count(2)
    anna.page.keyboard.press("Escape")  # it is in the hand again
    expect(anna.page.locator("[data-cell][aria-pressed=true]")).to_have_count(0)
    with anna.moving_on():
        anna.page.keyboard.press("Escape")
    assert anna.heard("view.expansions") == offered


def test_the_change_of_a_die_and_a_whole_deal_are_one_click(
    arrive: Arrive, person: Callable[[str], Person], tmp_path: Path
) -> None:
    """With Botany the change is paid with a good that is chosen beside the pips; sales and purchases go together."""
    table = Table("H2 botany c1r3 0", "H4 astronomy c1r3 0", white="1 1 1 1 1 1")
    moves = len(table.record.moves)
    table.play("1: pass road")
    record = tmp_path / "botany.record"
    record.write_text(table.record.dumps(), encoding="utf-8")
    anna, someone = arrive("Anna"), person("Anna")
    begun_there = begun(someone, moves, record)
    anna.come_as(someone)
    anna.open_table(begun_there)
    anna.wait_for_turn()
    own = "view.seats[heard.table.you]"
    goods, coins = anna.heard(f"{own}.goods"), anna.heard(f"{own}.coins")

    anna.page.locator("[data-trade]").click()
    anna.page.locator("[data-sell=wood]").click()
    anna.page.locator("[data-buy=grain]").click()
    expect(anna.page.locator("footer .q")).to_have_text("Sell wood, Buy grain")
    with anna.moving_on():
        anna.page.get_by_role("dialog", name="Sell and buy").get_by_role("button", name="Trade").click()
    assert anna.heard(f"{own}.coins") == coins + 1 - 3
    assert anna.heard(f"{own}.goods") == {**goods, "wood": goods["wood"] - 1, "grain": goods["grain"] + 1}

    anna.page.locator("main [data-die='white 1']").first.click()
    if not anna.page.locator("[data-way]").count():
        anna.page.locator("[data-pip=more]:enabled").click()
    way = anna.page.locator("[data-way=grain]")
    way.click()
    expect(way).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator("footer .q")).to_contain_text("paid with grain")
    anna.do()
    assert anna.heard(f"{own}.white_taken") == 1


def test_on_a_phone(arrive: Arrive) -> None:
    """By taps, on every tab: nothing wider than the screen, everything large enough for a thumb."""
    anna = arrive("Anna", phone=True)
    anna.set_up(players=2, game=GAME)
    anna.wait_for_turn()
    for name in ("Board", "Others", "Log", "Colony"):
        anna.press(anna.page.get_by_role("tab", name=name))
        check_screen(anna)
    anna.press(anna.page.locator("main [data-die^=white][aria-disabled=false]").first)
    check_screen(anna)
    anna.press(anna.page.locator("[data-trade]"))
    check_screen(anna)
    anna.press(anna.page.get_by_role("button", name="Close", exact=True))
    anna.press(anna.page.get_by_role("tab", name="Board"))
    with anna.moving_on():
        anna.press(anna.page.locator("[data-tile][aria-disabled=false]").first)
    # Nothing is chosen for the player; a tap lays the tile, another one moves it.
    laid = anna.page.locator("[data-cell][aria-pressed=true]")
    expect(anna.page.locator("[data-cell][aria-disabled=false]").first).to_be_visible()
    expect(laid).to_have_count(0)
    anna.press(anna.page.locator("[data-cell][aria-disabled=false]").first)
    expect(laid).to_have_count(2)
    check_screen(anna)
    elsewhere = anna.page.locator("[data-cell][aria-disabled=false][aria-pressed=false]").last
    cell = anna.page.locator(f"[data-cell={elsewhere.get_attribute('data-cell')}]")
    anna.press(cell)
    expect(cell).to_have_attribute("aria-pressed", "true")
    expect(laid).to_have_count(2)
    anna.press(anna.page.get_by_role("button", name="Turn", exact=True))
    expect(laid).to_have_count(2)
    anna.do()
    assert anna.holding
