"""What players read, in three languages: effects, conditions, questions, answers, descriptions."""

import re
from random import Random

import pytest

from boardwright.games.planetfall import GAME
from boardwright.games.planetfall.game import FRAMES
from boardwright.games.planetfall.rules.moves import CARD_IDS, CELL_IDS
from boardwright.games.planetfall.rules.vocabulary import COUNTS, condition, effect
from boardwright.games.planetfall.table.words import amount, describe_condition, describe_effect, operation_points
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import CHANCE, Step
from boardwright.kernel.language import LANGUAGES
from tests.games.planetfall.tables import Table, corrected

# Latin letters that may stand in a Russian or Ukrainian sentence: levels and sides.
ROMAN_OR_SIDE = re.compile(r"\b(I|II|III|A|B)\b")


def assert_finished(text: str, language: str, *, question: bool = False) -> None:
    """No gap is left open, no word is missing, and no word of another language slipped in."""
    assert text.strip(), "nothing is said"
    assert "{" not in text and "}" not in text, text
    assert "None" not in text and "  " not in text, text
    if not question:
        assert "?" not in text, text
    if language == "en":
        assert not re.search("[а-яіїєґё]", text.lower()), text
    else:
        assert not re.search("[A-Za-z]", ROMAN_OR_SIDE.sub("", text)), text


# --- numbers and nouns


@pytest.mark.parametrize(
    ("number", "resource", "ru", "uk"),
    [
        (0, "points", "0 очков империи", "0 очок імперії"),
        (1, "points", "1 очко империи", "1 очко імперії"),
        (2, "points", "2 очка империи", "2 очки імперії"),
        (4, "points", "4 очка империи", "4 очки імперії"),
        (5, "points", "5 очков империи", "5 очок імперії"),
        (11, "points", "11 очков империи", "11 очок імперії"),
        (12, "points", "12 очков империи", "12 очок імперії"),
        (21, "points", "21 очко империи", "21 очко імперії"),
        (22, "points", "22 очка империи", "22 очки імперії"),
        (1, "experience", "1 опыт", "1 досвід"),
        (3, "experience", "3 опыта", "3 досвіду"),
        (1, "strength", "1 силу", "1 силу"),
        (2, "strength", "2 силы", "2 сили"),
        (7, "strength", "7 силы", "7 сили"),
        (1, "energy", "1 энергию", "1 енергію"),
        (6, "energy", "6 энергии", "6 енергії"),
    ],
)
def test_a_noun_takes_the_form_of_its_number(number: int, resource: str, ru: str, uk: str) -> None:
    assert (amount(number, resource, "ru"), amount(number, resource, "uk")) == (ru, uk)


def test_one_empire_point_and_two_empire_points() -> None:
    assert [amount(number, "points", "en") for number in (1, 2)] == ["1 empire point", "2 empire points"]


def test_one_of_a_resource_by_itself_is_in_the_nominative() -> None:
    assert [amount(1, "strength", language, subject=True) for language in LANGUAGES] == [
        "1 strength",
        "1 сила",
        "1 сила",
    ]
    assert [amount(1, "energy", language, subject=True) for language in LANGUAGES] == [
        "1 energy",
        "1 энергия",
        "1 енергія",
    ]
    assert amount(2, "energy", "ru", subject=True) == "2 энергии"


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, ("1 operation point", "1 очко операций", "1 очко операцій")),
        (2, ("2 operation points", "2 очка операций", "2 очки операцій")),
        (5, ("5 operation points", "5 очков операций", "5 очок операцій")),
    ],
)
def test_operation_points_take_the_form_of_their_number(number: int, words: tuple[str, str, str]) -> None:
    assert tuple(operation_points(number, language) for language in LANGUAGES) == words


