## The game, its options, and what its rules have become

title = Санта-Мария
tagline = Основайте колонию, оживляйте её кубиками и сделайте самой счастливой.

option-colonies = Колонии (в одиночку всегда B)
option-colonies-dealt = сторона A, раздаются (первая партия)
option-colonies-chosen = сторона A, на выбор
option-colonies-advanced = сторона B: ратуши и личный учёный

option-blue = Синие кубики
option-blue-own = у каждого свои
option-blue-shared = общий запас

option-happiness = Счастье и корабли соперников
option-happiness-hidden = скрыто до конца
option-happiness-open = открыто

option-content = Значения тайлов
option-content-built-in = встроенные (реконструкция)

option-gold = Оплата, когда есть золото
option-gold-exact = товары собой, золото за недостающие
option-gold-ask = спрашивать

amended-2 = Счастье лежит лицом вниз, если за столом не договорились играть открыто. Логистика передвигает кубики и посреди ряда или столбца: освобождённое строение активируется. Математика, изученная при пасе, возвращает монеты в тот же ход. Продавать и покупать можно в любом порядке.
