"""`play`: a table in the terminal. What is typed comes through a pipe here."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len

from boardwright import Record
from boardwright.terminal.words import say
from boardwright.words import LANGUAGES
from tests.cli.commands import GAME, at_a_terminal, process, random_game, run_main, saved, told

AGAINST_THE_AUTOMA = Path(__file__).parents[1] / "records" / "age_of_innovation" / "1-against-the-automa.record"
ALWAYS_1 = ["1"] * 200
AGAINST_ONE = ("play", "--terminal", "planetfall", "--players", "2", "--seed", "1")
HOT_SEAT = ("play", "--terminal", "--seats", "Anna,Bert", "--seed", "1", "--option", "sides=free")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in the folder where one plays."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def kept(folder: Path) -> Record:
    """The one game that was kept."""
    (file,) = folder.glob("planetfall-*.record")
    return Record.loads(file.read_text(encoding="utf-8"))


# --- whole games


def test_a_whole_game_against_a_bot(folder: Path) -> None:
    text = told(*AGAINST_ONE, typed=ALWAYS_1)
    record = kept(folder)
    record.replay()
    assert record.result is not None and record.names == ["you", "casual 1"]
    assert text.startswith("Age of Wonders: Planetfall: you against casual 1. Type ? for help. Unofficial.")
    assert "Planet 7 of 7 · " in text
    for score, name in zip(record.result, record.names, strict=True):
        assert f"{score} {name}" in text.partition("Final points")[2]
    assert "won." in text
    assert "See it again with: boardwright replay planetfall-" in text


@pytest.mark.parametrize(
    ("language", "question", "end"),
    [("ru", "вы: Выберите командующего.", "Победа: "), ("uk", "ви: Оберіть командувача.", "Перемога: ")],
)
def test_a_whole_game_in_another_language(folder: Path, language: str, question: str, end: str) -> None:
    text = told(*AGAINST_ONE, "--language", language, typed=ALWAYS_1)
    assert question in text and end in text
    assert kept(folder).result is not None


def test_a_whole_game_at_one_keyboard(folder: Path) -> None:
    text = told("play", "--terminal", "--seats", "Anna,Bert,random", "--seed", "1", typed=ALWAYS_1 * 2)
    assert "Age of Wonders: Planetfall: Anna, Bert, random 1." in text
    assert "Now Anna plays. Press Enter." in text and "Now Bert plays. Press Enter." in text
    assert "Now random 1" not in text
    assert kept(folder).result is not None


def test_bots_may_play_alone(folder: Path) -> None:
    assert "won." in told("play", "--terminal", "--seats", "greedy,random,greedy", "--seed", "1")
    assert kept(folder).names == ["greedy 1", "random 1", "greedy 2"]


def test_whom_the_rules_play_stands_in_the_result() -> None:
    text = told("play", "--terminal", "--resume", AGAINST_THE_AUTOMA)
    assert "Final points 127 greedy bot 105 Automa greedy bot won." in text


@pytest.mark.parametrize(
    ("game", "language", "end"),
    [
        ("santa_maria", "en", "random 1 lost. That is not enough for a win."),
        ("santa_maria", "ru", "Поражение: random 1. Для победы этого не хватило."),
        ("santa_maria", "uk", "Поразка: random 1. Для перемоги цього не вистачило."),
        ("age_of_innovation", "en", "Automa won."),
    ],
)
def test_who_plays_alone_may_lose(folder: Path, game: str, language: str, end: str) -> None:
    """By missing the goal, or against the Automa."""
    assert end in told("play", game, "--terminal", "--seats", "random", "--seed", "3", "--language", language)


def test_names_are_shown_as_they_are(folder: Path) -> None:
    text = told("play", "--terminal", "--seats", "[/x],[bold]Bo[/bold]", "--seed", "1", typed=ALWAYS_1 * 2)
    assert "Now [/x] plays." in text and "[bold]Bo[/bold]: Choose where to fly." in text
    assert kept(folder).names == ["[/x]", "[bold]Bo[/bold]"]


def test_three_play_unless_told(folder: Path) -> None:
    told("play", "--terminal", "--seed", "1", typed=["1", "quit"])
    assert kept(folder).names == ["you", "casual 1", "casual 2"]


def test_the_same_seed_gives_the_same_game(folder: Path) -> None:
    told(*AGAINST_ONE, typed=ALWAYS_1)
    first = kept(folder)
    for file in folder.glob("*.record"):
        file.unlink()
    told(*AGAINST_ONE, typed=ALWAYS_1)
    assert kept(folder) == first


# --- commands


def answers(*words: str | Path, typed: Sequence[str]) -> Record:
    """The game as it stands after so much has been typed."""
    told(*words, typed=[*typed, "save now.record", "quit"])
    return Record.loads(Path("now.record").read_text(encoding="utf-8"))


def test_an_answer_is_a_number_or_its_text() -> None:
    by_number = answers(*HOT_SEAT, typed=["", "2", "1", ""])
    assert [str(move) for move in by_number.moves[-2:]] == ["1: command frankov", "1: side A"]
    assert answers(*HOT_SEAT, typed=["", "command frankov", " Side  a ", ""]) == by_number


def test_undo_takes_back_answers_one_by_one() -> None:
    undone = answers(*HOT_SEAT, typed=["", "1", "undo", "2"])
    assert undone == answers(*HOT_SEAT, typed=["", "2"])
    assert str(undone.moves[-1]) == "1: command frankov"


def test_undo_does_not_hand_the_keyboard_over_again() -> None:
    text = told(*HOT_SEAT, typed=["", "1", "undo", "quit"])
    assert text.count("Now Anna plays.") == 1
    assert "Taken back: command katla." in text
    assert text.count("Anna: Choose your commander.") == 2


def test_undo_says_why_there_is_nothing_to_take_back() -> None:
    sentence = "There is nothing to take back: since your last answer, chance or somebody else has spoken."
    assert sentence in told(*HOT_SEAT, typed=["", "undo", "quit"])
    assert sentence in told(*HOT_SEAT, typed=["", "1", "1", "", "undo", "quit"])


def test_hint_names_a_legal_answer_and_changes_nothing() -> None:
    text = told(*AGAINST_ONE, typed=["1", "hint", "quit"])
    found = re.search(r"The bot would answer (\d+): (Fly to .*?): ", text)
    assert found is not None
    assert f"{found[1]} {found[2]}" in text.partition("The bot would answer")[0]
    assert answers(*AGAINST_ONE, typed=["1", "hint"]) == answers(*AGAINST_ONE, typed=["1"])


def test_info_explains() -> None:
    text = told(*AGAINST_ONE, typed=["info voradon", "info", "info nonsense", "quit"])
    assert "Voradon (unit): Strength / experience on level I, II, III" in text
    assert "reconstructed" in text
    assert "Say what: info Berhane Katla" in text
    assert "Nothing is called 'nonsense'." in text
    assert "Ворадон (отряд): " in told(*AGAINST_ONE, "-l", "ru", typed=["info ворадон", "quit"])


def test_log_tells_what_has_happened_chance_included() -> None:
    text = told(*AGAINST_ONE, typed=["1", "log", "quit"])
    assert re.search(r"1 ·: Goal board .* 2 you: Chose Berhane Katla", text)
    assert re.search(r"\d+ ·: Revealed \S", text)


def test_board_and_help() -> None:
    text = told(*AGAINST_ONE, typed=["board", "?", "quit"])
    assert text.count("you: Choose your commander.") == 2
    assert "(such as 'command katla')" in text
    for command in ("undo", "hint", "board", "log", "info WORD", "save FILE", "quit"):
        assert f" {command} " in text


def test_save_overwrites_a_saved_game_and_nothing_else(folder: Path) -> None:
    (folder / "letter.txt").write_text("Dear Anna", encoding="utf-8")
    (folder / "picture").write_bytes(b"\xff\xd8")
    places = ["", "letter.txt", "picture", f"{folder}", "no/where", "~nobody/x", "\0", "a.record"]
    text = told(*AGAINST_ONE, typed=[*(f"save {place}" for place in places), "1", "save a.record", "quit"])
    assert "Say where: save my-game.record" in text
    assert "letter.txt holds something else, not a saved game; give another name." in text
    assert "no/where cannot be written: No such file or directory." in text
    assert text.count("cannot be written") == 5
    assert text.count("The game is in a.record. Go on with: boardwright play --terminal --resume a.record") == 2
    assert (folder / "letter.txt").read_text(encoding="utf-8") == "Dear Anna"
    assert (folder / "picture").read_bytes() == b"\xff\xd8"
    assert "1: command katla" in (folder / "a.record").read_text(encoding="utf-8")


# --- ending and going on


@pytest.mark.parametrize("ending", [["quit"], ["QUIT"], []])
def test_a_game_that_was_begun_is_kept(folder: Path, ending: list[str]) -> None:
    """Whether one types quit or the input ends."""
    text = told(*AGAINST_ONE, typed=["1", "1", *ending])
    assert "Go on with: boardwright play --terminal --resume planetfall-" in text
    assert str(kept(folder).moves[1]) == "1: command katla"


def test_a_game_in_which_nobody_has_answered_is_not_kept(folder: Path) -> None:
    told(*AGAINST_ONE, typed=["quit"])
    assert not list(folder.iterdir())


def test_a_saved_game_goes_on_to_its_end(folder: Path) -> None:
    begun = answers(*AGAINST_ONE, typed=["1", "1", "1"])
    for file in folder.glob("planetfall-*"):
        file.unlink()
    text = told("play", "--terminal", "--resume", "now.record", "--seed", "2", typed=ALWAYS_1)
    finished = kept(folder)
    assert finished.moves[: len(begun.moves)] == begun.moves
    assert finished.result is not None
    assert "you against casual 1" in text


def test_two_games_kept_in_the_same_second_are_two_files(folder: Path) -> None:
    for _ in range(3):
        told(*AGAINST_ONE, typed=["1", "quit"])
    assert len(list(folder.glob("planetfall-*.record"))) == 3


def test_undo_and_log_work_on_a_resumed_game() -> None:
    answers(*HOT_SEAT, typed=["", "1"])
    text = told("play", "--terminal", "--resume", "now.record", typed=["", "log", "undo", "quit"])
    assert "2 Anna: Chose Berhane Katla" in text
    assert "Taken back: command katla." in text


def test_seats_without_a_name_are_resumed_as_people(folder: Path) -> None:
    record = random_game()
    file = saved(Record(GAME, 2, record.options, record.moves[:20], ["", "greedy"]), folder)
    assert "seat 1: Choose" in told("play", "--terminal", "--resume", file, typed=ALWAYS_1)


def test_a_finished_game_is_shown_and_not_kept_twice(folder: Path) -> None:
    file = saved(random_game(), folder)
    assert "Final points" in told("play", "--terminal", "--resume", file)
    assert list(folder.iterdir()) == [file]


# --- wrong answers

WRONG = ["0", "99", "-1", "1.5", "9" * 5000, "٣٣", "fly", "fly nowhere", "command", "[/bold]", "", "  ", "\x00", "?!"]


def test_wrong_answers_lose_nothing() -> None:
    text = told(*AGAINST_ONE, typed=[*WRONG, "1", *WRONG, "1", "quit"])
    assert "There are answers 1 to 6; 99 is none of them." in text
    assert "'fly nowhere' is not understood: type the number of an answer, its text (such as 'command katla')" in text
    assert answers(*AGAINST_ONE, typed=[*WRONG, "1", *WRONG, "1"]) == answers(*AGAINST_ONE, typed=["1", "1"])


def test_bytes_that_are_no_text_lose_nothing(folder: Path) -> None:
    done = process(*AGAINST_ONE, typed=b"\xff\xfe\n\xc3\n1\n\x80\nquit\n", folder=folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert "1: command katla" in kept(folder).dumps()


def test_an_illegal_answer_that_exists_is_refused() -> None:
    assert "'fly voradon' is not understood" in told(*AGAINST_ONE, typed=["fly voradon", "quit"])


# --- what is seen


def screen(width: int, language: str, folder: Path) -> list[str]:
    typed = b"1\n" * 9 + b"log\n?\nquit\n"
    words = ("play", "--terminal", "-p", "4", "--seed", "3", "-o", "sides=free", "-l", language)
    output = run_main(*words, typed=typed, COLUMNS=str(width)).stdout
    # A pipe does not echo the Enter after an answer.
    return output.replace(say("choose", language), f"{say('choose', language)}\n").splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_wider_than_the_terminal(width: int, language: str, folder: Path) -> None:
    lines = screen(width, language, folder)
    # The line that tells the command to go on is left whole, to be copied.
    assert max(cell_len(line) for line in lines if "--resume" not in line) <= width


def test_places_are_marked_with_the_numbers_of_their_answers(folder: Path) -> None:
    before, _, after = "\n".join(screen(120, "en", folder)).partition("you: Choose where to fly.")
    table = before[before.rindex("first exploration") :]
    marked = re.findall(r"(?m)^ *(\d+) +I+ +(.+?)(?:  | unit| outpost| technology| cache)", table)
    offered = re.findall(r"(?m)^ *(\d+) Fly to (.+?)(?:\.|:)", after.partition("Your answer")[0])
    assert marked == offered
    assert [int(number) for number, _ in marked] == list(range(1, len(marked) + 1))
    unmarked = re.findall(r"(?m)^ +I+ ", table)
    assert len(marked) + len(unmarked) == 5 + 4 + 3 + 3


def test_the_table_is_drawn_again_when_a_round_begins(folder: Path) -> None:
    """Even where nobody else has played and chance has not spoken since."""
    text = told("play", "terra_mystica", "--terminal", "-p", "3", "--seed", "5", typed=["1", "1", "1", "2", "quit"])
    last = text.rindex("you: Take a bonus card for round 1.")
    assert "Round 1 of 6 · actions" in text[last : text.index("you: Choose an action, or pass.")]


def test_the_number_of_players_is_asked_at_a_terminal() -> None:
    output = at_a_terminal("two\n7\n2\nquit\n", "play", "--terminal", "--seed", "1")
    assert output.count("Type a number from 2 to 6.") == 2
    assert "you against casual 1." in output
