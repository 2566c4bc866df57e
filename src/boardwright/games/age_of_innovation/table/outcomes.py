"""What entries of the ledger come to for somebody, as Texts: what is paid and gained, and what else happens."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.ledger import OFFER, PIECE, POINTS, STOCK, TRACK, Entry
from boardwright.kernel.text import Argument, Text

from ..content.tiles import BOOK_ACTIONS, POWER_ACTIONS
from ..rules.automa import AUTOMA
from ..rules.vocabulary import AREA, BUILDINGS, CATEGORIES, DISCIPLINES, RESOURCES, SCIENCE_PRIZES, Origins, Source
from .naming import action_name, amount, listed, say

# Prices are told as players say them, tools before coins.
_AS_PAID: Final = ("books", "power", "tools", "scholars", "coins", "points")
_AS_GAINED: Final = ("points", "coins", "tools", "scholars", "books", "power", "tokens", "annexes")
# Pieces of a supply, which go where the answer says.
_PIECES: Final = ("scholars left", "bridges")


# --- paid and gained


def moved(seat: int, entries: Sequence[Entry], sign: int) -> Mapping[str, int]:
    """What leaves a seat (-1) or comes to it (1), by stock; books by discipline, power whatever bowls it moves through.
    (What one begins with is on the planning board; what a round brings is an event.)"""
    own = [entry for entry in entries if entry.seat == seat and not _of_the_round(entry)]
    return _sums([entry for entry in own if entry.source != Source.SETUP], sign)


def _of_the_round(entry: Entry) -> bool:
    """Income and science bonus, which follow the last pass of a round whatever the answer was."""
    return entry.source.startswith("income ") or entry.source == Origins.SCIENCE_BONUS.source


def _sums(own: Sequence[Entry], sign: int) -> dict[str, int]:
    numbers: dict[str, int] = {}
    for entry in own:
        stock = entry.kind == STOCK and not entry.what.startswith("bowl") and entry.what not in _PIECES
        if stock or entry.kind == POINTS:
            what = f"books {entry.place}" if entry.what == "books" else entry.what
            numbers[what] = numbers.get(what, 0) + entry.amount
    found = {what: sign * number for what, number in numbers.items() if sign * number > 0}
    found.update(_power_moved(own, sign))
    order = _AS_PAID if sign < 0 else _AS_GAINED
    return {what: found[what] for kind in order for what in found if what.split(" ")[0] == kind}


def _power_moved(own: Sequence[Entry], sign: int) -> dict[str, int]:
    """Power that is spent goes from bowl III to bowl I; power that is gained moves up, one bowl for each."""
    spent, gained, new = 0, 0, 0
    for source, (one, two, three) in _bowls(own).items():
        if source == Source.BURNING:
            continue
        tokens = one + two + three
        new += tokens
        spent += max(one, 0)
        gained += max(-one, 0) + max(three - tokens, 0)
    if sign < 0:
        return {"power": spent} if spent else {}
    return {what: number for what, number in (("power", gained), ("tokens", new)) if number}


def _bowls(own: Sequence[Entry]) -> dict[str, tuple[int, int, int]]:
    """By source, what has become of the three bowls."""
    found: dict[str, list[int]] = {}
    for entry in own:
        if entry.kind == STOCK and entry.what.startswith("bowl"):
            bowls = found.setdefault(entry.source, [0, 0, 0])
            bowls[int(entry.what[-1]) - 1] += entry.amount
    return {source: (one, two, three) for source, (one, two, three) in found.items()}


def price_in_points(points: int) -> Text:
    return say("for-points", points=amount("points", points)) if points > 0 else say("for-free")


def brought(own: Sequence[Entry]) -> dict[str, int]:
    """What the end of a round brings to a seat; books are to be chosen, spades to be used."""
    found = _sums(own, 1)
    for entry in own:
        if entry.kind == OFFER:
            found[entry.what] = found.get(entry.what, 0) + entry.amount
    return found


# --- what else happens


def events(seat: int, entries: Sequence[Entry]) -> list[Text]:
    if seat == CHANCE:
        return _events_of_the_automa(entries)
    own = [entry for entry in entries if entry.seat == seat]
    return [
        *_bowls_of_taken_power(own),
        *_burning(own),
        *_cities(own),
        *_tracks(own),
        *_scholar(own),
        *_points_by_source(own),
        *_offers(seat, entries),
        *_may_take(own),
        *_due(own),
        *_round_brings(own),
    ]


def _pieces(own: Sequence[Entry], what: str) -> list[Entry]:
    """Those that come."""
    return [entry for entry in own if entry.kind == PIECE and entry.what == what and entry.amount > 0]


def _cities(own: Sequence[Entry]) -> list[Text]:
    """Cities on the map, and keys of their tiles."""
    founded = len([entry for entry in _pieces(own, "founded") if entry.place])
    told = [say("event-cities", n=founded)] if founded else []
    return [*told, say("event-key")] if _pieces(own, "cities") else told


def _tracks(own: Sequence[Entry]) -> list[Text]:
    """Of the tracks that are advanced for their price the answer speaks."""
    steps: dict[str, int] = {}
    for entry in own:
        if entry.kind == TRACK and entry.source not in (Source.SETUP, Source.ACTION):
            steps[entry.what] = steps.get(entry.what, 0) + entry.amount
    return [say("event-track", what=_track(what), n=number) for what, number in steps.items() if number > 0]


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


def _bowls_of_taken_power(own: Sequence[Entry]) -> list[Text]:
    one, _, two = _bowls(own).get(Origins.OFFER.source, (0, 0, 0))
    if one and two:
        return [say("event-from-bowls", one=-one, two=two)]
    if one:
        return [say("event-from-bowl-1", one=-one)]
    return [say("event-from-bowl-2", two=two)] if two else []


def _burning(own: Sequence[Entry]) -> list[Text]:
    _, _, raised = _bowls(own).get(Source.BURNING, (0, 0, 0))
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


def _offers(seat: int, entries: Sequence[Entry]) -> list[Text]:
    """Power that others may really take."""
    told: list[Argument] = [
        say("offer-to", power=amount("power", entry.amount), who=say(f"faction-{entry.place}"))
        for entry in entries
        if entry.kind == OFFER and entry.what == "power" and entry.seat != seat
    ]
    return [say("event-offers", offers=told)] if told else []


def _may_take(own: Sequence[Entry]) -> list[Text]:
    """What somebody is offered, and what it costs."""
    offered = [entry for entry in own if entry.kind == OFFER]
    power = sum([entry.amount for entry in offered if entry.what == "power"])
    price = -sum([entry.amount for entry in offered if entry.what == "points"])
    return [say("event-may-take", power=amount("power", power), price=price_in_points(price))] if power else []


def _due(own: Sequence[Entry]) -> list[Text]:
    """What is to be taken next; the tile of a city on the map is told by the city."""
    on_the_map = len([entry for entry in _pieces(own, "founded") if entry.place])
    told: list[Text] = []
    for entry in own:
        if entry.kind != OFFER or entry.amount < 0 or entry.what in ("power", "points"):
            continue
        if entry.what == "city" and on_the_map:
            on_the_map -= 1
            continue
        told.append(_reward(entry.what, entry.amount))
    return [say("event-then", all=listed(told))] if told else []


def _round_brings(own: Sequence[Entry]) -> list[Text]:
    brought = [entry for entry in own if _of_the_round(entry)]
    bonus = _amounts([entry for entry in brought if not entry.source.startswith("income ")])
    income = _amounts([entry for entry in brought if entry.source.startswith("income ")])
    told = [say("event-science-bonus", amounts=bonus)] if bonus else []
    return [*told, say("event-income", amounts=income)] if income else told


def _amounts(own: Sequence[Entry]) -> list[Argument]:
    return [amount(what, number) for what, number in _sums(own, 1).items()]


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

# Points that only the end of the game brings, and no card.
AT_THE_END: Final = (CATEGORIES[AREA], CATEGORIES[SCIENCE_PRIZES], CATEGORIES[RESOURCES])


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
    points = sum([entry.amount for entry in own if entry.kind == POINTS and entry.place not in AT_THE_END])
    return [*told, say("automa-gains", points=amount("points", points))] if points else told
