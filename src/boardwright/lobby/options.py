"""What a seat may answer, as messages: every answer and every macro-action, with its words, its things on the board and
what it would change."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from boardwright.kernel.game import Game, MacroAction, try_out
from boardwright.kernel.ledger import Entry
from boardwright.kernel.occasion import Occasion
from boardwright.kernel.telling import Telling
from boardwright.kernel.text import Text
from boardwright.lobby import messages
from boardwright.lobby.game_log import ledger_entry

encode = msgspec.json.Encoder().encode

Written = messages.Text | msgspec.Raw
# What entries come to for a seat: the price, the outcome.
Words = tuple[Written, Written]
# By whom they are told, for whom, and the entries as they are written: nothing else is given to `Telling.outcome`, so
# equal entries have equal words, at whatever table. Should there be too many, all are forgotten.
_WORDS: Final[dict[tuple[Telling[Any], int, bytes], Words]] = {}
_MOST_WORDS: Final = 20_000


def choices(game: Game[Any], state: Any, seat: int) -> messages.Choices:
    """All that a seat is told of what it is asked."""
    return messages.Choices(
        actions=action_infos(game, state, seat),
        courses=macro_infos(game, state, seat),
        obstacles=dict(game.telling.reasons(state, seat)),
    )


def bare_choices(game: Game[Any], state: Any, seat: int) -> messages.Choices:
    """What is legal, for whoever works out the rest."""
    legal = game.legal(state, seat)
    actions = [messages.ActionInfo(id=action.text, action=action.text, role="button", short="") for action in legal]
    return messages.Choices(actions=actions, courses=[], obstacles={})


def action_infos(game: Game[Any], state: Any, seat: int) -> list[messages.ActionInfo]:
    """Every answer that the seat may give, in words, with what it would change. Of two that are called the same and
    change the same, one: a gold paid as wood or as grain is a gold."""
    telling = game.telling
    infos: list[messages.ActionInfo] = []
    known: dict[bytes, list[Text]] = {}  # by what they change, what answers are called
    for action in game.legal(state, seat):
        tried = try_out(game, state, seat, [action])
        entries, short = tried.entries, telling.label(state, seat, action)
        noted = _written(entries)
        if entries:
            alike = known.setdefault(noted, [])
            if short in alike:
                continue
            alike.append(short)
        price, outcome = _words(telling, seat, entries, noted)
        infos.append(
            messages.ActionInfo(
                id=action.text,
                action=action.text,
                things=list(tried.targets),
                tool=tried.tool,
                role=role_of(tried),
                short=short,
                price=price,
                outcome=outcome,
                note=telling.note(state, seat, action),
                entries=msgspec.Raw(noted) if entries else [],
            )
        )
    return infos


def macro_infos(game: Game[Any], state: Any, seat: int) -> list[messages.CourseInfo]:
    """Every macro-action, with what it would change."""
    telling = game.telling
    infos = []
    for macro in game.macros(state, seat):
        noted = _written(macro.entries)
        price, outcome = _words(telling, seat, macro.entries, noted)
        infos.append(
            messages.CourseInfo(
                id=macro.id,
                answers=[action.text for action in macro.answers],
                things=list(macro.targets),
                tool=macro.tool,
                role=role_of(macro),
                short=telling.intention(state, seat, macro.answers, beside=True),
                price=price,
                outcome=outcome,
                entries=msgspec.Raw(noted),
            )
        )
    return infos


def role_of(tried: MacroAction[Any]) -> messages.Role:
    return tried.role  # type: ignore[return-value]  # the kernel knows only these


def _written(entries: Sequence[Entry]) -> bytes:
    """Entries as JSON. Each is written once: the ledger has the same one for the same change."""
    return b"[%b]" % b",".join([entry.written or _write(entry) for entry in entries])


def _write(entry: Entry) -> bytes:
    entry.written = encode(ledger_entry(entry))
    return entry.written


def _words(telling: Telling[Any], seat: int, entries: Sequence[Entry], noted: bytes) -> Words:
    """What entries, which are written so, come to for a seat."""
    about = (telling, seat, noted)
    words = _WORDS.get(about)
    if words is None:
        if len(_WORDS) >= _MOST_WORDS:
            _WORDS.clear()
        price = telling.price(seat, entries)
        words = _WORDS[about] = (_once(price), _once(telling.outcome(seat, entries, price)))
    return words


def _once(text: Text) -> Written:
    """A Text that is written once, however often it is sent; '' stays what it is, so that it can be left out."""
    return msgspec.Raw(encode(text)) if text else ""


def occasion_info(occasion: Occasion) -> messages.OccasionInfo:
    return messages.OccasionInfo(
        kind=occasion.kind,  # type: ignore[arg-type]  # the kernel knows only these
        words=occasion.words,
        by=None if occasion.by < 0 else occasion.by,
        waiting=occasion.waiting,
        stages=list(occasion.stages),
        stage=occasion.stage,
    )
