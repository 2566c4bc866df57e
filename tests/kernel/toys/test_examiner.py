"""The examiner examined: a sound toy passes every check, and each check catches the fault it is there for."""

import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from boardwright.kernel.action import Action, Book
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import Refusal
from boardwright.kernel.game import Chapter, Entry, Game, Plain, Section, Way, in_all_languages
from tests.conformance import examiner
from tests.conformance.examiner import CHECKS, GAME_CHECKS, Table, in_pairs, tables
from tests.kernel.toys.bids import BOOK, GAME, Bids, MakeBid, Reveal, State, nothing_is_owed

pytestmark = pytest.mark.usefixtures("registered")


def table(game: Game[Any], players: int = 3, options: Mapping[str, str] | None = None) -> Table:
    return Table(game, players, options or {}, nothing_is_owed)


@pytest.mark.parametrize("options", [each.options for each in tables(GAME, nothing_is_owed)][:2], ids=str)
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_game_passes(check: Callable[[Table], None], players: int, options: Mapping[str, str]) -> None:
    check(table(GAME, players, options))


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


class LeakingNumbers(Bids):
    """Learners see every bid."""

    def encode(self, state: State, seat: int) -> Any:
        numbers = super().encode(state, seat)
        numbers.append(float(sum(state.bids)))
        return numbers


class LeakingWords(Bids):
    """The words of an answer tell what the others have done."""

    def phrase(self, state: State, seat: int, action: Action, language: str) -> str:
        return f"{action.text} against {sum(state.bids)}"


