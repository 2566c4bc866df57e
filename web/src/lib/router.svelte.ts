/** Which page is shown. Links are ordinary links; a click on one of ours stays in the page. */
import { root } from '$lib/root';

export type Route =
  | { page: 'lobby' }
  | { page: 'tables' }
  | { page: 'records' }
  | { page: 'rules'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'unknown' };

function read(path: string): Route {
  const [first = '', second = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: 'lobby' };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'tables') return { page: 'tables' };
  if (first === 'records') return { page: 'records' };
  if (first === 'rules') return { page: 'rules', game: second || null };
  return { page: 'unknown' };
}

/** Of a link to a move of a replay, `/t/abc?move=12`: the move. */
export function linkedMove(search: string): number | null {
  const told = /[?&]move=(\d+)(&|$)/.exec(search);
  return told ? Number(told[1]) : null;
}

/** The address at which a table opens as it was after a move. */
export const moveAddress = (table: string, move: number): string =>
  `${location.origin}${root}/t/${encodeURIComponent(table)}?move=${move}`;

const here = (): Route => read(location.pathname.slice(root.length));

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener('popstate', () => (this.route = here()));
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.route = here();
    scrollTo(0, 0);
  }

  /** Takes over clicks on links to pages of ours. */
  follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const ours = link.origin === location.origin && link.pathname.startsWith(`${root}/`);
    if (!ours || link.pathname.startsWith(`${root}/api/`)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
