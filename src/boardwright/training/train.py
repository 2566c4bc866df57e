"""Training: generations of a forecast. In each, games are played by the search with the forecast of now, a candidate is
fitted to them, and the arena judges it. All that is made lies in one folder, and the folder is all that is needed to go
on:

    training.json       what is trained, the command, every generation with its figures
    games-N.jsonl       the games of generation N: seeds and records
    forecast-N.json     its candidate, as a game ships it
    judged-N.jsonl      the games that judged it
    forecast.json       the best so far
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from random import Random
from shlex import quote
from typing import Any, Final

from boardwright.bots.limit import Limit
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.forecast import Forecast
from boardwright.kernel.game import Game
from boardwright.kernel.playout import draw, round_played_out
from boardwright.kernel.record import Move, Record
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.registry import home_of
from boardwright.kernel.ways import likely_way
from boardwright.training.arena import Result, compared, held, own_tables, schedule, standings
from boardwright.training.fit import FEWEST, Sight, fitted, sights, traced
from boardwright.training.lines import Lines
from boardwright.training.network import with_network
from boardwright.training.pool import Pool
from boardwright.training.seer import Seer
from boardwright.training.table import SHIPPED, Entrant, Seating, Setting

CANDIDATE: Final = "candidate"
PRESENT: Final = "present"
# For an anchor that thinks as long as it may: so many rollouts, so that a seed decides everything.
ANCHOR_LIMIT: Final = Limit(5.0, 32)
# A generation learns from its own games and those of the ones just before it.
REPLAYED: Final = 3
# Where nobody searches a value is off by so many points, as a standard deviation, so that tables differ; while the game
# is prepared so much that every faction and every place comes up.
NOISE: Final = 0.7
NOISE_BEFORE: Final = 12.0

# What is under way, how many of it there are, and a step.
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Course:
    """What is trained, and how; the same in all generations of a folder."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int
    games: int  # for a generation to learn from
    deals: int  # for every two to meet at, twice
    anchor: str
    anew: bool  # begins from nothing, not from the forecast that the game has
    # A round in so many is searched, in the others the fast policy plays: that costs a fraction, and the table after a
    # searched round is just such a one as a search forecasts. 0: none is.
    searched: int = 3
    margin: float = 0.0  # so much the margin to the table counts beside the own points
    network: bool = False  # a small network on what the linear forecast leaves over
    trace: float = 1.0  # what came of a table counts so much, the rest is what the forecast said a round later
    playouts: int = 0  # games played out from each table, whose mean points are its label; 0: those of the game are

    def as_data(self) -> dict[str, object]:
        return {**self.__dict__, "options": dict(self.options)}

    @property
    def command(self) -> str:
        """With which it is made again, by however many workers."""
        options = "".join(f" --option {quote(f'{name}={value}')}" for name, value in self.options)
        return (
            f"boardwright train {self.game} --players {self.players} --games {self.games} --deals {self.deals}"
            f" --anchor {self.anchor} --seed {self.seed}{' --anew' if self.anew else ''} --searched {self.searched}"
            f" --margin {self.margin}{' --network' if self.network else ''}"
            f"{f' --trace {self.trace}' if self.trace < 1 else ''}"
            f"{f' --playouts {self.playouts}' if self.playouts else ''}{options}"
        )


@dataclass(frozen=True)
class Lesson:
    """A game to be played for learning."""

    course: Course
    generation: int
    number: int
    weights: str


