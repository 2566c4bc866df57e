"""The catalogue: what is shipped, where it comes from, and how an owner of the box corrects it."""

import json
import tomllib
from collections import Counter

import pytest

from boardwright import Record
from boardwright.games.planetfall import GAME
from boardwright.games.planetfall.rules.catalogue import BUILT_IN, Catalogue, catalogue
from boardwright.games.planetfall.rules.moves import BOOK
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.telling import Piece
from boardwright.words import LANGUAGES, Reader
from tests.games.planetfall.tables import Table, corrected
from tests.games.refusals import told_in_every_language

SHIPPED = catalogue(BUILT_IN)


def entry(id: str, content: str = BUILT_IN, language: str = "en") -> Piece:
    """A piece as it is described, read in one language."""
    read = Reader(language)
    pieces = [piece for section in GAME.telling.describe({"content": content}) for piece in section.pieces]
    piece = next(piece for piece in pieces if piece.id == id)
    return Piece(id, read(piece.name), read(piece.text), read(piece.source))


# --- what is shipped


def test_the_box_has_28_units_21_outposts_21_technologies_and_28_caches() -> None:
    assert Counter(card.kind for card in SHIPPED.cards) == {0: 28, 1: 21, 2: 21, 3: 28}


def test_there_are_6_boards_with_two_sides_and_8_goal_boards_with_three_conditions() -> None:
    assert [side.id for side in SHIPPED.sides] == [f"{board}-{side}" for board in SHIPPED.boards for side in "ab"]
    assert len(SHIPPED.boards) == 6
    assert [len(goal.conditions) for goal in SHIPPED.goals] == [3] * 8


def test_no_two_commanders_share_an_initiative() -> None:
    assert sorted(side.initiative for side in SHIPPED.sides) == list(range(1, 13))


def test_some_outpost_has_four_copies_and_none_but_equal_names_share_a_symbol() -> None:
    """The rulebook speaks of a fourth equal card."""
    outposts = [card for card in SHIPPED.cards if card.symbol >= 0]
    assert max(Counter(card.symbol for card in outposts).values()) == 4
    assert len({(card.symbol, card.name["en"]) for card in outposts}) == len({card.symbol for card in outposts})


@pytest.mark.parametrize(
    ("id", "text"),
    [
        (
            "sabretooth-jumper",
            "Strength / experience on level I, II, III: 3/3, 2/3, 2/2."
            " Reward: 3 empire points, 1 experience and 2 energy.",
        ),
        (
            "imperial-guards",
            "Strength / experience on level I, II, III: 6/5, 5/5, 5/4. Or recruit it for 4 energy; then the reward is"
            " 5 empire points, 1 experience and 3 strength. Reward: 5 empire points, 1 experience and 4 energy.",
        ),
        (
            "efficient-harvesting",
            "Energy on level I, II, III: 3, 3, 2. Reward: 4 empire points and 2 strength."
            " Each time you lay a cache or an annexed sector, gain 2 energy.",
        ),
        (
            "supply-stash",
            "Take on level I, II, III: 5, 5, 6 energy. Or annex the sector: 1 energy in every income phase.",
        ),
    ],
)
def test_cards_of_the_rulebook_are_as_printed_there(id: str, text: str) -> None:
    assert entry(id).text == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_in_every_language(language: str) -> None:
    names = [card.name for card in SHIPPED.cards] + [goal.name for goal in SHIPPED.goals]
    names += [side.name for side in SHIPPED.sides] + [side.faction for side in SHIPPED.sides]
    assert all(name[language].strip() for name in names)
    cyrillic = [any("а" <= letter <= "ї" for letter in name[language].lower()) for name in names]
    assert set(cyrillic) == {language != "en"}


def test_costs_never_rise_with_the_level_and_yields_never_fall() -> None:
    """So Katla A always counts as level III, without being asked."""
    for card in SHIPPED.cards:
        rows = [card.strength, card.experience, card.energy]
        for row in rows:
            assert list(row) == sorted(row, reverse=card.kind != 3), card.id


# --- where the values come from


def test_every_entry_says_where_its_values_come_from() -> None:
    read = Reader("en")
    for section in GAME.telling.describe({}):
        for each in section.pieces:
            told = read(each.source)
            assert told.startswith(("rulebook", "found in a review", "reconstructed, not the printed value"))


