import { expect, test } from 'vitest';
import { lain } from '../src/board/geometry';
import { board, cell, s } from '../src/samples/making';

test('a high board of squares lies on its side where there is room for that: what was below is left', () => {
  const high = board('b', 'square', s('b'), { width: 2, height: 3, cells: [cell('top', 0, 0), cell('low', 1, 2)] });
  expect(lain(high, 300, 400)).toBe(high);
  expect(lain(high, 400, 300).cells.map(({ id, x, y }) => [id, x, y])).toEqual([['top', 2, 0], ['low', 0, 1]]);
});

test('who stands beside the board turns it neither back nor away: there is room for it behind the last row', () => {
  const high = board('b', 'square', s('b'), { width: 2, height: 3, cells: [cell('top', 0, 0), cell('low', 1, 2), cell('beside', 2, 0), cell('next', 2, 1)] });
  expect(lain(high, 300, 400)).toBe(high);
  expect(lain(high, 400, 300).cells.map(({ id, x, y }) => [id, x, y])).toEqual([['top', 2, 0], ['low', 0, 1], ['beside', 3, 0], ['next', 3, 1]]);
});
