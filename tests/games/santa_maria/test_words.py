"""What players read about the pieces, in three languages; the rules page; the pieces as data."""

import re
from pathlib import Path
from typing import Any

import pytest

from boardwright.games.santa_maria.rules.catalogue import BUILT_IN, LIBRARY, catalogue
from boardwright.games.santa_maria.rules.scoring import ACHIEVEMENTS
from boardwright.games.santa_maria.rules.vocabulary import BISHOPS, CATEGORIES, SCHOLARS, effect
from boardwright.games.santa_maria.table import naming
from boardwright.games.santa_maria.table.naming import say
from boardwright.games.santa_maria.table.pieces import describe, pieces
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.text import Text
from boardwright.words import LANGUAGES
from tests.games.words import READERS

SHIPPED = catalogue(BUILT_IN)
GUIDES = Path(naming.__file__).parents[1] / "words"

# Latin letters that may stand in a Russian or Ukrainian text: ids, sides, languages, the command.
LATIN = re.compile(r"\b([A-DTSH]+\d+|A|B|en|ru|uk|c\dr\d)\b|`boardwright content`")


def assert_finished(text: str, language: str) -> None:
    """No gap is left open, no word is missing, and no word of another language slipped in."""
    assert text.strip() == text and text, "nothing is said"
    assert not re.search(r"[{}?]|None|  |\.\.|,\.", text), text
    if language == "en":
        assert not re.search("[а-яіїєґё]", text.lower()), text
    else:
        assert not re.search("[A-Za-z]", LATIN.sub("", text)), text


def described(id: str, language: str = "en", content: str = BUILT_IN) -> str:
    sections = describe(catalogue(content))
    return READERS[language](next(piece.text for section in sections for piece in section.pieces if piece.id == id))


def in_each(text: Text) -> tuple[str, ...]:
    return tuple(READERS[language](text) for language in LANGUAGES)


def gained(text: Text) -> tuple[str, ...]:
    """As what one gains: in the accusative."""
    return tuple(READERS[language].read(text, "acc") for language in LANGUAGES)


# --- numbers and nouns


@pytest.mark.parametrize(
    ("number", "what", "words"),
    [
        (1, "wood", ("1 wood", "1 дерево", "1 деревину")),
        (2, "wood", ("2 wood", "2 дерева", "2 деревини")),
        (5, "grain", ("5 grain", "5 зерна", "5 зерна")),
        (2, "sugar", ("2 sugar", "2 сахара", "2 цукру")),
        (1, "gem", ("1 gem", "1 самоцвет", "1 самоцвіт")),
        (3, "gem", ("3 gems", "3 самоцвета", "3 самоцвіти")),
        (5, "gem", ("5 gems", "5 самоцветов", "5 самоцвітів")),
        (2, "gold", ("2 gold", "2 золота", "2 золота")),
        (1, "coins", ("1 coin", "1 монету", "1 монету")),
        (4, "coins", ("4 coins", "4 монеты", "4 монети")),
        (11, "coins", ("11 coins", "11 монет", "11 монет")),
        (21, "points", ("21 happiness points", "21 очко счастья", "21 очко щастя")),
        (12, "points", ("12 happiness points", "12 очков счастья", "12 очок щастя")),
        (2, "religion", ("2 steps in religion", "2 шага религии", "2 кроки релігії")),
        (1, "conquest", ("1 step in conquest", "1 шаг завоевания", "1 крок завоювання")),
    ],
)
def test_a_noun_takes_the_form_of_its_number(number: int, what: str, words: tuple[str, str, str]) -> None:
    assert gained(naming.amount(what, number)) == words


def test_one_of_something_by_itself_is_in_the_nominative() -> None:
    assert in_each(naming.amount("coins", 1)) == ("1 coin", "1 монета", "1 монета")
    assert in_each(naming.amount("wood", 1))[2] == "1 деревина"
    assert in_each(naming.amount("wood", 2))[2] == "2 деревини"


def test_amounts_stand_in_one_order() -> None:
    amounts = say("amounts", all=naming.amounts(Bundle("3c 1w 2e")))
    assert in_each(amounts)[0] == "1 wood, 2 gems and 3 coins"
    assert gained(amounts)[2] == "1 деревину, 2 самоцвіти і 3 монети"


