"""The seven planning boards and the twelve factions. A line says only how one departs from the ordinary."""

from typing import Final

from ..rules.faction import Faction, PlanningBoard
from ..rules.tile import Effect
from ..rules.vocabulary import (
    DESERT,
    FOREST,
    LAKE,
    MOUNTAIN,
    PLAINS,
    SWAMP,
    WASTELAND,
)

# fmt: off
BOARDS: Final = (
    PlanningBoard(DESERT, spades=1),
    PlanningBoard(PLAINS, terraforming_cost="1c 1t 1s"),
    PlanningBoard(SWAMP, start="15c 3t 1s", bowls=(3, 9)),
    PlanningBoard(LAKE, shipping=1, shipping_rewards=("", "", "3vp", "2b")),
    PlanningBoard(FOREST, bowls=(4, 8), each_discipline=1),
    PlanningBoard(MOUNTAIN, income="1t 2c", guild_coins=(0, 3, 5, 7, 9)),
    PlanningBoard(WASTELAND, start="15c 4t 1b", surcharges=(0, 0, 2)),
)

# Science in the order banking, law, engineering, medicine. In the order of Ability.
FACTIONS: Final = (
    Faction("blessed", (1, 1, 1, 1)),
    Faction("felines", (1, 0, 0, 1)),
    Faction("goblins", (1, 0, 1, 0), start="1t", each_time="2c"),
    Faction("illusionists", (0, 0, 0, 2), revised=("1vp", "1vp", "2vp", "2vp"), first=("3vp", "3vp", "3vp", "4vp")),
    Faction("inventors", competency=1),
    Faction("lizards", any_steps=2),
    Faction("moles", (0, 0, 2, 0), revised=("4vp", "5vp", "6vp", "7vp"), first=("4vp", "4vp", "4vp", "4vp")),
    Faction("monks", (0, 1, 0, 0), competency=1),
    Faction("navigators", (0, 3, 0, 0), revised=("2vp 1c",) * 4, first=("2vp",) * 4),
    Faction("omar", (1, 0, 1, 0), income="2pw 2c"),
    Faction("philosophers", (2, 0, 0, 0), special=Effect("1b")),
    Faction("psychics", (1, 0, 0, 1), start="1t", special=Effect("5pw", second_action=True)),
)
# fmt: on
