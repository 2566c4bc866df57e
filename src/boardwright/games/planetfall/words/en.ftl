## The game, its options, and what its rules have become

title = Age of Wonders: Planetfall
tagline = Seven planets, two landings each. Fight, build or bargain.

option-commanders = Commanders
option-commanders-chosen = chosen in seat order
option-commanders-random = dealt at random

option-sides = Sides of the commander boards
option-sides-A = side A for all (first game)
option-sides-free = everybody chooses a side

option-content = Values of the cards
option-content-built-in = built in (mostly reconstructed values)
