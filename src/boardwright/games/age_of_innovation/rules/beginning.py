"""What each begins with: goods, first buildings, first competencies and spades. (Rulebook: Preparation; Two players)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step
from boardwright.parts.hexgrid import bits

from ..content.tiles import (
    COMPETENCIES,
    SCORING_TILES,
)
from .automa import first_workshops
from .faction import Ability
from .laying import Lay
from .moves import (
    BUILD,
    CARD,
    PLACE,
    hex_of,
)
from .power import MakeOffers, Reward, reward
from .rewards import Rewards
from .science import AnySteps, GainBooks, advance
from .state import State
from .terraform import BONUS as OF_THE_DESERT
from .terraform import FIRST as OF_A_COMPETENCY
from .terraform import UseSpades
from .tile import NONE
from .vocabulary import (
    DISCIPLINES,
    ROUNDS,
    TOWER,
    UNIVERSITY,
    WORKSHOP,
    Origins,
    Source,
)

NEUTRAL_LEVEL: Final = 2


class StartingGoods(Step[State]):
    """Of the planning board and of the faction together, with the power of the levels that the first steps enter. What
    is chosen is asked for in turn order."""

    def run(self, state: State) -> None:
        if len(state.seats) == 2 and state.automa is None:
            state.set_neutral_science(neutral_science(state))
        for number in reversed(state.order):
            if not state.is_automa(number):
                _start(state, number)


def _start(state: State, number: int) -> None:
    seat = state.seats[number]
    board, people = seat.board, seat.people
    seat.fill_bowls(*board.bowls)
    seat.ship(board.shipping, Source.SETUP)
    seat.gain(board.start, Origins.SETUP)
    seat.gain(people.start, Origins.SETUP)
    for discipline in range(len(DISCIPLINES)):
        steps = board.each_discipline + people.science[discipline]
        if steps:
            advance(state, number, discipline, steps, Source.SETUP)
    if board.start.books:
        seat.offer("books", board.start.books, Source.SETUP)
        state.pending.append(GainBooks(number, board.start.books))
    if people.any_steps:
        seat.offer("steps", people.any_steps, Source.SETUP)
        state.pending.append(AnySteps(number, people.any_steps))


def neutral_science(state: State) -> tuple[int, ...]:
    """Two players: where the markers of the faction that nobody plays stand for the whole game."""
    levels = [NEUTRAL_LEVEL] * len(DISCIPLINES)
    for number in state.scoring[: ROUNDS - 1]:
        levels[SCORING_TILES[number].discipline] += SCORING_TILES[number].levels
    return tuple(levels)


# --- first buildings


class FirstBuildings(Step[State]):
    """A workshop each in turn order, another each in reverse order, the third building of Omar, the monks' only one.
    The Automa places its two after the first of the human."""

    def run(self, state: State) -> None:
        order = [number for number in state.order if not state.is_automa(number)]
        ordinary = [number for number in order if state.seats[number].faction != Ability.MONKS]
        omar = [number for number in order if state.seats[number].faction == Ability.OMAR]
        monks = [number for number in order if state.seats[number].faction == Ability.MONKS]
        state.pending.extend([FirstBuilding(number) for number in reversed(ordinary[::-1] + omar + monks)])
        if state.automa is not None:
            state.pending.append(AutomaBuildings())
        state.pending.extend([FirstBuilding(number) for number in reversed(ordinary)])


class FirstBuilding(Decision[State]):
    """Free, on any free home hex; nothing comes of it. Omar places two workshops and a tower in any order."""

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        free = list(bits(state.lands[seat.terrain] & ~state.occupied()))
        answers: list[Action] = []
        if seat.faction != Ability.MONKS and seat.count(WORKSHOP) < 2:
            answers += [BUILD[h] for h in free]
        if seat.faction == Ability.MONKS or (seat.faction == Ability.OMAR and not seat.count(TOWER)):
            answers += [PLACE[h] for h in free]
        return answers

    def apply(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        if action.verb == "build":
            seat.place(WORKSHOP, hex_of(action, BUILD[0]), Source.SETUP)
        elif seat.faction == Ability.MONKS:
            seat.place(UNIVERSITY, hex_of(action, PLACE[0]), Source.SETUP)
        else:
            seat.place(TOWER, hex_of(action, PLACE[0]), Source.SETUP, neutral=True)


class AutomaBuildings(Lay):
    """A card says where."""

    def legal(self, state: State) -> Sequence[Action]:
        return CARD

    def apply(self, state: State, action: Action) -> None:
        first_workshops(state, action.index - CARD[0].index)


class FirstCompetencies(Step[State]):
    """The monks' for their university, and the inventors'. A tower that one brings is offered to the neighbours before
    the next is taken [A10]."""

    def run(self, state: State) -> None:
        for number in reversed(state.order):
            seat = state.seats[number]
            if not state.is_automa(number) and seat.people.competency:
                state.pending.extend((MakeOffers(), Rewards(number, reward(Reward.COMPETENCY, 1))))


class FirstSpades(Step[State]):
    """Of competencies and of the desert, in turn order; nothing is built with them."""

    def run(self, state: State) -> None:
        for number in reversed(state.order):
            if state.is_automa(number):
                continue
            seat = state.seats[number]
            if seat.board.spades:
                state.pending.append(UseSpades(number, seat.board.spades, OF_THE_DESERT, NONE, 0))
            spades = sum([COMPETENCIES[n].now.spades for n in seat.competencies])
            if spades:
                state.pending.append(UseSpades(number, spades, OF_A_COMPETENCY, NONE, 0))
