"""Bids as the registry finds it."""

from tests.kernel.toys.bids import GAME

__all__ = ["GAME"]
