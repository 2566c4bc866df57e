"""The examiner: what every game of Boardwright must do, whatever its rules.

Each check is a plain function that takes a Table (a game, a number of players, options), plays a little and asserts. A
new game starts by making them pass: `pytest tests/conformance -k NAME`. What only the game itself can know (which
pieces there are, how far its tracks reach) stands in `invariants.py`; what it must say, in `wording.py`.
"""

import copy
import itertools
import json
import math
import pickle
from array import array
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, question
from boardwright.kernel.errors import NotLegal, NotYourTurn, Refusal
from boardwright.kernel.game import Game, try_out
from boardwright.kernel.ledger import Ledger, balance, differences
from boardwright.kernel.observation import observation
from boardwright.kernel.plan import scratch
from boardwright.kernel.record import Move, Record
from boardwright.kernel.study import PointsAlone
from tests.conformance.fields import assert_same_fields
from tests.conformance.tables import SAMPLE, Table, play_on, positions, replayed, seats, walk
from tests.conformance.wording import (
    READERS,
    content_has_words,
    content_is_data,
    everything_has_words,
    stocks_are_counted_in_words,
    the_game_introduces_itself,
    the_rules_are_told,
    told,
    what_is_told_of,
)

# So many answers are tried in a plan.
PLANNED = 8


# --- the checks of a table


def random_games_end(table: Table) -> None:
    game = table.game
    for seed in ("a", "b", "c"):
        for _, state in walk(table, seed):
            table.holds(state)
        for seat in (CHANCE, *seats(table)):
            assert not game.legal(state, seat), f"The game is over, but {seat} may still answer."


def who_is_asked_has_a_choice(table: Table) -> None:
    """At least one answer, and two where asking neither keeps a secret nor saves from giving something up: else a
    question with one answer resolves itself."""
    game = table.game
    for _, state in walk(table):
        waiting = game.waiting(state)
        assert len(set(waiting)) == len(waiting)
        assert CHANCE not in waiting or waiting == (CHANCE,)
        assert len(waiting) < 2 or state.pending[-1].unordered
        for seat in waiting:
            legal = game.legal(state, seat)
            top = state.pending[-1]
            assert len(legal) >= (1 if top.unordered or top.always_asked else 2), f"{seat} is asked, but has {legal}."
            assert len(set(legal)) == len(legal), f"An answer is offered twice: {legal}."
            assert all(game.book.actions[action.index] is action for action in legal)
        for seat in (CHANCE, *seats(table)):
            assert seat in waiting or not game.legal(state, seat), f"{seat} is not asked, but may answer."


def what_is_legal_follows_from_the_verdicts(table: Table) -> None:
    """A question lists its legal answers in two ways: the fast one is played with, the verdicts are shown."""
    for _, state in walk(table):
        for seat in table.game.waiting(state):
            asked = question(state, seat)
            assert asked is not None
            allowed = [each.action for each in asked.verdicts(state) if each.action and each.reason is None]
            if seat != CHANCE:
                assert allowed == list(asked.legal(state)), f"The verdicts of {asked} allow something else."


def every_legal_action_applies(table: Table) -> None:
    game = table.game
    for state in positions(table):
        for seat in game.waiting(state):
            for action in game.legal(state, seat):
                tried, again = game.clone(state), game.clone(state)
                game.apply(tried, seat, action)
                table.holds(tried)
                game.apply(again, seat, action)
                assert game.dump(tried) == game.dump(again), f"{action} does not always do the same."


def clones_are_independent(table: Table) -> None:
    game = table.game
    for state in replayed(table):
        before = game.dump(state)
        twin = game.clone(state)
        assert game.dump(twin) == before
        assert_same_fields(twin, state)
        play_on(table, twin, "twin")
        assert game.dump(state) == before, "Playing on a clone changed the original."
        ending, other = game.dump(twin), game.clone(state)
        moves = play_on(table, state, "twin")
        assert game.dump(other) == before, "Playing on the original changed the clone."
        assert game.dump(state) == ending, "Original and clone do not play alike."
        for move in moves:
            game.apply(other, move.seat, move.action)
        assert game.dump(other) == ending


def a_dump_loads(table: Table) -> None:
    game = table.game
    for state in replayed(table):
        dumped = game.dump(state)
        assert json.loads(json.dumps(dumped)) == dumped, "Not plain lists: JSON brings back something else."
        twin = game.clone(state)
        moves = play_on(table, twin, "on")
        ending = game.dump(twin)
        for loaded in (game.load(dumped), game.load(json.loads(json.dumps(dumped)))):
            table.holds(loaded)
            assert game.dump(loaded) == dumped
            assert_same_fields(loaded, state)
            assert game.waiting(loaded) == game.waiting(state)
            for seat in (CHANCE, *seats(table)):
                assert list(game.legal(loaded, seat)) == list(game.legal(state, seat))
            assert play_on(table, loaded, "on") == moves
            assert game.dump(loaded) == ending
        assert game.dump(state) == dumped, "A loaded table shares something with its dump or with the original."


