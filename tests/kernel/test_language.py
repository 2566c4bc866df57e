"""Words in three languages."""

import pytest

from boardwright.kernel.language import listed, plural

CARDS = {"en": ("card", "cards"), "ru": ("карта", "карты", "карт"), "uk": ("карта", "карти", "карт")}


@pytest.mark.parametrize(
    ("language", "number", "form"),
    [
        *[("en", 1, "card"), ("en", 0, "cards"), ("en", 2, "cards"), ("en", 21, "cards"), ("en", 101, "cards")],
        *[("ru", 1, "карта"), ("ru", 21, "карта"), ("ru", 101, "карта"), ("ru", 11, "карт"), ("ru", 111, "карт")],
        *[("ru", 2, "карты"), ("ru", 4, "карты"), ("ru", 5, "карт"), ("ru", 0, "карт"), ("ru", 12, "карт")],
        *[("uk", 3, "карти"), ("uk", 14, "карт"), ("uk", 24, "карти"), ("uk", 112, "карт"), ("uk", 31, "карта")],
    ],
)
def test_a_noun_agrees_with_its_number(language: str, number: int, form: str) -> None:
    assert plural(language, number, CARDS[language]) == form


@pytest.mark.parametrize(
    ("words", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_a_list_ends_with_the_conjunction(words: list[str], text: str) -> None:
    assert listed(words, "and") == text
