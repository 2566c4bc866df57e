import { afterEach, expect, test, vi } from 'vitest';
import { inSight, isWhole, toTop } from '../src/table/insight';

afterEach(() => document.body.replaceChildren());

function board(inside: string): HTMLElement {
  const element = document.createElement('main');
  element.innerHTML = inside;
  document.body.append(element);
  return element;
}

test('a new part of the game begins at the top of the board and of its columns; the log stays', () => {
  const main = board('<div class="left"></div><div class="placed-log"><div class="list"></div></div>');
  const [left, log] = [main.querySelector('.left')!, main.querySelector('.list')!];
  for (const each of [main, left, log]) each.scrollTop = 80;
  toTop(main);
  expect([main, left, log].map((each) => each.scrollTop)).toEqual([0, 0, 80]);
});

test('a panel that asks is shown whole, though a part of what it offers is in sight', () => {
  const main = board('<section class="my-asks"><button aria-pressed="false"></button></section>');
  main.style.overflow = 'auto';
  const [panel, lit] = [main.querySelector('section')!, main.querySelector('button')!];
  const [shown, moved] = [vi.fn(), vi.fn()];
  [panel.scrollIntoView, lit.scrollIntoView] = [shown, moved];
  const box = (top: number, bottom: number) => () => ({ top, bottom, left: 0, right: 100 }) as DOMRect;
  main.getBoundingClientRect = box(0, 100);
  lit.getBoundingClientRect = box(60, 70);
  panel.getBoundingClientRect = box(50, 150);
  inSight(main);
  expect(shown).toHaveBeenCalledOnce();
  panel.getBoundingClientRect = box(0, 100);
  inSight(main);
  expect(shown).toHaveBeenCalledOnce();
  expect(moved).not.toHaveBeenCalled();
});

test('a thing is whole within the window and within all that scrolls around it', () => {
  const main = board('<div class="row"><button></button></div>');
  const [row, thing] = [main.querySelector<HTMLElement>('.row')!, main.querySelector('button')!];
  row.style.overflowX = 'auto';
  const box = (left: number, right: number, top = 0, bottom = 50) => ({ left, right, top, bottom }) as DOMRect;
  row.getBoundingClientRect = () => box(0, 390);
  const at = (left: number, right: number, top = 0, bottom = 50) => {
    thing.getBoundingClientRect = () => box(left, right, top, bottom);
    return isWhole(thing);
  };
  expect([at(300, 389), at(300, 420), at(-20, 60), at(0, 50, 20, 70)]).toEqual([true, false, false, false]);
  row.style.display = 'contents'; // it has no box, and cuts nothing
  expect([at(300, 420), at(300, innerWidth + 20)]).toEqual([true, false]);
});

test('what can be chosen is brought into sight, unless a part of it is there', () => {
  const main = board(
    '<button aria-pressed="false" aria-disabled="true"></button><button aria-pressed="false"></button>',
  );
  main.style.overflow = 'auto';
  const [grey, lit] = main.querySelectorAll('button');
  const seen = vi.fn();
  grey!.scrollIntoView = seen;
  lit!.scrollIntoView = seen;
  const at = (top: number) => ({ top, bottom: top + 10, left: 0, right: 10 }) as DOMRect;
  main.getBoundingClientRect = () => ({ top: 0, bottom: 100, left: 0, right: 100 }) as DOMRect;
  grey!.getBoundingClientRect = () => at(20);
  lit!.getBoundingClientRect = () => at(50);
  inSight(main);
  expect(seen).not.toHaveBeenCalled();
  lit!.getBoundingClientRect = () => at(400);
  inSight(main);
  expect(seen.mock.instances).toEqual([lit]);
});
