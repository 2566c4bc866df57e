/** What the legal answers name on the map. */
import type { Answers } from '../answers';
import type { Link, Target } from './Map.svelte';

export interface Targets {
  hexes: Map<string, Target>;
  sites: (Link & { label: string })[];
  rivers: Target[];
}

/** `verbs` name hexes; the first plan for a hex says what a click there does, and whether it goes all the way. */
export function targetsOf(
  answers: Answers,
  verbs: readonly string[],
  planAt: (hex: string) => { words: string; whole: boolean } | undefined,
  site: (name: string) => Link,
): Targets {
  const hexes = new Map<string, Target>();
  for (const name of new Set(
    verbs.flatMap((verb) => [...answers.of(verb).keys()].map((each) => each.split(' ')[0] ?? '')),
  )) {
    const plan = planAt(name);
    if (plan) hexes.set(name, { name, label: plan.words, part: !plan.whole });
  }
  return {
    hexes,
    sites: [...answers.of('bridge')].map(([name, action]) => ({ ...site(name), label: action.words })),
    rivers: [...answers.of('connect')].map(([name, action]) => ({ name, label: action.words, part: false })),
  };
}
