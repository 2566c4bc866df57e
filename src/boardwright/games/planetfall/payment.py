"""Paying energy, part of it in strength for those whose ability allows it."""

from boardwright.games.planetfall.state import Seat


def can_pay_energy(seat: Seat, price: int, kind: int) -> bool:
    if price <= seat.energy:
        return True
    return bool(seat.powers.strength_as_energy & (1 << kind)) and price <= seat.energy + seat.strength


def strength_range(seat: Seat, price: int, kind: int) -> tuple[int, int]:
    """The least and the most strength that may be put in for energy."""
    if not seat.powers.strength_as_energy & (1 << kind):
        return 0, 0
    return max(price - seat.energy, 0), min(price, seat.strength)


def pay_energy(seat: Seat, price: int, in_strength: int) -> None:
    seat.energy -= price - in_strength
    seat.strength -= in_strength
