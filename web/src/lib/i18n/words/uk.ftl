you = Ви
close = Закрити
cancel = Скасувати
copy = Копіювати посилання
copied = Скопійовано
just-now = щойно
loading = Завантаження…
again = Спробувати ще раз
skip = До змісту

## nav

nav_label = Сторінки
nav_play = Грати
nav_tables = Столи
nav_records = Записи
nav_rules = Правила
nav_home = Boardwright, на початок
nav_language = Мова
nav_theme = Тема
nav_light = Світла
nav_dark = Темна
nav_name = Ваше ім’я
nav_guest = Гість { $number }
nav_save-name = Зберегти ім’я
nav_name-hint = Його бачать за столом. Реєстрація не потрібна.

## net

net_unreachable = Сервер недоступний. Перевірте зв’язок і спробуйте ще раз.
net_failed = Сервер відповів помилкою { $status }. Спробуйте трохи згодом.
net_lost =
    Немає зв’язку { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }
net_kept = Ваш хід збережено, він піде, щойно зв’язок повернеться.
net_waiting = Ми пробуємо знову самі.
net_stale = На столі вже інше становище
net_stale-hint = Поле оновлено, оберіть знову.
net_refused = Це не зроблено
net_copy-failed = Посилання не вдалося скопіювати
net_copy-by-hand = Виділіть його й скопіюйте вручну.

## lobby

lobby_title = Серйозні єврогри, без помилок у правилах.
lobby_lead = Сідайте за стіл із друзями або з ботами. Ціну видно до натискання, кожне правило перевіряється, будь-яку партію можна переглянути хід за ходом.
lobby_free = Безкоштовно · без реєстрації · відкритий код
lobby_games = Ігри
lobby_now = Одразу грати з ботами
lobby_play-game = Грати: { $game }
lobby_starting = Накриваємо стіл…
lobby_set-up = Налаштувати стіл
lobby_learn = Вивчити правила
lobby_players = Гравців
lobby_minutes = хв
lobby_duration =
    Близько { $minutes ->
        [one] { $minutes } хвилини
        [few] { $minutes } хвилин
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }
lobby_weight = Складність
lobby_weight-of = Складність { $weight } із 5
lobby_mine = Ваші столи
lobby_open = Відкриті столи
lobby_all = Усі { $count }
lobby_new-table = Новий стіл
lobby_your-turn = Ваш хід
lobby_turn-of = Ходить
lobby_gathering = чекаємо на гравців
lobby_final-score = Підсумок { $scores }
lobby_finished = завершено { $when }
lobby_place = ви на { $place }-му місці
lobby_moved = хід { $when }
lobby_resume = Грати
lobby_watch = Дивитися
lobby_enter = Відкрити
lobby_review = Розібрати
lobby_take-seat = Зайняти місце
lobby_none-yet = Столів поки немає
lobby_none-yet-hint = До першої партії одне натискання.
lobby_nobody = Зараз ніхто не чекає
lobby_nobody-hint = Відкрийте стіл: посилання працює в усіх і без реєстрації.
lobby_seats-free = вільно місць: { $free } із { $all }

## newTable

new-table_title = Новий стіл
new-table_game = Гра
new-table_players = Гравців
new-table_seats = Місця
new-table_invited = За запрошенням
new-table_person = Людина, за посиланням
new-table_bot = Бот
new-table_a-bot = Бот
new-table_level = Сила бота
new-table_seat-kind = Хто сидить на місці { $seat }
new-table_options = Варіанти правил
new-table_no-options = Ця гра не має варіантів.
new-table_level-points =
    Учотирьох набирають близько { $points } { $points ->
        [one] { $points } очка
        [few] { $points } очок
        [many] { $points } очок
       *[other] { $points } очка
    } кожен.
new-table_pace = Темп ботів

