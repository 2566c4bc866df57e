/** Python in a worker: Pyodide from our own files, with the engine imported. */
import type { PyodideConfig, PyodideInterface } from 'pyodide';
import { forget, recall } from './memory';
import type { Place } from './messages';

/** Of what is fetched, when nothing of it is on the device yet: megabytes after decompression. */
const EXPECTED = 14.3;

/** Read from there as it is; nothing is unpacked. */
const ARCHIVE = '/engine.zip';

const IMPORTS = `
import sys
sys.path.insert(0, "${ARCHIVE}")
from boardwright.site import standin
standin.install()
from boardwright.site import device
device.warm_up()
`;

type Report = (done: number) => void;

export interface Started {
  python: PyodideInterface;
  /** Its memory now, to begin from at later visits; null where it began from one itself. */
  memory: (() => Uint8Array<ArrayBuffer>) | null;
}

/** Of Emscripten's module, what Pyodide's types do not name. */
interface Memory {
  _malloc(bytes: number): number;
}

type MakeModule = NonNullable<PyodideConfig['createPyodideModule']>;

/** `report`: how much of the way is behind, from 0 to 1. */
export async function startPython(place: Place, report: Report): Promise<Started> {
  // A response that is wrapped is not taken from the browser's cache of compiled code, so what is here is not counted.
  const stop = place.kept ? () => {} : countFetches(report);
  try {
    const memory = await recall(place);
    if (memory) {
      try {
        return { python: await load(place, memory), memory: null };
      } catch {
        await forget(place); // it does not fit: begin at the beginning
      }
    }
    const python = await load(place, null);
    report(0.8);
    python.runPython(IMPORTS);
    return { python, memory: () => python.makeMemorySnapshot() as Uint8Array<ArrayBuffer> };
  } finally {
    stop();
  }
}

/** `memory`: what it begins from; null: from nothing, so that its own may be kept. */
async function load(place: Place, memory: Uint8Array | null): Promise<PyodideInterface> {
  const home = new URL(`${place.folder}/${place.python}/`, location.origin).href;
  const [{ loadPyodide }, { default: make }] = (await Promise.all([
    import(/* @vite-ignore */ `${home}pyodide.mjs`),
    import(/* @vite-ignore */ `${home}pyodide.asm.mjs`),
  ])) as [typeof import('pyodide'), { default: MakeModule }];
  let archive: Promise<Uint8Array> | null = null;
  const createPyodideModule: MakeModule = async (settings) => {
    const module = await make(settings);
    archive = archiveOf(place); // it comes while Python starts, and did not compete with what that needs
    // Pyodide copies a memory into that of the new module, which has to be large enough by then.
    if (memory) (module as unknown as Memory)._malloc(memory.length);
    return module;
  };
  const begin: PyodideConfig = memory ? { _loadSnapshot: memory } : { _makeSnapshot: true };
  const python = await loadPyodide({ indexURL: home, packageBaseUrl: home, createPyodideModule, ...begin });
  python.FS.writeFile(ARCHIVE, await archive!);
  return python;
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