class Training:
    def __init__(self, folder: Path, course: Course) -> None:
        """Begins, or goes on with what is in the folder; refused where that is of something else."""
        if course.games < FEWEST:
            raise CannotParse(
                f"From {course.games} games a generation nothing is learned; --games {FEWEST} is the fewest."
            )
        if course.playouts and course.trace < 1:
            raise CannotParse("Tables that are played out have no trace; give --playouts or --trace, not both.")
        self.folder, self.course = folder, course
        self._file = folder / "training.json"
        # Any: JSON, of which this class writes every key.
        self.state: dict[str, Any] = {"command": course.command, "course": course.as_data(), "generations": []}
        if self._file.exists():
            self._read()
        elif folder.exists() and any(folder.iterdir()):
            raise CannotParse(f"{folder} holds something else than a training; name an empty folder or a new one.")
        folder.mkdir(parents=True, exist_ok=True)
        self._write()

    @property
    def generations(self) -> list[dict[str, Any]]:
        done: list[dict[str, Any]] = self.state["generations"]
        return done

    def _read(self) -> None:
        try:
            self.state = json.loads(self._file.read_text(encoding="utf-8"))
            begun = self.state["course"]
        except (ValueError, KeyError, TypeError):
            raise CannotParse(f"{self._file} cannot be read; name another folder.") from None
        for name, value in self.course.as_data().items():
            if begun.get(name) != value:
                raise CannotParse(
                    f"{self.folder} holds a training with {name} {begun.get(name)}, not {value}; name another"
                    " folder, or ask for the same."
                )

    def _write(self) -> None:
        _replace(self._file, json.dumps(self.state, indent=1, ensure_ascii=False) + "\n")

    # --- a generation

    def go_on(self, pool: Pool, progress: Progress) -> dict[str, Any]:
        """The next generation, or the rest of one that was stopped: what it came to."""
        number = len(self.generations) + 1
        present = self._present()
        self._play(number, present, pool, progress)
        seen = self._seen(number, present, progress)
        candidate = self._fitted(number, present, seen)
        judged = self._judged(number, candidate, present, pool, progress)
        told: dict[str, Any] = {
            "generation": number,
            "games": len(seen),
            "off by": {round: each.get("off by") for round, each in json.loads(candidate)["rounds"].items()},
            **judged,
        }
        if told["taken"]:
            _replace(self.folder / "forecast.json", candidate)
        self.generations.append(told)
        self._write()
        return told

    def _present(self) -> str:
        """The forecast of now: that of the last candidate that was taken, in case `forecast.json` was written but its
        generation not noted."""
        taken = [each["generation"] for each in self.generations if each["taken"]]
        return self._candidate(taken[-1]).read_text(encoding="utf-8") if taken else SHIPPED

    def _candidate(self, number: int) -> Path:
        return self.folder / f"forecast-{number}.json"

    def _lines(self, number: int) -> Lines:
        return Lines(self.folder / f"games-{number}.jsonl", {**self.course.as_data(), "generation": number})

    def _play(self, number: int, present: str, pool: Pool, progress: Progress) -> None:
        course, lines = self.course, self._lines(number)
        lessons = [Lesson(course, number, each, present) for each in range(len(lines.there), course.games)]
        progress("playing", course.games, len(lines.there))
        for lesson, (record, labels) in zip(lessons, pool.run(play_lesson, lessons), strict=True):
            lines.add({"number": lesson.number, "record": record, **({"labels": labels} if labels else {})})
            progress("playing", course.games, 1)

    def _seen(self, number: int, present: str, progress: Progress) -> list[list[Sight]]:
        """In the games of this generation and of those just before it."""
        game = game_by_name(self.course.game)
        before = Forecast(present, game.study.feature_names) if present else None
        generations = range(max(number - REPLAYED, 0) + 1, number + 1)
        played = [line for each in generations for line in self._lines(each).there[: self.course.games]]
        found: list[list[Sight]] = []
        for line in played:
            labels = {int(round): points for round, points in line.get("labels", {}).items()}
            seen = list(sights(Record.loads(line["record"]), before, labels))
            found.append(traced(seen, self.course.trace) if self.course.trace < 1 else seen)
            progress("reading", len(played), 1)
        return found

    def _fitted(self, number: int, present: str, seen: Sequence[Sequence[Sight]]) -> str:
        names = game_by_name(self.course.game).study.feature_names
        course = self.course
        text = present or ("" if course.anew else shipped(course.game, course.players))
        start: dict[str, Any] | None = json.loads(text) if text else None
        made: dict[str, Any] = {
            "made by": _commands(start, course.command),
            "seed": course.seed,
            "generation": number,
            "games": len(seen),
            "margin counts": course.margin,
            "rounds": fitted(seen, names, start),
        }
        if course.network:
            made = with_network(made, seen, names, course.seed)
        text = json.dumps(made, indent=1, ensure_ascii=False) + "\n"
        _replace(self._candidate(number), text)
        return text

    def _judged(self, number: int, candidate: str, present: str, pool: Pool, progress: Progress) -> dict[str, Any]:
        course = self.course
        setting = Setting(course.game, course.players, course.options, course.seed + number, ANCHOR_LIMIT)
        lines = Lines(self.folder / f"judged-{number}.jsonl", {**setting.as_data(), "generation": number})

        def play(games: Sequence[Seating]) -> list[Result]:
            return held(games, pool, lines, lambda done: progress("judging", len(games), done))

        return judged(setting, course.deals, candidate, present, course.anchor, play)


