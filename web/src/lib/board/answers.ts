/** Legal answers as the board looks them up, and what a thing needs to be chosen. */
import type { Attachment } from 'svelte/attachments';
import type { ActionInfo } from '../../generated/messages';
import type { Plan } from './contract';

export class Answers {
  readonly #byText: Map<string, ActionInfo>;

  constructor(actions: readonly ActionInfo[]) {
    this.#byText = new Map(actions.map((each) => [each.action, each]));
  }

  get(text: string): ActionInfo | undefined {
    return this.#byText.get(text);
  }

  has(text: string): boolean {
    return this.#byText.has(text);
  }

  get all(): ActionInfo[] {
    return [...this.#byText.values()];
  }

  /** Whether anything can be answered but this verb. */
  hasOther(verb: string): boolean {
    return [...this.#byText.keys()].some((text) => text !== verb && !text.startsWith(`${verb} `));
  }

  /** All of a verb: its argument -> the answer. */
  of(verb: string): Map<string, ActionInfo> {
    const found = new Map<string, ActionInfo>();
    for (const [text, action] of this.#byText)
      if (text.startsWith(`${verb} `)) found.set(text.slice(verb.length + 1), action);
    return found;
  }
}

/** Answers as they came, each with its whole sentence: what is done, what it pays and brings, what is written there. */
export function spoken(actions: ActionInfo[]): ActionInfo[] {
  for (const action of actions)
    Object.defineProperty(action, 'words', {
      enumerable: true,
      configurable: true,
      get: () => [[action.short, action.outcome].filter(Boolean).join(': '), action.note].filter(Boolean).join('. '),
    });
  return actions;
}

/** What follows the label: what is paid and gained, and what is written there. */
export function rest({ outcome, note }: Pick<ActionInfo, 'outcome' | 'note'>): string {
  return [outcome, note].filter(Boolean).join('. ');
}

/** The thing on the board at which an answer is chosen; null: it is a button. */
export const boardThing = (answer: Pick<ActionInfo, 'role' | 'things'> | null | undefined): string | null =>
  (answer?.role === 'board' && answer.things?.[0]) || null;

/** What is chosen, and who is told what is pointed at and chosen. */
export interface Choosing {
  answers: Answers;
  chosen: string | null;
  /** What follows it. */
  plan?: Plan | null | undefined;
  onpoint: (action: string | null, plan?: Plan | null) => void;
  onchoose: (action: string, plan?: Plan | null) => void;
}

/** Whether just this is chosen, not the same answer with something else to follow. */
export const isChosen = (shown: Choosing, action: string, plan?: Plan | null): boolean =>
  shown.chosen === action && shown.plan?.words === plan?.words;

/** Handlers of a tile that one action names, or the first of several. */
export function handlers(shown: Choosing, action: Pick<ActionInfo, 'action'> | undefined, plan: Plan | null = null) {
  if (!action) return { open: false, chosen: false };
  return {
    open: true,
    answer: plan?.then.at(-1) ?? action.action,
    chosen: isChosen(shown, action.action, plan),
    onpick: () => shown.onchoose(action.action, plan),
    onpoint: (over: boolean) => shown.onpoint(over ? action.action : null, over ? plan : null),
  };
}

/** What is chosen comes into sight, whoever chose it. */
export const inSight =
  (chosen: boolean): Attachment<HTMLElement> =>
  (element) => {
    if (chosen) element.scrollIntoView({ block: 'nearest' });
  };
