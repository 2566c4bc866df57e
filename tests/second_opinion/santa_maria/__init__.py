"""Santa Maria a second time, as a player thinks: names of cells, dictionaries, loops. It shares nothing with the engine
but the data of tiles and boards.

A whole game is told top down as one course of questions, against which the engine is held answer by answer: the same
questions, the same answers, and the same stocks, colonies, tracks and points in between.

It would have caught three of the rulings that were wrong in the first version of the rules: Logistics only at the
beginning of a turn (a question is missing in the middle of a line, and what a line brings differs), Mathematics learned
while passing (the coins differ), and sales in one order (answers are missing). It would not have caught that happiness
was told to the others: it looks at every seat through its owner's eyes.

Files that build on each other, in this order: printed, player, table, payment, buildings, scoring, and game, where the
course begins.
"""
