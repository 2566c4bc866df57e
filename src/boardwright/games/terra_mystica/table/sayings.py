"""The short sentences that questions, answers and obstacles are put together from: (English, Russian, Ukrainian)."""

from typing import Final

from boardwright.kernel.language import LANGUAGES

_SAYINGS: Final = {
    # what a button says
    "score": ("Round {}: {}", "Раунд {}: {}", "Раунд {}: {}"),
    "card": ("{} is in the game", "В игре: {}", "У грі: {}"),
    "build": ("Dwelling on {}", "Жилище на {}", "Житло на {}"),
    "dig": ("Transform {}", "Преобразовать {}", "Перетворити {}"),
    "to": ("{}: {} → {}", "{}: {} → {}", "{}: {} → {}"),
    "spade": ("Buy one spade", "Купить одну лопату", "Купити одну лопату"),
    "upgrade": ("{} on {}", "{} на {}", "{} на {}"),
    "ship": ("Shipping {} → {}", "Навигация {} → {}", "Навігація {} → {}"),
    "shovel": ("Digging {} → {}", "Раскопки {} → {}", "Розкопки {} → {}"),
    "priest": ("Priest to {}, {}", "Жрец в культ {}, {}", "Жрець до культу {}, {}"),
    "BON1": ("Special action: spade (BON1)", "Особое действие: лопата (BON1)", "Особлива дія: лопата (BON1)"),
    "BON2": (
        "Special action: cult step (BON2)",
        "Особое действие: шаг культа (BON2)",
        "Особлива дія: крок культу (BON2)",
    ),
    "FAV6": (
        "Special action: cult step (FAV6)",
        "Особое действие: шаг культа (FAV6)",
        "Особлива дія: крок культу (FAV6)",
    ),
    "stronghold": ("Stronghold action", "Действие крепости", "Дія фортеці"),
    "bridge action": ("Build a bridge", "Построить мост", "Збудувати міст"),
    "bridge": ("Bridge {}", "Мост {}", "Міст {}"),
    "connect": (
        "Town across the river hex {}",
        "Город через гекс реки {}",
        "Місто через гекс річки {}",
    ),
    "burn": ("Burn power", "Пожертвовать силу", "Пожертвувати силу"),
    "convert": ("{} → {}", "{} → {}", "{} → {}"),
    "cult": ("{}, {}", "{}, {}", "{}, {}"),
    "take": ("Take {} {}", "Получить {} {}", "Отримати {} {}"),
    "for points": ("for {}", "за {}", "за {}"),
    "for free": ("for free", "бесплатно", "безкоштовно"),
    "decline": ("Decline", "Отказаться", "Відмовитися"),
    "ordain": ("Ordain {}", "Посвятить {}", "Висвятити {}"),
    "ordain nobody": ("Ordain nobody", "Никого не посвящать", "Нікого не висвячувати"),
    "pass": ("Pass, take {}", "Пас, карта {}", "Пас, карта {}"),
    "take card": ("Take {}", "Карта {}", "Карта {}"),
    "last pass": ("Pass", "Пас", "Пас"),
    "done": ("End turn", "Завершить ход", "Завершити хід"),
    "drop spades": ("Give up {}", "Отказаться: {}", "Відмовитися: {}"),
    "drop bridge": ("No bridge", "Не строить мост", "Не будувати міст"),
    "drop dwelling": ("Do not build", "Не строить", "Не будувати"),
    "drop storm": ("No sandstorm", "Без песчаной бури", "Без піщаної бурі"),
    "drop house": ("No trading house", "Без торгового дома", "Без торгового дому"),
    "no use": ("There is no use for it now.", "Применить это сейчас негде.", "Застосувати це зараз ніде."),
    "colour": ("Colour: {}", "Цвет: {}", "Колір: {}"),
    "leave": ("Leave the game", "Выйти из партии", "Вийти з партії"),
    # what follows the colon
    "pay": ("pay {}", "заплатить {}", "сплатити {}"),
    "gain": ("gain {}", "получить {}", "отримати {}"),
    "left": ("{} left", "останется {}", "лишиться {}"),
    "tunnel": ("by tunnel", "через туннель", "через тунель"),
    "carpet": ("by carpet", "на ковре-самолёте", "на килимі-літаку"),
    "far": ("{}, {} from {}", "{}, {} до {}", "{}, {} до {}"),
    "free spades": ("{} free", "бесплатно {}", "безкоштовно {}"),
    "spades cost": ("pay {} for spades", "заплатить {} за лопаты", "сплатити {} за лопати"),
    "not all the way": (
        "only {} at hand",
        "есть только {}",
        "є лише {}",
    ),
    "away from home": (
        "it is your home terrain and would become foreign",
        "это ваша домашняя земля, она станет чужой",
        "це ваша домашня земля, вона стане чужою",
    ),
    "already home": ("your home terrain already", "уже ваша домашняя земля", "вже ваша домашня земля"),
    "storm": ("becomes desert without spades", "станет пустыней без лопат", "стане пустелею без лопат"),
    "away": ("not your home terrain", "не ваша домашняя земля", "не ваша домашня земля"),
    "offers": ("offers {}", "предлагает {}", "пропонує {}"),
    "offer": ("{} to {}", "{} {}", "{} {}"),
    "founds": ("founds a town", "основывает город", "засновує місто"),
    "found towns": ("founds {} towns", "основывает города: {}", "засновує міста: {}"),
    "favors": ("then take {}", "затем взять {}", "потім узяти {}"),
    "steps": ("{} {} → {}", "{} {} → {}", "{} {} → {}"),
    "no key": ("the top needs a key", "для вершины нужен ключ", "для вершини потрібен ключ"),
    "top taken": ("the top is taken", "вершина занята", "вершину зайнято"),
    "at the top": ("already at the top", "уже на вершине", "вже на вершині"),
    "stays": ("the priest stays there for good", "жрец остаётся там навсегда", "жрець лишається там назавжди"),
    "returns": (
        "the priest goes back to your supply",
        "жрец возвращается в ваш запас",
        "жрець повертається до вашого запасу",
    ),
    "per spade": (
        "a spade costs {} from now on",
        "отныне лопата стоит {}",
        "відтепер лопата коштує {}",
    ),
    "burning": (
        "1 power of bowl II goes to bowl III, another leaves the game",
        "1 сила из чаши II переходит в чашу III, ещё одна покидает игру",
        "1 сила з чаші II переходить до чаші III, ще одна залишає гру",
    ),
    "no effect": (
        "no use for it now: you only wait",
        "применить сейчас негде: это лишь ожидание",
        "застосувати зараз ніде: це лише очікування",
    ),
    "step any": ("{} on a cult", "{} в любом культе", "{} у будь-якому культі"),
    "place": (
        "you will be number {} in round {}",
        "в раунде {1} ваш ход {0}-й",
        "у раунді {1} ваш хід {0}-й",
    ),
    "no turns left": (
        "your game is done but for the final scoring",
        "впереди только финальный подсчёт",
        "попереду лише фінальний підрахунок",
    ),
    "leaving": (
        "for good: no more turns and no more power; your buildings stay, bring income and count at the end",
        "насовсем: больше ни ходов, ни силы; постройки остаются, приносят доход и учитываются в конце",
        "назавжди: більше ні ходів, ні сили; будівлі лишаються, дають дохід і враховуються в кінці",
    ),
    "to whom": ("seat {}", "место {}", "місце {}"),
    "favor and": ("{} and {}", "{} и {}", "{} і {}"),
    "a town tile": ("a town tile", "жетон города", "жетон міста"),
    "first of two": ("First of two actions.", "Первое из двух действий.", "Перша з двох дій."),
    # why something cannot be chosen
    "out of reach": ("out of reach", "вне досягаемости", "поза досяжністю"),
    "taken by": ("taken: {}", "занято: {}", "зайнято: {}"),
    "short": ("{}: {} short", "{}: не хватает {}", "{}: бракує {}"),
    "short power": (
        "{} short in bowl III",
        "в чаше III не хватает {}",
        "у чаші III бракує {}",
    ),
    "used": ("used in this round", "уже использовано в этом раунде", "вже використано в цьому раунді"),
    "transforming": ("transforming", "преобразование", "перетворення"),
    "a tunnel": ("tunnel", "туннель", "тунель"),
    "a carpet": ("carpet", "ковёр-самолёт", "килим-літак"),
    "no more": ("no {} left on your board", "{}: больше нет на планшете", "{}: більше немає на планшеті"),
    "highest": ("cannot be upgraded", "улучшать некуда", "покращувати нікуди"),
    "no priest": ("no priest", "нет жреца", "немає жерця"),
    "no space": ("no free space", "нет свободного места", "немає вільного місця"),
    "fully advanced": ("fully advanced", "улучшено до предела", "покращено до межі"),
    "not for you": ("your faction has no such track", "у фракции нет этой шкалы", "у фракції немає цієї шкали"),
    "shipping": ("shipping", "навигация", "навігація"),
    "digging": ("digging", "раскопки", "розкопки"),
    "yours already": ("you have this tile", "этот жетон у вас есть", "цей жетон у вас є"),
    "none left": ("none left", "таких не осталось", "таких не лишилося"),
    # where the game stands
    "round": ("Round {} of {}", "Раунд {} из {}", "Раунд {} із {}"),
    "setup": ("preparation", "подготовка", "підготовка"),
    "actions": ("actions", "действия", "дії"),
    "bonus": ("cult bonus", "бонус культа", "бонус культу"),
    "over": ("the game is over", "партия окончена", "партію закінчено"),
}


def say(key: str, language: str, *parts: object) -> str:
    """A sentence of the table above with its gaps filled."""
    return _SAYINGS[key][LANGUAGES.index(language)].format(*parts)


def small(text: str) -> str:
    """As it stands in the middle of a sentence."""
    return text[:1].lower() + text[1:]
