/** Sales and purchases as one plan: first the sales, which bring the coins for the purchases. */
import { difference, type Answers } from '$lib/board/answers';
import type { Plan } from '$lib/board/contract';
import type { ActionInfo } from '../../generated/messages';
import { GOOD_LETTERS, STORAGE } from './table';
import { GOODS, type Amounts, type Good, type Language, type SeatView } from './types';
import { say, told } from './words';

/** How many of each good to gain, or to give if it is less than 0. */
export type Deal = Partial<Record<Good, number>>;

export class Market {
  constructor(
    readonly answers: Answers,
    readonly seat: SeatView,
    readonly you: number,
    readonly deal: Deal,
  ) {}

  /** Coins for one; null where it cannot be sold now. */
  sale(good: Good): number | null {
    const action = this.answers.get(`sell ${good}`);
    return action ? difference(action, `seats.${this.you}.coins`) : null;
  }

  /** What one costs; null where it cannot be bought. */
  price(good: Good): number | null {
    return this.seat.buys[good] ?? null;
  }

  get coins(): number {
    return GOODS.reduce((coins, good) => {
      const number = this.deal[good] ?? 0;
      return coins + (number < 0 ? -number * (this.sale(good) ?? 0) : -number * (this.price(good) ?? 0));
    }, this.seat.coins);
  }

  stock(good: Good): number {
    return this.seat.goods[good] + (this.deal[good] ?? 0);
  }

  /** Whether one more can be given. */
  canGive(good: Good): boolean {
    return (
      this.stock(good) > 0 && ((this.deal[good] ?? 0) > 0 || this.sale(good) !== null) && this.with(good, -1).coins >= 0
    );
  }

  /** Whether one more can be taken. */
  canTake(good: Good): boolean {
    if ((this.deal[good] ?? 0) < 0) return this.with(good, 1).coins >= 0;
    return this.stock(good) < STORAGE && this.price(good) !== null && this.with(good, 1).coins >= 0;
  }

  with(good: Good, by: number): Market {
    return new Market(this.answers, this.seat, this.you, { ...this.deal, [good]: (this.deal[good] ?? 0) + by });
  }

  get plan(): { action: string; plan: Plan } | null {
    const times = (verb: string, good: Good, number: number) =>
      Array.from({ length: Math.max(0, number) }, () => `${verb} ${good}`);
    const steps = [
      ...GOODS.flatMap((good) => times('sell', good, -(this.deal[good] ?? 0))),
      ...GOODS.flatMap((good) => times('buy', good, this.deal[good] ?? 0)),
    ];
    const [action, ...then] = steps;
    return action === undefined ? null : { action, plan: { then, words: '', short: '', changes: this.#changes() } };
  }

  /** The plan in words: 'Sell 2 wood, buy 1 grain'. */
  told(language: Language): { action: string; plan: Plan } | null {
    const found = this.plan;
    if (!found) return null;
    const some = (sign: number): Amounts =>
      Object.fromEntries(
        GOODS.flatMap((good) =>
          (this.deal[good] ?? 0) * sign > 0 ? [[GOOD_LETTERS[good], (this.deal[good] ?? 0) * sign]] : [],
        ),
      );
    const [sold, bought] = [told(language, some(-1)), told(language, some(1))];
    const deeds = [sold && say(language, 'sells', sold), bought && say(language, 'buys', bought)]
      .filter(Boolean)
      .join(', ');
    const words = `${deeds.charAt(0).toUpperCase()}${deeds.slice(1)}: ${say(language, 'coinsAfter').toLowerCase()} ${this.seat.coins} → ${this.coins}`;
    return { action: found.action, plan: { ...found.plan, words, short: say(language, 'trade') } };
  }

  #changes(): ActionInfo['changes'] {
    const changes: ActionInfo['changes'] = {};
    for (const good of GOODS)
      if (this.deal[good]) changes[`seats.${this.you}.goods.${good}`] = [this.seat.goods[good], this.stock(good)];
    if (this.coins !== this.seat.coins) changes[`seats.${this.you}.coins`] = [this.seat.coins, this.coins];
    return changes;
  }
}
