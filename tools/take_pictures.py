"""Takes the pictures of the README: `./run pictures`. The games in them are docs/pictures/*.record.

Real pages of a real server, wide and on a phone, light and dark. What would differ from one run to the next, the name
of the table, is written over.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from boardwright.kernel.record import Move, Record  # noqa: E402  # after the path, as the tests' helpers
from tests.browser.chromium import NoChromium, open_chromium  # noqa: E402
from tests.browser.tables import (  # noqa: E402
    GAME,
    MIDDLE,
    MYSTICA,
    MYSTICA_MIDDLE,
    SANTA_MARIA,
    SECOND_YEAR,
    begun,
)
from tests.browser.visitor import Visitor  # noqa: E402
from tests.browser.window import PHONE, WIDE, Screen  # noqa: E402
from tests.server.live import Line, Person, running_server  # noqa: E402
from tools.squeeze_png import squeeze  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
LARGEST = 420_000  # bytes; maps of land have many shades

LOW: Screen = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
SCREENS: dict[str, Screen] = {"wide": WIDE, "phone": PHONE, "low": LOW}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

TABLE_NAME = "amber-harbour"
CHOSEN = "sabretooth-jumper"
CHOSEN_HEX = "H8"
CHOOSING = 13  # moves: the first seat chooses its faction
CHOSEN_LAND = "dig "  # the first hex that can be terraformed
RECORDS = ROOT / "tests" / "records" / "age_of_innovation"
FOUR, FOUR_MIDDLE = RECORDS / "4-sets.record", 342  # moves: cities, used actions and innovations that can be paid
SMALL, SMALL_MIDDLE = RECORDS / "3-draft-on-the-small-map.record", 182
SOLO = RECORDS / "1-against-the-automa.record"
TILE, CORNER = "expand T12", "c6r6"

RENAME = """([from, to]) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replaceAll(from, to);
}"""


@dataclass
class Company:
    """Anna, who looks at the pages, and the others at her tables."""

    address: str
    anna: Person
    others: list[Person]
    tables: dict[str, str] = field(default_factory=dict)  # by what is seen there


def main(wanted: Sequence[str]) -> int:
    """All of them, or those that are named: santa_maria_low."""
    screens = {name: [screen for screen in SCREENS if screen != "low" or name in LYING] for name in PAGES}
    known = {f"{name}_{screen}": (name, screen) for name, found in screens.items() for screen in found}
    unknown = [each for each in wanted if each not in known]
    if unknown:
        print(f"There is no picture {' or '.join(unknown)}. There are {', '.join(known)}.", file=sys.stderr)
        return 1
    with (
        tempfile.TemporaryDirectory() as data,
        running_server(Path(data)) as server,
        sync_playwright() as playwright,
        gathered(server.address) as company,
    ):
        try:
            browser = open_chromium(playwright)
        except NoChromium as trouble:
            print(trouble, file=sys.stderr)
            return 1
        sizes = [take(browser, company, *known[each], theme) for each in wanted or known for theme in THEMES]
        browser.close()
    too_large = [path.name for path, size in sizes if size > LARGEST]
    print(f"{len(sizes)} pictures in {PICTURES.relative_to(ROOT)}, the largest {max(size for _, size in sizes)} bytes.")
    if too_large:
        print(f"Larger than {LARGEST} bytes: {', '.join(too_large)}.", file=sys.stderr)
    return 1 if too_large else 0


def take(
    browser: Browser, company: Company, name: str, screen: str, theme: Literal["light", "dark"]
) -> tuple[Path, int]:
    anna = Visitor(browser, company.address, "Anna", SCREENS[screen])
    anna.page.emulate_media(color_scheme=theme)
    anna.come_as(company.anna)
    PAGES[name](anna, company)
    for table in company.tables.values():
        anna.page.evaluate(RENAME, [table, TABLE_NAME])
    path = PICTURES / f"{name}_{screen}{'' if theme == 'light' else '_dark'}.png"
    anna.paint()
    path.write_bytes(squeeze(anna.page.screenshot(animations="disabled", caret="hide")))
    complaints = anna.leave()
    assert not complaints, complaints
    return path, path.stat().st_size


# --- what is in the pictures


def lobby(anna: Visitor, _: Company) -> None:
    anna.go("/")
    expect(anna.page.get_by_text("Take a seat")).to_be_visible()


def new_table(anna: Visitor, company: Company) -> None:
    anna.open_dialog()
    anna.press_segment(anna.page, "Players", "4")
    anna.press_segment(anna.page, "Who sits on seat 2", "A person, invited by link")
    anna.page.mouse.move(0, 0)
    anna.page.evaluate("() => document.querySelector('dialog .body').scrollTo(0, 0)")


def table(anna: Visitor, company: Company) -> None:
    anna.open_table(company.tables["middle"])
    anna.press(anna.page.locator(f"[data-place={CHOSEN}]"))
    expect(anna.chosen).to_have_count(1)
    anna.page.evaluate("() => document.querySelector('main').scrollTo(0, 0)")


def mystica(anna: Visitor, company: Company) -> None:
    anna.open_table(company.tables["mystica"])
    anna.press(anna.page.locator(f'main [data-place="{CHOSEN_HEX}"]').first)
    expect(anna.page.locator(".card.pinned")).to_be_visible()
    anna.page.mouse.move(0, 0)


def factions(anna: Visitor, company: Company) -> None:
    """What speaks for a faction in this game, before one is chosen."""
    anna.open_table(company.tables["factions"])
    anna.press(anna.page.locator(".faction").filter(has_text="Witches"))
    expect(anna.page.locator('.faction[aria-pressed="true"]')).to_be_visible()
    anna.page.mouse.move(0, 0)


def coach(anna: Visitor, company: Company) -> None:
    anna.open_table(company.tables["lesson"])
    expect(anna.page.get_by_role("complementary", name="Guide, step 1 of 14")).to_be_visible()


def hint(anna: Visitor, company: Company) -> None:
    anna.open_table(company.tables["advised"])
    anna.press(anna.page.get_by_role("button", name="Hint", exact=True))
    bubble = anna.page.get_by_role("complementary", name="Hint")
    expect(bubble.get_by_role("listitem").first).to_be_visible()
    anna.page.mouse.move(0, 0)


def outlook(anna: Visitor, company: Company) -> None:
    """What stands to come: majorities, bonuses, the income with a card that is still to be taken."""
    anna.open_table(company.tables["mystica"])
    anna.page.keyboard.press("o")
    expect(anna.page.get_by_role("region", name="Outlook")).to_be_visible()


def innovation(anna: Visitor, company: Company) -> None:
    choose_land(anna, company.tables["innovation"])


def innovation_small(anna: Visitor, company: Company) -> None:
    """The other side of the map."""
    choose_land(anna, company.tables["small"])


def choose_land(anna: Visitor, table: str) -> None:
    anna.open_table(table)
    answer = next(each for each in anna.heard("actions") if each["action"].startswith(CHOSEN_LAND))
    anna.press(anna.page.locator(f'main [data-place="{answer["action"].split()[1]}"]').first)
    expect(anna.page.locator(".card.pinned")).to_be_visible()
    anna.page.mouse.move(0, 0)


def innovation_solo_end(anna: Visitor, company: Company) -> None:
    anna.open_table(company.tables["solo"])
    expect(anna.page.get_by_role("heading", name="Score over time")).to_be_visible()


def end(anna: Visitor, company: Company) -> None:
    anna.open_table(company.tables["over"])
    expect(anna.page.get_by_role("heading", name="Score over time")).to_be_visible()


def santa_maria(anna: Visitor, company: Company) -> None:
    """A blue 3 lights its row."""
    anna.open_table(company.tables["colony"])
    die = anna.page.locator("main [data-die='blue 3']")
    anna.press(die)
    expect(die).to_have_attribute("aria-pressed", "true")
    anna.page.mouse.move(0, 0)


def santa_maria_build(anna: Visitor, company: Company) -> None:
    """A tile of three cells over the corner where it fits."""
    anna.open_table(company.tables["tile"])
    corner = anna.page.locator(f"[data-cell={CORNER}]")
    anna.press(corner)
    expect(corner).to_have_attribute("aria-pressed", "true")
    anna.page.mouse.move(0, 0)


def santa_maria_end(anna: Visitor, company: Company) -> None:
    anna.open_table(company.tables["ended"])
    expect(anna.page.get_by_role("heading", name="Score over time")).to_be_visible()


def rules(anna: Visitor, _: Company) -> None:
    anna.go("/rules/planetfall")
    expect(anna.page.locator("dt").first).to_be_visible()


PAGES: dict[str, Callable[[Visitor, Company], None]] = {
    "lobby": lobby,
    "new_table": new_table,
    "table": table,
    "mystica": mystica,
    "factions": factions,
    "coach": coach,
    "hint": hint,
    "outlook": outlook,
    "innovation": innovation,
    "innovation_small": innovation_small,
    "innovation_solo_end": innovation_solo_end,
    "end": end,
    "santa_maria": santa_maria,
    "santa_maria_build": santa_maria_build,
    "santa_maria_end": santa_maria_end,
    "rules": rules,
}
# Taken on a phone that lies, too.
LYING = ("table", "mystica", "innovation", "santa_maria")


# --- the company


@contextmanager
def gathered(address: str) -> Iterator[Company]:
    record = Record.loads(GAME.read_text(encoding="utf-8"))
    anna, *others = [Person(address, name) for name in ("Anna", "Oleh", "Chen", "Dara")]
    company = Company(address, anna, others)
    try:
        company.tables["over"] = ended(company, record, annas_seat=0)
        company.tables["middle"], _ = brought(company, record, record.moves[:MIDDLE], annas_seat=3)
        record = Record.loads(SANTA_MARIA.read_text(encoding="utf-8"))
        played = record.moves[:SECOND_YEAR]
        company.tables["ended"] = ended(company, record, annas_seat=1)
        company.tables["colony"], _ = brought(company, record, played, annas_seat=1)
        taken = [*played, Move(1, record.game.book[TILE])]
        company.tables["tile"], _ = brought(company, record, taken, annas_seat=1)
        mystica = Record.loads(MYSTICA.read_text(encoding="utf-8"))
        company.tables["mystica"], _ = brought(company, mystica, mystica.moves[:MYSTICA_MIDDLE], annas_seat=0)
        company.tables["factions"], _ = brought(company, mystica, mystica.moves[:CHOOSING], annas_seat=0)
        company.tables["advised"] = begun(anna, MYSTICA_MIDDLE, MYSTICA)
        company.tables["lesson"] = str(anna.post("/api/lessons", {"game": "planetfall", "name": "Anna"})["id"])
        four = Record.loads(FOUR.read_text(encoding="utf-8"))
        company.tables["innovation"], _ = brought(company, four, four.moves[:FOUR_MIDDLE], annas_seat=3)
        small = Record.loads(SMALL.read_text(encoding="utf-8"))
        company.tables["small"], _ = brought(company, small, small.moves[:SMALL_MIDDLE], annas_seat=2)
        company.tables["solo"] = ended(company, Record.loads(SOLO.read_text(encoding="utf-8")), annas_seat=0)
        others[0].create("open", "open", private=False)
        yield company
    finally:
        for person in (anna, *others):
            person.close()


def ended(company: Company, record: Record, annas_seat: int) -> str:
    """A table where the game of the record is over."""
    *moves, last = record.moves
    table, lines = brought(company, record, moves, annas_seat)
    lines[last.seat].do("act", action=last.action.text)
    return table


def brought(company: Company, record: Record, moves: Sequence[Move], annas_seat: int) -> tuple[str, list[Line]]:
    """A table of the record's game where these moves were made, and everybody sits."""
    people = company.others[: record.players - 1]
    people.insert(annas_seat, company.anna)
    names = [person.name for person in people]
    brought = Record(record.game, record.players, record.options, moves, names)
    table = str(company.anna.post("/api/records", {"record": brought.dumps()})["id"])
    for seat, person in enumerate(people):
        person.sit(table, seat)
    return table, [person.look(table, confirm=False) for person in people]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
