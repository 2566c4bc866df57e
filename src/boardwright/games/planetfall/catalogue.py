"""The content: every card, commander side and goal board as the rules need them, read from the data files.

The values shipped in `content/*.toml` are mostly reconstructed. An owner of the box corrects them in a file of their
own that names only what differs; `corrected` checks such a file and turns it into the text of the `content` option.
That text goes into the record, so a game with corrected cards replays without the file.
"""

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from importlib.resources import files
from typing import Final, final

from boardwright.games.planetfall.vocabulary import (
    ALWAYS_LAST,
    CACHE,
    ENERGY_MAXIMUM,
    EXPERIENCE_MAXIMUM,
    KINDS,
    LETTERS,
    LEVELS,
    OUTPOST,
    RESTRAIN,
    SECTOR,
    STRENGTH_MAXIMUM,
    TECHNOLOGY,
    UNIT,
    Condition,
    Effect,
    Gain,
    amounts,
    condition,
    effect,
)
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.language import LANGUAGES, Text

BUILT_IN: Final = "built-in"
ABSENT: Final = "none"
REMEMBERED: Final = 100  # catalogues of corrected content kept ready
PLANETS: Final = 7
CARDS_PER_PLANET: Final = 14
CARDS_PER_KIND: Final = (28, 21, 21, 28)  # units, outposts, technologies, caches: printed in the rulebook
SOURCES_OF_VALUES: Final = ("printed", "rulebook", "found", "reconstructed")

# Plain data as tomllib and json read it.
Table = Mapping[str, object]


@final
class Card:
    """A planet card. Costs and yields are given for the three levels; what a kind does not have is 0 or -1."""

    def __init__(self, index: int, id: str, entry: "_Entry", kind: int, symbols: list[str]) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = id
        self.kind: Final[int] = kind
        self.planet: Final[int] = entry.number("planet", 1, PLANETS)
        self.name: Final[Text] = entry.name("name")
        self.sources: Final[dict[str, str]] = entry.sources
        self.reward: Final[Bundle] = entry.bundle("reward", LETTERS)
        self.gain: Final[Gain] = Gain(self.reward)
        # Unit: strength to pay, experience to have. Outpost, technology: energy to pay. Cache: energy to take.
        levels = entry.levels("yield" if kind == CACHE else "cost", ("s", "x") if kind == UNIT else ("e",))
        self.strength: Final[tuple[int, ...]] = tuple(level["s"] for level in levels)
        self.experience: Final[tuple[int, ...]] = tuple(level["x"] for level in levels)
        self.energy: Final[tuple[int, ...]] = tuple(level["e"] for level in levels)
        # Unit: energy to recruit it; outpost: strength to storm it; -1 where the card does not offer it.
        self.diplomacy: Final[int] = entry.bundle("diplomacy", ("e",))["e"] if entry.has("diplomacy") else -1
        self.aggression: Final[int] = entry.bundle("aggression", ("s",))["s"] if entry.has("aggression") else -1
        self.pair: Final[int] = entry.bundle("pair", ("p",))["p"]
        self.symbol: Final[int] = _index(symbols, entry.text("symbol")) if kind == OUTPOST else -1
        self.sector: Final[int] = entry.bundle("sector", ("e",))["e"]
        self.effects: Final[tuple[Effect, ...]] = entry.effects("effects") if kind == TECHNOLOGY else ()


@final
class Side:
    """One side of a commander board."""

    def __init__(self, index: int, id: str, entry: "_Entry", boards: list[str]) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = id
        self.board: Final[int] = _index(boards, entry.text("board"))
        self.letter: Final[str] = entry.text("side")
        self.initiative: Final[int] = entry.number("initiative", 1, 99)
        self.start: Final[Gain] = Gain(entry.bundle("start", ("x", "s", "e")))
        self.ability: Final[tuple[Effect, ...]] = entry.effects("ability")
        self.name: Final[Text] = entry.name("name")
        self.faction: Final[Text] = entry.name("faction")
        self.sources: Final[dict[str, str]] = entry.sources


