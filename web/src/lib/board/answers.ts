/** Legal answers, and what each changes. */
import type { ActionInfo } from '../../generated/messages';

/** Legal answers by their text. */
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

  /** All of a verb: its argument -> the answer. */
  of(verb: string): Map<string, ActionInfo> {
    const found = new Map<string, ActionInfo>();
    for (const [text, action] of this.#byText) if (text.startsWith(`${verb} `)) found.set(text.slice(verb.length + 1), action);
    return found;
  }
}

/** What an answer makes of a number of the view. */
export function difference(action: ActionInfo, path: string): number {
  const change = action.changes[path];
  return change && typeof change[0] === 'number' && typeof change[1] === 'number' ? change[1] - change[0] : 0;
}
