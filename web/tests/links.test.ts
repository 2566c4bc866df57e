import { Blob } from 'node:buffer';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { packed, recordIn, tableIn } from '$lib/links';

// The document that tests have around them compresses nothing; Node does.
beforeAll(() => {
  for (const [name, kind] of Object.entries({ Blob, CompressionStream, DecompressionStream }))
    vi.stubGlobal(name, kind);
});
afterAll(() => vi.unstubAllGlobals());

test('a link begins a table against bots', () => {
  expect(tableIn('terra_mystica?bots=strong,novice&pace=calm&map=fjords', 'Anna')).toEqual({
    game: 'terra_mystica',
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'strong' }, { kind: 'bot', bot: 'novice' }],
    options: { map: 'fjords' },
    pace: 'calm',
    name: 'Anna',
    ready: true,
  });
  expect(tableIn('santa_maria?bots=', 'Anna')?.seats).toEqual([{ kind: 'person' }]);
  expect(tableIn('planetfall', 'Anna')?.seats).toHaveLength(3);
});

test.each([
  '',
  '../etc',
  'a/b',
  'Planetfall',
  'x'.repeat(41),
  `planetfall?bots=${'a,'.repeat(20)}`,
  `planetfall?x=${'y'.repeat(70_000)}`,
])('what is no such link is none: %.20s', (link) => expect(tableIn(link, '')).toBeNull());

test('a record travels in a link', async () => {
  const record = 'boardwright: 1\ngame: planetfall\n' + '1: fly 3 — über\n'.repeat(500);
  const link = await packed(record);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(record.length / 10);
  expect(await recordIn(link)).toBe(record);
});

test('a damaged link, one that is too long and one that swells are none', async () => {
  const link = await packed('some text that is long enough to be cut');
  for (const wrong of ['', link.slice(0, -6), 'a b', '!!!!', 'A'.repeat(60_001), await packed('x'.repeat(400_001))])
    expect(await recordIn(wrong)).toBeNull();
});
