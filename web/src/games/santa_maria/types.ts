/** The shapes of Santa Maria's view and pieces, as `view.py` and `pieces.py` send them. */
export type Language = 'en' | 'ru' | 'uk';
export const GOODS = ['wood', 'grain', 'sugar', 'gem', 'gold'] as const;
export type Good = (typeof GOODS)[number];
/** Wood, grain, sugar, gems, gold, coins, points. */
export type Letter = 'w' | 'g' | 's' | 'e' | 'o' | 'c' | 'p';
export type Amounts = Partial<Record<Letter, number>>;
export type Terrain = 'farm' | 'forest' | 'mountain' | 'city' | 'town-hall' | 'road';

/** A white die, a blue die, or coins: what lies on a building. */
export interface Lying {
  white?: number;
  blue?: number;
  coins?: number;
}
export interface SeatView {
  colony: string | null;
  cells: (number | null)[];
  lying: (Lying | null)[];
  goods: Record<Good, number>;
  buys: Partial<Record<Good, number>>;
  coins: number;
  dice: number[];
  blue_dice: number;
  white_taken: number;
  blue_taken: number;
  next_building: number;
  religion: number;
  conquest: number;
  monks_left: number;
  scholars: string[];
  personal: string | null;
  bishops: string[];
  harbour: number[];
  ships: (string | null)[][] | null;
  space: string | null;
  points: number | null;
  scored: Record<string, number> | null;
  final_now: Record<string, number> | null;
}
export interface MonkPlace {
  id: string;
  kind: 'scholar' | 'bishop' | 'mission';
  monks: number[];
}
export interface MariaView {
  year: number;
  over: boolean;
  first: number;
  shared: boolean;
  hidden: boolean;
  white: number[];
  blue: number[];
  docks: (string | null)[];
  ships_left: number;
  expansions: string[];
  doubles_left: number;
  triples_left: number;
  roads: number;
  places: MonkPlace[];
  halls: { hall: string; scholar: string }[];
  passed: (number | null)[];
  arrivals: number[];
  conquest_now: { seat: number; points: number }[];
  achievements: string[] | null;
  seats: SeatView[];
}

interface Told {
  name: string;
  text: string;
  source: string;
}
export interface Effect {
  verb: 'gain' | 'trade' | 'religion' | 'conquistador' | 'shipping' | 'road';
  gain: Amounts;
  prices: Amounts[];
  gains: Amounts[];
  text: string;
}
export interface Space {
  terrain: Terrain;
  colonists: number;
  effects: Effect[];
  text: string;
}
export interface TilePiece extends Told {
  kind: 'doubles' | 'triples' | 'halls' | 'roads';
  shape: [row: number, column: number][];
  spaces: number[];
  price: Amounts;
}
export interface ColonyPiece extends Told {
  side: string;
  cells: (number | null)[];
}
export interface ShipPiece extends Told {
  cost: Amounts;
  points: number;
}
export interface ScholarPiece extends Told {
  points: number;
  short: string;
  ability: string;
}
export interface BishopPiece extends Told {
  each: number;
  maximum: number;
  squares: number[];
  short: string;
}
export interface MissionPiece extends Told {
  gain: Amounts;
}
export interface DockPiece extends Told {
  id: string;
  symbol: string;
  income: Effect;
}
export interface PassPiece extends Told {
  id: string;
  symbol: string;
  effect: Effect;
}
export interface Pieces {
  spaces: Space[];
  tiles: Record<string, TilePiece>;
  colonies: Record<string, ColonyPiece>;
  ships: Record<string, ShipPiece>;
  scholars: Record<string, ScholarPiece>;
  bishops: Record<string, BishopPiece>;
  missions: Record<string, MissionPiece>;
  docks: DockPiece[];
  passing: PassPiece[];
  tracks: {
    religion: { length: number; monks: number[]; blue: number[]; text: string; source: string };
    conquest: {
      length: number;
      gold: number[];
      trees: number[];
      points: number[][][];
      tables: string[];
      text: string;
      source: string;
    };
  };
  achievements: Record<string, { name: string; text: string }>;
  terrains: Record<Terrain, string>;
  amounts: Record<Letter, string>;
  sources: Record<string, string>;
}
