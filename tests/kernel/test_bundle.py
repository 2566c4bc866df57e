"""Amounts as people write them."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.kernel.bundle import Bundle
from boardwright.kernel.errors import CannotParse

amounts = st.dictionaries(st.sampled_from(["w", "c", "p", "vp"]), st.integers(0, 99))


def test_a_bundle_is_written_as_numbers_and_letters() -> None:
    bundle = Bundle("2w 5c 1vp")
    assert (bundle["w"], bundle["c"], bundle["vp"], bundle["p"]) == (2, 5, 1, 0)
    assert str(bundle) == "2w 5c 1vp" and repr(bundle) == "Bundle('2w 5c 1vp')"


def test_zero_is_nothing() -> None:
    assert Bundle("0w 1c") == Bundle("1c") and len(Bundle("0w")) == 0
    assert "w" not in Bundle("0w") and "c" in Bundle("1c")
    assert list(Bundle("2w 1c")) == ["w", "c"]


def test_order_does_not_matter() -> None:
    assert Bundle("2w 5c") == Bundle("5c 2w") and hash(Bundle("2w 5c")) == hash(Bundle("5c 2w"))
    assert Bundle("2w") != Bundle("2c") and Bundle("2w") != "2w"


def test_bundles_add_and_multiply() -> None:
    assert Bundle("2w 1c") + Bundle("3c 1p") == Bundle("2w 4c 1p")
    assert Bundle("2w 1c") * 3 == Bundle("6w 3c") and Bundle("2w") * 0 == Bundle()


@given(amounts, amounts)
def test_adding_is_fair_to_every_letter(one: dict[str, int], other: dict[str, int]) -> None:
    total = Bundle.of(one) + Bundle.of(other)
    assert all(total[letter] == one.get(letter, 0) + other.get(letter, 0) for letter in ("w", "c", "p", "vp"))


@given(amounts)
def test_a_bundle_reads_itself_back(given_amounts: dict[str, int]) -> None:
    bundle = Bundle.of(given_amounts)
    assert Bundle(str(bundle)) == pickle.loads(pickle.dumps(bundle)) == copy.deepcopy(bundle) == bundle


@pytest.mark.parametrize("text", ["w", "2", "2 w", "-1w", "2w,1c", "1.5w", "w2", f"{'9' * 5000}w"])
def test_what_is_no_amount_is_refused(text: str) -> None:
    with pytest.raises(CannotParse, match=r"is not an amount; write a number and a letter, as in '2e 1p'\.$"):
        Bundle(text)


def test_a_letter_named_twice_is_refused() -> None:
    with pytest.raises(CannotParse, match=r"'1w 2w' names 'w' twice; write it once\."):
        Bundle("1w 2w")
