/** What this browser keeps by name, from one visit to the next. */
import type { Language } from '$lib/text/languages';

const LANGUAGES: readonly Language[] = ['en', 'ru', 'uk'];

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`boardwright.${name}`);
  } catch {
    // Storage may be forbidden; then nothing outlives the page.
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`boardwright.${name}`, value);
  } catch {
    // As above.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`boardwright.${name}`);
  } catch {
    // As above.
  }
}

/** That which was chosen here, else the first of the browser's that there is. */
export function firstLanguage(): Language {
  const wanted = [recall('language'), ...navigator.languages.map((each) => each.slice(0, 2))];
  return (wanted.find((each) => LANGUAGES.includes(each as Language)) as Language | undefined) ?? 'en';
}
