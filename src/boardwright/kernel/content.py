"""Content in data files, and an owner's corrections of it.

A game whose printed values are partly not public ships them as `content/*.toml`: sections of entries, an entry a line,
with the source of every value. An owner of the box corrects them in a file that names only what differs. What must be
the same for every such game is here: merging, sources, refusals that say what would be right. How a game's entries are
read is in its `catalogue.py`.
"""

import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from importlib.resources import files
from typing import Final, Generic, TypeVar, final

from boardwright.kernel.errors import CannotParse
from boardwright.kernel.language import LANGUAGES
from boardwright.kernel.language import Text as Names
from boardwright.kernel.text import Argument, Catalogue, Text, common

BUILT_IN: Final = "built-in"
ABSENT: Final = "none"  # in a correction: the printed piece does not have this
SOURCES_OF_VALUES: Final = ("printed", "rulebook", "found", "reconstructed")
REMEMBERED: Final = 100  # catalogues of corrected content kept ready
MOST_PROBLEMS: Final = 20  # that are told at once: who has made more reads the rest when these are mended

LONGEST_NAME: Final = 60  # letters

# What is wrong with an owner's corrections.
Problems = list[Text]

# Plain data as tomllib and json read it.
Table = Mapping[str, object]

C = TypeVar("C")
T = TypeVar("T")


