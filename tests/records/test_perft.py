"""The stored counts of positions. On failure the count of each first answer is shown: compare it with an engine that
counts right (`boardwright perft --divide`) to see where the two part."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright import Record
from boardwright.kernel.game import Game
from boardwright.kernel.perft import divide, perft

pytestmark = pytest.mark.both

HERE = Path(__file__).parent


class Counted:
    """One entry of a perft.toml: a position and the number of positions 1, 2, 3 ... decisions ahead."""

    def __init__(self, game: str, name: str, entry: dict[str, Any]) -> None:
        self.game = boardwright.game(game)
        self.name = f"{game}: {name}"
        self.counts: list[int] = entry["counts"]
        self._entry = entry

    def state(self) -> Any:
        if "record" not in self._entry:
            return self.game.new(self._entry["players"], self._entry.get("options", {}))
        text = (HERE / self.game.name / self._entry["record"]).read_text(encoding="utf-8")
        return Record.loads(text).replay(self._entry["moves"])


def counted(game: str) -> list[Counted]:
    file = HERE / game / "perft.toml"
    if not file.exists():
        return []
    return [Counted(game, name, entry) for name, entry in tomllib.loads(file.read_text(encoding="utf-8")).items()]


GAMES = [game.name for game in boardwright.games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_counts(game: str) -> None:
    entries = counted(game)
    assert any("record" not in entry._entry for entry in entries), f"{game} has no perft counts of a new table."
    assert any("record" in entry._entry for entry in entries), f"{game} has no perft counts of a position in a record."


@pytest.mark.parametrize("entry", [entry for game in GAMES for entry in counted(game)], ids=lambda entry: entry.name)
def test_positions_ahead(entry: Counted) -> None:
    state = entry.state()
    for depth, right in enumerate(entry.counts, 1):
        found = perft(entry.game, state, depth)
        assert found == right, f"{found} positions {depth} ahead, not {right}:\n{_fork(entry.game, state, depth)}"


def _fork(game: Game[Any], state: Any, depth: int) -> str:
    return "\n".join(f"{count:>9}  {text}" for text, count in divide(game, state, depth).items())
