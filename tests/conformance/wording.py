"""What every game must say, in three languages: of its pieces, its rules, every question and every answer."""

import itertools
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game, try_out
from boardwright.kernel.ledger import Entry
from boardwright.kernel.text import COMMON, SAY, Text
from boardwright.words import LANGUAGES, Reader, guide_of
from tests.conformance.tables import Table, positions, seats

READERS = [Reader(language) for language in LANGUAGES]

# The same word twice, or stops and spaces that meet where something was left out.
DOUBLED = re.compile(r"\b([^\W\d_]{2,}) \1\b|  |[.,;:] ?[.,;:]|\( |\(\)", re.IGNORECASE)


def told(game: Game[Any], read: Reader, text: Text) -> str:
    """A Text as somebody reads it: there is something to read, nothing is left blank or said twice in a row."""
    words = read(text)
    assert words and words == words.strip(), f"{words!r} is not a text."
    assert "{" not in words and "}" not in words, f"A blank is not filled in: {words!r}"
    for catalogue in (COMMON, game.telling.catalogue or game.name):
        assert f"{catalogue}/" not in words, f"The catalogue has no words for {words!r} in {read.language}."
    assert not DOUBLED.search(words), f"Something is said twice, or missing: {words!r}"
    return words


# --- of a table


def everything_has_words(table: Table) -> None:
    game, roles, read_before = table.game, list[Text](), set[str]()
    for state in positions(table):
        roles = list(game.telling.roles(state))
        assert len(roles) in (0, table.players)
        discs = game.telling.discs(state)
        assert len(discs) in (0, table.players + len(game.rivals(state)))
        assert all(len(disc.split()) in (1, 2) for disc in discs), "A disc is a colour, and an emblem once it is known."
        texts = {repr(text): text for text in texts_of(table, state)}
        for text, read in itertools.product([texts[new] for new in texts.keys() - read_before], READERS):
            told(game, read, text)
        read_before |= texts.keys()
    assert all(roles), "At the end everybody has played something."


def texts_of(table: Table, state: Any) -> list[Text]:
    """Everything that is told at a table: where the game stands, questions, answers, reasons."""
    game, telling = table.game, table.game.telling
    texts = [text for text in (*telling.roles(state), telling.progress(state), telling.phase(state)) if text]
    for seat in game.waiting(state):
        texts.append(telling.prompt(state, seat))
        for action in game.legal(state, seat):
            texts += what_is_told_of(game, state, seat, action)
        for macro in game.macros(state, seat) if seat != CHANCE else ():
            texts.append(telling.intention(state, seat, macro.answers))
            outcome = telling.outcome(seat, macro.entries)
            texts += [outcome] if outcome else []
    for seat in seats(table):
        texts += telling.reasons(state, seat).values()
    return texts


def what_is_told_of(game: Game[Any], state: Any, seat: int, action: Action) -> list[Text]:
    """A legal answer on its button, with what it does, what is written on it, and as the log tells it."""
    telling, entries = game.telling, entries_of(game, state, seat, action)
    texts = [
        telling.label(state, seat, action),
        telling.phrase(state, seat, action, entries),
        telling.line(state, seat, action),
    ]
    return texts + [text for text in (telling.outcome(seat, entries), telling.note(state, seat, action)) if text]


def entries_of(game: Game[Any], state: Any, seat: int, action: Action) -> Sequence[Entry]:
    """What the ledger notes of an answer; of chance nobody is told before."""
    return () if seat == CHANCE else try_out(game, state, seat, [action]).entries


def stocks_are_counted_in_words(table: Table) -> None:
    game = table.game
    for state in positions(table):
        stocks = game.stocks(state)
        assert len(stocks) == table.players
        for stock, score in zip(stocks, game.scores(state), strict=True):
            assert stock.keys() == stocks[0].keys()
            owed = {name: number for name, number in stock.items() if number < 0}
            assert owed in ({}, {"points": score}), f"Only a score can be below 0: {owed}"
    for name, read, number in itertools.product(stocks[0], READERS, (1, 2, 5, 11, 21)):
        assert str(number) in told(game, read, game.telling.amount(name, number))


# --- of a game


def content_has_words(game: Game[Any]) -> None:
    """Whatever the options, all pieces are told, and can be sent to whoever draws them."""
    texts: dict[str, Text] = {}
    for options in different_contents(game):
        sections = game.telling.describe(options)
        assert all(section.pieces for section in sections)
        for section in sections:
            pieces = [(piece.id, piece.name, piece.text, piece.source) for piece in section.pieces]
            texts |= {repr(text): text for text in (section.title, *itertools.chain(*pieces))}
    for text, read in itertools.product(texts.values(), READERS):
        told(game, read, text)


def content_is_data(game: Game[Any]) -> None:
    """The pieces can be sent to whoever draws them, and every Text in them can be read."""
    texts: dict[str, Any] = {}
    for options in different_contents(game):
        pieces = game.telling.pieces(options)
        assert json.loads(json.dumps(pieces)) == pieces, "Pieces are plain data with texts as keys."
        texts |= {repr(text): text for text in _texts(pieces)}
    for text, read in itertools.product(texts.values(), READERS):
        assert not read(text) or told(game, read, text)


@cache
def different_contents(game: Game[Any]) -> list[dict[str, str]]:
    """Options with which something else lies in the box. Most of them change only how it is set up."""
    found: list[dict[str, str]] = []
    seen: list[object] = []
    for values in itertools.product(*[option.values for option in game.options]):
        options = dict(zip([option.name for option in game.options], values, strict=True))
        content = (game.telling.pieces(options), game.telling.describe(options))
        if content not in seen:
            seen.append(content)
            found.append(options)
    return found


def _texts(data: object) -> Iterator[object]:
    """Every Text in plain data."""
    if isinstance(data, Mapping) and not (SAY in data or tuple(data) == LANGUAGES):
        for value in data.values():
            yield from _texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from _texts(value)
    elif isinstance(data, (str, Mapping)):
        yield data


def the_game_introduces_itself(game: Game[Any]) -> None:
    assert game.players and min(game.players) >= 1
    assert game.book.name == game.name
    assert game.minutes > 0 and 1 <= game.weight <= 5
    texts = [game.telling.title(), game.telling.tagline() or "-"]
    for option in (*game.options, *game.preferences):
        assert option.name == option.name.lower(), "A record reads option names in small letters."
        assert option.default in option.values and option.varied in option.values
        texts += [game.telling.option(option), *[game.telling.option_value(option, value) for value in option.values]]
    texts += [game.telling.amended(version) for version in range(1, game.version)]
    for text, read in itertools.product(texts, READERS):
        told(game, read, text)


def the_rules_are_told(game: Game[Any]) -> None:
    """Where somebody has written the rules, every language has the same chapters of as many paragraphs."""
    shapes = [chapter_lengths(guide_of(game.name, language)) for language in LANGUAGES]
    assert all(length for shape in shapes for length in shape), "A chapter says nothing."
    assert shapes[0] == shapes[1] == shapes[2], "The languages do not tell the same rules."


def chapter_lengths(guide: str) -> list[int]:
    """How many paragraphs each chapter of a rules page has."""
    lengths: list[int] = []
    for part in re.split(r"\n{2,}", guide.strip()):
        if part.startswith("# "):
            lengths.append(0)
        elif part:
            assert lengths, "The rules begin with a heading."
            lengths[-1] += 1
    return lengths
