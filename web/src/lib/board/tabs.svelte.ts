/** On a phone a board has tabs. Where what is lit stands on another one, the action bar leads there; the coach opens the
 * one that it speaks of. */
export interface Elsewhere {
  words: string;
  /** How many places are lit there. */
  count: number;
  open: () => void;
}

class Tabs {
  elsewhere = $state.raw<Elsewhere | null>(null);
  /** Opens the tab on which a part of the table stands, by the name in its `data-at`. */
  show: ((part: string) => void) | null = null;
}

export const tabs = new Tabs();
