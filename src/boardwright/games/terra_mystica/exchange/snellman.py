"""Real games: replaying the command rows of terra.snellman.net through the engine, row by row.

A log answers power offers late and out of order, so the replayer takes them off the stack and answers each when the
log does; everything else is answered in the engine's own order, and every row's state must be equal.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import NOBODY, Decision
from boardwright.kernel.errors import CannotParse, Refusal

from ..content.tiles import TOWN_TILES
from ..rules.dwellings import Settle
from ..rules.map import BY_NAME, GRID, SITE_NAMES
from ..rules.moves import BOOK, CONNECT, DECLINE, SPADE
from ..rules.passing import leave_game
from ..rules.power import Boon, ChooseCult, MakeOffers
from ..rules.rounds import EndRound, Income
from ..rules.scoring import FinalScoring
from ..rules.seat import NONE, Seat
from ..rules.setup import frames, new_state
from ..rules.state import State
from ..rules.terraform import UseSpades
from ..rules.turn import AfterAction, Turn
from ..rules.vocabulary import CULT_TOP, CULTS, ROUNDS, TERRAINS
from .offers import Building, Offer

COLOURS: Final = {
    "yellow": "desert",
    "brown": "plains",
    "black": "swamp",
    "blue": "lakes",
    "green": "forest",
    "gray": "mountains",
    "grey": "mountains",
    "red": "wasteland",
}
STRUCTURES: Final = {
    "tp": "trading-house",
    "trading": "trading-house",
    "te": "temple",
    "temple": "temple",
    "sh": "stronghold",
    "stronghold": "stronghold",
    "sa": "sanctuary",
    "sanctuary": "sanctuary",
}
LETTERS: Final = {
    "pw": "pw",
    "power": "pw",
    "c": "c",
    "coin": "c",
    "coins": "c",
    "w": "w",
    "worker": "w",
    "workers": "w",
    "p": "p",
    "priest": "p",
    "priests": "p",
    "vp": "vp",
}
MAIN: Final = re.compile(r"(build|dig|upgrade|advance|send|action|pass)\b")
FREE: Final = re.compile(r"(burn|convert|connect)\b")
POWER: Final = re.compile(r"leech|decline")
STEP: Final = re.compile(r"\+\d*(fire|water|earth|air)")
NAMED: Final = re.compile(r"(?:build|transform) (\w+)(?: to (\w+))?")


class Difference(Refusal):
    """A row after which the engine and the log do not agree; the sentence shows both."""


class Replay:
    """One real game. `run` raises the first Difference, or returns the final points."""

    def __init__(self, game: Mapping[str, Any], watch: Callable[[State, int, Action], None] | None = None) -> None:
        """`watch` is told of every answer before it is given: the table, who is asked, the answer."""
        self._watch: Final = watch
        options = game["options"]
        self.factions: Final[list[str]] = list(game["factions"])
        self.rows: Final[Sequence[Mapping[str, Any]]] = game["rows"]
        self.final: Final[Mapping[str, int]] = game["final_vp"]
        self._offers: Final[list[Offer]] = []
        self._steps_due: Final[dict[int, int]] = {}
        self._kept_out = 0  # tracks that stepped down before a town tile, as bits
        self._row = 0
        self._ledger: Final[bool] = any("income" in row["cmd"] for row in self.rows)
        players = len(self.factions)
        if not 2 <= players <= 5:
            raise CannotParse(f"Terra Mystica is for 2 to 5 factions, not {players}.")
        stack = frames(
            players,
            random_factions=False,
            promo_card="shipping-bonus" in options,
            promo_scoring="temple-scoring-tile" in options,
        )
        self.state: State = new_state(
            players,
            stack,
            promo_towns="mini-expansion-1" in options,
            variable_order="variable-turn-order" in options,
        )
        self._go_on()
        self._set_up(game["round_scoring"], game["bonus_in_play"])

    def _set_up(self, tiles: Sequence[str], cards: Sequence[str]) -> None:
        try:
            for tile in reversed(tiles):
                self._answer(f"score {tile}")
            for card in cards:
                self._answer(f"card {card}")
            for faction in self.factions:
                self._answer(f"faction {faction}")
        except (Refusal, KeyError) as refusal:
            raise CannotParse(f"The set-up cannot be laid out: {refusal}.".replace("..", ".")) from refusal

    def run(self) -> dict[str, int]:
        for number in range(len(self.rows)):
            self.play_row(number)
        points = {faction: self.state.seats[seat].points for seat, faction in enumerate(self.factions)}
        if self.final and points != dict(self.final):
            raise Difference(f"Final points: ours {points}, the log's {dict(self.final)}.")
        return points

    def stand_at(self, position: State) -> None:
        """Go on from a table of these factions, whatever led to it."""
        self.state = position.clone()

    def play_row(self, number: int) -> None:
        row = self.rows[number]
        self._row = number
        try:
            self._play(self._seat_of(row["faction"]), row["cmd"])
            self._compare(row)
        except (Refusal, KeyError) as refusal:
            raise Difference(f"Row {number + 1}, {row['faction']}: {row['cmd']!r}: {refusal}") from refusal

    # --- the stack, with the log's timing

    def _go_on(self) -> None:
        """Resolve what asks nobody and waits for no row; offers are collected."""
        pending = self.state.pending
        while pending:
            top = pending[-1]
            if isinstance(top, MakeOffers):
                pending.pop()
                self._collect_offers()
            elif top.seat != NOBODY or self._waits(top):
                return
            else:
                top.auto(self.state)

    def _waits(self, step: Decision[State]) -> bool:
        """A ledger shows incomes and the final scoring as rows. In a list of commands the round ends when everybody
        whom power is offered, and the cultists who are owed a step, have answered; who does not now never will."""
        if self._ledger:
            return isinstance(step, Income | EndRound | FinalScoring)
        open_ones = [(offer.receiver, POWER) for offer in self._offers]
        open_ones += [(seat, STEP) for seat, steps in self._steps_due.items() if steps]
        return isinstance(step, EndRound) and any(self._next_says(seat, answer) for seat, answer in open_ones)

    def _next_says(self, seat: int, pattern: re.Pattern[str]) -> bool:
        later = [row["cmd"].lower() for row in self.rows[self._row + 1 :] if row["faction"] == self.factions[seat]]
        return bool(later) and any(pattern.match(part.strip()) for part in later[0].split("."))

    def _collect_offers(self) -> None:
        building = Building()
        for receiver, builder, amount in self.state.offers:
            self._offers.append(Offer(receiver, builder, amount, building))
            building.open += 1
            building.able = building.able or self._seat(receiver).bowls.room() > 0
        self.state.offers = ()

    @property
    def _top(self) -> Decision[State] | None:
        return self.state.pending[-1] if self.state.pending else None

    def _asks(self, *kinds: str) -> bool:
        return self._top is not None and self._top.name in kinds

    def _answer(self, text: str) -> None:
        top, action = self._top, BOOK[text]
        if top is None or top.seat == NOBODY:
            raise CannotParse(f"{text!r} when nobody is asked.")
        legal = top.legal(self.state)
        if action not in legal:
            raise CannotParse(f"{text!r} is not legal at {top!r}; legal: {', '.join(a.text for a in legal)}.")
        self.state.answers = legal
        if self._watch is not None:
            self._watch(self.state, top.seat, action)
        self.state.pending.pop()
        top.apply(self.state, action)
        self._go_on()

    # --- rows

    def _play(self, seat: int, row: str) -> None:
        commands = [command.strip().lower() for command in row.split(".") if command.strip()]
        if not self._ledger:
            # In a list of commands power is answered before the rest of its line.
            commands.sort(key=lambda command: not POWER.match(command))
        for number, command in enumerate(commands):
            self._command(seat, command, commands[number + 1 :])
        self._finish(seat)

    def _command(self, seat: int, command: str, rest: Sequence[str]) -> None:
        if MAIN.match(command):
            self._begin_action(seat, command, rest)
        elif FREE.match(command):
            self._see_off(seat)
            self._has_the_turn(seat)
        for pattern, method in COMMANDS:
            match = pattern.fullmatch(command)
            if match:
                method(self, seat, match, rest)
                return
        raise CannotParse(f"the command {command!r} is not understood.")

    def _begin_action(self, seat: int, command: str, rest: Sequence[str]) -> None:
        """An own action declines what is still offered; a player who never acts again has left."""
        if self._asks("ChooseCult") and self._top is not None and self._top.seat == seat:
            # The log takes the step later.
            self.state.pending.pop()
            self._steps_due[seat] = self._steps_due.get(seat, 0) + 1
        while self._asks("AfterAction") and self._top is not None:
            self._finish(self._top.seat)
        if Turn(seat) in self.state.pending and not self._continues(command, rest):
            self._finish(seat)  # the first half of a double turn
        self._see_off(seat)
        if isinstance(self._top, Turn):
            self._has_the_turn(seat)
            self._decline_all(seat)

    def _continues(self, command: str, rest: Sequence[str]) -> bool:
        """Whether the command goes on with the action that is under way: spades and where they build."""
        if not isinstance(self._top, Settle):
            return command.startswith(("build", "dig"))
        named = next((found for each in (command, *rest) if (found := NAMED.fullmatch(each))), None)
        return named is not None and bool(self._top.homes >> BY_NAME[named[1].upper()] & 1)

    def _has_the_turn(self, seat: int) -> None:
        if self._top is not None and self._top.seat not in (seat, NOBODY):
            raise CannotParse(f"it is the turn of {self.factions[self._top.seat]}.")

    def _see_off(self, acting: int) -> None:
        """Whoever is to act but never does again has left the game."""
        while isinstance(self._top, Turn) and self._top.seat != acting and self._has_left(self._top.seat):
            self._leave(self._top.seat)

    def _leave(self, seat: int) -> None:
        self._decline_all(seat)
        self.state.begun = False
        self.state.pending.pop()
        leave_game(self.state, seat)
        self._go_on()

    def _has_left(self, seat: int) -> bool:
        faction = self.factions[seat]
        later = [row["cmd"].lower() for row in self.rows[self._row :] if row["faction"] == faction]
        return not any(MAIN.match(part.strip()) for cmd in later for part in cmd.split("."))

    def _bring_up(self, seat: int) -> None:
        """Cult spades are used in any order."""
        pending = self.state.pending
        for place in range(len(pending) - 1, -1, -1):
            frame = pending[place]
            if isinstance(frame, UseSpades) and frame.seat == seat:
                pending.append(pending.pop(place))
                return

    def _finish(self, seat: int) -> None:
        """The row is over: give up what it did not use, and end the turn."""
        while (top := self._top) is not None and top.seat == seat:
            if isinstance(top, AfterAction):
                self._answer("done")
            elif self._asks("Settle") or (isinstance(top, Boon) and not self._is_cult_spade(top)):
                self._answer("drop")
            elif self._asks("Ordain"):
                self._answer("ordain 0")
            else:
                return

    def _is_cult_spade(self, frame: Decision[State]) -> bool:
        return isinstance(frame, UseSpades) and not frame.acting

    # --- commands

    def _nothing(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        pass

    def _income(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        """The site's own rows: the step runs when the first of them comes."""
        self._see_off(-1)
        wanted = EndRound if match[0].startswith("cult") else Income
        while isinstance(self._top, EndRound | Income):
            top = self._top
            if wanted is EndRound and not isinstance(top, EndRound):
                return
            top.auto(self.state)
            self._go_on()

    def _final(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        self._see_off(-1)
        while isinstance(self._top, EndRound | FinalScoring):
            self._top.auto(self.state)
            self._go_on()

    def _build(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        hex = match[1].upper()
        if self._asks("UseSpades", "Sandstorm") and self.state.terrain[BY_NAME[hex]] != self._home(seat):
            self._answer(f"dig {hex}")
        if self._asks("Transform", "DigOn"):
            self._answer(f"to {TERRAINS[self._home(seat)]}")
        if self._asks("UseSpades"):
            self._answer("drop")
        self._answer(f"build {hex}")

    def _dig(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        """The hex is named by the command after it; the spades are bought at once, or one by one where the power of one
        may pay for the next."""
        if not self._asks("Turn", "UseSpades", "DigOn"):
            return  # spades of this row for the same hex: all were bought with the first
        for number, command in enumerate(rest):
            found = NAMED.fullmatch(command)
            if found:
                if not self._asks("DigOn"):
                    self._answer(f"dig {found[1].upper()}")
                if any(between.startswith("dig") for between in rest[:number]) and self._buy_singly(int(match[1])):
                    return
                self._answer(f"to {COLOURS[found[2]] if found[2] else TERRAINS[self._home(seat)]}")
                return
        raise CannotParse("spades are bought for no hex.")

    def _buy_singly(self, spades: int) -> bool:
        """Whether spades were bought one by one."""
        top = self._top
        if top is None or SPADE.action not in top.legal(self.state):
            return False
        for _ in range(spades):
            self._answer("spade")
        return True

    def _transform(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        if isinstance(self._top, UseSpades) and self._top.seat != seat:
            self._bring_up(seat)
        if self._asks("UseSpades", "Sandstorm"):
            self._answer(f"dig {match[1].upper()}")
        if self._asks("Transform", "DigOn"):
            self._answer(f"to {COLOURS[match[2]] if match[2] else TERRAINS[self._home(seat)]}")

    def _upgrade(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        self._answer(f"upgrade {match[1].upper()} {STRUCTURES[match[2]]}")

    def _advance(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        self._answer("ship" if match[1].startswith("ship") else "shovel")

    def _send(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        steps = match[2]
        if not steps:
            legal = self._top.legal(self.state) if self._top is not None else ()
            steps = next((n for n in ("3", "2") if BOOK[f"priest {match[1]} {n}"] in legal), "1")
        self._answer(f"priest {match[1]} {steps}")

    def _action(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        name = match[1].upper()
        if re.fullmatch(r"ACT\d", name):
            self._answer(f"power {name}")
        elif name == "ACTE":
            self._answer("special bridge")
        else:
            self._answer(f"special {'stronghold' if name.startswith('ACT') else name}")

    def _pass(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        card = "" if self.state.round == ROUNDS else match[1] or ""  # a card named in the last round is not taken
        self._answer(f"pass {card.upper()}".strip())

    def _resign(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        """In the own turn or not; whoever never acted again may have been seen off already."""
        self._finish(seat)
        if not self._seat(seat).gone:
            self._leave(seat)

    def _burn(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        for _ in range(int(match[1] or 1)):
            self._answer("burn")

    def _convert(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        source, target = LETTERS[match[2]], LETTERS[match[4]]
        times = int(match[3] or 1)
        if (source, target) == ("w", "p"):
            self._answer(f"ordain {times}")
            return
        for _ in range(times):
            self._answer(f"convert {source} {target}")

    def _bridge(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        a, b = match[1].upper(), match[2].upper()
        self._answer(f"bridge {f'{a}:{b}' if f'{a}:{b}' in SITE_NAMES else f'{b}:{a}'}")

    def _connect(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        names = match[1].upper().split(":")
        if len(names) == 1:
            self._answer(f"connect {names[0].lower()}")
            return
        shared = -1
        for name in names:
            shared &= GRID.neighbours[BY_NAME[name]]
        legal = self._top.legal(self.state) if self._top is not None else ()
        for action in legal:
            if action.of is CONNECT and shared >> CONNECT.value(action) & 1:
                self._answer(action.text)
                return
        raise CannotParse("no river hex joins them to a town.")

    def _favor(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        self._answer(f"favor {match[1].upper()}")

    def _town(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        for _ in range(int(match[1] or 1)):
            self._answer(f"town {match[2].upper()}")
        self._seat(seat).blocked |= self._kept_out
        self._kept_out = 0

    def _cult(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        """A step of an action, or one that the cultists were owed."""
        if self._asks("ChooseCult", "ChooseTop") and self._top is not None and self._top.seat == seat:
            self._answer(f"cult {match[2]}")
        elif self._steps_due.get(seat):
            self._steps_due[seat] -= 1
            ChooseCult(seat, 1, NONE).apply(self.state, BOOK[f"cult {match[2]}"])
            self._go_on()
        elif self._seat(seat).cults[CULTS.index(match[2])] < CULT_TOP:
            raise CannotParse("no cult step is due.")

    def _step_down(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        """A player steps down so that another track takes the key of a town: the track named keeps out of the top, and
        waits for another key. Or so that a step that is owed does not wait for one."""
        player, cult = self._seat(seat), CULTS.index(match[2])
        tile = next((TOWN_TILES[int(command[-1]) - 1] for command in rest if command.startswith("+tw")), None)
        for _ in range(int(match[1] or 1)):
            stopped = player.blocked >> cult & 1
            if tile is not None and stopped and player.blocked.bit_count() <= player.keys + tile.keys:
                player.blocked ^= 1 << cult  # there the key itself lifts it back by this one
                continue
            player.cults = (*player.cults[:cult], player.cults[cult] - 1, *player.cults[cult + 1 :])
            self._kept_out |= 1 << cult if tile is not None else 0

    def _priests_by_hand(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        """Workers who were ordained after another conversion."""
        self._answer(f"ordain {match[1] or 1}")

    def _give_up(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        if isinstance(self._top, UseSpades) and self._top.seat != seat:
            self._bring_up(seat)
        top, number = self._top, int(match[1] or 1)
        if isinstance(top, UseSpades) and top.spades > number:
            _, spades, *others = top.args()
            self.state.pending[-1] = UseSpades(seat, spades - number, *others)
        elif isinstance(top, Boon):
            self._answer("drop")
        elif self._asks("Ordain"):
            self._answer("ordain 0")

    # --- power offers

    def _leech(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        offer = self._offer(seat, match)
        question = offer.question()
        action = question.legal(self.state)[0]
        self._show(question, action)
        question.apply(self.state, action)
        taken = action is not DECLINE.action
        first = taken and not offer.building.taken
        offer.building.taken = offer.building.taken or taken
        self._close(offer)
        if first and self._is_thanked(offer):
            self._steps_due[offer.builder] = self._steps_due.get(offer.builder, 0) + 1
        self._go_on()

    def _is_thanked(self, offer: Offer) -> bool:
        return self._seat(offer.builder).faction.id == "cultists"

    def _decline(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        if match[1]:
            offer = self._offer(seat, match)
            self._show(offer.question(), DECLINE.action)
            self._close(offer)
        else:
            self._decline_all(seat)
        self._go_on()

    def _decline_all(self, seat: int) -> None:
        for offer in [offer for offer in self._offers if offer.receiver == seat]:
            self._show(offer.question(), DECLINE.action)
            self._close(offer)

    def _show(self, question: Decision[State], action: Action) -> None:
        """An answer to an offer, which stands on no stack here."""
        if self._watch is not None:
            before = self.state.answers
            self.state.answers = question.legal(self.state)
            self.state.pending.append(question)
            self._watch(self.state, question.seat, action)
            self.state.pending.pop()
            self.state.answers = before

    def _close(self, offer: Offer) -> None:
        """An offer is answered. A list of commands does not say that all declined: cultists take their power then."""
        self._offers.remove(offer)
        building = offer.building
        building.open -= 1
        all_declined = not building.open and not building.taken and building.able
        if all_declined and not self._ledger and self._is_thanked(offer):
            self._seat(offer.builder).bowls.gain(1)

    def _offer(self, seat: int, match: re.Match[str]) -> Offer:
        open_ones = [offer for offer in self._offers if offer.receiver == seat]
        if match[2]:
            open_ones = [offer for offer in open_ones if self.factions[offer.builder] == match[2]]
        exact = [offer for offer in open_ones if match[1] and offer.amount == int(match[1])]
        found = exact or open_ones
        if not found:
            raise CannotParse("no such power is offered.")
        return found[0]

    def _all_declined(self, seat: int, match: re.Match[str], rest: Sequence[str]) -> None:
        self._seat(seat).bowls.gain(1)

    # --- comparing

    def _compare(self, row: Mapping[str, Any]) -> None:
        ending = self.state.round == ROUNDS and (self._top is None or self._top.seat == NOBODY)
        if "VP" not in row or re.search(r"vp for|score_resources", row["cmd"]) or (ending and not row["cmd"]):
            return  # nothing to compare with; or the end, which the site scores step by step and the engine at once
        seat = self._seat(self.factions.index(row["faction"]))
        ours = {
            "VP": seat.points,
            "C": seat.coins,
            "W": seat.workers,
            "P": seat.priests,
            "PW": [seat.bowls.one, seat.bowls.two, seat.bowls.three],
            "CULT": list(seat.cults),
        }
        differing = [f"{key} ours {ours[key]}, the log's {row.get(key)}" for key in ours if ours[key] != row.get(key)]
        if differing:
            raise Difference("; ".join(differing) + ".")

    def _seat_of(self, faction: str) -> int:
        if faction not in self.factions:
            raise CannotParse(f"{faction} is not set up.")
        return self.factions.index(faction)

    def _seat(self, number: int) -> Seat:
        return self.state.seats[number]

    def _home(self, number: int) -> int:
        return self._seat(number).faction.home


_Method = Callable[[Replay, int, re.Match[str], Sequence[str]], None]

COMMANDS: Final[Sequence[tuple[re.Pattern[str], _Method]]] = [
    (re.compile(pattern), method)
    for pattern, method in (
        (r"setup|wait|done|\[opponent accepted power\]", Replay._nothing),
        (r"-\d*(?:gain_favor|gain_tw|w)", Replay._nothing),
        (r"\+(\d*)p", Replay._priests_by_hand),
        (r"\[all opponents declined power\]", Replay._all_declined),
        (r"cult_income_for_faction|other_income_for_faction|all_income_for_faction|income", Replay._income),
        (r"\+\d+vp for \w+|score_resources", Replay._final),
        (r"build (\w+)", Replay._build),
        (r"dig (\d+)", Replay._dig),
        (r"transform (\w+)(?: to (\w+))?", Replay._transform),
        (r"upgrade (\w+) to (\w+).*", Replay._upgrade),
        (r"advance (\w+).*", Replay._advance),
        (r"send p to (\w+)(?: for (\d))?", Replay._send),
        (r"action (\w+)", Replay._action),
        (r"pass(?: (bon\d+))?", Replay._pass),
        (r"resign", Replay._resign),
        (r"burn ?(\d*)", Replay._burn),
        (r"convert (\d*) ?([a-z]+) to (\d*) ?([a-z]+)", Replay._convert),
        (r"bridge (\w+):(\w+)", Replay._bridge),
        (r"connect (.+)", Replay._connect),
        (r"\+(fav\d+)", Replay._favor),
        (r"\+(\d*)(tw\d)", Replay._town),
        (r"\+(\d*)(fire|water|earth|air)", Replay._cult),
        (r"-(\d*)(fire|water|earth|air)", Replay._step_down),
        (r"-(\d*)(spade|bridge|free_d|free_tf|free_tp|convert_w_to_p)", Replay._give_up),
        (r"leech ?(\d*)(?: from (\w+))?", Replay._leech),
        (r"decline ?(\d*)(?: from (\w+))?", Replay._decline),
    )
]
