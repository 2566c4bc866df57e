"""A round: income, actions, cult bonus. (Rulebook: Course of the game)"""

from typing import Final

from boardwright.kernel.decision import NumberedStep, Step

from ..content.tiles import BONUS_CARDS, FAVOR_TILES, SCORING_TILES
from .seat import NONE, Seat
from .spades import count_spades
from .state import State
from .terraform import UseSpades
from .turn import NextTurn
from .vocabulary import DWELLING, ROUNDS, STRUCTURES, Gain, Source

# The sources of income, by what brings it.
INCOME_FROM: Final[dict[str, str]] = {
    origin: f"income {origin}"
    for origin in (*STRUCTURES, *[card.id for card in BONUS_CARDS], *[tile.id for tile in FAVOR_TILES])
}


class Round(NumberedStep[State]):
    def run(self, state: State) -> None:
        state.begin_round(self.number)
        state.pending.append(EndRound(self.number))
        state.pending.append(NextTurn(NONE))
        state.pending.append(Income())


class Income(Step[State]):
    """Buildings, bonus card and favor tiles together; then a coin on every bonus card that nobody took."""

    def run(self, state: State) -> None:
        for seat in state.seats:
            receive_income(seat)
        state.put_coins_on_cards()


def receive_income(seat: Seat) -> None:
    for origin, gain in incomes(seat, seat.bonus):
        seat.gain(gain, INCOME_FROM[origin])


def next_card(state: State, seat: Seat) -> int:
    """The bonus card whose income comes next, or NONE: the card of who has still to pass goes back before that."""
    return NONE if state.acting != NONE and not seat.passed else seat.bonus


def income_of(seat: Seat) -> tuple[int, int, int, int]:
    """Coins, workers, priests and power of an income phase with the card that the seat has."""
    return income_with(seat, seat.bonus)


def income_with(seat: Seat, card: int) -> tuple[int, int, int, int]:
    """The same with another card, or with none."""
    coins = workers = priests = power = 0
    for _, gain in incomes(seat, card):
        coins += gain.coins
        workers += gain.workers
        priests += gain.priests
        power += gain.power
    return coins, workers, priests, power


def incomes(seat: Seat, card: int) -> list[tuple[str, Gain]]:
    """What brings income, and what it brings. The row of dwellings does so even before the first."""
    built = [s for s, hexes in enumerate(seat.structures) if hexes or s == DWELLING]
    found: list[tuple[str, Gain]] = [(STRUCTURES[s], seat.faction.incomes[s][seat.count(s)]) for s in built]
    found += [(FAVOR_TILES[tile].id, FAVOR_TILES[tile].income) for tile in seat.favors]
    if card != NONE:
        found.append((BONUS_CARDS[card].id, BONUS_CARDS[card].income))
    return found


class EndRound(NumberedStep[State]):
    """Everybody has passed: the next turn order, the cult bonus in that order, everything usable again."""

    def run(self, state: State) -> None:
        if self.number == ROUNDS:
            return
        state.open_actions(next_order(state))
        spades: list[UseSpades] = []
        absent = [number for number, seat in enumerate(state.seats) if seat.gone]
        for number in [*state.order, *absent]:
            found = cult_bonus(state, number)
            if found and number not in absent:
                state.seats[number].offer("spades", found, Source.CULT_BONUS)
                spades.append(UseSpades(number, found, 0, 0, 0, 0))
        state.pending.extend(reversed(spades))


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
        seat.gain(tile.gain, Source.CULT_BONUS)
    spades = times * tile.spades
    if spades:
        count_spades(state, number, spades)
    return spades
