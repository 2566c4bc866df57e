/** Amounts by letter, as the servers of both games write them, and the symbol of each. */
import type { SymbolName } from './drawings';

export const LETTER_SYMBOLS = {
  vp: 'vp',
  c: 'coin',
  w: 'worker',
  p: 'priest',
  pw: 'power',
  t: 'tool',
  s: 'scholar',
  b: 'book',
} as const satisfies Record<string, SymbolName>;
/** What the ledger calls stocks, as symbols. */
export const STOCK_SYMBOLS: Readonly<Record<string, SymbolName>> = {
  points: 'vp',
  coins: 'coin',
  workers: 'worker',
  priests: 'priest',
  power: 'power',
  keys: 'key',
  tools: 'tool',
  scholars: 'scholar',
};
/** Before the discipline of books. */
export const BOOKS = 'books ';
export type Letter = keyof typeof LETTER_SYMBOLS;
export type Amounts<L extends Letter = Letter> = Partial<Record<L, number>>;

/** The order in which they are told. */
export const ORDER: readonly Letter[] = ['pw', 'w', 't', 'c', 'p', 's', 'b', 'vp'];

/** Amounts in that order, without what is none. */
export const listed = <L extends Letter>(amounts: Amounts<L>): [letter: L, number: number][] =>
  (ORDER as readonly L[]).flatMap((letter) => (amounts[letter] ? [[letter, amounts[letter]] as [L, number]] : []));

export const asSymbols = (amounts: Amounts): [SymbolName, number][] =>
  listed(amounts).map(([letter, number]) => [LETTER_SYMBOLS[letter], number]);
