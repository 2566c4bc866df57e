"""Writing a game of ours as the command rows of terra.snellman.net, and reading such a list."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, NOBODY, Decision
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.record import Record

from ..content.factions import FACTIONS
from ..content.tiles import BONUS_CARDS, SCORING_TILES, TOWN_TILES
from ..rules.factions.nomads import Sandstorm
from ..rules.map import NAMES
from ..rules.moves import (
    BURN,
    CARD,
    CONVERSIONS,
    CONVERT,
    CULT,
    DIG,
    DONE,
    DROP,
    FACTION,
    FAVOR,
    LEAVE,
    ORDAIN,
    PASS,
    POWER,
    PRIEST,
    SCORE,
    SHIP,
    SHOVEL,
    SPADE,
    SPECIAL,
    SPECIALS,
    TAKE,
    TO,
    TOWN,
    UPGRADE,
)
from ..rules.power import GAINED, ChooseCult, MakeOffers, TakePower
from ..rules.seat import NONE
from ..rules.spades import distance
from ..rules.specials import BRIDGE_ACTION
from ..rules.state import State
from ..rules.structures import ChooseTop, Claim, favors_left, tops_within_reach
from ..rules.terraform import Transform, UseSpades
from ..rules.tile import Special
from ..rules.towns import group, is_town
from ..rules.turn import Turn
from ..rules.vocabulary import CULT_TOP, CULTS, STRUCTURES, TERRAINS

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
OPTIONS: Final = ("strict-leech", "strict-darkling-sh", "strict-chaosmagician-sh", "errata-cultist-power")
DROPPED: Final = {
    "BuildBridge": "-BRIDGE",
    "Sandstorm": "-FREE_TF",
    "FreeTradingHouse": "-FREE_TP",
    "WitchesRide": "-FREE_D",
}
WORDS: Final[Mapping[object, str]] = {
    SHIP: "advance ship",
    SHOVEL: "advance dig",
    BURN: "burn 1",
    SPADE: "dig 1",
    LEAVE: "resign",
}
BEGINNINGS: Final[Mapping[object, str]] = {POWER: "action ", FAVOR: "+"}
CANNOT: Final = "This notation cannot say what happened in this game:"
LOWEST: Final = 7  # nobody steps down further than this
FINAL: Final = "Final points:"
PROMO_OPTIONS: Final = ("mini-expansion-1", "shipping-bonus", "temple-scoring-tile")


def export(record: Record, watch: Callable[[State, int], None] | None = None) -> str:
    """A game of ours as a list of commands that a Snellman-compatible engine accepts; a game that the notation cannot
    say is refused. `watch` is told the table at the beginning of every turn, and how many rows are written by then."""
    state: State = record.game.start(record.players, record.game.full_options(record.options))
    writer = Writer(record)
    writer.follow(state, [move.action for move in record.moves], watch)
    return writer.text(state)


class Row:
    """The commands that a faction gives in one go."""

    def __init__(self, seat: int, acting: int) -> None:
        self.seat: Final[int] = seat
        self.acting: Final[int] = acting  # whose turn it is
        self.commands: list[str] = []
        self.closed = False
        self.halves: list[Row] = []  # of the double turn that it ends: the first half
        self.done = False  # it ends an action, and so a turn unless it is a first half

    def has(self, beginning: str) -> bool:
        return any(command.startswith(beginning) for command in self.commands)

    def last(self, beginning: str) -> int:
        """Where the last command stands that begins so."""
        return max([place for place, command in enumerate(self.commands) if command.startswith(beginning)])


class Writer:
    """The commands of a game, collected move by move. What another engine takes for one action is kept apart, and what
    it would ask beyond ours is answered."""

    def __init__(self, record: Record) -> None:
        self._options: Final = record.game.full_options(record.options)
        self._scoring: Final[list[str]] = []
        self._cards: Final[list[str]] = []
        self._rows: Final[list[Row]] = []
        self._held: Final[list[str]] = []  # conversions that wait for a town tile
        self._first_half: list[Row] = []
        self._by_hand = False  # something is written as a correction by hand

    def follow(
        self, state: State, answers: Sequence[Action], watch: Callable[[State, int], None] | None = None
    ) -> None:
        """Give the answers to the table, and write them down. Those that resolve themselves are not in a record, but
        they are commands all the same."""
        left = list(reversed(answers))
        while state.pending:
            top = state.pending[-1]
            if top.seat == NOBODY:
                if isinstance(top, MakeOffers):
                    self._note_offers(state)
                top.auto(state)
                continue
            if watch is not None and isinstance(top, Turn) and self._is_between_rows():
                watch(state, self._written())
            state.answers = top.legal(state)
            single = len(state.answers) == 1 and not top.always_asked
            if not single and not left:
                return
            action = state.answers[0] if single else left.pop()
            assert action in state.answers, f"{action!r} at {top!r}"
            self._note(state, top.seat, action)
            state.pending.pop()
            top.apply(state, action)

    def _note(self, state: State, seat: int, action: Action) -> None:
        verb, top = action.of, state.pending[-1]
        if verb is SCORE:
            self._scoring.append(SCORING_TILES[SCORE.value(action)].id)
        elif verb is CARD:
            self._cards.append(BONUS_CARDS[CARD.value(action)].id)
        elif isinstance(top, TakePower):
            self._answer("leech" if verb is TAKE else "decline", state, *top.args())
        elif seat != CHANCE and verb is not FACTION:
            self._note_command(state, seat, action)

    def _note_offers(self, state: State) -> None:
        """Whose bowls are full is not asked here, but must decline elsewhere."""
        for offer in state.offers:
            if not state.seats[offer[0]].bowls.room():
                self._answer("decline", state, *offer)

    def _answer(self, word: str, state: State, seat: int, builder: int, amount: int) -> None:
        row = self._row(state, seat)
        row.commands.append(f"{word} {amount} from {state.seats[builder].faction.id}")
        row.closed = True

    def _row(self, state: State, seat: int) -> Row:
        """The row that goes on, or a new one: cult spades and the next turn are rows of their own."""
        last = self._rows[-1] if self._rows else None
        if last is None or last.closed or last.seat != seat or last.acting != state.acting:
            last = Row(seat, state.acting)
            if seat == state.acting:
                last.halves, self._first_half = self._first_half, []
            self._rows.append(last)
        return last

    def _note_command(self, state: State, seat: int, action: Action) -> None:
        row, top = self._row(state, seat), state.pending[-1]
        if action.of is ORDAIN:
            self._ordain(row, ORDAIN.value(action))
        elif isinstance(top, ChooseTop) and action.of is CULT and top.steps:
            self._step_down(row, state, top, CULT.value(action))
        elif isinstance(top, Claim) and top.towns and self._waits_for_town(state, seat, action):
            self._held.extend(self._commands(state, seat, action))
        elif isinstance(top, ChooseTop) and top.steps and not self._waits_for_town(state, seat, action):
            # There the tile and its steps are one: this goes before them.
            if top.moved:
                raise CannotParse(f"{CANNOT} a conversion between two tops that one town tile opens.")
            town = row.last("+TW")
            row.commands[town:town] = self._commands(state, seat, action)
        else:
            row.commands.extend(self._commands(state, seat, action))
        if action.of is TOWN:
            if any(row.has(f"-{cult.upper()}") for cult in CULTS):
                raise CannotParse(f"{CANNOT} a key that opens a top which another town tile left closed.")
            row.commands.extend(self._held)
            self._held.clear()
        row.done = action.of is DONE
        row.closed = not state.round or action.of in (DONE, PASS, LEAVE) or _is_late(top)
        if row.done and Turn(seat) in state.pending:
            self._first_half = [row]

    def _waits_for_town(self, state: State, seat: int, action: Action) -> bool:
        """What a new town brings comes with its tile there, and when it is founded here."""
        converted = CONVERSIONS[CONVERT.value(action)] if action.of is CONVERT else ""
        if state.seats[seat].faction.trades_points:
            return converted in ("vp c", "c vp")
        return converted == "w c" and state.seats[seat].faction.town.workers > 0

    def _commands(self, state: State, seat: int, action: Action) -> list[str]:
        verb, top = action.of, state.pending[-1]
        if verb is DIG:
            storm = f"transform {NAMES[DIG.value(action)]} to {COLOUR['desert']}"
            return [storm] if isinstance(top, Sandstorm) else []
        if verb is TO:
            assert isinstance(top, Transform)
            return _transformed(state, top, TO.value(action))
        if verb is UPGRADE:
            structure, hex = UPGRADE.value(action)
            command = f"upgrade {NAMES[hex]} to {SHORT[STRUCTURES[structure]]}"
            return [command, *_lapsed_favors(state, seat, structure)]
        if verb is SPECIAL:
            return [f"action {_special(state, seat, SPECIAL.value(action))}"]
        if verb is CULT:
            return _cult(state, top, CULT.value(action))
        if verb is TOWN:
            assert isinstance(top, Claim)
            return [f"+{TOWN_TILES[TOWN.value(action)].id}", *_lapsed_towns(state, top)]
        if verb is DROP:
            given_up = f"-{top.spades}SPADE" if isinstance(top, UseSpades) else DROPPED.get(top.name, "")
            return [given_up] if given_up else []
        return [] if verb is DONE else [_simple(action)]

    def _ordain(self, row: Row, number: int) -> None:
        """There the first conversion after the upgrade ends the right to ordain, if it is not the ordination itself. So
        what was converted first goes before the upgrade; what followed a town tile, after the ordination; and where
        that made the workers who were ordained, it is written as a correction by hand."""
        commands = row.commands
        upgrade = row.last("upgrade")
        if not number:
            commands.insert(upgrade + 1, "-3CONVERT_W_TO_P")
            return
        rest = commands[upgrade + 1 :]
        town = min([place for place, command in enumerate(rest) if command.startswith("+")], default=len(rest))
        before = [command for command in rest[:town] if _is_free(command)]
        after = [command for command in rest[town:] if _is_free(command)]
        others = [command for command in rest if not _is_free(command)]
        if any(command.endswith(("1W", "1P")) or command.startswith("convert 1P ") for command in after):
            self._by_hand = True
            after += [f"-{number}W", f"+{number}P"]
        else:
            others.append(f"convert {number}W to {number}P")
        commands[upgrade:] = [*before, commands[upgrade], *others, *after]

    def _step_down(self, row: Row, state: State, top: ChooseTop, chosen: int) -> None:
        """The steps of a town tile are not commands. Where its last key is saved for one track, the others step down
        before; twice where the key would lift them at once, as they stopped in this turn for the lack of it."""
        seat = state.seats[top.seat]
        if seat.keys != 1:
            return
        town = row.last("+TW")
        lifted = seat.blocked if seat.blocked.bit_count() <= seat.keys + top.moved.bit_count() else 0
        for cult in tops_within_reach(state, top.seat, top.steps, top.moved):
            if cult != chosen:
                steps = seat.cults[cult] + top.steps - CULT_TOP + 1 + (lifted >> cult & 1)
                if seat.cults[cult] - steps < LOWEST:
                    raise CannotParse(f"{CANNOT} a top that is left closed though its key is there.")
                row.commands[town:town] = [f"-{CULTS[cult].upper()}"] * steps

    def _is_between_rows(self) -> bool:
        return not self._rows or self._rows[-1].closed

    def _written(self) -> int:
        """How many rows there are."""
        return sum([bool(row.commands) for row in self._rows])

    # --- the text

    def rows(self, state: State) -> list[str]:
        lines: list[str] = []
        for row, following in zip(self._rows, [*self._rows, None][1:], strict=True):
            commands = row.commands.copy()
            if commands and (_goes_on(row) or (following is not None and _needs_end(row, following))):
                commands.append("done")
            if commands:
                lines.append(f"{state.seats[row.seat].faction.id}: {'. '.join(commands)}")
        return lines

    def text(self, state: State) -> str:
        lines = [f"option {name}" for name in [*OPTIONS, *self._loose()]]
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

    def _loose(self) -> list[str]:
        """Options without which a game would not be accepted as it was played."""
        loose = {
            "loose-done": any(_goes_on(row) for row in self._rows),
            "loose-dig": any(_throws_spade_away(row) for row in self._rows),
            "loose-adjust-resource": self._by_hand,
        }
        return [name for name, needed in loose.items() if needed]


def _is_free(command: str) -> bool:
    return command.startswith(("convert", "burn"))


def _is_late(top: Decision[State]) -> bool:
    """The cultists' step, after the turn."""
    return isinstance(top, ChooseCult) and top.special == NONE


