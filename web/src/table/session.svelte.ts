/** One table as this browser sees it: what the server told, what is chosen, what is looked back at. */
import type { ActionInfo, ChatLine, FromServer, History, LogLine, Position, TableState } from '../generated/messages';
import type { News, Plan } from '$lib/board/contract';
import { callToTable } from '$lib/alerts';
import { i18n } from '$lib/i18n/index.svelte';
import { get, post, Problem, sentence } from '$lib/net/http';
import { newKey, TableSocket } from '$lib/net/socket';
import { settings } from '$lib/settings.svelte';
import { toasts } from '$lib/toasts.svelte';
import { entry, type Kind } from '../games';

export class Session {
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  pieces = $state.raw<unknown>(null);
  history = $state.raw<History | null>(null);
  linked = $state(false);
  /** Why the table cannot be shown. */
  problem = $state('');
  missing = $state(false);

  chosen = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** What follows the chosen and the pointed answer. */
  chosenPlan = $state.raw<Plan | null>(null);
  pointedPlan = $state.raw<Plan | null>(null);
  /** The kind of answers that is lit; null: all of them. */
  kind = $state<string | null>(null);
  sending = $state(false);

  /** The position that is looked back at; null: the table as it is now. */
  past = $state.raw<Position | null>(null);
  /** Which of the news the strip points at; null: all of them. */
  newsAt = $state<number | null>(null);
  #newsSeen = $state(0);
  #chatSeen = $state(0);

  #socket: TableSocket | null = null;
  #closed = false;
  #lostSince = 0;
  #lostToast = 0;
  #lostTimer: ReturnType<typeof setInterval> | undefined;
  #positions = new Map<string, Promise<Position>>();
  #wanted = '';
  #wasAsked = false;
  /** Answers still to be given by themselves, and whether the turn ends after them. */
  #queue: string[] = [];
  #endAfter = false;
  /** How many answers the last plan gave, up to which version: Undo takes them back together. */
  #planned = { answers: 0, version: -1 };
  #takeBack = 0;
  /** An answer is on its way. */
  #acting = false;

  constructor(readonly id: string) {
    void this.#open();
  }

