"""Every refusal of the server can be read in three languages."""

import ast
from pathlib import Path

import pytest

from boardwright.server import lobby
from boardwright.server.translations import SENTENCES, in_language

SERVER = Path(lobby.__file__).parent
# store.py speaks to whoever starts the server, thinking.py to its log: nobody at a table reads them.
MODULES = ("app.py", "lobby.py", "match.py", "planning.py", "socket.py", "table.py", "telling.py")
REFUSALS = ("CannotParse", "NotLegal", "NotYourTurn", "NotAllowed", "NoSuchTable", "HTTPException")
REFUSING = {*REFUSALS, "problem", "_refuse", "_deny"}
# A field of a request and what the framework says of it: the only sentence whose words are not ours.
FRAMEWORKS = "{}: {}."


def refusals() -> list[str]:
    """The sentences that the server's modules refuse with, {} where a part is filled in."""
    found: set[str] = set()
    for module in MODULES:
        for node in ast.walk(ast.parse((SERVER / module).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in REFUSING:
                found |= {text for text in map(_sentence, node.args) if text.endswith(".")}
    return sorted(found)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _sentence(argument: ast.expr) -> str:
    if isinstance(argument, ast.Constant):
        return str(argument.value)
    if isinstance(argument, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in argument.values]
        return "".join(str(part) for part in parts)
    return ""


def test_the_search_finds_the_refusals() -> None:
    assert len(refusals()) > 30
    assert FRAMEWORKS in refusals()


@pytest.mark.parametrize("sentence", [sentence for sentence in refusals() if sentence != FRAMEWORKS])
def test_every_refusal_is_translated(sentence: str) -> None:
    filled = sentence.replace("{}", "X")
    for language in ("ru", "uk"):
        told = in_language(filled, language)
        assert told != filled
        assert told.count("X") == filled.count("X")


@pytest.mark.parametrize("sentence", SENTENCES)
def test_translations_have_the_same_gaps(sentence: str) -> None:
    for other in SENTENCES[sentence]:
        assert other.count("{}") == sentence.count("{}")


def test_english_and_unknown_sentences_stay_as_they_are() -> None:
    assert in_language("The game is over.", "en") == "The game is over."
    assert in_language("Something new.", "ru") == "Something new."
