/** The games of the lobby in one order: the heaviest first, a new one last until it has its place here. */
import type { GameInfo } from '../generated/messages';

const ORDER = ['terra_mystica', 'age_of_innovation', 'santa_maria', 'planetfall'];

export function lobbyGames(served: GameInfo[]): GameInfo[] {
  const place = (game: GameInfo) => (ORDER.includes(game.name) ? ORDER.indexOf(game.name) : ORDER.length);
  return [...served].sort((a, b) => place(a) - place(b));
}

/** From the lightest to the heaviest: the first of them is for whoever knows none. */
export function byWeight(games: readonly GameInfo[]): GameInfo[] {
  return [...games].sort((a, b) => a.weight - b.weight || a.minutes - b.minutes);
}
