/** Somebody at a table: a server that answers, and the session of the one who sits there. Every test has its own. */
import { afterEach, beforeEach, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { toasts } from '$lib/toasts.svelte';
import type { TableState } from '../src/generated/messages';
import { Session } from '../src/table/session.svelte';
import { answer, FakeServer, FakeSocket, settled, tableState } from './world';

export let server: FakeServer;
export let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  toasts.list = [];
  settings.language = 'en';
  settings.confirm = true;
  server = new FakeServer();
  server.on('/api/tables/abc', () => ({}));
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

export async function enter(): Promise<void> {
  session = new Session('abc');
  await settled();
}

/** At the table, with the line up and the first state told. */
export async function sitDown(state: TableState = tableState()): Promise<FakeSocket> {
  await enter();
  FakeSocket.last.open();
  FakeSocket.last.tell(state);
  return FakeSocket.last;
}

export const asked = (...actions: string[]): TableState => tableState({ actions: actions.map((each) => answer(each)) });
