// Where the names of areas lie: at the top of each, or as near to it as they cover neither another name nor a piece.
import type { Cell } from '../wire';
import { inside } from './geometry';

interface Rect { left: number; top: number; right: number; bottom: number }
export interface Disc { x: number; y: number; r: number }
export interface Plate { x: number; y: number; text: number; level: number }

const HIGH = 20;
const STEPS = [0, 10, -10, 20, 30, -20, 40, 50, 60];
const ASIDE = [0, 14, -14, 28, -28, 46, -46];

/** How wide a name and the level before it are, at full size. */
export const wide = (name: string, level: string): [number, number] => [name.length * 6.8 + 12, level ? 10 + level.length * 6 : 0];

const common = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

export interface Named { cell: Cell; name: string; level: string; x: number; top: number }

/** The places of all names; those that have the least choice first. */
export function placed(named: readonly Named[], discs: readonly Disc[], size: number): Map<string, Plate> {
  const bases = discs.map(({ x, y, r }) => ({ left: x - r, top: y - r, right: x + r, bottom: y + r }));
  const taken: Rect[] = [];
  const found = new Map<string, Plate>();
  const room = ({ cell }: Named) => Math.max(...cell.outline.map(([x]) => x)) - Math.min(...cell.outline.map(([x]) => x));
  for (const one of [...named].sort((a, b) => room(a) - room(b) || a.top - b.top)) {
    const [text, level] = wide(one.name, one.level);
    const rectAt = (x: number, y: number): Rect => ({ left: x - (text / 2 + level) * size, top: y - (HIGH / 2) * size, right: x + (text / 2) * size, bottom: y + (HIGH / 2) * size });
    let best: { x: number; y: number; rect: Rect } | null = null;
    let least = Infinity;
    for (const down of STEPS) {
      for (const aside of ASIDE) {
        const [x, y] = [one.x + aside * size, one.top + (16 + down) * size];
        const rect = rectAt(x, y);
        const covered = [...taken, ...bases].reduce((sum, other) => sum + common(rect, other), 0);
        const cost = covered * 5 + Math.abs(down) + Math.abs(aside) * 0.8 + (inside(one.cell, x, y) ? 0 : 25);
        if (cost < least) [best, least] = [{ x, y, rect }, cost];
      }
    }
    taken.push(best!.rect);
    found.set(one.cell.id, { x: best!.x, y: best!.y, text, level });
  }
  return found;
}