def _simple(action: Action) -> str:
    verb = action.of
    assert verb is not None
    if verb in WORDS:
        return WORDS[verb]
    if verb is CONVERT:
        kind = CONVERT.value(action)
        return f"convert {PRICES[CONVERSIONS[kind]]} to {str(GAINED[kind]).upper()}"
    if verb is PRIEST:
        cult, steps = PRIEST.value(action)
        return f"send p to {CULTS[cult].upper()} for {steps}"
    return f"{BEGINNINGS.get(verb, f'{verb.word} ')}{verb.names[action.place]}".strip()


def _special(state: State, seat: int, which: int) -> str:
    if which == Special.STRONGHOLD:
        return f"ACT{state.seats[seat].faction.id[0].upper()}"
    return "ACTE" if which == BRIDGE_ACTION else SPECIALS[which]


def _transformed(state: State, top: Transform, terrain: int) -> list[str]:
    bought = distance(state.seats[top.seat], state.terrain[top.hex], terrain) - top.spades
    digs = [f"dig {bought}"] if bought > 0 else []
    return [*digs, f"transform {NAMES[top.hex]} to {COLOUR[TERRAINS[terrain]]}"]


def _cult(state: State, top: Decision[State], cult: int) -> list[str]:
    name = CULTS[cult].upper()
    steps = top.steps if isinstance(top, ChooseCult) else 1
    if _is_late(top) and _next_turn_has_begun(state, top.seat) and state.seats[top.seat].cults[cult] == 9:
        # A step that fails for the lack of a key is remembered there for the turn.
        return [f"-{name}", f"+{name}"]
    return [f"+{steps if steps > 1 else ''}{name}"]


