"""Age of Innovation, chapter by chapter.

| rulebook | file |
|---|---|
| Components: maps, planning boards, factions, tiles | content/*.py, read by rules/map.py, faction.py, tile.py |
| Preparation: the sets, the draft | rules/setup.py, from what laying.py lays out |
| What each begins with; two players | rules/beginning.py |
| Course of the game: a round, income, science bonus | rules/rounds.py |
| The actions, special actions, passing | rules/turn.py |
| Terraform and build: land, spades | rules/terraform.py |
| What tunnels and flights reach and cost; the workshop after the spades | rules/flights.py, rules/settling.py |
| Improving shipping and terraforming | rules/tracks.py |
| Reach; upgrading a building; neutral buildings; annexes | rules/buildings.py |
| Power: conversions, what a building offers | rules/power.py |
| The science display: steps, keys, scholars, books | rules/science.py |
| Developing an innovation, paying with books | rules/innovations.py |
| Competencies, city tiles, palaces; the order of rewards | rules/rewards.py |
| Building a bridge | rules/bridges.py |
| Founding a city | rules/cities.py |
| End of the game | rules/scoring.py |
| The Automa | rules/automa.py, its preparation in solo.py, its cards in automaton.py, deck.py and content/automa.py |

What changes a planning board (rules/seat.py) or the table (rules/state.py) is a method there and notes itself while
somebody listens; rules/books.py lists all that can change so. The moves are in rules/moves.py, the words of the engine
in rules/vocabulary.py.

What players see and read is made in table/: view.py and pieces.py (with shapes.py) as typed data; naming.py (what
things are called), writing.py (what is written on them), telling.py (questions, the log), notes.py (what is worth
knowing before), outcomes.py (what entries of the ledger come to), reasons.py (what reasons mention), macros.py
(answers that usually go together). The words themselves are in words/<language>.ftl, the rules page in
words/guide.<language>.md.
README.md says what is covered.
"""

from .game import GAME

__all__ = ["GAME"]
