"""The seven planning boards. A line says only how one departs from the ordinary."""

from typing import Final

from boardwright.parts.level import EASY, HARD, MIDDLING

from ..rules.faction import PlanningBoard
from ..rules.vocabulary import DESERT, FOREST, LAKE, MOUNTAIN, PLAINS, SWAMP, WASTELAND

# fmt: off
BOARDS: Final = (
    PlanningBoard(DESERT, difficulty=EASY, spades=1),
    PlanningBoard(PLAINS, difficulty=EASY, terraforming_cost="1c 1t 1s"),
    PlanningBoard(SWAMP, difficulty=MIDDLING, start="15c 3t 1s", bowls=(3, 9)),
    PlanningBoard(LAKE, difficulty=MIDDLING, shipping=1, shipping_rewards=("", "", "3vp", "2b")),
    PlanningBoard(FOREST, difficulty=MIDDLING, bowls=(4, 8), each_discipline=1),
    PlanningBoard(MOUNTAIN, difficulty=EASY, income="1t 2c", guild_coins=(0, 3, 5, 7, 9)),
    PlanningBoard(WASTELAND, difficulty=HARD, start="15c 4t 1b", surcharges=(0, 0, 2)),
)
# fmt: on
