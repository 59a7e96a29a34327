import { describe, expect, it } from 'vitest';
import { packed } from '../src/board/packing';
import type { Board, Cell } from '../src/wire';

const area = (...outline: [number, number][]) => ({ id: 'a', x: 0, y: 0, outline }) as unknown as Cell;
const board = { kind: 'areas', pointed: false } as unknown as Board;
const apart = (at: [number, number][], r: number) => at.every(([ax, ay], n) => at.slice(n + 1).every(([bx, by]) => Math.hypot(ax - bx, ay - by) >= 2 * r));

describe('pieces of an area', () => {
  it('stand in one row where it is wide and low, below its name', () => {
    const { r, at } = packed(board, area([0, 0], [400, 0], [400, 80], [0, 80]), 6, 1);
    expect(new Set(at.map(([, y]) => y)).size).toBe(1);
    expect(Math.min(...at.map(([, y]) => y)) - r).toBeGreaterThanOrEqual(28);
    expect(Math.max(...at.map(([, y]) => y)) + r).toBeLessThanOrEqual(80);
  });

  it('are all shown, smaller and in rows where there are many, and never over one another', () => {
    const few = packed(board, area([0, 0], [130, 0], [130, 130], [0, 130]), 2, 1);
    const many = packed(board, area([0, 0], [130, 0], [130, 130], [0, 130]), 11, 1);
    expect(many.at).toHaveLength(11);
    expect(many.r).toBeLessThan(few.r);
    expect(apart(many.at, many.r)).toBe(true);
  });

  it('stand beside the name where below it they would be small, and over no part of it', () => {
    const low = area([0, 0], [400, 0], [400, 50], [0, 50]);
    const [below, beside] = [packed(board, low, 2, 1), packed(board, low, 2, 1, 140)];
    expect(beside.r).toBeGreaterThan(below.r);
    expect(Math.min(...beside.at.map(([x]) => x)) - beside.r).toBeGreaterThan(beside.name!.x + 70);
    expect(packed(board, area([0, 0], [400, 0], [400, 130], [0, 130]), 2, 1, 140).name).toBeNull();
  });
});
