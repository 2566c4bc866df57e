"""A hint: what the house bot would do in the seat's place, told with what it brings and why.

Words and numbers come from where all others come from: labels from the game's telling, outcomes from the ledger of the
macro-action, the distance from the bot's own estimate, which counts in points.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from boardwright.bots.advice import Advised, advise
from boardwright.kernel.game import Game, MacroAction, try_out
from boardwright.kernel.record import Record
from boardwright.kernel.text import Argument, Text, common, sentences
from boardwright.server import messages
from boardwright.server.choices import role_of
from boardwright.server.log import ledger_entry

POINTS: Final = "points"  # what stocks of all games call them


def hint(text: str, seat: int, version: int) -> messages.Hint:
    """In a worker: rebuild the table from its record and ask the bot."""
    record = Record.loads(text)
    return hint_at(record.game, record.replay(), seat, version)


def hint_at(game: Game[Any], state: Any, seat: int, version: int) -> messages.Hint:
    """The seat is asked something."""
    advised = advise(game, state, seat)
    tried = [try_out(game, state, seat, each.answers) for each in advised]
    told = [_told(game, state, seat, each, macro) for each, macro in zip(advised, tried, strict=True)]
    return messages.Hint(version=version, best=told[0], others=told[1:], why=_why(game, state, seat, advised, tried))


def _told(game: Game[Any], state: Any, seat: int, advised: Advised, tried: MacroAction[Any]) -> messages.Advised:
    points, price = round(advised.behind), game.telling.price(seat, tried.entries)
    return messages.Advised(
        id=tried.id,
        answers=[action.text for action in tried.answers],
        things=list(tried.targets),
        tool=tried.tool,
        role=role_of(tried),
        short=_label(game, state, seat, advised, tried),
        price=price,
        outcome=game.telling.outcome(seat, tried.entries, price),
        entries=[ledger_entry(entry) for entry in tried.entries],
        behind=common("hint-behind", points=points) if points else common("hint-level"),
    )


def _label(game: Game[Any], state: Any, seat: int, advised: Advised, tried: MacroAction[Any]) -> Text:
    """An intention as the game calls it; other answers one after the other."""
    telling, answers = game.telling, tried.answers
    if advised.intended and len(answers) == len(advised.answers):
        return telling.intention(state, seat, answers)
    first = telling.label(state, seat, answers[0])
    labels: list[Argument] = [first]
    for number, action in enumerate(answers[1:], 1):
        before = try_out(game, state, seat, answers[:number]).after
        labels.append(common("low", what=telling.label(before, seat, action)))
    return first if len(labels) == 1 else common("hint-steps", all=labels)


def _why(
    game: Game[Any], state: Any, seat: int, advised: Sequence[Advised], macros: Sequence[MacroAction[Any]]
) -> Text:
    """How far it is ahead of the next best, and what of that the ledgers show."""
    if len(advised) == 1:
        return common("hint-only" if len(game.legal(state, seat)) == 1 else "hint-alone")
    telling, points = game.telling, round(advised[1].behind)
    best, other = [_net(game, seat, tried) for tried in macros[:2]]
    more = {what: best.get(what, 0) - other.get(what, 0) for what in {**best, **other}}
    gains = telling.amounts({what: number for what, number in more.items() if number > 0})
    costs = telling.amounts({what: -number for what, number in more.items() if number < 0})
    return sentences(
        [
            common("hint-ahead", points=points) if points else common("hint-even"),
            common("hint-more", amounts=gains) if gains else "",
            common("hint-fewer", amounts=costs) if costs else "",
            common("hint-later") if points > more.get(POINTS, 0) else "",
        ]
    )


def _net(game: Game[Any], seat: int, tried: MacroAction[Any]) -> Mapping[str, int]:
    """What the seat has more or less of after a macro-action."""
    paid, gained = game.telling.paid(seat, tried.entries), game.telling.gained(seat, tried.entries)
    return {**gained, **{what: -number for what, number in paid.items()}}
