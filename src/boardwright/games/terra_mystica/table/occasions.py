"""When a question is asked: in a turn, after a step of it, when others build, before round 1."""

from typing import Final

from boardwright.kernel.decision import question
from boardwright.kernel.occasion import ANSWER, SETUP, STEP, TURN, Occasion

from ..rules.power import TakePower
from ..rules.setup import ChooseFaction, FirstCard, FirstDwelling
from ..rules.state import State
from ..rules.turn import AfterAction, Turn
from ..rules.vocabulary import DWELLING
from . import naming
from .naming import say

_STAGES: Final = ("stage-factions", "stage-dwellings", "stage-cards", "stage-round")


def occasion(state: State, seat: int) -> Occasion:
    asked = question(state, seat)
    if isinstance(asked, Turn | AfterAction):
        return Occasion(TURN)
    if isinstance(asked, TakePower):
        builder = naming.faction_name(state.seats[asked.builder].faction)
        offers = [frame for frame in state.pending if isinstance(frame, TakePower) and frame.seat == seat]
        return Occasion(ANSWER, say("occasion-offer", builder=builder), by=asked.builder, waiting=len(offers))
    if isinstance(asked, ChooseFaction | FirstDwelling | FirstCard):
        stages = [say(id) for id in _STAGES]
        if isinstance(asked, FirstCard):
            return Occasion(SETUP, stages=stages, stage=2)
        if isinstance(asked, ChooseFaction):
            before = len([each for each in state.seats if each.chosen])
            words = say("occasion-faction", number=before + 1, all=len(state.seats))
            return Occasion(SETUP, words, stages=stages, stage=0)
        placed = state.seats[seat].count(DWELLING)
        left = len([frame for frame in state.pending if isinstance(frame, FirstDwelling) and frame.seat == seat])
        words = say("occasion-first-dwelling", number=placed + 1, all=placed + left)
        return Occasion(SETUP, words, stages=stages, stage=1)
    return Occasion(STEP)
