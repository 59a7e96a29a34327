import { describe, expect, it } from 'vitest';
import { apart, overlaps, placeNear, tail, FAR } from '../src/table/pointing';

const SCREEN = { x: 0, y: 0, width: 1000, height: 700 };
const SIZE = { width: 240, height: 100 };
const AT = { x: 480, y: 340, width: 40, height: 40 };

describe('a bubble', () => {
  it('stands beside what it points at, on the screen', () => {
    const box = placeNear(AT, SIZE, [], SCREEN)!;
    expect(apart(box, AT)).toBeLessThan(40);
    expect(overlaps(box, AT)).toBe(false);
    const corner = placeNear({ x: 0, y: 0, width: 20, height: 20 }, SIZE, [], SCREEN)!;
    expect(corner.x).toBeGreaterThanOrEqual(0);
    expect(corner.y).toBeGreaterThanOrEqual(0);
  });
  it('lies on nothing that must be pressed', () => {
    const taken = [{ x: 0, y: 0, width: 1000, height: 330 }, { x: 530, y: 0, width: 470, height: 700 }];
    const box = placeNear(AT, SIZE, taken, SCREEN)!;
    expect(taken.some((one) => overlaps(box, one))).toBe(false);
  });
  it('is none where there is no room near enough', () => {
    expect(placeNear(AT, SIZE, [SCREEN], SCREEN)).toBeNull();
    expect(placeNear({ x: -2 * FAR, y: 0, width: 1, height: 1 }, SIZE, [], SCREEN)).toBeNull();
  });
  it('reaches what it points at', () => {
    expect(tail({ x: 100, y: 100, width: 200, height: 80 }, { x: 400, y: 120, width: 40, height: 40 })).toBe('M300 131L400 140L300 149');
  });
});

it('a size that was measured on the page will do', () => {
  class Measured { get width() { return 40; } get height() { return 20; } }
  const at = { x: 100, y: 100, width: 10, height: 10 };
  expect(placeNear(at, new Measured(), [], { x: 0, y: 0, width: 300, height: 300 })).toEqual(placeNear(at, { width: 40, height: 20 }, [], { x: 0, y: 0, width: 300, height: 300 }));
});
