/**
 * What a click on a hex can mean: one answer, or several that follow each other (terraform, to the home terrain, build).
 * The sums come from the pieces and the view; every single answer is still checked by the server.
 */
import type { Plan } from '$lib/board/contract';
import { listed, plus } from '$lib/board/mystica/amounts';
import { difference } from '$lib/board/answers';
import type { CardLine, Icon } from '$lib/board/mystica/PlaceCard.svelte';
import type { ActionInfo } from '../../generated/messages';
import { DRAWN, drawnTerrain, face, resource, STOCKS, type Shown } from './table';
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
  const texts = [`build ${hex}`, `place ${hex}`, ...BUILDINGS.map((building) => `upgrade ${hex} ${building}`), `annex ${hex}`];
  const simple = texts.flatMap((text) => answers.get(text) ?? []).map((action) => plain(shown, you, hex, action));
  const dug = [`dig ${hex}`, `tunnel ${hex}`, `fly ${hex}`].flatMap((text) => answers.get(text) ?? []).flatMap((action) => digging(shown, you, hex, action));
  return [...simple, ...dug];
}

function plain(shown: Shown, you: number, hex: string, action: ActionInfo): HexPlan {
  const { view, pieces } = shown;
  const after = hexAfter(view.hexes[hex], hex, action);
  const building = (action.action.startsWith('annex') ? null : after?.building) ?? null;
  const pays = paid(you, action);
  const points = difference(action, `seats.${you}.points`);
  const colour = after?.neutral ? 'neutral' : face(shown, you).terrain;
  const icon: Icon = { building: [building ? DRAWN[building] : 'annex', colour] };
  const name = building ? pieces.buildings[building].name : say(shown.language, 'annex');
  const lines: CardLine[] = [{ icon, words: capital(name), amounts: pays, sign: '' }, ...pointLine(shown, points), ...offers(shown, hex)];
  return { action: action.action, plan: null, title: action.short, icon, lines, pays, terrain: after?.terrain ?? null, building, whole: true, words: action.words };
}

function digging(shown: Shown, you: number, hex: string, dig: ActionInfo): HexPlan[] {
  const { view, pieces, language } = shown;
  const seat = view.seats[you];
  const home = seat?.board;
  const name = pieces.terrains.find((each) => each.id === home)?.name ?? '';
  const spade: Icon = { symbol: 'spade' };
  const open: HexPlan = { action: dig.action, plan: null, title: dig.short, icon: spade, lines: [], pays: {}, terrain: null, building: null, whole: false, words: dig.words };
  // The server shows the hex as home where the spades reach so far, with all that this pays and brings.
  const terrain = hexAfter(view.hexes[hex], hex, dig)?.terrain;
  if (!seat || !home || !terrain || terrain === view.hexes[hex]?.terrain) return [open];
  const way = dig.action.split(' ')[0];
  const reached = way === 'dig' ? '' : `, ${say(language, way === 'fly' ? 'fly' : 'tunnel')}`;
  const paidFor = paid(you, dig);
  const points = difference(dig, `seats.${you}.points`);
  const land: CardLine = { icon: spade, words: `${say(language, 'spades', spadesTo(shown, hex, terrain))}${reached}`, amounts: paidFor, sign: '' };
  if (terrain !== home) return [{ ...open, lines: [land, ...pointLine(shown, points)], pays: paidFor, terrain }];
  const to = `to ${home}`;
  const { cost } = pieces.buildings.workshop;
  const found: HexPlan[] = [];
  const affordable = listed(cost).every(([letter, number]) => letter in STOCKS && seat[STOCKS[letter as keyof typeof STOCKS]] + difference(dig, `seats.${you}.${STOCKS[letter as keyof typeof STOCKS]}`) >= number);
  if (affordable && seat.pieces.workshop < pieces.buildings.workshop.number) {
    const more = scored(shown, you, hex);
    const both = plus(paidFor, cost);
    const icon: Icon = { building: ['dwelling', drawnTerrain(home)] };
    const title = `${say(language, 'transformBuild', name)}${reached}`;
    const workshop: CardLine = { icon, words: capital(pieces.buildings.workshop.name), amounts: cost, sign: '' };
    const sum = more.reduce((total, each) => total + each.points, points);
    const plan = planned(shown, you, dig, [title, say(language, 'shortBuild')], [to, `build ${hex}`], both, sum, cost);
    const lines = [land, workshop, ...pointLine(shown, points), ...more.flatMap((each) => pointLine(shown, each.points, each.words)), ...offers(shown, hex)];
    found.push({ action: dig.action, plan, title, icon, lines, pays: both, terrain: home, building: 'workshop', whole: true, words: plan.words });
  }
  const title = `${say(language, 'transformOnly', name)}${reached}`;
  const plan = planned(shown, you, dig, [title, say(language, 'shortOnly')], [to, 'drop workshop'], paidFor, points, {});
  found.push({ action: dig.action, plan, title, icon: spade, lines: [land, ...pointLine(shown, points)], pays: paidFor, terrain: home, building: null, whole: false, words: plan.words });
  found.push({ ...open, title: `${say(language, 'otherTerrain')}${reached}` });
  return found;
}

