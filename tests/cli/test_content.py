"""`content`: an owner's corrections of the cards."""

from pathlib import Path

import pytest

from tests.cli.commands import GAME, give, told


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def check(file: Path, text: str) -> str:
    file.write_text(text, encoding="utf-8")
    return told("content", "check", "planetfall", file)


def problems(file: Path, text: str) -> list[str]:
    """What is wrong with corrections, without the last line that counts."""
    file.write_text(text, encoding="utf-8")
    result = give("content", "check", "planetfall", file)
    assert (result.exit_code, result.stdout) == (2, "")
    *lines, last = result.stderr.splitlines()
    assert last == f"{file}: {len(lines)} thing{'s' * (len(lines) != 1)} to put right."
    return lines


def test_export_to_the_screen_and_to_a_file(file: Path) -> None:
    shown = give("content", "export", "planetfall").stdout
    assert told("content", "export", "planetfall", file) == f"Written: {file}"
    assert file.read_text(encoding="utf-8") == shown.removesuffix("\n") == GAME.template()


def test_the_export_itself_changes_nothing(file: Path) -> None:
    assert check(file, GAME.template()) == f"{file} is right; it changes nothing of the shipped values."
    assert "changes nothing" in check(file, "")


def test_only_what_differs_is_counted(file: Path) -> None:
    template = GAME.template()
    assert 'cost = "4s 4x, 4s 4x, 3s 3x"' in template
    text = check(file, template.replace('cost = "4s 4x, 4s 4x, 3s 3x"', 'cost = "5s 4x, 4s 4x, 3s 3x"'))
    assert f"{file} is right: 1 entry differs from the shipped ones (cards.voradon)." in text
    assert f"Play with it: boardwright play planetfall --content {file}" in text


def test_two_corrections(file: Path) -> None:
    text = check(file, '[cards]\nvoradon.reward = "9p"\n[goals]\nlegacy.name.en = "Our Legacy"\n')
    assert "2 entries differ from the shipped ones (cards.voradon, goals.legacy)." in text


def test_corrections_are_described_and_played_with(file: Path) -> None:
    check(file, '[cards]\nvoradon = { reward = "9p", name = { en = "[/b] Old Voradon" } }\n')
    assert "[/b] Old Voradon (unit) voradon" in told("describe", "planetfall", "--content", file)
    played = told("play", "--terminal", "-p", "2", "--content", file, "--seed", "1", typed=["info voradon"])
    assert "[/b] Old Voradon (unit): " in played
    text = told("simulate", "planetfall", "-p", "2", "-n", "1", "-b", "random", "-w", "1", "--content", file)
    assert "content=corrected" in text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[cards]\nvoradonn.reward = "9p"', "voradonn"),
        ('[cards]\nvoradon.rewardd = "9p"', "rewardd"),
        ('[cards]\nvoradon.reward = "9q"', "9q"),
        ("[cards]\nvoradon.reward = 9", "9"),
        ('[cards]\nvoradon.cost = "4s 4x"', "cost"),
        ("[cards]\nvoradon.planet = 8", "planet"),
        ('[cards]\nvoradon.kind = "dragon"', "dragon"),
        ('[cards]\nefficient-harvesting.effects = ["fly: twice"]', "fly"),
        ('[commanders]\nkatla-a.start = "99s"', "start"),
        ('[goals]\nlegacy.conditions = ["1p per luck"]', "luck"),
        ("[cards]\nvoradon = 3", "voradon"),
        ("[planets]\nx = 1", "planets"),
        ("cards = 3", "cards"),
        ("[cards]\nvoradon.reward = 2026-01-01", "reward"),
    ],
)
def test_what_is_wrong_is_named(file: Path, text: str, said: str) -> None:
    found = problems(file, text)
    assert any(said in problem for problem in found)
    assert len(set(found)) == len(found)


def test_everything_wrong_is_told_at_once(file: Path) -> None:
    assert len(problems(file, '[cards]\nvoradon.reward = "9q"\nno-such.cost = "1e"\n[goals]\nlegacy.x = 1\n')) == 3
