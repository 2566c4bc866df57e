"""Reaching positions: a table that is played by typed moves, and set right where playing there would take too long.

Seats are counted from 1 here, as in records. A player is a board, a faction and its first hexes: "forest moles E3 E4".
"""

from collections.abc import Sequence

from boardwright import Record
from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.content.tiles import (
    CITIES,
    COMPETENCIES,
    INNOVATIONS,
    PALACES,
    ROUND_BONUSES,
)
from boardwright.games.age_of_innovation.rules.laying import DealFaction
from boardwright.games.age_of_innovation.rules.map import BY_NAME, NAMES, PAIR_NAMES
from boardwright.games.age_of_innovation.rules.seat import Seat
from boardwright.games.age_of_innovation.rules.setup import DealBonus
from boardwright.games.age_of_innovation.rules.state import State
from boardwright.games.age_of_innovation.rules.turn import AfterAction, Turn
from boardwright.games.age_of_innovation.rules.vocabulary import (
    BUILDINGS,
    CATEGORIES,
    DISCIPLINES,
    TERRAINS,
    Origins,
    Source,
)
from boardwright.kernel.action import Action
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import CHANCE, Decision, advance
from boardwright.kernel.record import Move
from boardwright.parts.bowls import Bowls
from boardwright.parts.bridges import built
from boardwright.parts.hexgrid import bits

# What chance lays out unless a test asks for something else: things that touch nothing a test looks at come first.
ROUND_TILES = "innovation-law palace-university-medicine track-engineering school-banking science-medicine workshop-law"
BONUSES = "coins power-and-coins pass-palace-university science-step send-scholar build-guild pass-school spade"


