"""What lies on the table, and who is next to whom."""

from collections.abc import Mapping

from boardwright.games.terra_mystica.content.tiles import FAVOR_TILES, TOWN_TILES
from tests.second_opinion.terra_mystica.boards import CULTS, WORTH, Board, Spades
from tests.second_opinion.terra_mystica.land import BESIDE, LAND, PRINTED, as_the_crow_flies, by_river, connected


class Table:
    """All that lies on the table, and what the map says of it."""

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        self.boards: list[Board] = [Board("witches")] * players
        self.terrain = {hex: PRINTED[hex] for hex in LAND}
        self.bridges: dict[str, int] = {}
        self.scoring: list[str] = []
        self.cards: dict[str, int] = {}  # those that lie out, with the coins on them
        self.favors = {tile.id: tile.number for tile in FAVOR_TILES}
        self.towns = {tile.id: tile.number for tile in TOWN_TILES if options["promo"] == "all" or not tile.promo}
        self.spaces = {cult: [3, 2, 2, 2] for cult in CULTS}
        self.power_used: set[str] = set()
        self.by_passing = options["order"] == "passing"
        self.may_leave = options["leaving"] == "yes"
        self.round = 0
        self.order = list(range(players))
        self.passed_order: list[int] = []
        self.offers: list[tuple[int, int, int]] = []  # receiver, builder, power
        self.asked: list[tuple[int, int, int]] = []  # those that are still to be answered
        self.taken = False
        self.spades = Spades(0)
        self.favors_due = self.towns_due = 0
        self.cult_steps = 1  # that the next choice of a cult brings
        self.rise, self.rising = 0, [""][1:]  # steps of a town tile, and the cults that have still to rise
        self.acting, self.over = -1, False  # whose turn it is, and whether its action is done
        self.questions: set[str] = set()  # that were asked so far
        self.bonus: list[tuple[int, int]] = []  # cult spades to be used: whose, how many

    # --- the map

    def occupied(self) -> set[str]:
        return {hex for board in self.boards for hex in board.built}

    def free_land(self) -> set[str]:
        return LAND - self.occupied()

    def across(self, hex: str) -> set[str]:
        """Land that bridges join to a hex, whoever built them."""
        return {end for site in self.bridges if hex in site.split(":") for end in site.split(":") if end != hex}

    def next_to(self, hex: str) -> set[str]:
        return BESIDE[hex] & LAND | self.across(hex)

    def reach(self, board: Board, shipping: int) -> set[str]:
        """Land beside own buildings, over bridges, or by ship."""
        return {land for hex in board.built for land in self.next_to(hex) | by_river(hex, shipping)}

    def near(self, board: Board) -> set[str]:
        """What an action reaches: card 4 lends a shipping level to who has the track."""
        lent = 1 if board.card == "BON4" and board.faction.shipping_maximum else 0
        return self.reach(board, board.shipping + lent)

    def flown_to(self, board: Board) -> set[str]:
        if not board.skips():
            return set()
        return {land for hex in board.built for land in as_the_crow_flies(hex, board.skips() + 1)}

    def groups(self, board: Board) -> list[set[str]]:
        """Own buildings side by side, over bridges, or on the shores of a skipped river hex."""

        def beside(hex: str) -> set[str]:
            shores = {land for river in BESIDE[hex] & board.skipped for land in BESIDE[river] & LAND}
            return self.next_to(hex) | shores

        return connected(set(board.built), beside)

    def largest_area(self, board: Board) -> int:
        def joined(hex: str) -> set[str]:
            shores = {land for river in BESIDE[hex] & board.skipped for land in BESIDE[river] & LAND}
            flown = as_the_crow_flies(hex, board.skips() + 1) if board.skips() else set()
            return self.next_to(hex) | by_river(hex, board.shipping) | shores | flown

        return max([len(area) for area in connected(set(board.built), joined)], default=0)

    def power_beside(self, board: Board, hex: str) -> int:
        return sum([WORTH[board.built[land]] for land in self.next_to(hex) if land in board.built])