@final
class Goal:
    """A goal board: three conditions, scored by everybody at the end."""

    def __init__(self, index: int, id: str, entry: "_Entry") -> None:
        self.index: Final[int] = index
        self.id: Final[str] = id
        self.name: Final[Text] = entry.name("name")
        self.conditions: Final[tuple[Condition, ...]] = entry.conditions("conditions")
        self.sources: Final[dict[str, str]] = entry.sources


@final
class Catalogue:
    """All content of one game. `text` is the value of the `content` option that it was made from."""

    def __init__(self, text: str, data: "_Data", problems: list[str]) -> None:
        self.text: Final[str] = text
        self.symbols: Final[list[str]] = []
        self.boards: Final[list[str]] = []
        self.cards: Final[list[Card]] = []
        self.sides: Final[list[Side]] = []
        self.goals: Final[list[Goal]] = []
        for id, entry in data.entries("cards", problems):
            kind = entry.kind()
            if kind >= 0:
                self.cards.append(Card(len(self.cards), id, entry, kind, self.symbols))
        for id, entry in data.entries("commanders", problems):
            self.sides.append(Side(len(self.sides), id, entry, self.boards))
        for id, entry in data.entries("goals", problems):
            self.goals.append(Goal(len(self.goals), id, entry))
        self.decks: Final[tuple[tuple[int, ...], ...]] = tuple(
            tuple(card.index for card in self.cards if card.planet == planet) for planet in range(PLANETS + 1)
        )

    def sides_of(self, board: int) -> list[Side]:
        return [side for side in self.sides if side.board == board]


def catalogue(text: str) -> Catalogue:
    """The content that a value of the `content` option stands for."""
    if text not in _made:
        corrections = {} if text == BUILT_IN else _corrections_of(text)
        made, problems = _make(text, corrections)
        if problems:
            raise CannotParse(f"The content option cannot be played: {' '.join(problems)}")
        if len(_made) > REMEMBERED:
            _made.pop(next(key for key in _made if key != BUILT_IN))
        _made[text] = made
    return _made[text]


def corrected(corrections: Table) -> str:
    """Check an owner's corrections; the value of the `content` option that plays with them.

    What is wrong is refused all at once, a line each. Corrections that change nothing are left out."""
    _, problems = _make("", corrections)
    if problems:
        raise CannotParse("\n".join(problems))
    differing = _built_in().differences(corrections)
    return json.dumps(differing, ensure_ascii=False, separators=(",", ":")) if differing else BUILT_IN


def template() -> str:
    """The shipped data files in one text, for an owner to correct."""
    return "\n".join(_shipped(name) for name in ("cards", "commanders", "goals"))


def check_text(text: str) -> None:
    """Refuse a `content` option that cannot be played."""
    catalogue(text)


_made: Final[dict[str, Catalogue]] = {}


def _corrections_of(text: str) -> Table:
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise CannotParse(
            f"The content option is {BUILT_IN!r} or corrections that `boardwright content check` has passed;"
            f" {text[:40]!r} is neither."
        )
    return data


def _make(text: str, corrections: Table) -> tuple[Catalogue, list[str]]:
    problems: list[str] = []
    data = _built_in().with_corrections(corrections, problems)
    made = Catalogue(text, data, problems)
    # Totals mean something only when every single entry could be read.
    if not problems:
        _check_cards(made, problems)
        _check_commanders(made, problems)
        _check_only_ones(made, problems)
    return made, problems


# --- what must hold between entries


def _check_cards(made: Catalogue, problems: list[str]) -> None:
    for planet in range(1, PLANETS + 1):
        found = len(made.decks[planet])
        if found != CARDS_PER_PLANET:
            problems.append(f"cards: planet {planet} has {found} cards; every planet has {CARDS_PER_PLANET}.")
    for kind, right in enumerate(CARDS_PER_KIND):
        found = sum(card.kind == kind for card in made.cards)
        if found != right:
            problems.append(f"cards: there are {found} cards of kind {KINDS[kind]}; the box has {right}.")


