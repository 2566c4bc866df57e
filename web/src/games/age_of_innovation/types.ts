/** The shapes of Age of Innovation's view and pieces, as `view.py` and `pieces.py` send them. */
import type { Amounts as Sums } from '$lib/board/mystica/amounts';

export type Language = 'en' | 'ru' | 'uk';
export type Letter = 'vp' | 'c' | 't' | 's' | 'b' | 'pw';
export type Amounts = Sums<Letter>;
export const BUILDINGS = ['workshop', 'guild', 'school', 'palace', 'university', 'tower', 'monument'] as const;
export type Building = (typeof BUILDINGS)[number];
export const DISCIPLINES = ['banking', 'law', 'engineering', 'medicine'] as const;
export type Discipline = (typeof DISCIPLINES)[number];

export interface HexView {
  terrain: string;
  /** The rest speaks of the building, if there is one. */
  building: Building | null;
  owner: number | null;
  /** A piece in nobody's colour. */
  neutral: boolean;
  annex: boolean;
  city: boolean;
  /** By the Automa. */
  marked: boolean;
}
export interface SeatView {
  automa: boolean;
  board: string | null;
  faction: string | null;
  points: number;
  coins: number;
  tools: number;
  scholars: number;
  scholars_left: number;
  books: Record<Discipline, number>;
  bowls: [number, number, number];
  shipping: number;
  /** Tools for a spade. */
  terraforming: number;
  /** Off the price of every power action. */
  power_discount: number;
  keys: number;
  bridges: number;
  annexes: number;
  buildings: Record<Building, number>;
  /** Of the own colour. */
  pieces: Record<Building, number>;
  cities: string[];
  /** The city of each tile, and of one whose tile is still to be taken; empty where a tile has none. */
  city_hexes: string[][];
  competencies: string[];
  innovations: string[];
  palace: string | null;
  drafted_palace: string | null;
  bonus: string | null;
  used: string[];
  passed: boolean;
  income: Amounts;
  area: number;
  reach: string[];
  spades: Record<string, number>;
}
export interface Bundle {
  board: string | null;
  faction: string | null;
  bonus: string | null;
}
export interface AutomaView {
  /** Before it is chosen: none. */
  level: number | null;
  deck: string[];
  /** To come in this round; in what order, nobody knows. */
  pile: string[];
  top: string | null;
  support: string | null;
}
export interface InnovationView {
  round: number;
  phase: 'setup' | 'actions' | 'bonus' | 'over';
  map: string;
  hexes: Record<string, HexView>;
  offers: Record<string, number[]>;
  bridges: Record<string, number>;
  scoring: string[];
  final: string | null;
  /** Two players: the largest area of the faction that nobody plays, and its markers. */
  territory: number | null;
  neutral_science: number[];
  /** By whom they were used in this round. */
  power_actions: Record<string, number | null>;
  book_actions: Record<string, number | null>;
  innovations: { id: string; place: number; books: number[] }[];
  competencies: { id: string; left: number }[];
  cities: Record<string, number>;
  palaces: string[];
  bonuses: { id: string; coins: number }[];
  bundles: Bundle[];
  science: Record<Discipline, { levels: number[]; scholars: (number | null)[] }>;
  order: number[];
  passed: number[];
  seats: SeatView[];
  automa: AutomaView | null;
}

interface Named {
  id: string;
  name: string;
}
interface Told {
  name: string;
  text: string;
}
export interface HexPiece {
  row: number;
  column: number;
  river: boolean;
  terrain: string | null;
  border: boolean;
  shore: boolean;
}
/** What a thing does, without what it does not. */
export interface Effect {
  gain?: Amounts;
  spades?: number;
  bridges?: number;
  steps?: number;
  any_steps?: number;
  each_discipline?: number;
  step_per_shape?: number;
  competency?: number;
  city?: number;
  far_guild?: number;
  guild?: number;
  exchange?: number;
  shipping?: number;
  terraforming?: number;
  annexes?: number;
  tokens?: number;
  second_action?: number;
  neutral?: Building | null;
  per?: Record<string, number>;
  by_number?: Record<string, number[]>;
}
/** A tile of any kind: what it brings at once, as income, as an action, whenever and on passing. */
export interface TilePiece extends Told {
  income?: Amounts;
  step_income?: number;
  now?: Effect;
  special?: Effect | null;
  shipping?: number;
  whenever?: Record<string, number>;
  on_pass?: Record<string, number>;
  steps_on_pass?: string | null;
}
export interface BoardPiece extends Told {
  /** What most boards do not have. */
  special: string;
  start: Amounts;
  bowls: number[];
  each_discipline: number;
  spades: number;
  income: Amounts;
  workshop_tools: number[];
  guild_coins: number[];
  guild_power: number[];
  shipping: { start: number; cost: Amounts; rewards: Amounts[] };
  terraforming: { tools: number[]; cost: Amounts; rewards: Amounts[] };
  surcharges: number[];
}
export interface FactionPiece extends Told {
  science: number[];
  any_steps: number;
  start: Amounts;
  income: Amounts;
  special: Effect | null;
  /** By number of players, from two on. */
  each_time: Amounts[];
}
export interface ScoringPiece extends Told {
  scores: string[];
  points: number;
  discipline: Discipline;
  levels: number;
  gain: Amounts;
  spades: number;
}
export interface ActionPiece extends Told {
  power?: number;
  books?: number;
  effect: Effect;
}
export interface Pieces {
  maps: Record<string, { hexes: Record<string, HexPiece>; sites: string[] }>;
  bridges: Record<string, [string, string]>;
  terrains: Named[];
  buildings: Record<Building, { name: string; power: number; number: number; cost: Amounts }>;
  lonely_guild: Amounts;
  disciplines: Named[];
  science_track: {
    power: number[];
    slots: number[];
    key_level: number;
    income_level: number;
    income: Amounts[];
    top: number;
  };
  resources: Named[];
  boards: Record<string, BoardPiece>;
  factions: Record<string, FactionPiece>;
  palaces: Record<string, TilePiece>;
  innovations: Record<string, TilePiece>;
  innovation_books: number;
  innovation_places: number[][];
  innovation_coins: number;
  competencies: Record<string, TilePiece>;
  competency_rows: { steps: number; books: number }[];
  bonuses: Record<string, TilePiece>;
  cities: Record<string, TilePiece>;
  scoring: Record<string, ScoringPiece>;
  final: Record<string, Told & { scores: string; points: number }>;
  power_actions: Record<string, ActionPiece>;
  book_actions: Record<string, ActionPiece>;
  automa: Record<string, Told & { science: number[] }>;
  automa_levels: Record<string, Told>;
  automa_cards: Record<string, Told>;
  numbers: { rounds: number; scholars: number; bridges: number };
}
