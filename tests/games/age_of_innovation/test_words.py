"""What players read, in three languages: numbers and nouns, content, questions, answers, obstacles, rules."""

import re
from random import Random

import pytest

from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.content.automa import AUTOMA_FACTIONS, CARDS, LEVELS
from boardwright.games.age_of_innovation.content.boards import BOARDS, FACTIONS
from boardwright.games.age_of_innovation.game import FRAMES
from boardwright.games.age_of_innovation.rules.vocabulary import EDITIONS
from boardwright.games.age_of_innovation.table.descriptions import describe_faction, what_is_special
from boardwright.games.age_of_innovation.table.dialogue import QUESTIONS
from boardwright.games.age_of_innovation.table.words import amount, books_of, lacking
from boardwright.kernel.decision import CHANCE, Step
from boardwright.kernel.language import LANGUAGES
from tests.games.age_of_innovation.tables import Table, forest

# Latin letters that may stand in a Russian or Ukrainian sentence: hexes, bowls, rows of terrains, one Latin name.
LATIN = re.compile(r"\b([A-I]\d+|I|II|III|A|B)\b|Deus Ex Machina")


def assert_finished(text: str, language: str, *, question: bool = False) -> None:
    """No gap is left open, no word is missing, and no word of another language slipped in."""
    assert text.strip() == text and text, f"{text!r} is not a text"
    assert "{" not in text and "}" not in text, text
    assert "None" not in text and "  " not in text and "-1" not in text, text
    assert ": ;" not in text and "; ;" not in text and not text.endswith((":", ";", ",")), text
    if not question:
        assert "?" not in text, text
    if language == "en":
        assert not re.search("[а-яіїєґё]", text.lower()), text
    else:
        assert not re.search("[A-Za-z]", LATIN.sub("", text)), text
    if language == "ru":
        assert not re.search("[іїєґ]", text.lower()), text
    if language == "uk":
        assert not re.search("[ыэёъ]", text.lower()), text


def told(table: Table, seat: int, text: str) -> tuple[str, ...]:
    """What the log says about a legal answer, in all languages."""
    assert text in table.legal(seat)
    return tuple(GAME.report(table.state, seat - 1, GAME.book[text], language) for language in LANGUAGES)


def asked(table: Table, seat: int) -> tuple[str, ...]:
    return tuple(GAME.prompt(table.state, seat - 1, language) for language in LANGUAGES)


def why_not(table: Table, seat: int, thing: str) -> tuple[str, ...]:
    return tuple(GAME.obstacles(table.state, seat - 1, language)[thing] for language in LANGUAGES)


# --- numbers and nouns


@pytest.mark.parametrize(
    ("number", "what", "words"),
    [
        (1, "t", ("1 tool", "1 инструмент", "1 знаряддя")),
        (3, "t", ("3 tools", "3 инструмента", "3 знаряддя")),
        (5, "t", ("5 tools", "5 инструментов", "5 знарядь")),
        (11, "t", ("11 tools", "11 инструментов", "11 знарядь")),
        (1, "s", ("1 scholar", "1 учёного", "1 науковця")),
        (2, "s", ("2 scholars", "2 учёных", "2 науковців")),
        (1, "b", ("1 book", "1 книгу", "1 книжку")),
        (4, "b", ("4 books", "4 книги", "4 книжки")),
        (12, "b", ("12 books", "12 книг", "12 книжок")),
        (21, "vp", ("21 points", "21 очко", "21 очко")),
        (22, "c", ("22 coins", "22 монеты", "22 монети")),
        (5, "pw", ("5 power", "5 силы", "5 сили")),
        (1, "annex", ("1 annex", "1 пристройку", "1 павільйон")),
    ],
)
def test_a_noun_takes_the_form_of_its_number(number: int, what: str, words: tuple[str, ...]) -> None:
    assert tuple(amount(number, what, language) for language in LANGUAGES) == words


