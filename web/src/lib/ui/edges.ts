/** A row that scrolls sideways fades out where it goes on: nobody takes a word that lies there for one that is cut. */
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

export const edges: Attachment<HTMLElement> = (row) => {
  const look = () => (row.dataset['more'] = hiddenEdges(row));
  const watcher = new ResizeObserver(look);
  const children = new MutationObserver(look);
  watcher.observe(row);
  children.observe(row, { childList: true, subtree: true, characterData: true });
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    watcher.disconnect();
    children.disconnect();
    row.removeEventListener('scroll', look);
  };
};
