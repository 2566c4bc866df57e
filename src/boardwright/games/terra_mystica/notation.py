"""Writing a game of ours as the command rows of terra.snellman.net, and reading such a list."""

import re
from collections.abc import Sequence
from typing import Any, Final

from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.content.tiles import BONUS_CARDS
from boardwright.games.terra_mystica.faction import Ability
from boardwright.games.terra_mystica.map import BY_NAME
from boardwright.games.terra_mystica.power import ChooseCult, TakePower
from boardwright.games.terra_mystica.state import NONE, State
from boardwright.games.terra_mystica.structures import ChooseTop, tops_within_reach
from boardwright.games.terra_mystica.terraform import Transform, UseSpades, distance
from boardwright.games.terra_mystica.turn import Sandstorm
from boardwright.games.terra_mystica.vocabulary import CULT_TOP, CULTS, TERRAINS
from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, NOBODY
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.record import Record

COLOUR: Final = {
    "desert": "yellow",
    "plains": "brown",
    "swamp": "black",
    "lakes": "blue",
    "forest": "green",
    "mountains": "gray",
    "wasteland": "red",
}
SHORT: Final = {"trading-house": "TP", "temple": "TE", "stronghold": "SH", "sanctuary": "SA"}
PRICES: Final = {
    "pw p": "5PW",
    "pw w": "3PW",
    "pw c": "1PW",
    "p w": "1P",
    "p c": "1P",
    "w c": "1W",
    "vp c": "1VP",
    "c vp": "2C",
}
STRONGHOLD_ACTIONS: Final = {
    Ability.AUREN: "ACTA",
    Ability.CHAOS_MAGICIANS: "ACTC",
    Ability.GIANTS: "ACTG",
    Ability.NOMADS: "ACTN",
    Ability.SWARMLINGS: "ACTS",
    Ability.WITCHES: "ACTW",
}
OPTIONS: Final = ("strict-leech", "strict-darkling-sh", "strict-chaosmagician-sh", "errata-cultist-power")
DROPPED: Final = {
    "BuildBridge": "-BRIDGE",
    "Sandstorm": "-FREE_TF",
    "FreeTradingHouse": "-FREE_TP",
    "WitchesRide": "-FREE_D",
}
FINAL: Final = "Final points:"
PROMO_OPTIONS: Final = ("mini-expansion-1", "shipping-bonus", "temple-scoring-tile")


def export(record: Record) -> str:
    """A game of ours as a list of commands that a Snellman-compatible engine accepts."""
    writer = Writer(record)
    state: State = record.game.start(record.players, record.game.full_options(record.options))
    moves = iter(record.moves)
    while state.pending:
        top = state.pending[-1]
        if top.seat == NOBODY:
            top.auto(state)
            continue
        # Answers that resolve themselves are not in the record, but they are commands all the same.
        answers = top.legal(state)
        action = answers[0] if len(answers) == 1 and not top.always_asked else next(moves).action
        writer.note(state, top.seat, action)
        state.pending.pop()
        top.apply(state, action)
    return writer.text(state)


