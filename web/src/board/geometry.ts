// Where things are on a board, as plain sums.
import type { Board, Cell, Link, Piece } from '../wire';

export interface Box { x: number; y: number; width: number; height: number }
/** A board unit is `k` pixels; the board's origin is at `x`, `y`. */
export interface Shown { k: number; x: number; y: number }

/** The whole box within a frame, less `pad` (top, right, bottom, left), never more than `most` pixels a unit. */
export function fitted(box: Box, width: number, height: number, pad: readonly number[], most: number): Shown {
  const [top, right, bottom, left] = pad as [number, number, number, number];
  const [w, h] = [Math.max(1, width - left - right), Math.max(1, height - top - bottom)];
  const k = Math.min(most, w / Math.max(1, box.width), h / Math.max(1, box.height));
  return { k, x: left + (w - box.width * k) / 2 - box.x * k, y: top + (h - box.height * k) / 2 - box.y * k };
}

/** Zoomed by a factor round a point of the screen, between a third of the best fit and eight times it. */
export function zoomed(shown: Shown, by: number, x: number, y: number, best: number): Shown {
  const k = Math.min(best * 8, Math.max(best / 3, shown.k * by));
  const f = k / shown.k;
  return { k, x: x - (x - shown.x) * f, y: y - (y - shown.y) * f };
}

// ── hexes: axial, with a flat side or a point on top ─────────────────────────────────────────────────────────────

export const HEX = 28.5;
export function hexAt(x: number, y: number, pointed = false): [number, number] {
  return pointed ? [HEX * Math.sqrt(3) * (x + y / 2), HEX * 1.5 * y] : [HEX * 1.5 * x, HEX * Math.sqrt(3) * (y + x / 2)];
}

/** The corner after the side towards `HEX_SIDES[n - 1]`. */
const corner = (n: number, pointed: boolean): number => ((n - (pointed ? 0.5 : 0)) * Math.PI) / 3;

export function hexPath(cx: number, cy: number, r = HEX, pointed = false): string {
  const points = Array.from({ length: 6 }, (_, n) => [cx + r * Math.cos(corner(n, pointed)), cy + r * Math.sin(corner(n, pointed))]);
  return `M${points.map(([x, y]) => `${x!.toFixed(1)} ${y!.toFixed(1)}`).join('L')}Z`;
}

const HEX_SIDES: [number, number][] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

/** The sides of hexes that part two tiles, or a tile and nothing, as one path. */
export function tileBorders(cells: readonly Cell[], pointed = false): string {
  const tiles = new Map(cells.map((one) => [`${one.x},${one.y}`, one.tile]));
  let path = '';
  for (const { x, y, tile } of cells) {
    const [cx, cy] = hexAt(x, y, pointed);
    HEX_SIDES.forEach(([dx, dy], side) => {
      const other = tiles.get(`${x + dx},${y + dy}`);
      if (other === tile && tile !== '') return;
      if (other !== undefined && tile === '') return;
      const [a, b] = [corner(side, pointed), corner(side + 1, pointed)];
      path += `M${(cx + HEX * Math.cos(a)).toFixed(1)} ${(cy + HEX * Math.sin(a)).toFixed(1)}L${(cx + HEX * Math.cos(b)).toFixed(1)} ${(cy + HEX * Math.sin(b)).toFixed(1)}`;
    });
  }
  return path;
}

/** The sides that nobody crosses: those between two neighbours that a `wall` parts. */
export function walls(cells: readonly Cell[], links: readonly Link[], pointed = false): string {
  const at = new Map(cells.map((one) => [one.id, hexAt(one.x, one.y, pointed)]));
  return links.filter((one) => one.kind === 'wall' && at.has(one.a) && at.has(one.b)).map((one) => {
    const [[ax, ay], [bx, by]] = [at.get(one.a)!, at.get(one.b)!];
    const [mx, my, nx, ny] = [(ax + bx) / 2, (ay + by) / 2, (by - ay) / (2 * Math.sqrt(3)), (ax - bx) / (2 * Math.sqrt(3))];
    return `M${(mx - nx).toFixed(1)} ${(my - ny).toFixed(1)}L${(mx + nx).toFixed(1)} ${(my + ny).toFixed(1)}`;
  }).join('');
}

export const SQUARE = 48;

