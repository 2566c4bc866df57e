/** Marks of what has happened since the own last turn. */
import type { News } from '../contract';
import type { LedgerEntry } from '../../../generated/messages';

/** Thing -> the number that it shares with its line in the log. The mark of a step stands at the head of its track. */
export function newsOf(
  news: readonly News[],
  tracks: readonly string[],
  thingOf: (entry: LedgerEntry) => string | null = () => null,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const { things, entry, number } of news) {
    const thing = entry ? thingOf(entry) : things[0];
    if (thing) found.set(tracks.find((track) => thing.startsWith(`${track} `)) ?? thing, number);
  }
  return found;
}
