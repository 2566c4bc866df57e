"""The factions: what each departs in, and its row of data. Their words have their ids: faction-<id>, ability-<id>."""

from typing import Final

from boardwright.parts.level import EASY, HARD, MIDDLING

from ..rules.faction import Faction
from ..rules.tile import Effect
from ..rules.vocabulary import (
    CITY,
    POWER_ACTION_USED,
    RIVER_WORKSHOP,
    SCHOOL,
    SPADE,
    STEP,
    TOWER,
    TUNNEL_DUG,
    UNIVERSITY,
    WORKSHOP,
)

STEPS_AND_A_BOOK: Final = Effect("1b", any_steps=3)
SETTLEMENT: Final = Effect(settlement=True)


class Felines(Faction):
    def city_taken(self) -> Effect:
        return STEPS_AND_A_BOOK


class Lizards(Faction):
    def city_taken(self) -> Effect:
        return SETTLEMENT


class Philosophers(Faction):
    def competency_taken(self) -> int:
        return 1


# fmt: off
# Science in the order banking, law, engineering, medicine.
FACTIONS: Final = (
    Faction("blessed", (1, 1, 1, 1), difficulty=EASY, bonus_levels=3),
    Felines("felines", (1, 0, 0, 1), difficulty=MIDDLING, profits=(CITY, STEP)),
    Faction("goblins", (1, 0, 1, 0), difficulty=EASY, start="1t", whenever=SPADE, each_time="2c", profits=(SPADE,)),
    Faction("illusionists", (0, 0, 0, 2), difficulty=MIDDLING, power_discount=1, whenever=POWER_ACTION_USED,
            revised=("1vp", "1vp", "2vp", "2vp"), first=("3vp", "3vp", "3vp", "4vp")),
    Faction("inventors", difficulty=HARD, competency=1),
    Lizards("lizards", difficulty=HARD, any_steps=2, profits=(CITY,)),
    Faction("moles", (0, 0, 2, 0), difficulty=MIDDLING, tunnels=True, land_bridges=True, whenever=TUNNEL_DUG,
            revised=("4vp", "5vp", "6vp", "7vp"), first=("4vp", "4vp", "4vp", "4vp")),
    Faction("monks", (0, 1, 0, 0), difficulty=MIDDLING, workshops=0, other_building=UNIVERSITY, competency=1),
    Faction("navigators", (0, 3, 0, 0), difficulty=EASY, profits=(WORKSHOP,), whenever=RIVER_WORKSHOP,
            revised=("2vp 1c",) * 4, first=("2vp",) * 4),
    Faction("omar", (1, 0, 1, 0), difficulty=EASY, income="2pw 2c", other_building=TOWER),
    Philosophers("philosophers", (2, 0, 0, 0), difficulty=MIDDLING, special=Effect("1b"), profits=(SCHOOL,)),
    Faction("psychics", (1, 0, 0, 1), difficulty=HARD, start="1t",
            special=Effect("5pw", second_action=True), only_special=True),
)
# fmt: on
PRINTED: Final = 12  # those behind them were added later, and the indices of their actions come last