def test_what_stands_by_itself_is_in_the_nominative() -> None:
    stocks = ("vp", "c", "t", "s", "b", "pw")
    assert [GAME.stock_words(stock, 1, "ru") for stock in stocks] == [
        "1 очко",
        "1 монета",
        "1 инструмент",
        "1 учёный",
        "1 книга",
        "1 сила",
    ]
    assert [GAME.stock_words(stock, 2, "uk") for stock in stocks] == [
        "2 очки",
        "2 монети",
        "2 знаряддя",
        "2 науковці",
        "2 книжки",
        "2 сили",
    ]


def test_what_is_short_is_in_the_genitive() -> None:
    assert [lacking(number, "t", "uk") for number in (1, 2, 5)] == ["1 знаряддя", "2 знарядь", "5 знарядь"]
    assert [lacking(number, "b", "ru") for number in (1, 2, 11, 21)] == ["1 книги", "2 книг", "11 книг", "21 книги"]
    assert lacking(1, "s", "en") == "1 scholar"


def test_books_belong_to_a_discipline() -> None:
    assert [books_of(2, 1, language) for language in LANGUAGES] == [
        "2 books of law",
        "2 книги по праву",
        "2 книжки з юриспруденції",
    ]


# --- everything that can be asked and answered


def test_every_question_has_words() -> None:
    questions = {name for name, frame in FRAMES.items() if not issubclass(frame, Step)}
    assert questions <= QUESTIONS.keys()


@pytest.mark.parametrize(
    ("players", "options", "seed"),
    [
        (1, {}, 1),
        (1, {"edition": "first"}, 2),
        (2, {}, 3),
        (3, {"map": "small"}, 4),
        (4, {"setup": "draft", "edition": "first"}, 5),
        (5, {"setup": "draft"}, 6),
    ],
)
def test_a_game_is_told_in_every_language(players: int, options: dict[str, str], seed: int) -> None:
    """Of each question a few answers, in all languages; obstacles now and then. Whoever can do something does it."""
    chance = Random(seed)
    state = GAME.new(players, options)
    while GAME.waiting(state):
        seat = GAME.waiting(state)[0]
        legal = list(GAME.legal(state, seat))
        tellers = (GAME.phrase, GAME.report, GAME.label, GAME.brief)
        for language in LANGUAGES:
            assert_finished(GAME.prompt(state, seat, language), language, question=True)
            assert_finished(GAME.progress(state, language), language)
            for action in chance.sample(legal, min(len(legal), 3)):
                for teller in tellers:
                    assert_finished(teller(state, seat, action, language), language)
        if seat != CHANCE and chance.random() < 0.1:
            for language in LANGUAGES:
                for why in GAME.obstacles(state, seat, language).values():
                    assert_finished(why, language)
        verbs = sorted({action.verb for action in legal})
        quiet = ("pass", "convert", "burn", "decline", "done", "drop")
        verb = chance.choice([verb for verb in verbs if verb not in quiet] or verbs)
        GAME.apply(state, seat, chance.choice([action for action in legal if action.verb == verb]))
    for language in LANGUAGES:
        assert_finished(GAME.progress(state, language), language)
        for role in GAME.roles(state, language):
            assert_finished(role, language)


def test_what_is_legal_is_no_obstacle() -> None:
    """An obstacle stands only under the name of something that no answer names."""
    chance = Random(7)
    state = GAME.new(3, {})
    while GAME.waiting(state):
        seat = GAME.waiting(state)[0]
        legal = list(GAME.legal(state, seat))
        if seat != CHANCE:
            for action in legal:
                assert GAME.obstacle(state, seat, action, "en") == "", action
        GAME.apply(state, seat, chance.choice(legal))


# --- the answers, chapter by chapter


