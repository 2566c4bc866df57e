"""What one does at the table of Age of Innovation: press what the board shows for an answer, on its tab on a phone."""

import re
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.mystica import Answer
from tests.browser.visitor import PHONE, Visitor

ON_THE_MAP = re.compile(r"(build|dig|tunnel|fly|place|annex|upgrade|bridge|connect) (\S+)")
BEFORE_THE_GAME = re.compile(r"(choose|draft|automa) ")
ON_THE_OWN_BOARD = re.compile(r"ship$|shovel$|burn$|convert |special ")
TABS = {"map": "Map", "tracks": "Science", "tiles": "Tiles"}
TAB_OF = {"send": "tracks", "step": "tracks", "key": "tracks"}
TILES = ("power", "books", "pass", "bonus", "competency", "city", "palace", "develop")
REACHED = {"tunnel": ", tunnel", "fly": ", flight"}
IN_THE_BAR = re.compile(r"(to|pay|book|reward|take|drop) |decline$")


def press_answer(visitor: Visitor, answer: Answer) -> None:
    """Press what stands for an answer; of a hex where more can be done, then the way that is meant."""
    action: str = answer["action"]
    hex = ON_THE_MAP.match(action)
    _open_tab(visitor, action)
    if action == "pass":  # in the last round no bonus is taken: only the kind of answer is there
        visitor.press(visitor.page.locator("footer .kinds button").filter(has_text="Pass"))
        return
    if not hex:
        visitor.press(_thing(visitor, answer))
        return
    visitor.page.keyboard.press("Escape")  # a second press on the same hex would do what the first has chosen
    visitor.press(visitor.page.locator(f'main [data-place="{hex[2]}"]'))
    ways = visitor.page.locator("main .card.pinned .ways button:not(.gone)")
    meant = ways.filter(has_text=REACHED.get(hex[1], answer["short"]))
    if meant.count():  # another building, or another way to get there, was previewed first
        visitor.press(meant.first)


def do_answer(visitor: Visitor, answer: Answer) -> None:
    """Choose it and press the filled button."""
    if answer["action"] != "done":
        press_answer(visitor, answer)
        expect(visitor.filled_button).to_be_enabled()
    visitor.do()
    if answer["action"] == "done" or re.match(r"(dig|tunnel|fly) ", answer["action"]):  # made home and built on
        visitor.wait_for_quiet()


def _thing(visitor: Visitor, answer: Answer) -> Locator:
    words = re.escape(answer["words"]).replace('"', '\\"')
    if IN_THE_BAR.match(answer["action"]):
        return visitor.page.locator('footer [role="group"] button').filter(has_text=answer["words"]).first
    # Tiles say more than the answer does: what is paid, or what the special action is.
    return visitor.page.get_by_role("button", name=re.compile(f"^{words}( \\(|:|$)")).first


def _open_tab(visitor: Visitor, action: str) -> None:
    """On a phone the parts of the board stand behind tabs, and the own board is folded."""
    screen = visitor.page.viewport_size
    if screen is None or screen["width"] > PHONE["viewport"]["width"]:
        return
    tabs = visitor.page.get_by_role("tab")
    expect(tabs).to_have_count(4)
    own = visitor.page.get_by_role("button", name="All of my board")
    on_own = bool(ON_THE_OWN_BOARD.match(action))
    if own.count() and (own.get_attribute("aria-expanded") == "true") != on_own:
        visitor.press(own)
    verb = action.split()[0]
    on_map = ON_THE_MAP.match(action) or BEFORE_THE_GAME.match(action)
    tab = "map" if on_map else "tiles" if verb in TILES else TAB_OF.get(verb)
    if tab:
        visitor.press(tabs.filter(has_text=TABS[tab]))


# What one would rather do, from the first to the last; of the same kind, whatever the seed says.
WISHES = (
    *("choose", "draft", "automa", "bonus", "take", "city", "competency", "palace", "place", "bridge", "develop"),
    *("pay", "upgrade", "build", "dig", "books", "power", "special", "annex", "send", "step", "book", "key"),
    *("done", "pass"),
)


def wish(answers: list[Answer], random: Random) -> Answer:
    """A simple way to play: build and improve as long as one can, then pass. Nothing is converted."""
    for verb in WISHES:
        fitting = [answer for answer in answers if answer["action"].split()[0] == verb]
        if fitting:
            return random.choice(fitting)
    return next(answer for answer in answers if not re.match(r"burn|convert|decline", answer["action"]))


def take_turn(visitor: Visitor, random: Random) -> bool:
    """Answer until somebody else is to, and end the turn; False when the game is over."""
    if not visitor.wait_for_turn():
        return False
    if visitor.holding:
        visitor.end_turn()
    else:
        do_answer(visitor, wish(visitor.heard("actions"), random))
    return True
