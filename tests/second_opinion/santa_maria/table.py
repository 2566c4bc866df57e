"""What lies on the table."""

from typing import Any

from boardwright.kernel.decision import CHANCE
from tests.second_opinion.course import Asking
from tests.second_opinion.course import Course as AnyCourse
from tests.second_opinion.santa_maria.player import Player
from tests.second_opinion.santa_maria.printed import DOCKS, Data


class Table(AnyCourse):
    """The common board, the players, and the draws of chance; the game itself is told in game.py."""

    def __init__(self, content: Any, players: int, options: dict[str, str]) -> None:
        self.data = Data(content)
        self.players = [Player(number) for number in range(players)]
        self.options = options
        self.year = self.first = 0
        self.white: list[int] = []
        self.common_blue: list[int] = []
        self.docks = dict.fromkeys(DOCKS, "")
        self.stack = [ship for ship in self.data.ships if ship not in self.data.starting]
        self.shown: list[str] = []
        self.tiles = self.data.doubles + self.data.triples
        self.roads = 3
        self.offered: list[str] = []
        self.halls: dict[str, str] = {}
        self.arrivals: list[int] = []
        self.over = False
        super().__init__()

    def draw(self, verb: str, things: list[str]) -> Asking:
        return (yield from self.ask(CHANCE, [f"{verb} {thing}" for thing in things])).split()[1]

    def unlocked(self, player: Player) -> int:
        """Blue dice: one, and one for each of two monk symbols."""
        return 1 + sum(player.religion >= self.data.monks[symbol - 1] for symbol in self.data.blue)

    def new_blue_die(self, player: Player) -> Asking:
        dice = self.common_blue if self.options["blue"] == "shared" else player.dice
        dice.append(int((yield from self.draw("roll-blue", list("123456")))))
