/**
 * What the page of a server works out itself, with the engine beside it: what answers would change, and plans. That costs
 * the server nothing and needs no round trip. Only where nothing is hidden, and once the engine has come: it is fetched
 * when somebody plans, and from then on begins with the page. Until then, and whenever anything is not as it should be,
 * the server is asked, whose word it is anyway what is legal.
 */
import type { Choices, LogLine, PlanAhead, Planned, TableState } from '../generated/messages';
import { folder, onDevice } from '$lib/root';
import { words } from '$lib/text/words.svelte';
import { Bench } from './bench';
import { isKept } from './memory';
import type { Place } from './messages';

const LONGEST_PLAN = 5; // seconds
const LONGEST_LOOK = 1;
const SETTLED = 3000; // milliseconds until a page that was opened is drawn, and nothing is taken from it any more

class Adviser {
  #bench: Bench | null = null;
  #ready = false;
  #woken = false;
  /** Something was not as it should be: from then on the server does it all. */
  #failed = false;

  /** Begin where the engine is on this device already, as somebody has planned here before. */
  wake(state: TableState): void {
    const place = this.#place;
    if (this.#woken || !place || !isOpen(state)) return;
    this.#woken = true;
    setTimeout(async () => {
      if (await isKept(place)) this.#begin(place);
    }, SETTLED);
  }

  /** Whether what answers would change can be worked out here. */
  knows(state: TableState): boolean {
    return this.#ready && !this.#failed && isOpen(state);
  }

  /** Puts in what the server has left out of what is asked; whether that could be done. */
  async complete(state: TableState, made: readonly LogLine[]): Promise<boolean> {
    const told = await this.#ask<Choices>(LONGEST_LOOK, 'answers', state, made, [state.table.you]);
    const legal = new Set(state.actions.map((each) => each.action));
    this.#failed ||= !told?.actions.length || !told.actions.every((each) => legal.has(each.action));
    if (this.#failed) return false;
    Object.assign(state, told, { previews: true });
    return true;
  }

  /** Null: the server is to be asked. */
  async plan(state: TableState, made: readonly LogLine[], seat: number, asked: PlanAhead): Promise<Planned | null> {
    const place = this.#place;
    if (place && isOpen(state)) this.#begin(place);
    const told = await this.#ask<Planned>(LONGEST_PLAN, 'plan', state, made, [seat, state.version, asked]);
    return told && words.told(told);
  }

  async #ask<T>(limit: number, work: string, state: TableState, made: readonly LogLine[], given: unknown[]) {
    if (!this.knows(state) || made.length !== state.table.moves) return null;
    const { game, options, seats } = state.table;
    const moves = made.map(({ seat, action }) => [seat, action]);
    const table = { game, players: seats.length, options, made: moves, holding: state.holding };
    try {
      const told = await this.#bench?.run(limit, work, JSON.stringify([table, ...given]));
      return told ? (JSON.parse(told) as T | null) : null;
    } catch {
      return null;
    }
  }

  #begin(place: Place): void {
    if (this.#bench) return;
    this.#bench = new Bench(place);
    this.#bench.start().then(
      () => {
        this.#ready = true;
        document.documentElement.dataset.adviser = 'ready'; // for whoever wonders who has worked something out
      },
      () => undefined,
    );
  }

  /** Where the engine is to be had, if the server offers it and the person has not asked to fetch little. */
  get #place(): Place | null {
    const { engine, python } = document.documentElement.dataset;
    return onDevice || !engine || !python || savesData() ? null : { folder, python, engine, kept: true };
  }
}

/** Nothing of the table is hidden, and it goes on by today's rules. */
const isOpen = ({ table }: TableState): boolean => table.open && !table.stopped;

/** Whether the person has asked their browser to fetch little. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

export const adviser = new Adviser();
