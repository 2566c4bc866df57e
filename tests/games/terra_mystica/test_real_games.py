"""Real games, row by row: those of the shared folder where it exists, and always one of our own.

The folder is ../shared beside the repository, or what BOARDWRIGHT_SHARED names.
"""

import itertools
import json
import os
from pathlib import Path
from random import Random

import pytest

from boardwright import Record
from boardwright.bots import bot
from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.map import BY_NAME
from boardwright.games.terra_mystica.notation import Writer, export, read_commands
from boardwright.games.terra_mystica.snellman import Difference, Replay, read_game
from boardwright.games.terra_mystica.turn import Turn
from boardwright.games.terra_mystica.vocabulary import STRONGHOLD
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.playout import play_out
from boardwright.parts.bowls import Bowls
from tests.games.terra_mystica.tables import Table, alone

ROOT = Path(__file__).parents[3]
SHARED = Path(os.environ.get("BOARDWRIGHT_SHARED", ROOT.parent / "shared"))
FOLDER = SHARED / "real_games" / "terra_mystica"
FILES = sorted(FOLDER.glob("*.json"))
OWN = ROOT / "tests" / "records" / "terra_mystica" / "own_game.txt"


@pytest.mark.parametrize("file", FILES or [None], ids=lambda file: file.stem if file else "none")
def test_a_real_game_replays_row_by_row(file: Path | None) -> None:
    if file is None:
        pytest.skip(f"No real games in {FOLDER}: set BOARDWRIGHT_SHARED to replay them.")
    game = read_game(file.read_text(encoding="utf-8"))
    assert Replay(game).run() == game["final_vp"]


def test_all_56_are_replayed() -> None:
    assert len(FILES) in (0, 56)


# --- our own game


def test_our_own_game_replays_to_its_points() -> None:
    game = read_commands(OWN.read_text(encoding="utf-8"))
    assert game["factions"] == ["witches", "nomads"]
    assert Replay(game).run() == game["final_vp"] == {"witches": 122, "nomads": 118}


def test_a_wrong_final_score_is_a_difference() -> None:
    game = read_commands(OWN.read_text(encoding="utf-8"))
    game["final_vp"]["witches"] += 1
    with pytest.raises(Difference, match=r"Final points: ours .*, the log's .*"):
        Replay(game).run()


def test_a_wrong_row_is_shown_with_both_sides() -> None:
    game = read_commands(OWN.read_text(encoding="utf-8"))
    game["rows"][0] |= {"VP": 20, "C": 15, "W": 4, "P": 0, "PW": [5, 7, 0], "CULT": [0, 0, 0, 2]}
    with pytest.raises(Difference, match=r"Row 1, witches: .* W ours 3, the log's 4\."):
        Replay(game).run()


def test_an_illegal_command_is_told_with_what_would_be_legal() -> None:
    game = read_commands(OWN.read_text(encoding="utf-8"))
    game["rows"][0]["cmd"] = "build A1"
    with pytest.raises(Difference, match=r"'build A1' is not legal at FirstDwelling.*legal: build A3"):
        Replay(game).run()


# --- there and back


OPTIONS = list(itertools.product(*[option.values for option in GAME.options]))


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("values", OPTIONS, ids=" ".join)
def test_a_random_game_is_read_back_as_it_was_written(values: tuple[str, ...], players: int) -> None:
    options = dict(zip([option.name for option in GAME.options], values, strict=True))
    for seed in range(3):
        random = Random(f"{players} {values} {seed}")
        state = GAME.new(players, options)
        moves = play_out(GAME, state, [bot("random", random) for _ in range(players)], random)
        text = export(Record(GAME, players, options, moves, result=GAME.scores(state)))
        assert list(Replay(read_commands(text)).run().values()) == list(GAME.scores(state))


def test_who_leaves_resigns() -> None:
    table = Table("witches C3 F4", "nomads E8 F3 I7", "mermaids D5 A4", leaving="yes")
    writer = Writer(table.record)
    writer.note(table.state, 0, GAME.book["leave"])
    table.play("1: leave")
    assert writer.rows(table.state)[-1] == "witches: resign"


