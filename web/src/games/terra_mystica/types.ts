/** The shapes of Terra Mystica's view and pieces, as `view.py` and `pieces.py` send them. */
export type Language = 'en' | 'ru' | 'uk';
export type Letter = 'vp' | 'c' | 'w' | 'p' | 'pw';
export type Amounts = Partial<Record<Letter, number>>;
export const STRUCTURES = ['dwelling', 'trading-house', 'temple', 'stronghold', 'sanctuary'] as const;
export type Structure = (typeof STRUCTURES)[number];
export const isStructure = (name: string): name is Structure => (STRUCTURES as readonly string[]).includes(name);
export const CULTS = ['fire', 'water', 'earth', 'air'] as const;
export type Cult = (typeof CULTS)[number];

export interface HexView {
  terrain: string;
  structure: Structure | null;
  owner: number | null;
  town: boolean;
}
export interface SeatView {
  faction: string | null;
  /** Of the faction, or dealt before it is chosen. */
  colour: string | null;
  points: number;
  coins: number;
  workers: number;
  priests: number;
  priests_left: number;
  bowls: [number, number, number];
  shipping: number;
  digging: number;
  keys: number;
  bridges: number;
  structures: Record<Structure, number>;
  favors: string[];
  towns: string[];
  /** The town of each tile. */
  town_hexes: string[][];
  card: string | null;
  used: string[];
  passed: boolean;
  gone: boolean;
  income: Amounts;
  area: number;
  reach: string[];
  spades: Record<string, number>;
}
export interface MysticaView {
  round: number;
  phase: 'setup' | 'actions' | 'bonus' | 'over';
  hexes: Record<string, HexView>;
  bridges: Record<string, number>;
  scoring: string[];
  cards: Record<string, number>;
  favors: Record<string, number>;
  towns: Record<string, number>;
  /** Who used it in this round. */
  power_actions: Record<string, number | null>;
  cults: Record<Cult, { steps: number[]; priests: (number | null)[] }>;
  order: number[];
  passed: number[];
  seats: SeatView[];
}

export interface HexPiece {
  row: number;
  column: number;
  river: boolean;
  terrain: string | null;
}
export interface FactionPiece {
  name: string;
  home: string;
  start: { c: number; w: number; p: number; bowls: number[]; cults: Record<Cult, number>; dwellings: number };
  costs: Record<Structure, Amounts>;
  lonely_trading_house: Amounts;
  income: Record<Structure, Partial<Record<Letter, number[]>>>;
  shipping: { start: number; maximum: number; cost: Amounts; points: number[] };
  digging: { pays: 'w' | 'p'; costs: number[]; upgrade: Amounts; points: number };
  ability: string;
  stronghold: string;
  text: string;
}
interface Told {
  name: string;
  text: string;
}
export interface CardPiece extends Told {
  income: Amounts;
  special: boolean;
  shipping: number;
  on_pass: Partial<Record<Structure, number>>;
  shipping_on_pass: number;
}
export interface FavorPiece extends Told {
  cult: Cult;
  steps: number;
  income: Amounts;
  special: boolean;
  town_power: number;
  whenever: Partial<Record<Structure, number>>;
  on_pass: number[];
}
export interface TownPiece extends Told {
  gain: Amounts;
  steps: number;
  keys: number;
  shipping: number;
}
export interface ScoringPiece extends Told {
  scores: (Structure | 'spade' | 'town')[];
  points: number;
  cult: Cult | null;
  steps: number;
  gain: Amounts;
  spades: number;
}
export interface PowerPiece extends Told {
  power: number;
  gain: Amounts;
  spades: number;
  bridge: boolean;
}
interface Named {
  id: string;
  name: string;
}
export interface Pieces {
  hexes: Record<string, HexPiece>;
  bridges: Record<string, [string, string]>;
  terrains: Named[];
  structures: Record<Structure, { name: string; power: number; number: number }>;
  cults: Named[];
  cult_track: { power: number[]; spaces: number[]; points: number[] };
  resources: Named[];
  conversions: Record<string, number>;
  factions: Record<string, FactionPiece>;
  cards: Record<string, CardPiece>;
  favors: Record<string, FavorPiece>;
  towns: Record<string, TownPiece>;
  scoring: Record<string, ScoringPiece>;
  power_actions: Record<string, PowerPiece>;
  numbers: { rounds: number; priests: number; area_points: number[] };
}
