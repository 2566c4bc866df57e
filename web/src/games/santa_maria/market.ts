/** Sales and purchases as one plan: first the sales, which bring the coins for the purchases. What each changes is told
 * by the engine; here it is only put together. */
import type { ActionInfo, CourseInfo } from '../../generated/messages';
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

  /** The deal as an answer with what follows it, under the name that the engine has for it, or else for its parts; where
   * a part has none either, it is called `otherwise`. */
  plan(otherwise: string): { action: string; plan: Plan } | null {
    const sold = GOODS.filter((good) => (this.deal[good] ?? 0) < 0);
    const bought = GOODS.filter((good) => (this.deal[good] ?? 0) > 0);
    const steps = [...sold, ...bought].flatMap((good) => stepsOf(good, this.deal[good] ?? 0));
    const [action, ...then] = steps;
    if (action === undefined) return null;
    const known = this.courses.find(({ answers }) => answers.join() === steps.join());
    if (known) return { action, plan: planOf(known) };
    const names = [...sold, ...bought].map((good) => this.#name(good, this.deal[good] ?? 0));
    const short = names.every((each) => each !== null) ? names.join(', ') : otherwise;
    const { price = '', outcome = '' } = then.length ? {} : (this.answers.get(action) ?? {});
    const things = [action, ...then].flatMap((each) => this.answers.get(each)?.things ?? []);
    return { action, plan: { then, things, short, price, outcome, words: short, entries: this.entries ?? [] } };
  }

  /** What it changes to sell (less than 0) or to buy so many of a good; null where that cannot be. What the coins come
   * from, and what else follows, is left out. */
  #part(good: Good, number: number): Entries | null {
    if (!number) return [];
    const source = number < 0 ? 'sale' : 'purchase';
    return this.#told(good, number)?.entries?.filter((each) => each.source === source) ?? null;
  }

  /** What a part is called; null where it is told only together with what it is paid from. */
  #name(good: Good, number: number): string | null {
    const found = this.#told(good, number);
    return found && found.answers.length === Math.abs(number) ? found.short : null;
  }

  /** The answer or the course that sells or buys so many of a good; for a purchase others may be sold first. */
  #told(good: Good, number: number): Told | undefined {
    const steps = stepsOf(good, number);
    const [step = ''] = steps;
    const single = steps.length === 1 ? this.answers.get(step) : undefined;
    if (single) return { ...single, answers: steps };
    return this.courses.find(
      ({ answers }) =>
        answers.filter((each) => each === step).length === steps.length &&
        answers.every((each) => each === step || (number > 0 && each.startsWith('sell '))),
    );
  }
}

type Told = Pick<CourseInfo, 'answers' | 'short'> & Pick<ActionInfo, 'entries'>;

/** So many of a good sold, if the number is less than 0, or bought. */
const stepsOf = (good: Good, number: number): string[] =>
  Array.from({ length: Math.abs(number) }, () => `${number < 0 ? 'sell' : 'buy'} ${good}`);
