/** What this browser remembers: language, theme, name, and how it wants to play. */
import { firstLanguage, recall, remember } from '$lib/remembered';
import type { Language } from '$lib/text/languages';

export type Theme = 'light' | 'dark';

function firstName(): string {
  const known = recall('guest');
  if (known) return known;
  const number = String(1000 + Math.floor(Math.random() * 9000));
  remember('guest', number);
  return number;
}

function firstPreferences(): Record<string, Record<string, string>> {
  try {
    return JSON.parse(recall('preferences') ?? '{}') as Record<string, Record<string, string>>;
  } catch {
    return {};
  }
}

const darkBySystem = matchMedia('(prefers-color-scheme: dark)');

class Settings {
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme | null>(recall('theme') as Theme | null);
  #systemIsDark = $state(darkBySystem.matches);
  #name = $state(recall('name') ?? '');
  #confirm = $state(recall('confirm') !== 'no');
  #ends = $state(recall('ends') !== 'no');
  /** After so many milliseconds a turn in which nothing is left to do ends itself. */
  readonly endAfter = Number(recall('endAfter') ?? 4000);
  #sound = $state(recall('sound') === 'yes');
  #notify = $state(recall('notify') === 'yes');
  #knows = $state(recall('knows') === 'yes');
  #preferences = $state<Record<string, Record<string, string>>>(firstPreferences());
  /** The number of a guest who has not given a name. */
  readonly guest = firstName();

  constructor() {
    darkBySystem.addEventListener('change', (event) => (this.#systemIsDark = event.matches));
  }

  get language(): Language {
    return this.#language;
  }
  set language(value: Language) {
    this.#language = value;
    remember('language', value);
  }

  /** The theme that is shown: the chosen one, or the system's. */
  get theme(): Theme {
    return this.#theme ?? (this.#systemIsDark ? 'dark' : 'light');
  }
  set theme(value: Theme) {
    this.#theme = value;
    remember('theme', value);
  }

  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value.trim().slice(0, 24);
    remember('name', this.#name);
  }

  /** The name that tables are told. Who gave none is a guest with a number: the server knows it by this English form,
   * and every reader gets it in their own language. */
  get signature(): string {
    return this.#name || `Guest ${this.guest}`;
  }

  /** Whether the own turn waits for End Turn. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(value: boolean) {
    this.#confirm = value;
    remember('confirm', value ? 'yes' : 'no');
  }

  /** Whether a turn in which nothing is left to do ends itself. */
  get ends(): boolean {
    return this.#ends;
  }
  set ends(value: boolean) {
    this.#ends = value;
    remember('ends', value ? 'yes' : 'no');
  }

  /** Answers that are given by themselves, by game. */
  preferences(game: string): Record<string, string> {
    return this.#preferences[game] ?? {};
  }
  prefer(game: string, name: string, value: string): void {
    this.#preferences = { ...this.#preferences, [game]: { ...this.#preferences[game], [name]: value } };
    remember('preferences', JSON.stringify(this.#preferences));
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    remember('sound', value ? 'yes' : 'no');
  }

  /** Whether the games are known here: then the lobby does not offer to teach them. */
  get knows(): boolean {
    return this.#knows;
  }
  set knows(value: boolean) {
    this.#knows = value;
    remember('knows', value ? 'yes' : 'no');
  }

  get notify(): boolean {
    return this.#notify;
  }
  set notify(value: boolean) {
    this.#notify = value;
    remember('notify', value ? 'yes' : 'no');
  }
}

export const settings = new Settings();