def _check_commanders(made: Catalogue, problems: list[str]) -> None:
    for side in made.sides:
        start = side.start
        if start.experience > EXPERIENCE_MAXIMUM or start.strength > STRENGTH_MAXIMUM or start.energy > ENERGY_MAXIMUM:
            problems.append(
                f"commanders.{side.id}.start: the tracks end at {EXPERIENCE_MAXIMUM}x, {STRENGTH_MAXIMUM}s and"
                f" {ENERGY_MAXIMUM}e."
            )
    for one in made.sides:
        for other in made.sides[one.index + 1 :]:
            if one.initiative == other.initiative and one.board != other.board:
                problems.append(
                    f"commanders.{other.id}.initiative: {one.id} has {one.initiative} too; two commanders that may"
                    " meet at a table need different initiatives."
                )


def _check_only_ones(made: Catalogue, problems: list[str]) -> None:
    """There is one last space and one restrain token: a single board may claim each, and no technology."""
    for verb in (ALWAYS_LAST, RESTRAIN):
        boards: list[int] = []
        for side in made.sides:
            for each in side.ability:
                if each.verb == verb and side.board not in boards:
                    boards.append(side.board)
                    if len(boards) > 1:
                        first = made.boards[boards[0]]
                        problems.append(
                            f"commanders.{side.id}.ability: {each.text!r} is for one board, and {first} has it."
                        )
        for card in made.cards:
            for each in card.effects:
                if each.verb == verb:
                    problems.append(f"cards.{card.id}.effects: {each.text!r} is for a commander, not for a technology.")


# --- the data files and their corrections

_COMMON: Final = ("name", "source", *SOURCES_OF_VALUES)
_CARD_FIELDS: Final = {
    UNIT: ("planet", "kind", "cost", "diplomacy", "reward"),
    OUTPOST: ("planet", "kind", "cost", "aggression", "reward", "pair", "symbol"),
    TECHNOLOGY: ("planet", "kind", "cost", "reward", "effects"),
    CACHE: ("planet", "kind", "yield", "sector", "reward"),
}
_FIELDS: Final = {
    "commanders": ("board", "side", "initiative", "start", "ability", "faction"),
    "goals": ("conditions",),
}
# What a card may do without: a correction takes it away by the word ABSENT.
_OPTIONAL: Final = ("diplomacy", "aggression", "sector", "reward")
# What names an entry's place in the box, and so cannot be corrected away.
_FIXED: Final = ("board", "side")
# Fields that say the same in every language; a correction may name some languages only.
_IN_LANGUAGES: Final = ("name", "faction")


@final
class _Data:
    """Sections (cards, commanders, goals) of entries of fields, with the source of every value."""

    def __init__(self, sections: Mapping[str, Mapping[str, Table]], sources: Mapping[str, dict[str, str]]) -> None:
        self._sections: Final = sections
        self._sources: Final = sources  # "cards.voradon" -> {"": default, field: source}

    def entries(self, section: str, problems: list[str]) -> Iterable[tuple[str, "_Entry"]]:
        return [
            (id, _Entry(section, id, fields, self._sources[f"{section}.{id}"], problems))
            for id, fields in self._sections[section].items()
        ]

    def with_corrections(self, corrections: Table, problems: list[str]) -> "_Data":
        sections = {name: dict(entries) for name, entries in self._sections.items()}
        sources = {path: dict(fields) for path, fields in self._sources.items()}
        for section, entries in corrections.items():
            if section not in sections:
                problems.append(f"{section}: there is no such section; write one of {', '.join(sections)}.")
                continue
            for id, fields in _table(entries, section, problems).items():
                path = f"{section}.{id}"
                if id not in sections[section]:
                    problems.append(f"{path}: there is no such entry{_meant(id, sections[section])}")
                    continue
                correction = _table(fields, path, problems)
                sources[path] = _sources_with(sources[path], correction, path, problems)
                sections[section][id] = _merged(sections[section][id], correction, path, problems)
        return _Data(sections, sources)

    def differences(self, corrections: Table) -> dict[str, dict[str, dict[str, object]]]:
        """The corrections without what they repeat of the shipped values."""
        differing: dict[str, dict[str, dict[str, object]]] = {}
        for section, entries in corrections.items():
            assert isinstance(entries, Mapping)
            for id, fields in entries.items():
                shipped = self._sections[section][id]
                new = {key: value for key, value in fields.items() if not _repeats(value, shipped.get(key))}
                if set(new) - {"source"}:
                    differing.setdefault(section, {})[id] = new
        return differing


