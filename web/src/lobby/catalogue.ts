/** The games of the lobby: those that the server has, and those in the workshop, in one order. */
import type { GameInfo } from '../generated/messages';
import { i18n } from '$lib/i18n/index.svelte';

export interface LobbyGame {
  info: GameInfo;
  /** Not on the server yet. */
  coming: boolean;
}

const ORDER: [name: string, players: number[], minutes: number, weight: number][] = [
  ['terra_mystica', [2, 3, 4, 5], 120, 4],
  ['age_of_innovation', [1, 2, 3, 4, 5], 130, 4],
  ['santa_maria', [1, 2, 3, 4], 75, 3],
  ['planetfall', [2, 3, 4, 5, 6], 60, 2],
];

export function lobbyGames(served: GameInfo[]): LobbyGame[] {
  const known = ORDER.map(([name, players, minutes, weight]): LobbyGame => {
    const info = served.find((game) => game.name === name);
    if (info) return { info, coming: false };
    const [title, tagline] = i18n.t.games[name] ?? [name, ''];
    return { info: { name, title, tagline, players, minutes, weight, options: [], bots: [] }, coming: true };
  });
  const others = served.filter((game) => !ORDER.some(([name]) => name === game.name));
  // What can be played comes first.
  return [...known, ...others.map((info) => ({ info, coming: false }))].sort((a, b) => Number(a.coming) - Number(b.coming));
}
