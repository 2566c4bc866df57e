"""English, Russian, Ukrainian: switched at once, plural forms right."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.tables import begun
from tests.browser.visitor import Visitor
from tests.server.live import Person

# What the interface calls the same things: the log, the button that takes back, the two first questions.
WORDS = {
    "en": ("Log", "Undo", "Choose your commander", "Choose the side of your"),
    "ru": ("Журнал", "Отменить", "Выберите командующего", "Выберите сторону"),
    "uk": ("Журнал", "Скасувати", "Оберіть командувача", "Оберіть сторону планшета"),
}
# Forms of "place" in "found 1 place, 3 places, 5 places".
PLACES = {
    "en": {"one": "place found", "other": "places found"},
    "ru": {"one": "место", "few": "места", "many": "мест"},
    "uk": {"one": "місце", "few": "місця", "many": "місць"},
}
SETTINGS = re.compile("^(Settings|Настройки|Налаштування)$")
LANGUAGE = re.compile("^(Language|Язык|Мова)$")


def switch(visitor: Visitor, language: str) -> None:
    visitor.page.get_by_role("button", name=SETTINGS).click()
    row = visitor.page.get_by_role("dialog").get_by_role("radiogroup", name=LANGUAGE)
    row.get_by_text(language.upper(), exact=True).click()
    visitor.page.keyboard.press("Escape")
    visitor.page.mouse.move(700, 5)  # away from the board, which would tell what is pointed at
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)


def test_the_table_changes_its_language_at_once(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.set_up(players=2, option="everybody chooses a side")
    for answered in (0, 1):
        for language in ("en", "ru", "uk"):
            switch(anna, language)
            log, undo, *questions = WORDS[language]
            bar = anna.page.get_by_role("contentinfo")
            expect(bar.get_by_text(questions[answered])).to_be_visible()
            expect(anna.page.get_by_role("button", name=undo)).to_be_visible()
            expect(anna.page.get_by_role("log", name=log)).to_be_visible()
        switch(anna, "en")
        if answered == 0:
            anna.choose(Random(1))
            anna.do()


def test_the_log_is_told_anew(arrive: Arrive, person: Callable[[str], Person]) -> None:
    someone = person("Anna")
    table = begun(someone)
    anna = arrive("Anna")
    anna.come_as(someone)
    anna.open_table(table)
    told = {}
    for language in ("en", "ru", "uk", "en"):
        switch(anna, language)
        flight = {"en": "Flew", "ru": "Корабль отправлен", "uk": "Корабель відправлено"}[language]
        lines = anna.page.get_by_role("log").locator(".line")
        expect(lines.filter(has_text=flight).first).to_be_visible()
        told[language] = lines.all_text_contents()
    assert len({len(lines) for lines in told.values()}) == 1
    assert not [line for line in told["en"] if re.search("[а-яіїє]", line)]
    for language in ("ru", "uk"):
        assert not [line for line in told[language] if not re.search("[а-яіїє]", line)]
    assert not re.search("[іїє]", " ".join(told["ru"]))
    assert re.search("[іїє]", " ".join(told["uk"]))


def test_plural_forms(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.go("/rules/planetfall")
    for language in ("en", "ru", "uk"):
        anna.press_segment(anna.page, LANGUAGE, language.upper())
        seen = set()
        search = anna.page.get_by_role("searchbox")
        found = anna.page.locator(".search [aria-live]")
        for word in ("voradon", "katla", "spaceport", "12", "10", "2"):
            search.fill(word)
            expect(found).to_have_text(re.compile(r"\d"))
            words = found.inner_text()
            number = int(re.findall(r"\d+", words)[0])
            form = plural_form(language, number)
            if number:
                assert words.endswith(f"{number} {PLACES[language][form]}"), words
                seen.add(form)
        assert seen == set(PLACES[language]), (language, seen)


def plural_form(language: str, number: int) -> str:
    if language == "en":
        return "one" if number == 1 else "other"
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"
