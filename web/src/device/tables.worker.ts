/** The worker that keeps the tables: Python with the server's own lobby in it, a shelf beside it, and a bench for bots. */
import type { PyodideInterface } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { Bench } from './bench';
import type { FromWorker, Place, ToWorker } from './messages';
import { startPython } from './python';
import { Shelf } from './shelf';

/** `boardwright.site.device.Device`, seen from here. */
interface Device extends PyProxy {
  open(): Promise<void>;
  ask(method: string, address: string, body: string, seat: number | undefined): Promise<PyProxy>;
  join(
    line: number,
    table: string,
    seat: number | undefined,
    confirm: boolean,
    post: (text: string) => void,
  ): Promise<void>;
  hear(line: number, said: string): Promise<void>;
  leave(line: number): void;
  remove(table: string): Promise<PyProxy>;
  dumps(): string;
  restore(text: string): Promise<PyProxy>;
  unreadable: number;
}

/** `boardwright.kernel.registry`. */
interface Registry extends PyProxy {
  names(): Iterable<string>;
  game(name: string): PyProxy;
}

const post = (message: FromWorker) => self.postMessage(message);

const RELOADS_WITHIN = 3000; // milliseconds
const DRAWS_WITHIN = 2000; // the page, which needs the processor for it

let device: Device | null = null;
/** What Python imports from and reads. */
let archives: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    start(data.place, data.steal).catch((error: unknown) => post({ kind: 'failed', why: String(error) }));
  } else {
    handle(data, device!).catch((error: unknown) => {
      console.error(error);
      // Whoever waits for an answer is told that there is none.
      if ('id' in data) post({ kind: 'answer', id: data.id, status: 500, text: 'null', name: '' });
    });
  }
};

async function start(place: Place, steal: boolean): Promise<void> {
  post({ kind: 'loading', done: 0 });
  await alone(place.folder, steal);
  post({ kind: 'loading', done: 0 }); // another tab may have had them until now
  const [{ python, whole, archives: coming }, shelf] = await Promise.all([
    startPython(place, (done) => post({ kind: 'loading', done })),
    Shelf.open(place.folder),
  ]);
  if (!shelf.keeps) post({ kind: 'trouble', trouble: 'forgetful' });
  post({ kind: 'loading', done: 0.95 });
  const make = python.runPython('device.Device') as (shelf: Shelf, bench: Bench) => Device;
  let drawn = () => {};
  const bench = new Bench(place, new Promise<void>((resolve) => (drawn = resolve)));
  device = make(shelf, bench);
  archives = coming.catch((error: unknown) => post({ kind: 'failed', why: String(error) }));
  await device.open();
  post({ kind: 'ready', unreadable: device.unreadable });
  // A bot whose turn it was when the page was closed thinks as soon as that is there.
  setTimeout(drawn, DRAWS_WITHIN / 4);
  await pause(DRAWS_WITHIN);
  // The first bot would else wait for it. Where it does not start, a bot that is asked tries again.
  void bench.start().catch(() => undefined);
  if (!whole) await importGames(python);
}

const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One after the other, so that whoever asks meanwhile waits for one at most: who begins a game then waits for none. */
async function importGames(python: PyodideInterface): Promise<void> {
  const registry = python.pyimport('boardwright.kernel.registry') as Registry;
  for (const name of registry.names()) {
    await pause();
    registry.game(name).destroy();
  }
}

/**
 * One tab has the tables: two that both wrote would undo each other's moves. Resolves when it is this one; the page is
 * told when that takes longer than a reload, whose old worker may need a moment to die.
 */
function alone(folder: string, steal: boolean): Promise<void> {
  const elsewhere = () => post({ kind: 'trouble', trouble: 'elsewhere' });
  const notice = setTimeout(elsewhere, RELOADS_WITHIN);
  return new Promise((resolve) => {
    const held = navigator.locks.request(`boardwright ${folder}`, { steal }, () => {
      clearTimeout(notice);
      resolve();
      return new Promise(() => {}); // for as long as this worker lives
    });
    held.catch(() => {
      // Another tab has taken them over.
      device = null;
      elsewhere();
      self.close();
    });
  });
}

async function handle(message: Exclude<ToWorker, { kind: 'start' }>, device: Device): Promise<void> {
  // The first page asks for the tables alone, which are told from memory.
  if (message.kind !== 'ask' || message.method !== 'GET' || message.address !== '/api/tables') await archives;
  switch (message.kind) {
    case 'ask':
      answer(message.id, await device.ask(message.method, message.address, message.body, message.seat));
      break;
    case 'join':
      try {
        const told = (text: string) => post({ kind: 'told', line: message.line, text });
        await device.join(message.line, message.table, message.seat, message.confirm, told);
      } catch {
        post({ kind: 'closed', line: message.line });
      }
      break;
    case 'hear':
      await device.hear(message.line, message.said);
      break;
    case 'leave':
      device.leave(message.line);
      break;
    case 'remove':
      answer(message.id, await device.remove(message.table));
      break;
    case 'export':
      post({ kind: 'answer', id: message.id, status: 200, text: device.dumps(), name: '' });
      break;
    case 'restore':
      answer(message.id, await device.restore(message.text));
  }
}

function answer(id: number, told: PyProxy): void {
  const [status, text, name] = told.toJs() as [number, string, string];
  told.destroy();
  post({ kind: 'answer', id, status, text, name });
}
