/**
 * What a click on a hex can mean: one answer, or a course of several (terraform, to the home terrain, build). What it
 * pays and brings, and to whom, is the server's; here it only gets names and pictures.
 */
import type { Plan } from '$lib/board/contract';
import { listed } from '$lib/board/mystica/amounts';
import { difference } from '$lib/board/answers';
import { amountsOf, bySource } from '$lib/board/mystica/entries';
import type { CardLine, Icon } from '$lib/board/mystica/PlaceCard.svelte';
import type { ActionInfo, CourseInfo, LedgerEntry } from '../../generated/messages';
import { DRAWN, drawnTerrain, face, resource, type Shown } from './table';
import { BUILDINGS, type Amounts, type Building, type HexView } from './types';
import { capital, say, told } from './words';

export interface HexPlan {
  /** The first answer. */
  action: string;
  plan: Plan | null;
  title: string;
  icon: Icon;
  lines: CardLine[];
  pays: Amounts;
  /** What the hex would look like. */
  terrain: string | null;
  building: Building | null;
  /** All the way: a full ring; otherwise dashed. */
  whole: boolean;
  words: string;
}

/** All that can be done on a hex, the likeliest first. */
export function plansOf(shown: Shown, hex: string): HexPlan[] {
  const { answers, you } = shown;
  if (you === null) return [];
  const texts = [
    `build ${hex}`,
    `place ${hex}`,
    ...BUILDINGS.map((building) => `upgrade ${hex} ${building}`),
    `annex ${hex}`,
  ];
  const simple = texts.flatMap((text) => answers.get(text) ?? []).map((action) => plain(shown, you, hex, action));
  const dug = [`dig ${hex}`, `tunnel ${hex}`, `fly ${hex}`]
    .flatMap((text) => answers.get(text) ?? [])
    .flatMap((action) => digging(shown, you, hex, action));
  return [...simple, ...dug];
}

function plain(shown: Shown, you: number, hex: string, action: ActionInfo): HexPlan {
  const { view, pieces } = shown;
  const after = hexAfter(view.hexes[hex], hex, action);
  const building = (action.action.startsWith('annex') ? null : after?.building) ?? null;
  const pays = paid(you, action);
  const colour = after?.neutral ? 'neutral' : face(shown, you).terrain;
  const icon: Icon = { building: [building ? DRAWN[building] : 'annex', colour] };
  const name = building ? pieces.buildings[building].name : say(shown.language, 'annex');
  const lines: CardLine[] = [
    { icon, words: capital(name), amounts: pays, sign: '' },
    ...brings(shown, you, action.entries ?? []),
  ];
  return {
    action: action.action,
    plan: null,
    title: action.short,
    icon,
    lines,
    pays,
    terrain: after?.terrain ?? null,
    building,
    whole: true,
    words: action.words,
  };
}

function digging(shown: Shown, you: number, hex: string, dig: ActionInfo): HexPlan[] {
  const { view, pieces, language } = shown;
  const home = view.seats[you]?.board;
  const spade: Icon = { symbol: 'spade' };
  const open: HexPlan = {
    action: dig.action,
    plan: null,
    title: dig.short,
    icon: spade,
    lines: [],
    pays: {},
    terrain: null,
    building: null,
    whole: false,
    words: dig.words,
  };
  // The server shows the hex as home where the spades reach so far, with all that this pays and brings.
  const terrain = hexAfter(view.hexes[hex], hex, dig)?.terrain;
  if (!home || !terrain || terrain === view.hexes[hex]?.terrain) return [open];
  const way = dig.action.split(' ')[0];
  const reached = way === 'dig' ? '' : `, ${say(language, way === 'fly' ? 'fly' : 'tunnel')}`;
  const land: CardLine = {
    icon: spade,
    words: `${say(language, 'spades', spadesTo(shown, hex, terrain))}${reached}`,
    amounts: paid(you, dig),
    sign: '',
  };
  const made: HexPlan = {
    ...open,
    lines: [land, ...pointLine(shown, difference(dig, `seats.${you}.points`))],
    pays: paid(you, dig),
    terrain,
  };
  const courses = shown.courses.filter((each) => each.answers[0] === dig.action);
  if (terrain !== home || !courses.length) return [made];
  const name = pieces.terrains.find((each) => each.id === home)?.name ?? '';
  const found = courses.map((course): HexPlan => {
    const builds = course.answers.at(-1) === `build ${hex}`;
    const title = `${say(language, builds ? 'transformBuild' : 'transformOnly', name)}${reached}`;
    const plan = planned(shown, you, course, title, say(language, builds ? 'shortBuild' : 'shortOnly'));
    const lines = [land, ...brings(shown, you, course.entries)];
    const together = { ...made, plan, title, lines, words: plan.words, pays: paid(you, course) };
    if (!builds) return together;
    const icon: Icon = { building: ['dwelling', drawnTerrain(home)] };
    const workshop: CardLine = {
      icon,
      words: capital(pieces.buildings.workshop.name),
      amounts: pieces.buildings.workshop.cost,
      sign: '',
    };
    return { ...together, icon, lines: lines.toSpliced(1, 0, workshop), building: 'workshop', whole: true };
  });
  // A question with one answer is not asked.
  if (courses.some((each) => each.answers.includes(`to ${home}`)))
    found.push({ ...open, title: `${say(language, 'otherTerrain')}${reached}` });
  return found;
}

