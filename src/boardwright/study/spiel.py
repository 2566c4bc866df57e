"""OpenSpiel: importing this module registers the games.

    import boardwright.study.spiel
    import pyspiel
    game = pyspiel.load_game("boardwright_planetfall(players=3)")

Options of a game are parameters too: "boardwright_santa_maria(players=2,happiness=open)"; so is what is played for,
"reward=points" (`boardwright.study.episode`). Chance is explicit. Where something is hidden, `resample_from_infostate`
gives a table that the seat cannot tell from the real one.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, final

import numpy as np
import pyspiel

import boardwright
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.observation import observation
from boardwright.kernel.plain import Plain
from boardwright.study.episode import WIN, checked_reward, rewards_of
from boardwright.study.lengths import LONGEST, MOST_POINTS
from boardwright.study.spaces import as_numbers

PREFIX: Final = "boardwright_"


def _game_type(game: Game[Any]) -> Any:
    specification: dict[str, Any] = {option.name: option.default for option in game.options}
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=f"Boardwright: {game.name.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION
        if game.all_open
        else pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _usual(game), "reward": WIN, **specification},
    )


def _usual(game: Game[Any]) -> int:
    return min(max(2, game.players[0]), game.players[-1])


@final
class _Set:
    """What is played: by how many, by which options, for what."""

    def __init__(self, game: Game[Any], parameters: Mapping[str, Any]) -> None:
        self.game: Final = game
        self.parameters: Final = dict(parameters)
        self.players: Final = int(parameters.get("players", _usual(game)))
        self.reward: Final = checked_reward(str(parameters.get("reward", WIN)))
        chosen = {option.name: str(parameters[option.name]) for option in game.options if option.name in parameters}
        self.options: Final = game.full_options(chosen)

    def __deepcopy__(self, memo: object) -> "_Set":
        return self

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, Any]]]:
        return (_set, (self.game.name, self.parameters))


def _set(game: str, parameters: dict[str, Any]) -> _Set:
    return _Set(boardwright.game(game), parameters)


@final
class _Table:
    """The table of a state. OpenSpiel copies a state by `deepcopy` of what Python holds of it, and writes it down by
    pickling that: so both are the engine's own here."""

    def __init__(self, set: _Set, state: Any) -> None:
        self.set: Final = set
        self.state: Final = state

    def __deepcopy__(self, memo: object) -> "_Table":
        return _Table(self.set, self.set.game.clone(self.state))

    def __reduce__(self) -> tuple[object, tuple[_Set, Plain]]:
        return (_table, (self.set, self.set.game.dump(self.state)))


def _table(set: _Set, dumped: Plain) -> _Table:
    return _Table(set, set.game.load(dumped))


class SpielGame(pyspiel.Game):
    """One of our games, for so many players and by such options."""

    # Any: OpenSpiel brings no types.
    def __init__(self, game: Game[Any], game_type: Any, parameters: Mapping[str, Any] | None = None) -> None:
        self.set = _Set(game, parameters or {})
        game.new(self.set.players, self.set.options)  # refuses a number that cannot play
        most = 1.0 if self.set.reward == WIN else MOST_POINTS / 100
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.book),
            max_chance_outcomes=len(game.book),
            num_players=self.set.players,
            min_utility=0.0 if self.set.reward == WIN else -most,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(game_type, info, self.set.parameters)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.set.game, params)


class SpielState(pyspiel.State):
    """A table."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = _Table(game.set, game.set.game.new(game.set.players, game.set.options))

    @property
    def played(self) -> Game[Any]:
        return self.table.set.game

    def current_player(self) -> int:
        seats = self.played.waiting(self.table.state)
        if not seats:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seats[0] == CHANCE else seats[0]

    def is_terminal(self) -> bool:
        return not self.table.state.pending

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([action.index for action in self.played.legal(self.table.state, player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.played.weights(self.table.state)
        total = sum(weights)
        outcomes = self.played.legal(self.table.state, CHANCE)
        return [(action.index, weight / total) for action, weight in zip(outcomes, weights, strict=True)]

    def _apply_action(self, index: int) -> None:
        seat = self.played.waiting(self.table.state)[0]
        self.played.apply(self.table.state, seat, self.played.book.actions[index])

    def _action_to_string(self, player: int, index: int) -> str:
        return self.played.book.actions[index].text

    def returns(self) -> list[float]:
        if self.table.state.pending:
            return [0.0] * self.table.set.players
        return rewards_of(self.played, self.table.state, self.table.set.reward)

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return str(dict(self.played.view(self.table.state, seat if seat >= 0 else None)))

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that the seat sees; and since a table tells what happened only in part, its own answers."""
        seat = self.current_player() if player is None else player
        own = [self.played.book.actions[each.action].text for each in self.full_history() if each.player == seat]
        return f"{'; '.join(own)} | {self.observation_string(seat)}"

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "SpielState":
        """A table that the seat cannot tell from this one: what it does not see is drawn anew."""
        twin: SpielState = self.clone()
        twin.table = _Table(self.table.set, self.played.resample(self.table.state, player, Random(rng())))
        return twin

    def __str__(self) -> str:
        return str(dict(self.played.view(self.table.state, None)))


class SpielObserver:
    """The vector of `boardwright.kernel.observation`, whole and block by block."""

    def __init__(self, game: Game[Any], parameters: Any) -> None:
        if parameters:
            raise ValueError(f"Observations take no parameters; given were {parameters}.")
        self._observation = observation(game)
        self.tensor = np.zeros(self._observation.length, np.float32)
        self._row = as_numbers(self.tensor)
        self.dict = {
            block.name: self.tensor[block.at : block.at + block.size].reshape(block.shape)
            for block in self._observation.layout.blocks
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        self._observation.write(state.table.state, player, self._row)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def _register() -> None:
    known = set(pyspiel.registered_names())
    for game in boardwright.games():
        game_type = _game_type(game)
        if game_type.short_name not in known:
            pyspiel.register_game(game_type, _class_of(game, game_type))


def _class_of(game: Game[Any], game_type: Any) -> type[SpielGame]:
    """OpenSpiel keeps what it is given beyond the end of Python, where only a class may be let go of safely; and it
    pickles a class by its name, so that name leads here."""

    class Registered(SpielGame):
        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, game_type, parameters)

    name = f"{game.name.title().replace('_', '')}Game"
    Registered.__name__ = Registered.__qualname__ = name
    globals()[name] = Registered
    return Registered


_register()
