/** A turn in which nothing is left to do ends itself, unless somebody stops it. */
export class Ending {
  /** When it ends, in milliseconds since 1970; null: it waits to be ended. */
  at = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly end: () => void) {}

  start(after: number): void {
    this.stop();
    this.at = Date.now() + after;
    this.#timer = setTimeout(() => {
      this.at = null;
      this.end();
    }, after);
  }

  stop = (): void => {
    clearTimeout(this.#timer);
    this.at = null;
  };
}