def test_terraforming_tells_how_far_and_what_it_costs() -> None:
    table = forest("goblins", scoring="spade-engineering", against="wasteland philosophers B5 A10")
    assert told(table, 2, "dig H6") == (
        "Terraform H6: desert, 3 spades from forest; pay 9 tools for spades",
        "Преобразовать H6: пустыня, 3 лопаты до леса; заплатить 9 инструментов за лопаты",
        "Тераформувати H6: пустеля, 3 лопати до лісу; сплатити 9 знарядь за лопати",
    )
    table.play("2: dig H6")
    assert asked(table, 2) == (
        "H6, now desert: what does it become?",
        "H6, сейчас пустыня: во что превратить?",
        "H6, зараз пустеля: на що перетворити?",
    )
    assert told(table, 2, "to wasteland") == (
        "H6, desert → wasteland: pay 3 tools, gain 2 points and 2 coins, 57 tools left;"
        " not home yet, so no workshop there",
        "H6, пустыня → пустошь: заплатить 3 инструмента, получить 2 очка и 2 монеты, останется 57 инструментов;"
        " ещё не родная земля, мастерскую там не построить",
        "H6, пустеля → пустище: сплатити 3 знаряддя, отримати 2 очки і 2 монети, лишиться 57 знарядь;"
        " ще не рідна місцевість, майстерню там не спорудити",
    )


def test_where_one_terrain_is_possible_the_first_answer_tells_all() -> None:
    table = forest()
    table.stocks(2, "4t")
    assert told(table, 2, "dig H9") == (
        "Terraform H9: swamp, 2 spades from forest; becomes lake; pay 3 tools, 1 tool left",
        "Преобразовать H9: болото, 2 лопаты до леса; станет: озеро; заплатить 3 инструмента, останется 1 инструмент",
        "Тераформувати H9: болото, 2 лопати до лісу; стане: озеро; сплатити 3 знаряддя, лишиться 1 знаряддя",
    )


def test_free_spades_are_told_apart_from_bought_ones() -> None:
    table = forest()
    assert told(table, 2, "power two-spades")[0] == (
        "Power action “2 spades”: pay 6 power, 6 power left; then terraform and build with 2 free spades"
    )
    table.play("2: power two-spades")
    assert asked(table, 2)[1] == "У вас 2 лопаты: какой гекс преобразовать?"
    assert told(table, 2, "dig H6")[2] == (
        "Тераформувати H6: пустеля, 3 лопати до лісу; безплатно 2 лопати; сплатити 3 знаряддя за лопати"
    )


def test_a_tunnel_tells_its_price_and_its_points() -> None:
    table = forest("moles")
    assert told(table, 2, "tunnel F6")[1] == (
        "Туннель к F6: заплатить 1 инструмент, получить 4 очка, останется 59 инструментов;"
        " пустошь, 2 лопаты до леса; заплатить 6 инструментов за лопаты"
    )
    assert told(table, 2, "special bridge")[0] == "Build a bridge for a tool: pay 1 tool, 59 tools left; then a bridge"


def test_an_upgrade_tells_whom_it_offers_power() -> None:
    table = forest(against="wasteland goblins B5 A10")
    table.put(1, "guild", "I8")
    assert told(table, 2, "upgrade H7 guild") == (
        "Guild on H7: pay 2 tools and 3 coins, 58 tools and 57 coins left; offers 2 power to the Goblins",
        "Гильдия на H7: заплатить 2 инструмента и 3 монеты, останется 58 инструментов и 57 монет;"
        " предложит 2 силы Гоблинам",
        "Гільдія на H7: сплатити 2 знаряддя і 3 монети, лишиться 58 знарядь і 57 монет; запропонує 2 сили Ґоблінам",
    )
    table.play("2: upgrade H7 guild", "2: done")
    assert asked(table, 1) == (
        "A building of the Felines beside yours: take 2 power for 1 point?",
        "Фелины строят рядом с вами: получить 2 силы за 1 очко?",
        "Коти споруджують поруч із вами: отримати 2 сили за 1 очко?",
    )
    assert told(table, 1, "take 2")[2] == "Отримати 2 сили за 1 очко"


