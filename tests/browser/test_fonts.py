"""The client brings its letters: none is drawn with a font of the machine, in any language."""

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Error, expect

from tests.browser.conftest import Arrive
from tests.browser.tables import (
    GAME,
    INNOVATION,
    INNOVATION_MIDDLE,
    MIDDLE,
    MYSTICA,
    MYSTICA_MIDDLE,
    SANTA_MARIA,
    SECOND_YEAR,
)
from tests.browser.test_languages import switch
from tests.browser.test_screens import TWO_FRAMES, seated
from tests.browser.visitor import Visitor
from tests.server.live import Person, Server

# The two families lack some signs, arrows for example.
SIGN = re.compile(r"[^\w\s.,;:!?()«»“”„’'…–—/%+×·-]")
WITH_WORDS = """() => [...document.querySelectorAll('body *')]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((one) => one.checkVisibility({visibilityProperty: true}))
  .forEach((one) => one.setAttribute('data-words', one.textContent.trim()))"""


def drawn_with_others(visitor: Visitor) -> list[str]:
    """Words that are shown, and the font of the machine in which some letter of them is drawn."""
    visitor.page.evaluate(TWO_FRAMES)
    visitor.page.evaluate(WITH_WORDS)
    chromium = visitor.context.new_cdp_session(visitor.page)
    chromium.send("DOM.enable")
    chromium.send("CSS.enable")
    page = chromium.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    found = chromium.send("DOM.querySelectorAll", {"nodeId": page, "selector": "[data-words]"})["nodeIds"]
    others, looked_at = [], 0
    for node in found:
        try:
            attributes = chromium.send("DOM.getAttributes", {"nodeId": node})["attributes"]
        except Error:
            continue  # the page has replaced it meanwhile
        looked_at += 1
        words = attributes[attributes.index("data-words") + 1]
        fonts = chromium.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        strange = [font for font in fonts if not font["isCustomFont"]]
        if sum(font["glyphCount"] for font in strange) > len(SIGN.findall(words)):
            others.append(f"{words!r}: {', '.join(font['familyName'] for font in strange)}")
    chromium.detach()
    assert looked_at > len(found) / 2
    return others


@pytest.mark.parametrize(
    ("game", "moves"),
    [(MYSTICA, MYSTICA_MIDDLE), (INNOVATION, INNOVATION_MIDDLE), (SANTA_MARIA, SECOND_YEAR), (GAME, MIDDLE)],
    ids=["mystica", "innovation", "maria", "planetfall"],
)
def test_no_letter_of_a_table_is_the_machines(
    arrive: Arrive, person: Callable[[str], Person], game: Path, moves: int
) -> None:
    anna = arrive("Anna")
    seated(anna, person, game, moves)
    for language in ("en", "ru", "uk"):
        if language != "en":
            switch(anna, language)
        assert drawn_with_others(anna) == []


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_no_letter_of_the_lobby_is_the_machines(arrive: Arrive, language: str) -> None:
    anna = arrive("Anna", language=language)
    anna.go("/")
    expect(anna.page.get_by_role("article").first).to_be_visible()
    assert drawn_with_others(anna) == []


def test_a_letter_of_the_machine_is_found(arrive: Arrive) -> None:
    """The check fails where it should: here the Cyrillic letters do not come."""
    anna = arrive("Anna", language="ru")
    anna.expect_complaint("ERR_FAILED")
    anna.page.route("**/*-cyrillic-*", lambda route: route.abort())
    anna.go("/")
    expect(anna.page.get_by_role("article").first).to_be_visible()
    assert drawn_with_others(anna) != []


def test_latin_is_preloaded_and_the_licences_lie_beside_it(server: Server) -> None:
    page = httpx.get(f"{server.address}/").text
    preloaded = re.findall(r'rel="preload" as="font" [^>]*href="([^"]+-latin-[^"]+)"', page)
    assert len(preloaded) == 2
    for font in preloaded:
        assert httpx.get(f"{server.address}{font}").headers["content-type"] == "font/woff2"
    for family in ("inter-tight", "source-serif-4"):
        assert "SIL Open Font License" in httpx.get(f"{server.address}/licences/{family}.txt").text
