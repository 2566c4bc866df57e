/** Games and tables as the lobby, the list of tables and the records page show them. */
import type { Created, GameInfo, NewLesson, NewTable, TableList } from '../generated/messages';
import { i18n } from '$lib/i18n/index.svelte';
import { settings } from '$lib/settings.svelte';
import { get, post, sentence } from '$lib/net/http';
import { root } from '$lib/root';
import { router } from '$lib/router.svelte';
import { toasts } from '$lib/toasts.svelte';

const LOOK_AGAIN = 10_000;

export class LobbyData {
  games = $state.raw<GameInfo[]>([]);
  tables = $state.raw<TableList | null>(null);
  problem = $state('');

  /** Call while a component starts: asks for tables now and then. */
  constructor() {
    $effect(() => {
      void this.load();
      const timer = setInterval(() => {
        if (document.visibilityState === 'visible') void this.#loadTables();
      }, LOOK_AGAIN);
      return () => clearInterval(timer);
    });
  }

  async load(): Promise<void> {
    // One after the other: the first answer brings the cookie by which the second knows whose tables are meant.
    try {
      this.games = await get<GameInfo[]>('/games');
      this.tables = await get<TableList>('/tables');
      this.problem = '';
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  async #loadTables(): Promise<void> {
    try {
      this.tables = await get<TableList>('/tables');
      this.problem = '';
    } catch {
      // The list stays as it was; it is asked for again soon.
    }
  }
}

/** The own seat first, then bots that answer at once: how most games are tried. */
export function tableAgainstBots(game: GameInfo): NewTable {
  const players = game.players.includes(3) ? 3 : Math.max(2, Math.min(...game.players));
  const bot = game.usual_bot;
  return {
    game: game.name,
    seats: Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: 'person' } : { kind: 'bot', bot })),
    name: settings.signature,
  };
}

/** Opens a table and goes there; whether it was opened. */
export const openTable = (wanted: NewTable): Promise<boolean> => goTo('/tables', wanted);

/** Begins a guided first game and goes there. */
export const openLesson = (game: GameInfo): Promise<boolean> =>
  goTo('/lessons', { game: game.name, name: settings.signature } satisfies NewLesson);

async function goTo(path: string, wanted: object): Promise<boolean> {
  try {
    const { id } = await post<Created>(path, wanted);
    router.go(`${root}/t/${id}`);
    return true;
  } catch (error) {
    toasts.show('refused', i18n.t.net.refused, sentence(error));
    return false;
  }
}