/** The hex as an answer leaves it. */
function hexAfter(before: HexView | undefined, hex: string, action: ActionInfo): HexView | undefined {
  const whole = action.changes[`hexes.${hex}`]?.[1] as HexView | undefined;
  if (whole) return whole;
  const parts = Object.entries(action.changes).flatMap(([path, change]) => (path.startsWith(`hexes.${hex}.`) ? [[path.slice(hex.length + 7), change[1]]] : []));
  return before && { ...before, ...(Object.fromEntries(parts) as Partial<HexView>) };
}

/** Spades from what lies on a hex: the shorter way round the wheel. */
function spadesTo({ view, pieces }: Shown, hex: string, terrain: string): number {
  const at = (each: string | undefined) => pieces.terrains.findIndex(({ id }) => id === each);
  const apart = Math.abs(at(view.hexes[hex]?.terrain) - at(terrain));
  return Math.min(apart, pieces.terrains.length - apart);
}

function paid(you: number, action: ActionInfo): Amounts {
  const change = (name: string) => Math.max(0, -difference(action, `seats.${you}.${name}`));
  return { t: change('tools'), c: change('coins'), s: change('scholars') };
}

/** Points that tiles give for a workshop on a hex. */
function scored({ view, pieces, you }: Shown, me: number, hex: string): { words: string; points: number }[] {
  const seat = view.seats[me];
  const at = pieces.maps[view.map]?.hexes[hex];
  const kinds = ['workshop', ...(at?.border ? ['edge-workshop'] : []), ...(at?.shore ? ['river-workshop'] : [])];
  const tile = pieces.scoring[view.scoring[view.round - 1] ?? ''];
  const last = view.round === pieces.numbers.rounds && view.final ? pieces.final[view.final] : undefined;
  const found: { words: string; points: number }[] = [];
  if (tile?.scores.includes('workshop')) found.push({ words: tile.name, points: tile.points });
  if (last && kinds.includes(last.scores)) found.push({ words: last.name, points: last.points });
  const held = [pieces.palaces[seat?.palace ?? ''], pieces.bonuses[seat?.bonus ?? ''], ...(seat?.competencies ?? []).map((id) => pieces.competencies[id])];
  for (const each of held) {
    const points = kinds.reduce((sum, kind) => sum + (each?.whenever?.[kind] ?? 0), 0);
    if (each && points) found.push({ words: each.name, points });
  }
  const faction = pieces.factions[seat?.faction ?? ''];
  const navigators = seat?.faction === 'navigators' && at?.shore ? faction?.['each time'][Math.max(0, view.seats.length - 2)]?.vp : 0;
  if (faction && navigators && you === me) found.push({ words: faction.name, points: navigators });
  return found;
}

const pointLine = ({ pieces }: Shown, points: number, words = capital(resource(pieces, 'vp'))): CardLine[] =>
  points > 0 ? [{ icon: { symbol: 'vp' }, words, amounts: { vp: points }, sign: '+' }] : [];

/** Who would be offered how much power for a building here. */
export function offers(shown: Shown, hex: string): CardLine[] {
  return (shown.view.offers[hex] ?? []).flatMap((power, seat) => {
    if (!power || seat === shown.you || shown.view.seats[seat]?.automa) return [];
    const { terrain, emblem, name } = face(shown, seat);
    return [{ icon: { disc: [terrain, emblem] as const }, words: say(shown.language, 'mayTake', name), amounts: { pw: power }, sign: '' as const }];
  });
}

/** Answers that follow each other, in words and in numbers, like one: what the first changes, and what is paid besides. */
function planned({ view, language }: Shown, you: number, first: ActionInfo, [title, short]: [string, string], then: string[], pays: Amounts, points: number, besides: Amounts): Plan {
  const changes = { ...first.changes };
  for (const letter of ['c', 't', 's', 'vp'] as const) {
    const path = `seats.${you}.${STOCKS[letter]}`;
    const before = view.seats[you]?.[STOCKS[letter]] ?? 0;
    const after = letter === 'vp' ? before + points : before + difference(first, path) - (besides[letter] ?? 0);
    if (after !== before) changes[path] = [before, after];
  }
  const parts = [...(listed(pays).length ? [say(language, 'pay', told(language, Object.fromEntries(listed(pays))))] : []), ...(points ? [say(language, 'gain', told(language, { vp: points }))] : [])];
  return { then, short, words: [`${title} (${first.action.split(' ')[1]})`, parts.join('; ')].filter(Boolean).join(': '), changes };
}
