"""`games`, `describe`, `--version` and help."""

import json

import pytest

from boardwright import __version__
from boardwright.terminal.words import reader
from boardwright.words import LANGUAGES
from tests.builds import INTERPRETED
from tests.cli.commands import GAME, give, process, run_main, told


def test_version_tells_the_build() -> None:
    build = "interpreted" if INTERPRETED else "compiled"
    done = process("--version")
    assert (done.returncode, done.stdout) == (0, f"boardwright {__version__} ({build} engine)\n")


def test_without_a_word_there_is_help() -> None:
    assert "simulate" in give().output
    assert "simulate" in told("--help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_options_with_their_values_in_words(language: str) -> None:
    text = told("games", "-l", language)
    assert "planetfall Age of Wonders: Planetfall 2-6" in text
    for option in GAME.options:
        for value in option.values:
            assert f"{option.name}={value}" in text
            assert reader(language)(GAME.telling.option_value(option, value)).split()[0] in text


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Wild Swiftbeak"), ("ru", "Дикий остроклюв"), ("uk", "Дикий гостродзьоб")]
)
def test_describe_tells_all_content(language: str, name: str) -> None:
    text = told("describe", "planetfall", "--language", language)
    assert name in text
    read = reader(language)
    for section in GAME.telling.describe({}):
        sources = [read(piece.source) for piece in section.pieces]
        # Where most values come from stands under the title; a piece that differs says it itself.
        common = max(sources, key=sources.count)
        assert f"{read(section.title)} {common}" in text
        for piece, source in zip(section.pieces, sources, strict=True):
            told_of = f"{read(piece.name)} {piece.id} {read(piece.text)} {source if source != common else ''}"
            assert " ".join(told_of.split()) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_describe_as_json(language: str) -> None:
    sections = json.loads(give("describe", "planetfall", "--json", "-l", language).stdout)
    entries = [entry for section in sections for entry in section["entries"]]
    assert {"id", "name", "text", "source"} == set(entries[0])
    assert "voradon" in [entry["id"] for entry in entries]
    assert all(entry["source"] for entry in entries)


def test_the_language_is_that_of_the_system_unless_told() -> None:
    assert "Командующие" in run_main("games", BOARDWRIGHT_LANGUAGE="ru").stdout
    assert "Командувачі" in run_main("games", BOARDWRIGHT_LANGUAGE="", LC_ALL="uk_UA.UTF-8").stdout
    assert "Commanders" in run_main("games", BOARDWRIGHT_LANGUAGE="", LC_ALL="C.UTF-8").stdout


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    done = process("games", "-l", "ru", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "planetfall" in done.stdout and "???" in done.stdout
