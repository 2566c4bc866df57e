"""Actions and the Book that holds every one of them.

An action is made once, when its game's Book is made, and never again: compare with `is`, look up with `book[text]`.
Its `text` is what goes over the wire, into the log, on the command line and into tests.
"""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Final, Generic, TypeVar, final

from boardwright.kernel.errors import CannotParse
from boardwright.kernel.text import Argument, common

HINTS: Final = 3  # so many actions are proposed to who wrote none

# The value of an action: a number, a pair of numbers.
V = TypeVar("V")
# The target of a verb's actions on the board: none, the thing that their arguments name, or their whole text.
BUTTON: Final = 0
NAMED: Final = 1
WHOLE: Final = 2


@final
class Action:
    """One answer that can be typed by a person: a verb and its arguments."""

    def __init__(self, book: str, index: int, text: str, of: "Verb[Any]", place: int) -> None:
        words = text.split()
        self.book: Final[str] = book
        self.index: Final[int] = index
        self.of: Final[Verb[Any]] = of
        self.place: Final[int] = place  # among the actions of its verb
        self.text: Final[str] = text
        self.verb: Final[str] = words[0]
        self.args: Final[tuple[str, ...]] = tuple(words[1:])

    @property
    def targets(self) -> Sequence[str]:
        """The things on the board that it names."""
        return self.of.targets[self.place]

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return (_interned, (self.book, self.text))

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self


@final
class Verb(Generic[V]):
    """One word with its typed values: `SELL[WOOD]` is an action, `SELL.value(action)` its value and `action.of is SELL`
    the test. Two verbs may share a word, so that each has one type of value. The Book makes the actions."""

    def __init__(
        self, word: str, values: Sequence[V], names: Sequence[str], target: int = BUTTON, later: int = 0
    ) -> None:
        """`later`: how many of the last names were added after the first release."""
        self.word: Final[str] = word
        self.later: Final[int] = later
        self.values: Final[list[V]] = list(values)
        self.names: Final[Sequence[str]] = names
        self.targets: Final[list[tuple[str, ...]]] = [
            () if target == BUTTON else (name if target == NAMED else f"{word} {name}".strip(),) for name in names
        ]
        self.actions: Final[list[Action]] = []
        self._by_value: Final[dict[V, Action]] = {}

    def __getitem__(self, value: V) -> Action:
        return self._by_value[value]

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and action.of is self

    @property
    def action(self) -> Action:
        """The only action of a verb without values."""
        return self.actions[0]

    def value(self, action: Action) -> V:
        return self.values[action.place]

    def enter(self, action: Action) -> None:
        self._by_value[self.values[action.place]] = action
        self.actions.append(action)


def numbered(word: str, names: Sequence[str], target: int = BUTTON) -> Verb[int]:
    """A verb whose values number its names from 0."""
    return Verb(word, range(len(names)), names, target)


def single(word: str, target: int = BUTTON) -> Verb[int]:
    """A verb with one action, the word alone."""
    return Verb(word, [0], [""], target)


@final
class Book:
    """The closed list of a game's actions. An action's place in it is its `index`, the dense id that learners use."""

    def __init__(self, name: str, verbs: Sequence[Verb[Any]]) -> None:
        self.name: Final[str] = name
        self.actions: Final[list[Action]] = []
        self._by_text: Final[dict[str, Action]] = {}
        self._by_folded: Final[dict[str, Action]] = {}
        self._by_verb: Final[dict[str, tuple[Action, ...]]] = {}
        # Names that were added later come after all others, so that no index moves.
        for verb in verbs:
            self._enter(verb, 0, len(verb.names) - verb.later)
        for verb in verbs:
            self._enter(verb, len(verb.names) - verb.later, len(verb.names))
        for verb in verbs:
            self._by_verb[verb.word] = (*self._by_verb.get(verb.word, ()), *verb.actions)
        assert len(self._by_text) == len(self.actions), f"The book of {name} holds an action twice."
        _books[name] = self

    def _enter(self, verb: Verb[Any], start: int, end: int) -> None:
        for place in range(start, end):
            action = Action(self.name, len(self.actions), f"{verb.word} {verb.names[place]}".strip(), verb, place)
            verb.enter(action)
            self.actions.append(action)
            self._by_text[action.text] = action
            self._by_folded.setdefault(action.text.casefold(), action)

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, text: str) -> Action:
        return self._by_text[text]

    def verb(self, verb: str) -> tuple[Action, ...]:
        """The actions of one verb, in the order of the arguments given to the Book."""
        return self._by_verb[verb]

    def verbs(self) -> Sequence[str]:
        return list(self._by_verb)

    def parse(self, text: str) -> Action:
        """The action a person typed; spaces and letter case are forgiven, nothing else is."""
        words = " ".join(text.split())
        action = self._by_text.get(words)
        if action is None:
            action = self._by_folded.get(words.casefold())
        if action is None:
            raise self._unknown(words[:60])
        return action

    def mask(self, actions: Sequence[Action]) -> bytearray:
        """One byte per action of the Book: 1 where it is among `actions`."""
        mask = bytearray(len(self.actions))
        for action in actions:
            mask[action.index] = 1
        return mask

    def _unknown(self, words: str) -> CannotParse:
        near = self._near(words.casefold().split())
        if near:
            told: list[Argument] = [repr(text) for text in near]
            return CannotParse(common("nearly-an-action", text=repr(words), game=self.name, near=told))
        return CannotParse(common("not-an-action", text=repr(words), game=self.name, verbs=list(self._by_verb)))

    def _near(self, words: Sequence[str]) -> list[str]:
        """Actions that look like these words. A word is held against those that stand in its place: comparing whole
        actions, of which there are thousands, would take longer than a move does."""
        verbs = _alike(words[0], list(self._by_verb)) if words else []
        near: list[str] = []
        for verb in verbs[:1]:
            kept = list(self._by_verb[verb])
            for place, word in enumerate(words[1:]):
                there = [action for action in kept if len(action.args) > place]
                likely = _alike(word, list({action.args[place].casefold(): None for action in there}))
                kept = [action for action in there if action.args[place].casefold() in likely]
            near = [action.text for action in kept if len(action.args) == len(words) - 1]
        return near[:HINTS]


def _alike(word: str, known: Sequence[str]) -> list[str]:
    """The word itself where it is known, else the few that are most like it."""
    return [word] if word in known else get_close_matches(word, known, HINTS)


# Books by name, so that a pickled action finds its one and only self again.
_books: Final[dict[str, Book]] = {}


def _interned(book: str, text: str) -> Action:
    return _books[book][text]
