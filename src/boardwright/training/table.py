"""One game between bots, as a job for a worker: who sits where and a seed go in, a record and points come out."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random

from boardwright.bots import bot
from boardwright.bots.limit import Limit
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.playout import Player, play_out
from boardwright.kernel.record import Record
from boardwright.kernel.registry import game as game_by_name
from boardwright.training.seer import Seer


@dataclass(frozen=True)
class Entrant:
    """Somebody who plays: a bot by its name, or, where weights are given, the search that forecasts by them. SHIPPED
    weights are the game's own."""

    name: str
    weights: str | None = None

    def player(self, random: Random, limit: Limit) -> Player:
        if self.weights is None:
            return bot(self.name, random, limit)
        return Seer(random, self.weights)


SHIPPED = ""


@dataclass(frozen=True)
class Setting:
    """What all games of an arena have in common."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int
    limit: Limit

    def as_data(self) -> dict[str, object]:
        """What must be the same for results to stand beside each other."""
        limit = {"rollouts": self.limit.rollouts} if self.limit.rollouts else {"seconds": self.limit.seconds}
        return {"game": self.game, "players": self.players, "options": dict(self.options), "seed": self.seed, **limit}


@dataclass(frozen=True)
class Seating:
    """A game to be played. Games of one deal have the same luck, whoever plays them."""

    setting: Setting
    seats: tuple[Entrant, ...]
    deal: int


@dataclass(frozen=True)
class Played:
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    record: str


def play(seating: Seating) -> Played:
    """Chance and every seat draw from generators of their own: what one bot draws changes nobody else's luck."""
    setting, seed = seating.setting, f"{seating.setting.seed}/{seating.deal}"
    game, options = game_by_name(setting.game), dict(setting.options)
    state = game.new(setting.players, options)
    seats = [entrant.player(Random(f"{seed}/{seat}"), setting.limit) for seat, entrant in enumerate(seating.seats)]
    moves = play_out(game, state, seats, Random(seed))
    scores = tuple(game.scores(state))
    names = [entrant.name for entrant in seating.seats]
    record = Record(game, setting.players, options, moves, names, scores)
    return Played(scores, tuple(game.winners(state)), record.dumps())


def entrant(name: str) -> Entrant:
    """By what was typed: the name of a bot, or a file of a forecast."""
    if not name.endswith(".json"):
        bot(name, Random())  # refuses a name that it does not know
        return Entrant(name)
    text = Path(name).read_text(encoding="utf-8")
    if not is_forecast(text):
        raise CannotParse(f"{name} is no forecast; give a file as `boardwright train` writes them.")
    # Results of one file never stand under the name of another, nor of what stood in it before.
    return Entrant(f"{Path(name).name}@{sha256(text.encode()).hexdigest()[:6]}", text)


def is_forecast(text: str) -> bool:
    try:
        kept = json.loads(text)
    except ValueError:
        return False
    rounds = kept.get("rounds") if isinstance(kept, Mapping) else None
    return (
        isinstance(rounds, Mapping)
        and bool(rounds)
        and all(
            isinstance(each, Mapping) and "bias" in each and isinstance(each.get("weights"), Mapping)
            for each in rounds.values()
        )
    )
