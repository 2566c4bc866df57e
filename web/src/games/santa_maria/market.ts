/** Sales and purchases as one plan: first the sales, which bring the coins for the purchases. What each changes is told
 * by the engine; here it is only put together. */
import type { CourseInfo } from '../../generated/messages';
import type { SeatView } from '../../generated/santa_maria';
import type { Answers } from '$lib/board/answers';
import type { Plan } from '$lib/board/contract';
import { planOf, sumOf, type Entries } from '$lib/board/entries';
import { GOODS, type Good } from './table';

/** How many of each good to gain, or to give if it is less than 0. */
export type Deal = Partial<Record<Good, number>>;

export class Market {
  constructor(
    readonly answers: Answers,
    readonly courses: readonly CourseInfo[],
    readonly seat: SeatView,
    readonly you: number,
    readonly deal: Deal,
  ) {}

  /** Coins for one; null where it cannot be sold now. */
  sale(good: Good): number | null {
    const entries = this.#part(good, -1);
    return entries && sumOf(entries, this.you, 'coins');
  }

  /** What the deal changes; null where it cannot be made. */
  get entries(): Entries | null {
    const parts = GOODS.map((good) => this.#part(good, this.deal[good] ?? 0));
    return parts.every((part) => part !== null) ? parts.flat() : null;
  }

  get coins(): number {
    return this.seat.coins + sumOf(this.entries ?? [], this.you, 'coins');
  }

  stock(good: Good): number {
    return this.seat.goods[good] + (this.deal[good] ?? 0);
  }

  /** The deal with one more given or taken; null where that cannot be. */
  with(good: Good, by: number): Market | null {
    const deal = { ...this.deal, [good]: (this.deal[good] ?? 0) + by };
    const next = new Market(this.answers, this.courses, this.seat, this.you, deal);
    return next.entries !== null && next.coins >= 0 ? next : null;
  }

  /** The deal as an answer with what follows it; `name` is what is said of one that the engine has no name for. */
  plan(name: string): { action: string; plan: Plan } | null {
    const times = (verb: string, good: Good, number: number) =>
      Array.from({ length: Math.max(0, number) }, () => `${verb} ${good}`);
    const [action, ...then] = [
      ...GOODS.flatMap((good) => times('sell', good, -(this.deal[good] ?? 0))),
      ...GOODS.flatMap((good) => times('buy', good, this.deal[good] ?? 0)),
    ];
    if (action === undefined) return null;
    const known = this.courses.find(({ answers }) => answers.join() === [action, ...then].join());
    if (known) return { action, plan: planOf(known) };
    const single = then.length ? undefined : this.answers.get(action);
    const { short, outcome, words } = { short: name, outcome: '', words: name, ...single };
    return { action, plan: { then, short, outcome, words, entries: this.entries ?? [], changes: {} } };
  }

  /** What it changes to sell (less than 0) or to buy so many of a good; null where that cannot be. What the coins come
   * from, and what else follows, is left out. */
  #part(good: Good, number: number): Entries | null {
    if (!number) return [];
    const [step, source] = number < 0 ? [`sell ${good}`, 'sale'] : [`buy ${good}`, 'purchase'];
    const times = Math.abs(number);
    const single = times === 1 ? this.answers.get(step) : undefined;
    const found =
      single ??
      this.courses.find(
        ({ answers }) =>
          answers.filter((each) => each === step).length === times &&
          answers.every((each) => each === step || (number > 0 && each.startsWith('sell '))),
      );
    return found?.entries?.filter((each) => each.source === source) ?? null;
  }
}
