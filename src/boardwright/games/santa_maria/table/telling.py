"""What the game tells people: questions, answers, the log. What answers pay and bring is in outcomes.py, what pieces
are called in naming.py."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, Decision, question
from boardwright.kernel.ledger import Entry
from boardwright.kernel.occasion import SETUP, STEP, TURN, Occasion
from boardwright.kernel.outlook import Contest
from boardwright.kernel.telling import Section, Telling
from boardwright.kernel.text import Argument, Text, kebab, sentences
from boardwright.kernel.verdict import Reason

from ..rules.activation import CHANGE_GOODS, PayForChange, coin_price
from ..rules.buildings import LayDie, Trade
from ..rules.catalogue import BUILT_IN, NONE, YEARS, Catalogue, Tile, catalogue
from ..rules.colony import LINES, SIDE, cells_of
from ..rules.expansion import PlaceTile
from ..rules.market import MOVING, MoveDie, OwnDecision, destinations
from ..rules.moves import (
    ACTIVATE,
    BLUE,
    BLUE_COLUMN,
    BUY,
    COLONY,
    DECLINE,
    DOCK,
    DRAW_BISHOP,
    DRAW_SCHOLAR,
    GRAIN,
    HALL,
    MONK,
    MOOR,
    MOVE,
    PASS,
    PAVE,
    PLACE,
    SELL,
    SHIP,
    STAY,
    TRADE,
    WHITE,
)
from ..rules.passing import can_pave
from ..rules.payment import Pay
from ..rules.religion import MISSIONS_FROM, GrainStep, ReachSymbol, Recruit, RollBlue
from ..rules.scoring import SET_POINTS, bishop_points, colonist_points, sets
from ..rules.seat import Seat
from ..rules.setup import ChooseColony, ChooseHall, DrawHallScholar, DrawStartingShip
from ..rules.shipping import DrawShip
from ..rules.state import State
from ..rules.turn import NextTurn, Turn
from ..rules.vocabulary import CATEGORIES, GOODS, MONEY, SCHOLARS, Effect, Source
from ..rules.vocabulary import PAVE as PAVING
from . import naming, outcomes, outlook
from .naming import say
from .pieces import Pieces, describe, pieces


class SantaMariaTelling(Telling[State]):
    def __init__(self) -> None:
        super().__init__("santa_maria", "santa_maria", nouns=_NOUNS, categories=CATEGORIES, final=CATEGORIES[MONEY:])

    def pieces(self, options: Mapping[str, str]) -> Pieces:
        return pieces(catalogue(options.get("content", BUILT_IN)))

    def describe(self, options: Mapping[str, str]) -> Sequence[Section]:
        return describe(catalogue(options.get("content", BUILT_IN)))

    def progress(self, state: State) -> Text:
        if not state.pending:
            return say("progress-over")
        return say("progress-year", year=state.year, years=YEARS) if state.year else say("progress-setup")

    def part(self, number: int) -> Text:
        return say("part", number=number)

    def roles(self, state: State) -> Sequence[Text]:
        return [_role(state.catalogue, seat) for seat in state.seats]

    def sources(self) -> Sequence[Text]:
        return naming.score_lines()

    def prompt(self, state: State, seat: int) -> Text:
        asked = question(state, seat)
        if asked is None:
            return ""
        id = kebab(asked.name)
        if isinstance(asked, GrainStep) and GRAIN.action not in state.answers:
            id += "-none"
        return say(f"prompt-{id}", **_asked_about(state, asked))

    def occasion(self, state: State, seat: int) -> Occasion:
        asked = question(state, seat)
        if isinstance(asked, ChooseColony | ChooseHall):
            return Occasion(SETUP, stages=[say("stage-colonies"), say("stage-year")])
        return Occasion(TURN if isinstance(asked, Turn) else STEP)

    def reveal(self, state: State) -> Text:
        drawn = question(state, CHANCE)
        if isinstance(drawn, RollBlue):
            return say("reveal-roll-blue")
        return say("reveal-draw-ship") if isinstance(drawn, DrawShip) else super().reveal(state)

    def intention(self, state: State, seat: int, answers: Sequence[Action], *, beside: bool = False) -> Text:
        first, last = answers[0], answers[-1]
        if first in SELL or first in BUY:
            return _deal(answers)
        if first in WHITE or first in BLUE or first in BLUE_COLUMN:
            asked = question(state, seat)
            assert isinstance(asked, Turn)
            _, about = asked.words_of(state, first)
            return self.in_words(state, ("die-paid", {**about, "good": CHANGE_GOODS.get(last.of, len(GOODS))}), "label")
        return self.label(state, seat, first)

    def line(self, state: State, seat: int, action: Action) -> Text:
        if action in TRADE:  # everybody reads the log, and happiness may lie face down [27]
            return say("line-trade")
        return super().line(state, seat, action)

    def note(self, state: State, seat: int, action: Action) -> Text:
        return sentences(_notes(state, seat, action))

    def turn_of(self, state: State, seat: int) -> int:
        """What is drawn and rolled in the middle of a turn belongs to it; before a year nobody's turn has come."""
        if seat != CHANCE:
            return seat
        turns = [frame for frame in state.pending if isinstance(frame, NextTurn)]
        return turns[-1].after if turns else CHANCE

    def begins(self, state: State, seat: int) -> bool:
        return isinstance(question(state, seat), Turn | ChooseColony | ChooseHall)

    def touched(self, state: State, seat: int, entries: Sequence[Entry]) -> Sequence[Text]:
        """Coins for a monk who was there before."""
        paid = any(entry.seat == seat and entry.source == Source.FEE and entry.amount > 0 for entry in entries)
        return [say("line-fee")] if paid else []

    def amount(self, what: str, number: int) -> Text:
        return naming.amount(what, number)

    def paid(self, seat: int, entries: Sequence[Entry]) -> Mapping[str, int]:
        return outcomes.paid(seat, entries)

    def gained(self, seat: int, entries: Sequence[Entry]) -> Mapping[str, int]:
        return outcomes.gained(seat, entries)

    def events(self, seat: int, entries: Sequence[Entry]) -> Sequence[Text]:
        return outcomes.Events(seat, entries).told()

    def contests(self, state: State, seat: int | None) -> Sequence[Contest]:
        return outlook.contests(state, seat)

    def why(self, state: State, seat: int, reason: Reason) -> Text:
        if reason.id == "only-with":
            return say(reason.id, scholar=naming.scholar_name(state.catalogue.scholars[reason.number]))
        return super().why(state, seat, reason)