def _repeats(value: object, shipped: object) -> bool:
    """Whether a correction says nothing new; of a name it may give some languages only."""
    if isinstance(value, Mapping) and isinstance(shipped, Mapping):
        return all(value[language] == shipped.get(language) for language in value)
    return value == shipped


def _merged(shipped: Table, correction: Table, path: str, problems: list[str]) -> Table:
    for key in _FIXED:
        if key in correction and correction[key] != shipped.get(key):
            problems.append(f"{path}.{key}: this names the board and stays {shipped.get(key)!r}.")
    if correction.get("kind", shipped.get("kind")) != shipped.get("kind"):
        # Another kind of card: its old costs and rewards say nothing any more.
        shipped = {key: shipped[key] for key in ("planet", "name")}
    merged = {**shipped, **correction}
    for key in _IN_LANGUAGES:
        name, names = shipped.get(key), correction.get(key)
        if isinstance(name, Mapping) and isinstance(names, Mapping):
            merged[key] = {**name, **names}
    return {key: value for key, value in merged.items() if not (value == ABSENT and key in _OPTIONAL)}


def _sources_with(sources: dict[str, str], correction: Table, path: str, problems: list[str]) -> dict[str, str]:
    """Where the values come from after a correction: what is corrected was read from the printed card, all of it."""
    source = correction.get("source", "printed")
    if not isinstance(source, str) or source not in SOURCES_OF_VALUES:
        problems.append(f"{path}.source: {source!r} is none of {', '.join(SOURCES_OF_VALUES)}.")
        source = "printed"
    fields: list[str] = []
    for field, value in correction.items():
        if field in _IN_LANGUAGES and isinstance(value, Mapping):
            fields += [f"{field}.{language}" for language in value]
        elif field != "source" and field not in SOURCES_OF_VALUES:
            fields.append(field)
    kept = {old: sources[old] for old in sources if old not in fields and old.partition(".")[0] not in fields}
    return {**kept, **dict.fromkeys(fields, source)}


def _built_in() -> _Data:
    sections: dict[str, Mapping[str, Table]] = {}
    sources: dict[str, dict[str, str]] = {}
    for name in ("cards", "commanders", "goals"):
        entries = tomllib.loads(_shipped(name))[name]
        sections[name] = entries
        for id, fields in entries.items():
            sources[f"{name}.{id}"] = {"": fields["source"]}
            for source in SOURCES_OF_VALUES:
                for field in str(fields.get(source, "")).split():
                    sources[f"{name}.{id}"][field] = source
    return _Data(sections, sources)


def _shipped(name: str) -> str:
    return (files("boardwright.games.planetfall") / "content" / f"{name}.toml").read_text(encoding="utf-8")


