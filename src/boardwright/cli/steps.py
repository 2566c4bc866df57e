"""`bench study`: environment steps a second, with observation and mask, beside what researchers run today."""

import copy
import importlib.util
import pickle
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib import metadata
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import numpy as np
from rich.table import Table

from boardwright.cli.common import complaints, console
from boardwright.study.episode import Episode
from boardwright.study.vector import Tables

REPORT: Final = Path("bench") / "study.md"
SIDE_BY_SIDE: Final = 64
COPIES: Final = 300
# What the packages are called that are measured, and what is imported of them.
MODULES: Final = {"pettingzoo": "pettingzoo", "open_spiel": "pyspiel", "numpy": "numpy"}
COPIES_TITLE: Final = "## Copies"

# So many steps in that time.
Run = Callable[[float], float]


def bench(names: Sequence[str], players: int, seconds: float, rounds: int, made_by: str, home: Path | None) -> None:
    """Every contender so many times in turn; a ratio is the median of the ratios within each turn."""
    runs = {**_peers(), **{name: run for game in names for name, run in _ours(game, players).items()}}
    found: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            found[name].append(run(seconds))
    yardsticks = [name for name in (CHESS, HIVE) if name in runs]
    headings = ("environment", "steps/s", *(f"x {name}" for name in yardsticks))
    rows = [
        (name, f"{median(steps):,.0f}", *(f"{_ratio(steps, found[each]):.1f}" for each in yardsticks))
        for name, steps in found.items()
    ]
    copies = _copies(names, players)
    console.print(_table(headings, rows))
    console.print(_table(COPY_HEADINGS, copies))
    if home is not None:
        _write(home / REPORT, made_by, (headings, rows), (COPY_HEADINGS, copies))


def _ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    return median([one / other for one, other in zip(ours, theirs, strict=True)])


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    return table


def _paced(step: Callable[[], int]) -> Run:
    """Steps a second of processor time: other work of the machine counts for nobody."""

    def run(seconds: float) -> float:
        steps, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            for _ in range(20):
                steps += step()
        return steps / (time.process_time() - began)

    return run


# --- ours


def _ours(game: str, players: int) -> dict[str, Run]:
    from boardwright.study import aec

    luck = Random(1)
    episode = Episode(game, players)

    def single() -> int:
        if episode.over:
            episode.reset()
        np.frombuffer(episode.observe(episode.seat), np.float32)
        np.frombuffer(episode.mask(), np.int8)
        episode.step(luck.choice(episode.legal()).index)
        return 1

    tables = Tables(game, SIDE_BY_SIDE, players)
    choices = np.random.default_rng(1)

    def together() -> int:
        tables.step(tables.random_actions(choices))
        return len(tables)

    return {
        f"{game}, PettingZoo": _paced(_zoo(aec.raw_env(game=game, players=players), luck)),
        f"{game}, one table": _paced(single),
        f"{game}, {SIDE_BY_SIDE} tables": _paced(together),
    }


# --- what there is


CHESS: Final = "PettingZoo's chess"
HIVE: Final = "OpenSpiel's hive"


def _peers() -> dict[str, Run]:
    luck = Random(1)
    found: dict[str, Run] = {}
    if all(importlib.util.find_spec(module) for module in ("chess", "pygame")):
        from pettingzoo.classic import chess_v6

        found[CHESS] = _paced(_zoo(chess_v6.env(), luck))
    else:
        complaints.print("PettingZoo's chess is left out: pip install chess pygame.")
    if importlib.util.find_spec("pyspiel"):
        found["OpenSpiel's chess"] = _paced(_spiel("chess", luck))
        found[HIVE] = _paced(_spiel("hive", luck))
    else:
        complaints.print("OpenSpiel is left out: pip install open_spiel.")
    return found


