"""What one does at a table with a map of land: press what the board shows for an answer, on its tab on a phone.

Terra Mystica and Age of Innovation have the same shell round different boards; each says what is its own.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor
from tests.browser.window import PHONE

# An answer as the server tells it.
Answer = dict[str, Any]


def words_of(answer: Answer) -> str:
    """The whole sentence, as the page puts it together."""
    told = ": ".join(filter(None, [answer["short"], answer.get("outcome", "")]))
    return ". ".join(filter(None, [told, answer.get("note", "")]))


def of_every_kind(answers: Sequence[Answer], most: int = 3) -> list[Answer]:
    """The first few answers of each verb."""
    kinds: dict[str, list[Answer]] = {}
    for answer in answers:
        kinds.setdefault(answer["action"].split()[0], []).append(answer)
    return [answer for kind in kinds.values() for answer in kind[:most]]


ON_THE_OWN_BOARD = re.compile(r"ship$|shovel$|burn$|convert |special ")


@dataclass(frozen=True)
class Land:
    """A game with a map."""

    hexes: Sequence[str]  # verbs that name a hex, or two
    tracks: Sequence[str]  # verbs of the tab of that name
    tiles: Sequence[str]
    tracks_tab: str  # what that tab is called
    choices: Sequence[str] = ()  # before the game: above the map
    # What one would rather do, from the first to the last; of the same kind, whatever the seed says.
    wishes: Sequence[str] = ()

    def press_answer(self, visitor: Visitor, answer: Answer) -> bool:
        """Press what stands for an answer; of a hex where more can be done, then the way that is meant. Whether that
        has done it already: ways of equal weight, of which none is previewed, act at once."""
        way = self.point_at(visitor, answer)
        acts = way is not None and not visitor.page.locator("main .card.pinned .ways .gone").count()
        if way:
            visitor.press(way)
        return acts

    def point_at(self, visitor: Visitor, answer: Answer) -> Locator | None:
        """The same, but for the way that is meant, where it must be pressed yet."""
        verb, *args = answer["action"].split()
        self._open_tab(visitor, answer["action"])
        if answer["action"] == "pass":  # in the last round nothing is taken: only the kind of answer is there
            visitor.press(visitor.page.locator("footer .kinds button").filter(has_text="Pass"))
        elif verb in self.hexes:
            visitor.page.keyboard.press("Escape")  # a second press on the same hex would do what the first has chosen
            visitor.press(visitor.page.locator(f'main [data-place="{args[0]}"]'))
            # On a phone the other ways are folded away.
            sheet = visitor.page.locator(".card.sheet.docked")
            others = sheet.get_by_role("button", name="Other…")
            if others.count() and not sheet.locator("h3").filter(has_text=answer["short"]).count():
                visitor.press(others)
            ways = visitor.page.locator("main .card.pinned .ways button:not(.gone)")
            meant = ways.filter(has_text=answer["short"])
            return meant.first if meant.count() else None  # else it is previewed
        else:
            visitor.press(self.thing(visitor, answer))
        return None

    def do_answer(self, visitor: Visitor, answer: Answer) -> None:
        """Choose it and press the filled button; what another offers is answered by one press."""
        if visitor.heard("occasion.kind") == "answer":
            with visitor.moving_on():
                visitor.press(visitor.page.locator("footer button").filter(has_text=answer["short"]))
            return
        version = visitor.heard("version")
        if answer["action"] != "done":
            if self.press_answer(visitor, answer):
                visitor.wait(f"heard.version > {version}")
                return
            expect(visitor.filled_button).to_be_enabled()
        visitor.do()
        if answer["action"] == "done":  # the page ends the turn by itself
            visitor.wait("heard.holding !== heard.table.you")
        elif re.match(r"dig |tunnel |fly ", answer["action"]):  # land is made home and built on in one go
            visitor.wait_for_quiet()

    def show_each(self, visitor: Visitor, answers: Sequence[Answer]) -> None:
        """Tap one after the other, with the card of the last one still open: each can be done then."""
        for answer in answers:
            way = self.point_at(visitor, answer)
            expect(way or visitor.filled_button).to_be_enabled()

    def take_turn(self, visitor: Visitor, random: Random) -> bool:
        """Answer until somebody else is to, and end the turn; False when the game is over."""
        if not visitor.wait_for_turn():
            return False
        if visitor.holding:
            visitor.end_turn()
        # None: the server has given the answer that was chosen once for all.
        elif answers := visitor.heard("actions"):
            self.do_answer(visitor, self.wish(answers, random))
        return True

    def wish(self, answers: list[Answer], random: Random) -> Answer:
        """A simple way to play: build and improve as long as one can, then pass. Nothing is converted."""
        for verb in self.wishes:
            fitting = [answer for answer in answers if answer["action"].split()[0] == verb]
            if fitting:
                return random.choice(fitting)
        return next(answer for answer in answers if not re.match(r"burn|convert|decline", answer["action"]))

    def thing(self, visitor: Visitor, answer: Answer) -> Locator:
        """A tile, or a space of a track; else a button in the bar."""
        words = re.escape(words_of(answer)).replace('"', '\\"')
        if self._tab(answer["action"]) or ON_THE_OWN_BOARD.match(answer["action"]):
            # Tiles say more than the answer does: what is paid, or what the special action is.
            return visitor.page.get_by_role("button", name=re.compile(f"^{words}( \\(|:|$)")).first
        return visitor.page.locator("footer .choices button").filter(has_text=answer["short"]).first

    def _tab(self, action: str) -> str:
        verb = action.split()[0]
        if verb in self.hexes or verb in self.choices:
            return "Map"
        return "Tiles" if verb in self.tiles else self.tracks_tab if verb in self.tracks else ""

    def _open_tab(self, visitor: Visitor, action: str) -> None:
        """On a phone the parts of the board stand behind tabs, and the own board is folded."""
        screen = visitor.page.viewport_size
        if screen is None or screen["width"] > PHONE["viewport"]["width"] or action.split()[0] in self.choices:
            return
        tabs = visitor.page.get_by_role("tab")
        expect(tabs).to_have_count(4)
        sheet = visitor.page.locator(".card.sheet")
        if sheet.count():  # it covers the own board
            visitor.press(sheet.get_by_role("button", name="Close"))
        own = visitor.page.get_by_role("button", name="All of my board")
        on_own = bool(ON_THE_OWN_BOARD.match(action))
        if own.count() and (own.get_attribute("aria-expanded") == "true") != on_own:
            visitor.press(own)
        tab = self._tab(action)
        if tab:
            visitor.press(tabs.filter(has_text=tab))


AT_MYSTICA = Land(
    hexes=("build", "dig", "upgrade", "bridge", "connect"),
    tracks=("priest", "cult"),
    tiles=("power", "pass", "favor", "town"),
    tracks_tab="Cults",
    choices=("faction",),
    wishes=(
        "faction",
        "take",
        "town",
        "favor",
        "upgrade",
        "build",
        "dig",
        "power",
        "special",
        "priest",
        "done",
        "pass",
    ),
)
AT_INNOVATION = Land(
    hexes=("build", "dig", "tunnel", "fly", "place", "annex", "upgrade", "bridge", "connect"),
    tracks=("send", "step", "key"),
    tiles=("power", "books", "pass", "bonus", "competency", "city", "palace", "develop"),
    tracks_tab="Science",
    choices=("choose", "draft", "automa"),
    wishes=(
        *("choose", "draft", "automa", "bonus", "take", "city", "competency", "palace", "place", "bridge", "develop"),
        *("pay", "upgrade", "build", "dig", "books", "power", "special", "annex", "send", "step", "book", "key"),
        *("done", "pass"),
    ),
)
