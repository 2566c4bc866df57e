"""What a game tells people: questions, answers, outcomes, reasons, pieces, all as Texts.

A game says here what it calls things; how a language says it stands in its catalogue, `words/<language>.ftl`. What an
answer pays and brings is never said a second time: `phrase` reads it off the entries of the ledger. Everything has a
default that works, so a game without a word of its own is playable: its answers are told as records write them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic

from boardwright.kernel.action import Action
from boardwright.kernel.decision import S, question
from boardwright.kernel.ledger import POINTS, STOCK, Entry
from boardwright.kernel.occasion import Occasion
from boardwright.kernel.option import Option
from boardwright.kernel.outlook import Contest, NextIncome, RoundEnd
from boardwright.kernel.text import Argument, Catalogue, Text, common, parts
from boardwright.kernel.verdict import Reason, Verdict, Words, nearest

# How much an answer says about the turn that it belongs to: the log's line is made of the weightiest.
ASIDE: Final = 0  # conversions, the end of the turn, what was declined
LEAD: Final = 1  # the beginning of something that another answer completes
TOLD: Final = 2


class Section:
    """A titled part of a game's content in words: for `describe`, tooltips and the rules page."""

    def __init__(self, title: Text, pieces: Sequence["Piece"]) -> None:
        self.title: Final = title
        self.pieces: Final[Sequence[Piece]] = pieces


class Piece:
    """One piece of the game in words."""

    def __init__(self, id: str, name: Text, text: Text, source: Text) -> None:
        self.id: Final[str] = id
        self.name: Final = name
        self.text: Final = text
        # Where the values come from; never silent about a reconstructed value.
        self.source: Final = source


class Gauges:
    """Numbers of a seat that everybody may see, in the order in which they are drawn, and the same in words."""

    def __init__(self, values: Mapping[str, int], words: Text, stock: str) -> None:
        self.values: Final[Mapping[str, int]] = values
        self.words: Final = words
        self.stock: Final[str] = stock  # of which the log need not say that there is more or less


NO_GAUGES: Final = Gauges({}, "", "")


