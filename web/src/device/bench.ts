/** The worker that thinks, as the tables see it: one piece of work at a time, each with its limit. */
import ThinkerWorker from './thinker.worker?worker';
import type { FromThinker, Place, ToThinker } from './messages';

interface Piece {
  resolve: (told: string | undefined) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

export class Bench {
  #worker: Worker | null = null;
  #ready: Promise<void> | null = null;
  #pieces = new Map<number, Piece>();
  #last = 0;
  /** Pieces wait for each other: the limit of each counts from its own beginning. */
  #queue: Promise<unknown> = Promise.resolve();

  /** `after`: no piece begins before. */
  constructor(
    private readonly place: Place,
    private readonly after: Promise<unknown> = Promise.resolve(),
  ) {}

  /** Tried twice: files may have been on their way when the network went. */
  start(): Promise<void> {
    return (this.#ready ??= this.#begin().catch(() => (this.#ready = this.#begin())));
  }

  #begin(): Promise<void> {
    const worker = new ThinkerWorker();
    this.#worker = worker;
    this.#post({ kind: 'start', place: this.place });
    return new Promise((resolve, reject) => {
      const fail = (why: string) => {
        this.#end();
        reject(new Error(why));
      };
      worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
        if (data.kind === 'ready') resolve();
        else if (data.kind === 'lost') fail(data.why);
        else this.#take(data);
      };
      worker.onerror = (event) => fail(event.message);
    });
  }

  /** What came of it as JSON; undefined, which is Python's None, where it took longer than so many seconds. */
  run(seconds: number, name: string, given: string): Promise<string | undefined> {
    const done = this.#queue.then(() => this.#do(seconds, name, given));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #do(seconds: number, name: string, given: string): Promise<string | undefined> {
    await this.after;
    await this.start();
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pieces.delete(id);
        this.#end();
        resolve(undefined);
      }, seconds * 1000);
      this.#pieces.set(id, { resolve, reject, timer });
      this.#post({ kind: 'work', id, name, given });
    });
  }

  #post(message: ToThinker): void {
    this.#worker?.postMessage(message);
  }

  #take(message: Extract<FromThinker, { id: number }>): void {
    const piece = this.#pieces.get(message.id);
    if (!piece) return;
    this.#pieces.delete(message.id);
    clearTimeout(piece.timer);
    if (message.kind === 'done') piece.resolve(message.told);
    else piece.reject(new Error(message.why));
  }

  /** Whatever it does: what has to be done is done by the next one. */
  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = null;
    for (const piece of this.#pieces.values()) {
      clearTimeout(piece.timer);
      piece.reject(new Error('the worker that thinks has ended'));
    }
    this.#pieces.clear();
  }
}
