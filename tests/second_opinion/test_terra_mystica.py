"""Terra Mystica against the onlooker's books, answer by answer, in games of every faction and every option."""

import os
from random import Random
from typing import Any

import pytest

from boardwright.bots import bot
from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.state import State
from boardwright.kernel.decision import CHANCE, NOBODY
from boardwright.kernel.playout import draw
from tests.second_opinion.terra_mystica import CULTS, LAND, STRUCTURES, Onlooker

PREPARATION = ("DrawScoring", "DrawCard", "DrawColour", "ChooseFaction", "FirstDwelling", "FirstCard")


def watch(players: int, options: dict[str, str], names: list[str], random: Random) -> tuple[State, Onlooker]:
    """A game that the onlooker watches to its end. Answers that give themselves are heard too."""
    options = GAME.full_options(options)
    state, onlooker = GAME.start(players, options), Onlooker(players, options)
    bots = [bot(name, random) for name in names]
    while state.pending:
        top = state.pending[-1]
        question = type(top).__name__
        if top.seat == NOBODY:
            onlooker.step(question, top.args()[0] if top.args() else -1)
            top.auto(state)
            continue
        state.answers = top.legal(state)
        if question not in PREPARATION:
            agree(state, onlooker, question)
        if top.seat == CHANCE:
            action = draw(GAME, state, random)
        elif len(state.answers) == 1:
            action = state.answers[0]
        else:
            action = bots[top.seat].choose(GAME, state, top.seat)
        onlooker.hear(top.seat, question, action.text)
        state.pending.pop()
        top.apply(state, action)
    agree_on_the_table(state, onlooker)
    return state, onlooker


def agree(state: State, onlooker: Onlooker, question: str) -> None:
    seat = state.pending[-1].seat
    ours, theirs = {action.text for action in state.answers}, onlooker.answers(seat, question)
    assert not ours - theirs, f"{state.pending[-1]!r}: only the engine allows {sorted(ours - theirs)}"
    assert not theirs - ours, f"{state.pending[-1]!r}: the engine does not allow {sorted(theirs - ours)}"
    agree_on_the_boards(state, onlooker)
    if question == "Turn":
        agree_on_the_table(state, onlooker)


def agree_on_the_boards(state: State, onlooker: Onlooker) -> None:
    for seat, board in zip(state.seats, onlooker.boards, strict=True):
        ours = [seat.points, seat.coins, seat.workers, seat.priests, seat.bowls.one, seat.bowls.two, seat.bowls.three]
        ours += [*seat.cults, seat.keys, seat.shipping, seat.digging, seat.bridges]
        theirs = [board.vp, board.c, board.w, board.p, *board.bowls, *[board.cults[cult] for cult in CULTS]]
        theirs += [board.keys, board.shipping, board.digging, board.bridges]
        assert ours == theirs, f"{board.name} at {state.pending[-1:]}"


def agree_on_the_table(state: State, onlooker: Onlooker) -> None:
    """Everything that a player sees, and what the view works out for them."""
    view: Any = GAME.view(state, None)
    agree_on_the_boards(state, onlooker)
    for hex in LAND:
        seen = view["hexes"][hex]
        owners = [number for number, board in enumerate(onlooker.boards) if hex in board.built]
        assert seen["terrain"] == onlooker.terrain[hex]
        assert [seen["owner"]] == owners if "owner" in seen else not owners
        if owners:
            board = onlooker.boards[owners[0]]
            assert (seen["structure"], seen["town"]) == (board.built[hex], hex in board.town_hexes)
        assert view["offers"][hex] == [onlooker.power_beside(board, hex) for board in onlooker.boards]
    assert view["bridges"] == onlooker.bridges
    assert view["cards"] == onlooker.cards
    assert view["order"] == onlooker.order
    for seen, board in zip(view["seats"], onlooker.boards, strict=True):
        assert seen["structures"] == {structure: board.count(structure) for structure in STRUCTURES}
        assert (seen["favors"], seen["towns"], seen["card"]) == (board.favors, board.town_tiles, board.card)
        assert len(seen["town hexes"]) == board.towns_founded
        assert seen["income"] == board.income()
        assert seen["area"] == onlooker.largest_area(board)
        near = onlooker.near(board) & onlooker.free_land()
        assert set(seen["reach"]) == near
        assert set(seen["spades"]) == (near | onlooker.flown_to(board)) & onlooker.free_land()


@pytest.mark.parametrize("seed", range(8))
def test_x(seed: int) -> None:
    random = Random(seed)
    players = 2 + seed % 4
    watch(players, {"factions": "random", "promo": "all"}, ["random"] * players, random)
