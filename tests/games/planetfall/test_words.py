"""What players read, in three languages: effects, conditions, questions, answers, descriptions."""

import re
from random import Random

import pytest

from boardwright.games.planetfall import GAME
from boardwright.games.planetfall.rules.catalogue import BUILT_IN
from boardwright.games.planetfall.rules.moves import CARD_IDS, CELL_IDS
from boardwright.games.planetfall.rules.vocabulary import COUNTS, condition, effect
from boardwright.games.planetfall.table import naming
from boardwright.games.planetfall.table.naming import condition_text, effect_text
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import CHANCE, Step, frames_of
from boardwright.kernel.game import try_out
from boardwright.kernel.text import Text
from boardwright.words import LANGUAGES, guide_of
from tests.games.planetfall.tables import Table, corrected
from tests.games.words import READERS, asked, labelled, logged, reasons, told

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


def in_all(text: Text) -> tuple[str, ...]:
    return tuple(READERS[language](text) for language in LANGUAGES)


def described(language: str, content: str = BUILT_IN) -> dict[str, str]:
    """What is written on every piece."""
    sections = GAME.telling.describe({"content": content})
    return {piece.id: READERS[language](piece.text) for section in sections for piece in section.pieces}


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
    amount = naming.amount(resource, number)
    assert (READERS["ru"].read(amount, "acc"), READERS["uk"].read(amount, "acc")) == (ru, uk)


def test_one_empire_point_and_two_empire_points() -> None:
    assert [READERS["en"](naming.points(number)) for number in (1, 2)] == ["1 empire point", "2 empire points"]


def test_one_of_a_resource_by_itself_is_in_the_nominative() -> None:
    assert in_all(naming.amount("strength", 1)) == ("1 strength", "1 сила", "1 сила")
    assert in_all(naming.amount("energy", 1)) == ("1 energy", "1 энергия", "1 енергія")
    assert READERS["ru"](naming.amount("energy", 2)) == "2 энергии"


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, ("1 operation point", "1 очко операций", "1 очко операцій")),
        (2, ("2 operation points", "2 очка операций", "2 очки операцій")),
        (5, ("5 operation points", "5 очков операций", "5 очок операцій")),
    ],
)
def test_operation_points_take_the_form_of_their_number(number: int, words: tuple[str, str, str]) -> None:
    assert in_all(naming.operation_points(number)) == words


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
    assert in_all(effect_text(effect(text))) == words


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
    assert in_all(condition_text(condition(text))) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", COUNTS)
def test_everything_that_can_be_counted_has_words_in_every_condition(what: str, language: str) -> None:
    texts = [f"1p per {what}", f"1p per 2 {what}", f"1p per 5 {what}", f"2p from 3 {what}", f"3p 1p most {what}"]
    said = [READERS[language](condition_text(condition(text))) for text in texts]
    for sentence in said:
        assert_finished(sentence, language)
        assert sentence.endswith(".")
    assert len(set(said)) == len(said)


# --- the rules page


@pytest.mark.parametrize(
    ("language", "begins", "round_1"),
    [
        ("en", "Income,", "In the first round only Aron Ardelli, side B, acts"),
        ("ru", "Доход,", "В первом раунде действует только Арон Арделли (сторона B)"),
        ("uk", "Дохід,", "У першому раунді діє лише Арон Арделлі (сторона B)"),
    ],
)
def test_the_rules_page_tells_of_the_income_phase_of_round_1(language: str, begins: str, round_1: str) -> None:
    paragraphs = guide_of("planetfall", language).split("\n\n")
    assert round_1 in next(paragraph for paragraph in paragraphs if paragraph.startswith(begins))


# --- descriptions


@pytest.mark.parametrize("language", LANGUAGES)
def test_describe_prints_every_piece_once_and_completely(language: str) -> None:
    read = READERS[language]
    sections = GAME.telling.describe({})
    ids = [piece.id for section in sections for piece in section.pieces]
    table = Table("gelder-a", "ardelli-a").state.catalogue
    expected = [*CARD_IDS, *CELL_IDS, *[side.id for side in table.sides], *[goal.id for goal in table.goals]]
    assert sorted(ids) == sorted(expected)
    for section in sections:
        assert_finished(read(section.title), language)
        for piece in section.pieces:
            assert_finished(read(piece.name), language)
            assert_finished(read(piece.text), language)
            assert read(piece.text).endswith(".")
            source = read(piece.source)
            assert source and "{" not in source and "?" not in source


