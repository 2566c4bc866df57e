import { describe, expect, test } from 'vitest';
import type { History, ScorePoint } from '../src/generated/messages';
import { moments } from '../src/table/end/moments';
import { fillOf, inkOf } from '../src/table/end/palette';
import { mainSource, sidesOf } from '../src/table/end/sides';
import { tableState } from './world';

/** One point a row: the scores after so many moves. */
function history(...scores: number[][]): History {
  const points = scores.map<ScorePoint>((each, at) => ({
    moves: at * 10,
    scores: each,
    rivals: [],
    round: at,
    part: `Round ${at}`,
  }));
  return { points, marks: [], sources: [], sheet: [] };
}

const table = (winners: number[], you: number | null = 2) =>
  tableState({ table: { winners, you, status: 'over', seats: tableState().table.seats.slice(0, 2) } }).table;

const found = (history: History, winners: number[]) =>
  new Map(moments(history, table(winners)).map((each) => [each.icon, each]));

describe('moments of a finished game', () => {
  test('the winner leads from the turning point on', () => {
    const scores = history([0, 0], [5, 1], [6, 2], [6, 8], [7, 12], [9, 20]);
    const turn = found(scores, [1]).get('trophy');
    expect(turn?.moves).toBe(30);
    expect(turn?.title).toContain('Round 3');
    expect(turn?.text).toContain('Bert');
  });

  test('who led from the first move on had no turning point', () => {
    expect(found(history([0, 0], [1, 0], [2, 0], [3, 0], [4, 0]), [0]).has('trophy')).toBe(false);
  });

  test('the biggest gain is that of a move, not of the final scoring', () => {
    const gain = found(history([0, 0], [3, 0], [3, 9], [5, 9], [50, 9]), [0]).get('plus');
    expect(gain?.moves).toBe(20);
    expect(gain?.title).toContain('Bert');
    expect(gain?.title).toContain('9');
  });

  test('the closest moment lies in the second half, the last of equals', () => {
    const near = found(history([0, 0], [1, 1], [9, 0], [9, 7], [12, 10], [20, 10]), [0]).get('eye');
    expect(near?.moves).toBe(40);
    expect(near?.text).toContain('2');
  });

  test('the final scoring is looked at from before it', () => {
    const end = found(history([0, 0], [1, 1], [2, 2], [3, 4], [10, 25]), [1]).get('log');
    expect(end?.moves).toBe(30);
    expect(end?.text).toContain('21');
    expect(found(history([0, 0], [1, 1], [2, 2], [3, 4], [3, 4]), [1]).has('log')).toBe(false);
  });

  test('a game of a few moves has none', () => {
    expect(moments(history([0, 0], [1, 1], [2, 2]), table([1]))).toEqual([]);
  });
});

describe('who has points at the end', () => {
  const over = tableState({
    table: {
      status: 'over',
      you: null,
      scores: [20, 31, 31],
      winners: [2],
      rivals: [{ name: 'Automa', points: 25, sheet: [25], disc: '' }],
    },
  }).table;

  test('winners stand first, then by points, automata among them', () => {
    expect(sidesOf(over).map(({ name, seat, won }) => [name, seat, won])).toEqual([
      ['Cora', 2, true],
      ['Bert', 1, false],
      ['Automa', null, false],
      ['Anna', 0, false],
    ]);
  });

  test('an automaton wins with as many points as the best seat', () => {
    const sides = sidesOf({ ...over, winners: [], rivals: [{ name: 'Automa', points: 31, sheet: [], disc: '' }] });
    expect(sides.find(({ seat }) => seat === null)?.won).toBe(true);
    expect(sides[0]?.name).toBe('Automa');
  });

  test('each has a sheet of its own', () => {
    const sheets = { ...history(), sheet: [[1], [2], [3]] };
    expect(sidesOf(over).map((side) => side.sheet(sheets))).toEqual([[3], [2], [25], [1]]);
    expect(sidesOf(over)[0]?.sheet({ ...sheets, sheet: [] })).toEqual([]);
  });
});

test('every source of points has a colour on which its ink can be read', () => {
  const light = (colour: string) => {
    const digits = colour.length === 4 ? [...colour.slice(1)].map((each) => each + each) : colour.match(/\w\w/g)!;
    const [red = 0, green = 0, blue = 0] = digits.map((each) => {
      const part = parseInt(each, 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  for (let source = 0; source < 20; source++) {
    const [one, two] = [light(fillOf(source)), light(inkOf(source))].sort((a, b) => b - a);
    expect((one! + 0.05) / (two! + 0.05), fillOf(source)).toBeGreaterThan(4.2);
  }
});

describe('where the points came from', () => {
  const sheets = (sources: string[], ...sheet: number[][]): History => ({ points: [], marks: [], sources, sheet });

  test('what all have alike is not told', () => {
    const told = mainSource(sidesOf(table([0])), sheets(['Start', 'Cults', 'Area'], [20, 8, 12], [20, 16, 6]));
    expect(told).toEqual({ source: 'Area', points: 12 });
  });

  test('nothing is told where nothing differs', () => {
    expect(mainSource(sidesOf(table([0])), sheets(['Start'], [20], [20]))).toBeNull();
  });
});