def _next_turn_has_begun(state: State, seat: int) -> bool:
    """Who plays on alone is in the next turn at once there."""
    return not state.seats[seat].keys and all(other.passed for other in state.seats if other is not state.seats[seat])


def _lapsed_favors(state: State, seat: int, structure: int) -> list[str]:
    """Favor tiles that a building brings, and nobody can give."""
    player = state.seats[seat]
    lapsed = player.faction.favors[structure] - favors_left(state, player)
    return [f"-{lapsed if lapsed > 1 else ''}GAIN_FAVOR"] if lapsed > 0 else []


def _lapsed_towns(state: State, top: Claim) -> list[str]:
    """Towns founded beside this one, for which there is no tile: none are founded here."""
    if sum(state.towns) > top.towns:
        return []
    seat = state.seats[top.seat]
    left, lapsed = seat.buildings & ~seat.towns, 0
    while left:
        members = group(state, seat, left & -left)
        left &= ~members
        lapsed += is_town(seat, members)
    return ["-GAIN_TW"] * lapsed


def _needs_end(row: Row, following: Row) -> bool:
    """Who plays on alone, and builds later where this row transformed, says that it is another action."""
    alone = row.done and following.seat == row.seat == following.acting and not following.halves
    return alone and row.has("transform") and not row.has("build")


def _goes_on(row: Row) -> bool:
    """The second half of a double turn would be taken for a part of the first: it builds where that transformed, or has
    spades that it did not use. It is left so, and the action that remains is given up."""
    main = [command for command in row.commands if not _is_free(command)]
    if not row.halves or not main:
        return False
    first = row.halves[0].commands
    spades = [command for command in first if command.startswith(("dig", "action ACT5", "action ACT6", "action BON1"))]
    transformed = [command.split() for command in first if command.startswith("transform")]
    if not spades or row.halves[0].has("build"):
        return False
    homes = [words[1] for words in transformed if words[3] == COLOUR["wasteland"]]
    verb, _, hex = main[0].partition(" ")
    return (verb == "build" and (not homes or hex in homes)) or (verb == "dig" and not transformed)


def _throws_spade_away(row: Row) -> bool:
    """In a turn in which spades were bought, none may be given up: here that is the other half of a double turn."""
    dug = [command for half in row.halves for command in half.commands if command.startswith("dig")]
    return bool(dug) and any(command.endswith("SPADE") for command in row.commands)


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
