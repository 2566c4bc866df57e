/**
 * What lies beyond the border of the client: a server that answers requests, sockets that can be opened, spoken into
 * and cut. Everything on this side of it is the client's own code.
 */
import { vi } from 'vitest';
import type {
  ActionInfo,
  CourseInfo,
  FromClient,
  FromServer,
  LogLine,
  LogTurn,
  Planned,
  TableState,
} from '../src/generated/messages';

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  readonly sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  // What the other side does.

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** All that was sent of one type. */
  of<Type extends FromClient['type']>(type: Type): Extract<FromClient, { type: Type }>[] {
    return this.sent.filter((message): message is Extract<FromClient, { type: Type }> => message.type === type);
  }
}

export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

type Answer = (request: Request) => unknown;

/** Answers of a server by path; a `Response` is handed on as it is, everything else as JSON. */
export class FakeServer {
  readonly requests: Request[] = [];
  #answers = new Map<string, Answer>();

  constructor() {
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', (url: string, options?: RequestInit) => this.#fetch(url, options));
    FakeSocket.all = [];
  }

  on(path: string, answer: Answer): void {
    this.#answers.set(path, answer);
  }

  /** The bodies of what was posted to a path. */
  posted<Body>(path: string): Body[] {
    return this.requests.filter((each) => each.method === 'POST' && each.path === path).map(({ body }) => body as Body);
  }

  async #fetch(url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const request = { method, path: pathname, query: searchParams, body: body ? JSON.parse(String(body)) : null };
    this.requests.push(request);
    const answer = this.#answers.get(pathname);
    if (!answer) return refusal(404, `Nothing is at ${pathname}.`);
    const given: unknown = await answer(request);
    return given instanceof Response ? given : new Response(JSON.stringify(given));
  }
}

export const refusal = (status: number, problem: string): Response =>
  new Response(JSON.stringify({ problem }), { status });

/** After everything that is on its way has arrived. */
export const settled = async (): Promise<void> => {
  for (let round = 0; round < 20; round++) await Promise.resolve();
  await vi.advanceTimersByTimeAsync(0);
};

// --- things that servers tell

export const answer = (action: string, more: Partial<ActionInfo> = {}): ActionInfo => ({
  id: action,
  action,
  role: 'board',
  words: `Words of ${action}`,
  short: action,
  ...more,
});

/** Several answers, of which nothing more is said. */
export const course = (answers: string[], more: Partial<CourseInfo> = {}): CourseInfo => ({
  id: answers.join('; '),
  answers,
  role: 'board',
  things: [],
  tool: '',
  short: '',
  price: '',
  outcome: '',
  entries: [],
  ...more,
});

export const line = (number: number, seat: number | null, action: string): LogLine => ({
  number,
  seat,
  action,
  things: [],
  words: `${action}: all of it`,
  changes: [],
  levels: [],
});

/** A turn of these answers, from the move `first` on; an answer of another seat is written as '2: decline'. */
export function turn(first: number, seat: number | null, ...actions: string[]): LogTurn {
  const steps = actions.map((told, index) => {
    const [, other, action = told] = /^(\d): (.*)$/.exec(told) ?? [];
    return line(first + index, other === undefined ? seat : Number(other), action);
  });
  return {
    first,
    last: first + actions.length - 1,
    seat,
    rival: '',
    words: actions.join(', '),
    sums: { paid: [], gained: [], points: 0, levels: [], words: '' },
    events: [],
    sources: [],
    entries: [],
    touched: [],
    steps,
    final: false,
  };
}

type Told = Partial<Omit<TableState, 'table'>> & { table?: Partial<TableState['table']> };

/** A table of three at Terra Mystica, where you have seat 0. */
export function tableState({ table = {}, ...more }: Told = {}): TableState {
  const person = {
    kind: 'person',
    bot: '',
    patience: 0,
    connected: true,
    left: false,
    away: false,
    stand_in: '',
    ready: true,
    again: false,
    host: false,
    role: '',
    disc: '',
  } as const;
  return {
    type: 'state',
    version: 1,
    view: {},
    holding: null,
    thinking: [],
    question: '',
    occasion: { kind: 'turn', words: '', by: null, waiting: 1, stages: [], stage: 0 },
    previews: true,
    actions: [],
    courses: [],
    obstacles: {},
    preferences: {},
    can_undo: false,
    answering: false,
    ends_with_reveal: false,
    coach: null,
    reveal: '',
    log_from: 1,
    log: [],
    ...more,
    table: {
      id: 'abc',
      game: 'terra_mystica',
      title: 'Terra Mystica',
      status: 'playing',
      private: false,
      pace: 'instant',
      options: {},
      option_words: [],
      seats: ['Anna', 'Bert', 'Cora'].map((name) => ({ ...person, name })),
      you: 0,
      host: true,
      away: 600,
      waiting: [0],
      moves: 0,
      progress: 'Round 1',
      phase: 'actions',
      scores: [],
      winners: [],
      rivals: [],
      updated: 0,
      hints: true,
      next_table: '',
      lesson: false,
      open: true,
      stopped: '',
      ...table,
    },
  };
}

export const planned = (steps: string[][], more: Partial<Planned> = {}): Planned => ({
  version: 1,
  steps: steps.map((answers) => ({
    answers,
    words: answers.map((each) => `Words of ${each}`),
    stocks: [],
    changes: [],
    let_be: false,
    assumed: [],
  })),
  now: steps.length,
  ends: '',
  missing: '',
  assumed: [],
  stocks: [],
  view: { scratch: steps.length },
  question: 'What next?',
  actions: [],
  courses: [],
  obstacles: {},
  progress: 'Round 1',
  phase: 'actions',
  ...more,
});
