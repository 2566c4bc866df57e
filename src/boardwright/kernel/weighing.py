"""Weighing answers: what each brings in points, at once and at the end, as the rules would pay it."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import S
from boardwright.kernel.game import Game, MacroAction, try_out
from boardwright.kernel.outlook import Choice, Outlook
from boardwright.kernel.text import Text

BEST: Final = 5  # so many are told


def outlook(game: Game[S], state: S, seat: int | None) -> Outlook | None:
    """What the table would pay as it stands, as a seat (None: a spectator) may know it; None where nothing is told."""
    if not game.waiting(state):
        return None
    telling = game.telling
    found: Outlook = {
        "contests": list(telling.contests(state, seat)),
        "round_end": telling.round_end(state),
        "next_income": None if seat is None else telling.next_income(state, seat),
        "choices": [],
    }
    if not found["contests"] and found["round_end"] is None and found["next_income"] is None:
        return None
    if seat is not None and seat in game.waiting(state):
        found["choices"] = choices(game, state, seat)
    return found


def choices(game: Game[S], state: S, seat: int) -> list[Choice]:
    """The answers and macro-actions that bring most points. Of those of one kind that bring as much, the first is
    listed."""
    weighed = [contest["title"] for contest in game.telling.contests(state, seat) if contest["counted"]]
    now = _worth(game, state, seat, weighed)
    found: dict[tuple[str, int], Choice] = {}
    for tried in _ways(game, state, seat):
        points = _worth_after(game, state, seat, tried, weighed) - now
        kind = (tried.answers[-1].verb, points)
        if points <= 0:
            continue
        if kind in found:
            found[kind]["alike"] += 1
        else:
            found[kind] = {
                "answers": [action.text for action in tried.answers],
                "words": game.telling.intention(state, seat, tried.answers)
                if len(tried.answers) > 1
                else game.telling.label(state, seat, tried.answers[0]),
                "points": points,
                "alike": 0,
            }
    return sorted(found.values(), key=_points, reverse=True)[:BEST]


def _worth(game: Game[S], state: S, seat: int, weighed: Sequence[Text]) -> int:
    """The points of a seat if it ended now, of the contests with these titles."""
    total = game.scores(state)[seat]
    for contest in game.telling.contests(state, seat):
        for race in contest["races"]:
            standing = race["standings"][seat] if contest["title"] in weighed else None
            total += 0 if standing is None else standing["points"]
    return total


def _points(choice: Choice) -> int:
    return choice["points"]


def _ways(game: Game[S], state: S, seat: int) -> list[MacroAction[S]]:
    """Macro-actions, and the answers that begin none."""
    ways = list(game.macros(state, seat))
    begun = [macro.answers[0] for macro in ways]
    return ways + [try_out(game, state, seat, [action]) for action in game.legal(state, seat) if action not in begun]


def _worth_after(game: Game[S], state: S, seat: int, tried: MacroAction[S], weighed: Sequence[Text]) -> int:
    """Points after a macro-action. If it ends the game, the end has paid already."""
    if not game.waiting(tried.after) and _ends(game, state, seat, tried.answers):
        return game.scores(tried.after)[seat]
    return _worth(game, tried.after, seat, weighed)


def _ends(game: Game[S], state: S, seat: int, answers: Sequence[Action]) -> bool:
    """Whether the table itself would be over: a copy on which a seat looks ahead may only have run out of questions."""
    played = game.clone(state)
    game.veil(played)
    for action in answers:
        if action in game.legal(played, seat):
            game.apply(played, seat, action)
    return not game.waiting(played)
