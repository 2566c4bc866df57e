"""Texts in the languages that people read: the catalogues, and the renderer of the terminal.

Each game keeps its catalogue beside its rules, `words/<language>.ftl`; what is said at every table stands here. The
browser renders the same files with the same four functions (`web/src/lib/text`).
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from boardwright.kernel.errors import READERS
from boardwright.kernel.text import Text
from boardwright.words.catalogues import LANGUAGES, TERMINAL, catalogue, example_of, guide_of

if TYPE_CHECKING:
    from boardwright.words.render import Reader

__all__ = ["LANGUAGES", "TERMINAL", "Reader", "catalogue", "example_of", "guide_of"]


def __getattr__(name: str) -> object:
    """The renderer takes libraries that a browser's worker has not, and does without: its page renders."""
    if name != "Reader":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from boardwright.words.render import Reader

    return Reader


@cache
def _reader() -> Callable[[Text], str]:
    """Of what no page renders: sentences, or where the renderer's libraries are missing the name of the message."""
    try:
        from boardwright.words.render import Reader
    except ImportError:
        return str
    return Reader("en")


def _in_english(text: Text) -> str:
    return _reader()(text)


# A refusal that ends up as an exception reads in English, as code and its documents do.
READERS[:] = [_in_english]
