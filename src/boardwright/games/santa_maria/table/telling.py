"""What the game tells people: questions, answers, the log. What answers pay and bring is in outcomes.py, what pieces
are called in naming.py, why something cannot be done in reasons.py."""

from collections.abc import Mapping, Sequence
from functools import cache

from boardwright.games.santa_maria.rules import shipping
from boardwright.games.santa_maria.rules.activation import LayDie, PayForChange, Trade, coin_price
from boardwright.games.santa_maria.rules.catalogue import BUILT_IN, NONE, YEARS, Catalogue, catalogue
from boardwright.games.santa_maria.rules.colony import CELL_NAMES, COVERED, LINES, SIDE, TURNS, cells_of
from boardwright.games.santa_maria.rules.expansion import PlaceTile
from boardwright.games.santa_maria.rules.market import MOVING, MoveDie, OwnDecision, destinations
from boardwright.games.santa_maria.rules.moves import (
    ACTIVATE,
    BLUE,
    BLUE_COLUMN,
    BUY,
    COLONY,
    DECLINE,
    DOCK,
    DRAW_BISHOP,
    DRAW_SCHOLAR,
    EXPAND,
    EXPANSIONS,
    GRAIN,
    HALL,
    MONK,
    MOOR,
    PASS,
    PAVE,
    PLACE,
    SELL,
    SHIP,
    SHOW,
    STAY,
    TRADE,
    WHITE,
)
from boardwright.games.santa_maria.rules.passing import why_no_road
from boardwright.games.santa_maria.rules.payment import Pay, settled
from boardwright.games.santa_maria.rules.reasons import FINE
from boardwright.games.santa_maria.rules.religion import MISSIONS_FROM, GrainStep, ReachSymbol, Recruit, RollBlue
from boardwright.games.santa_maria.rules.scoring import SET_POINTS, bishop_points, colonist_points, sets
from boardwright.games.santa_maria.rules.seat import BLUE_DIE, WHITE_DIE, Seat
from boardwright.games.santa_maria.rules.setup import DrawHallScholar, DrawStartingShip
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.vocabulary import (
    GOLD,
    GOOD_LETTERS,
    MOST_WAYS,
    SCHOLARS,
    Effect,
    Gain,
    Source,
)
from boardwright.games.santa_maria.rules.vocabulary import PAVE as PAVING
from boardwright.games.santa_maria.table import naming, occasions, outcomes, outlook, reasons, turns
from boardwright.games.santa_maria.table.naming import say
from boardwright.games.santa_maria.table.pieces import Pieces, describe, pieces
from boardwright.kernel.action import Action
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.ledger import Entry
from boardwright.kernel.occasion import Occasion
from boardwright.kernel.outlook import Contest
from boardwright.kernel.telling import Section, Telling
from boardwright.kernel.text import Argument, Text, sentences


