import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { get, post, Problem, sentence } from '$lib/net/http';
import { settings } from '$lib/settings.svelte';
import { FakeServer, refusal } from './world';

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  settings.language = 'uk';
});

afterEach(() => vi.unstubAllGlobals());

const failure = async (request: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await request.then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(Problem);
  return error as Problem;
};

test('what is not given is left out of a request', async () => {
  server.on('/api/tables', () => ({ mine: [] }));
  expect(await get('/tables', { page: 2, game: undefined })).toEqual({ mine: [] });
  const [{ method, query } = { method: '', query: new URLSearchParams() }] = server.requests;
  expect([method, [...query]]).toEqual(['GET', [['page', '2']]]);
});

test('what is posted is JSON', async () => {
  server.on('/api/tables', ({ body }) => ({ heard: body }));
  expect(await post('/tables', { game: 'x' })).toEqual({ heard: { game: 'x' } });
});

test('a refusal is the sentence of the server', async () => {
  server.on('/api/tables', () => refusal(409, 'The table is full.'));
  const { message, status } = await failure(post('/tables'));
  expect([message, status]).toEqual(['The table is full.', 409]);
});

test.each([
  ['no JSON', () => new Response('<html>', { status: 502 }), 502],
  ['no sentence', () => new Response('{"problem": 5}', { status: 500 }), 500],
  ['nothing', () => new Response('', { status: 200 }), 200],
])('an answer that is %s is told as a failure with its number', async (_, response, status) => {
  server.on('/api/games', response);
  const problem = await failure(get('/games'));
  expect(problem.status).toBe(status);
  expect(problem.message).toContain(String(status));
});

test('a server that is not reached has the status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const problem = await failure(get('/games'));
  expect(problem.status).toBe(0);
  expect(problem.message).not.toContain('no network');
});

test('whatever was thrown is a sentence', () => {
  expect(sentence(new Problem('Too late.', 409))).toBe('Too late.');
  expect(sentence('why')).toBe('why');
});
