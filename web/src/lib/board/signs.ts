/** The signs of a game for the legend: each drawn by the game's own component, with a name and a few words. */
import type { Component } from 'svelte';
import type { BoardProps } from './contract';

export interface Sign {
  name: string;
  /** At most four words. */
  words: string;
  Face: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

export interface SignGroup {
  title: string;
  signs: Sign[];
}

/** What a game's `signs.ts` makes them from. */
export type Signed<View = unknown, Pieces = unknown> = Pick<
  BoardProps<View, Pieces>,
  'view' | 'pieces' | 'table' | 'language'
>;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A sign with the component that draws it. */
export function sign<Props extends Record<string, unknown>>(
  name: string,
  words: string,
  Face: Component<Props>,
  props: Props,
): Sign {
  return { name: capital(name), words, Face: Face as unknown as Sign['Face'], props };
}

/** Those that have all of what was typed in their name or words; groups without any are left out. */
export function found(groups: readonly SignGroup[], typed: string): SignGroup[] {
  const parts = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ name, words }: Sign) => {
    const told = `${name} ${words}`.toLocaleLowerCase();
    return parts.every((part) => told.includes(part));
  };
  return groups
    .map(({ title, signs }) => ({ title, signs: signs.filter(fits) }))
    .filter(({ signs }) => signs.length > 0);
}
