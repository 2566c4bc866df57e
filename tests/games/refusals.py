"""What must hold of every refusal of corrected content, whatever the game."""

import re

from boardwright.kernel.text import Text
from boardwright.words import LANGUAGES, Reader

READERS = {language: Reader(language, strict=True) for language in LANGUAGES}
CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)


def told_in_every_language(refusal: Text) -> None:
    """A line each: the place in the file, which is the same everywhere, and a whole sentence in the reader's words."""
    places = []
    for language, read in READERS.items():
        lines = [line.partition(": ") for line in read(refusal).splitlines()]
        places.append([place for place, _, _ in lines])
        for place, _, sentence in lines:
            assert sentence.endswith((".", "?")), (place, sentence)
            assert bool(CYRILLIC.search(sentence)) == (language != "en"), (place, sentence)
    assert all(each == places[0] for each in places)
