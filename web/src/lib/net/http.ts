/** Requests to whoever keeps the tables. What goes wrong arrives as a `Problem`: one sentence for a person. */
import { i18n } from '$lib/i18n/index.svelte';
import { words } from '$lib/text/words.svelte';
import { transport } from './transport';

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
  const response = await sent('GET', path);
  if (response.ok) return response.text();
  throw new Problem(i18n.t.net.failed({ status: response.status }), response.status);
}

export async function post<T>(path: string, body: object = {}): Promise<T> {
  return request<T>('POST', address(path, {}), body);
}

/** Have the browser keep an answer as a file. */
export async function download(path: string): Promise<void> {
  const response = await sent('GET', path);
  const text = await response.text();
  if (!response.ok) throw await refusal(response.status, JSON.parse(text));
  keepFile(text, /filename="(.*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'boardwright.txt');
}

export function keepFile(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function address(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const asked = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length ? `${path}?${asked}` : path;
}

async function sent(method: string, path: string, body?: object): Promise<Response> {
  try {
    return await transport.ask(method, path, body);
  } catch {
    throw new Problem(i18n.t.net.unreachable, 0);
  }
}

async function request<T>(method: string, path: string, body?: object): Promise<T> {
  return told<T>(await sent(method, path, body));
}

/** What an answer says, read in the language of the settings; a Problem where it is a refusal. */
export async function told<T>(response: Response): Promise<T> {
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return words.told(answer as T);
  throw await refusal(response.status, answer);
}

async function refusal(status: number, answer: unknown): Promise<Problem> {
  return new Problem(problemIn(await words.told(answer)) ?? i18n.t.net.failed({ status }), status);
}

function problemIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('problem' in answer)) return null;
  return typeof answer.problem === 'string' ? answer.problem : null;
}
