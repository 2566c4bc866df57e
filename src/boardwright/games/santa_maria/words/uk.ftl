## The game, its options, and what its rules have become

title = Санта-Марія
tagline = Заснуйте колонію, пробуджуйте її кубиками й зробіть найщасливішою.

option-colonies = Колонії (наодинці завжди B)
option-colonies-dealt = сторона A, роздаються (перша партія)
option-colonies-chosen = сторона A, на вибір
option-colonies-advanced = сторона B: ратуші та власний учений

option-blue = Сині кубики
option-blue-own = у кожного свої
option-blue-shared = спільний запас

option-happiness = Щастя й кораблі суперників
option-happiness-hidden = приховано до кінця
option-happiness-open = відкрито

option-content = Значення тайлів
option-content-built-in = вбудовані (реконструкція)

option-gold = Оплата, коли є золото
option-gold-exact = товари собою, золото за ті, яких бракує
option-gold-ask = питати

amended-2 = Щастя лежить долілиць, якщо за столом не домовилися грати відкрито. Логістика пересуває кубики й посеред ряду чи стовпця: звільнена будівля активується. Математика, вивчена під час пасу, повертає монети того ж ходу. Продавати й купувати можна в будь-якому порядку.
