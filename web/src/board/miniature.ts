// A scene in small: the ground of its first board as one path, its pieces as discs. Little enough to be kept.
import type { Board, Piece, Scene } from '../wire';
import { hexAt, hexPath } from './geometry';

/** Where, how large, whose, and with which sign (older pictures say none). */
export type Disc = [x: number, y: number, r: number, seat: number | null, sign?: string];
export interface Picture { box: [number, number, number, number]; ground: string; discs: Disc[] }

const CELL = 40;
const ROUND = /-?\d+\.\d+/g;
const line = (points: readonly (readonly [number, number])[]): string => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
const square = (x: number, y: number) => line([[x, y], [x + CELL, y], [x + CELL, y + CELL], [x, y + CELL]].map(([a, b]) => [a!, b!] as const));

/** Where each cell is drawn, its middle, and how large a piece on it is. */
function drawn(board: Board): { path: string; size: number; spots: Map<string, [number, number]> } {
  const spots = new Map<string, [number, number]>();
  let path = '';
  for (const cell of board.cells) {
    const middle = cell.outline.map(([x, y]) => [x, y] as const);
    const [x, y] = board.kind === 'hex' ? hexAt(cell.x, cell.y, board.pointed) : board.kind === 'square' ? [(cell.x + 0.5) * CELL, (cell.y + 0.5) * CELL] : [cell.x, cell.y];
    spots.set(cell.id, board.kind === 'areas' && middle.length && !cell.x && !cell.y ? mean(middle) : [x, y]);
    path += board.kind === 'hex' ? hexPath(x, y, undefined, board.pointed).replace(ROUND, (n) => String(Math.round(Number(n)))) : board.kind === 'square' ? square(x - CELL / 2, y - CELL / 2) : line(middle);
  }
  return { path, size: board.kind === 'areas' ? Math.max(...board.cells.flatMap((one) => one.outline.map(([x]) => x)), 1) / 28 : 20, spots };
}
const mean = (points: readonly (readonly [number, number])[]): [number, number] => [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length];

/** Around everything drawn. */
function around(points: readonly (readonly [number, number])[], margin: number): Picture['box'] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top].map(Math.round) as Picture['box'];
}

export function picture(scene: Scene): Picture | null {
  const board = scene.boards.find((one) => !one.inset && (one.cells.length || one.pieces.length));
  if (!board) return null;
  const here = scene.pieces.filter((one) => board.pieces.includes(one.id) && !one.out);
  if (board.kind === 'free') {
    const discs = here.map((one): Disc => [one.x, one.y, Math.round(one.size / 2), one.seat, one.icon]);
    return discs.length ? { box: around(discs.map(([x, y]) => [x, y]), 30), ground: '', discs } : null;
  }
  const { path, size, spots } = drawn(board);
  const beside = new Map<string, number>();
  const disc = (one: Piece): Disc[] => {
    const [at, n] = [spots.get(one.cell), beside.get(one.cell) ?? 0];
    beside.set(one.cell, n + 1);
    return at ? [[Math.round(at[0] + n * size * 0.9), Math.round(at[1]), Math.round(size), one.seat, one.icon]] : [];
  };
  const points = [...path.matchAll(/(-?\d+) (-?\d+)/g)].map((one) => [Number(one[1]), Number(one[2])] as const);
  return points.length ? { box: around(points, 4), ground: path, discs: here.flatMap(disc) } : null;
}
