"""Which answers the rules allow, at every question."""

from collections.abc import Callable, Mapping

from tests.second_opinion.terra_mystica.boards import BEFORE, CULTS, PIECES, POWER, RATES, Board
from tests.second_opinion.terra_mystica.hearing import Hearing
from tests.second_opinion.terra_mystica.land import BESIDE, SITES, turned


class Onlooker(Hearing):
    """Says which answers there are; `hear` and `step` keep the books."""

    def answers(self, seat: int, question: str) -> set[str]:
        """Everything that the rules allow, at every question after the preparation."""
        self.questions.add(question)
        allowed = QUESTIONS[question](self, seat)
        if seat == self.acting and not self.over and question not in ("Transform", "TakePower"):
            allowed |= self._conversions(self.boards[seat])
        return allowed

    def _turn(self, seat: int) -> set[str]:
        self.over = False
        assert seat == self.acting, f"it is the turn of {self.acting}"
        board = self.boards[seat]
        allowed = self._land(board) | self._upgrades(seat) | self._specials(seat)
        if board.c >= 4 and board.p and board.shipping < board.faction.shipping_maximum:
            allowed.add("ship")
        cost = board.faction.digging_upgrade
        if board.digging + 1 < len(board.faction.digging) and board.w >= cost.workers and board.c >= cost.coins:
            allowed |= {"shovel"} if board.p else set()
        if board.p:
            allowed |= {f"priest {cult} {steps}" for cult in CULTS for steps in {1, *self.spaces[cult]}}
        allowed |= {f"power {name}" for name in POWER if name not in self.power_used and self._may_use(board, name)}
        allowed |= {f"connect {river}" for river in self.rivers_to_skip(board)}
        allowed |= {"pass"} if self.round == 6 else {f"pass {card}" for card in self.cards}
        if self.may_leave and len([board for board in self.boards if not board.gone]) > 1:
            allowed.add("leave")
        return allowed

    def _may_use(self, board: Board, name: str) -> bool:
        return board.bowls[2] >= POWER[name].power

    def _land(self, board: Board) -> set[str]:
        """Dwellings on free home land, and land to transform."""
        allowed = set()
        near, flown = self.near(board), self.flown_to(board)
        workers, coins = board.price("dwelling")
        for hex in self.free_land() & (near | flown):
            extra = (0, 0) if hex in near else board.flight_price()
            if board.w < extra[0] or board.p < extra[1]:
                continue
            built = board.w >= workers + extra[0] and board.c >= coins and board.count("dwelling") < 8
            if self.terrain[hex] == board.home and built:
                allowed.add(f"build {hex}")
            if self._targets(board, hex, self._affordable(board, *extra)):
                allowed.add(f"dig {hex}")
        return allowed

    def _affordable(self, board: Board, workers: int = 0, priests: int = 0) -> int:
        """Spades that can be bought beside another price."""
        for_workers, for_priests = board.spade_price()
        return (board.p - priests) // for_priests if for_priests else (board.w - workers) // for_workers

    def _targets(self, board: Board, hex: str, spades: int) -> set[str]:
        if board.name == "giants":
            return {board.home} if spades >= 2 and self.terrain[hex] != board.home else set()
        return set(turned(self.terrain[hex], board.home, spades))

    def _upgrades(self, seat: int) -> set[str]:
        board = self.boards[seat]
        allowed = set()
        for structure, before in BEFORE.items():
            for hex in [hex for hex, piece in board.built.items() if piece == before]:
                workers, coins = self.upgrade_price(seat, hex, structure)
                if board.count(structure) < PIECES[structure] and board.w >= workers and board.c >= coins:
                    allowed.add(f"upgrade {hex} {structure}")
        return allowed

    def _specials(self, seat: int) -> set[str]:
        board = self.boards[seat]
        owned = {board.card} & {"BON1", "BON2"} | set(board.favors) & {"FAV6"}
        acting = ("auren", "chaosmagicians", "giants", "nomads", "swarmlings", "witches")
        if board.has_stronghold() and board.name in acting:
            owned.add("stronghold")
        if board.name == "engineers" and board.w >= 2:
            owned.add("bridge")
        return {f"special {name}" for name in owned - board.used}

    def _conversions(self, board: Board) -> set[str]:
        allowed = {"burn"} if board.bowls[1] >= 2 else set()
        for rate, (price, target) in RATES.items():
            source = rate.split()[0]
            held = board.bowls[2] if source == "pw" else getattr(board, source)
            room = target != "p" or board.p + board.priests_sent < 7
            if held >= price and room and ("vp" not in rate or board.name == "alchemists"):
                allowed.add(f"convert {rate}")
        return allowed

    def _after_action(self, seat: int) -> set[str]:
        return {"done"} | {f"connect {river}" for river in self.rivers_to_skip(self.boards[seat])}

    def _use_spades(self, seat: int) -> set[str]:
        board, spades = self.boards[seat], self.spades
        if spades.bonus:
            assert self.bonus[0][0] == seat, "another seat's cult spades are due"
            near = self.reach(board, board.shipping)
        else:
            near = self.near(board)
        allowed = {"drop"}
        near |= {spades.flown} - {""}
        for hex in self.free_land() & (near | (set() if spades.bonus or spades.flown else self.flown_to(board))):
            workers, priests = (0, 0) if hex in near else board.flight_price()
            able = board.w >= workers and board.p >= priests and hex not in spades.homes
            if able and self._spade_targets(board, hex, workers, priests):
                allowed.add(f"dig {hex}")
        return allowed

    def _spade_targets(self, board: Board, hex: str, workers: int = 0, priests: int = 0) -> set[str]:
        """What may become of a hex. In an action spades are bought for the first hex only, and one hex at most is left
        on foreign terrain; of the cult bonus each may be, and nothing is bought."""
        spades = self.spades
        buying = not spades.bonus and not spades.homes and not spades.foreign
        bought = self._affordable(board, workers, priests) if buying else 0
        targets = self._targets(board, hex, spades.free + bought)
        return targets & {board.home} if spades.foreign and not spades.bonus else targets

    def _transform(self, seat: int) -> set[str]:
        board, spades = self.boards[seat], self.spades
        targets = self._spade_targets(board, spades.hex)
        if spades.one_by_one:
            # All that were bought for the hex are used on it.
            targets = {terrain for terrain in targets if self.needed(board, spades.hex, terrain) >= spades.free}
        allowed = {f"to {terrain}" for terrain in targets}
        first = not spades.bonus and not spades.homes and not spades.foreign
        if first and board.name == "alchemists" and board.has_stronghold():
            # One by one where the power that each brings may pay for another, or has no room at the end.
            more, payable = 3 - spades.free, self._affordable(board)
            if more > 1 and payable and (payable < more or board.room() < 2 * more):
                allowed.add("spade")
        return allowed

    def _settle(self, seat: int) -> set[str]:
        board = self.boards[seat]
        workers, coins = board.price("dwelling")
        able = board.w >= workers and board.c >= coins and board.count("dwelling") < 8
        return {"drop"} | {f"build {hex}" for hex in self.spades.homes if able}

    def _sandstorm(self, seat: int) -> set[str]:
        board = self.boards[seat]
        land = {land for hex in board.built for land in BESIDE[hex] & self.free_land()}
        return {"drop"} | {f"dig {hex}" for hex in land if self.terrain[hex] != board.home}

    def _free_trading_house(self, seat: int) -> set[str]:
        board = self.boards[seat]
        houses = [hex for hex, piece in board.built.items() if piece == "dwelling" and board.count("trading-house") < 4]
        return {"drop"} | {f"upgrade {hex} trading-house" for hex in houses}

    def _ride(self, seat: int) -> set[str]:
        board = self.boards[seat]
        able = board.count("dwelling") < 8
        return {"drop"} | {f"build {hex}" for hex in self.free_land() if able and self.terrain[hex] == board.home}

    def _bridging(self, seat: int) -> set[str]:
        board = self.boards[seat]
        free = [site for site in SITES if site not in self.bridges and set(site.split(":")) & set(board.built)]
        return {"drop"} | {f"bridge {site}" for site in free if board.bridges}

    def _take_power(self, seat: int) -> set[str]:
        """All of it, as far as bowls and points allow; it costs a point less than the power."""
        assert self.asked[0][0] == seat, f"power is offered to {self.asked[0][0]}"
        board = self.boards[seat]
        taken = min(self.asked[0][2], board.room(), board.vp + 1)
        return {"decline"} | ({f"take {taken}"} if taken else set())

    def _claim(self, seat: int) -> set[str]:
        board = self.boards[seat]
        favors = [name for name, left in self.favors.items() if left and name not in board.favors]
        return {f"favor {name}" for name in favors if self.favors_due} | {
            f"town {name}" for name, left in self.towns.items() if left and self.towns_due
        }

    def _choose_cult(self, seat: int) -> set[str]:
        return {f"cult {cult}" for cult in CULTS}

    def _choose_top(self, seat: int) -> set[str]:
        return {f"cult {cult}" for cult in self.contested(self.boards[seat])}

    def _ordaining(self, seat: int) -> set[str]:
        board = self.boards[seat]
        return {f"ordain {number}" for number in range(min(3, board.w, 7 - board.priests_sent - board.p) + 1)}


QUESTIONS: Mapping[str, Callable[[Onlooker, int], set[str]]] = {
    "Turn": Onlooker._turn,
    "AfterAction": Onlooker._after_action,
    "UseSpades": Onlooker._use_spades,
    "Transform": Onlooker._transform,
    "DigOn": Onlooker._transform,
    "Settle": Onlooker._settle,
    "Sandstorm": Onlooker._sandstorm,
    "FreeTradingHouse": Onlooker._free_trading_house,
    "WitchesRide": Onlooker._ride,
    "BuildBridge": Onlooker._bridging,
    "TakePower": Onlooker._take_power,
    "Claim": Onlooker._claim,
    "ChooseCult": Onlooker._choose_cult,
    "ChooseTop": Onlooker._choose_top,
    "Ordain": Onlooker._ordaining,
}