@final
class _Entry:
    """The fields of one entry. Reading a wrong one notes the problem and goes on with a harmless value."""

    def __init__(self, section: str, id: str, fields: Table, sources: dict[str, str], problems: list[str]) -> None:
        self.sources: Final[dict[str, str]] = sources
        self._section: Final = section
        self._path: Final = f"{section}.{id}"
        self._fields: Final = fields
        self._problems: Final = problems
        if section != "cards":
            self._check_fields(_FIELDS[section])

    def kind(self) -> int:
        """The kind of a card, -1 when it has none; checks that the card has the fields of its kind and no others."""
        kind = self.text("kind")
        if kind not in KINDS[:SECTOR]:
            self._wrong("kind", f"{kind!r} is not a kind of card; write one of {', '.join(KINDS[:SECTOR])}")
            return -1
        self._check_fields(_CARD_FIELDS[KINDS.index(kind)])
        if "s" in self.bundle("reward", LETTERS) and kind == "unit" and not self.has("diplomacy"):
            self._wrong("reward", "a unit gives s only when recruited, and this one has no diplomacy")
        return KINDS.index(kind)

    def has(self, key: str) -> bool:
        return key in self._fields

    def text(self, key: str) -> str:
        value = self._fields.get(key, "")
        if not isinstance(value, str) or not value.strip():
            self._wrong(key, f"{value!r} is not a text")
            return "?"
        return value

    def number(self, key: str, lowest: int, highest: int) -> int:
        value = self._fields.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
            self._wrong(key, f"{value!r} is not a number from {lowest} to {highest}")
            return lowest
        return value

    def name(self, key: str) -> Text:
        value = self._fields.get(key)
        names = value if isinstance(value, Mapping) else {}
        for language in LANGUAGES:
            name = names.get(language)
            if not isinstance(name, str) or not 1 <= len(name.strip()) <= 60:
                self._wrong(key, f"{name!r} is not a name of 1 to 60 letters in {language}")
        for language in names:
            if language not in LANGUAGES:
                self._wrong(key, f"{language!r} is not a language; there is {', '.join(LANGUAGES)}")
        return {language: str(names.get(language, "?")) for language in LANGUAGES}

    def bundle(self, key: str, letters: Sequence[str]) -> Bundle:
        """An amount; a field that is not there is an empty one."""
        if not self.has(key):
            return Bundle()
        try:
            return _modest(amounts(self.text(key), letters))
        except CannotParse as refusal:
            self._wrong(key, str(refusal))
            return Bundle()

    def levels(self, key: str, letters: Sequence[str]) -> list[Bundle]:
        """Three amounts, for level I, II and III, that get better (never worse) from level to level."""
        levels = [Bundle()] * 3
        text = self.text(key)
        parts = text.split(",")
        if len(parts) != len(LEVELS):
            self._wrong(key, f"{text!r} has {len(parts)} parts; write three, for level I, II and III: '4e, 4e, 3e'")
            return levels
        try:
            levels = [_modest(amounts(part, letters)) for part in parts]
        except CannotParse as refusal:
            self._wrong(key, str(refusal))
        for letter in letters:
            row = [level[letter] for level in levels]
            if key == "cost" and row != sorted(row, reverse=True):
                self._wrong(key, f"{text!r} gets dearer in {letter} on a higher level; it may only get cheaper")
            if key == "yield" and row != sorted(row):
                self._wrong(key, f"{text!r} gives less {letter} on a higher level; it may only give more")
        return levels

    def effects(self, key: str) -> tuple[Effect, ...]:
        effects: list[Effect] = []
        for text in self._texts(key):
            try:
                effects.append(effect(text))
            except CannotParse as refusal:
                self._wrong(key, str(refusal))
        return tuple(effects)

    def conditions(self, key: str) -> tuple[Condition, ...]:
        conditions: list[Condition] = []
        texts = self._texts(key)
        if len(texts) != 3:
            self._wrong(key, f"a goal board has 3 conditions, not {len(texts)}")
        for text in texts:
            try:
                conditions.append(condition(text))
            except CannotParse as refusal:
                self._wrong(key, str(refusal))
        return tuple(conditions)

    def _texts(self, key: str) -> list[str]:
        value = self._fields.get(key)
        if not isinstance(value, list) or not value or not all(isinstance(text, str) for text in value):
            self._wrong(key, f"{value!r} is not a list of texts")
            return []
        return [str(text) for text in value]

    def _check_fields(self, fields: Sequence[str]) -> None:
        for key in self._fields:
            if key not in fields and key not in _COMMON:
                self._wrong(key, f"there is no such field here{_meant(key, fields)}")

    def _wrong(self, key: str, what: str) -> None:
        self._problems.append(f"{self._path}.{key}: {what if what.endswith('?') else what.rstrip('.') + '.'}")


def _modest(bundle: Bundle) -> Bundle:
    for letter in bundle:
        if bundle[letter] > 99:
            raise CannotParse(f"{bundle[letter]}{letter} is more than 99.")
    return bundle


def _table(value: object, path: str, problems: list[str]) -> Table:
    if isinstance(value, Mapping):
        return value
    problems.append(f'{path}: {value!r} is not a table; write it like voradon = {{ cost = "4s 4x, 4s 4x, 3s 3x" }}.')
    return {}


def _meant(word: str, known: Iterable[str]) -> str:
    near = get_close_matches(word, list(known), 1)
    return f"; did you mean {near[0]!r}?" if near else f"; there is {', '.join(known)}."


def _index(known: list[str], word: str) -> int:
    if word not in known:
        known.append(word)
    return known.index(word)