class Telling(Generic[S]):
    """What the rest of the world asks a game for when it speaks to people."""

    # Any: the value of a noun is a number or a piece of the rules; its name says which.
    def __init__(
        self,
        name: str,
        catalogue: str = "",
        *,
        nouns: Mapping[str, Callable[[S, Any], Argument]] | None = None,
        categories: Sequence[str] = (),
        final: Sequence[str] = (),
    ) -> None:
        """`catalogue` is the game's own name if it has words; without, everything is told as records write it. `nouns`
        names the arguments of `Decision.words_of`. `categories` are those of points, as the ledger notes them, in the
        order of the score sheet; `final` are those that only the final scoring brings."""
        self.name: Final[str] = name
        self.catalogue: Final[str] = catalogue
        self.say: Final[Catalogue] = Catalogue(catalogue)
        self._nouns: Final[Mapping[str, Callable[[S, Any], Argument]]] = nouns or {}
        self._categories: Final[Sequence[str]] = categories
        self._final: Final[Mapping[str, int]] = {category: categories.index(category) for category in final}

    # --- before a table

    def title(self) -> Text:
        return self.say("title") if self.catalogue else _spaced(self.name)

    def tagline(self) -> Text:
        """A line that tells what it is about."""
        return self.say("tagline") if self.catalogue else ""

    def option(self, option: Option) -> Text:
        """What an option, or a preference, is called."""
        say = common if option.common else self.say
        return say(f"option-{option.name}") if say.name else _spaced(option.name)

    def option_value(self, option: Option, value: str) -> Text:
        say = common if option.common else self.say
        return say(f"option-{option.name}-{value}") if say.name else _spaced(value)

    def amended(self, version: int) -> Text:
        """What is another way, since the version after this one, for games that were begun before."""
        return self.say(f"amended-{version + 1}")

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        """The content as data, for drawing it; names and descriptions in it are Texts."""
        return {}

    def describe(self, options: Mapping[str, str]) -> Sequence[Section]:
        """All content in words."""
        return ()

    # --- at the table

    def progress(self, state: S) -> Text:
        """Where the game stands: 'Planet 2 of 7'."""
        return ""

    def phase(self, state: S) -> Text:
        """What goes on there: 'first exploration'; '' where `progress` has said all."""
        return ""

    def part(self, number: int) -> Text:
        """What a part of the game is called that `Game.round` counts: 'Round 3'."""
        return common("round", number=number)

    def roles(self, state: S) -> Sequence[Text]:
        """What each seat plays (a commander, a faction), for tables and statistics; '' before it is chosen."""
        return ()

    def discs(self, state: S) -> Sequence[str]:
        """The disc of each seat, then of those whom the rules play, where what they play has one: a colour and an
        emblem, 'forest witches'; no emblem before it is chosen. Without: the colour of the seat, the emblem of the
        person."""
        return ()

    def sources(self) -> Sequence[Text]:
        """The names of the sources of points, in the order of the score sheet."""
        return [self.say(f"source-{category}") for category in self._categories]

    def rival(self, number: int) -> Text:
        """The name of somebody whom the rules play."""
        return common("rival", number=number + 1)

    def prompt(self, state: S, seat: int) -> Text:
        """The question the seat is asked."""
        asked = question(state, seat)
        return "" if asked is None else _spaced(asked.name)

    def occasion(self, state: S, seat: int) -> Occasion:
        """When the seat is asked: in its turn, after a step of its own, because of another, before the game."""
        return Occasion()

    def reveal(self, state: S) -> Text:
        """What chance does next in the middle of a turn, as the label of a button."""
        return common("reveal")

    # Any: as in `__init__`.
    def noun(self, state: S, name: str, value: Any) -> Argument:
        """What an argument of `Decision.words_of` is called."""
        return self._nouns[name](state, value) if self._nouns else str(value)

    def in_words(self, state: S, words: Words, use: str) -> Text:
        """An answer as the message of that use, 'label' or 'line'."""
        id, about = words
        return self.say(f"{use}-{id}", **{name: self.noun(state, name, value) for name, value in about.items()})

    def label(self, state: S, seat: int, action: Action) -> Text:
        """A legal action as the label of a button: a verb, and what it is about. A draw has only its log line."""
        if seat < 0:
            return self.line(state, seat, action)
        return self._answer(state, seat, action, "label")

    def intention(self, state: S, seat: int, answers: Sequence[Action], *, beside: bool = False) -> Text:
        """Several answers that go together as the label of a button: 'Transform E5 and build'. Beside the thing that
        they concern the label need not name it."""
        return self.label(state, seat, answers[0])

    def note(self, state: S, seat: int, action: Action) -> Text:
        """What is written on the thing that a legal action chooses, or is worth knowing before; sentences."""
        return ""

    def line(self, state: S, seat: int, action: Action) -> Text:
        """A legal action as the log tells it when it has been done: past tense, no sums, a capital letter first."""
        return self._answer(state, seat, action, "line")

    def _answer(self, state: S, seat: int, action: Action, use: str) -> Text:
        asked = question(state, seat)
        words = asked.words_of(state, action) if asked is not None and self.catalogue else None
        return action.text if words is None else self.in_words(state, words, use)

    def revealed(self, verb: str, number: int) -> Text:
        """So many draws of chance in a row, where the log tells them in one line: '15 cards'."""
        return self.say(f"revealed-{verb}", n=number) if self.catalogue else f"{number} {verb}"

    # --- turns, for the log: without a word from the game, answers of one seat that follow each other are one

    def turn_of(self, state: S, seat: int) -> int:
        """Whose turn it is in which this seat, or chance, is asked: of an offer it is the turn of whoever brought it
        about. Numbers after the last seat are the `rivals`; CHANCE: the table's."""
        return seat

    def begins(self, state: S, seat: int) -> bool:
        """Whether the seat is asked for a new turn. The same question again, after nothing but asides, is not."""
        return False

    def weight(self, state: S, seat: int, action: Action) -> int:
        """How much a legal action says about its turn: ASIDE, LEAD or TOLD."""
        asked = question(state, seat)
        if asked is None:
            return TOLD
        return ASIDE if asked.is_aside(action) else LEAD if asked.is_lead(action) else TOLD

    def touched(self, state: S, seat: int, entries: Sequence[Entry]) -> Sequence[Text]:
        """What a turn of somebody else did to this seat without asking it, as everybody may know, in the past tense.
        `entries` are the turn's, `state` is the table after it."""
        return ()

    def gauges(self, state: S, seat: int) -> Gauges:
        """What the log shows as it is after a move, because a sum would hide how it moved: bowls of power."""
        return NO_GAUGES

    def final_source(self, entry: Entry) -> int:
        """Of points of the final scoring, which have lines of their own: their place among the `sources`; else -1."""
        return self._final.get(entry.place, -1) if entry.kind == POINTS else -1

    def phrase(self, state: S, seat: int, action: Action, entries: Sequence[Entry]) -> Text:
        """A legal action with what it pays and brings, and what is written on the thing chosen. `entries` are its
        ledger, or that of the macro-action which it begins."""
        told = self.outcome(seat, entries)
        label = self.label(state, seat, action)
        answer = common("outcome", answer=label, outcome=told) if told else label
        written = self.note(state, seat, action)
        return common("noted", answer=answer, note=written) if written else answer

    # --- outcomes, from the ledger: of the entries and of nothing else, so that equal ones need be told only once

    def amount(self, what: str, number: int) -> Text:
        """'3 energy': so much of a stock; the number is positive."""
        return f"{number} {what}"

    def paid(self, seat: int, entries: Sequence[Entry]) -> Mapping[str, int]:
        """What a seat pays, by stock: the sums of what leaves it."""
        return _sums(seat, entries, -1)

    def gained(self, seat: int, entries: Sequence[Entry]) -> Mapping[str, int]:
        """What comes to a seat, by stock, points among them."""
        return _sums(seat, entries, 1)

    def events(self, seat: int, entries: Sequence[Entry]) -> Sequence[Text]:
        """What else happens that is worth telling: a town founded, steps on a track, power offered to neighbours."""
        return ()

    def outcome(self, seat: int, entries: Sequence[Entry], price: Text | None = None) -> Text:
        """What entries come to for a seat: pays, brings, and what else happens. `price`: where it is known already."""
        price = self.price(seat, entries) if price is None else price
        gained = self.amounts(self.gained(seat, entries))
        told: list[Text] = []
        if price:
            told.append(price)
        if gained:
            told.append(common("brings", amounts=gained))
        told.extend(self.events(seat, entries))
        return parts(told)

    def price(self, seat: int, entries: Sequence[Entry]) -> Text:
        """What of it a seat pays; '' for nothing."""
        paid = self.amounts(self.paid(seat, entries))
        return common("pays", amounts=paid) if paid else ""

    def amounts(self, sums: Mapping[str, int]) -> list[Argument]:
        return [self.amount(what, number) for what, number in sums.items()]

    # --- the outlook

    def contests(self, state: S, seat: int | None) -> Sequence[Contest]:
        """Who leads in what the end of the game rewards, and what it would pay now, as a seat (None: a spectator) may
        know it."""
        return ()

    def round_end(self, state: S) -> RoundEnd | None:
        """What the end of the round would pay now."""
        return None

    def next_income(self, state: S, seat: int) -> NextIncome | None:
        """The next income of a seat, with each card that it may still take for it; None where none comes any more."""
        return None

    # --- reasons

    def why(self, state: S, seat: int, reason: Reason) -> Text:
        """A reason in words: the message of its id, with what is missing, the reason behind it, or a number."""
        if not self.catalogue:
            return _spaced(reason.id)
        if reason.missing:
            return self.say(reason.id, amounts=self.amounts(reason.missing))
        if reason.because is not None:
            return self.say(reason.id, why=self.why(state, seat, reason.because))
        return self.say(reason.id, n=reason.number) if reason.number else self.say(reason.id)

    def verdicts(self, state: S, seat: int) -> Sequence[Verdict]:
        """Everything that the seat is asked about, with the reason why it is unavailable; nothing for chance."""
        asked = question(state, seat)
        return () if asked is None or seat < 0 else asked.verdicts(state)

    def things(self, state: S, seat: int) -> Sequence[str]:
        """What the question is about, legal or not: everything of the asked kind that the board can point at (hexes,
        tiles, spaces), and the tools of the action bar, which are called by their verbs."""
        return list(nearest(self.verdicts(state, seat)))

    def thing(self, state: S, seat: int, action: Action) -> Sequence[str]:
        """Those of the `things` that a legal action makes choosable: the one that it names, and its tool."""
        asked = question(state, seat)
        if asked is None:
            return ()
        tool = asked.tool_of(action)
        return [*asked.targets_of(state, action), *([tool] if tool else [])]

    def reasons(self, state: S, seat: int) -> Mapping[str, Text]:
        """Why not, for each of the `things` that no legal action makes choosable, from the predicates that `legal`
        uses. Land or tiles that are not of the asked kind may have theirs too."""
        found = nearest(self.verdicts(state, seat))
        return {name: self.why(state, seat, reason) for name, reason in found.items() if reason is not None}

    def reason(self, state: S, seat: int, action: Action) -> Text:
        """Why this action is not legal now: its own reason, else that of the thing it names; '' if there is none."""
        verdicts = self.verdicts(state, seat)
        why = next((each.reason for each in verdicts if each.action is action), None)
        if why is None:
            by_target = nearest(verdicts)
            why = next((by_target[name] for name in action.targets if by_target.get(name)), None)
        return "" if why is None else self.why(state, seat, why)


def _sums(seat: int, entries: Sequence[Entry], sign: int) -> dict[str, int]:
    sums: dict[str, int] = {}
    for entry in entries:
        if entry.seat == seat and (entry.kind == STOCK or entry.kind == POINTS):
            sums[entry.what] = sums.get(entry.what, 0) + entry.amount
    return {what: sign * number for what, number in sums.items() if sign * number > 0}


def _spaced(name: str) -> str:
    """'ChooseSide', 'santa_maria' as words."""
    words = "".join([f" {letter}" if letter.isupper() else letter for letter in name.replace("_", " ")])
    return words.strip().capitalize()
