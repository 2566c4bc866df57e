/** A choice that is left to luck: one of the answers, another than the one that is chosen already. */
export function surprise(
  answers: readonly string[],
  chosen: string | null,
  random: () => number = Math.random,
): string | null {
  const others = answers.filter((each) => each !== chosen);
  return others[Math.floor(random() * others.length)] ?? null;
}
