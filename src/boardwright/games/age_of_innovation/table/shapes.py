"""The shapes of the pieces, as everybody gets them who draws the game."""

from typing import TypedDict

from boardwright.kernel.text import Text
from boardwright.parts.level import LevelPiece

from ..rules.vocabulary import Building, Discipline, Terrain

# Sums by letter: vp, c, t, s, b, pw; what there is none of is left out. Points by what is counted.
Amounts = dict[str, int]
Points = dict[str, int]


class Named(TypedDict):
    id: str
    name: Text


class Told(TypedDict):
    name: Text
    text: Text


class HexPiece(TypedDict):
    row: int
    column: int
    river: bool
    terrain: Terrain | None
    """As printed; a river has none."""
    border: bool
    shore: bool
    neighbours: list[str]


class MapPiece(TypedDict):
    hexes: dict[str, HexPiece]
    sites: list[str]


class BuildingPiece(TypedDict):
    name: Text
    power: int
    number: int
    cost: Amounts


class ScienceTrack(TypedDict):
    power: list[int]
    slots: list[int]
    points: list[int]
    key_level: int
    income_level: int
    income: list[Amounts]
    top: int


class ShippingTrack(TypedDict):
    start: int
    cost: Amounts
    rewards: list[Amounts]


class TerraformingTrack(TypedDict):
    tools: list[int]
    cost: Amounts
    rewards: list[Amounts]


class BoardPiece(Told):
    level: LevelPiece
    special: Text
    """What most boards do not have."""
    start: Amounts
    bowls: list[int]
    each_discipline: int
    spades: int
    income: Amounts
    building_income: dict[Building, list[Amounts]]
    """What each one built adds to the income; a palace brings that of its tile."""
    shipping: ShippingTrack
    terraforming: TerraformingTrack
    innovation_books: list[int]
    """What the first, the second and the third innovation cost."""


class EffectPiece(TypedDict):
    """What happens at once; 0 where it does not."""

    gain: Amounts
    spades: int
    bridges: int
    steps: int
    any_steps: int
    each_discipline: int
    step_per_shape: int
    competency: int
    city: int
    far_guild: int
    guild: int
    exchange: int
    shipping: int
    terraforming: int
    annexes: int
    tokens: int
    second_action: int
    neutral: Building | None
    per: Points
    by_number: dict[str, list[int]]
    """What is counted, points for 0, 1, 2... of it."""


class FactionPiece(Told):
    ability: Text
    """Without what it begins with: that matters no more on the own board."""
    level: LevelPiece
    science: list[int]
    any_steps: int
    start: Amounts
    income: Amounts
    competency: int
    special: EffectPiece | None
    each_time: list[Amounts]
    """By number of players, from two on."""


class PalacePiece(Told):
    income: Amounts
    now: EffectPiece
    special: EffectPiece | None
    whenever: Points
    on_pass: Points
    ability: int


class InnovationPiece(Told):
    income: Amounts
    now: EffectPiece
    special: EffectPiece | None
    on_pass: Points


class CompetencyPiece(Told):
    income: Amounts
    step_income: int
    now: EffectPiece
    special: EffectPiece | None
    whenever: Points
    on_pass: Points
    number: int


class CompetencyRow(TypedDict):
    steps: int
    books: int


class BonusPiece(Told):
    income: Amounts
    shipping: int
    special: EffectPiece | None
    whenever: Points
    on_pass: Points
    steps_on_pass: str | None
    """A step for each building of this kind."""


class CityPiece(Told):
    now: EffectPiece
    number: int


class ScoringPiece(Told):
    scores: list[str]
    points: int
    discipline: Discipline
    levels: int
    gain: Amounts
    spades: int
    automa: list[int]


class FinalPiece(Told):
    scores: str
    points: int
    discipline: Discipline
    automa: int


class PowerActionPiece(Told):
    power: int
    effect: EffectPiece


class BookActionPiece(Told):
    books: int
    effect: EffectPiece


class AutomaPiece(Told):
    science: list[int]


class Numbers(TypedDict):
    rounds: int
    scholars: int
    bridges: int
    city_power: int
    city_buildings: int
    area_points: list[int]
    coins_a_point: int


class Pieces(TypedDict):
    maps: dict[str, MapPiece]
    bridges: dict[str, list[str]]
    terrains: list[Named]
    """In the order of the wheel: one spade goes from each to the next, and from the last to the first."""
    buildings: dict[Building, BuildingPiece]
    lonely_guild: Amounts
    disciplines: list[Named]
    science_track: ScienceTrack
    resources: list[Named]
    conversions: dict[str, int]
    """What one of each costs of what it is made from: 'pw c'."""
    sources: dict[str, Text]
    """What changes come from, by the sources of the ledger."""
    dues: dict[str, Text]
    """What may be chosen afterwards, by the offers of the ledger; 'founded' is a city on the map."""
    boards: dict[str, BoardPiece]
    factions: dict[str, FactionPiece]
    palaces: dict[str, PalacePiece]
    innovations: dict[str, InnovationPiece]
    innovation_books: int
    innovation_places: list[list[int]]
    """By place on the display: books of told disciplines that an innovation costs there."""
    innovation_any: list[int]
    """By place: so many of any discipline besides, without the surcharge of a slot."""
    innovation_coins: int
    competencies: dict[str, CompetencyPiece]
    competency_rows: list[CompetencyRow]
    bonuses: dict[str, BonusPiece]
    cities: dict[str, CityPiece]
    scoring: dict[str, ScoringPiece]
    final: dict[str, FinalPiece]
    power_actions: dict[str, PowerActionPiece]
    book_actions: dict[str, BookActionPiece]
    automa: dict[str, AutomaPiece]
    automa_levels: dict[str, Told]
    automa_cards: dict[str, Told]
    numbers: Numbers
