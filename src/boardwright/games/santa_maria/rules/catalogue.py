"""The content: every tile, colony, ship, scholar, bishop and mission as the rules need them, read from the data files.

Most values shipped in `content/*.toml` are reconstructed. An owner of the box corrects them in a file of their own that
names only what differs; the library checks such a file and turns it into the text of the `content` option. That text
goes into the record, so a game with corrected tiles replays without the file.
"""

from collections.abc import Sequence
from typing import Final, Literal, final

from boardwright.kernel.bundle import Bundle
from boardwright.kernel.content import BUILT_IN as BUILT_IN
from boardwright.kernel.content import LONGEST_NAME, Data, Fields, Form, Library, Problems, wrong_at
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.language import LANGUAGES
from boardwright.kernel.text import common

from .colony import CELL_NAMES, CELLS, SIDE, double_fits
from .vocabulary import (
    CITY,
    CONQUISTADOR,
    DOUBLE,
    GAIN,
    GOOD_LETTERS,
    LETTERS,
    PAVE,
    RELIGION,
    ROAD,
    SHAPE_SPACES,
    SHIPPING,
    SINGLE,
    SQUARE,
    TAXATION,
    TERRAINS,
    TOWN_HALL,
    TRIPLE,
    Effect,
    Gain,
    amounts,
    effect,
    say,
)

MONKS: Final = 6  # of a player, and symbols on the religion track
BLUE_SYMBOLS: Final = 2  # that also bring a blue die
YEARS: Final = 3
LONGEST_TRACK: Final = 60
MOST_EFFECTS: Final = 4  # of one building
MOST_COLONISTS: Final = 6  # on one road
SMALLEST_SQUARE: Final = 3
LARGEST_SQUARE: Final = 5
TileSection = Literal["doubles", "triples", "halls", "roads"]
_TILES: Final[tuple[tuple[TileSection, int], ...]] = (
    ("doubles", DOUBLE),
    ("triples", TRIPLE),
    ("halls", DOUBLE),
    ("roads", SINGLE),
)
# An empty cell or dock, nothing chosen yet, not passed yet.
NONE: Final = -1


@final
class Space:
    """A space of a tile or a printed one: a building with its effects, or a road with its colonists."""

    def __init__(self, index: int, text: str, terrain: int, effects: tuple[Effect, ...], colonists: int) -> None:
        self.index: Final[int] = index
        self.text: Final[str] = text
        self.terrain: Final[int] = terrain
        self.effects: Final[tuple[Effect, ...]] = effects
        self.colonists: Final[int] = colonists


@final
class Tile:
    """An expansion tile, a town hall, or the road tile, of which there are three."""

    def __init__(self, index: int, section: TileSection, shape: int, spaces: tuple[int, ...], entry: Fields) -> None:
        self.index: Final[int] = index
        self.section: Final[TileSection] = section
        self.id: Final[str] = entry.id
        self.path: Final[str] = entry.path  # in the data files
        self.shape: Final[int] = shape
        self.spaces: Final[tuple[int, ...]] = spaces  # in the order of SHAPE_SPACES
        self.sources: Final[dict[str, str]] = entry.sources


@final
class Colony:
    """A side of a colony board."""

    def __init__(self, index: int, spaces: tuple[int, ...], entry: Fields) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = entry.id
        self.name: Final[dict[str, str]] = _own_name(entry)
        self.side: Final[str] = entry.text("side")
        self.spaces: Final[tuple[int, ...]] = spaces  # by cell: what is printed there, or NONE
        self.sources: Final[dict[str, str]] = entry.sources


@final
class Ship:
    """A shipping tile: goods to pay, points at the end."""

    def __init__(self, index: int, start: bool, entry: Fields) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = entry.id
        self.start: Final[bool] = start
        self.cost: Final[Gain] = _amounts(entry, "cost", GOOD_LETTERS)
        self.points: Final[int] = entry.number("points", 0, 20)
        self.sources: Final[dict[str, str]] = entry.sources


@final
class Scholar:
    """What a scholar can do is a rule; the tile brings a name and points at the end."""

    def __init__(self, index: int, entry: Fields) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = entry.id
        self.name: Final[dict[str, str]] = _own_name(entry)
        self.points: Final[int] = entry.number("points", 1, 3)
        self.sources: Final[dict[str, str]] = entry.sources


