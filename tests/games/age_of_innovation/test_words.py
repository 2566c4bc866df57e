"""What players read, in three languages: numbers and nouns, content, questions, answers."""

import re
from random import Random

import pytest

from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.content.automa import AUTOMA_FACTIONS, CARDS, LEVELS
from boardwright.games.age_of_innovation.content.boards import BOARDS
from boardwright.games.age_of_innovation.content.factions import FACTIONS
from boardwright.games.age_of_innovation.rules.vocabulary import EDITIONS
from boardwright.games.age_of_innovation.table.naming import amount
from boardwright.games.age_of_innovation.table.writing import describe_faction, what_is_special
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import try_out
from boardwright.kernel.text import Text
from boardwright.words import LANGUAGES
from tests.games import words
from tests.games.age_of_innovation.tables import Table, forest
from tests.games.words import READERS

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


def in_all(text: Text, case: str = "nom") -> tuple[str, ...]:
    return tuple(READERS[language].read(text, case) for language in LANGUAGES)


def told(table: Table, seat: int, text: str) -> tuple[str, ...]:
    """A legal answer with what it pays and brings, in all languages."""
    assert text in table.legal(seat)
    return tuple(words.told(GAME, table.state, seat - 1, GAME.book[text], language) for language in LANGUAGES)


def logged(table: Table, seat: int, text: str) -> tuple[str, ...]:
    return in_all(GAME.telling.line(table.state, seat - 1, GAME.book[text]))


def asked(table: Table, seat: int) -> tuple[str, ...]:
    return in_all(GAME.telling.prompt(table.state, seat - 1))


# --- numbers and nouns


@pytest.mark.parametrize(
    ("number", "what", "words"),
    [
        (1, "tools", ("1 tool", "1 инструмент", "1 знаряддя")),
        (3, "tools", ("3 tools", "3 инструмента", "3 знаряддя")),
        (5, "tools", ("5 tools", "5 инструментов", "5 знарядь")),
        (11, "tools", ("11 tools", "11 инструментов", "11 знарядь")),
        (1, "scholars", ("1 scholar", "1 учёного", "1 науковця")),
        (2, "scholars", ("2 scholars", "2 учёных", "2 науковців")),
        (1, "books", ("1 book", "1 книгу", "1 книжку")),
        (4, "books", ("4 books", "4 книги", "4 книжки")),
        (12, "books", ("12 books", "12 книг", "12 книжок")),
        (21, "points", ("21 points", "21 очко", "21 очко")),
        (22, "coins", ("22 coins", "22 монеты", "22 монети")),
        (5, "power", ("5 power", "5 силы", "5 сили")),
        (1, "annexes", ("1 annex", "1 пристройку", "1 павільйон")),
    ],
)
def test_a_noun_takes_the_form_of_its_number(number: int, what: str, words: tuple[str, ...]) -> None:
    assert in_all(amount(what, number), "acc") == words


def test_what_stands_by_itself_is_in_the_nominative() -> None:
    stocks = list(GAME.stocks(forest().state)[0])
    assert [in_all(GAME.telling.amount(stock, 1))[1] for stock in stocks] == [
        "1 очко",
        "1 монета",
        "1 инструмент",
        "1 учёный",
        "1 книга",
        "1 сила",
    ]
    assert [in_all(GAME.telling.amount(stock, 2))[2] for stock in stocks] == [
        "2 очки",
        "2 монети",
        "2 знаряддя",
        "2 науковці",
        "2 книжки",
        "2 сили",
    ]


def test_what_is_short_is_in_the_genitive() -> None:
    tools = [in_all(amount("tools", number), "gen")[2] for number in (1, 2, 5)]
    assert tools == ["1 знаряддя", "2 знарядь", "5 знарядь"]
    books = [in_all(amount("books", number), "gen")[1] for number in (1, 2, 11, 21)]
    assert books == ["1 книги", "2 книг", "11 книг", "21 книги"]


def test_books_belong_to_a_discipline() -> None:
    assert in_all(amount("books law", 2)) == ("2 books of law", "2 книги по праву", "2 книжки з юриспруденції")


