"""What the Automa's cards and factions are made of."""

from typing import Final, final


@final
class Act:
    """What a card or a faction makes the Automa do."""

    BUILD: Final = 0
    BUILD_ANYWHERE: Final = 1  # not only within reach
    UPGRADE: Final = 2
    BLOCK: Final = 3  # a power action and a book action
    SEND_SCHOLAR: Final = 4
    STEP: Final = 5
    TWO_STEPS: Final = 6  # in one discipline
    INNOVATION: Final = 7  # from round 3 on
    FACTION: Final = 8
    LEVEL_POINTS: Final = 9


@final
class Near:
    """Of which of its buildings the Automa builds in reach; `toward`: so that the two kinds come together."""

    UNMARKED: Final = 0
    MARKED: Final = 1
    UNMARKED_TOWARD: Final = 2
    MARKED_TOWARD: Final = 3


@final
class Card:
    """As the action card it says what is done, as the support card how it is chosen."""

    def __init__(
        self,
        id: str,
        acts: tuple[int, ...],
        near: int,
        priority: str,
        direction: str,
        count: int,
        *,
        bonus: int,
        letters: str,
        scoring_tile: bool = False,
        ends: bool = False,
        points: int = 0,
    ) -> None:
        self.id: Final[str] = id
        self.acts: Final[tuple[int, ...]] = acts
        self.points: Final[int] = points
        self.near: Final[int] = near
        self.priority: Final[str] = priority  # which row of the terrains
        self.backwards: Final[bool] = direction == "left-up"  # candidates are counted in reverse reading order
        self.count: Final[int] = count  # which candidate is taken
        self.scoring_tile: Final[bool] = scoring_tile  # a scholar goes to the discipline of the round's tile
        self.bonus: Final[int] = bonus  # the left, middle or right round bonus when passing
        self.letters: Final[str] = letters  # of the first two workshops
        self.ends: Final[bool] = ends  # as one of the last two cards it ends the round

    def __repr__(self) -> str:
        return f"Card({self.id!r})"


@final
class AutomaFaction:
    def __init__(
        self,
        id: str,
        science: tuple[int, int, int, int],
        acts: tuple[int, ...],
        *,
        more_points: int = 0,
        closest_first: bool = False,
        human_terrain: bool = False,
        most_power_first: bool = False,
        first_pass_twice: bool = False,
        points_a_building: int = 0,
    ) -> None:
        self.id: Final[str] = id
        self.science: Final[tuple[int, int, int, int]] = science
        self.acts: Final[tuple[int, ...]] = acts
        self.more_points: Final[int] = more_points  # than the level says, in its own action
        # Where it builds in its own action.
        self.closest_first: Final[bool] = closest_first  # to a human building, before terrain
        self.human_terrain: Final[bool] = human_terrain  # the priority of terrains begins with the human's
        self.most_power_first: Final[bool] = most_power_first  # to the human; and a step when two or more are taken
        self.first_pass_twice: Final[bool] = first_pass_twice
        self.points_a_building: Final[int] = points_a_building  # at the end

    def __repr__(self) -> str:
        return f"AutomaFaction({self.id!r})"


NO_FACTION: Final = AutomaFaction("", (0, 0, 0, 0), ())  # whose order a card's own build follows
