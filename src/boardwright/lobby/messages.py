"""Everything that crosses the wire, as types. `docs/protocol.md` tells the story; web/src/generated is made of it.

What a player reads is sent as Texts: a message of a catalogue with what it speaks of. The client renders them in its
reader's language; the server knows none. An action is sent as its text together with the version of the table that it
answers.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

# {"say": "catalogue/id", ...} or a plain string; `kernel/text.py`. The client sees finished strings: it renders what it
# receives before anything else looks at it.
Text = str | Mapping[str, Any]
SeatKind = Literal["open", "person", "bot"]
Status = Literal["gathering", "playing", "over"]
Pace = Literal["instant", "brisk", "calm"]
Role = Literal["board", "button", "end", "aside"]


class Message(msgspec.Struct, kw_only=True, omit_defaults=False):
    """A plain JSON object."""


# --- games, before any table


class OptionValue(Message):
    value: str
    words: Text


class OptionInfo(Message):
    name: str
    title: Text
    default: str
    values: list[OptionValue]


class BotInfo(Message):
    """A bot that can take a seat, weakest first."""

    id: str
    name: Text
    text: Text  # what to expect of it
    points: int | None  # that four of its kind make on average, where that was measured


class LessonInfo(Message):
    """A guided first game, before it is begun."""

    minutes: int
    ideas: int  # so many are told, one at a time
    bots: int  # that sit at the table


class GameInfo(Message):
    """A game as the lobby shows it."""

    name: str
    title: Text
    tagline: Text
    players: list[int]
    minutes: int
    weight: int  # 1 to 5
    options: list[OptionInfo]
    preferences: list[OptionInfo]  # what may be answered for a player without asking
    bots: list[BotInfo]
    usual_bot: str  # whom one gets who does not choose
    lesson: LessonInfo | None


class EntryInfo(Message):
    id: str
    name: Text
    text: Text
    source: Text


class SectionInfo(Message):
    title: Text
    entries: list[EntryInfo]


class RulesInfo(Message):
    """The rules page: the whole content generated from data. Its chapters of prose are a file of each language."""

    title: Text
    notice: Text  # unofficial; which values are reconstructed
    sections: list[SectionInfo]


# --- tables


class SeatInfo(Message):
    """One seat of a table, as everybody sees it."""

    kind: SeatKind
    name: Text  # as the person wrote it; '' when open
    bot: str = ""  # the bot's id when a bot sits here
    patience: float = 0.0  # so many seconds this bot may think about a decision; 0 where it answers at once
    connected: bool = False  # a person with an open socket; bots are always
    left: bool = False  # the person has said goodbye: a bot or another person may take over
    away: bool = False  # the person has been away for so long that the host may let a bot play for them
    stand_in: str = ""  # the bot that plays until the person takes the seat back
    ready: bool = False  # before the game: it may begin
    again: bool = False  # after the game: would play once more
    host: bool = False
    role: Text = ""  # commander, faction; '' before it is chosen
    disc: str = ""  # its colour and emblem, where the game gives them: 'forest witches'; '': those of the seat


class RivalInfo(Message):
    """Somebody whom the rules play: an automaton."""

    name: Text
    points: int
    sheet: list[int]  # points by source, in the order of the score sheet
    disc: str = ""


class TableInfo(Message):
    """A table in a list, and the head of a table's state."""

    id: str
    game: str
    title: Text  # the game's title
    status: Status
    private: bool
    pace: Pace
    options: dict[str, str]
    option_words: list[Text]
    seats: list[SeatInfo]
    you: int | None  # your seat
    host: bool  # you may change seats, start, hand over and mute
    away: int  # seconds after which a bot may play for who is not there; 0: never
    waiting: list[int]
    moves: int
    progress: Text  # 'Planet 2 of 7'
    phase: Text  # 'first exploration'
    scores: list[int]  # when over: before, the view tells what the seat may know
    winners: list[int]  # when over
    rivals: list[RivalInfo]  # when over; one wins with as many points as the best seat or more
    updated: float  # seconds since 1970
    hints: bool  # whether who is asked may ask the house bot: against bots, or where the host allowed it
    next_table: str = ""  # the rematch, once there is one
    lesson: bool = False  # a guided first game
    open: bool = False  # nothing is hidden: who watches may see the table as a seat sees it
    stopped: Text = ""  # why the game cannot go on: it was begun under rules that have been mended since


