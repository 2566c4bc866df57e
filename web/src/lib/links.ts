/**
 * Links that bring something along: a game to begin, with its seats and options, or a whole record. They are bounded
 * here; what they say is checked by whoever opens the table, like everything that a page asks for.
 */
import type { NewSeat, NewTable } from '../generated/messages';
import { getText } from '$lib/net/http';
import { onDevice, root } from '$lib/root';

/** Letters of a link, and of the record in it. */
const LONGEST = 60_000;
const LONGEST_RECORD = 400_000;
const MOST_SEATS = 8;

/** `terra_mystica?bots=strong,casual&pace=calm&map=fjords`: a table against these bots. Null: no such link. */
export function tableIn(link: string, name: string): NewTable | null {
  const [game = '', query = ''] = link.split('?');
  if (!/^[a-z_]{1,40}$/.test(game) || link.length > LONGEST) return null;
  const { bots = 'casual,casual', pace = 'brisk', ...options } = Object.fromEntries(new URLSearchParams(query));
  const seats: NewSeat[] = bots ? bots.split(',').map((bot) => ({ kind: 'bot', bot })) : [];
  if (seats.length >= MOST_SEATS) return null;
  return { game, seats: [{ kind: 'person' }, ...seats], options, pace: pace as NewTable['pace'], name, ready: true };
}

/** Where others see a finished game: at its table; from a device, which they cannot reach, with the record in the link. */
export async function linkTo(table: string): Promise<string> {
  const pages = location.origin + root;
  return onDevice ? `${pages}/record/${await packed(await getText(`/tables/${table}/record`))}` : `${pages}/t/${table}`;
}

/** A record as letters of a link. */
export async function packed(record: string): Promise<string> {
  const stream = new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record in a link; null where it is damaged or too long. */
export async function recordIn(letters: string): Promise<string | null> {
  if (letters.length > LONGEST || !/^[\w-]+$/.test(letters)) return null;
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
      each.charCodeAt(0),
    );
    return await bounded(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

/** What is small may unpack to what is not: it is read as far as it may go. */
async function bounded(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST_RECORD) {
      await reader.cancel();
      return null;
    }
  }
}
