/** Python in a worker: Pyodide from our own files, with the engine imported. */
import type { PyodideConfig, PyodideInterface } from 'pyodide';
import { forget, recall } from './memory';
import type { Place } from './messages';

/** Of what is fetched, when nothing of it is on the device yet: megabytes as they are counted. */
const EXPECTED = 11.7;

/** Whoever is told draws it, which takes what else is drawn from a slow processor. */
const STEP = 0.02;

const BINARY = 'pyodide.asm.wasm';
const LIBRARY = 'library.pack';

/** Imported from as it is; nothing is unpacked. */
const ARCHIVE = '/engine.zip';

const IMPORTS = `
import sys
sys.path.insert(0, "${ARCHIVE}")
from boardwright.site import standin
standin.install()
from boardwright.site import device
`;

type Report = (done: number) => void;

export interface Started {
  python: PyodideInterface;
  /** Whether all games are imported: else each is when it is first asked for. */
  whole: boolean;
  /** Until then nothing more can be imported, nor any data read: who begins from a memory has no need of that at first. */
  archives: Promise<void>;
}

/** Of Emscripten's module, what Pyodide's types do not name. */
interface Memory {
  _malloc(bytes: number): number;
}

type MakeModule = NonNullable<PyodideConfig['createPyodideModule']>;
type Scripts = [typeof import('pyodide'), { default: MakeModule }];

/** As soon as it can be: from what is kept of an earlier start, else with no game imported. `report`: how much of the
 *  way is behind, from 0 to 1. */
export async function startPython(place: Place, report: Report): Promise<Started> {
  const started = await load(place, report, {});
  if (!started.whole) {
    report(0.8);
    started.python.runPython(IMPORTS);
  }
  return started;
}

