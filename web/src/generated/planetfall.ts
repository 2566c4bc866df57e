// Made by `./run types` from src/boardwright/games/planetfall/table/view.py and pieces.py. Change it there.

export type Phase = 'setup' | 'discovery' | 'income' | 'first exploration' | 'second exploration' | 'over';

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
  lies_as: 'unit' | 'outpost' | 'technology' | 'cache' | 'sector';
}

export interface SeatView {
  commander: string | null;
  points: number;
  experience: number;
  strength: number;
  energy: number;
  cards: LaidView[];
  next_income: Record<string, number>;
  counts: Record<string, number>;
  scored: Record<string, number>;
  goals_now: number[];
  technologies_now: number[];
}

export interface View {
  planet: number;
  phase: Phase;
  goal: string | null;
  rows: RowView[];
  deck: number;
  track: (number | null)[];
  restrained: string | null;
  seats: SeatView[];
}

/** A part of a sentence. */
export interface Part {
  text: string;
  amounts: Record<string, number>;
}

export interface CardPiece {
  kind: CardKind;
  planet: number;
  name: string;
  levels: Record<string, number>[];
  yields: boolean;
  reward: Record<string, number>;
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

/** A side of a commander board. */
export interface CommanderPiece {
  board: string;
  side: string;
  name: string;
  faction: string;
  initiative: number;
  start: Record<string, number>;
  ability: string;
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
  maxima: Maxima;
  kinds: Record<string, string>;
  resources: Record<string, string>;
}
