// Made by `./run types` from src/boardwright/games/planetfall/table/view.py and pieces.py. Change it there.

export type Kind = 'unit' | 'outpost' | 'technology' | 'cache' | 'sector';

export type Phase = 'setup' | 'discovery' | 'income' | 'first exploration' | 'second exploration' | 'over';

export type Letter = 'p' | 'x' | 's' | 'e';

export type CardKind = 'unit' | 'outpost' | 'technology' | 'cache';

/** A card that was taken in this round, and by whom. */
export interface TakenView {
  seat: number;
  thing: string;
}

export interface PlaceView {
  thing: string | null;
  ship: number | null;
  taken: TakenView | null;
}

export interface RowView {
  level: string;
  places: PlaceView[];
}

export interface LaidView {
  id: string;
  lies_as: Kind;
}

/** A pair of outposts, or a single one. */
export interface OutpostView {
  cards: string[];
  open: number[];
  points: number[];
}

/** By letter: points, experience, strength, energy. What there is none of is not named. */
export interface Amounts {
  p?: number;
  x?: number;
  s?: number;
  e?: number;
}

export interface SeatView {
  commander: string | null;
  points: number;
  experience: number;
  strength: number;
  energy: number;
  cards: LaidView[];
  outposts: OutpostView[];
  next_income: Amounts | null;
  counts: Record<Kind, number>;
  scored: Record<string, number>;
  goals_now: number[];
  technologies_now: number[];
}

export interface View {
  planet: number;
  phase: Phase;
  goal: string | null;
  rows: RowView[];
  most_points: number;
  deck: number;
  track: (number | null)[];
  restrained: string | null;
  seats: SeatView[];
}

/** A part of a sentence. Amounts can be drawn as numbers with symbols; other words have none. */
export interface Part {
  text: string;
  amounts: Amounts;
}

export interface CardPiece {
  kind: CardKind;
  planet: number;
  name: string;
  levels: Amounts[];
  yields: boolean;
  reward: Amounts;
  diplomacy: number | null;
  aggression: number | null;
  pair: number;
  symbol: string | null;
  later: number[];
  sector: number;
  effect: string;
  effects: Part[][];
  text: string;
  source: string;
}

export interface LevelPiece {
  difficulty: number; // 1 easy, 2 middling, 3 hard; 0 where nobody has judged it.
  short: string; // Without what is said about a first game, where there is little room.
  words: string;
}

/** A side of a commander board. */
export interface CommanderPiece {
  board: string;
  side: string;
  name: string;
  faction: string;
  initiative: number;
  start: Amounts;
  ability: string;
  level: LevelPiece;
  source: string;
}

/** So many points, and what they are for. */
export interface ConditionPiece {
  points: number;
  parts: Part[];
  text: string;
}

export interface GoalPiece {
  name: string;
  conditions: ConditionPiece[];
  source: string;
}

/** An operations cell. */
export interface CellPiece {
  level: string;
  points: number;
}

/** Operation points for one of each. */
export interface Rates {
  points: number;
  strength: number;
  experience: number;
}

/** Where the tracks end. */
export interface Maxima {
  experience: number;
  strength: number;
  energy: number;
}

export interface Pieces {
  cards: Record<string, CardPiece>;
  commanders: Record<string, CommanderPiece>;
  goals: Record<string, GoalPiece>;
  cells: Record<string, CellPiece>;
  rates: Rates;
  maxima: Maxima;
  kinds: Record<Kind, string>;
  resources: Record<Letter, string>;
  origins: Record<string, string>;
}