# --- effects


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "income: 1e",
            (
                "Income phase: gain 1 energy.",
                "Фаза дохода: получите 1 энергию.",
                "Фаза доходу: отримайте 1 енергію.",
            ),
        ),
        (
            "income: 2s per 3 experience",
            (
                "Income phase: gain 2 strength for every 3 experience.",
                "Фаза дохода: получите 2 силы за каждые 3 опыта.",
                "Фаза доходу: отримайте 2 сили за кожні 3 досвіду.",
            ),
        ),
        (
            "lay cache/sector: 2e",
            (
                "Each time you lay a cache or an annexed sector, gain 2 energy.",
                "Выкладывая карту тайника или присоединённого сектора, получите 2 энергии.",
                "Викладаючи карту сховку або приєднаного сектора, отримайте 2 енергії.",
            ),
        ),
        (
            "pair: 1e",
            (
                "Each time you complete a pair of equal outposts, gain 1 energy.",
                "За каждую собранную пару одинаковых опорных пунктов получите 1 энергию.",
                "За кожну зібрану пару однакових опорних пунктів отримайте 1 енергію.",
            ),
        ),
        (
            "defeat: 1s",
            (
                "Each time you defeat a unit (not recruit it), gain 1 strength.",
                "Победив отряд (не завербовав), получите 1 силу.",
                "Перемігши загін (не завербувавши), отримайте 1 силу.",
            ),
        ),
        (
            "recruit: 1p 2x",
            (
                "Each time you recruit a unit, gain 1 empire point and 2 experience.",
                "Завербовав отряд, получите 1 очко империи и 2 опыта.",
                "Завербувавши загін, отримайте 1 очко імперії і 2 досвіду.",
            ),
        ),
        (
            "cheaper unit: 1s",
            (
                "Units cost you 1 strength less.",
                "Отряды стоят для вас на 1 силу меньше.",
                "Загони коштують для вас на 1 силу менше.",
            ),
        ),
        (
            "cheaper outpost/technology: 2e",
            (
                "Outposts and technologies cost you 2 energy less.",
                "Опорные пункты и технологии стоят для вас на 2 энергии меньше.",
                "Опорні пункти і технології коштують для вас на 2 енергії менше.",
            ),
        ),
        (
            "cheaper diplomacy: 2e",
            (
                "Diplomacy costs you 2 energy less.",
                "Дипломатия стоит для вас на 2 энергии меньше.",
                "Дипломатія коштує для вас на 2 енергії менше.",
            ),
        ),
        (
            "operations: 2",
            (
                "Running operations gives you 2 operation points more.",
                "Проводя операции, получите ещё 2 очка операций.",
                "Проводячи операції, отримайте ще 2 очки операцій.",
            ),
        ),
        (
            "strength as energy: outpost/technology",
            (
                "Paying for outposts and technologies, you may spend strength instead of energy, 1 for 1.",
                "Оплачивая опорные пункты и технологии, вы можете тратить силу вместо энергии 1 к 1.",
                "Сплачуючи за опорні пункти і технології, ви можете витрачати силу замість енергії 1 до 1.",
            ),
        ),
        (
            "missing experience: 1",
            (
                "Fighting a unit, ignore up to 1 experience that you lack.",
                "В сражении не учитывайте до 1 опыта, которого вам не хватает.",
                "У битві не враховуйте до 1 досвіду, якого вам бракує.",
            ),
        ),
        (
            "exchange: 3",
            (
                "Income phase: you may exchange up to 3 energy for strength, or strength for energy, 1 for 1.",
                "Фаза дохода: можете обменять до 3 энергии на силу или силы на энергию, 1 к 1.",
                "Фаза доходу: можете обміняти до 3 енергії на силу або сили на енергію, 1 до 1.",
            ),
        ),
        (
            "any level: III",
            (
                "You may treat any card as if it lay on level III.",
                "Любую карту можете считать лежащей на уровне III.",
                "Будь-яку карту можете вважати такою, що лежить на рівні III.",
            ),
        ),
        (
            "turn order: last",
            (
                "Your ship always stands on the last space of the turn order track.",
                "Ваш корабль всегда занимает последнее деление трека порядка хода.",
                "Ваш корабель завжди займає останню поділку треку порядку ходу.",
            ),
        ),
        (
            "restrain: any place",
            (
                "Income phase, in round 1 too: put the restrain token on a face-up card or an operations cell; the"
                " others cannot choose it in this round.",
                "Фаза дохода, и в 1-м раунде: положите жетон запрета на открытую карту или ячейку операций; другие не"
                " могут выбрать её в этом раунде.",
                "Фаза доходу, і в 1-му раунді: покладіть жетон заборони на відкриту карту чи комірку операцій; інші не"
                " можуть обрати її в цьому раунді.",
            ),
        ),
        (
            "end: 2p per technology",
            (
                "End of the game: 2 empire points for each technology.",
                "Конец игры: 2 очка империи за каждую технологию.",
                "Кінець гри: 2 очки імперії за кожну технологію.",
            ),
        ),
    ],
)
def test_every_effect_in_words(text: str, words: tuple[str, str, str]) -> None:
    assert tuple(describe_effect(effect(text), language) for language in LANGUAGES) == words


