"""What a game offers to everything that is not its rules: bots, records, command line, server, learners."""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic

from boardwright.kernel.action import Action, Book
from boardwright.kernel.decision import CHANCE, S, advance, question, waiting, withdraw
from boardwright.kernel.errors import CannotParse, NotLegal, NotYourTurn
from boardwright.kernel.language import LANGUAGES, Text
from boardwright.kernel.ledger import Account

# What a view, a dump or a message is made of.
Plain = None | bool | int | float | str | Sequence["Plain"] | Mapping[str, "Plain"]


def frozen(lists: Plain) -> tuple[object, ...]:
    """The same lists as tuples, which can be compared and put into sets."""
    assert isinstance(lists, list)
    return tuple([frozen(each) if isinstance(each, list) else each for each in lists])


class Option:
    """A choice made before the game: a name and the values it may take."""

    def __init__(
        self,
        name: str,
        values: Mapping[str, Text],
        title: Text,
        *,
        varied: str = "",
        check: Callable[[str], None] | None = None,
    ) -> None:
        """`values` maps each value to its words; the first is the default. `varied` is the value under which games
        differ most, for studies. With `check`, any text that it does not refuse is a value too."""
        self.name: Final[str] = name
        self.values: Final[Mapping[str, Text]] = values
        self.title: Final[Text] = title
        self.default: Final[str] = next(iter(values))
        self.varied: Final[str] = varied or self.default
        self._check: Final = check

    def known(self, value: str) -> str:
        """The value, or the default where it is none of the declared ones."""
        return value if value in self.values else self.default

    def checked(self, value: str) -> str:
        if value in self.values:
            return value
        if self._check is None:
            raise CannotParse(f"Option {self.name!r} cannot be {value!r}; write one of {', '.join(self.values)}.")
        if "\n" in value or "\r" in value or value != value.strip():
            raise CannotParse(
                f"Option {self.name!r} is one line of a record: write it without breaks and outer spaces."
            )
        self._check(value)
        return value


class Amendment:
    """A new version of a game's rules: a ruling that turned out wrong was mended."""

    def __init__(self, told: Text, defaults: Mapping[str, str] | None = None) -> None:
        """`told` says in whole sentences what is another way for games that were begun before; `defaults` are the
        options whose default was another one until then."""
        self.told: Final[Text] = told
        self.defaults: Final[Mapping[str, str]] = {} if defaults is None else defaults


class Section:
    """A titled part of a game's content in words: for `describe`, tooltips and the rules page."""

    def __init__(self, title: str, entries: Sequence["Entry"]) -> None:
        self.title: Final[str] = title
        self.entries: Final[Sequence[Entry]] = entries


class Entry:
    """One piece of the game in words."""

    def __init__(self, id: str, name: str, text: str, source: str) -> None:
        self.id: Final[str] = id
        self.name: Final[str] = name
        self.text: Final[str] = text
        # Where the values come from, in words; never silent about a reconstructed value.
        self.source: Final[str] = source


class Rival:
    """Somebody whom the rules play and no seat: an automaton. Its points stand by source, as in the score sheet."""

    def __init__(self, name: str, sheet: Sequence[int]) -> None:
        self.name: Final[str] = name
        self.sheet: Final[Sequence[int]] = sheet
        self.points: Final[int] = sum(sheet)


class Way:
    """A way that an answer leads to: what it pays and what it gains."""

    def __init__(self, name: str, pay: str, paid: Mapping[str, int], gain: str, *, at_once: bool = True) -> None:
        # 'Defeat it'; '' where there is nothing to tell apart.
        self.name: Final[str] = name
        # In words, with the reason in brackets; '' for nothing.
        self.pay: Final[str] = pay
        # By the names of `stocks`; 0 of a stock where there is a price in it that has come down to nothing.
        self.paid: Final[Mapping[str, int]] = paid
        # In words; `at_once` if it comes with the way itself, not by a later choice or income.
        self.gain: Final[str] = gain
        self.at_once: Final[bool] = at_once


