/**
 * What the action bar says in each state of a table: who is asked, the question, what stands in the middle, the filled
 * button. It only reads: what things cost and bring comes as words from the engine.
 */
import type { ActionInfo, TableInfo, TableState } from '../generated/messages';
import type { Words } from '../generated/interface';
import type { Place } from '../games';

type Told = Pick<ActionInfo, 'short'> & Partial<Pick<ActionInfo, 'price'>>;

export interface Seen {
  t: Words;
  table: TableInfo;
  state: TableState;
  name: (seat: number) => string;
  /** Names as one reads them: 'Bert and Cora'. */
  list: (names: string[]) => string;
  /** Who plays after whom. */
  order: readonly Place[];
  /** How many answers are lit, conversions left out. */
  lit: number;
  /** Some answers are buttons in the bar. */
  choices: boolean;
  /** The game has tools. */
  tools: boolean;
  /** The tool that is pressed. */
  tool: string | null;
  /** What is pointed at or else chosen; among buttons, only a place on the board is told. */
  preview: Told | null;
  chosen: Told | null;
  asked: boolean;
  holding: boolean;
  /** The turn may be ended now by an answer. */
  finish: boolean;
  /** What this player has done last in this turn, in words. */
  done: string;
  /** A plan is open; why it does not go on, or ''. */
  plan: string | null;
  /** Seconds until the turn ends itself. */
  left: number | null;
  /** How long the connection has been lost, as a clock; and whether a move waits to be sent. */
  lost: string | null;
  kept: boolean;
  /** How long the others have been waited for, as a clock. */
  waited: string;
  /** Some have answered already what several are asked. */
  answered: boolean;
  /** How many watch, with this player if there is no seat. */
  watchers: number;
}

export type Middle = 'tools' | 'choices' | 'stages' | 'offer' | 'order' | 'answered' | 'sums' | 'hint';

export interface Button {
  words: string;
  /** What it pays: what it brings stands on the board. */
  price: string;
  on: boolean;
}

export interface Bar {
  /** Whose discs are shown. */
  seats: number[];
  /** It is this player who is asked. */
  mine: boolean;
  who: string;
  context: string;
  question: string;
  middle: Middle;
  /** The sentence in the middle, where there is one. */
  hint: string;
  /** The filled button; null: nothing is to be pressed. */
  button: Button | null;
  /** So many seconds a bot may think that is at it; 0: there is none, or it answers at once. */
  patience: number;
}

export function barOf(seen: Seen): Bar {
  const { t, table, plan, lost, asked, holding } = seen;
  if (table.stopped) {
    return { ...still(seen), who: t.bar.over, question: table.stopped, middle: 'hint' };
  }
  if (plan !== null) return planning(seen, plan);
  if (!asked && !holding) return waiting(seen);
  if (lost !== null && seen.kept) {
    const bar = own(seen, t.table.yourTurn, t.bar.lost({ clock: lost }));
    return { ...bar, question: t.bar.kept, middle: toolsOr(seen, 'hint'), button: off(t.bar.sentLater) };
  }
  // Without a connection one may choose all the same: what is done is kept.
  const bar = holding ? ending(seen) : question(seen);
  return lost === null ? bar : { ...bar, context: t.bar.lost({ clock: lost }) };
}

const off = (words: string): Button => ({ words, price: '', on: false });
const press = (words: string, price = ''): Button => ({ words, price, on: true });
/** A question in a line of its own needs no full stop. */
export const bare = (sentence: string): string => sentence.replace(/([^.])\.$/, '$1');
const toolsOr = ({ tools }: Seen, other: Middle): Middle => (tools ? 'tools' : other);

function own({ table }: Seen, who: string, context = ''): Bar {
  const seats = table.you === null ? [] : [table.you];
  return { seats, mine: true, who, context, question: '', middle: 'hint', hint: '', button: null, patience: 0 };
}

function still({ table }: Seen): Bar {
  const seats = table.you === null ? [] : [table.you];
  return {
    seats,
    mine: false,
    who: '',
    context: '',
    question: '',
    middle: 'order',
    hint: '',
    button: null,
    patience: 0,
  };
}

// --- asked

