import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import OwnFrame from '$lib/board/mystica/OwnFrame.svelte';
import { tabs } from '$lib/board/tabs.svelte';

const drawn = () =>
  mount(OwnFrame, {
    target: document.body,
    props: {
      terrain: 'forest',
      emblem: 'witches',
      name: 'Witches',
      player: 'Anna',
      text: '',
      points: { symbol: 'vp', title: 'points', number: 20, after: null },
      stocks: [],
      bowls: [5, 7, 0],
      income: [{ symbol: 'worker', title: 'workers', number: 2 }],
      words: { more: 'All of my board', income: 'Next income', incomeHint: '' },
      children: createRawSnippet(() => ({ render: () => '<div></div>' })),
    },
  });

afterEach(() => (tabs.spoken = ''));

test('on a phone the own board opens for its income, as long as the coach speaks of it', () => {
  const board = drawn();
  const opened = () => document.querySelector('button')?.getAttribute('aria-expanded');
  const speak = (part: string) => {
    tabs.spoken = part;
    flushSync();
  };
  flushSync();
  expect(opened()).toBe('false');
  speak('income');
  expect(opened()).toBe('true');
  speak('towns');
  expect(opened()).toBe('false');
  document.querySelector('button')?.click();
  speak('tracks'); // what the player has opened stays open
  expect(opened()).toBe('true');
  unmount(board);
});

test('on a phone the own board opens for what can be chosen there alone, and closes when that is done', () => {
  const board = drawn();
  const opened = () => document.querySelector('button')?.getAttribute('aria-expanded');
  const ask = (here: boolean) => {
    tabs.asksOwn = here;
    flushSync();
    return opened();
  };
  expect([ask(true), ask(false)]).toEqual(['true', 'false']);
  unmount(board);
});
