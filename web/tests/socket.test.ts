import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newKey, TableSocket } from '$lib/net/socket';
import type { FromServer } from '../src/generated/messages';
import { FakeServer, FakeSocket } from './world';

let heard: FromServer[];
let links: boolean[];
let line: TableSocket;
let completes: (message: FromServer) => Promise<boolean> | null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  new FakeServer();
  [heard, links] = [[], []];
  completes = () => null;
  line = new TableSocket(() => 'ws://table', {
    completes: (message) => completes(message),
    hears: (message) => heard.push(message),
    linked: (up) => links.push(up),
  });
});

afterEach(() => {
  line.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const say = (text: string, key = 'k1') => ({ type: 'say', text, key }) as const;

describe('sending', () => {
  test('waits until the line is up', () => {
    line.send(say('Hello'));
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([say('Hello')]);
    expect(links).toEqual([true]);
  });

  test.each([
    ['done', { type: 'done', key: 'k1', version: 2 }],
    ['refused', { type: 'refused', key: 'k1', kind: 'stale', problem: 'Too late.' }],
    ['heard as a line of chat', { type: 'chat', lines: [{ number: 1, seat: 0, name: 'A', text: 'Hello', at: 0 }] }],
  ] as [string, FromServer][])('what was %s is not sent again', (_, message) => {
    FakeSocket.last.open();
    line.send(say('Hello'));
    expect(line.hasPending).toBe(true);
    FakeSocket.last.tell(message);
    expect(line.hasPending).toBe(false);
    expect(heard).toEqual([message]);
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([]);
  });

  test('what was not answered is sent again under its key', () => {
    FakeSocket.last.open();
    line.send(say('Hello', 'k7'));
    FakeSocket.last.tell({ type: 'done', key: 'another', version: 2 });
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([say('Hello', 'k7')]);
    expect(links).toEqual([true, false, true]);
  });

  test('what may have been done is kept, and sent again under its key until that is known', () => {
    FakeSocket.last.open();
    line.send(say('Hello', 'k7'));
    const unavailable = { type: 'refused', key: 'k7', kind: 'unavailable', problem: 'Later.' } as const;
    for (let times = 1; times < 4; times++) {
      FakeSocket.last.tell(unavailable);
      expect(line.hasPending).toBe(true);
      expect(FakeSocket.last.sent).toHaveLength(times);
      vi.advanceTimersByTime(2000);
    }
    expect(FakeSocket.last.sent).toEqual(Array(4).fill(say('Hello', 'k7')));
    FakeSocket.last.tell(unavailable);
    FakeSocket.last.tell({ type: 'done', key: 'k7', version: 2 });
    vi.advanceTimersByTime(10_000);
    expect([line.hasPending, FakeSocket.last.sent.length]).toEqual([false, 4]);
  });

  test('what has no key is not kept', () => {
    line.send({ type: 'ping' });
    expect(line.hasPending).toBe(false);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([]);
  });
});

describe('a line that is cut', () => {
  test('is mended after twice the time for each failure, at most ten seconds', () => {
    const waits: number[] = [];
    for (let failure = 0; failure < 7; failure++) {
      const [before, count] = [Date.now(), FakeSocket.all.length];
      FakeSocket.last.close();
      while (FakeSocket.all.length === count) vi.advanceTimersByTime(100);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000]);
    FakeSocket.last.open();
    FakeSocket.last.close();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(9);
  });

  test('is mended at once when the network is back', () => {
    FakeSocket.last.close();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('is noticed by its silence', () => {
    FakeSocket.last.open();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
    FakeSocket.last.tell({ type: 'pong' });
    vi.advanceTimersByTime(40_000);
    expect(links).toEqual([true]);
    vi.advanceTimersByTime(20_000);
    expect(links).toEqual([true, false]);
  });

  test('stays cut after it was closed', () => {
    FakeSocket.last.open();
    line.close();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links).toEqual([true]);
  });
});

describe('a message that lacks something', () => {
  const done = (version: number): FromServer => ({ type: 'done', key: 'k', version });
  const versions = () => heard.map((each) => (each.type === 'done' ? each.version : 0));

  test('is heard when it is whole, and those after it in their order', async () => {
    let whole = (_: boolean): void => undefined;
    const asked: number[] = [];
    completes = (message) => {
      if (message.type !== 'done') return null;
      asked.push(message.version);
      return message.version === 1 ? new Promise((resolve) => (whole = resolve)) : null;
    };
    FakeSocket.last.open();
    FakeSocket.last.tell(done(1));
    FakeSocket.last.tell(done(2));
    await vi.advanceTimersByTimeAsync(100);
    expect([asked, versions()]).toEqual([[1], []]);
    whole(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([asked, versions()]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    FakeSocket.last.tell(done(3));
    expect(versions()).toEqual([1, 2, 3]);
  });

  test('is forgotten where it cannot be made whole', async () => {
    completes = (message) => (message.type === 'done' && message.version === 1 ? Promise.resolve(false) : null);
    FakeSocket.last.open();
    for (const version of [1, 2]) FakeSocket.last.tell(done(version));
    await vi.advanceTimersByTimeAsync(0);
    expect(versions()).toEqual([2]);
  });
});

test('keys are never the same, without a secure context too', () => {
  expect(newKey()).not.toBe(newKey());
  vi.mocked(Math.random).mockReturnValueOnce(0.1).mockReturnValueOnce(0.2);
  vi.stubGlobal('crypto', {});
  expect(newKey()).not.toBe(newKey());
});
