## The game, its options, and what its rules have become

title = Santa Maria
tagline = Found a colony, wake it with dice, and make it the happiest.

option-colonies = Colonies (alone: always side B)
option-colonies-dealt = side A, dealt (first game)
option-colonies-chosen = side A, chosen
option-colonies-advanced = side B with town halls and a scholar of one's own

option-blue = Blue dice
option-blue-own = everybody's own
option-blue-shared = a common pool

option-happiness = Happiness and ships of the others
option-happiness-hidden = face down until the end
option-happiness-open = face up

option-content = Values of the tiles
option-content-built-in = built in (reconstructed values)

option-gold = Paying when you have gold
option-gold-exact = each good as itself, gold for what is missing
option-gold-ask = ask me

amended-2 = Happiness lies face down unless the table plays it open. With Logistics dice may be moved in the middle of a line, and what that frees is used. Mathematics learned while passing returns coins in that turn. Goods are sold and bought in any order.