/** The hex as an answer leaves it. */
function hexAfter(before: HexView | undefined, hex: string, action: ActionInfo): HexView | undefined {
  const whole = action.changes[`hexes.${hex}`]?.[1] as HexView | undefined;
  if (whole) return whole;
  const parts = Object.entries(action.changes).flatMap(([path, change]) =>
    path.startsWith(`hexes.${hex}.`) ? [[path.slice(hex.length + 7), change[1]]] : [],
  );
  return before && { ...before, ...(Object.fromEntries(parts) as Partial<HexView>) };
}

/** Spades from what lies on a hex: the shorter way round the wheel. */
function spadesTo({ view, pieces }: Shown, hex: string, terrain: string): number {
  const at = (each: string | undefined) => pieces.terrains.findIndex(({ id }) => id === each);
  const apart = Math.abs(at(view.hexes[hex]?.terrain) - at(terrain));
  return Math.min(apart, pieces.terrains.length - apart);
}

function paid(you: number, action: Pick<ActionInfo, 'changes'>): Amounts {
  const change = (name: string) => Math.max(0, -difference(action, `seats.${you}.${name}`));
  return { t: change('tools'), c: change('coins'), s: change('scholars') };
}

/** Points by what they come from, and who may take how much power. */
function brings(shown: Shown, you: number, entries: readonly LedgerEntry[]): CardLine[] {
  const points = [...bySource(entries.filter((each) => each.kind === 'points' && each.seat === you))];
  const powers = entries.filter((each) => each.kind === 'offer' && each.what === 'power' && each.seat !== you);
  return [
    ...points.flatMap(([source, scored]) => pointLine(shown, amountsOf(scored).vp ?? 0, nameOf(shown, you, source))),
    ...powers.flatMap(({ seat, amount }) => (seat == null ? [] : [mayTake(shown, seat, amount)])),
  ];
}

/** What points come from: 'score workshop-law', 'ability'. */
function nameOf({ view, pieces }: Shown, you: number, source: string): string | undefined {
  const [kind = '', id = ''] = source.split(' ');
  const tiles: Record<string, Record<string, { name: string }>> = {
    score: pieces.scoring,
    final: pieces.final,
    bonus: pieces.bonuses,
    palace: pieces.palaces,
    competency: pieces.competencies,
  };
  return kind === 'ability' ? pieces.factions[view.seats[you]?.faction ?? '']?.name : tiles[kind]?.[id]?.name;
}

const pointLine = ({ pieces }: Shown, points: number, words = capital(resource(pieces, 'vp'))): CardLine[] =>
  points > 0 ? [{ icon: { symbol: 'vp' }, words, amounts: { vp: points }, sign: '+' }] : [];

/** Who would be offered how much power for a building here. */
export function offers(shown: Shown, hex: string): CardLine[] {
  return (shown.view.offers[hex] ?? []).flatMap((power, seat) => {
    if (!power || seat === shown.you || shown.view.seats[seat]?.automa) return [];
    return [mayTake(shown, seat, power)];
  });
}

function mayTake(shown: Shown, seat: number, power: number): CardLine {
  const { terrain, emblem, name } = face(shown, seat);
  return {
    icon: { disc: [terrain, emblem] },
    words: say(shown.language, 'mayTake', name),
    amounts: { pw: power },
    sign: '',
  };
}

/** Answers that follow each other, in words like one. */
function planned({ language }: Shown, you: number, course: CourseInfo, title: string, short: string): Plan {
  const [first = '', ...then] = course.answers;
  const pays = listed(paid(you, course));
  const points = difference(course, `seats.${you}.points`);
  const parts = [
    ...(pays.length ? [say(language, 'pay', told(language, Object.fromEntries(pays)))] : []),
    ...(points ? [say(language, 'gain', told(language, { vp: points }))] : []),
  ];
  return {
    then,
    short,
    words: [`${title} (${first.split(' ')[1]})`, parts.join('; ')].filter(Boolean).join(': '),
    changes: course.changes,
  };
}
