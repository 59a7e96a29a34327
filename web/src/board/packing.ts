// Where the pieces of an area stand: side by side below its name, or beside it where that leaves them more room.
import type { Board, Cell } from '../wire';
import { inside, middle } from './geometry';

type Point = [number, number];
const STEP = 44; // from piece to piece
const RADIUS = 18;
const PLATE = 28; // what the name takes at the top
const TIGHT = 21; // where there is little room below it
const SIZES = [1.45, 1.2, 1, 0.85, 0.7, 0.58]; // of the full size

/** Rows as even as can be, round a point. */
function rows(count: number, number: number, step: number, [x, y]: Point): Point[] {
  const long = Math.ceil(count / number);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / long);
    const here = Math.min(long, count - row * long);
    return [x + ((n % long) - (here - 1) / 2) * step, y + (row - (number - 1) / 2) * step];
  });
}

/** Pieces, and where the name lies if not in the middle above them. */
export interface Packed { r: number; at: Point[]; name: { x: number; above: number } | null }

/** `name`: how wide the name of the area is. */
export function packed(board: Board, cell: Cell, count: number, scale: number, name = 0): Packed {
  const [xs, ys] = [cell.outline.map(([x]) => x), cell.outline.map(([, y]) => y)];
  const [left, right, ceiling, floor] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x, y] = middle(board, cell);
  const aside = left + name + 6 * scale;
  const ways: { top: number; x: number; name: Packed['name'] }[] = [
    { top: PLATE, x, name: null },
    { top: TIGHT, x, name: { x, above: 5 * scale } },
    { top: 4, x: (aside + right) / 2, name: { x: left + name / 2 + 4 * scale, above: 5 * scale } },
  ];
  for (const size of SIZES) {
    const [step, r] = [STEP * scale * size, RADIUS * scale * size];
    const fits = ([px, py]: Point) => [-r, r].every((dx) => [-r, r].every((dy) => inside(cell, px + dx, py + dy)));
    for (const way of ways) {
      if (way !== ways[0] && (!name || size > (way === ways[1] ? 1 : 1.2))) continue; // only where they would be small
      const top = ceiling + way.top * scale;
      for (let number = 1; number <= count; number += 1) {
        const half = (number * step) / 2;
        const amid = Math.max(top + half, Math.min(floor - half, y + 8 * scale));
        const at = rows(count, number, step, [way.x, amid]);
        const clear = way.top > 4 || at.every(([px]) => px - r >= aside);
        if (2 * half <= floor - top && clear && at.every(fits)) return { r, at, name: way.name };
      }
    }
  }
  const size = SIZES[SIZES.length - 1]!;
  return { r: RADIUS * scale * size, at: rows(count, Math.ceil(Math.sqrt(count)), STEP * scale * size, [x, y + 8 * scale]), name: null };
}
