"""What the pieces are called and what is written on them. Made from the content, never stored beside it; only the
abilities of the factions are told sentence by sentence in the catalogue, as they are written rule by rule."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from boardwright.kernel.text import Argument, Catalogue, Text, sentences
from boardwright.parts.level import LevelPiece, level

from ..content import first_game
from ..content.tiles import BONUS_CARDS
from ..rules.faction import Faction
from ..rules.setup import PROMO_CARD
from ..rules.tile import BonusCard, FavorTile, PowerAction, ScoringTile, Special, TownTile
from ..rules.upgrades import upgrade_price
from ..rules.vocabulary import (
    A_BRIDGE,
    A_CARPET,
    A_TUNNEL,
    CULTS,
    DIGGING,
    SANCTUARY,
    SCORED,
    SHIPPING,
    STRONGHOLD,
    STRUCTURES,
    TERRAINS,
    TRADING_HOUSE,
    TRANSFORMING,
    Gain,
    Structure,
)

say: Final = Catalogue("terra_mystica")

# --- amounts

LETTERS: Final = ("vp", "c", "w", "p", "pw")
# Prices are told as players say them, workers before coins.
_AS_PAID: Final = ("pw", "w", "c", "p", "vp")
# The message of an amount: by the letter of a resource in the content, and by the name of a stock in the ledger.
_AMOUNTS: Final = {
    "vp": "points",
    "c": "coins",
    "w": "workers",
    "p": "priests",
    "pw": "power",
    "points": "points",
    "coins": "coins",
    "workers": "workers",
    "priests": "priests",
    "power": "power",
    "keys": "keys",
    "spades": "spades",
}
# What is paid for beside the structures.
_PRICED: Final = {
    TRANSFORMING: "reason-transforming",
    A_TUNNEL: "reason-tunnel",
    A_CARPET: "reason-carpet",
    SHIPPING: "reason-shipping",
    DIGGING: "reason-digging",
    A_BRIDGE: "reason-bridge",
}


@lru_cache(1000)  # every answer of a turn tells the same ones again
def amount(what: str, number: int) -> Text:
    """'2 workers'."""
    return say(_AMOUNTS[what], n=number)


def amounts(numbers: Mapping[str, int], *, paid: bool = False) -> list[Argument]:
    return [amount(letter, numbers[letter]) for letter in (_AS_PAID if paid else LETTERS) if numbers.get(letter, 0)]


def gains(gain: Gain) -> list[Argument]:
    return amounts(gain.amounts())


def price(cost: Gain) -> list[Argument]:
    return amounts(cost.amounts(), paid=True)


# --- names


def resource_name(letter: str) -> Text:
    """As a heading."""
    return say(f"resource-{letter}")


def terrain_name(terrain: int) -> Text:
    return say(f"terrain-{TERRAINS[terrain]}")


def structure_name(structure: int) -> Text:
    return say(f"structure-{STRUCTURES[structure]}")


def priced_name(what: int) -> Text:
    """What a price is for."""
    return structure_name(what) if what <= SANCTUARY else say(_PRICED[what])


def cult_name(cult: int) -> Text:
    return say(f"cult-{CULTS[cult]}")


def faction_name(faction: Faction) -> Text:
    return say(f"faction-{faction.id}")


def card_name(card: BonusCard) -> Text:
    return say(f"card-{card.id.lower()}")


def favor_name(tile: FavorTile) -> Text:
    return say(f"favor-{tile.id.lower()}")


def town_name(tile: TownTile) -> Text:
    return say(f"town-{tile.id.lower()}")


def power_name(action: PowerAction) -> Text:
    return say(f"action-{action.id.lower()}")


def scoring_name(tile: ScoringTile) -> Text:
    """A round tile is called by what it counts, and by its cult."""
    what: list[Argument] = [say(f"scored-{SCORED[each]}") for each in tile.scores]
    return say("round-tile", what=what, track=cult_name(tile.cult) if tile.cult >= 0 else say("round-tile-priests"))


def name(piece: Faction | BonusCard | FavorTile | TownTile | ScoringTile) -> Text:
    if isinstance(piece, Faction):
        return faction_name(piece)
    if isinstance(piece, BonusCard):
        return card_name(piece)
    if isinstance(piece, FavorTile):
        return favor_name(piece)
    return town_name(piece) if isinstance(piece, TownTile) else scoring_name(piece)


# --- faction boards


def ability_text(faction: Faction) -> Text:
    return say(f"ability-{faction.id}")


def stronghold_text(faction: Faction) -> Text:
    return say(f"stronghold-{faction.id}")


def faction_level(faction: Faction) -> LevelPiece:
    return level(faction.level, first=faction.id in first_game.FACTIONS)


def faction_text(faction: Faction) -> Text:
    """The whole board in words."""
    return sentences(
        [
            say("board-home", terrain=terrain_name(faction.home)),
            _start(faction),
            say("board-costs", all=_costs(faction)),
            say("board-income", all=_incomes(faction)),
            _shipping(faction),
            _digging(faction),
            say("board-ability", text=ability_text(faction)),
            say("board-stronghold", text=stronghold_text(faction)),
        ]
    )


def _start(faction: Faction) -> Text:
    cults: list[Argument] = [
        say("board-cult", cult=cult_name(cult), steps=steps) for cult, steps in enumerate(faction.cults) if steps
    ]
    return say(
        "board-start",
        stocks=amounts({"c": faction.coins, "w": faction.workers, "p": faction.priests}),
        one=faction.bowls[0],
        two=faction.bowls[1],
        cults=cults or say("board-no-cults"),
        dwellings=say("first-dwellings", n=faction.start_dwellings),
    )


def _costs(faction: Faction) -> list[Argument]:
    found: list[Argument] = []
    for structure, cost in enumerate(faction.costs):
        name = structure_name(structure)
        if structure == TRADING_HOUSE:
            alone = price(upgrade_price(faction, structure, alone=True))
            found.append(say("board-trading-cost", structure=name, price=price(cost), alone=alone))
        else:
            found.append(say("board-cost", structure=name, price=price(cost)))
    return found


def _incomes(faction: Faction) -> list[Argument]:
    found: list[Argument] = []
    for structure, row in enumerate(income_rows(faction).values()):
        if structure < STRONGHOLD:
            resources: list[Argument] = [
                say("board-income-numbers", resource=resource_name(letter), numbers=numbers)
                for letter, numbers in row.items()
            ]
            houses = say(f"scored-{STRUCTURES[structure]}")
            found.append(say("board-income-row", structures=houses, resources=resources))
        else:
            single = {letter: numbers[-1] for letter, numbers in row.items()}
            found.append(say("board-income-single", structure=structure_name(structure), amounts=amounts(single)))
    return found


def income_rows(faction: Faction) -> dict[Structure, dict[str, list[int]]]:
    """By structure and letter: the income with 0, 1, 2... of them built."""
    rows: dict[Structure, dict[str, list[int]]] = {
        STRUCTURES[0]: {"w": list(faction.dwelling_workers)},
        STRUCTURES[1]: {"c": list(faction.trading_coins), "pw": list(faction.trading_power)},
        STRUCTURES[2]: {"p": list(faction.temple_priests)},
        STRUCTURES[3]: {letter: [0, n] for letter, n in faction.stronghold_income.amounts().items()},
        STRUCTURES[4]: {letter: [0, n] for letter, n in faction.sanctuary_income.amounts().items()},
    }
    if any(faction.temple_power):
        rows[STRUCTURES[2]]["pw"] = list(faction.temple_power)
    return rows


def _shipping(faction: Faction) -> Text:
    if not faction.shipping_maximum:
        return say("board-no-shipping")
    return say("board-shipping", lowest=faction.shipping, highest=faction.shipping_maximum)


def _digging(faction: Faction) -> Text:
    if not faction.digging:
        return say("board-digging-priests")
    return say("board-digging", costs=list(faction.digging), advance=price(faction.digging_upgrade))


# --- tiles, cards, power actions


def card_text(card: BonusCard) -> Text:
    passing: list[Argument] = [
        say("written-points-for", points=amount("vp", points), what=say(f"each-{STRUCTURES[structure]}"))
        for structure, points in card.on_pass
    ]
    if card.shipping_on_pass:
        points = amount("vp", card.shipping_on_pass)
        passing.append(say("written-points-for", points=points, what=say("each-shipping-level")))
    return sentences(
        [
            say("written-income", amounts=gains(card.income)),
            say("written-special-spade") if card.special == Special.SPADE else "",
            say("written-special-step") if card.special == Special.CULT_STEP else "",
            say("written-shipping", levels=card.shipping) if card.shipping else "",
            say("written-on-pass", all=passing) if passing else "",
            say("written-promo") if BONUS_CARDS.index(card) == PROMO_CARD else "",
        ]
    )


def favor_text(tile: FavorTile) -> Text:
    steps = say("written-cult-steps", steps=say("steps", n=tile.steps), cult=cult_name(tile.cult))
    return sentences([steps, *favor_effects(tile)])


def favor_effects(tile: FavorTile) -> Sequence[Text]:
    """What is written on it besides its steps."""
    income = gains(tile.income)
    structure, points = tile.whenever
    houses = list(tile.on_pass_trading_houses[1:])
    return [
        say("written-income", amounts=income) if income else "",
        say("written-town-power", power=tile.town_power) if tile.town_power else "",
        say("written-special-step") if tile.special >= 0 else "",
        say("written-whenever", points=amount("vp", points), what=what_scores(structure)) if points else "",
        say("written-on-pass-houses", points=houses) if houses else "",
    ]


def town_text(tile: TownTile) -> Text:
    gained = [*gains(tile.gain), say("keys", n=tile.keys)]
    return sentences(
        [
            say("written-gain", amounts=gained),
            say("written-all-cults", steps=say("steps", n=tile.cult_steps)) if tile.cult_steps else "",
            say("written-town-shipping") if tile.shipping else "",
            say("written-promo") if tile.promo else "",
        ]
    )


def round_bonus(tile: ScoringTile) -> Text:
    """What the end of the round brings, and what for."""
    return say("round-bonus", bonus=gains(tile.gain) or say("spades", n=tile.spades), what=_per_steps(tile))


def scoring_text(tile: ScoringTile) -> Text:
    return sentences(
        [
            say("written-actions", points=amount("vp", tile.points), what=what_scores(tile.scores[0])),
            say("written-end-of-round", bonus=round_bonus(tile)),
            say("written-promo") if tile.promo else "",
        ]
    )


def what_scores(what: int) -> Text:
    """What stands after 'for': 'building a dwelling'. Of stronghold and sanctuary, which score together, the first."""
    return say(f"building-{SCORED[what]}")


def _per_steps(tile: ScoringTile) -> Text:
    if tile.cult < 0:
        return say("each-priest")
    cult = cult_name(tile.cult)
    return (
        say("each-step", cult=cult)
        if tile.steps == 1
        else say("each-steps", steps=say("steps", n=tile.steps), cult=cult)
    )


def power_text(action: PowerAction) -> Text:
    if action.bridge:
        brings = say("written-build-bridge")
    elif action.spades:
        brings = say("written-free-spades", spades=say("spades", n=action.spades))
    else:
        brings = say("written-gain", amounts=gains(action.gain))
    return say("written-power-action", power=amount("pw", action.power), brings=brings)
