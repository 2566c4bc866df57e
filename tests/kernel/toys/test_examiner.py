"""The examiner examined: a sound toy passes every check, and each check catches the fault it is there for."""

import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from boardwright.kernel.action import Book, numbered
from boardwright.kernel.errors import Refusal
from boardwright.kernel.game import Game
from boardwright.kernel.text import Text
from tests.conformance import examiner, wording
from tests.conformance.examiner import CHECKS, GAME_CHECKS
from tests.conformance.tables import Table, each_value, in_pairs, tables
from tests.kernel.toys.bids import BOOK, GAME, Bids, State, nothing_is_owed
from tests.kernel.toys.faults import leaks, rules, words
from tests.kernel.toys.talking_bids import Studied, Talking, TalkingBids

pytestmark = pytest.mark.usefixtures("registered")


def table(game: Game[Any], players: int = 3, options: Mapping[str, str] | None = None) -> Table:
    return Table(game, players, options or {}, nothing_is_owed)


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


def test_each_value_is_met_at_fewer_tables() -> None:
    sets = [dict(zip("abc", values, strict=True)) for values in itertools.product("xy", repeat=3)]
    all_of_them = [Table(GAME, players, options, nothing_is_owed) for players in (2, 3) for options in sets]
    found = each_value(all_of_them)
    assert len(found) == 2
    assert {each.players for each in found} == {2, 3}
    assert all({each.options[name] for each in found} == {"x", "y"} for name in "abc")


# --- faults, one game each: tests/kernel/toys/faults

Fault = type[Bids] | type[Talking] | type[Studied]
FAULTS: Sequence[tuple[Callable[[Table], None], Fault]] = (
    (examiner.random_games_end, rules.Endless),
    (examiner.random_games_end, rules.TooLong),
    (examiner.random_games_end, rules.InDebt),
    (examiner.who_is_asked_has_a_choice, rules.Mute),
    (examiner.who_is_asked_has_a_choice, rules.Stammering),
    (examiner.who_is_asked_has_a_choice, rules.Forced),
    (examiner.who_is_asked_has_a_choice, rules.Open),
    (examiner.what_is_legal_follows_from_the_verdicts, rules.Incomplete),
    (examiner.what_is_legal_follows_from_the_verdicts, rules.Disorderly),
    (examiner.every_legal_action_applies, rules.Dodging),
    (examiner.every_legal_action_applies, rules.Moody),
    (examiner.every_legal_action_applies, rules.InDebt),
    (examiner.clones_are_independent, rules.Siamese),
    (examiner.clones_are_independent, rules.Negligent),
    (examiner.clones_are_independent, rules.OmittingTwice),
    (examiner.a_dump_loads, rules.Forgetful),
    (examiner.a_dump_loads, rules.Omitting),
    (examiner.a_dump_loads, rules.Listless),
    (examiner.keys_tell_tables_apart, rules.Keyless),
    (examiner.keys_tell_tables_apart, rules.Unique),
    (examiner.records_replay, rules.Cheating),
    (examiner.records_replay, rules.Divergent),
    (examiner.views_leak_nothing, rules.Whimsical),
    (examiner.views_leak_nothing, leaks.Leaking),
    (examiner.views_leak_nothing, leaks.LeakingToSpectators),
    (examiner.views_leak_nothing, leaks.LeakingTogether),
    (examiner.views_leak_nothing, leaks.LeakingNumbers),
    (examiner.views_leak_nothing, leaks.LeakingWords),
    (examiner.views_leak_nothing, leaks.LeakingAnswers),
    (examiner.views_leak_nothing, leaks.LeakingLabels),
    (examiner.views_leak_nothing, leaks.LeakingForesight),
    (examiner.views_leak_nothing, leaks.LeakingReasons),
    (examiner.an_open_table_is_the_same_for_all, leaks.OpenInNameOnly),
    (examiner.what_is_grey_says_why, words.SilentAboutGrey),
    (examiner.what_is_grey_says_why, words.GreyAndLit),
    (examiner.views_leak_nothing, leaks.LeakingStocks),
    (examiner.views_leak_nothing, leaks.LeakingWhetherAnythingIsHidden),
    (examiner.views_leak_nothing, rules.NotPlain),
    (examiner.the_books_balance, rules.Silent),
    (examiner.the_books_balance, rules.Disturbed),
    (examiner.macro_actions_are_their_answers, rules.Dreaming),
    (examiner.chance_is_weighed, rules.Weightless),
    (examiner.chance_is_weighed, rules.Lopsided),
    (examiner.refusals_change_nothing, rules.Hasty),
    (examiner.refusals_change_nothing, rules.Lenient),
    (examiner.winners_have_the_most, rules.Favouring),
    (examiner.winners_have_the_most, rules.Winnerless),
    (examiner.the_score_sheet_adds_up, rules.Miscounting),
    (wording.stocks_are_counted_in_words, rules.Owing),
    (wording.stocks_are_counted_in_words, words.Uncounted),
    (examiner.rounds_follow_each_other, rules.Backwards),
    (examiner.learners_see_the_table, words.Infinite),
    (examiner.learners_see_the_table, words.Blind),
    (examiner.learners_see_the_table, words.Selfless),
    (wording.everything_has_words, words.Speechless),
    (wording.everything_has_words, words.Unfinished),
    (wording.everything_has_words, words.Stuttering),
    (wording.everything_has_words, words.Unwritten),
    (wording.everything_has_words, words.Unlabelled),
    (wording.everything_has_words, words.Unexplained),
    (wording.everything_has_words, words.Nowhere),
    (wording.everything_has_words, words.Nameless),
    (examiner.looking_changes_nothing, rules.Meddling),
    (examiner.looking_changes_nothing, words.Hopeless),
    (examiner.plans_touch_and_tell_nothing, rules.Careless),
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
        Game.__init__(self, "bids", range(2, 4), Book("bids", [numbered("bid", ["a", "A"])]))


class Misnamed(Bids):
    def __init__(self) -> None:
        Game.__init__(self, "bid", range(2, 4), BOOK)


class Unintroduced(Talking):
    def title(self) -> Text:
        return ""


@pytest.mark.parametrize(
    ("check", "fault"),
    [
        (wording.content_has_words, words.Undescribed),
        (wording.content_is_data, words.Packed),
        (wording.content_is_data, words.Unnamed),
    ],
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
