"""What kinds of tiles there are."""

from typing import Final, final

from .vocabulary import Gain


@final
class Special:
    """Special actions, as bits of what a seat has used this round."""

    SPADE: Final = 0  # bonus card 1
    CULT_STEP: Final = 1  # bonus card 2
    FAVOR_CULT_STEP: Final = 2  # favor tile 6
    STRONGHOLD: Final = 3


@final
class BonusCard:
    def __init__(
        self,
        id: str,
        income: str,
        *,
        special: int = -1,
        shipping: int = 0,
        on_pass: tuple[tuple[int, int], ...] = (),
        shipping_on_pass: int = 0,
    ) -> None:
        self.id: Final[str] = id
        self.income: Final[Gain] = Gain.read(income)
        self.special: Final[int] = special
        self.shipping: Final[int] = shipping  # in the action phase only
        self.on_pass: Final[tuple[tuple[int, int], ...]] = on_pass  # structure, points for each
        self.shipping_on_pass: Final[int] = shipping_on_pass  # points for each printed shipping level


@final
class FavorTile:
    def __init__(
        self,
        id: str,
        cult: int,
        steps: int,
        *,
        number: int = 3,
        income: str = "",
        town_power: int = 0,
        special: int = -1,
        whenever: tuple[int, int] = (-1, 0),
        on_pass_trading_houses: tuple[int, ...] = (),
    ) -> None:
        self.id: Final[str] = id
        self.cult: Final[int] = cult
        self.steps: Final[int] = steps
        self.number: Final[int] = number
        self.income: Final[Gain] = Gain.read(income)
        self.town_power: Final[int] = town_power
        self.special: Final[int] = special
        self.whenever: Final[tuple[int, int]] = whenever  # structure built, points
        self.on_pass_trading_houses: Final[tuple[int, ...]] = on_pass_trading_houses


@final
class TownTile:
    def __init__(
        self,
        id: str,
        gain: str,
        *,
        cult_steps: int = 0,
        keys: int = 1,
        shipping: int = 0,
        number: int = 2,
        promo: bool = False,
    ) -> None:
        self.id: Final[str] = id
        self.gain: Final[Gain] = Gain.read(gain)
        self.cult_steps: Final[int] = cult_steps  # on every track
        self.keys: Final[int] = keys
        self.shipping: Final[int] = shipping
        self.number: Final[int] = number
        self.promo: Final[bool] = promo


@final
class ScoringTile:
    def __init__(
        self,
        id: str,
        scores: tuple[int, ...],
        points: int,
        cult: int,
        steps: int,
        gain: str = "",
        *,
        spades: int = 0,
        promo: bool = False,
    ) -> None:
        self.id: Final[str] = id
        self.scores: Final[tuple[int, ...]] = scores
        self.points: Final[int] = points
        self.cult: Final[int] = cult  # -1: counts own priests on the cult board
        self.steps: Final[int] = steps
        self.gain: Final[Gain] = Gain.read(gain)
        self.spades: Final[int] = spades
        self.promo: Final[bool] = promo


@final
class PowerAction:
    def __init__(self, id: str, power: int, gain: str = "", *, spades: int = 0, bridge: bool = False) -> None:
        self.id: Final[str] = id
        self.power: Final[int] = power
        self.price: Final[Gain] = Gain(power=power)
        self.gain: Final[Gain] = Gain.read(gain)
        self.spades: Final[int] = spades
        self.bridge: Final[bool] = bridge
