## The game, its options, and what its rules have become

title = Age of Wonders: Planetfall
tagline = Сім планет, по дві висадки. Воюйте, будуйте, домовляйтеся.

option-commanders = Командувачі
option-commanders-chosen = обирають по черзі
option-commanders-random = роздаються випадково

option-sides = Сторони планшетів командувачів
option-sides-A = у всіх сторона A (перша партія)
option-sides-free = кожен обирає сторону

option-content = Значення карт
option-content-built-in = вбудовані (здебільшого реконструкція)