@final
class Form:
    """What is to be known about a game's data files before they are read."""

    def __init__(
        self,
        package: str,
        files: Sequence[str],
        example: str,
        optional: Sequence[str] = (),
        fixed: Sequence[str] = (),
        remade: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.package: Final = package
        self.files: Final = tuple(files)
        self.example: Final = example  # of a correction, for those who wrote something else
        # What an entry may do without, or a table of it without a part: a correction takes it away by the word ABSENT.
        self.optional: Final = tuple(optional)
        # What names an entry's place in the box, and so cannot be corrected away.
        self.fixed: Final = tuple(fixed)
        # A field that makes another thing of the entry when it changes: the fields that still speak then.
        self.remade: Final = dict(remade or {})

    def shipped(self, file: str) -> str:
        return (files(self.package) / "content" / f"{file}.toml").read_text(encoding="utf-8")


@final
class Data:
    """Sections of entries of fields, with the source of every value."""

    def __init__(
        self, form: Form, sections: Mapping[str, Mapping[str, Table]], sources: Mapping[str, dict[str, str]]
    ) -> None:
        self._form: Final = form
        self._sections: Final = sections
        self._sources: Final = sources  # "cards.voradon" -> {"": default, field: source}

    def entries(self, section: str, problems: Problems) -> list["Fields"]:
        return [
            Fields(section, id, fields, self._sources[f"{section}.{id}"], problems)
            for id, fields in self._sections[section].items()
        ]

    def with_corrections(self, corrections: Table, problems: Problems) -> "Data":
        sections = {name: dict(entries) for name, entries in self._sections.items()}
        sources = {path: dict(fields) for path, fields in self._sources.items()}
        for section, entries in corrections.items():
            if section not in sections or (entries and not sections[section]):
                note(problems, section, common("no-section", sections=[each for each in sections if sections[each]]))
                continue
            for id, fields in self._table(entries, section, problems).items():
                path = f"{section}.{id}"
                if id not in sections[section]:
                    known = list(sections[section])
                    note(problems, path, meant("nearly-an-entry", "no-entry", id, known))
                    continue
                correction = self._table(fields, path, problems)
                sources[path] = _sources_with(sources[path], correction, path, problems)
                sections[section][id] = self._merged(sections[section][id], correction, path, problems)
        return Data(self._form, sections, sources)

    def differences(self, corrections: Table) -> dict[str, dict[str, dict[str, object]]]:
        """The corrections without what they repeat of these values."""
        differing: dict[str, dict[str, dict[str, object]]] = {}
        for section, entries in corrections.items():
            assert isinstance(entries, Mapping)
            for id, fields in entries.items():
                new = _news(fields, self._sections[section][id])
                if set(new) - {"source"}:
                    differing.setdefault(section, {})[id] = new
        return differing

    def _merged(self, shipped: Table, correction: Table, path: str, problems: Problems) -> Table:
        for key in self._form.fixed:
            if key in correction and correction[key] != shipped.get(key):
                note(problems, f"{path}.{key}", common("fixed-field", value=repr(shipped.get(key))))
        for key, speaking in self._form.remade.items():
            if correction.get(key, shipped.get(key)) != shipped.get(key):
                shipped = {each: shipped[each] for each in speaking}
        merged = {**shipped, **correction}
        for key, new in correction.items():
            old = shipped.get(key)
            if isinstance(old, Mapping) and isinstance(new, Mapping):
                parts = {**old, **new}
                if key in self._form.optional:
                    parts = {part: value for part, value in parts.items() if value != ABSENT}
                merged[key] = parts
        return {key: value for key, value in merged.items() if not (value == ABSENT and key in self._form.optional)}

    def _table(self, value: object, path: str, problems: Problems) -> Table:
        if isinstance(value, Mapping):
            return value
        note(problems, path, common("not-a-table", value=shown(value), example=self._form.example))
        return {}


@final
class Fields:
    """The fields of one entry. Reading a wrong one notes the problem and goes on with a harmless value."""

    def __init__(self, section: str, id: str, fields: Table, sources: dict[str, str], problems: Problems) -> None:
        self.id: Final[str] = id
        self.sources: Final[dict[str, str]] = sources
        self.path: Final = f"{section}.{id}"
        self._fields: Final = fields
        self._problems: Final = problems

    def allow(self, fields: Sequence[str]) -> None:
        """Refuse fields other than these and those that say where values come from."""
        for key in self._fields:
            if key not in fields and key != "source" and key not in SOURCES_OF_VALUES:
                self.wrong(key, meant("nearly-a-field", "no-field", key, fields))

    def has(self, key: str) -> bool:
        return key in self._fields

    def text(self, key: str) -> str:
        """A text, empty if it is wrong."""
        value = self._fields.get(key, "")
        if not isinstance(value, str) or not value.strip():
            self.wrong(key, common("not-a-text", value=shown(value)))
            return ""
        return value

    def texts(self, key: str) -> list[str]:
        value = self._fields.get(key)
        if not isinstance(value, list) or not value or not all(isinstance(text, str) for text in value):
            self.wrong(key, common("not-texts", value=shown(value)))
            return []
        return [str(text) for text in value]

    def parts(self, key: str) -> dict[str, str]:
        """The texts of a table within the entry."""
        value = self._fields.get(key)
        if not isinstance(value, Mapping):
            self.wrong(key, common("not-a-table-of-texts", value=shown(value)))
            return {}
        parts: dict[str, str] = {}
        for part, text in value.items():
            if isinstance(text, str):
                parts[str(part)] = text
            else:
                self.wrong(f"{key}.{part}", common("not-a-text", value=shown(text)))
        return parts

    def number(self, key: str, lowest: int, highest: int) -> int:
        value = self._fields.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
            self.wrong(key, common("not-a-number", value=shown(value), lowest=lowest, highest=highest))
            return lowest
        return value

    def numbers(self, key: str, count: int | None, lowest: int, highest: int) -> tuple[int, ...]:
        """A list of so many numbers; None: of any length but 0."""
        value = self._fields.get(key)
        listed = value if isinstance(value, list) else []
        numbers = [each for each in listed if isinstance(each, int) and not isinstance(each, bool)]
        right = len(numbers) == len(listed) == (len(listed) if count is None else count)
        if not right or not numbers or not all(lowest <= each <= highest for each in numbers):
            told = common("not-numbers", value=shown(value), lowest=lowest, highest=highest)
            if count is not None:
                told = common("not-so-many-numbers", value=shown(value), count=count, lowest=lowest, highest=highest)
            self.wrong(key, told)
            return (lowest,) * (count or 0)
        return tuple(numbers)

    def name(self, key: str) -> Names:
        value = self._fields.get(key)
        names = value if isinstance(value, Mapping) else {}
        for language in LANGUAGES:
            name = names.get(language)
            if not isinstance(name, str) or not 1 <= len(name.strip()) <= LONGEST_NAME:
                self.wrong(key, common("not-a-name", value=shown(name), most=LONGEST_NAME, language=language))
        for language in names:
            if language not in LANGUAGES:
                self.wrong(key, common("not-a-language", value=shown(language), languages=LANGUAGES))
        return {language: str(names.get(language, "?")) for language in LANGUAGES}

    def read(self, key: str, text: str, reader: Callable[[str], T], otherwise: T) -> T:
        """What the reader makes of a text; if it refuses, or there was no text to read, what there is otherwise."""
        if not text:
            return otherwise
        try:
            return reader(text)
        except CannotParse as refusal:
            self.wrong(key, refusal.text)
            return otherwise

    def each(self, key: str, texts: Sequence[str], reader: Callable[[str], T]) -> list[T]:
        """What the reader makes of each text, without those it refuses."""
        made: list[T] = []
        for text in texts:
            try:
                made.append(reader(text))
            except CannotParse as refusal:
                self.wrong(key, refusal.text)
        return made

    def wrong(self, key: str, what: Text) -> None:
        """Note a problem."""
        note(self._problems, f"{self.path}.{key}", what)


@final
class Library(Generic[C]):
    """The catalogues of a game: of its shipped content, and of what owners made of it."""

    def __init__(self, form: Form, make: Callable[[str, Data, Problems], C]) -> None:
        """`make` reads a catalogue from data; what is wrong with them it adds to the list of problems."""
        self._form: Final = form
        self._make: Final = make
        self._shipped: Final = _shipped(form)
        self._made: Final[dict[str, C]] = {}

    def catalogue(self, text: str) -> C:
        """The content that a value of the `content` option stands for."""
        if text not in self._made:
            made, problems = self._with(text, {} if text == BUILT_IN else _corrections_of(text))
            if problems:
                raise CannotParse(common("content-unplayable", problems=problems))
            if len(self._made) > REMEMBERED:
                self._made.pop(next(key for key in self._made if key != BUILT_IN))
            self._made[text] = made
        return self._made[text]

    def corrected(self, corrections: Table) -> str:
        """Check an owner's corrections; the value of the `content` option that plays with them.

        What is wrong is refused all at once, a line each. Corrections that change nothing are left out."""
        _, problems = self._with("", corrections)
        if problems:
            raise CannotParse(common("lines", all=problems))
        differing = self._shipped.differences(corrections)
        return json.dumps(differing, ensure_ascii=False, separators=(",", ":")) if differing else BUILT_IN

    def as_before(self, text: str, file: str) -> str:
        """What a value of the `content` option stood for when other values were shipped, as corrections of today's. The
        file beside the content names those values. What an owner says goes before; what the owner made one of another
        kind keeps nothing."""
        self.catalogue(text)  # refuses what is none
        own: dict[str, dict[str, Table]] = {} if text == BUILT_IN else json.loads(text)
        for section, entries in tomllib.loads(self._form.shipped(file)).items():
            said = own.get(section, {})
            own[section] = {**said, **{id: _under(said.get(id, {}), fields) for id, fields in entries.items()}}
        return self.corrected(own)

    def template(self) -> str:
        """The shipped data files in one text, for an owner to correct."""
        return "\n".join(self._form.shipped(file) for file in self._form.files)

    def _with(self, text: str, corrections: Table) -> tuple[C, Problems]:
        problems: Problems = []
        data = self._shipped.with_corrections(corrections, problems)
        return self._make(text, data, problems), problems


def _under(said: Table, fields: Table) -> Table:
    return said if "kind" in said else {**fields, **said}


def meant(nearly: str, otherwise: str, word: str, known: Sequence[str]) -> Text:
    """The refusal of an unknown word: one message if a known one is near, another if none is."""
    near = get_close_matches(word[:LONGEST_NAME], known, 1)
    return common(nearly, near=repr(near[0])) if near else common(otherwise, known=known)


def wrong_at(place: str, what: Text) -> Text:
    """A problem, after the place in the file where it is."""
    return common("at", place=place if len(place) <= 2 * LONGEST_NAME else f"{place[: 2 * LONGEST_NAME]}…", what=what)


def note(problems: Problems, place: str, what: Text) -> None:
    """Add a problem to the list. Where there are very many, reading on helps nobody: they are told so far."""
    problems.append(wrong_at(place, what))
    if len(problems) == MOST_PROBLEMS:
        raise CannotParse(common("lines", all=[*problems, common("more-problems", most=MOST_PROBLEMS)]))


def shown(value: object) -> str:
    """A wrong value as it is told: as long as a name at most."""
    written = repr(value)
    return written if len(written) <= LONGEST_NAME else f"{written[:LONGEST_NAME]}…"


def source_text(words: Catalogue, sources: Mapping[str, str], part_name: Callable[[str], Text] = str) -> Text:
    """Where the values of a piece come from: the rule, then the fields that depart from it; 'cost.II' is a part of a
    field."""
    departing: dict[str, list[Argument]] = {}
    for key, origin in sources.items():
        if key and origin != sources[""]:
            field, _, part = key.partition(".")
            name = words(f"field-{field}")
            told = words("field-part", field=name, part=part_name(part)) if part else name
            departing.setdefault(origin, []).append(told)
    rule = words(f"source-{sources['']}")
    if not departing:
        return rule
    exceptions: list[Argument] = [
        words("source-exception", source=words(f"source-{origin}"), fields=fields)
        for origin, fields in departing.items()
    ]
    return words("source-departing", rule=rule, exceptions=exceptions)


def _shipped(form: Form) -> Data:
    sections: dict[str, Mapping[str, Table]] = {}
    sources: dict[str, dict[str, str]] = {}
    for file in form.files:
        for section, entries in tomllib.loads(form.shipped(file)).items():
            sections[section] = entries
            for id, fields in entries.items():
                sources[f"{section}.{id}"] = {"": fields["source"]}
                for source in SOURCES_OF_VALUES:
                    for field in str(fields.get(source, "")).split():
                        sources[f"{section}.{id}"][field] = source
    return Data(form, sections, sources)


def _corrections_of(text: str) -> Table:
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise CannotParse(common("content-neither", ours=repr(BUILT_IN), text=repr(text[:40])))
    return data


def _sources_with(sources: dict[str, str], correction: Table, path: str, problems: Problems) -> dict[str, str]:
    """Where the values come from after a correction: what is corrected was read from the printed piece, all of it."""
    source = correction.get("source", "printed")
    if not isinstance(source, str) or source not in SOURCES_OF_VALUES:
        note(problems, f"{path}.source", common("not-a-source", value=shown(source), sources=SOURCES_OF_VALUES))
        source = "printed"
    fields: list[str] = []
    for field, value in correction.items():
        if isinstance(value, Mapping):
            fields += [f"{field}.{part}" for part in value]
        elif field != "source" and field not in SOURCES_OF_VALUES:
            fields.append(field)
    kept = {old: sources[old] for old in sources if old not in fields and old.partition(".")[0] not in fields}
    return {**kept, **dict.fromkeys(fields, source)}


def _news(correction: Table, shipped: Table) -> dict[str, object]:
    """What a correction says that the shipped values do not; of a table it keeps the parts that differ."""
    news: dict[str, object] = {}
    for key, value in correction.items():
        old = shipped.get(key, ABSENT)
        if key in SOURCES_OF_VALUES:
            continue  # of single shipped fields; a correction has one source
        if isinstance(value, Mapping) and isinstance(old, Mapping):
            parts = {part: value[part] for part in value if value[part] != old.get(part, ABSENT)}
            if parts:
                news[key] = parts
        elif value != old:
            news[key] = value
    return news