@pytest.mark.parametrize(
    ("id", "source"),
    [
        ("voradon", "reconstructed, not the printed value"),
        ("sabretooth-jumper", "rulebook; except name en, name uk: reconstructed, not the printed value"),
        ("supply-stash", "reconstructed, not the printed value; except energy: rulebook"),
        (
            "frankov-a",
            "rulebook; except initiative, start values, ability: reconstructed, not the printed value",
        ),
        (
            "ardelli-a",
            "found in a review; except name: rulebook; initiative, start values: reconstructed, not the printed value",
        ),
    ],
)
def test_fields_that_depart_from_the_rest_are_named(id: str, source: str) -> None:
    assert entry(id).source == source


def test_all_goal_boards_are_told_to_be_reconstructed() -> None:
    assert {goal.sources[""] for goal in SHIPPED.goals} == {"reconstructed"}


# --- corrections


def test_a_correction_changes_what_it_names_and_nothing_else() -> None:
    content = corrected(cards={"voradon": {"cost": "9s 9x, 9s 9x, 9s 9x"}})
    card = next(card for card in catalogue(content).cards if card.id == "voradon")
    assert (card.strength, card.experience) == ((9, 9, 9), (9, 9, 9))
    assert (str(card.reward), card.planet, card.name["en"]) == ("6p 2e 1x", 3, "Voradon")


def test_corrected_costs_are_what_players_pay() -> None:
    content = corrected(cards={"wild-swiftbeak": {"cost": "1s, 1s, 1s", "reward": "9p"}})
    table = Table("gelder-a", "ardelli-a", content=content)
    table.deal("wild-swiftbeak")
    table.stocks(1, "1s")
    table.visit(1, "wild-swiftbeak")
    assert table.has(1) == "9p 0x 0s 0e"


def test_corrected_commanders_start_and_act_by_the_correction() -> None:
    content = corrected(commanders={"katla-a": {"start": "7x 8s 9e", "initiative": 99, "ability": ["lay cache: 3p"]}})
    table = Table("katla-a", "frankov-b", content=content)
    assert (table.has(1), table.track()) == ("0p 7x 8s 9e", [2, 1])
    table.deal("imperial-energy-stash")
    table.visit(1, "imperial-energy-stash")
    assert table.has(1) == "4p 7x 8s 13e"


def test_a_correction_may_name_one_language_of_a_name() -> None:
    content = corrected(cards={"voradon": {"name": {"uk": "Ворадонище"}}})
    assert entry("voradon", content, "uk").name == "Ворадонище (загін)"
    assert entry("voradon", content, "ru").name == "Ворадон (отряд)"


def test_a_correction_may_name_one_language_of_a_faction() -> None:
    content = corrected(commanders={"cosrax-a": {"faction": {"ru": "Кирко"}}})
    assert entry("cosrax-a", content, "ru").name == "Джикуку Кос'Ракс A, Кирко"
    assert entry("cosrax-a", content, "en").name == "Jikuku Cos'Rax A, Kir'Ko"


def test_cards_may_change_places_between_planets() -> None:
    content = corrected(cards={"voradon": {"planet": 4}, "octowhale": {"planet": 3}})
    made = catalogue(content)
    assert "voradon" in [made.cards[card].id for card in made.decks[4]]
    assert "octowhale" in [made.cards[card].id for card in made.decks[3]]


def test_cards_may_change_their_kind_if_the_totals_stay() -> None:
    content = corrected(
        cards={
            "voradon": {"kind": "cache", "yield": "1e, 2e, 3e", "sector": "4e"},
            "cosmite-vein": {"kind": "unit", "cost": "1s, 1s, 1s", "reward": "1p"},
        }
    )
    assert entry("voradon", content).text == (
        "Take on level I, II, III: 1, 2, 3 energy. Or annex the sector: 4 energy in every income phase."
    )
    assert entry("cosmite-vein", content).name == "Cosmite Vein (unit)"


def test_a_card_keeps_its_handle_when_its_name_is_corrected() -> None:
    content = corrected(cards={"solar-shoal": {"name": {"en": "Sunny Bank"}}})
    table = Table("gelder-a", "ardelli-a", content=content)
    table.deal("solar-shoal")
    assert "solar-shoal" in table.flights(1)
    assert BOOK["fly solar-shoal"].args == ("solar-shoal",)


