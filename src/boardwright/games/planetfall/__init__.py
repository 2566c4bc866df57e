"""Age of Wonders: Planetfall, chapter by chapter.

| rulebook | file |
|---|---|
| Components: cards, commanders, goal boards | content/*.toml, read by catalogue.py |
| Preparation | setup.py |
| Commander's characteristics: tracks, abilities | state.py, powers.py |
| Course of the game: a round and its phases | rounds.py |
| Income | income.py |
| Exploration: choosing, passing, the order of actions | exploration.py, resolving.py |
| Fighting a unit, diplomacy | units.py |
| Capturing an outpost, aggression, pairs | outposts.py |
| Learning a technology | technologies.py |
| Searching a cache, annexing a sector | caches.py |
| Running operations | operations.py |
| End of the game | scoring.py |

What changes the table is a method of Seat or State in state.py, which notes it in the ledger with its source; books.py
lists all that can change so. The words of all this are in vocabulary.py (for the engine) and in words.py, dialogue.py
and ways.py (for players), the moves in moves.py. `[A2]` in a comment names a ruling of docs/rulings/planetfall.md.
README.md says what is covered.
"""

from boardwright.games.planetfall.game import GAME

__all__ = ["GAME"]
