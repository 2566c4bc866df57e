"""What the wire says of an option: its id, the things on the board that it concerns, its tool and its role."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

import msgspec
import pytest

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.playout import draw
from boardwright.kernel.registry import game as game_by_name
from boardwright.lobby.messages import Choices
from boardwright.lobby.options import choices
from tests.server.live import Line, Person

# Things, tool and role by id.
Pinned = Mapping[str, tuple[Sequence[str], str, str]]


class Position:
    """A position that moves lead to, whatever chance does, and what is pinned there."""

    def __init__(self, game: str, options: Mapping[str, str], moves: Sequence[str], pinned: Pinned) -> None:
        self.game: Final = game
        self.options: Final = options
        self.moves: Final = moves
        self.pinned: Final = pinned


FIRST_GAME = {"factions": "first-game"}  # for two: the witches, then the nomads
POSITIONS = {
    "planetfall": Position(
        "planetfall",
        {"sides": "free"},
        ["command katla"],
        {"side A": (["A"], "", "board"), "side B": (["B"], "", "board")},
    ),
    "santa_maria": Position(
        "santa_maria",
        {},
        [],
        {
            "pass coins": (["pass coins"], "pass", "board"),
            "sell wood": (["sell wood"], "", "board"),
            "sell wood; sell wood": (["sell wood"], "", "board"),
        },
    ),
    "terra_mystica, a turn": Position(
        "terra_mystica",
        FIRST_GAME,
        ["pass BON1", "pass BON3"],
        {
            "upgrade F4 trading-house": (["F4"], "upgrade", "board"),
            "burn": ([], "burn", "board"),
            "dig D5; to forest; build D5": (["D5", "forest"], "dig", "board"),
            "burn; burn; burn; power ACT1": (["ACT1"], "power", "board"),
        },
    ),
    "terra_mystica, a terrain": Position(
        "terra_mystica",
        FIRST_GAME,
        ["pass BON1", "pass BON3", "dig D5"],
        {"to forest": (["forest"], "", "button")},
    ),
    "terra_mystica, after the action": Position(
        "terra_mystica",
        FIRST_GAME,
        ["pass BON1", "pass BON3", "upgrade F4 trading-house"],
        {"done": ([], "", "end"), "convert w c": (["w c"], "convert", "board")},
    ),
    "age_of_innovation": Position(
        "age_of_innovation", {}, ["choose lake"], {"choose forest": (["choose forest"], "", "board")}
    ),
}
positions = pytest.mark.parametrize("position", POSITIONS.values(), ids=list(POSITIONS))


@positions
def test_an_option_says_what_it_concerns_and_where_it_is_found(position: Position) -> None:
    told = msgspec.json.decode(msgspec.json.encode(choices_at(position)))
    assert pinned_of(told, position) == position.pinned
    # A macro-action is its answers, an action its text.
    for option in told["courses"]:
        assert option["id"] == "; ".join(option["answers"])
    for option in told["actions"]:
        assert option["id"] == option["action"]


@positions
def test_the_same_is_sent_through_the_socket(position: Position, person: Callable[[str], Person]) -> None:
    assert pinned_of(asked(lines_at(position, person)).state, position) == position.pinned


def test_a_step_of_the_log_has_the_things_of_its_answer(person: Callable[[str], Person]) -> None:
    line = asked(lines_at(POSITIONS["terra_mystica, after the action"], person))
    (step,) = line.state["log"][-1]["steps"]
    assert (step["action"], step["things"]) == ("upgrade F4 trading-house", ["F4"])


def lines_at(position: Position, person: Callable[[str], Person]) -> list[Line]:
    """Two people at a table in this position."""
    anna, bert = person("Anna"), person("Bert")
    table = anna.create("open", game=position.game, options=position.options)
    bert.sit(table, 1)
    lines = [anna.look(table, confirm=False), bert.look(table, confirm=False)]
    for move in position.moves:
        version = asked(lines).do("act", action=move)["version"]
        for line in lines:
            line.hear_version(version)
    return lines


def asked(lines: Sequence[Line]) -> Line:
    return next(line for line in lines if line.actions)


def pinned_of(told: Mapping[str, Any], position: Position) -> Pinned:
    return {
        option["id"]: (option.get("things", []), option.get("tool", ""), option["role"])
        for option in [*told["actions"], *told["courses"]]
        if option["id"] in position.pinned
    }


def choices_at(position: Position) -> Choices:
    game = game_by_name(position.game)
    state, random = game.new(2, position.options), Random(1)
    for move in [*position.moves, ""]:
        while game.waiting(state) == (CHANCE,):
            game.apply(state, CHANCE, draw(game, state, random))
        if move:
            game.apply(state, game.waiting(state)[0], game.book[move])
    return choices(game, state, game.waiting(state)[0])
