"""Paying energy, part of it in strength for those whose ability allows it."""

from .seat import Seat
from .vocabulary import Source


def energy_at_hand(seat: Seat, kind: int) -> int:
    """What the seat can pay of the energy cost of such a card."""
    return seat.energy + (seat.strength if seat.powers.strength_as_energy & (1 << kind) else 0)


def can_pay_energy(seat: Seat, price: int, kind: int) -> bool:
    return price <= energy_at_hand(seat, kind)


def strength_range(seat: Seat, price: int, kind: int) -> tuple[int, int]:
    """The least and the most strength that may be put in for energy."""
    if not seat.powers.strength_as_energy & (1 << kind):
        return 0, 0
    return max(price - seat.energy, 0), min(price, seat.strength)


def pay_energy(seat: Seat, price: int, in_strength: int) -> None:
    seat.pay(in_strength, price - in_strength, Source.PRICE)
