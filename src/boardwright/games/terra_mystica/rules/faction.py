"""A faction board: costs, incomes, tracks and numbers of its ability. What no number says is in ability.py."""

from typing import Final, final

from boardwright.parts.level import UNJUDGED

from .vocabulary import NOTHING, Gain


@final
class Flight:
    """A tunnel or a carpet: how many hexes it skips and what it costs, without and with the stronghold."""

    def __init__(
        self, source: str, what: int, toll: tuple[str, str], *, steps: tuple[int, int] = (1, 1), grows: bool = False
    ) -> None:
        self.source: Final[str] = source
        self.what: Final[int] = what  # that may be too dear
        self.toll: Final[tuple[Gain, ...]] = (Gain.read(toll[0]), Gain.read(toll[1]))
        self.steps: Final[tuple[int, ...]] = steps
        self.grows: Final[bool] = grows  # by a hex for each shipping step of a town tile


@final
class Faction:
    def __init__(
        self,
        id: str,
        home: int,
        cults: tuple[int, ...],
        *,
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
        shipping_points: tuple[int, ...] = (0, 2, 3, 4),
        digging: tuple[int, ...] = (3, 2, 1),
        digging_upgrade: str = "2w 5c 1p",
        spades: int = 0,
        spade_points: int = 0,
        bought_spade_points: int = 0,
        spade_power: int = 0,
        flight: Flight | None = None,
        skips_rivers: bool = False,
        town: str = "",
        favors: tuple[int, ...] = (0, 0, 1, 0, 1),
        trades_points: bool = False,
        coins_a_point: int = 3,
        bridge: str = "",
        bridge_points: int = 0,
        at_once: str = "",
        acts: bool = False,
        level: int = UNJUDGED,
        suits: tuple[int, ...] = (),
        stronghold_suits: tuple[int, ...] = (),
        later: bool = False,
    ) -> None:
        self.id: Final[str] = id
        self.home: Final[int] = home
        self.cults: Final[tuple[int, ...]] = cults
        self.coins: Final[int] = coins
        self.workers: Final[int] = workers
        self.priests: Final[int] = priests
        self.bowls: Final[tuple[int, ...]] = bowls
        self.start_dwellings: Final[int] = start_dwellings
        self.costs: Final[tuple[Gain, ...]] = tuple(
            [Gain.read(text) for text in (dwelling, trading_house, temple, stronghold, sanctuary)]
        )
        # Of a trading house beside no opponent: twice the coins.
        self.lonely_trading_house: Final[Gain] = self.costs[1] + Gain(coins=self.costs[1].coins)
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
        self.shipping_points: Final[tuple[int, ...]] = shipping_points  # on reaching a level
        self.digging: Final[tuple[int, ...]] = digging  # workers a spade by level; () pays in priests
        self.digging_upgrade: Final[Gain] = Gain.read(digging_upgrade)
        self.spades: Final[int] = spades  # for any land, which becomes home; 0: as many as the wheel says
        self.spade_points: Final[int] = spade_points  # for each spade
        self.bought_spade_points: Final[int] = bought_spade_points  # for each that is bought
        self.spade_power: Final[int] = spade_power  # for each, with the stronghold
        self.flight: Final[Flight | None] = flight
        self.skips_rivers: Final[bool] = skips_rivers  # towns may reach across a river hex
        self.town: Final[Gain] = Gain.read(town)  # for each that is founded
        self.favors: Final[tuple[int, ...]] = favors  # tiles, by structure
        self.trades_points: Final[bool] = trades_points  # for coins, and back
        self.coins_a_point: Final[int] = coins_a_point  # at the end
        self.bridge: Final[Gain] = Gain.read(bridge)  # the price of one, as an action
        self.builds_bridges: Final[bool] = bool(bridge)
        self.bridge_points: Final[int] = bridge_points  # for each between own buildings, on passing with the stronghold
        self.at_once: Final[Gain] = Gain.read(at_once)  # for the stronghold
        self.acts: Final[bool] = acts  # the stronghold has a special action
        self.level: Final[int] = level
        # What it does more easily than others, or with more profit; beyond prices and incomes, which are compared.
        self.suits: Final[tuple[int, ...]] = suits
        self.stronghold_suits: Final[tuple[int, ...]] = stronghold_suits
        self.later: Final[bool] = later  # added after the first release, at the end of the list

    def __repr__(self) -> str:
        return f"Faction({self.id!r})"