new-table_paces_instant = Миттєво
new-table_paces_brisk = Швидко
new-table_paces_calm = Спокійно
new-table_who = Хто може сісти
new-table_private = Лише за посиланням
new-table_listed = Будь-хто з лобі
new-table_hints = Підказки бота
new-table_hints-alone = Лише проти ботів
new-table_hints-all = Дозволено всім
new-table_away = За відсутнього може грати бот
new-table_aways_never = Ніколи
new-table_aways_minutes = За 10 хвилин
new-table_aways_hour = За годину
new-table_aways_day = За добу
new-table_link-later = Посилання з’явиться, коли стіл відкрито.
new-table_hint = Місця можна міняти до початку партії.
new-table_about =
    близько { $minutes ->
        [one] { $minutes } хвилини
        [few] { $minutes } хвилин
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }
new-table_open-table = Відкрити стіл
new-table_begin = Почати партію

## tables

tables_title = Столи
tables_lead = Де ви граєте, куди можна сісти й що вже зіграно.
tables_running = Тривають
tables_over = Зіграні
tables_none-over = Зіграних партій поки немає
tables_none-over-hint = Вони лишаться тут разом із повтором.

## records

records_title = Записи
records_lead = Запис — текстовий файл: уся партія, хід за ходом. Збережіть його, надішліть, перегляньте за роки.
records_bring = Відкрити запис
records_choose = Обрати файл
records_drop = або перетягніть його сюди, або вставте текст
records_text = Текст запису
records_open = Відкрити запис
records_opening = Читаємо запис…
records_empty = Спершу оберіть файл або вставте текст запису.
records_keep = Завантажити ваші партії
records_none = Завантажувати поки нічого
records_none-hint = Тут можна завантажити кожен стіл, за яким ви сидите, і до кінця партії.
records_download = Завантажити запис
records_moves =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }

## rules

rules_title = Правила
rules_lead = Правила нашими словами й усі компоненти кожної гри — з тих самих даних, за якими йде партія.
rules_try-it = Спробувати на полі
rules_read = Читати правила
rules_search = Шукати в правилах і компонентах
rules_found =
    знайдено { $count ->
        [one] { $count } місце
        [few] { $count } місця
        [many] { $count } місць
       *[other] { $count } місця
    }
rules_nothing = Про «{ $word }» нічого немає
rules_nothing-hint = Спробуйте коротше слово.
rules_clear = Показати все
rules_contents = Зміст
rules_chapters = Як грати
rules_pieces = Усі компоненти
rules_source = Джерело
rules_notice = Зверніть увагу

## table

table_may-answer = Можливі відповіді
table_seat = Місце { $number }
table_open-seat = Вільне місце
table_sit-here = Сісти сюди
table_make-bot = Посадити бота
table_make-open = Звільнити місце
table_leave = Встати з-за столу
table_leave-ask = Встати з-за столу?
table_leave-hint = Ваше місце зможе зайняти бот або інша людина. Поки воно вільне, можна повернутися.
table_start = Почати партію
table_start-now = Почати зараз
table_start-hint =
    Якщо почати зараз, боти займуть { $free ->
        [one] { $free } місце
        [few] { $free } місця
        [many] { $free } місць
       *[other] { $free } місця
    }.
table_gathering-title = Стіл готовий.
table_gathering-lead = Надішліть посилання тим, з ким хочете грати: воно працює без реєстрації.
table_invite = Посилання на цей стіл
table_private = Лише за посиланням
table_listed = Видно в лобі
table_yours = ви
table_bot-here = бот
table_away = не в мережі
table_left-title = Гравець { $name } вийшов з-за столу
table_stand-in = { $name } відсутній(-я). Поки місце не повернуть, грає бот.
table_away-title = { $name } давно не в мережі
table_let-bot-play = Хай поки що грає бот
table_played-for-you = За вас грає бот.
table_take-back = Повернути собі місце
table_ready = готовий(-а)
table_not-ready = ще не готовий(-а)
table_be-ready = Я готовий(-а)
table_be-unready = Ви готові · скасувати
table_waiting-for-people = Чекаємо: { $names }.
table_waiting-for-seats =
    Чекаємо ще на { $free ->
        [one] { $free } гравця
        [few] { $free } гравців
        [many] { $free } гравців
       *[other] { $free } гравця
    }.
