// Where a bubble stands: as near as can be to what it points at, and on nothing that must be pressed.

export interface Rect { x: number; y: number; width: number; height: number }

const STEP = 12;
const MARGIN = 8;
/** Between the bubble and what it points at. */
const AWAY = 16;
/** Farther than that it does not point at anything any more. */
export const FAR = 260;

export const overlaps = (a: Rect, b: Rect, by = 0): boolean =>
  a.x < b.x + b.width + by && b.x < a.x + a.width + by && a.y < b.y + b.height + by && b.y < a.y + a.height + by;

const gap = (a: number, aSize: number, b: number, bSize: number): number => Math.max(0, b - (a + aSize), a - (b + bSize));
/** From edge to edge. */
export const apart = (a: Rect, b: Rect): number => Math.hypot(gap(a.x, a.width, b.x, b.width), gap(a.y, a.height, b.y, b.height));

/** The nearest free place of this size; null where there is none near enough. */
export function placeNear(at: Rect, size: { width: number; height: number }, taken: readonly Rect[], screen: Rect): Rect | null {
  let best: Rect | null = null;
  let least = FAR;
  for (let y = screen.y + MARGIN; y <= screen.y + screen.height - size.height - MARGIN; y += STEP)
    for (let x = screen.x + MARGIN; x <= screen.x + screen.width - size.width - MARGIN; x += STEP) {
      const box = { x, y, width: size.width, height: size.height }; // of what was measured nothing is spread
      const far = apart(box, at) + Math.hypot(x + size.width / 2 - at.x - at.width / 2, y + size.height / 2 - at.y - at.height / 2) / 8;
      if (far < least && !overlaps(box, at, AWAY) && !taken.some((one) => overlaps(box, one, 4))) [best, least] = [box, far];
    }
  return best;
}

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));
const nearest = (of: Rect, to: Rect): [number, number] =>
  [clamp(to.x + to.width / 2, of.x, of.x + of.width), clamp(to.y + to.height / 2, of.y, of.y + of.height)];

/** The tail of a bubble: a wedge from its edge to what it points at. */
export function tail(from: Rect, to: Rect): string {
  const [ax, ay] = nearest(from, to);
  const [bx, by] = nearest(to, { x: ax, y: ay, width: 0, height: 0 });
  const across = ax === from.x || ax === from.x + from.width;
  const root = (by_: number) => (across ? [ax, clamp(ay + by_, from.y + 6, from.y + from.height - 6)] : [clamp(ax + by_, from.x + 6, from.x + from.width - 6), ay]);
  return `M${root(-9).join(' ')}L${bx} ${by}L${root(9).join(' ')}`;
}
