/** What the client knows of each game: how to draw it, and what its answers mean to the action bar. */
import type { Component } from 'svelte';
import type { Language } from '$lib/text/languages';
import type { BoardProps, Logged } from '$lib/board/contract';
import type { Signed, SignGroup } from '$lib/board/signs';
import * as innovation from './age_of_innovation/entry';
import * as maria from './santa_maria/entry';
import * as mystica from './terra_mystica/entry';

type Drawing = Component<BoardProps>;

/** A seat, or a sign with its words: as the game draws it in the outlook. */
export type PartProps<View = unknown, Pieces = unknown> = BoardProps<View, Pieces> & {
  seat?: number | null;
  sign?: string;
  size?: number;
  words?: string;
};

export interface GameFace {
  Board: Drawing;
  /** The own area, pinned above the action bar. */
  Own: Drawing | null;
  /** Buttons of its own in the action bar. */
  Controls: Drawing | null;
  /** What the previewed answer pays and gains, drawn in the action bar; `words` say the same. */
  Sums: Component<BoardProps & { words: string }> | null;
  /** Where we are in the game, drawn in the top bar where there is room. */
  Progress: Drawing | null;
  /** Seats and signs of the outlook. */
  OutlookPart: Component<PartProps> | null;
  /** The sign of a tool of the action bar, by its kind. */
  Tool: Component<{ id: string }> | null;
  /** What an answer leaves, drawn beside an offer; `preview` is the answer. */
  After: Drawing | null;
}

type Words = Record<Language, string>;

/** Answers of one kind, which can be lit alone: a tool in the action bar. */
export interface Kind {
  id: string;
  words: Words;
  /** The key that lights it. */
  key: string;
  /** What its answers begin with; why there is none stands under these in `obstacles`. */
  verbs: readonly string[];
  /** What follows an answer of this kind belongs to it. */
  leads?: boolean;
}

export const isOf = (kind: Kind, action: string): boolean => kind.verbs.includes(action.split(' ', 1)[0] ?? '');

/** Somebody in the order of play; `off`: out for this round. */
export interface Place {
  seat: number;
  off: boolean;
}

/** Keys that only this game's table has. */
export interface OwnKeys {
  keys: readonly string[];
  words: Words;
}

/** Something about the board that a player wants to be shown in one way or another. */
export interface Preference {
  name: string;
  title: Words;
  hint: Words;
  values: { value: string; words: Words }[];
}

export interface GameEntry {
  /** Whether the board itself lists all answers, also those that are buttons elsewhere. */
  lists: boolean;
  /** Whether the board has a place of its own for the log on wide screens. */
  placesLog: boolean;
  /** Whether it has tabs of its own on a phone, and one of them is the log: then kinds of answers need no row there. */
  tabs: boolean;
  /** Whether an answer says that the turn is over: it is the button End turn. */
  ends: (action: string) => boolean;
  /** An answer that nobody gives by the way: it stands in the settings, and is asked about once more. */
  isAside: (action: string) => boolean;
  /** Whether such answers are worth leaving to luck: a faction, a set. */
  surprises: (action: string) => boolean;
  /** Whether a move of somebody else is worth a mark. */
  isNews: (action: string) => boolean;
  kinds: readonly Kind[];
  keys: readonly OwnKeys[];
  preferences: readonly Preference[];
  /** Who plays after whom, from the view; null: as they sit. */
  order: (view: unknown) => Place[] | null;
}

const PLAIN: GameEntry = {
  lists: false,
  placesLog: false,
  tabs: false,
  ends: () => false,
  isAside: () => false,
  surprises: () => false,
  isNews: () => true,
  kinds: [],
  keys: [],
  preferences: [],
  order: () => null,
};

/** Of a game whose view has the order, and who has passed. */
export function turnOrder(view: unknown): Place[] {
  const { order = [], seats = [] } = view as { order?: number[]; seats?: { passed: boolean }[] };
  return order.map((seat) => ({ seat, off: seats[seat]?.passed ?? false }));
}

const ENTRIES: Record<string, GameEntry> = {
  planetfall: { ...PLAIN, placesLog: true },
  santa_maria: { ...PLAIN, ...maria, placesLog: true, tabs: true },
  terra_mystica: { ...PLAIN, ...mystica, placesLog: true, order: turnOrder },
  age_of_innovation: { ...PLAIN, ...innovation, placesLog: true, order: turnOrder },
};

// A folder with a Board.svelte is a game; each is fetched when its table is opened.
const boards = import.meta.glob<{ default: Drawing }>('./*/Board.svelte');
const owns = import.meta.glob<{ default: Drawing }>('./*/Own.svelte');
const controls = import.meta.glob<{ default: Drawing }>('./*/Controls.svelte');
const sums = import.meta.glob<{ default: Component<BoardProps & { words: string }> }>('./*/Sums.svelte');
const tools = import.meta.glob<{ default: Component<{ id: string }> }>('./*/Tool.svelte');
const afters = import.meta.glob<{ default: Drawing }>('./*/After.svelte');
const logged = import.meta.glob<{ default: Component<Logged> }>('./*/Logged.svelte');
const progresses = import.meta.glob<{ default: Drawing }>('./*/Progress.svelte');
const outlooks = import.meta.glob<{ default: Component<PartProps> }>('./*/OutlookPart.svelte');

const legends = import.meta.glob<{ signs: (signed: Signed<never, never>) => SignGroup[] }>('./*/signs.ts');

/** A game that nobody has drawn lists its answers on the plain board. */
const UNDRAWN: GameEntry = { ...PLAIN, lists: true };

export function entry(game: string): GameEntry {
  return ENTRIES[game] ?? UNDRAWN;
}

/** Whether what a game would pay as it stands can be drawn. */
export const hasOutlook = (game: string): boolean => `./${game}/OutlookPart.svelte` in outlooks;

export async function face(game: string): Promise<GameFace> {
  const board = boards[`./${game}/Board.svelte`] ?? (() => import('./Plain.svelte'));
  const [drawn, own, more, sum, progress, part, tool, after] = await Promise.all([
    board(),
    owns[`./${game}/Own.svelte`]?.(),
    controls[`./${game}/Controls.svelte`]?.(),
    sums[`./${game}/Sums.svelte`]?.(),
    progresses[`./${game}/Progress.svelte`]?.(),
    outlooks[`./${game}/OutlookPart.svelte`]?.(),
    tools[`./${game}/Tool.svelte`]?.(),
    afters[`./${game}/After.svelte`]?.(),
  ]);
  return {
    Board: drawn.default,
    Own: own?.default ?? null,
    Controls: more?.default ?? null,
    Sums: sum?.default ?? null,
    Progress: progress?.default ?? null,
    OutlookPart: part?.default ?? null,
    Tool: tool?.default ?? null,
    After: after?.default ?? null,
  };
}

/** What makes the signs of a game for the legend; null where it has none. */
export async function signsOf(game: string): Promise<((signed: Signed) => SignGroup[]) | null> {
  const loaded = await legends[`./${game}/signs.ts`]?.();
  return loaded ? (loaded.signs as (signed: Signed) => SignGroup[]) : null;
}

/** How amounts are drawn in the log, on the table and after the end; null: they are told in words. */
export async function loggedAmount(game: string): Promise<Component<Logged> | null> {
  return (await logged[`./${game}/Logged.svelte`]?.())?.default ?? null;
}
