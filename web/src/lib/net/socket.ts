/** The line to one table. It mends itself, and sends again what it had not heard `done` of, under the same key. */
import type { FromClient, FromServer } from '../../generated/messages';
import { words } from '$lib/text/words.svelte';
import { transport, type Wire } from './transport';

type Keyed = Extract<FromClient, { key: string }>;

export interface Listener {
  /** Puts in what a message lacks. Null: nothing; false: it is to be forgotten, and comes again. */
  completes(message: FromServer): Promise<boolean> | null;
  hears(message: FromServer): void;
  /** The line is up or down. */
  linked(up: boolean): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const SILENCE_AT_MOST = 45_000;
const AGAIN_AFTER = 2000;

export class TableSocket {
  #socket: Wire | null = null;
  #pending = new Map<string, Keyed>();
  #again = new Map<string, ReturnType<typeof setTimeout>>();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  /** The last message that waits for its words. */
  #waiting: Promise<void> | null = null;
  #closed = false;

  constructor(
    private readonly path: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#reconnectNow);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#reconnectNow);
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    for (const again of this.#again.values()) clearTimeout(again);
    this.#socket?.close();
  }

  /** Sends it now, or as soon as the line is up; keeps it until the server has answered. */
  send(message: FromClient): void {
    if ('key' in message) this.#pending.set(message.key, message);
    this.#write(message);
  }

  get hasPending(): boolean {
    return this.#pending.size > 0;
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = transport.open(this.path());
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.#lastHeard = Date.now();
      this.listener.linked(true);
      for (const message of this.#pending.values()) this.#write(message);
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#checkPulse(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.#lastHeard = Date.now();
      const message = JSON.parse(String(event.data)) as FromServer;
      this.#settle(message);
      this.#hear(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      clearInterval(this.#pulse);
      this.listener.linked(false);
      this.#retry = setTimeout(() => this.#connect(), this.#wait());
    };
  }

  /** In the order in which messages came, though one may have to wait for its words. */
  #hear(message: FromServer): void {
    const before = this.#waiting;
    const completing = before ? before.then(() => this.listener.completes(message)) : this.listener.completes(message);
    const { told, coming } = completing ? { told: message, coming: null } : words.weave(message);
    if (!completing && !coming) {
      this.listener.hears(told);
      return;
    }
    const turn = this.#made(message, completing, coming).then((whole) => {
      if (this.#waiting === turn) this.#waiting = null;
      if (whole && !this.#closed) this.listener.hears(told);
    });
    this.#waiting = turn;
  }

  /** Whether the message can be heard, once it is whole and can be read. */
  async #made(message: FromServer, completing: Promise<boolean | null> | null, reading: Promise<void> | null) {
    if ((await completing) === false) return false;
    await (completing ? words.told(message) : reading);
    return true;
  }

  /** What was answered need not be sent again. A line of chat is answered by itself. */
  #settle(message: FromServer): void {
    if (message.type === 'refused' && message.kind === 'unavailable') this.#sendAgain(message.key);
    else if (message.type === 'done' || message.type === 'refused') this.#pending.delete(message.key);
    if (message.type !== 'chat') return;
    const heard = new Set(message.lines.map((line) => line.text));
    for (const [key, sent] of this.#pending) {
      if (sent.type === 'say' && heard.has(sent.text)) this.#pending.delete(key);
    }
  }

  /** It may have been done or not: under the same key it is done once. */
  #sendAgain(key: string): void {
    clearTimeout(this.#again.get(key));
    const send = () => {
      const message = this.#pending.get(key);
      if (message && !this.#closed) this.#write(message);
    };
    this.#again.set(key, setTimeout(send, AGAIN_AFTER));
  }

  #checkPulse(): void {
    if (Date.now() - this.#lastHeard > SILENCE_AT_MOST) this.#socket?.close();
    else this.#write({ type: 'ping' });
  }

  /** Twice as long after each failure, and never the same for everybody. */
  #wait(): number {
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures++, LONGEST_WAIT);
    return wait * (0.75 + Math.random() / 2);
  }

  #reconnectNow = (): void => {
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    this.#connect();
  };
}

export function newKey(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
