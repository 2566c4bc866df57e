"""Texts in the languages that people read: the catalogues, and the renderer of the terminal.

Each game keeps its catalogue beside its rules, `words/<language>.ftl`; what is said at every table stands here. The
browser renders the same files with the same four functions (`web/src/lib/text`).
"""

from boardwright.kernel.errors import READERS
from boardwright.words.catalogues import LANGUAGES, TERMINAL, catalogue, example_of, guide_of
from boardwright.words.render import Reader

__all__ = ["LANGUAGES", "TERMINAL", "Reader", "catalogue", "example_of", "guide_of"]

# A refusal that ends up as an exception reads in English, as code and its documents do.
READERS[:] = [Reader("en")]