# --- conditions


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "1p per unit",
            ("1 empire point for each unit.", "1 очко империи за каждый отряд.", "1 очко імперії за кожен загін."),
        ),
        (
            "2p per 2 unit",
            (
                "2 empire points for every 2 units.",
                "2 очка империи за каждые 2 отряда.",
                "2 очки імперії за кожні 2 загони.",
            ),
        ),
        (
            "5p per 5 pair",
            (
                "5 empire points for every 5 pairs of equal outposts.",
                "5 очков империи за каждые 5 пар одинаковых опорных пунктов.",
                "5 очок імперії за кожні 5 пар однакових опорних пунктів.",
            ),
        ),
        (
            "3p from 4 outpost",
            (
                "3 empire points for at least 4 outposts.",
                "3 очка империи, если у вас не меньше 4 опорных пунктов.",
                "3 очки імперії, якщо у вас щонайменше 4 опорні пункти.",
            ),
        ),
        (
            "3p from 5 technology",
            (
                "3 empire points for at least 5 technologies.",
                "3 очка империи, если у вас не меньше 5 технологий.",
                "3 очки імперії, якщо у вас щонайменше 5 технологій.",
            ),
        ),
        (
            "6p 3p most sector",
            (
                "6 empire points for the most annexed sectors, 3 empire points for the second most.",
                "6 очков империи тому, у кого больше всех присоединённых секторов; 3 очка империи второму.",
                "6 очок імперії тому, у кого найбільше приєднаних секторів; 3 очки імперії другому.",
            ),
        ),
    ],
)
def test_every_kind_of_condition_in_words(text: str, words: tuple[str, str, str]) -> None:
    assert tuple(describe_condition(condition(text), language) for language in LANGUAGES) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", COUNTS)
def test_everything_that_can_be_counted_has_words_in_every_condition(what: str, language: str) -> None:
    texts = [f"1p per {what}", f"1p per 2 {what}", f"1p per 5 {what}", f"2p from 3 {what}", f"3p 1p most {what}"]
    said = [describe_condition(condition(text), language) for text in texts]
    for sentence in said:
        assert_finished(sentence, language)
        assert sentence.endswith(".")
    assert len(set(said)) == len(said)


# --- descriptions


@pytest.mark.parametrize("language", LANGUAGES)
def test_describe_prints_every_piece_once_and_completely(language: str) -> None:
    sections = GAME.describe(language, {})
    ids = [entry.id for section in sections for entry in section.entries]
    table = Table("gelder-a", "ardelli-a").state.catalogue
    expected = [*CARD_IDS, *CELL_IDS, *[side.id for side in table.sides], *[goal.id for goal in table.goals]]
    assert sorted(ids) == sorted(expected)
    for section in sections:
        assert_finished(section.title, language)
        for entry in section.entries:
            assert_finished(entry.name, language)
            assert_finished(entry.text, language)
            assert entry.text.endswith(".")
            assert entry.source and "{" not in entry.source and "?" not in entry.source


def test_describe_shows_corrected_values() -> None:
    content = corrected(cards={"voradon": {"reward": "77p"}})
    texts = [entry.text for section in GAME.describe("en", {"content": content}) for entry in section.entries]
    assert any("Reward: 77 empire points." in text for text in texts)
    assert not any("Reward: 77" in entry.text for section in GAME.describe("en", {}) for entry in section.entries)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The same outpost lies on planets 4 and 6."),
        ("ru", "Такой же опорный пункт есть на планетах 4 и 6."),
        ("uk", "Такий самий опорний пункт є на планетах 4 і 6."),
    ],
)
def test_an_outpost_names_the_later_planets_with_its_equal(language: str, text: str) -> None:
    entries = {entry.id: entry.text for section in GAME.describe(language, {}) for entry in section.entries}
    assert entries["synthesis-network-2"].endswith(text)
    assert "6." in entries["synthesis-network-4"]
    assert "6" not in entries["synthesis-network-6"].rpartition(":")[2]


