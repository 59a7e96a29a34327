import { expect, test } from 'vitest';
import { named, readFace } from '../src/table/faces';

const resource = [{ answer: '0', name: '3 gold' }, { answer: '1', name: '6 gold' }, { answer: '3', name: '4 materials' }];
const attack = [{ answer: '-1', name: '−1' }, { answer: '0', name: '0' }, { answer: '1', name: '+1' }];

test('a face is read by what is written for it and by its name', () => {
  expect(readFace(resource, '1')).toEqual({ answer: '1', longer: false });
  expect(readFace(resource, ' 6  Gold')).toEqual({ answer: '1', longer: false });
  expect(readFace(resource, '4 materials')).toEqual({ answer: '3', longer: false });
  expect(readFace(resource, '5 gold')).toEqual({ answer: null, longer: false });
});

test('what may go on to be another face waits', () => {
  expect(readFace(resource, '3')).toEqual({ answer: '3', longer: true });
  expect(readFace(resource, '6')).toEqual({ answer: null, longer: true });
  expect(readFace(attack, '-')).toEqual({ answer: null, longer: true });
  expect(readFace(attack, '−1')).toEqual({ answer: '-1', longer: false });
  expect(readFace(attack, '+1')).toEqual({ answer: '1', longer: false });
});

test('only faces that are called otherwise need room for a name', () => {
  expect(named(resource)).toBe(true);
  expect(named(attack)).toBe(false);
});
