// Made by `./run types` from src/boardwright/games/age_of_innovation/table/view.py and pieces.py. Change it there.

export type Building = 'workshop' | 'guild' | 'school' | 'palace' | 'university' | 'tower' | 'monument';

export type Discipline = 'banking' | 'law' | 'engineering' | 'medicine';

export type Terrain = 'desert' | 'plains' | 'swamp' | 'lake' | 'forest' | 'mountain' | 'wasteland';

export type Phase = 'setup' | 'actions' | 'bonus' | 'over';

export interface HexView {
  terrain: Terrain;
  building: Building | null; // The rest speaks of the building, if there is one.
  owner: number | null;
  neutral: boolean;
  annex: boolean;
  city: boolean;
  marked: boolean; // By the Automa.
}

export interface InnovationView {
  id: string;
  place: number;
  books: number[]; // Those of told disciplines that it costs.
}

export interface CompetencyView {
  id: string;
  left: number;
}

export interface BonusView {
  id: string;
  coins: number;
}

export interface ProspectView {
  good: string[];
  bad: string[];
}

export interface BundleView {
  board: string | null;
  faction: string | null;
  bonus: string | null;
  prospect: ProspectView; // What speaks for it in this game, and what against it.
}

export interface ScienceView {
  levels: number[];
  scholars: (number | null)[]; // By slot: whose scholar; -1: of the faction that nobody plays; None: free.
}

/** What the next innovation costs a seat. */
export interface InnovationPrice {
  any_books: number[]; // By place: besides the books of told disciplines, so many of any.
  coins: number;
}

export interface SeatView {
  automa: boolean;
  board: Terrain | null;
  faction: string | null;
  points: number;
  coins: number;
  tools: number;
  scholars: number;
  scholars_left: number;
  books: Record<Discipline, number>;
  bowls: number[];
  burnable: number; // How much power burning can bring to bowl III.
  shipping: number;
  terraforming: number; // Tools for a spade.
  power_prices: Record<string, number>; // Of the power actions, for this seat.
  keys: number;
  bridges: number;
  annexes: number;
  buildings: Record<Building, number>;
  pieces: Record<Building, number>; // Of the own colour.
  cities: string[];
  city_hexes: string[][]; // The city of each tile, and of one whose tile is still to be taken; none for a tile that a palace brought.
  river_cities: string[];
  competencies: string[];
  innovations: string[];
  innovation_price: InnovationPrice | null; // None for whoever may take no more.
  palace: string | null;
  drafted_palace: string | null;
  bonus: string | null;
  used: string[];
  passed: boolean;
  income: Record<string, number>; // The next one, by letter, without a round bonus that goes back before; empty in the last round.
  area: number;
  reach: string[];
}

export interface AutomaView {
  level: number | null; // Before it is chosen: none.
  deck: string[];
  pile: string[]; // To come in this round; in what order, nobody knows.
  top: string | null;
  support: string | null;
}

export interface View {
  round: number;
  phase: Phase;
  map: string;
  edition: string;
  hexes: Record<string, HexView>;
  bridges: Record<string, number>;
  scoring: string[];
  final: string | null;
  territory: number | null; // Two players: the largest area of the faction that nobody plays, from round 6 on, and its markers.
  neutral_science: number[];
  power_actions: Record<string, number | null>; // By whom they were used in this round.
  book_actions: Record<string, number | null>;
  innovations: InnovationView[];
  competencies: CompetencyView[]; // By place, row by row.
  cities: Record<string, number>;
  palaces: string[];
  bonuses: BonusView[];
  bundles: BundleView[];
  science: Record<Discipline, ScienceView>;
  order: number[];
  passed: number[];
  seats: SeatView[];
  automa: AutomaView | null;
}

export interface HexPiece {
  row: number;
  column: number;
  river: boolean;
  terrain: Terrain | null; // As printed; a river has none.
  border: boolean;
  shore: boolean;
  neighbours: string[];
}

export interface MapPiece {
  hexes: Record<string, HexPiece>;
  sites: string[];
}

export interface Named {
  id: string;
  name: string;
}

export interface BuildingPiece {
  name: string;
  power: number;
  number: number;
  cost: Record<string, number>;
}

export interface ScienceTrack {
  power: number[];
  slots: number[];
  points: number[];
  key_level: number;
  income_level: number;
  income: Record<string, number>[];
  top: number;
}

export interface LevelPiece {
  difficulty: number; // 1 easy, 2 middling, 3 hard; 0 where nobody has judged it.
  short: string; // Without what is said about a first game, where there is little room.
  words: string;
}

export interface ShippingTrack {
  start: number;
  cost: Record<string, number>;
  rewards: Record<string, number>[];
}

export interface TerraformingTrack {
  tools: number[];
  cost: Record<string, number>;
  rewards: Record<string, number>[];
}

