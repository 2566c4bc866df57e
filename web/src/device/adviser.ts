/**
 * Plans of a server's table that the page works out itself: they cost the server nothing and need no round trip. Only
 * where nothing is hidden, and once the engine has come, which is fetched when somebody plans. Until then, and whenever
 * anything is not as it should be, the server is asked, whose word it is anyway what is legal.
 */
import type { PlanAhead, Planned, TableState } from '../generated/messages';
import { getText } from '$lib/net/http';
import { folder, onDevice } from '$lib/root';
import { Bench } from './bench';

const LONGEST = 5; // seconds

class Adviser {
  #bench: Bench | null = null;
  #ready = false;
  /** The record that was fetched last, and of which moment. */
  #known = { moment: '', record: '' };

  /** Null: the server is to be asked. */
  async plan(state: TableState, seat: number, asked: PlanAhead): Promise<Planned | null> {
    if (!state.table.open || !this.#isHere()) return null;
    try {
      const { version, holding, table } = state;
      const record = await this.#recordOf(table.id, version);
      const given = JSON.stringify([record, table.moves, { holding, version, seat }, asked]);
      const told = await this.#bench?.run(LONGEST, 'plan', given);
      return told ? (JSON.parse(told) as Planned | null) : null;
    } catch {
      return null;
    }
  }

  /** Whether the engine has come; the first who asks has it fetched, where the server offers it. */
  #isHere(): boolean {
    const { engine, python } = document.documentElement.dataset;
    if (!this.#bench && !onDevice && engine && python && !savesData()) {
      this.#bench = new Bench({ folder, python, engine, kept: true });
      this.#bench.start().then(
        () => (this.#ready = true),
        () => undefined,
      );
    }
    return this.#ready;
  }

  async #recordOf(table: string, version: number): Promise<string> {
    const moment = `${table} ${version}`;
    if (this.#known.moment !== moment) this.#known = { moment, record: await getText(`/tables/${table}/record`) };
    return this.#known.record;
  }
}

/** Whether the person has asked their browser to fetch little. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

export const adviser = new Adviser();
