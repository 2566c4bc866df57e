/** Python in a worker: Pyodide from our own files, with the engine imported. */
import type { PyodideConfig, PyodideInterface } from 'pyodide';
import { forget, recall } from './memory';
import type { Place } from './messages';

/** Of what is fetched, when nothing of it is on the device yet: megabytes after decompression. */
const EXPECTED = 15.6;

/** Read from there as it is; nothing is unpacked. */
const ARCHIVE = '/engine.zip';

const IMPORTS = `
import sys
sys.path.insert(0, "${ARCHIVE}")
from boardwright.site import standin
standin.install()
from boardwright.site import device
from boardwright.kernel import registry
registry.games()
`;

type Report = (done: number) => void;

export interface Started {
  python: PyodideInterface;
  /** Its memory now, to begin from at later visits; null where it began from one itself. */
  memory: (() => Uint8Array<ArrayBuffer>) | null;
}

type MakeModule = NonNullable<PyodideConfig['createPyodideModule']>;

/** `report`: how much of the way is behind, from 0 to 1. */
export async function startPython(place: Place, report: Report): Promise<Started> {
  // A response that is wrapped is not taken from the browser's cache of compiled code, so what is here is not counted.
  const stop = place.kept ? () => {} : countFetches(report);
  const archive = archiveOf(place);
  try {
    const memory = await recall(place);
    if (memory) {
      try {
        return { python: await load(place, archive, await beginFrom(place, memory)), memory: null };
      } catch {
        await forget(place); // it does not fit: begin at the beginning
      }
    }
    const python = await load(place, archive, { _makeSnapshot: true });
    report(0.8);
    python.runPython(IMPORTS);
    return { python, memory: () => python.makeMemorySnapshot() as Uint8Array<ArrayBuffer> };
  } finally {
    stop();
  }
}

const homeOf = ({ folder, python }: Place) => new URL(`${folder}/${python}/`, location.origin).href;

async function load(place: Place, archive: Promise<Uint8Array>, config: PyodideConfig): Promise<PyodideInterface> {
  const home = homeOf(place);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as typeof import('pyodide');
  const [python, engine] = await Promise.all([
    loadPyodide({ indexURL: home, packageBaseUrl: home, ...config }),
    archive,
  ]);
  python.FS.writeFile(ARCHIVE, engine);
  return python;
}

/** Pyodide copies a memory into that of a new module, which has to be large enough for it by then. */
async function beginFrom(place: Place, memory: Uint8Array): Promise<PyodideConfig> {
  const script = `${homeOf(place)}pyodide.asm.mjs`;
  const { default: make } = (await import(/* @vite-ignore */ script)) as { default: MakeModule };
  const makeLarge: MakeModule = async (settings) => {
    const module = await make(settings);
    module._malloc(memory.length);
    return module;
  };
  return { _loadSnapshot: memory, createPyodideModule: makeLarge };
}

async function archiveOf({ folder, engine }: Place): Promise<Uint8Array> {
  const response = await fetch(`${folder}/${engine}`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
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
