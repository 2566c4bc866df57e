/** The tile that is to be laid, as the player holds it: how it is turned, and over which cell. */
import type { Answers } from '$lib/board/answers';
import type { TilePiece } from '../../generated/santa_maria';
import { corner, placeAt, placeOf } from './table';

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

  /** The place for a tile that is let go over a cell: as it is held, or else turned until it fits; null: nowhere. */
  lay(table: Table, piece: TilePiece, cell: number): string | null {
    const lies = placeOf(table.chosen, piece);
    this.aim = cell;
    if (lies && !this.over) this.turn = lies.turn;
    for (const step of [0, 1, 2, 3]) {
      const turn = (this.turn + step) % 4;
      const place = placeAt(table.answers, piece, cell, turn, this.held ?? corner(piece));
      if (!place) continue;
      this.turn = turn;
      return lies?.turn === turn && lies.cells.includes(cell) ? lies.text : place;
    }
    return null;
  }

  /** A quarter clockwise. A tile that lies chosen turns on to where it fits; one in the air turns freely. */
  rotate(table: Table, piece: TilePiece): void {
    const lies = placeOf(table.chosen, piece);
    const pivot = this.over ? this.aim : (lies?.cells[corner(piece)] ?? null);
    if (lies && pivot !== null && lies.cells.includes(pivot)) {
      for (const step of [1, 2, 3]) {
        const turn = (lies.turn + step) % 4;
        const next = placeAt(table.answers, piece, pivot, turn, lies.cells.indexOf(pivot));
        if (!next) continue;
        this.turn = turn;
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
