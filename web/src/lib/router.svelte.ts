/** Which page is shown. Links are ordinary links; a click on one of ours stays in the page. */
import { i18n } from '$lib/i18n/index.svelte';
import { download, sentence } from '$lib/net/http';
import { folder, onDevice, root } from '$lib/root';
import { toasts } from '$lib/toasts.svelte';

export type Route =
  | { page: 'lobby' }
  | { page: 'tables' }
  | { page: 'records' }
  | { page: 'rules'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'opening'; what: 'new' | 'record'; link: string }
  | { page: 'unknown' };

function read(address: string): Route {
  const brought = /^\/(new|record)\/(.+)$/.exec(address);
  if (brought) return { page: 'opening', what: brought[1] as 'new' | 'record', link: brought[2] ?? '' };
  const [path = ''] = address.split('?');
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

/** What stands in the address bar after what all our addresses begin with: `/t/abc?move=12`. */
function address(): string {
  if (onDevice) return location.hash.slice(1) || '/';
  return location.pathname.slice(root.length) + location.search;
}

const here = (): Route => read(address());

/** A place of the same page, where the address cannot name it: it names the page already. */
function lookAt(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener('popstate', () => (this.route = here()));
  }

  /** Of a link to a move: the move. It is told once; a reload shows the table as it is. */
  takeMove(): number | null {
    const [path = '', query = ''] = address().split('?');
    const move = linkedMove(`?${query}`);
    if (move !== null) history.replaceState(null, '', root + path);
    return move;
  }

  /** `instead`: the way back does not lead to where one was. */
  go(address: string, { instead = false } = {}): void {
    if (instead) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.route = here();
    scrollTo(0, 0);
  }

  /** No host could send what is kept on this device. */
  #save(event: MouseEvent, path: string): void {
    event.preventDefault();
    download(path).catch((error: unknown) => toasts.show('refused', i18n.t.net.refused, sentence(error)));
  }

  /** Takes over clicks on links to pages of ours. */
  follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.defaultPrevented || link.target) return;
    if (onDevice && link.hash.startsWith('#/api/')) this.#save(event, link.hash.slice('#/api'.length));
    if (event.defaultPrevented || link.hasAttribute('download')) return;
    const ours = link.origin === location.origin && link.pathname.startsWith(`${folder}/`);
    if (!ours || link.pathname.startsWith(`${folder}/api/`)) return;
    if (onDevice) {
      event.preventDefault();
      if (link.hash.startsWith('#/')) this.go(root + link.hash.slice(1));
      else lookAt(link.hash.slice(1));
      return;
    }
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
