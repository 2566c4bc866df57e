"""What becomes of the table with every answer."""

from collections.abc import Callable, Mapping

from tests.second_opinion.terra_mystica.boards import (
    CARDS,
    CULTS,
    FAVORS,
    POWER,
    RATES,
    STRUCTURES,
    TOWNS,
    Board,
    Spades,
)
from tests.second_opinion.terra_mystica.land import BESIDE, turned
from tests.second_opinion.terra_mystica.rounds import Rounds


class Hearing(Rounds):
    """Carries out what is answered."""

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


HEARD: Mapping[str, Callable[..., None]] = {
    verb: getattr(Hearing, f"_{verb}")
    for verb in (
        *("score", "card", "colour", "faction", "build", "dig", "to", "upgrade", "ship", "shovel", "priest", "power"),
        *("special", "bridge", "connect", "burn", "convert", "favor", "town", "cult", "take", "decline", "ordain"),
        *("pass", "done", "drop", "leave", "spade"),
    )
}
