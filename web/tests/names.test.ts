import { describe, expect, it } from 'vitest';
import { placed, type Named } from '../src/board/names';
import type { Cell } from '../src/wire';

const area = (id: string, left: number, name: string, width = 90): Named => ({
  cell: { id, outline: [[left, 0], [left + width, 0], [left + width, 90], [left, 90]] } as unknown as Cell, name, level: '1', x: left + width / 2, top: 0,
});
const boxOf = ({ x, y, text, level }: { x: number; y: number; text: number; level: number }) => ({ left: x - text / 2 - level, right: x + text / 2, top: y - 10, bottom: y + 10 });
type Box = ReturnType<typeof boxOf>;
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('names of areas', () => {
  it('lie at the top of their area where nothing is in the way', () => {
    expect(placed([area('a', 0, 'Ash Mill')], [], 1).get('a')).toMatchObject({ x: 45, y: 16 });
  });
  it('cover no other name, though they are wider than their areas', () => {
    const boxes = [...placed(['Duskhaven', 'Silver Ford', 'Crow Orchard'].map((name, n) => area(name, n * 91, name)), [], 1).values()].map(boxOf);
    expect(boxes.flatMap((one, n) => boxes.slice(n + 1).filter((other) => meet(one, other)))).toEqual([]);
  });
  it('cover no piece', () => {
    const box = boxOf(placed([area('a', 0, 'Coal Shaft')], [{ x: 45, y: 20, r: 18 }], 1).get('a')!);
    expect(meet(box, { left: 27, right: 63, top: 2, bottom: 38 })).toBe(false);
  });
});
