"""Texts: a sentence is data until it reaches a person.

A Text names a message of a catalogue and carries what the message speaks of: numbers, names, other Texts, lists of
them. The browser and the terminal render `{"say": "terra_mystica/label-build", "hex": "E5"}` from the `.ftl` files of
the game, in the reader's language. Nobody in between knows a language.

A plain string is a Text too: a name that people gave, or a word that is the same in every language. '' says nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Final

# What a message may speak of.
Argument = int | str | Mapping[str, "Argument"] | Sequence["Argument"]
Text = str | Mapping[str, Argument]

# Under this key stands the message: its catalogue, a slash, its id.
SAY: Final = "say"
# The catalogue of what is said at every table, whatever the game.
COMMON: Final = "boardwright"


class Catalogue:
    """The messages of one game, or those that all have in common: `say("build", hex="E5")`."""

    def __init__(self, name: str) -> None:
        self.name: Final[str] = name

    def __call__(self, id: str, **parts: Argument) -> Text:
        return {SAY: f"{self.name}/{id}", **parts}


common: Final = Catalogue(COMMON)


def kebab(name: str) -> str:
    """The name of a class as ids are written.

    >>> kebab("TakePower")
    'take-power'
    """
    return "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name]).removeprefix("-")


def sentences(texts: Sequence[Text]) -> Text:
    """Sentences one after the other; those that say nothing are left out."""
    told: list[Argument] = [text for text in texts if text]
    return "" if not told else common("sentences", all=told)


def parts(texts: Sequence[Text]) -> Text:
    """Parts of one sentence, told apart by semicolons; those that say nothing are left out."""
    told: list[Argument] = [text for text in texts if text]
    return "" if not told else common("parts", all=told)