# --- everything that can be asked and answered


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
    """Of each question a few answers, in all languages. Whoever can do something does it."""
    chance, telling = Random(seed), GAME.telling
    state = GAME.new(players, options)
    while GAME.waiting(state):
        seat = GAME.waiting(state)[0]
        legal = list(GAME.legal(state, seat))
        texts = [telling.progress(state)]
        for action in chance.sample(legal, min(len(legal), 3)):
            entries = try_out(GAME, state, seat, [action]).entries
            texts += [telling.label(state, seat, action), telling.line(state, seat, action)]
            texts += [telling.phrase(state, seat, action, entries)]
            texts += [text for text in (telling.outcome(each, entries) for each in range(players)) if text]
        if seat != CHANCE and chance.random() < 0.1:
            texts += telling.reasons(state, seat).values()
        for language in LANGUAGES:
            assert_finished(READERS[language](telling.prompt(state, seat)), language, question=True)
            for text in texts:
                assert_finished(READERS[language](text), language)
        verbs = sorted({action.verb for action in legal})
        quiet = ("pass", "convert", "burn", "decline", "done", "drop")
        verb = chance.choice([verb for verb in verbs if verb not in quiet] or verbs)
        GAME.apply(state, seat, chance.choice([action for action in legal if action.verb == verb]))
    for language in LANGUAGES:
        for text in (telling.progress(state), *telling.roles(state), *telling.sources(), telling.rival(0)):
            assert_finished(READERS[language](text), language)


# --- the answers, chapter by chapter


def test_terraforming_tells_how_far_and_what_it_costs() -> None:
    table = forest("goblins", scoring="spade-engineering", against="wasteland philosophers B5 A10")
    assert told(table, 2, "dig H6") == (
        "Terraform H6. Desert: 3 spades to forest. All the way it costs 9 tools.",
        "Преобразовать H6. Пустыня: 3 лопаты до леса. Весь путь стоит 9 инструментов.",
        "Тераформувати H6. Пустеля: 3 лопати до лісу. Увесь шлях коштує 9 знарядь.",
    )
    table.play("2: dig H6")
    assert asked(table, 2) == (
        "H6, now desert: what does it become?",
        "H6, сейчас пустыня: во что превратить?",
        "H6, зараз пустеля: на що перетворити?",
    )
    assert told(table, 2, "to wasteland") == (
        "Turn H6 into wasteland: pay 3 tools; gain 2 points and 2 coins. Not home yet, so no workshop there.",
        "Превратить H6 в пустошь: заплатить 3 инструмента; получить 2 очка и 2 монеты."
        " Это ещё не родная земля, мастерскую там не построить.",
        "Перетворити H6 на пустище: заплатити 3 знаряддя; отримати 2 очки і 2 монети."
        " Це ще не рідна місцевість, майстерню там не спорудити.",
    )


def test_where_one_terrain_is_possible_the_first_answer_tells_all() -> None:
    table = forest()
    table.stocks(2, "4t")
    assert told(table, 2, "dig H9") == (
        "Terraform H9: pay 3 tools. Swamp: 2 spades to forest. Only 1 spade at hand. It becomes lake.",
        "Преобразовать H9: заплатить 3 инструмента. Болото: 2 лопаты до леса."
        " В наличии только 1 лопата. Там будет озеро.",
        "Тераформувати H9: заплатити 3 знаряддя. Болото: 2 лопати до лісу. Є лише 1 лопата. Там буде озеро.",
    )


def test_a_course_tells_all_that_it_pays() -> None:
    table = forest()
    entries = try_out(GAME, table.state, 1, [GAME.book[text] for text in ("dig H6", "to forest", "build H6")]).entries
    assert in_all(GAME.telling.outcome(1, entries))[0] == "pay 10 tools and 2 coins"


def test_a_course_is_called_by_what_it_comes_to() -> None:
    table = forest()
    macros = [each.answers for each in GAME.macros(table.state, 1) if each.answers[0].text == "dig I7"]
    called = [in_all(GAME.telling.intention(table.state, 1, each)) for each in macros]
    assert called == [
        ("Terraform I7 and build", "Преобразовать I7 и построить", "Тераформувати I7 і спорудити"),
        ("Terraform I7 only", "Только преобразовать I7", "Лише тераформувати I7"),
    ]


def test_free_spades_are_told_apart_from_bought_ones() -> None:
    table = forest()
    assert told(table, 2, "power two-spades")[0] == (
        "Use the power action “2 spades”: pay 6 power; then terraform and build with 2 free spades"
    )
    table.play("2: power two-spades")
    assert asked(table, 2)[1] == "У вас 2 лопаты: какой гекс преобразовать?"
    assert told(table, 2, "dig H6")[2] == (
        "Тераформувати H6. Пустеля: 3 лопати до лісу. Безплатно: 2 лопати. Увесь шлях коштує 3 знаряддя."
    )


