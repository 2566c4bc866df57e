/** A line that is down: since when, and a notice that counts the seconds until it is mended. */
import { i18n } from '$lib/i18n/index.svelte';
import { toasts } from '$lib/toasts.svelte';

const QUIET = 3; // seconds: most breaks are over before anybody would have noticed

export class Loss {
  /** In milliseconds since 1970; 0: the line is up. */
  since = $state(0);
  #toast = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `keeps`: whether something waits to be sent. */
  constructor(private readonly keeps: () => boolean) {}

  begin(): void {
    clearInterval(this.#timer);
    this.since ||= Date.now();
    this.#timer = setInterval(() => this.#tell(), 1000);
  }

  end(): void {
    clearInterval(this.#timer);
    toasts.close(this.#toast);
    this.since = 0;
  }

  /** The line is up, but what was sent may have been written down or not: it is sent again until that is known. */
  doubt(problem: string): void {
    this.#toast = toasts.show('connection', i18n.t.net.kept, problem);
  }

  #tell(): void {
    const seconds = Math.round((Date.now() - this.since) / 1000);
    if (seconds < QUIET) return;
    const title = i18n.t.net.lost({ seconds });
    const text = this.keeps() ? i18n.t.net.kept : i18n.t.net.waiting;
    if (toasts.list.some((toast) => toast.id === this.#toast)) toasts.change(this.#toast, title, text);
    else this.#toast = toasts.show('connection', title, text);
  }
}
