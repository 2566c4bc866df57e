import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '$lib/toasts.svelte';
import type { PlanAhead, Planned, TableState } from '../src/generated/messages';
import { Session } from '../src/table/session.svelte';
import { answer, FakeServer, FakeSocket, planned, refusal, settled, tableState, turn } from './world';

let server: FakeServer;
let session: Session;
/** What the server can do: it does steps until the first of these. */
let impossible: Set<string>;
let more: Partial<Planned>;

const PLAN = '/api/tables/abc/plan';

/** A server that does whatever is possible. */
function tryOut({ steps, more: added = [] }: PlanAhead): Planned {
  const all = added.length ? [...steps, added] : steps;
  const end = all.findIndex((step) => step.some((each) => impossible.has(each)));
  return planned(end < 0 ? all : all.slice(0, end), { version: session.real?.version ?? 0, ...more });
}

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  toasts.list = [];
  impossible = new Set();
  more = { actions: [answer('build E5'), answer('burn')] };
  server = new FakeServer();
  server.on('/api/tables/abc', () => ({}));
  server.on(PLAN, ({ body }) => tryOut(body as PlanAhead));
  await sitDown();
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function sitDown(state = asked()): Promise<void> {
  session = new Session('abc');
  await settled();
  FakeSocket.last.open();
  FakeSocket.last.tell(state);
}

const asked = (told: Parameters<typeof tableState>[0] = {}): TableState =>
  tableState({ actions: [answer('build E5'), answer('pass BON1')], ...told });
const steps = () => session.planner.steps.map(({ answers }) => answers.join(' + '));

async function plan(...actions: string[]): Promise<void> {
  if (!session.planner.open) await session.planner.toggle();
  for (const action of actions) await session.planner.add(action);
}

describe('planning', () => {
  test('shows a scratch copy instead of the table', async () => {
    await plan('build E5');
    expect(session.state).toMatchObject({
      view: { scratch: 1 },
      question: 'What next?',
      can_undo: true,
      holding: null,
    });
    expect(session.actions.map(({ action }) => action)).toEqual(['build E5', 'burn']);
    expect(session.called).toBe(true);
    await session.planner.toggle();
    expect(session.state?.view).toEqual({});
    expect(steps()).toEqual(['build E5']);
  });

  test('is for those who play', async () => {
    FakeSocket.last.tell(asked({ table: { you: null } }));
    await session.planner.toggle();
    expect(session.planner.open).toBe(false);
    FakeSocket.last.tell(asked({ table: { status: 'over' } }));
    await session.planner.toggle();
    expect(session.planner.open).toBe(false);
  });

  test('a step is what was chosen with what follows it', async () => {
    await session.planner.toggle();
    session.choose('build E5', {
      then: ['burn'],
      things: [],
      words: 'both',
      short: '',
      price: '',
      outcome: '',
      entries: [],
    });
    session.do();
    await settled();
    expect(steps()).toEqual(['build E5 + burn']);
    expect(session.planner.steps[0]?.words).toBe('Words of build E5, Words of burn');
    expect(FakeSocket.last.of('act')).toEqual([]);
  });

  test('what the server will not try is told, and not planned', async () => {
    await plan('build E5');
    server.on(PLAN, () => refusal(400, 'Not your seat.'));
    await session.planner.add('burn');
    expect([steps(), toasts.list[0]?.text]).toEqual([['build E5'], 'Not your seat.']);
  });

  test('what is impossible is not planned', async () => {
    impossible.add('burn');
    await plan('build E5', 'burn');
    expect(steps()).toEqual(['build E5']);
  });

  test('steps are undone and done again', async () => {
    await plan('build E5', 'burn', 'pass BON1');
    session.undo();
    await settled();
    expect([steps(), session.planner.undone.length]).toEqual([['build E5', 'burn'], 1]);
    session.planner.goTo(0);
    await settled();
    expect(steps()).toEqual([]);
    for (let each = 0; each < 3; each++) {
      session.planner.redo();
      await settled();
    }
    expect(steps()).toEqual(['build E5', 'burn', 'pass BON1']);
    session.planner.goTo(9);
    session.planner.goTo(-1);
    expect(steps()).toHaveLength(3);
  });

  test('something new forgets what was undone', async () => {
    await plan('build E5', 'burn');
    session.undo();
    await settled();
    await plan('pass BON1');
    expect([steps(), session.planner.undone]).toEqual([['build E5', 'pass BON1'], []]);
  });

  test('dropped, it is gone from the browser too', async () => {
    await plan('build E5');
    expect(localStorage.length).toBeGreaterThan(0);
    session.planner.drop();
    expect([steps(), session.planner.open]).toEqual([[], false]);
    session.close();
    await sitDown();
    expect(steps()).toEqual([]);
  });

  test('it outlives a reload, for the same seat', async () => {
    await plan('build E5', 'burn');
    session.close();
    await sitDown();
    expect(steps()).toEqual(['build E5', 'burn']);
    expect(session.planner.open).toBe(false);
    FakeSocket.last.tell(asked({ table: { you: 1 } }));
    expect(steps()).toEqual([]);
    FakeSocket.last.tell(asked());
    expect(steps()).toEqual(['build E5', 'burn']);
  });

  test('a plan that cannot be read is none', async () => {
    await plan('build E5');
    const name = Object.keys(localStorage).find((each) => each.includes('plan'))!;
    localStorage.setItem(name, '{broken');
    session.close();
    await sitDown();
    expect(steps()).toEqual([]);
  });
});

