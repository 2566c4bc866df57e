/** The parts of an answer in words: 'Fly to Worker Bees (unit, level I): defeat it: pay 3 strength, gain ...'. */

const SEPARATOR = /: |\. /g;
const SHORT = 48;

/** What is done and to what, without the sums. Where the first part is a verb alone ('Летіти: ...'), the next belongs
 * to it. */
export function headline(words: string): string {
  const [first, second] = [...words.matchAll(SEPARATOR)].map((match) => match.index);
  if (first === undefined) return words;
  const isVerbAlone = !words.slice(0, first).includes(' ');
  return words.slice(0, isVerbAlone && second !== undefined ? second : first);
}

/** What follows: what is paid and gained. */
export function rest(words: string): string {
  return words.slice(headline(words).length).replace(/^[:.] /, '');
}

/** For the log: the whole when it is short. */
export function brief(words: string): string {
  return words.length <= SHORT ? words : headline(words);
}
