/** What a game's `Board.svelte`, `Own.svelte`, `Controls.svelte`, `Sums.svelte` and `Progress.svelte` are given. The board draws, it does not think. */
import type { Snippet } from 'svelte';
import type { ActionInfo, CourseInfo, LedgerEntry, TableInfo } from '../../generated/messages';

/** One thing that happened since the own last turn; `number` is that of its turn: its mark and its log line both wear it. */
export interface News {
  number: number;
  seat: number | null;
  action: string;
  /** On the board, that it concerned. */
  things: readonly string[];
  /** Of somebody whom the rules play, who gives no answers: what was changed. */
  entry?: LedgerEntry;
}

/** So much of a stock in the log: what its drawing in a game's `Logged.svelte` is given. */
export interface Logged {
  /** What the ledger calls it. */
  what: string;
  number: number | string;
  words: string;
  /** Of what is shown as it stands after a move: how much came or went. */
  by?: number;
}

/** Answers that follow the chosen one by themselves, as far as they are legal; told like one answer. */
export interface Plan {
  then: readonly string[];
  /** On the board, of all of them. */
  things: readonly string[];
  words: string;
  short: string;
  price: string;
  outcome: string;
  entries: readonly LedgerEntry[];
}

/** The table as a seat sees it; `lent` to somebody who only watches: then that seat has its name, and nothing is “yours”. */
export interface SeenTable extends TableInfo {
  lent?: boolean;
}

export interface BoardProps<View = unknown, Pieces = unknown> {
  /** `TableState.view`, or `Position.view` in the replay. Each game knows its own shape. */
  view: View;
  /** `GET /api/games/{game}/content`. */
  pieces: Pieces;
  /** Seats with names and kinds; `table.you` is the own seat, or the one that is looked from, or null. */
  table: SeenTable;
  /** Legal answers; empty in the replay or when not asked. */
  actions: ActionInfo[];
  /** Several answers that go together: likely intentions. */
  courses: CourseInfo[];
  /** Thing in the view -> why it cannot be chosen now. */
  obstacles: Record<string, string>;
  /** The text of the action that is previewed after the first click. */
  chosen: string | null;
  /** What follows it. */
  plan?: Plan | null;
  /** What is pointed at or else chosen, with what its plan changes: for the own board. */
  preview?: ActionInfo | null;
  news: News[];
  /** What is answered for the player without asking. */
  preferences?: Readonly<Record<string, string>>;
  language: 'en' | 'ru' | 'uk';
  /** Hover or focus: preview only. */
  onpoint: (action: string | null, plan?: Plan | null) => void;
  /** First click or tap: choose. The second on the same: do it. '' chooses nothing: the board asks which of several is meant. */
  onchoose: (action: string, plan?: Plan | null) => void;
  /** Do it at once: what one does with the hand, as taking a tile or letting it go. */
  ondo: (action: string, plan?: Plan | null) => void;
  /** Take the last answer back, if that is possible. */
  onundo: () => void;
  /** The log, where the board has a quiet place for it (the foot of its left column); the page places it otherwise. */
  log?: Snippet;
  /** What the table would pay as it stands: in the place of the other players, where it is looked at. */
  outlook?: Snippet;
}
