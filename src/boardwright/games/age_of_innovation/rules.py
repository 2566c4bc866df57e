"""The rules in our own words, chapter by chapter: (English, Russian, Ukrainian)."""

from typing import Final

from boardwright.kernel.game import Chapter
from boardwright.kernel.language import LANGUAGES

_CHAPTERS: Final = (
    (
        ("The aim", "Цель", "Мета"),
        (
            (
                "In six rounds your faction terraforms land, builds, studies and develops innovations. The most points"
                " win; those who tie win together.",
                "За шесть раундов ваша фракция преобразует земли, строит, учится и внедряет инновации. Побеждает тот, у"
                " кого больше очков; при равенстве победа общая.",
                "За шість раундів ваша фракція тераформує землі, споруджує, вчиться і впроваджує інновації. Перемагає"
                " той, у кого більше очок; за нічиєї перемога спільна.",
            ),
        ),
    ),
    (
        ("A round", "Раунд", "Раунд"),
        (
            (
                "Income; then one action each in turn order until all have passed; then the science bonus of the"
                " round's tile in the new order, which is the order of passing.",
                "Доход; затем по одному действию по очереди, пока все не спасуют; затем научный бонус жетона раунда в"
                " новом порядке, то есть в порядке пасов.",
                "Дохід; потім по одній дії по черзі, доки всі не спасують; потім науковий бонус жетона раунду в новому"
                " порядку, тобто в порядку пасів.",
            ),
        ),
    ),
    (
        ("Power", "Сила", "Сила"),
        (
            (
                "Power moves from bowl I to II, then to III; only bowl III pays. When somebody builds next to you,"
                " you may"
                " take power worth your adjacent buildings for one point less than the power.",
                "Сила переходит из чаши I в II, затем в III; платит только чаша III. Когда кто-то строит рядом с вами,"
                " можно взять силу по ценности соседних своих зданий, заплатив на одно очко меньше.",
                "Сила переходить із чаші I в II, потім у III; платить лише чаша III. Коли хтось споруджує поруч із"
                " вами,"
                " можна взяти силу за значенням сусідніх своїх будівель, втративши на одне очко менше.",
            ),
        ),
    ),
    (
        ("Terraform and build", "Терраформинг и строительство", "Тераформування і спорудження"),
        (
            (
                "Land in reach becomes home by spades along the shortest way of the wheel; a spade costs 3, 2 or 1"
                " tools. A"
                " workshop costs 1 tool and 2 coins. Free spades that are left over may be used on other hexes once the"
                " first one is home; the workshop stands on the first.",
                "Земля в пределах досягаемости становится родной по кратчайшему пути круга; лопата стоит 3, 2 или 1"
                " инструмент. Мастерская стоит 1 инструмент и 2 монеты. Лишние бесплатные лопаты можно потратить на"
                " другие гексы, когда первый стал родным; мастерская встаёт на первый.",
                "Земля в межах досяжності стає рідною найкоротшим шляхом кола; лопата коштує 3, 2 або 1 знаряддя."
                " Майстерня коштує 1 знаряддя і 2 монети. Зайві безплатні лопати можна витратити на інші клітинки, коли"
                " перша стала рідною; майстерня стає на першу.",
            ),
        ),
    ),
    (
        ("Upgrading", "Улучшение зданий", "Модернізація"),
        (
            (
                "Workshop to guild, guild to school or palace, school to university. A school and the university"
                " bring a"
                " competency, the palace a palace tile.",
                "Мастерская становится гильдией, гильдия школой или дворцом, школа университетом. Школа и университет"
                " приносят компетенцию, дворец свой жетон.",
                "Майстерня стає гільдією, гільдія школою чи палацом, школа університетом. Школа й університет дають"
                " компетентність, палац свій жетон.",
            ),
        ),
    ),
    (
        ("Cities", "Города", "Міста"),
        (
            (
                "Four adjacent buildings with 7 power found a city by themselves; three are enough with a university,"
                " two"
                " with the monument. Each city tile brings a key.",
                "Четыре соседних здания ценностью 7 сами становятся городом; с университетом хватает трёх, с монументом"
                " двух. Каждый жетон города приносит ключ.",
                "Чотири сусідні будівлі зі значенням 7 самі стають містом; з університетом досить трьох, із монументом"
                " двох. Кожен жетон міста дає ключ.",
            ),
        ),
    ),
    (
        ("Science", "Наука", "Наука"),
        (
            (
                "Steps in four disciplines bring power at 3, 5, 7 and 12, an income from 9 on. Level 8 needs a key;"
                " level 12"
                " is for one marker only.",
                "Шаги в четырёх дисциплинах приносят силу на уровнях 3, 5, 7 и 12 и доход начиная с 9. Для уровня 8"
                " нужен"
                " ключ; на уровне 12 стоит только один.",
                "Кроки в чотирьох дисциплінах дають силу на рівнях 3, 5, 7 і 12 та дохід починаючи з 9. Для рівня 8"
                " потрібен ключ; на рівні 12 стоїть лише один.",
            ),
        ),
    ),
    (
        ("Innovations", "Инновации", "Інновації"),
        (
            (
                "Five books, some of told colours, more for the second and third; 5 coins more without a palace."
                " Three at"
                " most.",
                "Пять книг, часть заданных цветов, больше за вторую и третью; без дворца ещё 5 монет. Не более трёх.",
                "П'ять книжок, частина заданих кольорів, більше за другу й третю; без палацу ще 5 монет. Не більш ніж"
                " три.",
            ),
        ),
    ),
    (
        ("The end", "Конец игры", "Кінець гри"),
        (
            (
                "The largest areas score 18, 12 and 6, each discipline 8, 4 and 2, every 5 coins left 1.",
                "За самые большие территории 18, 12 и 6, в каждой дисциплине 8, 4 и 2, за каждые 5 монет 1 очко.",
                "За найбільші території 18, 12 і 6, у кожній дисципліні 8, 4 і 2, за кожні 5 монет 1 очко.",
            ),
        ),
    ),
    (
        ("Playing alone", "Игра в одиночку", "Соло-гра"),
        (
            (
                "The Automa plays by cards: a support card says how it chooses, an action card what it does. What we"
                " know of"
                " it comes from a public helper application.",
                "Автома играет по картам: карта поддержки говорит, как она выбирает, карта действия, что делает."
                " Сведения"
                " взяты из открытого приложения-помощника.",
                "Автома грає за картами: карта підтримки каже, як вона обирає, карта дії, що робить. Відомості взято з"
                " відкритого застосунку-помічника.",
            ),
        ),
    ),
)


def chapters(language: str) -> list[Chapter]:
    which = LANGUAGES.index(language)
    return [Chapter(title[which], [text[which] for text in texts]) for title, texts in _CHAPTERS]
