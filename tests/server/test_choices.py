"""What answers and courses are told to bring is what the game says of their entries, however often equal ones have been
told before, and to whomever."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import boardwright
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game, try_out
from boardwright.kernel.ledger import TABLE, Entry
from boardwright.kernel.playout import draw
from boardwright.lobby import options as choices
from boardwright.lobby.options import action_infos, macro_infos

ANSWERS = 60  # of each of two games that are told in turns
FEW_WORDS = 5


@pytest.mark.parametrize("most", [choices._MOST_WORDS, FEW_WORDS], ids=["all are kept", "few are kept"])
@pytest.mark.parametrize("game", boardwright.games(), ids=lambda game: game.name)
def test_equal_entries_are_told_in_the_words_of_the_game(
    game: Game[Any], most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choices, "_MOST_WORDS", most)
    choices._WORDS.clear()
    told = 0
    for both in zip(questions(game, 1), questions(game, 2), strict=False):
        for state, seat in both:
            told += answers_are_told_exactly(game, state, seat) + courses_are_told_exactly(game, state, seat)
    assert 0 < len(choices._WORDS) <= most
    assert most == FEW_WORDS or len(choices._WORDS) < told, "Nothing was told twice."


def questions(game: Game[Any], seed: int) -> Iterator[tuple[Any, int]]:
    state, random = game.new(game.players[-1], {}), Random(f"{game.name} {seed}")
    for _ in range(ANSWERS):
        while game.waiting(state) == (CHANCE,):
            game.apply(state, CHANCE, draw(game, state, random))
        seat = game.waiting(state)[0]
        yield state, seat
        game.apply(state, seat, random.choice(list(game.legal(state, seat))))


def answers_are_told_exactly(game: Game[Any], state: Any, seat: int) -> int:
    told = {info["action"]: info for info in msgspec.json.decode(msgspec.json.encode(action_infos(game, state, seat)))}
    fresh: list[tuple[object, object]] = []
    for action in game.legal(state, seat):
        entries = try_out(game, state, seat, [action]).entries
        label, changes = game.telling.label(state, seat, action), [as_told(entry) for entry in entries]
        if changes and (label, changes) in fresh:
            assert action.text not in told, "Two that are called the same and change the same are told as one."
            continue
        fresh.append((label, changes))
        info = told[action.text]
        assert info["short"] == plain(label)
        assert info.get("price", "") == plain(game.telling.price(seat, entries))
        assert info.get("outcome", "") == plain(game.telling.outcome(seat, entries))
        assert info.get("entries", []) == changes
    assert len(told) == len(fresh)
    return len(told)


def courses_are_told_exactly(game: Game[Any], state: Any, seat: int) -> int:
    told = msgspec.json.decode(msgspec.json.encode(macro_infos(game, state, seat)))
    for info, tried in zip(told, game.macros(state, seat), strict=True):
        assert info["answers"] == [action.text for action in tried.answers]
        assert info["price"] == plain(game.telling.price(seat, tried.entries))
        assert info["outcome"] == plain(game.telling.outcome(seat, tried.entries))
        assert info["entries"] == [as_told(entry) for entry in tried.entries]
    return len(told)


def as_told(entry: Entry) -> dict[str, object]:
    told = {"kind": entry.kind, "what": entry.what, "amount": entry.amount, "source": entry.source}
    if entry.seat != TABLE:
        told["seat"] = entry.seat
    return {**told, "place": entry.place} if entry.place else told


def plain(text: object) -> object:
    """As it comes out of a message."""
    return msgspec.json.decode(msgspec.json.encode(text))
