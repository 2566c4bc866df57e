/**
 * What a click on a hex can mean: one answer, or several that follow each other (transform, to the home terrain, build).
 * The sums come from the pieces and the view; every single answer is still checked by the server.
 */
import { difference, type Answers } from '$lib/board/answers';
import type { Plan } from '$lib/board/contract';
import type { ActionInfo } from '../../generated/messages';
import { listed, plus } from './table';
import type { Amounts, FactionPiece, Language, MysticaView, Pieces } from './types';
import { STRUCTURES, type Structure } from './types';
import { capital, say, told } from './words';

export interface Line {
  kind: 'spade' | Structure | 'vp' | 'offer';
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
}

/** All that can be done on a hex, the likeliest first. */
export function plansOf(table: Table, hex: string): HexPlan[] {
  const { answers, view, pieces, you } = table;
  const found: HexPlan[] = [];
  const build = answers.get(`build ${hex}`);
  if (build) found.push(simple(table, hex, build, 'dwelling'));
  for (const structure of STRUCTURES) {
    const upgrade = answers.get(`upgrade ${hex} ${structure}`);
    if (upgrade) found.push(simple(table, hex, upgrade, structure));
  }
  const dig = answers.get(`dig ${hex}`);
  const id = view.seats[you]?.faction;
  const faction = id ? pieces.factions[id] : undefined;
  if (dig && faction) found.push(...digging(table, hex, dig, faction));
  return found;
}

function simple(table: Table, hex: string, action: ActionInfo, structure: Structure): HexPlan {
  const { view, pieces, you } = table;
  const change = (letter: string) => difference(action, `seats.${you}.${letter}`);
  const pays: Amounts = { w: -change('workers'), c: -change('coins'), p: Math.max(0, -change('priests')) };
  const points = change('points');
  const lines: Line[] = [{ kind: structure, words: capital(pieces.structures[structure].name), amounts: pays, sign: '' }];
  if (points > 0) lines.push({ kind: 'vp', words: pointsName(pieces), amounts: { vp: points }, sign: '+' });
  lines.push(...offers(table, hex));
  return { action: action.action, plan: null, title: action.short, lines, pays, terrain: view.hexes[hex]?.terrain ?? null, structure, whole: true, words: action.words };
}

function digging(table: Table, hex: string, dig: ActionInfo, faction: FactionPiece): HexPlan[] {
  const { view, pieces, you, language, answers } = table;
  const seat = view.seats[you];
  const spades = seat?.spades[hex] ?? 0;
  const home = pieces.terrains.find((each) => each.id === faction.home)?.name ?? faction.home;
  const open: HexPlan = { action: dig.action, plan: null, title: dig.short, lines: [], pays: {}, terrain: null, structure: null, whole: false, words: dig.words };
  // The server shows the hex as home where the spades reach so far, with all that this pays and brings.
  if (!seat || dig.changes[`hexes.${hex}.terrain`]?.[1] !== faction.home) return [open];
  const stock = Object.fromEntries(Object.entries(STOCKS).map(([letter, name]) => [letter, seat[name] + difference(dig, `seats.${you}.${name}`)])) as Amounts;
  const paid: Amounts = { w: -difference(dig, `seats.${you}.workers`), p: -difference(dig, `seats.${you}.priests`) };
  const points = difference(dig, `seats.${you}.points`);
  const flown = seat.reach.includes(hex) ? '' : `, ${say(language, seat.faction === 'dwarves' ? 'tunnel' : 'carpet')}`;
  const digLines: Line[] = [{ kind: 'spade', words: `${say(language, 'spades', spades)}${flown}`, amounts: paid, sign: '' }, ...pointLines(points ? [{ words: pointsName(pieces), points }] : [])];
  const to = `to ${faction.home}`;
  const cost = faction.costs.dwelling;
  const found: HexPlan[] = [];
  if (view.phase === 'actions' && seat.structures.dwelling < pieces.structures.dwelling.number && listed(cost).every(([letter, number]) => (stock[letter] ?? 0) >= number)) {
    const more = scored(table);
    const both = plus(paid, cost);
    const title = say(language, 'transformBuild', home);
    const dwelling: Line = { kind: 'dwelling', words: capital(pieces.structures.dwelling.name), amounts: cost, sign: '' };
    const plan = planned(table, dig, [title, say(language, 'shortBuild')], [to, `build ${hex}`], both, more.reduce((sum, each) => sum + each.points, points), cost);
    found.push({ action: dig.action, plan, title, lines: [...digLines.slice(0, 1), dwelling, ...digLines.slice(1), ...pointLines(more), ...offers(table, hex)], pays: both, terrain: faction.home, structure: 'dwelling', whole: true, words: plan.words });
  }
  const title = say(language, 'transformOnly', home);
  // Where something can be dropped already, as free spades, only the player gives the rest of it up.
  const plan = planned(table, dig, [title, say(language, 'shortOnly')], answers.has('drop') ? [to] : [to, 'drop'], paid, points, {});
  found.push({ action: dig.action, plan, title, lines: digLines, pays: paid, terrain: faction.home, structure: null, whole: false, words: plan.words });
  found.push({ ...open, title: say(language, 'otherTerrain') });
  return found;
}

