import { expect, test } from 'vitest';
import { board, cell, piece, s, scene, token } from '../src/samples/making';
import { subjectOf } from '../src/table/subject';

const square = cell('A1', 0, 0, { label: s('A1'), note: s('a well') });
const unit = piece('f1', s('Griffin'), 0, { cell: 'A1', note: s('flies'), tokens: [token('f1.shield', s('Shield'))] });
const laid = scene(s('x'), { pieces: [unit], boards: [board('b', 'square', s('b'), { cells: [square], pieces: ['f1'] })] });

test('a piece tells where it stands, a place who stands there, a token is of its piece', () => {
  expect(subjectOf(laid, 'f1')).toMatchObject({ id: 'f1', name: s('Griffin'), place: square, said: [s('flies')], tokens: unit.tokens });
  expect(subjectOf(laid, 'A1')).toMatchObject({ id: 'A1', said: [s('a well')], holds: [{ id: 'f1', name: s('Griffin') }] });
  expect(subjectOf(laid, 'f1.shield')?.id).toBe('f1');
  expect(subjectOf(laid, 'nothing')).toBe(null);
});
