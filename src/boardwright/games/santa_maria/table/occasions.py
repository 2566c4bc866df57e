"""When a question is asked: in a turn, after a step of it, before year 1; and what is revealed in the middle of one."""

from boardwright.kernel.decision import CHANCE, question
from boardwright.kernel.occasion import SETUP, STEP, TURN, Occasion
from boardwright.kernel.text import Text

from ..rules.religion import RollBlue
from ..rules.setup import ChooseColony, ChooseHall
from ..rules.shipping import DrawShip
from ..rules.state import State
from ..rules.turn import Turn
from .naming import say


def occasion(state: State, seat: int) -> Occasion:
    asked = question(state, seat)
    if isinstance(asked, ChooseColony | ChooseHall):
        return Occasion(SETUP, stages=[say("stage-colonies"), say("stage-year")])
    return Occasion(TURN if isinstance(asked, Turn) else STEP)


def reveal(state: State) -> Text:
    """'' for what a turn ends with."""
    drawn = question(state, CHANCE)
    if isinstance(drawn, RollBlue):
        return say("reveal-roll-blue")
    return say("reveal-draw-ship") if isinstance(drawn, DrawShip) else ""
