/** What is worked out of the turns of the log. */
import type { LogLine, LogTurn } from '../generated/messages';
import type { News } from '$lib/board/contract';

/** Every move, in the order of the record. */
export const stepsOf = (log: readonly LogTurn[]): LogLine[] => log.flatMap((turn) => turn.steps);

/** The log after fresh turns: they replace every turn that begins with the move `from`, or later. */
export const joined = (log: readonly LogTurn[], from: number, fresh: readonly LogTurn[]): LogTurn[] => [
  ...log.filter((turn) => turn.first < from),
  ...fresh,
];

/** Whether nothing was taken back: every move of the log before stands in the log now. */
export function goesOn(before: readonly LogTurn[], now: readonly LogTurn[]): boolean {
  const steps = stepsOf(now);
  return stepsOf(before).every((step, at) => steps[at]?.action === step.action && steps[at].seat === step.seat);
}

/** The first move after the own last turn; Infinity before there was one, and for who only watches. */
export function newFrom(log: readonly LogTurn[], you: number | null): number {
  const own = you === null ? undefined : log.findLast((turn) => turn.seat === you && turn.steps.length);
  return own ? own.last + 1 : Infinity;
}

/** What others did since, one for each turn: not chance, and not what is worth no mark. */
export function newTurns(log: readonly LogTurn[], you: number | null, isNews: (action: string) => boolean): LogTurn[] {
  const from = newFrom(log, you);
  return log.filter(
    (turn) =>
      turn.first >= from &&
      turn.steps.length > 0 &&
      (turn.rival !== '' || (turn.seat !== null && ownSteps(turn).some((step) => isNews(step.action)))),
  );
}

const ownSteps = (turn: LogTurn): LogLine[] => turn.steps.filter((step) => step.seat === turn.seat);

/** For the board: what the turns changed, each with the number of its turn. */
export function newsOf(turns: readonly LogTurn[], isNews: (action: string) => boolean): News[] {
  return turns.flatMap((turn, index) => {
    const number = index + 1;
    if (turn.rival) return turn.entries.map((entry) => ({ number, seat: null, action: '', things: [], entry }));
    const steps = ownSteps(turn).filter((step) => isNews(step.action));
    return steps.map(({ action, things }) => ({ number, seat: turn.seat, action, things }));
  });
}

/** The turn that a move belongs to. */
export const turnAt = (log: readonly LogTurn[], move: number): LogTurn | undefined =>
  log.find((turn) => turn.first <= move && move <= turn.last);

/** What it did to a seat that was not in turn. */
export const touchOf = (turn: LogTurn, seat: number | null) =>
  seat === null ? undefined : turn.touched.find((touch) => touch.seat === seat);

/** Who has answered already to what the turn offered, and how. */
export const answeredIn = (turn: LogTurn | undefined): { seat: number; words: string }[] =>
  (turn?.touched ?? [])
    .filter(({ seat }) => turn?.steps.some((step) => step.seat === seat))
    .map(({ seat, words }) => ({ seat, words: words.join(', ') }));

/** Where the rule 'since your last turn' stands: above the first of others' turns; the final scoring is nobody's. */
export const firstSince = (log: readonly LogTurn[], from: number): number =>
  log.findIndex((turn) => turn.first >= from && !turn.final);

/** A turn as somebody would write it down: the line, what came of it, and its steps. */
export function asText(turn: LogTurn, said: string): string {
  const lines = [said, turn.sums.words, ...turn.events, ...turn.sources];
  const steps = turn.steps.map((step) =>
    [`${step.number}. ${step.words}`, ...step.changes, ...step.levels.map((each) => each.words)].join('; '),
  );
  return [...lines.filter(Boolean), ...steps].join('\n');
}
