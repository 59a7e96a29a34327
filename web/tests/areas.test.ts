import { expect, test } from 'vitest';
import { between, inside, shared, strewn } from '../src/board/geometry';
import type { Board, Cell } from '../src/wire';

const area = (id: string, outline: [number, number][]) => ({ id, x: 0, y: 0, outline }) as unknown as Cell;
const board = { kind: 'areas', pointed: false } as Board;
const left = area('left', [[0, 0], [100, 0], [100, 100], [0, 100]]);
const right = area('right', [[100, 40], [200, 40], [200, 200], [101, 200]]);
const far = area('far', [[300, 0], [400, 0], [400, 100], [300, 100]]);

test('two areas share the piece of outline along which they touch, rounded corners or not', () => {
  const [side, ...others] = shared(left, right);
  expect(others).toEqual([]);
  expect(side!.map(([x, y]) => [Math.round(x), Math.round(y)]).sort()).toEqual([[100, 100], [100, 40]].sort());
  expect(shared(left, far)).toEqual([]);
});

test('a door stands amid the side that two areas share, else half way between them', () => {
  expect(between(board, left, right, shared(left, right)).map(Math.round)).toEqual([100, 70]);
  expect(between(board, left, far, [])).toEqual([200, 50]);
});

test('signs of the ground lie within their area', () => {
  const places = strewn(left, 40);
  expect(places.length).toBeGreaterThan(1);
  expect(places.every(([x, y]) => inside(left, x, y))).toBe(true);
});
