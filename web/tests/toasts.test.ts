import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '$lib/toasts.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  toasts.list = [];
});

afterEach(() => vi.useRealTimers());

const shown = () => toasts.list.map(({ title, text }) => [title, text]);

test('at most two are shown, the newest last', () => {
  for (const title of ['one', 'two', 'three']) toasts.show('refused', title);
  expect(shown()).toEqual([
    ['two', ''],
    ['three', ''],
  ]);
});

test('the same said again replaces what was said before', () => {
  toasts.show('refused', 'No', 'not here');
  toasts.show('connection', 'No', 'the line is cut');
  toasts.show('refused', 'No', 'not there');
  expect(shown()).toEqual([
    ['No', 'the line is cut'],
    ['No', 'not there'],
  ]);
});

test('only what was too late goes away by itself', () => {
  toasts.show('refused', 'stays');
  toasts.show('stale', 'goes');
  vi.advanceTimersByTime(5999);
  expect(shown()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([['stays', '']]);
});

test('one is changed and closed by its number', () => {
  const [first, second] = [toasts.show('connection', 'lost for 3 s'), toasts.show('refused', 'No')];
  toasts.change(first, 'lost for 4 s', 'your answer is kept');
  expect(shown()).toEqual([
    ['lost for 4 s', 'your answer is kept'],
    ['No', ''],
  ]);
  toasts.close(second);
  toasts.close(second);
  expect(shown()).toEqual([['lost for 4 s', 'your answer is kept']]);
});
