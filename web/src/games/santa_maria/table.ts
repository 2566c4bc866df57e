/** What the board reads out of a view, out of the text of an action and out of its entries: lines, places, sums. */
import type { ActionInfo } from '../../generated/messages';
import type { Amounts, EffectPiece, Pieces, SeatView, SpacePiece, TilePiece, View } from '../../generated/santa_maria';
import { rest, type Answers } from '$lib/board/answers';
import type { BoardProps, News, Plan, SeenTable } from '$lib/board/contract';
import { becomes, planOf, type Entries } from '$lib/board/entries';
import type { SymbolName } from '$lib/board/symbols';
import type { Language } from '$lib/text/languages';
import { isYou } from '$lib/ui/seats';
import { say } from './words';

export type Good = keyof SeatView['goods'];
export type Letter = keyof Amounts;
export type Terrain = SpacePiece['terrain'];

export const SIDE = 6;
export const CELLS = SIDE * SIDE;
export const GOODS: readonly Good[] = ['wood', 'grain', 'sugar', 'gem', 'gold'];

const LETTERS: readonly Letter[] = ['w', 'g', 's', 'e', 'o', 'c', 'p'];
export const LETTER_SYMBOLS = {
  w: 'wood',
  g: 'grain',
  s: 'sugar',
  e: 'gem',
  o: 'gold',
  c: 'coin',
  p: 'point',
} as const satisfies Record<Letter, SymbolName>;
export const GOOD_LETTERS = { wood: 'w', grain: 'g', sugar: 's', gem: 'e', gold: 'o' } as const satisfies Record<
  Good,
  Letter
>;
const VERB_SYMBOLS = { religion: 'religion', conquistador: 'conquest', shipping: 'shipping', road: 'road' } as const;

export const listed = (amounts: Amounts): [letter: Letter, number: number][] =>
  LETTERS.flatMap((letter) => (amounts[letter] ? [[letter, amounts[letter]] as [Letter, number]] : []));

/** An effect without a trade as symbols; the number is 0 where none is written. */
export function effectSymbols(effect: EffectPiece): [symbol: SymbolName, number: number][] {
  if (effect.verb === 'gain') return listed(effect.gain).map(([letter, number]) => [LETTER_SYMBOLS[letter], number]);
  return effect.verb === 'trade' ? [] : [[VERB_SYMBOLS[effect.verb], 0]];
}

// --- the grid

export const cellName = (cell: number): string => `c${(cell % SIDE) + 1}r${Math.floor(cell / SIDE) + 1}`;
export const cellOf = (name: string): number => Number(name[1]) - 1 + SIDE * (Number(name[3]) - 1);

export interface Line {
  kind: 'column' | 'row';
  /** From 1. */
  number: number;
}

export const cellsOfLine = ({ kind, number }: Line): number[] =>
  Array.from({ length: SIDE }, (_, at) => (kind === 'column' ? number - 1 + SIDE * at : SIDE * (number - 1) + at));

export interface DieAction {
  colour: 'white' | 'blue';
  pips: number;
  line: Line;
}

/** 'blue 4 as column 6' and its kind. */
export function dieOf(action: string | null): DieAction | null {
  const found = /^(white|blue) (\d) as (column )?(\d)$/.exec(action ?? '');
  if (!found) return null;
  const colour = found[1] as 'white' | 'blue';
  return {
    colour,
    pips: Number(found[2]),
    line: { kind: colour === 'white' || found[3] ? 'column' : 'row', number: Number(found[4]) },
  };
}

export const dieText = ({ colour, pips, line }: DieAction): string =>
  `${colour} ${pips} as ${colour === 'blue' && line.kind === 'column' ? 'column ' : ''}${line.number}`;

/** The answers that begin with a die, or that reach a line: what needs the least change first. */
export function diceFor(answers: Answers, test: (die: DieAction) => boolean): string[] {
  const change = ({ pips, line }: DieAction) => Math.abs(pips - line.number);
  return [...answers.of('white').keys()]
    .map((each) => `white ${each}`)
    .concat([...answers.of('blue').keys()].map((each) => `blue ${each}`))
    .flatMap((text) => {
      const die = dieOf(text);
      return die && test(die) ? [{ text, die }] : [];
    })
    .sort(
      (one, two) =>
        change(one.die) - change(two.die) ||
        Number(one.die.line.kind === 'column') - Number(two.die.line.kind === 'column'),
    )
    .map(({ text }) => text);
}

