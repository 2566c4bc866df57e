"""A second opinion on Terra Mystica: an onlooker who keeps books of their own.

The onlooker hears what is said aloud, the answers, and which part of the round comes next. From that alone they keep
the map, the boards and the tracks as a player would: names of hexes in sets, stocks in numbers, a search from neighbour
to neighbour. No masks, no caches, nothing of the engine but the printed values of its content. At every question they
say which answers the rules allow, and after every answer what everybody must have.

Of the faults that version 2 of the rules mended it shows every one that is put back into the engine: cult spades of
which one hex only could stay foreign; a second tunnel or carpet in one action; alchemists who could not buy spade by
spade; bridges, rides, sandstorms and free trading houses that were not offered, or could not be given up, where they
had no effect; spades bought for a second hex; the one key that went to the first of two tracks; and that something was
given up because nothing else could be done with it, without asking. Age of Innovation had an area that was joined over
a bridge and then a tunnel in one direction only; here it would show: areas are searched from every building, at every
turn.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from boardwright.games.terra_mystica.content.board import ROW_NAMES, ROWS
from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.content.tiles import (
    BONUS_CARDS,
    FAVOR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)

WHEEL = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland"]
CULTS = ["fire", "water", "earth", "air"]
STRUCTURES = ["dwelling", "trading-house", "temple", "stronghold", "sanctuary"]
WORTH = {"dwelling": 1, "trading-house": 2, "temple": 2, "stronghold": 3, "sanctuary": 3}
PIECES = {"dwelling": 8, "trading-house": 4, "temple": 3, "stronghold": 1, "sanctuary": 1}
BEFORE = {"trading-house": "dwelling", "temple": "trading-house", "stronghold": "trading-house", "sanctuary": "temple"}
CARDS = {card.id: card for card in BONUS_CARDS}
FAVORS = {tile.id: tile for tile in FAVOR_TILES}
TOWNS = {tile.id: tile for tile in TOWN_TILES}
SCORING = {tile.id: tile for tile in SCORING_TILES}
POWER = {action.id: action for action in POWER_ACTIONS}
# What one conversion takes and what it gives.
RATES = {
    "pw p": (5, "p"),
    "pw w": (3, "w"),
    "pw c": (1, "c"),
    "p w": (1, "w"),
    "p c": (1, "c"),
    "w c": (1, "c"),
    "vp c": (1, "c"),
    "c vp": (2, "vp"),
}
MARKS = {3: 1, 5: 2, 7: 2, 10: 3}  # power on reaching a step of a cult


# --- the map


def _laid_out() -> tuple[dict[tuple[int, int], str], dict[str, str]]:
    """Hexes by place, half a hex being 1 to the right; and the terrain of each."""
    letters = dict(zip("DPSLFMW", WHEEL, strict=True))
    places: dict[tuple[int, int], str] = {}
    terrain: dict[str, str] = {}
    for row, text in enumerate(ROWS):
        for column, letter in enumerate(text):
            land = len([other for other in text[: column + 1] if other != "."])
            river = "".join([*ROWS[:row], text[:column]]).count(".")
            name = f"r{river}" if letter == "." else f"{ROW_NAMES[row]}{land}"
            places[2 * column + row % 2, row] = name
            terrain[name] = letters.get(letter, "river")
    return places, terrain


PLACES, PRINTED = _laid_out()
BESIDE = {
    name: {
        PLACES[x + right, y + down]
        for right, down in ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))
        if (x + right, y + down) in PLACES
    }
    for (x, y), name in PLACES.items()
}
LAND = {name for name, terrain in PRINTED.items() if terrain != "river"}
RIVER = set(PRINTED) - LAND


def sites() -> set[str]:
    """Bridges join land corner to corner over a river: two hexes lie between, both of them river."""
    found = set()
    for a in LAND:
        for b in LAND - BESIDE[a]:
            between = BESIDE[a] & BESIDE[b]
            if a != b and len(between) == 2 and between <= RIVER:
                found.add(":".join(sorted((a, b), key=lambda name: (name[0], int(name[1:])))))
    return found


SITES = sites()


def by_river(start: str, hexes: int) -> set[str]:
    """Land across at most so many river hexes, each beside the one before."""
    edge = BESIDE[start] & RIVER if hexes else set()
    sailed = set(edge)
    for _ in range(hexes - 1):
        edge = {further for river in edge for further in BESIDE[river] & RIVER}
        sailed |= edge
    return {land for river in sailed for land in BESIDE[river] & LAND} - {start}


def as_the_crow_flies(start: str, steps: int) -> set[str]:
    """Land at most so many hexes away, whatever lies between."""
    found = {start}
    for _ in range(steps):
        found |= {further for hex in found for further in BESIDE[hex]}
    return (found & LAND) - {start}


def turned(start: str, home: str, spades: int) -> dict[str, int]:
    """What so many spades make of a terrain, and how many of them it takes: from neighbour to neighbour on the wheel,
    three at most; land that has become home is not turned on."""
    found = {start: 0}
    for spade in range(1, min(spades, 3) + 1):
        for terrain in [each for each, needed in found.items() if needed == spade - 1]:
            if terrain != home or terrain == start:
                place = WHEEL.index(terrain)
                for beside in (WHEEL[place - 1], WHEEL[(place + 1) % 7]):
                    found.setdefault(beside, spade)
    del found[start]
    return found


# --- the boards


class Board:
    """A faction board, as its owner sees it."""

    def __init__(self, name: str) -> None:
        self.faction = next(faction for faction in FACTIONS if faction.id == name)
        self.name = name
        self.home = WHEEL[self.faction.home]
        self.vp, self.c, self.w, self.p = 20, self.faction.coins, self.faction.workers, self.faction.priests
        self.bowls = [self.faction.bowls[0], self.faction.bowls[1], 0]
        self.cults = dict(zip(CULTS, self.faction.cults, strict=True))
        self.priests_sent = 0
        self.shipping = self.faction.shipping
        self.digging = 0
        self.carpet = 1 if name == "fakirs" else 0  # hexes that a carpet skips
        self.keys = 0
        self.bridges = 3
        self.built: dict[str, str] = {}  # what stands where
        self.town_hexes: set[str] = set()
        self.towns_founded = 0
        self.skipped: set[str] = set()  # rivers in mermaid towns
        self.favors: list[str] = []
        self.town_tiles: list[str] = []
        self.card: str | None = None
        self.used: set[str] = set()
        self.shut: set[str] = set()  # cults whose top lacked a key in this turn
        self.passed = self.gone = False

    def count(self, structure: str) -> int:
        return list(self.built.values()).count(structure)

    def has_stronghold(self) -> bool:
        return "stronghold" in self.built.values()

    def price(self, structure: str) -> tuple[int, int]:
        cost = self.faction.costs[STRUCTURES.index(structure)]
        return cost.workers, cost.coins

    def room(self) -> int:
        return 2 * self.bowls[0] + self.bowls[1]

    def gain_power(self, number: int) -> None:
        for _ in range(number):
            if self.bowls[0]:
                self.bowls[0] -= 1
                self.bowls[1] += 1
            elif self.bowls[1]:
                self.bowls[1] -= 1
                self.bowls[2] += 1

    def spend_power(self, number: int) -> None:
        self.bowls[2] -= number
        self.bowls[0] += number

    def gain_priests(self, number: int) -> None:
        self.p = min(self.p + number, 7 - self.priests_sent)

    def gain(self, gain: Any) -> None:
        self.vp += gain.points
        self.c += gain.coins
        self.w += gain.workers
        self.gain_priests(gain.priests)
        self.gain_power(gain.power)

    def income(self, card: str | None) -> dict[str, int]:
        """Coins, workers, priests, power: what the board shows where pieces have left it, a card, the favors."""
        faction = self.faction
        houses, temples = self.count("trading-house"), self.count("temple")
        income = {
            "c": faction.trading_coins[houses],
            "w": faction.dwelling_workers[self.count("dwelling")],
            "p": faction.temple_priests[temples],
            "pw": faction.trading_power[houses] + faction.temple_power[temples],
        }
        others = [FAVORS[tile].income for tile in self.favors]
        others += [faction.stronghold_income] * self.count("stronghold")
        others += [faction.sanctuary_income] * self.count("sanctuary")
        others += [CARDS[card].income] if card else []
        for gain in others:
            income["c"] += gain.coins
            income["w"] += gain.workers
            income["p"] += gain.priests
            income["pw"] += gain.power
        return income

    def town_power(self) -> int:
        return 6 if "FAV5" in self.favors else 7

    def flight_price(self) -> tuple[int, int]:
        """Workers and priests of a tunnel or a carpet."""
        if self.name == "dwarves":
            return (1 if self.has_stronghold() else 2), 0
        return 0, 1

    def spade_price(self) -> tuple[int, int]:
        """Workers and priests of a bought spade."""
        return (0, 1) if self.name == "darklings" else (self.faction.digging[self.digging], 0)

    def skips(self) -> int:
        """How many hexes the faction may skip."""
        if self.name == "dwarves":
            return 1
        return self.carpet + (1 if self.has_stronghold() else 0) if self.name == "fakirs" else 0


class Spades:
    """What an action, or the cult bonus, has in hand to transform with."""

    def __init__(self, free: int, *, bonus: bool = False) -> None:
        self.free = free  # those of alchemists who buy one by one too, for the hex at which they are
        self.bonus = bonus  # of the cult bonus
        self.hex = ""  # being transformed now
        self.one_by_one = False  # alchemists buy so for it
        self.homes: set[str] = set()  # made home in this action
        self.foreign: set[str] = set()  # left on another terrain
        self.flown = ""  # to where the one tunnel or carpet of the action was paid


class Onlooker:
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

        return _connected(set(board.built), beside)

    def largest_area(self, board: Board) -> int:
        def joined(hex: str) -> set[str]:
            shores = {land for river in BESIDE[hex] & board.skipped for land in BESIDE[river] & LAND}
            flown = as_the_crow_flies(hex, board.skips() + 1) if board.skips() else set()
            return self.next_to(hex) | by_river(hex, board.shipping) | shores | flown

        return max([len(area) for area in _connected(set(board.built), joined)], default=0)

    def power_beside(self, board: Board, hex: str) -> int:
        return sum([WORTH[board.built[land]] for land in self.next_to(hex) if land in board.built])

    # --- what is said before the first round

    def hear(self, seat: int, question: str, text: str) -> None:
        """An answer, and the name of the question that it answers."""
        verb, *words = text.split()
        if question == "Turn" and verb not in ("burn", "convert", "connect"):
            self.spades = Spades(0)
            self.favors_due = 0  # what could not be given is forgotten
        HEARD[verb](self, seat, question, *words)

    def _score(self, seat: int, question: str, tile: str) -> None:
        self.scoring.insert(0, tile)

    def _card(self, seat: int, question: str, card: str) -> None:
        self.cards[card] = 0

    def _colour(self, seat: int, question: str, colour: str) -> None:
        pass

    def _faction(self, seat: int, question: str, faction: str) -> None:
        self.boards[seat] = Board(faction)

    # --- the parts of a round

    def step(self, part: str, number: int) -> None:
        if part == "Round":
            self.round = number
        elif part == "NextTurn":
            self._next_turn(number)
        elif part == "Income":
            self._income()
        elif part == "MakeOffers":
            self._make_offers()
        elif part == "ThankCultists":
            # The step that they choose is asked next.
            if not self.taken:
                self.boards[number].gain_power(1)
        elif part == "EndRound" and number < 6:
            self._end_round()
        elif part == "FinalScoring":
            self._final_scoring()

    def _next_turn(self, after: int) -> None:
        start = self.order.index(after) + 1 if after in self.order else 0
        waiting = [seat for seat in self.order[start:] + self.order[:start] if not self.boards[seat].passed]
        self.acting = waiting[0] if waiting else -1
        if waiting:
            self.boards[waiting[0]].shut = set()

    def _income(self) -> None:
        for board in self.boards:
            income = board.income(board.card)
            board.c += income["c"]
            board.w += income["w"]
            board.gain_priests(income["p"])
            board.gain_power(income["pw"])
        self.cards = {card: coins + 1 for card, coins in self.cards.items()}

    def _end_round(self) -> None:
        tile = SCORING[self.scoring[self.round - 1]]
        staying = [seat for seat in self.passed_order if not self.boards[seat].gone]
        if not self.by_passing and staying:
            # Who passed first begins, the others follow as they sit.
            staying = sorted(staying, key=lambda seat: (seat - staying[0]) % len(self.boards))
        self.order, self.passed_order, self.power_used = staying, [], set()
        self.bonus = []
        for seat in [*staying, *[seat for seat, board in enumerate(self.boards) if board.gone]]:
            board = self.boards[seat]
            board.passed, board.used = board.gone, set()
            times = board.priests_sent if tile.cult < 0 else board.cults[CULTS[tile.cult]] // tile.steps
            for _ in range(times):
                board.gain(tile.gain)
            if times * tile.spades:
                self._gained_spades(board, times * tile.spades)
                if not board.gone:
                    self.bonus.append((seat, times * tile.spades))
        self._next_bonus()

    def _next_bonus(self) -> None:
        self.spades = Spades(self.bonus[0][1], bonus=True) if self.bonus else Spades(0)

    def _final_scoring(self) -> None:
        for cult in CULTS:
            self._award([board.cults[cult] for board in self.boards], [8, 4, 2])
        self._award([self.largest_area(board) for board in self.boards], [18, 12, 6])
        for board in self.boards:
            coins = board.c + board.w + board.p + board.bowls[2] + board.bowls[1] // 2
            board.vp += coins // (2 if board.name == "alchemists" else 3)

    def _award(self, amounts: list[int], prizes: list[int]) -> None:
        """Those who tie share the prizes of their places, rounded down; nothing for nothing."""
        prizes = prizes + [0] * len(amounts)
        ranking = sorted(range(len(amounts)), key=lambda seat: -amounts[seat])
        while ranking:
            tied = [seat for seat in ranking if amounts[seat] == amounts[ranking[0]]]
            for seat in tied:
                self.boards[seat].vp += sum(prizes[: len(tied)]) // len(tied) if amounts[seat] else 0
            del ranking[: len(tied)], prizes[: len(tied)]

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
            self.favors_due += board.faction.favors
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

    # --- what is answered in a turn

    def _build(self, seat: int, question: str, hex: str) -> None:
        board = self.boards[seat]
        if question == "FirstDwelling":
            board.built[hex] = "dwelling"
            return
        if question == "Turn":
            self._fly(board, hex)
        if question != "WitchesRide":
            self._pay(board, *board.price("dwelling"))
        self._built(seat, "dwelling", hex)

    def _pay(self, board: Board, workers: int, coins: int = 0, priests: int = 0) -> None:
        board.w -= workers
        board.c -= coins
        board.p -= priests
        assert min(board.w, board.c, board.p) >= 0, "somebody pays what they do not have"

    def _fly(self, board: Board, hex: str) -> None:
        if hex not in self.near(board) | {self.spades.flown}:
            workers, priests = board.flight_price()
            self._pay(board, workers, priests=priests)
            board.vp += 4
            self.spades.flown = hex

    def _dig(self, seat: int, question: str, hex: str) -> None:
        board = self.boards[seat]
        if question == "Sandstorm":
            self.terrain[hex] = board.home
            self.spades.homes = {hex}
            return
        if not self.spades.bonus:
            self._fly(board, hex)
        self.spades.hex = hex

    def needed(self, board: Board, hex: str, terrain: str) -> int:
        """Spades that it takes; giants always two, and to their home only."""
        return 2 if board.name == "giants" else turned(self.terrain[hex], board.home, 3)[terrain]

    def _to(self, seat: int, question: str, terrain: str) -> None:
        board, spades = self.boards[seat], self.spades
        needed = self.needed(board, spades.hex, terrain)
        for _ in range(needed - spades.free):
            self._buy_spade(board)
        spades.free = max(spades.free - needed, 0)
        self.terrain[spades.hex] = terrain
        spades.foreign -= {spades.hex}
        (spades.homes if terrain == board.home else spades.foreign).add(spades.hex)
        if spades.bonus and not spades.free:
            self._bonus_used(seat)

    def _buy_spade(self, board: Board) -> None:
        workers, priests = board.spade_price()
        self._pay(board, workers, priests=priests)
        board.vp += 2 if board.name == "darklings" else 0
        self._gained_spades(board, 1)

    def _spade(self, seat: int, question: str) -> None:
        self._buy_spade(self.boards[seat])
        self.spades.free += 1
        self.spades.one_by_one = True

    def _bonus_used(self, seat: int) -> None:
        assert self.bonus.pop(0)[0] == seat, "another seat's cult spades were due"
        self._next_bonus()

    def _drop(self, seat: int, question: str) -> None:
        if self.spades.bonus:
            self._bonus_used(seat)

    def _upgrade(self, seat: int, question: str, hex: str, structure: str) -> None:
        board = self.boards[seat]
        if question == "Turn":
            self._pay(board, *self.upgrade_price(seat, hex, structure))
        self._built(seat, structure, hex)

    def upgrade_price(self, seat: int, hex: str, structure: str) -> tuple[int, int]:
        """Workers and coins; a trading house costs twice the coins away from everybody else."""
        workers, coins = self.boards[seat].price(structure)
        others = {hex for number, board in enumerate(self.boards) if number != seat for hex in board.built}
        return workers, coins * 2 if structure == "trading-house" and not self.next_to(hex) & others else coins

    def _ship(self, seat: int, question: str) -> None:
        self._pay(self.boards[seat], 0, 4, 1)
        self._advance_shipping(self.boards[seat])

    def _shovel(self, seat: int, question: str) -> None:
        board = self.boards[seat]
        cost = board.faction.digging_upgrade
        self._pay(board, cost.workers, cost.coins, cost.priests)
        board.digging += 1
        board.vp += 6

    def _priest(self, seat: int, question: str, cult: str, steps: str) -> None:
        board = self.boards[seat]
        board.p -= 1
        if steps != "1":
            self.spaces[cult].remove(int(steps))
            board.priests_sent += 1
        self._step(board, cult, int(steps))

    def _power(self, seat: int, question: str, name: str) -> None:
        board, action = self.boards[seat], POWER[name]
        self.power_used.add(name)
        board.spend_power(action.power)
        board.gain(action.gain)
        if action.spades:
            self._gained_spades(board, action.spades)
            self.spades = Spades(action.spades)

    def _special(self, seat: int, question: str, name: str) -> None:
        board = self.boards[seat]
        if name == "bridge":
            self._pay(board, 2)
            return
        board.used.add(name)
        self.cult_steps = 2 if name == "stronghold" and board.name == "auren" else 1
        free = 1 if name == "BON1" else 2 if name == "stronghold" and board.name == "giants" else 0
        if free:
            self._gained_spades(board, free)
            self.spades = Spades(free)

    def _bridge(self, seat: int, question: str, site: str) -> None:
        self.bridges[site] = seat
        self.boards[seat].bridges -= 1
        self._look_for_towns(self.boards[seat], site.split(":"))

    def _connect(self, seat: int, question: str, river: str) -> None:
        board = self.boards[seat]
        board.skipped.add(river)
        self._found(board, next(group for group in self.groups(board) if group & BESIDE[river]))

    def _burn(self, seat: int, question: str) -> None:
        bowls = self.boards[seat].bowls
        bowls[1] -= 2
        bowls[2] += 1

    def _convert(self, seat: int, question: str, source: str, target: str) -> None:
        board = self.boards[seat]
        price = RATES[f"{source} {target}"][0]
        if source == "pw":
            board.spend_power(price)
        else:
            setattr(board, source, getattr(board, source) - price)
        setattr(board, target, getattr(board, target) + 1)

    def _favor(self, seat: int, question: str, name: str) -> None:
        board = self.boards[seat]
        self.favors[name] -= 1
        self.favors_due -= 1
        board.favors.append(name)
        if name == "FAV5":
            self._look_for_towns(board, board.built)
        self._step(board, CULTS[FAVORS[name].cult], FAVORS[name].steps)

    def _town(self, seat: int, question: str, name: str) -> None:
        board, tile = self.boards[seat], TOWNS[name]
        self.towns[name] -= 1
        self.towns_due -= 1
        board.town_tiles.append(name)
        board.keys += tile.keys
        board.gain(tile.gain)
        if tile.shipping:
            board.carpet += 1 if board.name == "fakirs" else 0
            self._advance_shipping(board)
        # Its steps on every cult; without steps, the top that lacked this key in this turn.
        self.rising = [cult for cult in CULTS if tile.cult_steps or cult in board.shut]
        self.rise = tile.cult_steps or 1
        self._rise_all(board)

    def contested(self, board: Board) -> list[str]:
        """Tops that would be entered now, were there keys for all of them."""
        return [
            cult
            for cult in self.rising
            if board.cults[cult] < 10 <= board.cults[cult] + self.rise
            and not any(other.cults[cult] == 10 for other in self.boards)
        ]

    def _rise_all(self, board: Board) -> None:
        """The owner chooses where there are keys, but not for every top."""
        if not 0 < board.keys < len(self.contested(board)):
            for cult in self.rising:
                self._step(board, cult, self.rise)
            self.rising = []

    def _cult(self, seat: int, question: str, cult: str) -> None:
        board = self.boards[seat]
        if question == "ChooseTop":
            self._step(board, cult, self.rise)
            self.rising.remove(cult)
            self._rise_all(board)
        else:
            # Two for the auren's stronghold, which alone is asked so.
            self._step(board, cult, self.cult_steps)
            self.cult_steps = 1

    def _ordain(self, seat: int, question: str, number: str) -> None:
        self.boards[seat].w -= int(number)
        self.boards[seat].p += int(number)

    def _pass(self, seat: int, question: str, card: str = "") -> None:
        board = self.boards[seat]
        if question == "FirstCard":
            board.card = card
            del self.cards[card]
            return
        board.vp += self.passing_points(seat)
        board.passed = True
        self.passed_order.append(seat)
        old, board.card = board.card, card or None
        if card:
            board.c += self.cards.pop(card)
        if old:
            self.cards[old] = 0

    def passing_points(self, seat: int) -> int:
        board = self.boards[seat]
        points = 0
        if board.card:
            card = CARDS[board.card]
            points += sum([each * board.count(STRUCTURES[structure]) for structure, each in card.on_pass])
            points += card.shipping_on_pass * board.shipping
        if "FAV12" in board.favors:
            points += [0, 2, 3, 3, 4][board.count("trading-house")]
        if board.name == "engineers" and board.has_stronghold():
            own = [site for site, builder in self.bridges.items() if builder == seat]
            points += 3 * len([site for site in own if set(site.split(":")) <= set(board.built)])
        return points

    def _done(self, seat: int, question: str) -> None:
        self.over = True

    def _leave(self, seat: int, question: str) -> None:
        board = self.boards[seat]
        board.gone = board.passed = True
        if board.card:
            self.cards[board.card] = 0
            board.card = None

    # --- what may be answered

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


def _connected(hexes: set[str], beside: Callable[[str], set[str]]) -> list[set[str]]:
    """The groups into which hexes fall, searched from neighbour to neighbour."""
    groups = []
    while hexes:
        group, edge = set(), {min(hexes)}
        while edge:
            group |= edge
            edge = {other for hex in edge for other in beside(hex) & hexes} - group
        groups.append(group)
        hexes = hexes - group
    return groups


HEARD: Mapping[str, Callable[..., None]] = {
    verb: getattr(Onlooker, f"_{verb}")
    for verb in (
        *("score", "card", "colour", "faction", "build", "dig", "to", "upgrade", "ship", "shovel", "priest", "power"),
        *("special", "bridge", "connect", "burn", "convert", "favor", "town", "cult", "take", "decline", "ordain"),
        *("pass", "done", "drop", "leave", "spade"),
    )
}
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
