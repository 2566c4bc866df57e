/** One table as this browser sees it: what the server told, what is chosen, what is looked back at. */
import type {
  ActionInfo,
  ChatLine,
  CourseInfo,
  FromServer,
  GameInfo,
  History,
  LogTurn,
  OptionInfo,
  Position,
  TableState,
} from '../generated/messages';
import type { News, Plan } from '$lib/board/contract';
import { callToTable } from '$lib/alerts';
import { i18n } from '$lib/i18n/index.svelte';
import { spoken } from '$lib/board/answers';
import { planOf } from '$lib/board/entries';
import { get, post, Problem, sentence } from '$lib/net/http';
import { newKey, TableSocket } from '$lib/net/socket';
import { settings } from '$lib/settings.svelte';
import { toasts } from '$lib/toasts.svelte';
import { standing } from '$lib/standing';
import { adviser } from '../device/adviser';
import { entry, isOf, type Kind } from '../games';
import { Ending } from './ending.svelte';
import { Hinting } from './hint.svelte';
import { Loss } from './loss.svelte';
import { Outlooking } from './outlook.svelte';
import { Planner } from './planner.svelte';
import { goesOn, joined, newFrom, newsOf, newTurns, stepsOf } from './turns';

/** What is shown of an answer with what follows it. */
function previewOf({ words, short, price, outcome, entries }: Plan): Partial<ActionInfo> {
  return { words, short, price, outcome, note: '', entries: [...entries] };
}