# --- effects and spaces


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("2w", ("gain 2 wood", "получите 2 дерева", "отримайте 2 деревини")),
        (
            "1w / 1e -> 3c",
            (
                "pay 1 wood or 1 gem, gain 3 coins",
                "заплатите 1 дерево или 1 самоцвет, получите 3 монеты",
                "сплатіть 1 деревину або 1 самоцвіт, отримайте 3 монети",
            ),
        ),
        (
            "1w / 1g -> 1s / 1e",
            (
                "pay 1 wood or 1 grain, gain 1 sugar or 1 gem",
                "заплатите 1 дерево или 1 зерно, получите 1 сахар или 1 самоцвет",
                "сплатіть 1 деревину або 1 зерно, отримайте 1 цукор або 1 самоцвіт",
            ),
        ),
        (
            "religion",
            ("take a step in religion", "сделайте шаг по пути религии", "зробіть крок шляхом релігії"),
        ),
        ("conquistador", ("send a conquistador", "отправьте конкистадора", "відправте конкістадора")),
        ("shipping", ("load a ship", "загрузите корабль", "завантажте корабель")),
        ("road", ("lay a road tile", "положите тайл дороги", "покладіть тайл дороги")),
    ],
)
def test_effects_in_words(text: str, words: tuple[str, str, str]) -> None:
    assert in_each(naming.effect_text(effect(text))) == words


@pytest.mark.parametrize(
    ("space", "words"),
    [
        ("forest: 2w", "forest (gain 2 wood)"),
        ("farm: 1g, 1c", "farm (gain 1 grain and 1 coin)"),
        ("city: religion, 1c", "city (take a step in religion; gain 1 coin)"),
        ("city: 1g, shipping, 1c, 1p", "city (gain 1 grain; load a ship; gain 1 coin and 1 happiness point)"),
        ("city: 1c, 2c", "city (gain 3 coins)"),
    ],
)
def test_buildings_in_words(space: str, words: str) -> None:
    content = catalogue(LIBRARY.corrected({"colonies": {"A1": {"spaces": {"c1r1": space}}}}))
    assert in_each(naming.space_text(next(each for each in content.spaces if each.text == space)))[0] == words


@pytest.mark.parametrize(
    ("colonists", "words"),
    [
        (0, ("road", "дорога", "дорога")),
        (1, ("road (1 colonist)", "дорога (1 колонист)", "дорога (1 колоніст)")),
        (2, ("road (2 colonists)", "дорога (2 колониста)", "дорога (2 колоністи)")),
        (5, ("road (5 colonists)", "дорога (5 колонистов)", "дорога (5 колоністів)")),
    ],
)
def test_roads_in_words(colonists: int, words: tuple[str, str, str]) -> None:
    content = catalogue(LIBRARY.corrected({"roads": {"road": {"spaces": [f"road: {colonists}"]}}}))
    road = content.spaces[content.tiles[-1].spaces[0]]
    assert in_each(naming.space_text(road)) == words


# --- pieces


@pytest.mark.parametrize(
    ("id", "language", "text"),
    [
        ("D13", "en", "City (pay 1 wood or 1 gem, gain 3 coins), road (2 colonists)."),
        ("H2", "uk", "Ратуша (отримайте 3 монети), ферма (отримайте 2 зерна)."),
        ("S17", "ru", "Груз: 1 дерево, 1 сахар и 1 самоцвет. В конце: 4 очка счастья."),
        ("mission-4", "en", "Once: gain 2 gold."),
        (
            "square",
            "en",
            "The largest square without empty spaces: 4 happiness points for a side of 3, 7 for 4, 10 for 5 or more."
            " The bishop himself costs 2 happiness points.",
        ),
        (
            "diversity",
            "ru",
            "3 очка счастья за каждый ряд и столбец, где есть хотя бы по одной ферме, лесу, горе и городу, не больше"
            " 12. Сам епископ стоит 2 очка счастья.",
        ),
        (
            "taxation",
            "uk",
            "Активуючи ряд чи стовпець кубиком, отримайте 1 монету за кожних 2 колоністів у ньому. Наприкінці: 2 очки"
            " щастя.",
        ),
        ("dock-points", "en", "When you pass, for each ship here: gain 1 happiness point."),
        ("pass-road", "en", "Lay a road tile. Space 5 of 5, counted from the mark of the first player."),
        (
            "track-religion",
            "en",
            "20 spaces. Monks can be recruited on spaces 2, 5, 8, 12, 16 and 20; symbols number 1 and 3 also bring a"
            " blue die. At the end of the track every further step is 1 happiness point.",
        ),
        ("conquest-players-3", "en", "Points by rank. Year 1: 6, 3. Year 2: 8, 4. Year 3: 10, 5."),
        (
            "conquest-solo",
            "en",
            "Points for having reached the tree of the year. Year 1: 4. Year 2: 5. Year 3: 6.",
        ),
    ],
)
def test_pieces_in_words(id: str, language: str, text: str) -> None:
    assert described(id, language) == text


def test_a_colony_is_told_row_by_row() -> None:
    assert described("B").startswith(
        "Row 1: column 3 forest (gain 2 wood), column 6 mountain (gain 1 gem). Row 2: column 1 farm"
    )


