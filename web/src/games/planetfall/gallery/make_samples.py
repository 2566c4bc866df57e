"""Samples for the gallery: tables of 2 to 6 seats as the server would send them.

PYTHONPATH=src:. python3 web/src/games/planetfall/gallery/make_samples.py
"""

from pathlib import Path
from random import Random

import boardwright
from boardwright.bots import bot
from boardwright.kernel.decision import CHANCE, question
from boardwright.kernel.playout import draw
from tools.gallery_samples import write

HERE = Path(__file__).resolve().parent / "samples"
GAME = boardwright.game("planetfall")


def walk(players, seed, you, until, options=None):
    """Play greedily until the test holds for the seat."""
    random = Random(seed)
    state = GAME.new(players, options or {"commanders": "random", "sides": "free"})
    bots = [bot("greedy", random) for _ in range(players)]
    news, number = [], 0
    while GAME.waiting(state):
        if until(state, you):
            break
        seat = GAME.waiting(state)[0]
        action = draw(GAME, state, random) if seat == CHANCE else bots[seat].choose(GAME, state, seat)
        if action.verb == "side" and seed < 200 and len(GAME.legal(state, seat)) > 1 and until.__name__ == "restrain":
            action = GAME.legal(state, seat)[1]
        number += 1
        if seat == you:
            news = []
        elif seat != CHANCE:
            news.append({"number": number, "seat": seat, "action": action.text})
        GAME.apply(state, seat, action)
    return state, news


def asked(kind, planet, minimum_ships=0, second=False):
    if kind == "PlaceRestrainToken":
        return restrain

    def test(state, you):
        frame = question(state, you) if you in GAME.waiting(state) else None
        ships = sum(ship >= 0 for ship in state.ships)
        phase = GAME.view(state, you)["phase"]
        return (
            frame is not None
            and type(frame).__name__ == kind
            and state.planet >= planet
            and ships >= minimum_ships
            and (not second or phase == "second exploration")
        )

    return test


def restrain(state, you):
    frame = question(state, you) if you in GAME.waiting(state) else None
    return type(frame).__name__ == "PlaceRestrainToken" and state.planet >= 2


SCENES = {
    "fly2": (2, 11, 0, asked("Fly", 3, 1)),
    "fly3": (3, 5, 1, asked("Fly", 4, 2)),
    "fly4": (4, 4, 0, asked("Fly", 2, 2, True)),
    "early4": (4, 4, 0, asked("Fly", 3)),
    "late4": (4, 8, 0, asked("Fly", 6, 2, True)),
    "fly5": (5, 6, 2, asked("Fly", 5, 3, True)),
    "fly6": (6, 0, 3, asked("Fly", 6, 2)),
    "unit4": (4, 2, 0, asked("MeetUnit", 2)),
    "cache4": (4, 1, 0, asked("OpenCache", 3)),
    "points4": (4, 3, 0, asked("GainPoints", 1)),
    "restrain4": (4, 0, 0, None),
    "side4": (4, 7, 0, asked("ChooseSide", 0)),
    "command4": (4, 7, 1, asked("ChooseCommander", 0), {"commanders": "chosen", "sides": "free"}),
    "first6": (6, 17, 2, asked("Fly", 1)),
    "over4": (4, 4, 0, lambda state, you: False),
    "watch4": (4, 4, 0, asked("Fly", 3, 2, True)),
}


def main():
    for name, (players, seed, you, until, *options) in SCENES.items():
        if name == "restrain4":
            for seed in range(200):
                state, news = walk(players, seed, you, asked("PlaceRestrainToken", 2))
                if GAME.waiting(state):
                    break
        else:
            state, news = walk(players, seed, you, until, *options)
        write(HERE, name, GAME, state, None if name == "watch4" else you, news)
        print(name, GAME.progress(state, "en"))


main()