def test_corrections_that_change_nothing_are_left_out() -> None:
    same: dict[str, object] = {"reward": "6p 2e 1x", "planet": 3, "name": {"en": "Voradon"}, "source": "printed"}
    assert corrected(cards={"voradon": same}) == BUILT_IN
    content = corrected(cards={"voradon": same, "octowhale": {"reward": "1p"}})
    assert json.loads(content) == {"cards": {"octowhale": {"reward": "1p"}}}


def test_the_template_is_what_is_shipped() -> None:
    data = tomllib.loads(GAME.template())
    assert GAME.corrected(data) == BUILT_IN
    assert {section: len(entries) for section, entries in data.items()} == {"cards": 98, "commanders": 12, "goals": 8}


def test_a_value_changed_in_the_whole_template_is_the_only_correction() -> None:
    changed = GAME.template().replace('cost = "4s 4x, 4s 4x, 3s 3x"', 'cost = "4s 4x, 4s 4x, 4s 4x"')
    content = GAME.corrected(tomllib.loads(changed))
    assert json.loads(content) == {"cards": {"voradon": {"cost": "4s 4x, 4s 4x, 4s 4x"}}}


# --- where corrected values come from


def test_corrected_fields_are_told_to_be_printed() -> None:
    content = corrected(cards={"voradon": {"cost": "4s, 4s, 4s"}})
    assert entry("voradon", content).source == (
        "reconstructed, not the printed value; except cost: printed, as corrected by an owner"
    )


def test_a_correction_replaces_the_source_of_all_parts_of_a_field() -> None:
    content = corrected(cards={"efficient-harvesting": {"cost": "3e, 3e, 3e"}})
    assert entry("efficient-harvesting", content).source == "rulebook; except cost: printed, as corrected by an owner"


def test_a_name_corrected_in_one_language_is_printed_in_that_language() -> None:
    content = corrected(cards={"sabretooth-jumper": {"name": {"en": "Sabertooth"}}})
    assert entry("sabretooth-jumper", content).source == (
        "rulebook; except name uk: reconstructed, not the printed value; name en: printed, as corrected by an owner"
    )


def test_a_correction_may_say_that_it_was_found_and_not_read_from_the_card() -> None:
    content = corrected(cards={"voradon": {"reward": "1p", "source": "found"}})
    assert entry("voradon", content).source == "reconstructed, not the printed value; except reward: found in a review"


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("ru", "реконструкция, не печатное значение; кроме: награда — печатное значение, исправлено владельцем"),
        ("uk", "реконструкція, не друковане значення; окрім: нагорода — друковане значення, виправлено власником"),
    ],
)
def test_sources_are_told_in_every_language(language: str, source: str) -> None:
    assert entry("voradon", corrected(cards={"voradon": {"reward": "1p"}}), language).source == source


# --- a corrected game is recorded whole


def test_a_corrected_game_records_and_replays_without_the_file() -> None:
    content = corrected(
        cards={"wild-swiftbeak": {"cost": "1s, 1s, 1s", "reward": "9p", "name": {"ru": "Клюв: «острый»"}}}
    )
    table = Table("gelder-a", "ardelli-a", content=content)
    table.deal("wild-swiftbeak")
    table.visit(1, "wild-swiftbeak")
    assert table.seat(1).points == 9
    table.skip_to_end()
    table.record.result = list(GAME.scores(table.state))
    again = Record.loads(table.record.dumps())
    assert again.options["content"] == content
    assert again == table.record
    state = again.replay()
    assert GAME.scores(state) == table.record.result
    assert GAME.dump(state) == GAME.dump(table.state)


def test_a_corrected_state_dumps_and_loads() -> None:
    table = Table("gelder-a", "ardelli-a", content=corrected(cards={"wild-swiftbeak": {"reward": "9p"}}))
    table.deal("wild-swiftbeak")
    again = GAME.load(GAME.dump(table.state))
    assert again.catalogue is table.state.catalogue
    assert GAME.legal(again, 0) == GAME.legal(table.state, 0)


def test_both_tables_may_be_played_side_by_side() -> None:
    other = Table("gelder-a", "ardelli-a", content=corrected(cards={"wild-swiftbeak": {"reward": "9p"}}))
    plain = Table("gelder-a", "ardelli-a")
    for table in (other, plain):
        table.deal("wild-swiftbeak")
        table.stocks(1, "2x 2s")
        table.visit(1, "wild-swiftbeak")
    assert (other.seat(1).points, plain.seat(1).points) == (9, 3)


