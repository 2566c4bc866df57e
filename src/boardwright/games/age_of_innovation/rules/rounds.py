"""A round: income, actions, science bonus. (Rulebook: Course of the game)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import NumberedStep, Step
from boardwright.kernel.verdict import Words

from ..content.automa import SHIPPING
from ..content.tiles import COMPETENCIES, INNOVATIONS, LEVEL_INCOME, PALACES, ROUND_BONUSES, SCORING_TILES
from .automa import DrawReserve, ShuffleDeck
from .faction import GUILD_POWER, WORKSHOP_TOOLS
from .laying import Chance
from .moves import TERRITORY
from .science import GainBooks, Steps
from .seat import Seat
from .settling import BONUS
from .state import State
from .terraform import UseSpades
from .tile import NONE
from .turn import NextTurn
from .vocabulary import (
    DISCIPLINES,
    GUILD,
    INCOME_LEVEL,
    ROUNDS,
    SCHOOL,
    UNIVERSITY,
    WORKSHOP,
    Gain,
    Origin,
    Origins,
    Source,
)


class Round(NumberedStep[State]):
    def run(self, state: State) -> None:
        state.begin_round(self.number)
        state.pending.append(EndRound(self.number))
        state.pending.append(NextTurn(NONE))
        state.pending.append(Income())
        if state.automa is not None:
            seat = state.seats[-1]
            seat.ship(SHIPPING[state.automa.level][(self.number - 1) // 2] - seat.shipping, Source.AUTOMA)
            state.pending.append(ShuffleDeck())
            if self.number > 1:
                state.pending.append(DrawReserve())
        if self.number == ROUNDS and state.neutral_science:
            state.pending.append(TurnUpTerritory())


class TurnUpTerritory(Chance):
    """Two players: the area of the faction that nobody plays."""

    verb: Verb[int] = TERRITORY

    def legal(self, state: State) -> Sequence[Action]:
        return TERRITORY.actions

    def do(self, state: State, size: int) -> None:
        state.turn_up_territory(size)

    def words(self, state: State, size: int) -> Words:
        return "turn-up-territory", {"size": size}


# --- income


class Income(Step[State]):
    """Of the planning board, the round bonus, competencies, innovations, palace, faction, and science. Books and the
    step of a competency are asked for in turn order; a level 9 that this step reaches pays at once."""

    def run(self, state: State) -> None:
        for number in reversed(state.order):
            if not state.is_automa(number):
                _receive_income(state, number)


def _receive_income(state: State, number: int) -> None:
    seat = state.seats[number]
    books = 0
    for gain, origin in incomes(seat, seat.bonus):
        seat.gain(gain, origin)
        if gain.books:
            seat.offer("books", gain.books, origin.source)
            books += gain.books
    if books:
        state.pending.append(GainBooks(number, books))
    state.pending.append(LevelIncome(number))
    steps = 0
    for n in seat.competencies:
        if COMPETENCIES[n].step_income:
            seat.offer("steps", COMPETENCIES[n].step_income, COMPETENCIES[n].income_origin.source)
            steps += COMPETENCIES[n].step_income
    if steps:
        state.pending.append(Steps(number, steps))


class LevelIncome(NumberedStep[State]):
    """From level 9 of a discipline on."""

    def run(self, state: State) -> None:
        seat = state.seats[self.number]
        for gain, origin in level_incomes(seat):
            seat.gain(gain, origin)


def level_incomes(seat: Seat) -> list[tuple[Gain, Origin]]:
    return [
        (LEVEL_INCOME[n], Origins.LEVEL_INCOMES[n]) for n in range(len(DISCIPLINES)) if seat.science[n] >= INCOME_LEVEL
    ]


def next_bonus(state: State, seat: Seat) -> int:
    """The round bonus whose income comes next, or NONE: that of who has still to pass goes back before that."""
    return NONE if state.acting != NONE and not seat.passed else seat.bonus


def incomes(seat: Seat, bonus: int) -> list[tuple[Gain, Origin]]:
    """All income but that of science with a round bonus, or with none, and where it comes from."""
    found = [(board_income(seat), Origins.BOARD_INCOME), (seat.people.income, Origins.FACTION_INCOME)]
    if bonus != NONE:
        found.append((ROUND_BONUSES[bonus].income, ROUND_BONUSES[bonus].income_origin))
    if seat.palace != NONE:
        found.append((PALACES[seat.palace].income, PALACES[seat.palace].income_origin))
    found += [(COMPETENCIES[n].income, COMPETENCIES[n].income_origin) for n in seat.competencies]
    found += [(INNOVATIONS[n].income, INNOVATIONS[n].income_origin) for n in seat.innovations]
    return found


def board_income(seat: Seat) -> Gain:
    """What the places of the planning board show from which pieces were taken."""
    pieces = [seat.coloured(building).bit_count() for building in range(UNIVERSITY + 1)]
    key = (seat.terrain, pieces[WORKSHOP], pieces[GUILD], pieces[SCHOOL] + pieces[UNIVERSITY])
    if key not in _BOARD_INCOMES:
        board, workshops, guilds, scholars = seat.board, key[1], key[2], key[3]
        tools = board.income.tools + WORKSHOP_TOOLS[workshops]
        coins = board.income.coins + board.guild_coins[guilds]
        _BOARD_INCOMES[key] = Gain(f"{tools}t {coins}c {scholars}s {GUILD_POWER[guilds]}pw")
    return _BOARD_INCOMES[key]


_BOARD_INCOMES: Final[dict[tuple[int, int, int, int], Gain]] = {}


# --- the end of a round


class EndRound(NumberedStep[State]):
    """Everybody has passed: the next turn order, the science bonus in that order, everything usable again, a coin on
    every round bonus that nobody took. After the last round the game ends at once."""

    def run(self, state: State) -> None:
        if self.number == ROUNDS:
            return
        state.open_actions()
        state.put_coins_on_bonuses()
        for number in reversed(state.order):
            if not state.is_automa(number):
                _science_bonus(state, number)


def bonus_times(state: State, number: int, round: int) -> int:
    """How often the science bonus of a round's tile comes."""
    tile, seat = SCORING_TILES[state.scoring[round - 1]], state.seats[number]
    return (seat.science[tile.discipline] + seat.people.bonus_levels) // tile.levels


def _science_bonus(state: State, number: int) -> None:
    """Spades must be used at once; nothing is built with them."""
    tile, times = SCORING_TILES[state.scoring[state.round - 1]], bonus_times(state, number, state.round)
    seat = state.seats[number]
    for _ in range(times):
        seat.gain(tile.gain, Origins.SCIENCE_BONUS)
    if tile.gain.books * times:
        seat.offer("books", tile.gain.books * times, Origins.SCIENCE_BONUS.source)
        state.pending.append(GainBooks(number, tile.gain.books * times))
    if tile.spades * times:
        seat.offer("spades", tile.spades * times, Origins.SCIENCE_BONUS.source)
        state.pending.append(UseSpades(number, tile.spades * times, BONUS, NONE, 0))
