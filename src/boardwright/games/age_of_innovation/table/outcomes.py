"""What entries of the ledger come to for somebody, as Texts: what is paid and gained, and what else happens."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.games.age_of_innovation.content.tiles import BOOK_ACTIONS, POWER_ACTIONS
from boardwright.games.age_of_innovation.rules.automa import AUTOMA
from boardwright.games.age_of_innovation.rules.state import Seat, State
from boardwright.games.age_of_innovation.rules.vocabulary import BUILDINGS, DISCIPLINES, TERRAINS, Origins, Source
from boardwright.games.age_of_innovation.table.naming import action_name, amount, faction_name, listed, say
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.ledger import OFFER, PIECE, POINTS, STOCK, TABLE, TRACK, Entry
from boardwright.kernel.text import Argument, Text, common

# Prices are told as players say them, tools before coins.
_AS_PAID: Final = ("books", "power", "tools", "scholars", "coins", "points")
_AS_GAINED: Final = ("points", "coins", "tools", "scholars", "books", "power")
# Pieces of a supply, which go where the answer says.
_PIECES: Final = ("scholars left", "bridges")


# --- paid and gained


def moved(seat: int, entries: Sequence[Entry], sign: int) -> Mapping[str, int]:
    """What leaves a seat (-1) or comes to it (1), by stock; books by discipline, power whatever bowls it moves
    through."""
    numbers: dict[str, int] = {}
    for entry in entries:
        stock = entry.kind == STOCK and not entry.what.startswith("bowl") and entry.what not in _PIECES
        if entry.seat == seat and (stock or entry.kind == POINTS):
            what = f"books {entry.place}" if entry.what == "books" else entry.what
            numbers[what] = numbers.get(what, 0) + entry.amount
    found = {what: sign * number for what, number in numbers.items() if sign * number > 0}
    found.update(_power_moved(seat, entries, sign))
    order = _AS_PAID if sign < 0 else _AS_GAINED
    told = [what for kind in order for what in found if what.split(" ")[0] == kind]
    told += [what for what in ("tokens", "annexes") if what in found and sign > 0]
    return {what: found[what] for what in told}


def _power_moved(seat: int, entries: Sequence[Entry], sign: int) -> dict[str, int]:
    """Power that is spent goes from bowl III to bowl I; power that is gained moves up, one bowl for each."""
    spent, gained, new = 0, 0, 0
    for source, (one, two, three) in _bowls(seat, entries).items():
        if source in (Source.SETUP, Source.BURNING):
            continue
        tokens = one + two + three
        new += tokens
        spent += max(one, 0)
        gained += max(-one, 0) + max(three - tokens, 0)
    if sign < 0:
        return {"power": spent} if spent else {}
    return {what: number for what, number in (("power", gained), ("tokens", new)) if number}


def _bowls(seat: int, entries: Sequence[Entry]) -> dict[str, tuple[int, int, int]]:
    """By source, what has become of the three bowls."""
    found: dict[str, list[int]] = {}
    for entry in entries:
        if entry.seat == seat and entry.kind == STOCK and entry.what.startswith("bowl"):
            bowls = found.setdefault(entry.source, [0, 0, 0])
            bowls[int(entry.what[-1]) - 1] += entry.amount
    return {source: (one, two, three) for source, (one, two, three) in found.items()}


def outcome(seat: int, entries: Sequence[Entry], before: State | None = None) -> list[Text]:
    """What a seat pays and gains, and what else happens; apart from it what the end of a round and the next one
    bring, whatever the answer was. `before` is the table, where it is known: then seats have names, markers levels."""
    own = [entry for entry in entries if not _of_the_round(entry)]
    paid, gained = amounts(moved(seat, own, -1)), amounts(moved(seat, own, 1))
    told = [common("pays", amounts=paid)] if paid else []
    told += [common("brings", amounts=gained)] if gained else []
    return [*told, *events(seat, own, before), *_round_brings(seat, entries)]


def _of_the_round(entry: Entry) -> bool:
    return entry.kind != OFFER and (entry.source.startswith("income ") or entry.source == Origins.SCIENCE_BONUS.source)


def _round_brings(seat: int, entries: Sequence[Entry]) -> list[Text]:
    brought = [entry for entry in entries if _of_the_round(entry)]
    bonus = amounts(moved(seat, [each for each in brought if not each.source.startswith("income ")], 1))
    income = amounts(moved(seat, [each for each in brought if each.source.startswith("income ")], 1))
    told = [say("event-science-bonus", amounts=bonus)] if bonus else []
    return [*told, say("event-income", amounts=income)] if income else told


def amounts(sums: Mapping[str, int]) -> list[Argument]:
    return [amount(what, number) for what, number in sums.items()]


def price_in_points(points: int) -> Text:
    return say("for-points", points=amount("points", points)) if points > 0 else say("for-free")


# --- what else happens


def events(seat: int, entries: Sequence[Entry], before: State | None = None) -> list[Text]:
    if seat == CHANCE:
        return _events_of_the_automa(entries)
    own = [entry for entry in entries if entry.seat == seat]
    return [
        *_cities(own),
        *_tracks(own, None if before is None else before.seats[seat]),
        *_scholar(own),
        *_burning(seat, own),
        *_points_by_source(own),
        *_offers(seat, entries, before),
        *_may_take(own),
        *_due(own),
    ]


def land_made(entries: Sequence[Entry]) -> list[Text]:
    """What hexes become."""
    return [
        say("event-terrain", hex=entry.place, terrain=say(f"terrain-{entry.what}"))
        for entry in entries
        if entry.seat == TABLE and entry.kind == PIECE and entry.what in TERRAINS and entry.amount > 0 and entry.place
    ]


def _pieces(own: Sequence[Entry], what: str) -> list[Entry]:
    """Those that come."""
    return [entry for entry in own if entry.kind == PIECE and entry.what == what and entry.amount > 0]


def _cities(own: Sequence[Entry]) -> list[Text]:
    """Cities on the map, and keys of their tiles."""
    founded = len([entry for entry in _pieces(own, "founded") if entry.place])
    told = [say("event-cities", n=founded)] if founded else []
    return [*told, say("event-key")] if _pieces(own, "cities") else told


def _tracks(own: Sequence[Entry], before: Seat | None = None) -> list[Text]:
    steps: dict[str, int] = {}
    for entry in own:
        if entry.kind == TRACK and entry.source != Source.SETUP:
            steps[entry.what] = steps.get(entry.what, 0) + entry.amount
    if before is None:
        return [say("event-track", what=_track(what), n=number) for what, number in steps.items() if number > 0]
    levels = {what: _level(before, what) for what in steps}
    return [
        say("event-level", what=_track(what), old=levels[what], new=levels[what] + number)
        for what, number in steps.items()
        if number > 0
    ]


def _level(seat: Seat, what: str) -> int:
    if what in DISCIPLINES:
        return seat.science[DISCIPLINES.index(what)]
    return seat.shipping if what == "shipping" else seat.terraforming


def _track(what: str) -> Text:
    if what in DISCIPLINES:
        return say(f"discipline-{what}")
    return say("shipping") if what == "shipping" else say("terraforming")


def _scholar(own: Sequence[Entry]) -> list[Text]:
    """What becomes of a scholar who was sent."""
    if _pieces(own, "scholars"):
        return [say("event-stays")]
    sent = any(entry.kind == TRACK and entry.source == Source.SCHOLAR for entry in own)
    return [say("event-returns")] if sent else []


def _burning(seat: int, own: Sequence[Entry]) -> list[Text]:
    _, _, raised = _bowls(seat, own).get(Source.BURNING, (0, 0, 0))
    return [say("event-burn", n=raised)] if raised else []


def _points_by_source(own: Sequence[Entry]) -> list[Text]:
    """Where they are of several."""
    points: dict[str, int] = {}
    for entry in own:
        if entry.kind == POINTS and entry.amount > 0:
            points[entry.place] = points.get(entry.place, 0) + entry.amount
    if len(points) < 2:
        return []
    shares = [say("point-share", source=say(f"source-{category}"), n=number) for category, number in points.items()]
    return [say("event-points", shares=listed(shares))]


def _offers(seat: int, entries: Sequence[Entry], before: State | None) -> list[Text]:
    """Power that others may really take."""
    told: list[Text] = []
    for entry in entries:
        if entry.kind == OFFER and entry.what == "power" and entry.seat != seat:
            power = amount("power", entry.amount)
            if before is None:
                told.append(say("offer-to-neighbour", power=power))
            else:
                told.append(say("offer-to", power=power, who=faction_name(before.seats[entry.seat].people)))
    return [say("event-offers", offers=listed(told))] if told else []


def _may_take(own: Sequence[Entry]) -> list[Text]:
    """What somebody is offered; it costs a point less than the power."""
    told: list[Text] = []
    for entry in own:
        if entry.kind == OFFER and entry.what == "power":
            price = [each.amount for each in own if each.kind == OFFER and _same_offer(each, entry)]
            told.append(say("event-may-take", power=amount("power", entry.amount), price=price_in_points(-sum(price))))
    return told


def _same_offer(price: Entry, power: Entry) -> bool:
    return price.what == "points" and price.place == power.place


def _due(own: Sequence[Entry]) -> list[Text]:
    """What is to be taken next; the tile of a city on the map is told by the city."""
    on_the_map = len([entry for entry in _pieces(own, "founded") if entry.place])
    told: list[Text] = []
    for entry in own:
        if entry.kind != OFFER or entry.what in ("power", "points"):
            continue
        if entry.what == "city" and on_the_map:
            on_the_map -= 1
            continue
        told.append(_reward(entry.what, entry.amount))
    return [say("event-then", all=listed(told))] if told else []


def _reward(what: str, number: int) -> Text:
    if what == "steps":
        return say("due-steps", steps=say("steps", n=number))
    if what == "spades":
        return say("free-spades", n=number)
    if what == "bridges":
        return say("a-bridge") if number == 1 else say("bridges", n=number)
    if what == "books":
        return say("of-choice", what=amount("books", number))
    if what == "free guild":
        return say("free-guild")
    if what == "exchange":
        return say("exchange-school")
    if what == "second action":
        return say("due-second-action")
    return say(f"due-{what}")  # competency, city, palace, settle, building, guild, parts


# --- what the Automa does


def _events_of_the_automa(entries: Sequence[Entry]) -> list[Text]:
    if not any(entry.source == Source.AUTOMA for entry in entries):
        return []
    own = [entry for entry in entries if entry.seat == AUTOMA and entry.source != Source.ROUND and entry.amount > 0]
    told = [
        say("automa-stands", building=say(f"building-{entry.what}"), hex=entry.place)
        for entry in own
        if entry.kind == PIECE and entry.what in BUILDINGS
    ]
    told += _tracks([entry for entry in own if entry.what in DISCIPLINES])
    for entry in own:
        if entry.kind != PIECE:
            continue
        if entry.what == "power actions":
            name = next(action_name(each) for each in POWER_ACTIONS if each.id == entry.place)
            told.append(say("automa-blocks-power", name=name))
        elif entry.what == "book actions":
            name = next(action_name(each) for each in BOOK_ACTIONS if each.id == entry.place)
            told.append(say("automa-blocks-books", name=name))
        elif entry.what == "innovations":
            told.append(say("automa-takes", name=say(f"innovation-{entry.place}")))
        elif entry.what == "passed":
            told.append(say("automa-passes"))
    points = sum([entry.amount for entry in own if entry.kind == POINTS])
    return [*told, say("automa-gains", points=amount("points", points))] if points else told
