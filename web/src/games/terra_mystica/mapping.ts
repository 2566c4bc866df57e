/** From the view to what the map draws. */
import type { Pieces } from '../../generated/terra_mystica';
import type { Cell } from '$lib/board/mystica/hexmap';
import type { Link, Standing } from '$lib/board/mystica/Map.svelte';
import { targetsOf as targets, type Targets } from '$lib/board/mystica/targets';
import { townsOf as townsOfSeat, type FoundedTown } from '$lib/board/mystica/towns';
import { plansOf } from './plans';
import { face, type Shown } from './table';

export const cellsOf = (pieces: Pieces): Cell[] =>
  Object.entries(pieces.hexes).map(([name, { row, column, river }]) => ({ name, row, column, river }));

export const standingOf = (shown: Shown): Standing[] =>
  Object.entries(shown.view.hexes).flatMap(([hex, { structure, owner }]) =>
    structure && owner !== null ? [{ hex, kind: structure, terrain: face(shown, owner).terrain }] : [],
  );

function link(shown: Shown, name: string, owner: number | null): Link {
  const [from = '', to = ''] = shown.pieces.bridges[name] ?? [];
  return { name, from, to, terrain: owner === null ? 'neutral' : face(shown, owner).terrain };
}

export const bridgesOf = (shown: Shown): Link[] =>
  Object.entries(shown.view.bridges).map(([name, owner]) => link(shown, name, owner));

/** Each town once, with its tiles. */
export const townsOf = (shown: Shown): FoundedTown[] =>
  shown.view.seats.flatMap(({ towns, town_hexes: hexes }, seat) =>
    townsOfSeat(
      { terrain: face(shown, seat).terrain, tiles: towns, hexes },
      (tile) => shown.pieces.towns[tile]?.gain.vp ?? 0,
    ),
  );

export function targetsOf(shown: Shown): Targets {
  const { you } = shown;
  return targets(
    shown,
    (thing) => thing in shown.view.hexes,
    (hex) => plansOf(shown, hex),
    (name) => link(shown, name, you),
  );
}
