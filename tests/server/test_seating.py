"""Who is away has not left; the host is one person; the game begins when all are ready; nobody has to play again."""

import asyncio
from random import Random

import pytest
from sqlalchemy import URL

from boardwright.kernel.errors import NotLegal, NotYourTurn
from boardwright.lobby import messages, presence
from boardwright.lobby.autoplay import Autoplay
from boardwright.lobby.errors import NotAllowed
from boardwright.lobby.identity import Person
from boardwright.lobby.lobby import BOTS_ALONE, WATCHER_LINES, WATCHERS_LINES, Lobby
from boardwright.lobby.seating import GONE_AFTER
from boardwright.lobby.table import LiveTable
from boardwright.lobby.table_state import live_info
from boardwright.server.sql_store import BOTS_ALONE_EXPIRE, UNBEGUN_EXPIRE
from tests.server.test_lobby import (
    ANNA,
    BERT,
    BOT,
    CORA,
    OPEN,
    PERSON,
    Onlooker,
    act,
    match_of,
    new_table,
    table_of_two,
    with_lobbies,
)

BOT_IN = messages.ChangeSeat(seat=1, kind="bot", bot="random")


def gone_for(live: LiveTable, seconds: float) -> None:
    """The table has been in memory for so long, and nobody has been there."""
    live.presence._since -= seconds
    for person in live.presence._seen:
        live.presence._seen[person] -= seconds


# --- away and back


