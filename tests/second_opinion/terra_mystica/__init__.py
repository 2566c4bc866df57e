"""A second opinion on Terra Mystica: an onlooker who keeps books of their own.

The onlooker hears what is said aloud, the answers, and which part of the round comes next. From that alone they keep
the map, the boards and the tracks as a player would: names of hexes in sets, stocks in numbers, a search from neighbour
to neighbour. No masks, no caches, nothing of the engine but the printed values of its content. At every question they
say which answers the rules allow, and after every answer what everybody must have.

Of the faults that version 2 of the rules mended it shows every one that is put back into the engine: cult spades of
which one hex only could stay foreign; a second tunnel or carpet in one action; alchemists who could not buy spade by
spade; bridges, rides, sandstorms and free trading houses that were not offered, or could not be given up, where they
had no effect; spades bought for a second hex; the one key that went to the first of two tracks; and that something was
given up because nothing else could be done with it, without asking. Age of Innovation had an area that was joined over
a bridge and then a tunnel in one direction only; here it would show: areas are searched from every building, at every
turn.

Files that build on each other, in this order: land, boards, table, growth (what a building brings), rounds, hearing
(what becomes of an answer), onlooker (which answers there are).
"""
