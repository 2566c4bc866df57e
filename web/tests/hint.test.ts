import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Advised, Hint } from '../src/generated/messages';
import { namesIn } from '../src/table/hint.svelte';
import { Session } from '../src/table/session.svelte';
import { answer, course, FakeServer, FakeSocket, refusal, settled, tableState } from './world';

const advised = (behind: string, ...answers: string[]): Advised => ({
  ...course(answers, { short: answers.join(', '), outcome: 'pay 1 worker' }),
  behind,
});

const told: Hint = {
  version: 1,
  best: advised('', 'dig D3', 'to plains', 'build D3'),
  others: [advised('3 less', 'done')],
  why: 'About +3 points over the next best.',
};

let session: Session;
let server: FakeServer;
const actions = ['dig D3', 'build E5', 'done'].map((each) => answer(each));

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new FakeServer();
  server.on('/api/tables/abc', () => ({}));
  server.on('/api/tables/abc/hint', () => told);
  session = new Session('abc');
  await settled();
  FakeSocket.last.open();
  FakeSocket.last.tell(tableState({ actions }));
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function asked(): Promise<void> {
  void session.hint.toggle();
  await settled();
}

describe('a hint', () => {
  test('is asked for about the table as it is, and shown', async () => {
    await asked();
    expect(server.posted('/api/tables/abc/hint')).toEqual([{ version: 1 }]);
    expect(session.hint.open).toBe(true);
    expect(session.hint.told).toEqual(told);
  });

  test('done: the whole course is sent as one', async () => {
    await asked();
    session.hint.do();
    expect(session.hint.open).toBe(false);
    expect(FakeSocket.last.of('act')).toMatchObject([
      { action: 'dig D3', then: ['to plains', 'build D3'], end: false },
    ]);
  });

  test('an advised end of the turn ends it', async () => {
    server.on('/api/tables/abc/hint', () => ({ ...told, best: advised('', 'done') }));
    await asked();
    session.hint.do();
    expect(FakeSocket.last.of('act')).toMatchObject([{ action: 'done', end: true }]);
  });

  test('shown on the board, it is chosen and nothing is sent', async () => {
    session.choose('build E5');
    await asked();
    session.hint.show(told.best);
    expect([session.chosen, session.chosenPlan?.then]).toEqual(['dig D3', ['to plains', 'build D3']]);
    session.hint.show(told.best);
    expect(FakeSocket.last.of('act')).toEqual([]);
  });

  test('is forgotten when the table moves on, also one that comes too late', async () => {
    await asked();
    FakeSocket.last.tell(tableState({ version: 2, actions }));
    expect(session.hint.open).toBe(false);
    let answerLate: (hint: Hint) => void = () => undefined;
    server.on('/api/tables/abc/hint', () => new Promise((resolve) => (answerLate = resolve)));
    await asked();
    session.hint.close();
    answerLate({ ...told, version: 2 });
    await settled();
    expect([session.hint.open, session.hint.told]).toEqual([false, null]);
  });

  test('says why there is none', async () => {
    server.on('/api/tables/abc/hint', () => refusal(400, 'Ask again.'));
    await asked();
    expect([session.hint.open, session.hint.told, session.hint.trouble]).toEqual([true, null, 'Ask again.']);
  });

  test('is not offered where it is not allowed, nor asked for when nothing is asked', async () => {
    FakeSocket.last.tell(tableState({ version: 2, actions, table: { hints: false } }));
    expect(session.hint.allowed).toBe(false);
    FakeSocket.last.tell(tableState({ version: 3, actions: [] }));
    expect([session.hint.allowed, session.hint.ready]).toEqual([true, false]);
    await asked();
    expect(server.posted('/api/tables/abc/hint')).toEqual([]);
  });
});

test('what the board may call the place of an answer', () => {
  expect(namesIn(['dig D3', 'to plains', 'done'])).toEqual(['dig D3', 'D3', 'to plains', 'plains', 'done']);
});
