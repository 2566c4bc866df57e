/** What the board reads out of a view: whose is what. */
import type { CourseInfo } from '../../generated/messages';
import { asSymbols, type Amounts as Sums, type Letter } from '$lib/board/mystica/amounts';
import type { Choosing } from '$lib/board/answers';
import type { BuildingName, SymbolName } from '$lib/board/mystica/drawings';
import type { Face } from '$lib/board/mystica/seats';
import type { SeenTable } from '$lib/board/contract';
import type { Language } from '$lib/text/languages';
import { isYou, personOf } from '$lib/ui/seats';
import type {
  CardPiece,
  Cult,
  FactionPiece,
  FavorPiece,
  Pieces,
  PowerPiece,
  ScoringPiece,
  Structure,
  TownPiece,
  View,
} from '../../generated/terra_mystica';
import { say } from './words';

export { asSymbols, LETTER_SYMBOLS, listed } from '$lib/board/mystica/amounts';
export { Answers, handlers } from '$lib/board/answers';

export const STRUCTURES = [
  'dwelling',
  'trading-house',
  'temple',
  'stronghold',
  'sanctuary',
] as const satisfies readonly Structure[];
export const isStructure = (name: string): name is Structure => (STRUCTURES as readonly string[]).includes(name);
export const CULTS = ['fire', 'water', 'earth', 'air'] as const satisfies readonly Cult[];

/** What the pointed or chosen answer makes of a number of the own seat, by its name in the ledger; null: it stays. */
export type After = (what: string, now: number) => number | null;

export function faceOf(view: View, pieces: Pieces, table: SeenTable, seat: number): Face {
  const id = view.seats[seat]?.faction;
  const faction = id ? pieces.factions[id] : undefined;
  return {
    terrain: view.seats[seat]?.colour ?? 'neutral',
    emblem: id ?? personOf(seat),
    name: faction?.name ?? table.seats[seat]?.name ?? `${seat + 1}`,
  };
}

export function seatName(table: SeenTable, seat: number, language: Language): string {
  return isYou(table, seat) ? say(language, 'youAlone') : (table.seats[seat]?.name ?? `${seat + 1}`);
}

// --- faces of tiles, from data

export function powerFace(piece: PowerPiece): { cost: number; symbol: SymbolName; number: number } {
  const [gain] = asSymbols(piece.gain);
  if (piece.bridge) return { cost: piece.power, symbol: 'bridge', number: 0 };
  if (piece.spades) return { cost: piece.power, symbol: 'spade', number: piece.spades };
  return { cost: piece.power, symbol: gain?.[0] ?? 'power', number: gain && gain[0] !== 'priest' ? gain[1] : 0 };
}

export function cardFace(id: string, piece: CardPiece) {
  return {
    income: asSymbols(piece.income),
    special: piece.special ? ((id === 'BON1' ? 'spade' : 'up') as SymbolName) : null,
    shipping: piece.shipping,
    onPass: Object.entries(piece.on_pass) as [BuildingName, number][],
    shippingOnPass: piece.shipping_on_pass,
  };
}

export function favorFace(piece: FavorPiece) {
  const [whenever] = Object.entries(piece.whenever) as [BuildingName, number][];
  return {
    cult: piece.cult as SymbolName,
    steps: piece.steps,
    income: asSymbols(piece.income).toReversed(),
    special: piece.special,
    townPower: piece.town_power,
    whenever: whenever ?? null,
    onPass: piece.on_pass,
  };
}

export function townFace(piece: TownPiece) {
  const { vp = 0, ...rest } = piece.gain;
  const [first] = asSymbols(rest);
  const gift: [SymbolName, number] | null = piece.steps
    ? ['cult', piece.steps]
    : piece.shipping
      ? ['ship', piece.shipping]
      : (first ?? null);
  return { points: vp, gift, keys: piece.keys };
}

export function roundFace(piece: ScoringPiece) {
  const [first] = asSymbols(piece.gain);
  return {
    scores: piece.scores as (SymbolName | BuildingName)[],
    points: piece.points,
    track: (piece.cult ?? 'cult') as SymbolName,
    steps: piece.steps,
    gift: (piece.spades ? ['spade', piece.spades] : (first ?? ['coin', 0])) as [SymbolName, number],
  };
}

/** What the nth building of a kind adds to the income. */
export function added(faction: FactionPiece, kind: Structure, index: number): Sums {
  const found: Sums = {};
  for (const [letter, numbers] of Object.entries(faction.income[kind]) as [Letter, number[]][]) {
    const more = (numbers[index + 1] ?? 0) - (numbers[index] ?? 0);
    if (more) found[letter] = more;
  }
  return found;
}

/** What every part of the board is given. */
export interface Shown extends Choosing {
  view: View;
  pieces: Pieces;
  table: SeenTable;
  language: Language;
  you: number | null;
  courses: readonly CourseInfo[];
  obstacles: Record<string, string>;
  /** Thing -> number of the log line that changed it. */
  news: Map<string, number>;
}

export const face = (shown: Shown, seat: number): Face => faceOf(shown.view, shown.pieces, shown.table, seat);
