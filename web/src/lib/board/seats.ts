/** Seats are told apart by shape as well as by colour: circle, square, triangle, diamond, hexagon, cross. */

export const seatColour = (seat: number): string => `var(--seat-${seat + 1})`;

/** The shape of a seat (counted from 0) as a path around a point. */
export function seatShape(seat: number, x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${(x + dx * r).toFixed(2)} ${(y + dy * r).toFixed(2)}`;
  switch (seat) {
    case 0:
      return `M${at(-1, 0)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
    case 1:
      return `M${at(-0.9, -0.9)}h${1.8 * r}v${1.8 * r}h${-1.8 * r}z`;
    case 2:
      return `M${at(0, -1.1)}L${at(1.1, 0.85)}L${at(-1.1, 0.85)}z`;
    case 3:
      return `M${at(0, -1.18)}L${at(1.18, 0)}L${at(0, 1.18)}L${at(-1.18, 0)}z`;
    case 4:
      return `M${at(-0.55, -1)}L${at(0.55, -1)}L${at(1.1, 0)}L${at(0.55, 1)}L${at(-0.55, 1)}L${at(-1.1, 0)}z`;
    default:
      return `M${at(-0.4, -1)}h${0.8 * r}v${0.6 * r}h${0.6 * r}v${0.8 * r}h${-0.6 * r}v${0.6 * r}h${-0.8 * r}v${-0.6 * r}h${-0.6 * r}v${-0.8 * r}h${0.6 * r}z`;
  }
}
