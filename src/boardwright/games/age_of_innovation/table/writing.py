"""What is written on planning boards, factions, tiles and cards, as Texts made from the data; only what breaks a rule
is told sentence by sentence. What is told again and again while the game goes on is made once."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from boardwright.kernel.telling import Piece, Section
from boardwright.kernel.text import Text, sentences
from boardwright.parts.level import LevelPiece, level, told

from ..content.automa import AUTOMA_FACTIONS, CARDS, LEVEL_POINTS, LEVELS, SHIPPING, STARTERS
from ..content.boards import BOARDS
from ..content.factions import FACTIONS
from ..content.tiles import (
    BOOK_ACTIONS,
    CITIES,
    COMPETENCIES,
    FINAL_TILES,
    INNOVATION_BOOKS,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
    SCORING_TILES,
)
from ..rules.automaton import Act, AutomaFaction, Card
from ..rules.faction import Faction, PlanningBoard
from ..rules.tile import (
    NONE,
    BookAction,
    CityTile,
    Competency,
    Effect,
    FinalTile,
    Innovation,
    PalaceTile,
    PowerAction,
    RoundBonus,
    ScoringTile,
)
from ..rules.vocabulary import BUILDINGS, COUNTED, EDITIONS, OWN_BRIDGES, PALACE
from . import naming
from .naming import amount, gains, listed, say

# --- effects


def describe_effect(effect: Effect) -> Text:
    what = _parts(_effect_parts(effect))
    return say("in-parts", what=what) if effect.in_parts else what


def _parts(texts: Sequence[Text]) -> Text:
    """One after the other, with commas."""
    return say("one-after-the-other", all=listed(texts))


def _effect_parts(effect: Effect) -> list[Text]:
    parts = _science_parts(effect)
    if effect.spades:
        parts.append(say("free-spades", n=effect.spades))
    if effect.bridges:
        parts.append(say("a-bridge") if effect.bridges == 1 else say("bridges", n=effect.bridges))
    if effect.competency:
        parts.append(say("competency-of-choice"))
    if effect.city:
        parts.append(say("city-of-choice"))
    if effect.neutral != NONE:
        parts.append(say("one-building", building=naming.neutral_name(effect.neutral)))
    if effect.far_guild:
        parts.append(say("far-guild"))
    if effect.guild:
        parts.append(say("free-guild"))
    if effect.exchange:
        parts.append(say("exchange-school"))
    if effect.shipping:
        parts.append(say("shipping-more", steps=effect.shipping))
    if effect.terraforming:
        parts.append(say("terraforming-more", steps=effect.terraforming))
    if effect.annexes:
        parts.append(amount("annexes", effect.annexes))
    if effect.tokens:
        parts.append(amount("tokens", effect.tokens))
    if effect.in_parts:  # the books come last
        return [*parts, *gains(effect.gain)]
    if effect.second_action:
        parts.append(say("second-action"))
    return [*gains(effect.gain), *parts]


def _science_parts(effect: Effect) -> list[Text]:
    """Points that are counted, and steps of science."""
    parts: list[Text] = []
    if effect.per[0] != NONE:
        parts.append(_points_for(effect.per[1], [_having(effect.per[0])]))
    if effect.by_number[0] != NONE:
        parts.append(_points_by_number(effect.by_number))
    if effect.steps:
        parts.append(say("steps-in-one", steps=say("steps", n=effect.steps)))
    if effect.any_steps:
        parts.append(any_steps(effect.any_steps))
    if effect.each_discipline:
        parts.append(say("in-each-discipline", what=say("steps", n=effect.each_discipline)))
    if effect.step_per_shape:
        parts.append(say("step-per-shape"))
    return parts


def any_steps(steps: int) -> Text:
    return say("steps-in-any", steps=say("steps", n=steps))


def _having(what: int) -> Text:
    return say(f"having-{COUNTED[what]}")


def doing(what: int) -> Text:
    return say(f"doing-{COUNTED[what]}")


def _points_for(points: int, reasons: Sequence[Text]) -> Text:
    """'3 points for each guild you build'."""
    return say("points-for", points=amount("points", points), reasons=listed(reasons))


def _points_by_number(by_number: tuple[int, tuple[int, ...]]) -> Text:
    """'points for the number of your buildings: 8 with 7–8, 12 with 9–10, 18 with 11 and more'."""
    what, table = by_number
    parts: list[Text] = []
    start = 0
    for number, points in enumerate(table):
        last = number == len(table) - 1
        if points and table[number - 1] != points:
            start = number
        if points and (last or table[number + 1] != points):
            numbers: Text = str(start) if start == number else f"{start}–{number}"
            if last and what != OWN_BRIDGES:
                numbers = say("and-more", number=start)
            parts.append(say("with-so-many", points=points, numbers=numbers))
    return say("points-by-number", reason=_having(what), numbers=listed(parts))


def _sentences(
    income: Sequence[Text],
    now: Effect | None,
    special: Effect | None,
    whenever: tuple[int, int],
    on_pass: Sequence[tuple[int, int]],
) -> list[Text]:
    parts: list[Text] = []
    if now is not None and _effect_parts(now):
        parts.append(say("at-once", what=describe_effect(now)))
    if now is not None and now.annexes:
        parts.append(say("about-annexes"))
    if now is not None and now.neutral >= PALACE:
        parts.append(say(f"about-neutral-{BUILDINGS[now.neutral]}"))
    if income:
        parts.append(say("income", all=listed(income)))
    if special is not None:
        parts.append(describe_special(special))
    if whenever[0] != NONE:
        parts.append(say("a-sentence", what=_points_for(whenever[1], [doing(whenever[0])])))
    if on_pass:
        points = _points_for(on_pass[0][1], [_having(what) for what, _ in on_pass])
        parts.append(say("when-passing", what=points))
    return parts


def describe_special(effect: Effect) -> Text:
    return say("special-action", what=describe_effect(effect))


# --- tiles


@cache
def describe_bonus(bonus: RoundBonus) -> Text:
    parts = _sentences(gains(bonus.income), None, bonus.special, bonus.whenever, bonus.on_pass)
    if bonus.shipping:
        parts.append(say("bonus-shipping", steps=bonus.shipping))
    if bonus.steps_on_pass != NONE:
        parts.append(say("steps-when-passing", reason=_having(bonus.steps_on_pass)))
    return sentences(parts)


@cache
def describe_competency(tile: Competency) -> Text:
    income = gains(tile.income)
    if tile.step_income:
        income.append(say("step-income"))
    return sentences(_sentences(income, tile.now, tile.special, tile.whenever, tile.on_pass))


@cache
def describe_innovation(tile: Innovation) -> Text:
    return sentences(_sentences(gains(tile.income), tile.now, tile.special, (NONE, 0), tile.on_pass))


_PALACE_ABILITIES: Final = ("", "small-cities", "flight", "river-cities")


@cache
def describe_palace(tile: PalaceTile) -> Text:
    parts = _sentences(gains(tile.income), tile.now, tile.special, tile.whenever, tile.on_pass)
    if tile.ability:
        parts.append(say(f"ability-{_PALACE_ABILITIES[tile.ability]}"))
    return sentences(parts)


@cache
def describe_city(tile: CityTile) -> Text:
    return say("city-text", what=describe_effect(tile.now))


@cache
def describe_scoring(tile: ScoringTile) -> Text:
    points, reasons = amount("points", tile.points), listed([doing(what) for what in tile.scores])
    return say("scoring-text", points=points, reasons=reasons, bonus=round_bonus(tile))


def round_bonus(tile: ScoringTile) -> Text:
    """What the end of the round brings, and what for."""
    gain = listed([say("spades", n=tile.spades)] if tile.spades else gains(tile.gain))
    discipline = naming.discipline_name(tile.discipline)
    if tile.levels == 1:
        return say("round-bonus-each", gain=gain, discipline=discipline)
    return say("round-bonus", gain=gain, levels=say("levels", n=tile.levels), discipline=discipline)


def describe_final(tile: FinalTile) -> Text:
    return say("final-text", points=amount("points", tile.points), reason=doing(tile.scores))


def describe_power(action: PowerAction) -> Text:
    cost = say("action-price", price=amount("power", action.power), what=describe_effect(action.effect))
    return sentences([cost, say("once-for-all")])


def describe_book_action(action: BookAction) -> Text:
    cost = say("action-price", price=amount("books", action.books), what=describe_effect(action.effect))
    return sentences([cost, say("once-for-all")])


# --- planning boards and factions


@cache
def describe_board(board: PlanningBoard) -> Text:
    return sentences(list(_board_sentences(board).values()))


def what_is_special(board: PlanningBoard) -> Text:
    """Of the sentences about a planning board only those that most boards do not share."""
    all_boards = [_board_sentences(each) for each in BOARDS]
    own = _board_sentences(board)
    shared = [what for what in own if 2 * [each.get(what) for each in all_boards].count(own[what]) > len(BOARDS)]
    return sentences([words for what, words in own.items() if what not in shared])


def _board_sentences(board: PlanningBoard) -> dict[str, Text]:
    """By what they tell."""
    start = gains(board.start)
    if board.each_discipline:
        start.append(say("in-each-discipline", what=say("steps", n=board.each_discipline)))
    one, two = board.bowls
    found = {"start": say("board-start", all=listed(start), one=one, two=two)}
    if board.spades:
        found["spades"] = say("board-spades")
    found["income"] = say("income", all=listed(gains(board.income)))
    if board.guild_coins[1] != BOARDS[0].guild_coins[1]:
        found["guild"] = say("board-guild", coins=amount("coins", board.guild_coins[1]))
    if board.shipping:
        found["shipping"] = say("board-shipping", level=board.shipping)
    rewards = [
        say("on-level", gain=listed(gains(gain)), level=level)
        for level, gain in enumerate(board.shipping_rewards)
        if naming.by_letter(gain)
    ]
    found["shipping track"] = say("shipping-track", rewards=listed(rewards))
    first, second = [listed(gains(gain)) for gain in board.terraforming_rewards[1:]]
    cost = listed(naming.price(board.terraforming_cost))
    found["terraforming track"] = say("terraforming-track", price=cost, first=first, second=second)
    books, second_price, third_price = [INNOVATION_BOOKS + more for more in board.surcharges]
    found["innovations"] = say(
        "innovation-prices", books=amount("books", books), second=second_price, third=third_price
    )
    return found


@cache
def describe_faction(faction: Faction, edition: int) -> Text:
    start = _levels(faction.science)
    if faction.any_steps:
        start.append(any_steps(faction.any_steps))
    start += gains(faction.start)
    parts = [say("faction-start", all=listed(start))] if start else []
    parts.append(describe_ability(faction, edition))
    brought, elsewhere = [_each_time(faction, each) for each in (edition, 1 - edition)]
    if elsewhere != brought:
        parts.append(say(f"edition-{EDITIONS[1 - edition]}", what=elsewhere))
    return sentences(parts)


def describe_ability(faction: Faction, edition: int) -> Text:
    """Of the sentences about a faction those that matter while one plays it."""
    brought = _each_time(faction, edition)
    parts: list[Text] = []
    if brought:
        parts.append(say(f"ability-{faction.id}", gain=brought))
    elif not faction.only_special:
        parts.append(say(f"ability-{faction.id}"))
    if naming.by_letter(faction.income):
        parts.append(say("income", all=listed(gains(faction.income))))
    if faction.special is not None:
        parts.append(describe_special(faction.special))
    return sentences(parts)


def _levels(science: Sequence[int]) -> list[Text]:
    """'2 levels of law'; the same in all four is told at once."""
    if len(set(science)) == 1 and science[0]:
        return [say("in-each-discipline", what=say("levels", n=science[0]))]
    return [
        say("levels-of", levels=say("levels", n=steps), discipline=naming.discipline_name(n))
        for n, steps in enumerate(science)
        if steps
    ]


def _each_time(faction: Faction, edition: int) -> Text:
    """What an ability brings: '1 point (2–3 players) or 2 points (4–5 players)'."""
    numbers = range(2, 6)
    found = [gains(faction.each_time(edition, players)) for players in numbers]
    if all(each == found[0] for each in found):
        return naming.together(found[0]) if found[0] else ""
    parts: list[Text] = []
    for n, gain in enumerate(found):
        if gain in found[:n]:
            continue
        last = max([players for players in numbers if found[players - 2] == gain])
        count = say("players", n=last)
        players = count if last == n + 2 else say("from-to", first=n + 2, players=count)
        parts.append(say("for-so-many", gain=listed(gain), players=players))
    if len(parts) == 2:
        return say("either", one=parts[0], other=parts[1])
    return say("either-of-four", one=parts[0], two=parts[1], three=parts[2], four=parts[3])


# --- the Automa

_ACTS: Final = (
    "build",
    "build-anywhere",
    "upgrade",
    "block",
    "send-scholar",
    "step",
    "two-steps",
    "innovation",
    "faction",
    "level-points",
)
_NEAR: Final = ("unmarked", "marked", "unmarked-toward", "marked-toward")
_SIDES: Final = ("left", "middle", "right")


def describe_automa(faction: AutomaFaction) -> Text:
    parts = [say("automa-start", all=listed(_levels(faction.science)))]
    parts.append(say("automa-action", acts=listed([_act(act, faction.more_points) for act in faction.acts])))
    if faction.closest_first:
        parts.append(say("closest-first"))
    if faction.human_terrain:
        parts.append(say("human-terrain"))
    if faction.most_power_first:
        parts.append(say("most-power-first"))
    if faction.first_pass_twice:
        parts.append(say("first-pass-twice"))
    if faction.points_a_building:
        parts.append(say("points-a-building", points=amount("points", faction.points_a_building)))
    return sentences(parts)


def _act(act: int, more_points: int = 0) -> Text:
    if act == Act.LEVEL_POINTS and more_points:
        return say("act-more-points", n=more_points) if more_points > 0 else say("act-fewer-points", n=-more_points)
    return say(f"act-{_ACTS[act]}")


def automa_final(tile: FinalTile) -> Text:
    """What the final tile is to the Automa."""
    discipline = say("automa-discipline", discipline=naming.discipline_name(tile.discipline))
    return sentences([automa_pass((tile.automa,)), discipline])


def automa_pass(points: Sequence[int]) -> Text:
    """What the Automa gains for passing under a tile: early in the game and late, or always alike."""
    if len(set(points)) == 1:
        return say("automa-final", points=amount("points", points[0]))
    return say("automa-pass", early=amount("points", points[0]), late=amount("points", points[1]))


def level_name(level: int) -> Text:
    return say(f"level-{level + 1}")


def describe_level(level: int) -> Text:
    ships, points = SHIPPING[level], LEVEL_POINTS[level]
    return say(
        "level-text",
        ship1=ships[0],
        ship2=ships[1],
        ship3=ships[2],
        points1=points[0],
        points2=points[1],
        points3=points[2],
        deck=say(f"deck-{level + 1}"),
    )


def describe_card(card: Card) -> Text:
    acts = [_act(act) for act in card.acts]
    if card.points:
        acts.append(amount("points", card.points))
    direction = say("backwards") if card.backwards else say("forwards")
    near = say(f"near-{_NEAR[card.near]}")
    parts = [say("card-acts", acts=listed(acts))]
    parts.append(say("card-supports", near=near, row=card.priority, count=card.count, direction=direction))
    if card.scoring_tile:
        parts.append(say("card-by-tile"))
    parts.append(say(f"card-bonus-{_SIDES[card.bonus]}"))
    if card.ends:
        parts.append(say("card-ends"))
    parts.append(say("card-starts") if CARDS.index(card) < STARTERS else say("card-reserve"))
    return sentences(parts)


# --- everything, for `describe` and the rules page


def level_of(piece: PlanningBoard | Faction) -> LevelPiece:
    return level(piece.difficulty, first=False)


def describe_all(edition: str) -> list[Section]:
    which = EDITIONS.index(edition)
    return [
        _section(
            "boards",
            [
                (f"board {b.id}", naming.board_name(b), sentences([describe_board(b), told(level_of(b))]))
                for b in BOARDS
            ],
        ),
        _section(
            "factions",
            [
                (f.id, naming.faction_name(f), sentences([describe_faction(f, which), told(level_of(f))]))
                for f in FACTIONS
            ],
        ),
        _section("palaces", [(f"palace {p.id}", naming.palace_name(p), describe_palace(p)) for p in PALACES]),
        _section(
            "innovations",
            [(f"innovation {i.id}", naming.innovation_name(i), describe_innovation(i)) for i in INNOVATIONS],
        ),
        _section(
            "competencies",
            [(f"competency {c.id}", naming.competency_name(c), describe_competency(c)) for c in COMPETENCIES],
        ),
        _section("bonuses", [(f"bonus {b.id}", naming.bonus_name(b), describe_bonus(b)) for b in ROUND_BONUSES]),
        _section("cities", [(f"city {c.id}", naming.city_name(c), describe_city(c)) for c in CITIES]),
        _section(
            "scoring-tiles",
            [
                (f"score {t.id}", naming.scoring_name(t), sentences([describe_scoring(t), automa_pass(t.automa)]))
                for t in SCORING_TILES
            ],
        ),
        _section(
            "final-tiles",
            [
                (f"final {t.id}", naming.final_name(t), sentences([describe_final(t), automa_final(t)]))
                for t in FINAL_TILES
            ],
        ),
        _section("power-actions", [(f"power {a.id}", naming.action_name(a), describe_power(a)) for a in POWER_ACTIONS]),
        _section(
            "book-actions", [(f"books {a.id}", naming.action_name(a), describe_book_action(a)) for a in BOOK_ACTIONS]
        ),
        *_automa_sections(),
    ]


def _section(title: str, pieces: Sequence[tuple[str, Text, Text]], source: str = "print") -> Section:
    return Section(say(f"section-{title}"), [Piece(id, name, text, say(f"from-{source}")) for id, name, text in pieces])


def _automa_sections() -> list[Section]:
    factions = [(f"automa {f.id}", naming.automa_name(f), describe_automa(f)) for f in AUTOMA_FACTIONS]
    factions.append(("automa left-out", say("automa-left-out"), say("automa-why-left-out")))
    levels = [(f"automa {n + 1}", level_name(n), describe_level(n)) for n in range(LEVELS)]
    cards = [(f"card {c.id}", naming.card_name(c), describe_card(c)) for c in CARDS]
    return [
        _section("automa-factions", factions, "helper"),
        _section("automa-levels", levels, "helper"),
        _section("automa-cards", cards, "helper"),
    ]
