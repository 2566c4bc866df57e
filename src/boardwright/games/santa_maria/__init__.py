"""Santa Maria, chapter by chapter.

| rulebook | file in rules/ |
|---|---|
| Components: tiles, colonies, ships, scholars, bishops, tracks | catalogue.py, which reads content/*.toml |
| Preparation, advanced preparation | setup.py |
| The colony: its grid, storage and harbour | colony.py, seat.py |
| Course of the game: the year and its end | rounds.py |
| A turn and its four main actions | turn.py |
| (A) Expanding the colony | expansion.py |
| (B) (C) Activating a building, a row or a column | activation.py |
| The buildings of an activation, trade, laying the die down | buildings.py |
| Shipping | shipping.py |
| Conquistadors | conquest.py |
| Religion, monks, blue dice | religion.py |
| (D) Passing and income | passing.py |
| Free actions | market.py |
| Paying, gold | payment.py |
| End of the game, bishops, playing alone | scoring.py |

The words of all this are in vocabulary.py, the verbs in moves.py. The kinds of answers stand in their chapters, each
with what it is about, what prevents it, what it costs and what it does. The state is state.py. `[12]` names a
ruling of docs/rulings/santa_maria.md. README.md says what is covered.

What changes the table is a method of Seat in seat.py or of State in state.py, which notes it in the ledger with its
source; table/books.py lists all that can change so.

| for the table | file in table/ |
|---|---|
| what a seat may see | view.py |
| the pieces as data, and all of them in words | pieces.py |
| what pieces are called and what is written on them | naming.py |
| questions, answers, the log | telling.py |
| what answers pay and bring | outcomes.py |
| what is meant by one click | macros.py |
| what it would pay now | outlook.py |

What players read stands in words/<language>.ftl, the rules page in words/guide.<language>.md. Bots and learners look at
the table through study/.
"""

from .game import GAME

__all__ = ["GAME"]
