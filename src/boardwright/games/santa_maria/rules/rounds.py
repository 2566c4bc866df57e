"""A year, its end and the preparation of the next one. (Rulebook: Course of the game, End of the year)"""

from collections.abc import Sequence
from typing import ClassVar, Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import CHANCE, Decision, Step
from boardwright.kernel.kind import Sole

from .catalogue import NONE, YEARS
from .colony import cells_of
from .conquest import score_conquest
from .moves import ROLL_WHITE, SHOW
from .religion import RollBlue, blue_dice
from .state import DICE, State
from .turn import NextTurn
from .vocabulary import DOUBLE, TRIPLE, Source

SHOWN: Final = 5  # doubles, and as many triples


class Year(Step[State]):
    """Turns go round until all have passed."""

    def __init__(self, year: int) -> None:
        super().__init__()
        self.year: Final[int] = year

    def run(self, state: State) -> None:
        state.begin_year(self.year)
        state.pending.append(EndOfYear())
        state.pending.append(NextTurn(state.first - 1))

    def args(self) -> Sequence[int]:
        return (self.year,)


class EndOfYear(Step[State]):
    """Points for the conquest; coins and dice leave the buildings; then the next year is prepared. [26]"""

    def run(self, state: State) -> None:
        score_conquest(state)
        for seat in state.seats:
            seat.clear_buildings()
        if state.year == YEARS:
            return
        state.begin_year(state.year + 1)
        spaces = [seat.space for seat in state.seats]
        state.pass_first(spaces.index(min(spaces)))
        for seat in state.seats:
            seat.lie_on(NONE, Source.YEAR)
        state.collect_dice()
        state.pending.extend(blue_rolls(state))
        state.pending.extend(common_board(state))


def blue_rolls(state: State) -> list[Decision[State]]:
    """All unlocked blue dice are rolled."""
    rolls: list[Decision[State]] = []
    for number in range(len(state.seats) - 1, -1, -1):
        rolls += [RollBlue(number)] * blue_dice(state, number)
    return rolls


def common_board(state: State) -> list[Decision[State]]:
    """New expansion tiles, and all white dice rolled: what is shown and rolled before a year, last frame first."""
    state.take_tiles(state.shown, Source.YEAR)
    white: list[Decision[State]] = [RollWhite()] * (DICE * len(state.seats))
    return [*white, ShowTiles(TRIPLE, SHOWN), ShowTiles(DOUBLE, SHOWN)]


class RollWhite(Sole[State, int]):
    """A white die of the common pool."""

    verb: Verb[int] = ROLL_WHITE
    noun: ClassVar[str] = "pips"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, state: State) -> Sequence[Action]:
        return ROLL_WHITE.actions

    def do(self, state: State, pips: int) -> None:
        state.roll_white(pips)

    def args(self) -> Sequence[int]:
        return ()


class ShowTiles(Sole[State, int]):
    """A tile from a stack is turned up, until five of its shape lie open. The last five need no drawing."""

    verb: Verb[int] = SHOW
    noun: ClassVar[str] = "tile"

    def __init__(self, shape: int, left: int) -> None:
        super().__init__(CHANCE)
        self.shape: Final[int] = shape
        self.left: Final[int] = left

    def auto(self, state: State) -> bool:
        if (state.tiles & self._all(state)).bit_count() > self.left:
            return super().auto(state)
        state.pending.pop()
        state.show_tiles(state.tiles & self._all(state))
        return True

    def legal(self, state: State) -> Sequence[Action]:
        return [SHOW[tile] for tile in cells_of(state.tiles & self._all(state))]

    def do(self, state: State, tile: int) -> None:
        state.show_tiles(1 << tile)
        if self.left > 1:
            state.pending.append(ShowTiles(self.shape, self.left - 1))

    def _all(self, state: State) -> int:
        """All tiles of the shape as bits."""
        return state.catalogue.doubles if self.shape == DOUBLE else state.catalogue.triples

    def args(self) -> Sequence[int]:
        return (self.shape, self.left)
