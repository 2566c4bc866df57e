"""A faction board: costs, incomes, tracks and the name of its ability."""

from typing import Final, final

from .vocabulary import NOTHING, Gain


@final
class Ability:
    """Named exceptions to the rules; each is used in the chapter that it departs from."""

    NONE: Final = -1
    ALCHEMISTS: Final = 0  # trade points and coins; power for spades with the stronghold
    AUREN: Final = 1  # a favor tile, and two cult steps a round, with the stronghold
    CHAOS_MAGICIANS: Final = 2  # one first dwelling, two favors a time; a double turn with the stronghold
    CULTISTS: Final = 3  # a cult step when somebody takes their power
    DARKLINGS: Final = 4  # priests for spades; ordination with the stronghold
    DWARVES: Final = 5  # tunnels
    ENGINEERS: Final = 6  # bridges for workers; points for bridges with the stronghold
    FAKIRS: Final = 7  # carpet flight
    GIANTS: Final = 8  # always two spades, always home; two free ones a round with the stronghold
    HALFLINGS: Final = 9  # points for spades; three spades at once with the stronghold
    MERMAIDS: Final = 10  # towns across a river hex; a shipping step with the stronghold
    NOMADS: Final = 11  # three first dwellings; the sandstorm with the stronghold
    SWARMLINGS: Final = 12  # workers for towns; a free trading house a round with the stronghold
    WITCHES: Final = 13  # points for towns; the ride with the stronghold


SHIPPING_POINTS: Final = (0, 2, 3, 4)  # for the first, second, third advance
MERMAID_SHIPPING_POINTS: Final = (0, 0, 2, 3, 4, 5)  # on reaching a level


@final
class Faction:
    def __init__(
        self,
        id: str,
        home: int,
        cults: tuple[int, ...],
        *,
        ability: int,
        coins: int = 15,
        workers: int = 3,
        priests: int = 0,
        bowls: tuple[int, ...] = (5, 7),
        start_dwellings: int = 2,
        dwelling: str = "1w 2c",
        trading_house: str = "2w 3c",  # beside an opponent; the coins double elsewhere
        temple: str = "2w 5c",
        stronghold: str = "4w 6c",
        sanctuary: str = "4w 6c",
        dwelling_workers: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8, 8),
        trading_coins: tuple[int, ...] = (0, 2, 4, 6, 8),
        trading_power: tuple[int, ...] = (0, 1, 2, 4, 6),
        temple_priests: tuple[int, ...] = (0, 1, 2, 3),
        temple_power: tuple[int, ...] = (0, 0, 0, 0),
        stronghold_income: str = "2pw",
        sanctuary_income: str = "1p",
        shipping: tuple[int, int] = (0, 3),
        digging: tuple[int, ...] = (3, 2, 1),
        digging_upgrade: str = "2w 5c 1p",
        favors: int = 1,
    ) -> None:
        self.id: Final[str] = id
        self.home: Final[int] = home
        self.cults: Final[tuple[int, ...]] = cults
        self.ability: Final[int] = ability
        self.coins: Final[int] = coins
        self.workers: Final[int] = workers
        self.priests: Final[int] = priests
        self.bowls: Final[tuple[int, ...]] = bowls
        self.start_dwellings: Final[int] = start_dwellings
        self.costs: Final[tuple[Gain, ...]] = tuple(
            [Gain.read(text) for text in (dwelling, trading_house, temple, stronghold, sanctuary)]
        )
        self.dwelling_workers: Final[tuple[int, ...]] = dwelling_workers
        self.trading_coins: Final[tuple[int, ...]] = trading_coins
        self.trading_power: Final[tuple[int, ...]] = trading_power
        self.temple_priests: Final[tuple[int, ...]] = temple_priests
        self.temple_power: Final[tuple[int, ...]] = temple_power
        self.stronghold_income: Final[Gain] = Gain.read(stronghold_income)
        self.sanctuary_income: Final[Gain] = Gain.read(sanctuary_income)
        # By structure and number of it.
        self.incomes: Final[tuple[tuple[Gain, ...], ...]] = (
            tuple([Gain(workers=workers) for workers in dwelling_workers]),
            tuple([Gain(coins=c, power=pw) for c, pw in zip(trading_coins, trading_power, strict=True)]),
            tuple([Gain(priests=p, power=pw) for p, pw in zip(temple_priests, temple_power, strict=True)]),
            (NOTHING, self.stronghold_income),
            (NOTHING, self.sanctuary_income),
        )
        self.shipping: Final[int] = shipping[0]
        self.shipping_maximum: Final[int] = shipping[1]
        self.digging: Final[tuple[int, ...]] = digging  # workers a spade by level; () pays in priests
        self.digging_upgrade: Final[Gain] = Gain.read(digging_upgrade)
        self.favors: Final[int] = favors  # tiles for a temple or the sanctuary

    def __repr__(self) -> str:
        return f"Faction({self.id!r})"

    def shipping_points(self, level: int) -> int:
        return MERMAID_SHIPPING_POINTS[level] if self.shipping_maximum == 5 else SHIPPING_POINTS[level]
