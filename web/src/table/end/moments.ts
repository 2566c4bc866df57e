/** Moments of a finished game that are worth another look, found in its scores alone. */
import type { History, TableInfo } from '../../generated/messages';
import { i18n } from '$lib/i18n/index.svelte';
import type { IconName } from '$lib/ui/icons';

export interface Moment {
  moves: number;
  icon: IconName;
  title: string;
  text: string;
}

export function moments(history: History, table: TableInfo): Moment[] {
  if (history.points.length < 4) return [];
  const found = [
    turningPoint(history, table),
    biggestGain(history, table),
    closest(history),
    finalScoring(history, table),
  ];
  return found.filter((moment) => moment !== null);
}

/** From where on the winner led until the end. */
function turningPoint({ points }: History, table: TableInfo): Moment | null {
  const winner = table.winners[0];
  if (winner === undefined || table.seats.length < 2) return null;
  const leads = (scores: number[]) => scores.every((score, seat) => seat === winner || score < scores[winner]!);
  const lastBehind = points.findLastIndex((point) => !leads(point.scores));
  const point = points[lastBehind + 1];
  if (lastBehind < 1 || !point) return null;
  const t = i18n.t.end;
  const text = winner === table.you ? t.turningYou : t.turningText({ name: i18n.seatName(table, winner) });
  const where = point === points.at(-1) ? t.finalTitle : point.part;
  return { moves: point.moves, icon: 'trophy', title: `${t.turning}. ${where}.`, text };
}

function biggestGain({ points }: History, table: TableInfo): Moment | null {
  let best = { gain: 0, seat: 0, at: 0 };
  for (let at = 1; at < points.length - 1; at++) {
    points[at]!.scores.forEach((score, seat) => {
      const gain = score - points[at - 1]!.scores[seat]!;
      if (gain > best.gain) best = { gain, seat, at };
    });
  }
  if (!best.gain) return null;
  const t = i18n.t.end;
  const point = points[best.at]!;
  const title = t.bestMove({ name: i18n.seatName(table, best.seat), points: best.gain });
  return { moves: point.moves, icon: 'plus', title: `${title}. ${point.part}.`, text: t.bestMoveText };
}

/** In the second half, where first and second were nearest. */
function closest({ points }: History): Moment | null {
  if ((points[0]?.scores.length ?? 0) < 2) return null;
  const gap = (scores: number[]) => {
    const [first = 0, second = 0] = [...scores].sort((a, b) => b - a);
    return first - second;
  };
  const later = points.slice(Math.floor(points.length / 2), -1);
  if (!later.length) return null;
  const point = later.reduce((best, each) => (gap(each.scores) <= gap(best.scores) ? each : best));
  const t = i18n.t.end;
  return {
    moves: point.moves,
    icon: 'eye',
    title: `${t.closest}. ${point.part}.`,
    text: t.closestText({ gap: gap(point.scores) }),
  };
}

function finalScoring({ points }: History, table: TableInfo): Moment | null {
  const [before, after] = points.slice(-2);
  if (!before || !after) return null;
  const gains = after.scores.map((score, seat) => score - before.scores[seat]!);
  const most = Math.max(...gains);
  if (most <= 0) return null;
  const t = i18n.t.end;
  const seat = gains.indexOf(most);
  const name = i18n.seatName(table, seat);
  const text = seat === table.you ? t.finalYou({ points: most }) : t.finalText({ name, points: most });
  return { moves: before.moves, icon: 'log', title: t.finalTitle, text };
}
