"""A faction stands in one place: content/factions.py, and its words. Nobody else names one."""

import pytest

from boardwright.games.age_of_innovation.content.factions import FACTIONS, PRINTED
from tests.builds import ROOT

GAME = ROOT / "src" / "boardwright" / "games" / "age_of_innovation"


@pytest.mark.parametrize("folder", ["rules", "table", "study"])
def test_nobody_else_names_a_faction(folder: str) -> None:
    """Neither one nor many: 'moles' and 'MOLE_BRIDGE' both count."""
    names = [faction.id.removesuffix("s") for faction in FACTIONS]
    named = [
        f"{path.name}: {name}"
        for path in (GAME / folder).rglob("*.py")
        for name in names
        if name in path.read_text(encoding="utf-8").casefold()
    ]
    assert named == []


def test_what_was_printed_comes_first() -> None:
    assert len(FACTIONS) >= PRINTED == 12
