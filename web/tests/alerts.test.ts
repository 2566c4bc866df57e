import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';

/** A loudspeaker and a system that shows notifications, as far as the client asks them for something. */
const tones: number[] = [];

class Speaker {
  currentTime = 0;
  destination = {};
  createOscillator() {
    const frequency = { value: 0 };
    return { frequency, connect: (next: object) => next, start: () => tones.push(frequency.value), stop: () => {} };
  }
  createGain() {
    const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    return { gain, connect: () => {} };
  }
}

class Notice {
  static permission = 'granted';
  static shown: Notice[] = [];
  static requestPermission = () => Promise.resolve(Notice.permission);
  onclick: (() => void) | null = null;
  closed = false;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    Notice.shown.push(this);
  }
  close() {
    this.closed = true;
  }
}

/** The module keeps one loudspeaker: a new page has none yet. */
async function opened() {
  vi.resetModules();
  const [alerts, { settings: fresh }] = await Promise.all([import('$lib/alerts'), import('$lib/settings.svelte')]);
  Object.assign(fresh, { sound: settings.sound, notify: settings.notify });
  return alerts;
}

let visibility: DocumentVisibilityState;

beforeEach(() => {
  tones.length = 0;
  Notice.shown = [];
  Notice.permission = 'granted';
  visibility = 'hidden';
  vi.stubGlobal('AudioContext', Speaker);
  vi.stubGlobal('Notification', Notice);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  settings.sound = settings.notify = true;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const call = async () => (await opened()).callToTable('Your turn', 'Terra Mystica · Round 1', 'abc');

describe('a call to the table', () => {
  test('is heard as two tones, the second higher', async () => {
    await call();
    expect(tones).toHaveLength(2);
    expect(tones[1]).toBeGreaterThan(tones[0]!);
  });

  test('is a notification of its table, which brings the window to the front', async () => {
    await call();
    const [notice] = Notice.shown;
    expect([notice?.title, notice?.options.body, notice?.options.tag]).toEqual([
      'Your turn',
      'Terra Mystica · Round 1',
      'abc',
    ]);
    const focus = vi.spyOn(window, 'focus').mockImplementation(() => {});
    notice?.onclick?.();
    expect(focus).toHaveBeenCalledOnce();
    expect(notice?.closed).toBe(true);
  });

  test.each([
    ['the page is looked at', () => (visibility = 'visible')],
    ['it is not wanted', () => (settings.notify = false)],
    ['the browser has not allowed it', () => (Notice.permission = 'denied')],
  ])('is no notification where %s', async (_, change) => {
    change();
    await call();
    expect(Notice.shown).toEqual([]);
    expect(tones).toHaveLength(2);
  });

  test('is silent where sound is not wanted', async () => {
    settings.sound = false;
    await call();
    expect(tones).toEqual([]);
    expect(Notice.shown).toHaveLength(1);
  });

  test('disturbs nobody where there is no loudspeaker, and where only service workers may notify', async () => {
    const refuse = class {
      static permission = 'granted';
      constructor() {
        throw new TypeError('not here');
      }
    };
    vi.stubGlobal('AudioContext', refuse);
    vi.stubGlobal('Notification', refuse);
    await expect(call()).resolves.toBeUndefined();
  });
});

test('the browser is asked whether it allows notifications', async () => {
  const { allowNotifications } = await opened();
  expect(await allowNotifications()).toBe(true);
  Notice.permission = 'denied';
  expect(await allowNotifications()).toBe(false);
});

test('a browser without notifications allows none', async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'Notification');
  const { allowNotifications } = await opened();
  expect(await allowNotifications()).toBe(false);
});