/** The middle of a cell, in board units; of an area the point it names, else the mean of its corners. */
export function middle({ kind, pointed }: Pick<Board, 'kind' | 'pointed'>, cell: Cell): [number, number] {
  if (kind === 'hex') return hexAt(cell.x, cell.y, pointed);
  if (kind === 'square') return [cell.x * SQUARE + SQUARE / 2, cell.y * SQUARE + SQUARE / 2];
  if (cell.x || cell.y) return [cell.x, cell.y];
  const n = Math.max(1, cell.outline.length);
  return [cell.outline.reduce((sum, [x]) => sum + x, 0) / n, cell.outline.reduce((sum, [, y]) => sum + y, 0) / n];
}

type Point = [number, number];
const ABOUT = 2; // units: corners are rounded

/** The pieces of outline that two areas share. */
export function shared(a: Cell, b: Cell): [Point, Point][] {
  const sides = (cell: Cell): [Point, Point][] => cell.outline.map((one, n) => [one as Point, cell.outline[(n + 1) % cell.outline.length] as Point]);
  return sides(a).flatMap((side) => sides(b).flatMap((other) => overlap(side, other)));
}

/** Where two sides lie on one another. */
function overlap([p, q]: [Point, Point], [r, s]: [Point, Point]): [Point, Point][] {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  const [ux, uy] = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
  const along = ([x, y]: Point) => (x - p[0]) * ux + (y - p[1]) * uy;
  const aside = ([x, y]: Point) => Math.abs((y - p[1]) * ux - (x - p[0]) * uy);
  if (aside(r) > ABOUT || aside(s) > ABOUT) return [];
  const [from, to] = [Math.max(0, Math.min(along(r), along(s))), Math.min(length, Math.max(along(r), along(s)))];
  const at = (by: number): Point => [p[0] + ux * by, p[1] + uy * by];
  return to - from > 2 * ABOUT ? [[at(from), at(to)]] : [];
}

/** Where a door between two areas stands: amid the longest side they share, else half way. */
export function between(board: Board, a: Cell, b: Cell, sides: [Point, Point][]): Point {
  const long = ([p, q]: [Point, Point]) => Math.hypot(q[0] - p[0], q[1] - p[1]);
  const [p, q] = sides.length ? sides.reduce((most, one) => (long(one) > long(most) ? one : most)) : [middle(board, a), middle(board, b)];
  return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
}