/** Points that the round tile and favor tiles give for a dwelling. */
function scored(table: Table): { words: string; points: number }[] {
  const { view, pieces, you, language } = table;
  const tile = pieces.scoring[view.scoring[view.round - 1] ?? ''];
  const found: { words: string; points: number }[] = [];
  if (tile?.scores.includes('dwelling')) found.push({ words: say(language, 'roundTile'), points: tile.points });
  for (const id of view.seats[you]?.favors ?? []) {
    const points = pieces.favors[id]?.whenever.dwelling;
    if (points) found.push({ words: say(language, 'favorTile'), points });
  }
  return found;
}

const pointLines = (points: { words: string; points: number }[]): Line[] =>
  points.map((each) => ({ kind: 'vp', words: each.words, amounts: { vp: each.points }, sign: '+' }));

/** Who would be offered how much power for a building here. */
export function offers({ view, pieces, you, language }: Omit<Table, 'answers'>, hex: string): Line[] {
  return (view.offers[hex] ?? []).flatMap((power, seat) => {
    const faction = pieces.factions[view.seats[seat]?.faction ?? ''];
    if (!power || seat === you || !faction) return [];
    return [{ kind: 'offer' as const, words: say(language, 'mayTake', faction.name), amounts: { pw: power }, sign: '' as const, seat }];
  });
}

const STOCKS = { c: 'coins', w: 'workers', p: 'priests', vp: 'points' } as const;

/** Answers that follow each other, in words and in numbers, like one: what the first changes, and what is paid besides. */
function planned(table: Table, first: ActionInfo, [title, short]: [string, string], then: string[], pays: Amounts, points: number, besides: Amounts): Plan {
  const { view, you, language } = table;
  const changes = { ...first.changes };
  const change = (letter: keyof typeof STOCKS, after: number) => {
    const before = view.seats[you]?.[STOCKS[letter]] ?? 0;
    if (after !== before) changes[`seats.${you}.${STOCKS[letter]}`] = [before, after];
  };
  for (const letter of ['c', 'w', 'p'] as const) {
    const path = `seats.${you}.${STOCKS[letter]}`;
    change(letter, (view.seats[you]?.[STOCKS[letter]] ?? 0) + difference(first, path) - (besides[letter] ?? 0));
  }
  change('vp', (view.seats[you]?.points ?? 0) + points);
  const paid = Object.fromEntries(listed(pays));
  const parts = [...(listed(pays).length ? [say(language, 'pay', told(language, paid))] : []), ...(points ? [say(language, 'gain', told(language, { vp: points }))] : [])];
  return { then, short, words: [`${title} (${first.action.split(' ')[1]})`, parts.join('; ')].filter(Boolean).join(': '), changes };
}

const pointsName = (pieces: Pieces) => capital(pieces.resources.find((each) => each.id === 'vp')?.name ?? '');
