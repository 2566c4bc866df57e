import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The settings of a page that is opened now: they read what the browser remembers once. */
async function opened() {
  vi.resetModules();
  return (await import('$lib/settings.svelte')).settings;
}

const keep = (name: string, value: string) => localStorage.setItem(`boardwright.${name}`, value);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the language', () => {
  test.each([
    ['is the chosen one', 'ru', ['uk-UA', 'en'], 'ru'],
    ['is the first of the browser that is known', null, ['de-DE', 'uk-UA', 'ru'], 'uk'],
    ['is English where no other is known', null, ['de', 'fr'], 'en'],
    ['is not one that is not known', 'de', ['ru'], 'ru'],
  ])('%s', async (_, chosen, languages, expected) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    if (chosen) keep('language', chosen);
    expect((await opened()).language).toBe(expected);
  });
});

describe('what is set', () => {
  test('outlives the page', async () => {
    const settings = await opened();
    settings.language = 'uk';
    settings.theme = 'dark';
    settings.confirm = false;
    settings.sound = settings.notify = true;
    settings.prefer('terra_mystica', 'leech', 'ask');
    settings.prefer('terra_mystica', 'cult', 'fire');
    settings.prefer('santa_maria', 'year', 'hide');
    const again = await opened();
    expect(again).not.toBe(settings);
    expect([again.language, again.theme, again.confirm, again.sound, again.notify]).toEqual([
      'uk',
      'dark',
      false,
      true,
      true,
    ]);
    expect(again.preferences('terra_mystica')).toEqual({ leech: 'ask', cult: 'fire' });
    expect(again.preferences('santa_maria')).toEqual({ year: 'hide' });
    expect(again.preferences('planetfall')).toEqual({});
  });

  test('is quiet and careful before anybody sets it', async () => {
    const { confirm, sound, notify, name } = await opened();
    expect([confirm, sound, notify, name]).toEqual([true, false, false, '']);
  });

  test('a name has no space around it, and 24 letters at most', async () => {
    const settings = await opened();
    settings.name = `  ${'Анна'.repeat(10)}  `;
    expect(settings.name).toBe('Анна'.repeat(6));
    expect((await opened()).name).toBe('Анна'.repeat(6));
  });

  test('a guest keeps the number', async () => {
    const { guest } = await opened();
    expect(guest).toMatch(/^[1-9]\d{3}$/);
    expect((await opened()).guest).toBe(guest);
  });

  test('what cannot be read is as if it had never been set', async () => {
    keep('preferences', '{broken');
    expect((await opened()).preferences('santa_maria')).toEqual({});
  });

  test('holds for the page where the browser may not remember', async () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
    const settings = await opened();
    settings.name = 'Anna';
    expect(settings.name).toBe('Anna');
    expect((await opened()).name).toBe('');
    const { forget } = await import('$lib/remembered');
    expect(() => forget('name')).not.toThrow();
  });
});

test('the theme is the system’s until one is chosen', async () => {
  let tell: (event: { matches: boolean }) => void = () => {};
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: (_: string, listener: typeof tell) => (tell = listener),
  }));
  const settings = await opened();
  expect(settings.theme).toBe('dark');
  tell({ matches: false });
  expect(settings.theme).toBe('light');
  settings.theme = 'dark';
  expect(settings.theme).toBe('dark');
});