class TableList(Message):
    mine: list[TableInfo]
    open: list[TableInfo]


class NewSeat(Message):
    kind: SeatKind
    bot: str = ""
    name: str = ""  # of somebody else who sits at the same device


class NewTable(Message):
    game: str
    seats: list[NewSeat]  # the first 'person' is you, others share your device; 'open' ones are invited
    options: dict[str, str] = {}
    private: bool = True
    pace: Pace = "brisk"
    hints: bool = False  # whether hints are allowed where other people play; against bots they always are
    name: str = ""  # yours
    ready: bool = False  # whether the game may begin as soon as all others are ready
    away: int = 600  # seconds without a window, after which a bot may play for somebody; 0: never


class NewLesson(Message):
    """Begin a guided first game: the game says how it is laid out."""

    game: str
    name: str = ""  # yours


class Created(Message):
    id: str


class Rematch(Message):
    id: str  # the table, once there is one
    waiting: list[int]  # seats whose people have not agreed yet


class Sit(Message):
    seat: int
    name: str
    ready: bool = False  # whether the game may begin at once


class Ready(Message):
    ready: bool


class HandOver(Message):
    """By the host: who is to be it from now on."""

    seat: int


class Mute(Message):
    """By the host: whether the author of a line of chat is to say no more."""

    line: int
    muted: bool


class ChangeSeat(Message):
    """By the host. Before the game: to open, or to a bot. In the game: of a seat that its person has left the same; of
    somebody who is away, a bot plays until they are back."""

    seat: int
    kind: Literal["open", "bot"]
    bot: str = ""


class Import(Message):
    """A record to be looked at, or played on."""

    record: str


class Problem(Message):
    """Why a request was refused: a sentence for a person."""

    problem: Text


class Position(Message):
    """The table as it was after so many moves, for the replay."""

    moves: int
    last: int  # how many moves there are
    view: dict[str, Any]
    words: Text  # the move that led here
    seat: int | None  # whose; None for chance and for the start
    scores: list[int]  # when the game is over
    progress: Text
    phase: Text


class PlanAhead(Message):
    """Moves of your own seat, to be tried on a scratch copy of the table on which the others stand still. A step is one
    answer, or several that are given in one go."""

    steps: list[list[str]]
    more: list[str] = []  # a step to add: an answer, and others that follow it as far as they are legal


class AskHint(Message):
    """What would the house bot do in your place, at the table of this version?"""

    version: int


class OutlookInfo(Message):
    """What the table would pay as it stands, as the asking seat may know it."""

    version: int
    outlook: dict[str, Any] | None  # an `Outlook`; None where the game tells none, and when it is over


class ScorePoint(Message):
    moves: int
    scores: list[int]
    rivals: list[int]
    round: int  # 0 before the first
    part: Text  # 'Round 3'; before it, what the game does then


class History(Message):
    """For the plot and the replay slider: one point per move of a seat, and where rounds begin."""

    points: list[ScorePoint]
    marks: list[ScorePoint]  # the first point of each round
    sources: list[Text]  # in the order of the score sheet
    sheet: list[list[int]]  # by seat: points by source


# --- the socket, from client to server


class Act(Message, tag="act"):
    """Answer a question. `key` is made by the client: the same key sent twice is applied once."""

    version: int
    action: str
    key: str
    then: list[str] = []  # answers to the questions that follow: they are given as far as they are legal
    end: bool = False  # if everything is answered then, the turn ends with it


class Undo(Message, tag="undo"):
    version: int
    key: str
    course: bool = False  # all answers that were given in one go, not only the last


class EndTurn(Message, tag="end"):
    version: int
    key: str


class Say(Message, tag="say"):
    text: str
    key: str


class Prefer(Message, tag="prefer"):
    """How this socket wants to be served: whether the own turn waits for End Turn; and what is to be answered for its
    person without asking, with the browser open or not."""

    confirm: bool
    name: str = ""
    preferences: dict[str, str] | None = None  # at this game, on every table; None: as they were
    # False: the page has the engine beside it, and works out by itself what answers would change; where nothing is
    # hidden, it is not told that any more.
    previews: bool = True


