"""What a player means by one click: a flight, with what the ship will do there. The ship acts only when all have flown,
so the answers after the flight are asked for later: such a course is a preview of each way (see `Game.ahead`)."""

from boardwright.kernel.action import Action
from boardwright.kernel.decision import question
from boardwright.kernel.game import Game

from ..rules.caches import OpenCache
from ..rules.moves import FLY
from ..rules.outposts import CaptureOutpost, PayForOutpost
from ..rules.state import State
from ..rules.technologies import LearnTechnology
from ..rules.units import MeetUnit

_WAYS = MeetUnit | CaptureOutpost | PayForOutpost | OpenCache | LearnTechnology


def courses(game: Game[State], state: State, number: int) -> list[list[Action]]:
    """Every way of every flight that leaves a choice. How operation points are shared out is not told before."""
    seen = game.clone(state)
    game.veil(seen)
    found: list[list[Action]] = []
    for action in game.legal(state, number):
        if action in FLY:
            found += _ways(game, seen, number, [action])
    return found


def _ways(game: Game[State], before: State, number: int, answers: list[Action]) -> list[list[Action]]:
    """The answers, of which the last is not given yet, with all that may follow them; none where nothing is asked any
    more after the flight alone."""
    after = game.clone(before)
    game.ahead(after, number, answers[-1])
    if not isinstance(question(after, number), _WAYS):
        return [answers] if len(answers) > 1 else []
    found: list[list[Action]] = []
    for action in game.legal(after, number):
        found += _ways(game, after, number, [*answers, action])
    return found
