/**
 * What a click can mean: one answer, or a course of several (transform, to the home terrain, build). What it pays and
 * brings, and to whom, is the server's ledger; here it only gets pictures.
 */
import type { ActionInfo, CourseInfo } from '../../../generated/messages';
import { rest, type Answers, type Choosing } from '../answers';
import type { Plan } from '../contract';
import { becomes, piecesOf, planOf, sumOf, type Entries } from '../entries';
import { listed, type Amounts } from './amounts';
import { amountsOf, bySource, isPrice, offersOf, priceOf, STOCKS } from './entries';
import type { CardLine, Icon } from './PlaceCard.svelte';
import type { Face } from './seats';
import { aside, capital, say } from './words';
import type { Language } from '$lib/text/languages';

export interface HexPlan<Building extends string = string> {
  /** The first answer. */
  action: string;
  plan: Plan | null;
  title: string;
  words: string;
  /** What follows the title, in words. */
  rest: string;
  icon: Icon;
  lines: CardLine[];
  pays: Amounts;
  /** Of what is paid, what is left then. */
  left: Amounts;
  /** What the hex would look like. */
  terrain: string | null;
  building: Building | null;
  /** All the way: a full ring; otherwise dashed. */
  whole: boolean;
  /** One of several buildings that it may become: none of them goes without asking. */
  equal: boolean;
}

/** What a game tells about its land. */
export interface Land<Building extends string = string> {
  you: number;
  language: Language;
  answers: Answers;
  courses: readonly CourseInfo[];
  /** The answer that is chosen: a special action lights the places that it can be about. */
  chosen: string | null;
  /** Names by the sources and the offers of the ledger. */
  sources: Readonly<Record<string, string>>;
  dues: Readonly<Record<string, string>>;
  buildings: readonly Building[];
  /** Answers on a hex that stand for themselves, the likeliest first. */
  single: (hex: string) => string[];
  /** Answers that begin to change its terrain. */
  begin: (hex: string) => string[];
  /** 'Another terrain…' */
  another: string;
  terrainOf: (hex: string) => string | null;
  /** What the own seat has of a stock. */
  has: (stock: string) => number;
  faceOf: (seat: number) => Face;
  /** Of a building, or a thing that is built on to one. */
  nameOf: (piece: string) => string;
  drawn: (piece: string, neutral: boolean) => Icon;
  /** Of what may be chosen afterwards. */
  iconOf: (due: string) => Icon;
}
const SPADE: Icon = { symbol: 'spade' };

/** All that can be done on a hex, the likeliest first. */
export function plansOf<Building extends string>(land: Land<Building>, hex: string): HexPlan<Building>[] {
  const led = ledBy(land.courses, land.chosen);
  if (led.length) return led.filter((each) => each.things.includes(hex)).map((each) => together(land, hex, each));
  const known = (texts: string[]) => texts.flatMap((text) => land.answers.get(text) ?? []);
  const upgrades = known(land.single(hex)).filter(({ action }) => action.startsWith('upgrade '));
  return [
    ...known(land.single(hex)).map((action) => ({
      ...alone(land, hex, action),
      equal: upgrades.length > 1 && upgrades.includes(action),
    })),
    ...known(land.begin(hex)).flatMap((action) => changing(land, hex, action)),
  ];
}

/** Courses that a chosen special action, or one for books, begins; none, if none is chosen. */
export const ledBy = (courses: readonly CourseInfo[], chosen: string | null): CourseInfo[] =>
  /^(special|books) /.test(chosen ?? '') ? courses.filter((each) => each.answers[0] === chosen) : [];

/** Whether none of the ways goes without asking which is meant. */
export const asks = (ways: readonly { equal: boolean }[]): boolean => ways[0]?.equal ?? false;

/** Courses that begin so; or the answer itself, where there is none, or where another terrain may be chosen. */
function changing<Building extends string>(land: Land<Building>, hex: string, action: ActionInfo): HexPlan<Building>[] {
  const courses = land.courses.filter((each) => each.answers[0] === action.action);
  const itself = alone(land, hex, action);
  if (!courses.length) return [itself];
  const found = courses.map((each) => together(land, hex, each));
  // A question with one answer is not asked.
  const asks = courses.some((each) => each.answers.some((answer) => answer.startsWith('to ')));
  return asks
    ? [
        ...found,
        {
          ...itself,
          title: aside(land.another, ...itself.lines.filter(({ sign }) => !sign).map(({ words }) => words)),
        },
      ]
    : found;
}

const alone = <Building extends string>(land: Land<Building>, hex: string, action: ActionInfo): HexPlan<Building> => ({
  ...outcome(land, hex, action.entries ?? []),
  action: action.action,
  plan: null,
  title: action.short,
  words: action.words,
  rest: rest(action),
});

function together<Building extends string>(land: Land<Building>, hex: string, course: CourseInfo): HexPlan<Building> {
  const plan = planOf(course);
  const { short: title, words } = plan;
  return {
    ...outcome(land, hex, course.entries),
    action: course.answers[0] ?? '',
    plan,
    title,
    words,
    rest: course.outcome,
  };
}

