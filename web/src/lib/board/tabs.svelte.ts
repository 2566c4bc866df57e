/** On a phone a board has tabs. Where what is lit stands on another one, the action bar leads there. */
export interface Elsewhere {
  words: string;
  /** How many places are lit there. */
  count: number;
  open: () => void;
}

class Tabs {
  elsewhere = $state.raw<Elsewhere | null>(null);
}

export const tabs = new Tabs();
