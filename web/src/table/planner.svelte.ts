/**
 * A plan: own moves tried on a scratch copy of the table. It is worked out anew each time, by this page where it can
 * (`device/adviser.ts`), else by the server, which keeps nothing; the steps live in this browser, so a plan is seen by
 * nobody else and outlives a reload.
 */
import type { LogLine, Planned, TableState } from '../generated/messages';
import { spoken } from '$lib/board/answers';
import { i18n } from '$lib/i18n/index.svelte';
import { post, sentence } from '$lib/net/http';
import { forget, recall, remember } from '$lib/remembered';
import { toasts } from '$lib/toasts.svelte';
import { adviser } from '../device/adviser';
import { entry } from '../games';
import { bare } from './bar';
import type { Session } from './session.svelte';
import { stepsOf } from './turns';

/** While bots play fast, the plan is not tried after every one of their moves. Milliseconds. */
const PAUSE = 200;

/** Answers that are given in one go, and their words when they were last possible. */
export interface Step {
  answers: string[];
  words: string;
}

/** An answer of the plan that has been given for real, as the move of that number. */
interface Played extends Step {
  number: number;
}

export class Planner {
  /** Whether the scratch copy is shown instead of the table. */
  open = $state(false);
  steps = $state.raw<Step[]>([]);
  /** Steps that were taken back, the last one first in line to be done again. */
  undone = $state.raw<Step[]>([]);
  told = $state.raw<Planned | null>(null);
  busy = $state(false);

  #session: Session;
  #again = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whose plan it is, and so many moves of the record it knows of. */
  #seat: number | null = null;
  #moves = 0;
  #played: Played[] = [];

  constructor(session: Session) {
    this.#session = session;
  }

  /** So many of the steps can be done. */
  done = $derived(Math.min(this.told?.steps.length ?? 0, this.steps.length));
  /** The first step that cannot be done any more. */
  broken = $derived(this.told ? (this.steps[this.done] ?? null) : null);
  /** The next step waits for its turn, and the turn has come. */
  offered = $derived.by(() => {
    const real = this.#session.real;
    return (
      !this.open &&
      this.steps.length > 0 &&
      real !== null &&
      real.actions.length > 0 &&
      this.told?.version === real.version
    );
  });

