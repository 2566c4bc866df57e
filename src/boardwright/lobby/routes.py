"""What can be asked for, and who answers: a server's requests and those of a page to the worker beside it are the same.

It knows no web framework: a route takes a message and a few words of its address, and gives data, text or a Refusal.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from boardwright.kernel.errors import Refusal
from boardwright.kernel.game import Game
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.registry import games as all_games
from boardwright.kernel.text import COMMON, common
from boardwright.lobby import game_info, messages
from boardwright.lobby.errors import BadRequest, Conflict, NotFound
from boardwright.lobby.game_info import example as example_of
from boardwright.lobby.identity import Person
from boardwright.lobby.lobby import Lobby
from boardwright.lobby.table_state import live_info
from boardwright.words import LANGUAGES, catalogue, guide_of


@dataclass(frozen=True)
class RouteRequest:
    """A request, as far as an answer depends on it."""

    words: Mapping[str, str]  # those that the address gives in places of its own
    query: Mapping[str, str]
    person: Person  # who asks
    message: Any = None  # what was brought, as the route takes it
    company: Sequence[Person] = ()  # others who share the device

    def number(self, name: str) -> int:
        """A whole number of the address."""
        text = self.words[name]
        try:
            return int(text)
        except ValueError as error:
            raise BadRequest(common("request-form", error=f"{name}: {text[:40]!r} is no whole number")) from error


@dataclass(frozen=True)
class RawJson:
    """An answer that has been written as JSON already."""

    content: bytes


@dataclass(frozen=True)
class CachedText:
    """A text that changes only with the version: whoever has it need not fetch it again."""

    text: str


@dataclass(frozen=True)
class File:
    """A text to be kept under a name."""

    text: str
    name: str


# A message, or what else JSON can hold; or one of the three above.
Answer = object
Giving = Callable[[Lobby, RouteRequest], Awaitable[Answer]]


@dataclass(frozen=True)
class Route:
    method: str
    path: str  # with {words} of the address in braces
    # Any: the class of a message, which msgspec checks.
    takes: type[Any] | None
    gives: object
    summary: str
    answer: Giving
    numbers: tuple[str, ...] = ()  # those words that are whole numbers
    query: tuple[str, ...] = ()
    abandonable: bool = False  # changes nothing: it is given up when nobody waits for the answer any more

    @property
    def name(self) -> str:
        return self.path.rpartition("/")[2].strip("{}")


ROUTES: Final[list[Route]] = []


def route(
    method: str,
    path: str,
    takes: type[Any] | None,
    gives: object,
    summary: str,
    *,
    numbers: tuple[str, ...] = (),
    query: tuple[str, ...] = (),
    abandonable: bool = False,
) -> Callable[[Giving], Giving]:
    def note(answer: Giving) -> Giving:
        ROUTES.append(Route(method, path, takes, gives, summary, answer, numbers, query, abandonable))
        return answer

    return note


# --- games


@route("GET", "/api/games", None, list[messages.GameInfo], "The games there are.")
async def games(_: Lobby, __: RouteRequest) -> Answer:
    return [game_info.game_info(game) for game in all_games()]


@route("GET", "/api/games/{game}/rules", None, messages.RulesInfo, "The rules and all content in words.")
async def rules(_: Lobby, asked: RouteRequest) -> Answer:
    return game_info.rules_info(_game(asked.words["game"]))


@route("GET", "/api/games/{game}/content", None, dict, "The pieces as data, for drawing.", query=("table",))
async def content(lobby: Lobby, asked: RouteRequest) -> Answer:
    table, game = asked.query.get("table", ""), _game(asked.words["game"])
    options = (await lobby.table(table)).row.options if table else {}
    return game.telling.pieces(game.full_options(options))


@route("GET", "/api/games/{game}/example", None, messages.TableState, "The table in the pictures of the rules.")
async def example(_: Lobby, asked: RouteRequest) -> Answer:
    found = example_of(_game(asked.words["game"]).name)
    if found is None:
        raise NotFound(common("no-example"))
    return found


def _game(name: str) -> Game[Any]:
    try:
        return game_by_name(name)
    except Refusal as refusal:
        raise NotFound(refusal.text) from refusal


# --- words: whoever reads renders. A new language is a new file.


@route("GET", "/api/words/{language}/{name}.ftl", None, str, "A catalogue of words, as Fluent writes it.")
async def words(_: Lobby, asked: RouteRequest) -> Answer:
    return _words(asked, catalogue)


@route("GET", "/api/words/{language}/{name}.md", None, str, "The rules of a game in our own words.")
async def guide(_: Lobby, asked: RouteRequest) -> Answer:
    return _words(asked, guide_of)


def _words(asked: RouteRequest, find: Callable[[str, str], str]) -> CachedText:
    language, name = asked.words["language"], asked.words["name"]
    if language not in LANGUAGES:
        raise NotFound(common("no-language", language=repr(language[:40]), languages=LANGUAGES))
    if name != COMMON:
        _game(name)
    return CachedText(find(name, language))


# --- tables


@route("GET", "/api/tables", None, messages.TableList, "Your tables, and listed ones with an open seat.")
async def tables(lobby: Lobby, asked: RouteRequest) -> Answer:
    mine = await lobby.tables.mine(asked.person)
    known = {table.id for table in mine}
    others = [table for table in await lobby.tables.gathering(asked.person) if table.id not in known]
    return messages.TableList(mine=mine, open=others)


@route("POST", "/api/tables", messages.NewTable, messages.Created, "Open a table.")
async def create(lobby: Lobby, asked: RouteRequest) -> Answer:
    return messages.Created(id=(await lobby.create(asked.message, asked.person, asked.company)).row.id)


@route("POST", "/api/lessons", messages.NewLesson, messages.Created, "Begin a guided first game.")
async def teach(lobby: Lobby, asked: RouteRequest) -> Answer:
    return messages.Created(id=(await lobby.teach(asked.message, asked.person)).row.id)


@route("GET", "/api/tables/{id}", None, messages.TableInfo, "A table.")
async def one(lobby: Lobby, asked: RouteRequest) -> Answer:
    return live_info(await lobby.table(asked.words["id"]), asked.person.id)


@route(
    "POST",
    "/api/tables/{id}/plan",
    messages.PlanAhead,
    messages.Planned,
    "Try moves ahead on a scratch copy.",
    abandonable=True,
)
async def plan(lobby: Lobby, asked: RouteRequest) -> Answer:
    return RawJson(await lobby.plan(await lobby.table(asked.words["id"]), asked.message, asked.person))


@route(
    "POST", "/api/tables/{id}/hint", messages.AskHint, messages.Hint, "What the house bot would do.", abandonable=True
)
async def hint(lobby: Lobby, asked: RouteRequest) -> Answer:
    return await lobby.hint(await lobby.table(asked.words["id"]), asked.message, asked.person)


@route(
    "GET",
    "/api/tables/{id}/at/{moves}",
    None,
    messages.Position,
    "The table after so many moves.",
    numbers=("moves",),
    abandonable=True,
)
async def at(lobby: Lobby, asked: RouteRequest) -> Answer:
    moves = asked.number("moves")
    return RawJson(await lobby.position(await lobby.table(asked.words["id"]), moves, asked.person))


@route(
    "GET", "/api/tables/{id}/outlook", None, messages.OutlookInfo, "What it would pay as it stands.", abandonable=True
)
async def outlook(lobby: Lobby, asked: RouteRequest) -> Answer:
    return RawJson(await lobby.outlook(await lobby.table(asked.words["id"]), asked.person))


@route("GET", "/api/tables/{id}/history", None, messages.History, "Scores over time and by source.", abandonable=True)
async def history(lobby: Lobby, asked: RouteRequest) -> Answer:
    return RawJson(await lobby.history(await lobby.table(asked.words["id"]), asked.person))


# --- who sits where: each answers with the table


def _seating(
    path: str, takes: type[Any] | None, summary: str, do: Callable[[Lobby], Callable[..., Awaitable[None]]]
) -> None:
    @route("POST", f"/api/tables/{{id}}/{path}", takes, messages.TableInfo, summary)
    async def answer(lobby: Lobby, asked: RouteRequest) -> Answer:
        table = await lobby.table(asked.words["id"])
        brought = [] if takes is None else [asked.message]
        await do(lobby)(table, *brought, asked.person)
        return await one(lobby, asked)


_seating("sit", messages.Sit, "Sit down.", lambda lobby: lobby.seating.sit)
_seating("ready", messages.Ready, "Say that the game may begin, or not yet.", lambda lobby: lobby.seating.be_ready)
_seating("seats", messages.ChangeSeat, "Change a seat, as host.", lambda lobby: lobby.seating.change)
_seating("host", messages.HandOver, "Hand the table over, as host.", lambda lobby: lobby.seating.hand_over)
_seating("mute", messages.Mute, "Let somebody say no more, as host.", lambda lobby: lobby.seating.mute)
_seating("leave", None, "Get up.", lambda lobby: lobby.seating.leave)
_seating("back", None, "Play oneself again, after a bot has.", lambda lobby: lobby.seating.take_back)
_seating("start", None, "Begin, as host; bots take the open seats.", lambda lobby: lobby.seating.start)


@route("POST", "/api/tables/{id}/rematch", None, messages.Rematch, "Ask for another game, or agree to it.")
async def rematch(lobby: Lobby, asked: RouteRequest) -> Answer:
    return await lobby.seating.rematch(await lobby.table(asked.words["id"]), asked.person)


# --- records


@route("GET", "/api/tables/{id}/record", None, str, "The record, for keeping.")
async def record(lobby: Lobby, asked: RouteRequest) -> Answer:
    table = await lobby.table(asked.words["id"])
    if table.match is None:
        raise Conflict(common("nothing-to-keep"))
    if table.game.public(table.match.state) is not table.match.state:
        raise Conflict(common("record-secret"))
    return File((table.stopped or table.match.record).dumps(), f"{table.row.game}-{table.row.id}.record")


@route("POST", "/api/records", messages.Import, messages.Created, "Make a table of a record.")
async def import_record(lobby: Lobby, asked: RouteRequest) -> Answer:
    return messages.Created(id=await lobby.import_record(asked.message.record, asked.person))
