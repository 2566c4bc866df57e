/** What can be chosen is in sight: where none of it is, the nearest part of the board that scrolls brings the first there.
 * A panel that asks is shown whole. */

const ASKS = '.my-asks';
const LIT = ':is([aria-pressed], [data-place]):not([aria-disabled="true"], .placed-log *)';

/** Its middle, or all of it. */
function isSeen(element: Element, within: Element, whole = false): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [highest, lowest] = whole ? [top, bottom] : [y, y];
  for (let around = element.parentElement; around; around = around === within ? null : around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const box = around.getBoundingClientRect();
    if (highest < box.top || lowest > box.bottom || x < box.left || x > box.right) return false;
  }
  return true;
}

/** Whether nothing of it is beyond the edges of what scrolls around it, nor of the window. */
export function isWhole(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const boxes = [{ top: 0, left: 0, bottom: innerHeight, right: innerWidth }];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { display, overflowX, overflowY } = getComputedStyle(around);
    const scrolls = [overflowX, overflowY].some((each) => each && each !== 'visible');
    if (scrolls && display !== 'contents') boxes.push(around.getBoundingClientRect());
  }
  return boxes.every(
    (box) => top > box.top - 2 && bottom < box.bottom + 2 && left > box.left - 2 && right < box.right + 2,
  );
}

export function inSight(board: Element): void {
  const asks = board.querySelector(ASKS);
  if (asks && !isSeen(asks, board, true)) return asks.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const lit = [...board.querySelectorAll(LIT)];
  if (!lit.some((each) => isSeen(each, board))) lit[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The board and its columns from their tops; the log stays at its end. */
export function toTop(board: Element): void {
  for (const each of [board, ...board.querySelectorAll('*')])
    if (each.scrollTop && !each.closest('.placed-log')) each.scrollTop = 0;
}
