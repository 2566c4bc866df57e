/**
 * The words of what the server tells. Texts arrive as data; the catalogues they are rendered from are files, fetched
 * when they are first met. A language switch fetches the same catalogues in the other language and asks the server for
 * nothing else.
 */
import { transport } from '$lib/net/transport';
import { settings } from '$lib/settings.svelte';
import type { Language } from './languages';
import { address, isMessage, Reader, type Message } from './reader';

class Words {
  readonly #readers: Record<Language, Reader> = { en: new Reader('en'), ru: new Reader('ru'), uk: new Reader('uk') };
  readonly #coming = new Map<string, Promise<void>>();
  /** Grows whenever something could be read another way. */
  #edition = $state(0);

  /** Read in the language of the settings: whoever shows it is told when that changes. */
  read(message: Message): string {
    const language = settings.language;
    void this.#edition;
    const [catalogue] = address(message);
    const reader = this.#readers[language];
    if (reader.knows(catalogue)) return reader.read(message);
    // Until the words of another language are here, those that are known stay.
    void this.#fetch(catalogue, language);
    return (
      Object.values(this.#readers)
        .find((each) => each.knows(catalogue))
        ?.read(message) ?? ''
    );
  }

  /** Data as it came, with every Text in it turned into what reads as a string; given once its catalogues are here. */
  async told<T>(data: T): Promise<T> {
    const { told, coming } = this.weave(data);
    await coming;
    return told;
  }

  /** The same at once; `coming` is null where all catalogues are known already. */
  weave<T>(data: T): { told: T; coming: Promise<void> | null } {
    const met = new Set<string>();
    const told = this.#woven(data, met) as T;
    const language = settings.language;
    const missing = [...met].filter((each) => !this.#readers[language].knows(each));
    if (!missing.length) return { told, coming: null };
    return { told, coming: Promise.all(missing.map((each) => this.#fetch(each, language))).then(() => undefined) };
  }

  #woven(data: unknown, met: Set<string>): unknown {
    if (isMessage(data)) return this.#reading(data, met);
    if (typeof data !== 'object' || data === null) return data;
    // In place: what comes from JSON is nobody else's.
    const holder = data as Record<string, unknown>;
    for (const key of Object.keys(holder)) {
      const value = holder[key];
      if (isMessage(value)) {
        this.#note(value, met);
        Object.defineProperty(holder, key, { enumerable: true, configurable: true, get: this.#remembered(value) });
      } else this.#woven(value, met);
    }
    return data;
  }

  /** Reads a Text once for each language and edition, however often it is asked for. */
  #remembered(message: Message): () => string {
    let asked = '';
    let told = '';
    return () => {
      const now = `${settings.language} ${this.#edition}`;
      if (asked !== now) {
        told = this.read(message);
        asked = now;
      }
      return told;
    };
  }

  /** A Text by itself is read at once: nobody could ask it again. */
  #reading(message: Message, met: Set<string>): string {
    this.#note(message, met);
    return this.read(message);
  }

  #note(value: unknown, met: Set<string>): void {
    if (Array.isArray(value)) for (const each of value) this.#note(each, met);
    else if (isMessage(value)) {
      met.add(address(value)[0]);
      for (const part of Object.values(value)) if (typeof part === 'object') this.#note(part, met);
    }
  }

  #fetch(catalogue: string, language: Language): Promise<void> {
    const key = `${language}/${catalogue}`;
    let coming = this.#coming.get(key);
    if (!coming) {
      coming = transport
        .ask('GET', `/words/${key}.ftl`)
        .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
        .then(
          (ftl) => {
            this.#readers[language].learn(catalogue, ftl);
            this.#edition += 1;
          },
          // Tried again when it is next needed; until then nothing can be read.
          () => void this.#coming.delete(key),
        );
      this.#coming.set(key, coming);
    }
    return coming;
  }
}

export const words = new Words();