class LeakingAnswers(Bids):
    """What may be answered tells what the others have done."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        legal = super().legal(state, seat)
        return legal if seat == CHANCE else legal[: 3 - max(state.bids) // 3]


class LeakingLabels(Bids):
    """The label of an answer tells what the others have done."""

    def label(self, state: State, seat: int, action: Action, language: str) -> str:
        return f"{action.text} ({sum(state.bids)})"


class LeakingForesight(Bids):
    """Who bids last sees what comes of it before the click."""

    def foresee(self, state: State, seat: int, action: Action) -> State:
        after = self.clone(state)
        self.apply(after, seat, action)
        return after


class LeakingObstacles(Bids):
    """Why a thing cannot be chosen tells what the others have done."""

    def obstacles(self, state: State, seat: int, language: str) -> Mapping[str, str]:
        return {f"bid {sum(state.bids)}": "Taken."}


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


class Miscounting(Bids):
    """The score sheet does not add up."""

    def score_sheet(self, state: State, language: str) -> tuple[Sequence[str], Sequence[Sequence[int]]]:
        sources, rows = super().score_sheet(state, language)
        return sources, [[points, 1] for points, _ in rows]


class Owing(Bids):
    """A stock below nothing."""

    def stocks(self, state: State) -> Sequence[Mapping[str, int]]:
        return [{"points": points - 1} for points in state.points]


class Uncounted(Bids):
    """A stock in words without its number."""

    def stock_words(self, stock: str, number: int, language: str) -> str:
        return "points"


class Backwards(Bids):
    """Rounds are counted down."""

    def round(self, state: State) -> int:
        return 3 - super().round(state)


class Growing(Bids):
    """The numbers for learners change their length."""

    def encode(self, state: State, seat: int) -> Any:
        numbers = super().encode(state, seat)
        numbers.extend([0.0] * state.prize)
        return numbers


class Infinite(Bids):
    """The numbers for learners are none."""

    def encode(self, state: State, seat: int) -> Any:
        numbers = super().encode(state, seat)
        numbers[0] /= state.prize or float("nan")
        return numbers


class Blind(Bids):
    """The numbers for learners say nothing."""

    def encode(self, state: State, seat: int) -> Any:
        return super().encode(self.new(2, {}), 0)


class Selfless(Bids):
    """The numbers for learners are the same from every seat."""

    def encode(self, state: State, seat: int) -> Any:
        return super().encode(state, 0)


class Speechless(Bids):
    """No question in Ukrainian."""

    def prompt(self, state: State, seat: int, language: str) -> str:
        return "" if language == "uk" else "?"


class Unfinished(Bids):
    """A blank that nobody filled in."""

    def phrase(self, state: State, seat: int, action: Action, language: str) -> str:
        return "bid {}"


class Unlabelled(Bids):
    """A button without a label."""

    def label(self, state: State, seat: int, action: Action, language: str) -> str:
        return " "


class Unexplained(Bids):
    """An obstacle without a reason."""

    def obstacles(self, state: State, seat: int, language: str) -> Mapping[str, str]:
        return {"bid 1": ""}


class Nowhere(Bids):
    """Nobody knows where the game stands."""

    def progress(self, state: State, language: str) -> str:
        return "Round {}"


class Nameless(Bids):
    """Nobody has a role."""

    def roles(self, state: State, language: str) -> Sequence[str]:
        return [""] * len(state.points)


class Meddling(Bids):
    """Looking at the table changes it."""

    def view(self, state: State, seat: int | None) -> Mapping[str, Plain]:
        state.points[0] += 1
        return super().view(state, seat)


class Hopeless(Bids):
    """An estimate that is no number."""

    def estimate(self, state: State, seat: int) -> float:
        return float("nan")


class Undescribed(Bids):
    """An entry without words in one language."""

    def describe(self, language: str, options: Mapping[str, str]) -> Sequence[Section]:
        return [Section("Prizes", [Entry("prize", "prize", "" if language == "ru" else "A prize.", "invented")])]


class Untranslated(Bids):
    """An entry that only one language has."""

    def describe(self, language: str, options: Mapping[str, str]) -> Sequence[Section]:
        return [*super().describe(language, options)] * (2 if language == "en" else 1)


class Packed(Bids):
    """Pieces that cannot be sent."""

    def pieces(self, language: str, options: Mapping[str, str]) -> Any:
        return {"prizes": (1, 2, 5)}


class Different(Bids):
    """Other pieces in another language."""

    def pieces(self, language: str, options: Mapping[str, str]) -> Mapping[str, Plain]:
        return {"prizes": [1, 2, 5 if language == "en" else 6]}


class Careless(Bids):
    """What is tried on a copy is done at the table."""

    def resample(self, state: State, seat: int) -> State:
        return state


class Boasting(Bids):
    """A way brings what the answer does not speak of."""

    def ways(self, state: State, seat: int, action: Action, language: str) -> Sequence[Way]:
        return [Way("", "", {}, "a fortune")]


class Outlandish(Bids):
    """A way is paid in a stock that nobody has."""

    def ways(self, state: State, seat: int, action: Action, language: str) -> Sequence[Way]:
        words = self.phrase(state, seat, action, language)
        return [Way("", "", {"doubloons": 0}, words)]


FAULTS: Sequence[tuple[Callable[[Table], None], type[Bids]]] = (
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
    (examiner.a_dump_loads, Forgetful),
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
    (examiner.views_leak_nothing, LeakingObstacles),
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
    (examiner.everything_has_words, Unlabelled),
    (examiner.everything_has_words, Unexplained),
    (examiner.everything_has_words, Nowhere),
    (examiner.everything_has_words, Nameless),
    (examiner.ways_say_what_is_said_and_foreseen, Boasting),
    (examiner.ways_say_what_is_said_and_foreseen, Outlandish),
    (examiner.looking_changes_nothing, Meddling),
    (examiner.looking_changes_nothing, Hopeless),
    (examiner.plans_touch_and_tell_nothing, Careless),
    (examiner.content_has_words, Undescribed),
    (examiner.content_has_words, Untranslated),
    (examiner.content_is_data, Packed),
    (examiner.content_is_data, Different),
)


@pytest.mark.parametrize(("check", "fault"), FAULTS, ids=lambda each: each.__name__)
def test_a_fault_is_caught(check: Callable[[Table], None], fault: type[Bids]) -> None:
    with pytest.raises((AssertionError, Refusal)):
        check(table(fault()))


def test_every_check_has_a_fault_to_catch() -> None:
    assert {check for check, _ in FAULTS} == set(CHECKS)


def test_two_actions_that_differ_in_case_only_are_caught() -> None:
    shouting = Bids()
    shouting.book = Book("shouting", {"bid": ["a", "A"]})
    with pytest.raises(AssertionError):
        examiner.the_book_reads_back(shouting)


def test_a_title_in_two_languages_is_caught() -> None:
    rude = Bids()
    rude.title = {"en": "Bids", "ru": "Ставки"}
    with pytest.raises(AssertionError):
        examiner.the_game_introduces_itself(rude)
    rude.title = in_all_languages("Bids", "Ставки", "Ставки")
    rude.name = "bid"
    with pytest.raises(AssertionError):
        examiner.the_game_introduces_itself(rude)


def test_rules_that_differ_between_languages_are_caught() -> None:
    class Abridged(Bids):
        def rules(self, language: str) -> Sequence[Chapter]:
            return [Chapter("All of it", ["Bid.", "Win."][: 2 if language == "en" else 1])]

    with pytest.raises(AssertionError):
        examiner.the_rules_are_told(Abridged())


def _items(dumped: Plain) -> list[Plain]:
    assert isinstance(dumped, list)
    return dumped
