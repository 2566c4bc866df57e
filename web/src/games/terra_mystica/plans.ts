/**
 * What a click can mean: one answer, or a course of several (transform, to the home terrain, build). What it pays and
 * brings, and to whom, is the server's ledger; here it only gets names and pictures.
 */
import { changeOf, type Answers } from '$lib/board/answers';
import type { Plan } from '$lib/board/contract';
import type { SymbolName } from '$lib/board/mystica/drawings';
import { amountsOf, bySource, isPrice, priceOf } from '$lib/board/mystica/entries';
import type { ActionInfo, CourseInfo, LedgerEntry } from '../../generated/messages';
import { asSymbols, listed } from './table';
import type { Amounts, Language, MysticaView, Pieces } from './types';
import { STRUCTURES, type Structure } from './types';
import { aside, capital, say, told } from './words';

export interface Line {
  kind: SymbolName | Structure | 'offer';
  words: string;
  /** Paid, gained, or offered. */
  amounts: Amounts;
  sign: '' | '+';
  seat?: number;
}

export interface HexPlan {
  /** The first answer. */
  action: string;
  plan: Plan | null;
  title: string;
  lines: Line[];
  pays: Amounts;
  /** Of what is paid, what is left then. */
  left: Amounts;
  /** What the hex would look like. */
  terrain: string | null;
  structure: Structure | null;
  /** All the way: a full ring; otherwise dashed. */
  whole: boolean;
  words: string;
}

interface Table {
  view: MysticaView;
  pieces: Pieces;
  you: number;
  language: Language;
  answers: Answers;
  courses: readonly CourseInfo[];
}

// --- land

/** All that can be done on a hex, the likeliest first. */
export function plansOf(table: Table, hex: string): HexPlan[] {
  const { answers, language } = table;
  const single = [`build ${hex}`, ...STRUCTURES.map((structure) => `upgrade ${hex} ${structure}`)].flatMap(
    (text) => answers.get(text) ?? [],
  );
  const found = single.map((action) => alone(table, hex, action));
  const dig = answers.get(`dig ${hex}`);
  if (!dig) return found;
  const courses = table.courses.filter((each) => each.answers[0] === dig.action);
  found.push(...courses.map((each) => together(table, hex, each)));
  const asks = courses.some((each) => each.answers.some((answer) => answer.startsWith('to ')));
  if (asks) found.push({ ...alone(table, hex, dig), title: say(language, 'otherTerrain') });
  else if (!courses.length) found.push(alone(table, hex, dig));
  return found;
}

const alone = (table: Table, hex: string, action: ActionInfo): HexPlan => ({
  ...outcome(table, hex, action.entries ?? [], action.changes),
  action: action.action,
  plan: null,
  title: action.short,
  words: action.words,
});

function together(table: Table, hex: string, { answers, changes, entries }: CourseInfo): HexPlan {
  const { pieces, language } = table;
  const [action = '', ...then] = answers;
  const end = outcome(table, hex, entries, changes);
  const terrain = pieces.terrains.find((each) => each.id === end.terrain)?.name ?? '';
  const title = say(language, end.structure ? 'transformBuild' : 'transformOnly', terrain);
  const words = [`${title} (${hex})`, inWords(table, end).join('; ')].filter(Boolean).join(': ');
  return {
    ...end,
    action,
    plan: { then, words, short: say(language, end.structure ? 'shortBuild' : 'shortOnly'), changes },
    title,
    words,
  };
}

type Outcome = Pick<HexPlan, 'lines' | 'pays' | 'left' | 'terrain' | 'structure' | 'whole'>;

function outcome(table: Table, hex: string, entries: readonly LedgerEntry[], changes: ActionInfo['changes']): Outcome {
  const { view, you } = table;
  const mine = entries.filter((each) => each.seat === you);
  const pays = priceOf(mine.filter(isPrice));
  const left = listed(pays).flatMap(([letter]) =>
    letter in STOCKS ? [[letter, changeOf(changes, `seats.${you}.${STOCKS[letter as keyof typeof STOCKS]}`)?.[1]]] : [],
  );
  const comes = entries.filter((each) => each.kind === 'piece' && each.place === hex && each.amount > 0);
  const land = comes.find((each) => each.seat == null);
  const structure = STRUCTURES.find((each) => comes.some(({ what, seat }) => what === each && seat === you)) ?? null;
  return {
    lines: [
      ...(land ? [earthwork(table, hex, land, mine)] : []),
      ...(structure
        ? [
            {
              kind: structure,
              words: capital(table.pieces.structures[structure].name),
              amounts: priceOf(mine.filter((each) => each.source === `price ${structure}`)),
              sign: '' as const,
            },
          ]
        : []),
      ...gains(table, mine),
      ...dues(table, mine),
      ...offers(table, entries),
    ],
    pays,
    left: Object.fromEntries(left),
    terrain: land?.what ?? (structure ? (view.hexes[hex]?.terrain ?? null) : null),
    structure,
    whole: structure !== null,
  };
}