class SantaMariaTelling(Telling[State]):
    def __init__(self) -> None:
        super().__init__("santa_maria", "santa_maria")

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
        id = naming.kebab(type(asked).__name__)
        if isinstance(asked, GrainStep) and GRAIN not in state.answers:
            id += "-none"
        return say(f"prompt-{id}", **_asked_about(state, asked))

    def occasion(self, state: State, seat: int) -> Occasion:
        return occasions.occasion(state, seat)

    def reveal(self, state: State) -> Text:
        return occasions.reveal(state) or super().reveal(state)

    def label(self, state: State, seat: int, action: Action) -> Text:
        if seat < 0:
            return self.line(state, seat, action)
        id, about = _answer(state, seat, action)
        return say(f"label-{id}", **about)

    def intention(self, state: State, seat: int, answers: Sequence[Action]) -> Text:
        first, last = answers[0], answers[-1]
        if first.verb in ("sell", "buy"):
            return _deal(answers)
        if first.verb in ("white", "blue"):
            _, about = _answer(state, seat, first)
            return say("label-die-paid", **about, good=naming.good(last.verb))
        return self.label(state, seat, first)

    def line(self, state: State, seat: int, action: Action) -> Text:
        if action.verb == "trade":  # everybody reads the log, and happiness may lie face down [27]
            return say("line-trade")
        id, about = _drawn(state, action) if seat < 0 else _answer(state, seat, action)
        return say(f"line-{id}", **about)

    def revealed(self, verb: str, number: int) -> Text:
        return say(f"revealed-{verb}", n=number)

    def note(self, state: State, seat: int, action: Action) -> Text:
        return sentences(_notes(state, seat, action))

    def turn_of(self, state: State, seat: int) -> int:
        return turns.turn_of(state, seat)

    def begins(self, state: State, seat: int) -> bool:
        return turns.begins(state, seat)

    def weight(self, state: State, seat: int, action: Action) -> int:
        return turns.weight(state, seat, action)

    def touched(self, state: State, seat: int, entries: Sequence[Entry]) -> Sequence[Text]:
        return turns.touched(seat, entries)

    def final_source(self, entry: Entry) -> int:
        return turns.final_source(entry)

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

    def things(self, state: State, seat: int) -> Sequence[str]:
        return reasons.things(state, seat)

    def thing(self, state: State, seat: int, action: Action) -> Sequence[str]:
        return reasons.thing(state, seat, action)

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return reasons.reasons(state, seat)


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
        return {"tile": naming.tile_name(content.tiles[EXPANSIONS + asked.hall], content)}
    if isinstance(asked, DrawStartingShip | shipping.DrawShip):
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


# --- answers: the id of a message, and what it speaks of. Buttons and the log say the same in two tenses.

_Answer = tuple[str, dict[str, Argument]]


def _answer(state: State, seat: int, action: Action) -> _Answer:
    asked = question(state, seat)
    assert asked is not None
    verb = action.verb
    if verb in ("colony", "hall", "expand", "activate", "white", "blue", "pass"):
        return _main_answer(state, seat, action)
    if verb in ("place", "move", "to", "lay", "pave"):
        return _colony_answer(state, asked, action)
    if isinstance(asked, PayForChange):
        return "pay-with", {"good": naming.good(verb)}
    if verb in ("sell", "buy", "gold-for"):
        return verb, {"good": naming.good(action.args[0])}
    if verb == "trade":
        paid, gained = traded(state, seat, asked, action)
        return verb, {"price": naming.one_of([paid]), "gain": naming.one_of([gained])}
    if verb in ("ship", "moor"):
        return _ship_answer(state, asked, action)
    if verb == "monk":
        place = action.index - MONK[0].index
        kind = "scholar" if place < len(SCHOLARS) else "bishop" if place < MISSIONS_FROM else "mission"
        return f"monk-{kind}", {"name": naming.place_name(state.catalogue, place)}
    if action is DECLINE:
        return f"decline-{naming.kebab(type(asked).__name__)}", {}
    return verb, {}  # pay, step, stay, grain, enough


def _deal(answers: Sequence[Action]) -> Text:
    """Sales and purchases."""
    sold = naming.goods([answers.count(sale) for sale in SELL])
    bought = naming.goods([answers.count(purchase) for purchase in BUY])
    if not bought:
        return say("label-sell-some", sold=sold)
    return say("label-sell-and-buy", sold=sold, bought=bought) if sold else say("label-buy-some", bought=bought)


def _main_answer(state: State, number: int, action: Action) -> _Answer:
    """What is chosen before the first year, and the main actions of a turn."""
    content = state.catalogue
    verb = action.verb
    if verb == "colony":
        return verb, {"colony": naming.colony_name(content.colonies[action.index - COLONY[0].index])}
    if verb == "hall":
        scholar = state.halls[action.index - HALL[0].index]
        return verb, {"scholar": naming.scholar_name(content.scholars[scholar])}
    if verb == "expand":
        return verb, {"tile": naming.tile_name(content.tiles[action.index - EXPAND[0].index], content)}
    if verb == "activate":
        return verb, _building(state, number, action.index - ACTIVATE[0].index)
    if verb == "pass":
        return verb, {"symbol": naming.symbol(content.pass_effects[action.index - PASS[0].index])}
    return "die", _die(action)


