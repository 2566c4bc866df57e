"""TextArena: every game as a table for language models.

    import textarena
    import boardwright.study.textarena
    env = textarena.make("boardwright/planetfall-v2")
    env.reset(num_players=3, seed=1)

By that id a model reads the rules and the table as it stands, not all that was said before. With "-raw" behind the id
it is up to you what to show. A player's reasoning is told to nobody else. An answer that cannot be read is told, and
asked for again; who gives `tries` of them in a row loses, and the game is over.
"""

from collections.abc import Mapping
from typing import Any, Final

import textarena

import boardwright
from boardwright.study.episode import Episode, environment_id
from boardwright.study.language import Unreadable, read_answer, summary_of, table_in_words

RAW: Final = "-raw"


class TableEnv(textarena.Env):
    """One table. Rewards are those of TextArena: 1 for who wins alone, -1 for who loses."""

    def __init__(
        self, game: str, options: Mapping[str, str] | None = None, *, legal: bool = True, tries: int = 3
    ) -> None:
        """`legal`: whether the answers are listed."""
        self.episode = Episode(game, None, options)
        self._legal: Final = legal
        self._tries: Final = tries
        # Any: TextArena brings no types.
        self.state: Any = None

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.episode = Episode(self.episode.game.name, num_players, self.episode.options)
        self.episode.reset(seed)
        # Not told the seed: it would seed the luck of the whole process.
        self.state = textarena.FFAMultiPlayerState(num_players, error_allowance=self._tries - 1)
        self.state.reset(player_prompt_function=self._prompt)
        self._ask()

    def _prompt(self, player_id: int, game_state: object) -> str:
        return summary_of(self.episode.game)

    def _ask(self, complaint: str = "") -> None:
        """Who is asked gets the table as it stands, and what was wrong with the last answer."""
        episode = self.episode
        said = table_in_words(
            episode.game, episode.state, episode.seat, options=episode.options, rules=False, legal=self._legal
        )
        self.state.manually_set_current_player_id(episode.seat, force=not complaint)
        board = textarena.ObservationType.GAME_BOARD
        self.state.add_observation(f"{complaint}\n\n{said}".strip(), board, to_id=episode.seat)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        episode = self.episode
        try:
            answer = read_answer(episode.game, episode.state, episode.seat, action)
        except Unreadable as wrong:
            if self.state.set_invalid_move(str(wrong)):
                rewards = {seat: -1.0 if seat == episode.seat else 0.0 for seat in range(episode.players)}
                self._end(rewards, f"Player {episode.seat} gave {self._tries} answers in a row that cannot be read.")
            else:
                self._ask(str(wrong))
            self.state.step_info = {"invalid": str(wrong)}
            done, told = self.state.step(rotate_player=False)
            return bool(done), dict(told)
        self.state.step_info = {"answer": answer.text}
        episode.step(answer.index)
        done, told = self._go_on()
        return done, told

    def _go_on(self) -> tuple[bool, dict[str, Any]]:
        episode = self.episode
        if episode.over:
            rewards = {seat: 2 * reward - 1 for seat, reward in enumerate(episode.rewards())}
            points = ", ".join(f"Player {seat} {points}" for seat, points in enumerate(self._points()))
            self._end(rewards, f"The game is over. Points: {points}.")
        done, told = self.state.step(rotate_player=False)
        if not done:
            self._ask()
        return bool(done), dict(told)

    def _end(self, rewards: dict[int, float], reason: str) -> None:
        self.state.set_game_outcome(rewards, reason)
        for seat, points in enumerate(self._points()):
            self.state.game_info[seat]["points"] = points

    def _points(self) -> list[int]:
        return list(self.episode.game.scores(self.episode.state))


def _register() -> None:
    for game in boardwright.games():
        id = environment_id(game)
        if id not in textarena.envs.registration.ENV_REGISTRY:
            shown = [textarena.wrappers.GameBoardObservationWrapper]
            textarena.register(id, TableEnv, shown, game=game.name)
            textarena.register(id + RAW, TableEnv, game=game.name)


_register()
