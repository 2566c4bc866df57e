import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tip, tips } from '$lib/ui/tip.svelte';

let button: HTMLButtonElement;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button>?</button>';
  button = document.querySelector('button')!;
  place(200);
  leave = tip('Help')(button) as () => void;
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

const place = (top: number) => vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, top, 40, 20));
const pointer = (name: string, pointerType: string) => button.dispatchEvent(new PointerEvent(name, { pointerType }));

test('the mouse shows the words above the middle, and takes them away', () => {
  pointer('pointerenter', 'mouse');
  expect(tips.shown).toEqual({ text: 'Help', way: null, x: 120, y: 192, below: false });
  pointer('pointerleave', 'mouse');
  expect(tips.shown).toBeNull();
});

test('at the upper edge they stand below', () => {
  place(10);
  pointer('pointerenter', 'mouse');
  expect(tips.shown).toEqual({ text: 'Help', way: null, x: 120, y: 38, below: true });
});

test('who presses with the mouse has read enough', () => {
  pointer('pointerenter', 'mouse');
  pointer('pointerdown', 'mouse');
  expect(tips.shown).toBeNull();
});

test('a finger shows them by a long press only', () => {
  pointer('pointerenter', 'touch');
  pointer('pointerdown', 'touch');
  vi.advanceTimersByTime(300);
  pointer('pointerup', 'touch');
  vi.advanceTimersByTime(1000);
  expect(tips.shown).toBeNull();
  pointer('pointerdown', 'touch');
  vi.advanceTimersByTime(450);
  expect(tips.shown?.text).toBe('Help');
});

test('the keyboard shows them, a click that gives the focus does not', () => {
  const byKeys = vi.spyOn(button, 'matches').mockReturnValue(false);
  button.dispatchEvent(new FocusEvent('focusin'));
  expect(tips.shown).toBeNull();
  byKeys.mockReturnValue(true);
  button.dispatchEvent(new FocusEvent('focusin'));
  expect(tips.shown?.text).toBe('Help');
  button.dispatchEvent(new FocusEvent('focusout'));
  expect(tips.shown).toBeNull();
});

test('what goes takes its own words with it, and listens no more', () => {
  pointer('pointerenter', 'mouse');
  leave();
  expect(tips.shown).toBeNull();
  pointer('pointerenter', 'mouse');
  expect(tips.shown).toBeNull();
  tips.shown = { text: 'Another', way: null, x: 0, y: 0, below: false };
  leave();
  expect(tips.shown.text).toBe('Another');
  tips.shown = null;
});

test('a tip with a way out waits for the mouse to come over, and stays while it is there', () => {
  leave();
  const way = { words: 'Burn 3', go: vi.fn() };
  leave = tip('Power: 3 short', way)(button) as () => void;
  pointer('pointerenter', 'mouse');
  expect(tips.shown?.way).toBe(way);
  pointer('pointerleave', 'mouse');
  tips.held = true;
  vi.advanceTimersByTime(1000);
  expect(tips.shown).not.toBeNull();
  tips.held = false;
  pointer('pointerenter', 'mouse');
  pointer('pointerleave', 'mouse');
  vi.advanceTimersByTime(1000);
  expect(tips.shown).toBeNull();
});
