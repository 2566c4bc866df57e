/** What the client knows of each game: how to draw it, and which answers are places on its board. */
import type { Component } from 'svelte';
import type { BoardProps } from '$lib/board/contract';

type Drawing = Component<BoardProps>;

export interface GameFace {
  Board: Drawing;
  /** The own area, pinned above the action bar. */
  Own: Drawing | null;
}

interface GameEntry {
  /** Whether an answer is drawn on the board; all others become buttons. */
  isPlace: (action: string) => boolean;
  /** Whether the board has a place of its own for the log on wide screens. */
  placesLog: boolean;
}

const PLAIN: GameEntry = { isPlace: () => false, placesLog: false };

const ENTRIES: Record<string, GameEntry> = {
  planetfall: { isPlace: (action) => /^(fly|restrain|command|side) /.test(action), placesLog: true },
};

// A folder with a Board.svelte is a game; each is fetched when its table is opened.
const boards = import.meta.glob<{ default: Drawing }>('./*/Board.svelte');
const owns = import.meta.glob<{ default: Drawing }>('./*/Own.svelte');

export function entry(game: string): GameEntry {
  return ENTRIES[game] ?? PLAIN;
}

export async function face(game: string): Promise<GameFace> {
  const board = boards[`./${game}/Board.svelte`] ?? (() => import('./Plain.svelte'));
  const [drawn, own] = await Promise.all([board(), owns[`./${game}/Own.svelte`]?.()]);
  return { Board: drawn.default, Own: own?.default ?? null };
}