def test_a_tunnel_tells_its_price_and_its_points() -> None:
    table = forest("moles")
    assert told(table, 2, "tunnel F6")[1] == (
        "Проложить туннель к F6: заплатить 1 инструмент; получить 4 очка."
        " Пустошь: 2 лопаты до леса. Весь путь стоит 6 инструментов."
    )
    assert told(table, 2, "special bridge")[0] == "Build a bridge for a tool: pay 1 tool"


def test_an_upgrade_tells_whom_it_offers_power() -> None:
    table = forest(against="wasteland goblins B5 A10")
    table.put(1, "guild", "I8")
    assert told(table, 2, "upgrade H7 guild") == (
        "Upgrade to a guild on H7: pay 2 tools and 3 coins; offers 2 power to the Goblins",
        "Улучшить до гильдии на H7: заплатить 2 инструмента и 3 монеты; предложить 2 силы Гоблинам",
        "Модернізувати до гільдії на H7: заплатити 2 знаряддя і 3 монети; запропонувати 2 сили Ґоблінам",
    )
    entries = try_out(GAME, table.state, 1, [GAME.book["upgrade H7 guild"]]).entries
    assert in_all(GAME.telling.outcome(0, entries))[0] == "2 power may be taken for 1 point"
    table.play("2: upgrade H7 guild", "2: done")
    assert asked(table, 1) == (
        "Take 2 power for 1 point?",
        "Получить 2 силы за 1 очко?",
        "Отримати 2 сили за 1 очко?",
    )
    assert told(table, 1, "take 2")[2] == (
        "Отримати 2 сили за 1 очко: заплатити 1 очко; отримати 2 сили; 2 з чаші I до II"
    )


def test_a_palace_tells_its_tile_and_then_whom_it_offers_power() -> None:
    table = forest(against="wasteland goblins B5 A10")
    table.put(1, "workshop", "I8")
    table.put(2, "guild", "H7")
    assert told(table, 2, "upgrade H7 palace")[0] == (
        "Upgrade to a palace on H7: pay 4 tools and 6 coins; then a palace tile"
    )
    table.play("2: upgrade H7 palace")
    assert told(table, 2, "palace 17")[0] == (
        "Take the tile of palace 17: gain 10 points; offers 1 power to the Goblins. At once: 10 points."
        " Income: 2 power."
    )


def test_a_city_is_told_before_it_is_founded() -> None:
    table = forest()
    table.put(2, "guild", "I6 I7")
    table.put(2, "workshop", "I8 I9")
    assert told(table, 2, "upgrade I8 guild")[1].endswith("; новый город")
    table.play("2: upgrade I8 guild")
    assert told(table, 2, "city coins") == (
        "Take the city tile “City of Coins”: gain 6 points and 6 coins; 1 key;"
        " then 3 steps of science and 1 book of your choice",
        "Взять жетон «Город монет»: получить 6 очков и 6 монет; 1 ключ; затем 3 шага в науке и 1 книга на выбор",
        "Узяти жетон «Місто монет»: отримати 6 очок і 6 монет; 1 ключ; потім 3 кроки в науці і 1 книжка на вибір",
    )


def test_a_scholar_tells_the_level_and_what_stops_it() -> None:
    table = forest()
    table.stocks(2, "12/0/0")
    assert told(table, 2, "send law 3") == (
        "Send a scholar to law, 3 steps: pay 1 scholar; gain 1 power; law +3; the scholar stays there for good",
        "Отправить учёного (право, 3 шага): заплатить 1 учёного; получить 1 силу; право +3;"
        " учёный остаётся там навсегда",
        "Відрядити науковця (юриспруденція, 3 кроки): заплатити 1 науковця; отримати 1 силу; юриспруденція +3;"
        " науковець лишається там назавжди",
    )
    assert told(table, 2, "send law 1")[0].endswith("; the scholar goes back to the supply")
    table.science(2, law=6)
    assert told(table, 2, "send law 2")[0].endswith(" for good. Level 8 needs a key.")
    table.city(2, "coins")
    assert told(table, 2, "send law 2")[0].endswith(" for good. A key opens level 8.")
    table.play("2: send law 2")
    assert told(table, 2, "key law")[2] == "Використати ключ (юриспруденція): юриспруденція +1"