def test_a_palace_offers_power_before_its_tile_is_chosen() -> None:
    table = forest(against="wasteland goblins B5 A10")
    table.put(1, "workshop", "I8")
    table.put(2, "guild", "H7")
    assert told(table, 2, "upgrade H7 palace")[0] == (
        "Palace on H7: pay 4 tools and 6 coins, 56 tools and 54 coins left; offers 1 power to the Goblins;"
        " then a palace tile"
    )


def test_a_city_is_told_before_it_is_founded() -> None:
    table = forest()
    table.put(2, "guild", "I6 I7")
    table.put(2, "workshop", "I8 I9")
    assert told(table, 2, "upgrade I8 guild")[1].endswith("; будет основан город")
    table.play("2: upgrade I8 guild")
    assert told(table, 2, "city coins") == (
        "City of Coins: gain 6 points, 6 coins and 1 book of your choice; 1 key;"
        " then 3 steps of science in any disciplines",
        "Город монет: получить 6 очков, 6 монет и 1 книгу на выбор; 1 ключ; затем 3 шага в любых дисциплинах",
        "Місто монет: отримати 6 очок, 6 монет і 1 книжку на вибір; 1 ключ; потім 3 кроки у будь-яких дисциплінах",
    )


def test_a_scholar_tells_the_level_and_what_stops_it() -> None:
    table = forest()
    table.stocks(2, "12/0/0")
    assert told(table, 2, "send law 3") == (
        "Scholar to law, 3 steps: law 1 → 4; gain 1 power; the scholar stays there for good; 4 scholars left",
        "Отправить учёного (право, 3 шага): право 1 → 4; получить 1 силу; учёный остаётся там навсегда;"
        " останется 4 учёных",
        "Відрядити науковця (юриспруденція, 3 кроки): юриспруденція 1 → 4; отримати 1 силу;"
        " науковець лишається там назавжди; лишиться 4 науковці",
    )
    table.science(2, law=6)
    assert told(table, 2, "send law 2")[0].startswith("Scholar to law, 2 steps: law 6 → 7, level 8 needs a key;")
    table.city(2, "coins")
    assert told(table, 2, "send law 2")[0].startswith("Scholar to law, 2 steps: law 6 → 7, a key opens level 8;")
    table.play("2: send law 2")
    assert told(table, 2, "key law")[2] == "Використати ключ (юриспруденція): юриспруденція 7 → 8"


def test_a_competency_tells_what_its_place_and_its_tile_bring() -> None:
    table = forest("philosophers", against="wasteland goblins B5 A10", competencies="tower")
    table.put(2, "guild", "H7")
    assert told(table, 2, "upgrade H7 school")[1].endswith("; затем компетенция")
    table.play("2: upgrade H7 school")
    assert told(table, 2, "competency tower") == (
        "Competency “Tower”: banking 3 → 6; gain 1 book of banking; then a neutral tower",
        "Компетенция «Башня»: банковское дело 3 → 6; получить 1 книгу по банковскому делу; затем нейтральная башня",
        "Компетентність «Вежа»: банківська справа 3 → 6; отримати 1 книжку з банківської справи; потім нейтральна вежа",
    )


def test_an_innovation_tells_its_whole_price_and_its_points() -> None:
    """Four points for two workshops and five of the round tile."""
    table = forest(innovations="libraries census sewers")
    assert told(table, 2, "develop sewers") == (
        "Innovation “Sewers”: pay 5 books and 5 coins, gain 9 points, 31 books and 55 coins left",
        "Инновация «Канализация»: заплатить 5 книг и 5 монет, получить 9 очков, останется 31 книга и 55 монет",
        "Інновація «Каналізації»: сплатити 5 книжок і 5 монет, отримати 9 очок, лишиться 31 книжка і 55 монет",
    )
    table.play("2: develop sewers")
    assert asked(table, 2) == (
        "Sewers: 3 books to pay. How many of banking?",
        "Канализация: осталось заплатить 3 книги. Сколько по банковскому делу?",
        "Каналізації: лишилося сплатити 3 книжки. Скільки з банківської справи?",
    )
    assert told(table, 2, "pay banking 0")[1] == "Без книг по банковскому делу: затем ещё 3 книги"


