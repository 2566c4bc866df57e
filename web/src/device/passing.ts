/** Several people at one device: who holds it, and to whom it goes. */
import type { TableInfo } from '../generated/messages';

/** The seats of those who share the device. */
export function people(table: TableInfo): number[] {
  return table.seats.flatMap((seat, number) =>
    seat.kind === 'person' && !seat.left && !seat.stand_in ? [number] : [],
  );
}

/** The seat of who is waited for, where it is not who looks; null while nobody has to be handed anything. */
export function mustPass(table: TableInfo, looking: number | null): number | null {
  const here = people(table);
  if (here.length < 2 || table.status !== 'playing') return null;
  const asked = table.waiting.filter((seat) => here.includes(seat));
  return looking !== null && asked.includes(looking) ? null : (asked[0] ?? null);
}
