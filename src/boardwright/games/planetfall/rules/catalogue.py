"""The content: every card, commander side and goal board as the rules need them, read from the data files.

The values shipped in `content/*.toml` are mostly reconstructed. An owner of the box corrects them in a file of their
own that names only what differs; the library checks such a file and turns it into the text of the `content` option.
That text goes into the record, so a game with corrected cards replays without the file.
"""

from collections.abc import Sequence
from typing import Final, final

from boardwright.kernel.bundle import Bundle
from boardwright.kernel.content import BUILT_IN as BUILT_IN
from boardwright.kernel.content import Data, Fields, Form, Library, Problems, wrong_at
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.language import Text

from .vocabulary import (
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
    say,
)

PLANETS: Final = 7
CARDS_PER_PLANET: Final = 14
CARDS_PER_KIND: Final = (28, 21, 21, 28)  # units, outposts, technologies, caches: printed in the rulebook


@final
class Card:
    """A planet card. Costs and yields are given for the three levels; what a kind does not have is 0 or -1."""

    def __init__(self, index: int, entry: Fields, kind: int, symbols: list[str]) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = entry.id
        self.kind: Final[int] = kind
        self.planet: Final[int] = entry.number("planet", 1, PLANETS)
        self.name: Final[Text] = entry.name("name")
        self.sources: Final[dict[str, str]] = entry.sources
        self.reward: Final[Bundle] = _bundle(entry, "reward", LETTERS)
        self.gain: Final[Gain] = Gain(self.reward)
        # Unit: strength to pay, experience to have. Outpost, technology: energy to pay. Cache: energy to take.
        levels = _levels(entry, "yield" if kind == CACHE else "cost", ("s", "x") if kind == UNIT else ("e",))
        self.strength: Final[tuple[int, ...]] = tuple(level["s"] for level in levels)
        self.experience: Final[tuple[int, ...]] = tuple(level["x"] for level in levels)
        self.energy: Final[tuple[int, ...]] = tuple(level["e"] for level in levels)
        # Unit: energy to recruit it; outpost: strength to storm it; -1 where the card does not offer it.
        self.diplomacy: Final[int] = _bundle(entry, "diplomacy", ("e",))["e"] if entry.has("diplomacy") else -1
        self.aggression: Final[int] = _bundle(entry, "aggression", ("s",))["s"] if entry.has("aggression") else -1
        self.pair: Final[int] = _bundle(entry, "pair", ("p",))["p"]
        self.symbol: Final[int] = _index(symbols, entry.text("symbol")) if kind == OUTPOST else -1
        self.sector: Final[int] = _bundle(entry, "sector", ("e",))["e"]
        self.effects: Final[tuple[Effect, ...]] = _effects(entry, "effects") if kind == TECHNOLOGY else ()


@final
class Side:
    """One side of a commander board."""

    def __init__(self, index: int, entry: Fields, boards: list[str]) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = entry.id
        self.board: Final[int] = _index(boards, entry.text("board"))
        self.letter: Final[str] = entry.text("side")
        self.initiative: Final[int] = entry.number("initiative", 1, 99)
        self.start: Final[Gain] = Gain(_bundle(entry, "start", ("x", "s", "e")))
        self.ability: Final[tuple[Effect, ...]] = _effects(entry, "ability")
        self.name: Final[Text] = entry.name("name")
        self.faction: Final[Text] = entry.name("faction")
        self.sources: Final[dict[str, str]] = entry.sources


@final
class Goal:
    """A goal board: three conditions, scored by everybody at the end."""

    def __init__(self, index: int, entry: Fields) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = entry.id
        self.name: Final[Text] = entry.name("name")
        self.conditions: Final[tuple[Condition, ...]] = _conditions(entry, "conditions")
        self.sources: Final[dict[str, str]] = entry.sources


@final
class Catalogue:
    """All content of one game. `text` is the value of the `content` option that it was made from."""

    def __init__(self, text: str, data: Data, problems: Problems) -> None:
        self.text: Final[str] = text
        self.symbols: Final[list[str]] = []
        self.boards: Final[list[str]] = []
        self.cards: Final[list[Card]] = []
        self.sides: Final[list[Side]] = []
        self.goals: Final[list[Goal]] = []
        for entry in data.entries("cards", problems):
            kind = _kind(entry)
            if kind >= 0:
                self.cards.append(Card(len(self.cards), entry, kind, self.symbols))
        for entry in data.entries("commanders", problems):
            entry.allow(("name", "faction", "board", "side", "initiative", "start", "ability"))
            self.sides.append(Side(len(self.sides), entry, self.boards))
        for entry in data.entries("goals", problems):
            entry.allow(("name", "conditions"))
            self.goals.append(Goal(len(self.goals), entry))
        self.decks: Final[tuple[tuple[int, ...], ...]] = tuple(
            tuple(card.index for card in self.cards if card.planet == planet) for planet in range(PLANETS + 1)
        )

    def sides_of(self, board: int) -> list[Side]:
        return [side for side in self.sides if side.board == board]


def catalogue(text: str) -> Catalogue:
    """The content that a value of the `content` option stands for."""
    return LIBRARY.catalogue(text)


def _make(text: str, data: Data, problems: Problems) -> Catalogue:
    made = Catalogue(text, data, problems)
    # Totals mean something only when every single entry could be read.
    if not problems:
        _check_cards(made, problems)
        _check_commanders(made, problems)
        _check_only_ones(made, problems)
    return made


# --- what must hold between entries


