"""The longest words that a game has for the action bar, found by playing a record: what fits them fits all others."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from boardwright.kernel.record import Record
from boardwright.lobby.options import action_infos, macro_infos
from boardwright.words import Reader

MOST = 3  # of each kind


@dataclass(frozen=True)
class Longest:
    questions: list[str]
    lines: list[str]  # what was done before
    buttons: list[tuple[str, str]]  # a label, and what it pays
    answers: list[dict[str, str]]  # the longest of each verb, as the server tells it


@cache
def longest(game: Path) -> Mapping[str, Longest]:
    """By language."""
    record = Record.loads(game.read_text(encoding="utf-8"))
    rules, telling = record.game, record.game.telling
    questions: set[bytes] = set()
    lines: set[bytes] = set()
    buttons: set[bytes] = set()
    answers: dict[str, set[bytes]] = {}
    for _, state in record.steps():
        for seat in rules.waiting(state):
            if seat < 0:
                continue
            questions.add(msgspec.json.encode(telling.prompt(state, seat)))
            infos = action_infos(rules, state, seat)
            for course in macro_infos(rules, state, seat):
                buttons.add(msgspec.json.encode([course.short, course.price]))
            for answer in infos:
                buttons.add(msgspec.json.encode([answer.short, answer.price]))
                shown = ("action", "role", "short", "outcome", "note")
                told = {name: getattr(answer, name) for name in shown}
                answers.setdefault(answer.action.split()[0], set()).add(msgspec.json.encode(told))
            for action in rules.legal(state, seat):
                lines.add(msgspec.json.encode(telling.line(state, seat, action)))
    return {language: _in(language, questions, lines, buttons, answers) for language in ("en", "ru", "uk")}


def _in(
    language: str,
    questions: Iterable[bytes],
    lines: Iterable[bytes],
    buttons: Iterable[bytes],
    answers: Mapping[str, Iterable[bytes]],
) -> Longest:
    read = Reader(language)

    told = {(read(label), read(price)) for label, price in map(msgspec.json.decode, buttons)}
    return Longest(
        questions=_first({read(msgspec.json.decode(each)) for each in questions}),
        lines=_first({read(msgspec.json.decode(each)) for each in lines}),
        buttons=sorted(told, key=lambda each: (-len("".join(each)), each))[:MOST],
        answers=[_longest_of(read.everything(list(map(msgspec.json.decode, each)))) for each in answers.values()],
    )


def _longest_of(answers: list[dict[str, str]]) -> dict[str, str]:
    return max(answers, key=lambda each: (len(each["short"] + each["outcome"] + each["note"]), each["action"]))


def _first(texts: Iterable[str]) -> list[str]:
    return sorted(texts, key=lambda each: (-len(each), each))[:MOST]
