"""When a question is asked: in a turn, after a step of it, when others build, before round 1."""

from typing import Final

from boardwright.kernel.decision import NOBODY, question
from boardwright.kernel.occasion import ANSWER, SETUP, STEP, TURN, Occasion

from ..rules.beginning import FirstBuilding
from ..rules.laying import ChooseBonus
from ..rules.power import TakePower
from ..rules.setup import ChooseBundle, Draft
from ..rules.solo import (
    ChooseAutomaFaction,
    ChooseAutomaLevel,
    ChooseAutomaTerrain,
    ChooseSoloBoard,
    ChooseSoloFaction,
)
from ..rules.state import State
from ..rules.turn import AfterAction, Turn
from .naming import faction_name, say

_STAGES: Final = ("stage-choosing", "stage-buildings", "stage-round")


def occasion(state: State, seat: int) -> Occasion:
    asked = question(state, seat)
    if isinstance(asked, Turn | AfterAction):
        return Occasion(TURN)
    if isinstance(asked, TakePower):
        return _offer(state, asked)
    choosing = isinstance(asked, ChooseBundle | Draft | ChooseBonus | ChooseSoloBoard | ChooseSoloFaction)
    alone = isinstance(asked, ChooseAutomaLevel | ChooseAutomaFaction | ChooseAutomaTerrain)
    if choosing or alone or isinstance(asked, FirstBuilding):
        stage = 1 if isinstance(asked, FirstBuilding) else 0
        return Occasion(SETUP, stages=[say(id) for id in _STAGES], stage=stage)
    return Occasion(STEP)


def _offer(state: State, asked: TakePower) -> Occasion:
    offers = [frame for frame in state.pending if isinstance(frame, TakePower) and frame.seat == asked.seat]
    if state.is_automa(asked.builder):
        return Occasion(ANSWER, say("occasion-offer-of-the-automa"), by=NOBODY, waiting=len(offers))
    builder = faction_name(state.seats[asked.builder].people)
    return Occasion(ANSWER, say("occasion-offer", builder=builder), by=asked.builder, waiting=len(offers))
