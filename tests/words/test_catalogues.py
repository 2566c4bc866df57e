"""The catalogues of words: each parses, says the same in every language, and is used; and words are declined wherever a
sentence asks for another case."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import boardwright
from boardwright.kernel.game import Game
from boardwright.kernel.text import COMMON, common
from boardwright.words import LANGUAGES, TERMINAL, Reader, catalogue, guide_of
from tests.conformance.tables import Table, positions
from tests.conformance.wording import texts_of

PACKAGE = Path(boardwright.__file__).parent
GAMES = boardwright.games()
WEB = Path(__file__).parent.parent.parent / "web" / "src"
# What the client says of its own, each catalogue by its folder: that of the interface, those of the boards.
CLIENT = [path.parent.relative_to(WEB).as_posix() for path in sorted(WEB.rglob("en.ftl"))]
CATALOGUES = [COMMON, TERMINAL, *[game.telling.catalogue for game in GAMES if game.telling.catalogue]]
# Languages that decline: where a sentence needs another case, the message of the thing must have it.
DECLINING = ("ru", "uk")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# What numbers ask for: the categories of CLDR that whole numbers have, or all others in one.
NEEDED = {"en": [{"one", "other"}], "ru": [{"one", "few", "many"}, {"one", "few", "other"}]}
NEEDED["uk"] = NEEDED["ru"]

# In one process, which reads each catalogue and each source once.
pytestmark = pytest.mark.xdist_group("catalogues")

each_catalogue = pytest.mark.parametrize("name", CATALOGUES)
each_of_all = pytest.mark.parametrize("name", [*CATALOGUES, *CLIENT])
each_language = pytest.mark.parametrize("language", LANGUAGES)


# --- reading them


class Look:
    """What one message speaks of."""

    def __init__(self, entry: ftl.BaseNode) -> None:
        nodes = list(walk(entry))
        self.variables = {node.id.name for node in nodes if isinstance(node, ftl.VariableReference)}
        self.references = {node.id.name for node in nodes if isinstance(node, ftl.MessageReference)}
        self.references |= {f"-{node.id.name}" for node in nodes if isinstance(node, ftl.TermReference)}
        # What is chosen by, and the keys to choose from.
        self.selectors = [
            (
                node.selector.id.name if isinstance(node.selector, ftl.VariableReference) else "",
                [_key(variant) for variant in node.variants],
            )
            for node in nodes
            if isinstance(node, ftl.SelectExpression)
        ]


def walk(node: object) -> Iterator[ftl.BaseNode]:
    """A node of the syntax, and all that is in it."""
    if isinstance(node, list):
        for each in node:
            yield from walk(each)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for each in vars(node).values():
            yield from walk(each)


def _key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


@cache
def entries(name: str, language: str) -> list[ftl.EntryType]:
    text = (WEB / name / f"{language}.ftl").read_text(encoding="utf-8") if name in CLIENT else catalogue(name, language)
    return FluentParser().parse(text).body


@cache
def messages(name: str, language: str) -> dict[str, ftl.Message | ftl.Term]:
    """By id; a term by its id with the dash that it is written with."""
    found: dict[str, ftl.Message | ftl.Term] = {}
    for entry in entries(name, language):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = entry
        elif isinstance(entry, ftl.Term):
            found[f"-{entry.id.name}"] = entry
    return found


# --- each by itself


@each_of_all
@each_language
def test_everything_can_be_read(name: str, language: str) -> None:
    junk = [entry.content for entry in entries(name, language) if isinstance(entry, ftl.Junk)]
    assert not junk


@each_of_all
@each_language
def test_nothing_is_said_twice(name: str, language: str) -> None:
    ids = Counter(entry.id.name for entry in entries(name, language) if isinstance(entry, (ftl.Message, ftl.Term)))
    assert [id for id, times in ids.items() if times > 1] == []


@each_of_all
@each_language
def test_what_is_referred_to_is_there(name: str, language: str) -> None:
    there = messages(name, language)
    missing = {id: Look(entry).references - there.keys() for id, entry in there.items()}
    assert not any(missing.values()), missing


@each_of_all
@each_language
def test_numbers_have_all_their_plurals(name: str, language: str) -> None:
    for id, entry in messages(name, language).items():
        for by, keys in Look(entry).selectors:
            plurals = PLURALS & set(keys)
            if by != "case" and plurals - {"other"}:
                assert any(needed <= plurals for needed in NEEDED[language]), f"{id}: {keys}"


@each_of_all
@pytest.mark.parametrize("language", DECLINING)
def test_every_language_says_the_same(name: str, language: str) -> None:
    english, other = messages(name, "en"), messages(name, language)
    mine = {id for id in english if not id.startswith("-")}
    assert mine == {id for id in other if not id.startswith("-")}
    for id in mine:
        assert _spoken_of(english, id) == _spoken_of(other, id), id


def _spoken_of(there: dict[str, ftl.Message | ftl.Term], id: str) -> set[str]:
    """What a message needs to be given, also for those that it refers to."""
    look = Look(there[id])
    return look.variables.union(*[_spoken_of(there, each) for each in look.references]) - {"case"}


# --- their use


def sources(name: str) -> list[ast.Module]:
    """The Python that speaks from a catalogue: that of the game, or of the terminal; of the common one everything. The
    kernel speaks for the games."""
    homes = {COMMON: [PACKAGE], TERMINAL: [PACKAGE / "terminal", PACKAGE / "cli"]}
    folders = homes.get(name, [PACKAGE / "games" / name])
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    return [parsed(file) for file in (files if name in homes else [*files, *sorted((PACKAGE / "kernel").glob("*.py"))])]


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def spoken(name: str) -> Iterator[re.Pattern[str]]:
    """What ids may be: every string, and strings that are put together, if their beginning says something."""
    for tree in sources(name):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.compile(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                fixed = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if isinstance(fixed[0], str) and re.match("[a-z]{2}", fixed[0]):
                    yield re.compile("".join(".+" if part is None else re.escape(str(part)) for part in fixed))


def declared(name: str) -> set[str]:
    """Ids that games use by declaring something: options, preferences, amendments, ideas of the first game."""
    ids: set[str] = set()
    for game in GAMES:
        mine = game.telling.catalogue == name
        for option in (*game.options, *game.preferences):
            if mine if not option.common else name == COMMON:
                ids |= {f"option-{option.name}", *[f"option-{option.name}-{value}" for value in option.values]}
        if mine:
            ids |= {"title", "tagline", *[f"amended-{version + 1}" for version in range(1, game.version)]}
            ideas = game.lesson.ideas if game.lesson else ()
            ids |= {f"lesson-{idea.name}{part}" for idea in ideas for part in ("", "-do", "-why")}
    return ids


@each_catalogue
def test_everything_is_used(name: str) -> None:
    there = messages(name, "en")
    used = declared(name).union(*[Look(entry).references for entry in there.values()])
    patterns = set(spoken(name))
    whole = {pattern.pattern for pattern in patterns}
    parts = [pattern for pattern in patterns if ".+" in pattern.pattern]
    # The id of an answer has two messages: its label and its line in the log.
    answers = {id: re.sub("^(label|line)-", "", id) for id in there if id not in used}
    left = [id for id, answer in answers.items() if not {re.escape(id), re.escape(answer)} & whole]
    left = [
        id
        for id in left
        if id.startswith(("option-", "amended-"))
        or not any(each.fullmatch(id) or each.fullmatch(answers[id]) for each in parts)
    ]
    assert left == []


@pytest.mark.parametrize("name", CLIENT)
def test_everything_in_the_client_is_used(name: str) -> None:
    """Its types tell that what is used is there, with all that it speaks of."""
    there = messages(name, "en")
    used = set[str]().union(*[Look(entry).references for entry in there.values()])
    assert [id for id in there if id not in used and not any(uses(text, id) for text in client_sources())] == []


@cache
def client_sources() -> list[str]:
    files = [
        path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte") and path.parent.name != "generated"
    ]
    return [path.read_text(encoding="utf-8") for path in files]


def uses(text: str, id: str) -> bool:
    """`t.bar.pickFor`, or `i18n.t.bar` and `.pickFor` by itself; words of boards are named in quotation marks."""
    *sections, name = [re.sub("-(.)", lambda found: found[1].upper(), part) for part in id.split("_")]
    if not sections:
        return f"'{name}'" in text or re.search(rf"\bt\.{name}\b", text) is not None
    section = ".".join(sections)
    if len(sections) > 1 and f".{sections[-1]}[" in text:  # one of several, chosen by what the server says
        return True
    if len(sections) > 1 and f"t.{sections[-1]}.{name}" in text:  # where `t` is the section around it
        return True
    return f"{section}.{name}" in text or (f"t.{section}" in text and re.search(rf"\.{name}\b", text) is not None)


@each_catalogue
def test_what_is_declared_is_there(name: str) -> None:
    assert declared(name) - messages(name, "en").keys() == set()


@each_catalogue
def test_messages_are_given_what_they_speak_of(name: str) -> None:
    """Wherever an id is written out, with all that goes with it."""
    there = messages(name, "en")
    for tree in sources(name):
        for id, parts in written_out(tree, name):
            assert id in there, f"{name} has no words for {id!r}"
            assert _spoken_of(there, id) == parts, id


def written_out(tree: ast.Module, name: str) -> Iterator[tuple[str, set[str]]]:
    """`say("id", part=...)`, `self.say(...)`, `common(...)`: each id with its parts. In the terminal the language
    stands between them."""
    words, given = {COMMON: (("common",), (1,)), TERMINAL: (("say", "_say"), (1, 2))}.get(name, (("say",), (1,)))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        first, parts = node.args[0], [keyword.arg for keyword in node.keywords]
        speaks = called in words and len(node.args) in given and None not in parts
        if speaks and isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value, {part for part in parts if part}


def test_our_games_have_words_and_rules_in_every_language() -> None:
    for game in GAMES:
        for language in LANGUAGES:
            for find in (catalogue, guide_of):
                text = find(game.name, language)
                assert text and (language == "en" or text != find(game.name, "en")), (game.name, language)


# --- cases


@pytest.mark.parametrize("language", DECLINING)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_things_are_declined_where_a_sentence_asks_for_it(game: Game[Any], language: str) -> None:
    """In everything that is told in the course of a random game, in all content, and in all pieces."""
    read = Reader(language, strict=True)
    players = Random(language).choice(game.players)
    table = Table(game, players, game.varied_options())
    for state in positions(table):
        for text in texts_of(table, state):
            read(text)
    for section in game.telling.describe(table.options):
        for piece in section.pieces:
            read(section.title), read(piece.name), read(piece.text), read(piece.source)
    read.everything(game.telling.pieces(table.options))
    undeclined = sorted(
        {f"{address} in {case}" for address, case, within in read.asked if lacks(read, address, case, within)}
    )
    assert undeclined == []


# Neuter nouns, whose accusative is the nominative, with another word that ends like a feminine one; and the effects of
# Planetfall's cards, which are clauses with amounts among them: only the amounts are declined.
THE_SAME = re.compile(r"santa_maria/amount-points|age_of_innovation/amount-tools|planetfall/effect-.+")


def lacks(read: Reader, address: str, case: str, within: bool) -> bool:
    """Whether a message should have a form of its own in a case, and has none."""
    name, _, id = address.partition("/")
    entry = messages(name, read.language)[id]
    if case == "acc" and THE_SAME.fullmatch(address):
        return False
    if any(by == "case" and case in keys for by, keys in Look(entry).selectors):
        return False
    return within or any(_declines(text, case) for text in _texts(entry))


def _texts(entry: ftl.BaseNode) -> Iterator[str]:
    """The words of a message in the nominative, singular where it counts."""
    if isinstance(entry, ftl.TextElement):
        yield entry.value
    elif isinstance(entry, ftl.SelectExpression):
        keys = [_key(variant) for variant in entry.variants]
        for variant in entry.variants:
            if _key(variant) == "one" or ("one" not in keys and variant.default):
                yield from _texts(variant.value)
    elif isinstance(entry, (ftl.Message, ftl.Term)) and entry.value:
        yield from _texts(entry.value)
    elif isinstance(entry, ftl.Pattern):
        for element in entry.elements:
            yield from _texts(element)
    elif isinstance(entry, ftl.Placeable):
        yield from _texts(entry.expression)


def _declines(text: str, case: str) -> bool:
    """Whether words change in a case. The accusative is mostly the nominative; of a feminine noun, or the adjective
    before it, it is not. (Ukrainian neuters like 'знаряддя' only look like one.)"""
    words = re.findall("[а-яёіїєґ]+", text, re.IGNORECASE)
    if case == "acc":
        words = [word for word in words[:1] if re.search("[ая]$", word) and not re.search(r"(.)\1я$", word)]
    return bool(words)


def test_what_lacks_a_case_is_found() -> None:
    read = Reader("ru", strict=True)
    read(common("pays", amounts=[common("rival", number=1), common("seat", number=2)]))
    assert read.asked == {(f"{COMMON}/rival", "acc", False), (f"{COMMON}/seat", "acc", False)}
    assert lacks(read, f"{COMMON}/rival", "gen", False), "It is 'соперника' then."
    assert not lacks(read, f"{COMMON}/seat", "acc", False), "It is 'место' in both."
    assert lacks(read, f"{COMMON}/parts", "acc", True), "What stands within is declined too."
    assert _declines("монета", "acc") and not _declines("знаряддя", "acc") and not _declines("E5", "gen")


def test_a_strict_reader_takes_no_unknown_message() -> None:
    assert Reader("en")(common("nobody-wrote-this")) == f"{COMMON}/nobody-wrote-this"
    with pytest.raises(AssertionError, match="There are no words for boardwright/nobody-wrote-this"):
        Reader("en", strict=True)(common("nobody-wrote-this"))