describe('playing a plan', () => {
  test('what can be played now is played in one go', async () => {
    more = { ...more, now: 2 };
    await plan('burn', 'build E5', 'pass BON1');
    await session.planner.keep();
    expect(session.planner.open).toBe(false);
    expect(FakeSocket.last.of('act')).toMatchObject([{ action: 'burn', then: ['build E5'] }]);
  });

  test('it is tried again first where the table has gone on', async () => {
    await plan('build E5');
    FakeSocket.last.tell(asked({ version: 2 }));
    impossible.add('build E5');
    more = { ...more, now: 0 };
    await session.planner.keep();
    expect(FakeSocket.last.of('act')).toEqual([]);
    expect(steps()).toEqual(['build E5']);
  });

  test('what was played leaves the plan, what is taken back returns', async () => {
    await plan('build E5', 'burn');
    await session.planner.toggle();
    FakeSocket.last.tell(asked({ version: 2, table: { moves: 1 }, log: [turn(1, 0, 'build E5')] }));
    expect(steps()).toEqual(['burn']);
    FakeSocket.last.tell(asked({ version: 3, table: { moves: 0 }, log_from: 1 }));
    expect(steps()).toEqual(['build E5', 'burn']);
  });

  test('of a step of several answers the rest remains', async () => {
    await session.planner.toggle();
    await session.planner.add('burn', ['burn', 'build E5']);
    await session.planner.toggle();
    FakeSocket.last.tell(asked({ version: 2, table: { moves: 1 }, log: [turn(1, 0, 'burn')] }));
    expect(steps()).toEqual(['burn + build E5']);
  });

  test('moves of others, and other moves, leave it as it is', async () => {
    await plan('build E5');
    const log = [turn(1, 1, 'build E5'), turn(2, 0, 'pass BON1')];
    FakeSocket.last.tell(asked({ version: 2, table: { moves: 2 }, log }));
    expect(steps()).toEqual(['build E5']);
  });

  test('the next step is offered when its turn has come', async () => {
    await plan('build E5');
    await session.planner.toggle();
    expect(session.planner.offered).toBe(true);
    FakeSocket.last.tell(tableState({ version: 2, actions: [] }));
    expect(session.planner.offered).toBe(false);
    FakeSocket.last.tell(asked({ version: 3 }));
    expect(session.planner.offered).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(session.planner.offered).toBe(true);
    session.planner.next();
    expect(FakeSocket.last.of('act')).toMatchObject([{ version: 3, action: 'build E5' }]);
  });

  test('ends with the game', async () => {
    await plan('build E5');
    FakeSocket.last.tell(tableState({ version: 2, table: { status: 'over' } }));
    expect([steps(), session.planner.open]).toEqual([[], false]);
  });
});

describe('a plan that does not go on', () => {
  test('says which step, and why', async () => {
    await plan('build E5', 'burn');
    impossible.add('burn');
    more = { ...more, missing: 'There is no power.' };
    FakeSocket.last.tell(asked({ version: 2 }));
    await vi.advanceTimersByTimeAsync(200);
    expect(session.planner.done).toBe(1);
    expect(session.planner.broken?.answers).toEqual(['burn']);
    expect(session.planner.trouble).toContain('There is no power.');
    session.undo();
    await settled();
    expect(steps()).toEqual(['build E5']);
    expect(session.planner.trouble).toBe('');
  });

  test('a new step stands before what cannot be done any more', async () => {
    await plan('build E5', 'burn');
    impossible.add('burn');
    FakeSocket.last.tell(asked({ version: 2 }));
    await vi.advanceTimersByTimeAsync(200);
    await plan('pass BON1');
    await settled();
    expect(steps()).toEqual(['build E5', 'pass BON1', 'burn']);
  });

  test('a turn that has ended by itself need not be ended', async () => {
    await plan('build E5', 'done', 'pass BON1');
    impossible.add('done');
    FakeSocket.last.tell(asked({ version: 2 }));
    await vi.advanceTimersByTimeAsync(200);
    expect(steps()).toEqual(['build E5', 'pass BON1']);
  });

  test('why nothing can follow is told', async () => {
    more = { ...more, ends: 'others', actions: [] };
    await plan('pass BON1');
    expect(session.planner.trouble).not.toBe('');
    expect(session.table?.waiting).toEqual([]);
  });
});

describe('the server is not troubled', () => {
  const asks = () => server.posted(PLAN).length;

  test('by every move of fast bots', async () => {
    await plan('build E5');
    const before = asks();
    for (let version = 2; version < 8; version++) {
      FakeSocket.last.tell(asked({ version }));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(asks()).toBe(before);
    await vi.advanceTimersByTimeAsync(200);
    expect(asks()).toBe(before + 1);
  });

  test('by a plan that nobody looks at while others play', async () => {
    await plan('build E5');
    await session.planner.toggle();
    const before = asks();
    FakeSocket.last.tell(tableState({ version: 2 }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(asks()).toBe(before);
  });

  test('twice at once: what changes meanwhile is asked after', async () => {
    await plan('build E5');
    let answerNow = () => {};
    server.on(PLAN, ({ body }) => new Promise((resolve) => (answerNow = () => resolve(tryOut(body as PlanAhead)))));
    const before = asks();
    session.planner.retell();
    session.planner.retell();
    await settled();
    expect([asks(), session.busy]).toEqual([before + 1, true]);
    answerNow();
    await settled();
    expect(asks()).toBe(before + 2);
    answerNow();
    await settled();
    expect(session.busy).toBe(false);
  });

  test('with words when it fails unasked', async () => {
    await plan('build E5');
    server.on(PLAN, () => refusal(503, 'Later.'));
    FakeSocket.last.tell(asked({ version: 2 }));
    await vi.advanceTimersByTimeAsync(200);
    expect(toasts.list).toEqual([]);
    session.planner.retell();
    await settled();
    expect(toasts.list[0]?.text).toBe('Later.');
  });
});
