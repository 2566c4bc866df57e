"""Words in three languages: what a player reads is never written in one language only."""

from collections.abc import Mapping, Sequence
from typing import Final

LANGUAGES: Final = ("en", "ru", "uk")

# The same words in each of the LANGUAGES.
Text = Mapping[str, str]


def plural(language: str, number: int, forms: Sequence[str]) -> str:
    """The form of a noun that goes with a number: (one, other) in English, (one, few, many) in Russian and Ukrainian.

    >>> plural("en", 2, ("card", "cards")), plural("ru", 22, ("карта", "карты", "карт"))
    ('cards', 'карты')
    """
    if language == "en":
        return forms[0] if number == 1 else forms[-1]
    if number % 10 == 1 and number % 100 != 11:
        return forms[0]
    if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14:
        return forms[1]
    return forms[-1]


def listed(words: Sequence[str], conjunction: str) -> str:
    """'a, b and c'."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {conjunction} {words[-1]}"
