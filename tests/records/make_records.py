"""Plays the stored games again: `python -m tests.records.make_records [GAME...]`.

Do so only when the rules have changed on purpose; a record that no longer replays is otherwise a bug that it found.
"""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import boardwright
from boardwright import Record
from boardwright.bots import bot
from boardwright.kernel.action import Action
from boardwright.kernel.game import Game
from boardwright.kernel.playout import Player, play_out

HERE = Path(__file__).parent


class Opening:
    """Gives the answers it was told as long as there are any, then plays as a bot does."""

    def __init__(self, told: str, then: Player) -> None:
        self._told = [text.strip() for text in told.split(",") if text.strip()]
        self._then = then

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action:
        return game.book[self._told.pop(0)] if self._told else self._then.choose(game, state, seat)


def play(game: Game[Any], options: Mapping[str, str], seats: Sequence[tuple[str, str]], seed: int) -> Record:
    """A game of bots; each seat is a bot's name and its opening."""
    random = Random(seed)
    players: list[Player] = [Opening(opening, bot(name, random)) for name, opening in seats]
    full = game.full_options(options)
    state = game.new(len(seats), full)
    moves = play_out(game, state, players, random)
    names = [f"{name} bot" for name, _ in seats]
    return Record(game, len(seats), full, moves, names, game.scores(state))


PLANETFALL = boardwright.game("planetfall")
SANTA_MARIA = boardwright.game("santa_maria")
GREEDY, RANDOM = ("greedy", ""), ("random", "")

CORRECTIONS = {
    "cards": {
        "voradon": {"cost": "3s 4x, 3s 3x, 2s 3x", "name": {"en": "Swift Voradon"}},
        "solar-shoal": {"yield": "5e, 5e, 6e", "sector": "2e"},
        "rapid-research": {"effects": ["cheaper technology: 2e"], "source": "found"},
    },
    "commanders": {"gelder-a": {"start": "5s 5e 2x"}},
    "goals": {"harmony": {"conditions": ["5p per set-of-four", "1p per different-outpost", "3p from 3 technology"]}},
}

COLONY_CORRECTIONS = {
    "colonies": {"A1": {"spaces": {"c2r1": "forest: 1w, 1c", "c5r1": "none", "c6r1": "mountain: 2e"}}},
    "doubles": {"D01": {"spaces": ["forest: 1w", "city: 1w / 1g / 1e -> 4c / 1p"]}},
    "triples": {"T01": {"spaces": ["road: 3", "farm: 2g, 1c", "mountain: 1e"]}},
    "ships": {"S01": {"cost": "3w", "points": 4}},
    "scholars": {"taxation": {"colonists-per-coin": 1, "points": 3}},
    "bishops": {"square": {"side-3": 5}, "fleet": {"maximum": 10}},
    "missions": {"mission-4": {"gain": "1o 2c", "name": {"en": "Mint"}}},
    "docks": {"coins": {"income": "1c 1p"}, "points": {"income": "conquistador"}},
    "pass-spaces": {"coins": {"effect": "shipping"}, "shipping": {"effect": "1w 1c"}},
    "tracks": {"religion": {"length": 18, "monks": [1, 3, 6, 10, 14, 18]}, "conquest": {"gold": [3, 6]}},
}