  /** A plain request first: it says why if there is no such table, and it brings the cookie that the socket needs. */
  async #open(): Promise<void> {
    try {
      await get(`/tables/${this.id}`);
    } catch (error) {
      this.problem = sentence(error);
      this.missing = error instanceof Problem && error.status === 404;
      return;
    }
    if (this.#closed) return;
    this.#socket = new TableSocket(() => this.#address(), {
      hears: (message) => this.#hears(message),
      linked: (up) => this.#changeLink(up),
    });
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
    clearInterval(this.#lostTimer);
    toasts.close(this.#lostToast);
  }

  // --- what is asked

  table = $derived(this.state?.table ?? null);
  you = $derived(this.table?.you ?? null);
  asked = $derived(this.state !== null && this.state.actions.length > 0);
  holding = $derived(this.you !== null && this.state?.holding === this.you);
  actions = $derived<ActionInfo[]>(this.past ? [] : (this.state?.actions ?? []));
  preview = $derived.by<ActionInfo | null>(() => {
    const found = this.actions.find((each) => each.action === (this.pointed ?? this.chosen));
    const plan = this.pointed === null ? this.chosenPlan : this.pointedPlan;
    return found ? { ...found, ...(plan ? { words: plan.words, short: plan.short, changes: plan.changes } : {}) } : null;
  });
  /** The answer that says: I have done what I wanted. */
  finish = $derived(this.actions.find((each) => entry(this.table?.game ?? '').ends(each.action)) ?? null);
  chosenAction = $derived(this.actions.find((each) => each.action === this.chosen) ?? null);

  /** What others did since the own last move, chance left out. */
  news = $derived.by<News[]>(() => {
    const lastOwn = this.log.findLastIndex((line) => line.seat === this.you);
    if (this.you === null || lastOwn < 0) return [];
    return this.log
      .slice(lastOwn + 1)
      .filter((line) => line.seat !== null)
      .map((line, index) => ({ number: index + 1, seat: line.seat, action: line.action }));
  });
  /** The first log line that is new. */
  newFrom = $derived.by(() => {
    const lastOwn = this.log.findLastIndex((line) => line.seat === this.you);
    return this.you === null || lastOwn < 0 ? Infinity : (this.log[lastOwn]?.number ?? 0) + 1;
  });
  newsOpen = $derived(
    this.news.length > 0 && this.#newsSeen !== this.newFrom && !this.past && this.table?.status === 'playing',
  );
  shownNews = $derived.by<News[]>(() => {
    if (!this.newsOpen) return [];
    return this.newsAt === null ? this.news : this.news.slice(this.newsAt, this.newsAt + 1);
  });
  unreadChat = $derived(Math.max(0, this.chat.length - this.#chatSeen));

  seeNews(): void {
    this.#newsSeen = this.newFrom;
    this.newsAt = null;
  }

  stepNews(by: number): void {
    const count = this.news.length;
    const from = this.newsAt ?? (by > 0 ? -1 : count);
    this.newsAt = (from + by + count) % count;
  }

  readChat(): void {
    this.#chatSeen = this.chat.length;
  }

  // --- choosing and doing

  point = (action: string | null, plan: Plan | null = null): void => {
    this.pointed = action;
    this.pointedPlan = plan;
  };

  /** The first click chooses, the second on the same does it. */
  choose = (action: string, plan: Plan | null = null): void => {
    // What the mouse rests on must not hide what was chosen by a key.
    this.pointed = null;
    if (this.chosen === action && this.chosenPlan?.words === plan?.words) this.do();
    else if (this.actions.some((each) => each.action === action)) {
      this.chosen = action;
      this.chosenPlan = plan;
    }
  };

  /** Choose and do in one. */
  doAtOnce = (action: string, plan: Plan | null = null): void => {
    if (this.sending || !this.actions.some((each) => each.action === action)) return;
    this.pointed = null;
    this.chosen = action;
    this.chosenPlan = plan;
    this.do();
  };

  /** Light the answers of one kind only, or all again; where there is only one, choose it. */
  light(kind: Kind): void {
    const found = this.actions.filter((each) => kind.test.test(each.action));
    this.kind = this.kind === kind.id ? null : kind.id;
    this.chosen = null;
    this.chosenPlan = null;
    if (this.kind && found.length === 1 && found[0]) this.choose(found[0].action);
  }

  walk(by: number): void {
    const count = this.actions.length;
    if (!count) return;
    this.pointed = null;
    const at = this.actions.findIndex((each) => each.action === this.chosen);
    const next = at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count;
    this.chosen = this.actions[next]?.action ?? null;
    this.chosenPlan = null;
  }

  /** One step back; whether there was one. */
  back(): boolean {
    if (this.past) {
      this.toNow();
      return true;
    }
    const had = this.chosen !== null || this.kind !== null;
    if (this.chosen === null) this.kind = null;
    this.chosen = null;
    this.chosenPlan = null;
    return had;
  }

  do(): void {
    if (this.sending || this.past || !this.state) return;
    if (this.chosen !== null) {
      this.#queue = [...(this.chosenPlan?.then ?? [])];
      this.#planned = { answers: 1, version: -1 };
      this.#endAfter = entry(this.state.table.game).ends(this.chosen);
      this.#act(this.chosen);
    } else if (this.holding) {
      this.end();
    } else if (this.finish) {
      this.endTurn();
    }
  }

  /** The answer that ends the turn, and the end of the turn, in one. */
  endTurn(): void {
    if (this.sending || this.past) return;
    if (this.holding) this.end();
    else if (this.finish) {
      this.#endAfter = true;
      this.#act(this.finish.action);
    }
  }

  #act(action: string): void {
    if (!this.state) return;
    this.#acting = true;
    this.#send({ type: 'act', version: this.state.version, action, key: newKey() });
  }

  end(): void {
    if (this.state && this.holding && !this.sending) {
      this.#send({ type: 'end', version: this.state.version, key: newKey() });
    }
  }

  undo = (): void => {
    this.#queue = [];
    this.#endAfter = false;
    this.#takeBack = this.#planned.version === this.state?.version ? this.#planned.answers - 1 : 0;
    if (this.state?.can_undo && !this.sending) this.#send({ type: 'undo', version: this.state.version, key: newKey() });
  };

  say(text: string): void {
    this.#socket?.send({ type: 'say', text, key: newKey() });
  }

  /** After language, confirm or name were changed. */
  prefer(): void {
    this.#socket?.send({
      type: 'prefer',
      language: settings.language,
      confirm: settings.confirm,
      name: i18n.myName,
    });
  }

  // --- the table as it was

  async lookBack(moves: number): Promise<void> {
    const key = `${settings.language} ${moves}`;
    this.#wanted = key;
    if (!this.#positions.has(key)) this.#positions.set(key, get<Position>(`/tables/${this.id}/at/${moves}`));
    try {
      const position = await this.#positions.get(key)!;
      // While a slider is dragged, only the last place counts.
      if (this.#wanted === key) this.past = position;
    } catch (error) {
      this.#positions.delete(key);
      toasts.show('refused', i18n.t.net.refused, sentence(error));
    }
  }

  /** From the past to the table as it is now. */
  toNow(): void {
    this.#wanted = '';
    this.past = null;
  }

  async loadHistory(): Promise<void> {
    try {
      this.history = await get<History>(`/tables/${this.id}/history`);
    } catch (error) {
      toasts.show('refused', i18n.t.net.refused, sentence(error));
    }
  }

  async loadPieces(): Promise<void> {
    if (!this.table) return;
    try {
      this.pieces = await get<unknown>(`/games/${this.table.game}/content`, { table: this.id });
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** A change of seats or status; the socket brings the outcome. */
  async ask(path: string, body: object = {}): Promise<boolean> {
    try {
      await post(`/tables/${this.id}/${path}`, body);
      return true;
    } catch (error) {
      toasts.show('refused', i18n.t.net.refused, sentence(error));
      return false;
    }
  }

  // --- the line

  #address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = `language=${settings.language}&confirm=${settings.confirm ? 1 : 0}`;
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?${query}`;
  }

  #send(message: Parameters<TableSocket['send']>[0]): void {
    this.sending = true;
    this.#socket?.send(message);
  }

  #hears(message: FromServer): void {
    switch (message.type) {
      case 'state':
        this.#take(message);
        break;
      case 'chat':
        this.#takeChat(message.lines);
        break;
      case 'done':
        this.sending = false;
        break;
      case 'refused':
        this.sending = false;
        this.#acting = false;
        this.#queue = [];
        this.#endAfter = false;
        this.#takeBack = 0;
        if (message.kind === 'stale') toasts.show('stale', i18n.t.net.stale, i18n.t.net.staleHint);
        else toasts.show('refused', i18n.t.net.refused, message.problem);
    }
  }

  #take(state: TableState): void {
    this.log = [...this.log.filter((line) => line.number < state.log_from), ...state.log];
    const tookBack = this.state !== null && state.table.moves < this.state.table.moves;
    if (this.state && state.log_from <= this.state.table.moves) this.#positions.clear();
    const isNewQuestion = this.state?.version !== state.version;
    this.state = state;
    const stillThere = (action: string | null) => state.actions.some((each) => each.action === action);
    if (!stillThere(this.pointed)) this.pointed = null;
    // What was done is not chosen any more, even where it could be done again.
    if (!stillThere(this.chosen) || (isNewQuestion && this.#acting)) {
      this.chosen = state.actions.length === 1 ? (state.actions[0]?.action ?? null) : null;
      this.chosenPlan = null;
    }
    if (isNewQuestion) {
      this.#acting = false;
      this.kind = null;
      if (this.#goOn(tookBack)) return;
    }
    this.#callMe();
  }

  /** Give the next answer of a plan, or one that a preference gives; whether there was one. */
  #goOn(tookBack: boolean): boolean {
    const state = this.state;
    if (!state) return false;
    const legal = (action: string) => state.actions.some((each) => each.action === action);
    while (this.#queue.length) {
      const next = this.#queue.shift() ?? '';
      if (!legal(next)) continue;
      this.#planned = { answers: this.#planned.answers + 1, version: state.version + 1 };
      this.#act(next);
      return true;
    }
    if (this.#takeBack > 0 && state.can_undo) {
      this.#takeBack -= 1;
      this.#send({ type: 'undo', version: state.version, key: newKey() });
      return true;
    }
    if (this.holding && this.#endAfter) {
      this.#endAfter = false;
      this.end();
      return true;
    }
    const game = state.table.game;
    const preferred = tookBack ? null : entry(game).answer(state.actions, settings.preferences(game));
    if (preferred === null || !legal(preferred)) return false;
    // Where there is nothing to take back, this answer is the whole turn.
    this.#endAfter = !state.can_undo;
    this.#act(preferred);
    return true;
  }

  #takeChat(lines: ChatLine[]): void {
    const known = new Map(this.chat.map((line) => [line.number, line]));
    const first = this.chat.length === 0;
    for (const line of lines) known.set(line.number, line);
    this.chat = [...known.values()].sort((a, b) => a.number - b.number);
    if (first) this.#chatSeen = this.chat.length;
  }

  #callMe(): void {
    const isAsked = this.asked;
    if (isAsked && !this.#wasAsked && this.table) {
      callToTable(i18n.t.table.yourTurn, `${this.table.title} · ${this.table.progress}`, this.id);
    }
    this.#wasAsked = isAsked;
  }

  #changeLink(up: boolean): void {
    this.linked = up;
    clearInterval(this.#lostTimer);
    if (up) {
      toasts.close(this.#lostToast);
      this.#lostSince = 0;
      this.prefer();
      return;
    }
    this.#lostSince ||= Date.now();
    this.#lostTimer = setInterval(() => this.#tellOfLoss(), 1000);
  }

  #tellOfLoss(): void {
    const seconds = Math.round((Date.now() - this.#lostSince) / 1000);
    if (seconds < 3) return;
    const title = i18n.t.net.lost(seconds);
    const text = this.#socket?.hasPending ? i18n.t.net.kept : i18n.t.net.waiting;
    if (toasts.list.some((toast) => toast.id === this.#lostToast)) toasts.change(this.#lostToast, title, text);
    else this.#lostToast = toasts.show('connection', title, text);
  }
}