/** Is this point in an area? */
export function inside(cell: Cell, x: number, y: number): boolean {
  let within = false;
  cell.outline.forEach(([ax, ay], n) => {
    const [bx, by] = cell.outline[(n + 1) % cell.outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** Places for the signs of its ground all over an area, not too near its edge, always the same. */
export function strewn(cell: Cell, step: number): Point[] {
  const found: Point[] = [];
  const [xs, ys] = [cell.outline.map(([x]) => x), cell.outline.map(([, y]) => y)];
  const room = step / 3;
  for (let row = 0, y = Math.min(...ys) + step / 2; y < Math.max(...ys); row += 1, y += step) {
    for (let x = Math.min(...xs) + (row % 2 ? step : step / 2); x < Math.max(...xs); x += step * 1.2) {
      if ([[-room, -room], [room, -room], [-room, room], [room, room]].every(([dx, dy]) => inside(cell, x + dx!, y + dy!))) found.push([x, y]);
    }
  }
  return found;
}

/** A board of squares that is higher than wide, on its side where the place is wider than high; a cell beside it stays beside
 * its last row. */
export function lain(board: Board, width: number, height: number): Board {
  if (board.height <= board.width || width <= height) return board;
  const beside = (one: Cell) => one.x - board.width;
  const cells = board.cells.map((one) => (beside(one) < 0 ? { ...one, x: board.height - 1 - one.y, y: one.x } : { ...one, x: board.height + beside(one), y: one.y }));
  return { ...board, cells, width: board.height, height: board.width };
}

/** The box that holds all of a board. */
export function boxOf(board: Board): Box {
  if (board.kind === 'free') return board;
  const reach = board.kind === 'hex' ? HEX : board.kind === 'square' ? SQUARE / 2 : 0;
  const points = board.cells.flatMap((cell) => (board.kind === 'areas' ? cell.outline : [middle(board, cell)]));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  return { x, y, width: Math.max(...xs) + reach - x, height: Math.max(...ys) + reach - y };
}

/** The box round the bases that stand, with room for their plates. */
export function crowd(pieces: readonly Piece[], room: number): Box {
  const at = (sign: number, axis: 'x' | 'y') => pieces.map((one) => one[axis] + (sign * one.size) / 2);
  const [x, y] = [Math.min(...at(-1, 'x')) - room, Math.min(...at(-1, 'y')) - room];
  return { x, y, width: Math.max(...at(1, 'x')) + room - x, height: Math.max(...at(1, 'y')) + room - y };
}

/** What to look at first: everybody, or, when `k` would make them tiny, those the question is about and whoever is near. */
export function sight(pieces: readonly Piece[], touched: ReadonlySet<string>, k: number): readonly Piece[] {
  const about = pieces.filter((one) => touched.has(one.id));
  if (!about.length || isClear(pieces, k)) return pieces;
  const reach = Math.max(...pieces.map((one) => one.size)) * 2.2;
  return pieces.filter((one) => about.some((other) => Math.hypot(one.x - other.x, one.y - other.y) < reach));
}
const LEAST_BASE = 40; // pixels: below this a sign cannot be told
export const isClear = (pieces: readonly Piece[], k: number): boolean => Math.min(...pieces.map((one) => one.size)) * k >= LEAST_BASE;

/** The cell an arrow key leads to: the nearest one in that direction. */
export function neighbour(board: Board, from: Cell, key: string): Cell | null {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] as [number, number] | undefined;
  if (!way) return null;
  const [fx, fy] = middle(board, from);
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of board.cells) {
    if (cell.id === from.id) continue;
    const [x, y] = middle(board, cell);
    const [dx, dy] = [x - fx, y - fy];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] - dy * way[0]);
    if (along <= 0 || aside > along * 1.8) continue;
    const cost = along + aside * 1.2;
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}

interface Disc { x: number; y: number; r: number }

/** One curved arrow from base to base, bowed to the freer side; it leaves and ends on the bases' edges. */
export function curve(a: Disc, b: Disc, others: readonly Disc[] = []): { path: string; head: string; x: number; y: number; nx: number; ny: number } {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const d = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / d, dy / d];
  const bow = Math.min(a.r, b.r) * 1.5;
  const apex = (side: number) => ({ x: a.x + dx * 0.42 + uy * side * (a.r + bow * 0.6), y: a.y + dy * 0.42 - ux * side * (a.r + bow * 0.6) });
  const crowded = (side: number) => others.reduce((sum, one) => sum + Math.max(0, one.r + bow * 0.3 - Math.hypot(one.x - apex(side).x, one.y - apex(side).y)), 0) + (apex(side).y > a.y ? 0.01 : 0);
  const side = crowded(1) <= crowded(-1) ? 1 : -1;
  const [nx, ny] = [uy * side, -ux * side];
  // on each base, a point of its edge leaning towards the other
  const on = (base: Disc, lean: number, by: number) => ({ x: base.x + (nx * Math.cos(lean) + ux * Math.sin(lean)) * base.r * by, y: base.y + (ny * Math.cos(lean) + uy * Math.sin(lean)) * base.r * by });
  const from = on(a, 0.1, 1.03);
  const to = on(b, -0.5, 1.08);
  const c1 = { x: from.x + nx * bow, y: from.y + ny * bow };
  const c2 = { x: to.x + nx * bow * 0.95 + ux * bow * 0.15, y: to.y + ny * bow * 0.95 + uy * bow * 0.15 };
  const t = Math.hypot(to.x - c2.x, to.y - c2.y) || 1;
  const [hx, hy] = [(to.x - c2.x) / t, (to.y - c2.y) / t];
  const size = Math.min(a.r, b.r) * 0.36;
  const tail = { x: to.x - hx * size * 1.2, y: to.y - hy * size * 1.2 };
  const p = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return {
    path: `M${p(from.x, from.y)}C${p(c1.x, c1.y)} ${p(c2.x, c2.y)} ${p(tail.x, tail.y)}`,
    head: `M${p(to.x, to.y)}L${p(tail.x - hy * size * 0.58, tail.y + hx * size * 0.58)}L${p(tail.x + hy * size * 0.58, tail.y - hx * size * 0.58)}Z`,
    x: (from.x + 3 * c1.x + 3 * c2.x + to.x) / 8, y: (from.y + 3 * c1.y + 3 * c2.y + to.y) / 8, nx, ny,
  };
}
