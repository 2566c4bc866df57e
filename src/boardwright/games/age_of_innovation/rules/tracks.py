"""The tracks of shipping and terraforming. (Rulebook: Improving shipping; Improving terraforming)"""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kind
from boardwright.kernel.verdict import Reason, Words

from .buildings import short_for
from .faction import SHIPPING_COST, TOOLS_FOR_A_SPADE
from .moves import SHIP, SHOVEL
from .reward import Reward, owe
from .science import score
from .state import State
from .vocabulary import FOR_SHIPPING, FOR_TERRAFORMING, SHIPPING_TOP, TRACK, Gain, Origin, Origins, Source

FULLY_ADVANCED: Final = Reason("top")


class Ship(Kind[State, Decision[State], int]):
    def why_not(self, state: State, asked: Decision[State], option: int) -> Reason | None:
        return FULLY_ADVANCED if state.seats[asked.seat].shipping >= SHIPPING_TOP else None

    def prices(self, state: State, asked: Decision[State], option: int) -> tuple[Gain, ...]:
        return (SHIPPING_COST,)

    def why_short(self, state: State, asked: Decision[State], option: int, missing: Mapping[str, int]) -> Reason:
        return short_for(FOR_SHIPPING, missing)

    def do(self, state: State, asked: Decision[State], option: int) -> None:
        state.seats[asked.seat].pay(SHIPPING_COST, Source.PRICE)
        advance_shipping(state, asked.seat, Source.ACTION)

    def targets(self, state: State, asked: Decision[State], option: int) -> Sequence[str]:
        return ("shipping",)

    def words(self, state: State, asked: Decision[State], option: int) -> Words:
        return "ship", {"level": state.seats[asked.seat].shipping + 1}

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if seat.shipping < SHIPPING_TOP and seat.can_pay(SHIPPING_COST):
            answers.append(SHIP.action)


class Shovel(Kind[State, Decision[State], int]):
    def why_not(self, state: State, asked: Decision[State], option: int) -> Reason | None:
        return FULLY_ADVANCED if state.seats[asked.seat].terraforming + 1 >= len(TOOLS_FOR_A_SPADE) else None

    def prices(self, state: State, asked: Decision[State], option: int) -> tuple[Gain, ...]:
        return (state.seats[asked.seat].board.terraforming_cost,)

    def why_short(self, state: State, asked: Decision[State], option: int, missing: Mapping[str, int]) -> Reason:
        return short_for(FOR_TERRAFORMING, missing)

    def do(self, state: State, asked: Decision[State], option: int) -> None:
        seat = state.seats[asked.seat]
        seat.pay(seat.board.terraforming_cost, Source.PRICE)
        advance_terraforming(state, asked.seat, Source.ACTION)

    def targets(self, state: State, asked: Decision[State], option: int) -> Sequence[str]:
        return ("terraforming",)

    def words(self, state: State, asked: Decision[State], option: int) -> Words:
        return "shovel", {"level": state.seats[asked.seat].terraforming + 1}

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if seat.terraforming + 1 < len(TOOLS_FOR_A_SPADE) and seat.can_pay(seat.board.terraforming_cost):
            answers.append(SHOVEL.action)


def advance_shipping(state: State, number: int, source: str) -> None:
    seat = state.seats[number]
    if seat.shipping < SHIPPING_TOP:
        seat.ship(1, source)
        _track_reward(state, number, seat.board.shipping_rewards[seat.shipping], Origins.SHIPPING)


def advance_terraforming(state: State, number: int, source: str) -> None:
    seat = state.seats[number]
    if seat.terraforming < len(TOOLS_FOR_A_SPADE) - 1:
        seat.shovel(source)
        _track_reward(state, number, seat.board.terraforming_rewards[seat.terraforming], Origins.TERRAFORMING)


def _track_reward(state: State, number: int, gain: Gain, origin: Origin) -> None:
    score(state, number, TRACK)
    state.seats[number].gain(gain, origin)
    if gain.books:
        owe(state, number, Reward.BOOKS, gain.books, origin.source)