class Learn(Message, tag="learn"):
    """At a guided first game: this idea is known now; '' is all of them. Said twice, it is the same."""

    idea: str
    key: str


class Ping(Message, tag="ping"):
    pass


Keyed = Act | Undo | EndTurn | Say | Learn
FromClient = Keyed | Prefer | Ping


# --- the socket, from server to client


class LedgerEntry(Message, omit_defaults=True):
    """A change that an answer makes: what, by how much, where it comes from."""

    kind: Literal["stock", "points", "track", "piece", "offer"]
    what: str
    amount: int
    source: str
    seat: int | None = None  # None: the table's
    place: str = ""


class Option(Message, omit_defaults=True):
    """What answers of a seat are about, where a player finds them, and what they would change."""

    # What is Raw has been written before: of what answers pay and bring, the same comes again and again.
    id: str  # the answers, with '; ' between them
    role: Role  # on the board, a button, the button that ends the turn, a button beside what matters
    short: Text  # the label of a button
    things: list[str] = []  # on the board
    tool: str = ""  # of the action bar
    price: Text | msgspec.Raw = ""  # what of the outcome is paid: on the button
    outcome: Text | msgspec.Raw = ""  # what it pays and brings, and what else happens
    entries: list[LedgerEntry] | msgspec.Raw = []


class CourseInfo(Option, kw_only=True, omit_defaults=False):
    """Answers that go together, as one intention: what they change in all."""

    answers: list[str]


class ActionInfo(Option, kw_only=True):
    """A legal answer: its text, its words, and what it would change."""

    action: str
    note: Text = ""  # what is written on the thing that it chooses


class Choices(Message):
    """What a seat that is asked may answer, and why it cannot answer otherwise."""

    actions: list[ActionInfo]
    courses: list[CourseInfo]  # several answers that go together; the first of each is among the actions
    obstacles: dict[str, Text]  # thing in the view -> why it cannot be chosen now


class Advised(CourseInfo, kw_only=True):
    """Something that the house bot would do in your place, or thinks of second."""

    behind: Text  # how much worse than the best it looks: '3 less'


class Hint(Message):
    """The advice of the house bot. It knows what your seat may know."""

    version: int  # of the table that it is about
    best: Advised
    others: list[Advised]
    why: Text  # the distance to the next best, and what makes it


class Assumed(Message):
    """What another seat is taken to do so that a plan goes on."""

    seat: int
    words: Text  # past tense


class PlannedStep(Message):
    """A step of a plan that can be done, and where it leads."""

    answers: list[str]
    words: list[Text]  # each answer in words
    stocks: list[Text]  # what you have then: '3 workers'
    changes: list[Text]  # '+2 points'
    let_be: bool  # to get so far, a question that stands before is let be: an offer declined, a turn ended
    assumed: list[Assumed]  # what the others are taken to do after it: they pass, so that the next round comes


class Planned(Choices, kw_only=True):
    """The scratch copy after the steps of a plan, as far as they can be done."""

    version: int  # of the table that it was tried on
    steps: list[PlannedStep]
    now: int  # so many of these can be played for real at once
    ends: Literal["", "draw", "others", "over"]  # why nothing can follow the last step; '' when you are asked
    missing: Text  # why the step after these cannot be done; '' where the game does not tell
    assumed: list[Assumed]  # what the others are taken to do before the first step
    stocks: list[Text]  # what you have before the first step
    view: dict[str, Any]
    question: Text
    progress: Text
    phase: Text


class LogAmount(Message):
    """So much of a stock."""

    what: str
    number: int
    words: Text


class LogLevel(Message):
    """How much of something there is after a move, and how much more or less than before."""

    what: str
    number: int
    by: int


class LogSums(Message):
    """What somebody paid and got, as data and in words; points stand apart."""

    paid: list[LogAmount]
    gained: list[LogAmount]
    points: int  # negative: so many were lost
    levels: list[LogLevel]  # what stands otherwise than before, all of it: bowls of power
    words: Text  # all of it: 'paid 2 coins; got 3 points'