def keys_tell_tables_apart(table: Table) -> None:
    """Equal tables have equal keys, and between tables of equal keys nothing that matters differs."""
    game = table.game
    met: dict[object, object] = {}
    for seed in ("a", "b"):
        for _, state in walk(table, seed):
            key = state.key()
            twins = game.clone(state).key()
            assert key == twins and hash(key) == hash(twins)
            assert key == game.load(game.dump(state)).key()
            waiting = game.waiting(state)
            matters = (waiting, [list(game.legal(state, seat)) for seat in waiting], list(game.scores(state)))
            assert met.setdefault(key, matters) == matters, f"Two different tables have the key {key}."
    assert len(met) > 1


def records_replay(table: Table) -> None:
    game = table.game
    moves: list[Move] = []
    dumps: list[object] = []
    for move, state in walk(table):
        moves += [] if move is None else [move]
        dumps.append(game.dump(state))
    names = [f"Player {seat}" for seat in seats(table)]
    played = Record(game, table.players, table.options, moves, names, game.scores(state))
    read = Record.loads(played.dumps())
    assert read.dumps() == played.dumps() and read == played
    assert game.dump(read.replay()) == dumps[-1]
    assert list(game.scores(read.replay())) == list(game.scores(state))
    assert [game.dump(after) for _, after in read.steps()] == dumps[1:]
    for to in range(0, len(moves) + 1, 1 + len(moves) // SAMPLE):
        assert game.dump(read.replay(to)) == dumps[to]


def views_leak_nothing(table: Table) -> None:
    """Whatever a seat cannot see may be drawn anew, and the seat notices nothing: not in its view, its questions and
    answers, its words, its numbers for learners, nor does a spectator."""
    game = table.game
    random = Random(f"{table}")
    # Where nothing is ever hidden, one other table is as good as three: they are all the same.
    others = 3 if any(game.public(state) is not state for state in positions(table)) else 1
    for state in positions(table):
        watched = game.view(state, None)
        assert json.loads(json.dumps(watched)) == watched
        everybody = (None, *seats(table))
        together, alone = game.views(state, everybody), [game.view(state, each) for each in everybody]
        assert list(together) == alone, "Whoever looks beside others sees what they see alone."
        for seat in seats(table):
            seen = what_a_seat_notices(game, state, seat)
            assert json.loads(json.dumps(seen[0])) == seen[0], "A view is plain data with texts as keys."
            for _ in range(others):
                other = game.resample(state, seat, random)
                table.holds(other)
                assert game.view(other, None) == watched
                assert game.waiting(other) == game.waiting(state)
                assert what_a_seat_notices(game, other, seat) == seen
                what_everybody_knows_is_the_same(game, other, state)
                first, second = [game.dump(game.resample(each, seat, Random(seat))) for each in (state, other)]
                assert first == second, (
                    "What is drawn depends on what the seat sees and on the generator that was given."
                )


def an_open_table_is_the_same_for_all(table: Table) -> None:
    """A game that calls itself all open shows everybody, spectators too, the same at any time."""
    game = table.game
    for state in positions(table):
        if game.all_open:
            views = [game.view(state, seat) for seat in (None, *seats(table))]
            assert all(view == views[0] for view in views)
            assert game.public(state) is state


def what_is_grey_says_why(table: Table) -> None:
    """What is legal has no reason; every thing of the asked kind that is not legal has one, in every language."""
    game, telling = table.game, table.game.telling
    for state in positions(table):
        for seat in game.waiting(state):
            if seat == CHANCE:
                continue
            things, reasons = set(telling.things(state, seat)), telling.reasons(state, seat)
            legal = game.legal(state, seat)
            choosable = {thing for action in legal for thing in telling.thing(state, seat, action)}
            assert not choosable & reasons.keys(), "What can be chosen has a reason why not."
            assert things <= choosable | reasons.keys(), f"Nothing is said of {things - choosable - reasons.keys()}"
            assert all(reasons.values())


def what_a_seat_notices(game: Game[Any], state: Any, seat: int) -> list[object]:
    """Its view, its answers with their words and what they lead to, what it is told, its numbers for learners."""
    legal = list(game.legal(state, seat))
    words = [told for action in legal for told in what_is_told_of(game, state, seat, action)]
    ahead = [game.view(try_out(game, state, seat, [action]).after, seat) for action in legal]
    telling = game.telling
    told = [
        telling.progress(state),
        telling.phase(state),
        telling.prompt(state, seat) if legal else "",
        telling.reasons(state, seat),
    ]
    return [game.view(state, seat), legal, words, ahead, told, observation(game).encode(state, seat)]


def what_everybody_knows_is_the_same(game: Game[Any], one: Any, other: Any) -> None:
    """What is told to everybody is told of the public table."""
    known, known_too = game.public(one), game.public(other)
    assert (known is one) == (known_too is other), "Whether anything is hidden is known to everybody."
    assert game.view(known, None) == game.view(one, None)
    for shown in (game.scores, game.stocks, game.score_sheet, game.telling.roles, game.telling.discs):
        assert list(shown(known)) == list(shown(known_too))
    for where in (game.telling.progress, game.telling.phase):
        assert where(known) == where(known_too)


def the_books_balance(table: Table) -> None:
    """What the ledger notes of an answer adds up to all that it changes; and listening changes nothing."""
    game = table.game
    for state in positions(table):
        before = game.books(state)
        for seat in game.waiting(state):
            for action in game.legal(state, seat):
                heard, unheard, ledger = game.clone(state), game.clone(state), Ledger()
                heard.listen(ledger)
                game.apply(heard, seat, action)
                game.apply(unheard, seat, action)
                assert game.dump(heard) == game.dump(unheard)
                changed = differences(before, game.books(heard))
                assert balance(ledger.entries) == changed, f"{action.text}: {ledger.entries}"


def macro_actions_are_their_answers(table: Table) -> None:
    """The answers of a macro-action are legal one by one, and lead to the same position. Its books balance. A game that
    looks ahead in its own way is asked to try the answers so."""
    game = table.game
    play = game.apply if type(game).ahead is Game.ahead else game.ahead
    for state in positions(table):
        for seat in game.waiting(state):
            for macro in game.macros(state, seat) if seat != CHANCE else ():
                assert len(macro.answers) > 1
                played, ledger = game.clone(state), Ledger()
                game.veil(played)
                played.listen(ledger)
                for action in macro.answers:
                    play(played, seat, action)
                assert macro.entries == ledger.entries
                assert game.dump(macro.after) == game.dump(played)
                assert balance(macro.entries) == differences(game.books(state), game.books(macro.after))


def chance_is_weighed(table: Table) -> None:
    game = table.game
    for _, state in walk(table):
        if game.waiting(state) == (CHANCE,):
            weights = game.weights(state)
            assert len(weights) == len(game.legal(state, CHANCE))
            assert all(weight > 0 for weight in weights), f"Chance has weights {weights}."


def refusals_change_nothing(table: Table) -> None:
    game = table.game
    for state in positions(table):
        before = game.dump(state)
        waiting = game.waiting(state)
        for seat in (CHANCE, *seats(table)):
            legal = set(game.legal(state, seat))
            illegal = [action for action in game.book if action not in legal]
            expected = NotLegal if seat in waiting else NotYourTurn
            for action in illegal[:: len(illegal) // 20 or 1]:
                refusal = _refusal_of(game, state, seat, action)
                assert refusal is not None and type(refusal) is expected, f"{seat} answered {action}: {refusal!r}"
                for read in READERS:
                    assert read(refusal.text).endswith("."), f"A refusal is a sentence: {refusal}"
        assert game.dump(state) == before


def _refusal_of(game: Game[Any], state: Any, seat: int, action: Action) -> Refusal | None:
    try:
        game.apply(state, seat, action)
    except (NotLegal, NotYourTurn) as refusal:
        return refusal
    return None


def winners_have_the_most(table: Table) -> None:
    """Of several somebody wins; who plays alone may not."""
    game = table.game
    for seed in ("a", "b", "c"):
        for _, state in walk(table, seed):
            scores = list(game.scores(state))
            winners = list(game.winners(state))
            assert len(scores) == table.players and all(isinstance(score, int) for score in scores)
            assert len(set(winners)) == len(winners)
            assert winners or table.players == 1, "Only who plays alone may lose to nobody."
            assert set(winners) <= set(seats(table))
            assert all(scores[winner] == max(scores) for winner in winners), f"{winners} win with {scores}."


def the_score_sheet_adds_up(table: Table) -> None:
    game = table.game
    sources = game.telling.sources()
    for read in READERS:
        names = [told(game, read, source) for source in sources]
        assert len(set(names)) == len(names)
    for state in positions(table):
        rows = game.score_sheet(state)
        assert len(rows) == table.players
        assert all(len(row) == len(sources) for row in rows)
        assert not sources or [sum(row) for row in rows] == list(game.scores(state))


def rounds_follow_each_other(table: Table) -> None:
    game = table.game
    rounds = [game.round(state) for _, state in walk(table)]
    assert rounds[0] in (0, 1) and (rounds[-1] >= 1 or not any(rounds))
    assert all(later in (now, now + 1) for now, later in itertools.pairwise(rounds)), f"Rounds: {rounds}"


def learners_see_the_table(table: Table) -> None:
    game = table.game
    vectors: set[bytes] = set()
    for state in positions(table):
        for seat in seats(table):
            numbers = observation(game).encode(state, seat)
            assert len(numbers) == observation(game).length
            assert all(map(math.isfinite, numbers))
            assert numbers == _written_elsewhere(game, state, seat)
            vectors.add(bytes(numbers))
            legal = game.legal(state, seat)
            mask = game.book.mask(legal)
            assert len(mask) == len(game.book)
            assert [index for index, bit in enumerate(mask) if bit] == sorted(action.index for action in legal)
            assert set(mask) <= {0, 1}
    if not isinstance(game.study, PointsAlone):
        assert len(vectors) > 2, "The numbers for learners say nothing about the table."
        eyes = {bytes(observation(game).encode(state, seat)) for seat in seats(table)}
        assert len(eyes) > 1 or table.players == 1, "The numbers for learners are the same from every seat."


def _written_elsewhere(game: Game[Any], state: Any, seat: int) -> "array[float]":
    """The numbers in a place of somebody else's, as many tables side by side have them."""
    numbers = array("f", bytes(4 * observation(game).length))
    observation(game).write(state, seat, memoryview(numbers))
    return numbers


def looking_changes_nothing(table: Table) -> None:
    game = table.game
    for state in positions(table):
        before = game.dump(state)
        game.scores(state), game.winners(state), game.view(state, None), game.round(state)
        telling = game.telling
        telling.roles(state), telling.discs(state), telling.progress(state), telling.phase(state)
        game.score_sheet(state), game.stocks(state)
        for seat in seats(table):
            game.view(state, seat), observation(game).encode(state, seat), game.resample(state, seat, Random(seat))
            telling.reasons(state, seat), telling.things(state, seat)
            assert math.isfinite(game.study.estimate(state, seat))
        for seat in game.waiting(state):
            legal = list(game.legal(state, seat))
            telling.prompt(state, seat)
            for action in legal:
                what_is_told_of(game, state, seat, action)
                if seat != CHANCE:
                    try_out(game, state, seat, [action])
            assert list(game.legal(state, seat)) == legal
        assert game.dump(state) == before


def plans_touch_and_tell_nothing(table: Table) -> None:
    """A seat plans ahead on a scratch copy: the table stays as it is, every answer that is offered can be given, and
    what the seat cannot see makes no difference to its plan."""
    game = table.game
    for state, seat in itertools.product(positions(table), seats(table)):
        before = game.dump(state)
        plan, other = scratch(game, state, seat), scratch(game, game.resample(state, seat, Random(seat)), seat)
        if seat in game.waiting(state):
            assert game.view(plan.state, seat) == game.view(state, seat)
        random = Random(f"{table} {seat}")
        for _ in range(PLANNED):
            assert game.view(plan.state, seat) == game.view(other.state, seat)
            assert plan.ends == other.ends
            if plan.ends:
                break
            action = random.choice(game.legal(plan.state, seat))
            plan.give(action)
            other.give(action)
            table.holds(plan.state)
        assert game.dump(state) == before


CHECKS: Sequence[Callable[[Table], None]] = (
    random_games_end,
    who_is_asked_has_a_choice,
    what_is_legal_follows_from_the_verdicts,
    every_legal_action_applies,
    clones_are_independent,
    a_dump_loads,
    keys_tell_tables_apart,
    records_replay,
    views_leak_nothing,
    an_open_table_is_the_same_for_all,
    what_is_grey_says_why,
    the_books_balance,
    macro_actions_are_their_answers,
    chance_is_weighed,
    refusals_change_nothing,
    winners_have_the_most,
    the_score_sheet_adds_up,
    stocks_are_counted_in_words,
    rounds_follow_each_other,
    learners_see_the_table,
    everything_has_words,
    looking_changes_nothing,
    plans_touch_and_tell_nothing,
)


# --- the checks of a game


def the_book_reads_back(game: Game[Any]) -> None:
    book = game.book
    assert len(book) == len(book.actions) == len(list(book))
    for index, action in enumerate(book):
        assert action.index == index
        assert book[action.text] is action
        assert book.parse(action.text) is action
        assert book.parse(f"  {action.text.upper()} ") is action
        assert action.text == " ".join([action.verb, *action.args])
        assert action in book.verb(action.verb)
        for twin in (pickle.loads(pickle.dumps(action)), copy.copy(action), copy.deepcopy(action)):
            assert twin is action
    assert [action for verb in book.verbs() for action in book.verb(verb)] == book.actions


GAME_CHECKS: Sequence[Callable[[Game[Any]], None]] = (
    the_book_reads_back,
    the_game_introduces_itself,
    the_rules_are_told,
    content_has_words,
    content_is_data,
)
