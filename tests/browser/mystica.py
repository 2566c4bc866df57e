"""What one does at the table of Terra Mystica: press what the board shows for an answer, on its tab on a phone."""

import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor

# An answer as the server tells it.
Answer = dict[str, Any]

ON_THE_MAP = re.compile(r"(build|dig|upgrade|bridge|connect) (\S+)")
ON_THE_OWN_BOARD = re.compile(r"ship$|shovel$|burn$|convert |special ")
TABS = {"map": "Map", "cults": "Cults", "tiles": "Tiles"}
TAB_OF = {"priest": "cults", "cult": "cults", "power": "tiles", "pass": "tiles", "favor": "tiles", "town": "tiles"}


def press_answer(visitor: Visitor, answer: Answer) -> None:
    """Press what stands for an answer; of a hex where more can be done, then the way that is meant."""
    action: str = answer["action"]
    hex = ON_THE_MAP.match(action)
    _open_tab(visitor, action)
    if action == "pass":  # in the last round no card is taken: only the kind of answer is there
        visitor.press(visitor.page.locator("footer .kinds button").filter(has_text="Pass"))
        return
    if not hex:
        visitor.press(_thing(visitor, answer))
        return
    visitor.press(visitor.page.locator(f'main [data-place="{hex[2]}"]'))
    card = visitor.page.locator("main .card.pinned")
    ways = card.locator(".ways button:not(.gone)").filter(has_text=answer["short"].partition(":")[0])
    if hex[1] == "upgrade" and ways.count():  # another building was previewed first
        visitor.press(ways)


def do_answer(visitor: Visitor, answer: Answer) -> None:
    """Choose it and press the filled button."""
    if answer["action"] != "done":
        press_answer(visitor, answer)
        expect(visitor.filled_button).to_be_enabled()
    visitor.do()
    if answer["action"] == "done" or answer["action"].startswith("dig "):  # the land is made home and built on
        visitor.wait_for_quiet()


def _thing(visitor: Visitor, answer: Answer) -> Locator:
    words = re.escape(answer["words"]).replace('"', '\\"')
    named = visitor.page.get_by_role("button", name=re.compile(f"^{words}$"))
    return named.or_(visitor.page.locator('footer [role="group"] button').filter(has_text=answer["words"])).first


def _open_tab(visitor: Visitor, action: str) -> None:
    """On a phone the parts of the board stand behind tabs, and the own board is folded."""
    tabs = visitor.page.get_by_role("tab")
    if not tabs.count():
        return
    own = visitor.page.get_by_role("button", name="All of my board")
    on_own = bool(ON_THE_OWN_BOARD.match(action))
    if (own.get_attribute("aria-expanded") == "true") != on_own:
        visitor.press(own)
    tab = "map" if ON_THE_MAP.match(action) else TAB_OF.get(action.split()[0])
    if tab:
        visitor.press(tabs.filter(has_text=TABS[tab]))


# What one would rather do, from the first to the last; of the same kind, whatever the seed says.
WISHES = ("faction", "take", "town", "favor", "upgrade", "build", "dig", "power", "special", "priest", "done", "pass")


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
