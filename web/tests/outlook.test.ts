import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Income, Outlook } from '../src/generated/outlook';
import { Session } from '../src/table/session.svelte';
import { answer, course, FakeServer, FakeSocket, planned, settled, tableState } from './world';

let server: FakeServer;
let session: Session;
let version: number;
let outlook: Outlook | null;

const income = (card: string): Income => ({ card, name: card, brings: [], income: [] });
const option = (answers: string[], points: number) => ({ answers, words: answers.join(), points, alike: 0 });
const COURSE = course(['dig E5', 'to forest', 'build E5'], { short: 'Build', outcome: '2 coins' });

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  version = 1;
  outlook = {
    contests: [],
    round_end: null,
    next_income: { incomes: [income(''), income('BON1'), income('BON2')] },
    choices: [option(COURSE.answers, 5), option(['pass BON1'], 2)],
  };
  server = new FakeServer();
  server.on('/api/tables/abc', () => ({}));
  server.on('/api/tables/abc/outlook', () => ({ version, outlook }));
  server.on('/api/tables/abc/plan', () => planned([]));
  session = new Session('abc');
  await settled();
  FakeSocket.last.open();
  tell(1);
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function tell(at: number, more: Parameters<typeof tableState>[0] = {}): void {
  const actions = ['dig E5', 'pass BON1', 'ship'].map((each) => answer(each));
  FakeSocket.last.tell(tableState({ version: at, actions, courses: [COURSE], ...more }));
}

async function look(at = 1): Promise<void> {
  session.outlook.follow(at);
  await vi.advanceTimersByTimeAsync(200);
  await settled();
}

const asked = () => server.requests.filter((each) => each.path.endsWith('/outlook')).length;

describe('looking', () => {
  test('it is opened and closed, and remembered for the game', () => {
    session.outlook.toggle();
    expect(session.outlook.open).toBe(true);
    const other = new Session('abc');
    other.outlook.recall('terra_mystica');
    expect(other.outlook.wanted).toBe(true);
    other.outlook.recall('planetfall');
    expect(other.outlook.wanted).toBe(false);
    other.close();
    session.outlook.toggle();
    session.outlook.recall('terra_mystica');
    expect(session.outlook.open).toBe(false);
  });

  test('there is none in a finished game and in one that draws none', () => {
    session.outlook.toggle();
    tell(2, { table: { status: 'over' } });
    expect(session.outlook.open).toBe(false);
    tell(3, { table: { game: 'liars_dice' } });
    expect(session.outlook.possible).toBe(false);
  });

  test('it is asked for once for each version of the table', async () => {
    await look();
    await look();
    expect(asked()).toBe(1);
    version = 2;
    session.outlook.follow(2);
    session.outlook.follow(2);
    await look(2);
    expect(asked()).toBe(2);
  });
});

describe('income', () => {
  test('the card that was pressed counts as long as it may be taken', async () => {
    await look();
    expect(session.outlook.income?.card).toBe('');
    session.outlook.card = 'BON2';
    expect(session.outlook.income?.card).toBe('BON2');
    version = 2;
    outlook!.next_income = { incomes: [income(''), income('BON1')] };
    await look(2);
    expect(session.outlook.income?.card).toBe('');
  });
});

describe('options', () => {
  test('pointing lights the place, with all answers that belong together', async () => {
    await look();
    session.outlook.point(session.outlook.choices![0]!);
    expect(session.outlook.lit?.action).toBe('dig E5');
    expect(session.preview?.short).toBe('Build');
    session.outlook.point(null);
    expect([session.outlook.lit, session.preview]).toEqual([null, null]);
  });

  test('pressing chooses it', async () => {
    await look();
    session.outlook.choose(session.outlook.choices![0]!);
    expect(session.chosen).toBe('dig E5');
    expect(session.chosenPlan?.then).toEqual(['to forest', 'build E5']);
    session.outlook.choose(session.outlook.choices![1]!);
    expect([session.chosen, session.chosenPlan]).toEqual(['pass BON1', null]);
  });

  test('those of another version, and of a plan, are not offered', async () => {
    await look();
    expect(session.outlook.choices).toHaveLength(2);
    tell(2);
    expect(session.outlook.choices).toBeNull();
    tell(1);
    await session.planner.toggle();
    expect(session.outlook.choices).toBeNull();
  });
});
