"""Terra Mystica, chapter by chapter.

| rulebook | file |
|---|---|
| Components: the map, the faction boards, the tiles | content/*.py, read by map.py, faction.py, tile.py |
| Preparation: round tiles, bonus cards, factions, first dwellings | setup.py |
| Course of the game: a round, income, cult bonus | rounds.py |
| The actions, special actions, passing | turn.py |
| Transform and build: reach, spades, tunnels and carpets | terraform.py |
| Upgrading a building, favor tiles, town tiles | structures.py |
| Power: bowls, conversions, what a building offers | power.py |
| Cults, keys, priests | cults.py |
| Building a bridge | bridges.py |
| Founding a town | towns.py |
| End of the game | scoring.py |

What changes the table is a method of Seat or State in state.py, which notes it in the ledger with its source; books.py
lists all that can change so. The words of all this are in vocabulary.py (for the engine) and, for players, in words.py
(the pieces), dialogue.py (questions and buttons), phrases.py (what an answer pays and brings) and obstacles.py (why
something cannot be chosen), the last three put together from sayings.py; rules.py is the rules page. The moves are in
moves.py, those that usually go together in courses.py. snellman.py reads real games written in the notation of
terra.snellman.net, and notation.py writes ours so. earlier.py completes records of earlier rules. README.md says what
is covered.
"""

from boardwright.games.terra_mystica.game import GAME

__all__ = ["GAME"]
