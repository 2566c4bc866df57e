"""For games whose words are not in catalogues yet: finished sentences in every language."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from boardwright.kernel.language import LANGUAGES
from boardwright.kernel.plain import Plain
from boardwright.kernel.telling import Piece
from boardwright.kernel.telling import Section as ToldSection
from boardwright.kernel.text import Text


class Section:
    def __init__(self, title: str, entries: Sequence["Entry"]) -> None:
        self.title: Final[str] = title
        self.entries: Final[Sequence[Entry]] = entries


class Entry:
    def __init__(self, id: str, name: str, text: str, source: str) -> None:
        self.id: Final[str] = id
        self.name: Final[str] = name
        self.text: Final[str] = text
        self.source: Final[str] = source


class Way:
    """A way that an answer leads to: what it pays and what it gains."""

    def __init__(self, name: str, pay: str, paid: Mapping[str, int], gain: str, *, at_once: bool = True) -> None:
        # 'Defeat it'; '' where there is nothing to tell apart.
        self.name: Final[str] = name
        # In words, with the reason in brackets; '' for nothing.
        self.pay: Final[str] = pay
        # By the names of `stocks`; 0 of a stock where there is a price in it that has come down to nothing.
        self.paid: Final[Mapping[str, int]] = paid
        # In words; `at_once` if it comes with the way itself, not by a later choice or income.
        self.gain: Final[str] = gain
        self.at_once: Final[bool] = at_once


def in_each(tell: Callable[[str], str]) -> Text:
    told = [tell(language) for language in LANGUAGES]
    return {"en": told[0], "ru": told[1], "uk": told[2]} if told[0] else ""


def sections(describe: Callable[[str], Sequence[Section]]) -> Sequence[ToldSection]:
    each = [describe(language) for language in LANGUAGES]
    return [
        ToldSection(
            _same([told[n].title for told in each]),
            [
                Piece(
                    piece.id,
                    _same([told[n].entries[m].name for told in each]),
                    _same([told[n].entries[m].text for told in each]),
                    _same([told[n].entries[m].source for told in each]),
                )
                for m, piece in enumerate(section.entries)
            ],
        )
        for n, section in enumerate(each[0])
    ]


def merged(tell: Callable[[str], Mapping[str, Plain]]) -> Mapping[str, object]:
    """Plain data in which the words of three languages stand side by side where they differ."""
    result = _merged([tell(language) for language in LANGUAGES])
    assert isinstance(result, dict)
    return result


def _merged(each: Sequence[Plain]) -> Plain:
    first = each[0]
    if isinstance(first, str) and any(other != first for other in each):
        return dict(zip(LANGUAGES, each, strict=True))
    if isinstance(first, Mapping):
        return {key: _merged([other[key] for other in each if isinstance(other, Mapping)]) for key in first}
    if isinstance(first, (list, tuple)):
        return [_merged([other[n] for other in each if isinstance(other, (list, tuple))]) for n in range(len(first))]
    return first


def reasons(tell: Callable[[str], Mapping[str, str]]) -> Mapping[str, Text]:
    each = [tell(language) for language in LANGUAGES]
    return {name: _same([told[name] for told in each]) for name in each[0]}


def _same(told: Sequence[str]) -> Text:
    return dict(zip(LANGUAGES, told, strict=True)) if told[0] else ""