def test_the_tracks_tell_what_they_bring() -> None:
    table = forest()
    assert told(table, 2, "shovel") == (
        "Terraforming 0 → 1: pay 1 tool, 1 scholar and 5 coins, gain 2 books of your choice, 59 tools, 4 scholars and"
        " 55 coins left; a spade costs 2 tools from now on",
        "Терраформинг 0 → 1: заплатить 1 инструмент, 1 учёного и 5 монет, получить 2 книги на выбор,"
        " останется 59 инструментов, 4 учёных и 55 монет; отныне лопата стоит 2 инструмента",
        "Тераформування 0 → 1: сплатити 1 знаряддя, 1 науковця і 5 монет, отримати 2 книжки на вибір,"
        " лишиться 59 знарядь, 4 науковці і 55 монет; відтепер лопата коштує 2 знаряддя",
    )


def test_passing_tells_points_coins_and_the_place_in_the_next_round() -> None:
    table = forest(bonuses="coins power-and-coins science-step")
    table.competency(2, "pass-cities")
    table.city(2, "coins", "tools")
    assert told(table, 2, "pass coins") == (
        "Pass, take “Purse”: gain 4 points; you will be number 2 in round 2",
        "Пас, бонус «Кошель»: получить 4 очка; в раунде 2 ваш ход 2-й",
        "Пас, бонус «Гаманець»: отримати 4 очки; у раунді 2 ваш хід 2-й",
    )


def test_a_special_action_is_called_by_its_tile() -> None:
    table = forest("psychics")
    table.stocks(2, "12/0/0")
    assert told(table, 2, "special faction")[0] == "Special action “Psychics”: gain 5 power; then a second action"
    table.play("2: special faction")
    assert asked(table, 2)[0] == "Choose your second action, or end your turn."


def test_conversions_name_the_colour_of_a_book() -> None:
    table = forest()
    assert told(table, 2, "convert pw law") == (
        "5 power → 1 book of law",
        "5 силы → 1 книга по праву",
        "5 сили → 1 книжка з юриспруденції",
    )


def test_the_cards_of_the_automa_tell_what_it_did() -> None:
    state = GAME.new(1, {})
    chance = Random(3)
    seen: list[str] = []
    while GAME.waiting(state):
        seat = GAME.waiting(state)[0]
        action = chance.choice(list(GAME.legal(state, seat)))
        if action.verb == "card":
            seen.append(GAME.report(state, seat, action, "en"))
        GAME.apply(state, seat, action)
    told_of = "\n".join(seen)
    for what in ("workshop on", "guild on", "blocks power action", " → ", "passes", "gains", "supports the next card"):
        assert what in told_of, what


# --- why not


def test_obstacles_say_how_much_is_short() -> None:
    table = forest(innovations="libraries census sewers")
    table.stocks(2, "0c 0t 0s 0/0/3 1+0+0+0")
    assert why_not(table, 2, "H7") == (
        "guild: 2 tools and 6 coins short",
        "гильдия: не хватает 2 инструментов и 6 монет",
        "гільдія: бракує 2 знарядь і 6 монет",
    )
    assert why_not(table, 2, "H8") == (
        "terraforming: 3 tools short",
        "терраформинг: не хватает 3 инструментов",
        "тераформування: бракує 3 знарядь",
    )
    assert why_not(table, 2, "power coins") == (
        "1 power short in bowl III",
        "в чаше III не хватает 1 силы",
        "у чаші III бракує 1 сили",
    )
    assert why_not(table, 2, "innovation sewers") == (
        "1 book of banking, 3 books of your choice and 5 coins short",
        "не хватает 1 книги по банковскому делу, 3 книг на выбор и 5 монет",
        "бракує 1 книжки з банківської справи, 3 книжок на вибір і 5 монет",
    )
    assert why_not(table, 2, "books coins")[0] == "1 book short"
    assert why_not(table, 2, "shipping")[1] == "мореходство: не хватает 1 учёного и 4 монет"
    assert why_not(table, 2, "law 3")[2] == "немає науковця"


