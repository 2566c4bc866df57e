"""What a player usually means by one click, where that is several answers. (That each is one that is asked for then is
the conformance suite's.)"""

from boardwright.games.terra_mystica import GAME
from boardwright.kernel.game import try_out
from boardwright.kernel.ledger import OFFER, PIECE, POINTS
from boardwright.words import LANGUAGES
from tests.games.telling import told
from tests.games.terra_mystica.tables import Table, alone
from tests.games.terra_mystica.test_ledger import town_of_witches
from tests.games.words import READERS


def macros(table: Table, number: int, about: str = "") -> list[str]:
    """Those that name a thing, their answers one after the other."""
    texts = [macro.id.replace(";", ",") for macro in GAME.macros(table.state, number - 1)]
    return [text for text in texts if about in text]


def entries(table: Table, number: int, text: str) -> list[str]:
    """What a macro-action says of its own seat: pieces, points, offers."""
    answers = [GAME.book.parse(each) for each in text.split(", ")]
    noted = try_out(GAME, table.state, number - 1, answers).entries
    return [line for kind in (PIECE, POINTS, OFFER) for line in told(noted, number, kind)]


# --- land


def test_land_is_made_home_with_a_dwelling_and_without() -> None:
    table = alone("witches C3 F4")
    table.rich(2)
    table.turn_to("F3", "mountains")
    assert macros(table, 2, "F3") == ["dig F3, to forest, build F3", "dig F3, to forest, drop"]


def test_without_a_dwelling_alone_where_none_can_be_paid() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "1c 3w")
    table.turn_to("F3", "mountains")
    assert macros(table, 2, "F3") == ["dig F3, to forest, drop"]


def test_land_that_the_spades_do_not_make_home_and_home_itself_have_no_macro_action() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "9c 3w")
    table.turn_to("F3", "plains")
    table.turn_to("G2", "forest")
    assert "dig F3" in table.legal(2) and macros(table, 2, "F3") == []
    table.stocks(2, "9c 30w")
    assert "dig G2" in table.legal(2) and macros(table, 2, "G2") == []


def test_giants_are_not_asked_to_which_terrain() -> None:
    table = alone("giants D4 D7")
    table.rich(2)
    hex = table.may(2, "dig")[0]
    assert macros(table, 2, f"dig {hex}") == [f"dig {hex}, build {hex}", f"dig {hex}, drop"]


def test_free_spades_make_home_and_are_not_given_up() -> None:
    table = alone("witches C3 F4")
    table.rich(2)
    table.turn_to("F3", "mountains")
    table.turn_to("G2", "wasteland")
    table.play("2: power ACT6")
    assert macros(table, 2, "F3") == ["dig F3, to forest"]  # a spade is left
    assert macros(table, 2, "G2") == ["dig G2, to forest, build G2", "dig G2, to forest, drop"]


def test_spades_of_the_cult_bonus_build_nothing() -> None:
    table = alone("witches C3 F4", scoring="SCORE6")
    table.cults(2, water=4)
    table.turn_to("F3", "mountains")
    table.pass_all()
    assert macros(table, 2, "F3") == ["dig F3, to forest"]


def test_a_sandstorm_comes_with_its_dwelling() -> None:
    table = alone("nomads E8 F3 I7")
    table.put(2, "stronghold", "E8")
    table.rich(2)
    table.play("2: special stronghold")
    hex = table.may(2, "dig")[0]
    assert macros(table, 2, f"dig {hex}") == [f"dig {hex}, build {hex}", f"dig {hex}, drop"]


def test_a_ride_comes_with_the_forest_it_goes_to() -> None:
    table = alone("witches C3 F4")
    table.put(2, "stronghold", "C3")
    table.turn_to("I12", "forest")
    assert "special stronghold" in table.legal(2)
    rides = macros(table, 2, "special stronghold")
    table.play("2: special stronghold")
    assert "build I12" in table.legal(2)
    assert rides == [f"special stronghold, build {hex}" for hex in table.may(2, "build")]


def test_a_special_action_is_about_the_hex_that_its_second_answer_names() -> None:
    table = alone("witches C3 F4")
    table.put(2, "stronghold", "C3")
    table.turn_to("I12", "forest")
    ride = try_out(GAME, table.state, 1, [GAME.book["special stronghold"], GAME.book["build I12"]])
    assert "I12" in ride.targets and (ride.tool, ride.role) == ("special", "board")


