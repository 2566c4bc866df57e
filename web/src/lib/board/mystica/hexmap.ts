/**
 * The geometry of a hex map: rows of hexes with vertical sides, every second row half a hex to the right. It can be
 * turned by a quarter, for a phone. The river is one water: the outline of its hexes with the corners cut.
 */
export interface Cell {
  name: string;
  row: number;
  column: number;
  river: boolean;
}

export interface Spot {
  x: number;
  y: number;
}

type Point = readonly [x: number, y: number];

const ROOT = Math.sqrt(3);
const rad = (degrees: number) => (degrees * Math.PI) / 180;

export class HexMap {
  readonly width: number;
  readonly height: number;
  /** Sizes on paper are given for a hex of radius 36. */
  readonly unit: number;
  readonly land: readonly Cell[];
  readonly water: string;
  readonly coast: string;
  readonly #cells = new Map<string, Cell>();
  readonly #at = new Map<string, Cell>();
  readonly #across: number;

  constructor(
    readonly cells: readonly Cell[],
    readonly turned = false,
    readonly radius = 36,
    readonly margin: Point = [16, 13],
  ) {
    for (const cell of cells) {
      this.#cells.set(cell.name, cell);
      this.#at.set(`${cell.row} ${cell.column}`, cell);
    }
    this.land = cells.filter((cell) => !cell.river);
    const widest = Math.max(...cells.map((cell) => cell.column + 0.5 * (cell.row % 2)));
    const rows = Math.max(...cells.map((cell) => cell.row)) + 1;
    this.#across = (widest + 1) * ROOT * radius;
    const down = (rows * 1.5 + 0.5) * radius;
    this.width = (turned ? down : this.#across) + 2 * margin[0];
    this.height = (turned ? this.#across : down) + 2 * margin[1];
    this.unit = radius / 36;
    this.coast = this.#outlines(this.land.map(place))
      .map((loop) => this.#path(grown(loop, -2.5 * this.unit)))
      .join('');
    this.water = this.#outlines(this.#waters(rows))
      .map((loop) => this.#path(rounded(loop)))
      .join('');
  }

  /** The middle of a hex. */
  spot(name: string): Spot {
    const cell = this.#cells.get(name);
    if (!cell) return { x: 0, y: 0 };
    const [x, y] = this.#turn(this.#centre([cell.row, cell.column]));
    return { x, y };
  }

  /** A hex with soft corners, so much inside its edge. */
  hex(name: string, inset: number, corner: number): string {
    const cell = this.#cells.get(name);
    if (!cell) return '';
    const points = this.#corners(
      this.#centre([cell.row, cell.column]),
      this.radius - (inset * this.unit * 2) / ROOT,
    ).map((point) => this.#turn(point));
    return points
      .map((b, index) => {
        const a = points[(index + 5) % 6] ?? b;
        const c = points[(index + 1) % 6] ?? b;
        const part = (corner * this.unit) / Math.hypot(b[0] - a[0], b[1] - a[1]);
        const before: Point = [b[0] + (a[0] - b[0]) * part, b[1] + (a[1] - b[1]) * part];
        const after: Point = [b[0] + (c[0] - b[0]) * part, b[1] + (c[1] - b[1]) * part];
        return `${index ? 'L' : 'M'}${said(before)}Q${said(b)} ${said(after)}`;
      })
      .join('')
      .concat('Z');
  }

  /** One soft line round a group of hexes. */
  contour(names: readonly string[]): string {
    const places = names.flatMap((name) => this.#cells.get(name) ?? []).map(place);
    return this.#outlines(places)
      .map((loop) => this.#path(rounded(grown(loop, 0.4 * this.unit), 0.16)))
      .join('');
  }

  neighbours(name: string): string[] {
    const cell = this.#cells.get(name);
    return cell ? around([cell.row, cell.column]).flatMap((at) => this.#at.get(at.join(' '))?.name ?? []) : [];
  }

  /** The river, and where it flows on beyond the edge of the map. */
  #waters(rows: number): Point[] {
    const rivers = this.cells.filter((cell) => cell.river);
    const columns = (row: number) => this.cells.filter((cell) => cell.row === row).map((cell) => cell.column);
    const widest = Math.max(...this.cells.map((cell) => cell.column));
    const beyond: Point[] = [];
    for (const { row, column } of rivers) {
      if (column === Math.min(...columns(row))) for (let at = column - 1; at >= -2; at--) beyond.push([row, at]);
      if (column === Math.max(...columns(row)))
        for (let at = column + 1; at <= widest + 2; at++) beyond.push([row, at]);
      beyond.push(...around([row, column]).filter(([above]) => above < 0 || above >= rows));
    }
    return [...rivers.map(place), ...beyond];
  }

  #centre([row, column]: Point): Point {
    return [(column + 0.5 + 0.5 * Math.abs(row % 2)) * ROOT * this.radius, (1 + 1.5 * row) * this.radius];
  }

  #corners([x, y]: Point, radius: number): Point[] {
    return [0, 1, 2, 3, 4, 5].map((k) => [
      x + radius * Math.cos(rad(60 * k + 30)),
      y + radius * Math.sin(rad(60 * k + 30)),
    ]);
  }

  #turn([x, y]: Point): Point {
    const [right, down] = this.margin;
    return this.turned ? [right + y, down + this.#across - x] : [right + x, down + y];
  }

  #path(points: readonly Point[]): string {
    return `M${points.map((point) => said(this.#turn(point))).join('L')}Z`;
  }

  /** The boundaries of a set of hexes, each a closed line of corners. */
  #outlines(places: readonly Point[]): Point[][] {
    const taken = new Set(places.map((at) => at.join(' ')));
    const from = new Map<string, { corner: Point; to: string }>();
    const key = ([x, y]: Point) => `${Math.round((x / this.radius) * 4)} ${Math.round((y / this.radius) * 4)}`;
    const done = new Set<string>();
    for (const at of places) {
      if (done.has(at.join(' '))) continue;
      done.add(at.join(' '));
      const corners = this.#corners(this.#centre(at), this.radius);
      // Sides from the corner below right on, clockwise: below right, below left, left, above left, above right, right.
      const beside = inOrder(at);
      beside.forEach((next, side) => {
        const [a, b] = [corners[side], corners[(side + 1) % 6]];
        if (a && b && !taken.has(next.join(' '))) from.set(key(a), { corner: a, to: key(b) });
      });
    }
    const loops: Point[][] = [];
    while (from.size) {
      const loop: Point[] = [];
      let at = from.keys().next().value;
      while (at !== undefined) {
        const step: { corner: Point; to: string } | undefined = from.get(at);
        if (!step) break;
        from.delete(at);
        loop.push(step.corner);
        at = step.to;
      }
      loops.push(loop);
    }
    return loops;
  }
}

const place = (cell: Cell): Point => [cell.row, cell.column];
const said = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Beside each side of a hex, clockwise from the side below right. */
function inOrder([row, column]: Point): Point[] {
  const right = Math.abs(row % 2);
  return [
    [row + 1, column + right],
    [row + 1, column + right - 1],
    [row, column - 1],
    [row - 1, column + right - 1],
    [row - 1, column + right],
    [row, column + 1],
  ];
}

function around(at: Point): Point[] {
  const [belowRight, belowLeft, left, aboveLeft, aboveRight, right] = inOrder(at);
  return [left, right, aboveLeft, aboveRight, belowLeft, belowRight].flatMap((each) => (each ? [each] : []));
}

/** A closed line moved inwards (or, with a minus, outwards). */
function grown(loop: readonly Point[], by: number): Point[] {
  const count = loop.length;
  return loop.map((b, index) => {
    const a = loop[(index + count - 1) % count] ?? b;
    const c = loop[(index + 1) % count] ?? b;
    const [n1, n2] = [normal(a, b), normal(b, c)];
    const [x, y] = [n1[0] + n2[0], n1[1] + n2[1]];
    const length = x * x + y * y;
    return length > 0.2 ? [b[0] + (2 * by * x) / length, b[1] + (2 * by * y) / length] : b;
  });
}

function normal(a: Point, b: Point): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

/** Corners cut three times (Chaikin); `first` is how much the first cut takes. */
function rounded(loop: readonly Point[], first = 0.25): Point[] {
  let points = [...loop];
  for (const part of [first, 0.25, 0.25]) {
    points = points.flatMap((a, index) => {
      const b = points[(index + 1) % points.length] ?? a;
      return [
        [a[0] * (1 - part) + b[0] * part, a[1] * (1 - part) + b[1] * part],
        [a[0] * part + b[0] * (1 - part), a[1] * part + b[1] * (1 - part)],
      ] as Point[];
    });
  }
  return points;
}
