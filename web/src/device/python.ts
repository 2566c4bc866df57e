/** Python in a worker: Pyodide from our own files, with the engine unpacked into it. */
import type { PyodideInterface } from 'pyodide';
import type { PyBuffer } from 'pyodide/ffi';
import type { Place } from './messages';

/** Of what is fetched, when nothing of it is on the device yet: megabytes after decompression. */
const EXPECTED = 15.6;

type Report = (done: number) => void;

/** `report`: how much of the way is behind, from 0 to 1. */
export async function startPython(place: Place, report: Report): Promise<PyodideInterface> {
  const home = new URL(`${place.folder}/${place.python}/`, location.origin).href;
  // A response that is wrapped is not taken from the browser's cache of compiled code, so what is here is not counted.
  const stop = place.kept ? () => {} : countFetches(report);
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as typeof import('pyodide');
    const [python, archive] = await Promise.all([
      loadPyodide({ indexURL: home, packageBaseUrl: home }),
      archiveOf(place),
    ]);
    report(0.8);
    python.unpackArchive(archive, 'zip', { extractDir: '/engine' });
    python.runPython(`
import sys
sys.path.insert(0, "/engine")
from boardwright.site import standin
standin.install()
`);
    report(0.85);
    return python;
  } finally {
    stop();
  }
}

/** What an earlier visit has compiled, else the sources. */
async function archiveOf(place: Place): Promise<ArrayBuffer> {
  const known = await compiledBefore(place);
  const response = known ?? (await fetch(`${place.folder}/${place.engine}`));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.arrayBuffer();
}

const shelfOf = ({ folder }: Place) => caches.open(`boardwright ${folder || '/'} compiled`);
const nameOf = ({ folder, python, engine }: Place) => `${folder}/${python}/${engine}`;

/** A browser may keep nothing for us: then every visit is a first one. */
async function compiledBefore(place: Place): Promise<Response | undefined> {
  try {
    return await (await shelfOf(place)).match(nameOf(place));
  } catch {
    return undefined;
  }
}

/** For later visits: the engine as this Python compiles it, in place of that of other versions. */
export async function keepCompiled(python: PyodideInterface, place: Place): Promise<void> {
  if (!('caches' in self) || (await compiledBefore(place))) return;
  const made = python.runPython(`
from pathlib import Path
from boardwright.site.compiled import compiled
compiled(Path("/engine"))
`) as PyBuffer;
  const bytes = made.toJs() as Uint8Array<ArrayBuffer>;
  made.destroy();
  const shelf = await shelfOf(place);
  for (const other of await shelf.keys()) await shelf.delete(other);
  await shelf.put(nameOf(place), new Response(bytes));
}

/** Tells how much has come, until it is stopped. */
function countFetches(report: Report): () => void {
  const plain = self.fetch;
  let loaded = 0;
  const note = (bytes: number) => {
    loaded += bytes;
    report(Math.min(0.78, (0.78 * loaded) / (EXPECTED * 1e6)));
  };
  self.fetch = async (...asked: Parameters<typeof fetch>) => {
    const response = await plain(...asked);
    if (!response.body || !response.ok) return response;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        note(chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counting), { status: response.status, headers: response.headers });
  };
  return () => void (self.fetch = plain);
}
