import { describe, expect, test, beforeEach } from 'vitest';
import { toasts } from '$lib/toasts.svelte';
import { asked, server, session, sitDown } from './seated';
import { FakeSocket, refusal, tableState, turn } from './world';

describe('what others did', () => {
  const log = [turn(1, 0, 'build E5'), turn(2, 1, 'pass BON2'), turn(3, null, 'draw'), turn(4, 2, 'decline')];

  test('is news since the own last turn: not chance, not what changes nothing; one number a turn', async () => {
    await sitDown(tableState({ log: [...log, turn(5, 2, 'dig F6', 'build F6', '0: take 1')], table: { moves: 7 } }));
    expect(session.news).toEqual([
      { number: 1, seat: 1, action: 'pass BON2', things: [] },
      { number: 2, seat: 2, action: 'dig F6', things: [] },
      { number: 2, seat: 2, action: 'build F6', things: [] },
    ]);
    expect([session.newFrom, session.newsOpen, session.newTurns.length]).toEqual([2, true, 2]);
    session.stepNews(-1);
    expect(session.shownNews.map(({ number }) => number)).toEqual([2, 2]);
    session.stepNews(1);
    expect(session.shownNews.map(({ number }) => number)).toEqual([1]);
    session.seeNews();
    expect([session.newsOpen, session.shownNews, session.newsAt]).toEqual([false, [], null]);
  });

  test('is no news before the first own move, nor to who only watches', async () => {
    const socket = await sitDown(tableState({ log: log.slice(1), log_from: 2 }));
    expect([session.news, session.newFrom]).toEqual([[], Infinity]);
    socket.tell(tableState({ log, table: { you: null } }));
    expect([session.news, session.newsOpen]).toEqual([[], false]);
  });

  test('lines that were taken back are replaced', async () => {
    const socket = await sitDown(tableState({ log }));
    socket.tell(tableState({ log_from: 3, log: [turn(3, 1, 'build G7')] }));
    expect(session.log.map(({ words }) => words)).toEqual(['build E5', 'pass BON2', 'build G7']);
  });

  test('the first line at a table where nobody had spoken is unread', async () => {
    const socket = await sitDown();
    socket.tell({ type: 'chat', lines: [] });
    socket.tell({ type: 'chat', lines: [{ number: 1, seat: 1, name: 'Bert', text: 'Hello', at: 0, muted: false }] });
    expect(session.unreadChat).toBe(1);
  });

  test('chat is in order, every line once, and unread until it is read', async () => {
    const socket = await sitDown();
    const said = (number: number, text: string) => ({ number, seat: 1, name: 'Bert', text, at: 0, muted: false });
    socket.tell({ type: 'chat', lines: [said(1, 'Hello')] });
    expect(session.unreadChat).toBe(0);
    socket.tell({ type: 'chat', lines: [said(3, 'Well'), said(2, 'So')] });
    socket.tell({ type: 'chat', lines: [said(3, 'Well!')] });
    expect(session.chat.map(({ text }) => text)).toEqual(['Hello', 'So', 'Well!']);
    expect(session.unreadChat).toBe(2);
    socket.tell({ type: 'chat', lines: [{ ...said(4, 'Mine'), seat: session.you }] });
    expect(session.unreadChat, 'own lines are no news').toBe(2);
    session.readChat();
    expect(session.unreadChat).toBe(0);
    session.say('Bye');
    expect(socket.of('say')).toMatchObject([{ text: 'Bye' }]);
  });
});

describe('the table as it was', () => {
  const position = (moves: number) => ({
    moves,
    last: 9,
    view: { moves },
    words: '',
    seat: 0,
    scores: [],
    progress: '',
    phase: '',
  });

  beforeEach(() => {
    for (const moves of [1, 2, 3]) server.on(`/api/tables/abc/at/${moves}`, () => position(moves));
  });

  const asksFor = (moves: number) =>
    server.requests.filter(({ path }) => path === `/api/tables/abc/at/${moves}`).length;

  test('nothing can be chosen there', async () => {
    await sitDown(asked('build E5', 'leave'));
    await session.lookBack(2);
    expect([session.past?.moves, session.actions, session.courses, session.aside]).toEqual([2, [], [], null]);
    session.do();
    session.endTurn();
    expect(FakeSocket.last.of('act')).toEqual([]);
    expect(session.back()).toBe(true);
    expect([session.past, session.actions.length]).toEqual([null, 1]);
  });

  test('is asked for once, and again after moves were taken back', async () => {
    const begun = turn(1, 0, 'burn', 'build E5');
    const socket = await sitDown(tableState({ log: [begun], table: { moves: 2 } }));
    await session.lookBack(2);
    await session.lookBack(2);
    expect(asksFor(2)).toBe(1);
    socket.tell(tableState({ log: [turn(1, 0, 'burn', 'build E5', 'done')], table: { moves: 3 } }));
    await session.lookBack(2);
    expect(asksFor(2)).toBe(1);
    socket.tell(tableState({ log: [begun], table: { moves: 2 } }));
    await session.lookBack(2);
    expect(asksFor(2)).toBe(2);
  });

  test('only the last place counts, however the answers arrive', async () => {
    await sitDown();
    let arrive = () => {};
    server.on('/api/tables/abc/at/1', () => new Promise((resolve) => (arrive = () => resolve(position(1)))));
    const first = session.lookBack(1);
    await session.lookBack(3);
    arrive();
    await first;
    expect(session.past?.moves).toBe(3);
  });

  test('that could not be had is asked for again', async () => {
    await sitDown();
    server.on('/api/tables/abc/at/1', () => refusal(500, 'Not now.'));
    await session.lookBack(1);
    expect([session.past, toasts.list[0]?.text]).toEqual([null, 'Not now.']);
    server.on('/api/tables/abc/at/1', () => position(1));
    await session.lookBack(1);
    expect(session.past?.moves).toBe(1);
  });
});

describe('pieces and history', () => {
  test('are asked for by game and table', async () => {
    await sitDown();
    server.on('/api/games/terra_mystica/content', ({ query }) => ({ of: query.get('table') }));
    server.on('/api/tables/abc/history', () => ({ points: [] }));
    await Promise.all([session.loadPieces(), session.loadHistory()]);
    expect([session.pieces, session.history]).toEqual([{ of: 'abc' }, { points: [] }]);
  });

  test('without pieces there is no table, without history there is', async () => {
    await sitDown();
    await session.loadHistory();
    expect(session.problem).toBe('');
    expect(session.historyProblem).toContain('/api/tables/abc/history');
    server.on('/api/tables/abc/history', () => ({ points: [] }));
    await session.loadHistory();
    expect(session.historyProblem).toBe('');
    await session.loadPieces();
    expect(session.problem).toContain('/api/games/terra_mystica/content');
  });
});