function question(seen: Seen): Bar {
  const { t, state, preview, tool, chosen, lit, done } = seen;
  const { kind, words, by, waiting: several, stages } = state.occasion;
  if (kind === 'answer') {
    const context = several > 1 ? t.bar.oneOf({ all: several }) : '';
    const seats = by === null ? own(seen, '').seats : [by];
    return { ...own(seen, words || t.bar.yourAnswer, context), seats, question: bare(state.question), middle: 'offer' };
  }
  const asks = preview ? preview.short : tool ? t.bar.pickFor({ tool }) : bare(state.question);
  const who = { turn: t.table.yourTurn, step: t.you, setup: t.bar.setUp }[kind];
  // Before anything is done in a turn, what was done last belongs to the turn before.
  const before = kind === 'turn' && !seen.finish ? '' : done;
  const context = kind === 'setup' ? words : tool && !preview ? t.bar.places({ count: lit }) : before;
  const idle: Middle = stages.length ? 'stages' : preview ? 'sums' : 'hint';
  const middle: Middle = seen.choices ? 'choices' : kind === 'setup' ? idle : toolsOr(seen, idle);
  return {
    ...own(seen, who, context),
    question: asks,
    middle,
    hint: t.table.answers({ count: lit }),
    button: chosen
      ? press(chosen.short, middle === 'sums' ? '' : chosen.price)
      : seen.finish
        ? press(t.table.endTurn)
        : off(kind === 'step' ? t.bar.pickOne({ count: lit }) : t.bar.pick),
  };
}

function planning(seen: Seen, trouble: string): Bar {
  const asked = question(seen);
  const told = trouble || asked.question;
  return { ...asked, who: seen.t.bar.plan, context: '', question: told, button: seen.asked ? asked.button : null };
}

// --- everything is answered

function ending(seen: Seen): Bar {
  const { t, state, left, done } = seen;
  if (state.reveal) {
    const bar = own(seen, t.table.yourTurn, t.bar.goesOn);
    return {
      ...bar,
      question: state.reveal,
      hint: t.bar.revealOn({ what: state.reveal }),
      button: press(state.reveal),
    };
  }
  const button = press(t.table.endTurn);
  if (state.ends_with_reveal) {
    const bar = own(seen, t.table.yourTurn, t.bar.lastStep);
    return { ...bar, question: t.bar.end, hint: t.bar.revealEnd, button };
  }
  const says = left === null ? t.bar.endOrBack : t.bar.endsIn({ seconds: left });
  return { ...own(seen, t.table.yourTurn, done), question: says, middle: toolsOr(seen, 'hint'), button };
}

// --- others are asked

function waiting(seen: Seen): Bar {
  const { t, table, state, name, list, waited, order } = seen;
  const others = table.waiting.filter((seat) => seat !== table.you);
  const whose = state.holding !== null && state.holding !== table.you ? [state.holding] : others;
  const [first] = whose;
  if (first === undefined) return { ...still(seen), who: t.bar.watching, question: t.table.watching };
  const names = whose.map(name);
  const bot = table.seats[first]?.kind === 'bot' || state.thinking.includes(first);
  const asks =
    whose.length > 1
      ? t.table.waitingFor({ names: list(names) })
      : (bot ? t.table.thinking : t.table.choosing)({ name: names[0] ?? '' });
  const role = whose.length === 1 ? (table.seats[first]?.role ?? '') : '';
  return {
    ...still(seen),
    seats: whose,
    who: table.you === null ? t.bar.watching : role || list(names),
    context:
      table.you === null && seen.watchers > 1
        ? t.bar.othersWatch({ count: seen.watchers - 1 })
        : t.bar.waits({ clock: waited }),
    question: asks,
    patience: Math.max(...whose.map((seat) => table.seats[seat]?.patience ?? 0)),
    middle: (whose.length > 1 || state.answering) && seen.answered ? 'answered' : 'order',
    hint: table.you !== null && nextAfter(order, first) === table.you ? t.bar.youNext : '',
  };
}

function nextAfter(order: readonly Place[], seat: number): number | null {
  const playing = order.filter((each) => !each.off || each.seat === seat);
  const at = playing.findIndex((each) => each.seat === seat);
  return at < 0 || playing.length < 2 ? null : (playing[(at + 1) % playing.length]?.seat ?? null);
}
