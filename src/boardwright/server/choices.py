"""What a seat may answer, as messages: every answer and every intention in words, with what it would change."""

from typing import Any

from boardwright.kernel.course import course
from boardwright.kernel.game import Game
from boardwright.kernel.occasion import Occasion
from boardwright.kernel.text import Text
from boardwright.server import messages
from boardwright.server.log import ledger_entry


def action_infos(game: Game[Any], state: Any, seat: int) -> list[messages.ActionInfo]:
    """Every answer that the seat may give, in words, with what it would change. Of two that are called the same and
    change the same, one: a gold paid as wood or as grain is a gold."""
    telling = game.telling
    infos: list[messages.ActionInfo] = []
    known: dict[tuple[str, int], list[tuple[Text, list[messages.LedgerEntry]]]] = {}  # by what is quickly told apart
    for action in game.legal(state, seat):
        entries = course(game, state, seat, [action], then_asked=False).entries
        short, noted = telling.label(state, seat, action), [ledger_entry(entry) for entry in entries]
        alike = known.setdefault((action.verb, len(noted)), [])
        if noted and (short, noted) in alike:
            continue
        alike.append((short, noted))
        price = telling.price(seat, entries)
        infos.append(
            messages.ActionInfo(
                action=action.text,
                short=short,
                price=price,
                outcome=telling.outcome(seat, entries, price),
                note=telling.note(state, seat, action),
                entries=noted,
            )
        )
    return infos


def course_infos(game: Game[Any], state: Any, seat: int) -> list[messages.CourseInfo]:
    """Every intention of several answers, with what it would change."""
    telling = game.telling
    infos = []
    for answers in game.courses(state, seat):
        told = course(game, state, seat, answers, then_asked=False)
        price = telling.price(seat, told.entries)
        infos.append(
            messages.CourseInfo(
                answers=[action.text for action in told.answers],
                short=telling.intention(state, seat, told.answers),
                price=price,
                outcome=telling.outcome(seat, told.entries, price),
                entries=[ledger_entry(entry) for entry in told.entries],
            )
        )
    return infos


def occasion_info(occasion: Occasion) -> messages.OccasionInfo:
    return messages.OccasionInfo(
        kind=occasion.kind,  # type: ignore[arg-type]  # the kernel knows only these
        words=occasion.words,
        by=None if occasion.by < 0 else occasion.by,
        waiting=occasion.waiting,
        stages=list(occasion.stages),
        stage=occasion.stage,
    )