class Table:
    """A game up to the first turn of round 1, or to an earlier question, if `until` names it. The names of tiles say
    what chance lays out first of each kind; `answers` are given to the questions of the preparation, in the order in
    which they come. In a draft everybody takes the own board first, then the faction, then the palace of `palaces`."""

    def __init__(
        self,
        *players: str,
        scoring: str = "",
        final: str = "",
        books: str = "",
        innovations: str = "",
        competencies: str = "",
        palaces: str = "",
        bonuses: str = "",
        answers: Sequence[str] = (),
        edition: str = "revised",
        map: str = "large",
        setup: str = "sets",
        until: str = "Turn",
    ) -> None:
        options = {"setup": setup, "edition": edition, "map": map}
        self.record = Record(GAME, len(players), options)
        self.state: State = GAME.new(len(players), options)
        self._boards = {player.split()[0]: player.split()[1] for player in players}
        self._terrains = [player.split()[0] for player in players]
        self._homes = [player.split()[2:] for player in players]
        self._bonuses = _filled(bonuses, BONUSES)
        self._wanted = {
            "score": list(reversed(_filled(scoring, ROUND_TILES)[:6])),
            "final": [*final.split(), "edge-workshop", "school", "guild", "workshop"],
            "books": books.split(),
            "innovation": innovations.split(),
            "competency": competencies.split(),
            "palace": palaces.split(),
            "bonus": list(self._bonuses) if setup == "draft" else [],
            "board": list(self._terrains),
            "faction": list(self._boards.values()),
        }
        self._drafts = [[f"draft {item}" for item in player.split()[:2]] for player in players]
        for drafts, palace in zip(self._drafts, palaces.split(), strict=False):
            drafts.append(f"draft palace-{palace}")
        self._answers = list(answers)
        while type(self.top()).__name__ != until:
            self._prepare()

    def _prepare(self) -> None:
        if self.waiting() == "chance":
            self.play(f"chance: {self._chance()}")
            return
        seat = self.asked()
        legal = self.legal(seat)
        if legal[0].startswith("choose"):
            self.play(f"{seat}: choose {self._terrains[seat - 1]}")
        elif legal[0].startswith("draft"):
            self.play(f"{seat}: {next((each for each in self._drafts[seat - 1] if each in legal), legal[0])}")
        elif legal[0].startswith("bonus"):
            self.play(f"{seat}: bonus {self._bonuses[seat - 1]}")
        elif legal[0].split()[0] in ("build", "place") and self._homes[seat - 1]:
            verb = legal[0].split()[0]
            hex = self._homes[seat - 1].pop(0)
            self.play(f"{seat}: {hex.replace('=', ' ') if '=' in hex else f'{verb} {hex}'}")
        else:
            quiet = "drop spades" if "drop spades" in legal else legal[0]
            self.play(f"{seat}: {self._answers.pop(0) if self._answers else quiet}")

    def _chance(self) -> str:
        top, legal = self.top(), [action.text for action in GAME.legal(self.state, CHANCE)]
        if isinstance(top, DealBonus):
            terrain = TERRAINS[top.terrain]
            seat = self._terrains.index(terrain) if terrain in self._terrains else None
            wanted = self._bonuses[seat] if seat is not None else None
            mine = self._bonuses[: len(self._terrains)]
            return next(
                text
                for text in legal
                if (text.split()[2] == wanted if wanted else text.split()[2] not in self._bonuses[: len(mine) + 3])
            )
        if isinstance(top, DealFaction):
            wanted = self._boards.get(TERRAINS[top.terrain])
            return next(
                text
                for text in legal
                if (text.split()[2] == wanted if wanted else text.split()[2] not in self._boards.values())
            )
        kind = legal[0].split()[1]
        wishes = self._wanted[kind]
        while wishes:
            wish = f"deal {kind} {wishes.pop(0)}"
            if wish in legal:
                return wish
        return next((text for text in legal if kind != "score" or "spade" not in text), legal[0])

    # --- looking

    def seat(self, number: int) -> Seat:
        return self.state.seats[number - 1]

    def has(self, number: int) -> str:
        """The stocks of a seat: '20vp 15c 3t 0s 5/7/0'."""
        seat = self.seat(number)
        return f"{seat.points}vp {seat.coins}c {seat.tools}t {seat.scholars}s {self.bowls(number)}"

    def bowls(self, number: int) -> str:
        bowls = self.seat(number).bowls
        return f"{bowls.one}/{bowls.two}/{bowls.three}"

    def scored(self, number: int, category: str) -> int:
        """The points of a seat in one category of the score sheet."""
        return self.seat(number).scored[CATEGORIES.index(category)]

    def level(self, number: int, discipline: str) -> int:
        return self.seat(number).science[DISCIPLINES.index(discipline)]

    def terrain(self, hex: str) -> str:
        return TERRAINS[self.state.terrain_of(BY_NAME[hex])]

    def built(self, number: int, building: str) -> list[str]:
        return [NAMES[h] for h in bits(self.seat(number).structures[BUILDINGS.index(building)])]

    def cities(self, number: int) -> set[str]:
        """Hexes that belong to cities of a seat."""
        return {NAMES[h] for h in bits(self.seat(number).in_cities)}

    def bridges(self) -> dict[str, int]:
        """Bridges that stand, and whose they are."""
        return {PAIR_NAMES[pair]: owner + 1 for pair, owner in self.state.bridges}

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

    def finish(self) -> None:
        """Everything that is still open in this turn is declined, dropped and done."""
        while not isinstance(self.top(), Turn) and isinstance(self.waiting(), int):
            legal = self.legal(self.asked())
            quiet = next((text for text in legal if text in ("decline", "done") or text.startswith("drop")), None)
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
        """Everybody passes, and gives up what is asked, until a round's first turn."""
        while self.waiting() is not None and (self.state.round < round or not isinstance(self.top(), Turn)):
            self._quiet_move()

    def pass_all(self) -> None:
        """Everybody passes until the round is over; what the science bonus asks is still to be answered."""
        while isinstance(self.top(), Turn | AfterAction):
            self._quiet_move()

    def to_end(self) -> None:
        while self.waiting() is not None:
            self._quiet_move()

    # --- setting right

    def stocks(self, number: int, text: str) -> None:
        """Set coins, tools, scholars, points, bowls and books by discipline: '5c 3t 1s 30vp 0/0/12 0+2+0+1'. What is
        not named stays."""
        seat = self.seat(number)
        for part in text.split():
            if "/" in part:
                one, two, three = map(int, part.split("/"))
                seat.bowls = Bowls(one, two, three)
            elif "+" in part:
                seat.books = tuple(map(int, part.split("+")))
            else:
                self._stock(seat, part)
        advance(self.state)  # what can be afforded is asked anew

    def _stock(self, seat: Seat, part: str) -> None:
        letter = part.lstrip("0123456789")
        amount = Bundle(part)[letter]
        if letter == "c":
            seat.coins = amount
        elif letter == "t":
            seat.tools = amount
        elif letter == "s":
            seat.scholars = amount
        else:
            seat.score(amount - seat.points, Origins.SETUP)

    def rich(self, number: int) -> None:
        """Enough for anything."""
        self.stocks(number, "60c 60t 5s 0/0/12 9+9+9+9")

    def put(self, number: int, building: str, hexes: str, *, neutral: bool = False) -> None:
        """Put up buildings without any cost or consequence, on land of their owner."""
        seat = self.seat(number)
        for name in hexes.split():
            h = BY_NAME[name]
            kinds = [kind for kind in range(len(BUILDINGS)) if not seat.structures[kind] >> h & 1]
            seat.structures = tuple(
                [mask if kind in kinds else mask & ~(1 << h) for kind, mask in enumerate(seat.structures)]
            )
            neutral = neutral or building in ("tower", "monument")
            seat.place(BUILDINGS.index(building), h, Source.SETUP, neutral=neutral)
            self.state.terraform(h, seat.terrain)
        advance(self.state)

    def turn_to(self, hexes: str, terrain: str) -> None:
        for hex in hexes.split():
            self.state.terraform(BY_NAME[hex], TERRAINS.index(terrain))
        advance(self.state)

    def span(self, number: int, *sites: str) -> None:
        """Put up bridges."""
        for site in sites:
            self.state.bridges = built(self.state.bridges, PAIR_NAMES.index(site), number - 1)
            self.seat(number).bridges -= 1
        advance(self.state)

    def science(self, number: int, banking: int = 0, law: int = 0, engineering: int = 0, medicine: int = 0) -> None:
        self.seat(number).science = (banking, law, engineering, medicine)
        advance(self.state)

    def competency(self, number: int, *ids: str) -> None:
        """Give competencies, without what they bring at once."""
        for id in ids:
            tile = [tile.id for tile in COMPETENCIES].index(id)
            self.seat(number).competencies += (tile,)
            self.state.competencies[tile] -= 1
        advance(self.state)

    def innovation(self, number: int, *ids: str) -> None:
        """Give innovations, without what they bring at once."""
        for id in ids:
            tile = [tile.id for tile in INNOVATIONS].index(id)
            if tile in self.state.display:
                self.state.display[self.state.display.index(tile)] = -1
            self.seat(number).innovations += (tile,)
        advance(self.state)

    def palace(self, number: int, id: str, hex: str) -> None:
        """Give a palace, without what it brings at once."""
        tile = [tile.id for tile in PALACES].index(id)
        self.state.palaces = tuple([each for each in self.state.palaces if each != tile])
        self.seat(number).palace = tile
        self.put(number, "palace", hex)

    def city(self, number: int, *ids: str) -> None:
        """Give city tiles, without what they bring."""
        for id in ids:
            tile = [tile.id for tile in CITIES].index(id)
            self.state.city_tiles[tile] -= 1
            self.seat(number).cities += (tile,)
            self.seat(number).founded += (-1,)
        advance(self.state)

    def bonus(self, number: int, id: str) -> None:
        """Give a round bonus for the one held."""
        self.seat(number).bonus = [bonus.id for bonus in ROUND_BONUSES].index(id)
        advance(self.state)

    # --- inside

    def _apply(self, seat: int, action: Action) -> None:
        GAME.apply(self.state, seat, action)
        self.record.moves.append(Move(seat, action))

    def _quiet_move(self) -> None:
        if self.waiting() == "chance":
            self.play(f"chance: {GAME.legal(self.state, CHANCE)[0].text}")
            return
        legal = self.legal(self.asked())
        quiet = next(
            (text for text in legal if text in ("decline", "done") or text.startswith(("drop", "pass"))), legal[0]
        )
        self.play(f"{self.asked()}: {quiet}")


