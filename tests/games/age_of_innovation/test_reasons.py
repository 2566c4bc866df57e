"""Why something cannot be chosen: for everything that a question is about and no answer names."""

from random import Random

import pytest

from boardwright.games.age_of_innovation import GAME
from boardwright.games.age_of_innovation.content.tiles import (
    BOOK_ACTIONS,
    COMPETENCIES,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
)
from boardwright.games.age_of_innovation.rules.rewards import asked_by
from boardwright.games.age_of_innovation.rules.state import State
from boardwright.games.age_of_innovation.rules.turn import Turn
from boardwright.kernel.decision import CHANCE
from boardwright.words import LANGUAGES
from tests.games.age_of_innovation.tables import Table, forest
from tests.games.words import READERS


def why_not(table: Table, seat: int, thing: str) -> tuple[str, ...]:
    reason = GAME.telling.reasons(table.state, seat - 1)[thing]
    return tuple(READERS[language](reason) for language in LANGUAGES)


def assert_each_thing_is_open_or_has_a_reason(state: State, seat: int) -> None:
    telling = GAME.telling
    things, reasons = set(telling.things(state, seat)), telling.reasons(state, seat)
    choosable = {name for action in GAME.legal(state, seat) for name in telling.thing(state, seat, action)}
    assert things == choosable | set(reasons), (state.pending[-1], things ^ (choosable | set(reasons)))
    assert not choosable & set(reasons), (state.pending[-1], choosable & set(reasons))
    assert all(reasons.values()), (state.pending[-1], [name for name, why in reasons.items() if not why])


@pytest.mark.parametrize(
    ("players", "options", "seed"),
    [(1, {}, 1), (2, {}, 2), (3, {"map": "small"}, 3), (4, {"setup": "draft"}, 4), (5, {"edition": "first"}, 5)],
)
def test_each_thing_is_open_or_has_a_reason(players: int, options: dict[str, str], seed: int) -> None:
    """In random games in which whoever can do something does it."""
    chance = Random(seed)
    state = GAME.new(players, options)
    while GAME.waiting(state):
        seat = GAME.waiting(state)[0]
        legal = list(GAME.legal(state, seat))
        if seat != CHANCE:
            assert_each_thing_is_open_or_has_a_reason(state, seat)
        verbs = sorted({action.verb for action in legal})
        verb = chance.choice([verb for verb in verbs if verb not in ("pass", "done", "drop", "decline")] or verbs)
        GAME.apply(state, seat, chance.choice([action for action in legal if action.verb == verb]))


@pytest.mark.parametrize("id", [str(number) for number in range(1, 18)])
def test_each_thing_is_open_or_has_a_reason_with_any_palace(id: str) -> None:
    table = forest("moles")
    table.palace(2, id, "H10")
    assert_each_thing_is_open_or_has_a_reason(table.state, 1)
    table.stocks(2, "0c 0t 0s 12/0/0 0+0+0+0")
    assert_each_thing_is_open_or_has_a_reason(table.state, 1)


def test_reasons_say_how_much_is_short() -> None:
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
    assert why_not(table, 2, "shipping")[1] == "навигация: не хватает 1 учёного и 4 монет"
    assert why_not(table, 2, "law 3")[2] == "немає науковця"


def test_reasons_say_why_an_action_would_bring_nothing() -> None:
    """A36."""
    table = forest(books="guild-vp power")
    table.competency(2, "power-action")
    assert why_not(table, 2, "books guild-vp") == (
        "you have no guild",
        "у вас нет гильдий",
        "у вас немає гільдій",
    )
    assert why_not(table, 2, "books power") == why_not(table, 2, "special competency")
    assert why_not(table, 2, "books power") == (
        "all your power is in bowl III",
        "вся ваша сила уже в чаше III",
        "уся ваша сила вже в чаші III",
    )


def test_a_tool_says_why_nothing_can_be_done_with_it() -> None:
    table = forest()
    table.stocks(2, "0c 0t 0s 12/0/0 0+0+0+0")
    assert why_not(table, 2, "dig")[0] == "terraforming: 3 tools short"
    assert why_not(table, 2, "send")[0] == "no scholar"
    assert why_not(table, 2, "ship") == why_not(table, 2, "shipping")
    assert why_not(table, 2, "convert")[0] == "nothing to convert"
    assert why_not(table, 2, "burn")[0] == "fewer than 2 power in bowl II"
    assert why_not(table, 2, "special")[0] == "you have no special action"


def test_an_action_brings_nothing_if_what_it_asks_has_no_answer() -> None:
    """A36. In random games, whatever it costs."""
    effects = [action.effect for action in (*POWER_ACTIONS, *BOOK_ACTIONS)]
    effects += [each.special for each in (*PALACES, *ROUND_BONUSES, *COMPETENCIES) if each.special is not None]
    useless = set[str]()
    for seed in range(6):
        chance, state = Random(seed), GAME.new(2, {})
        while GAME.waiting(state):
            seat = GAME.waiting(state)[0]
            for effect in effects if isinstance(state.pending[-1], Turn) else ():
                asks = asked_by(seat, effect)
                if asks is not None:
                    what, _, asked = asks
                    why = asked.why_none(state)
                    assert (why is None) == bool(asked.legal(state)), asked
                    if why is not None:
                        useless.add(what)
            GAME.apply(state, seat, chance.choice(GAME.legal(state, seat)))
    assert {"bridges", "free guild", "exchange"} <= useless


def test_a_tool_tells_the_nearest_reason() -> None:
    """Of all things that can be done with it."""
    table = forest("moles")
    table.stocks(2, "0c 0t 0s 0/0/2 0+0+0+0")
    assert why_not(table, 2, "power")[0] == "1 power short in bowl III"
    assert why_not(table, 2, "special")[0] == "1 tool short"
    assert why_not(table, 2, "tunnel")[0].startswith("tunnel: ")


def test_reasons_name_who_is_there_and_what_is_used() -> None:
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
    refused = GAME.telling.reason(table.state, 1, GAME.book["competency tower"])
    assert READERS["ru"](refused) == "она у вас уже есть"


def test_a_refused_action_is_told_by_its_thing_before_its_tool() -> None:
    table = forest()
    table.stocks(2, "0c 9t 9s 0/0/0")
    assert READERS["en"](GAME.telling.reason(table.state, 1, GAME.book["build B5"])) == "taken: Philosophers"
