/** The tables of this device, as the page talks to them: requests and lines, as with a server. */
import type { Transport, Wire } from '$lib/net/transport';
import { Begun, first } from './begun';
import type { FromWorker, ToWorker } from './messages';
import { file } from './said';
import { updates } from './updates.svelte';

class DeviceWire implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  constructor(
    private readonly line: number,
    private readonly post: (message: ToWorker) => void,
  ) {}

  send(said: string): void {
    this.post({ kind: 'hear', line: this.line, said });
  }

  close(): void {
    this.post({ kind: 'leave', line: this.line });
    this.closed();
  }

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  hears(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  closed(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close'));
  }
}

const DRAWS_WITHIN = 1000; // milliseconds: what is kept for later is not in the way of what is drawn now

/** 'loading': not there yet; 'elsewhere': another tab has the tables; 'failed': the engine did not start. */
export type Standing = 'loading' | 'ready' | 'elsewhere' | 'failed';

class Device implements Transport {
  standing = $state<Standing>('loading');
  /** How much of the way is behind, from 0 to 1. */
  done = $state(0);
  why = $state('');
  /** Whether games outlive the page. */
  keeps = $state(true);
  /** So many tables lie on the shelf that this version cannot read. */
  unreadable = $state(0);

  #worker: Worker | null = null;
  #last = 0;
  #asked = new Map<number, (answer: Response) => void>();
  #wires = new Map<number, DeviceWire>();
  /** Who of several people holds the device, by tables. */
  readonly #seats = new Map<string, number>();
  /** What was said before the worker listens. */
  #waiting: ToWorker[] = [];

  constructor() {
    if (first) this.#follow(first);
  }

  /** Once more. `steal`: take the tables over from another tab. */
  start(steal = false): void {
    this.#worker?.terminate();
    this.standing = 'loading';
    this.#follow(new Begun(steal));
  }

  #follow(begun: Begun): void {
    this.#worker = begun.worker;
    begun.listen(
      (message) => this.#take(message),
      (why) => this.#fail(why),
    );
  }

  ask(method: string, path: string, body?: object): Promise<Response> {
    const told = file(path);
    if (told) return told;
    const seat = this.seatAt(/^\/tables\/([^/?]+)/.exec(path)?.[1] ?? '');
    const address = `/api${path}`;
    return this.#answer((id) => ({ kind: 'ask', id, method, address, body: body ? JSON.stringify(body) : '', seat }));
  }

  open(path: string): Wire {
    const [, table = '', confirm] = /^\/tables\/([^/?]+)\/socket\?confirm=(\d)/.exec(path) ?? [];
    const line = ++this.#last;
    const wire = new DeviceWire(line, (message) => this.#post(message));
    this.#wires.set(line, wire);
    const id = decodeURIComponent(table);
    this.#post({ kind: 'join', line, table: id, seat: this.seatAt(table), confirm: confirm === '1' });
    return wire;
  }

  /** Take a table off the device for good. */
  remove(table: string): Promise<Response> {
    return this.#answer((id) => ({ kind: 'remove', id, table }));
  }

  /** All tables as one text. */
  async everything(): Promise<string> {
    return (await this.#answer((id) => ({ kind: 'export', id }))).text();
  }

  /** Tables that were taken out, here or elsewhere. */
  restore(text: string): Promise<Response> {
    return this.#answer((id) => ({ kind: 'restore', id, text }));
  }

  seatAt(table: string): number | undefined {
    return this.#seats.get(decodeURIComponent(table));
  }

  /** From here on, who asks about a table sits there. */
  sitAs(table: string, seat: number): void {
    this.#seats.set(table, seat);
  }

  #answer(message: (id: number) => ToWorker): Promise<Response> {
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#post(message(id));
    });
  }

  #post(message: ToWorker): void {
    if (this.standing === 'ready') this.#worker?.postMessage(message);
    else this.#waiting.push(message);
  }

  #take(message: FromWorker): void {
    switch (message.kind) {
      case 'loading':
        if (this.standing === 'elsewhere') this.standing = 'loading'; // the other tab was closed
        this.done = Math.max(this.done, message.done);
        break;
      case 'ready':
        this.unreadable = message.unreadable;
        this.#begin();
        break;
      case 'failed':
        this.#fail(message.why);
        break;
      case 'trouble':
        if (message.trouble === 'forgetful') this.keeps = false;
        else this.standing = 'elsewhere';
        break;
      case 'answer': {
        const headers = message.name ? { 'content-disposition': `attachment; filename="${message.name}"` } : undefined;
        this.#asked.get(message.id)?.(new Response(message.text, { status: message.status, headers }));
        this.#asked.delete(message.id);
        break;
      }
      case 'told': {
        const wire = this.#wires.get(message.line);
        if (wire?.readyState === WebSocket.CONNECTING) wire.opened();
        wire?.hears(message.text);
        break;
      }
      case 'closed':
        this.#wires.get(message.line)?.closed();
        this.#wires.delete(message.line);
    }
  }

  #begin(): void {
    if (this.done < 1) setTimeout(() => void updates.keep(), DRAWS_WITHIN);
    this.done = 1;
    this.standing = 'ready';
    for (const message of this.#waiting.splice(0)) this.#worker?.postMessage(message);
  }

  #fail(why: string): void {
    this.why = why;
    this.standing = 'failed';
  }
}

export const device = new Device();
