/** The words of the interface in three languages. Words about rules are told by the games. */
import { settings } from '$lib/settings.svelte';
import { isYou } from '$lib/ui/seats';
import type { Words } from '../../generated/interface';
import { DICTIONARIES } from './dictionaries';

class I18n {
  /** The dictionary of the chosen language; changes at once when the language does. */
  get t(): Words {
    return DICTIONARIES[settings.language];
  }

  /** What the player reads as the own name. */
  get myName(): string {
    return settings.name || this.t.nav.guest({ number: settings.guest });
  }

  /** '20 minutes ago'. */
  ago(seconds: number): string {
    const passed = Math.max(0, Date.now() / 1000 - seconds);
    const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
    if (passed < 60) return this.t.justNow;
    if (passed < 3600) return format.format(-Math.floor(passed / 60), 'minute');
    if (passed < 86_400) return format.format(-Math.floor(passed / 3600), 'hour');
    return format.format(-Math.floor(passed / 86_400), 'day');
  }

  capital(text: string): string {
    return text.slice(0, 1).toLocaleUpperCase(settings.language) + text.slice(1);
  }

  list(items: string[]): string {
    return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(items);
  }

  /** 'from 2 to 6' as the lobby writes it: '2–6'. */
  range(numbers: number[]): string {
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    return least === most ? String(least) : `${least}–${most}`;
  }

  /** What a seat is called: 'You', a name, or 'Seat 3'. */
  seatName(table: { you: number | null; lent?: boolean; seats: { name: string }[] }, seat: number): string {
    if (isYou(table, seat)) return this.t.you;
    return table.seats[seat]?.name || this.t.table.seat({ number: seat + 1 });
  }

  /** A seat for the ear: 'Anna, Witches'. */
  spokenName(table: { you: number | null; seats: { name: string; role: string }[] }, seat: number): string {
    return [this.seatName(table, seat), table.seats[seat]?.role].filter(Boolean).join(', ');
  }

  /** Whose turn of the log it is: a seat, somebody whom the rules play, or nobody's: ''. */
  turnName(table: Parameters<I18n['seatName']>[0], turn: { seat: number | null; rival: string }): string {
    return turn.seat === null ? turn.rival : this.seatName(table, turn.seat);
  }

  /** 'Anna built a dwelling on H7'. */
  did(table: Parameters<I18n['seatName']>[0], turn: { seat: number | null; rival: string; words: string }): string {
    const name = this.turnName(table, turn);
    return name ? `${name}${this.t.table.colon} ${turn.words}` : this.capital(turn.words);
  }
}

export const i18n = new I18n();
