"""What a player usually means by one click, where that is several answers: land made home and built on, power burnt and
spent, a special action and the place that it is about."""

from boardwright.kernel.action import Action
from boardwright.kernel.course import course
from boardwright.kernel.decision import question
from boardwright.kernel.game import Game

from ..rules.dwellings import Settle
from ..rules.moves import BUILD, BURN, DIG, DROP, POWER, SPECIAL, TO, UPGRADE
from ..rules.state import State
from ..rules.turn import Turn


def courses(game: Game[State], state: State, number: int) -> list[list[Action]]:
    """At most two for each hex, and for each that a special action may be about; one for each power action."""
    found: list[list[Action]] = []
    for action in game.legal(state, number):
        if action.of is DIG:
            found += _on_land(game, state, number, action)
        elif action.of is SPECIAL:
            found += _with_place(game, state, number, action)
    if isinstance(question(state, number), Turn):
        found += _with_burning(game, state, number)
    return found


def _with_place(game: Game[State], state: State, number: int, special: Action) -> list[list[Action]]:
    """A free building and where to, free spades, land that becomes home for nothing; not where a whole turn
    follows."""
    after = course(game, state, number, [special]).after
    found: list[list[Action]] = []
    if isinstance(question(after, number), Turn):
        return found
    for action in game.legal(after, number):
        if action.of is BUILD or action.of is UPGRADE:
            found.append([special, action])
        elif action.of is DIG:
            found += [[special, *answers] for answers in _on_land(game, after, number, action)]
    return found


def _on_land(game: Game[State], state: State, number: int, dig: Action) -> list[list[Action]]:
    """Bought spades, free spades, the sandstorm: to the home terrain, then with a dwelling and without. Spades that are
    left are asked for; nobody gives them up unasked."""
    hex, home = DIG.value(dig), state.seats[number].faction.home
    tried = course(game, state, number, [dig, TO[home]])
    if state.terrain[hex] == home or tried.after.terrain[hex] != home:
        return []
    answers = list(tried.answers)
    if not isinstance(question(tried.after, number), Settle):
        return [answers] if len(answers) > 1 else []
    ends = game.legal(tried.after, number)
    return [[*answers, end] for end in (BUILD[hex], DROP.action) if end in ends]


def _with_burning(game: Game[State], state: State, number: int) -> list[list[Action]]:
    """Power actions that become possible by burning: as much as is needed, then the action."""
    tried, burns = game.clone(state), 0
    known = [action for action in game.legal(tried, number) if action.of is POWER]
    found: list[list[Action]] = []
    while BURN.action in game.legal(tried, number):
        game.apply(tried, number, BURN.action)
        burns += 1
        for action in game.legal(tried, number):
            if action.of is POWER and action not in known:
                known.append(action)
                found.append([BURN.action] * burns + [action])
    return found
