"""What the pages for players say of keys and buttons is what the client has."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

CLIENT = ROOT / "web" / "src"
PLAYING = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
GAMES = {"Terra Mystica": "terra_mystica", "Age of Innovation": "age_of_innovation", "Santa Maria": "santa_maria"}


def messages(file: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w-]+) = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_the_keys_are_those_that_the_client_lists() -> None:
    listed = re.findall(r"\[\[(.+)\], t\.\w+\]", (CLIENT / "table" / "KeysList.svelte").read_text(encoding="utf-8"))
    shown = re.findall(r"^\| ((?:`[^`]+` ?)+) \|", PLAYING, re.MULTILINE)
    assert sorted(keys.replace("`", "").split() for keys in shown) == sorted(
        [key for name in re.findall(r"'([^']+)'", keys) for key in name.split()] for keys in listed
    )


@pytest.mark.parametrize("title", GAMES)
def test_the_keys_of_a_game_are_its_own(title: str) -> None:
    source = (CLIENT / "games" / GAMES[title] / "entry.ts").read_text(encoding="utf-8")
    words = messages(CLIENT / "games" / GAMES[title] / "entry" / "en.ftl")
    kinds = re.findall(r"words: named\('tool(\w+)'\),\s+key: '(\w)'", source)
    row = re.search(rf"^\| {title} \| (.+) \|$", PLAYING, re.MULTILINE)
    assert row is not None
    shown = dict(re.findall(r"`(\w)` ([^·]+?)(?: ·|$)", row[1]))
    assert shown == {key.upper(): words[f"tool-{name.lower()}"] for name, key in kinds}


def test_no_other_game_has_keys_of_its_own() -> None:
    entries = {path.parent.name for path in (CLIENT / "games").glob("*/entry.ts") if "key: '" in path.read_text()}
    assert entries == set(GAMES.values())


@pytest.mark.parametrize("page", ["README.md", "docs/playing.md"])
def test_a_button_is_called_what_it_says(page: str) -> None:
    shown = set(messages(CLIENT / "lib" / "i18n" / "words" / "en.ftl").values())
    # "Learn by playing, 20 min": the minutes are the game's.
    shown |= {words.split(", {")[0] for words in shown}
    text = " ".join(re.sub(r"(?m)^\* ", "", (ROOT / page).read_text(encoding="utf-8")).split())
    for button in re.findall(r"(?<![*\w])\*([^*]+)\*(?!\*)", text):
        assert button in shown, button
