"""Real games, row by row: those of the shared folder where it exists, and always one of our own.

The folder is ../shared beside the repository, or what BOARDWRIGHT_SHARED names.
"""

import json
import os
from pathlib import Path

import pytest

from boardwright.games.terra_mystica.exchange.notation import read_commands
from boardwright.games.terra_mystica.exchange.real_game import read_game
from boardwright.games.terra_mystica.exchange.snellman import Difference, Replay
from boardwright.games.terra_mystica.rules.turn import Turn
from boardwright.kernel.errors import CannotParse
from tests.missing import needs_real_games

ROOT = Path(__file__).parents[3]
SHARED = Path(os.environ.get("BOARDWRIGHT_SHARED", ROOT.parent / "shared"))
FOLDER = SHARED / "real_games" / "terra_mystica"
FILES = sorted(FOLDER.glob("*.json"))
# Where the folder exists, or is named, the games must be in it.
AT_HAND = SHARED.exists() or "BOARDWRIGHT_SHARED" in os.environ
OWN = ROOT / "tests" / "records" / "terra_mystica" / "own_game.txt"


@needs_real_games(FOLDER, are_here=AT_HAND)
@pytest.mark.parametrize("file", FILES or [None], ids=lambda file: file.stem if file else "none")
def test_a_real_game_replays_row_by_row(file: Path | None) -> None:
    assert file is not None, f"There are no real games in {FOLDER}."
    game = read_game(file.read_text(encoding="utf-8"))
    assert Replay(game).run() == game["final_vp"]


def test_all_56_are_replayed() -> None:
    assert len(FILES) == (56 if AT_HAND else 0)


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


# --- whose row it is


SET_UP = """
    option variable-turn-order
    score SCORE7,SCORE8,SCORE6,SCORE5,SCORE4,SCORE3
    delete BON1\ndelete BON4\ndelete BON9
    setup witches\nsetup nomads\nsetup mermaids
    witches: build C3\nnomads: build E8\nmermaids: build D5\nmermaids: build A4\nnomads: build F3\nwitches: build F4
    nomads: build I7
    mermaids: pass BON2\nnomads: pass BON8\nwitches: pass BON3
    witches: upgrade F4 to TP
"""


@pytest.mark.parametrize("first", ["burn 1", "convert 1W to 1C"])
def test_after_who_has_dropped_a_row_belongs_to_who_says_it(first: str) -> None:
    """The nomads are to act, but never do again."""
    replay = Replay(read_commands(f"{SET_UP}mermaids: {first}. upgrade D5 to TP"))
    bowls, workers = repr(replay.state.seats[1].bowls), replay.state.seats[1].workers
    replay.run()
    nomads, mermaids = replay.state.seats[1:]
    assert nomads.gone and (repr(nomads.bowls), nomads.workers) == (bowls, workers + 4)  # the income of three dwellings
    assert (mermaids.bowls.two, mermaids.workers) == ((7, 4) if first == "burn 1" else (9, 3))


def test_only_who_has_the_turn_converts() -> None:
    rows = "mermaids: convert 1W to 1C\nnomads: pass BON5"
    with pytest.raises(Difference, match=r"mermaids: 'convert 1W to 1C': it is the turn of nomads\."):
        Replay(read_commands(SET_UP + rows)).run()


@pytest.mark.parametrize("line", ["nomads: resign", "drop-faction nomads"])
def test_who_resigns_has_left_in_any_turn(line: str) -> None:
    """Also out of turn: the nomads have just acted, the witches are to act."""
    rows = OWN.read_text(encoding="utf-8").splitlines()
    played = rows[: rows.index("nomads: dig 1. transform I8 to yellow. build I8") + 1]
    replay = Replay(read_commands("\n".join([*played, line])))
    replay.run()
    assert [seat.gone for seat in replay.state.seats] == [False, True]
    assert replay.state.pending[-1] == Turn(0) and all(frame.seat != 1 for frame in replay.state.pending)


def test_a_card_that_is_named_in_the_last_round_is_not_taken() -> None:
    game = read_commands(OWN.read_text(encoding="utf-8"))
    last = [row for row in game["rows"] if row["cmd"].endswith("pass")]
    assert len(last) == 2
    for row in last:
        row["cmd"] += " BON1"
    assert Replay(game).run() == game["final_vp"]


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