const STOCKS = { w: 'workers', c: 'coins', p: 'priests' } as const;
const DIGGING = ['price spades', 'price tunnel', 'price carpet'];

/** Land becomes another terrain: by spades, near or far, or by a stronghold. */
function earthwork(
  { view, pieces, you, language }: Table,
  hex: string,
  { source }: LedgerEntry,
  mine: readonly LedgerEntry[],
): Line {
  const spades = say(language, 'spades', view.seats[you]?.spades[hex] ?? 0);
  const flight = (['tunnel', 'carpet'] as const).find((each) => mine.some((entry) => entry.source === `price ${each}`));
  const words =
    source === 'stronghold'
      ? capital(pieces.structures.stronghold.name)
      : flight
        ? `${spades}, ${say(language, flight)}`
        : spades;
  return { kind: 'spade', words, amounts: priceOf(mine.filter((each) => DIGGING.includes(each.source))), sign: '' };
}

function gains(table: Table, mine: readonly LedgerEntry[]): Line[] {
  return [...bySource(mine.filter((each) => !isPrice(each)))].flatMap(([source, entries]) => {
    const amounts = amountsOf(entries);
    const kind = asSymbols(amounts)[0]?.[0];
    return kind ? [{ kind, words: nameOf(table, source), amounts, sign: '+' as const }] : [];
  });
}

/** What something comes from. */
function nameOf({ view, pieces, you, language }: Table, source: string): string {
  if (pieces.scoring[source]) return say(language, 'roundTile');
  if (pieces.favors[source]) return say(language, 'favorTile');
  if (source === 'stronghold') return capital(pieces.structures.stronghold.name);
  if (source === 'shipping') return say(language, 'shipping');
  return pieces.factions[view.seats[you]?.faction ?? '']?.name ?? '';
}

/** What is to be chosen afterwards: the tile of a town, a favor tile, land for free spades. */
function dues({ language }: Table, mine: readonly LedgerEntry[]): Line[] {
  const due = (what: string) =>
    mine.reduce((sum, each) => sum + (each.kind === 'offer' && each.what === what ? each.amount : 0), 0);
  const lines: [kind: SymbolName, number: number, words: string][] = [
    ['town', due('towns'), say(language, due('towns') > 1 ? 'foundsTowns' : 'founds', due('towns'))],
    ['cult', due('favors'), say(language, due('favors') > 1 ? 'favorsDue' : 'favorDue', due('favors'))],
    ['spade', due('spades'), say(language, 'spades', due('spades'))],
  ];
  return lines.flatMap(([kind, number, words]) => (number ? [{ kind, words, amounts: {}, sign: '' as const }] : []));
}

/** Who may take how much power. */
function offers({ view, pieces, you, language }: Table, entries: readonly LedgerEntry[]): Line[] {
  return entries.flatMap(({ kind, what, seat, amount }) => {
    if (kind !== 'offer' || what !== 'power' || seat == null || seat === you) return [];
    const faction = pieces.factions[view.seats[seat]?.faction ?? ''];
    return [
      {
        kind: 'offer' as const,
        words: say(language, 'mayTake', faction?.name ?? ''),
        amounts: { pw: amount },
        sign: '' as const,
        seat,
      },
    ];
  });
}

function inWords({ language }: Table, { lines, pays }: Outcome): string[] {
  const gained = lines
    .filter((line) => line.sign === '+')
    .map((line) => `${told(language, line.amounts)} (${line.words})`);
  return [
    ...(listed(pays).length ? [say(language, 'pay', told(language, pays))] : []),
    ...(gained.length ? [say(language, 'gain', gained.join(', '))] : []),
    ...lines.filter((line) => line.kind === 'town' || line.kind === 'cult').map((line) => line.words),
    ...lines.filter((line) => line.kind === 'offer').map((line) => `${line.words} ${told(language, line.amounts)}`),
  ];
}

// --- power

export interface PowerPlan {
  action: string;
  plan: Plan;
  /** So much, in words. */
  burns: string;
}

/** A power action for which power is burnt first. */
export function burningFor(
  { courses, pieces, language }: Pick<Table, 'courses' | 'pieces' | 'language'>,
  id: string,
): PowerPlan | null {
  const course = courses.find((each) => each.answers.at(-1) === `power ${id}`);
  const piece = pieces.power_actions[id];
  if (!course || !piece) return null;
  const [action = '', ...then] = course.answers;
  const burns = say(language, 'burn', course.answers.filter((each) => each === 'burn').length);
  const short = aside(piece.name, burns);
  return {
    action,
    burns,
    plan: { then, words: `${short}: ${piece.text}`, short, changes: course.changes },
  };
}
