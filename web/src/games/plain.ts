/** How a view that nobody has drawn is laid out. */
type Kind =
  | { is: 'word'; word: string }
  | { is: 'row'; words: string[] }
  | { is: 'seats' | 'things'; things: [name: string, thing: unknown][] };

const isWord = (value: unknown): value is string | number | boolean | null | undefined => typeof value !== 'object' || value === null;

const asWord = (value: string | number | boolean | null | undefined): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return String(value);
};

/** A list as long as there are seats tells what each of them has. */
export function kindOf(value: unknown, seats: number): Kind {
  if (isWord(value)) return { is: 'word', word: asWord(value) };
  if (!Array.isArray(value)) return { is: 'things', things: Object.entries(value as Record<string, unknown>) };
  const things = value.map((each, index): [string, unknown] => [String(index + 1), each]);
  if (value.length === seats && seats > 1) return { is: 'seats', things };
  return value.every(isWord) ? { is: 'row', words: value.map(asWord) } : { is: 'things', things };
}

/** 'shown_last' as words. */
export function spaced(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}
