"""The rules in our own words, for the rules page: one chapter per part of the game."""

from typing import Final

from boardwright.kernel.game import Chapter
from boardwright.kernel.language import LANGUAGES

_CHAPTERS: Final = (
    (
        ("What it is about", "О чём игра", "Про що гра"),
        (
            (
                "You command one of six expeditions through seven planets of a fallen empire. On every planet each"
                " ship lands twice: to fight a unit, take an outpost, learn a technology, open a cache or run"
                " operations. Whoever has the most empire points at the end wins.",
                "Вы ведёте одну из шести экспедиций через семь планет павшей империи. На каждой планете ваш корабль"
                " садится дважды: сразиться с отрядом, занять опорный пункт, изучить технологию, вскрыть тайник или"
                " провести операции. Побеждает тот, у кого в конце больше очков империи.",
                "Ви ведете одну з шести експедицій через сім планет занепалої імперії. На кожній планеті ваш корабель"
                " сідає двічі: битися із загоном, зайняти опорний пункт, вивчити технологію, відкрити сховок чи"
                " провести операції. Перемагає той, у кого наприкінці найбільше очок імперії.",
            ),
            (
                "Experience (at most 10) never falls and makes fights cheaper. Strength (at most 14) and energy (at"
                " most 18) are spent. What you would gain beyond the end of a track is lost.",
                "Опыт (не больше 10) никогда не падает и удешевляет сражения. Сила (не больше 14) и энергия (не больше"
                " 18) тратятся. Всё, что выходит за конец счётчика, пропадает.",
                "Досвід (щонайбільше 10) ніколи не зменшується і здешевлює битви. Сила (щонайбільше 14) та енергія"
                " (щонайбільше 18) витрачаються. Усе, що виходить за кінець лічильника, зникає.",
            ),
        ),
    ),
    (
        ("Preparation", "Подготовка", "Підготовка"),
        (
            (
                "One goal board is drawn for everybody. Each player takes a commander: in seat order, or dealt at"
                " random; in a first game all on side A. Ships line up on the turn order track by initiative, the"
                " lowest first.",
                "Для всех открывают один планшет целей. Каждый получает командующего: по очереди или случайно; в первой"
                " партии все играют стороной A. Корабли встают на трек порядка хода по инициативе, наименьшая первой.",
                "Для всіх відкривають один планшет цілей. Кожен отримує командувача: по черзі або випадково; у першій"
                " партії всі грають стороною A. Кораблі стають на трек порядку ходу за ініціативою, найменша перша.",
            ),
        ),
    ),
    (
        ("A round", "Раунд", "Раунд"),
        (
            (
                "Discovery: cards of the planet are laid in three rows, 4, 3 and 2 of them with two or three players,"
                " 5, 4 and 3 with more. Each row ends with an operations cell.",
                "Разведка: карты планеты выкладывают в три ряда: 4, 3 и 2 для двух-трёх игроков, 5, 4 и 3, если игроков"
                " больше. Каждый ряд заканчивается ячейкой операций.",
                "Розвідка: карти планети викладають у три ряди: 4, 3 і 2 для двох-трьох гравців, 5, 4 і 3, якщо гравців"
                " більше. Кожен ряд закінчується коміркою операцій.",
            ),
            (
                "Income, from the second round on: energy of annexed sectors, then technologies, then the commander.",
                "Доход, начиная со второго раунда: энергия присоединённых секторов, технологии, затем командующий.",
                "Дохід, починаючи з другого раунду: енергія приєднаних секторів, потім технології, потім командувач.",
            ),
            (
                "Two explorations: in turn order everybody flies to a free card that they can pay, or to a free"
                " operations cell. Then ships act: level I from left to right with its cell last, then level II, then"
                " III. A ship that has acted takes the topmost free space of the turn order track, so low levels act"
                " and choose earlier, while high levels are cheaper and richer. Who can go nowhere passes.",
                "Два исследования: в порядке хода каждый летит на свободную карту, которую может оплатить, или в"
                " свободную ячейку операций. Затем корабли действуют: уровень I слева направо, его ячейка последней,"
                " потом уровни II и III. Сыгравший корабль занимает верхнее свободное деление трека порядка хода,"
                " поэтому низкие уровни раньше действуют и выбирают, а высокие дешевле и богаче. Кому некуда лететь,"
                " тот пропускает ход.",
                "Два дослідження: у порядку ходу кожен летить на вільну карту, яку може оплатити, або у вільну комірку"
                " операцій. Потім кораблі діють: рівень I зліва направо, його комірка остання, далі рівні II та III."
                " Корабель, що зіграв, займає верхню вільну поділку треку порядку ходу, тож низькі рівні раніше діють і"
                " обирають, а високі дешевші й багатші. Кому нікуди летіти, той пропускає хід.",
            ),
        ),
    ),
    (
        ("The five actions", "Пять действий", "П'ять дій"),
        (
            (
                "Unit: pay the strength of its level, and one more for each experience you lack; gain its points,"
                " experience and energy. With diplomacy you may recruit it instead: you need all the experience and pay"
                " energy; then you gain strength and no energy.",
                "Отряд: заплатите силу его уровня и ещё по 1 за каждое недостающее очко опыта; получите очки, опыт и"
                " энергию. При наличии дипломатии отряд можно завербовать: нужен весь опыт, платите энергией; тогда"
                " получаете силу, а не энергию.",
                "Загін: сплатіть силу його рівня та ще по 1 за кожне очко досвіду, якого бракує; отримайте очки, досвід"
                " та енергію. За наявності дипломатії загін можна завербувати: потрібен увесь досвід, платите енергією;"
                " тоді отримуєте силу, а не енергію.",
            ),
            (
                "Outpost: pay its energy, or all in strength if it names aggression. Two outposts of one name are a"
                " pair: at once you gain the pair values of both. A third waits for a fourth.",
                "Опорный пункт: заплатите энергию или, если указана агрессия, всю цену силой. Два пункта с одним"
                " названием составляют пару: сразу получите награду за пару с обеих карт. Третий ждёт четвёртого.",
                "Опорний пункт: сплатіть енергію або, якщо вказано агресію, усю ціну силою. Два пункти з однією назвою"
                " утворюють пару: одразу отримайте нагороду за пару з обох карт. Третій чекає на четвертий.",
            ),
            (
                "Technology: pay its energy. On planets 1 to 4 it works for the rest of the game, from the next phase"
                " on; on planets 5 to 7 it scores at the end.",
                "Технология: заплатите энергию. На планетах 1–4 она действует до конца партии со следующей фазы; на"
                " планетах 5–7 приносит очки в конце.",
                "Технологія: сплатіть енергію. На планетах 1–4 вона діє до кінця партії з наступної фази; на планетах"
                " 5–7 приносить очки наприкінці.",
            ),
            (
                "Cache: take its energy and the printed point, or, where it shows a sector, annex it: nothing now, but"
                " energy in every income phase.",
                "Тайник: возьмите энергию и указанное очко или, если есть сектор, присоедините его: сейчас ничего, зато"
                " энергия в каждой фазе дохода.",
                "Сховок: візьміть енергію та вказане очко або, якщо є сектор, приєднайте його: зараз нічого, зате"
                " енергія в кожній фазі доходу.",
            ),
            (
                "Operations: 5, 6 or 7 operation points by level. One buys an empire point (at most as many as the"
                " planet's number) or a strength, two buy an experience. They must be used at once.",
                "Операции: 5, 6 или 7 очков операций по уровню. Одно покупает очко империи (не больше номера планеты)"
                " или силу, два — опыт. Их надо потратить сразу.",
                "Операції: 5, 6 або 7 очок операцій за рівнем. Одне купує очко імперії (не більше за номер планети) або"
                " силу, два — досвід. Їх треба витратити одразу.",
            ),
        ),
    ),
    (
        ("The end", "Конец игры", "Кінець гри"),
        (
            (
                "After the second exploration of planet 7 everybody scores the goal board and the technologies for the"
                " end. Among equals the ship higher on the turn order track wins.",
                "После второго исследования планеты 7 все получают очки за планшет целей и за технологии для конца"
                " игры. При равенстве побеждает корабль, стоящий выше на треке порядка хода.",
                "Після другого дослідження планети 7 усі отримують очки за планшет цілей і за технології для кінця гри."
                " За рівності перемагає корабель, що стоїть вище на треку порядку ходу.",
            ),
        ),
    ),
)


def chapters(language: str) -> list[Chapter]:
    at = LANGUAGES.index(language)
    return [Chapter(title[at], [paragraph[at] for paragraph in paragraphs]) for title, paragraphs in _CHAPTERS]
