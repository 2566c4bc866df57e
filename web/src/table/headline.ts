/** The first part of an answer in words, without its sums: 'Fly to Worker Bees (unit, level I)'. */
export function headline(words: string): string {
  return words.split(/: |\. /, 1)[0] ?? words;
}

/** What follows: what is paid and gained. */
export function rest(words: string): string {
  return words.slice(headline(words).length).replace(/^[:.] /, '');
}
