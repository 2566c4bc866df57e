"""Language models at the table, over real HTTP from a local stub."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from random import Random
from typing import Any

import pytest

import boardwright
from boardwright.bots import bot
from boardwright.kernel.playout import play_out
from boardwright.study.episode import Episode
from boardwright.study.language import LanguageBot, Unreadable, openai_compatible, read_answer, table_in_words
from tests.study.models import listed

GAMES = [game.name for game in boardwright.games()]
PLANETFALL = boardwright.game("planetfall")
Reply = Callable[[list[dict[str, str]]], str]


@contextmanager
def served(reply: Reply, status: int = 200) -> Iterator[str]:
    """A model that answers over HTTP as chat completions do."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the name that the server calls
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            assert self.path == "/v1/chat/completions" and asked["model"] == "tiny"
            body = json.dumps({"choices": [{"message": {"content": reply(asked["messages"])}}]}).encode()
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *arguments: Any) -> None:
            return

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_model_plays_a_whole_game_over_http() -> None:
    random = Random(1)
    with served(lambda messages: f"Let me think.\nANSWER: {random.choice(listed(messages[-1]['content']))}") as url:
        model = LanguageBot(openai_compatible(url, "tiny"))
        state = PLANETFALL.new(2, {})
        play_out(PLANETFALL, state, [model, bot("random", random)], random)
    assert not PLANETFALL.waiting(state) and model.given_up == 0


def test_a_wrong_answer_is_told_and_asked_again() -> None:
    heard: list[list[dict[str, str]]] = []

    def reply(messages: list[dict[str, str]]) -> str:
        heard.append(messages)
        return "hm" if len(messages) == 1 else f"Sorry: [{listed(messages[0]['content'])[0]}]"

    state = PLANETFALL.new(2, {})
    while PLANETFALL.waiting(state)[0] < 0:
        PLANETFALL.apply(state, -1, PLANETFALL.legal(state, -1)[0])
    with served(reply) as url:
        answer = LanguageBot(openai_compatible(url, "tiny")).choose(PLANETFALL, state, PLANETFALL.waiting(state)[0])
    assert answer in PLANETFALL.legal(state, PLANETFALL.waiting(state)[0])
    assert [message["role"] for message in heard[-1]] == ["user", "assistant", "user"]
    assert "'hm' is not an answer of this game. You may answer: " in heard[-1][-1]["content"]


def test_who_never_answers_well_gets_the_first_legal_answer_and_it_is_counted() -> None:
    state = PLANETFALL.new(2, {})
    while PLANETFALL.waiting(state)[0] < 0:
        PLANETFALL.apply(state, -1, PLANETFALL.legal(state, -1)[0])
    seat = PLANETFALL.waiting(state)[0]
    with served(lambda _: "no idea") as url:
        model = LanguageBot(openai_compatible(url, "tiny"), tries=2)
        assert model.choose(PLANETFALL, state, seat) is PLANETFALL.legal(state, seat)[0]
    assert model.given_up == 1


def test_an_endpoint_that_fails_is_told_by_its_address() -> None:
    with served(lambda _: "out of memory", 500) as url, pytest.raises(ConnectionError, match="answered 500"):
        openai_compatible(url, "tiny")([])
    with pytest.raises(ConnectionError, match="does not answer"):
        openai_compatible(url, "tiny", seconds=2)([])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_is_bounded_and_names_every_answer(game: str) -> None:
    episode = Episode(game, boardwright.game(game).players[-1])
    episode.reset(4)
    random = Random(2)
    for step in range(18):
        said = words_of(episode, **({}, {"longest": 6_000}, {"legal": False})[step % 3])
        if step % 3 == 2:
            assert "You may answer" not in said
        else:
            assert len(said) <= (24_000 if step % 3 == 0 else 6_000)
            assert listed(said) == [action.text for action in episode.legal()]
        assert f"You are player {episode.seat + 1}." in said
        for _ in range(5):
            episode.step(random.choice(episode.legal()).index)


def words_of(episode: Episode, **more: Any) -> str:
    return table_in_words(episode.game, episode.state, episode.seat, options=episode.options, **more)


def test_answers_are_read_from_prose() -> None:
    episode = Episode("planetfall", 3)
    game, state, seat = episode.game, episode.state, episode.seat
    action = game.legal(state, seat)[0]
    for said in (action.text, f"I take **{action.text}**\nAnswer: `{action.text.upper()}`.", f"[{action.text}]"):
        assert read_answer(game, state, seat, said) is action
    illegal = next(each for each in game.book if each not in game.legal(state, seat))
    with pytest.raises(Unreadable, match=r"is not allowed now\. You may answer: "):
        read_answer(game, state, seat, f"ANSWER: {illegal.text}")
