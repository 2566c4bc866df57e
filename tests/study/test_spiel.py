"""OpenSpiel's own examiners and algorithms."""

from typing import Any

import pytest

import boardwright
from tests.missing import needs

pytestmark = [pytest.mark.full, needs("pyspiel")]

GAMES = [game.name for game in boardwright.games()]
TABLES = [(game.name, players) for game in boardwright.games() for players in game.players]


@pytest.fixture
def spiel() -> Any:
    import pyspiel

    import boardwright.study.spiel  # noqa: F401  # registers the games

    return pyspiel


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_random_simulation_passes(spiel: Any, game: str, players: int) -> None:
    """Clones, serialisation, histories, tensors, chance and returns of a whole game."""
    reward = ("win", "points", "margin")[players % 3]
    loaded = spiel.load_game(f"boardwright_{game}(players={players},reward={reward})")
    # Written down and read back after every answer, which takes half of the time: once for each game.
    spiel.random_sim_test(loaded, num_sims=1, serialize=players == 2, verbose=False)


def advanced(spiel: Any, text: str, steps: int, seed: int = 1) -> Any:
    """A table after so many answers and outcomes."""
    import numpy

    luck = numpy.random.RandomState(seed)
    state = spiel.load_game(text).new_initial_state()
    while steps and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=weights))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
        steps -= 1
    return state


def test_players_and_options_are_parameters(spiel: Any) -> None:
    game = spiel.load_game("boardwright_planetfall(players=3)")
    assert game.num_players() == 3
    told = spiel.load_game("boardwright_santa_maria(players=2,happiness=open)").get_parameters()
    assert told["happiness"] == "open"
    with pytest.raises(Exception, match="2 to 6"):
        spiel.load_game("boardwright_planetfall(players=9)")
    with pytest.raises(Exception, match="happiness"):
        spiel.load_game("boardwright_santa_maria(happiness=maybe)")


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_can_be_made_and_comes_out_the_same(spiel: Any, game: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    text = f"boardwright_{game}(players={boardwright.game(game).players[0]})"
    played = generate_playthrough.playthrough_lines(text, seed=5)
    assert any("ObservationTensor" in line for line in played) and "IsTerminal() = True" in played
    made = [int(line.removeprefix("action: ")) for line in played if line.startswith("action: ")]
    assert generate_playthrough.playthrough_lines(text, action_sequence=made) == played


def test_a_clone_keeps_its_history_and_goes_its_own_way(spiel: Any) -> None:
    state = advanced(spiel, "boardwright_terra_mystica", 60)
    twin, before = state.clone(), str(state)
    assert (twin.history(), str(twin)) == (state.history(), before)
    while twin.is_chance_node():
        twin.apply_action(twin.chance_outcomes()[0][0])
    twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before and len(twin.history()) > len(state.history())


def test_what_is_written_down_is_read_back(spiel: Any) -> None:
    state = advanced(spiel, "boardwright_age_of_innovation(players=3)", 200)
    text = spiel.serialize_game_and_state(state.get_game(), state)
    game, again = spiel.deserialize_game_and_state(text)
    assert (str(game), str(again), again.history()) == (str(state.get_game()), str(state), state.history())


def test_its_tree_search_plays_for_several_players(spiel: Any) -> None:
    import numpy
    from open_spiel.python.algorithms import mcts

    luck = numpy.random.RandomState(3)
    state = advanced(spiel, "boardwright_planetfall(players=3)", 60)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    searching = mcts.MCTSBot(state.get_game(), 1.4, 10, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert searching.step(state) in state.legal_actions()


def test_its_search_for_hidden_information_draws_what_is_hidden_anew(spiel: Any) -> None:
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts

    state = advanced(spiel, "boardwright_santa_maria(players=2)", 80)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    seat = state.current_player()
    other = state.resample_from_infostate(seat, lambda: 0.5)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.legal_actions() == state.legal_actions()
    searching = ismcts.ISMCTSBot(
        state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(3)),
        uct_c=1.4,
        max_simulations=4,
        random_state=numpy.random.RandomState(4),
    )
    assert searching.step(state) in state.legal_actions()


def test_bots_can_be_held_against_each_other(spiel: Any) -> None:
    import numpy
    from open_spiel.python.algorithms import evaluate_bots
    from open_spiel.python.bots import uniform_random

    luck = numpy.random.RandomState(5)
    game = spiel.load_game("boardwright_planetfall(players=2)")
    bots = [uniform_random.UniformRandomBot(seat, luck) for seat in range(2)]
    assert sum(evaluate_bots.evaluate_bots(game.new_initial_state(), bots, luck)) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_regret_is_minimised_from_sampled_games(spiel: Any, game: str) -> None:
    """One of its algorithms for general-sum play with hidden information and chance: it visits what each seat knows."""
    import numpy
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    numpy.random.seed(1)  # the algorithm knows no other source of luck
    loaded = spiel.load_game(f"boardwright_{game}(players=2)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded)
    solver.iteration()
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    chances = solver.average_policy().action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert set(chances) == set(state.legal_actions())
    assert len(solver._infostates) > 50
