"""What kinds of tiles there are, and the words their effects are made of."""

from typing import Final, final

from .vocabulary import (
    ACTIONS,
    BONUS_TILES,
    CITY_TILES,
    COMPETENCY_TILES,
    INNOVATION_TILES,
    PALACE_TILES,
    ROUND_TILES,
    Gain,
    Origin,
)

NONE: Final = -1


@final
class Special:
    """Special actions, as bits of what a seat has used this round."""

    FACTION: Final = 0
    PALACE: Final = 1
    DEUS_EX_MACHINA: Final = 2
    PROFESSORS: Final = 3
    COMPETENCY: Final = 4
    BONUS: Final = 5


@final
class Effect:
    """What happens at once: when a tile is taken, or whenever an action is used."""

    def __init__(
        self,
        gain: str = "",
        *,
        spades: int = 0,
        bridges: int = 0,
        steps: int = 0,
        any_steps: int = 0,
        each_discipline: int = 0,
        step_per_shape: int = 0,
        per: tuple[int, int] = (NONE, 0),
        by_number: tuple[int, tuple[int, ...]] = (NONE, ()),
        competency: bool = False,
        city: bool = False,
        neutral: int = NONE,
        far_guild: bool = False,
        guild: bool = False,
        exchange: bool = False,
        shipping: int = 0,
        terraforming: int = 0,
        annexes: int = 0,
        tokens: int = 0,
        in_parts: bool = False,
        second_action: bool = False,
        settlement: bool = False,
    ) -> None:
        self.gain: Final[Gain] = Gain(gain)
        self.spades: Final[int] = spades  # free, for terraforming and building
        self.bridges: Final[int] = bridges
        self.steps: Final[int] = steps  # in one discipline
        self.any_steps: Final[int] = any_steps  # in one or several
        self.each_discipline: Final[int] = each_discipline  # steps in each of the four
        self.step_per_shape: Final[int] = step_per_shape  # steps for each different building on the map
        self.per: Final[tuple[int, int]] = per  # what is counted, points for each
        self.by_number: Final[tuple[int, tuple[int, ...]]] = by_number  # what is counted, points for 0, 1, 2... of it
        self.competency: Final[bool] = competency
        self.city: Final[bool] = city  # a tile, without a city on the map
        self.neutral: Final[int] = neutral  # a neutral building of this kind
        self.far_guild: Final[bool] = far_guild  # from the board to any free home hex
        self.guild: Final[bool] = guild  # a workshop becomes a guild for nothing
        self.exchange: Final[bool] = exchange  # a school becomes a guild
        self.shipping: Final[int] = shipping  # free steps
        self.terraforming: Final[int] = terraforming
        self.annexes: Final[int] = annexes
        self.tokens: Final[int] = tokens  # new power, in bowl III
        self.in_parts: Final[bool] = in_parts  # spades, bridges and books one after the other, nothing between
        self.second_action: Final[bool] = second_action
        self.settlement: Final[bool] = settlement  # a free spade, a free workshop


NO_EFFECT: Final = Effect()


@final
class RoundBonus:
    def __init__(
        self,
        id: str,
        income: str = "",
        *,
        shipping: int = 0,
        whenever: tuple[int, int] = (NONE, 0),
        on_pass: tuple[tuple[int, int], ...] = (),
        steps_on_pass: int = NONE,
        special: Effect | None = None,
    ) -> None:
        self.id: Final[str] = id
        self.origin: Final[Origin] = Origin(BONUS_TILES, f"bonus {id}")
        self.income_origin: Final[Origin] = Origin(BONUS_TILES, f"income bonus {id}")
        self.income: Final[Gain] = Gain(income)
        self.shipping: Final[int] = shipping  # in the action phase only
        self.whenever: Final[tuple[int, int]] = whenever  # what is done, points
        self.on_pass: Final[tuple[tuple[int, int], ...]] = on_pass  # what is counted, points for each
        self.steps_on_pass: Final[int] = steps_on_pass  # a step of choice for each building of this kind
        self.special: Final[Effect | None] = special


@final
class Competency:
    def __init__(
        self,
        id: str,
        income: str = "",
        *,
        step_income: int = 0,
        now: Effect = NO_EFFECT,
        whenever: tuple[int, int] = (NONE, 0),
        on_pass: tuple[tuple[int, int], ...] = (),
        special: Effect | None = None,
    ) -> None:
        self.id: Final[str] = id
        self.origin: Final[Origin] = Origin(COMPETENCY_TILES, f"competency {id}")
        self.income_origin: Final[Origin] = Origin(COMPETENCY_TILES, f"income competency {id}")
        self.income: Final[Gain] = Gain(income)
        self.step_income: Final[int] = step_income
        self.now: Final[Effect] = now
        self.whenever: Final[tuple[int, int]] = whenever
        self.on_pass: Final[tuple[tuple[int, int], ...]] = on_pass
        self.special: Final[Effect | None] = special


