import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { toasts } from '$lib/toasts.svelte';
import type { GameInfo } from '../src/generated/messages';
import { byWeight, lobbyGames } from '../src/lobby/catalogue';
import { squareOf, uprightOf } from '../src/lobby/crops';
import { LobbyData, openLesson, openTable, tableAgainstBots } from '../src/lobby/data.svelte';
import { FakeServer, refusal, settled } from './world';

const game = (name: string, players = [2, 3, 4]): GameInfo => ({
  name,
  title: name,
  tagline: '',
  players,
  minutes: 60,
  weight: 3,
  options: [],
  preferences: [],
  bots: [
    { id: 'compass', name: 'Compass', text: 'Goes north.', points: null },
    { id: 'sextant', name: 'Sextant', text: 'Looks up.', points: 98 },
  ],
  usual_bot: 'compass',
  lesson: { minutes: 10, ideas: 14, bots: 2 },
});

let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => {});
  toasts.list = [];
  settings.language = 'en';
  server = new FakeServer();
  server.on('/api/games', () => [game('planetfall')]);
  server.on('/api/tables', () => ({ mine: [], open: [] }));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what the lobby knows', () => {
  let data: LobbyData;
  let leave: () => void;

  const enter = async () => {
    leave = $effect.root(() => {
      data = new LobbyData();
    });
    flushSync();
    await settled();
  };
  const asks = (path: string) => server.requests.filter((each) => each.path === path).length;

  afterEach(() => leave());

  test('games first, then tables: the first answer brings the cookie', async () => {
    await enter();
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/games', '/api/tables']);
    expect([data.games.length, data.tables, data.problem]).toEqual([1, { mine: [], open: [] }, '']);
  });

  test('tables are looked at again while the page is seen', async () => {
    let visibility: DocumentVisibilityState = 'visible';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    await enter();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([asks('/api/tables'), asks('/api/games')]).toEqual([2, 1]);
    visibility = 'hidden';
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asks('/api/tables')).toBe(2);
    visibility = 'visible';
    leave();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asks('/api/tables')).toBe(2);
  });

  test('a failure is told at first; later the list stays as it was', async () => {
    server.on('/api/games', () => refusal(500, 'The server is full.'));
    await enter();
    expect(data.problem).toBe('The server is full.');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([data.problem, data.tables]).toEqual(['', { mine: [], open: [] }]);
    server.on('/api/tables', () => refusal(500, 'The server is full.'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([data.problem, data.tables]).toEqual(['', { mine: [], open: [] }]);
  });

  test('another language asks for nothing anew', async () => {
    await enter();
    settings.language = 'uk';
    flushSync();
    await settled();
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/games', '/api/tables']);
  });
});

describe('a new table', () => {
  test.each([
    [[2, 3, 4], 3],
    [[1, 2], 2],
    [[2, 4], 2],
    [[4, 5], 4],
  ])('of a game for %j against bots has %i seats: you, and the usual bots', (players, seats) => {
    const table = tableAgainstBots(game('planetfall', players));
    expect(table.seats).toHaveLength(seats);
    expect(table.seats[0]).toEqual({ kind: 'person' });
    for (const seat of table.seats.slice(1)) expect(seat).toEqual({ kind: 'bot', bot: 'compass' });
    expect(table.name).not.toBe('');
  });

  test('is gone to once it is opened', async () => {
    server.on('/api/tables', () => ({ id: 'xyz' }));
    expect(await openTable(tableAgainstBots(game('planetfall')))).toBe(true);
    expect(router.route).toEqual({ page: 'table', id: 'xyz' });
    expect(server.posted('/api/tables')).toMatchObject([{ game: 'planetfall' }]);
  });

  test('that is refused leaves you where you are', async () => {
    router.go('/tables');
    server.on('/api/tables', () => refusal(429, 'Too many tables.'));
    expect(await openTable(tableAgainstBots(game('planetfall')))).toBe(false);
    expect([router.route, toasts.list[0]?.text]).toEqual([{ page: 'tables' }, 'Too many tables.']);
  });
});

test('a guided first game is begun and gone to', async () => {
  server.on('/api/lessons', () => ({ id: 'xyz' }));
  expect(await openLesson(game('planetfall'))).toBe(true);
  expect(router.route).toEqual({ page: 'table', id: 'xyz' });
  expect(server.posted('/api/lessons')).toEqual([{ game: 'planetfall', name: expect.stringMatching(/./) as string }]);
});

test('the lightest game comes first for whoever knows none, of two the shorter', () => {
  const served = [
    { ...game('terra_mystica'), weight: 4, minutes: 120 },
    { ...game('chess'), weight: 2, minutes: 90 },
    { ...game('planetfall'), weight: 2, minutes: 60 },
  ];
  expect(byWeight(served).map(({ name }) => name)).toEqual(['planetfall', 'chess', 'terra_mystica']);
  expect(served[0]?.name).toBe('terra_mystica');
});

test('games stand in one order, a new one last', () => {
  const served = ['chess', 'planetfall', 'terra_mystica', 'santa_maria', 'age_of_innovation'].map((each) => game(each));
  expect(lobbyGames(served).map(({ name }) => name)).toEqual([
    'terra_mystica',
    'age_of_innovation',
    'santa_maria',
    'planetfall',
    'chess',
  ]);
  expect(served[0]?.name).toBe('chess');
});

test('a part of a picture lies within its sheet of 300 by 170, of a new game too', () => {
  for (const name of ['terra_mystica', 'age_of_innovation', 'santa_maria', 'planetfall', 'chess']) {
    for (const crop of [squareOf(name), uprightOf(name)]) {
      const [x = -1, y = -1, width = 0, height = 0] = crop.split(' ').map(Number);
      expect(Math.min(x, y), name).toBeGreaterThanOrEqual(0);
      expect(x + width, name).toBeLessThanOrEqual(300);
      expect(y + height, name).toBeLessThanOrEqual(170);
    }
  }
});
