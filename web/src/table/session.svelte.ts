/** One table as this browser sees it: what the server told, what is chosen, what is looked back at. */
import type { ActionInfo, ChatLine, FromServer, History, LogLine, Position, TableState } from '../generated/messages';
import type { News } from '$lib/board/contract';
import { callToTable } from '$lib/alerts';
import { i18n } from '$lib/i18n/index.svelte';
import { get, post, Problem, sentence } from '$lib/net/http';
import { newKey, TableSocket } from '$lib/net/socket';
import { settings } from '$lib/settings.svelte';
import { toasts } from '$lib/toasts.svelte';

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
  preview = $derived(this.actions.find((each) => each.action === (this.pointed ?? this.chosen)) ?? null);
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

  point = (action: string | null): void => {
    this.pointed = action;
  };

  /** The first click chooses, the second on the same does it. */
  choose = (action: string): void => {
    // What the mouse rests on must not hide what was chosen by a key.
    this.pointed = null;
    if (this.chosen === action) this.do();
    else if (this.actions.some((each) => each.action === action)) this.chosen = action;
  };

  walk(by: number): void {
    const count = this.actions.length;
    if (!count) return;
    this.pointed = null;
    const at = this.actions.findIndex((each) => each.action === this.chosen);
    const next = at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count;
    this.chosen = this.actions[next]?.action ?? null;
  }

  /** One step back; whether there was one. */
  back(): boolean {
    if (this.past) {
      this.toNow();
      return true;
    }
    const had = this.chosen !== null;
    this.chosen = null;
    return had;
  }

  do(): void {
    if (this.sending || this.past || !this.state) return;
    if (this.chosen !== null) {
      this.#send({ type: 'act', version: this.state.version, action: this.chosen, key: newKey() });
    } else if (this.holding) {
      this.end();
    }
  }

  end(): void {
    if (this.state && this.holding && !this.sending) {
      this.#send({ type: 'end', version: this.state.version, key: newKey() });
    }
  }

  undo(): void {
    if (this.state?.can_undo && !this.sending) this.#send({ type: 'undo', version: this.state.version, key: newKey() });
  }

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
        if (message.kind === 'stale') toasts.show('stale', i18n.t.net.stale, i18n.t.net.staleHint);
        else toasts.show('refused', i18n.t.net.refused, message.problem);
    }
  }

  #take(state: TableState): void {
    this.log = [...this.log.filter((line) => line.number < state.log_from), ...state.log];
    if (this.state && state.log_from <= this.state.table.moves) this.#positions.clear();
    this.state = state;
    const stillThere = (action: string | null) => state.actions.some((each) => each.action === action);
    if (!stillThere(this.pointed)) this.pointed = null;
    if (!stillThere(this.chosen)) this.chosen = state.actions.length === 1 ? (state.actions[0]?.action ?? null) : null;
    this.#callMe();
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
