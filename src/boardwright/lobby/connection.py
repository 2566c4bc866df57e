"""The line to one viewer of a table: it turns messages into calls, and refusals into sentences. How what is sent gets
there is up to those who derive from it: a socket, or the page beside a browser's worker."""

from abc import ABC, abstractmethod

import msgspec

from boardwright.kernel.errors import CannotParse, NotYourTurn, Refusal
from boardwright.kernel.text import Text, common
from boardwright.lobby import messages
from boardwright.lobby.broadcast import broadcast, broadcast_when_away, viewers_changed
from boardwright.lobby.errors import Stale, StorageUnavailable
from boardwright.lobby.identity import KEY_LENGTH, Person
from boardwright.lobby.lobby import Lobby
from boardwright.lobby.table import LiveTable
from boardwright.lobby.table_state import encode

_decoder = msgspec.json.Decoder(messages.FromClient)


class ViewerConnection(ABC):
    def __init__(self, lobby: Lobby, table: LiveTable, person: Person) -> None:
        self.person = person.id
        self.address = person.address
        self.confirm = True
        self.known = 0
        self.previews = True
        self._name = ""
        self._person = person
        self._lobby = lobby
        self._table = table
        self._was_here = False

    @abstractmethod
    def send(self, encoded: bytes) -> None:
        """Tell the viewer, without waiting until it has arrived."""

    def allows(self) -> bool:
        """Whether one more message may come now."""
        return True

    def begin(self) -> None:
        """Tell how the table is, and the others that somebody has come."""
        table = self._table
        self._was_here = self._is_seen()
        table.presence.viewers.add(self)
        broadcast(table, [self])
        self.send(encode(messages.Chat(lines=table.chat_lines())))
        self._tell_others(self._was_here)
        viewers_changed(table, self)
        self._lobby.tables.viewer_came(table)

    def end(self) -> None:
        table = self._table
        table.presence.viewers.discard(self)
        table.presence.saw(self.person)
        broadcast_when_away(table, self.person)
        self._tell_others(was_here=True)
        viewers_changed(table)

    def _is_seen(self) -> bool:
        """Whether the others see this person at the table."""
        return self._table.row.seat_of(self.person) is not None and self._table.presence.is_here(self.person)

    def _tell_others(self, was_here: bool) -> None:
        """Whoever holds a seat is seen to come and go; a second window changes nothing."""
        if self._table.row.seat_of(self.person) is not None and self._is_seen() != was_here:
            broadcast(self._table, [viewer for viewer in self._table.presence.viewers if viewer is not self])

    async def receive(self, said: str | bytes) -> None:
        """A message from the client. What is wrong with it is answered."""
        key = ""
        try:
            message = _decoder.decode(said)
            key = getattr(message, "key", "")[:KEY_LENGTH]
            if self.allows():
                await self._handle(message)
            else:
                self._refuse(key, "too-fast", common("messages-too-fast"))
        except msgspec.ValidationError as error:
            self._refuse(key, "cannot-parse", common("message-form", error=str(error)))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(key, "cannot-parse", common("message-not-json"))
        except Stale:
            self._refuse(key, "stale", common("stale-pick"))
            broadcast(self._table, [self])
        except StorageUnavailable as refusal:  # it may have been done: the client asks again under the same key
            self._refuse(key, "unavailable", refusal.text)
        except NotYourTurn as refusal:
            self._refuse(key, "not-your-turn", refusal.text)
        except CannotParse as refusal:
            self._refuse(key, "cannot-parse", refusal.text)
        except Refusal as refusal:
            self._refuse(key, "not-legal", refusal.text)

    async def _handle(self, message: messages.FromClient) -> None:
        if isinstance(message, messages.Ping):
            self.send(encode(messages.Pong()))
        elif isinstance(message, messages.Prefer):
            await self._prefer(message)
        else:
            self.send(encode(messages.Done(key=message.key, version=await self._do(message))))

    async def _do(self, message: messages.Keyed) -> int:
        """Do what is asked under a key; the version of the table after it."""
        lobby, table, person = self._lobby, self._table, self._person
        if isinstance(message, messages.Act):
            return await lobby.act(table, message, person, confirm=self.confirm)
        if isinstance(message, messages.Undo):
            return await lobby.undo(table, message, person)
        if isinstance(message, messages.EndTurn):
            return await lobby.end_turn(table, message, person)
        if isinstance(message, messages.Learn):
            return await lobby.learn(table, message, person)
        return await lobby.say(table, message, person, self._name)

    async def _prefer(self, preferences: messages.Prefer) -> None:
        if preferences.preferences is not None and self._table.row.seat_of(self.person) is not None:
            await self._lobby.tables.prefer(self._table, preferences.preferences, self._person)
        self._name = preferences.name
        missed, self.previews = preferences.previews and not self.previews, preferences.previews
        if missed:  # with the whole log: the page may have forgotten what it could not complete
            self.known = 0
            broadcast(self._table, [self])
        if self.confirm != preferences.confirm:
            self.confirm = preferences.confirm
            viewers_changed(self._table)

    def _refuse(self, key: str, kind: str, problem: Text) -> None:
        refused = messages.Refused(key=key, kind=kind, problem=problem)  # type: ignore[arg-type]  # one of the five
        self.send(encode(refused))
