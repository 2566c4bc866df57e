/** On a phone a board has tabs. They stand above it, or in the top bar where the window is low: the page draws them. */
export interface Tab {
  id: string;
  words: string;
  /** Something can be chosen there. */
  lit: boolean;
  /** Something has happened there. */
  fresh: boolean;
}

/** Where what is lit stands on another tab, the action bar leads there; the coach opens the one that it speaks of. */
export interface Elsewhere {
  words: string;
  /** How many places are lit there. */
  count: number;
  open: () => void;
}

class Tabs {
  row = $state.raw<readonly Tab[]>([]);
  at = $state('');
  open = $state.raw<(id: string) => void>(() => undefined);
  elsewhere = $state.raw<Elsewhere | null>(null);
  /** The part of the table that the coach or a hint speaks of, by the name in its `data-at`: it is brought into sight. */
  spoken = $state('');
  /** What can be chosen stands on the own board alone, which a phone has folded. */
  asksOwn = $state(false);

  /** The tabs of the board that is shown; none where it shows everything. */
  set(row: readonly Tab[], at: string, open: (id: string) => void): void {
    [this.row, this.at, this.open] = [row, at, open];
  }
}

export const tabs = new Tabs();