table_begins-when-ready = Партія почнеться, коли всі місця зайняті й усі готові.
table_host = господар
table_make-host = Зробити господарем: { $name }
table_remove = Прибрати з-за столу: { $name }
table_mute = Заглушити: { $name } більше не зможе писати за цим столом
table_unmute = Дозволити писати: { $name }
table_muted = заглушено
table_take-over = Сісти замість
table_take-over-bot = Хай грає бот
table_not-found = Такого столу немає
table_not-found-hint = Можливо, посилання обрізане або стіл видалено.
table_to-lobby = До лобі
table_failed = Стіл не вдалося показати
table_connecting = Ідемо до столу…
table_offline = немає зв’язку
table_your-turn = Ваш хід
table_choosing = Обирає { $name }
table_thinking = { $name } думає
table_waiting-for = Чекаємо: { $names }
table_watching = Ви дивитеся
table_answers =
    { $count ->
        [one] { $count } варіант
        [few] { $count } варіанти
        [many] { $count } варіантів
       *[other] { $count } варіанта
    }
table_undo = Скасувати
table_undo-hint = Скасувати останню відповідь
table_cannot-undo = Скасовувати нічого: остання відповідь остаточна
table_end-turn = Закінчити хід
table_choose = Оберіть
table_since = з вашого минулого ходу
table_happened =
    { $count ->
        [one] { $count } подія
        [few] { $count } події
        [many] { $count } подій
       *[other] { $count } події
    }
table_step-back = Попередня
table_step-on = Наступна
table_seen = Готово
table_log = Журнал
table_no-log = Ще нічого не сталося.
table_earlier-turns =
    Показати ще { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
table_log-told = Як показувати журнал
table_turns = Ходи
table_every-step = Кожен крок
table_board-as-it-was = Показати поле в той момент
table_copy-text = Скопіювати текстом
table_colon = :
table_points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
table_as-it-was = Показати стіл після ходу { $number }
table_chat = Чат
table_no-chat = Поки ніхто нічого не сказав. Привітайтеся.
table_say = Напишіть щось
table_send = Надіслати
table_spectator = глядач
table_rules = Правила цієї гри
table_settings = Налаштування
table_keys = Клавіші
table_own-board = Ваш планшет
table_board = Ігрове поле
table_above = Над полем

## bar

bar_surprise = Навмання
bar_surprise-tip = Одна з них навмання; поки нічого не зроблено
bar_show = Показати лише
bar_place-of = { $place }-й із { $count }
bar_passed = пас
bar_your-answer = Ваша відповідь
bar_set-up = Підготовка
bar_plan = Ваш план
bar_over = Партія стоїть
bar_places =
    { $count ->
        [one] { $count } місце
        [few] { $count } місця
        [many] { $count } місць
       *[other] { $count } місця
    }
bar_pick-for = { $tool }: оберіть місце
bar_pick = Оберіть місце
bar_pick-one =
    Оберіть: { $count ->
        [one] { $count } варіант
        [few] { $count } варіанти
        [many] { $count } варіантів
       *[other] { $count } варіанта
    }
bar_open-tab = Відкрити «{ $tab }»: { $count }
bar_first = Спершу дайте відповідь на запитання.
bar_nothing = Зараз тут нічого зробити не можна.
bar_other-ways = Інакше…
bar_all-tools = Усі дії
bar_end = Закінчіть хід
bar_end-or-back = Закінчіть хід або скасуйте
bar_ends-in = Хід закінчиться за { $seconds } с
bar_last-step = останній крок
bar_goes-on = потім хід триватиме
bar_reveal-on = { $what }: потім ваш хід триватиме. Зроблене раніше вже не скасувати.
bar_reveal-end = Потім відкриється нове: скасувати буде неможливо.
bar_one-of = 1 з { $all }
bar_always = Завжди…
bar_always-title = Відповідати за мене
bar_always-hint = Кожну відповідь видно в журналі; це можна змінити до наступної пропозиції.
bar_waits = уже { $clock }
bar_you-next = наступний хід ваш
bar_tell-me = Повідомити мене
bar_watching = Ви дивитеся
bar_others-watch =
    і ще { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }
bar_see-as = З чийого місця…
bar_see-as-seat = З місця: { $name }
bar_replay = Повтор
bar_lost = немає зв’язку { $clock }
bar_kept = Ваш хід збережено
bar_sent-later = Піде, коли повернеться зв’язок
bar_turns-since =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    } після вашого
bar_new-short = Нових: { $count }
bar_notation = Напишіть відповідь, як у записі партії
bar_notation-hint = Tab доповнює, Enter робить, Esc закриває
bar_no-such = Жодна можлива зараз відповідь так не починається.

