/** The table in the pictures of the rules: fetched once for a game and a language. */
import type { TableState } from '../generated/messages';
import { get } from '$lib/net/http';
import { face, type GameFace } from '../games';

export interface Example {
  drawn: GameFace;
  state: TableState;
  pieces: unknown;
}

const fetched: Record<string, Promise<Example>> = {};

export function exampleOf(game: string, language: string): Promise<Example> {
  return (fetched[`${game} ${language}`] ??= load(game));
}

async function load(game: string): Promise<Example> {
  const [drawn, state, pieces] = await Promise.all([
    face(game),
    get<TableState>(`/games/${game}/example`),
    get<unknown>(`/games/${game}/content`),
  ]);
  return { drawn, state, pieces };
}