// --- what an answer pays and uses

/** What the ledger calls things, as symbols. */
export const SYMBOLS: Readonly<Record<string, SymbolName>> = {
  wood: 'wood',
  grain: 'grain',
  sugar: 'sugar',
  gem: 'gem',
  gold: 'gold',
  coins: 'coin',
  points: 'point',
  religion: 'religion',
  conquistador: 'conquest',
  shipping: 'shipping',
  trade: 'trade',
};
export type Symbols = [symbol: SymbolName, number: number][];

/** Goods and coins that leave a seat's stock; what it has no room for is not paid. */
export function paidOf(entries: Entries, seat: number): Symbols {
  const lost = entries.filter((each) => each.kind === 'stock' && each.amount < 0 && each.source !== 'excess');
  return added(lost.filter((each) => each.seat === seat)).map(([symbol, number]) => [symbol, -number]);
}

/** The buildings that an answer uses, in their order, what is printed on them, and where the die comes to lie. */
export interface Use {
  order: number[];
  symbols: Symbols;
  laid: number | null;
}

export function useOf(entries: Entries, seat: number): Use {
  const own = entries.filter((each) => each.seat === seat);
  const printed = own.filter((each) => each.kind === 'offer' && each.source === 'line');
  const buildings = printed.filter((each) => each.what !== 'die');
  const die =
    own.find((each) => each.kind === 'piece' && each.amount > 0 && /^(white|blue) /.test(each.what)) ??
    printed.find((each) => each.what === 'die');
  return {
    order: [...new Set(buildings.map((each) => cellOf(each.place ?? '')))],
    symbols: added(buildings),
    laid: die?.place ? cellOf(die.place) : null,
  };
}

function added(entries: Entries): Symbols {
  const sums = new Map<SymbolName, number>();
  for (const { what, amount } of entries) {
    const symbol = SYMBOLS[what];
    if (symbol) sums.set(symbol, (sums.get(symbol) ?? 0) + amount);
  }
  return [...sums];
}

// --- tiles

/** The cells under a tile whose first space lies on a cell; null where it would hang over the edge. */
export function covered(shape: TilePiece['shape'], first: number, turn: number): number[] | null {
  const cells = offsets(shape, turn).map(
    ([down, right]) => [Math.floor(first / SIDE) + down, (first % SIDE) + right] as const,
  );
  return cells.every(([row, column]) => row >= 0 && row < SIDE && column >= 0 && column < SIDE)
    ? cells.map(([row, column]) => row * SIDE + column)
    : null;
}

/** Rows and columns of a turned tile's spaces, from its first one. */
export function offsets(shape: TilePiece['shape'], turn: number): [row: number, column: number][] {
  return shape.map(([down = 0, right = 0]) => {
    let [row, column] = [down, right];
    for (let each = 0; each < turn; each++) [row, column] = [column, -row];
    return [row, column];
  });
}

export interface Placing {
  tile: string;
  piece: TilePiece;
}

/** The tile that is to be laid. */
export function placingOf(
  answers: Answers,
  view: Pick<View, 'seats'>,
  pieces: Pick<Pieces, 'tiles'>,
  you: number | null,
): Placing | null {
  const tile = you === null || !answers.of('place').size ? null : view.seats[you]?.hand;
  const piece = tile ? pieces.tiles[tile] : undefined;
  return tile && piece ? { tile, piece } : null;
}

export interface Place {
  text: string;
  cells: number[];
  /** Quarters. */
  turn: number;
}

export function placeOf(text: string | null, piece: TilePiece | undefined): Place | null {
  const found = /^place (\w+) (\d+)$/.exec(text ?? '');
  const turn = Number(found?.[2]) / 90;
  const cells = found && piece ? covered(piece.shape, cellOf(found[1] ?? ''), turn) : null;
  return text !== null && cells ? { text, cells, turn } : null;
}

