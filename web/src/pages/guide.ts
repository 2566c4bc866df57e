/** The rules page of a game as it is written: a heading begins a chapter, an empty line ends a paragraph. */
export interface Chapter {
  title: string;
  paragraphs: string[];
}

export function chaptersOf(written: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of written.split(/\n{2,}/)) {
    const text = part.trim();
    if (text.startsWith('# ')) chapters.push({ title: text.slice(2), paragraphs: [] });
    else if (text) chapters.at(-1)?.paragraphs.push(text.replaceAll('\n', ' '));
  }
  return chapters;
}
