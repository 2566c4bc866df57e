/** Requests to the server. What goes wrong arrives as a `Problem`: one sentence for a person. */
import { i18n } from '$lib/i18n/index.svelte';
import { root } from '$lib/root';
import { words } from '$lib/text/words.svelte';

export class Problem extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

type Query = Record<string, string | number | undefined>;

/** GET an answer; what is to be read in it follows the language of the settings. */
export async function get<T>(path: string, query: Query = {}): Promise<T> {
  return request<T>('GET', address(path, query));
}

/** GET a file of text. */
export async function getText(path: string): Promise<string> {
  const response = await sent('GET', `${root}/api${path}`);
  if (response.ok) return response.text();
  throw new Problem(i18n.t.net.failed({ status: response.status }), response.status);
}

export async function post<T>(path: string, body: object = {}): Promise<T> {
  return request<T>('POST', address(path, {}), body);
}

export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function address(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const asked = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length ? `${root}/api${path}?${asked}` : `${root}/api${path}`;
}

async function sent(method: string, url: string, body?: object): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body ? JSON.stringify(body) : null,
    });
  } catch {
    throw new Problem(i18n.t.net.unreachable, 0);
  }
}

async function request<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await sent(method, url, body);
  const answer = await words.told<unknown>(await response.json().catch(() => null));
  if (response.ok && answer !== null) return answer as T;
  throw new Problem(problemIn(answer) ?? i18n.t.net.failed({ status: response.status }), response.status);
}

function problemIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('problem' in answer)) return null;
  return typeof answer.problem === 'string' ? answer.problem : null;
}
