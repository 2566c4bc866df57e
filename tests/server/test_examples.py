"""The table in the pictures of the rules: the same every time, with what the pictures speak of."""

import re

import pytest

import boardwright
from boardwright.lobby.game_info import example
from boardwright.words import LANGUAGES, guide_of

GAMES = [game.name for game in boardwright.games() if guide_of(game.name, "en")]
PICTURE = re.compile(r"^!\[(.+)\]\((\w+)\)$", re.MULTILINE)


@pytest.mark.parametrize("name", GAMES)
def test_the_example_is_a_table_in_play_at_which_the_reader_is_asked(name: str) -> None:
    shown = example(name)
    assert shown is not None
    assert shown.table.status == "playing"
    assert shown.table.you in shown.table.waiting
    assert shown.actions and shown.view
    assert all(seat.name and "bot" not in seat.name for seat in shown.table.seats)


@pytest.mark.parametrize("name", GAMES)
def test_every_language_has_the_same_pictures_each_with_numbers_from_1_on(name: str) -> None:
    found = {language: [name for _, name in PICTURE.findall(guide_of(name, language))] for language in LANGUAGES}
    assert sorted(found["en"]) == ["board", "own"]
    assert found["ru"] == found["uk"] == found["en"]
    for language in LANGUAGES:
        for chapter in re.split(r"^# ", guide_of(name, language), flags=re.MULTILINE):
            numbers = [int(number) for number in re.findall(r"^\((\d)\) ", chapter, re.MULTILINE)]
            assert numbers == list(range(1, len(numbers) + 1))
            assert bool(numbers) == bool(PICTURE.search(chapter))
