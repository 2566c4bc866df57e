"""Games as arrays."""

from pathlib import Path
from typing import Any

import pytest

from boardwright.kernel.errors import CannotParse
from tests.cli.commands import give, run_main
from tests.games.terra_mystica.test_real_games import FOLDER as REAL
from tests.missing import is_here, needs, needs_real_games

pytestmark = needs("numpy")

RECORDS = Path(__file__).parents[1] / "records"
OWN = RECORDS / "terra_mystica" / "own_game.txt"


def loaded(path: Path) -> dict[str, Any]:
    import numpy as np

    with np.load(path) as found:
        return dict(found)


def test_every_decision_is_a_row_with_what_was_seen_legal_done_and_how_it_ended(tmp_path: Path) -> None:
    import numpy as np

    import boardwright
    from boardwright.kernel.decision import CHANCE
    from boardwright.study.dataset import unpacked

    files = sorted((RECORDS / "planetfall").glob("*.record"))[:2]
    out = tmp_path / "games.npz"
    give("study", "dataset", out, *files)
    found = loaded(out)
    records = [boardwright.Record.loads(file.read_text(encoding="utf-8")) for file in files]
    made = [[move for move in record.moves if move.seat != CHANCE] for record in records]
    assert found["action"].tolist() == [move.action.index for moves in made for move in moves]
    assert found["seat"].tolist() == [move.seat for moves in made for move in moves]
    assert found["game"].tolist() == [number for number, moves in enumerate(made) for _ in moves]
    masks = unpacked(found["mask"], len(records[0].game.book))
    assert all(masks[row, action] for row, action in enumerate(found["action"]))
    last = len(made[0]) - 1
    result = records[0].result or []
    assert found["points"][last] == result[made[0][last].seat]
    assert str(found["environment"]) == "planetfall-v2"
    # The first row is what was seen then.
    episode = records[0].game.new(records[0].players, records[0].options)
    for move in records[0].moves:
        if move.seat != CHANCE:
            break
        records[0].game.apply(episode, move.seat, move.action)
    from boardwright.kernel.observation import observation

    seen = np.frombuffer(observation(records[0].game).encode(episode, move.seat), np.float32)
    assert found["observation"][0] == pytest.approx(seen, abs=1e-3)


def test_bots_play_a_set_and_a_seed_decides_it(tmp_path: Path) -> None:
    one, other = tmp_path / "one.npz", tmp_path / "other.npz"
    for out in (one, other):
        told = give("study", "dataset", out, "--game", "planetfall", "--games", "2", "--players", "2").stdout
        assert " decisions of 2 games in " in told
    assert (loaded(one)["action"] == loaded(other)["action"]).all()


def test_games_in_the_notation_of_others_are_read_too(tmp_path: Path) -> None:
    out = tmp_path / "own.npz"
    give("study", "dataset", out, OWN)
    found = loaded(out)
    assert set(found["points"].tolist()) == {122, 118} and len(found["action"]) > 100


@needs("pyarrow")
def test_parquet_holds_the_same_as_npz_and_is_read_by_its_own_library(tmp_path: Path) -> None:
    import numpy as np
    from pyarrow import parquet

    from boardwright.study.dataset import COLUMNS, as_columns, played_by_bots, write

    columns = as_columns(played_by_bots("planetfall", 2, 2, "random", 1, {}))
    for name in ("set.npz", "set.parquet"):
        write(tmp_path / name, columns)
    kept, table = loaded(tmp_path / "set.npz"), parquet.read_table(tmp_path / "set.parquet")
    assert table.column_names == list(COLUMNS)
    assert table.schema.metadata == {b"environment": b"planetfall-v2"} and str(kept["environment"]) == "planetfall-v2"
    for name in COLUMNS:
        read_back = np.array(table[name].to_pylist(), kept[name].dtype)
        assert (read_back == kept[name]).all() and len(read_back) == len(columns["action"])


@needs("pyarrow")
def test_the_command_writes_parquet(tmp_path: Path) -> None:
    from pyarrow import parquet

    out = tmp_path / "own.parquet"
    give("study", "dataset", out, OWN)
    assert set(parquet.read_table(out, columns=["points"])["points"].to_pylist()) == {122, 118}


@needs_real_games(REAL, are_here=REAL.exists())
def test_real_games_are_read(tmp_path: Path) -> None:
    import numpy as np

    from boardwright.study.dataset import as_columns, read, unpacked, write

    found = as_columns(read(file) for file in sorted(REAL.glob("*.json"))[:3])
    if is_here("pyarrow"):
        from pyarrow import parquet

        write(tmp_path / "real.parquet", found)
        table = parquet.read_table(tmp_path / "real.parquet")
        assert table["action"].to_pylist() == found["action"].tolist()
    assert np.bincount(found["game"]).min() > 300
    masks = unpacked(found["mask"], 666)
    assert all(masks[row, action] for row, action in enumerate(found["action"]))


def test_what_is_no_set_is_refused(tmp_path: Path) -> None:
    from boardwright.study.dataset import as_columns, read

    refused = run_main("study", "dataset", tmp_path / "x.npz")
    assert refused.returncode == 2 and "Name finished games, or --game" in refused.stderr
    refused = run_main("study", "dataset", tmp_path / "x.csv", "--game", "planetfall", "--games", "100000")
    assert refused.returncode == 2 and "is written as .npz or .parquet" in refused.stderr
    refused = run_main("study", "dataset", tmp_path / "nowhere" / "x.npz", "--game", "planetfall", "--games", "100000")
    assert refused.returncode == 2 and "there is no such folder" in refused.stderr
    with pytest.raises(CannotParse, match="A set holds one game"):
        as_columns(read(next((RECORDS / game).glob("*.record"))) for game in ("planetfall", "santa_maria"))
