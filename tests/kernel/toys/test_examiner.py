"""The examiner examined: a sound toy passes every check, and each check catches the fault it is there for."""

import itertools
from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from boardwright.kernel.action import Action, Book
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import Refusal
from boardwright.kernel.game import Game
from boardwright.kernel.ledger import Entry
from boardwright.kernel.plain import Plain
from boardwright.kernel.study import Study
from boardwright.kernel.telling import Piece, Section, Telling
from boardwright.kernel.text import Text, common
from tests.conformance import examiner, wording
from tests.conformance.examiner import CHECKS, GAME_CHECKS
from tests.conformance.tables import Table, in_pairs, tables
from tests.kernel.toys.bids import BOOK, GAME, PRIZE, Bids, MakeBid, Reveal, State, nothing_is_owed

pytestmark = pytest.mark.usefixtures("registered")


def table(game: Game[Any], players: int = 3, options: Mapping[str, str] | None = None) -> Table:
    return Table(game, players, options or {}, nothing_is_owed)


class Talking(Telling[State]):
    """Bids as it tells more than it must."""

    def __init__(self) -> None:
        super().__init__("bids")

    def roles(self, state: State) -> Sequence[Text]:
        return ["bidder"] * len(state.points)

    def progress(self, state: State) -> Text:
        return f"Round {state.revealed}"

    def sources(self) -> Sequence[Text]:
        return ["prizes", "manners"]

    def describe(self, options: Mapping[str, str]) -> Sequence[Section]:
        return [Section("Prizes", [Piece(prize.text, prize.text, "A prize.", "invented") for prize in PRIZE])]

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        return {"prizes": [int(prize.args[0]) for prize in PRIZE], "name": common("rival", number=1)}


class Studied(Study[State]):
    """Bids as learners see it."""

    def estimate(self, state: State, seat: int) -> float:
        return float(state.points[seat])

    def encode(self, state: State, seat: int) -> "array[float]":
        return array("f", [state.points[seat], max(state.points), state.prize, state.bids[seat]])


class TalkingBids(Bids):
    """Bids with everything that a game may say itself."""

    def __init__(self, telling: Telling[State] | None = None, study: Study[State] | None = None) -> None:
        super().__init__(telling=telling or Talking(), study=study or Studied())

    def score_sheet(self, state: State) -> Sequence[Sequence[int]]:
        return [[points, 0] for points in state.points]


@pytest.mark.parametrize("game", [GAME, TalkingBids()], ids=["plain", "talking"])
@pytest.mark.parametrize("options", [each.options for each in tables(GAME, nothing_is_owed)][:2], ids=str)
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_game_passes(
    check: Callable[[Table], None], players: int, options: Mapping[str, str], game: Game[State]
) -> None:
    """One that says only what it must, and one that says everything."""
    check(table(game, players, options))


@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
def test_a_sound_game_passes_without_a_table(check: Callable[[Game[Any]], None]) -> None:
    check(GAME)


def test_tables_are_all_numbers_of_players_with_all_options() -> None:
    found = [str(each) for each in tables(GAME, nothing_is_owed)]
    assert found == ["bids 2 two -", "bids 2 one -", "bids 3 two -", "bids 3 one -"]


def test_any_two_values_of_options_meet() -> None:
    """Of three options with two values each, some of the eight combinations are enough."""
    sets = [dict(zip("abc", values, strict=True)) for values in itertools.product("xy", repeat=3)]
    found = in_pairs([Table(GAME, 2, options, nothing_is_owed) for options in sets])
    assert len(found) < 8
    for one, two in itertools.combinations("abc", 2):
        assert {(each.options[one], each.options[two]) for each in found} == set(itertools.product("xy", repeat=2))


# --- faults, one game each


class Endless(Bids):
    """The last step begins again."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        super().apply(state, seat, action)
        if not state.pending:
            state.pending.append(MakeBid(0))


class TooLong(Bids):
    """Chance may go on when the game is over."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return super().legal(state, seat) if state.pending or seat != CHANCE else BOOK.verb("prize")


class InDebt(Bids):
    """Who wins a prize pays for it."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        super().apply(state, seat, action)
        if not state.pending:
            state.points[0] = -1


class Mute(Bids):
    """A seat is asked that has no answer."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return () if seat == 1 else super().legal(state, seat)