@pytest.mark.parametrize("line", ["nomads: resign", "drop-faction nomads"])
def test_who_resigns_has_left_in_any_turn(line: str) -> None:
    """Also out of turn: the nomads have just acted, the witches are to act."""
    rows = OWN.read_text(encoding="utf-8").splitlines()
    played = rows[: rows.index("nomads: dig 1. transform I8 to yellow. build I8") + 1]
    replay = Replay(read_commands("\n".join([*played, line])))
    replay.run()
    assert [seat.gone for seat in replay.state.seats] == [False, True]
    assert replay.state.pending[-1] == Turn(0) and all(frame.seat != 1 for frame in replay.state.pending)


def test_spades_one_by_one_are_written_and_read() -> None:
    """The power of the first pays for the second."""
    table = Table("auren A10 I11", "alchemists E5 G5")
    set_up = """
        option variable-turn-order
        score SCORE7,SCORE8,SCORE6,SCORE5,SCORE4,SCORE3
        delete BON1\ndelete BON4\ndelete BON7\ndelete BON9
        setup auren\nsetup alchemists
        auren: build A10\nalchemists: build E5\nalchemists: build G5\nauren: build I11
        alchemists: pass BON8\nauren: pass BON3
    """
    replay = Replay(read_commands(set_up))
    replay.run()
    writer = Writer(table.record)
    for seats in (table.state.seats, replay.state.seats):
        alchemists = seats[1]
        alchemists.place(STRONGHOLD, BY_NAME["A1"])
        alchemists.workers, alchemists.bowls = 5, Bowls(0, 2, 2)
    table.play("1: pass BON5")
    replay._play(0, "pass bon5")
    for move in ("dig F3", "spade", "convert pw w", "to swamp", "drop", "done"):
        writer.note(table.state, 1, GAME.book[move])
        table.play(f"2: {move}")
    row = "dig 1. convert 3PW to 1W. dig 1. transform F3 to black"
    assert writer.rows(table.state) == [f"alchemists: {row}"]
    replay._play(1, row)
    assert GAME.dump(replay.state) == GAME.dump(table.state)


def test_a_top_that_was_chosen_is_written_as_a_step_down() -> None:
    """One key, two tracks on 9: others step down on the track that they keep out of the top."""
    table = alone("engineers E7 H6")
    table.put(2, "trading-house", "E6 E8")
    table.put(2, "dwelling", "F4 E7")
    table.rich(2)
    table.cults(2, fire=9, water=9)
    writer = Writer(table.record)
    for move in ("upgrade E7 trading-house", "town TW5", "cult water"):
        action = GAME.book[move]
        writer.note(table.state, 1, action)
        table.play(f"2: {move}")
    assert writer.rows(table.state)[-1] == "engineers: upgrade E7 to TP. -FIRE. +TW5"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("nonsense", "Line 1: 'nonsense' is neither a set-up line nor 'faction: command'."),
        ("", "The list has no line 'score SCOREa,SCOREb,...'."),
        ("score SCORE1", "The list has no line 'setup FACTION'."),
        ("score SCORE1\nsetup witches", "The list has no line 'faction: command'."),
    ],
)
def test_what_is_no_list_of_commands(text: str, told: str) -> None:
    with pytest.raises(CannotParse) as refusal:
        read_commands(text)
    assert str(refusal.value) == told


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        "{}",
        json.dumps(
            {"options": [], "factions": [], "round_scoring": [], "bonus_in_play": [], "rows": [{}], "final_vp": {}}
        ),
        json.dumps(
            {"options": [1], "factions": [], "round_scoring": [], "bonus_in_play": [], "rows": [], "final_vp": {}}
        ),
    ],
)
def test_what_is_no_real_game(text: str) -> None:
    with pytest.raises(CannotParse, match=r"\.$"):
        read_game(text)


def test_a_set_up_that_cannot_be_is_refused() -> None:
    text = OWN.read_text(encoding="utf-8")
    for old, new in (("setup nomads", "setup auren"), ("setup nomads", "setup gnomes"), ("SCORE", "SCARE")):
        with pytest.raises(CannotParse, match="The set-up cannot be laid out: "):
            Replay(read_commands(text.replace(old, new)))
    with pytest.raises(CannotParse, match="The set-up cannot be laid out: 'card BON6' is not legal"):
        Replay(read_commands("".join(line for line in text.splitlines(True) if not line.startswith("delete"))))
    with pytest.raises(CannotParse, match="for 2 to 5 factions, not 1"):
        Replay(read_commands(text.replace("setup nomads\n", "")))
