"""Amounts as people write them: '2w 5c 1p' is two workers, five coins and one point."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from boardwright.kernel.errors import CannotParse
from boardwright.kernel.text import common

_ONE_AMOUNT: Final = re.compile(r"(\d{1,9})([A-Za-z]+)\Z")


class Bundle:
    """An immutable handful of resources, by their letters. Letters it does not hold count 0."""

    def __init__(self, text: str = "", amounts: Mapping[str, int] | None = None) -> None:
        """Of a text, or of amounts by letter. Amounts of 0 are left out."""
        held = _parsed(text) if amounts is None else amounts
        self._amounts: Final[dict[str, int]] = {letter: number for letter, number in held.items() if number}

    @staticmethod
    def of(amounts: Mapping[str, int]) -> "Bundle":
        return Bundle(amounts=amounts)

    def __getitem__(self, letter: str) -> int:
        return self._amounts.get(letter, 0)

    def __contains__(self, letter: str) -> bool:
        return letter in self._amounts

    def __iter__(self) -> Iterator[str]:
        return iter(self._amounts)

    def __len__(self) -> int:
        return len(self._amounts)

    def __add__(self, other: "Bundle") -> "Bundle":
        return Bundle.of({letter: self[letter] + other[letter] for letter in {**self._amounts, **other._amounts}})

    def __mul__(self, times: int) -> "Bundle":
        return Bundle.of({letter: number * times for letter, number in self._amounts.items()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bundle) and self._amounts == other._amounts

    def __hash__(self) -> int:
        return hash(frozenset(self._amounts.items()))

    def __str__(self) -> str:
        return " ".join(f"{number}{letter}" for letter, number in self._amounts.items())

    def __repr__(self) -> str:
        return f"Bundle({str(self)!r})"

    def __reduce__(self) -> tuple[type["Bundle"], tuple[str]]:
        return (Bundle, (str(self),))


def _parsed(text: str) -> dict[str, int]:
    amounts: dict[str, int] = {}
    for word in text.split():
        match = _ONE_AMOUNT.match(word)
        if match is None:
            raise CannotParse(common("not-an-amount", word=repr(word)))
        letter = match[2]
        if letter in amounts:
            raise CannotParse(common("amount-twice", text=repr(text), letter=repr(letter)))
        amounts[letter] = int(match[1])
    return amounts