def test_a_corrected_scholar_is_described_by_the_correction() -> None:
    content = LIBRARY.corrected({"scholars": {"taxation": {"colonists-per-coin": 1, "points": 1}}})
    assert described("taxation", "en", content) == (
        "When you activate a row or column with a die, gain 1 coin for each colonist in it. At the end: 1 happiness"
        " point."
    )


def test_an_owner_may_name_things_in_the_languages_he_likes() -> None:
    content = catalogue(LIBRARY.corrected({"scholars": {"botany": {"name": {"ru": "Травник", "uk": "Травник"}}}}))
    assert in_each(naming.scholar_name(content.scholars[2])) == ("Botany", "Травник", "Травник")
    told = in_each(naming.source(content.scholars[2].sources))[0]
    assert told.endswith("name (ru), name (uk): printed, as corrected by an owner")


def test_tiles_and_ships_are_called_by_what_is_on_them() -> None:
    tiles = {tile.id: tile for tile in SHIPPED.tiles}
    assert in_each(naming.tile_name(tiles["D13"], SHIPPED)) == (
        "city (1 wood or 1 gem → 3 coins), road (2 colonists)",
        "город (1 дерево или 1 самоцвет → 3 монеты), дорога (2 колониста)",
        "місто (1 деревина або 1 самоцвіт → 3 монети), дорога (2 колоністи)",
    )
    assert in_each(naming.ship_name(SHIPPED.ships[0])) == (
        "ship for 1 wood and 1 sugar",
        "корабль за 1 дерево и 1 сахар",
        "корабель за 1 деревину і 1 цукор",
    )
    names = [in_each(naming.tile_name(tile, SHIPPED)) for tile in SHIPPED.tiles]
    assert len(set(names)) == len(names)


def test_squares_of_equal_worth_are_told_once() -> None:
    content = LIBRARY.corrected({"bishops": {"square": {"side-3": 5, "side-4": 5, "side-5": 5}}})
    assert described("square", "en", content).startswith(
        "The largest square without empty spaces: 5 happiness points for a side of 3 or more. The bishop"
    )


def test_docks_and_spaces_for_passing_are_called_by_what_they_do() -> None:
    made = catalogue(
        LIBRARY.corrected(
            {
                "docks": {"coins": {"income": "religion"}, "religion": {"income": "1g 2c"}},
                "pass-spaces": {"coins": {"effect": "road"}, "road": {"effect": "2c"}},
            }
        )
    )
    assert [in_each(naming.dock_name(made, dock))[0] for dock in range(4)] == [
        "Dock: religion",
        "Dock: grain and coins",
        "Dock: conquest",
        "Dock: happiness",
    ]
    assert [in_each(naming.pass_name(made, space))[1] for space in range(5)] == [
        "Пас: дорога",
        "Пас: религия",
        "Пас: завоевание",
        "Пас: перевозки",
        "Пас: монеты",
    ]


def test_places_for_monks_are_scholars_bishops_and_missions() -> None:
    assert [in_each(naming.place_name(SHIPPED, place))[0] for place in (0, 9, 10, 15, 16, 19)] == [
        "Astronomy",
        "Logistics",
        "Square",
        "Diversity",
        "Charity",
        "Treasury",
    ]


@pytest.mark.parametrize(
    ("id", "number"), [("communism", 28), ("capitalism", 4), ("theocracy", 30), ("democracy", 120), ("utopia", 150)]
)
def test_achievements_say_what_is_to_be_reached(id: str, number: int) -> None:
    for text in in_each(naming.achievement_text(id)):
        assert f" {number} " in text


# --- everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_content_is_told_in_whole_sentences(language: str) -> None:
    read = READERS[language]
    for section in describe(SHIPPED):
        assert_finished(read(section.title), language)
        for piece in section.pieces:
            text = read(piece.text)
            for told in (read(piece.name), text, read(piece.source)):
                assert_finished(told, language)
                assert not re.search(r"\b[DTSH]+\d+\b|\bc\dr\d\b", told), "a code"
            assert text.endswith(".") and text[0].upper() == text[0]


