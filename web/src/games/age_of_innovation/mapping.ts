/** From the view to what the map draws. */
import type { Cell } from '$lib/board/mystica/hexmap';
import type { Link, Standing } from '$lib/board/mystica/Map.svelte';
import { targetsOf as targets, type Targets } from '$lib/board/mystica/targets';
import { townsOf, type FoundedTown } from '$lib/board/mystica/towns';
import { plansOf } from './plans';
import { DRAWN, drawnTerrain, face, type Shown } from './table';
import type { HexPiece } from '../../generated/age_of_innovation';

export const hexesOf = ({ view, pieces }: Pick<Shown, 'view' | 'pieces'>): Record<string, HexPiece> =>
  pieces.maps[view.map]?.hexes ?? {};

/** Each side begins at its own first column. */
export function cellsOf(hexes: Record<string, HexPiece>): Cell[] {
  const first = Math.min(...Object.values(hexes).map((each) => each.column));
  return Object.entries(hexes).map(([name, { row, column, river }]) => ({ name, row, column: column - first, river }));
}
export const landOf = ({ view }: Shown): Record<string, string> =>
  Object.fromEntries(Object.entries(view.hexes).map(([name, { terrain }]) => [name, drawnTerrain(terrain)]));
export const printedOf = (hexes: Record<string, HexPiece>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(hexes).map(([name, { terrain }]) => [name, terrain ? drawnTerrain(terrain) : 'river']),
  );

export const standingOf = (shown: Shown): Standing[] =>
  Object.entries(shown.view.hexes).flatMap(([hex, { building, owner, neutral, annex, marked }]) => {
    if (!building || owner === null) return [];
    const { terrain } = face(shown, owner);
    return [
      {
        hex,
        kind: DRAWN[building],
        terrain: neutral ? 'neutral' : terrain,
        ...(annex ? { annex: terrain } : {}),
        ...(marked ? { marked } : {}),
      },
    ];
  });

function link(shown: Shown, name: string, owner: number | null): Link {
  const [from = '', to = ''] = shown.pieces.bridges[name] ?? [];
  return { name, from, to, terrain: owner === null ? 'neutral' : face(shown, owner).terrain };
}

export const bridgesOf = (shown: Shown): Link[] =>
  Object.entries(shown.view.bridges).map(([name, owner]) => link(shown, name, owner));

/** Each city once, with its tiles. */
export const citiesOf = (shown: Shown): FoundedTown[] =>
  shown.view.seats.flatMap(({ cities, city_hexes: hexes }, seat) =>
    townsOf(
      { terrain: face(shown, seat).terrain, tiles: cities, hexes },
      (tile) => shown.pieces.cities[tile]?.now?.gain?.vp ?? 0,
    ),
  );

export const targetsOf = (shown: Shown): Targets =>
  targets(
    shown,
    (thing) => thing in shown.view.hexes,
    (hex) => plansOf(shown, hex),
    (name) => link(shown, name, shown.you),
  );
