## The game, its options, and what its rules have become

title = Age of Wonders: Planetfall
tagline = Семь планет, по две высадки. Сражайтесь, стройте, договаривайтесь.

option-commanders = Командующие
option-commanders-chosen = выбирают по очереди
option-commanders-random = раздаются случайно

option-sides = Стороны планшетов командующих
option-sides-A = у всех сторона A (первая партия)
option-sides-free = каждый выбирает сторону

option-content = Значения карт
option-content-built-in = встроенные (в основном реконструкция)