def _check_cards(made: Catalogue, problems: Problems) -> None:
    for planet in range(1, PLANETS + 1):
        found = len(made.decks[planet])
        if found != CARDS_PER_PLANET:
            told = say("refusal-planet-cards", planet=planet, found=found, right=CARDS_PER_PLANET)
            problems.append(wrong_at("cards", told))
    for kind, right in enumerate(CARDS_PER_KIND):
        found = sum(card.kind == kind for card in made.cards)
        if found != right:
            told = say("refusal-kind-cards", kind=KINDS[kind], found=found, right=right)
            problems.append(wrong_at("cards", told))


def _check_commanders(made: Catalogue, problems: Problems) -> None:
    for side in made.sides:
        start = side.start
        if start.experience > EXPERIENCE_MAXIMUM or start.strength > STRENGTH_MAXIMUM or start.energy > ENERGY_MAXIMUM:
            told = say(
                "refusal-tracks-end", experience=EXPERIENCE_MAXIMUM, strength=STRENGTH_MAXIMUM, energy=ENERGY_MAXIMUM
            )
            problems.append(wrong_at(f"commanders.{side.id}.start", told))
    for one in made.sides:
        for other in made.sides[one.index + 1 :]:
            if one.initiative == other.initiative and one.board != other.board:
                told = say("refusal-same-initiative", other=one.id, initiative=one.initiative)
                problems.append(wrong_at(f"commanders.{other.id}.initiative", told))


def _check_only_ones(made: Catalogue, problems: Problems) -> None:
    """There is one last space and one restrain token: a single board may claim each, and no technology."""
    for verb in (ALWAYS_LAST, RESTRAIN):
        boards: list[int] = []
        for side in made.sides:
            for each in side.ability:
                if each.verb == verb and side.board not in boards:
                    boards.append(side.board)
                    if len(boards) > 1:
                        told = say("refusal-one-board", text=repr(each.text), board=made.boards[boards[0]])
                        problems.append(wrong_at(f"commanders.{side.id}.ability", told))
        for card in made.cards:
            for each in card.effects:
                if each.verb == verb:
                    told = say("refusal-for-a-commander", text=repr(each.text))
                    problems.append(wrong_at(f"cards.{card.id}.effects", told))


# --- how entries are read

_CARD_FIELDS: Final = {
    UNIT: ("name", "planet", "kind", "cost", "diplomacy", "reward"),
    OUTPOST: ("name", "planet", "kind", "cost", "aggression", "reward", "pair", "symbol"),
    TECHNOLOGY: ("name", "planet", "kind", "cost", "reward", "effects"),
    CACHE: ("name", "planet", "kind", "yield", "sector", "reward"),
}


def _kind(entry: Fields) -> int:
    """The kind of a card, -1 when it has none; checks that the card has the fields of its kind and no others."""
    kind = entry.text("kind")
    if kind not in KINDS[:SECTOR]:
        if kind:
            entry.wrong("kind", say("refusal-not-a-kind", kind=repr(kind), kinds=", ".join(KINDS[:SECTOR])))
        return -1
    entry.allow(_CARD_FIELDS[KINDS.index(kind)])
    if "s" in _bundle(entry, "reward", LETTERS) and kind == "unit" and not entry.has("diplomacy"):
        entry.wrong("reward", say("refusal-no-diplomacy"))
    return KINDS.index(kind)


def _bundle(entry: Fields, key: str, letters: Sequence[str]) -> Bundle:
    """An amount; a field that is not there is an empty one."""
    text = entry.text(key) if entry.has(key) else ""
    return entry.read(key, text, lambda text: _modest(amounts(text, letters)), Bundle())


def _levels(entry: Fields, key: str, letters: Sequence[str]) -> list[Bundle]:
    """Three amounts, for level I, II and III, that get better (never worse) from level to level."""
    levels = [Bundle()] * 3
    text = entry.text(key)
    if not text:
        return levels
    parts = text.split(",")
    if len(parts) != len(LEVELS):
        entry.wrong(key, say("refusal-not-three-levels", text=repr(text), parts=len(parts)))
        return levels
    try:
        levels = [_modest(amounts(part, letters)) for part in parts]
    except CannotParse as refusal:
        entry.wrong(key, refusal.text)
    for letter in letters:
        row = [level[letter] for level in levels]
        if key == "cost" and row != sorted(row, reverse=True):
            entry.wrong(key, say("refusal-dearer", text=repr(text), letter=letter))
        if key == "yield" and row != sorted(row):
            entry.wrong(key, say("refusal-gives-less", text=repr(text), letter=letter))
    return levels


def _conditions(entry: Fields, key: str) -> tuple[Condition, ...]:
    texts = entry.texts(key)
    if len(texts) != 3:
        entry.wrong(key, say("refusal-not-three-conditions", found=len(texts)))
    conditions = entry.each(key, texts, condition)
    for number, each in enumerate(conditions, 1):
        each.source = f"{entry.id} {number}"
    return tuple(conditions)


def _effects(entry: Fields, key: str) -> tuple[Effect, ...]:
    effects = entry.each(key, entry.texts(key), effect)
    for each in effects:
        each.source = entry.id
    return tuple(effects)


def _modest(bundle: Bundle) -> Bundle:
    for letter in bundle:
        if bundle[letter] > 99:
            raise CannotParse(say("refusal-too-much", amount=f"{bundle[letter]}{letter}"))
    return bundle


def _index(known: list[str], word: str) -> int:
    if word not in known:
        known.append(word)
    return known.index(word)


LIBRARY: Final = Library(
    Form(
        "boardwright.games.planetfall",
        files=("cards", "commanders", "goals"),
        example='voradon = { cost = "4s 4x, 4s 4x, 3s 3x" }',
        optional=("diplomacy", "aggression", "sector", "reward"),
        fixed=("board", "side"),
        # Another kind of card: its old costs and rewards say nothing any more.
        remade={"kind": ("planet", "name")},
    ),
    _make,
)
