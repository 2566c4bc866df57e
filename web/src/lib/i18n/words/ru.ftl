you = Вы
close = Закрыть
cancel = Отмена
copy = Скопировать ссылку
copied = Скопировано
just-now = только что
loading = Загрузка…
again = Попробовать ещё раз
skip = К содержанию

## nav

nav_label = Страницы
nav_play = Играть
nav_tables = Столы
nav_records = Записи
nav_rules = Правила
nav_home = Boardwright, к началу
nav_language = Язык
nav_theme = Тема
nav_light = Светлая
nav_dark = Тёмная
nav_name = Ваше имя
nav_guest = Гость { $number }
nav_save-name = Сохранить имя
nav_name-hint = Его видят за столом. Регистрация не нужна.

## net

net_unreachable = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
net_failed = Сервер ответил ошибкой { $status }. Попробуйте чуть позже.
net_lost =
    Нет связи { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
net_kept = Ваш ход сохранён и уйдёт, как только связь вернётся.
net_waiting = Мы пробуем снова сами.
net_stale = На столе уже другое положение
net_stale-hint = Поле обновлено, выберите заново.
net_refused = Это не сделано
net_copy-failed = Ссылку не удалось скопировать
net_copy-by-hand = Выделите её и скопируйте вручную.

## lobby

lobby_title = Серьёзные еврогеймы, без ошибок в правилах.
lobby_lead = Садитесь за стол с друзьями или с ботами. Цена видна до нажатия, каждое правило проверяется, любую партию можно пересмотреть ход за ходом.
lobby_free = Бесплатно · без регистрации · открытый код
lobby_games = Игры
lobby_now = Сразу играть с ботами
lobby_play-game = Играть: { $game }
lobby_starting = Накрываем стол…
lobby_set-up = Настроить стол
lobby_learn = Изучить правила
lobby_players = Игроков
lobby_minutes = мин
lobby_duration =
    Около { $minutes ->
        [one] { $minutes } минуты
        [few] { $minutes } минут
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
lobby_weight = Сложность
lobby_weight-of = Сложность { $weight } из 5
lobby_mine = Ваши столы
lobby_open = Открытые столы
lobby_all = Все { $count }
lobby_new-table = Новый стол
lobby_your-turn = Ваш ход
lobby_turn-of = Ходит
lobby_gathering = ждём игроков
lobby_final-score = Итог { $scores }
lobby_finished = закончена { $when }
lobby_place = вы на { $place }-м месте
lobby_moved = ход { $when }
lobby_resume = Играть
lobby_watch = Смотреть
lobby_enter = Открыть
lobby_review = Разобрать
lobby_take-seat = Занять место
lobby_none-yet = Столов пока нет
lobby_none-yet-hint = До первой партии одно нажатие.
lobby_nobody = Сейчас никто не ждёт
lobby_nobody-hint = Откройте стол: ссылка работает у всех и без регистрации.
lobby_seats-free = свободно мест: { $free } из { $all }

## newTable

new-table_title = Новый стол
new-table_game = Игра
new-table_players = Игроков
new-table_seats = Места
new-table_invited = По приглашению
new-table_person = Человек, по ссылке
new-table_bot = Бот
new-table_a-bot = Бот
new-table_level = Сила бота
new-table_seat-kind = Кто сидит на месте { $seat }
new-table_options = Варианты правил
new-table_no-options = У этой игры нет вариантов.
new-table_level-points =
    Вчетвером набирают около { $points } { $points ->
        [one] { $points } очка
        [few] { $points } очков
        [many] { $points } очков
       *[other] { $points } очка
    } каждый.
new-table_pace = Темп ботов

new-table_paces_instant = Мгновенно
new-table_paces_brisk = Быстро
new-table_paces_calm = Спокойно
new-table_who = Кто может сесть
new-table_private = Только по ссылке
new-table_listed = Любой из лобби
new-table_hints = Подсказки бота
new-table_hints-alone = Только против ботов
new-table_hints-all = Разрешены всем
new-table_away = За отсутствующего может играть бот
new-table_aways_never = Никогда
new-table_aways_minutes = Через 10 минут
new-table_aways_hour = Через час
new-table_aways_day = Через сутки
new-table_link-later = Ссылка появится, когда стол открыт.
new-table_hint = Места можно менять до начала партии.
new-table_about =
    около { $minutes ->
        [one] { $minutes } минуты
        [few] { $minutes } минут
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
new-table_open-table = Открыть стол
new-table_begin = Начать партию

## tables

tables_title = Столы
tables_lead = Где вы играете, куда можно сесть и что уже сыграно.
tables_running = Идут
tables_over = Сыграны
tables_none-over = Сыгранных партий пока нет
tables_none-over-hint = Они останутся здесь вместе с повтором.

## records

records_title = Записи
records_lead = Запись — текстовый файл: вся партия, ход за ходом. Сохраните её, отправьте, посмотрите через годы.
records_bring = Открыть запись
records_choose = Выбрать файл
records_drop = или перетащите его сюда, или вставьте текст
records_text = Текст записи
records_open = Открыть запись
records_opening = Читаем запись…
records_empty = Сначала выберите файл или вставьте текст записи.
records_keep = Скачать ваши партии
records_none = Скачивать пока нечего
records_none-hint = Здесь можно скачать каждый стол, за которым вы сидите, и до конца партии.
records_download = Скачать запись
records_moves =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }

## rules

rules_title = Правила
rules_lead = Правила нашими словами и все компоненты каждой игры — из тех же данных, по которым идёт партия.
rules_try-it = Попробовать на поле
rules_read = Читать правила
rules_search = Искать в правилах и компонентах
rules_found =
    найдено { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    }
rules_nothing = О «{ $word }» ничего нет
rules_nothing-hint = Попробуйте слово короче.
rules_clear = Показать всё
rules_contents = Содержание
rules_chapters = Как играть
rules_pieces = Все компоненты
rules_source = Источник
rules_notice = Обратите внимание

## table

table_may-answer = Возможные ответы
table_seat = Место { $number }
table_open-seat = Свободное место
table_sit-here = Сесть сюда
table_make-bot = Посадить бота
table_make-open = Освободить место
table_leave = Встать из-за стола
table_leave-ask = Встать из-за стола?
table_leave-hint = Ваше место сможет занять бот или другой человек. Пока оно свободно, можно вернуться.
table_start = Начать партию
table_start-now = Начать сейчас
table_start-hint =
    Если начать сейчас, боты займут { $free ->
        [one] { $free } место
        [few] { $free } места
        [many] { $free } мест
       *[other] { $free } места
    }.
table_gathering-title = Стол готов.
table_gathering-lead = Отправьте ссылку тем, с кем хотите играть: она работает без регистрации.
table_invite = Ссылка на этот стол
table_private = Только по ссылке
table_listed = Виден в лобби
table_yours = вы
table_bot-here = бот
table_away = не в сети
table_left-title = Игрок { $name } вышел из-за стола
table_stand-in = { $name } отсутствует. Пока место не вернут, играет бот.
table_away-title = { $name } давно не в сети
table_let-bot-play = Пусть пока играет бот
table_played-for-you = За вас играет бот.
table_take-back = Вернуть себе место
table_ready = готов(а)
table_not-ready = пока не готов(а)
table_be-ready = Я готов(а)
table_be-unready = Вы готовы · отменить
table_waiting-for-people = Ждём: { $names }.
table_waiting-for-seats =
    Ждём ещё { $free ->
        [one] { $free } игрока
        [few] { $free } игроков
        [many] { $free } игроков
       *[other] { $free } игрока
    }.
table_begins-when-ready = Партия начнётся, когда все места заняты и все готовы.
table_host = хозяин
table_make-host = Сделать хозяином: { $name }
table_remove = Убрать из-за стола: { $name }
table_mute = Заглушить: { $name } больше не сможет писать за этим столом
table_unmute = Разрешить писать: { $name }
table_muted = заглушено
table_take-over = Сесть вместо
table_take-over-bot = Пусть играет бот
table_not-found = Такого стола нет
table_not-found-hint = Возможно, ссылка обрезана или стол удалён.
table_to-lobby = В лобби
table_failed = Стол не удалось показать
table_connecting = Идём к столу…
table_offline = нет связи
table_your-turn = Ваш ход
table_choosing = Выбирает { $name }
table_thinking = { $name } думает
table_waiting-for = Ждём: { $names }
table_watching = Вы смотрите
table_answers =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
        [many] { $count } вариантов
       *[other] { $count } варианта
    }
table_undo = Отменить
table_undo-hint = Отменить последний ответ
table_cannot-undo = Отменять нечего: последний ответ окончателен
table_end-turn = Закончить ход
table_choose = Выберите
table_since = с вашего прошлого хода
table_happened =
    { $count ->
        [one] { $count } событие
        [few] { $count } события
        [many] { $count } событий
       *[other] { $count } события
    }
table_step-back = Предыдущее
table_step-on = Следующее
table_seen = Готово
table_log = Журнал
table_no-log = Ещё ничего не произошло.
table_earlier-turns =
    Показать ещё { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
table_log-told = Как показывать журнал
table_turns = Ходы
table_every-step = Каждый шаг
table_board-as-it-was = Показать поле в тот момент
table_copy-text = Скопировать текстом
table_colon = :
table_points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
table_as-it-was = Показать стол после хода { $number }
table_chat = Чат
table_no-chat = Пока никто ничего не сказал. Поздоровайтесь.
table_say = Напишите что-нибудь
table_send = Отправить
table_spectator = зритель
table_rules = Правила этой игры
table_settings = Настройки
table_keys = Клавиши
table_own-board = Ваш планшет
table_board = Игровое поле
table_above = Над полем

## bar

bar_surprise = Наугад
bar_surprise-tip = Одна из них наугад; пока ничего не сделано
bar_show = Показать только
bar_place-of = { $place }-й из { $count }
bar_passed = пас
bar_your-answer = Ваш ответ
bar_set-up = Подготовка
bar_plan = Ваш план
bar_over = Партия стоит
bar_places =
    { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    }
bar_pick-for = { $tool }: выберите место
bar_pick = Выберите место
bar_pick-one =
    Выберите: { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
        [many] { $count } вариантов
       *[other] { $count } варианта
    }
bar_open-tab = Открыть «{ $tab }»: { $count }
bar_first = Сначала ответьте на вопрос.
bar_nothing = Сейчас здесь ничего сделать нельзя.
bar_other-ways = Иначе…
bar_all-tools = Все действия
bar_end = Закончите ход
bar_end-or-back = Закончите ход или отмените
bar_ends-in = Ход закончится через { $seconds } с
bar_last-step = последний шаг
bar_goes-on = потом ход продолжится
bar_reveal-on = { $what }: затем ваш ход продолжится. Сделанное раньше будет уже не отменить.
bar_reveal-end = Затем откроется новое: отменить будет нельзя.
bar_one-of = 1 из { $all }
bar_always = Всегда…
bar_always-title = Отвечать за меня
bar_always-hint = Каждый ответ виден в журнале; это можно изменить до следующего предложения.
bar_waits = уже { $clock }
bar_you-next = следующий ход ваш
bar_tell-me = Сообщить мне
bar_watching = Вы смотрите
bar_others-watch =
    и ещё { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
bar_see-as = С чьего места…
bar_see-as-seat = С места: { $name }
bar_replay = Повтор
bar_lost = нет связи { $clock }
bar_kept = Ваш ход сохранён
bar_sent-later = Уйдёт, когда вернётся связь
bar_turns-since =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    } после вашего
bar_new-short = Новых: { $count }
bar_notation = Напишите ответ, как в записи партии
bar_notation-hint = Tab дополняет, Enter делает, Esc закрывает
bar_no-such = Ни один возможный сейчас ответ так не начинается.

## settings

settings_title = Настройки
settings_confirm = Давать время на отмену
settings_confirm-hint = После последнего ответа ход остаётся открыт: ответы можно отменить.
settings_ends = Заканчивать мой ход автоматически
settings_ends-hint = Через несколько секунд, если делать больше нечего и ничего не открывается. Отмена, щелчок по полю или любая клавиша, кроме Enter, это остановят.
settings_answered-hint = Отвечаем без вопроса, даже когда страница закрыта. «Отменить» всё-таки спросит.
settings_sound = Звук, когда мой ход
settings_notify = Уведомление, когда мой ход
settings_notify-refused = Браузер не разрешает уведомления с этой страницы: это меняется в его настройках.
settings_hints = Подсказки бота
settings_hints-yes = За этим столом разрешены.
settings_hints-no = За этим столом их нет: играют и другие люди, а хозяин стола их не разрешил.
settings_language = Язык
settings_theme = Тема

## keys

keys_title = Клавиши
keys_choose = выбрать один из ответов
keys_walk = пройти по ответам
keys_do-it = сделать или закончить ход
keys_back = на шаг назад
keys_undo = отменить
keys_plan = планировать или вернуться к столу
keys_redo = в плане: повторить шаг
keys_keep = в плане: оставить его
keys_outlook = перспектива: что принесёт стол сейчас
keys_notation = написать ответ, как в записи партии
keys_decline = когда предлагают силу: принять или отказаться
keys_log = журнал и чат
keys_hint = что сделал бы бот?
keys_help = показать знаки и клавиши
keys_replay = в повторе: на ход назад, на ход вперёд

## hint

hint_button = Подсказка
hint_tip = Что сделал бы здесь бот? (W)
hint_thought = думал { $seconds } с
hint_thinking = Думает…
hint_why = Почему:
hint_others = Другие пути
hint_do-this = Сделать так
hint_show = Показать на поле

## legend

legend_title = Знаки и клавиши
legend_signs = Знаки
legend_keys = Клавиши
legend_find = Найти знак
legend_none = Такого знака нет.
legend_foot = Наведите на любой знак стола или подержите на нём палец: слова будут те же.
legend_people = Игроки
legend_on-board = На поле

## plan

plan_brief = План
plan_button = Планировать
plan_show = Планировать: попробовать ходы на черновой копии (A)
plan_hide = Вернуться к столу; план останется (A)
plan_title = Ваш план
plan_banner = Планирование: ходы не засчитываются
plan_hint = Остальные стоят на месте, случай не раскрывается. Делайте ходы; следующие ваши ходы идут сразу. Когда вы спасуете, считается, что пасуют и остальные.
plan_start = Сейчас
plan_step = Шаг { $number }
plan_back = Вернуться к шагу { $number }
plan_to-start = Вернуться к началу плана
plan_playable = можно сыграть сейчас
plan_later = в один из следующих ходов
plan_let-be = перед этим отклоняется предложение или заканчивается ход
plan_assumed = Допущение: { $moves }
plan_none = Шагов ещё нет: выберите что-нибудь на поле.
plan_keep-now =
    Оставить, сыграть { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }
plan_keep-later = Оставить до моего хода
plan_keep-hint = Что возможно сейчас, будет сыграно всерьёз, до конца этого хода; остальное подождёт следующего. (K)
plan_drop = Отбросить
plan_drop-hint = Забыть план: за столом ничего не изменилось
plan_undo = Отменить последний шаг плана
plan_redo = Повторить шаг

plan_ends_draw = План кончается здесь: дальше решает случай.
plan_ends_others = План кончается здесь: дальше всё зависит от остальных.
plan_ends_over = План доходит до конца партии.
plan_broken = «{ $step }» здесь невозможно.
plan_broken-why = «{ $step }» здесь невозможно: { $why }.
plan_asked = вас спрашивают: «{ $question }»
plan_offer = Дальше по плану:
plan_play = Сыграть следующий шаг плана
plan_first = сначала ответьте на вопрос.
plan_look = Открыть план

## outlook

outlook_title = Перспектива
outlook_hint = Перспектива: что принёс бы стол сейчас (O)
outlook_now = если бы конец сейчас
outlook_income = Доход следующего раунда
outlook_passing-with = пас с бонусом
outlook_without-bonus = без бонуса
outlook_none = ничего
outlook_hidden = скрыто
outlook_shared = Место поделено
outlook_options = Очки по вариантам
outlook_options-hint = этот ход и конец игры
outlook_no-options = Ни один вариант не даёт сейчас очков.
outlook_empty = Пока вперёд смотреть не на что.
outlook_points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
outlook_brings =
    +{ $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
outlook_alike = и ещё { $count } таких же

## replay

replay_title = Повтор
replay_at = Ход { $moves } из { $last }
replay_start = Начало
replay_previous = На ход назад
replay_next = На ход вперёд
replay_play = Показывать ходы
replay_pause = Пауза
replay_slider = Ход партии
replay_copy-link = Ссылка
replay_now = К настоящему
replay_to-scores = К итогам
replay_open = Показать поле

## end

end_finished =
    закончена { $when }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
end_you-win-by =
    Вы побеждаете с отрывом в { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
end_wins-by =
    { $name } побеждает с отрывом в { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
end_you-win-tie = Вы побеждаете по дополнительному показателю.
end_wins-tie = { $name } побеждает по дополнительному показателю.
end_win-alone =
    Победа: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
end_loss-alone =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: для победы мало.
end_shared = Общая победа: { $names }.
end_score = { $own } против { $other } ({ $name }).
end_score-you = { $own } против ваших { $other }.
end_decided =
    Главный источник: { $source }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
end_download = Скачать запись
end_share = Поделиться
end_rematch = Реванш, те же места
end_to-rematch = К реваншу
end_asked-again = Готовы сыграть ещё: { $names }.
end_waits-for-others = Вы готовы сыграть ещё. Ждём: { $names }.
end_counting = Считаем, откуда взялись очки…
end_no-history = Ход партии сейчас не показать
end_where = Откуда взялись очки
end_over = Очки по ходу партии
end_look = На что взглянуть ещё раз
end_total = Итого
end_source = Источник
end_best = лучший по этому источнику
end_bar = { $name }, { $source }: { $points }
end_turning = Переломный момент
end_turning-text = Отсюда и до конца впереди { $name }.
end_turning-you = Отсюда и до конца впереди вы.
end_best-move = { $name }: +{ $points } сразу
end_best-move-text = Самая большая прибавка за один ход.
end_final-title = Подсчёт в конце
end_final-text = больше всего принёс игроку { $name }: { $points }.
end_final-you = больше всего принёс вам: { $points }.
end_closest = Ближе всего
end_closest-text =
    { $gap ->
        [0] Первый и второй шли здесь вровень.
        [one] Между первым и вторым { $gap } очко.
        [few] Между первым и вторым { $gap } очка.
        [many] Между первым и вторым { $gap } очков.
       *[other] Между первым и вторым { $gap } очка.
    }
end_final-band = итог
end_plot = Очки каждого игрока после каждого хода

## coach

coach_label = Наставник, шаг { $number } из { $all }
coach_step = Первая партия · { $number } из { $all }
coach_why = Почему:
coach_example = Например:
coach_show = Показать
coach_skip = Пропустить
coach_next = Дальше
coach_known = Я знаю эту игру
coach_over = Теперь вы знаете эту игру.

## learn

learn_title = Учитесь, играя: { $minutes } мин
learn_lead =
    Настоящая партия против { $bots ->
        [1] спокойного бота
        [one] { $bots } спокойного бота
        [few] { $bots } спокойных ботов
        [many] { $bots } спокойных ботов
       *[other] { $bots } спокойных ботов
    }. По одной мысли за раз, прямо у поля; { $ideas ->
        [one] { $ideas } шаг покажет
        [few] { $ideas } шага покажут
        [many] { $ideas } шагов покажут
       *[other] { $ideas } шага покажут
    }, где и почему. Всё можно отменить.
learn_games = Чему учиться
learn_start = Начать обучение
learn_known = Я знаю эти игры

## unknown

unknown_title = Такой страницы нет
unknown_hint = Возможно, адрес обрезан.

## device

device_loading = Boardwright загружается на это устройство
device_loading-hint = Правила и боты всех игр загружаются один раз. Дальше можно играть без сети.
device_percent = { $percent } %
device_failed = Игры не загрузились
device_failed-hint = Проверьте связь и попробуйте ещё раз. Партии, сохранённые на устройстве, никуда не делись.
device_elsewhere = Boardwright открыт в другой вкладке
device_elsewhere-hint = Партии устройства ведёт одна вкладка. Закройте другую или продолжайте здесь.
device_here = Продолжить здесь
device_fleeting = Этот браузер ничего не хранит
device_fleeting-hint = В приватном окне партии исчезают вместе с окном. Сохраните их файлами на странице «Записи».
device_unreadable =
    { $count ->
        [one] { $count } стол сохранён более новой версией
        [few] { $count } стола сохранены более новой версией
       *[many] { $count } столов сохранены более новой версией
    }
device_unreadable-hint = Они остаются на устройстве и откроются в той версии.
device_alone = С другими играют не здесь
device_alone-hint = Всё здесь остаётся на этом устройстве: боты и люди, которые передают его друг другу. Чтобы играть с другими по сети, кто-то запускает сервер.
device_hosting = Как запустить сервер
device_beside = За этим устройством
device_person = Игрок { $number }
device_pass = Передайте устройство: { $name }
device_pass-hint = Дальше — только для того, чей ход.
device_is-here = { $name } здесь
device_who = Кто смотрит?
device_who-hint = Каждый видит только своё.
device_all = Всё на этом устройстве
device_all-hint = Все столы одним файлом: чтобы сохранить или перенести на другое устройство.
device_export = Сохранить всё
device_import = Вернуть из файла
device_restored =
    { $count ->
        [0] Ничего новее того, что уже есть
        [one] Возвращён { $count } стол
        [few] Возвращены { $count } стола
       *[many] Возвращено { $count } столов
    }
device_remove = Удалить
device_remove-ask = Удалить этот стол?
device_remove-hint = Партия навсегда исчезнет с этого устройства. Если хотите её сохранить, сначала скачайте запись.
device_remove-now = Удалить навсегда
device_update = Есть новая версия
device_update-hint = Она включится при следующем открытии Boardwright или сразу. Партии останутся.
device_update-now = Включить сейчас

## links

links_wrong = Ссылка не открывается
links_wrong-hint = Она обрезана или повреждена. Попросите её ещё раз или начните игру с первой страницы.
