"""Names of people who gave none: told in the language of whoever reads."""

import pytest

from boardwright.kernel.errors import NotLegal
from boardwright.lobby.identity import clean_name, free_name, told_name
from boardwright.words import Reader


@pytest.mark.parametrize("stored", ["Guest 4973", "Гость 4973", "Гість 4973"])
def test_a_guest_is_a_guest_in_the_language_of_whoever_reads(stored: str) -> None:
    """Also at tables of earlier versions, which stored the word in the language of whoever sat down."""
    told = told_name(stored)
    assert [Reader(language)(told) for language in ("en", "ru", "uk")] == ["Guest 4973", "Гость 4973", "Гість 4973"]


def test_a_seat_of_a_record_without_names_is_a_seat() -> None:
    assert Reader("ru")(told_name("Seat 2")) == "Место 2"


@pytest.mark.parametrize("written", ["Anna", "Гость", "Guest of honour", "Guest 49730", "", "Seat of power"])
def test_what_a_person_wrote_stays(written: str) -> None:
    assert told_name(written) == written


@pytest.mark.parametrize("written", ["", "\u3164", "\u2800 \u2800", "\u115f\uffa0", "\u200b\u202e", "\u0301", "\ufe0f"])
def test_a_name_can_be_seen(written: str) -> None:
    assert clean_name(written) == "Guest"


@pytest.mark.parametrize("written", ["Ａｎｎａ", "\U0001d400nna", "An\u034fna", "Anna\u3164", "  Anna\n"])
def test_a_name_is_written_in_the_usual_letters(written: str) -> None:
    assert clean_name(written) == "Anna"


@pytest.mark.parametrize(
    "taken, written",
    [("Anna", "ANNA"), ("вова", "ВОВА"), ("Copa", "Сора"), ("Oxa", "Оха"), ("Alice", "AIice"), ("Bo 10", "Bo lO")],
)
def test_a_name_that_looks_like_another_is_taken(taken: str, written: str) -> None:
    for one, other in ((taken, written), (written, taken)):
        with pytest.raises(NotLegal, match=r"is called .* already"):
            free_name(other, [one])


@pytest.mark.parametrize("written", ["Аnna", "Ρeter", "bеrt"])
def test_a_word_of_a_name_is_of_one_alphabet(written: str) -> None:
    with pytest.raises(NotLegal, match="in the letters of one alphabet"):
        free_name(written, [])


@pytest.mark.parametrize("written", ["Anna Каренина", "Naïve", "O’Brien", "田中さん", "Зоя", "Ζωή", "R2-D2", "🦊"])
def test_names_of_all_the_world_stay(written: str) -> None:
    assert free_name(written, ["Bert", "Зося"]) == written