class Stammering(Bids):
    """An answer is offered twice."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return [*super().legal(state, seat)] * 2


class Forced(Bids):
    """A question with one answer is asked."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return super().legal(state, seat)[:1]


class Open(Bids):
    """Who is not asked may answer."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return super().legal(state, seat) if seat == CHANCE else BOOK.verb("bid")


class Dodging(Bids):
    """A legal answer is refused."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        assert action.text != "prize 5", "Not that one."
        super().apply(state, seat, action)


class Moody(Bids):
    """The same answer does one thing today and another tomorrow."""

    tired = 0

    def apply(self, state: State, seat: int, action: Action) -> None:
        super().apply(state, seat, action)
        self.tired += 1
        state.points[0] += self.tired % 7


class Siamese(Bids):
    """Clones share their points."""

    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.points = state.points
        return twin


class Negligent(Bids):
    """A clone forgets the prize."""

    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.prize = 0
        return twin


class Forgetful(Bids):
    """A loaded table forgets the prize."""

    def load(self, dumped: Plain) -> State:
        state = super().load(dumped)
        state.prize = 0
        return state


class Omitting(Bids):
    """A dump leaves out how often bids were revealed, which changes no answer."""

    def dump(self, state: State) -> Plain:
        written = super().clone(state)
        written.revealed = 0
        return super().dump(written)


class OmittingTwice(Omitting):
    """And so does a clone."""

    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.revealed = 0
        return twin


class Listless(Bids):
    """A dump that json cannot bring back."""

    def dump(self, state: State) -> Plain:
        return tuple(_items(super().dump(state)))


class KeylessState(State):
    def key(self) -> tuple[object, ...]:
        return (tuple(self.pending),)


class Keyless(Bids):
    """The key leaves out what matters."""

    def start(self, players: int, options: Mapping[str, str]) -> State:
        fresh = super().start(players, options)
        return KeylessState(fresh.points, fresh.bids, fresh.prize, fresh.pending)

    def clone(self, state: State) -> State:
        return KeylessState(state.points.copy(), state.bids.copy(), state.prize, state.pending.copy(), state.revealed)

    def load(self, dumped: Plain) -> State:
        return self.clone(super().load(dumped))


class UniqueState(State):
    def key(self) -> tuple[object, ...]:
        return (id(self),)


class Unique(Keyless):
    """No two tables are ever equal."""

    def start(self, players: int, options: Mapping[str, str]) -> State:
        fresh = Bids.start(self, players, options)
        return UniqueState(fresh.points, fresh.bids, fresh.prize, fresh.pending)


class Cheating(Bids):
    """Plays otherwise than the game its records name."""

    def scores(self, state: State) -> Sequence[int]:
        return [points + 1 for points in state.points]


