"""The files of words: found by the name of the catalogue, in English where a language has none."""

from functools import cache
from importlib.resources import files
from typing import Final

from boardwright.kernel.language import LANGUAGES
from boardwright.kernel.registry import home_of
from boardwright.kernel.text import COMMON

__all__ = ["LANGUAGES", "TERMINAL", "catalogue", "example_of", "guide_of"]

# What the terminal says of its own.
TERMINAL: Final = "terminal"
# Catalogues of no game, and the packages that they lie in.
_HOMES: Final = {COMMON: "boardwright", TERMINAL: "boardwright.terminal"}


@cache
def catalogue(name: str, language: str) -> str:
    """The messages of a catalogue in a language, as Fluent writes them. A game may begin with English alone, or with
    nothing: then '' is all that there is."""
    return _file(name, "{}.ftl", language)


@cache
def guide_of(name: str, language: str) -> str:
    """The rules of a game in our own words: headings and paragraphs. '' where nobody has written them."""
    return _file(name, "guide.{}.md", language)


@cache
def example_of(name: str) -> str:
    """The record that leads to the table in the pictures of the rules; '' where there is none."""
    return _file(name, "example.record", "en")


def _file(name: str, form: str, language: str) -> str:
    folder = files(_HOMES.get(name) or home_of(name)) / "words"
    for candidate in (language, "en"):
        file = folder / form.format(candidate)
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""
