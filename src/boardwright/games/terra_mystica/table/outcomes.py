"""What answers come to, read off the ledger: paid, gained, what else happens. Nothing is worked out a second time."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.ledger import OFFER, PIECE, POINTS, STOCK, TRACK, Entry
from boardwright.kernel.text import Argument, Text

from ..rules.vocabulary import CULTS, Source
from .naming import amount, say

# In which order sums are told.
_PAID: Final = ("power", "workers", "coins", "priests", "points", "keys")
_GAINED: Final = ("points", "coins", "workers", "priests", "power", "keys")
# Power that leaves bowl III; from all other sources it moves up.
_SPENDING: Final = (Source.PRICE, Source.CONVERSION)
_FALLING: Final = (Source.PRICE, Source.CONVERSION, Source.BURNING)
# Sources of points that the answer itself names.
_SAID: Final = (Source.SHIPPING, Source.DIGGING, Source.OFFER, Source.CONVERSION)
_FROM: Final = {
    Source.ABILITY: "from-ability",
    Source.STRONGHOLD: "from-stronghold",
    Source.AREA: "from-area",
    Source.RESOURCES: "from-resources",
}


def paid(seat: int, entries: Sequence[Entry]) -> Mapping[str, int]:
    """Power that is spent falls from bowl III to bowl I. (What is burnt for it is an event.)"""
    own = _of_action(seat, entries)
    sums = _sums(own)
    found = {what: -number for what, number in sums.items() if number < 0 and not what.startswith("bowl")}
    found["power"] = -_bowl(own, 3, _SPENDING)
    return _told(found, _PAID)


def gained(seat: int, entries: Sequence[Entry]) -> Mapping[str, int]:
    """Power that is gained moves up a bowl. (The next income and the cult bonus, which follow the last pass of a round,
    are events.)"""
    return _told(_gains(_of_action(seat, entries)), _GAINED)


def events(seat: int, entries: Sequence[Entry]) -> Sequence[Text]:
    own = [entry for entry in entries if entry.seat == seat and entry.source != Source.SETUP]
    return [
        *_flights(own),
        *_bowls_of_taken_power(own),
        *_burning(own),
        *_steps(own),
        *_points(own),
        *_towns(own),
        *_due(own),
        *_offers(seat, entries),
        *_later("event-cult-bonus", [entry for entry in own if entry.source == Source.CULT_BONUS]),
        *_later("event-income", [entry for entry in own if entry.source.startswith("income ")]),
    ]


# --- sums


def _of_action(seat: int, entries: Sequence[Entry]) -> list[Entry]:
    """Without what one begins with, and without the end of the round."""
    return [
        entry
        for entry in entries
        if entry.seat == seat
        and entry.source not in (Source.SETUP, Source.CULT_BONUS)
        and not entry.source.startswith("income ")
    ]


def _sums(entries: Sequence[Entry]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for entry in entries:
        if entry.kind in (STOCK, POINTS):
            sums[entry.what] = sums.get(entry.what, 0) + entry.amount
    return sums


def _gains(entries: Sequence[Entry]) -> dict[str, int]:
    found = {what: number for what, number in _sums(entries).items() if number > 0 and not what.startswith("bowl")}
    rising = [entry for entry in entries if entry.source not in _FALLING]
    found["power"] = _sums(rising).get("bowl 3", 0) - _sums(rising).get("bowl 1", 0)
    return found


def _bowl(entries: Sequence[Entry], bowl: int, sources: Sequence[str]) -> int:
    return _sums([entry for entry in entries if entry.source in sources]).get(f"bowl {bowl}", 0)


def _told(found: Mapping[str, int], order: Sequence[str]) -> dict[str, int]:
    """Without the pieces that lie on the own board: bridges, and the priests that have not been sent."""
    return {what: found[what] for what in order if found.get(what, 0) > 0}


def brought(own: Sequence[Entry]) -> dict[str, int]:
    """What the end of a round brings to a seat; the spades are to be used."""
    spades = sum([entry.amount for entry in own if entry.kind == OFFER and entry.what == "spades"])
    return {**_told(_gains(own), _GAINED), **({"spades": spades} if spades else {})}


# --- events


def _flights(own: Sequence[Entry]) -> list[Text]:
    sources = [entry.source for entry in own]
    if Source.TUNNEL in sources:
        return [say("event-tunnel")]
    return [say("event-flight")] if Source.CARPET in sources else []


def _bowls_of_taken_power(own: Sequence[Entry]) -> list[Text]:
    one, two = -_bowl(own, 1, (Source.OFFER,)), _bowl(own, 3, (Source.OFFER,))
    if one and two:
        return [say("event-from-bowls", one=one, two=two)]
    if one:
        return [say("event-from-bowl-1", one=one)]
    return [say("event-from-bowl-2", two=two)] if two else []


def _burning(own: Sequence[Entry]) -> list[Text]:
    raised = _bowl(own, 3, (Source.BURNING,))
    return [say("event-burn", n=raised)] if raised else []


def _steps(own: Sequence[Entry]) -> list[Text]:
    """Of tiles that are taken, and levels of shipping that the stronghold brings; of the rest the answer speaks."""
    taken = [entry.place for entry in own if entry.kind == PIECE and entry.what == "favors"]
    tracks: dict[str, int] = {}
    for entry in own:
        told_here = entry.source in taken or entry.source.startswith("TW") or entry.what == "shipping"
        if entry.kind == TRACK and told_here and entry.source != Source.ACTION:
            tracks[entry.what] = tracks.get(entry.what, 0) + entry.amount
    told: list[Text] = []
    for track, steps in tracks.items():
        if track in CULTS:
            told.append(say("event-steps", steps=say("steps", n=steps), cult=say(f"cult-{track}")))
        elif track == "shipping":
            told.append(say("event-shipping", levels=steps))
        else:
            told.append(say("event-carpet", hexes=steps))
    return told


def _points(own: Sequence[Entry]) -> list[Text]:
    """By source, where the answer does not name it."""
    by_source: dict[str, int] = {}
    for entry in own:
        if entry.kind == POINTS and entry.source not in _SAID and not entry.source.startswith("TW"):
            by_source[entry.source] = by_source.get(entry.source, 0) + entry.amount
    if len(by_source) == 1 and sum(by_source.values()) == _sums(own).get("points", 0):
        return [say("event-points", all=[_source(source) for source in by_source])]
    parts: list[Argument] = [
        say("event-points-from", source=_source(source), points=points) for source, points in by_source.items()
    ]
    return [say("event-points", all=parts)] if parts else []


def _source(source: str) -> Text:
    if source in CULTS:
        return say(f"cult-{source}")
    if source.startswith("FAV"):
        return say(f"favor-{source.lower()}")
    if source.startswith("BON"):
        return say(f"card-{source.lower()}")
    return say("from-round-tile") if source.startswith("SCORE") else say(_FROM[source])


def _towns(own: Sequence[Entry]) -> list[Text]:
    founded = sum([entry.amount for entry in own if entry.kind == PIECE and entry.what == "founded"])
    if founded > 1:
        return [say("event-founds-towns", n=founded)]
    return [say("event-founds")] if founded else []


def _due(own: Sequence[Entry]) -> list[Text]:
    """What is to be chosen or used next, where the answer does not say so."""
    told: list[Text] = []
    for entry in own:
        if entry.kind == OFFER and entry.what == "favors":
            told.append(say("event-favors", tiles=say("favor-tiles", n=entry.amount)))
        elif entry.kind == OFFER and entry.what == "spades" and entry.source == Source.CULT_BONUS:
            told.append(say("event-cult-spades", spades=say("spades", n=entry.amount)))
    return told


def _offers(seat: int, entries: Sequence[Entry]) -> list[Text]:
    """Power for the neighbours, as much as they may really take; to one of them, what it is offered."""
    offered = [entry for entry in entries if entry.kind == OFFER and entry.what == "power"]
    mine = [entry for entry in offered if entry.seat == seat]
    if mine:
        price = -sum([each.amount for each in entries if (each.kind, each.seat, each.what) == (OFFER, seat, "points")])
        power = amount("power", sum([entry.amount for entry in mine]))
        if price:
            return [say("event-offered", power=power, points=amount("points", price))]
        return [say("event-offered-free", power=power)]
    all: list[Argument] = [
        say("event-offer", power=amount("power", entry.amount), faction=say(f"faction-{entry.place}"))
        for entry in offered
    ]
    return [say("event-offers", all=all)] if all else []


def _later(id: str, entries: Sequence[Entry]) -> list[Text]:
    amounts: list[Argument] = [amount(what, number) for what, number in _told(_gains(entries), _GAINED).items()]
    return [say(id, amounts=amounts)] if amounts else []
