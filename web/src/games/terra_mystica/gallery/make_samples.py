"""Samples for the gallery: tables of 2, 4 and 5 seats as the server would send them.

PYTHONPATH=src python3 web/src/games/terra_mystica/gallery/make_samples.py
"""

import json
from pathlib import Path
from random import Random

import boardwright
from boardwright.bots import bot
from boardwright.kernel.decision import CHANCE, question
from boardwright.kernel.playout import draw

HERE = Path(__file__).resolve().parent / "samples"
NAMES = ["Лев", "Anna", "Astrolabe", "Oleh", "Sextant"]
BOTS = [2, 4]
GAME = boardwright.game("terra_mystica")


def flat(before, after, path=""):
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in before:
            yield from flat(before[key], after[key], f"{path}.{key}" if path else key)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, (one, two) in enumerate(zip(before, after, strict=True)):
            yield from flat(one, two, f"{path}.{number}")
    elif before != after:
        yield path, [before, after]


def sample(state, you, language, news):
    waiting = list(GAME.waiting(state))
    legal = GAME.legal(state, you) if you is not None and you in waiting else []
    view = GAME.view(state, you)
    roles = GAME.roles(state, language)
    return {
        "view": view,
        "pieces": GAME.pieces(language, {}),
        "table": {
            "id": "quiet-harbour-41",
            "game": "terra_mystica",
            "title": GAME.title[language],
            "status": "playing" if waiting else "over",
            "private": True,
            "pace": "brisk",
            "options": {},
            "option_words": [],
            "you": you,
            "host": True,
            "waiting": waiting,
            "moves": 10,
            "seats": [
                {
                    "kind": "bot" if n in BOTS else "person",
                    "name": NAMES[n],
                    "bot": "greedy" if n in BOTS else "",
                    "connected": True,
                    "left": False,
                    "role": roles[n],
                }
                for n in range(len(view["seats"]))
            ],
            "progress": GAME.progress(state, language),
            "scores": list(GAME.scores(state)),
            "winners": list(GAME.winners(state)) if not waiting else [],
            "rivals": [],
            "updated": 0.0,
            "next_table": "",
        },
        "actions": [
            {
                "action": a.text,
                "words": GAME.phrase(state, you, a, language),
                "short": GAME.label(state, you, a, language),
                "changes": dict(flat(view, GAME.view(GAME.foresee(state, you, a), you))),
            }
            for a in legal
        ],
        "obstacles": GAME.obstacles(state, you, language) if legal else {},
        "question": GAME.prompt(state, you, language) if legal else "",
        "news": news,
        "language": language,
    }


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
    HERE.mkdir(exist_ok=True)
    for name, (players, you, until, *more) in SCENES.items():
        try:
            state, news = walk(players, you, until, *more)
        except AssertionError:
            print(name, "not found")
            continue
        for language in ("en", "ru", "uk"):
            data = sample(state, you, language, news)
            (HERE / f"{name}.{language}.json").write_text(json.dumps(data, ensure_ascii=False))
        print(name, data["table"]["progress"], len(data["actions"]), data["question"])


main()