def _role(content: Catalogue, seat: Seat) -> Text:
    """The colony; on side B, which is the same for all, with the scholar of the town hall."""
    if seat.home == NONE:
        return ""
    colony = content.colonies[seat.home]
    if colony.side == "A":
        return naming.colony_name(colony)
    if seat.personal == NONE:
        return ""
    scholar = naming.scholar_name(content.scholars[seat.personal])
    return say("role", colony=naming.colony_name(colony), scholar=scholar)


# --- questions


def _asked_about(state: State, asked: Decision[State]) -> dict[str, Argument]:
    """What a question speaks of."""
    content = state.catalogue
    if isinstance(asked, DrawHallScholar):
        return {"tile": naming.tile_name(content.halls[asked.hall], content)}
    if isinstance(asked, DrawStartingShip | DrawShip):
        return {"dock": naming.symbol(content.docks[asked.dock])}
    if isinstance(asked, MoveDie):
        return {"die": naming.die_name(state.seats[asked.seat].lying[asked.cell])}
    if isinstance(asked, LayDie):
        return {"die": naming.die_name(asked.die)}
    if isinstance(asked, Pay):
        return {"price": naming.goods(asked.goods())}
    if isinstance(asked, PayForChange):
        return {"pips": asked.pips}
    if isinstance(asked, Trade):
        trade = asked.effect(state)
        return {"prices": naming.one_of(trade.prices), "gains": naming.one_of(trade.gains)}
    if isinstance(asked, ReachSymbol):
        return {"symbol": naming.symbol_on(content, state.seats[asked.seat].religion + 1)}
    return {}


# --- what answers speak of


def _die(die: tuple[int, int]) -> Text:
    """A die as it lies or was rolled, and the pips to which it is changed."""
    thing, pips = die
    name = naming.die_name(thing)
    return name if (thing - 1) % SIDE + 1 == pips else say("changed-die", die=name, pips=pips)


_NOUNS: Final[Mapping[str, Callable[[State, Any], Argument]]] = {
    "tile": lambda state, tile: naming.tile_name(state.catalogue.tiles[tile], state.catalogue),
    "terrain": lambda state, terrain: naming.terrain(terrain),
    "cell": lambda state, cell: naming.cell_name(cell),
    "line": lambda state, line: naming.line_name(line),
    "die": lambda state, die: _die(die) if isinstance(die, tuple) else naming.die_name(die),
    "symbol": lambda state, space: naming.symbol(state.catalogue.pass_effects[space]),
    "dock": lambda state, dock: naming.symbol(state.catalogue.docks[dock]),
    "ship": lambda state, ship: naming.ship_name(state.catalogue.ships[ship]),
    "name": lambda state, place: naming.place_name(state.catalogue, place),
    "scholar": lambda state, scholar: naming.scholar_name(state.catalogue.scholars[scholar]),
    "colony": lambda state, colony: naming.colony_name(state.catalogue.colonies[colony]),
    "good": lambda state, good: naming.good((*GOODS, "coins")[good]),
    "price": lambda state, price: naming.one_of([price]),
    "gain": lambda state, gain: naming.one_of([gain]),
    "owner": lambda state, seat: _role(state.catalogue, seat),
    "degrees": lambda state, degrees: int(degrees),
    "pips": lambda state, pips: int(pips) + 1,
}


def _deal(answers: Sequence[Action]) -> Text:
    """Sales and purchases."""
    sold = naming.goods([answers.count(sale) for sale in SELL.actions])
    bought = naming.goods([answers.count(purchase) for purchase in BUY.actions])
    if not bought:
        return say("label-sell-some", sold=sold)
    return say("label-sell-and-buy", sold=sold, bought=bought) if sold else say("label-buy-some", bought=bought)