@final
class Bishop:
    """Points at the end: so many for each thing counted, up to a maximum. The square has points by its side instead."""

    def __init__(self, index: int, entry: Fields) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = entry.id
        self.name: Final[dict[str, str]] = _own_name(entry)
        self.squares: Final[tuple[int, ...]] = _squares(entry) if index == SQUARE else ()
        self.each: Final[int] = 0 if index == SQUARE else entry.number("each", 1, 9)
        self.maximum: Final[int] = max(self.squares) if index == SQUARE else entry.number("maximum", 1, 99)
        self.sources: Final[dict[str, str]] = entry.sources


@final
class Mission:
    """What a monk brings once who is sent on it."""

    def __init__(self, index: int, entry: Fields) -> None:
        self.index: Final[int] = index
        self.id: Final[str] = entry.id
        self.name: Final[dict[str, str]] = _own_name(entry)
        self.gain: Final[Gain] = _amounts(entry, "gain", LETTERS)
        self.sources: Final[dict[str, str]] = entry.sources


@final
class Catalogue:
    """All content of one game. `text` is the value of the `content` option that it was made from."""

    def __init__(self, text: str, data: Data, problems: Problems) -> None:
        self.text: Final[str] = text
        self.spaces: Final[list[Space]] = []  # of tiles, then of colonies
        self.tiles: Final[list[Tile]] = []  # doubles, triples, town halls, the road; then those that were added later
        self.colonies: Final[list[Colony]] = []
        self.ships: Final[list[Ship]] = []  # those at the docks at the start, then those in the stack
        for kind, shape in _TILES:
            for entry in _entries(data, kind, ("spaces",), problems):
                self.tiles.append(Tile(len(self.tiles), kind, shape, _tile_spaces(entry, shape, self.spaces), entry))
        for entry in _entries(data, "added", ("spaces",), problems):
            kind, shape = _TILES[1] if len(entry.texts("spaces")) == len(SHAPE_SPACES[TRIPLE]) else _TILES[0]
            self.tiles.append(Tile(len(self.tiles), kind, shape, _tile_spaces(entry, shape, self.spaces), entry))
        # The expansions of each shape as bits; the others by their places among the tiles.
        self.doubles: Final[int] = sum([1 << tile.index for tile in self.tiles if tile.section == "doubles"])
        self.triples: Final[int] = sum([1 << tile.index for tile in self.tiles if tile.section == "triples"])
        self.halls: Final[list[Tile]] = [tile for tile in self.tiles if tile.section == "halls"]
        self.road: Final[Tile] = next(tile for tile in self.tiles if tile.section == "roads")
        for entry in _entries(data, "colonies", ("name", "side", "spaces"), problems):
            self.colonies.append(Colony(len(self.colonies), _printed_spaces(entry, self.spaces), entry))
        for section in ("start-ships", "ships"):
            for entry in _entries(data, section, ("cost", "points"), problems):
                self.ships.append(Ship(len(self.ships), section == "start-ships", entry))

        scholars = data.entries("scholars", problems)
        bishops = data.entries("bishops", problems)
        for index, entry in enumerate(scholars):
            entry.allow(("name", "points", "colonists-per-coin") if index == TAXATION else ("name", "points"))
        for index, entry in enumerate(bishops):
            entry.allow(("name", *_SQUARES) if index == SQUARE else ("name", "each", "maximum"))
        missions = _entries(data, "missions", ("name", "gain"), problems)
        self.scholars: Final[list[Scholar]] = [Scholar(index, entry) for index, entry in enumerate(scholars)]
        self.taxation: Final[int] = scholars[TAXATION].number("colonists-per-coin", 1, 9)
        self.bishops: Final[list[Bishop]] = [Bishop(index, entry) for index, entry in enumerate(bishops)]
        self.missions: Final[list[Mission]] = [Mission(index, entry) for index, entry in enumerate(missions)]

        # By dock: the income of each ship there. By space: what passing there does.
        docks = _entries(data, "docks", ("income",), problems)
        passing = _entries(data, "pass-spaces", ("effect",), problems)
        self.docks: Final[tuple[Effect, ...]] = tuple(
            _effect(entry, "income", (GAIN, RELIGION, CONQUISTADOR)) for entry in docks
        )
        self.pass_effects: Final[tuple[Effect, ...]] = tuple(
            _effect(entry, "effect", (GAIN, RELIGION, CONQUISTADOR, SHIPPING, PAVE)) for entry in passing
        )

        religion, conquest = data.entries("tracks", problems)
        religion.allow(("length", "monks", "blue-dice"))
        conquest.allow(("length", "gold", "trees"))
        # Spaces are counted from the start, which is 0.
        self.religion_length: Final[int] = religion.number("length", MONKS, LONGEST_TRACK)
        self.monk_symbols: Final[tuple[int, ...]] = _rising(religion, "monks", MONKS, self.religion_length)
        self.blue_symbols: Final[tuple[int, ...]] = _rising(religion, "blue-dice", BLUE_SYMBOLS, MONKS)
        self.conquest_length: Final[int] = conquest.number("length", YEARS, LONGEST_TRACK)
        self.gold_symbols: Final[tuple[int, ...]] = _rising(conquest, "gold", None, self.conquest_length)
        self.trees: Final[tuple[int, ...]] = _rising(conquest, "trees", YEARS, self.conquest_length)
        # By number of players and year (from 0): points by rank; alone, the points for the tree.
        points = data.entries("conquest-points", problems)
        self.conquest_points: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
            (),
            *[_ranks(entry, max(rivals, 1)) for rivals, entry in enumerate(points)],
        )
        # By section, for those who tell where the values of the board come from.
        self.sources: Final[dict[str, dict[str, str]]] = {
            **{f"dock-{entry.id}": entry.sources for entry in docks},
            **{f"pass-{entry.id}": entry.sources for entry in passing},
            **{f"track-{entry.id}": entry.sources for entry in (religion, conquest)},
            **{f"conquest-{entry.id}": entry.sources for entry in points},
        }