def test_a_competency_tells_what_its_place_and_its_tile_bring() -> None:
    table = forest("philosophers", against="wasteland goblins B5 A10", competencies="tower")
    table.put(2, "guild", "H7")
    assert told(table, 2, "upgrade H7 school")[1].endswith("; затем компетенция")
    table.play("2: upgrade H7 school")
    assert told(table, 2, "competency tower")[:2] == (
        "Take the competency “Tower”: gain 1 book of banking; banking +3; then a neutral building."
        " At once: a neutral tower. The tower's power value is 2. Income: 2 coins and 2 power.",
        "Взять компетенцию «Башня»: получить 1 книгу по банковскому делу; банковское дело +3;"
        " затем нейтральное здание. Сразу: нейтральная башня. Ценность башни 2. Доход: 2 монеты и 2 силы.",
    )


def test_an_innovation_tells_its_whole_price_and_its_points_by_source() -> None:
    """Four points for two workshops and five of the round tile."""
    table = forest(innovations="libraries census sewers")
    assert told(table, 2, "develop sewers")[0] == (
        "Develop the innovation “Sewers”: pay 2 books of banking and 5 coins."
        " Then 3 books of any disciplines are to be paid. At once: 2 points for each of your workshops."
    )
    table.play("2: develop sewers")
    assert asked(table, 2) == (
        "Sewers: 3 books to pay. How many of banking?",
        "Канализация: осталось заплатить 3 книги. Сколько по банковскому делу?",
        "Каналізації: лишилося заплатити 3 книжки. Скільки з банківської справи?",
    )
    assert told(table, 2, "pay banking 0")[1] == "Не платить книгами по банковскому делу. Затем ещё 3 книги."
    points = [text.split("; ", 1)[1] for text in told(table, 2, "pay banking 3")]
    assert points == [
        "gain 9 points; points: round tiles 5, innovations 4",
        "получить 9 очков; очки: жетоны раундов 5, инновации 4",
        "отримати 9 очок; очки: жетони раундів 5, інновації 4",
    ]


def test_the_tracks_tell_what_they_bring() -> None:
    assert told(forest(), 2, "shovel") == (
        "Advance terraforming to 1: pay 1 tool, 1 scholar and 5 coins; then 2 books of your choice."
        " A spade costs 2 tools from now on.",
        "Улучшить терраформинг до 1: заплатить 1 инструмент, 1 учёного и 5 монет; затем 2 книги на выбор."
        " Отныне лопата стоит 2 инструмента.",
        "Вдосконалити тераформування до 1: заплатити 1 знаряддя, 1 науковця і 5 монет; потім 2 книжки на вибір."
        " Відтепер лопата коштує 2 знаряддя.",
    )


def test_passing_tells_points_coins_and_the_place_in_the_next_round() -> None:
    table = forest(bonuses="coins power-and-coins science-step")
    table.competency(2, "pass-cities")
    table.city(2, "coins", "tools")
    assert told(table, 2, "pass coins") == (
        "Pass, take “Purse”: gain 4 points. You will be number 2 in round 2. Income: 6 coins.",
        "Спасовать, взять бонус «Кошель»: получить 4 очка. В раунде 2 ваш ход 2-й. Доход: 6 монет.",
        "Спасувати, узяти бонус «Гаманець»: отримати 4 очки. У раунді 2 ваш хід 2-й. Дохід: 6 монет.",
    )


def test_a_special_action_is_called_by_its_tile() -> None:
    table = forest("psychics")
    table.stocks(2, "12/0/0")
    assert told(table, 2, "special faction")[0] == (
        "Use the special action “Psychics”: gain 5 power; then a second action"
    )
    table.play("2: special faction")
    assert asked(table, 2)[0] == "Choose your second action, or end your turn."


def test_conversions_name_the_colour_of_a_book() -> None:
    label = GAME.telling.label(forest().state, 1, GAME.book["convert pw law"])
    assert in_all(label) == (
        "Convert 5 power into 1 book of law",
        "Обменять 5 силы на 1 книгу по праву",
        "Обміняти 5 сили на 1 книжку з юриспруденції",
    )


