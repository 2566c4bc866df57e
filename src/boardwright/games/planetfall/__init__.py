"""Age of Wonders: Planetfall, chapter by chapter.

| rulebook | file |
|---|---|
| Components: cards, commanders, goal boards | content/*.toml, read by catalogue.py |
| Preparation | setup.py |
| Commander's characteristics: tracks, abilities | seat.py, powers.py |
| Course of the game: a round and its phases | rounds.py |
| Income | income.py |
| Exploration: choosing, passing, the order of actions | exploration.py, resolving.py |
| Fighting a unit, diplomacy | units.py |
| Capturing an outpost, aggression, pairs | outposts.py |
| Learning a technology | technologies.py |
| Searching a cache, annexing a sector | caches.py |
| Running operations | operations.py |
| End of the game | scoring.py |

These are in rules/. What changes the table is a method of Seat or State (seat.py, state.py), which notes it in the
ledger with its source. The words of the engine are in vocabulary.py, the moves in moves.py. Paying energy is in
payment.py.

| what the table shows and tells | file of table/ |
|---|---|
| the view, the pieces, the books | view.py, pieces.py, books.py |
| a flight with what the ship does there | macros.py |
| questions, answers, outcomes, the log | telling.py |
| what pieces are called and what is written on them | naming.py |

What people read is in words/*.ftl; only the names of cards, commanders and goal boards stand in content/*.toml, where
an owner of the box corrects them. `[A2]` in a comment names a ruling of docs/rulings/planetfall.md. README.md says what
is covered.
"""

from .game import GAME

__all__ = ["GAME"]
