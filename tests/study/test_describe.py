"""What the numbers mean."""

import json

import pytest

import boardwright
from boardwright.kernel.observation import observation
from boardwright.study.describe import describe_actions, describe_observation
from boardwright.study.episode import Episode
from tests.cli.commands import give, process

GAMES = [game.name for game in boardwright.games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_name_of_its_own_and_a_meaning(game: str) -> None:
    numbers = describe_observation(game)
    assert [number.index for number in numbers] == list(range(observation(boardwright.game(game)).length))
    assert len({(number.block, number.name) for number in numbers}) == len(numbers)
    assert all(number.meaning and number.divisor > 0 for number in numbers)


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_its_verb_and_its_arguments(game: str) -> None:
    structure = describe_actions(game)
    book = boardwright.game(game).book
    assert [action.text for action in structure.actions] == [action.text for action in book]
    assert len({action.parts for action in structure.actions}) == len(book), "Two answers have the same parts."
    for action in structure.actions:
        verb, *rest = action.parts
        words = [structure.verbs[verb]]
        words += [structure.arguments[place][part] for place, part in enumerate(rest) if part >= 0]
        assert " ".join(words) == action.text


def test_numbers_say_what_they_are_named() -> None:
    episode = Episode("terra_mystica", 3)
    while episode.game.round(episode.state) == 0:
        episode.step(episode.legal()[0].index)
    seen = episode.observe(episode.seat)
    told = {
        (number.block, number.name): seen[number.index] * number.divisor
        for number in describe_observation("terra_mystica")
    }
    own = episode.state.seats[episode.seat]
    assert told["seat 0 stocks", "coins"] == pytest.approx(own.coins)
    assert told["seat 0 stocks", "power in bowl II"] == pytest.approx(own.bowls.two)
    assert told["seat 0 faction", own.faction.id] == 1
    assert told["round", "1"] == 1 and told["round", "2"] == 0
    assert told["asked", "seat 0"] == 1 and told["question", "Turn"] == 1


def test_the_command_explains_by_block_by_number_and_as_data() -> None:
    assert "seat 0 stocks" in give("study", "describe", "planetfall").stdout
    assert "experience" in give("study", "describe", "planetfall", "--every").stdout
    told = json.loads(give("study", "describe", "planetfall", "--json").stdout)
    assert len(told["observation"]) == observation(boardwright.game("planetfall")).length
    assert process("study", "describe", "chess").returncode == 2
