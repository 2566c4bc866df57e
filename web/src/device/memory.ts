/**
 * Python's memory as it was when everything had been imported, kept for later visits and for the workers that think: they
 * begin there. It belongs to one version of Python and of the engine, and is made on the device that uses it.
 */
import type { Place } from './messages';

// Not under the names of the service worker, which forgets what is of another version.
const shelfOf = ({ folder }: Place) => caches.open(`memory of ${folder || '/'}`);
const nameOf = ({ folder, python, engine }: Place) => `${folder}/${python}/${engine}/memory`;

/** A browser may keep nothing for us: then every visit is a first one. */
export async function recall(place: Place): Promise<Uint8Array | undefined> {
  try {
    const kept = await (await shelfOf(place)).match(nameOf(place));
    return kept && new Uint8Array(await kept.arrayBuffer());
  } catch {
    return undefined;
  }
}

export async function isKept(place: Place): Promise<boolean> {
  try {
    return (await (await shelfOf(place)).match(nameOf(place))) !== undefined;
  } catch {
    return false;
  }
}

/** In place of that of other versions. Where there is no room, the next visit takes longer. */
export async function remember(place: Place, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await forget(place);
    await (await shelfOf(place)).put(nameOf(place), new Response(memory));
  } catch {
    await forget(place).catch(() => undefined);
  }
}

export async function forget(place: Place): Promise<void> {
  const shelf = await shelfOf(place);
  await Promise.all((await shelf.keys()).map((each) => shelf.delete(each)));
}
