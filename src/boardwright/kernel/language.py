"""Words in three languages: what a player reads is never written in one language only."""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "ru", "uk")

# The same words in each of the LANGUAGES.
Text = Mapping[str, str]
