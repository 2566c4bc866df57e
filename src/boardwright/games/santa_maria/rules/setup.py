"""Preparing the game: the common board, then the colonies. (Rulebook: Preparation, Advanced preparation)"""

from collections.abc import Sequence
from typing import ClassVar, Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import CHANCE, Decision, Step
from boardwright.kernel.kind import Sole
from boardwright.kernel.verdict import Reason, Words

from .catalogue import NONE, YEARS
from .expansion import PlaceTile
from .moves import COLONY, DOCK, DRAW_BISHOP, DRAW_SCHOLAR, HALL
from .passing import TAKEN
from .religion import MISSIONS_FROM
from .rounds import Year, blue_rolls, common_board
from .scoring import FinalScoring
from .seat import Seat
from .shipping import DrawTile
from .state import State
from .vocabulary import BISHOPS, DOCKS, MISSIONS, SCHOLARS, Source

DRAWN: Final = 3  # scholars, and as many bishops

# How the colonies are chosen.
DEALT: Final = 0
CHOSEN: Final = 1
ADVANCED: Final = 2
COLONIES: Final = ("dealt", "chosen", "advanced")


class Preparation(Step[State]):
    """A whole game lies on the stack, its first part on top."""

    def __init__(self, colonies: int) -> None:
        super().__init__()
        self.colonies: Final[int] = colonies

    def run(self, state: State) -> None:
        stack = state.pending
        stack.append(FinalScoring())
        stack += [Year(year) for year in range(YEARS, 0, -1)]
        if self.colonies == ADVANCED:
            stack += self._advanced(state)
        else:
            stack += self._basic(state)
        stack += common_board(state)
        stack += [DrawStartingShip(dock) for dock in range(len(DOCKS) - 1, -1, -1)]
        stack += [DrawBishop()] * DRAWN
        stack += [DrawScholar()] * DRAWN
        for mission in range(MISSIONS):
            state.offer_place(MISSIONS_FROM + mission)

    def _basic(self, state: State) -> list[Decision[State]]:
        """Colonies of side A, dealt or chosen from the last player to the first; then everybody rolls a blue die."""
        seats = range(len(state.seats))
        if self.colonies == DEALT:
            return [*blue_rolls(state), *[DealColony(seat) for seat in reversed(seats)]]
        return [*blue_rolls(state), *[ChooseColony(seat) for seat in seats]]

    def _advanced(self, state: State) -> list[Decision[State]]:
        """Side B for all. The dice are rolled, then town halls are chosen with their scholars, from the last to the
        first."""
        for seat in state.seats:
            settle(state, seat, len(state.catalogue.colonies) - 1)
        stack: list[Decision[State]] = [PutHallsAway()]
        stack += [ChooseHall(number) for number in range(len(state.seats))]
        stack += [DrawHallScholar(hall) for hall in reversed(range(len(state.halls)))]
        return [*stack, *blue_rolls(state)]

    def args(self) -> Sequence[int]:
        return (self.colonies,)


def settle(state: State, seat: Seat, colony: int) -> None:
    """A colony board with its printed buildings."""
    seat.take_home(state.catalogue.colonies[colony])
    printed = state.catalogue.colonies[colony].spaces
    cells = [cell for cell, space in enumerate(printed) if space != NONE]
    seat.settle(state.catalogue, cells, [printed[cell] for cell in cells], Source.SETUP)


class DrawScholar(Sole[State, int]):
    """Three of the ten scholars can be studied with."""

    verb: Verb[int] = DRAW_SCHOLAR

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, state: State) -> Sequence[Action]:
        return [DRAW_SCHOLAR.actions[place] for place in range(len(SCHOLARS)) if not state.offered >> place & 1]

    def do(self, state: State, scholar: int) -> None:
        state.offer_place(scholar)

    def words(self, state: State, scholar: int) -> Words:
        return "scholar", {"name": scholar}

    def args(self) -> Sequence[int]:
        return ()


