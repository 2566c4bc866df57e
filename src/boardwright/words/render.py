"""Texts rendered by Project Fluent, for the terminal and for tests.

What a message speaks of may be a Text itself. Where it stands in the sentence decides its case: `{ $what }` is the
nominative, `{ IN($what, case: "gen") }` asks the message of the thing for its genitive. Lists are told with commas,
or by `AND($list)` with the conjunction of the language, or by `LIST($list, by: "; ")`. `CAP($what)` begins with a
capital letter, `LOW($what)` with a small one.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentType

from boardwright.kernel.text import SAY, Argument, Text
from boardwright.words.catalogues import LANGUAGES, catalogue

# The package guards itself against catalogues that swell; ours are our own, and a list of legal answers may be long.
resolver.MAX_PART_LENGTH = 1_000_000

CONJUNCTIONS = {"en": "and", "ru": "и", "uk": "і"}
NOMINATIVE = "nom"


class Reader:
    """Renders Texts in one language."""

    def __init__(self, language: str, *, strict: bool = False) -> None:
        """A strict reader, for tests, takes no message that its catalogue lacks, and notes in `asked` which message was
        wanted in which case, and whether that case goes for other Texts within it."""
        self.language = language
        self.strict = strict
        self.asked: set[tuple[str, str, bool]] = set()

    def __call__(self, text: Text) -> str:
        return self.read(text, NOMINATIVE)

    def read(self, argument: Argument, case: str) -> str:
        if isinstance(argument, (str, int)):
            return str(argument)
        if isinstance(argument, Mapping):
            return self._message(argument, case) if SAY in argument else str(argument[self.language])
        return ", ".join([self.read(each, case) for each in argument])

    def everything(self, told: Any) -> Any:
        """Plain data with every Text in it rendered: pieces, for example."""
        if isinstance(told, Mapping):
            if SAY in told or tuple(told) == LANGUAGES:
                return self(told)
            return {key: self.everything(value) for key, value in told.items()}
        if isinstance(told, (list, tuple)):
            return [self.everything(each) for each in told]
        return told

    def _message(self, text: Mapping[str, Argument], case: str) -> str:
        address = str(text[SAY])
        name, _, id = address.partition("/")
        bundle = _bundle(name, self.language)
        if not bundle.has_message(id):
            assert not self.strict, f"There are no words for {address}."
            return address
        if self.strict and case != NOMINATIVE:
            within = any(not isinstance(part, (str, int)) for part in text.values())
            self.asked.add((address, case, within))
        pattern = bundle.get_message(id).value
        assert pattern is not None, f"{address} has no words of its own."
        given: dict[str, Any] = {"case": case}
        for key, value in text.items():
            if key != SAY:
                given[key] = value if isinstance(value, (str, int)) else _Told(self, value)
        told, errors = bundle.format_pattern(pattern, given)
        assert not errors, f"{address} in {self.language!r} with {sorted(given)}: {errors}"
        return str(told)


@cache
def _bundle(name: str, language: str) -> FluentBundle:
    """A catalogue is read once, which takes a tenth of a second, and serves all readers."""
    # Any: the package says that functions return its own type, and takes a str as well.
    functions: Any = {"IN": _in, "AND": _and, "LIST": _list, "CAP": _cap, "LOW": _low}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(name, language)))
    return bundle


class _Told(FluentType):
    """A Text, or a list of them, within another one: rendered where it stands, in the case that is asked for there."""

    def __init__(self, reader: Reader, argument: Argument) -> None:
        self.reader = reader
        self.argument = argument

    def format(self, locale: Any) -> str:
        return self.reader.read(self.argument, NOMINATIVE)

    def each(self, case: str) -> list[str]:
        several = isinstance(self.argument, Sequence) and not isinstance(self.argument, str)
        return [self.reader.read(each, case) for each in (self.argument if several else [self.argument])]  # type: ignore[union-attr]


def _each(value: Any, case: str) -> list[str]:
    return value.each(case) if isinstance(value, _Told) else [str(value)]


def _in(value: Any, case: str = NOMINATIVE) -> str:
    return ", ".join(_each(value, case))


def _and(value: Any, case: str = NOMINATIVE) -> str:
    words = _each(value, case)
    if len(words) < 2:
        return "".join(words)
    conjunction = CONJUNCTIONS.get(value.reader.language, CONJUNCTIONS["en"])
    return f"{', '.join(words[:-1])} {conjunction} {words[-1]}"


def _list(value: Any, by: str = ", ", case: str = NOMINATIVE) -> str:
    return by.join(_each(value, case))


def _cap(value: Any, case: str = NOMINATIVE) -> str:
    told = _in(value, case)
    return told[:1].upper() + told[1:]


def _low(value: Any, case: str = NOMINATIVE) -> str:
    told = _in(value, case)
    return told[:1].lower() + told[1:]
