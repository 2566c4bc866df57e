/**
 * What is told to everybody alike: files, for which nobody waits until Python has come (`site/said.py`). Those that the
 * first page shows are asked for before the client is read.
 */
import { firstLanguage } from '$lib/remembered';
import { folder, onDevice } from '$lib/root';

const SAID = /^\/(games$|words\/)/;

const { said = '', catalogues = '' } = document.documentElement.dataset;
const coming = new Map<string, Promise<Response>>();

const fetched = (path: string): Promise<Response> => fetch(`${folder}/${said}${path}.txt`);

/** Null where it is not such a file. */
export function file(path: string): Promise<Response> | null {
  if (!SAID.test(path)) return null;
  const early = coming.get(path);
  coming.delete(path); // it can be read once
  return early ?? fetched(path);
}

/** Fetch what the first page shows. Whoever asks for one that does not come hears of it. */
export function fetchFirst(): void {
  const words = catalogues.split(' ').map((name) => `/words/${firstLanguage()}/${name}.ftl`);
  for (const path of onDevice ? ['/games', ...words] : []) {
    const asked = fetched(path);
    asked.catch(() => undefined);
    coming.set(path, asked);
  }
}
