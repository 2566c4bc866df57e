// Made by `./run types` from src/boardwright/games/terra_mystica/table/view.py and pieces.py. Change it there.

export type Cult = 'fire' | 'water' | 'earth' | 'air';

export type Structure = 'dwelling' | 'trading-house' | 'temple' | 'stronghold' | 'sanctuary';

export type Terrain = 'desert' | 'plains' | 'swamp' | 'lakes' | 'forest' | 'mountains' | 'wasteland';

export type Phase = 'setup' | 'actions' | 'bonus' | 'over';

export interface HexView {
  terrain: Terrain;
  structure: Structure | null;
  owner: number | null;
  town: boolean; // Whether the building belongs to a town.
}

export interface CultView {
  steps: number[]; // Of each seat.
  priests: (number | null)[]; // Whose priest stands on each order space.
}

export interface SeatView {
  faction: string | null;
  colour: Terrain | null; // Of the faction, or dealt before it is chosen.
  points: number;
  coins: number;
  workers: number;
  priests: number;
  priests_left: number; // Those that have not been sent to the cults for good.
  bowls: number[];
  burnable: number; // How much power burning can bring to bowl III.
  shipping: number;
  digging: number;
  keys: number;
  bridges: number; // Still to be built.
  structures: Record<Structure, number>;
  favors: string[];
  towns: string[];
  town_hexes: string[][]; // The town of each tile; of those that have grown together, all hexes each.
  card: string | null;
  used: string[]; // Special actions of this round.
  passed: boolean;
  gone: boolean;
  income: Record<string, number>;
  area: number;
  reach: string[]; // Free land directly or indirectly adjacent.
}

export interface ProspectView {
  good: string[];
  bad: string[];
}

export interface View {
  round: number;
  phase: Phase;
  hexes: Record<string, HexView>; // Land by name.
  bridges: Record<string, number>; // Who built them.
  scoring: string[]; // The tile of each round.
  cards: Record<string, number>; // Those that lie out, with the coins on them.
  favors: Record<string, number>; // How many are left.
  towns: Record<string, number>;
  power_actions: Record<string, number | null>; // Who used each in this round.
  cults: Record<Cult, CultView>;
  order: number[];
  passed: number[]; // The order of passing in this round.
  seats: SeatView[];
  prospects: Record<string, ProspectView>; // Of each faction in this game, while there is one to choose.
}

export interface HexPiece {
  row: number;
  column: number;
  river: boolean;
  terrain: Terrain | null; // As printed; None for a river.
  neighbours: string[];
}

export interface Named {
  id: string;
  name: string;
}

export interface StructurePiece {
  name: string;
  power: number;
  number: number; // On a faction board.
}

export interface CultTrack {
  power: number[]; // On reaching each step, from 0 on.
  spaces: number[]; // The steps that a priest brings on each space.
  points: number[]; // At the end, for the first, the second, the third.
}

export interface Start {
  c: number;
  w: number;
  p: number;
  bowls: number[];
  cults: Record<Cult, number>;
  dwellings: number;
}

export interface ShippingTrack {
  start: number;
  maximum: number;
  cost: Record<string, number>;
  points: number[]; // On reaching a level, from the start on.
}

export interface DiggingTrack {
  pays: 'w' | 'p';
  costs: number[]; // Of a spade, by level.
  upgrade: Record<string, number>;
  points: number;
}

export interface LevelPiece {
  difficulty: number; // 1 easy, 2 middling, 3 hard; 0 where nobody has judged it.
  short: string; // Without what is said about a first game, where there is little room.
  words: string;
}

export interface FactionPiece {
  name: string;
  home: Terrain;
  start: Start;
  costs: Record<Structure, Record<string, number>>;
  lonely_trading_house: Record<string, number>; // With no opponent directly adjacent.
  income: Record<Structure, Record<string, number[]>>; // By the letter of the resource: with 0, 1, 2... built.
  shipping: ShippingTrack;
  digging: DiggingTrack;
  spades: Record<string, Terrain[]>; // The other terrains, by how many spades they lie from home.
  flight_points: number;
  favors: number; // For a temple or the sanctuary.
  ability: string;
  stronghold: string;
  level: LevelPiece;
  text: string;
}

export interface CardPiece {
  name: string;
  text: string;
  income: Record<string, number>;
  special: boolean;
  shipping: number;
  on_pass: Record<string, number>; // Points for each, by structure.
  shipping_on_pass: number;
  promo: boolean;
}

export interface FavorPiece {
  name: string;
  text: string;
  cult: Cult;
  steps: number;
  number: number;
  income: Record<string, number>;
  special: boolean;
  town_power: number; // 0 where it does not lower the power of a town.
  whenever: Record<string, number>; // Points by the structure that is built.
  on_pass: number[]; // With 0, 1, 2... trading houses.
}

export interface TownPiece {
  name: string;
  text: string;
  gain: Record<string, number>;
  steps: number; // On every cult.
  keys: number;
  shipping: number;
  number: number;
  promo: boolean;
}

export interface ScoringPiece {
  name: string;
  text: string;
  scores: (Structure | 'spade' | 'town')[];
  points: number;
  cult: Cult | null; // None: own priests on the cult board.
  steps: number;
  gain: Record<string, number>;
  spades: number;
  promo: boolean;
}

export interface PowerPiece {
  name: string;
  text: string;
  power: number;
  gain: Record<string, number>;
  spades: number;
  bridge: boolean;
}

export interface Numbers {
  rounds: number;
  priests: number;
  bridges: number;
  town_power: number;
  town_buildings: number;
  area_points: number[];
}

export interface Pieces {
  hexes: Record<string, HexPiece>;
  bridges: Record<string, string[]>; // The two hexes that each site joins.
  terrains: Named[]; // In the order of the wheel: one spade goes from each to the next, and from the last to the first.
  structures: Record<Structure, StructurePiece>;
  cults: Named[];
  cult_track: CultTrack;
  resources: Named[];
  conversions: Record<string, number>; // What one of each costs of what it is made from: 'pw c'.
  sources: Record<string, string>; // What changes come from, by the sources of the ledger.
  dues: Record<string, string>; // What may be chosen afterwards, by the offers of the ledger; 'founded' is a town.
  factions: Record<string, FactionPiece>;
  cards: Record<string, CardPiece>;
  favors: Record<string, FavorPiece>;
  towns: Record<string, TownPiece>;
  scoring: Record<string, ScoringPiece>;
  power_actions: Record<string, PowerPiece>;
  numbers: Numbers;
}