def catalogue(text: str) -> Catalogue:
    """The content that a value of the `content` option stands for."""
    return LIBRARY.catalogue(text)


def _make(text: str, data: Data, problems: Problems) -> Catalogue:
    made = Catalogue(text, data, problems)
    # What must hold between entries means something only when every single one could be read.
    if not problems:
        _check_town_halls(made, problems)
        _check_passing(made, problems)
    return made


# --- what must hold between entries


def _check_town_halls(made: Catalogue, problems: Problems) -> None:
    """A colony has one town hall: printed on side A, brought by a tile on side B."""
    for tile in made.tiles:
        found = _count(made, tile.spaces, TOWN_HALL)
        if tile.section == "halls":
            if found != 1 or _count(made, tile.spaces, ROAD):
                problems.append(wrong_at(f"{tile.path}.spaces", say("refusal-one-town-hall")))
        elif found:
            problems.append(wrong_at(f"{tile.path}.spaces", say("refusal-no-town-hall")))
    for colony in made.colonies:
        found, right = _count(made, colony.spaces, TOWN_HALL), int(colony.side == "A")
        if found != right:
            told = say("refusal-town-halls", found=found, side=colony.side, right=right)
            problems.append(wrong_at(f"colonies.{colony.id}.spaces", told))
        if not double_fits(sum(1 << cell for cell in range(CELLS) if colony.spaces[cell] == NONE)):
            problems.append(wrong_at(f"colonies.{colony.id}.spaces", say("refusal-no-room")))


def _check_passing(made: Catalogue, problems: Problems) -> None:
    roads = sum(effect.verb == PAVE for effect in made.pass_effects)
    if roads != 1:
        problems.append(wrong_at("pass-spaces", say("refusal-one-road", roads=roads)))


def _count(made: Catalogue, spaces: Sequence[int], terrain: int) -> int:
    return sum(space != NONE and made.spaces[space].terrain == terrain for space in spaces)


# --- how entries are read

_SQUARES: Final = tuple(f"side-{side}" for side in range(SMALLEST_SQUARE, LARGEST_SQUARE + 1))
_YEARS: Final = tuple(f"year-{year}" for year in range(1, YEARS + 1))


def _entries(data: Data, section: str, fields: Sequence[str], problems: Problems) -> list[Fields]:
    entries = data.entries(section, problems)
    for entry in entries:
        entry.allow(fields)
    return entries


def _add_space(entry: Fields, key: str, text: str, spaces: list[Space]) -> int:
    """Read a space and number it."""
    harmless = Space(len(spaces), text, CITY, (), 0)
    spaces.append(entry.read(key, text, lambda text: _space(len(spaces), text), harmless))
    return len(spaces) - 1


def _space(index: int, text: str) -> Space:
    """'forest: 2w', 'town-hall: religion, 1c', or 'road: 2' with its colonists."""
    terrain, _, rest = text.partition(":")
    if terrain not in TERRAINS or not rest.strip():
        raise CannotParse(say("refusal-not-a-space", text=repr(text), terrains=", ".join(TERRAINS)))
    if TERRAINS.index(terrain) == ROAD:
        if rest.strip() not in _COLONISTS:
            raise CannotParse(say("refusal-not-a-road", text=repr(text), most=MOST_COLONISTS))
        return Space(index, text, ROAD, (), int(rest))
    effects = tuple(effect(part.strip()) for part in rest.split(","))
    if len(effects) > MOST_EFFECTS:
        raise CannotParse(say("refusal-too-many-effects", text=repr(text), found=len(effects), most=MOST_EFFECTS))
    if any(each.verb == PAVE for each in effects):
        raise CannotParse(say("refusal-road-effect", text=repr(text)))
    return Space(index, text, TERRAINS.index(terrain), effects, 0)


