// Made by `./run types` from src/boardwright/games/santa_maria/table/view.py and pieces.py. Change it there.

export type Good = 'wood' | 'grain' | 'sugar' | 'gem' | 'gold';

export type Letter = 'w' | 'g' | 's' | 'e' | 'o' | 'c' | 'p';

export type Terrain = 'farm' | 'forest' | 'mountain' | 'city' | 'town-hall' | 'road';

/** A place for monks. */
export interface PlaceView {
  id: string;
  kind: 'scholar' | 'bishop' | 'mission';
  monks: number[];
}

/** A town hall on offer, with its scholar. */
export interface HallView {
  hall: string;
  scholar: string;
}

/** The points that a seat would get if the year ended now. */
export interface ConquestView {
  seat: number;
  points: number;
}

/** On a building: a white die by its pips, a blue one, or so many coins. */
export interface Lying {
  white?: number;
  blue?: number;
  coins?: number;
}

/** The coins that a good costs; one that cannot be bought is not named. */
export interface Prices {
  wood?: number;
  grain?: number;
  sugar?: number;
  gem?: number;
  gold?: number;
}

export interface SeatView {
  colony: string | null;
  cells: (number | null)[];
  lying: (Lying | null)[];
  hand: string | null;
  goods: Record<Good, number>;
  buys: Prices;
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
  total_now: number | null;
}

export interface View {
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
  places: PlaceView[];
  halls: HallView[];
  passed: (number | null)[];
  arrivals: number[];
  conquest_now: ConquestView[];
  achievements: string[] | null;
  seats: SeatView[];
}

/** Wood, grain, sugar, gems, gold, coins, points. What there is none of is not named. */
export interface Amounts {
  w?: number;
  g?: number;
  s?: number;
  e?: number;
  o?: number;
  c?: number;
  p?: number;
}

/** One symbol on a building, a dock or a space for passing. */
export interface EffectPiece {
  verb: 'gain' | 'trade' | 'religion' | 'conquistador' | 'shipping' | 'road';
  gain: Amounts;
  prices: Amounts[];
  gains: Amounts[];
  text: string;
}

/** A space of a tile or of a colony: a building with its effects, or a road with its colonists. */
export interface SpacePiece {
  terrain: Terrain;
  colonists: number;
  effects: EffectPiece[];
  text: string;
}

export interface TilePiece {
  kind: 'doubles' | 'triples' | 'halls' | 'roads';
  shape: number[][];
  spaces: number[];
  colonists: number;
  price: Amounts;
  name: string;
  text: string;
  source: string;
}

export interface LevelPiece {
  difficulty: number; // 1 easy, 2 middling, 3 hard; 0 where nobody has judged it.
  short: string; // Without what is said about a first game, where there is little room.
  words: string;
}

export interface ColonyPiece {
  name: string;
  side: string;
  cells: (number | null)[];
  text: string;
  level: LevelPiece;
  source: string;
}

export interface ShipPiece {
  start: boolean;
  cost: Amounts;
  points: number;
  name: string;
  text: string;
  source: string;
}

export interface ScholarPiece {
  name: string;
  points: number;
  short: string;
  ability: string;
  text: string;
  source: string;
}

export interface BishopPiece {
  name: string;
  each: number;
  maximum: number;
  squares: number[];
  short: string;
  text: string;
  source: string;
}

export interface MissionPiece {
  name: string;
  gain: Amounts;
  text: string;
  source: string;
}

export interface DockPiece {
  id: string;
  name: string;
  symbol: string;
  income: EffectPiece;
  text: string;
  source: string;
}

export interface PassPiece {
  id: string;
  name: string;
  symbol: string;
  effect: EffectPiece;
  text: string;
  source: string;
}

export interface ReligionPiece {
  length: number;
  monks: number[];
  blue: number[];
  text: string;
  source: string;
}

export interface ConquestPiece {
  length: number;
  gold: number[];
  trees: number[];
  points: number[][][];
  tables: string[];
  text: string;
  source: string;
}

export interface TracksPiece {
  religion: ReligionPiece;
  conquest: ConquestPiece;
}

export interface AchievementPiece {
  name: string;
  text: string;
}

export interface Pieces {
  spaces: SpacePiece[];
  tiles: Record<string, TilePiece>;
  colonies: Record<string, ColonyPiece>;
  ships: Record<string, ShipPiece>;
  scholars: Record<string, ScholarPiece>;
  bishops: Record<string, BishopPiece>;
  missions: Record<string, MissionPiece>;
  docks: DockPiece[];
  passing: PassPiece[];
  tracks: TracksPiece;
  achievements: Record<string, AchievementPiece>;
  storage: number;
  monks: number;
  dice: number;
  hints: Record<'change' | 'fee' | 'first', string>;
  terrains: Record<Terrain, string>;
  letters: Record<Letter, string>;
  amounts: Record<Letter, string>;
  sources: Record<string, string>;
  sections: Record<string, string>;
}