/** The place for a tile, turned so, that covers a cell; best with the space there by which it is held. */
export function placeAt(
  answers: Answers,
  piece: TilePiece,
  cell: number,
  turn: number,
  held = corner(piece),
): string | null {
  const row = Math.floor(cell / SIDE);
  const column = cell % SIDE;
  const spaces = offsets(piece.shape, turn);
  for (const at of [held, ...spaces.keys()]) {
    const [down, right] = spaces[at] ?? [0, 0];
    const first = [row - down, column - right] as const;
    if (first.some((each) => each < 0 || each >= SIDE)) continue;
    const text = `place ${cellName(first[0] * SIDE + first[1])} ${90 * turn}`;
    if (answers.has(text)) return text;
  }
  return null;
}

/** A tile is held by its corner, and turns around it. */
export const corner = (piece: TilePiece): number => (piece.shape.length > 2 ? 1 : 0);

// --- seats and news

export function seatName(table: SeenTable, seat: number, language: Language): string {
  return isYou(table, seat) ? say(language, 'youAlone') : (table.seats[seat]?.name ?? `${seat + 1}`);
}

/** Thing, with the seat where it is in a colony -> the number that it shares with its line of the log. */
export function newsOf(news: readonly News[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { action, things, seat, number } of news) {
    const [thing] = things; // of a tile, its corner
    if (!thing) continue;
    if (/^(pass|monk|ship) /.test(action)) found.set(thing, number);
    if (/^(place|activate|pave|lay) /.test(action)) found.set(`${seat} ${thing}`, number);
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
  answers: Answers;
  obstacles: Record<string, string>;
  chosen: string | null;
  /** What follows it. */
  plan: Plan | null;
  preview: ActionInfo | null;
  news: Map<string, number>;
  onundo: () => void;
}

export interface Choosing {
  onpoint: (action: string | null, plan?: Plan | null) => void;
  onchoose: (action: string, plan?: Plan | null) => void;
  ondo: (action: string, plan?: Plan | null) => void;
}

/** How a thing is pointed at, chosen and done: with its payment, unless the player wants to be asked about gold each time. */
export function choosing(props: Choosing & Pick<BoardProps, 'courses' | 'preferences'>, answers: Answers): Choosing {
  const asks = props.preferences?.['gold'] === 'ask';
  const paid = new Map(
    asks ? [] : props.courses.filter((each) => each.answers[1] === 'pay').map((each) => [each.answers[0], each]),
  );
  const planned = (action: string | null): Plan | null => {
    const course = paid.get(action ?? '');
    if (!course) return null;
    const { note } = answers.get(action ?? '') ?? {};
    return { ...planOf(course), outcome: rest({ outcome: course.outcome, ...(note ? { note } : {}) }) };
  };
  return {
    onpoint: (action, plan) => props.onpoint(action, plan ?? planned(action)),
    onchoose: (action, plan) => props.onchoose(action, plan ?? planned(action)),
    ondo: (action, plan) => props.ondo(action, plan ?? planned(action)),
  };
}

/** What the pointed or chosen action makes of a number of a seat; null: it stays, or nobody may know it. */
export function after(shown: Shown, seat: number, what: string, now: number | null): number | null {
  return now === null ? null : becomes(shown.preview?.entries ?? [], seat, what, now);
}

/** Attributes and handlers of a button that stands for one answer, or for the first of several. */
export function answering(
  shown: Shown,
  text: string | undefined,
  chosen = text !== undefined && shown.chosen === text,
) {
  const action = text === undefined ? undefined : shown.answers.get(text);
  return {
    'data-answer': text,
    'aria-pressed': chosen,
    'aria-disabled': action === undefined,
    onclick: () => {
      if (action && chosen && shown.chosen) shown.onchoose(shown.chosen, shown.plan);
      else if (action) shown.onchoose(action.action);
    },
    onpointerenter: (event: PointerEvent) =>
      event.pointerType === 'mouse' && action && !chosen && shown.onpoint(action.action),
    onpointerleave: () => shown.onpoint(null),
    onfocus: (event: FocusEvent) =>
      action && !chosen && (event.target as Element).matches(':focus-visible') && shown.onpoint(action.action),
    onblur: () => shown.onpoint(null),
  };
}

/** Words of a thing with where its values come from, and why it cannot be chosen now. */
export const wordsOf = (...parts: (string | undefined | null)[]): string => parts.filter(Boolean).join('\n');
