"""Wordings that players tripped over, and which must not come back: codes of pieces, hyphens for minus signs, a second
name for a thing that has one."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.kernel.game import Game
from boardwright.kernel.text import Text
from boardwright.words import LANGUAGES, Reader
from tests.conformance.tables import Table, positions
from tests.conformance.wording import texts_of

PACKAGE = Path(boardwright.__file__).parent
CLIENT = Path(__file__).parent.parent.parent / "web" / "src"
GAMES = boardwright.games()

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)

# A hyphen before a number, where no letter or number stands before it: 'level −2', but 'rounds 1-2' and 'BON-6'.
HYPHEN_FOR_MINUS = re.compile(r"(?<![\w)])-\d")
# Cells of Santa Maria, as records write them: its board shows no such names.
CELL = re.compile(r"\bc\dr\d\b")
# What records call tiles and cards: 'BON6', 'D04', 'FAV11'. Names that stand on the thing itself are no codes.
CODE = re.compile(r"[A-Za-z]+\d+\w*")
PRINTED = ("A1", "A2", "A3", "A4")
# One thing has one name, by the rulebook of its language: what else it was once called.
SECOND_NAMES: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {"": ("things? (?:was|were) revealed",)},
    "ru": {
        "": ("завершить ход", "завершите ход", "беседа", "бодро", "(?:брать|взять|взято) назад", "мореход", "причал"),
        "santa_maria": ("товар", "здани", "постройк"),
        "terra_mystica": ("здани", "строени[ея]"),
        "age_of_innovation": ("постройк", "строени[ея]"),
    },
    "uk": {
        "": ("завершити хід", "завершіть хід", "лишиться [234] ", "судноплав", "причал"),
        "santa_maria": ("товар", "споруд"),
    },
}


@cache
def told(game: Game[Any]) -> list[Text]:
    """Everything that a game is told with, each once: at tables of the fewest and of the most, and all its pieces."""
    texts: dict[str, Text] = {}
    for players, options in ((max(game.players), {}), (min(game.players), game.varied_options())):
        table = Table(game, players, options)
        for state in positions(table):
            texts.update({repr(text): text for text in texts_of(table, state)})
        for section in game.telling.describe(table.options):
            for piece in section.pieces:
                texts.update({repr(text): text for text in (piece.name, piece.text)})
    return list(texts.values())


@each_game
@each_language
def test_no_code_of_a_piece_reaches_a_player(game: Game[Any], language: str) -> None:
    ids = {piece.id for section in game.telling.describe({}) for piece in section.pieces}
    codes = [re.escape(id) for id in ids if CODE.fullmatch(id) and id not in PRINTED]
    code = re.compile(rf"\b(?:{'|'.join(codes)})\b") if codes else CELL
    read = Reader(language, strict=True)
    sentences = [read(text) for text in told(game)]
    assert [each for each in sentences if code.search(each) or CELL.search(each)] == []


@each_game
@each_language
def test_minus_is_a_minus_sign(game: Game[Any], language: str) -> None:
    read = Reader(language, strict=True)
    assert [each for each in map(read, told(game)) if HYPHEN_FOR_MINUS.search(each)] == []


def words_of(language: str) -> Iterator[tuple[str, str]]:
    """Every file that people of this language read, with the game that it belongs to, '' for all."""
    for path in sorted(PACKAGE.rglob(f"*{language}.ftl")) + sorted(PACKAGE.rglob(f"guide.{language}.md")):
        yield path.parent.parent.name if "games" in path.parts else "", path.read_text(encoding="utf-8")
    # What the client says of its own: the interface, and what is printed on boards.
    for path in sorted(CLIENT.rglob(f"{language}.ftl")):
        home = path.parent.parent
        yield home.name if home.parent.name == "games" else "", path.read_text(encoding="utf-8")


@each_language
def test_a_thing_has_one_name(language: str) -> None:
    banned = SECOND_NAMES[language]
    found = [
        (game, hit[0])
        for game, text in words_of(language)
        for wrong in (*banned[""], *(banned.get(game, ()) if game else ()))
        for hit in re.finditer(rf"\b{wrong}", text, re.IGNORECASE)
    ]
    assert found == []
