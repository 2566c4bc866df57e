import { describe, expect, test, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { toasts } from '$lib/toasts.svelte';
import { adviser } from '../src/device/adviser';
import { asked, session, sitDown } from './seated';
import { FakeSocket, tableState } from './world';

describe('a line that is cut', () => {
  const told = () => toasts.list.map(({ kind, text }) => [kind, text]);

  test('is told after three seconds, and not after it is mended', async () => {
    const socket = await sitDown();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    socket.close();
    expect(session.linked).toBe(false);
    vi.advanceTimersByTime(2000);
    expect(told()).toEqual([]);
    for (let second = 0; second < 3; second++) {
      vi.advanceTimersByTime(1000);
      FakeSocket.last.close();
    }
    expect(told()).toHaveLength(1);
    while (FakeSocket.last.readyState === FakeSocket.CLOSED) vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect([told(), session.linked]).toEqual([[], true]);
  });

  test('says whether an answer is kept', async () => {
    const socket = await sitDown(asked('build E5', 'done'));
    socket.close();
    vi.advanceTimersByTime(4000);
    const [before] = told();
    session.doAtOnce('build E5');
    vi.advanceTimersByTime(1000);
    const [after] = told();
    expect(told()).toHaveLength(1);
    expect(after).not.toEqual(before);
  });
});

describe('a move that may have been written down or not', () => {
  test('stays under way until the server knows', async () => {
    const socket = await sitDown(asked('build E5', 'done'));
    session.doAtOnce('build E5');
    const [act] = socket.of('act');
    socket.tell({ type: 'refused', key: act!.key, kind: 'unavailable', problem: 'Later.' });
    expect([session.sending, session.chosen]).toEqual([true, 'build E5']);
    expect(toasts.list.map(({ kind, text }) => [kind, text])).toEqual([['connection', 'Later.']]);
    vi.advanceTimersByTime(2000);
    expect(socket.of('act')).toEqual([act, act]);
    socket.tell({ ...asked('done'), version: 2 });
    socket.tell({ type: 'done', key: act!.key, version: 2 });
    expect([session.sending, toasts.list]).toEqual([false, []]);
  });
});

describe('what answers would change', () => {
  const bare = () => tableState({ ...asked('build E5'), version: 2, previews: false });
  const whole = () => ({ ...asked('build E5'), courses: [], obstacles: { E6: 'too far' } });

  test('is worked out here where the engine is', async () => {
    vi.spyOn(adviser, 'knows').mockReturnValue(true);
    vi.spyOn(adviser, 'complete').mockImplementation((state) => {
      Object.assign(state, whole(), { version: 2, previews: true });
      return Promise.resolve(true);
    });
    const socket = await sitDown(asked('build E5', 'done'));
    expect(socket.sent.at(-1)).toMatchObject({ type: 'prefer', previews: false });
    const sent = socket.sent.length;
    socket.tell(bare());
    expect(session.real?.version).toBe(1);
    await vi.advanceTimersByTimeAsync(0);
    expect([session.real?.version, session.real?.obstacles]).toEqual([2, { E6: 'too far' }]);
    expect(socket.sent).toHaveLength(sent);
  });

  test('is asked of the server after all where that fails', async () => {
    const knows = vi.spyOn(adviser, 'knows').mockReturnValue(true);
    vi.spyOn(adviser, 'complete').mockImplementation(() => {
      knows.mockReturnValue(false);
      return Promise.resolve(false);
    });
    const socket = await sitDown(asked('build E5', 'done'));
    socket.tell(bare());
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'prefer', previews: true });
    expect(session.real?.version).toBe(1);
    socket.tell({ ...whole(), version: 2 });
    expect(session.real?.version).toBe(2);
  });
});

test('the player is called once for each time that the table asks', async () => {
  const tones: number[] = [];
  class Speaker {
    currentTime = 0;
    createOscillator = () => ({
      frequency: {},
      connect: (next: object) => next,
      start: () => tones.push(1),
      stop() {},
    });
    createGain = () => ({ gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} });
  }
  vi.stubGlobal('AudioContext', Speaker);
  settings.sound = true;
  const socket = await sitDown(tableState());
  expect(tones).toHaveLength(0);
  socket.tell({ ...asked('build E5', 'done'), version: 2 });
  socket.tell({ ...asked('done', 'burn'), version: 3 });
  expect(tones).toHaveLength(2);
  socket.tell(tableState({ version: 4 }));
  socket.tell({ ...asked('decline'), version: 5 });
  expect(tones).toHaveLength(4);
  settings.sound = false;
});
