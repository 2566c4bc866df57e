"""Language models as players: a table in words, and an answer read from prose.

    said = table_in_words(game, state, seat, options=options)   # what the seat sees, is asked, and may answer
    action = read_answer(game, state, seat, reply)              # raises Unreadable with a sentence to send back

`LanguageBot` plays so through any endpoint that speaks OpenAI's chat completions; `boardwright.study.textarena` is the
game in TextArena's form.
"""

import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.game import Game
from boardwright.study.render import drawn_view
from boardwright.words import Reader, guide_of

# How long what is said may get, in characters: some 6,000 words of a model's input.
LONGEST: Final = 24_000
HOW_TO_ANSWER: Final = (
    "Think as long as you like, then end with one line: ANSWER: and the answer exactly as it is listed, like ANSWER: {}"
)
_ANSWER: Final = re.compile(r"ANSWER\s*:\s*(.+)", re.IGNORECASE)
_BRACKETS: Final = re.compile(r"\[([^\[\]\n]+)\]")


class Unreadable(Exception):
    """One sentence for whoever answered: what was wrong, and what would be right."""


def table_in_words(
    game: Game[Any],
    state: Any,
    seat: int,
    *,
    options: Any,
    rules: bool = True,
    legal: bool = True,
    longest: int = LONGEST,
) -> str:
    """The table as a seat sees it. `rules` begins with what the game is about, `legal` ends with the list of answers.
    Never longer than `longest`: the rules give way first, then the table, then the words of answers."""
    speak, telling = Reader("en"), game.telling
    asked = f"You are player {seat + 1}. You are asked: {speak(telling.prompt(state, seat))}"
    answers = game.legal(state, seat)
    worded = [f"{action.text}  ({speak(telling.label(state, seat, action))})" for action in answers]
    plain = [action.text for action in answers]
    how = HOW_TO_ANSWER.format(answers[0].text)
    names = [f"player {each + 1}" for each in range(len(game.scores(state)))]
    table = drawn_view(game, game.view(state, seat), options, names)
    summary = summary_of(game) if rules else ""
    for listed, drawing, about in (
        (worded, table, summary),
        (worded, table, ""),
        (plain, table, ""),
        (plain, "", ""),
    ):
        listing = "You may answer:\n" + "\n".join(listed) if legal else "Answer as the game's records are written."
        said = "\n\n".join(part for part in (about, drawing, asked, listing, how) if part)
        if len(said) <= longest:
            return said
    raise ValueError(f"{len(plain)} answers do not fit into {longest} characters; allow more, or leave the list out.")


def summary_of(game: Game[Any]) -> str:
    """The rules in our own words, as the page of the rules has them."""
    title = Reader("en")(game.telling.title())
    return f"The rules of {title}.\n\n{guide_of(game.name, 'en').strip()}"


def read_answer(game: Game[Any], state: Any, seat: int, reply: str) -> Action:
    """The last answer in a text: after ANSWER:, in brackets, or the whole text. Letter case and spaces are forgiven."""
    found = _ANSWER.findall(reply) or _BRACKETS.findall(reply) or [reply.strip()]
    text = found[-1].strip().strip("`'\"*. ")
    legal = game.legal(state, seat)
    listed = ", ".join(action.text for action in legal[:40]) + (" …" if len(legal) > 40 else "")
    try:
        action = game.book.parse(text)
    except CannotParse:
        raise Unreadable(f"{text[:60]!r} is not an answer of this game. You may answer: {listed}.") from None
    if action not in legal:
        raise Unreadable(f"{action.text!r} is not allowed now. You may answer: {listed}.")
    return action


# One request: messages in, text out.
Complete = Callable[[list[dict[str, str]]], str]


def openai_compatible(url: str, model: str, key: str = "", seconds: float = 120.0) -> Complete:
    """An endpoint that speaks chat completions, by its address up to /v1."""

    def complete(messages: list[dict[str, str]]) -> str:
        body = json.dumps({"model": model, "messages": messages}).encode()
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
        request = urllib.request.Request(f"{url.rstrip('/')}/chat/completions", body, headers)
        try:
            with urllib.request.urlopen(request, timeout=seconds) as answered:
                told = json.load(answered)
        except urllib.error.HTTPError as error:
            with error:
                said = error.read(200).decode(errors="replace")
            raise ConnectionError(f"{url} answered {error.code}: {said}") from None
        except (urllib.error.URLError, TimeoutError) as error:
            raise ConnectionError(f"{url} does not answer: {error}. Is the model being served there?") from None
        except ValueError:
            raise ConnectionError(f"{url} did not answer in JSON: is it the address up to /v1?") from None
        try:
            return str(told["choices"][0]["message"]["content"])
        except (KeyError, IndexError, TypeError):
            raise ConnectionError(f"{url} did not answer as chat completions do: {str(told)[:200]}") from None

    return complete


class LanguageBot:
    """A player that is a language model. What it answers wrongly it is told, and asked again; after `tries` in vain the
    first legal answer is given for it, and counted in `given_up`."""

    def __init__(
        self,
        complete: Complete,
        options: dict[str, str] | None = None,
        *,
        rules: bool = True,
        legal: bool = True,
        tries: int = 3,
    ) -> None:
        self._complete: Final = complete
        self._options: Final = options or {}
        self._rules: Final = rules
        self._legal: Final = legal
        self._tries: Final = tries
        self.given_up = 0

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action:
        options = game.full_options(self._options)
        said = table_in_words(game, state, seat, options=options, rules=self._rules, legal=self._legal)
        messages = [{"role": "user", "content": said}]
        for _ in range(self._tries):
            reply = self._complete(messages)
            try:
                return read_answer(game, state, seat, reply)
            except Unreadable as wrong:
                messages += [{"role": "assistant", "content": reply}, {"role": "user", "content": str(wrong)}]
        self.given_up += 1
        return game.legal(state, seat)[0]