class DrawBishop(Sole[State, int]):
    """Three of the six bishops can be served."""

    verb: Verb[int] = DRAW_BISHOP

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, state: State) -> Sequence[Action]:
        first = len(SCHOLARS)
        return [
            DRAW_BISHOP.actions[bishop] for bishop in range(len(BISHOPS)) if not state.offered >> first + bishop & 1
        ]

    def do(self, state: State, bishop: int) -> None:
        state.offer_place(len(SCHOLARS) + bishop)

    def words(self, state: State, bishop: int) -> Words:
        return "bishop", {"name": len(SCHOLARS) + bishop}

    def args(self) -> Sequence[int]:
        return ()


class DrawStartingShip(DrawTile):
    """The four starting tiles lie at the docks at random."""

    def legal(self, state: State) -> Sequence[Action]:
        ships = state.catalogue.ships
        return [DOCK.actions[ship.index] for ship in ships if ship.start and ship.index not in state.docks]

    def do(self, state: State, ship: int) -> None:
        state.dock_ship(self.dock, ship, Source.SETUP)


class TakeColony(Sole[State, int]):
    """A colony of side A that nobody has yet."""

    abstract: ClassVar[bool] = True

    verb: Verb[int] = COLONY

    def __init__(self, owner: int, seat: int) -> None:
        super().__init__(seat)
        self.owner: Final[int] = owner

    def why_not(self, state: State, colony: int) -> Reason | None:
        return TAKEN if any(seat.home == colony for seat in state.seats) else None

    def do(self, state: State, colony: int) -> None:
        settle(state, state.seats[self.owner], colony)

    def words(self, state: State, colony: int) -> Words:
        return "dealt" if self.seat == CHANCE else "colony", {"colony": colony}

    def args(self) -> Sequence[int]:
        return (self.owner,)


class DealColony(TakeColony):
    """In a first game the colonies are dealt."""

    def __init__(self, owner: int) -> None:
        super().__init__(owner, CHANCE)


class ChooseColony(TakeColony):
    """Later games: everybody chooses, counter-clockwise from the player to the right of the first one."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, seat)


class DrawHallScholar(Sole[State, int]):
    """Each town hall comes with a scholar that is not on the common board."""

    verb: Verb[int] = DRAW_SCHOLAR

    def __init__(self, hall: int) -> None:
        super().__init__(CHANCE)
        self.hall: Final[int] = hall

    def legal(self, state: State) -> Sequence[Action]:
        taken = state.offered
        return [DRAW_SCHOLAR.actions[s] for s in range(len(SCHOLARS)) if not taken >> s & 1 and s not in state.halls]

    def do(self, state: State, scholar: int) -> None:
        state.offer_hall(self.hall, scholar)

    def words(self, state: State, scholar: int) -> Words:
        return "hall-scholar", {"tile": state.catalogue.halls[self.hall].index, "name": scholar}

    def args(self) -> Sequence[int]:
        return (self.hall,)


class ChooseHall(Sole[State, int]):
    """A town hall and its scholar, who counts as trained by this player and can be trained by nobody else. [3]"""

    verb: Verb[int] = HALL

    def options(self, state: State) -> Sequence[int]:
        return [hall for hall, scholar in enumerate(state.halls) if scholar != NONE]

    def do(self, state: State, hall: int) -> None:
        seat = state.seats[self.seat]
        seat.learn_alone(state.halls[hall])
        state.offer_hall(hall, NONE)
        state.pending.append(PlaceTile(self.seat, state.catalogue.halls[hall].index))

    def words(self, state: State, hall: int) -> Words:
        return "hall", {"scholar": state.halls[hall]}


class PutHallsAway(Step[State]):
    """What nobody chose goes back into the box."""

    def run(self, state: State) -> None:
        for hall in range(len(state.halls)):
            state.offer_hall(hall, NONE)
