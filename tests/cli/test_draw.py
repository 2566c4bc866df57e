"""The tables drawn for the terminal: real positions, from the records."""

import re
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import boardwright
from boardwright import Record
from boardwright.kernel.decision import CHANCE
from boardwright.terminal.draw import DRAWINGS, draw
from boardwright.terminal.words import reader
from boardwright.words import LANGUAGES


def named(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


RECORDS = Path(__file__).parent.parent / "records"
FILES = sorted(file for name in DRAWINGS for file in (RECORDS / name).glob("*.record"))
# One for each game and number of players: the name of a record begins with that number.
BY_PLAYERS = sorted({(file.parent.name, file.name[0]): file for file in FILES}.values())
# Of each game the one with most players; the others are for `--full`.
LARGEST = {file.parent.name: file for file in BY_PLAYERS}.values()
each_number = pytest.mark.parametrize(
    "file",
    [pytest.param(file, id=named(file), marks=[] if file in LARGEST else pytest.mark.full) for file in BY_PLAYERS],
)
HEX_FILES = [file for file in FILES if file.parent.name in ("terra_mystica", "age_of_innovation")]
COLONY_FILES = [file for file in FILES if file.parent.name == "santa_maria"]
MAPS, COLONIES = [[file for file in BY_PLAYERS if file in some] for some in (HEX_FILES, COLONY_FILES)]
NAMES = ["Anna", "Bert", "Клара", "Дмитро", "Eve", "Finn"]
# One too long for its column.
LONG_NAMES = ["Anna-Maria-Magdalena-Theodora", "Bert of the Seven Mountains", "Клара", "Дмитро", "Eve", "Finn"]
NARROW, WIDE = 80, 100


def recorded(file: Path) -> Record:
    return Record.loads(file.read_text(encoding="utf-8"))


def middle(record: Record) -> int:
    return len(record.moves) * 3 // 5


def numbers_of(record: Record, state: Any) -> dict[str, int]:
    """The numbers of the answers of whoever is asked."""
    waiting = record.game.waiting(state)
    if not waiting or waiting[0] == CHANCE:
        return {}
    return {action.text: number for number, action in enumerate(record.game.legal(state, waiting[0]), 1)}


def drawing(record: Record, state: Any, language: str, names: Sequence[str] = NAMES) -> Any:
    options = record.game.full_options(record.options)
    view, numbers = record.game.view(state, None), numbers_of(record, state)
    return draw(record.game.name, view, options, names[: record.players], language, numbers)


def shown(record: Record, state: Any, language: str = "en", width: int = NARROW, names: Sequence[str] = NAMES) -> str:
    console = Console(file=StringIO(), width=width)
    console.print(drawing(record, state, language, names))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def view_of(record: Record, state: Any) -> Mapping[str, Any]:
    return record.game.view(state, None)


def pieces_of(record: Record) -> Mapping[str, Any]:
    pieces = record.game.telling.pieces(record.game.full_options(record.options))
    read: Mapping[str, Any] = reader("en").everything(pieces)
    return read


# --- all of them


def test_every_game_is_drawn() -> None:
    assert set(DRAWINGS) == {game.name for game in boardwright.games()}


def test_the_records_know_every_number_of_players() -> None:
    for game in boardwright.games():
        assert {recorded(file).players for file in FILES if file.parent.name == game.name} == set(game.players)


@each_number
def test_any_position_of_a_record_can_be_drawn(file: Path) -> None:
    """Every sixtieth one, and those before and after a verb is seen for the first time."""
    record = recorded(file)
    state = record.game.new(record.players, record.options)
    known: set[str] = set()
    for number, move in enumerate(record.moves):
        new = move.action.verb not in known
        known.add(move.action.verb)
        if new or number % 60 == 0:
            drawing(record, state, LANGUAGES[number % len(LANGUAGES)])
        record.game.apply(state, move.seat, move.action)
        if new:
            drawing(record, state, "uk")
    drawing(record, state, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@each_number
def test_no_line_is_wider_than_the_terminal(file: Path, language: str) -> None:
    record = recorded(file)
    for moves in (0, len(record.moves)):
        text = shown(record, record.replay(moves), language, names=LONG_NAMES)
        assert max(cell_len(line) for line in text.splitlines()) <= NARROW
        # Nothing is cut off with dots.
        assert "…" not in text


@each_number
def test_everybody_is_told_in_the_language_asked_for(file: Path) -> None:
    record = recorded(file)
    english, russian, ukrainian = [shown(record, record.replay(middle(record)), language) for language in LANGUAGES]
    others = [re.findall("[а-яёіїєґ]{3,}", text.lower()) for text in (russian, ukrainian)]
    assert set(re.findall("[а-яёіїєґ]+", english.lower())) <= {"клара", "дмитро"}
    assert min(map(len, others)) > 60
    assert not re.findall("[ыэёъ]", ukrainian) and not re.findall("[іїєґ]", russian)
    for name in NAMES[: record.players]:
        assert name in english and name in russian and name in ukrainian


@pytest.mark.parametrize("file", [HEX_FILES[0], COLONY_FILES[0]], ids=named)
def test_colours_are_left_out_where_they_are_not_wanted(file: Path) -> None:
    record = recorded(file)
    state = record.replay(middle(record))

    def printed(no_color: bool) -> str:
        console = Console(
            file=StringIO(),
            width=WIDE,
            force_terminal=True,
            color_system="256",
            no_color=no_color,
            legacy_windows=False,
        )
        console.print(drawing(record, state, "en"))
        assert isinstance(console.file, StringIO)
        return console.file.getvalue()

    assert "48;5;" in printed(no_color=False)
    assert not re.search(r"[34]8;5;|\x1b\[[\d;]*3\d", printed(no_color=True))


# --- the map

CODES = {
    "terra_mystica": {
        "dwelling": "DW",
        "trading-house": "TH",
        "temple": "TE",
        "stronghold": "SH",
        "sanctuary": "SA",
    },
    "age_of_innovation": {
        "workshop": "WO",
        "guild": "GU",
        "school": "SC",
        "palace": "PA",
        "university": "UN",
        "tower": "TO",
        "monument": "MO",
    },
}


def bricks(text: str) -> dict[str, tuple[str, str]]:
    """The map in a drawing: by the name of a hex, what stands beside the name and what stands below it."""
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if re.match(r"(A1  \w|~A1~)", line))
    found: dict[str, tuple[str, str]] = {}
    for row in range(9):
        above, below = (line.ljust(NARROW) for line in lines[first + 2 * row : first + 2 * row + 2])
        for place in re.finditer(r"~?([A-Ir]\d+)", above[:NARROW]):
            left = place.start()
            found[place[1]] = above[left + 3 : left + 5], below[left : left + 5]
    return found


@pytest.mark.parametrize("file", MAPS, ids=named)
@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_every_hex_shows_its_terrain_and_its_building(file: Path, width: int) -> None:
    record = recorded(file)
    game = record.game.name
    for moves in (middle(record), len(record.moves)):
        state = record.replay(moves)
        found = bricks(shown(record, state, width=width))
        for name, hex in view_of(record, state)["hexes"].items():
            beside, below = found[name]
            assert beside[-1] == hex["terrain"][0].upper(), name
            built = hex.get("structure") or hex.get("building")
            code = CODES[game][built] if built else ""
            assert re.findall(r"\[(\w\w)\]", below) == ([code.lower() if hex.get("neutral") else code] if code else [])
            assert ("*" in below) == bool(hex.get("town") or hex.get("city"))


@pytest.mark.parametrize("file", MAPS, ids=named)
def test_the_whole_map_is_drawn_rivers_too(file: Path) -> None:
    record = recorded(file)
    pieces = pieces_of(record)
    state = record.replay(0)
    hexes = pieces["hexes"] if "hexes" in pieces else pieces["maps"][view_of(record, state)["map"]]["hexes"]
    assert set(bricks(shown(record, state))) == set(hexes)
    assert sum(hex["river"] for hex in hexes.values()) == shown(record, state).count("~~~~~")


def crossings(record: Record, state: Any) -> int:
    """Parts of bridges on a map."""
    text = shown(record, state)
    drawn = text[text.rindex("\n\n") :]
    return len(re.findall(r"[|/\\]", drawn))


def test_a_bridge_is_drawn_from_corner_to_corner() -> None:
    seen = set()
    for file in HEX_FILES:
        record = recorded(file)
        state = record.replay()
        bridges = view_of(record, state)["bridges"]
        assert crossings(record, state) == 2 * len(bridges), file
        seen |= set(bridges)
    assert len(seen) > 3


def test_free_land_shows_the_number_of_the_answer_that_names_it() -> None:
    record = recorded(RECORDS / "terra_mystica" / "4-dealt.record")
    first = next(n for n, move in enumerate(record.moves) if move.action.verb == "build")
    state = record.replay(first)
    offered = {text.split()[1]: number for text, number in numbers_of(record, state).items()}
    found = {name: below for name, (_, below) in bricks(shown(record, state)).items() if "(" in below}
    assert {name: int(below.strip(" ()")) for name, below in found.items()} == offered
    assert len(offered) > 5


# --- the games on hexes


def row(text: str, label: str) -> list[str]:
    """The cells of a row of a table, by what stands at its left."""
    return next(re.split(r" {2,}", line.strip())[1:] for line in text.splitlines() if line.startswith(label))


@pytest.mark.parametrize("file", MAPS, ids=named)
def test_everybody_has_a_column(file: Path) -> None:
    record = recorded(file)
    state = record.replay(middle(record))
    text, seats = shown(record, state, width=160), view_of(record, state)["seats"]
    people = [seat for seat in seats if not seat.get("automa")]
    assert row(text, "points vp") == [str(seat["points"]) for seat in seats]
    assert row(text, "coins c") == [str(seat["coins"]) for seat in people]
    assert row(text, "power pw") == ["/".join(map(str, seat["bowls"])) for seat in people]
    assert row(text, "largest area") == [str(seat["area"]) for seat in seats]


def played(file: Path, step: int = 20) -> Iterator[tuple[Record, Any]]:
    """A record after its first rounds have begun, every `step` moves."""
    record = recorded(file)
    for moves in range(middle(record), len(record.moves), step):
        yield record, record.replay(moves)


@pytest.mark.parametrize("file", HEX_FILES[::3], ids=named)
def test_the_current_round_is_marked(file: Path) -> None:
    for record, state in played(file, 40):
        marked = re.findall(r"(?m)^▸ +(\d)", shown(record, state))
        assert marked == [str(view_of(record, state)["round"])]


@pytest.mark.parametrize("file", HEX_FILES[::3], ids=named)
def test_used_power_actions_are_crossed(file: Path) -> None:
    crossed = 0
    for record, state in played(file):
        view = view_of(record, state)
        kinds = [view.get(kind, {}) for kind in ("power_actions", "book_actions")]
        actions = [user for kind in kinds for user in kind.values()]
        used = sum(user is not None for user in actions)
        assert shown(record, state, width=WIDE).count("✗") == used
        crossed += used
    assert crossed


def test_markers_stand_on_their_steps_of_the_tracks() -> None:
    for file, tracks, key, names in (
        ("terra_mystica/5-cultists-and-auren", "cults", "steps", ("Fire", "Water", "Earth", "Air")),
        ("age_of_innovation/5-flights", "science", "levels", ("banking", "law", "engineering", "medicine")),
    ):
        record = recorded(RECORDS / f"{file}.record")
        state = record.replay()
        view = view_of(record, state)
        text = shown(record, state)
        section = text[text.index("\nCults" if tracks == "cults" else "\nScience") :]
        for name, track in zip(names, view[tracks].values(), strict=True):
            spaces = next(line for line in section.splitlines() if line.startswith(name)).split()[5:]
            homes = [(seat.get("colour") or seat.get("board"))[0].upper() for seat in view["seats"]]
            for step, home in zip(track[key], homes, strict=True):
                assert home in spaces[step], (name, home)
            assert sum(len(space) for space in spaces if space != "·") == len(homes)


def test_bonus_cards_lie_with_their_coins_or_with_their_holder() -> None:
    record = recorded(RECORDS / "terra_mystica" / "4-tunnels-and-carpets.record")
    state = record.replay(middle(record))
    text, view = shown(record, state, width=WIDE), view_of(record, state)
    names = {id: card["name"] for id, card in pieces_of(record)["cards"].items()}
    for id, coins in view["cards"].items():
        assert re.search(rf"{names[id]} +\+{coins}c " if coins else rf"{names[id]} +Income", text), id
    for number, seat in enumerate(view["seats"]):
        if seat["card"]:
            assert re.search(rf"{names[seat['card']]} +{seat['colour'][0].upper()} {NAMES[number]} ", text)


def test_innovations_have_their_prices_and_competencies_their_numbers() -> None:
    record = recorded(RECORDS / "age_of_innovation" / "1-against-the-automa.record")
    state = record.replay(middle(record))
    text = shown(record, state, width=WIDE)
    view, pieces = view_of(record, state), pieces_of(record)
    disciplines = ("banking", "law", "engineering", "medicine")
    for place in view["innovations"]:
        price = ", ".join(f"{n} {name}" for name, n in zip(disciplines, place["books"], strict=True) if n)
        assert re.search(rf"(?m)^[ \d]* {pieces['innovations'][place['id']]['name']} +{price} ", text)
    for place in view["competencies"]:
        assert f"{pieces['competencies'][place['id']]['name']} ×{place['left']}" in text


def test_the_automa_has_a_column_and_its_cards() -> None:
    record = recorded(RECORDS / "age_of_innovation" / "1-against-the-automa.record")
    state = record.replay(middle(record))
    view = view_of(record, state)
    text = shown(record, state, "ru")
    assert f"{view['seats'][1]['board'][0].upper()} Автома" in text
    assert f"Автома: уровень {view['automa']['level']} · карта действия" in text
    assert row(text, "очки vp") == [str(seat["points"]) for seat in view["seats"]]
    # It has neither coins nor power.
    assert len(row(text, "монеты c")) == len(row(text, "сила pw")) == 1


# --- Santa Maria

TERRAINS = {"farm": "F", "forest": "W", "mountain": "M", "city": "C", "town-hall": "H", "road": "="}
LYING = {"white": "[{}]", "blue": "<{}>", "coins": "({})"}


def colonies(text: str) -> list[list[str]]:
    """Of every colony, the first line of every cell, row after row; in a drawing too narrow for two side by side."""
    rows = [line for line in text.rpartition("\nColonies")[2].splitlines() if re.match(r"\d [A-Z=·]", line)]
    cells = [line[2 + 6 * column : 7 + 6 * column].strip() for line in rows for column in range(6)]
    return [cells[first : first + 36] for first in range(0, len(cells), 36)]


@pytest.mark.parametrize("file", COLONIES, ids=named)
def test_a_colony_shows_what_stands_and_what_lies_on_every_space(file: Path) -> None:
    record = recorded(file)
    pieces = pieces_of(record)
    for moves in (middle(record), len(record.moves)):
        state = record.replay(moves)
        seats = view_of(record, state)["seats"]
        for cells, seat in zip(colonies(shown(record, state, width=60)), seats, strict=True):
            for cell, space, lying in zip(cells, seat["cells"], seat["lying"], strict=True):
                terrain = "·" if space is None else TERRAINS[pieces["spaces"][space]["terrain"]]
                things = [LYING[kind].format(number) for kind, number in (lying or {}).items()]
                assert cell.split() == [terrain, *things]


def test_dice_ships_and_monks_are_shown() -> None:
    record = recorded(RECORDS / "santa_maria" / "4-town-halls-and-scholars.record")
    state = record.replay(middle(record))
    text, view = shown(record, state, width=WIDE), view_of(record, state)
    pieces = pieces_of(record)
    dice = " ".join(str(pips) for pips, number in enumerate(view["white"], 1) for _ in range(number))
    assert f"white dice: {dice}" in text
    for id in view["docks"]:
        cost = " ".join(f"{number}{letter}" for letter, number in pieces["ships"][id]["cost"].items())
        assert f"{cost} → {pieces['ships'][id]['points']}p" in text
    for id in view["expansions"]:
        letters = [TERRAINS[pieces["spaces"][space]["terrain"]] for space in pieces["tiles"][id]["spaces"]]
        assert re.search(r"[^/+\n]*[/+] ".join(letters), text)
    for place in view["places"]:
        monks = " ".join("ABCD"[seat] for seat in place["monks"])
        name = pieces[f"{place['kind']}s"][place["id"]]["name"]
        assert re.search(rf"(?m)^[ \d]* {name}  .*{monks} *$", text)
    assert row(text, "coins c") == [str(seat["coins"]) for seat in view["seats"]]
    assert row(text, "gold o") == [str(seat["goods"]["gold"]) for seat in view["seats"]]


def test_what_others_hide_is_not_drawn() -> None:
    hidden = [file for file in COLONY_FILES if recorded(file).options.get("happiness") == "hidden"]
    record = recorded(hidden[0])
    text = shown(record, record.replay(middle(record)))
    assert row(text, "happiness p") == ["hidden"] * record.players


def test_a_lone_player_sees_the_achievements() -> None:
    record = recorded(RECORDS / "santa_maria" / "1-alone-won.record")
    state = record.replay()
    text = shown(record, state)
    reached = re.findall(r"(?m)^✓ +(\w+)", text)
    assert [name.lower() for name in reached] == view_of(record, state)["achievements"]
    assert len(re.findall(r"(?m)^[✓·] +\w+", text)) == 6
