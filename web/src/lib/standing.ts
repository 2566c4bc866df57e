import type { TableInfo } from '../generated/messages';

/** Where a game stands, in one line: 'Planet 2 of 7 · first exploration'. */
export function standing({ progress, phase }: Pick<TableInfo, 'progress' | 'phase'>): string {
  return [progress, phase].filter(Boolean).join(' · ');
}
