import { expect, test } from 'vitest';
import { contents, depth, found, sections } from '../src/pages/ledger';

const rule = (id: string, ref: string) => ({ id, ref, en: `${id} says so`, fr: `${id} le dit`, official: null, source: 'sheet' });
const LEDGER = [rule('C', 'IX-C-3'), rule('R', 'ruling 2'), rule('D', 'IX-C-4'), rule('F', 'IX-F-1, II-B'), rule('E', 'IX-E-3'), rule('P', 'IX'), rule('Z', 'X-A'), rule('T', 'II-B'), rule('G', 'IX-C-10')];

test('sections stand in the order of the book, rulings after it', () => {
  expect(sections(LEDGER).map((one) => one.ref)).toEqual(['II-B', 'IX', 'IX-C-3', 'IX-C-4', 'IX-C-10', 'IX-E-3', 'IX-F-1', 'X-A', 'ruling']);
});

test('the contents name the part a section belongs to, once', () => {
  const list = contents(sections(LEDGER));
  expect(list.map((one) => one.ref)).toEqual(['II-B', 'IX', 'IX-C', 'IX-C-3', 'IX-C-4', 'IX-C-10', 'IX-E', 'IX-E-3', 'IX-F', 'IX-F-1', 'X-A', 'ruling']);
  expect(list.map((one) => depth(one.ref))).toEqual([1, 0, 1, 2, 2, 2, 1, 2, 1, 2, 1, 0]);
});

test('a rule is found by word or id, whatever the accents', () => {
  const blade = { ...rule('CF-1', 'IX'), fr: 'L’épée frappe' };
  for (const words of ['epee', 'ÉPÉE frap', 'cf-1']) expect(found([...LEDGER, blade], words, 'all')).toEqual([blade]);
  expect(found(LEDGER, '', 'gap')).toEqual([]);
});
