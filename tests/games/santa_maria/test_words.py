"""What players read about the pieces, in three languages; the rules page; the pieces as data."""

import json
import re

import pytest
from boardwright.games.santa_maria.table.guide import chapters

from boardwright.games.santa_maria.rules.catalogue import BUILT_IN, catalogue, corrected
from boardwright.games.santa_maria.rules.scoring import ACHIEVEMENTS
from boardwright.games.santa_maria.rules.vocabulary import BISHOPS, CATEGORIES, SCHOLARS, effect
from boardwright.games.santa_maria.table.pieces import pieces
from boardwright.games.santa_maria.table.words import (
    SOURCE_NAMES,
    amount,
    amounts_in_words,
    describe_achievement,
    describe_all,
    describe_effect,
    describe_space,
    dock_name,
    in_short,
    pass_name,
    place_name,
)
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.game import Plain
from boardwright.kernel.language import LANGUAGES

SHIPPED = catalogue(BUILT_IN)

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
    sections = describe_all(catalogue(content), language)
    return next(entry.text for section in sections for entry in section.entries if entry.id == id)


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
    assert tuple(amount(number, what, language) for language in LANGUAGES) == words


def test_one_of_something_by_itself_is_in_the_nominative() -> None:
    assert [amount(1, "coins", language, subject=True) for language in LANGUAGES] == ["1 coin", "1 монета", "1 монета"]
    assert amount(1, "wood", "uk", subject=True) == "1 деревина"
    assert amount(2, "wood", "uk", subject=True) == "2 деревини"


def test_amounts_stand_in_one_order() -> None:
    assert amounts_in_words(Bundle("3c 1w 2e"), "en") == "1 wood, 2 gems and 3 coins"
    assert amounts_in_words(Bundle(), "uk") == "нічого"


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
    assert tuple(describe_effect(effect(text), language) for language in LANGUAGES) == words


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
    content = catalogue(corrected({"colonies": {"A1": {"spaces": {"c1r1": space}}}}))
    assert describe_space(next(each for each in content.spaces if each.text == space), "en") == words


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
    content = catalogue(corrected({"roads": {"road": {"spaces": [f"road: {colonists}"]}}}))
    road = content.spaces[content.tiles[-1].spaces[0]]
    assert tuple(describe_space(road, language) for language in LANGUAGES) == words


# --- pieces


