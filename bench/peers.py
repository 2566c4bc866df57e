"""Measures the random play of engines that people know. Run by `./run bench --peers` in the peers' own environment."""

import json
import random
import sys
import time


def catanatron(players: int) -> int:
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in list(Color)[:players]])
    game.play()
    return len(game.state.actions)


def chess(players: int) -> int:
    import chess

    board = chess.Board()
    moves = 0
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
        moves += 1
    return moves


def main() -> None:
    play = {"catanatron": catanatron, "chess": chess}[sys.argv[1]]
    players, seconds = int(sys.argv[2]), float(sys.argv[3])
    random.seed(1)
    play(players)
    decisions = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        decisions += play(players)
        games += 1
    elapsed = time.perf_counter() - started
    print(json.dumps({"decisions": decisions / elapsed, "games": games / elapsed, "clone": 0}))


if __name__ == "__main__":
    main()
