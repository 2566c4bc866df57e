/**
 * The rules page of a game as it is written: a heading begins a chapter, an empty line ends a paragraph, `![words](name)`
 * is a picture, and a paragraph that begins with `(1) ` speaks of that number in it. What is typed stands in backticks.
 */
export interface Figure {
  name: string;
  caption: string;
}

export interface Chapter {
  title: string;
  paragraphs: string[];
  figure?: Figure;
}

export function chaptersOf(written: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of written.split(/\n{2,}/)) {
    const text = part.trim().replaceAll('\n', ' ');
    const chapter = chapters.at(-1);
    const [, caption = '', name = ''] = /^!\[(.*)\]\((.*)\)$/.exec(text) ?? [];
    if (text.startsWith('# ')) chapters.push({ title: text.slice(2), paragraphs: [] });
    else if (name && chapter) chapter.figure = { name, caption };
    else if (text) chapter?.paragraphs.push(text);
  }
  return chapters;
}

/** The number that a paragraph begins with, if any, and the rest. */
export function numbered(paragraph: string): { number: string; text: string } {
  const [, number = '', text = paragraph] = /^\((\d)\) (.*)$/.exec(paragraph) ?? [];
  return { number, text };
}

/** A paragraph in pieces: words and, every other time, what is typed. */
export const typed = (paragraph: string): string[] => paragraph.split('`');

/** Where most pieces of a section have their values from: it is said once, and again only where it differs. */
export function commonSource(entries: readonly { source: string }[]): string {
  const times = new Map<string, number>();
  for (const { source } of entries) times.set(source, (times.get(source) ?? 0) + 1);
  return [...times].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0] as [string, number])[0];
}
