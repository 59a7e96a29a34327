// Where the pieces of an area stand: side by side below its name, as large as there is room for all of them.
import type { Board, Cell } from '../wire';
import { inside, middle } from './geometry';

type Point = [number, number];
const STEP = 44; // from piece to piece
const RADIUS = 18;
const PLATE = 28; // what the name takes at the top
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

export function packed(board: Board, cell: Cell, count: number, scale: number): { r: number; at: Point[] } {
  const ys = cell.outline.map(([, y]) => y);
  const [ceiling, floor] = [Math.min(...ys) + PLATE * scale, Math.max(...ys)];
  const [x, y] = middle(board, cell);
  for (const size of SIZES) {
    const [step, r] = [STEP * scale * size, RADIUS * scale * size];
    for (let number = 1; number <= count; number += 1) {
      const half = (number * step) / 2;
      const amid = Math.max(ceiling + half, Math.min(floor - half, y + 8 * scale));
      const at = rows(count, number, step, [x, amid]);
      const fits = ([px, py]: Point) => [-r, r].every((dx) => [-r, r].every((dy) => inside(cell, px + dx, py + dy)));
      if (2 * half <= floor - ceiling && at.every(fits)) return { r, at };
    }
  }
  const size = SIZES[SIZES.length - 1]!;
  return { r: RADIUS * scale * size, at: rows(count, Math.ceil(Math.sqrt(count)), STEP * scale * size, [x, y + 8 * scale]) };
}