def test_describe_shows_corrected_values() -> None:
    content = corrected(cards={"voradon": {"reward": "77p"}})
    assert "Reward: 77 empire points." in described("en", content)["voradon"]
    assert not any("Reward: 77" in text for text in described("en").values())


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The same outpost lies on planets 4 and 6."),
        ("ru", "Такой же опорный пункт есть на планетах 4 и 6."),
        ("uk", "Такий самий опорний пункт є на планетах 4 і 6."),
    ],
)
def test_an_outpost_names_the_later_planets_with_its_equal(language: str, text: str) -> None:
    entries = described(language)
    assert entries["synthesis-network-2"].endswith(text)
    assert "6." in entries["synthesis-network-4"]
    assert "6" not in entries["synthesis-network-6"].rpartition(":")[2]


def test_a_reward_of_one_strength_is_in_the_nominative() -> None:
    entries = described("ru")
    assert "Награда: 2 очка империи и 1 сила." in entries["modular-construction"]
    assert entries["supply-stash"].endswith("присоедините сектор: 1 энергия в каждой фазе дохода.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_names_every_source(language: str) -> None:
    names = [READERS[language](source) for source in GAME.telling.sources()]
    assert len(set(names)) == len(names) == len(GAME.score_sheet(Table("gelder-a", "ardelli-a").state)[0])
    for name in names:
        assert_finished(name, language)


def test_what_effects_give_is_data_and_the_parts_make_the_sentence() -> None:
    parts = naming.effect_parts(effect("cheaper outpost/technology: 2e"))
    assert [part["amounts"] for part in parts] == [{}, {"e": 2}, {}]
    assert [READERS["ru"].read(part["text"], "acc") for part in parts] == [
        "Опорные пункты и технологии стоят для вас на",
        "2 энергии",
        "меньше",
    ]
    [words, second, rest] = naming.condition_parts(condition("6p 3p most unit"))
    assert (words["amounts"], second["amounts"], rest["amounts"]) == ({}, {"p": 3}, {})


# --- questions and answers


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_answer_is_put_into_words(language: str) -> None:
    questions: set[str] = set()
    verbs: set[str] = set()
    read, telling = READERS[language], GAME.telling
    for seed in (*range(6), 9):  # in the last one a technology can be paid in strength
        random = Random(seed)
        options = {"commanders": ("chosen", "random")[seed % 2], "sides": "free"}
        state = GAME.new(2 + seed % 5, options)
        while GAME.waiting(state):
            seat = GAME.waiting(state)[0]
            questions.add(type(state.pending[-1]).__name__)
            assert_finished(asked(GAME, state, seat, language), language, question=True)
            assert_finished(read(telling.progress(state)), language)
            legal = GAME.legal(state, seat)
            said = []
            for action in legal:
                verbs.add(action.verb)
                said.append(labelled(GAME, state, seat, action, language))
                assert_finished(said[-1], language)
                assert_finished(logged(GAME, state, seat, action, language), language)
                if seat != CHANCE:
                    assert_finished(told(GAME, state, seat, action, language), language)
            assert len(set(said)) == len(said), said
            if seat != CHANCE:
                for why in reasons(GAME, state, seat, language).values():
                    assert_finished(why, language)
            GAME.apply(state, seat, random.choice(legal))
        assert_finished(read(telling.progress(state)), language)
        for role in telling.roles(state):
            assert_finished(read(role), language)
    frames = frames_of("boardwright.games.planetfall")
    assert questions == {name for name, frame in frames.items() if not issubclass(frame, Step)}
    assert verbs == set(GAME.book.verbs()) - {"pass"}  # who must pass is not asked


def words(table: Table, number: int, text: str, language: str) -> str:
    return told(GAME, table.state, number - 1, GAME.book[text], language)


def test_a_flight_tells_what_it_costs_and_brings() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(2)
    table.deal("synthesis-network-2", third="sabretooth-jumper supply-stash")
    table.stocks(1, "1x 5s 5e")
    table.give(1, "synthesis-network-1")
    assert words(table, 1, "fly sabretooth-jumper", "en") == (
        "Fly to Sabretooth Jumper: pay 3 strength; gain 3 empire points, 1 experience and 2 energy; including"
        " 1 strength for missing experience. Unit on level III. Strength / experience on level I, II, III: 3/3, 2/3,"
        " 2/2."
        " Reward: 3 empire points, 1 experience and 2 energy."
    )
    assert words(table, 1, "fly synthesis-network-2", "ru").startswith(
        "Лететь: «Сеть синтеза»: заплатить 5 энергии; получить 9 очков империи и 1 опыт; в том числе 4 очка"
        " империи за пару. Опорный пункт, уровень I."
    )
    assert words(table, 1, "fly supply-stash", "uk") == (
        "Летіти: «Сховок постачання». Сховок, рівень III. Візьміть на рівнях I, II, III: 5, 5, 6 енергії."
        " Або приєднайте сектор: 1 енергія у кожній фазі доходу."
    )
    assert words(table, 1, "fly operations-II", "en") == (
        "Fly to operations II: 8 operation points for empire points, experience and strength. At most 2 empire points"
        " from them."
    )


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Flew to Imperial Guards", "Defeated Imperial Guards"]),
        ("ru", ["Корабль отправлен к карте «Имперская стража»", "Побеждён отряд «Имперская стража»"]),
        ("uk", ["Корабель відправлено до карти «Імперська варта»", "Переможено загін «Імперська варта»"]),
    ],
)
def test_the_log_tells_what_was_done_to_which_card(language: str, lines: list[str]) -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(3)
    table.deal("imperial-guards")
    table.stocks(1, "5x 6s 4e")
    said = [logged(GAME, table.state, 0, GAME.book["fly imperial-guards"], language)]
    table.visit(1, "imperial-guards")
    assert [*said, logged(GAME, table.state, 0, GAME.book["defeat"], language)] == lines


