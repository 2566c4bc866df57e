/** Answers as the record writes them, for who types: what can be completed, and to what. */
import type { ActionInfo, CourseInfo } from '../generated/messages';

export interface Completion {
  /** As the record writes it; several answers in one go have semicolons between. */
  text: string;
  words: string;
}

const BETWEEN = '; ';
const squeezed = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Everything that can be answered and begins so, or else has it somewhere in its text or its words. */
export function completions(
  typed: string,
  actions: readonly ActionInfo[],
  courses: readonly CourseInfo[],
): Completion[] {
  const all: Completion[] = [
    ...actions.map(({ action, short }) => ({ text: action, words: short })),
    ...courses.map(({ answers, short }) => ({ text: answers.join(BETWEEN), words: short })),
  ];
  const wanted = squeezed(typed);
  const begun = all.filter(({ text }) => squeezed(text).startsWith(wanted));
  const within = all.filter(({ text, words }) => squeezed(`${text} ${words}`).includes(wanted));
  return [...new Set([...begun, ...within])];
}

/** What is played: just what was typed where that is an answer, or else what the player walked to. */
export function played(typed: string, found: readonly Completion[], at: number): string {
  const exact = found.find(({ text }) => squeezed(text) === squeezed(typed));
  return exact?.text ?? (at >= 0 ? found[at]?.text : undefined) ?? typed.trim();
}