def test_every_entry_has_an_id_of_its_own() -> None:
    ids = [piece.id for section in describe(SHIPPED) for piece in section.pieces]
    assert len(set(ids)) == len(ids)
    assert {*SCHOLARS, *BISHOPS, *ACHIEVEMENTS} < set(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_scholars_and_bishops_are_told_in_short_too(language: str) -> None:
    texts = [READERS[language](naming.in_short(id)) for id in (*SCHOLARS, *BISHOPS)]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert_finished(text, language)
        assert len(text) <= 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_score_sheet_has_a_name(language: str) -> None:
    names = [READERS[language](name) for name in naming.score_lines()]
    assert len(set(names)) == len(names) == len(CATEGORIES)
    for name in names:
        assert_finished(name, language)


# --- the rules page


def guide(language: str) -> list[str]:
    """Headings, paragraphs, and what is written below pictures."""
    lines = (GUIDES / f"guide.{language}.md").read_text(encoding="utf-8").splitlines()
    return [re.sub(r"^!\[(.*)\]\(\w+\)$", r"\1", each) for each in lines if each]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_in_whole_sentences(language: str) -> None:
    for paragraph in guide(language):
        if paragraph.startswith("# "):
            assert_finished(paragraph[2:], language)
        else:
            assert_finished(paragraph, language)
            assert paragraph.endswith(".")


def test_the_rules_tell_the_same_numbers_in_every_language() -> None:
    """A number that is lost or wrong in a translation shows."""
    told = [[re.findall(r"\d+", paragraph) for paragraph in guide(language)] for language in LANGUAGES]
    for en, ru, uk in zip(*told, strict=True):
        assert sorted(en) == sorted(ru) == sorted(uk)


def test_the_rules_page_warns_that_values_are_reconstructed() -> None:
    first = [" ".join(guide(language)) for language in LANGUAGES]
    assert "reconstructed" in first[0] and "реконструкция" in first[1] and "реконструкція" in first[2]


MAY_BE_DECLINED = {
    "en": ("a trade, a ship, a monk and a second step in religion", "stay before a monk symbol"),
    "ru": ("От обмена, корабля, монаха и второго шага религии", "перед символом монаха можно остановиться"),
    "uk": ("Від обміну, корабля, ченця й другого кроку релігії", "перед символом ченця можна зупинитися"),
}
TAKEN_UNASKED = {
    "en": "goods, coins, happiness and conquistadors are taken without asking",
    "ru": "ресурсы, монеты, счастье и конкистадоров берут без вопроса",
    "uk": "ресурси, монети, щастя й конкістадорів беруть без запитання",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_says_what_of_a_building_may_be_declined(language: str) -> None:
    """Rulings 35 and 40; what is taken without asking is told here and in how we read it, in the same words."""
    taken = [paragraph for paragraph in guide(language) if TAKEN_UNASKED[language] in paragraph.lower()]
    assert len(taken) == 2
    assert all(words in taken[0] for words in MAY_BE_DECLINED[language])


# --- the pieces as data


def data(language: str = "en", content: str = BUILT_IN) -> dict[str, Any]:
    """As a client draws them."""
    read: dict[str, Any] = READERS[language].everything(pieces(catalogue(content)))
    return read


def test_a_trade_is_prices_and_gains_by_letter() -> None:
    tiles, spaces = data()["tiles"], data()["spaces"]
    space = spaces[tiles["T15"]["spaces"][1]]
    assert space["terrain"] == "city"
    assert space["effects"] == [
        {
            "verb": "trade",
            "gain": {},
            "prices": [{"w": 1}, {"g": 1}],
            "gains": [{"s": 1}, {"e": 1}],
            "text": "pay 1 wood or 1 grain, gain 1 sugar or 1 gem",
        }
    ]


def test_tiles_have_their_shape_and_their_price() -> None:
    tiles = data()["tiles"]
    assert tiles["D01"]["shape"] == [[0, 0], [0, 1]] and tiles["D01"]["price"] == {"w": 2}
    assert tiles["T01"]["shape"] == [[0, 0], [1, 0], [1, 1]] and tiles["T01"]["price"] == {"w": 2, "g": 1}
    assert tiles["road"]["shape"] == [[0, 0]] and tiles["road"]["price"] == tiles["H1"]["price"] == {}


def test_cells_of_a_colony_name_its_spaces() -> None:
    colonies, spaces = data("uk")["colonies"], data("uk")["spaces"]
    cells = colonies["A1"]["cells"]
    assert len(cells) == 36 and cells[0] is None
    assert spaces[cells[1]]["text"] == "ліс (отримайте 2 деревини)"


def test_tracks_are_spaces_by_number() -> None:
    tracks = data()["tracks"]
    assert (tracks["religion"]["monks"], tracks["religion"]["blue"]) == ([2, 5, 8, 12, 16, 20], [2, 8])
    assert tracks["conquest"]["points"][3] == [[6, 4, 2], [9, 6, 3], [12, 8, 4]]


def test_reconstructed_pieces_are_marked_in_the_data() -> None:
    content = data()
    for kind in ("tiles", "colonies", "ships", "scholars", "bishops", "missions"):
        for piece in content[kind].values():
            assert "reconstructed, not the printed value" in piece["source"], kind


def test_a_corrected_ship_shows_its_printed_values() -> None:
    ships = data("en", LIBRARY.corrected({"ships": {"S01": {"points": 7, "cost": "3w"}}}))["ships"]
    assert (ships["S01"]["points"], ships["S01"]["cost"]) == (7, {"w": 3})
    assert ships["S01"]["source"].endswith("except points, cost: printed, as corrected by an owner")
