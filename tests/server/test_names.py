"""Names of people who gave none: told in the language of whoever reads."""

import pytest

from boardwright.lobby.identity import told_name
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