type Outcome<Building extends string> = Pick<
  HexPlan<Building>,
  'icon' | 'lines' | 'pays' | 'left' | 'terrain' | 'building' | 'whole' | 'equal'
>;

function outcome<Building extends string>(land: Land<Building>, hex: string, entries: Entries): Outcome<Building> {
  const { you } = land;
  const mine = entries.filter((each) => each.seat === you);
  const pays = priceOf(mine.filter(isPrice));
  const here = piecesOf(entries).filter((each) => each.place === hex && each.amount > 0);
  const changed = here.find((each) => each.seat == null)?.what ?? null;
  const own = here.filter((each) => each.seat === you).map((each) => each.what);
  const building = land.buildings.find((each) => own.includes(each)) ?? null;
  const stands = building ?? own.find((each) => land.nameOf(each)) ?? null;
  const neutral = own.includes('neutral');
  const left = listed(pays).flatMap(([letter]) => {
    const stock = STOCKS[letter];
    return stock ? [[letter, becomes(entries, you, stock, land.has(stock), '') ?? land.has(stock)]] : [];
  });
  return {
    icon: stands ? land.drawn(stands, neutral) : SPADE,
    lines: [
      ...prices(land, mine),
      ...(stands && !mine.some((each) => each.source === `price ${stands}`)
        ? [{ icon: land.drawn(stands, neutral), words: capital(land.nameOf(stands)), amounts: {}, sign: '' as const }]
        : []),
      ...gains(land, mine),
      ...dues(land, mine),
      ...receivers(land, entries),
    ],
    pays,
    left: Object.fromEntries(left),
    terrain: changed ?? (building ? land.terrainOf(hex) : null),
    building,
    whole: stands !== null,
    equal: false,
  };
}

/** What is paid for what; of spades, how many. */
function prices({ sources, buildings, drawn }: Land, mine: Entries): CardLine[] {
  return [...bySource(mine.filter(isPrice))].map(([source, entries]): CardLine => {
    const spades = -offersOf(entries, 'spades');
    const built = buildings.find((each) => source === `price ${each}`);
    const name = capital(sources[source] ?? '');
    return {
      icon: built ? drawn(built, false) : SPADE,
      words: spades ? `${name}: ${spades}` : name,
      amounts: priceOf(entries),
      sign: '',
    };
  });
}

function gains({ sources }: Land, mine: Entries): CardLine[] {
  return [...bySource(mine.filter((each) => !isPrice(each)))].flatMap(([source, entries]): CardLine[] => {
    const amounts = amountsOf(entries);
    const [first] = listed(amounts);
    const name = sources[source];
    return first && name ? [{ icon: { letter: first[0] }, words: capital(name), amounts, sign: '+' }] : [];
  });
}

/** A town or a city that is founded; what is to be chosen afterwards. */
function dues({ dues: names, iconOf }: Land, mine: Entries): CardLine[] {
  const founded = piecesOf(mine, 'founded').filter((each) => each.place).length;
  const due = new Map<string, number>(founded ? [['founded', founded]] : []);
  for (const { kind, what, amount } of mine)
    if (kind === 'offer' && amount > 0) due.set(what, (due.get(what) ?? 0) + amount);
  // The tile of a city on the map goes without saying.
  due.set('city', (due.get('city') ?? 0) - founded);
  return [...due].flatMap(([what, number]): CardLine[] => {
    const name = names[what];
    const words = number > 1 ? `${name} ×${number}` : name;
    return words && number > 0 ? [{ icon: iconOf(what), words: capital(words), amounts: {}, sign: '' }] : [];
  });
}

/** Who may take how much power. */
function receivers({ you, language, faceOf }: Land, entries: Entries): CardLine[] {
  return entries.flatMap(({ kind, what, seat, amount }): CardLine[] => {
    if (kind !== 'offer' || what !== 'power' || seat == null || seat === you) return [];
    const { terrain, emblem, name } = faceOf(seat);
    return [
      {
        icon: { disc: [terrain, emblem] },
        words: say(language, 'mayTake', { name }),
        amounts: { pw: amount },
        sign: '',
      },
    ];
  });
}

// --- power

export interface BurningPlan {
  id: string;
  action: string;
  plan: Plan;
  /** So much. */
  burnt: number;
}

/** A power action for which power is burnt first. */
export function burningFor(courses: readonly CourseInfo[], you: number | null, id: string): BurningPlan | null {
  const course = courses.find((each) => each.answers.at(-1) === `power ${id}`);
  if (!course) return null;
  const burning = course.entries.filter((each) => each.source === 'burning');
  return { id, action: course.answers[0] ?? '', plan: planOf(course), burnt: sumOf(burning, you, 'bowl 3') };
}

/** The one that is chosen. */
export function burningChosen({
  courses,
  you,
  chosen,
  plan,
}: Choosing & { courses: readonly CourseInfo[]; you: number | null }): BurningPlan | null {
  const [verb, id] = plan?.then.at(-1)?.split(' ') ?? [];
  return chosen === 'burn' && verb === 'power' && id ? burningFor(courses, you, id) : null;
}
