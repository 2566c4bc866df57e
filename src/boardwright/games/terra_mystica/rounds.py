"""A round: income, actions, cult bonus. (Rulebook: Course of the game)"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.terra_mystica.content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS, SCORING_TILES
from boardwright.games.terra_mystica.state import NONE, Seat, State
from boardwright.games.terra_mystica.terraform import UseSpades, count_spades
from boardwright.games.terra_mystica.turn import NextTurn
from boardwright.games.terra_mystica.vocabulary import DWELLING, ROUNDS, SANCTUARY, TEMPLE, TRADING_HOUSE
from boardwright.kernel.decision import Step


class Round(Step[State]):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final[int] = number

    def run(self, state: State) -> None:
        state.round = self.number
        state.pending.append(EndRound(self.number))
        state.pending.append(NextTurn(NONE))
        state.pending.append(Income())

    def args(self) -> Sequence[int]:
        return (self.number,)


class Income(Step[State]):
    """Buildings, bonus card and favor tiles together; then a coin on every bonus card that nobody took."""

    def run(self, state: State) -> None:
        for seat in state.seats:
            receive_income(seat)
        for card, coins in enumerate(state.bonus_coins):
            if coins != NONE:
                state.bonus_coins[card] += 1


def receive_income(seat: Seat) -> None:
    coins, workers, priests, power = income_of(seat)
    seat.coins += coins
    seat.workers += workers
    seat.gain_priests(priests)
    seat.bowls.gain(power)


def income_of(seat: Seat) -> tuple[int, int, int, int]:
    """Coins, workers, priests and power of the next income phase."""
    faction = seat.faction
    houses, temples = seat.count(TRADING_HOUSE), seat.count(TEMPLE)
    coins = faction.trading_coins[houses]
    workers = faction.dwelling_workers[seat.count(DWELLING)]
    priests = faction.temple_priests[temples]
    power = faction.trading_power[houses] + faction.temple_power[temples]
    gains = [FAVOR_TILES[tile].income for tile in seat.favors]
    if seat.has_stronghold():
        gains.append(faction.stronghold_income)
    if seat.structures[SANCTUARY]:
        gains.append(faction.sanctuary_income)
    if seat.bonus != NONE:
        gains.append(BONUS_CARDS[seat.bonus].income)
    for gain in gains:
        coins += gain.coins
        workers += gain.workers
        priests += gain.priests
        power += gain.power
    return coins, workers, priests, power


class EndRound(Step[State]):
    """Everybody has passed: the next turn order, the cult bonus in that order, everything usable again."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final[int] = number

    def run(self, state: State) -> None:
        if self.number == ROUNDS:
            return
        state.order = next_order(state)
        state.passed_order = ()
        state.power_used = [NONE] * len(POWER_ACTIONS)
        for seat in state.seats:
            seat.passed = seat.gone
            seat.used = 0
        spades: list[UseSpades] = []
        absent = [number for number, seat in enumerate(state.seats) if seat.gone]
        for number in [*state.order, *absent]:
            found = cult_bonus(state, number)
            if found and number not in absent:
                spades.append(UseSpades(number, found, 0, 0, 0, 0))
        state.pending.extend(reversed(spades))

    def args(self) -> Sequence[int]:
        return (self.number,)


def next_order(state: State) -> tuple[int, ...]:
    """By passing, or: who passed first begins, the others follow as they sit."""
    staying = [number for number in state.passed_order if not state.seats[number].gone]
    if state.variable_order or not staying:
        return tuple(staying)
    seated = sorted(staying)
    start = seated.index(staying[0])
    return tuple(seated[start:] + seated[:start])


def cult_bonus(state: State, number: int) -> int:
    """What the round's tile gives for steps on its cult; how many spades."""
    tile = SCORING_TILES[state.scoring[state.round - 1]]
    seat = state.seats[number]
    times = seat.priests_sent if tile.cult < 0 else seat.cults[tile.cult] // tile.steps
    for _ in range(times):
        seat.gain(tile.gain)
    spades = times * tile.spades
    if spades:
        count_spades(state, number, spades)
    return spades