def test_obstacles_name_who_is_there_and_what_is_used() -> None:
    table = forest()
    assert why_not(table, 2, "B5") == ("taken: Philosophers", "занято: Философы", "зайнято: Філософи")
    assert why_not(table, 2, "A2")[0] == "out of reach"
    table.act(2, "power coins")
    assert why_not(table, 2, "power coins") == (
        "used in this round",
        "уже использовано в этом раунде",
        "вже використано в цьому раунді",
    )


def test_a_competency_one_has_cannot_be_taken_again() -> None:
    table = forest()
    table.competency(2, "tower")
    table.put(2, "guild", "H7")
    table.play("2: upgrade H7 school")
    assert why_not(table, 2, "competency tower")[0] == "you have this one"
    assert GAME.obstacle(table.state, 1, GAME.book["competency tower"], "ru") == "она у вас уже есть"


# --- content and rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_content_has_words(language: str, edition: str) -> None:
    entries = [entry for section in GAME.describe(language, {"edition": edition}) for entry in section.entries]
    for entry in entries:
        for text in (entry.name, entry.text, entry.source):
            assert_finished(text, language)
        assert entry.text.endswith("."), entry.text
    ids = [entry.id for entry in entries]
    assert len(set(ids)) == len(ids)
    # Boards, factions, palaces, innovations, competencies, bonuses, cities, round tiles, final tiles, actions.
    printed = 7 + 12 + 17 + 18 + 12 + 10 + 7 + 12 + 4 + 6 + 6
    assert len(ids) == printed + len(AUTOMA_FACTIONS) + 1 + LEVELS + len(CARDS)


def test_the_factions_of_the_automa_that_are_left_out_are_named() -> None:
    entries = [entry for section in GAME.describe("en", {}) for entry in section.entries]
    left_out = next(entry for entry in entries if entry.id == "automa left-out")
    assert left_out.name == "Left out: Symbionts, Blight, Gognomes"


def test_a_faction_tells_what_the_other_edition_says() -> None:
    illusionists = next(faction for faction in FACTIONS if faction.id == "illusionists")
    assert describe_faction(illusionists, "en", 0).endswith(
        "each of them brings 1 point (2–3 players) or 2 points (4–5 players)."
        " In the first edition: 3 points (2–4 players) or 4 points (5 players)."
    )
    assert describe_faction(illusionists, "ru", 1).endswith(
        "каждое приносит 3 очка (2–4 игрока) или 4 очка (5 игроков)."
        " В исправленном издании: 1 очко (2–3 игрока) или 2 очка (4–5 игроков)."
    )
    goblins = next(faction for faction in FACTIONS if faction.id == "goblins")
    assert describe_faction(goblins, "uk", 0) == (
        "На початку: 1 рівень банківської справи, 1 рівень інженерії і 1 знаряддя."
        " За кожну використану лопату, безплатну чи куплену: 2 монети."
    )