class Divergent(Bids):
    """A replay comes out otherwise."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        super().apply(state, seat, action)
        state.points[0] += 1


class Leaking(Bids):
    """Everybody sees every bid."""

    def view(self, state: State, seat: int | None) -> Mapping[str, Plain]:
        return {**super().view(state, seat), "bids": state.bids.copy()}


class LeakingToSpectators(Bids):
    """Seats see what they may, spectators everything."""

    def view(self, state: State, seat: int | None) -> Mapping[str, Plain]:
        return {"bids": state.bids.copy()} if seat is None else super().view(state, seat)


class LeakingNumbers(Studied):
    """Learners see every bid."""

    def encode(self, state: State, seat: int) -> "array[float]":
        numbers = super().encode(state, seat)
        numbers.append(float(sum(state.bids)))
        return numbers


class LeakingWords(Talking):
    """The words of an answer tell what the others have done."""

    def phrase(self, state: State, seat: int, action: Action, entries: Sequence[Entry]) -> Text:
        return f"{action.text} against {sum(state.bids)}"


class LeakingAnswers(Bids):
    """What may be answered tells what the others have done."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        legal = super().legal(state, seat)
        return legal if seat == CHANCE else legal[: 3 - max(state.bids) // 3]


class LeakingLabels(Talking):
    """The label of an answer tells what the others have done."""

    def label(self, state: State, seat: int, action: Action) -> Text:
        return f"{action.text} ({sum(state.bids)})"


class LeakingForesight(Bids):
    """Who bids last sees what comes of it before the click."""

    def ahead(self, state: State, seat: int, action: Action) -> None:
        self.apply(state, seat, action)


class LeakingReasons(Talking):
    """Why a thing cannot be chosen tells what the others have done."""

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return {f"bid {sum(state.bids)}": "Taken."}


class OpenInNameOnly(Bids):
    """Calls itself all open, but who has bid sees more than the others."""

    def __init__(self) -> None:
        Game.__init__(self, "bids", range(2, 4), BOOK, options=GAME.options, all_open=True)


class SilentAboutGrey(Talking):
    """Speaks of a thing that nobody can choose, and does not say why."""

    def things(self, state: State, seat: int) -> Sequence[str]:
        return ["bid 9"]


class GreyAndLit(Talking):
    """Says of a thing that can be chosen why it cannot."""

    def thing(self, state: State, seat: int, action: Action) -> Sequence[str]:
        return [action.text]

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return {"bid 1": "Taken."}


class LeakingStocks(Bids):
    """What a seat bids is told to everybody at once."""

    def stocks(self, state: State) -> Sequence[Mapping[str, int]]:
        return [{"bid": bid} for bid in state.bids]

    def public(self, state: State) -> State:
        return self.clone(state)


class LeakingWhetherAnythingIsHidden(Bids):
    """Only a high bid is treated as a secret."""

    def public(self, state: State) -> State:
        return super().public(state) if 3 in state.bids else state


class Silent(Bids):
    """A prize that is in no ledger."""

    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.pending[:] = [Unnoted() if isinstance(frame, Reveal) else frame for frame in twin.pending]
        return twin


class Unnoted(Reveal):
    def run(self, state: State) -> None:
        state.ledger = None
        super().run(state)


class Disturbed(Bids):
    """Who is listened to bids more."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        super().apply(state, seat, action)
        if state.ledger is not None and seat >= 0 and state.bids[seat]:
            state.bids[seat] = 3


class Dreaming(Bids):
    """An intention that cannot be carried out: one bids once."""

    def courses(self, state: State, seat: int) -> Sequence[Sequence[Action]]:
        return [[BOOK["bid 1"], BOOK["bid 2"]]]


class NotPlain(Bids):
    """A view that no message can carry."""

    def view(self, state: State, seat: int | None) -> Any:
        return {"points": tuple(state.points)}


class Weightless(Bids):
    """An outcome that cannot happen."""

    def weights(self, state: State) -> Sequence[int]:
        return (1, 1, 0)


class Lopsided(Bids):
    """Weights for fewer outcomes than there are."""

    def weights(self, state: State) -> Sequence[int]:
        return (1, 1)


class Hasty(Bids):
    """Acts first, refuses afterwards."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        state.prize += 1
        super().apply(state, seat, action)
        state.prize -= 1


class Lenient(Bids):
    """Lets anything pass."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        if action in self.legal(state, seat):
            super().apply(state, seat, action)


class Favouring(Bids):
    """Seat 1 always wins."""

    def winners(self, state: State) -> Sequence[int]:
        return [0]


class Winnerless(Bids):
    """Nobody ever wins."""

    def winners(self, state: State) -> Sequence[int]:
        return []


class Miscounting(TalkingBids):
    """The score sheet does not add up."""

    def score_sheet(self, state: State) -> Sequence[Sequence[int]]:
        return [[points, 1] for points, _ in super().score_sheet(state)]


class Owing(Bids):
    """A stock below nothing."""

    def stocks(self, state: State) -> Sequence[Mapping[str, int]]:
        return [{"points": points - 1} for points in state.points]


class Uncounted(Talking):
    """A stock in words without its number."""

    def amount(self, what: str, number: int) -> Text:
        return "points"


class Backwards(Bids):
    """Rounds are counted down."""

    def round(self, state: State) -> int:
        return 3 - super().round(state)


class Growing(Studied):
    """The numbers for learners change their length."""

    def encode(self, state: State, seat: int) -> "array[float]":
        numbers = super().encode(state, seat)
        numbers.extend([0.0] * state.prize)
        return numbers


class Infinite(Studied):
    """The numbers for learners are none."""

    def encode(self, state: State, seat: int) -> "array[float]":
        numbers = super().encode(state, seat)
        numbers[0] /= state.prize or float("nan")
        return numbers


class Blind(Studied):
    """The numbers for learners say nothing."""

    def encode(self, state: State, seat: int) -> "array[float]":
        return super().encode(GAME.new(2, {}), 0)


class Selfless(Studied):
    """The numbers for learners are the same from every seat."""

    def encode(self, state: State, seat: int) -> "array[float]":
        return super().encode(state, 0)


class Speechless(Talking):
    """A question without words."""

    def prompt(self, state: State, seat: int) -> Text:
        return ""


class Unfinished(Talking):
    """A blank that nobody filled in."""

    def phrase(self, state: State, seat: int, action: Action, entries: Sequence[Entry]) -> Text:
        return "bid {}"


class Stuttering(Talking):
    """A word said twice."""

    def line(self, state: State, seat: int, action: Action) -> Text:
        return f"Bid {action.text}"


class Unwritten(Talking):
    """A message that no catalogue has."""

    def line(self, state: State, seat: int, action: Action) -> Text:
        return common("nobody-wrote-this")


class Unlabelled(Talking):
    """A button without a label."""

    def label(self, state: State, seat: int, action: Action) -> Text:
        return " "


class Unexplained(Talking):
    """An obstacle without a reason."""

    def reasons(self, state: State, seat: int) -> Mapping[str, Text]:
        return {"bid 1": ""}


class Nowhere(Talking):
    """Nobody knows where the game stands."""

    def progress(self, state: State) -> Text:
        return "Round {}"


class Nameless(Talking):
    """Nobody has a role."""

    def roles(self, state: State) -> Sequence[Text]:
        return [""] * len(state.points)


class Meddling(Bids):
    """Looking at the table changes it."""

    def view(self, state: State, seat: int | None) -> Mapping[str, Plain]:
        state.points[0] += 1
        return super().view(state, seat)


class Hopeless(Studied):
    """An estimate that is no number."""

    def estimate(self, state: State, seat: int) -> float:
        return float("nan")


class Undescribed(Talking):
    """A piece without words."""

    def describe(self, options: Mapping[str, str]) -> Sequence[Section]:
        return [Section("Prizes", [Piece("prize", "prize", "", "invented")])]


class Packed(Talking):
    """Pieces that cannot be sent."""

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        return {"prizes": (1, 2, 5)}


class Unnamed(Talking):
    """A piece whose name no catalogue has."""

    def pieces(self, options: Mapping[str, str]) -> Mapping[str, object]:
        return {"prizes": [{"name": common("nobody-wrote-this")}]}


class Careless(Bids):
    """What is tried on a copy is done at the table."""

    def resample(self, state: State, seat: int) -> State:
        return state


Fault = type[Bids] | type[Talking] | type[Studied]
FAULTS: Sequence[tuple[Callable[[Table], None], Fault]] = (
    (examiner.random_games_end, Endless),
    (examiner.random_games_end, TooLong),
    (examiner.random_games_end, InDebt),
    (examiner.who_is_asked_has_a_choice, Mute),
    (examiner.who_is_asked_has_a_choice, Stammering),
    (examiner.who_is_asked_has_a_choice, Forced),
    (examiner.who_is_asked_has_a_choice, Open),
    (examiner.every_legal_action_applies, Dodging),
    (examiner.every_legal_action_applies, Moody),
    (examiner.every_legal_action_applies, InDebt),
    (examiner.clones_are_independent, Siamese),
    (examiner.clones_are_independent, Negligent),
    (examiner.clones_are_independent, OmittingTwice),
    (examiner.a_dump_loads, Forgetful),
    (examiner.a_dump_loads, Omitting),
    (examiner.a_dump_loads, Listless),
    (examiner.keys_tell_tables_apart, Keyless),
    (examiner.keys_tell_tables_apart, Unique),
    (examiner.records_replay, Cheating),
    (examiner.records_replay, Divergent),
    (examiner.views_leak_nothing, Leaking),
    (examiner.views_leak_nothing, LeakingToSpectators),
    (examiner.views_leak_nothing, LeakingNumbers),
    (examiner.views_leak_nothing, LeakingWords),
    (examiner.views_leak_nothing, LeakingAnswers),
    (examiner.views_leak_nothing, LeakingLabels),
    (examiner.views_leak_nothing, LeakingForesight),
    (examiner.views_leak_nothing, LeakingReasons),
    (examiner.an_open_table_is_the_same_for_all, OpenInNameOnly),
    (examiner.what_is_grey_says_why, SilentAboutGrey),
    (examiner.what_is_grey_says_why, GreyAndLit),
    (examiner.views_leak_nothing, LeakingStocks),
    (examiner.views_leak_nothing, LeakingWhetherAnythingIsHidden),
    (examiner.views_leak_nothing, NotPlain),
    (examiner.the_books_balance, Silent),
    (examiner.the_books_balance, Disturbed),
    (examiner.courses_are_their_answers, Dreaming),
    (examiner.chance_is_weighed, Weightless),
    (examiner.chance_is_weighed, Lopsided),
    (examiner.refusals_change_nothing, Hasty),
    (examiner.refusals_change_nothing, Lenient),
    (examiner.winners_have_the_most, Favouring),
    (examiner.winners_have_the_most, Winnerless),
    (examiner.the_score_sheet_adds_up, Miscounting),
    (examiner.stocks_are_counted_in_words, Owing),
    (examiner.stocks_are_counted_in_words, Uncounted),
    (examiner.rounds_follow_each_other, Backwards),
    (examiner.learners_see_the_table, Growing),
    (examiner.learners_see_the_table, Infinite),
    (examiner.learners_see_the_table, Blind),
    (examiner.learners_see_the_table, Selfless),
    (examiner.everything_has_words, Speechless),
    (examiner.everything_has_words, Unfinished),
    (examiner.everything_has_words, Stuttering),
    (examiner.everything_has_words, Unwritten),
    (examiner.everything_has_words, Unlabelled),
    (examiner.everything_has_words, Unexplained),
    (examiner.everything_has_words, Nowhere),
    (examiner.everything_has_words, Nameless),
    (examiner.looking_changes_nothing, Meddling),
    (examiner.looking_changes_nothing, Hopeless),
    (examiner.plans_touch_and_tell_nothing, Careless),
)


@pytest.mark.parametrize(("check", "fault"), FAULTS, ids=lambda each: each.__name__)
def test_a_fault_is_caught(check: Callable[[Table], None], fault: Fault) -> None:
    with pytest.raises((AssertionError, Refusal)):
        check(table(faulty(fault)))


def faulty(fault: Fault) -> Bids:
    """The game with a fault in its rules, in what it tells, or in what learners see."""
    if issubclass(fault, Bids):
        return fault()
    return TalkingBids(telling=fault()) if issubclass(fault, Talking) else TalkingBids(study=fault())


def test_every_check_has_a_fault_to_catch() -> None:
    assert {check for check, _ in FAULTS} == set(CHECKS)


class Shouting(Bids):
    def __init__(self) -> None:
        Game.__init__(self, "bids", range(2, 4), Book("bids", {"bid": ["a", "A"]}))


class Misnamed(Bids):
    def __init__(self) -> None:
        Game.__init__(self, "bid", range(2, 4), BOOK)


class Unintroduced(Talking):
    def title(self) -> Text:
        return ""


@pytest.mark.parametrize(
    ("check", "fault"),
    [(wording.content_has_words, Undescribed), (wording.content_is_data, Packed), (wording.content_is_data, Unnamed)],
    ids=lambda each: each.__name__,
)
def test_content_that_cannot_be_told_is_caught(check: Callable[[Game[Any]], None], fault: Fault) -> None:
    with pytest.raises((AssertionError, Refusal)):
        check(faulty(fault))


def test_two_actions_that_differ_in_case_only_are_caught() -> None:
    with pytest.raises(AssertionError):
        examiner.the_book_reads_back(Shouting())


@pytest.mark.parametrize("game", [Misnamed(), TalkingBids(Unintroduced())], ids=["name", "title"])
def test_a_wrong_introduction_is_caught(game: Game[State]) -> None:
    with pytest.raises(AssertionError):
        wording.the_game_introduces_itself(game)


def test_rules_that_differ_between_languages_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    guides = {"en": "# All of it\n\nBid.\n\nWin.", "ru": "# Всё\n\nСтавьте.", "uk": "# Усе\n\nСтавте.\n\nВигравайте."}
    monkeypatch.setattr(wording, "guide_of", lambda name, language: guides[language])
    with pytest.raises(AssertionError, match="do not tell the same rules"):
        wording.the_rules_are_told(GAME)
    guides["ru"] = "# Всё\n\nСтавьте.\n\nПобеждайте."
    wording.the_rules_are_told(GAME)


def _items(dumped: Plain) -> list[Plain]:
    assert isinstance(dumped, list)
    return dumped
