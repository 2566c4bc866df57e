"""The five nouns of Boardwright, without a single rule of any game.

A `Game` is a rulebook. A `State` is a table mid-game. The top of `state.pending` is a `Decision`: one question to one
seat. Its answers are `Action`s from the game's closed `Book`. A `Record` (set-up plus one line per action) rebuilds
everything. What a seat may see is a view: the mapping that `Game.view` returns.
"""