@final
class Innovation:
    def __init__(
        self,
        id: str,
        *,
        now: Effect = NO_EFFECT,
        income: str = "",
        on_pass: tuple[tuple[int, int], ...] = (),
        special: Effect | None = None,
        used: int = NONE,
    ) -> None:
        self.id: Final[str] = id
        self.origin: Final[Origin] = Origin(INNOVATION_TILES, f"innovation {id}")
        self.income_origin: Final[Origin] = Origin(INNOVATION_TILES, f"income innovation {id}")
        self.now: Final[Effect] = now
        self.income: Final[Gain] = Gain(income)
        self.on_pass: Final[tuple[tuple[int, int], ...]] = on_pass
        self.special: Final[Effect | None] = special
        self.used: Final[int] = used  # its bit among the special actions


@final
class PalaceAbility:
    """Named exceptions to the rules that come with a palace."""

    ORDINARY: Final = 0
    SMALL_CITIES: Final = 1  # cities need less power
    FLIGHT: Final = 2  # over one or two hexes, for a scholar
    RIVER_CITIES: Final = 3  # a city may skip a river hex


@final
class PalaceTile:
    def __init__(
        self,
        id: str,
        income: str = "",
        *,
        now: Effect = NO_EFFECT,
        whenever: tuple[int, int] = (NONE, 0),
        on_pass: tuple[tuple[int, int], ...] = (),
        special: Effect | None = None,
        ability: int = PalaceAbility.ORDINARY,
    ) -> None:
        self.id: Final[str] = id
        self.origin: Final[Origin] = Origin(PALACE_TILES, f"palace {id}")
        self.income_origin: Final[Origin] = Origin(PALACE_TILES, f"income palace {id}")
        self.income: Final[Gain] = Gain(income)
        self.now: Final[Effect] = now
        self.whenever: Final[tuple[int, int]] = whenever
        self.on_pass: Final[tuple[tuple[int, int], ...]] = on_pass
        self.special: Final[Effect | None] = special
        self.ability: Final[int] = ability


@final
class CityTile:
    """Each brings a key too."""

    def __init__(self, id: str, gain: str, *, spades: int = 0, each_discipline: int = 0) -> None:
        self.id: Final[str] = id
        self.origin: Final[Origin] = Origin(CITY_TILES, f"city {id}")
        self.now: Final[Effect] = Effect(gain, spades=spades, each_discipline=each_discipline)


@final
class ScoringTile:
    def __init__(
        self,
        id: str,
        scores: tuple[int, ...],
        points: int,
        discipline: int,
        levels: int,
        gain: str = "",
        *,
        spades: int = 0,
        automa: tuple[int, int],
    ) -> None:
        self.id: Final[str] = id
        self.origin: Final[Origin] = Origin(ROUND_TILES, f"score {id}")
        self.scores: Final[tuple[int, ...]] = scores
        self.points: Final[int] = points
        self.discipline: Final[int] = discipline
        self.levels: Final[int] = levels  # the science bonus comes once for each so many levels
        self.gain: Final[Gain] = Gain(gain)
        self.spades: Final[int] = spades
        self.automa: Final[tuple[int, int]] = automa  # its points for passing in rounds 1 to 3, and later


@final
class FinalTile:
    def __init__(self, id: str, scores: int, points: int, building: int, discipline: int, automa: int) -> None:
        self.id: Final[str] = id
        self.origin: Final[Origin] = Origin(ROUND_TILES, f"final {id}")
        self.scores: Final[int] = scores
        self.points: Final[int] = points
        self.building: Final[int] = building  # the tile of round 6 must not show it
        self.discipline: Final[int] = discipline  # for the Automa
        self.automa: Final[int] = automa


@final
class PowerAction:
    def __init__(self, id: str, power: int, effect: Effect) -> None:
        self.id: Final[str] = id
        self.origin: Final[Origin] = Origin(ACTIONS, f"power {id}")
        self.power: Final[int] = power
        self.effect: Final[Effect] = effect


@final
class BookAction:
    def __init__(self, id: str, books: int, effect: Effect) -> None:
        self.id: Final[str] = id
        self.origin: Final[Origin] = Origin(ACTIONS, f"books {id}")
        self.books: Final[int] = books
        self.effect: Final[Effect] = effect