# --- what is refused, and what would be right

KINDS_OF_CARDS = "write one of unit, outpost, technology, cache"
EFFECTS_BEGIN = (
    "effects begin with income, lay KIND, pair, defeat, recruit, cheaper KIND, cheaper diplomacy, operations,"
    " strength as energy, missing experience, exchange, end, or are 'any level: III' or 'turn order: last' or"
    " 'restrain: any place'."
)
COUNTABLE = (
    "write one of unit, outpost, technology, cache, sector, cache/sector, pair, different-outpost, experience,"
    " strength, energy, energy+strength, unit+technology, outpost+cache/sector, set-of-four, planet-with-two-cards."
)
CARD_PROBLEMS: list[tuple[dict[str, object], str]] = [
    ({"kind": "monster"}, f"kind: 'monster' is not a kind of card; {KINDS_OF_CARDS}."),
    ({"kind": 3}, "kind: 3 is not a text."),
    ({"cots": "1s"}, "cots: there is no such field here; did you mean 'cost'?"),
    ({"zzz": 1}, "zzz: there is no such field here; there is name, planet, kind, cost, diplomacy, reward."),
    ({"pair": "2p"}, "pair: there is no such field here"),
    ({"reward": "1s"}, "reward: a unit gives s only when recruited, and this one has no diplomacy."),
    ({"planet": 8}, "planet: 8 is not a number from 1 to 7."),
    ({"planet": "3"}, "planet: '3' is not a number from 1 to 7."),
    ({"planet": True}, "planet: True is not a number from 1 to 7."),
    ({"cost": 5}, "cost: 5 is not a text."),
    ({"cost": "4s"}, "cost: '4s' has 1 parts; write three, for level I, II and III: '4e, 4e, 3e'."),
    ({"cost": "4e, 4e, 3e"}, "cost: 'e' stands in '4e'; write amounts of s, x, as in '2s'."),
    ({"cost": "s4, 4s, 3s"}, "cost: 's4' is not an amount; write a number and a letter, as in '2e 1p'."),
    ({"cost": "4s 4s, 4s, 3s"}, "cost: '4s 4s' names 's' twice; write it once."),
    ({"cost": "0s, 0s, 0s"}, "cost: '0s' names no amount; write amounts of s, x, as in '2s'."),
    ({"cost": "100s, 4s, 3s"}, "cost: 100s is more than 99."),
    ({"cost": "3s, 4s, 3s"}, "cost: '3s, 4s, 3s' gets dearer in s on a higher level; it may only get cheaper."),
    ({"cost": "3s 1x, 3s 2x, 3s"}, "gets dearer in x on a higher level"),
    ({"reward": "2z"}, "reward: 'z' stands in '2z'; write amounts of p, x, s, e, as in '2p'."),
    ({"reward": ""}, "reward: '' is not a text."),
    ({"diplomacy": "2s"}, "diplomacy: 's' stands in '2s'; write amounts of e, as in '2e'."),
    ({"name": "Voradon"}, "name: None is not a name of 1 to 60 letters in en."),
    ({"name": {"en": " "}}, "name: ' ' is not a name of 1 to 60 letters in en."),
    ({"name": {"en": "x" * 61}}, "is not a name of 1 to 60 letters in en."),
    ({"name": {"de": "Voradon"}}, "name: 'de' is not a language; there is en, ru, uk."),
    ({"source": "guessed"}, "source: 'guessed' is none of printed, rulebook, found, reconstructed."),
]