# Any: the environments of others.
def _zoo(environment: Any, luck: Random) -> Callable[[], int]:
    environment.reset(seed=1)

    def step() -> int:
        seen, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.reset()
            return 0
        environment.step(luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        return 1

    return step


def _spiel(name: str, luck: Random) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)
    at = [game.new_initial_state()]

    def step() -> int:
        if at[0].is_terminal():
            at[0] = game.new_initial_state()
        state = at[0]
        state.legal_actions_mask()
        np.array(state.observation_tensor(state.current_player()), np.float32)
        state.apply_action(luck.choice(state.legal_actions()))
        return 1

    return step


# --- copies


COPY_HEADINGS: Final = ("table in the middle of a game", "copy µs", "write down µs", "bytes", "deepcopy µs")


def _copies(games: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Our tables by the engine's own means; those of others by what they offer, which is mostly deepcopy."""
    return [*(_our_copies(game, players) for game in games), *_their_copies()]


def _our_copies(name: str, players: int) -> tuple[str, ...]:
    episode, luck = Episode(name, players), Random(1)
    for _ in range(150):
        if not episode.over:
            episode.step(luck.choice(episode.legal()).index)
    game, state = episode.game, episode.state
    written = pickle.dumps(game.dump(state))
    copied = _microseconds(lambda: game.clone(state))
    dumped = _microseconds(lambda: pickle.dumps(game.dump(state)))
    return name, f"{copied:.1f}", f"{dumped:.1f}", f"{len(written):,}", "–"


def _their_copies() -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    if importlib.util.find_spec("chess"):
        import chess

        board = chess.Board()
        for move in ("e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7"):
            board.push_san(move)
        took = _microseconds(lambda: copy.deepcopy(board))
        found.append(("python-chess after 10 moves", f"{_microseconds(board.copy):.1f}", "–", "–", f"{took:.1f}"))
    if importlib.util.find_spec("pyspiel"):
        import pyspiel

        for name in ("chess", "hive"):
            state = pyspiel.load_game(name).new_initial_state()
            for _ in range(10):
                state.apply_action(state.legal_actions()[0])
            cloned, written = _microseconds(state.clone), _microseconds(state.serialize)
            size = f"{len(state.serialize()):,}"
            took = _microseconds(partial(copy.deepcopy, state))
            found.append((f"OpenSpiel's {name} after 10 moves", f"{cloned:.1f}", f"{written:.1f}", size, f"{took:.1f}"))
    return found


def _microseconds(do: Callable[[], object]) -> float:
    began = time.process_time()
    for _ in range(COPIES):
        do()
    return (time.process_time() - began) / COPIES * 1e6


def _write(path: Path, made_by: str, *tables: tuple[Sequence[str], Sequence[Sequence[str]]]) -> None:
    steps, copies = (_markdown(headings, rows) for headings, rows in tables)
    _, _, after = path.read_text(encoding="utf-8").partition(f"\n{COPIES_TITLE}\n") if path.exists() else ("", "", "")
    # What is measured by other commands stands below, and stays.
    _, below, rest = after.partition("\n## ")
    path.write_text(
        f"""# Environments for learners

Made by {made_by}, {_versions()}.

A step is: the observation and the mask of who is asked as numpy arrays, a legal answer at random, and the table goes on
to the next question. Chance answers inside and is not counted. One core, processor time; each figure is the median of
several measurements in turn, a ratio the median of the ratios within each turn. Absolute numbers are those of a noisy
machine: compare the ratios.

{steps}

Many tables (`boardwright.study.vector`) write their observations and masks into two arrays that stay the same; choosing
the random answers is in their time.

{COPIES_TITLE}

{copies}
{below}{rest}""",
        encoding="utf-8",
    )


def _versions() -> str:
    """Of the peers that are here."""
    packages = [name for name, module in MODULES.items() if importlib.util.find_spec(module)]
    return ", ".join(f"{name} {metadata.version(name)}" for name in packages)


def _markdown(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    rule = ["---", *["---:"] * (len(headings) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in (headings, rule, *rows))
