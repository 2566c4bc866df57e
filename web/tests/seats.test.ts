import { describe, expect, test } from 'vitest';
import { badgeOf, othersOf, ownName } from '$lib/board/mystica/seats';
import { i18n } from '$lib/i18n/index.svelte';
import { emblems } from '$lib/ui/emblems';
import { lookOf, PERSONS, seatLook } from '$lib/ui/seats';
import { seatName as planetfall } from '../src/games/planetfall/table';
import { seatName as maria } from '../src/games/santa_maria/table';
import { seatName as mystica } from '../src/games/terra_mystica/table';
import { tableState } from './world';

const SEATS = [0, 1, 2, 3, 4, 5];

describe('one player, one disc', () => {
  test('six seats have six colours and six emblems, and each emblem is drawn', () => {
    const looks = SEATS.map((seat) => lookOf('', seat));
    expect(new Set(looks.map((look) => look.colour)).size).toBe(6);
    expect(looks.map((look) => look.emblem)).toEqual([...PERSONS]);
    for (const { emblem } of looks) expect(emblems[emblem]).toMatch(/^<(path|circle)/);
    expect(new Set(PERSONS.map((name) => emblems[name])).size).toBe(6);
  });

  test('a faction gives its colour and its emblem, whatever the seat', () => {
    expect(lookOf('forest witches', 0)).toEqual({ colour: 'my-p-forest', emblem: 'witches' });
    expect(lookOf('forest witches', 3)).toEqual(lookOf('forest witches', 0));
    expect(lookOf('lake navigators', 1).colour).toBe('my-p-lakes');
  });

  test('before it is chosen the emblem is that of the person, without the colour of the seat', () => {
    expect(lookOf('neutral', 1)).toEqual({ colour: 'my-p-neutral', emblem: 'tower' });
    expect(seatLook([{ disc: 'swamp' }], 0)).toEqual({ colour: 'my-p-swamp', emblem: 'anchor' });
  });

  test('a seat of which nothing is known yet is that of the seat', () => {
    expect(seatLook([], 2)).toEqual(lookOf('', 2));
  });
});

describe('who sees the table as another does', () => {
  const { table } = tableState();
  const own = { ...table, you: 1 };
  const lent = { ...own, lent: true };
  const { name } = table.seats[1]!;
  const games = [mystica, maria, planetfall] as const;

  test('is not that other, who keeps the name', () => {
    expect(i18n.seatName(own, 1)).toBe('You');
    expect(i18n.seatName(lent, 1)).toBe(name);
    expect(games.map((seatName) => seatName(own, 1, 'en'))).toEqual(['You', 'You', 'You']);
    expect(games.map((seatName) => seatName(lent, 1, 'en'))).toEqual([name, name, name]);
    expect(ownName(own, 1, 'en')).toBe(`You, ${name}`);
    expect(ownName(lent, 1, 'en')).toBe(name);
  });
});

describe('around the table', () => {
  const view = {
    round: 2,
    scoring: ['a', 'b', 'c'],
    order: [2, 0, 3, 1],
    passed: [3, 1],
    seats: [{ passed: false }, { passed: true }, { passed: false }, { passed: true }],
  };

  test('the others stand in their order after the one who looks', () => {
    expect(othersOf(view, 2)).toEqual([3, 0, 1]);
    expect(othersOf(view, 0)).toEqual([1, 2, 3]);
    expect(othersOf(view, null)).toEqual([0, 1, 2, 3]);
  });

  test('who is waited for, and who comes next among those who have not passed', () => {
    expect(badgeOf(view, [2], 2, 'en')?.now).toBe(true);
    const next = badgeOf(view, [2], 0, 'en');
    expect(next).not.toBeNull();
    expect(next?.now).toBeUndefined();
    expect(badgeOf(view, [0], 2, 'en')).toEqual(next);
    expect(badgeOf({ ...view, seats: view.seats.map(() => ({ passed: false })) }, [2], 3, 'en')).toBeNull();
  });

  test('who has passed is told with the place in the next round', () => {
    expect(badgeOf(view, [2], 3, 'en')?.words).toContain('1');
    expect(badgeOf(view, [2], 1, 'en')?.words).toContain('2');
    expect(badgeOf({ ...view, passed: [] }, [2], 1, 'en')?.words).not.toMatch(/\d/);
    expect(badgeOf({ ...view, round: 3 }, [2], 1, 'en')?.words).toBe('passed');
  });

  test('nobody comes next where one plays alone', () => {
    const alone = { ...view, seats: view.seats.map((_, seat) => ({ passed: seat !== 2 })) };
    expect(badgeOf(alone, [2], 0, 'en')?.now).toBeUndefined();
    expect(badgeOf({ ...view, order: [0], passed: [], seats: [{ passed: false }] }, [], 0, 'en')).toBeNull();
  });
});
