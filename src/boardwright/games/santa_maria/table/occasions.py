"""When a question is asked: in a turn, after a step of it, before year 1; and what is revealed in the middle of one."""

from boardwright.games.santa_maria.rules.religion import RollBlue
from boardwright.games.santa_maria.rules.setup import ChooseColony, ChooseHall
from boardwright.games.santa_maria.rules.shipping import DrawShip
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.turn import Turn
from boardwright.games.santa_maria.table.naming import say
from boardwright.kernel.decision import CHANCE, question
from boardwright.kernel.occasion import SETUP, STEP, TURN, Occasion
from boardwright.kernel.text import Text


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