def _tile_spaces(entry: Fields, shape: int, spaces: list[Space]) -> tuple[int, ...]:
    texts = entry.texts("spaces")
    right = len(SHAPE_SPACES[shape])
    if texts and len(texts) != right:
        entry.wrong("spaces", say("refusal-tile-spaces", right=right, found=len(texts)))
    return tuple([_add_space(entry, "spaces", text, spaces) for text in texts])


def _printed_spaces(entry: Fields, spaces: list[Space]) -> tuple[int, ...]:
    """By cell. What is printed are buildings."""
    printed = [NONE] * CELLS
    for place, text in entry.parts("spaces").items():
        if place not in CELL_NAMES:
            entry.wrong("spaces", say("refusal-not-a-cell", place=repr(place), last=CELL_NAMES[-1]))
            continue
        index = _add_space(entry, f"spaces.{place}", text, spaces)
        if spaces[index].terrain == ROAD:
            entry.wrong(f"spaces.{place}", say("refusal-printed-road", text=repr(text)))
        printed[CELL_NAMES.index(place)] = index
    return tuple(printed)


def _own_name(entry: Fields) -> dict[str, str]:
    """The name that an owner gave, by language; what has none is called as the catalogues of words call it."""
    names = entry.parts("name") if entry.has("name") else {}
    for language, name in names.items():
        if language not in LANGUAGES:
            entry.wrong("name", common("not-a-language", value=repr(language), languages=LANGUAGES))
        elif not 1 <= len(name.strip()) <= LONGEST_NAME:
            entry.wrong("name", common("not-a-name", value=repr(name), most=LONGEST_NAME, language=language))
    return names


def _amounts(entry: Fields, key: str, letters: Sequence[str]) -> Gain:
    return Gain(entry.read(key, entry.text(key), lambda text: amounts(text, letters), Bundle()))


def _effect(entry: Fields, key: str, verbs: Sequence[int]) -> Effect:
    read = entry.read(key, entry.text(key), effect, effect("1c"))
    if read.verb not in verbs:
        entry.wrong(key, say("refusal-not-here", text=repr(read.text), examples=_effects_like(verbs)))
    return read


def _effects_like(verbs: Sequence[int]) -> str:
    """Examples of effects with these verbs."""
    return ", ".join(
        repr(text) for text in ("2c", "religion", "conquistador", "shipping", "road") if effect(text).verb in verbs
    )


def _rising(entry: Fields, key: str, count: int | None, highest: int) -> tuple[int, ...]:
    """Numbers of spaces from 1, each beyond the one before."""
    numbers = entry.numbers(key, count, 1, highest)
    if list(numbers) != sorted(set(numbers)) and (1,) * len(numbers) != numbers:
        entry.wrong(key, say("refusal-not-rising", numbers=repr(list(numbers))))
    return numbers


def _ranks(entry: Fields, ranks: int) -> tuple[tuple[int, ...], ...]:
    """By year: points by rank, the best first."""
    years: list[tuple[int, ...]] = []
    for year in _YEARS:
        points = entry.numbers(year, ranks, 1, 99)
        if list(points) != sorted(points, reverse=True):
            entry.wrong(year, say("refusal-worse-rank", points=repr(list(points))))
        years.append(points)
    return tuple(years)


def _squares(entry: Fields) -> tuple[int, ...]:
    """By side, from 0: what a square of it is worth. A larger one than the largest named is worth as much as that."""
    named = [entry.number(key, 1, 99) for key in _SQUARES]
    if named != sorted(named):
        entry.wrong(_SQUARES[-1], say("refusal-larger-square"))
    return (*[0] * SMALLEST_SQUARE, *named, *[named[-1]] * (SIDE - LARGEST_SQUARE))


_COLONISTS: Final = tuple(str(number) for number in range(MOST_COLONISTS + 1))

LIBRARY: Final = Library(
    Form(
        "boardwright.games.santa_maria",
        files=("board", "colonies", "tiles", "ships", "scholars", "bishops"),
        example='D01 = { spaces = ["forest: 1w", "farm: 1g"] }',
        optional=("spaces",),  # a colony's: single ones of them
        fixed=("side",),
    ),
    _make,
)