@pytest.mark.parametrize(("fields", "message"), CARD_PROBLEMS)
def test_a_wrong_correction_of_a_card_is_refused(fields: dict[str, object], message: str) -> None:
    with pytest.raises(CannotParse) as refusal:
        corrected(cards={"voradon": fields})
    told_in_every_language(refusal.value.text)
    assert message in str(refusal.value)
    assert str(refusal.value).startswith("cards.voradon.")


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"effects": []}, "[] is not a list of texts."),
        ({"effects": "income: 1e"}, "'income: 1e' is not a list of texts."),
        ({"effects": [1]}, "[1] is not a list of texts."),
        ({"effects": ["income 1e"]}, "'income 1e' is not an effect; write it like 'lay unit: 1s'."),
        ({"effects": ["fly: 1e"]}, f"'fly: 1e' is not an effect; {EFFECTS_BEGIN}"),
        ({"effects": ["any level: II"]}, f"'any level: II' is not an effect; {EFFECTS_BEGIN}"),
        (
            {"effects": ["lay ship: 1e"]},
            "'ship' is not a kind of card; write one of unit, outpost, technology, cache, sector, or two with a slash.",
        ),
        ({"effects": ["lay unit: 1z"]}, "'z' stands in '1z'; write amounts of p, x, s, e, as in '2p'."),
        ({"effects": ["cheaper unit: 1e"]}, "'e' stands in '1e'; write amounts of s, as in '2s'."),
        ({"effects": ["cheaper outpost: 1s"]}, "'s' stands in '1s'; write amounts of e, as in '2e'."),
        ({"effects": ["cheaper diplomacy: 1s"]}, "'s' stands in '1s'; write amounts of e, as in '2e'."),
        ({"effects": ["cheaper cache: 1e"]}, "only units (in s), outposts and technologies (in e) can be cheaper."),
        (
            {"effects": ["strength as energy: unit"]},
            "strength can stand for energy only for outposts and technologies.",
        ),
        ({"effects": ["operations: many"]}, "'many' is not a number from 1 to 99."),
        ({"effects": ["exchange: 0"]}, "'0' is not a number from 1 to 99."),
        ({"effects": ["missing experience: 100"]}, "'100' is not a number from 1 to 99."),
        ({"effects": ["end: 1p"]}, "an end effect is points per something, as in 'end: 1p per 2 experience'."),
        ({"effects": ["end: 1e per unit"]}, "an end effect is points per something"),
        ({"effects": ["income: 1e per ship"]}, f"'ship' cannot be counted; {COUNTABLE}"),
        ({"effects": ["turn order: last"]}, "'turn order: last' is for a commander, not for a technology."),
        ({"effects": ["restrain: any place"]}, "'restrain: any place' is for a commander, not for a technology."),
    ],
)
def test_a_wrong_effect_is_refused(fields: dict[str, object], message: str) -> None:
    with pytest.raises(CannotParse) as refusal:
        corrected(cards={"siege-doctrine": fields})
    told_in_every_language(refusal.value.text)
    assert str(refusal.value).startswith("cards.siege-doctrine.effects: ")
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        (["1p per unit"], "a goal board has 3 conditions, not 1."),
        (
            ["1p per unit", "1p per unit", "win"],
            "'win' is not a condition; write '1p per 3 energy', '4p from 8 experience' or '6p 3p most unit'.",
        ),
        (["1p per unit", "1p per unit", "1e per unit"], "'1e per unit': a condition is worth points, as in '2p'."),
        (["1p per unit", "1p per unit", "1p per ship"], f"'ship' cannot be counted; {COUNTABLE}"),
        (["1p per unit", "1p per unit", "1p per x unit"], "'x' is not a number from 1 to 99."),
        (["1p per unit", "1p per unit", "1p from x unit"], "'x' is not a number from 1 to 99."),
        (["1p per unit", "1p per unit", "2p 1e most unit"], "a condition is worth points, as in '2p'."),
    ],
)
def test_a_wrong_goal_condition_is_refused(texts: list[str], message: str) -> None:
    with pytest.raises(CannotParse) as refusal:
        corrected(goals={"harmony": {"conditions": texts}})
    told_in_every_language(refusal.value.text)
    assert str(refusal.value).startswith("goals.harmony.conditions: ")
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("corrections", "message"),
    [
        ({"ships": {}}, "ships: there is no such section; write one of cards, commanders, goals."),
        ({"cards": 5}, "cards: 5 is not a table; write it like voradon = { cost ="),
        ({"cards": {"voradon": 5}}, "cards.voradon: 5 is not a table; write it like voradon = { cost ="),
        ({"cards": {"vorado": {}}}, "cards.vorado: there is no such entry; did you mean 'voradon'?"),
        ({"goals": {"zzz": {}}}, "goals.zzz: there is no such entry; there is conquest, reconstruction, enlightenment"),
        (
            {"commanders": {"katla-a": {"board": "proton"}}},
            "commanders.katla-a.board: this names the board and stays 'katla'.",
        ),
        ({"commanders": {"katla-a": {"side": "B"}}}, "commanders.katla-a.side: this names the board and stays 'A'."),
        (
            {"commanders": {"katla-a": {"start": "11x"}}},
            "commanders.katla-a.start: the tracks end at 10x, 14s and 18e.",
        ),
        ({"commanders": {"katla-a": {"start": "15s"}}}, "the tracks end at 10x, 14s and 18e."),
        ({"commanders": {"katla-a": {"start": "19e"}}}, "the tracks end at 10x, 14s and 18e."),
        ({"commanders": {"katla-a": {"start": "1p"}}}, "'p' stands in '1p'; write amounts of x, s, e, as in '2x'."),
        ({"commanders": {"katla-a": {"initiative": 0}}}, "initiative: 0 is not a number from 1 to 99."),
        (
            {"commanders": {"katla-a": {"initiative": 11}}},
            "commanders.frankov-b.initiative: katla-a has 11 too; two commanders that may meet at a table need"
            " different initiatives.",
        ),
        (
            {"commanders": {"katla-a": {"ability": ["turn order: last"]}}},
            "commanders.ardelli-b.ability: 'turn order: last' is for one board, and katla has it.",
        ),
        (
            {"commanders": {"proton-b": {"ability": ["restrain: any place"]}}},
            "commanders.proton-b.ability: 'restrain: any place' is for one board, and ardelli has it.",
        ),
        ({"commanders": {"katla-a": {"conditions": ["1p per unit"]}}}, "conditions: there is no such field here"),
        (
            {"cards": {"voradon": {"planet": 4}}},
            "cards: planet 3 has 13 cards; every planet has 14.\ncards: planet 4 has 15 cards; every planet has 14.",
        ),
        (
            {"cards": {"voradon": {"kind": "cache", "yield": "1e, 1e, 1e"}}},
            "cards: there are 27 cards of kind unit; the box has 28.\n"
            "cards: there are 29 cards of kind cache; the box has 28.",
        ),
        ({"cards": {"cosmite-vein": {"yield": "7e, 6e, 8e"}}}, "yield: '7e, 6e, 8e' gives less e on a higher level"),
        ({"cards": {"spaceport-1": {"symbol": ""}}}, "cards.spaceport-1.symbol: '' is not a text."),
        ({"cards": {"spaceport-1": {"aggression": "3e"}}}, "'e' stands in '3e'; write amounts of s, as in '2s'."),
        ({"cards": {"spaceport-1": {"pair": "3e"}}}, "'e' stands in '3e'; write amounts of p, as in '2p'."),
    ],
)
def test_a_wrong_correction_is_refused(corrections: dict[str, object], message: str) -> None:
    with pytest.raises(CannotParse) as refusal:
        GAME.corrected(corrections)
    told_in_every_language(refusal.value.text)
    assert message in str(refusal.value)


