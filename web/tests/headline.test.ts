import { describe, expect, test } from 'vitest';
import { brief, headline, rest } from '../src/table/headline';

const FLIGHT = 'Fly to Worker Bees (unit, level I): defeat it: pay 3 strength, gain 2 points';

describe('the parts of an answer', () => {
  test('what is done and to what comes first', () => {
    expect(headline(FLIGHT)).toBe('Fly to Worker Bees (unit, level I)');
    expect(rest(FLIGHT)).toBe('defeat it: pay 3 strength, gain 2 points');
  });

  test('a verb alone takes the next part along', () => {
    expect(headline('Летіти: до бджіл: заплатити 3 сили')).toBe('Летіти: до бджіл');
    expect(rest('Летіти: до бджіл: заплатити 3 сили')).toBe('заплатити 3 сили');
  });

  test('a verb alone with one part is its own headline', () => {
    expect(headline('Продати: деревину')).toBe('Продати');
    expect(rest('Продати: деревину')).toBe('деревину');
  });

  test('a sentence ends a headline too', () => {
    expect(headline('Build at C3. Costs 1 worker')).toBe('Build at C3');
    expect(rest('Build at C3. Costs 1 worker')).toBe('Costs 1 worker');
  });

  test('what has one part is whole', () => {
    expect([headline('Pass'), rest('Pass')]).toEqual(['Pass', '']);
  });
});

test('the log tells what is short in full, and of what is long the headline', () => {
  const short = 'Build at C3: pay 1 worker, 2 coins';
  expect(brief(short)).toBe(short);
  expect(brief(`Build at C3: ${'x'.repeat(35)}`)).toHaveLength(48);
  expect(brief(`Build at C3: ${'x'.repeat(36)}`)).toBe('Build at C3');
});