def test_power_is_told_by_what_becomes_of_it() -> None:
    """What is spent falls to bowl I, what is gained moves up, what is sacrificed leaves the game."""
    table = forest()
    table.stocks(2, "2/2/8")
    assert told(table, 2, "burn")[0] == (
        "Sacrifice power: 1 power moves from bowl II to bowl III, as much leaves the game"
    )
    entries = try_out(GAME, table.state, 1, [GAME.book["power tools"]]).entries
    assert (GAME.telling.paid(1, entries), GAME.telling.gained(1, entries)) == ({"power": 4}, {"tools": 2})
    table.science(2, banking=4)
    entries = try_out(GAME, table.state, 1, [GAME.book["send banking 1"]]).entries
    assert GAME.telling.gained(1, entries) == {"power": 2}


def test_the_log_tells_what_was_done_without_sums() -> None:
    table = forest()
    assert logged(table, 2, "dig H6")[0] == "Terraformed H6"
    assert logged(table, 2, "upgrade H7 guild") == (
        "Upgraded to a guild on H7",
        "Здание на H7 улучшено до гильдии",
        "Будівлю на H7 модернізовано до гільдії",
    )
    table.play("2: dig H6")
    assert logged(table, 2, "to wasteland") == (
        "Turned H6 into wasteland",
        "Гекс H6 превращён в пустошь",
        "Клітинку H6 перетворено на пустище",
    )


def test_the_cards_of_the_automa_tell_what_it_did() -> None:
    state = GAME.new(1, {})
    chance = Random(3)
    seen: list[str] = []
    while GAME.waiting(state):
        seat = GAME.waiting(state)[0]
        action = chance.choice(list(GAME.legal(state, seat)))
        if action.verb == "card":
            seen.append(in_all(GAME.telling.line(state, seat, action))[0])
        GAME.apply(state, seat, action)
    told_of = "\n".join(seen)
    for what in ("workshop on", "guild on", "blocked the power action", " +1", "passed", "gained", "Turned up card"):
        assert what in told_of, what


# --- content


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_content_has_words(edition: str) -> None:
    pieces = [piece for section in GAME.telling.describe({"edition": edition}) for piece in section.pieces]
    for piece in pieces:
        for language in LANGUAGES:
            for text in (piece.name, piece.text, piece.source):
                assert_finished(READERS[language](text), language)
            assert READERS[language](piece.text).endswith("."), piece.id
    ids = [piece.id for piece in pieces]
    assert len(set(ids)) == len(ids)
    # Boards, factions, palaces, innovations, competencies, bonuses, cities, round tiles, final tiles, actions.
    printed = 7 + 12 + 17 + 18 + 12 + 10 + 7 + 12 + 4 + 6 + 6
    assert len(ids) == printed + len(AUTOMA_FACTIONS) + 1 + LEVELS + len(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_are_drawn_with_finished_words(language: str) -> None:
    told_pieces = READERS[language].everything(GAME.telling.pieces({}))
    for kind in ("factions", "palaces", "innovations", "competencies", "bonuses", "cities", "scoring", "final"):
        for piece in told_pieces[kind].values():
            assert_finished(piece["name"], language)
            assert_finished(piece["text"], language)


def test_the_factions_of_the_automa_that_are_left_out_are_named() -> None:
    pieces = [piece for section in GAME.telling.describe({}) for piece in section.pieces]
    left_out = next(piece for piece in pieces if piece.id == "automa left-out")
    assert in_all(left_out.name)[0] == "Left out: Symbionts, Blight, Gognomes"


def test_a_faction_tells_what_the_other_edition_says() -> None:
    illusionists = next(faction for faction in FACTIONS if faction.id == "illusionists")
    assert in_all(describe_faction(illusionists, 0))[0].endswith(
        "each of them brings 1 point (2–3 players) or 2 points (4–5 players)."
        " In the first edition: 3 points (2–4 players) or 4 points (5 players)."
    )
    assert in_all(describe_faction(illusionists, 1))[1].endswith(
        "каждое приносит 3 очка (2–4 игрока) или 4 очка (5 игроков)."
        " В исправленном издании: 1 очко (2–3 игрока) или 2 очка (4–5 игроков)."
    )
    goblins = next(faction for faction in FACTIONS if faction.id == "goblins")
    assert in_all(describe_faction(goblins, 0))[2] == (
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
    pieces = [piece for section in GAME.telling.describe({}) for piece in section.pieces]
    assert in_all(next(piece.text for piece in pieces if piece.id == id)) == words


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
    assert in_all(what_is_special(next(each for each in BOARDS if each.id == board)))[0] == special
