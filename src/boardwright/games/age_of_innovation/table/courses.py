"""What a player usually means by one click, where that is several answers: land made home, with a workshop and
without; power burnt and spent; a special action or one for books, and the place that it is about."""

from boardwright.kernel.action import Action
from boardwright.kernel.course import course
from boardwright.kernel.decision import question
from boardwright.kernel.game import Game

from ..rules.moves import BOOKS, BUILD, BURN, DIG, DROP_WORKSHOP, FLY, PLACE, POWER, SPECIAL, TO, TO_GUILD, TUNNEL
from ..rules.settling import Settle
from ..rules.state import State
from ..rules.turn import Turn


def courses(game: Game[State], state: State, number: int) -> list[list[Action]]:
    """At most two for each way to a hex, and for each that a special action or one for books may be about; one for each
    power action."""
    found: list[list[Action]] = []
    for action in game.legal(state, number):
        if action in SPECIAL or action in BOOKS:
            found += _with_place(game, state, number, action)
        else:
            found += _by_way(game, state, number, action)
    if isinstance(question(state, number), Turn):
        found += _with_burning(game, state, number)
    return found


def _with_place(game: Game[State], state: State, number: int, first: Action) -> list[list[Action]]:
    """A building for nothing and where, free spades and what for; not where a whole turn follows, and not where it is
    asked which books are paid."""
    after = course(game, state, number, [first]).after
    found: list[list[Action]] = []
    if isinstance(question(after, number), Turn):
        return found
    for action in game.legal(after, number):
        if action in BUILD or action in PLACE or action in TO_GUILD:
            found.append([first, action])
        else:
            found += [[first, *answers] for answers in _by_way(game, after, number, action)]
    return found


def _by_way(game: Game[State], state: State, number: int, action: Action) -> list[list[Action]]:
    for way in (DIG, TUNNEL, FLY):
        if action in way:
            return _on_land(game, state, number, action, way.value(action))
    return []


def _on_land(game: Game[State], state: State, number: int, way: Action, hex: int) -> list[list[Action]]:
    """Bought spades and free ones: to the home terrain, then with a workshop and without. Spades that are left are
    asked for; nobody gives them up unasked."""
    home = state.seats[number].terrain
    tried = course(game, state, number, [way, TO[home]])
    if state.lands[home] >> hex & 1 or not tried.after.lands[home] >> hex & 1:
        return []
    answers, asked = list(tried.answers), question(tried.after, number)
    if not isinstance(asked, Settle) or asked.hex != hex:
        return [answers] if len(answers) > 1 else []
    ends = game.legal(tried.after, number)
    return [[*answers, end] for end in (BUILD[hex], DROP_WORKSHOP.action) if end in ends]


def _with_burning(game: Game[State], state: State, number: int) -> list[list[Action]]:
    """Power actions that become possible by burning: as much as is needed, then the action."""
    tried, burns = game.clone(state), 0
    known = [action for action in game.legal(tried, number) if action in POWER]
    found: list[list[Action]] = []
    while BURN.action in game.legal(tried, number):
        game.apply(tried, number, BURN.action)
        burns += 1
        for action in game.legal(tried, number):
            if action in POWER and action not in known:
                known.append(action)
                found.append([BURN.action] * burns + [action])
    return found
