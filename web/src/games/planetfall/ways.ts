/** What an answer pays, gains and leaves, read out of the server's words and of what it would change. */
import type { ActionInfo } from '../../generated/messages';
import { difference } from '$lib/board/answers';
import { RESOURCES, RESOURCE_ICONS, RESOURCE_TRACKS, trackChanges } from './table';
import type { Amounts, Held, Language, Pieces, PlanetfallView } from './types';
import { say, withIcons } from './words';

export interface Way {
  /** 'defeat it'; '' where there is nothing to tell apart. */
  name: string;
  /** What is paid, with the reason in brackets; '' where nothing is. */
  pay: string;
  /** What is gained: amounts where the server has foreseen them all, and else what it says. */
  gained: Amounts;
  gain: string;
  /** What is left of what was paid. */
  left: Held[];
}

/** The table and the player that an answer speaks to. */
export interface Told {
  view: PlanetfallView;
  pieces: Pieces;
  language: Language;
  seat: number;
}

const OR = /; (?:or|или|або) /;
const PAY = /^(?:pay|заплатить|сплатити) (.+?)(?=, (?:gain|получить|отримати) |$)/i;
const FREE = /^(?:pay nothing|бесплатно|безкоштовно), /i;
const GAIN = /^(?:, )?(?:gain|получить|отримати) /i;

/**
 * The ways of an answer: 'Fly to Worker Bees (unit, level I): defeat it: pay ..., gain ...; or recruit it: ...'.
 * None for an answer that is neither a flight nor a way.
 */
export function waysOf(action: ActionInfo, { view, pieces, language, seat }: Told): Way[] {
  const [verb, thing = ''] = action.action.split(' ');
  if (verb !== 'fly' && !partOf(action.action)) return [];
  // A flight names its place before it comes to the ways.
  const place = pieces.cards[thing]?.name ?? say(language, 'onOperations', pieces.cells[thing]?.level);
  const from = verb === 'fly' ? action.words.indexOf(': ', action.words.indexOf(place)) + 2 : 0;
  const told = action.words.slice(from).split(OR);
  const changes = trackChanges(action, seat);
  const isForeseen = told.length === 1 && Object.keys(changes).length > 0;
  return told.map((words) => {
    const [name, sums] = cut(words);
    const pay = PAY.exec(sums)?.[1] ?? '';
    const paid = amountsIn(pay);
    const gained: Amounts = {};
    const left: Held[] = [];
    for (const resource of RESOURCES) {
      const track = RESOURCE_TRACKS[resource];
      const now = view.seats[seat]?.[track] ?? 0;
      const change = changes[track];
      const price = paid[resource] ?? (isForeseen && change ? Math.max(0, change[0] - change[1]) : 0);
      // Who may pay energy in strength can owe more than there is: then the rest comes from elsewhere.
      if (isForeseen && change) gained[resource] = change[1] - change[0] + Math.min(price, now);
      if (price && isForeseen) left.push({ resource, number: change?.[1] ?? now });
      else if (price && price <= now) left.push({ resource, number: now - price });
    }
    const rest = sums.replace(FREE, '').replace(PAY, '');
    return { name, pay, gained, gain: isForeseen && GAIN.test(rest) ? '' : rest.replace(GAIN, ''), left };
  });
}

/** 'defeat it: pay 2 strength, ...' -> its name and its sums. */
function cut(words: string): [name: string, sums: string] {
  const at = words.indexOf(': ');
  return at < 0 ? ['', words] : [words.slice(0, at), words.slice(at + 2)];
}

function amountsIn(words: string): Amounts {
  const found: Amounts = {};
  for (const part of withIcons(words)) {
    const resource = RESOURCES.find((each) => RESOURCE_ICONS[each] === part.icon);
    if (resource) found[resource] = Number(part.text);
  }
  return found;
}

/** The part of a card that speaks of a way: its cost by level, or the other way below it. */
export type Part = 'cost' | 'other';
const PARTS: Record<string, Part> = { defeat: 'cost', occupy: 'cost', learn: 'cost', take: 'cost', recruit: 'other', storm: 'other', annex: 'other' };

export const partOf = (action: string): Part | null => PARTS[action] ?? null;

/** Where the own ship would act among those that have flown, if it flew to that thing. */
export function actsAs(view: PlanetfallView, thing: string, seat: number): { rank: number; of: number; isSettled: boolean } {
  const places = view.rows.flatMap((row) => row.places);
  const before = places.slice(0, places.findIndex((place) => place.thing === thing)).filter((place) => place.ship !== null).length;
  const others = places.filter((place) => place.ship !== null && place.ship !== seat).length;
  const later = view.track.slice(view.track.indexOf(seat) + 1);
  return { rank: before + 1, of: others + 1, isSettled: later.every((each) => each === null) };
}

/** What an answer would bring at the end of the game, by goals and technologies. */
export function endPoints(action: ActionInfo, seat: number): number {
  const isAtEnd = new RegExp(`^seats\\.${seat}\\.(?:goals|technologies) now\\b`);
  const total = (value: unknown): number => (Array.isArray(value) ? value.reduce((sum: number, each) => sum + total(each), 0) : typeof value === 'number' ? value : 0);
  return Object.entries(action.changes).reduce((sum, [path, [before, after]]) => sum + (isAtEnd.test(path) ? total(after) - total(before) : 0), 0);
}

/** What an answer would bring more in the next income phase. */
export function moreIncome(action: ActionInfo, seat: number): Amounts {
  const found: Amounts = {};
  for (const resource of RESOURCES) found[resource] = difference(action, `seats.${seat}.next income.${resource}`);
  return found;
}

/** The place in the turn order that an answer leads to; 0: it is not known yet. */
export function nextRank(action: ActionInfo, seat: number): number {
  const after: unknown = action.changes['track']?.[1];
  return Array.isArray(after) ? after.indexOf(seat) + 1 : 0;
}
