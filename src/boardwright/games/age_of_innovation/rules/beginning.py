"""What each begins with: goods, first buildings, first competencies and spades. (Rulebook: Preparation; Two players)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import Step
from boardwright.kernel.kind import Kind, Kinds, Question
from boardwright.kernel.verdict import Reason, Words
from boardwright.parts.hexgrid import bits

from ..content.automa import CARDS
from ..content.tiles import COMPETENCIES, SCORING_TILES
from .automa import first_workshops
from .buildings import why_not_at_home
from .laying import Chance
from .moves import BUILD, CARD, PLACE
from .power import MakeOffers
from .reward import Reward, reward
from .rewards import Rewards
from .science import AnySteps, GainBooks, advance
from .seat import Seat
from .settling import BONUS as OF_THE_DESERT
from .settling import FIRST as OF_A_COMPETENCY
from .state import State
from .terraform import UseSpades
from .tile import NONE
from .vocabulary import DISCIPLINES, NUMBERS, ROUNDS, WORKSHOP, Origins, Source

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
    """A workshop each in turn order, another each in reverse order, then third buildings, last those of factions
    without workshops. The Automa places its two after the first of the human."""

    def run(self, state: State) -> None:
        order = [number for number in state.order if not state.is_automa(number)]
        ordinary = [number for number in order if state.seats[number].people.workshops]
        third = [number for number in ordinary if state.seats[number].people.other_building != NONE]
        late = [number for number in order if not state.seats[number].people.workshops]
        state.pending.extend([FirstBuilding(number) for number in reversed(ordinary[::-1] + third + late)])
        if state.automa is not None:
            state.pending.append(AutomaBuildings())
        state.pending.extend([FirstBuilding(number) for number in reversed(ordinary)])


class FirstBuilding(Question[State]):
    """Free, on any free home hex; nothing comes of it. A third building may be placed before the workshops."""

    def kinds(self) -> Kinds:
        return _FIRST


class OnHomeLand(Kind[State, FirstBuilding, int]):
    def places(self, seat: Seat) -> bool:
        """Whether the seat still places such a building."""
        raise AssertionError(f"{self.verb.word} does not say what is placed.")

    def options(self, state: State, asked: FirstBuilding) -> Sequence[int]:
        return list(bits(state.map.land)) if self.places(state.seats[asked.seat]) else []

    def why_not(self, state: State, asked: FirstBuilding, hex: int) -> Reason | None:
        return why_not_at_home(state, state.seats[asked.seat], hex)

    def legal(self, state: State, asked: FirstBuilding, answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if self.places(seat):
            for h in bits(state.lands[seat.terrain] & ~state.occupied()):
                answers.append(self.verb.actions[h])


class FirstWorkshop(OnHomeLand):
    noun = "hex"

    def places(self, seat: Seat) -> bool:
        return seat.count(WORKSHOP) < seat.people.workshops

    def do(self, state: State, asked: FirstBuilding, hex: int) -> None:
        state.seats[asked.seat].place(WORKSHOP, hex, Source.SETUP)


class FirstOther(OnHomeLand):
    """What a faction begins with besides workshops, or instead of them."""

    def places(self, seat: Seat) -> bool:
        other = seat.people.other_building
        return other != NONE and not seat.count(other)

    def do(self, state: State, asked: FirstBuilding, hex: int) -> None:
        seat = state.seats[asked.seat]
        other = seat.people.other_building
        seat.place(other, hex, Source.SETUP, neutral=not NUMBERS[other])

    def words(self, state: State, asked: FirstBuilding, hex: int) -> Words:
        other = state.seats[asked.seat].people.other_building
        return "place", {"what": (other, not NUMBERS[other]), "hex": hex}


_FIRST: Final = Kinds(FirstWorkshop(BUILD), FirstOther(PLACE))


class AutomaBuildings(Chance):
    """A card says where."""

    verb: Verb[int] = CARD

    def do(self, state: State, card: int) -> None:
        first_workshops(state, card)

    def words(self, state: State, card: int) -> Words:
        return "turn-up-card", {"number": CARDS[card]}


class FirstCompetencies(Step[State]):
    """Those of factions. A tower that one brings is offered to the neighbours before the next is taken [A10]."""

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
