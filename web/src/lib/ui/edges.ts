/** What scrolls fades out where it goes on: nobody takes a word that lies there for one that is cut. */
import type { Attachment } from 'svelte/attachments';

export interface Row {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** Where there is more: 'before' what is seen, 'after' it, both or neither. */
export function hiddenEdges({ scrollLeft, clientWidth, scrollWidth }: Row): string {
  const edges = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
  return Object.entries(edges)
    .flatMap(([edge, hidden]) => (hidden ? [edge] : []))
    .join(' ');
}

/** A row that scrolls sideways. */
export const edges: Attachment<HTMLElement> = (row) => watch(row, () => (row.dataset['more'] = hiddenEdges(row)));

/** A text that is scrolled down. */
export const foot: Attachment<HTMLElement> = (text) =>
  watch(text, () => {
    const { scrollTop, clientHeight, scrollHeight } = text;
    const more = hiddenEdges({ scrollLeft: scrollTop, clientWidth: clientHeight, scrollWidth: scrollHeight });
    text.dataset['below'] = more.includes('after') ? 'more' : '';
  });

function watch(element: HTMLElement, look: () => void): () => void {
  const watcher = new ResizeObserver(look);
  const children = new MutationObserver(look);
  watcher.observe(element);
  children.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    watcher.disconnect();
    children.disconnect();
    element.removeEventListener('scroll', look);
  };
}