export interface BoardPiece {
  name: string;
  text: string;
  level: LevelPiece;
  special: string; // What most boards do not have.
  start: Record<string, number>;
  bowls: number[];
  each_discipline: number;
  spades: number;
  income: Record<string, number>;
  building_income: Record<Building, Record<string, number>[]>; // What each one built adds to the income; a palace brings that of its tile.
  shipping: ShippingTrack;
  terraforming: TerraformingTrack;
  innovation_books: number[]; // What the first, the second and the third innovation cost.
}

/** What happens at once; 0 where it does not. */
export interface EffectPiece {
  gain: Record<string, number>;
  spades: number;
  bridges: number;
  steps: number;
  any_steps: number;
  each_discipline: number;
  step_per_shape: number;
  competency: number;
  city: number;
  far_guild: number;
  guild: number;
  exchange: number;
  shipping: number;
  terraforming: number;
  annexes: number;
  tokens: number;
  second_action: number;
  neutral: Building | null;
  per: Record<string, number>;
  by_number: Record<string, number[]>; // What is counted, points for 0, 1, 2... of it.
}

export interface FactionPiece {
  name: string;
  text: string;
  ability: string; // Without what it begins with: that matters no more on the own board.
  level: LevelPiece;
  science: number[];
  any_steps: number;
  start: Record<string, number>;
  income: Record<string, number>;
  competency: number;
  special: EffectPiece | null;
  each_time: Record<string, number>[]; // By number of players, from two on.
}

export interface PalacePiece {
  name: string;
  text: string;
  income: Record<string, number>;
  now: EffectPiece;
  special: EffectPiece | null;
  whenever: Record<string, number>;
  on_pass: Record<string, number>;
  ability: number;
}

export interface InnovationPiece {
  name: string;
  text: string;
  income: Record<string, number>;
  now: EffectPiece;
  special: EffectPiece | null;
  on_pass: Record<string, number>;
}

export interface CompetencyPiece {
  name: string;
  text: string;
  income: Record<string, number>;
  step_income: number;
  now: EffectPiece;
  special: EffectPiece | null;
  whenever: Record<string, number>;
  on_pass: Record<string, number>;
  number: number;
}

export interface CompetencyRow {
  steps: number;
  books: number;
}

export interface BonusPiece {
  name: string;
  text: string;
  income: Record<string, number>;
  shipping: number;
  special: EffectPiece | null;
  whenever: Record<string, number>;
  on_pass: Record<string, number>;
  steps_on_pass: string | null; // A step for each building of this kind.
}

export interface CityPiece {
  name: string;
  text: string;
  now: EffectPiece;
  number: number;
}

export interface ScoringPiece {
  name: string;
  text: string;
  scores: string[];
  points: number;
  discipline: Discipline;
  levels: number;
  gain: Record<string, number>;
  spades: number;
  automa: number[];
}

export interface FinalPiece {
  name: string;
  text: string;
  scores: string;
  points: number;
  discipline: Discipline;
  automa: number;
}

export interface PowerActionPiece {
  name: string;
  text: string;
  power: number;
  effect: EffectPiece;
}

export interface BookActionPiece {
  name: string;
  text: string;
  books: number;
  effect: EffectPiece;
}

export interface AutomaPiece {
  name: string;
  text: string;
  science: number[];
}

export interface Told {
  name: string;
  text: string;
}

export interface Numbers {
  rounds: number;
  scholars: number;
  bridges: number;
  city_power: number;
  city_buildings: number;
  area_points: number[];
  coins_a_point: number;
}

export interface Pieces {
  maps: Record<string, MapPiece>;
  bridges: Record<string, string[]>;
  terrains: Named[]; // In the order of the wheel: one spade goes from each to the next, and from the last to the first.
  buildings: Record<Building, BuildingPiece>;
  lonely_guild: Record<string, number>;
  disciplines: Named[];
  science_track: ScienceTrack;
  resources: Named[];
  conversions: Record<string, number>; // What one of each costs of what it is made from: 'pw c'.
  sources: Record<string, string>; // What changes come from, by the sources of the ledger.
  dues: Record<string, string>; // What may be chosen afterwards, by the offers of the ledger; 'founded' is a city on the map.
  boards: Record<string, BoardPiece>;
  factions: Record<string, FactionPiece>;
  palaces: Record<string, PalacePiece>;
  innovations: Record<string, InnovationPiece>;
  innovation_books: number;
  innovation_places: number[][]; // By place on the display: books of told disciplines that an innovation costs there.
  innovation_any: number[]; // By place: so many of any discipline besides, without the surcharge of a slot.
  innovation_coins: number;
  competencies: Record<string, CompetencyPiece>;
  competency_rows: CompetencyRow[];
  bonuses: Record<string, BonusPiece>;
  cities: Record<string, CityPiece>;
  scoring: Record<string, ScoringPiece>;
  final: Record<string, FinalPiece>;
  power_actions: Record<string, PowerActionPiece>;
  book_actions: Record<string, BookActionPiece>;
  automa: Record<string, AutomaPiece>;
  automa_levels: Record<string, Told>;
  automa_cards: Record<string, Told>;
  numbers: Numbers;
}