## settings

settings_title = Налаштування
settings_confirm = Давати час на скасування
settings_confirm-hint = Після останньої відповіді хід лишається відкритим: відповіді можна скасувати.
settings_ends = Закінчувати мій хід автоматично
settings_ends-hint = За кілька секунд, якщо робити більше нічого і нічого не відкривається. Скасування, клацання по полю чи будь-яка клавіша, крім Enter, це зупинять.
settings_answered-hint = Відповідаємо без запитання, навіть коли сторінку закрито. «Скасувати» все-таки запитає.
settings_sound = Звук, коли мій хід
settings_notify = Сповіщення, коли мій хід
settings_notify-refused = Браузер не дозволяє сповіщень із цієї сторінки: це змінюється в його налаштуваннях.
settings_hints = Підказки бота
settings_hints-yes = За цим столом дозволено.
settings_hints-no = За цим столом їх немає: грають й інші люди, а господар столу їх не дозволив.
settings_language = Мова
settings_theme = Тема

## keys

keys_title = Клавіші
keys_choose = обрати одну з відповідей
keys_walk = пройти по відповідях
keys_do-it = зробити або закінчити хід
keys_back = на крок назад
keys_undo = скасувати
keys_plan = планувати або повернутися до столу
keys_redo = у плані: повторити крок
keys_keep = у плані: лишити його
keys_outlook = перспектива: що принесе стіл зараз
keys_notation = написати відповідь, як у записі партії
keys_decline = коли пропонують силу: прийняти чи відмовитися
keys_log = журнал і чат
keys_hint = що зробив би бот?
keys_help = показати знаки та клавіші
keys_replay = у повторі: на хід назад, на хід уперед

## hint

hint_button = Підказка
hint_tip = Що зробив би тут бот? (W)
hint_thought = думав { $seconds } с
hint_thinking = Думає…
hint_why = Чому:
hint_others = Інші шляхи
hint_do-this = Зробити так
hint_show = Показати на полі

## legend

legend_title = Знаки та клавіші
legend_signs = Знаки
legend_keys = Клавіші
legend_find = Знайти знак
legend_none = Такого знака немає.
legend_foot = Наведіть на будь-який знак столу або потримайте на ньому палець: слова будуть ті самі.
legend_people = Гравці
legend_on-board = На полі

## plan

plan_brief = План
plan_button = Планувати
plan_show = Планувати: спробувати ходи на чорновій копії (A)
plan_hide = Повернутися до столу; план лишиться (A)
plan_title = Ваш план
plan_banner = Планування: ходи не зараховуються
plan_hint = Решта стоїть на місці, випадок не розкривається. Робіть ходи; наступні ваші ходи йдуть одразу. Коли ви спасуєте, вважається, що пасують і решта.
plan_start = Зараз
plan_step = Крок { $number }
plan_back = Повернутися до кроку { $number }
plan_to-start = Повернутися до початку плану
plan_playable = можна зіграти зараз
plan_later = в один із наступних ходів
plan_let-be = перед цим пропозиція відхиляється або хід закінчується
plan_assumed = Припущення: { $moves }
plan_none = Кроків ще немає: оберіть щось на полі.
plan_keep-now =
    Лишити, зіграти { $count ->
        [one] { $count } крок
        [few] { $count } кроки
        [many] { $count } кроків
       *[other] { $count } кроку
    }