export class Session {
  /** The table as the server told it last. */
  real = $state.raw<TableState | null>(null);
  log = $state.raw<LogTurn[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  pieces = $state.raw<unknown>(null);
  history = $state.raw<History | null>(null);
  /** Why the history could not be had. */
  historyProblem = $state('');
  linked = $state(false);
  /** What the server may answer for this player without asking. */
  wishes = $state.raw<OptionInfo[]>([]);
  /** How many watch without a seat. */
  watchers = $state(0);
  /** Whose seat it is seen from by somebody who watches; null: nobody's. */
  seenAs = $state<number | null>(null);
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
  /** Which of the new turns the strip points at; null: all of them. */
  newsAt = $state<number | null>(null);
  #newsSeen = $state(0);
  /** The number of the last line of chat that was there on coming, or has been read; null before any is known. */
  #chatSeen = $state<number | null>(null);

  #wishesFor: string | undefined;
  #socket: TableSocket | null = null;
  #closed = false;
  #positions: Record<string, Promise<Position>> = {};
  #wanted = '';
  #wasAsked = false;
  /** Whether the server knows that what answers would change is worked out here. */
  #told = false;
  /** An answer is on its way. */
  #acting = false;

  readonly planner = new Planner(this);
  readonly hint = new Hinting(this);
  readonly outlook = new Outlooking(this);
  readonly ending = new Ending(() => this.endTurn());
  readonly loss = new Loss(() => this.#socket?.hasPending ?? false);

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
    this.#socket = new TableSocket(() => this.#path(), {
      completes: (message) => this.#completes(message),
      hears: (message) => this.#hears(message),
      linked: (up) => this.#changeLink(up),
    });
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
    this.planner.close();
    this.outlook.close();
    this.ending.stop();
    this.loss.end();
  }

  // --- what is asked

  /** What is shown and chosen from: the table, or the scratch copy of a plan. */
  state = $derived<TableState | null>(this.planner.scratch ?? this.real);
  table = $derived(this.state?.table ?? null);
  #entry = $derived(entry(this.table?.game ?? ''));
  you = $derived(this.table?.you ?? null);
  asked = $derived(this.state !== null && this.state.actions.length > 0);
  holding = $derived(this.you !== null && this.state?.holding === this.you);
  /** Whether the table itself waits for this player, whatever is shown. */
  called = $derived(this.real !== null && (this.real.actions.length > 0 || this.#held));
  mayPlan = $derived(this.you !== null && this.real?.table.status === 'playing');
  busy = $derived(this.sending || (this.planner.open && this.planner.busy));
  actions = $derived<ActionInfo[]>(
    this.past ? [] : (this.state?.actions ?? []).filter((each) => !this.#entry.isAside(each.action)),
  );
  /** Those of the kind that is lit. */
  lit = $derived.by<ActionInfo[]>(() => {
    const kind = this.#entry.kinds.find((each) => each.id === this.kind);
    return kind ? this.actions.filter((each) => isOf(kind, each.action)) : this.actions;
  });
  /** What keys walk through: those, and what is lit by answers of another kind that lead to it: power burnt for an action. */
  walked = $derived.by<{ action: string; plan: Plan | null }[]>(() => {
    const kind = this.#entry.kinds.find((each) => each.id === this.kind);
    return [...this.lit.map(({ action }) => ({ action, plan: null })), ...(kind ? this.#led(kind) : [])];
  });
  /** How many of them answer what is asked: conversions that may be made on the way are not counted. */
  answering = $derived.by<number>(() => {
    const converts = this.#entry.kinds.find((each) => each.id === 'convert');
    const chief = this.walked.filter(({ action, plan }) => plan || !converts || !isOf(converts, action));
    return chief.length || this.walked.length;
  });
  /** What another has done calls for an answer: one press gives it. */
  offered = $derived(this.asked && !this.past && !this.planner.open && this.state?.occasion.kind === 'answer');
  courses = $derived<CourseInfo[]>(this.past ? [] : (this.state?.courses ?? []));
  /** What can be answered too, but is not offered beside the rest. */
  aside = $derived(this.past ? null : (this.real?.actions.find((each) => this.#entry.isAside(each.action)) ?? null));
  preview = $derived.by<ActionInfo | null>(() => {
    const found = this.actions.find((each) => each.action === (this.pointed ?? this.chosen));
    const plan = this.pointed === null ? this.chosenPlan : this.pointedPlan;
    return found ? { ...found, ...(plan ? previewOf(plan) : {}) } : null;
  });
  /** The answer that says: I have done what I wanted. */
  finish = $derived(this.actions.find((each) => entry(this.table?.game ?? '').ends(each.action)) ?? null);
  chosenAction = $derived(this.actions.find((each) => each.action === this.chosen) ?? null);

  /** What the coach of a first game says; nothing while one looks back, plans, or has just chosen. */
  coach = $derived.by(() => {
    const choosing = this.chosen !== null && this.actions.length > 1;
    return this.past || this.planner.open || choosing ? null : (this.real?.coach ?? null);
  });

  /** What this player has done last in this turn, in words; conversions left out. */
  lastDone = $derived.by(() => {
    const converts = this.#entry.kinds.find((each) => each.id === 'convert');
    for (const line of stepsOf(this.log).toReversed()) {
      if (line.seat !== null && line.seat !== this.you) return '';
      if (line.seat === null || (converts && isOf(converts, line.action))) continue;
      if (this.#entry.isNews(line.action)) return line.words;
    }
    return '';
  });

  /** What others did since the own last turn; chance, and what changes nothing, left out. */
  newTurns = $derived<LogTurn[]>(newTurns(this.log, this.you, this.#entry.isNews));
  news = $derived<News[]>(newsOf(this.newTurns, this.#entry.isNews));
  /** The first move that is new. */
  newFrom = $derived(newFrom(this.log, this.you));
  newsOpen = $derived(
    this.newTurns.length > 0 &&
      this.#newsSeen !== this.newFrom &&
      !this.past &&
      !this.planner.open &&
      this.table?.status === 'playing',
  );
  shownNews = $derived.by<News[]>(() => {
    if (!this.newsOpen) return [];
    const { news, newsAt } = this;
    return newsAt === null ? news : news.filter((each) => each.number === newsAt + 1);
  });
  unreadChat = $derived(
    this.chat.filter((line) => line.number > (this.#chatSeen ?? 0) && (line.seat === null || line.seat !== this.you))
      .length,
  );

  seeNews(): void {
    this.#newsSeen = this.newFrom;
    this.newsAt = null;
  }

  stepNews(by: number): void {
    const count = this.newTurns.length;
    const from = this.newsAt ?? (by > 0 ? -1 : count);
    this.newsAt = (from + by + count) % count;
  }

  readChat(): void {
    this.#chatSeen = this.chat.at(-1)?.number ?? 0;
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
    if (this.offered) this.#answerOffer(action);
    else if (this.chosen === action && this.chosenPlan?.words === plan?.words) this.do();
    else if (!action) this.#chooseOnly();
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

  /** The kind of several answers: the one that leads them, or else what they come to. */
  kindOf(course: CourseInfo): Kind | undefined {
    const first = this.#entry.kinds.find((each) => isOf(each, course.answers[0] ?? ''));
    if (first?.leads) return first;
    for (const answer of course.answers.toReversed()) {
      const kind = this.#entry.kinds.find((each) => isOf(each, answer));
      if (kind) return kind;
    }
    return undefined;
  }

  /** How many answers of a kind there are, with those that several lead to. */
  countOf(kind: Kind): number {
    return this.actions.filter((each) => isOf(kind, each.action)).length + this.#led(kind).length;
  }

  #led(kind: Kind): { action: string; plan: Plan }[] {
    const led = this.courses.filter((each) => this.kindOf(each) === kind && !isOf(kind, each.answers[0] ?? ''));
    return led.map((course) => ({ action: course.answers[0]!, plan: planOf(course) }));
  }

  /** Answers of another kind that come to this one, which by itself has none: a special action with spades. */
  wayTo(kind: Kind): CourseInfo | null {
    return this.courses.find((each) => each.answers.some((answer) => isOf(kind, answer))) ?? null;
  }

  /** Light the answers of one kind only, or all again; where there is only one, choose it. */
  light(kind: Kind): void {
    this.kind = this.kind === kind.id ? null : kind.id;
    this.chosen = null;
    this.chosenPlan = null;
    this.point(null);
    const [first, ...others] = this.walked;
    if (this.kind && first && !others.length) this.choose(first.action, first.plan);
  }

  walk(by: number): void {
    const { walked } = this;
    const count = walked.length;
    if (!count) return;
    this.pointed = null;
    const same = walked.findIndex(
      ({ action, plan }) => action === this.chosen && plan?.words === this.chosenPlan?.words,
    );
    const at = same < 0 ? walked.findIndex(({ action }) => action === this.chosen) : same;
    const next = walked[at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count];
    this.chosen = next?.action ?? null;
    this.chosenPlan = next?.plan ?? null;
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
    if (this.busy || this.past || !this.state) return;
    if (this.planner.open) {
      const action = this.chosen ?? this.finish?.action;
      if (action) void this.planner.add(action, this.chosenPlan?.then);
    } else if (this.offered) {
      this.#answerOffer(this.chosen ?? this.actions[0]?.action);
    } else if (this.chosen !== null) {
      this.#act(this.chosen, this.chosenPlan?.then, entry(this.state.table.game).ends(this.chosen));
    } else if (this.holding) {
      this.end();
    } else if (this.finish) {
      this.endTurn();
    }
  }

  /** The answer that ends the turn, and the end of the turn, in one. */
  endTurn(): void {
    if (this.busy || this.past) return;
    if (this.holding) this.end();
    else if (this.finish && this.planner.open) void this.planner.add(this.finish.action);
    else if (this.finish) this.#act(this.finish.action, [], true);
  }

  /** Nothing of one's own follows an answer to another: there is no turn to end. */
  #answerOffer(action: string | undefined): void {
    if (!this.busy && this.actions.some((each) => each.action === action)) this.#act(action!, [], true);
  }

  /** Asked about once more before: see the settings. */
  doAside(): void {
    if (!this.aside || this.sending) return;
    this.#act(this.aside.action, [], true);
  }

  /** Answer, and give the answers that go with it as far as they are legal; with `end`, the turn ends with the last. */
  #act(action: string, then: readonly string[] = [], end = false): void {
    if (!this.real) return;
    this.#acting = true;
    this.#send({ type: 'act', version: this.real.version, action, then: [...then], end, key: newKey() });
  }

  /** Answers as the record writes them, with semicolons between; what is wrong with them the server says. */
  write(text: string): void {
    const [action, ...then] = text.split(';').map((each) => each.trim());
    if (!action || this.busy || this.past) return;
    if (this.planner.open) void this.planner.add(action, then);
    else this.#act(action, then, this.offered);
  }

  /** Give several answers in one go. */
  play([action, ...then]: string[]): void {
    if (!this.sending && action !== undefined) this.#act(action, then, this.offered);
  }

  /** An idea of the coach is known now; '': all of them. */
  learn(idea: string): void {
    if (!this.sending) this.#send({ type: 'learn', idea, key: newKey() });
  }

  end(): void {
    if (this.real && this.#held && !this.sending) {
      this.#send({ type: 'end', version: this.real.version, key: newKey() });
    }
  }

  /** Everything is answered at the table itself; the turn is to be ended. */
  get #held(): boolean {
    return this.real !== null && this.real.table.you !== null && this.real.holding === this.real.table.you;
  }

  /** Nothing is left but to end the turn, and nothing is revealed then. */
  get #endsItself(): boolean {
    const { real, planner } = this;
    if (!settings.ends || !real || planner.open || this.past || real.ends_with_reveal) return false;
    if (real.table.lesson) return false; // who learns looks at what was done first
    const { ends } = entry(real.table.game);
    return this.#held || (real.actions.length > 0 && real.actions.every((each) => ends(each.action)));
  }

  /** Nothing is chosen yet at what is shown now. */
  startOver(): void {
    this.pointed = null;
    this.pointedPlan = null;
    this.kind = null;
    this.#chooseOnly();
  }

  /** An only answer is chosen from the start. */
  #chooseOnly(): void {
    const actions = this.state?.actions ?? [];
    this.chosen = actions.length === 1 ? (actions[0]?.action ?? null) : null;
    this.chosenPlan = null;
  }

  undo = (): void => {
    if (this.planner.open) {
      this.planner.undo();
      return;
    }
    if (this.real?.can_undo && !this.sending)
      this.#send({ type: 'undo', version: this.real.version, course: true, key: newKey() });
  };

  /** Whether a move waits for the line. */
  get keeps(): boolean {
    return this.sending && (this.#socket?.hasPending ?? false);
  }

  say(text: string): void {
    this.#socket?.send({ type: 'say', text, key: newKey() });
  }

  /** After confirm or name were changed; or what is to be answered without asking. */
  prefer(preferences: Record<string, string> | null = null): void {
    this.#socket?.send({
      type: 'prefer',
      confirm: settings.confirm,
      name: settings.signature,
      preferences,
      previews: !this.#looksAhead,
    });
    this.#told = this.#looksAhead;
  }

  /** Whether this page works out by itself what answers would change. */
  get #looksAhead(): boolean {
    return this.real !== null && this.real.table.you !== null && adviser.knows(this.real);
  }

  // --- the table as it was

  async lookBack(moves: number): Promise<void> {
    const key = String(moves);
    this.#wanted = key;
    try {
      const position = await (this.#positions[key] ??= get<Position>(`/tables/${this.id}/at/${moves}`));
      // While a slider is dragged, only the last place counts.
      if (this.#wanted === key) this.past = position;
    } catch (error) {
      delete this.#positions[key];
      toasts.show('refused', i18n.t.net.refused, sentence(error));
    }
  }

  /** From the past to the table as it is now. */
  toNow(): void {
    this.#wanted = '';
    this.past = null;
  }

  async loadHistory(): Promise<void> {
    this.historyProblem = '';
    try {
      this.history = await get<History>(`/tables/${this.id}/history`);
    } catch (error) {
      this.historyProblem = sentence(error);
    }
  }

  /** What may be answered for this player without asking; the server does that, with the page open or not. */
  async loadWishes(): Promise<void> {
    const game = this.table?.game;
    if (this.you === null || this.#wishesFor === game) return;
    this.#wishesFor = game;
    try {
      const games = await get<GameInfo[]>('/games');
      this.wishes = games.find((each) => each.name === game)?.preferences ?? [];
    } catch {
      // Asked again when they are next needed.
      this.#wishesFor = undefined;
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

  #path(): string {
    return `/tables/${encodeURIComponent(this.id)}/socket?confirm=${settings.confirm ? 1 : 0}`;
  }

  #send(message: Parameters<TableSocket['send']>[0]): void {
    this.sending = true;
    this.#socket?.send(message);
  }

  /** What answers would change is worked out here, if the server was told so; where that fails it is asked after all. */
  #completes(message: FromServer): Promise<boolean> | null {
    if (message.type !== 'state' || message.previews) return null;
    const made = stepsOf(joined(this.log, message.log_from, message.log));
    return adviser.complete(message, made).then((done) => {
      if (!done) this.prefer();
      return done;
    });
  }

  #hears(message: FromServer): void {
    switch (message.type) {
      case 'state':
        this.#take(message);
        break;
      case 'chat':
        this.#takeChat(message.lines);
        break;
      case 'watchers':
        this.watchers = message.count;
        break;
      case 'done':
        this.sending = false;
        this.loss.end();
        break;
      case 'refused':
        this.loss.end();
        this.sending = message.kind === 'unavailable';
        if (this.sending) return this.loss.doubt(message.problem);
        this.#acting = false;
        if (message.kind === 'stale') toasts.show('stale', i18n.t.net.stale, i18n.t.net.staleHint);
        else toasts.show('refused', i18n.t.net.refused, message.problem);
    }
  }

  #take(state: TableState): void {
    spoken(state.actions);
    const before = this.log;
    this.log = joined(before, state.log_from, state.log);
    if (!goesOn(before, this.log)) this.#positions = {};
    const isNewQuestion = this.real?.version !== state.version;
    this.real = state;
    this.planner.follow(state, stepsOf(this.log));
    if (!this.planner.open) {
      const stillThere = (action: string | null) => state.actions.some((each) => each.action === action);
      if (!stillThere(this.pointed)) this.pointed = null;
      // What was done is not chosen any more, even where it could be done again.
      if (!stillThere(this.chosen) || (isNewQuestion && this.#acting)) this.#chooseOnly();
      if (isNewQuestion) this.kind = null;
    }
    if (isNewQuestion) {
      this.#acting = false;
      this.ending.stop();
      if (this.#endsItself) this.ending.start(settings.endAfter);
    }
    this.#callMe();
    if (state.table.you !== null) adviser.wake(state);
    if (this.#looksAhead !== this.#told) this.prefer();
  }

  #takeChat(lines: ChatLine[]): void {
    const others = this.chat.filter((line) => !lines.some((each) => each.number === line.number));
    this.chat = [...others, ...lines].sort((a, b) => a.number - b.number);
    if (this.#chatSeen === null) this.readChat();
  }

  #callMe(): void {
    const isAsked = this.real !== null && this.real.actions.length > 0;
    if (isAsked && !this.#wasAsked && this.table) {
      callToTable(i18n.t.table.yourTurn, `${this.table.title} · ${standing(this.table)}`, this.id);
    }
    this.#wasAsked = isAsked;
  }

  #changeLink(up: boolean): void {
    this.linked = up;
    if (up) {
      this.loss.end();
      this.prefer();
    } else this.loss.begin();
  }
}
