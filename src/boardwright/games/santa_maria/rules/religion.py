"""The religion track: steps, monks, blue dice. (Rulebook: Religion, Recruiting a monk, Unlocking a blue die)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import CHANCE, Decision, Step
from boardwright.kernel.kind import Always, Declining, Kind, Kinds, Sole
from boardwright.kernel.ledger import OFFER
from boardwright.kernel.verdict import Reason, Words

from .catalogue import NONE
from .colony import cells_of
from .market import DECLINING, MARKET, Bargain, OwnDecision, ask
from .moves import ENOUGH, GRAIN, MONK, PLACE_IDS, ROLL_BLUE, STAY, STEP
from .payment import pay
from .state import State
from .vocabulary import BISHOPS, MATHEMATICS, MISSION, PRAYER, SCHOLARS, Gain, Source, coins

ONE_GRAIN: Final = Gain(Bundle("1g"))
OWN_MONK: Final = Reason("own-monk")
FEE: Final = 2  # coins to each other player whose monk is there already
MISSIONS_FROM: Final = len(SCHOLARS) + len(BISHOPS)


def pray(state: State, number: int) -> None:
    """A step, and another one for a grain. Only where a monk symbol comes next is it a choice to go there: nobody gains
    by staying anywhere else. [35]"""
    seat = state.seats[number]
    if seat.religion + 1 in state.catalogue.monk_symbols:
        state.pending.append(ReachSymbol(number))
        return
    state.pending.append(GrainStep(number))
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
        ask(state, Recruit(number), "monk", Source.SYMBOL)
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

    def kinds(self) -> Kinds:
        return _REACH

    def after(self) -> Decision[State]:
        return ReachSymbol(self.seat, 1)


class StepOn(Always[State, ReachSymbol]):
    def do(self, state: State, asked: ReachSymbol, option: int) -> None:
        state.pending.append(GrainStep(asked.seat))
        step(state, asked.seat)


class Stay(Always[State, ReachSymbol]):
    aside = True


_REACH: Final = Kinds(StepOn(STEP), Stay(STAY), *MARKET)


class GrainStep(Bargain):
    """Every time the marker moves, 1 grain moves it one space further."""

    def kinds(self) -> Kinds:
        return _GRAIN_STEP

    def after(self) -> Decision[State]:
        return GrainStep(self.seat, 1)


class PayGrain(Kind[State, GrainStep, int]):
    button = True

    def prices(self, state: State, asked: GrainStep, option: int) -> tuple[Gain, ...]:
        return (ONE_GRAIN,)

    def do(self, state: State, asked: GrainStep, option: int) -> None:
        state.pending.append(TakeStep(asked.seat))
        pay(state, asked.seat, ONE_GRAIN.goods)

    def targets(self, state: State, asked: GrainStep, option: int) -> Sequence[str]:
        return ("grain",)

    def legal(self, state: State, asked: GrainStep, answers: list[Action]) -> None:
        if state.seats[asked.seat].can_pay(ONE_GRAIN):
            answers.append(GRAIN.action)


_GRAIN_STEP: Final = Kinds(Declining(ENOUGH), PayGrain(GRAIN), *MARKET)


class TakeStep(Step[State]):
    """The step for which a grain was paid."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final[int] = number

    def run(self, state: State) -> None:
        step(state, self.number)

    def args(self) -> Sequence[int]:
        return (self.number,)


class RollBlue(Sole[State, int]):
    """A blue die is taken from the reserve and rolled: into the own stock, or into the common one. [24]"""

    verb: Verb[int] = ROLL_BLUE

    def __init__(self, owner: int) -> None:
        super().__init__(CHANCE)
        self.owner: Final[int] = owner

    def legal(self, state: State) -> Sequence[Action]:
        return ROLL_BLUE.actions

    def do(self, state: State, pips: int) -> None:
        state.roll_blue(self.owner, pips)

    def words(self, state: State, pips: int) -> Words:
        seat = state.seats[self.owner]
        if state.shared or seat.home == NONE:
            return "roll-blue", {"pips": pips}
        known = state.catalogue.colonies[seat.home].side == "A" or seat.personal != NONE
        return ("roll-blue-for", {"pips": pips, "owner": seat}) if known else ("roll-blue", {"pips": pips})

    def args(self) -> Sequence[int]:
        return (self.owner,)


class Recruit(OwnDecision):
    """A monk may be sent to a place; what is declined is lost. [5, 7]"""

    def kinds(self) -> Kinds:
        return _RECRUIT

    def after(self) -> Decision[State]:
        return Recruit(self.seat, 1)


class SendMonk(Kind[State, Recruit, int]):
    """Where none of the own ones is: free for the first, else 2 coins to each player who has one there. [6]"""

    def options(self, state: State, asked: Recruit) -> Sequence[int]:
        return cells_of(state.offered)

    def why_not(self, state: State, asked: Recruit, place: int) -> Reason | None:
        return OWN_MONK if state.monks[place] >> asked.seat & 1 else None

    def prices(self, state: State, asked: Recruit, place: int) -> tuple[Gain, ...]:
        return (coins(FEE * state.monks[place].bit_count()),)

    def do(self, state: State, asked: Recruit, place: int) -> None:
        seat = state.seats[asked.seat]
        for number, other in enumerate(state.seats):
            if state.monks[place] >> number & 1:
                seat.pay_coins(FEE, Source.FEE)
                other.gain_coins(FEE, Source.FEE)
        state.send_monk(asked.seat, place)
        if place < len(SCHOLARS):
            seat.learn(place, Source.ACTION)
            if place == MATHEMATICS and seat.space != NONE:  # in the turn of passing
                seat.take_coins_back()
        elif place >= MISSIONS_FROM:
            seat.gain(state.catalogue.missions[place - MISSIONS_FROM].gain, MISSION, PLACE_IDS[place])

    def words(self, state: State, asked: Recruit, place: int) -> Words:
        what = "scholar" if place < len(SCHOLARS) else "bishop" if place < MISSIONS_FROM else "mission"
        return f"monk-{what}", {"name": place}

    def legal(self, state: State, asked: Recruit, answers: list[Action]) -> None:
        held = state.seats[asked.seat].coins
        for place in cells_of(state.offered):
            monks = state.monks[place]
            if not monks >> asked.seat & 1 and FEE * monks.bit_count() <= held:
                answers.append(MONK.actions[place])


_RECRUIT: Final = Kinds(DECLINING, SendMonk(MONK), *MARKET)
