/**
 * The worker of the tables, begun before anything else of the page: its start is most of a visit. So nothing else is
 * imported here: that would have to be read first.
 */
import { folder, onDevice } from '$lib/root';
import type { FromWorker, ToWorker } from './messages';
import TablesWorker from './tables.worker?worker';

/** What it says is kept until somebody listens. */
export class Begun {
  readonly worker = new TablesWorker();
  /** Done when the worker runs, or never will. */
  readonly runs: Promise<void>;
  #said: (MessageEvent<FromWorker> | ErrorEvent)[] = [];

  /** `steal`: take the tables over from another tab. */
  constructor(steal = false) {
    this.runs = new Promise((resolve) => {
      this.#hear((event) => {
        this.#said.push(event);
        resolve();
      });
    });
    const { engine = '', python = '' } = document.documentElement.dataset;
    const place = { folder, python, engine, kept: isKept() };
    this.worker.postMessage({ kind: 'start', place, steal } satisfies ToWorker);
  }

  listen(hears: (message: FromWorker) => void, fails: (why: string) => void): void {
    const take = (event: MessageEvent<FromWorker> | ErrorEvent) =>
      event instanceof ErrorEvent ? fails(event.message) : hears(event.data);
    this.#hear(take);
    this.#said.splice(0).forEach(take);
  }

  #hear(take: (event: MessageEvent<FromWorker> | ErrorEvent) => void): void {
    this.worker.onmessage = take;
    this.worker.onerror = take;
  }
}

/** Whether the files of this page came from the device itself. */
const isKept = (): boolean => Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller);

export const first = onDevice ? new Begun() : null;
