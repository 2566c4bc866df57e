import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { Reader, type Message } from '../src/lib/text/reader';
import { words } from '../src/lib/text/words.svelte';
import { FakeServer, settled } from './world';

const RU = `
coins =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } монету
                [few] { $n } монеты
               *[many] { $n } монет
            }
       *[nom]
            { $n ->
                [one] { $n } монета
                [few] { $n } монеты
               *[many] { $n } монет
            }
    }
pay = заплатить { AND($what, case: "acc") }
holds = у вас { $what }
list = { LIST($what, by: " · ") }
capital = { CAP($what) }, { LOW($what) }
`;

const coins = (n: number): Message => ({ say: 'g/coins', n });

function russian(): Reader {
  const reader = new Reader('ru');
  reader.learn('g', RU);
  return reader;
}

test('a thing is declined where it stands, and counted', () => {
  const reader = russian();
  const paid = [1, 2, 5, 11, 21].map((n) => reader.read({ say: 'g/pay', what: coins(n) }));
  expect(paid).toEqual([
    'заплатить 1 монету',
    'заплатить 2 монеты',
    'заплатить 5 монет',
    'заплатить 11 монет',
    'заплатить 21 монету',
  ]);
  expect(reader.read({ say: 'g/holds', what: coins(1) })).toBe('у вас 1 монета');
});

test('lists are told with the conjunction of the language, with commas or as asked', () => {
  const reader = russian();
  const some = [coins(1), coins(2), coins(5)];
  expect(reader.read({ say: 'g/pay', what: some })).toBe('заплатить 1 монету, 2 монеты и 5 монет');
  expect(reader.read({ say: 'g/holds', what: some })).toBe('у вас 1 монета, 2 монеты, 5 монет');
  expect(reader.read({ say: 'g/list', what: some })).toBe('1 монета · 2 монеты · 5 монет');
});

test('capital and small letters; names stay as they are', () => {
  expect(russian().read({ say: 'g/capital', what: 'анна' })).toBe('Анна, анна');
});

test('a message that the catalogue lacks shows its name; a catalogue that is not here says nothing', () => {
  expect(russian().read({ say: 'g/none' })).toBe('g/none');
  expect(russian().read({ say: 'other/none' })).toBe('');
});

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  settings.language = 'en';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('Texts in data read as strings, and follow the language without asking for the data again', async () => {
  server.on('/api/words/en/tea.ftl', () => new Response('cups = { $n } cups'));
  server.on('/api/words/uk/tea.ftl', () => new Response('cups = { $n } чашок'));
  const data = await words.told({ title: { say: 'tea/cups', n: 5 }, rows: [{ say: 'tea/cups', n: 6 }, 'plain'], n: 1 });
  expect(data).toEqual({ title: '5 cups', rows: ['6 cups', 'plain'], n: 1 });
  const seen: unknown[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(data.title));
  });
  flushSync();
  settings.language = 'uk';
  flushSync();
  await settled();
  flushSync();
  stop();
  expect(seen[0]).toBe('5 cups');
  expect(seen.at(-1)).toBe('5 чашок');
  expect(seen).not.toContain('');
  expect(server.requests.map((each) => each.path)).toEqual(['/api/words/en/tea.ftl', '/api/words/uk/tea.ftl']);
});