@pytest.mark.parametrize(
    ("id", "words"),
    [
        (
            "innovation census",
            (
                "At once: points for the number of your buildings: 8 with 7–8, 12 with 9–10, 18 with 11 and more.",
                "Сразу: очки за число ваших зданий: 7–8 — 8, 9–10 — 12, 11 и больше — 18.",
                "Негайно: очки за кількість ваших будівель: 7–8 — 8, 9–10 — 12, 11 і більше — 18.",
            ),
        ),
        (
            "palace 13",
            (
                "Special action, once a round: 3 coins, 1 book of your choice. 3 points for each guild you build.",
                "Особое действие, раз в раунд: 3 монеты, 1 книга на выбор. 3 очка за каждую построенную гильдию.",
                "Особлива дія, раз на раунд: 3 монети, 1 книжка на вибір. 3 очки за кожну споруджену гільдію.",
            ),
        ),
        (
            "bonus pass-palace-university",
            (
                "Income: 1 tool. When you pass: 4 points for each of your palaces and for each of your universities.",
                "Доход: 1 инструмент. Когда пасуете: 4 очка за каждый ваш дворец и за каждый ваш университет.",
                "Дохід: 1 знаряддя. Коли пасуєте: 4 очки за кожен ваш палац і за кожен ваш університет.",
            ),
        ),
        (
            "city spades",
            (
                "5 points, terraform and build with 2 free spades, a key.",
                "5 очков, терраформинг и строительство с 2 бесплатными лопатами, ключ.",
                "5 очок, тераформування і спорудження з 2 безплатними лопатами, ключ.",
            ),
        ),
        (
            "score city-engineering",
            (
                "5 points for each city tile you take. At the end of the round: 1 spade for every 4 levels of"
                " engineering. The Automa gains 0 points for passing in rounds 1 to 3, 4 points later.",
                "5 очков за каждый взятый жетон города. В конце раунда: 1 лопата за каждые 4 уровня инженерного дела."
                " Автома получает за пас 0 очков в раундах 1–3 и 4 очка позже.",
                "5 очок за кожен узятий жетон міста. Наприкінці раунду: 1 лопата за кожні 4 рівні інженерії."
                " Автома отримує за пас 0 очок у раундах 1–3 і 4 очки пізніше.",
            ),
        ),
    ],
)
def test_a_piece_is_told_as_it_is_printed(id: str, words: tuple[str, ...]) -> None:
    for language, text in zip(LANGUAGES, words, strict=True):
        entries = [entry for section in GAME.describe(language, {}) for entry in section.entries]
        assert next(entry.text for entry in entries if entry.id == id) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_whole(language: str) -> None:
    chapters = GAME.rules(language)
    for chapter in chapters:
        assert_finished(chapter.title, language)
        for paragraph in chapter.paragraphs:
            assert_finished(paragraph, language)
            assert paragraph.endswith("."), paragraph
    assert len(chapters[-1].paragraphs) == len(FACTIONS)


@pytest.mark.parametrize(
    ("board", "special"),
    [
        ("desert", "After the first buildings: a free spade, without building."),
        (
            "plains",
            "Advancing terraforming costs 1 tool, 1 scholar and 1 coin and brings first 2 books of your choice, "
            "then 6 points.",
        ),
        ("swamp", "You begin with 15 coins, 3 tools and 1 scholar; power 3 in bowl I, 9 in bowl II."),
        (
            "lake",
            "Your shipping begins at 1. Shipping brings 3 points at level 2 and 2 books of your choice at level 3.",
        ),
        (
            "forest",
            "You begin with 15 coins, 3 tools and 1 step in each discipline; power 4 in bowl I, 8 in bowl II.",
        ),
        ("mountain", "Income: 2 coins and 1 tool. Your first guild brings 3 coins of income instead of 2."),
        (
            "wasteland",
            "You begin with 15 coins, 4 tools and 1 book of your choice; power 5 in bowl I, 7 in bowl II. "
            "Innovations cost 5 books, the second 5, the third 7.",
        ),
    ],
)
def test_what_sets_a_planning_board_apart(board: str, special: str) -> None:
    assert what_is_special(next(each for each in BOARDS if each.id == board), "en") == special
