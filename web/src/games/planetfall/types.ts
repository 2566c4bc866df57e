/** The shapes of Planetfall's view and pieces, as `view.py` and `pieces.py` send them. */
export type Language = 'en' | 'ru' | 'uk';
export type Kind = 'unit' | 'outpost' | 'technology' | 'cache' | 'sector';
export type Resource = 'p' | 'x' | 's' | 'e';
/** So many of a resource. */
export interface Held {
  resource: Resource;
  number: number;
}
export type Amounts = Partial<Record<Resource, number>>;
export const TRACKS = ['points', 'experience', 'strength', 'energy'] as const;
export type Track = (typeof TRACKS)[number];

export interface Place {
  thing: string | null;
  ship: number | null;
  /** Who took the card that lay here, when the server tells. */
  taken?: { seat: number; thing: string } | null;
}
export interface Row {
  level: string;
  places: Place[];
}
export interface LaidCard {
  id: string;
  'lies as': Kind;
}
export interface SeatView {
  commander: string | null;
  points: number;
  experience: number;
  strength: number;
  energy: number;
  cards: LaidCard[];
  counts: Record<Kind, number>;
  'goals now': number[];
  'technologies now': number[];
  /** What the next income phase will bring, when the server tells. */
  'next income'?: Amounts;
}
export interface PlanetfallView {
  planet: number;
  phase: string;
  goal: string | null;
  rows: Row[];
  deck: number;
  track: (number | null)[];
  restrained: string | null;
  seats: SeatView[];
}

export interface CardPiece {
  kind: Exclude<Kind, 'sector'>;
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
  text: string;
  source: string;
}
export interface CommanderPiece {
  board: string;
  side: string;
  name: string;
  faction: string;
  initiative: number;
  start: Amounts;
  ability: string;
  source: string;
}
export interface GoalPiece {
  name: string;
  conditions: string[];
  source: string;
}
export interface Pieces {
  cards: Record<string, CardPiece>;
  commanders: Record<string, CommanderPiece>;
  goals: Record<string, GoalPiece>;
  cells: Record<string, { level: string; points: number }>;
  maxima: Record<'experience' | 'strength' | 'energy', number>;
  kinds: Record<Kind, string>;
  resources: Record<Resource, string>;
}
