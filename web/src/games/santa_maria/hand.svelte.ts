/** The tile that is to be laid, as the player holds it: how it is turned, and over which cell. */
import type { Answers } from '$lib/board/answers';
import { corner, placeAt, placeOf } from './table';
import type { TilePiece } from './types';

interface Table {
  answers: Answers;
  chosen: string | null;
  onpoint: (action: string | null) => void;
  onchoose: (action: string) => void;
}

class Hand {
  turn = $state(0);
  /** The cell under the pointer, or the one that has the focus. */
  aim = $state<number | null>(null);
  over = $state(false);
  /** The space of the tile by which it is held; null: its corner. */
  held = $state<number | null>(null);
  /** Where the pointer is while a tile is dragged from the display. */
  drag = $state.raw<{ tile: string; x: number; y: number } | null>(null);
  /** Where it was let go before the table had said where it fits. */
  dropped = $state<number | null>(null);

  empty(): void {
    this.turn = 0;
    this.aim = this.held = this.drag = this.dropped = null;
    this.over = false;
  }

  /** The place that the tile would take. */
  target(answers: Answers, piece: TilePiece): string | null {
    return this.aim === null ? null : placeAt(answers, piece, this.aim, this.turn, this.held ?? corner(piece));
  }

  point(table: Table, piece: TilePiece, cell: number): void {
    this.aim = cell;
    this.over = true;
    table.onpoint(this.target(table.answers, piece));
  }

  leave(table: Table): void {
    this.over = false;
    table.onpoint(null);
  }

  /** A quarter clockwise. A tile that lies chosen turns on to where it fits; one in the air turns freely. */
  rotate(table: Table, piece: TilePiece): void {
    const lies = placeOf(table.chosen, piece);
    const pivot = this.over ? this.aim : (lies?.cells[corner(piece)] ?? null);
    if (lies && pivot !== null && lies.cells.includes(pivot)) {
      const now = Number(lies.text.split(' ')[2]) / 90;
      for (const step of [1, 2, 3]) {
        const next = placeAt(table.answers, piece, pivot, (now + step) % 4, lies.cells.indexOf(pivot));
        if (!next) continue;
        this.turn = (now + step) % 4;
        this.aim = pivot;
        table.onchoose(next);
        return;
      }
    }
    this.turn = (this.turn + 1) % 4;
    if (this.over) table.onpoint(this.target(table.answers, piece));
  }
}

export const hand = new Hand();
