/** Towns, or cities, with their tiles. */
import type { Town } from './Map.svelte';

export interface FoundedTown extends Town {
  /** One each; two where two towns have grown together, none while the tile is being chosen. */
  tiles: string[];
}

interface Founder {
  terrain: string;
  tiles: readonly string[];
  /** The town of each tile, and of one that is still to be taken; empty where a tile has none. */
  hexes: readonly string[][];
}

/** Each town of a seat once. `worth` is what a tile has brought in points. */
export function townsOf({ terrain, tiles, hexes }: Founder, worth: (tile: string) => number): FoundedTown[] {
  const found = new Map<string, FoundedTown>();
  hexes.forEach((members, index) => {
    if (!members.length) return;
    const town = found.get(members.join()) ?? { hexes: members, terrain, points: null, tiles: [] };
    const tile = tiles[index];
    if (tile) {
      town.tiles.push(tile);
      town.points = (town.points ?? 0) + worth(tile);
    }
    found.set(members.join(), town);
  });
  return [...found.values()];
}