class Chapter:
    """A chapter of the rules in our own words."""

    def __init__(self, title: str, paragraphs: Sequence[str]) -> None:
        self.title: Final[str] = title
        self.paragraphs: Final[Sequence[str]] = paragraphs


class Game(ABC, Generic[S]):
    """A rulebook. Everything below the abstract methods is common to all games: it only walks the decision stack."""

    name: str
    title: Text
    players: range
    book: Book
    options: Sequence[Option]
    # For the lobby: a line that tells what it is about, how long it takes, how heavy it is from 1 to 5.
    tagline: Text
    minutes: int
    weight: int
    # What a player may have answered without being asked; the first value is what happens when nothing is said.
    preferences: Sequence[Option] = ()
    # Each is a version of the rules: with none of them, the rules are at version 1.
    amendments: Sequence[Amendment] = ()

    # --- what a game must say itself

    @abstractmethod
    def start(self, players: int, options: Mapping[str, str]) -> S:
        """The table before the first decision. Number of players and options have been checked."""

    @abstractmethod
    def clone(self, state: S) -> S:
        """An independent copy."""

    @abstractmethod
    def dump(self, state: S) -> Plain:
        """The whole state as plain lists."""

    @abstractmethod
    def load(self, dumped: Plain) -> S:
        """The state that `dump` wrote."""

    @abstractmethod
    def scores(self, state: S) -> Sequence[int]:
        """Points of each seat; final when the game is over."""

    @abstractmethod
    def winners(self, state: S) -> Sequence[int]:
        """The seats that won, with the rulebook's tie-break; before the end, those that would win now. None only if who
        plays alone misses the goal."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Mapping[str, Plain]:
        """What a seat (None: a spectator) may see: an allow-list, nothing is subtracted."""

    @abstractmethod
    def resample(self, state: S, seat: int) -> S:
        """A copy in which everything the seat cannot see is drawn anew."""

    @abstractmethod
    def estimate(self, state: S, seat: int) -> float:
        """How good the table looks for a seat, in points: for bots."""

    @abstractmethod
    def encode(self, state: S, seat: int) -> "array[float]":
        """The view as a vector of fixed length, for learners."""

    @abstractmethod
    def prompt(self, state: S, seat: int, language: str) -> str:
        """The question the seat is asked, in words."""

    @abstractmethod
    def phrase(self, state: S, seat: int, action: Action, language: str) -> str:
        """A legal action in words, with what it costs and brings where that is certain."""

    @abstractmethod
    def describe(self, language: str, options: Mapping[str, str]) -> Sequence[Section]:
        """All content in words."""

    @abstractmethod
    def roles(self, state: S, language: str) -> Sequence[str]:
        """What each seat plays (a commander, a faction), for tables and statistics; '' before it is chosen."""

    @abstractmethod
    def label(self, state: S, seat: int, action: Action, language: str) -> str:
        """A legal action as the label of a button."""

    @abstractmethod
    def progress(self, state: S, language: str) -> str:
        """Where the game stands: 'Planet 2 of 7 · first exploration'."""

    @abstractmethod
    def round(self, state: S) -> int:
        """The number of the current round, 0 before the first: where a plot draws its lines."""

    @abstractmethod
    def pieces(self, language: str, options: Mapping[str, str]) -> Mapping[str, Plain]:
        """The content as data, for drawing it."""

    @abstractmethod
    def score_sheet(self, state: S, language: str) -> tuple[Sequence[str], Sequence[Sequence[int]]]:
        """The names of the sources of points, and for each seat its points by source."""

    @abstractmethod
    def stocks(self, state: S) -> Sequence[Mapping[str, int]]:
        """What each seat has, by name: for telling what a move brought to whom."""

    @abstractmethod
    def stock_words(self, stock: str, number: int, language: str) -> str:
        """'3 energy'; the number is positive."""

    @abstractmethod
    def rules(self, language: str) -> Sequence[Chapter]:
        """The rules in our own words."""

    # --- what a game may say better than this

    def books(self, state: S) -> Mapping[Account, int]:
        """Everything that the ledger's entries change, account by account: by whom, what and where. What is hidden from
        somebody is in it: the books are the rules', not the viewers'."""
        return {
            (seat, what, ""): number for seat, held in enumerate(self.stocks(state)) for what, number in held.items()
        }

    def public(self, state: S) -> S:
        """What everybody may know, as a table: whatever somebody cannot see is set to what nothing can be told from.
        Not to be changed: where nothing is hidden it is the table itself."""
        return state

    def veil(self, state: S) -> None:
        """On a copy on which somebody looks ahead: what the end of the game would turn up stays face down."""
        return

    def report(self, state: S, seat: int, action: Action, language: str) -> str:
        """A legal action in words as the log keeps it, where no question stands above it."""
        return self.phrase(state, seat, action, language)

    def brief(self, state: S, seat: int, action: Action, language: str) -> str:
        """The same without sums: for a narrow log."""
        return self.label(state, seat, action, language)

    def rivals(self, state: S, language: str) -> Sequence[Rival]:
        """Whom the rules play against the seats; nobody in most games. One wins with as many points as the best seat
        or more, and `winners` tells whether that seat wins too."""
        return ()

    def obstacles(self, state: S, seat: int, language: str) -> Mapping[str, str]:
        """Things on the table that the seat cannot choose now, and why, in words."""
        return {}

    def obstacle(self, state: S, seat: int, action: Action, language: str) -> str:
        """Why this action is not legal now: what stands in the way of the thing that it names; '' where that is not
        told."""
        found = self.obstacles(state, seat, language)
        for name in (" ".join(action.args), *action.args):
            if name in found:
                return found[name]
        return ""

    def ways(self, state: S, seat: int, action: Action, language: str) -> Sequence[Way]:
        """What a legal action leads to, where it leaves a choice or has a price that is told apart: every way with its
        name, what it pays and what it gains, in the words of `phrase`."""
        return ()

    def foresee(self, state: S, seat: int, action: Action) -> S:
        """The table after a legal action and what certainly follows from it for the seat: to show before the click.
        Of a simultaneous choice only the seat's own part is shown: going on might reveal what the others chose."""
        after = self.clone(state)
        self.veil(after)
        asked = question(after, seat)
        if asked is not None and asked.unordered:
            withdraw(after, asked)
            asked.apply(after, action)
        else:
            self.apply(after, seat, action)
        return after

    def stand_still(self, state: S, seat: int) -> bool:
        """Go on as if this seat, which is asked, did nothing: so another seat plans several turns ahead. False, and
        nothing changed, where too much depends on the answer: there the plan ends."""
        return False

    def letting_be(self, state: S, seat: int) -> Action | None:
        """The answer with which the seat lets be what it is asked: it declines an offer, it ends its turn. None where
        there is no such answer, or where it would be more than letting be, like passing."""
        return None

    def settled(self, state: S, seat: int) -> bool:
        """Whether no action of the seat is in the middle, so that estimates can be compared: for bots that look on."""
        return True

    def preferred(self, state: S, seat: int, preferences: Mapping[str, str]) -> Action | None:
        """The answer to what the seat is asked that follows from its preferences; None where it is to be asked."""
        return None

    def courses(self, state: S, seat: int) -> Sequence[Sequence[Action]]:
        """Complete intentions of several answers that the seat is likely to have where it is asked: transform, to
        forest, build. Each of the answers is one that is asked for then. Single answers are not told again."""
        return ()

    def unasked(self, state: S, seat: int, version: int) -> Action | None:
        """The answer that an earlier version of the rules gave by itself where the seat is asked now: so a record of
        that version is completed. None where that version asked too."""
        return None

    # --- what a game with data that its owners may correct says too

    def corrected(self, corrections: Mapping[str, object]) -> str:
        """Check corrections of the content; the value of the `content` option that plays with them."""
        raise CannotParse(f"The content of {self.title['en']} is exact: there is nothing to correct.")

    def template(self) -> str:
        """The shipped data files, for an owner of the box to correct."""
        raise CannotParse(f"The content of {self.title['en']} is exact: there is nothing to correct.")

    # --- what every game does alike

    def new(self, players: int, options: Mapping[str, str]) -> S:
        """A table with its first question ready."""
        if players not in self.players:
            fewest, most = self.players[0], self.players[-1]
            raise CannotParse(f"{self.title['en']} is for {fewest} to {most} players, not {players}.")
        state = self.start(players, self.full_options(options))
        advance(state)
        return state

    def full_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every declared option with its value, defaults filled in."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise CannotParse(f"{self.title['en']} has no option {name!r}; it has {', '.join(known)}.")
        return {name: option.checked(options.get(name, option.default)) for name, option in known.items()}

    def full_preferences(self, preferences: Mapping[str, str]) -> dict[str, str]:
        """Every declared preference with its value. One that is not known, or not any more, is left out: nobody is
        refused for it."""
        return {each.name: each.known(preferences.get(each.name, each.default)) for each in self.preferences}

    @property
    def version(self) -> int:
        """The version of the rules that are played now."""
        return 1 + len(self.amendments)

    def changes_since(self, version: int, language: str) -> str:
        """What is another way now than under an earlier version of the rules, in whole sentences."""
        return " ".join([amendment.told[language] for amendment in self.amendments[version - 1 :]])

    def options_under(self, version: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options with those written out whose default was another one under that version."""
        given: dict[str, str] = {}
        for amendment in reversed(self.amendments[version - 1 :]):
            given.update(amendment.defaults)
        given.update(options)
        return given

    def varied_options(self) -> dict[str, str]:
        """The options under which games differ most: for simulations and benchmarks."""
        return {option.name: option.varied for option in self.options}

    def waiting(self, state: S) -> tuple[int, ...]:
        """The seats whose answer is awaited: () when over, (CHANCE,) when chance must speak."""
        return waiting(state)

    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """Every answer the seat may give now; () when it is not asked. Do not change the sequence."""
        pending = state.pending
        if pending and pending[-1].seat == seat and not pending[-1].unordered:
            return state.answers
        asked = question(state, seat)
        return () if asked is None else asked.legal(state)

    def weights(self, state: S) -> Sequence[int]:
        """How likely each of `legal(state, CHANCE)` is, relative to the others."""
        asked = question(state, CHANCE)
        assert asked is not None, "Weights are asked for only when chance is waiting."
        return asked.weights(state)

    def apply(self, state: S, seat: int, action: Action) -> None:
        """Answer for a seat, in place, and go on to the next question."""
        if action not in self.legal(state, seat):
            raise self._refusal(state, seat, action)
        asked = question(state, seat)
        assert asked is not None
        if asked.unordered:
            withdraw(state, asked)
        else:
            state.pending.pop()
        asked.apply(state, action)
        advance(state)

    def _refusal(self, state: S, seat: int, action: Action) -> NotYourTurn | NotLegal:
        seats = self.waiting(state)
        if not seats:
            return NotYourTurn(f"The game is over; {action.text!r} comes too late.")
        if seat not in seats:
            return NotYourTurn(f"{seat_name(seat).capitalize()} is not asked now; waiting for {_seat_names(seats)}.")
        legal = [each.text for each in self.legal(state, seat)]
        return NotLegal(f"{action.text!r} is not legal now; legal: {', '.join(legal)}.")


def seat_name(seat: int) -> str:
    """How records and messages call a seat: people count from 1."""
    return "chance" if seat == CHANCE else f"seat {seat + 1}"


def _seat_names(seats: Sequence[int]) -> str:
    return " and ".join(seat_name(seat) for seat in seats)


def in_all_languages(en: str, ru: str, uk: str) -> Text:
    """A Text written in place."""
    return dict(zip(LANGUAGES, (en, ru, uk), strict=True))