def judged(
    setting: Setting,
    deals: int,
    candidate: str,
    present: str,
    anchor: str,
    play: Callable[[Sequence[Seating]], list[Result]],
) -> dict[str, Any]:
    """Whether a candidate takes the place of the forecast of now. It must win more than half of its games against that
    one at tables that both share; make more points where all seats are its own (a search that knows its opponents by
    heart flatters itself); and win more than half against the anchor, and no fewer than the one of now does. As soon
    as it has failed, no more is played. Who plays alone only makes points."""
    new, old = Entrant(CANDIDATE, candidate), Entrant(PRESENT, present)
    mixed: list[Result] = []
    told: dict[str, Any] = {"taken": False}
    if setting.players > 1:
        mixed += play(schedule(setting, [new, old], deals))
    if not mixed or _won(mixed, PRESENT):
        own = play(own_tables(setting, [new, old], deals))
        told["at own tables"] = compared(own, CANDIDATE, PRESENT)
        told["taken"] = told["at own tables"]["difference"] > 0
    if mixed and told["taken"]:
        fixed = Entrant(anchor)
        mixed += play(schedule(setting, [new, fixed], deals)) + play(schedule(setting, [old, fixed], deals))
        rows = {row.name: row.against for row in standings(mixed, anchor)}
        told["taken"] = _won(mixed, anchor) and rows[CANDIDATE][anchor] >= rows[PRESENT][anchor]
    told["judged by"] = len(mixed) + (2 * deals if "at own tables" in told else 0)
    told["arena"] = [row.__dict__ for row in standings(mixed, anchor)] if mixed else []
    return told


def _won(results: Sequence[Result], other: str) -> bool:
    (row,) = [row for row in standings(results) if row.name == CANDIDATE]
    return row.against[other] > 0.5


def shipped(game: str, players: int) -> str:
    """The forecast that a game comes with, for so many players; '' where it has none."""
    folder = files(home_of(game)) / "study"
    names = ("forecast_alone.json", "forecast.json") if players == 1 else ("forecast.json",)
    there = [folder / name for name in names if (folder / name).is_file()]
    return there[0].read_text(encoding="utf-8") if there else ""


# Any: a file of a forecast.
def _commands(start: dict[str, Any] | None, command: str) -> list[str]:
    """Those that made what it began from, then this one; each once."""
    before = start["made by"] if start else []
    return list(dict.fromkeys([*([before] if isinstance(before, str) else before), command]))


def _replace(file: Path, text: str) -> None:
    """All of it or nothing, whenever it is stopped."""
    begun = file.with_suffix(".begun")
    begun.write_text(text, encoding="utf-8")
    begun.replace(file)


# --- a game to learn from


def play_lesson(lesson: Lesson) -> tuple[str, dict[int, list[float]]]:
    """The record of a game in which some rounds are searched and the others played fast, with values a little off; and
    the labels of its tables, where they are played out."""
    course = lesson.course
    game, options = game_by_name(course.game), dict(course.options)
    random = Random(f"{course.seed}/{lesson.generation}/{lesson.number}")
    state = game.new(course.players, options)
    seer, round, searched = Seer(random, lesson.weights), 0, False
    moves: list[Move] = []
    labels: dict[int, list[float]] = {}
    while waiting := game.waiting(state):
        seat = waiting[0]
        if game.round(state) != round:
            round = game.round(state)
            searched = course.searched > 0 and random.randrange(course.searched) == 0
            if course.playouts:
                labels[round] = _played_out(game, state, course.playouts, Random(f"{random.random()} played out"))
        if seat == CHANCE:
            answers = [draw(game, state, random)]
        elif searched:
            answers = seer.way(game, state, seat)
        else:
            noise = NOISE if round else NOISE_BEFORE
            answers = likely_way(game, game.resample(state, seat, random), seat, random, noise).answers
        for action in answers:
            if seat != CHANCE and action not in game.legal(state, seat):
                break  # what the seat could not see is otherwise
            game.apply(state, seat, action)
            moves.append(Move(seat, action))
    return Record(game, course.players, options, moves, [], game.scores(state)).dumps(), labels


# Any: a table of any game.
def _played_out(game: Game[Any], state: Any, times: int, random: Random) -> list[float]:
    """The mean points of every seat when the table is played to its end so many times by the fast policy, a little
    off."""
    sums = [0.0] * len(game.scores(state))
    for _ in range(times):
        end = game.clone(state)
        while game.waiting(end):
            end = round_played_out(game, end, random, NOISE)
        sums = [before + points for before, points in zip(sums, game.scores(end), strict=True)]
    return [points / times for points in sums]
