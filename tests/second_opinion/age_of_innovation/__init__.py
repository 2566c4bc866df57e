"""A second opinion on Age of Innovation: the parts of its rules that are easiest to get wrong, written once more as a
player thinks. It reads the table from the game's view, in names, and knows nothing of the engine: hexes are names, sets
of hexes are sets, ways are found step by step. What is printed is restated here from the digest of facts; only the rows
of the two maps and their dashed sides are read from the content.

`Position` answers about one table: reach, prices, groups, areas, offers, income, the final scoring. `SecondOpinion`
follows a game move by move and keeps what it has to remember: which cities stand, which power is owed to whom, which
spades are in use, who may still found a city across a river. Where it and the engine differ, it complains.

Of the faults that were mended with version 2 of the rules it would have caught all three: areas over a bridge and on
(`Position.area`, in every turn), the city across the river that could not be founded between a building and its rewards
(`Cities._look_at_river_cities`), and the spades of the preparation that could not be bought
(`Digging._look_at_spades`).

`printed` is what can be read on boards and tiles, `position` one table, `spades` the spades in one hand. `following` is
the game move by move, of `digging`, `cities`, `offers`, `points` and `purse`, with `notes` of what to remember."""