def test_a_bot_plays_for_who_is_away_until_they_are_back(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        live = await table_of_two(lobby)
        Onlooker(live, ANNA)
        with pytest.raises(NotLegal, match=r"Bert sits there\. A bot may play for somebody who has been away"):
            await lobby.seating.change(live, BOT_IN, ANNA)
        gone_for(live, live.row.away)
        assert [live_info(live, who.id).seats[1].away for who in (ANNA, BERT, CORA)] == [True] * 3
        await lobby.seating.change(live, BOT_IN, ANNA)
        seat = live_info(live, "").seats[1]
        assert (seat.kind, seat.name, seat.stand_in, seat.left) == ("person", "Bert", "random", False)
        with pytest.raises(NotLegal, match="taken by Bert"):
            await lobby.seating.sit(live, messages.Sit(seat=1, name="Cora"), CORA)
        await act(lobby, live, ANNA, "k1")
        await act(lobby, live, ANNA, "k2")
        while match_of(live).waiting != (0,):
            await asyncio.sleep(0.01)
        with pytest.raises(NotYourTurn, match="A bot plays for you"):
            await lobby.undo(live, messages.Undo(version=live.row.version, key="k3"), BERT)
        await lobby.seating.take_back(live, BERT)
        assert live_info(live, "").seats[1].stand_in == ""
        with pytest.raises(NotLegal, match="No bot plays for you"):
            await lobby.seating.take_back(live, BERT)
        while match_of(live).waiting != (1,):
            await act(lobby, live, ANNA, f"k{len(match_of(live).record.moves)}")
        await act(lobby, live, BERT, "again")

    with_lobbies(database, work)


def test_a_restart_sends_nobody_away(database: URL) -> None:
    ids: list[str] = []

    async def play(lobby: Lobby) -> None:
        live = await table_of_two(lobby)
        ids.append(live.row.id)
        gone_for(live, 1e9)
        assert live_info(live, "").seats[1].away

    async def look(lobby: Lobby) -> None:
        live = await lobby.table(ids[0])
        live.row.updated = 0.0  # nothing has happened here since 1970
        assert not live_info(live, "").seats[1].away

    with_lobbies(database, play, look)


def test_a_table_says_how_long_one_may_be_away(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        for away, asked in ((0, False), (60, True), (7200, False)):
            live = await new_table(lobby, PERSON, OPEN, away=away)
            await lobby.seating.sit(live, messages.Sit(seat=1, name="Bert", ready=True), BERT)
            gone_for(live, 3600)
            assert live_info(live, "").seats[1].away == asked
            assert live_info(live, "").away == away

    with_lobbies(database, work)


def test_only_who_is_gone_for_a_day_is_replaced_for_good(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        live = await table_of_two(lobby)
        Onlooker(live, ANNA)
        free = messages.ChangeSeat(seat=1, kind="open")
        gone_for(live, GONE_AFTER / 2)
        with pytest.raises(NotLegal, match="Bert has not been gone for a day"):
            await lobby.seating.change(live, free, ANNA)
        gone_for(live, GONE_AFTER)
        await lobby.seating.change(live, free, ANNA)
        await lobby.seating.sit(live, messages.Sit(seat=1, name="Cora"), CORA)
        assert match_of(live).record.names == ["Anna", "Cora"]

    with_lobbies(database, work)


# --- the host


def test_only_the_host_starts_seats_hands_over_and_mutes(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        live = await new_table(lobby, PERSON, OPEN, OPEN)
        await lobby.seating.sit(live, messages.Sit(seat=1, name="Bert", ready=True), BERT)
        await lobby.say(live, messages.Say(text="hello", key="k"), BERT, "")
        await lobby.say(live, messages.Say(text="hello", key="k"), ANNA, "")
        change = messages.ChangeSeat(seat=2, kind="bot")
        for who in (BERT, CORA):
            for refused in (
                lobby.seating.start(live, who),
                lobby.seating.change(live, change, who),
                lobby.seating.hand_over(live, messages.HandOver(seat=1), who),
                lobby.seating.mute(live, messages.Mute(line=2, muted=True), who),
            ):
                with pytest.raises(NotAllowed, match="Only the host"):
                    await refused
        assert [seat.host for seat in live_info(live, "").seats] == [True, False, False]
        with pytest.raises(NotLegal, match="must be somebody who sits"):
            await lobby.seating.hand_over(live, messages.HandOver(seat=2), ANNA)
        await lobby.seating.hand_over(live, messages.HandOver(seat=1), ANNA)
        assert [live_info(live, who.id).host for who in (ANNA, BERT)] == [False, True]
        await lobby.seating.change(live, messages.ChangeSeat(seat=0, kind="open"), BERT)  # removes a person
        assert live.row.seat_of(ANNA.id) is None
        await lobby.seating.start(live, BERT)
        assert live.row.status == "playing"

    with_lobbies(database, work)


def test_somebody_who_is_there_stands_in_for_a_host_who_is_not(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        live = await new_table(lobby, PERSON, OPEN, OPEN)
        await lobby.seating.sit(live, messages.Sit(seat=1, name="Bert", ready=True), BERT)
        Onlooker(live, BERT)
        assert not live.presence.is_host(live.row, BERT.id)
        gone_for(live, presence.HOST_AWAY + 1)
        assert live.presence.host(live.row) == BERT.id != ANNA.id
        Onlooker(live, ANNA)
        assert live.presence.host(live.row) == ANNA.id != BERT.id
        await lobby.seating.leave(live, ANNA)
        assert live.row.host == BERT.id

    with_lobbies(database, work)


def test_who_is_muted_says_nothing_until_the_host_lets_them(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        live = await table_of_two(lobby)
        host = Onlooker(live, ANNA)
        await lobby.say(live, messages.Say(text="boo", key="1"), CORA, "Cora")
        await lobby.seating.mute(live, messages.Mute(line=1, muted=True), ANNA)
        assert host.heard[-1]["lines"][0]["muted"]
        with pytest.raises(NotAllowed, match="muted you"):
            await lobby.say(live, messages.Say(text="boo", key="2"), CORA, "Dora")
        await lobby.seating.mute(live, messages.Mute(line=1, muted=False), ANNA)
        await lobby.say(live, messages.Say(text="sorry", key="3"), CORA, "Cora")
        await lobby.say(live, messages.Say(text="fine", key="4"), ANNA, "")
        with pytest.raises(NotLegal, match="cannot be muted"):
            await lobby.seating.mute(live, messages.Mute(line=3, muted=True), ANNA)

    with_lobbies(database, work)


# --- beginning, and beginning again


def test_the_game_begins_when_all_are_ready(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        live = await new_table(lobby, PERSON, OPEN, OPEN)
        await lobby.seating.sit(live, messages.Sit(seat=1, name="Bert"), BERT)
        with pytest.raises(NotLegal, match="Not ready yet: Bert"):
            await lobby.seating.start(live, ANNA)
        await lobby.seating.be_ready(live, messages.Ready(ready=True), BERT)
        assert [seat.ready for seat in live_info(live, "").seats] == [True, True, False]
        # The table has changed: who was ready for another one is asked again.
        await lobby.seating.change(live, messages.ChangeSeat(seat=2, kind="bot", bot="random"), ANNA)
        assert (live.row.status, [seat.ready for seat in live.row.seats]) == ("gathering", [True, False, False])
        await lobby.seating.be_ready(live, messages.Ready(ready=False), ANNA)
        await lobby.seating.be_ready(live, messages.Ready(ready=True), BERT)
        assert live.row.status == "gathering"
        await lobby.seating.be_ready(live, messages.Ready(ready=True), ANNA)
        assert live.row.status == "playing"
        with pytest.raises(NotLegal, match="begun"):
            await lobby.seating.be_ready(live, messages.Ready(ready=False), ANNA)

    with_lobbies(database, work)


def test_a_rematch_needs_everybodys_consent_and_moves_the_start(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        live = await table_of_two(lobby)
        with pytest.raises(NotLegal, match="when the game is over"):
            await lobby.seating.rematch(live, ANNA)
        random, number = Random(1), 0
        while live.row.status != "over":
            person = (ANNA, BERT)[match_of(live).waiting[0]]
            choices = len(match_of(live).legal(match_of(live).waiting[0]))
            await act(lobby, live, person, f"k{number}", choice=random.randrange(choices))
            number += 1
        with pytest.raises(NotAllowed):
            await lobby.seating.rematch(live, CORA)
        with pytest.raises(NotLegal, match="over"):
            await lobby.seating.change(live, messages.ChangeSeat(seat=0, kind="bot"), ANNA)
        for _ in range(2):
            asked = await lobby.seating.rematch(live, ANNA)
            assert (asked.id, asked.waiting) == ("", [1])
        assert [seat.again for seat in live_info(live, "").seats] == [True, False]
        agreed = await asyncio.gather(*[lobby.seating.rematch(live, BERT) for _ in range(2)])
        assert agreed[0].id == agreed[1].id == live.row.next_table == (await lobby.seating.rematch(live, ANNA)).id
        again = await lobby.table(agreed[0].id)
        assert [seat.name for seat in again.row.seats] == ["Bert", "Anna"]
        assert (again.row.status, again.row.next_table) == ("playing", "")

    with_lobbies(database, work)


# --- abuse


def test_bots_alone_play_only_for_who_watches_and_are_counted(database: URL) -> None:
    ids: list[str] = []

    async def begin(lobby: Lobby) -> None:
        live = await new_table(lobby, BOT, BOT)
        ids.append(live.row.id)
        assert not live.thinking
        watcher = Onlooker(live)
        lobby.autoplay.drive(live)
        while len(match_of(live).record.moves) < 5:
            await asyncio.sleep(0.01)
        live.presence.viewers.discard(watcher)
        while live.thinking:
            await asyncio.sleep(0.01)
        for _ in range(BOTS_ALONE - 1):
            await new_table(lobby, BOT, BOT)
        with pytest.raises(NotLegal, match="3 tables at which bots play alone"):
            await new_table(lobby, BOT, BOT)
        await new_table(lobby, PERSON, BOT)

    async def after_a_restart(lobby: Lobby) -> None:
        live = await lobby.table(ids[0])
        await asyncio.sleep(0.1)
        assert not live.thinking

    with_lobbies(database, begin, after_a_restart)


def test_abandoned_tables_are_forgotten(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        waiting, watched = await new_table(lobby, PERSON, OPEN), await new_table(lobby, PERSON, OPEN)
        Onlooker(watched)
        bots, played = await new_table(lobby, BOT, BOT), await table_of_two(lobby)
        ids = {live.row.id for live in (waiting, watched, bots, played)}
        await lobby.tables.expire()
        assert {live.id for live in await lobby.tables.mine(ANNA)} == ids
        lobby.tables._clock = lambda: waiting.row.updated + max(UNBEGUN_EXPIRE, BOTS_ALONE_EXPIRE) + 60
        await lobby.tables.expire()
        kept = {live.id for live in await lobby.tables.mine(ANNA)}
        assert kept == {watched.row.id, played.row.id}

    with_lobbies(database, work)


def test_who_watches_can_neither_fill_the_chat_nor_speak_as_a_player(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        live = await table_of_two(lobby)
        with pytest.raises(NotLegal, match="called BERT already"):
            await lobby.say(live, messages.Say(text="I give up", key="k"), CORA, "BERT")
        with pytest.raises(NotLegal, match="called anna already"):
            await lobby.seating.leave(live, BERT)
            await lobby.seating.sit(live, messages.Sit(seat=1, name="anna"), CORA)
        for number in range(WATCHER_LINES):
            await lobby.say(live, messages.Say(text="x", key=f"{number}"), CORA, "Cora")
        with pytest.raises(NotLegal, match="Who watches may say 30 things"):
            await lobby.say(live, messages.Say(text="x", key="more"), CORA, "Cora")
        for number in range(WATCHER_LINES, WATCHERS_LINES):
            await lobby.say(live, messages.Say(text="x", key="k"), Person(f"somebody {number}"), "Dora")
        with pytest.raises(NotLegal, match="Who watches"):
            await lobby.say(live, messages.Say(text="x", key="k"), Person("somebody else"), "Dora")
        await lobby.say(live, messages.Say(text="quite a crowd", key="k"), ANNA, "")

    with_lobbies(database, work)


def test_a_driver_is_idle_at_a_table_that_has_not_begun(database: URL) -> None:
    async def work(lobby: Lobby) -> None:
        live = await new_table(lobby, PERSON, OPEN)
        driver: Autoplay = lobby.autoplay
        driver.drive(live)
        assert not live.thinking

    with_lobbies(database, work)