  /** The scratch copy in the shape of a table. */
  scratch = $derived.by<TableState | null>(() => {
    const [real, told] = [this.#session.real, this.told];
    if (!this.open || !real || !told || real.table.you === null) return null;
    return {
      ...real,
      view: told.view,
      holding: null,
      thinking: [],
      question: told.question,
      actions: spoken(told.actions),
      courses: told.courses,
      obstacles: told.obstacles,
      can_undo: this.steps.length > 0,
      answering: false,
      ends_with_reveal: false,
      reveal: '',
      // Where a plan has come to, the table does not say.
      occasion: { kind: 'turn', words: '', by: null, waiting: 1, stages: [], stage: 0 },
      table: { ...real.table, progress: told.progress, phase: told.phase, waiting: told.ends ? [] : [real.table.you] },
    };
  });

  /** Why the plan does not go on, in words; '' when it does. */
  get trouble(): string {
    const t = i18n.t.plan;
    if (!this.told) return '';
    if (this.broken) {
      const step = this.broken.words;
      const why = this.told.missing || (this.told.ends ? '' : t.asked({ question: this.told.question }));
      return why ? t.brokenWhy({ step, why: bare(why) }) : t.broken({ step });
    }
    return this.told.ends ? t.ends[this.told.ends] : '';
  }

  // --- opening and closing

  async toggle(): Promise<void> {
    if (this.open) this.#show(false);
    else if (this.#session.mayPlan && (await this.#refresh())) this.#show(true);
  }

  drop(): void {
    this.undone = [];
    this.#change([]);
    this.#show(false);
  }

  /** Play what can be played now; the rest waits for its turn. */
  async keep(): Promise<void> {
    if (this.busy || (this.told?.version !== this.#session.real?.version && !(await this.#refresh()))) return;
    const answers = this.steps.slice(0, this.told?.now ?? 0).flatMap((step) => step.answers);
    this.#show(false);
    if (answers.length) this.#session.play(answers);
  }

  /** Play the next step for real. */
  next(): void {
    if (this.offered && this.told?.now && this.steps[0]) this.#session.play(this.steps[0].answers);
  }

  #show(open: boolean): void {
    this.open = open;
    this.undone = [];
    this.#session.startOver();
  }

  // --- changing the plan

  /** Do one more thing: after what can be done, before what cannot any more. */
  async add(action: string, then: readonly string[] = []): Promise<void> {
    if (this.busy) return;
    const tried = this.steps;
    const [before, after] = [tried.slice(0, this.done), tried.slice(this.done)];
    const told = await this.#tryOut(before, [action, ...then]);
    const added = told?.steps[before.length];
    if (!told || !added || this.steps !== tried) {
      void this.#refresh();
      return;
    }
    this.undone = [];
    this.told = told;
    this.#change([...before, { answers: added.answers, words: added.words.join(', ') }, ...after]);
    this.#session.startOver();
    if (after.length) void this.#refresh();
  }

  /** The last step, or all that cannot be done any more. */
  undo(): void {
    this.goTo(Math.min(this.done, this.steps.length - 1));
  }

  redo(): void {
    const [next, ...others] = this.undone;
    if (!next || this.busy) return;
    this.undone = others;
    this.#change([...this.steps, next]);
    void this.#refresh();
  }

  /** Back to where so many steps are done. */
  goTo(steps: number): void {
    if (this.busy || steps < 0 || steps >= this.steps.length) return;
    this.undone = [...this.steps.slice(steps), ...this.undone];
    this.#change(this.steps.slice(0, steps));
    void this.#refresh();
  }

  // --- the table goes on

  /** Hear what has happened for real: planned answers that were given leave the plan, taken back ones return to it. */
  follow(state: TableState, log: readonly LogLine[]): void {
    if (state.table.you !== this.#seat) this.#recall(state);
    if (this.#seat === null) return;
    const { moves } = state.table;
    while (this.#played.length && this.#played.at(-1)!.number > moves) {
      const { answers, words } = this.#played.pop()!;
      this.steps = [{ answers, words }, ...this.steps];
    }
    for (const line of log) if (line.number > this.#moves && line.seat === this.#seat) this.#check(line);
    this.#moves = moves;
    this.#change(state.table.status === 'over' ? [] : this.steps);
    clearTimeout(this.#timer);
    if (state.table.status === 'over') this.open = false;
    else if (this.open || (this.steps.length && state.actions.length)) {
      this.#timer = setTimeout(() => void this.#refresh({ quiet: true }), PAUSE);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #check(line: LogLine): void {
    const [first, ...others] = this.steps;
    if (!first || first.answers[0] !== line.action) return;
    this.#played.push({ number: line.number, answers: [line.action], words: line.words });
    const left = first.answers.slice(1);
    this.steps = left.length ? [{ ...first, answers: left }, ...others] : others;
  }

  /** In another language. */
  retell(): void {
    if (this.open || this.offered) void this.#refresh();
  }

  // --- the server tries it

  async #refresh({ quiet = false } = {}): Promise<boolean> {
    if (this.busy) {
      this.#again = true;
      return false;
    }
    const tried = this.steps;
    const told = await this.#tryOut(tried, [], quiet);
    if (!told) return false;
    if (this.steps !== tried) return this.#refresh({ quiet });
    this.told = told;
    this.#change(
      this.steps.map((step, number) => ({ ...step, words: told.steps[number]?.words.join(', ') ?? step.words })),
    );
    if (this.open) this.#session.startOver();
    // A turn that has ended by itself need not be ended.
    const { broken, done } = this;
    const { ends } = entry(this.#session.real?.table.game ?? '');
    if (!broken || !broken.answers.every(ends)) return true;
    this.#change(this.steps.filter((_, number) => number !== done));
    return this.#refresh({ quiet });
  }

  async #tryOut(steps: readonly Step[], more: readonly string[] = [], quiet = false): Promise<Planned | null> {
    this.busy = true;
    try {
      const asked = { steps: steps.map((step) => step.answers), more: [...more] };
      const { real, log } = this.#session;
      const here = real && this.#seat !== null ? await adviser.plan(real, stepsOf(log), this.#seat, asked) : null;
      return here ?? (await post<Planned>(`/tables/${this.#session.id}/plan`, asked));
    } catch (error) {
      // What was not asked for by hand is asked again when the table goes on.
      if (!quiet) toasts.show('refused', i18n.t.net.refused, sentence(error));
      return null;
    } finally {
      this.busy = false;
      if (this.#again) {
        this.#again = false;
        // After whoever waits for this answer has taken it.
        setTimeout(() => void this.#refresh({ quiet: true }));
      }
    }
  }

  // --- what this browser remembers

  #change(steps: Step[]): void {
    this.steps = steps;
    if (this.#seat === null) return;
    if (steps.length) remember(this.#name, JSON.stringify({ moves: this.#moves, steps }));
    else forget(this.#name);
  }

  get #name(): string {
    return `plan.${this.#session.id}.${this.#seat}`;
  }

  #recall(state: TableState): void {
    this.#seat = state.table.you;
    this.open = false;
    this.told = null;
    this.#played = [];
    const kept = this.#seat === null ? null : read(recall(this.#name));
    this.steps = kept?.steps ?? [];
    this.#moves = Math.min(kept?.moves ?? state.table.moves, state.table.moves);
  }
}

function read(text: string | null): { moves: number; steps: Step[] } | null {
  try {
    return JSON.parse(text ?? 'null') as { moves: number; steps: Step[] } | null;
  } catch {
    return null;
  }
}