def alone(player: str, against: str = "", **options: str) -> Table:
    """A table on the small map at which the player, on seat 2, has turn after turn: seat 1, which is far away unless
    told otherwise, has passed."""
    rival = "swamp philosophers B2 B7" if player.startswith("wasteland") else "wasteland philosophers B5 A10"
    table = Table(against or rival, player, **options)
    table.play(f"1: {next(text for text in table.legal(1) if text.startswith('pass'))}")
    table.finish()
    assert table.waiting() == 2
    return table


def forest(faction: str = "felines", **options: str) -> Table:
    """Forest people on H7 and H10 of the small map, rich, with turn after turn and nobody near."""
    table = alone(f"forest {faction} H7 H10", **options)
    table.rich(2)
    return table


def _filled(wanted: str, others: str) -> list[str]:
    """The wanted ones, then others."""
    chosen = wanted.split()
    return chosen + [each for each in others.split() if each not in chosen]


def goods(table: Table, number: int = 2) -> tuple[int, ...]:
    """Coins, tools, scholars, books, power and points of a seat; a token in bowl III is worth two power."""
    seat = table.seat(number)
    power = seat.bowls.two + 2 * seat.bowls.three
    return (seat.coins, seat.tools, seat.scholars, sum(seat.books), power, seat.points)


def difference(after: Sequence[int], before: Sequence[int]) -> str:
    """What some goods are more than others: '2c 1t 2pw'."""
    letters = ("c", "t", "s", "b", "pw", "vp")
    return " ".join([f"{a - b}{letter}" for a, b, letter in zip(after, before, letters, strict=True) if a != b])