@pytest.mark.parametrize(
    ("id", "language", "text"),
    [
        ("D13", "en", "City (pay 1 wood or 1 gem, gain 3 coins), road (2 colonists)."),
        ("H2", "uk", "Ратуша (отримайте 3 монети), ферма (отримайте 2 зерна)."),
        ("S17", "ru", "Груз: 1 дерево, 1 сахар и 1 самоцвет. В конце: 5 очков счастья."),
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
    content = corrected({"scholars": {"taxation": {"colonists-per-coin": 1, "points": 1}}})
    assert described("taxation", "en", content) == (
        "When you activate a row or column with a die, gain 1 coin for each colonist in it. At the end: 1 happiness"
        " point."
    )


def test_squares_of_equal_worth_are_told_once() -> None:
    content = corrected({"bishops": {"square": {"side-3": 5, "side-4": 5, "side-5": 5}}})
    assert described("square", "en", content).startswith(
        "The largest square without empty spaces: 5 happiness points for a side of 3 or more. The bishop"
    )


def test_docks_and_spaces_for_passing_are_called_by_what_they_do() -> None:
    made = catalogue(
        corrected(
            {
                "docks": {"coins": {"income": "religion"}, "religion": {"income": "1g 2c"}},
                "pass-spaces": {"coins": {"effect": "road"}, "road": {"effect": "2c"}},
            }
        )
    )
    assert [dock_name(made, dock, "en") for dock in range(4)] == [
        "Dock: religion",
        "Dock: grain and coins",
        "Dock: conquest",
        "Dock: happiness",
    ]
    assert [pass_name(made, space, "ru") for space in range(5)] == [
        "Пас: дорога",
        "Пас: религия",
        "Пас: завоевание",
        "Пас: перевозки",
        "Пас: монеты",
    ]


def test_places_for_monks_are_scholars_bishops_and_missions() -> None:
    assert [place_name(SHIPPED, place, "en") for place in (0, 9, 10, 15, 16, 19)] == [
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
    for language in LANGUAGES:
        assert f" {number} " in describe_achievement(id, language)


# --- everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_content_is_told_in_whole_sentences(language: str) -> None:
    for section in describe_all(SHIPPED, language):
        assert_finished(section.title, language)
        for entry in section.entries:
            assert_finished(entry.name, language)
            assert_finished(entry.text, language)
            assert_finished(entry.source, language)
            assert entry.text.endswith(".") and entry.text[0].upper() == entry.text[0]


def test_every_entry_has_an_id_of_its_own() -> None:
    ids = [entry.id for section in describe_all(SHIPPED, "en") for entry in section.entries]
    assert len(set(ids)) == len(ids)
    assert {*SCHOLARS, *BISHOPS, *ACHIEVEMENTS} < set(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_scholars_and_bishops_are_told_in_short_too(language: str) -> None:
    texts = [in_short(id, language) for id in (*SCHOLARS, *BISHOPS)]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert_finished(text, language)
        assert len(text) <= 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_score_sheet_has_a_name(language: str) -> None:
    names = SOURCE_NAMES[language]
    assert len(set(names)) == len(names) == len(CATEGORIES)
    for name in names:
        assert_finished(name, language)


# --- the rules page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_in_whole_sentences(language: str) -> None:
    for chapter in chapters(language):
        assert_finished(chapter.title, language)
        for paragraph in chapter.paragraphs:
            assert_finished(paragraph, language)
            assert paragraph.endswith(".")


def test_the_rules_tell_the_same_numbers_in_every_language() -> None:
    """A number that is lost or wrong in a translation shows."""
    told = [
        [re.findall(r"\d+", paragraph) for chapter in chapters(language) for paragraph in chapter.paragraphs]
        for language in LANGUAGES
    ]
    for en, ru, uk in zip(*told, strict=True):
        assert sorted(en) == sorted(ru) == sorted(uk)


def test_the_rules_page_warns_that_values_are_reconstructed() -> None:
    first = [" ".join(chapters(language)[0].paragraphs) for language in LANGUAGES]
    assert "reconstructed" in first[0] and "реконструкция" in first[1] and "реконструкція" in first[2]


# --- the pieces as data


def data(language: str = "en", content: str = BUILT_IN) -> dict[str, Plain]:
    """As a client receives them."""
    received: dict[str, Plain] = json.loads(json.dumps(pieces(catalogue(content), language)))
    return received


def test_a_trade_is_prices_and_gains_by_letter() -> None:
    tiles, spaces = data()["tiles"], data()["spaces"]
    assert isinstance(tiles, dict) and isinstance(spaces, list)
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
    assert isinstance(tiles, dict)
    assert tiles["D01"]["shape"] == [[0, 0], [0, 1]] and tiles["D01"]["price"] == {"w": 2}
    assert tiles["T01"]["shape"] == [[0, 0], [1, 0], [1, 1]] and tiles["T01"]["price"] == {"w": 2, "g": 1}
    assert tiles["road"]["shape"] == [[0, 0]] and tiles["road"]["price"] == tiles["H1"]["price"] == {}


def test_cells_of_a_colony_name_its_spaces() -> None:
    colonies, spaces = data("uk")["colonies"], data("uk")["spaces"]
    assert isinstance(colonies, dict) and isinstance(spaces, list)
    cells = colonies["A1"]["cells"]
    assert len(cells) == 36 and cells[0] is None
    assert spaces[cells[1]]["text"] == "ліс (отримайте 2 деревини)"


def test_tracks_are_spaces_by_number() -> None:
    tracks = data()["tracks"]
    assert isinstance(tracks, dict)
    assert (tracks["religion"]["monks"], tracks["religion"]["blue"]) == ([2, 5, 8, 12, 16, 20], [2, 8])
    assert tracks["conquest"]["points"][3] == [[6, 4, 2], [9, 6, 3], [12, 8, 4]]


def test_reconstructed_pieces_are_marked_in_the_data() -> None:
    content = data()
    for kind in ("tiles", "colonies", "ships", "scholars", "bishops", "missions"):
        shown = content[kind]
        assert isinstance(shown, dict)
        assert all("reconstructed, not the printed value" in piece["source"] for piece in shown.values()), kind


def test_a_corrected_ship_shows_its_printed_values() -> None:
    ships = data("en", corrected({"ships": {"S01": {"points": 7, "cost": "3w"}}}))["ships"]
    assert isinstance(ships, dict)
    assert (ships["S01"]["points"], ships["S01"]["cost"]) == (7, {"w": 3})
    assert ships["S01"]["source"].endswith("(printed, as corrected by an owner: points, cost)")
