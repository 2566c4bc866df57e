/** Versions of the site: its files lie on the device, a new one is fetched beside the old, and offered. */
import { folder } from '$lib/root';

const LOOK_EVERY = 3_600_000; // milliseconds

class Updates {
  /** A whole new version lies ready. */
  offered = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #wanted = false;

  /** Once the games are there: files that are kept for later must not compete with those that are needed now. */
  async keep(): Promise<void> {
    // Not there in a page that was not come by safely, as with http:// from another machine: then nothing is kept.
    const keeper = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!keeper) return;
    try {
      const options: RegistrationOptions = { scope: `${folder}/`, updateViaCache: 'none' };
      this.#registration = await keeper.register(`${folder}/service.js`, options);
    } catch {
      return; // the browser does not want to; the site works as long as there is a network
    }
    this.#watch(this.#registration);
    keeper.addEventListener('controllerchange', () => this.#wanted && location.reload());
    setInterval(() => void this.#look(), LOOK_EVERY);
  }

  /** Games are kept after every move: after the reload everything is as it was. */
  use(): void {
    this.#wanted = true;
    this.#registration?.waiting?.postMessage('use it now');
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const look = () => (this.offered = registration.waiting !== null && registration.active !== null);
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  }

  async #look(): Promise<void> {
    await this.#registration?.update().catch(() => undefined); // without a network there is nothing new
  }
}

export const updates = new Updates();
