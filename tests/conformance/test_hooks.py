"""What every game offers to bots (docs/bots.md): steps, ways, terms and keys, at random tables and where bots come."""

import math
from random import Random
from typing import Any

import pytest

import boardwright
from boardwright.bots import bot
from boardwright.kernel.decision import CHANCE, advance
from boardwright.kernel.game import Game, try_out
from boardwright.kernel.ledger import Ledger
from boardwright.kernel.playout import draw
from boardwright.kernel.ways import ways
from tests.conformance.tables import Table, examined, positions

GAMES = boardwright.games()
# Of the tables of a bots' game every so manieth is looked at.
EVERY = 7


@pytest.mark.both
@pytest.mark.parametrize(
    "table", [pytest.param(table, id=str(table), marks=pytest.mark.xdist_group(str(table))) for table in examined()]
)
def test_random_tables(table: Table) -> None:
    for state in positions(table):
        terms_add_up(table.game, state, table.players)
        for seat in asked(table.game, state):
            a_step_goes_on_to_what_apply_brings(table.game, state, seat)
            a_look_ahead_sees_as_much_when_nobody_is_asked_after_it(table.game, state, seat)
            ways_lead_where_they_say(table.game, state, seat)


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_tables_of_bots(game: Game[Any]) -> None:
    random = Random(game.name)
    state = game.new(3, game.varied_options())
    players = [bot("casual", random) for _ in range(3)]
    answered = 0
    while waiting := game.waiting(state):
        seat = waiting[0]
        if seat != CHANCE:
            answered += 1
            if answered % EVERY == 0:
                terms_add_up(game, state, 3)
                a_step_goes_on_to_what_apply_brings(game, state, seat)
                a_look_ahead_sees_as_much_when_nobody_is_asked_after_it(game, state, seat)
                ways_lead_where_they_say(game, state, seat)
        action = draw(game, state, random) if seat == CHANCE else players[seat].choose(game, state, seat)
        game.apply(state, seat, action)
    assert answered > EVERY


def a_look_ahead_sees_as_much_when_nobody_is_asked_after_it(game: Game[Any], state: Any, seat: int) -> None:
    for action in game.legal(state, seat):
        whole, ledger = game.clone(state), Ledger()
        game.veil(whole)
        whole.listen(ledger)
        game.ahead(whole, seat, action)
        quick = try_out(game, state, seat, [action])
        assert quick.entries == ledger.entries
        assert quick.after.pending == whole.pending
        if quick.after.pending and quick.after.pending[-1].surely_asks(quick.after):
            assert not quick.after.answers and len(whole.answers) > 1
            assert quick.asked is None or quick.legal() == whole.answers


def asked(game: Game[Any], state: Any) -> list[int]:
    return [seat for seat in game.waiting(state) if seat != CHANCE]


def terms_add_up(game: Game[Any], state: Any, players: int) -> None:
    study = game.study
    for seat in range(players):
        terms = study.terms(state, seat)
        assert len(terms) == len(study.term_names) == len(set(study.term_names))
        assert all(math.isfinite(term) for term in terms)
        assert study.value(state, seat) == pytest.approx(sum(terms))
        features = study.features(state, seat)
        assert len(features) == len(study.feature_names) == len(set(study.feature_names))
        assert all(math.isfinite(feature) for feature in features)
        own = study.own_features(state, seat)
        assert len(own) == len(study.own_names) == len(set(study.own_names))
        assert all(math.isfinite(feature) for feature in own)
        if game.waiting(state):
            assert math.isfinite(study.forecast(state, seat))
        else:
            assert study.forecast(state, seat) == game.scores(state)[seat]
        if game.settled(state, seat):
            named = zip(study.term_names, terms, strict=True)
            estimated = [term for name, term in named if name not in study.unestimated]
            assert study.estimate(state, seat) == pytest.approx(sum(estimated))


def a_step_goes_on_to_what_apply_brings(game: Game[Any], state: Any, seat: int) -> None:
    for action in game.legal(state, seat):
        applied, stepped = game.clone(state), game.clone(state)
        game.apply(applied, seat, action)
        if game.step(stepped, seat, [action]):
            assert not game.settled(stepped, seat)
        else:
            nobody_can_answer(game, stepped)
            advance(stepped)
        assert game.dump(stepped) == game.dump(applied)
        for other in game.waiting(applied):
            assert list(game.legal(stepped, other)) == list(game.legal(applied, other))


def nobody_can_answer(game: Game[Any], stepped: Any) -> None:
    """Where one is asked alone: of a simultaneous choice nothing has to be worked out."""
    for seat in game.waiting(stepped):
        if not stepped.pending[-1].unordered and seat >= CHANCE:
            with pytest.raises(AssertionError, match="advance"):
                game.legal(stepped, seat)


def ways_lead_where_they_say(game: Game[Any], state: Any, seat: int) -> None:
    seen = game.resample(state, seat, Random(seat))
    before = game.dump(seen)
    found = ways(game, seen, seat)
    assert game.dump(seen) == before
    assert found
    for way in found:
        played = game.clone(seen)
        for action in way.answers:
            assert action in game.legal(played, seat), f"{action} is not legal in {way.answers}."
            game.apply(played, seat, action)
        after = game.clone(way.after)
        advance(after)
        assert game.dump(after) == game.dump(played)
    what_is_merged_is_the_same(game, seen, seat)


def what_is_merged_is_the_same(game: Game[Any], seen: Any, seat: int) -> None:
    values: dict[object, float] = {}
    for way in ways(game, seen, seat, merge=False):
        key = game.study.key(way.after, seat)
        if key is not None:
            value = game.study.value(way.after, seat)
            assert values.setdefault(key, value) == pytest.approx(value), f"{way.answers} is not what its key says."
