"""Tells how even the sides of a game are: which share of the wins each of them has, and how far its points lie from the
mean.

    python -m tools.balance planetfall --games 3000 --bot search
    python -m tools.balance santa_maria --games 500 --bot casual --option colonies=advanced

What is chosen before the first round is drawn here instead, so that everything comes up equally often and in every
seat. `search` is the plainest form of what the strong bot does (training/seer.py), `quick` plays as everybody does in
its rollouts; the other names are those of bots. A share of 1 is what everybody would win at an even table. Below are
the shares of the seats, and where points come from.
"""

import argparse
import math
import tomllib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from boardwright.bots import bot
from boardwright.bots.planner import Planner
from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.playout import Player, draw
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.ways import likely_way
from boardwright.terminal.words import reader
from boardwright.training.pool import pool
from boardwright.training.seer import Seer

SEARCH, QUICK = "search", "quick"

# What each seat played (all names under which it is counted), its share of the win, its points and their sources.
Seat = tuple[list[str], float, int, list[int]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default=SEARCH)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--content", type=Path, help="corrections of the values, to try them")
    parser.add_argument("--workers", type=int, default=0)
    asked = parser.parse_args()
    game = game_by_name(asked.game)
    given = dict(each.split("=", 1) for each in asked.option)
    if asked.content is not None:
        given["content"] = game.corrected(tomllib.loads(asked.content.read_text(encoding="utf-8")))
    options = game.full_options({**game.varied_options(), **given})
    work = partial(play, asked.game, asked.players, options, asked.bot, asked.seed)
    played = list(pool(asked.workers).run(work, range(asked.games)))
    for line in told(game, played):
        print(line)


def play(name: str, players: int, options: Mapping[str, str], level: str, seed: str, number: int) -> list[Seat]:
    game, random = game_by_name(name), Random(f"{seed} {number}")
    state = game.new(players, options)
    bots = [_player(level, random) for _ in range(players)]
    chosen: list[list[str]] = [[] for _ in range(players)]
    while waiting := game.waiting(state):
        seat = waiting[0]
        if seat == CHANCE:
            action = draw(game, state, random)
        elif not game.round(state):
            action = random.choice(list(game.legal(state, seat)))
            chosen[seat].append(action.text)
        else:
            action = bots[seat].choose(game, state, seat)
        game.apply(state, seat, action)
    winners = game.winners(state)
    sheet, points = game.score_sheet(state), game.scores(state)
    roles = [[reader("en")(role)] for role in game.telling.roles(state)] or [[] for _ in range(players)]
    return [
        ([*roles[seat], *chosen[seat]], (seat in winners) / len(winners), points[seat], list(sheet[seat]))
        for seat in range(players)
    ]


def _player(level: str, random: Random) -> Player:
    if level == QUICK:
        return Quick(random)
    return Seer(random, "") if level == SEARCH else bot(level, random)


class Quick(Planner):
    def way(self, game: Game[Any], state: Any, seat: int) -> list[Action]:
        seen = game.resample(state, seat, self._random)
        return likely_way(game, seen, seat, self._random, 0.0, game.study.narrow).answers


def told(game: Game[Any], played: Sequence[Sequence[Seat]]) -> list[str]:
    players = len(played[0])
    seats = [seat for table in played for seat in table]
    mean = sum(points for _, _, points, _ in seats) / len(seats)
    sides: dict[str, list[Seat]] = defaultdict(list)
    for seat in seats:
        for name in seat[0]:
            sides[name].append(seat)
    lines = [f"{len(played)} games of {players}, {mean:.1f} points a seat"]
    for name in sorted(sides, key=lambda name: -_share(sides[name], players)):
        lines.append(_line(name, sides[name], players, mean))
    for place in range(players):
        lines.append(_line(f"seat {place + 1}", [table[place] for table in played], players, mean))
    for source in range(len(seats[0][3])):
        points = sum(sheet[source] for _, _, _, sheet in seats) / len(seats)
        lines.append(f"  source {source + 1}: {points:.1f} points, {points / mean:.0%}")
    return lines


def _share(found: Sequence[Seat], players: int) -> float:
    return players * sum(won for _, won, _, _ in found) / len(found)


def _line(name: str, found: Sequence[Seat], players: int, mean: float) -> str:
    share, count = _share(found, players), len(found)
    even = 1 / players
    off = 1.96 * players * math.sqrt(even * (1 - even) / count)
    behind = [points - mean for _, _, points, _ in found]
    average = sum(behind) / count
    spread = 1.96 * math.sqrt(sum((each - average) ** 2 for each in behind) / count / count)
    return f"{name:32} {count:5} seats  share {share:.2f} ± {off:.2f}  points {average:+.1f} ± {spread:.1f}"


if __name__ == "__main__":
    main()
