"""What a game offers to everything that is not its rules: bots, records, command line, server, learners."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, final

from boardwright.kernel.action import Action, Book
from boardwright.kernel.content import Library
from boardwright.kernel.decision import CHANCE, NOBODY, Decision, S, advance, frames_of, give, question, waiting
from boardwright.kernel.errors import CannotParse, NotLegal, NotYourTurn
from boardwright.kernel.ledger import Account, Entry, Ledger
from boardwright.kernel.lesson import Lesson
from boardwright.kernel.option import Amendment, Option
from boardwright.kernel.plain import Plain
from boardwright.kernel.study import PointsAlone, Study
from boardwright.kernel.telling import ASIDE, Telling
from boardwright.kernel.text import Argument, Text, common, sentences
from boardwright.kernel.verdict import BOARD, BUTTON


class Rival:
    """Somebody whom the rules play and no seat: an automaton. Its points stand by source, as in the score sheet."""

    def __init__(self, sheet: Sequence[int]) -> None:
        self.sheet: Final[Sequence[int]] = sheet
        self.points: Final[int] = sum(sheet)


class Game(ABC, Generic[S]):
    """A rulebook. Everything below the abstract methods is common to all games: it only walks the decision stack."""

    def __init__(
        self,
        name: str,
        players: range,
        book: Book,
        *,
        options: Sequence[Option] = (),
        preferences: Sequence[Option] = (),
        amendments: Sequence[Amendment] = (),
        minutes: int = 30,
        weight: int = 1,
        all_open: bool = False,
        telling: Telling[S] | None = None,
        study: Study[S] | None = None,
        lesson: Lesson | None = None,
        library: Library[Any] | None = None,
    ) -> None:
        self.name: Final[str] = name
        self.players: Final[range] = players
        self.book: Final[Book] = book
        self.options: Final[Sequence[Option]] = options
        # What a player may have answered without being asked; the first value is what happens when nothing is said.
        self.preferences: Final[Sequence[Option]] = preferences
        # Each is a version of the rules: with none of them, the rules are at version 1.
        self.amendments: Final[Sequence[Amendment]] = amendments
        # For the lobby: how long it takes, how heavy it is from 1 to 5.
        self.minutes: Final[int] = minutes
        self.weight: Final[int] = weight
        # Nothing is ever hidden, and everybody sees the same: then one view serves all.
        self.all_open: Final[bool] = all_open
        # The two other parts of the protocol: what people are told, what bots and learners are.
        self.telling: Final[Telling[S]] = Telling(name) if telling is None else telling
        self.study: Final[Study[S]] = PointsAlone(self.scores, players[-1]) if study is None else study
        # The guided first game, where there is one.
        self.lesson: Final[Lesson | None] = lesson
        # Of a game with data that its owners may correct.
        self.library: Final[Library[Any] | None] = library

    # --- what a game must say itself

    @abstractmethod
    def start(self, players: int, options: Mapping[str, str]) -> S:
        """The table before the first decision. Number of players and options have been checked."""

    @abstractmethod
    def load(self, dumped: Plain) -> S:
        """The state that `dump` wrote; of anything else, NotADump."""

    @abstractmethod
    def scores(self, state: S) -> Sequence[int]:
        """Points of each seat; final when the game is over."""

    @abstractmethod
    def winners(self, state: S) -> Sequence[int]:
        """The seats that won, with the rulebook's tie-break; before the end, those that would win now. None only if who
        plays alone misses the goal."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Mapping[str, object]:
        """What a seat (None: a spectator) may see: an allow-list, nothing is subtracted."""

    # --- what a game may say better than this

    def clone(self, state: S) -> S:
        """An independent copy."""
        twin: S = state.clone()
        return twin

    def dump(self, state: S) -> Plain:
        """The whole state as one plain list (`kernel/archive.py`)."""
        return state.dump()

    def resample(self, state: S, seat: int, random: Random) -> S:
        """A copy in which everything the seat cannot see is drawn anew."""
        assert self.all_open, f"{self.name} does not say what is hidden."
        return self.clone(state)

    def round(self, state: S) -> int:
        """The number of the current round, 0 before the first: where a plot draws its lines."""
        return 0

    def stocks(self, state: S) -> Sequence[Mapping[str, int]]:
        """What each seat has, by name: for telling what a move brought to whom."""
        return [{"points": points} for points in self.scores(state)]

    def score_sheet(self, state: S) -> Sequence[Sequence[int]]:
        """For each seat its points by source, in the order of `Telling.sources`."""
        return [[] for _ in self.scores(state)]

    def rivals(self, state: S) -> Sequence[Rival]:
        """Whom the rules play against the seats; nobody in most games. One wins with as many points as the best seat
        or more, and `winners` tells whether that seat wins too."""
        return ()

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

    def views(self, state: S, watchers: Sequence[int | None]) -> Sequence[Mapping[str, object]]:
        """The view of each of several: what they see alike need be worked out only once."""
        return [self.view(state, watcher) for watcher in watchers]

    def veil(self, state: S) -> None:
        """On a copy on which somebody looks ahead: what the end of the game would turn up stays face down."""
        return

    def ahead(self, state: S, seat: int, action: Action) -> None:
        """Try a legal action on a copy on which the seat looks ahead, in place. Of a simultaneous choice only the own
        part is done: going on might reveal what the others chose.

        A game in which something happens only after the others have answered too may do it here for the seat alone. An
        answer that follows is then asked for later on the real table: a macro-action that goes on so is a preview, and
        is played only as far as it is legal."""
        asked = question(state, seat)
        assert asked is not None
        give(state, asked, action)
        if not asked.unordered:
            advance(state)

    def stand_still(self, state: S, seat: int) -> bool:
        """Go on as if this seat, which is asked, did nothing: so another seat plans several turns ahead. False, and
        nothing changed, where too much depends on the answer: there the plan ends."""
        return False

    def settled(self, state: S, seat: int) -> bool:
        """Whether no action of the seat is in the middle: nothing is asked any more that belongs to what it has done.
        Whoever is asked next, its answers need not have been worked out. Here every answer is an action of its own."""
        return True

    def preferred(self, state: S, seat: int, preferences: Mapping[str, str]) -> Action | None:
        """The answer to what the seat is asked that follows from its preferences; None where it is to be asked."""
        return None

    def macros(self, state: S, seat: int) -> "Sequence[MacroAction[S]]":
        """The macro-actions of several answers that the seat is likely to mean: transform, to forest, build. Single
        answers are not listed again."""
        return ()

    def unasked(self, state: S, seat: int, version: int, before: Sequence[Action] = ()) -> Action | None:
        """The answer that an earlier version of the rules gave by itself where the seat is asked now: so a record of
        that version is completed. None where that version asked too. `before`: what the seat answered since another
        seat did."""
        return None

    def rearranged(self, state: S, seat: int, answers: Sequence[Action], version: int) -> Sequence[Action]:
        """What a seat answered from here on under an earlier version of the rules, until another seat was asked, as it
        would answer today: in another order, or without an answer that nobody asks for any more. The first of the
        answers is not legal now."""
        return answers

    def frames(self) -> dict[str, type[Decision[Any]]]:
        """Its questions and steps by their names in dumps: those of the package in which the game stands."""
        return frames_of(type(self).__module__.rpartition(".")[0])

    # --- what every game does alike

    def new(self, players: int, options: Mapping[str, str]) -> S:
        """A table with its first question ready."""
        if players not in self.players:
            fewest, most = self.players[0], self.players[-1]
            title = self.telling.title()
            raise CannotParse(common("wrong-players", game=title, fewest=fewest, most=most, players=players))
        state = self.start(players, self.full_options(options))
        advance(state)
        return state

    def full_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every declared option with its value, defaults filled in."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                title = self.telling.title()
                raise CannotParse(common("no-option", game=title, option=repr(name), options=list(known)))
        return {name: option.checked(options.get(name, option.default)) for name, option in known.items()}

    def full_preferences(self, preferences: Mapping[str, str]) -> dict[str, str]:
        """Every declared preference with its value. One that is not known, or not any more, is left out: nobody is
        refused for it."""
        return {each.name: each.known(preferences.get(each.name, each.default)) for each in self.preferences}

    @property
    def version(self) -> int:
        """The version of the rules that are played now."""
        return 1 + len(self.amendments)

    def changes_since(self, version: int) -> Text:
        """What is another way now than under an earlier version of the rules, in whole sentences."""
        return sentences([self.telling.amended(each) for each in range(version, self.version)])

    def options_under(self, version: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options with those written out whose default was another one under that version."""
        given: dict[str, str] = {}
        for amendment in reversed(self.amendments[version - 1 :]):
            given.update(amendment.defaults)
        given.update(options)
        return given

    def corrected(self, corrections: Mapping[str, object]) -> str:
        """Check corrections of the content; the value of the `content` option that plays with them."""
        return self._correctable().corrected(corrections)

    def template(self) -> str:
        """The shipped data files, for an owner of the box to correct."""
        return self._correctable().template()

    def _correctable(self) -> Library[Any]:
        if self.library is None:
            raise CannotParse(common("content-exact", game=self.telling.title()))
        return self.library

    def varied_options(self) -> dict[str, str]:
        """The options under which games differ most: for simulations and benchmarks."""
        return {option.name: option.varied for option in self.options}

    def waiting(self, state: S) -> tuple[int, ...]:
        """The seats whose answer is awaited: () when over, (CHANCE,) when chance must speak."""
        return waiting(state)

    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """Every answer the seat may give now; () when it is not asked. Do not change the sequence."""
        pending = state.pending
        if pending:
            top = pending[-1]
            if top.seat == seat and not top.unordered:
                assert state.answers, "After a step the table goes on with `advance` before anybody answers."
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
        top = state.pending[-1]
        if top.unordered:
            asked = question(state, seat)
            assert asked is not None
            give(state, asked, action)
        else:  # as `give` does: nobody else is asked
            state.pending.pop()
            top.apply(state, action)
        advance(state)

    def step(self, state: S, seat: int, answers: Sequence[Action]) -> bool:
        """Give one answer, or several to a question that asks again, in place, and go on only to the end of the own
        action; whether the seat is asked further in it. What is asked after that nobody works out here, which costs
        more than all the rest: `advance` does it where the table is played on. For bots, so nothing is refused: each of
        the answers is one that is legal then."""
        for action in answers:
            asked = question(state, seat)
            assert asked is not None
            give(state, asked, action)
        pending = state.pending
        while pending:
            top = pending[-1]
            if top.seat != NOBODY and (top.seat != seat or self.settled(state, seat)):
                break
            if not top.auto(state):
                if top.seat == seat:
                    return True
                break
        state.answers = ()
        return False

    def _refusal(self, state: S, seat: int, action: Action) -> NotYourTurn | NotLegal:
        seats = self.waiting(state)
        if not seats:
            return NotYourTurn(common("too-late", action=repr(action.text)))
        if seat not in seats:
            waiting: list[Argument] = [seat_name(each) for each in seats]
            return NotYourTurn(common("not-asked", who=seat_name(seat), waiting=waiting))
        legal: list[Argument] = [each.text for each in self.legal(state, seat)]
        return NotLegal(common("not-legal", action=repr(action.text), legal=legal))


@final
class MacroAction(Generic[S]):
    """Answers of one seat, played once, on a copy. One click often means several: transform, to forest, build.

    What they concern, what they pay and bring, and the position after them come from this one play. Chance does not
    draw, nothing is turned up, and a simultaneous choice ends it: to go on might reveal what the others chose.
    """

    def __init__(self, game: Game[S], state: S, seat: int) -> None:
        """No answer yet."""
        self.game: Final[Game[S]] = game
        self.seat: Final[int] = seat
        self.after: Final[S] = game.clone(state)
        self.answers: Final[list[Action]] = []
        self.targets: Final[dict[str, None]] = {}  # the things on the board that the answers concern, in order
        self.tool: str = ""  # of the first answer that is not an aside: power is burnt for an action
        self.role: str = BUTTON  # of the first answer; of several, BOARD if they have targets
        ledger = Ledger()
        self.entries: Final[list[Entry]] = ledger.entries
        self._only_asides: bool = True
        self._ended: bool = False
        game.veil(self.after)
        self.after.listen(ledger)

    @property
    def id(self) -> str:
        """What identifies it, in every language."""
        return "; ".join([action.text for action in self.answers])

    @property
    def asked(self) -> Decision[S] | None:
        """The question that the seat is asked next."""
        return None if self._ended else question(self.after, self.seat)

    def legal(self) -> Sequence[Action]:
        """What the seat may answer next. It is worked out here and not when the last answer was played, because most
        macro-actions end there."""
        if self._ended:
            return ()
        if self.after.unasked:
            self.after.unasked = False
            if not self.after.answers:
                advance(self.after)
        return self.game.legal(self.after, self.seat)

    def then(self, action: Action) -> "MacroAction[S]":
        """The macro-action with one answer more, which is legal."""
        more = MacroAction(self.game, self.after, self.seat)
        more.answers.extend(self.answers)
        more.targets.update(self.targets)
        more.tool, more.role, more._only_asides = self.tool, self.role, self._only_asides
        more.entries.extend(self.entries)
        more._play(action)
        return more

    def _play(self, action: Action) -> None:
        asked, after = question(self.after, self.seat), self.after
        assert asked is not None
        if self._only_asides:
            self.tool = asked.tool_of(action)
            self._only_asides = self.game.telling.weight(after, self.seat, action) == ASIDE
        self.targets.update(dict.fromkeys(asked.targets_of(after, action)))
        if not self.answers:
            self.role = asked.role_of(after, action)
        elif self.targets:
            self.role = BOARD
        self.answers.append(action)
        after.unasked = True
        self.game.ahead(after, self.seat, action)
        self._ended = asked.unordered


def try_out(game: Game[S], state: S, seat: int, answers: Sequence[Action]) -> MacroAction[S]:
    """Play answers on a copy, as far as they are legal."""
    tried = MacroAction(game, state, seat)
    for action in answers:
        if action not in tried.legal():
            break
        tried._play(action)
    return tried


def seat_name(seat: int) -> Text:
    """What a seat is called where nobody knows who sits there: people count from 1."""
    return common("chance") if seat == CHANCE else common("seat", number=seat + 1)