# By game and name: options, seats, seed.
GAMES: dict[str, dict[str, tuple[dict[str, str], list[tuple[str, str]], int]]] = {
    "age_of_innovation": {
        "1-against-the-automa": ({}, [GREEDY], 1),
        "2-first-edition": ({"edition": "first"}, [RANDOM] * 2, 1077),
        "3-draft-on-the-small-map": ({"setup": "draft", "map": "small"}, [RANDOM] * 3, 139),
        "4-sets": ({}, [GREEDY] * 4, 1),
        "5-a-city-across-the-river": ({}, [RANDOM] * 5, 838),
        "5-flights": ({}, [RANDOM] * 5, 968),
    },
    "planetfall": {
        "2-first-game": ({}, [GREEDY, RANDOM], 1),
        "2-corrected-content": (
            {"content": PLANETFALL.corrected(CORRECTIONS)},
            [("greedy", "command gelder"), ("greedy", "command ardelli")],
            2,
        ),
        "3-ardelli-b-restrains": (
            {"sides": "free"},
            [("greedy", "command frankov, side A"), ("random", "command ardelli, side B"), GREEDY],
            3,
        ),
        "4-random-commanders": ({"commanders": "random", "sides": "free"}, [GREEDY, RANDOM, GREEDY, RANDOM], 4),
        "5-frankov-b-and-proton-b": (
            {"sides": "free"},
            [
                ("random", "command frankov, side B"),
                ("random", "command proton, side B"),
                ("greedy", "command cosrax, side B"),
                ("greedy", "command katla, side A"),
                GREEDY,
            ],
            5,
        ),
        "6-everybody-b": (
            {"sides": "free"},
            [
                ("greedy", "command katla, side B"),
                ("greedy", "command frankov, side B"),
                ("random", "command ardelli, side B"),
                ("greedy", "command proton, side B"),
                ("random", "command gelder, side B"),
                ("greedy", "side B"),  # only one board is left
            ],
            6,
        ),
        "6-dealt-sides-a": ({"commanders": "random"}, [RANDOM] * 6, 7),
    },
    "santa_maria": {
        "1-alone-won": ({"happiness": "open"}, [GREEDY], 4),
        "1-alone-lost": ({"blue": "shared", "happiness": "open"}, [RANDOM], 2),
        "2-first-game": ({"happiness": "open"}, [GREEDY, RANDOM], 1),
        "2-corrected-content": (
            {"colonies": "chosen", "happiness": "open", "content": SANTA_MARIA.corrected(COLONY_CORRECTIONS)},
            [("greedy", "colony A3"), ("greedy", "colony A1")],
            3,
        ),
        "3-common-blue-dice": ({"colonies": "chosen", "blue": "shared"}, [GREEDY] * 3, 3),
        "3-town-halls-and-common-dice": (
            {"colonies": "advanced", "blue": "shared", "happiness": "open"},
            [RANDOM] * 3,
            3,
        ),
        "4-first-game": ({}, [GREEDY, GREEDY, RANDOM, GREEDY], 4),
        "4-town-halls": ({"colonies": "advanced", "happiness": "open"}, [GREEDY, RANDOM, GREEDY, RANDOM], 101),
        "4-town-halls-and-scholars": (
            {"colonies": "advanced", "happiness": "open"},
            [GREEDY, RANDOM, GREEDY, RANDOM],
            4,
        ),
    },
    "terra_mystica": {
        "2-first-game": ({"factions": "first-game"}, [GREEDY, RANDOM], 1),
        "2-mermaids-connect-and-darklings-ordain": (
            {"order": "classic"},
            [("greedy", "faction mermaids"), ("greedy", "faction darklings")],
            4,
        ),
        "3-chaos-magicians-and-engineers": (
            {"promo": "all"},
            [("greedy", "faction chaosmagicians"), ("greedy", "faction mermaids"), ("random", "faction engineers")],
            2,
        ),
        "4-stronghold-actions": (
            {},
            [
                ("greedy", "faction swarmlings"),
                ("greedy", "faction witches"),
                ("greedy", "faction nomads"),
                ("greedy", "faction giants"),
            ],
            5,
        ),
        "4-tunnels-and-carpets": (
            {"order": "classic", "promo": "all"},
            [
                ("greedy", "faction alchemists"),
                ("greedy", "faction halflings"),
                ("greedy", "faction fakirs"),
                ("greedy", "faction dwarves"),
            ],
            4,
        ),
        "4-dealt": ({"factions": "random", "promo": "all"}, [GREEDY, RANDOM, GREEDY, RANDOM], 3),
        "5-cultists-and-auren": (
            {"promo": "all"},
            [
                ("greedy", "faction cultists"),
                ("greedy", "faction mermaids"),
                ("random", "faction engineers"),
                ("greedy", "faction darklings"),
                ("greedy", "faction auren"),
            ],
            2,
        ),
        "5-first-game": ({"factions": "first-game", "order": "classic"}, [RANDOM] * 5, 7),
        "5-two-leave": ({"leaving": "yes", "factions": "random"}, [RANDOM, GREEDY, RANDOM, RANDOM, GREEDY], 8),
    },
}


def main(*wanted: str) -> None:
    """Of all games, or of those named."""
    for name, games in GAMES.items():
        if wanted and name not in wanted:
            continue
        for title, (options, seats, seed) in games.items():
            record = play(boardwright.game(name), options, seats, seed)
            (HERE / name / f"{title}.record").write_text(record.dumps(), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