def test_both_sides_of_one_board_may_share_an_initiative_and_the_last_space() -> None:
    both = corrected(commanders={"ardelli-a": {"initiative": 12, "ability": ["turn order: last"]}})
    assert isinstance(catalogue(both), Catalogue)


def test_all_problems_are_told_at_once_a_line_each() -> None:
    with pytest.raises(CannotParse) as refusal:
        corrected(cards={"voradon": {"planet": 8, "cost": "1s"}}, goals={"harmony": {"conditions": ["x"]}})
    assert [line.partition(":")[0] for line in str(refusal.value).splitlines()] == [
        "cards.voradon.planet",
        "cards.voradon.cost",
        "goals.harmony.conditions",
        "goals.harmony.conditions",
    ]


@pytest.mark.parametrize("text", ["printed", "[]", "{", "5"])
def test_a_content_option_that_is_no_correction_is_refused(text: str) -> None:
    with pytest.raises(CannotParse, match="The content option is 'built-in' or corrections that"):
        GAME.new(2, {"content": text})


def test_a_content_option_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(CannotParse, match=r"cannot be played: cards.voradon.planet: 8 is not a number"):
        GAME.new(2, {"content": '{"cards":{"voradon":{"planet":8}}}'})


def test_a_correction_takes_away_what_the_printed_card_does_not_have() -> None:
    option = GAME.corrected({"cards": {"voradon": {"reward": "none"}, "solar-shoal": {"sector": "none"}}})
    cards = {card.id: card for card in catalogue(option).cards}
    assert cards["solar-shoal"].sector == 0
    assert not len(cards["voradon"].reward)


def test_what_a_card_cannot_do_without_cannot_be_taken_away() -> None:
    with pytest.raises(CannotParse, match=r"cards\.voradon\.cost: 'none'"):
        GAME.corrected({"cards": {"voradon": {"cost": "none"}}})
