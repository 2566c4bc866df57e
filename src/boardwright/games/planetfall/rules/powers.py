"""What a commander and technologies let a seat do: their effects, sorted by the question they answer."""

from collections.abc import Sequence
from typing import Final, final

from .vocabulary import (
    ALWAYS_LAST,
    ANY_LEVEL,
    CHEAPER,
    CHEAPER_DIPLOMACY,
    END_PER,
    EXCHANGE,
    IGNORE_MISSING,
    INCOME,
    INCOME_PER,
    OPERATIONS_BONUS,
    OUTPOST,
    RESTRAIN,
    STRENGTH_AS_ENERGY,
    TECHNOLOGY,
    UNIT,
    WHENEVER,
    Effect,
)


@final
class Powers:
    """Immutable: a seat that learns a technology gets new Powers. Clones of a table share them."""

    def __init__(self, effects: Sequence[Effect]) -> None:
        """`effects` of technologies in the order gained, then those of the commander."""
        self.incomes: Final[tuple[Effect, ...]] = tuple(e for e in effects if e.verb in (INCOME, INCOME_PER))
        self.reactions: Final[tuple[Effect, ...]] = tuple(e for e in effects if e.verb == WHENEVER)
        self.endings: Final[tuple[Effect, ...]] = tuple(e for e in effects if e.verb == END_PER)
        self.unit_discount: Final[int] = _cheaper(effects, UNIT)
        self.outpost_discount: Final[int] = _cheaper(effects, OUTPOST)
        self.technology_discount: Final[int] = _cheaper(effects, TECHNOLOGY)
        self.diplomacy_discount: Final[int] = _total(effects, CHEAPER_DIPLOMACY)
        self.operation_points: Final[int] = _total(effects, OPERATIONS_BONUS)
        self.ignored_experience: Final[int] = _total(effects, IGNORE_MISSING)
        self.exchange: Final[int] = _total(effects, EXCHANGE)
        # Bits of the kinds whose energy cost strength may pay.
        self.strength_as_energy: Final[int] = _bits(effects, STRENGTH_AS_ENERGY)
        self.any_level: Final[bool] = _has(effects, ANY_LEVEL)
        self.always_last: Final[bool] = _has(effects, ALWAYS_LAST)
        self.restrains: Final[bool] = _has(effects, RESTRAIN)


def _total(effects: Sequence[Effect], verb: int) -> int:
    return sum([e.amount for e in effects if e.verb == verb])


def _cheaper(effects: Sequence[Effect], kind: int) -> int:
    return sum([e.amount for e in effects if e.verb == CHEAPER and e.happenings & (1 << kind)])


def _bits(effects: Sequence[Effect], verb: int) -> int:
    bits = 0
    for e in effects:
        if e.verb == verb:
            bits |= e.happenings
    return bits


def _has(effects: Sequence[Effect], verb: int) -> bool:
    return any(e.verb == verb for e in effects)
