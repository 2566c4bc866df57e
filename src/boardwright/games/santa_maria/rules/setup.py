"""Preparing the game: the common board, then the colonies. (Rulebook: Preparation, Advanced preparation)"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.santa_maria.rules.catalogue import HALLS, NONE, YEARS
from boardwright.games.santa_maria.rules.expansion import PlaceTile
from boardwright.games.santa_maria.rules.moves import COLONY, DOCK, DRAW_BISHOP, DRAW_SCHOLAR, EXPANSIONS, HALL
from boardwright.games.santa_maria.rules.religion import MISSIONS_FROM
from boardwright.games.santa_maria.rules.rounds import Year, blue_rolls, common_board
from boardwright.games.santa_maria.rules.scoring import FinalScoring
from boardwright.games.santa_maria.rules.seat import Seat
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.vocabulary import BISHOPS, DOCKS, MISSIONS, SCHOLARS, Source
from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, Decision, Step

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
        stack += [DrawHallScholar(hall) for hall in range(HALLS - 1, -1, -1)]
        return [*stack, *blue_rolls(state)]

    def args(self) -> Sequence[int]:
        return (self.colonies,)


def settle(state: State, seat: Seat, colony: int) -> None:
    """A colony board with its printed buildings."""
    seat.take_home(state.catalogue.colonies[colony])
    printed = state.catalogue.colonies[colony].spaces
    cells = [cell for cell, space in enumerate(printed) if space != NONE]
    seat.settle(state.catalogue, cells, [printed[cell] for cell in cells], Source.SETUP)


class DrawScholar(Decision[State]):
    """Three of the ten scholars can be studied with."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, state: State) -> Sequence[Action]:
        return [DRAW_SCHOLAR[place] for place in range(len(SCHOLARS)) if not state.offered >> place & 1]

    def apply(self, state: State, action: Action) -> None:
        state.offer_place(action.index - DRAW_SCHOLAR[0].index)

    def args(self) -> Sequence[int]:
        return ()


class DrawBishop(Decision[State]):
    """Three of the six bishops can be served."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, state: State) -> Sequence[Action]:
        first = len(SCHOLARS)
        return [DRAW_BISHOP[number] for number in range(len(BISHOPS)) if not state.offered >> first + number & 1]

    def apply(self, state: State, action: Action) -> None:
        state.offer_place(len(SCHOLARS) + action.index - DRAW_BISHOP[0].index)

    def args(self) -> Sequence[int]:
        return ()


class DrawStartingShip(Decision[State]):
    """The four starting tiles lie at the docks at random."""

    def __init__(self, dock: int) -> None:
        super().__init__(CHANCE)
        self.dock: Final[int] = dock

    def legal(self, state: State) -> Sequence[Action]:
        return [DOCK[ship.index] for ship in state.catalogue.ships if ship.start and ship.index not in state.docks]

    def apply(self, state: State, action: Action) -> None:
        state.dock_ship(self.dock, action.index - DOCK[0].index, Source.SETUP)

    def args(self) -> Sequence[int]:
        return (self.dock,)


def _colonies_left(state: State) -> list[Action]:
    taken = [seat.home for seat in state.seats]
    return [COLONY[colony] for colony in range(len(COLONY)) if colony not in taken]


class DealColony(Decision[State]):
    """In a first game the colonies are dealt."""

    def __init__(self, owner: int) -> None:
        super().__init__(CHANCE)
        self.owner: Final[int] = owner

    def legal(self, state: State) -> Sequence[Action]:
        return _colonies_left(state)

    def apply(self, state: State, action: Action) -> None:
        settle(state, state.seats[self.owner], action.index - COLONY[0].index)

    def args(self) -> Sequence[int]:
        return (self.owner,)


class ChooseColony(Decision[State]):
    """Later games: everybody chooses, counter-clockwise from the player to the right of the first one."""

    def legal(self, state: State) -> Sequence[Action]:
        return _colonies_left(state)

    def apply(self, state: State, action: Action) -> None:
        settle(state, state.seats[self.seat], action.index - COLONY[0].index)


class DrawHallScholar(Decision[State]):
    """Each town hall comes with a scholar that is not on the common board."""

    def __init__(self, hall: int) -> None:
        super().__init__(CHANCE)
        self.hall: Final[int] = hall

    def legal(self, state: State) -> Sequence[Action]:
        taken = state.offered
        return [DRAW_SCHOLAR[s] for s in range(len(SCHOLARS)) if not taken >> s & 1 and s not in state.halls]

    def apply(self, state: State, action: Action) -> None:
        state.offer_hall(self.hall, action.index - DRAW_SCHOLAR[0].index)

    def args(self) -> Sequence[int]:
        return (self.hall,)


class ChooseHall(Decision[State]):
    """A town hall and its scholar, who counts as trained by this player and can be trained by nobody else. [3]"""

    def legal(self, state: State) -> Sequence[Action]:
        return [HALL[hall] for hall in range(HALLS) if state.halls[hall] != NONE]

    def apply(self, state: State, action: Action) -> None:
        hall = action.index - HALL[0].index
        seat = state.seats[self.seat]
        seat.learn_alone(state.halls[hall])
        state.offer_hall(hall, NONE)
        state.pending.append(PlaceTile(self.seat, EXPANSIONS + hall))


class PutHallsAway(Step[State]):
    """What nobody chose goes back into the box."""

    def run(self, state: State) -> None:
        for hall in range(HALLS):
            state.offer_hall(hall, NONE)
