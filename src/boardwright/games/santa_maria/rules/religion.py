"""The religion track: steps, monks, blue dice. (Rulebook: Religion, Recruiting a monk, Unlocking a blue die)"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.santa_maria.rules.catalogue import NONE
from boardwright.games.santa_maria.rules.market import OwnDecision, ask, free_actions, within_reach
from boardwright.games.santa_maria.rules.moves import DECLINE, ENOUGH, GRAIN, MONK, PLACE_IDS, ROLL_BLUE, STAY, STEP
from boardwright.games.santa_maria.rules.payment import pay, why_no_payment
from boardwright.games.santa_maria.rules.reasons import FINE, OWN_MONK, TOO_FEW_COINS
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.vocabulary import BISHOPS, MATHEMATICS, MISSION, PRAYER, SCHOLARS, Source
from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, Decision, Step
from boardwright.kernel.ledger import OFFER

FEE: Final = 2  # coins to each other player whose monk is there already
MISSIONS_FROM: Final = len(SCHOLARS) + len(BISHOPS)
ONE_GRAIN: Final = (0, 1, 0, 0, 0)


def pray(state: State, number: int) -> None:
    """A step, and another one for a grain. Only where a monk symbol comes next is it a choice to go there: nobody gains
    by staying anywhere else. [35]"""
    seat = state.seats[number]
    if seat.religion + 1 in state.catalogue.monk_symbols:
        state.pending.append(ReachSymbol(number, 0))
        return
    state.pending.append(GrainStep(number, 0))
    step(state, number)


def step(state: State, number: int) -> None:
    """One space on. At the end of the track a step is a point. A monk symbol is resolved before anything else. [4]"""
    seat = state.seats[number]
    content = state.catalogue
    if seat.religion == content.religion_length:
        seat.score(1, PRAYER, Source.END_OF_TRACK)
        return
    seat.move_religion()
    if seat.religion in content.monk_symbols:
        ask(state, Recruit(number, 0), "monk", Source.SYMBOL)
        if content.monk_symbols.index(seat.religion) + 1 in content.blue_symbols:
            seat.note(OFFER, "blue die", 1, Source.SYMBOL)
            state.pending.append(RollBlue(number))


def blue_dice(state: State, number: int) -> int:
    """How many blue dice a player has unlocked: one, and one for each of the symbols that bring one."""
    content = state.catalogue
    reached = [content.monk_symbols[symbol - 1] <= state.seats[number].religion for symbol in content.blue_symbols]
    return 1 + sum(reached)


class ReachSymbol(OwnDecision):
    """Who cannot pay for a good place now may stay before the symbol; then no grain step either."""

    def legal(self, state: State) -> Sequence[Action]:
        answers = [STEP, STAY]
        free_actions(state.seats[self.seat], answers)
        return answers

    def answer(self, state: State, action: Action) -> None:
        if action is STEP:
            state.pending.append(GrainStep(self.seat, 0))
            step(state, self.seat)

    def again(self, traded: int) -> Decision[State]:
        return ReachSymbol(self.seat, traded)


class GrainStep(OwnDecision):
    """Every time the marker moves, 1 grain moves it one space further."""

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        answers = [ENOUGH]
        if why_no_payment(seat, ONE_GRAIN) == FINE:
            answers.append(GRAIN)
        elif not within_reach(seat, ONE_GRAIN):
            return answers
        free_actions(seat, answers)
        return answers

    def answer(self, state: State, action: Action) -> None:
        if action is GRAIN:
            state.pending.append(TakeStep(self.seat))
            pay(state, self.seat, ONE_GRAIN)

    def again(self, traded: int) -> Decision[State]:
        return GrainStep(self.seat, traded)


class TakeStep(Step[State]):
    """The step for which a grain was paid."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final[int] = number

    def run(self, state: State) -> None:
        step(state, self.number)

    def args(self) -> Sequence[int]:
        return (self.number,)


class RollBlue(Decision[State]):
    """A blue die is taken from the reserve and rolled: into the own stock, or into the common one. [24]"""

    def __init__(self, owner: int) -> None:
        super().__init__(CHANCE)
        self.owner: Final[int] = owner

    def legal(self, state: State) -> Sequence[Action]:
        return ROLL_BLUE

    def apply(self, state: State, action: Action) -> None:
        state.roll_blue(self.owner, action.index - ROLL_BLUE[0].index)

    def args(self) -> Sequence[int]:
        return (self.owner,)


def fee(state: State, place: int) -> int:
    """The coins for a monk there, to all who have one there."""
    return FEE * state.monks[place].bit_count()


def why_no_monk(state: State, number: int, place: int) -> int:
    """Of a place that is on offer."""
    if state.monks[place] >> number & 1:
        return OWN_MONK
    return FINE if fee(state, place) <= state.seats[number].coins else TOO_FEW_COINS


class Recruit(OwnDecision):
    """A monk may be sent to a place where none of the own ones is: free for the first, else 2 coins to each player
    who has one there. What is declined is lost. [5, 6, 7]"""

    def legal(self, state: State) -> Sequence[Action]:
        answers = [DECLINE]
        for place in range(len(MONK)):
            if state.offered >> place & 1 and why_no_monk(state, self.seat, place) == FINE:
                answers.append(MONK[place])
        free_actions(state.seats[self.seat], answers)
        return answers

    def answer(self, state: State, action: Action) -> None:
        if action is DECLINE:
            return
        place = action.index - MONK[0].index
        seat = state.seats[self.seat]
        for number, other in enumerate(state.seats):
            if state.monks[place] >> number & 1:
                seat.pay_coins(FEE, Source.FEE)
                other.gain_coins(FEE, Source.FEE)
        state.send_monk(self.seat, place)
        if place < len(SCHOLARS):
            seat.learn(place, Source.ACTION)
            if place == MATHEMATICS and seat.space != NONE:  # in the turn of passing
                seat.take_coins_back()
        elif place >= MISSIONS_FROM:
            seat.gain(state.catalogue.missions[place - MISSIONS_FROM].gain, MISSION, PLACE_IDS[place])

    def again(self, traded: int) -> Decision[State]:
        return Recruit(self.seat, traded)