class Writer:
    """The commands of a game, collected move by move."""

    def __init__(self, record: Record) -> None:
        self._options: Final = record.game.full_options(record.options)
        self._scoring: Final[list[str]] = []
        self._cards: Final[list[str]] = []
        self._rows: Final[list[tuple[int, list[str]]]] = []
        self._acting = NONE
        self._halves = 0  # of a double turn: it is one row, and what it offers is answered after it
        self._answers: Final[list[tuple[int, list[str]]]] = []

    def note(self, state: State, seat: int, action: Action) -> None:
        if action.verb == "score":
            self._scoring.append(action.args[0])
        elif action.verb == "card":
            self._cards.append(action.args[0])
        elif seat != CHANCE and action.verb != "faction":
            if state.acting != self._acting:
                self._acting = state.acting
                self._rows.append((NONE, []))  # cult spades and the next turn are rows of their own
            self._note_command(state, seat, action)

    def _note_command(self, state: State, seat: int, action: Action) -> None:
        command = self._command(state, seat, action)
        answer = action.verb in ("take", "decline")
        if answer and self._halves:
            self._answers.append((seat, [command]))
        elif command:
            self._append(seat, command, alone=answer or not state.round)
        if command == "action ACTC":
            self._halves = 2
        elif action.verb in ("done", "pass", "leave"):
            self._halves = max(self._halves - 1, 0) if action.verb == "done" else 0
            if not self._halves:
                self._rows.extend([(NONE, []), *self._answers, (NONE, [])])  # the next command begins a row
                self._answers.clear()

    def _append(self, seat: int, command: str, *, alone: bool) -> None:
        if alone or not self._rows or self._rows[-1][0] != seat:
            self._rows.append((seat, []))
        self._rows[-1][1].append(command)
        if alone:
            self._rows.append((NONE, []))

    def _command(self, state: State, seat: int, action: Action) -> str:
        top, args = state.pending[-1], action.args
        player = state.seats[seat]
        verb = action.verb
        if verb == "build":
            return f"build {args[0]}"
        if verb == "dig":
            return f"transform {args[0]} to {COLOUR['desert']}" if isinstance(top, Sandstorm) else ""
        if verb == "to":
            assert isinstance(top, Transform)
            bought = distance(player, state.terrain[top.hex], TERRAINS.index(args[0])) - top.spades
            dig = f"dig {bought}. " if bought > 0 else ""
            name = next(name for name, h in BY_NAME.items() if h == top.hex)
            return f"{dig}transform {name} to {COLOUR[args[0]]}"
        if verb == "spade":
            return "dig 1"
        if verb == "upgrade":
            return f"upgrade {args[0]} to {SHORT[args[1]]}"
        if verb == "priest":
            return f"send p to {args[0].upper()} for {args[1]}"
        if verb == "special":
            if args[0] == "stronghold":
                return f"action {STRONGHOLD_ACTIONS[player.faction.ability]}"
            return f"action {'ACTE' if args[0] == 'bridge' else args[0]}"
        if verb == "convert":
            return f"convert {PRICES[' '.join(args)]} to 1{args[1].upper()}"
        if verb == "cult":
            return self._cult(state, seat, action)
        if verb == "ordain":
            return f"convert {args[0]}W to {args[0]}P" if args[0] != "0" else "-convert_w_to_p"
        if verb in ("take", "decline"):
            assert isinstance(top, TakePower)
            word = "leech" if verb == "take" else "decline"
            return f"{word} {top.amount} from {state.seats[top.builder].faction.id}"
        if verb == "drop":
            return f"-{top.spades}SPADE" if isinstance(top, UseSpades) else DROPPED.get(type(top).__name__, "")
        return self._simple(verb, args)

    def _simple(self, verb: str, args: Sequence[str]) -> str:
        words = {
            "ship": "advance ship",
            "shovel": "advance dig",
            "burn": "burn 1",
            "leave": "resign",
            "done": "",
        }
        if verb in words:
            return words[verb]
        name = args[0] if args else ""
        first = {"power": "action ", "favor": "+", "town": "+"}.get(verb, f"{verb} ")
        return f"{first}{name}".strip()

    def _cult(self, state: State, seat: int, action: Action) -> str:
        """Steps of a town tile are not commands; where a key is saved for one track, the others step down before."""
        top = state.pending[-1]
        if isinstance(top, ChooseTop) and top.steps:
            if state.seats[seat].keys == 1:
                self._step_down(state, top, CULTS.index(action.args[0]))
            return ""
        steps = top.steps if isinstance(top, ChooseCult) else 1
        return f"+{steps if steps > 1 else ''}{action.args[0].upper()}"

    def _step_down(self, state: State, top: ChooseTop, chosen: int) -> None:
        row = self._rows[-1][1]
        town = max([place for place, command in enumerate(row) if command.startswith("+TW")])
        cults = state.seats[top.seat].cults
        for cult in tops_within_reach(state, top.seat, top.steps, top.moved):
            if cult != chosen:
                steps = cults[cult] + top.steps - CULT_TOP + 1
                row[town:town] = [f"-{CULTS[cult].upper()}"] * steps

    def rows(self, state: State) -> list[str]:
        return [f"{state.seats[seat].faction.id}: {'. '.join(row)}" for seat, row in self._rows if row]

    def text(self, state: State) -> str:
        lines = [f"option {name}" for name in OPTIONS]
        if self._options["promo"] == "all":
            lines += [f"option {name}" for name in PROMO_OPTIONS]
        if self._options["order"] == "passing":
            lines.append("option variable-turn-order")
        lines.append(f"score {','.join(reversed(self._scoring))}")
        promo = self._options["promo"] == "all"
        lines += [
            f"delete {card.id}" for card in BONUS_CARDS if card.id not in self._cards and (promo or card.id != "BON10")
        ]
        lines += [f"setup {seat.faction.id}" for seat in state.seats]
        lines += self.rows(state)
        points = ", ".join([f"{seat.faction.id} {seat.points}" for seat in state.seats])
        lines.append(f"# {FINAL} {points}")  # a comment for others, compared by us
        return "\n".join(lines) + "\n"


MISSING: Final = {
    "round_scoring": "line 'score SCOREa,SCOREb,...'",
    "factions": "line 'setup FACTION'",
    "rows": "line 'faction: command'",
}


def read_commands(text: str) -> dict[str, Any]:
    """A list of commands in the form that `snellman.Replay` takes; only the final points may be there to compare."""
    game: dict[str, Any] = {"options": [], "round_scoring": [], "factions": [], "rows": [], "final_vp": {}}
    deleted: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line, _, comment = (part.strip() for part in raw.partition("#"))
        if comment.startswith(FINAL):
            game["final_vp"] = {name: int(points) for name, points in re.findall(r"(\w+) (-?\d+)", comment)}
        if not line:
            continue
        word, _, rest = line.partition(" ")
        word = word.lower()
        match = re.fullmatch(r"(\w+):\s*(.*)", line)
        if match and match[1].lower() in [faction.id for faction in FACTIONS]:
            game["rows"].append({"faction": match[1].lower(), "cmd": match[2]})
        elif word == "option":
            game["options"].append(rest.strip().lower())
        elif word == "score":
            game["round_scoring"] = [tile.strip().upper() for tile in rest.split(",")]
        elif word == "delete":
            deleted.append(rest.strip().upper())
        elif word == "setup":
            game["factions"].append(rest.strip().lower())
        elif word == "drop-faction":
            game["rows"].append({"faction": rest.strip().lower(), "cmd": "resign"})
        else:
            raise CannotParse(f"Line {number}: {line[:60]!r} is neither a set-up line nor 'faction: command'.")
    for missing in ("round_scoring", "factions", "rows"):
        if not game[missing]:
            raise CannotParse(f"The list has no {MISSING[missing]}.")
    with_promo = "shipping-bonus" in game["options"]
    game["bonus_in_play"] = [
        card.id for card in BONUS_CARDS if card.id not in deleted and (with_promo or card.id != "BON10")
    ]
    return game
