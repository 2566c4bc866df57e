"""Reaching positions: a table that is played by typed moves, and set right where playing there would take too long.

Seats are counted from 1 here, as in records. A player is a faction and its first dwellings: "witches C3 F4".
"""

from typing import Any

from boardwright import Record
from boardwright.games.terra_mystica import GAME
from boardwright.games.terra_mystica.content.tiles import FAVOR_TILES, SCORING_TILES, TOWN_TILES
from boardwright.games.terra_mystica.rules.map import BY_NAME, NAMES, SITE_NAMES
from boardwright.games.terra_mystica.rules.seat import Seat
from boardwright.games.terra_mystica.rules.state import State
from boardwright.games.terra_mystica.rules.turn import AfterAction, Turn
from boardwright.games.terra_mystica.rules.vocabulary import CATEGORIES, CULTS, STRUCTURES, TERRAINS, Source
from boardwright.kernel.action import Action
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import CHANCE, Decision, advance
from boardwright.kernel.record import Move
from boardwright.parts.bridges import built
from boardwright.parts.hexgrid import bits

# Cards that touch nothing a test looks at come first.
CARDS = ("BON3", "BON8", "BON5", "BON2", "BON6", "BON7", "BON9", "BON1", "BON4", "BON10")


class Table:
    """A game up to the first turn of round 1. `scoring` names the tiles of the first rounds and `cards` the first bonus
    cards by seat; the rest is filled up with others."""

    def __init__(
        self,
        *players: str,
        scoring: str = "SCORE7",
        cards: str = "",
        order: str = "passing",
        promo: str = "none",
        leaving: str = "no",
    ) -> None:
        number = len(players)
        options = {"factions": "chosen", "order": order, "promo": promo, "leaving": leaving}
        self.record = Record(GAME, number, options)
        self.state: State = GAME.new(number, options)
        for tile in reversed(_filled(scoring, [tile.id for tile in SCORING_TILES[::-1] if not tile.promo], 6)):
            self.play(f"chance: score {tile}")
        picked = _filled(cards, CARDS, number + 3)
        for card in picked:
            self.play(f"chance: card {card}")
        names = [player.split()[0] for player in players]
        for seat, name in enumerate(names, 1):
            self.play(f"{seat}: faction {name}")
        homes = [player.split()[1:] for player in players]
        while isinstance(self.waiting(), int) and self.legal(self.asked())[0].startswith("build"):
            self.play(f"{self.asked()}: build {homes[self.asked() - 1].pop(0)}")
        while self.state.round == 0:
            self.play(f"{self.asked()}: pass {picked[self.asked() - 1]}")

    # --- looking

    def seat(self, number: int) -> Seat:
        return self.state.seats[number - 1]

    def has(self, number: int) -> str:
        """The stocks of a seat: '20vp 15c 3w 0p 5/7/0'."""
        seat = self.seat(number)
        return f"{seat.points}vp {seat.coins}c {seat.workers}w {seat.priests}p {self.bowls(number)}"

    def bowls(self, number: int) -> str:
        seat = self.seat(number)
        return f"{seat.bowls.one}/{seat.bowls.two}/{seat.bowls.three}"

    def scored(self, number: int, category: str) -> int:
        """The points of a seat in one category of the score sheet."""
        return self.seat(number).scored[CATEGORIES.index(category)]

    def cult(self, number: int, cult: str) -> int:
        return self.seat(number).cults[CULTS.index(cult)]

    def terrain(self, hex: str) -> str:
        return TERRAINS[self.state.terrain[BY_NAME[hex]]]

    def built(self, number: int, structure: str) -> list[str]:
        return [NAMES[h] for h in bits(self.seat(number).structures[STRUCTURES.index(structure)])]

    def towns(self, number: int) -> set[str]:
        """Hexes that belong to towns of a seat."""
        return {NAMES[h] for h in bits(self.seat(number).towns)}

    def town_tiles(self, number: int) -> list[str]:
        return [TOWN_TILES[tile].id for tile in self.seat(number).town_tiles]

    def bridges(self) -> dict[str, int]:
        """Bridges that stand, and whose they are."""
        return {SITE_NAMES[site]: owner + 1 for site, owner in self.state.bridges}

    def order(self) -> list[int]:
        return [seat + 1 for seat in self.state.order]

    def waiting(self) -> int | str | None:
        """The seat that is asked, 'chance', or None when the game is over."""
        seats = GAME.waiting(self.state)
        return None if not seats else "chance" if seats[0] == CHANCE else seats[0] + 1

    def asked(self) -> int:
        seat = self.waiting()
        assert isinstance(seat, int)
        return seat

    def legal(self, number: int) -> list[str]:
        return [action.text for action in GAME.legal(self.state, number - 1)]

    def may(self, number: int, verb: str) -> list[str]:
        """What a verb may come with now: may(1, 'build') == ['E5', 'F3']."""
        return [" ".join(action.args) for action in GAME.legal(self.state, number - 1) if action.verb == verb]

    def seen(self) -> Any:
        """What everybody sees, as plain data."""
        return GAME.view(self.state, None)

    # --- playing

    def play(self, *lines: str) -> None:
        """Moves as a record writes them: play("1: dig E5", "1: to forest")."""
        for line in lines:
            who, _, what = line.partition(":")
            self._apply(CHANCE if who == "chance" else int(who) - 1, GAME.book.parse(what))

    def act(self, number: int, *moves: str) -> None:
        """A whole turn: the moves, then what is left is declined, dropped and done, by everybody."""
        for move in moves:
            self.play(f"{number}: {move}")
        self.finish()

    def transform(self, number: int, hex: str, terrain: str) -> None:
        """Dig, and say to what where there is a choice."""
        self.play(f"{number}: dig {hex}")
        if f"to {terrain}" in self.legal(number):
            self.play(f"{number}: to {terrain}")
        assert self.terrain(hex) == terrain

    def finish(self) -> None:
        """Everything that is still open in this turn is declined, dropped and done."""
        while not isinstance(self.top(), Turn) and self.waiting() is not None:
            legal = self.legal(self.asked())
            quiet = next((text for text in ("decline", "drop", "done", "ordain 0") if text in legal), None)
            if quiet is None:
                return
            self.play(f"{self.asked()}: {quiet}")

    def done(self, number: int) -> None:
        """End the turn; power that is offered is still to be answered."""
        if isinstance(self.top(), AfterAction) and self.waiting() == number:
            self.play(f"{number}: done")

    def top(self) -> Decision[State] | None:
        return self.state.pending[-1] if self.state.pending else None

    def pass_until(self, round: int) -> None:
        """Everybody passes, and drops spades, until a round begins."""
        while self.state.round < round and self.waiting() is not None:
            self._quiet_move()

    def pass_before(self, number: int) -> None:
        """Those who are asked before a seat pass."""
        while self.waiting() != number:
            self._quiet_move()

    def pass_all(self) -> None:
        """Everybody passes until the round is over; cult spades are still to be used."""
        now = self.state.round
        while self.state.round == now and isinstance(self.top(), Turn):
            self._quiet_move()

    def to_end(self) -> None:
        while self.waiting() is not None:
            self._quiet_move()

    # --- setting right

    def stocks(self, number: int, text: str) -> None:
        """Set coins, workers, priests, points and bowls: '5c 3w 1p 30vp 0/0/12'. What is not named stays."""
        seat = self.seat(number)
        for part in text.split():
            if "/" in part:
                seat.bowls.one, seat.bowls.two, seat.bowls.three = map(int, part.split("/"))
                continue
            letter = part.lstrip("0123456789")
            amount = Bundle(part)[letter]
            if letter == "c":
                seat.coins = amount
            elif letter == "w":
                seat.workers = amount
            elif letter == "p":
                seat.priests = amount
            else:
                seat.score(amount - seat.points, CATEGORIES.index("start"), Source.SETUP)
        advance(self.state)  # what can be afforded is asked anew

    def rich(self, number: int) -> None:
        """Enough for anything."""
        self.stocks(number, "60c 60w 5p 0/0/12")

    def put(self, number: int, structure: str, hexes: str) -> None:
        """Put up structures without any cost or consequence, on land of their owner."""
        seat = self.seat(number)
        for name in hexes.split():
            h = BY_NAME[name]
            for standing in range(len(STRUCTURES)):
                seat.remove(standing, h, Source.SETUP)
            seat.place(STRUCTURES.index(structure), h, Source.SETUP)
            self.state.terrain[h] = seat.faction.home
        advance(self.state)

    def turn_to(self, hex: str, terrain: str) -> None:
        self.state.terrain[BY_NAME[hex]] = TERRAINS.index(terrain)
        advance(self.state)

    def span(self, number: int, *sites: str) -> None:
        """Put up bridges."""
        for site in sites:
            self.state.bridges = built(self.state.bridges, SITE_NAMES.index(site), number - 1)
            self.seat(number).bridges -= 1
        advance(self.state)

    def cults(self, number: int, fire: int = 0, water: int = 0, earth: int = 0, air: int = 0) -> None:
        self.seat(number).cults = (fire, water, earth, air)

    def favor(self, number: int, *tiles: str) -> None:
        """Give favor tiles, without their steps."""
        for id in tiles:
            tile = next(n for n, tile in enumerate(FAVOR_TILES) if tile.id == id)
            self.seat(number).favors += (tile,)
            self.state.favors[tile] -= 1
        advance(self.state)

    # --- inside

    def _apply(self, seat: int, action: Action) -> None:
        GAME.apply(self.state, seat, action)
        self.record.moves.append(Move(seat, action))

    def _quiet_move(self) -> None:
        legal = self.legal(self.asked())
        quiet = next(
            (text for text in legal if text in ("decline", "drop", "done") or text.startswith("pass")), legal[0]
        )
        self.play(f"{self.asked()}: {quiet}")


def alone(player: str, against: str = "", **options: str) -> Table:
    """A table at which the player, on seat 2, has turn after turn: seat 1 has passed. Its dwellings are far away."""
    forest = player.split()[0] in ("auren", "witches")
    rival = against or ("alchemists A13 I2" if forest else "auren A10 I11")
    table = Table(rival, player, **options)
    table.play(f"1: {next(text for text in table.legal(1) if text.startswith('pass'))}")
    return table


def _filled(wanted: str, others: "list[str] | tuple[str, ...]", number: int) -> list[str]:
    """The wanted ones, then others, so many in all. The spade tile is not among the others."""
    chosen = wanted.split()
    return (chosen + [each for each in others if each not in chosen and each != "SCORE1"])[:number]