class LogTouch(Message):
    """What a turn did to somebody else: what they answered to it, and what befell them."""

    seat: int
    words: list[Text]
    sums: LogSums


class LogLevels(Message):
    """Somebody's levels after a move."""

    seat: int
    levels: list[LogLevel]
    words: Text


class LogLine(Message):
    """One move in words. `number` is its place in the record, counted from 1."""

    number: int
    seat: int | None  # None: chance
    action: str
    things: list[str]  # on the board, that it concerned
    words: Text  # past tense, without sums
    changes: list[Text]  # what it brought to whom, in words: 'Anna: +3 points, -2 strength'
    levels: list[LogLevels]  # what stands otherwise than before


class LogTurn(Message):
    """One turn: moves that belong together, told in one line; or one without a move, as there was only one answer."""

    first: int  # its moves, counted from 1; what is no move stands after the last
    last: int
    seat: int | None  # None: chance, or a rival
    rival: Text  # the name of somebody whom the rules play; '' otherwise
    words: Text  # what was done: past tense, no sums, a small letter first: the name goes before it
    sums: LogSums  # what whoever acted paid and got
    events: list[Text]  # what else came of it
    sources: list[Text]  # where its points came from
    entries: list[LedgerEntry]  # what a rival changed, for marks on the board
    touched: list[LogTouch]
    steps: list[LogLine]
    final: bool = False  # what the end of the game brought: nobody's turn


class ChatLine(Message):
    number: int
    seat: int | None  # None: a spectator
    name: Text
    text: str
    at: float
    muted: bool = False  # the host does not want to hear its author


class CoachInfo(Message):
    """What the coach of a guided first game says now: one idea."""

    idea: str
    number: int  # which one it is, counted from 1
    ideas: int  # so many there are
    title: Text
    what: Text  # what to do
    why: Text
    at: list[str]  # what it points at: the first of these that is drawn
    show: Text  # what Show me does, as the label of a button; '' where the idea is only told
    answers: list[str]


class OccasionInfo(Message):
    """When you are asked (`kernel/occasion.py`)."""

    kind: Literal["turn", "step", "answer", "setup"] = "turn"
    words: Text = ""  # what calls for the question, where that is not what you have just done
    by: int | None = None  # whose doing it is
    waiting: int = 1  # so many such questions wait for you, this one among them
    stages: list[Text] = []  # of the set-up, the first turn last
    stage: int = 0


class TableState(Choices, kw_only=True, tag="state"):
    """The whole table for one viewer. Sent on connecting and after everything that happens."""

    version: int
    table: TableInfo
    view: dict[str, Any] | msgspec.Raw
    holding: int | None  # the seat that has answered everything and is to press End Turn
    thinking: list[int]  # bots at work
    question: Text  # what you are asked; '' when you are not
    occasion: OccasionInfo
    answering: bool  # those who are waited for answer what another has done
    previews: bool  # whether actions are told in full, with courses and obstacles; else they are the legal answers
    preferences: dict[str, str]  # what is answered for you without asking; {} for a spectator
    can_undo: bool
    ends_with_reveal: bool  # ending the turn reveals something: it cannot be taken back after that
    coach: CoachInfo | None  # at a guided first game, while an idea is due
    reveal: Text  # what is revealed, as a button, where your turn goes on after it; '' where it ends
    log_from: int  # the turns below replace every turn that begins with this move or a later one
    log: list[LogTurn] | msgspec.Raw


class Chat(Message, tag="chat"):
    """Lines of chat: the newest on connecting, then each as it comes."""

    lines: list[ChatLine]


class Watchers(Message, tag="watchers"):
    """How many have the table open without a seat: on connecting, if there are any, and when it changes."""

    count: int


class Refused(Message, tag="refused"):
    """Something you sent was not done: the sentence says why and what would be right. The fresh state follows when the
    table has moved on."""

    key: str
    kind: Literal["not-legal", "stale", "not-your-turn", "cannot-parse", "too-fast", "unavailable"]
    problem: Text


class Done(Message, tag="done"):
    """What you sent under this key is in the record."""

    key: str
    version: int


class Pong(Message, tag="pong"):
    pass


FromServer = TableState | Chat | Watchers | Refused | Done | Pong