@cache
def _die(action: Action) -> dict[str, Argument]:
    """A die and the line that it activates."""
    line, pips = line_of(action), int(action.args[0])
    die = naming.die_name((WHITE_DIE if action.verb == "white" else BLUE_DIE) + pips)
    if line % SIDE + 1 != pips:
        die = say("changed-die", die=die, pips=line % SIDE + 1)
    return {"line": naming.line_name(line), "die": die}


def _colony_answer(state: State, asked: Decision[State], action: Action) -> _Answer:
    verb = action.verb
    cell = CELL_NAMES.index(action.args[0])
    where: dict[str, Argument] = {"cell": naming.cell_name(cell)}
    if verb == "place":
        turn = (action.index - PLACE[0].index) % TURNS
        return ("place-turned", {**where, "degrees": 90 * turn}) if turn else (verb, where)
    if verb == "pave":
        return verb, where
    if verb == "move":
        return verb, {**where, "die": naming.die_name(state.seats[asked.seat].lying[cell])}
    return verb, _building(state, asked.seat, cell)  # to, lay


def _building(state: State, number: int, cell: int) -> dict[str, Argument]:
    space = state.catalogue.spaces[state.seats[number].spaces[cell]]
    return {"terrain": naming.terrain(space.terrain), "cell": naming.cell_name(cell)}


def _ship_answer(state: State, asked: Decision[State], action: Action) -> _Answer:
    content = state.catalogue
    if action.verb == "ship":
        dock = action.index - SHIP[0].index
        ship = naming.ship_name(content.ships[state.docks[dock]])
        return "ship", {"ship": ship, "dock": naming.symbol(content.docks[dock])}
    dock = action.index - MOOR[0].index
    stays = isinstance(asked, shipping.Moor) and asked.dock == dock
    return "moor-here" if stays else "moor", {"dock": naming.symbol(content.docks[dock])}


def line_of(action: Action) -> int:
    """Of a die: the line that it activates, see LINES."""
    if action.verb == "white":
        return (action.index - WHITE[0].index) % SIDE
    row = action.index < BLUE_COLUMN[0].index
    return (action.index - BLUE[0].index) % SIDE + (SIDE if row else 0)


def traded(state: State, number: int, asked: Decision[State], action: Action) -> tuple[Gain, Gain]:
    """The price and the gain of a trade; the gold itself where only gold can pay it."""
    assert isinstance(asked, Trade)
    way, gain = divmod(action.index - TRADE[0].index, MOST_WAYS)
    trade = asked.effect(state)
    price = trade.prices[way]
    paid = settled(state.seats[number], price.goods)
    gold = not any(paid[:GOLD])
    return Gain(Bundle.of({GOOD_LETTERS[GOLD]: paid[GOLD]})) if gold else price, trade.gains[gain]


def _drawn(state: State, action: Action) -> _Answer:
    """What chance draws and rolls."""
    content = state.catalogue
    asked = state.pending[-1]
    verb, index = action.verb, action.index
    if verb == "draw":
        if index >= DRAW_BISHOP[0].index:
            return "bishop", {"name": naming.bishop_name(content.bishops[index - DRAW_BISHOP[0].index])}
        scholar = naming.scholar_name(content.scholars[index - DRAW_SCHOLAR[0].index])
        if isinstance(asked, DrawHallScholar):
            return "hall-scholar", {**_asked_about(state, asked), "name": scholar}
        return "scholar", {"name": scholar}
    if verb == "dock":
        return verb, {**_asked_about(state, asked), "ship": naming.ship_name(content.ships[index - DOCK[0].index])}
    if verb == "show":
        return verb, {"tile": naming.tile_name(content.tiles[index - SHOW[0].index], content)}
    if verb == "colony":
        return "dealt", {"colony": naming.colony_name(content.colonies[index - COLONY[0].index])}
    pips: dict[str, Argument] = {"pips": int(action.args[0])}
    if isinstance(asked, RollBlue) and not state.shared:
        owner = _role(content, state.seats[asked.owner])
        if owner:
            return "roll-blue-for", {**pips, "owner": owner}
    return verb, pips


