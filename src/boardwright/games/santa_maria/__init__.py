"""Santa Maria, chapter by chapter.

| rulebook | file |
|---|---|
| Components: tiles, colonies, ships, scholars, bishops, tracks | content/*.toml, read by catalogue.py |
| Preparation, advanced preparation | setup.py |
| The colony: its grid, storage and harbour | colony.py, state.py |
| Course of the game: the year and its end | rounds.py |
| A turn and its four main actions | turn.py |
| (A) Expanding the colony | expansion.py |
| (B) (C) Activating a building, a row or a column; trade | activation.py |
| Shipping | shipping.py |
| Conquistadors | conquest.py |
| Religion, monks, blue dice | religion.py |
| (D) Passing and income | passing.py |
| Free actions | market.py |
| Paying, gold | payment.py |
| End of the game, bishops, playing alone | scoring.py |

The words of all this are in vocabulary.py (for the engine) and in words.py, dialogue.py and labels.py (for players),
the moves in moves.py. `[12]` in a comment names a ruling of docs/rulings/santa_maria.md. README.md says what is
covered.

What changes the table is a method of Seat or State in state.py, which notes it in the ledger with its source; books.py
lists all that can change so.
"""

from boardwright.games.santa_maria.game import GAME

__all__ = ["GAME"]
