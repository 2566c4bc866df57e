"""Samples for the gallery: tables of 2, 4 and 5 seats as the server would send them.

PYTHONPATH=src:. python3 web/src/games/terra_mystica/gallery/make_samples.py
"""

from pathlib import Path
from random import Random

import boardwright
from boardwright.bots import bot
from boardwright.kernel.decision import CHANCE, question
from boardwright.kernel.playout import draw
from tools.gallery_samples import write

HERE = Path(__file__).resolve().parent / "samples"
GAME = boardwright.game("terra_mystica")


def walk(players, you, until, factions="random"):
    """Play greedily, with one seed after another, until the test holds for the seat."""
    for seed in range(1, 60):
        random = Random(seed)
        state = GAME.new(players, {"factions": factions, "order": "passing", "promo": "none"})
        bots = [bot("greedy", random) for _ in range(players)]
        news = []
        while GAME.waiting(state):
            seat = GAME.waiting(state)[0]
            if seat == you and until(state, you, {a.verb for a in GAME.legal(state, you)}):
                return state, news
            action = draw(GAME, state, random) if seat == CHANCE else bots[seat].choose(GAME, state, seat)
            if seat == you:
                news = []
            elif seat != CHANCE and action.verb != "done":
                news.append({"number": len(news) + 1, "seat": seat, "action": action.text})
            GAME.apply(state, seat, action)
    raise AssertionError("No seed leads there.")


def asked(frame, round=0, verbs=()):
    def test(state, you, legal):
        return type(question(state, you)).__name__ == frame and state.round >= round and legal >= set(verbs)

    return test


SCENES = {
    "turn4": (4, 0, asked("Turn", 3, ("dig", "upgrade", "power", "priest"))),
    "late4": (4, 1, asked("Turn", 6, ("upgrade", "priest"))),
    "turn2": (2, 0, asked("Turn", 2, ("dig", "upgrade"))),
    "turn5": (5, 2, asked("Turn", 4, ("dig", "upgrade"))),
    "first4": (4, 1, asked("FirstDwelling")),
    "card4": (4, 2, asked("FirstCard")),
    "faction4": (4, 2, asked("ChooseFaction"), "chosen"),
    "to4": (4, 0, asked("Transform", 1)),
    "settle4": (4, 0, asked("Settle", 1)),
    "claim4": (4, 0, asked("Claim", 2)),
    "take4": (4, 0, asked("TakePower", 2)),
    "after4": (4, 0, asked("AfterAction", 3)),
    "bridge4": (4, 0, asked("BuildBridge", 1)),
}


def main():
    for name, (players, you, until, *more) in SCENES.items():
        try:
            state, news = walk(players, you, until, *more)
        except AssertionError:
            print(name, "not found")
            continue
        write(HERE, name, GAME, state, you, news)
        print(name, GAME.progress(state, "en"), GAME.prompt(state, you, "en"))


main()