plan_keep-later = Лишити до мого ходу
plan_keep-hint = Що можливо зараз, буде зіграно насправді, до кінця цього ходу; решта чекатиме наступного. (K)
plan_drop = Відкинути
plan_drop-hint = Забути план: за столом нічого не змінилося
plan_undo = Скасувати останній крок плану
plan_redo = Повторити крок

plan_ends_draw = План закінчується тут: далі вирішує випадок.
plan_ends_others = План закінчується тут: далі все залежить від решти.
plan_ends_over = План доходить до кінця партії.
plan_broken = «{ $step }» тут неможливо.
plan_broken-why = «{ $step }» тут неможливо: { $why }.
plan_asked = вас питають: «{ $question }»
plan_offer = Далі за планом:
plan_play = Зіграти наступний крок плану
plan_first = спершу дайте відповідь на запитання.
plan_look = Відкрити план

## outlook

outlook_title = Перспектива
outlook_hint = Перспектива: що приніс би стіл зараз (O)
outlook_now = якби кінець зараз
outlook_income = Дохід наступного раунду
outlook_passing-with = пас із бонусом
outlook_without-bonus = без бонусу
outlook_none = нічого
outlook_hidden = приховано
outlook_shared = Місце поділено
outlook_options = Очки за варіантами
outlook_options-hint = цей хід і кінець гри
outlook_no-options = Жоден варіант зараз не дає очок.
outlook_empty = Поки що вперед дивитися нема на що.
outlook_points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
outlook_brings =
    +{ $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
outlook_alike = і ще { $count } таких самих

## replay

replay_title = Повтор
replay_at = Хід { $moves } із { $last }
replay_start = Початок
replay_previous = На хід назад
replay_next = На хід уперед
replay_play = Показувати ходи
replay_pause = Пауза
replay_slider = Хід партії
replay_copy-link = Посилання
replay_now = До теперішнього
replay_to-scores = До підсумків
replay_open = Показати поле

## end

end_finished =
    завершено { $when }, { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходу
    }
end_you-win-by =
    Ви перемагаєте з відривом у { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
end_wins-by =
    { $name } перемагає з відривом у { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
end_you-win-tie = Ви перемагаєте за додатковим показником.
end_wins-tie = { $name } перемагає за додатковим показником.
end_win-alone =
    Перемога: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
end_loss-alone =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }: для перемоги замало.
end_shared = Спільна перемога: { $names }.
end_score = { $own } проти { $other } ({ $name }).
end_score-you = { $own } проти ваших { $other }.
end_decided =
    Головне джерело: { $source }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
end_download = Завантажити запис
end_share = Поділитися
end_rematch = Реванш, ті самі місця
end_to-rematch = До реваншу
end_asked-again = Готові зіграти ще: { $names }.
end_waits-for-others = Ви готові зіграти ще. Чекаємо: { $names }.
end_counting = Рахуємо, звідки взялися очки…
end_no-history = Перебіг партії зараз не показати
end_where = Звідки взялися очки
end_over = Очки впродовж партії
end_look = На що глянути ще раз
end_total = Разом
end_source = Джерело
end_best = найкращий за цим джерелом
end_bar = { $name }, { $source }: { $points }
end_turning = Переломний момент
end_turning-text = Звідси й до кінця попереду { $name }.
end_turning-you = Звідси й до кінця попереду ви.
end_best-move = { $name }: +{ $points } одразу
end_best-move-text = Найбільший приріст за один хід.
end_final-title = Підрахунок наприкінці
end_final-text = найбільше приніс гравцеві { $name }: { $points }.
end_final-you = найбільше приніс вам: { $points }.
end_closest = Найближче
end_closest-text =
    { $gap ->
        [0] Перший і другий ішли тут нарівні.
        [one] Між першим і другим { $gap } очко.
        [few] Між першим і другим { $gap } очки.
        [many] Між першим і другим { $gap } очок.
       *[other] Між першим і другим { $gap } очка.
    }
end_final-band = підсумок
end_plot = Очки кожного гравця після кожного ходу

## coach

coach_label = Наставник, крок { $number } із { $all }
coach_step = Перша партія · { $number } із { $all }
coach_why = Чому:
coach_example = Наприклад:
coach_show = Показати
coach_skip = Пропустити
coach_next = Далі
coach_known = Я знаю цю гру
coach_over = Тепер ви знаєте цю гру.

## learn

learn_title = Вчіться, граючи: { $minutes } хв
learn_lead =
    Справжня партія проти { $bots ->
        [1] спокійного бота
        [one] { $bots } спокійного бота
        [few] { $bots } спокійних ботів
        [many] { $bots } спокійних ботів
       *[other] { $bots } спокійних ботів
    }. По одній думці за раз, просто біля поля; { $ideas ->
        [one] { $ideas } крок покаже
        [few] { $ideas } кроки покажуть
        [many] { $ideas } кроків покажуть
       *[other] { $ideas } кроку покажуть
    }, де й чому. Усе можна скасувати.
learn_games = Чого вчитися
learn_start = Почати навчання
learn_known = Я знаю ці ігри

## unknown

unknown_title = Такої сторінки немає
unknown_hint = Можливо, адресу обрізано.

## device

device_loading = Boardwright завантажується на цей пристрій
device_loading-hint = Правила й боти всіх ігор завантажуються один раз. Далі можна грати без мережі.
device_percent = { $percent } %
device_failed = Ігри не завантажилися
device_failed-hint = Перевірте зв’язок і спробуйте ще раз. Партії, збережені на пристрої, нікуди не зникли.
device_elsewhere = Boardwright відкрито в іншій вкладці
device_elsewhere-hint = Партії пристрою веде одна вкладка. Закрийте іншу або продовжуйте тут.
device_here = Продовжити тут
device_fleeting = Цей браузер нічого не зберігає
device_fleeting-hint = У приватному вікні партії зникають разом із вікном. Збережіть їх файлами на сторінці «Записи».
device_unreadable =
    { $count ->
        [one] { $count } стіл збережено новішою версією
        [few] { $count } столи збережено новішою версією
       *[many] { $count } столів збережено новішою версією
    }
device_unreadable-hint = Вони лишаються на пристрої й відкриються в тій версії.
device_alone = З іншими грають не тут
device_alone-hint = Усе тут лишається на цьому пристрої: боти й люди, які передають його одне одному. Щоб грати з іншими мережею, хтось запускає сервер.
device_hosting = Як запустити сервер
device_beside = За цим пристроєм
device_person = Гравець { $number }
device_pass = Передайте пристрій: { $name }
device_pass-hint = Далі — лише для того, чий хід.
device_is-here = { $name } тут
device_who = Хто дивиться?
device_who-hint = Кожен бачить лише своє.
device_all = Усе на цьому пристрої
device_all-hint = Усі столи одним файлом: щоб зберегти або перенести на інший пристрій.
device_export = Зберегти все
device_import = Повернути з файлу
device_restored =
    { $count ->
        [0] Нічого новішого за те, що вже є
        [one] Повернено { $count } стіл
        [few] Повернено { $count } столи
       *[many] Повернено { $count } столів
    }
device_remove = Видалити
device_remove-ask = Видалити цей стіл?
device_remove-hint = Партія назавжди зникне з цього пристрою. Якщо хочете її зберегти, спершу завантажте запис.
device_remove-now = Видалити назавжди
device_update = Є нова версія
device_update-hint = Вона ввімкнеться під час наступного відкриття Boardwright або одразу. Партії лишаться.
device_update-now = Увімкнути зараз

## links

links_wrong = Посилання не відкривається
links_wrong-hint = Воно обрізане або пошкоджене. Попросіть його ще раз або почніть гру з першої сторінки.
