/** What the table would pay as it stands. The server works it out when somebody looks; nothing is computed here. */
import type { OutlookInfo } from '../generated/messages';
import type { Choice, Income, Outlook } from '../generated/outlook';
import type { Plan } from '$lib/board/contract';
import { planOf } from '$lib/board/entries';
import { get } from '$lib/net/http';
import { recall, remember } from '$lib/remembered';
import { hasOutlook } from '../games';
import type { Session } from './session.svelte';

/** While bots play fast, it is not asked for after every one of their moves. Milliseconds. */
const PAUSE = 150;

/** An answer, and what follows it. */
interface Way {
  action: string;
  plan: Plan | null;
}

export class Outlooking {
  /** Whether it is wanted. */
  wanted = $state(false);
  told = $state.raw<Outlook | null>(null);
  /** Whether an answer has come. */
  ready = $state(false);
  /** The option that is pointed at: its place is lit. */
  lit = $state.raw<Way | null>(null);
  /** The card whose income is looked at. */
  card = $state('');

  #session: Session;
  /** Of the table that was told of. */
  #version = $state(-1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Whether there is one at this table now. Who learns a game has enough to look at. */
  get possible(): boolean {
    const { real, past } = this.#session;
    return real?.table.status === 'playing' && !real.table.lesson && past === null && hasOutlook(real.table.game);
  }

  get open(): boolean {
    return this.wanted && this.possible;
  }

  /** What this browser remembers of the game. */
  recall(game: string): void {
    this.wanted = recall(`outlook.${game}`) === 'yes';
  }

  toggle(): void {
    if (!this.possible) return;
    this.wanted = !this.wanted;
    this.point(null);
    remember(`outlook.${this.#session.real?.table.game}`, this.wanted ? 'yes' : 'no');
  }

  /** Ask for it, once for each version of the table. */
  follow(version: number): void {
    clearTimeout(this.#timer);
    if (this.ready && version === this.#version) return;
    this.#timer = setTimeout(() => void this.#ask(), this.ready ? PAUSE : 0);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      const { version, outlook } = await get<OutlookInfo>(`/tables/${this.#session.id}/outlook`);
      this.#version = version;
      this.told = outlook as Outlook | null;
      this.ready = true;
    } catch {
      // What was told stays; the next change of the table asks again.
    }
  }

  // --- income and options

  /** The income that counts: with the card that was pressed, as long as it may be taken, else as things stand. */
  get income(): Income | null {
    const incomes = this.told?.next_income?.incomes ?? [];
    return incomes.find((each) => each.card !== '' && each.card === this.card) ?? incomes[0] ?? null;
  }

  /** Options of the question that is asked now; null where none is, in a plan, and until they are known. */
  get choices(): Choice[] | null {
    const { real, planner, called } = this.#session;
    return called && !planner.open && real?.version === this.#version ? (this.told?.choices ?? null) : null;
  }

  point(choice: Choice | null): void {
    this.lit = choice ? this.#way(choice) : null;
    this.#session.point(this.lit?.action ?? null, this.lit?.plan ?? null);
  }

  choose(choice: Choice): void {
    const { action, plan } = this.#way(choice);
    this.lit = null;
    this.#session.choose(action, plan);
  }

  #way({ answers }: Choice): Way {
    const course = this.#session.courses.find((each) => each.answers.join('\n') === answers.join('\n'));
    return { action: answers[0] ?? '', plan: course ? planOf(course) : null };
  }
}
