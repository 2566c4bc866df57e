/** The hex that is pointed at, or chosen, and what can be done there. */
import type { BoardProps, Plan } from '$lib/board/contract';
import { piecesOf } from '$lib/board/entries';
import { asks } from './plans';
import type { ActionInfo } from '../../../generated/messages';

interface At {
  name: string;
  element: HTMLElement;
}

/** What a game tells about its hexes. */
interface Reading<Way> {
  props: BoardProps;
  phone: () => boolean;
  waysAt: (hex: string) => Way[];
  /** The answer of something that is not a hex: a bridge, a river. */
  single: (name: string) => ActionInfo | undefined;
  /** Looked at while nothing is pointed at. */
  asked: () => string | null;
}

/** The hex that is being transformed, while the terrain is asked for; with the terrain that is pointed at. */
export function transformed({
  actions,
  preview,
}: Pick<BoardProps, 'actions' | 'preview'>): { hex: string; terrain: string | null } | null {
  const ways = actions.filter((each) => each.action.startsWith('to '));
  const way = ways.find((each) => each.action === preview?.action) ?? ways[0];
  const land = piecesOf(way?.entries ?? []).find((each) => each.seat == null && each.amount > 0);
  return way && land?.place ? { hex: land.place, terrain: way.action === preview?.action ? land.what : null } : null;
}

export class Pointing<Way extends { action: string; plan: Plan | null; equal: boolean }> {
  readonly #reading: Reading<Way>;
  pointed = $state.raw<At | null>(null);
  #pinned = $state.raw<At | null>(null);
  /** Whether the card at the pinned hex asks which of several ways is meant. */
  #asking = $state(false);

  /** While a board is set up. */
  constructor(reading: Reading<Way>) {
    this.#reading = reading;
    // Whatever is chosen answers its question, and so does the end of the turn: it does not come back with the next one.
    $effect(() => {
      if (reading.props.chosen !== null || !reading.props.actions.length) this.#asking = false;
    });
  }

  /** The place that the chosen answers are about; the tile of a special action is none. */
  get chosenHex(): string | null {
    const { actions, chosen, plan } = this.#reading.props;
    const things = chosen ? (plan?.things ?? actions.find((each) => each.action === chosen)?.things ?? []) : [];
    const { waysAt, single } = this.#reading;
    return things.find((thing) => waysAt(thing).length || single(thing)) ?? null;
  }
  /** The card stays while what was chosen concerns its hex, or while it asks which of several is meant. */
  get pin(): At | null {
    const at = this.#pinned;
    if (!at?.element.isConnected) return null;
    const open = this.#asking && this.#reading.props.chosen === null && asks(this.#reading.waysAt(at.name));
    return open || at.name === this.chosenHex ? at : null;
  }
  get looked(): At | null {
    return this.pointed ?? this.pin;
  }
  get isPinned(): boolean {
    return !this.pointed || (this.pin !== null && this.pointed.name === this.pin.name);
  }
  get active(): string | null {
    return this.pointed?.name ?? this.chosenHex ?? this.pin?.name ?? this.#reading.asked();
  }
  get ways(): Way[] {
    return this.active ? this.#reading.waysAt(this.active) : [];
  }
  /** Which of the ways is previewed; -1: none yet. */
  get at(): number {
    const { chosen, plan } = this.#reading.props;
    const same = this.ways.findIndex((each) => each.action === chosen && each.plan?.words === plan?.words);
    if (this.active === this.chosenHex && same >= 0) return same;
    return asks(this.ways) ? -1 : 0;
  }

  /** Of ways of equal weight one is done at once: it was not chosen by the first click. */
  choose = (index: number): void => {
    const way = this.ways[index];
    const { onchoose, ondo } = this.#reading.props;
    if (way) (asks(this.ways) ? ondo : onchoose)(way.action, way.plan);
    this.#asking = false;
  };
  enter = (name: string, element: HTMLElement): void => {
    this.pointed = { name, element };
    const known = this.#reading.waysAt(name);
    const first = asks(known) ? undefined : known[0];
    this.#reading.props.onpoint(first?.action ?? this.#reading.single(name)?.action ?? null, first?.plan ?? null);
  };
  leave = (): void => {
    this.pointed = null;
    this.#reading.props.onpoint(null);
  };
  /** On a phone the sheet goes with what was chosen: the tools come back. */
  close = (): void => {
    this.leave();
    this.#pinned = null;
    if (this.#reading.phone() && this.#reading.props.chosen !== null) this.#reading.props.onchoose('');
  };
  pick = (name: string, element: HTMLElement): void => {
    const single = this.#reading.single(name);
    if (single) return this.#reading.props.onchoose(single.action);
    const known = this.#reading.waysAt(name);
    const way = (this.chosenHex === name ? known[this.at] : undefined) ?? (asks(known) ? undefined : known[0]);
    this.#pinned = { name, element };
    this.#asking = !way && known.length > 0;
    if (this.#asking) {
      this.pointed = null;
      return this.#reading.props.onchoose('');
    }
    // A tap on a phone has pointed at nothing before: it tells about the hex, a second one closes the card.
    if (this.#reading.phone() && !way) this.pointed = this.pointed?.name === name ? null : { name, element };
    if (!way) return;
    this.#reading.props.onchoose(way.action, way.plan);
    this.pointed = null;
  };
}
