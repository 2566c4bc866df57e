/** Where the tables are: behind the network, or in a worker beside the page. Nobody else knows which. */
import { onDevice, root } from '$lib/root';
import { device } from '../../device/device.svelte';

/** As much of a WebSocket as is used of one. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent<string>) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** A request; rejects where nobody can be asked. `path` begins after `/api`. */
  ask(method: string, path: string, body?: object): Promise<Response>;
  /** The line to a table. */
  open(path: string): Wire;
}

const server: Transport = {
  ask: (method, path, body) =>
    fetch(`${root}/api${path}`, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body ? JSON.stringify(body) : null,
    }),
  open: (path) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}${root}/api${path}`);
  },
};

export const transport: Transport = onDevice ? device : server;
