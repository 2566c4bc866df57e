"""Age of Innovation, chapter by chapter.

| rulebook | file |
|---|---|
| Components: maps, planning boards, factions, tiles | content/*.py, read by map.py, faction.py, tile.py |
| Preparation, the draft, two players | setup.py |
| Course of the game: a round, income, science bonus | rounds.py |
| The actions, special actions, passing | turn.py |
| Terraform and build: spades, tunnels and flights | terraform.py |
| Reach; upgrading a building; neutral buildings; annexes | buildings.py |
| Power: conversions, what a building offers | power.py |
| The science display: steps, keys, scholars, books | science.py |
| Developing an innovation, paying with books | innovations.py |
| Competencies, city tiles, palaces; the order of rewards | rewards.py |
| Building a bridge | bridges.py |
| Founding a city | cities.py |
| End of the game | scoring.py |
| The Automa | automa.py, its cards in automaton.py and content/automa.py |

The words of all this are in vocabulary.py (for the engine) and, for players, in words.py (numbers, nouns, names),
descriptions.py (content), dialogue.py (questions and buttons), phrases.py (answers with what they pay and bring),
obstacles.py (why not), sayings.py (their short sentences) and rules.py; the moves are in moves.py, those that usually
go together in courses.py. README.md says what is covered.
"""

from boardwright.games.age_of_innovation.game import GAME

__all__ = ["GAME"]
