"""The Automa: its cards, its levels, the seven of its factions whose cards are known whole.

From one public helper application; the official booklet was not available. Symbionts, Blight and Gognomes are left out:
what their cards say could not be found."""

# ruff: noqa: E501  (a tile is one line)

from typing import Final

from ..rules.automaton import Act, AutomaFaction, Card, Near

# fmt: off
CARDS: Final = (
    Card("1s", (Act.UPGRADE, Act.LEVEL_POINTS), Near.MARKED, "A", "right-down", 2, scoring_tile=True, bonus=0, letters="AB"),
    Card("2s", (Act.BLOCK, Act.LEVEL_POINTS), Near.MARKED, "B", "left-up", 1, bonus=1, letters="AB", ends=True),
    Card("3s", (Act.SEND_SCHOLAR,), Near.UNMARKED_TOWARD, "B", "right-down", 3, scoring_tile=True, bonus=2, letters="AB"),
    Card("4s", (Act.BUILD,), Near.UNMARKED, "B", "left-up", 3, bonus=0, letters="AB", ends=True),
    Card("5s", (Act.FACTION,), Near.MARKED_TOWARD, "A", "left-up", 2, bonus=1, letters="AB"),
    Card("6s", (Act.INNOVATION, Act.STEP), Near.UNMARKED, "A", "right-down", 1, bonus=2, letters="CD"),
    Card("7", (Act.FACTION,), Near.UNMARKED_TOWARD, "B", "right-down", 4, bonus=0, letters="CD", ends=True),
    Card("8", (Act.SEND_SCHOLAR,), Near.MARKED_TOWARD, "A", "right-down", 1, bonus=1, letters="CD", ends=True, points=3),
    Card("9", (Act.SEND_SCHOLAR,), Near.MARKED_TOWARD, "A", "right-down", 2, bonus=2, letters="CD", ends=True, points=3),
    Card("10", (Act.UPGRADE,), Near.UNMARKED_TOWARD, "B", "left-up", 4, bonus=0, letters="CD", ends=True, points=2),
    Card("11", (Act.UPGRADE, Act.LEVEL_POINTS), Near.UNMARKED_TOWARD, "A", "left-up", 2, bonus=1, letters="EF", ends=True),
    Card("12", (Act.BLOCK, Act.LEVEL_POINTS), Near.UNMARKED_TOWARD, "A", "left-up", 3, bonus=2, letters="EF", ends=True),
    Card("13", (Act.BUILD,), Near.MARKED_TOWARD, "B", "left-up", 1, bonus=0, letters="EF", ends=True, points=3),
    Card("14", (Act.BLOCK, Act.LEVEL_POINTS), Near.MARKED_TOWARD, "B", "right-down", 3, bonus=1, letters="EF", ends=True),
)
STARTERS: Final = 6  # the first cards; the others are the reserve

# Offsets along the wheel from a terrain, the best first.
TERRAIN_PRIORITIES: Final = {"A": (0, 6, 1, 5, 3, 2, 4), "B": (0, 1, 6, 2, 4, 5, 3)}

# By level, in rounds 1-2, 3-4, 5-6.
SHIPPING: Final = ((0, 1, 2), (0, 1, 2), (1, 2, 2), (1, 2, 2), (1, 2, 3))
LEVEL_POINTS: Final = ((0, 1, 1), (1, 2, 3), (2, 2, 3), (2, 3, 3), (3, 4, 4))
LEVELS: Final = len(SHIPPING)

AUTOMA_FACTIONS: Final = (
    AutomaFaction("simpletons", (1, 1, 1, 1), (Act.BUILD, Act.LEVEL_POINTS)),
    AutomaFaction("kuddlers", (1, 1, 0, 0), (Act.BUILD, Act.LEVEL_POINTS), more_points=1, closest_first=True, human_terrain=True),
    AutomaFaction("druids", (0, 0, 0, 2), (Act.BUILD, Act.TWO_STEPS)),
    AutomaFaction("racelings", (0, 1, 0, 1), (Act.BUILD,), first_pass_twice=True),
    AutomaFaction("wanderers", (1, 0, 1, 0), (Act.BUILD_ANYWHERE, Act.LEVEL_POINTS), more_points=-1, points_a_building=2),
    AutomaFaction("mimics", (0, 1, 1, 0), (Act.BUILD, Act.LEVEL_POINTS), more_points=1, human_terrain=True),
    AutomaFaction("powermongers", (0, 0, 1, 1), (Act.BUILD, Act.LEVEL_POINTS), most_power_first=True),
)
# fmt: on
