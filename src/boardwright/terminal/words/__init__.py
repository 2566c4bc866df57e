"""What the terminal itself says: the catalogue beside this file. What happens at the table, the game tells."""

from functools import cache

from boardwright.kernel.text import Argument, Catalogue
from boardwright.words import TERMINAL, Reader

_words = Catalogue(TERMINAL)


@cache
def reader(language: str) -> Reader:
    """Who renders Texts in a language."""
    return Reader(language)


def say(id: str, language: str, **parts: Argument) -> str:
    return reader(language)(_words(id, **parts))
