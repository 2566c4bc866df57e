/** How a view that nobody has drawn is laid out. */
type Kind =
  | { is: 'word'; word: string }
  | { is: 'row'; words: string[] }
  | { is: 'things'; things: [name: string, thing: unknown][] };

const isWord = (value: unknown): value is string | number | boolean | null | undefined =>
  typeof value !== 'object' || value === null;

const asWord = (value: string | number | boolean | null | undefined): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return String(value);
};

export function kindOf(value: unknown): Kind {
  if (isWord(value)) return { is: 'word', word: asWord(value) };
  if (!Array.isArray(value)) return { is: 'things', things: Object.entries(value as Record<string, unknown>) };
  if (value.every(isWord)) return { is: 'row', words: value.map(asWord) };
  return { is: 'things', things: value.map((each, index): [string, unknown] => [String(index + 1), each]) };
}

/** 'shown_last' as words. */
export function spaced(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}
