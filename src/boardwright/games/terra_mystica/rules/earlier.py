"""What earlier versions of the rules answered by themselves, so that their records are completed; and what is another
way in dumps of earlier versions."""

from boardwright.kernel.action import Action
from boardwright.kernel.decision import question

from .bridges import BuildBridge
from .moves import CULT, DIG, DROP, NO_CARD, PASS, SPECIAL, TO
from .power import Boon
from .spades import distance
from .state import State
from .structures import ChooseTop
from .terraform import Transform, UseSpades
from .tile import Special
from .turn import Turn
from .vocabulary import CULT_TOP


def unasked_by_1(state: State, seat: int) -> Action | None:
    """Version 1 gave up spades that fitted nowhere, took the only target of a free action, made home of the hex after
    one that cult spades had left foreign, gave a new key to the first track that waited for it, and passed for whoever
    could do nothing else."""
    asked = question(state, seat)
    others = [action for action in state.answers if action.of is not DROP]
    if isinstance(asked, UseSpades):
        return None if [action for action in others if _fitted_1(state, asked, action)] else DROP.action
    if isinstance(asked, Boon) and not isinstance(asked, BuildBridge):
        return others[0] if len(others) == 1 else None
    if isinstance(asked, Transform):
        home = TO[state.seats[seat].faction.home]
        return home if asked.foreign and home in others else None
    if isinstance(asked, ChooseTop):
        waited = [cult for cult in range(4) if CULT[cult] in others and _waits_for_key(state, seat, cult)]
        return CULT[waited[0]] if waited else None
    if isinstance(asked, Turn):
        useful = [action for action in others if action is not SPECIAL[Special.STRONGHOLD]]
        return PASS[NO_CARD] if useful == [PASS[NO_CARD]] else None
    return None


def _fitted_1(state: State, asked: UseSpades, action: Action) -> bool:
    """Whether version 1 asked about free spades for the sake of this answer: of land that was flown to it wanted a
    second payment, and after a hex left foreign, be it by cult spades, it wanted home."""
    if action.of is not DIG:
        return True
    hex, seat = DIG.value(action), state.seats[asked.seat]
    if asked.flown >> hex & 1:
        return False
    home, terrain = seat.faction.home, state.terrain[hex]
    return not asked.foreign or (terrain != home and distance(seat, terrain, home) <= asked.spades)


def fold_double_turn(state: State) -> None:
    """In earlier dumps the second half of a double turn lies below the first."""
    pending = state.pending
    for place in range(len(pending) - 1, 0, -1):
        if isinstance(pending[place], Turn) and pending[place] == pending[place - 1]:
            pending[place - 1 : place + 1] = [Turn(pending[place].seat, 1)]


def _waits_for_key(state: State, seat: int, cult: int) -> bool:
    player = state.seats[seat]
    return bool(player.blocked >> cult & 1) and player.cults[cult] == CULT_TOP - 1
