import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkedMove, moveAddress, router } from '$lib/router.svelte';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  router.go('/');
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test.each([
  ['/', { page: 'lobby' }],
  ['/tables', { page: 'tables' }],
  ['/records', { page: 'records' }],
  ['/rules', { page: 'rules', game: null }],
  ['/rules/santa_maria', { page: 'rules', game: 'santa_maria' }],
  ['/t/abc', { page: 'table', id: 'abc' }],
  ['/t/a%20b/', { page: 'table', id: 'a b' }],
  ['/t', { page: 'unknown' }],
  ['/nowhere', { page: 'unknown' }],
])('the address %s is a page', (address, route) => {
  router.go(address);
  expect(router.route).toEqual(route);
  expect(location.pathname).toBe(new URL(address, location.href).pathname);
});

test('the browser’s way back is followed', () => {
  router.go('/tables');
  history.replaceState(null, '', '/records');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(router.route).toEqual({ page: 'records' });
});

describe('a click', () => {
  /** Clicks on what is inside of a link; whether the page took it over. */
  function click(attributes: string, init: MouseEventInit = {}, prevent = false): boolean {
    document.body.innerHTML = `<a ${attributes}><span>go</span></a>`;
    let taken = false;
    const listen = (event: MouseEvent) => {
      if (prevent) event.preventDefault();
      router.follow(event);
      taken = event.defaultPrevented && !prevent;
      event.preventDefault();
    };
    document.body.addEventListener('click', listen, { once: true });
    document
      .querySelector('span')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return taken;
  }

  test('on a link of ours stays in the page', () => {
    expect(click('href="/t/abc?seat=1#log"')).toBe(true);
    expect(router.route).toEqual({ page: 'table', id: 'abc' });
    expect(location.search + location.hash).toBe('?seat=1#log');
  });

  test.each([
    ['with a key held', 'href="/tables"', { ctrlKey: true }, false],
    ['with the middle button', 'href="/tables"', { button: 1 }, false],
    ['for another window', 'href="/tables" target="_blank"', {}, false],
    ['on a file', 'href="/tables" download', {}, false],
    ['on what the server answers', 'href="/api/tables"', {}, false],
    ['on another site', 'href="https://example.org/tables"', {}, false],
    ['on a place of the same page', 'href="/#about"', {}, false],
    ['that somebody has answered', 'href="/tables"', {}, true],
  ])('%s is the browser’s', (_, attributes, init, prevent) => {
    expect(click(attributes, init, prevent)).toBe(false);
    expect(router.route).toEqual({ page: 'lobby' });
  });

  test('beside a link is nobody’s', () => {
    const event = new MouseEvent('click', { cancelable: true });
    router.follow(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

test('a link to a move of a replay is read as it was written', () => {
  expect(linkedMove(new URL(moveAddress('a b', 12)).search)).toBe(12);
  expect(linkedMove('?move=0')).toBe(0);
  expect([linkedMove(''), linkedMove('?move='), linkedMove('?move=-3'), linkedMove('?move=x')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
