"""Power offers as a log has them: open until some later row answers."""

from typing import Final

from ..rules.power import TakePower


class Offer:
    """Power that a building offers to one neighbour, open until the log answers it."""

    def __init__(self, receiver: int, builder: int, amount: int, building: "Building") -> None:
        self.receiver: Final = receiver
        self.builder: Final = builder
        self.amount: Final = amount
        self.building: Final = building

    def question(self) -> TakePower:
        """As it would be asked here, where it stands on no stack."""
        return TakePower(self.receiver, self.builder, self.amount)


class Building:
    """One building and what became of its offers: cultists react to them once."""

    def __init__(self) -> None:
        self.open = 0
        self.able = False  # somebody had room for the power
        self.taken = False
