"""Swarmlings: with the stronghold, a free trading house a round."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kind, Kinds
from boardwright.kernel.verdict import Reason, Verdict, Words
from boardwright.parts.hexgrid import bits

from ..ability import Ability
from ..map import NAMES
from ..moves import UPGRADE
from ..power import CONVERTING, NO_USE, Boon, Drop, with_tool
from ..reach import NONE_ON_BOARD
from ..state import State
from ..upgrades import upgrade
from ..vocabulary import DWELLING, NUMBERS, STRUCTURES, TRADING_HOUSE, Source

NOT_A_DWELLING: Final = Reason("reason-not-a-dwelling")


class Swarmlings(Ability):
    def boon(self, number: int) -> Decision[State]:
        return FreeTradingHouse(number)


class FreeTradingHouse(Boon):
    """A dwelling becomes a trading house for nothing."""

    def kinds(self) -> Kinds:
        return _FREE_TRADING_HOUSE


class UpgradeFree(Kind[State, FreeTradingHouse, tuple[int, int]]):
    def options(self, state: State, asked: FreeTradingHouse) -> Sequence[tuple[int, int]]:
        return [(TRADING_HOUSE, hex) for hex in bits(state.seats[asked.seat].buildings)]

    def why_not(self, state: State, asked: FreeTradingHouse, option: tuple[int, int]) -> Reason | None:
        seat = state.seats[asked.seat]
        if seat.count(TRADING_HOUSE) >= NUMBERS[TRADING_HOUSE]:
            return NONE_ON_BOARD[TRADING_HOUSE]
        return None if seat.structures[DWELLING] >> option[1] & 1 else NOT_A_DWELLING

    def do(self, state: State, asked: FreeTradingHouse, option: tuple[int, int]) -> None:
        upgrade(state, asked.seat, TRADING_HOUSE, option[1], Source.STRONGHOLD)

    def targets(self, state: State, asked: FreeTradingHouse, option: tuple[int, int]) -> Sequence[str]:
        return (NAMES[option[1]],)

    def words(self, state: State, asked: FreeTradingHouse, option: tuple[int, int]) -> Words:
        return f"upgrade-{STRUCTURES[TRADING_HOUSE]}", {"hex": option[1]}

    def verdicts(self, state: State, asked: FreeTradingHouse) -> list[Verdict]:
        return with_tool(super().verdicts(state, asked), self.tool, NO_USE)


_FREE_TRADING_HOUSE: Final = Kinds(UpgradeFree(UPGRADE, "upgrade"), Drop("house"), *CONVERTING)
