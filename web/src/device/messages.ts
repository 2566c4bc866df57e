/** What the page and the worker that keeps its tables say to each other. */

/** Where the engine is: the folder of the page, and within it the folder of Python and the engine's archive. */
export interface Place {
  folder: string;
  python: string;
  engine: string;
  /** Whether an earlier visit has put all files on the device. */
  kept: boolean;
}

/** Why the shelf does not keep: another tab has the tables, the browser keeps nothing for us, or it has no room left. */
export type Trouble = 'elsewhere' | 'forgetful';

export type ToWorker =
  | { kind: 'start'; place: Place; steal: boolean }
  | { kind: 'ask'; id: number; method: string; address: string; body: string; seat: number | undefined }
  | { kind: 'join'; line: number; table: string; seat: number | undefined; confirm: boolean }
  | { kind: 'hear'; line: number; said: string }
  | { kind: 'leave'; line: number }
  | { kind: 'remove'; id: number; table: string }
  | { kind: 'export'; id: number }
  | { kind: 'restore'; id: number; text: string };

export type FromWorker =
  | { kind: 'loading'; done: number }
  | { kind: 'ready'; unreadable: number }
  | { kind: 'failed'; why: string }
  | { kind: 'trouble'; trouble: Trouble }
  | { kind: 'answer'; id: number; status: number; text: string; name: string }
  | { kind: 'told'; line: number; text: string }
  | { kind: 'closed'; line: number };

/** To a worker that thinks, and back. */
export type ToThinker = { kind: 'start'; place: Place } | { kind: 'work'; id: number; name: string; given: string };
export type FromThinker =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; told: string }
  | { kind: 'failed'; id: number; why: string }
  /** It could not start. */
  | { kind: 'lost'; why: string };