/** With every game imported. `remember`: is given its memory, to begin from another time, unless it began so itself. */
export async function startWhole(
  place: Place,
  remember: (memory: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<PyodideInterface> {
  const { python, whole, archives } = await load(place, () => {}, { _makeSnapshot: true });
  await archives;
  if (!whole) {
    python.runPython(`${IMPORTS}device.warm_up()`);
    await remember(python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>); // before anything of this page is in it
  }
  return python;
}

/** `anew`: how it begins where no memory is kept. */
async function load(place: Place, report: Report, anew: PyodideConfig): Promise<Started> {
  const files = new Files(place, report);
  const memory = await recall(place);
  if (memory) {
    try {
      const python = await begin(files, { _loadSnapshot: memory });
      return { python, whole: true, archives: lay(files, python) };
    } catch {
      await forget(place); // it does not fit: begin at the beginning
    }
  }
  const fresh = memory ? new Files(place, report) : files;
  const python = await begin(fresh, anew);
  await lay(fresh, python);
  return { python, whole: false, archives: Promise.resolve() };
}

async function begin(files: Files, how: PyodideConfig): Promise<PyodideInterface> {
  const plain = self.fetch;
  const { instantiateStreaming } = WebAssembly;
  const memory = how._loadSnapshot as Uint8Array | undefined;
  self.fetch = files.handOut(memory === undefined);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await files.binary;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    const [{ loadPyodide }, { default: make }] = await files.scripts;
    const createPyodideModule: MakeModule = async (settings) => {
      const module = await make(settings);
      // Pyodide copies a memory into that of the new module, which has to be large enough by then.
      if (memory) (module as unknown as Memory)._malloc(memory.length);
      return module;
    };
    const { home } = files;
    const where = { indexURL: home, packageBaseUrl: home, stdLibURL: home + LIBRARY };
    const settings = { ...where, lockFileContents: files.list, createPyodideModule, ...how };
    // Pyodide waits for ever for a file that does not come.
    return await Promise.race([loadPyodide(settings), files.lost]);
  } finally {
    self.fetch = plain;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** Put the archives where Python looks for them. */
async function lay(files: Files, python: PyodideInterface): Promise<void> {
  const [library, engine] = await Promise.all([files.library, files.engine]);
  const place = (python.FS.readdir('/lib') as string[]).find((name) => name.endsWith('.zip'))!;
  python.FS.writeFile(`/lib/${place}`, library);
  python.FS.writeFile(ARCHIVE, engine);
}

const isBinary = (response: Response) => response.headers.get('content-type') === 'application/wasm';

/** As it comes; where a host does not say what it sends, when it has come. */
async function compiled(coming: Promise<Response>): Promise<WebAssembly.Module> {
  const response = await coming;
  return isBinary(response)
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

type Bytes = Promise<Uint8Array<ArrayBuffer>>;

/** What Python begins with: fetched all at once instead of one after the other. */
class Files {
  readonly home: string;
  readonly scripts: Promise<Scripts>;
  /** Compiled while it comes, and while what is kept of an earlier start is read. */
  readonly binary: Promise<WebAssembly.Module>;
  /** Which packages could be fetched: Pyodide wants to know. */
  readonly list: Promise<string>;
  /** Rejects where a file does not come. */
  readonly lost: Promise<never>;

  /** When it has come, where that is counted. */
  readonly #binaryHere: Promise<void> | undefined;
  readonly #fetch = self.fetch.bind(self);
  #library: Bytes | undefined;
  #engine: Bytes | undefined;
  #lose = (_: unknown) => {};
  #loaded = 0;
  #told = 0;

  constructor(
    private readonly place: Place,
    private readonly report: Report,
  ) {
    this.home = new URL(`${place.folder}/${place.python}/`, location.origin).href;
    this.lost = new Promise((_, reject) => (this.#lose = reject));
    this.lost.catch(() => undefined); // told to whoever waits by then
    this.scripts = this.#watched(
      Promise.all([
        import(/* @vite-ignore */ `${this.home}pyodide.mjs`),
        import(/* @vite-ignore */ `${this.home}pyodide.asm.mjs`),
      ]) as Promise<Scripts>,
    );
    this.list = this.#watched(this.#asked('pyodide-lock.json').then((response) => response.text()));
    if (place.kept) {
      // A response that is wrapped is not taken from the browser's cache of compiled code: it is here, and not counted.
      this.binary = this.#watched(compiled(this.#keptBinary()));
      return;
    }
    let come = () => {};
    this.#binaryHere = new Promise((resolve) => (come = resolve));
    this.binary = this.#watched(compiled(this.#counted(this.#asked(BINARY), come)));
    void this.engine;
  }

  get library(): Bytes {
    return (this.#library ??= this.#watched(this.#unpacked(this.#asked(LIBRARY))));
  }

  /** It is needed when Python runs, and does not compete with what that needs. */
  get engine(): Bytes {
    const { folder, engine } = this.place;
    const before = this.#binaryHere && Promise.all([this.#binaryHere, this.library]);
    return (this.#engine ??= this.#watched(
      Promise.resolve(before).then(() => this.#unpacked(this.#fetch(`${folder}/${engine}`))),
    ));
  }

  /** In place of `fetch`, for Pyodide, which asks for them by and by. */
  handOut(withLibrary: boolean): typeof fetch {
    return async (asked, ...more) => {
      if (String(asked) === this.home + BINARY) return new Response(null); // `binary` is taken instead
      if (String(asked) === this.home + LIBRARY) return new Response(withLibrary ? await this.library : null);
      return this.#fetch(asked, ...more);
    };
  }

  #watched<T>(coming: Promise<T>): Promise<T> {
    coming.catch(this.#lose);
    return coming;
  }

  async #asked(name: string): Promise<Response> {
    return this.#fetch(this.home + name);
  }

  /** From the browser's own cache, which keeps it compiled; where a host has it no longer, from what we keep ourselves
   *  (`site/service.js`). */
  async #keptBinary(): Promise<Response> {
    try {
      const response = await this.#asked(BINARY);
      if (response.ok && isBinary(response)) return response;
    } catch {
      // no network after all
    }
    return this.#asked(`${BINARY}?kept`);
  }

  /** A pack is compressed by us, and by some hosts decompressed on its way. */
  async #unpacked(coming: Promise<Response>): Promise<Uint8Array<ArrayBuffer>> {
    const packed = new Uint8Array(await (await this.#counted(coming)).arrayBuffer());
    if (packed[0] !== 0x1f || packed[1] !== 0x8b) return packed;
    const unpacking = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(unpacking).arrayBuffer());
  }

  /** Tells how much has come, and when all has. */
  async #counted(coming: Promise<Response>, come?: () => void): Promise<Response> {
    const response = await coming;
    if (!response.ok || !response.body) throw new Error(`${response.url}: ${response.status}`);
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        this.#loaded += chunk.byteLength;
        const done = Math.min(0.78, (0.78 * this.#loaded) / (EXPECTED * 1e6));
        if (done >= this.#told + STEP) this.report((this.#told = done));
        controller.enqueue(chunk);
      },
      flush: come ?? (() => {}),
    });
    return new Response(response.body.pipeThrough(counting), { status: response.status, headers: response.headers });
  }
}
