/** A hint: what the house bot would do here. Asked for once, about one question; the next question forgets it. */
import type { Advised, Hint } from '../generated/messages';
import { planOf } from '$lib/board/entries';
import { post, sentence } from '$lib/net/http';
import type { Session } from './session.svelte';

export class Hinting {
  #session: Session;
  /** The version of the table that was asked about. */
  #about = $state<number | null>(null);
  told = $state.raw<Hint | null>(null);
  /** Why there is none, in words. */
  trouble = $state('');
  /** How long the bot thought, in whole seconds. */
  seconds = $state(0);

  constructor(session: Session) {
    this.#session = session;
  }

  /** Whether the button is there at all. */
  get allowed(): boolean {
    const { real, you } = this.#session;
    return real !== null && you !== null && real.table.hints && real.table.status === 'playing';
  }

  /** Whether it can be asked for now: the bot speaks of the table itself, not of a plan and not of the past. */
  get ready(): boolean {
    const { real, planner, past, sending } = this.#session;
    return this.allowed && !planner.open && !past && !sending && (real?.actions.length ?? 0) > 0;
  }

  get open(): boolean {
    const { real, planner, past } = this.#session;
    return this.#about !== null && this.#about === real?.version && !planner.open && !past;
  }

  async toggle(): Promise<void> {
    if (this.open) this.close();
    else if (this.ready) await this.#ask();
  }

  /** Whether there was one to close. */
  close(): boolean {
    const was = this.open;
    this.#about = null;
    return was;
  }

  async #ask(): Promise<void> {
    const { id, real } = this.#session;
    if (!real) return;
    const [version, began] = [real.version, Date.now()];
    this.#about = version;
    this.told = null;
    this.trouble = '';
    try {
      const told = await post<Hint>(`/tables/${id}/hint`, { version });
      if (this.#about !== version) return;
      this.seconds = Math.round((Date.now() - began) / 1000);
      this.told = told;
    } catch (error) {
      if (this.#about === version) this.trouble = sentence(error);
    }
  }

  do(): void {
    const best = this.told?.best;
    this.close();
    if (best?.answers[0]) this.#session.doAtOnce(best.answers[0], followed(best));
  }

  /** Choose it on the board, as a click would; nothing is done yet. */
  show(advised: Advised): void {
    const first = advised.answers[0];
    this.close();
    if (first === undefined || !this.#session.actions.some((each) => each.action === first)) return;
    this.#session.startOver();
    this.#session.chosen = first;
    this.#session.chosenPlan = followed(advised);
  }
}

/** What follows the first answer; null where nothing does. */
const followed = (advised: Advised) => (advised.answers.length > 1 ? planOf(advised) : null);

/** What the board may call the place that answers speak of: each answer by itself, then what it names. */
export const namesIn = (answers: readonly string[]): string[] =>
  answers.flatMap((each) => [each, ...each.split(' ').slice(1)]);
