"""The three refusals. Each says what would be right, as a Text."""

from collections.abc import Callable
from typing import Final

from boardwright.kernel.text import Text

# How a refusal reads where it ends up as an exception's own message. `boardwright.words` puts its English reader here;
# the engine alone, which needs no package, shows the Text as it is.
READERS: Final[list[Callable[[Text], str]]] = []


class Refusal(Exception):
    """Something was asked for that cannot be done; the text is for the person who asked."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text: Final = text

    def __str__(self) -> str:
        return READERS[0](self.text) if READERS else str(self.text)


class CannotParse(Refusal):
    """The text is not in the notation."""


class NotLegal(Refusal):
    """The action exists, but the rules do not allow it now."""


class NotYourTurn(Refusal):
    """The question is another seat's."""
