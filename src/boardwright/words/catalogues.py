"""The files of words: found by the name of the catalogue, in English where a language has none."""

from functools import cache
from importlib.resources import files
from typing import Final

from boardwright.kernel.registry import home_of
from boardwright.kernel.text import COMMON

LANGUAGES: Final = ("en", "ru", "uk")


@cache
def catalogue(name: str, language: str) -> str:
    """The messages of a catalogue in a language, as Fluent writes them. A game may begin with English alone, or with
    nothing: then '' is all that there is."""
    package = "boardwright" if name == COMMON else home_of(name)
    folder = files(package) / "words"
    for candidate in (language, "en"):
        file = folder / f"{candidate}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""
