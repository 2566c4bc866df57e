"""Terra Mystica, chapter by chapter.

| rulebook | file in rules/ |
|---|---|
| Components: the map, the faction boards, the tiles | map.py, faction.py, tile.py read content/*.py |
| Preparation: round tiles, bonus cards, factions, first dwellings | setup.py |
| Course of the game: a round, income, cult bonus | rounds.py |
| The actions | turn.py |
| Transform and build: reach, tunnels and carpets | reach.py |
| Transform and build: spades, and what a hex becomes | spades.py, terraform.py |
| Transform and build: a dwelling | dwellings.py |
| Upgrading a building | upgrades.py |
| What a building brings: points, favor tiles, town tiles | structures.py |
| Power: bowls, conversions, what a building offers | power.py |
| Power actions and special actions | specials.py |
| Appendix VI: the factions | content/factions.py; what no number says: ability.py, factions/ |
| Cults, keys, priests | cults.py |
| Building a bridge | bridges.py |
| Founding a town | towns.py |
| Passing, leaving the game | passing.py |
| End of the game | scoring.py |

The words of the engine are in vocabulary.py, the moves in moves.py. What changes the table is a method of Seat
(seat.py) or State (state.py), which notes it in the ledger with its source; books.py lists all that can change so. Each
kind of answer is a class in its chapter, with its reasons and prices. earlier.py completes records of earlier rules.

What players see and read is in table/: view.py and pieces.py (what the board draws), macros.py (moves that usually go
together), and as Texts telling.py (questions, buttons, the log), notes.py (worth knowing before), outcomes.py (what the
ledger comes to), reasons.py (why not), naming.py (what pieces are called and what is written on them). How a language
says it stands in words/<language>.ftl; words/guide.<language>.md is the rules page.

study/ is for bots and learners. exchange/ reads and writes the notation of terra.snellman.net: real_game.py,
snellman.py and notation.py. README.md says what is covered.
"""

from .game import GAME

__all__ = ["GAME"]