# --- what is written on the thing chosen, or is worth knowing before


def _notes(state: State, number: int, action: Action) -> list[Text]:
    content = state.catalogue
    if number < 0 or action in COLONY or action in HALL:
        return _written(state, action)
    seat = state.seats[number]
    if action in ACTIVATE:
        building = content.spaces[seat.spaces[ACTIVATE.value(action)]]
        coins = naming.amount("coins", coin_price(seat, 1))
        return [say("note-building", building=naming.space_text(building)), say("note-next-building", coins=coins)]
    for dice in (WHITE, BLUE, BLUE_COLUMN):
        if action in dice:
            free = cells_of(LINES[dice.value(action)[1]] & seat.free)
            return [naming.buildings(content, tuple([seat.spaces[cell] for cell in free]))]
    if action in PASS:
        return _notes_of_passing(state, seat, content.pass_effects[PASS.value(action)])
    asked = question(state, number)
    if action in MOVE:
        assert isinstance(asked, OwnDecision)
        several = destinations(seat, MOVE.value(action), asked.activated()).bit_count() > 1
        # With one way to go the ledger has the coin already.
        return [say("note-moving", coins=naming.amount("coins", MOVING))] if several else []
    if isinstance(asked, PlaceTile):
        return _notes_of_laying(state, number, content.tiles[asked.tile], asked.covered(state, PLACE.value(action)))
    if action in PAVE:
        return _notes_of_laying(state, number, content.road, (PAVE.value(action),))
    if action in SHIP:
        return _notes_of_ship(state, seat, SHIP.value(action))
    if action in MOOR:
        return [naming.dock_text(content, MOOR.value(action))]
    if action in MONK:
        return _notes_of_monk(state, seat, MONK.value(action))
    if action in STAY:
        return [say("note-ends")]
    return [say("note-lost")] if action in DECLINE and isinstance(asked, Recruit) else []


def _written(state: State, action: Action) -> list[Text]:
    content = state.catalogue
    if action in DRAW_BISHOP:
        return [naming.bishop_text(content.bishops[DRAW_BISHOP.value(action)])]
    if action in DRAW_SCHOLAR:
        return [naming.scholar_text(content.scholars[DRAW_SCHOLAR.value(action)], content)]
    if action in DOCK:
        return [naming.ship_text(content.ships[DOCK.value(action)])]
    if action in COLONY:
        return naming.colony_text(content.colonies[COLONY.value(action)], content)
    if action in HALL:
        hall = HALL.value(action)
        scholar = content.scholars[state.halls[hall]]
        return [naming.tile_text(content.halls[hall], content), naming.scholar_text(scholar, content)]
    return []


def _notes_of_passing(state: State, seat: Seat, chosen: Effect) -> list[Text]:
    told: list[Text] = []
    if chosen.verb == PAVING and not can_pave(state, seat):
        told.append(say("note-no-road"))
    ships: list[Argument] = [
        say("note-dock", symbol=naming.symbol(state.catalogue.docks[dock]), n=len(moored))
        for dock, moored in enumerate(seat.harbour)
        if moored
    ]
    if ships:
        told.append(say("note-income", docks=ships))
    return told


def _notes_of_laying(state: State, number: int, tile: Tile, cells: Sequence[int]) -> list[Text]:
    """Which lines become full, and what that brings at the end."""
    content = state.catalogue
    before = state.seats[number]
    after = before.clone()
    after.settle(content, cells, tile.spaces, Source.ACTION)
    filled: list[Argument] = [
        naming.line_name(line)
        for line in range(2 * SIDE)
        if LINES[line] & before.empty and not LINES[line] & after.empty
    ]
    told = [say("note-fills", lines=filled)] if filled else []
    more = colonist_points(state, after) - colonist_points(state, before)
    return [*told, say("note-settled", points=naming.points(more))] if more else told


def _notes_of_ship(state: State, seat: Seat, dock: int) -> list[Text]:
    ship = state.catalogue.ships[state.docks[dock]]
    told = [say("note-ship", points=naming.points(ship.points)), naming.dock_text(state.catalogue, dock)]
    after = seat.clone()
    after.moor(state.catalogue, dock, ship.index, Source.ACTION)
    if sets(after) > sets(seat):
        told.append(say("note-set", points=naming.points(SET_POINTS)))
    return told


def _notes_of_monk(state: State, seat: Seat, place: int) -> list[Text]:
    content = state.catalogue
    if place < len(SCHOLARS):
        return [naming.scholar_text(content.scholars[place], content)]
    if place < MISSIONS_FROM:
        bishop = content.bishops[place - len(SCHOLARS)]
        worth = naming.points(bishop_points(state, seat, bishop.index))
        return [naming.bishop_text(bishop), say("note-worth", points=worth)]
    return [naming.mission_text(content.missions[place - MISSIONS_FROM])]
