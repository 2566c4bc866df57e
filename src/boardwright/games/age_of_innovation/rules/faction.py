"""Planning boards and factions: any faction may play on any board."""

from typing import Final, final

from .tile import Effect
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


@final
class Ability:
    """The factions, and so their abilities; each is used in the chapter that it departs from."""

    BLESSED: Final = 0  # the science bonus counts three levels more
    FELINES: Final = 1  # steps and a book for cities
    GOBLINS: Final = 2  # coins for spades
    ILLUSIONISTS: Final = 3  # cheaper power actions, and points for them
    INVENTORS: Final = 4  # begin with a competency
    LIZARDS: Final = 5  # a spade and a workshop for cities
    MOLES: Final = 6  # tunnels, and bridges for a tool, over land too
    MONKS: Final = 7  # begin with their university
    NAVIGATORS: Final = 8  # points for workshops beside a river
    OMAR: Final = 9  # begin with a tower too
    PHILOSOPHERS: Final = 10  # a book for competencies
    PSYCHICS: Final = 11  # a second action


@final
class Faction:
    def __init__(
        self,
        id: str,
        science: tuple[int, int, int, int] = (0, 0, 0, 0),
        *,
        any_steps: int = 0,
        start: str = "",
        income: str = "",
        competency: int = 0,
        special: Effect | None = None,
        each_time: str = "",
        revised: tuple[str, str, str, str] | None = None,
        first: tuple[str, str, str, str] | None = None,
    ) -> None:
        """`each_time` is what the ability brings; where it differs by edition and number of players (2, 3, 4, 5),
        `revised` and `first` say so instead."""
        self.id: Final[str] = id
        self.science: Final[tuple[int, int, int, int]] = science
        self.any_steps: Final[int] = any_steps
        self.start: Final[Gain] = Gain(start)
        self.income: Final[Gain] = Gain(income)
        self.competency: Final[int] = competency  # in the preparation
        self.special: Final[Effect | None] = special
        usual = Gain(each_time) if each_time else NOTHING
        self._each_time: Final[tuple[tuple[Gain, ...], ...]] = tuple(
            [tuple([Gain(text) for text in texts]) if texts else (usual,) * 4 for texts in (revised, first)]
        )

    def each_time(self, edition: int, players: int) -> Gain:
        return self._each_time[edition][players - 2]

    def __repr__(self) -> str:
        return f"Faction({self.id!r})"