def test_power_that_is_burnt_for_an_action_is_found_at_the_action() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "0/6/2")
    burning = try_out(GAME, table.state, 1, [GAME.book["burn"], GAME.book["power ACT1"]])
    assert (burning.tool, burning.role) == ("power", "board")


def test_a_free_trading_house_comes_with_its_dwelling_and_a_sandstorm_with_its_desert() -> None:
    swarm = alone("swarmlings A4 D2")
    swarm.put(2, "stronghold", "A4")
    assert macros(swarm, 2, "special") == ["special stronghold, upgrade D2 trading-house"]
    nomads = alone("nomads E8 F3 I7")
    nomads.put(2, "stronghold", "E8")
    nomads.rich(2)
    storms = macros(nomads, 2, "special")
    nomads.play("2: special stronghold")
    first = nomads.may(2, "dig")[0]
    assert storms[:2] == [f"special stronghold, dig {first}, build {first}", f"special stronghold, dig {first}, drop"]


def test_a_macro_action_says_the_town_the_tiles_and_the_round_tile() -> None:
    table = town_of_witches()
    table.turn_to("F3", "mountains")
    said = entries(table, 2, "dig F3, to forest, build F3")
    assert "dwelling +1 (action) at F3" in said
    assert "founded +1 (action) at E5" in said and "towns +1 (action)" in said
    assert "points +5 (SCORE2) at round-tiles" in said


def test_a_macro_action_says_who_may_take_how_much_power() -> None:
    table = Table("witches C3 F4", "nomads E8 F3 I7")
    table.rich(1)
    table.turn_to("E6", "mountains")
    table.stocks(2, "0/1/11")
    table.put(2, "temple", "F3")
    assert entries(table, 1, "dig E6, to forest, build E6")[0] == "dwelling +1 (action) at E6"
    noted = try_out(GAME, table.state, 0, [GAME.book[text] for text in ("dig E6", "to forest", "build E6")]).entries
    assert told(noted, 2, OFFER) == ["power +1 (action) at nomads"]


def test_a_macro_action_says_how_many_spades_are_used_and_what_they_cost() -> None:
    table = alone("witches C3 F4")
    table.rich(2)
    table.turn_to("F3", "wasteland")
    said = entries(table, 2, "dig F3, to forest, build F3")
    assert "spades -2 (price spades) at F3" in said


def test_macro_actions_are_called_by_what_they_come_to() -> None:
    table = alone("witches C3 F4")
    table.rich(2)
    table.stocks(2, "0/6/0")
    table.turn_to("F3", "mountains")
    found = [macro.answers for macro in GAME.macros(table.state, 1)]
    found = [each for each in found if each[0].text == "dig F3" or each[-1].text == "power ACT2"]
    called = [
        [READERS[language](GAME.telling.intention(table.state, 1, each)) for language in LANGUAGES] for each in found
    ]
    assert called == [
        ["Transform F3 and build", "Преобразовать F3 и застроить", "Перетворити F3 і забудувати"],
        ["Transform F3 only", "Только преобразовать F3", "Лише перетворити F3"],
        [
            "Take a priest for power, burning 3 power",
            "Получить жреца за силу, сжигая 3 силы",
            "Отримати жерця за силу, спалюючи 3 сили",
        ],
    ]


def test_an_upgrade_is_one_answer_and_says_the_tile_that_is_due() -> None:
    table = alone("witches C3 F4")
    table.rich(2)
    table.put(2, "trading-house", "F4")
    assert macros(table, 2, "upgrade") == []
    assert entries(table, 2, "upgrade F4 temple")[-1] == "favors +1 (action)"


# --- power


def test_as_much_is_burnt_as_a_power_action_needs() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "0/5/2")
    assert macros(table, 2, "power") == [
        "burn, power ACT1",
        "burn, power ACT2",
        "burn, burn, power ACT3",
        "burn, burn, power ACT4",
        "burn, burn, power ACT5",
    ]
    table.stocks(2, "0/5/4")
    assert macros(table, 2, "power") == ["burn, burn, power ACT6"]


def test_a_power_action_that_was_used_is_not_burnt_for() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "0/12/0")
    table.act(2, "burn", "burn", "burn", "power ACT2")
    assert "power ACT1" in " ".join(macros(table, 2)) and "power ACT2" not in " ".join(macros(table, 2))


def test_after_the_action_nothing_is_burnt_for() -> None:
    table = alone("witches C3 F4")
    table.stocks(2, "0/12/0 3p")
    table.play("2: priest fire 1")
    assert "burn" in table.legal(2) and macros(table, 2) == []
