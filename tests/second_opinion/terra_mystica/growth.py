"""What comes of a building: power for the neighbours, points, steps on the cults, towns."""

from collections.abc import Iterable

from tests.second_opinion.terra_mystica.boards import FAVORS, MARKS, SCORING, STRUCTURES, WORTH, Board, Spades
from tests.second_opinion.terra_mystica.land import BESIDE, RIVER
from tests.second_opinion.terra_mystica.table import Table


class Growth(Table):
    """What a building brings to its owner and to the neighbours."""

    # --- power offers

    def _offer(self, builder: int, hex: str) -> None:
        """Everybody with neighbours, in the order of the seats after the builder."""
        players = len(self.boards)
        for seat in [(builder + step) % players for step in range(1, players)]:
            power = self.power_beside(self.boards[seat], hex)
            if power and not self.boards[seat].gone:
                self.offers.append((seat, builder, power))

    def _make_offers(self) -> None:
        self.asked = [offer for offer in self.offers if self.boards[offer[0]].room()]
        self.offers = []
        self.taken = False

    def _take(self, seat: int, question: str, power: str) -> None:
        self.asked.pop(0)
        self.boards[seat].gain_power(int(power))
        self.boards[seat].vp -= int(power) - 1
        self.taken = True

    def _decline(self, seat: int, question: str) -> None:
        self.asked.pop(0)

    # --- scoring while playing

    def _scored(self, board: Board, what: str, times: int = 1) -> None:
        """Points of the round's tile."""
        if self.round:
            tile = SCORING[self.scoring[self.round - 1]]
            named = [[*STRUCTURES, "spade", "town"][each] for each in tile.scores]
            board.vp += tile.points * times if what in named else 0

    def _gained_spades(self, board: Board, number: int) -> None:
        self._scored(board, "spade", number)
        if board.name == "halflings":
            board.vp += number
        elif board.name == "alchemists" and board.has_stronghold():
            board.gain_power(2 * number)

    def _step(self, board: Board, cult: str, steps: int) -> None:
        """A step at a time; the last one needs a key and an empty top."""
        for _ in range(steps):
            if board.cults[cult] == 10:
                return
            if board.cults[cult] == 9:
                if any(other.cults[cult] == 10 for other in self.boards):
                    return
                if not board.keys:
                    board.shut.add(cult)
                    return
                board.keys -= 1
            board.cults[cult] += 1
            board.gain_power(MARKS.get(board.cults[cult], 0))

    # --- building

    def _built(self, seat: int, structure: str, hex: str) -> None:
        board = self.boards[seat]
        board.built[hex] = structure
        self._scored(board, structure)
        for favor in board.favors:
            kind, points = FAVORS[favor].whenever
            board.vp += points if kind == STRUCTURES.index(structure) else 0
        self._offer(seat, hex)
        if structure in ("temple", "sanctuary"):
            self.favors_due += board.faction.favors[STRUCTURES.index(structure)]
        if structure == "stronghold":
            self._stronghold(board)
        self._look_for_towns(board, [hex])

    def _stronghold(self, board: Board) -> None:
        if board.name == "alchemists":
            board.gain_power(12)
        elif board.name == "auren":
            self.favors_due += 1
        elif board.name == "cultists":
            board.vp += 7
        elif board.name == "halflings":
            self._gained_spades(board, 3)
            self.spades = Spades(3)
        elif board.name == "mermaids":
            self._advance_shipping(board)

    def _advance_shipping(self, board: Board) -> None:
        if board.shipping < board.faction.shipping_maximum:
            board.shipping += 1
            points = {1: 0, 2: 2, 3: 3, 4: 4, 5: 5} if board.name == "mermaids" else {1: 2, 2: 3, 3: 4}
            board.vp += points[board.shipping]

    def _is_town(self, board: Board, group: set[str]) -> bool:
        pieces = [board.built[hex] for hex in group]
        enough = 3 if "sanctuary" in pieces else 4
        return len(pieces) >= enough and sum([WORTH[piece] for piece in pieces]) >= board.town_power()

    def _look_for_towns(self, board: Board, hexes: Iterable[str]) -> None:
        """What is joined to a town belongs to it; another group that is large enough becomes one, while tiles last."""
        for group in self.groups(board):
            if group & set(hexes) and not group <= board.town_hexes:
                if group & board.town_hexes:
                    board.town_hexes |= group
                elif self._is_town(board, group) and sum(self.towns.values()) > self.towns_due:
                    self._found(board, group)

    def _found(self, board: Board, group: set[str]) -> None:
        board.town_hexes |= group
        board.towns_founded += 1
        self.towns_due += 1
        self._scored(board, "town")
        board.vp += 5 if board.name == "witches" else 0
        board.w += 3 if board.name == "swarmlings" else 0

    def rivers_to_skip(self, board: Board) -> set[str]:
        """River hexes over which mermaids could found a town now, of buildings that are in none."""
        found = set()
        able = board.name == "mermaids" and any(self.towns.values())
        for river in RIVER - board.skipped if able else ():
            shores = BESIDE[river] & set(board.built) - board.town_hexes
            if len(shores) > 1:
                board.skipped.add(river)
                group = next(group for group in self.groups(board) if group & shores)
                if not group & board.town_hexes and self._is_town(board, group):
                    found.add(river)
                board.skipped.remove(river)
        return found
