/** What the legal answers name on the map. */
import type { Answers } from '../answers';
import type { CourseInfo } from '../../../generated/messages';
import type { Link, Target } from './Map.svelte';
import { asks, ledBy } from './plans';

export interface Targets {
  hexes: Map<string, Target>;
  sites: (Link & { label: string })[];
  rivers: Target[];
}

/** The first plan for a hex says what a click there does, and whether it goes all the way. Where several
 * are equal, it says all of them. A chosen special action lights its own places only. */
export function targetsOf(
  { answers, courses, chosen }: { answers: Answers; courses: readonly CourseInfo[]; chosen: string | null },
  isHex: (thing: string) => boolean,
  plansAt: (hex: string) => { words: string; title: string; whole: boolean; equal: boolean }[],
  site: (name: string) => Link,
): Targets {
  const hexes = new Map<string, Target>();
  const led = ledBy(courses, chosen);
  const things = (led.length ? led : answers.all).flatMap((each) => each.things ?? []);
  for (const name of new Set(things.filter(isHex))) {
    const plans = plansAt(name);
    const [first] = plans;
    const label = asks(plans) ? plans.map(({ title }) => title).join('; ') : first?.words;
    if (first && label) hexes.set(name, { name, label, part: !first.whole });
  }
  return {
    hexes,
    sites: [...answers.of('bridge')].map(([name, action]) => ({ ...site(name), label: action.words })),
    rivers: [...answers.of('connect')].map(([name, action]) => ({ name, label: action.words, part: false })),
  };
}