@pytest.mark.parametrize(
    ("language", "prompt", "answers"),
    [
        (
            "en",
            "Imperial Guards: defeat or recruit?",
            [
                "Defeat it: pay 6 strength; gain 5 empire points, 1 experience and 4 energy",
                "Recruit it: pay 4 energy; gain 5 empire points, 1 experience and 3 strength",
            ],
        ),
        (
            "ru",
            "Имперская стража: победить или завербовать?",
            [
                "Победить: заплатить 6 силы; получить 5 очков империи, 1 опыт и 4 энергии",
                "Завербовать: заплатить 4 энергии; получить 5 очков империи, 1 опыт и 3 силы",
            ],
        ),
        (
            "uk",
            "Імперська варта: перемогти чи завербувати?",
            [
                "Перемогти: заплатити 6 сили; отримати 5 очок імперії, 1 досвід і 4 енергії",
                "Завербувати: заплатити 4 енергії; отримати 5 очок імперії, 1 досвід і 3 сили",
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
    assert asked(GAME, table.state, 0, language) == prompt
    assert [words(table, 1, text, language) for text in ("defeat", "recruit")] == answers


def test_of_a_free_card_no_price_is_told() -> None:
    content = corrected(cards={"xenolinguistics": {"effects": ["cheaper diplomacy: 9e"]}})
    table = Table("gelder-a", "ardelli-a", content=content)
    table.skip_to(3)
    table.deal("imperial-guards")
    table.give(1, "xenolinguistics")
    table.stocks(1, "5x 6s")
    table.visit(1, "imperial-guards")
    assert words(table, 1, "recruit", "en") == "Recruit it: gain 5 empire points, 1 experience and 3 strength"


def test_the_questions_of_operations_name_the_points_that_are_left() -> None:
    table = Table("katla-b", "frankov-b")
    table.deal()
    table.stocks(1, "")
    table.visit(1, "operations-I")
    assert asked(GAME, table.state, 0, "en") == "You have 5 operation points. How many become empire points?"
    table.play("1: points 1")
    assert asked(GAME, table.state, 0, "uk") == ("Лишилося 4 очки операцій: скільки взяти досвідом? Решта стане силою.")
    assert words(table, 1, "experience 1", "ru") == "Взять 1 опыт: получить 1 опыт и 2 силы"
    assert words(table, 1, "experience 2", "ru") == "Взять 2 опыта: получить 2 опыта"


def test_the_question_of_frankov_b_names_both_parts_of_the_price() -> None:
    table = Table("frankov-b", "ardelli-a")
    table.skip_to(2)
    table.deal("combat-analysis")
    table.stocks(1, "2s 4e")
    table.visit(1, "combat-analysis")
    assert asked(GAME, table.state, 0, "en") == "Combat Analysis: how much of the energy do you pay in strength?"
    assert words(table, 1, "strength 1", "en") == (
        "Pay 1 strength in the place of energy: pay 1 strength and 3 energy; gain 4 empire points and 1 experience"
    )
    assert words(table, 1, "strength 1", "ru").startswith(
        "Заплатить 1 силу вместо энергии: заплатить 1 силу и 3 энергии"
    )


def test_somebody_who_is_not_asked_reads_no_question() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.deal()
    assert asked(GAME, table.state, 1, "en") == ""


# --- what will follow, before the click


def test_a_flight_is_foreseen_up_to_its_own_action() -> None:
    table = Table("gelder-a", "ardelli-a")
    table.skip_to(2)
    table.deal(third="sabretooth-jumper")
    table.stocks(1, "1x 5s 0e")
    after = try_out(GAME, table.state, 0, [GAME.book["fly sabretooth-jumper"]]).after
    seat = after.seats[0]
    assert Bundle.of({"p": seat.points, "x": seat.experience, "s": seat.strength, "e": seat.energy}) == Bundle(
        "3p 2x 2s 2e"
    )
    assert table.has(1) == "0p 1x 5s 0e"