def test_a_reward_of_one_strength_is_in_the_nominative() -> None:
    entries = {entry.id: entry.text for section in GAME.describe("ru", {}) for entry in section.entries}
    assert "Награда: 2 очка империи и 1 сила." in entries["modular-construction"]
    assert entries["supply-stash"].endswith("присоедините сектор: 1 энергия в каждой фазе дохода.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told_in_every_language(language: str) -> None:
    chapters = GAME.rules(language)
    assert len(chapters) == len(GAME.rules("en"))
    for chapter in chapters:
        for text in (chapter.title, *chapter.paragraphs):
            assert_finished(text, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_names_every_source(language: str) -> None:
    names, rows = GAME.score_sheet(Table("gelder-a", "ardelli-a").state, language)
    assert len(set(names)) == len(names) == len(rows[0])
    for name in names:
        assert_finished(name, language)


# --- questions and answers


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_answer_is_put_into_words(language: str) -> None:
    asked: set[str] = set()
    verbs: set[str] = set()
    for seed in range(6):
        random = Random(seed)
        options = {"commanders": ("chosen", "random")[seed % 2], "sides": "free"}
        state = GAME.new(2 + seed % 5, options)
        while GAME.waiting(state):
            seat = GAME.waiting(state)[0]
            asked.add(type(state.pending[-1]).__name__)
            assert_finished(GAME.prompt(state, seat, language), language, question=True)
            assert_finished(GAME.progress(state, language), language)
            legal = GAME.legal(state, seat)
            said = []
            for action in legal:
                verbs.add(action.verb)
                said.append(GAME.phrase(state, seat, action, language))
                assert_finished(said[-1], language)
                assert_finished(GAME.label(state, seat, action, language), language)
            assert len(set(said)) == len(said), said
            if seat != CHANCE:
                for why in GAME.obstacles(state, seat, language).values():
                    assert_finished(why, language)
            GAME.apply(state, seat, random.choice(legal))
        assert_finished(GAME.progress(state, language), language)
        for role in GAME.roles(state, language):
            assert_finished(role, language)
    assert asked == {name for name, frame in FRAMES.items() if not issubclass(frame, Step)}
    assert verbs == set(GAME.book.verbs()) - {"pass"}  # who must pass is not asked


def words(table: Table, number: int, text: str, language: str) -> str:
    return GAME.phrase(table.state, number - 1, GAME.book[text], language)


def test_a_flight_tells_what_it_costs_and_brings() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(2)
    table.deal("synthesis-network-2", third="sabretooth-jumper supply-stash")
    table.stocks(1, "1x 5s 5e")
    table.give(1, "synthesis-network-1")
    assert words(table, 1, "fly sabretooth-jumper", "en") == (
        "Fly to Sabretooth Jumper (unit, level III): defeat it: pay 3 strength (2, and 1 for missing experience),"
        " gain 3 empire points, 1 experience and 2 energy"
    )
    assert words(table, 1, "fly synthesis-network-2", "ru") == (
        "Лететь: Сеть синтеза (опорный пункт, уровень I): захватить мирно: заплатить 5 энергии, получить 5 очков"
        " империи, 1 опыт и 4 очка империи за пару"
    )
    assert words(table, 1, "fly supply-stash", "uk") == (
        "Летіти: Сховок постачання (сховок, рівень III): взяти енергію: отримати 6 енергії; або приєднати сектор:"
        " 1 енергія у кожній фазі доходу"
    )
    assert words(table, 1, "fly operations-II", "en") == (
        "Fly to operations II: 8 operation points for empire points (at most 2), experience and strength"
    )


@pytest.mark.parametrize(
    ("language", "prompt", "answers"),
    [
        (
            "en",
            "Imperial Guards: defeat or recruit?",
            [
                "Defeat it: pay 6 strength, gain 5 empire points, 1 experience and 4 energy",
                "Recruit it: pay 4 energy, gain 5 empire points, 1 experience and 3 strength",
            ],
        ),
        (
            "ru",
            "Имперская стража: победить или завербовать?",
            [
                "Победить: заплатить 6 силы, получить 5 очков империи, 1 опыт и 4 энергии",
                "Завербовать: заплатить 4 энергии, получить 5 очков империи, 1 опыт и 3 силы",
            ],
        ),
        (
            "uk",
            "Імперська варта: перемогти чи завербувати?",
            [
                "Перемогти: сплатити 6 сили, отримати 5 очок імперії, 1 досвід і 4 енергії",
                "Завербувати: сплатити 4 енергії, отримати 5 очок імперії, 1 досвід і 3 сили",
            ],
        ),
    ],
)
def test_the_question_about_a_unit(language: str, prompt: str, answers: list[str]) -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(3)
    table.deal("imperial-guards")
    table.stocks(1, "5x 6s 4e")
    table.visit(1, "imperial-guards")
    assert GAME.prompt(table.state, 0, language) == prompt
    assert [words(table, 1, text, language) for text in ("defeat", "recruit")] == answers


def test_a_free_card_is_told_to_be_free() -> None:
    content = corrected(cards={"xenolinguistics": {"effects": ["cheaper diplomacy: 9e"]}})
    table = Table("gelder-a", "ardelli-a", content=content)
    table.skip_to(3)
    table.deal("imperial-guards")
    table.give(1, "xenolinguistics")
    table.stocks(1, "5x 6s")
    table.visit(1, "imperial-guards")
    said = [words(table, 1, "recruit", language).partition(",")[0] for language in LANGUAGES]
    assert said == ["Recruit it: pay nothing", "Завербовать: бесплатно", "Завербувати: безкоштовно"]


def test_the_questions_of_operations_name_the_points_that_are_left() -> None:
    table = Table("katla-b", "frankov-b")
    table.deal()
    table.stocks(1, "")
    table.visit(1, "operations-I")
    assert GAME.prompt(table.state, 0, "en") == "You have 5 operation points. How many become empire points?"
    table.play("1: points 1")
    assert GAME.prompt(table.state, 0, "uk") == (
        "Лишилося 4 очки операцій. Скільки досвіду отримати? Решта стане силою."
    )
    assert words(table, 1, "experience 1", "ru") == "Получить 1 опыт и 2 силы"
    assert words(table, 1, "experience 2", "ru") == "Получить 2 опыта"


def test_the_question_of_frankov_b_names_both_parts_of_the_price() -> None:
    table = Table("frankov-b", "ardelli-a")
    table.skip_to(2)
    table.deal("combat-analysis")
    table.stocks(1, "2s 4e")
    table.visit(1, "combat-analysis")
    assert GAME.prompt(table.state, 0, "en") == "Combat Analysis: how much of the energy do you pay in strength?"
    assert words(table, 1, "strength 1", "en") == "Pay 1 strength and 3 energy"
    assert words(table, 1, "strength 1", "ru") == "Заплатить 1 силу и 3 энергии"


def test_somebody_who_is_not_asked_reads_no_question() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.deal()
    assert GAME.prompt(table.state, 1, "en") == ""


# --- why a place cannot be chosen


def test_an_obstacle_is_a_ship_the_token_or_what_is_short() -> None:
    table = Table("ardelli-b", "gelder-a", "katla-b")
    table.deal("solar-shoal wild-swiftbeak", "field-training", "spaceport-1")
    table.play("1: restrain operations-III", "2: fly solar-shoal")
    table.stocks(3, "2x 1s 1e")
    why = GAME.obstacles(table.state, 2, "en")
    assert why["solar-shoal"] == "another ship is here"
    assert why["operations-III"] == "kept back by the restrain token"
    assert why["wild-swiftbeak"] == "1 strength short"
    assert why["field-training"] == "2 energy short"
    assert why["spaceport-1"] == "1 energy short"
    assert "operations-I" not in why
    assert GAME.obstacles(table.state, 2, "ru")["wild-swiftbeak"] == "не хватает: 1 сила"
    assert GAME.obstacles(table.state, 2, "uk")["spaceport-1"] == "бракує: 1 енергія"


def test_obstacles_and_flights_share_the_table_between_them() -> None:
    table = Table("ardelli-b", "gelder-a", "katla-b")
    table.deal()
    table.play("1: restrain operations-III", "2: fly operations-I")
    things = {thing for level in (1, 2, 3) for thing in table.row(level)}
    assert set(table.flights(3)) | set(GAME.obstacles(table.state, 2, "en")) == things
    assert not set(table.flights(3)) & set(GAME.obstacles(table.state, 2, "en"))


def test_strength_that_may_pay_energy_is_not_told_to_be_short() -> None:
    table = Table("frankov-b", "ardelli-a")
    table.skip_to(2)
    table.deal("combat-analysis elysium-parks-2")
    table.play("2: fly operations-III")
    table.stocks(1, "1s 2e")
    why = GAME.obstacles(table.state, 0, "en")
    assert (why["combat-analysis"], why["elysium-parks-2"]) == ("1 energy short", "1 energy short")


def test_all_that_is_missing_for_recruiting_is_told() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(3)
    table.deal("imperial-guards")
    table.stocks(1, "4x 0s 3e")
    assert GAME.obstacles(table.state, 0, "en")["imperial-guards"] == "1 experience and 1 energy short"


# --- what will follow, before the click


def test_a_flight_is_foreseen_up_to_its_own_action() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(2)
    table.deal(third="sabretooth-jumper")
    table.stocks(1, "1x 5s 0e")
    after = GAME.foresee(table.state, 0, GAME.book["fly sabretooth-jumper"])
    seat = after.seats[0]
    assert Bundle.of({"p": seat.points, "x": seat.experience, "s": seat.strength, "e": seat.energy}) == Bundle(
        "3p 2x 2s 2e"
    )
    assert table.has(1) == "0p 1x 5s 0e"
