/** Six seats are six shapes and six colours, so that nothing depends on hue alone. */

const round = (number: number) => Math.round(number * 100) / 100;

/** The outline of a seat's shape around a point, as the `d` of a path. Seats count from 0. */
export function seatPath(seat: number, x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * r)} ${round(y + dy * r)}`;
  switch (seat % 6) {
    case 0:
      return `M${at(-1, 0)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case 1:
      return `M${at(-0.9, -0.9)}L${at(0.9, -0.9)}L${at(0.9, 0.9)}L${at(-0.9, 0.9)}z`;
    case 2:
      return `M${at(0, -1.1)}L${at(1.1, 0.85)}L${at(-1.1, 0.85)}z`;
    case 3:
      return `M${at(0, -1.18)}L${at(1.18, 0)}L${at(0, 1.18)}L${at(-1.18, 0)}z`;
    case 4:
      return `M${at(-0.55, -1)}L${at(0.55, -1)}L${at(1.1, 0)}L${at(0.55, 1)}L${at(-0.55, 1)}L${at(-1.1, 0)}z`;
    default:
      return (
        `M${at(-0.4, -1)}L${at(0.4, -1)}L${at(0.4, -0.4)}L${at(1, -0.4)}L${at(1, 0.4)}L${at(0.4, 0.4)}` +
        `L${at(0.4, 1)}L${at(-0.4, 1)}L${at(-0.4, 0.4)}L${at(-1, 0.4)}L${at(-1, -0.4)}L${at(-0.4, -0.4)}z`
      );
  }
}

export function seatColour(seat: number): string {
  return `var(--seat-${(seat % 6) + 1})`;
}
