"""Planning boards and factions: any faction may play on any board."""

from typing import Final, final

from boardwright.parts.level import UNJUDGED

from .tile import NO_EFFECT, NONE, Effect
from .vocabulary import NOTHING, TERRAINS, Gain

WORKSHOP_TOOLS: Final = (0, 1, 2, 3, 4, 4, 5, 6, 7, 8)  # with so many on the map; the fifth brings none
GUILD_POWER: Final = (0, 1, 2, 4, 6)
WORKSHOP_COST: Final = Gain("1t 2c")
GUILD_COST: Final = Gain("2t 3c")  # beside somebody else's building
LONELY_GUILD_COST: Final = Gain("2t 6c")
SCHOOL_COST: Final = Gain("3t 5c")
PALACE_COST: Final = Gain("4t 6c")
UNIVERSITY_COST: Final = Gain("5t 8c")
SHIPPING_COST: Final = Gain("4c 1s")
TOOLS_FOR_A_SPADE: Final = (3, 2, 1)


@final
class PlanningBoard:
    """A line says only how a board departs from the ordinary one."""

    def __init__(
        self,
        terrain: int,
        *,
        difficulty: int,
        start: str = "15c 3t",
        bowls: tuple[int, int] = (5, 7),
        each_discipline: int = 0,
        spades: int = 0,
        income: str = "1t",
        guild_coins: tuple[int, ...] = (0, 2, 4, 6, 8),
        shipping: int = 0,
        shipping_rewards: tuple[str, ...] = ("", "2vp", "2b", "4vp"),
        terraforming_cost: str = "5c 1t 1s",
        terraforming_rewards: tuple[str, ...] = ("", "2b", "6vp"),
        surcharges: tuple[int, int, int] = (0, 1, 2),
    ) -> None:
        self.id: Final[str] = TERRAINS[terrain]
        self.difficulty: Final[int] = difficulty  # our own judgement; the rulebook names none for a first game
        self.start: Final[Gain] = Gain(start)
        self.bowls: Final[tuple[int, int]] = bowls
        self.each_discipline: Final[int] = each_discipline
        self.spades: Final[int] = spades  # in the preparation
        self.income: Final[Gain] = Gain(income)
        self.guild_coins: Final[tuple[int, ...]] = guild_coins
        self.shipping: Final[int] = shipping
        self.shipping_rewards: Final[tuple[Gain, ...]] = tuple([Gain(text) for text in shipping_rewards])  # by level
        self.terraforming_cost: Final[Gain] = Gain(terraforming_cost)
        self.terraforming_rewards: Final[tuple[Gain, ...]] = tuple([Gain(text) for text in terraforming_rewards])
        self.surcharges: Final[tuple[int, int, int]] = surcharges  # books for the first, second, third innovation

    def __repr__(self) -> str:
        return f"PlanningBoard({self.id!r})"


class Faction:
    """Its row of data, and the moments at which the rules ask what it gains: nothing, unless its class says more."""

    def __init__(
        self,
        id: str,
        science: tuple[int, int, int, int] = (0, 0, 0, 0),
        *,
        difficulty: int = UNJUDGED,
        any_steps: int = 0,
        start: str = "",
        income: str = "",
        competency: int = 0,
        workshops: int = 2,
        other_building: int = NONE,
        special: Effect | None = None,
        only_special: bool = False,
        bonus_levels: int = 0,
        power_discount: int = 0,
        tunnels: bool = False,
        land_bridges: bool = False,
        profits: tuple[int, ...] = (),
        whenever: int = NONE,
        each_time: str = "",
        revised: tuple[str, str, str, str] | None = None,
        first: tuple[str, str, str, str] | None = None,
    ) -> None:
        """`each_time` is what `whenever` brings; where it differs by edition and number of players (2, 3, 4, 5),
        `revised` and `first` say so instead."""
        self.id: Final[str] = id
        self.science: Final[tuple[int, int, int, int]] = science
        self.difficulty: Final[int] = difficulty  # our own judgement
        self.any_steps: Final[int] = any_steps
        self.start: Final[Gain] = Gain(start)
        self.income: Final[Gain] = Gain(income)
        self.competency: Final[int] = competency  # in the preparation
        self.workshops: Final[int] = workshops  # among the first buildings
        self.other_building: Final[int] = other_building  # and this one
        self.special: Final[Effect | None] = special
        self.only_special: Final[bool] = only_special  # all that it can do
        self.bonus_levels: Final[int] = bonus_levels  # that the science bonus counts more
        self.power_discount: Final[int] = power_discount  # of power actions
        self.tunnels: Final[bool] = tunnels
        self.land_bridges: Final[bool] = land_bridges  # a bridge as a special action, over land too
        self.profits: Final[tuple[int, ...]] = profits  # what it does with more profit than others
        self.whenever: Final[int] = whenever  # what is done
        usual = Gain(each_time) if each_time else NOTHING
        self._each_time: Final[tuple[tuple[Gain, ...], ...]] = tuple(
            [tuple([Gain(text) for text in texts]) if texts else (usual,) * 4 for texts in (revised, first)]
        )

    def each_time(self, edition: int, players: int) -> Gain:
        return self._each_time[edition][players - 2]

    def __repr__(self) -> str:
        return f"Faction({self.id!r})"

    # --- moments

    def brings(self, what: int, edition: int, players: int) -> Gain | None:
        """For something done, each time."""
        return self.each_time(edition, players) if what == self.whenever else None

    def competency_taken(self) -> int:
        """Books of its discipline."""
        return 0

    def city_taken(self) -> Effect:
        return NO_EFFECT


ORDINARY: Final = Faction("")