# --- what is written on the thing chosen, or is worth knowing before


def _notes(state: State, number: int, action: Action) -> list[Text]:
    content = state.catalogue
    verb = action.verb
    if number < 0 or verb in ("colony", "hall"):
        return _written(state, action)
    seat = state.seats[number]
    if verb == "activate":
        building = content.spaces[seat.spaces[action.index - ACTIVATE[0].index]]
        coins = naming.amount("coins", coin_price(seat, 1))
        return [say("note-building", building=naming.space_text(building)), say("note-next-building", coins=coins)]
    if verb in ("white", "blue"):
        free = cells_of(LINES[line_of(action)] & seat.free)
        return [naming.buildings(content, tuple([seat.spaces[cell] for cell in free]))]
    if verb == "pass":
        return _notes_of_passing(state, seat, content.pass_effects[action.index - PASS[0].index])
    if verb == "move":
        asked = question(state, number)
        assert isinstance(asked, OwnDecision)
        several = destinations(seat, CELL_NAMES.index(action.args[0]), asked.activated()).bit_count() > 1
        # With one way to go the ledger has the coin already.
        return [say("note-moving", coins=naming.amount("coins", MOVING))] if several else []
    if verb in ("place", "pave"):
        return _notes_of_laying(state, number, action)
    if verb == "ship":
        return _notes_of_ship(state, seat, action.index - SHIP[0].index)
    if verb == "moor":
        return [naming.dock_text(content, action.index - MOOR[0].index)]
    if verb == "monk":
        return _notes_of_monk(state, seat, action.index - MONK[0].index)
    if action is STAY:
        return [say("note-ends")]
    if action is DECLINE and isinstance(question(state, number), Recruit):
        return [say("note-lost")]
    return []


def _written(state: State, action: Action) -> list[Text]:
    content = state.catalogue
    verb, index = action.verb, action.index
    if verb == "draw":
        if index >= DRAW_BISHOP[0].index:
            return [naming.bishop_text(content.bishops[index - DRAW_BISHOP[0].index])]
        return [naming.scholar_text(content.scholars[index - DRAW_SCHOLAR[0].index], content)]
    if verb == "dock":
        return [naming.ship_text(content.ships[index - DOCK[0].index])]
    if verb == "colony":
        return naming.colony_text(content.colonies[index - COLONY[0].index], content)
    if verb == "hall":
        hall = index - HALL[0].index
        scholar = content.scholars[state.halls[hall]]
        return [naming.tile_text(content.tiles[EXPANSIONS + hall], content), naming.scholar_text(scholar, content)]
    return []


def _notes_of_passing(state: State, seat: Seat, chosen: Effect) -> list[Text]:
    told: list[Text] = []
    if chosen.verb == PAVING and why_no_road(state, seat) != FINE:
        told.append(say("note-no-road"))
    ships: list[Argument] = [
        say("note-dock", symbol=naming.symbol(state.catalogue.docks[dock]), n=len(moored))
        for dock, moored in enumerate(seat.harbour)
        if moored
    ]
    if ships:
        told.append(say("note-income", docks=ships))
    return told


def _notes_of_laying(state: State, number: int, action: Action) -> list[Text]:
    """Which lines become full, and what that brings at the end."""
    content = state.catalogue
    asked = question(state, number)
    if isinstance(asked, PlaceTile):
        tile = content.tiles[asked.tile]
        cells = COVERED[tile.shape][action.index - PLACE[0].index]
    else:
        tile = content.tiles[-1]
        cells = (action.index - PAVE[0].index,)
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
