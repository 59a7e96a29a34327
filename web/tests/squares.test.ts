import { expect, test } from 'vitest';
import { lain } from '../src/board/geometry';
import { board, cell, s } from '../src/samples/making';

test('a high board of squares lies on its side where there is room for that: what was below is left', () => {
  const high = board('b', 'square', s('b'), { width: 2, height: 3, cells: [cell('top', 0, 0), cell('low', 1, 2)] });
  expect(lain(high, 300, 400)).toBe(high);
  expect(lain(high, 400, 300).cells.map(({ id, x, y }) => [id, x, y])).toEqual([['top', 2, 0], ['low', 0, 1]]);
});
