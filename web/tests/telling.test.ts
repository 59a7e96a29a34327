import { expect, test } from 'vitest';
import { barrierBefore, runs, splitSum } from '../src/table/telling';
import { found, sections } from '../src/pages/ledger';
import { LEDGER } from '../src/samples/games';
import { s } from '../src/samples/making';

test('a sum stands on its own line', () => {
  expect(splitSum('Kal-Torog lance l’attaque\u00A0: 1 + 8 − 2 (Enchaînement) = 7.')).toEqual({ said: 'Kal-Torog lance l’attaque.', sum: '1 + 8 − 2 (Enchaînement) = 7' });
  expect(splitSum('Praetorian guard 3 rolls the parry: 8 + 5 = 13 (dice 2, 6, 2).')).toEqual({ said: 'Praetorian guard 3 rolls the parry.', sum: '8 + 5 = 13 (dice 2, 6, 2)' });
  expect(splitSum('Kal-Torog wins Initiative.').sum).toBe('');
  expect(splitSum('It places its dice: 1 in attack, 1 in defence.').sum).toBe('');
});

test('names are bold, longer ones first', () => {
  expect(runs('Clone 12 hits Clone 1.', ['Clone 1', 'Clone 12'])).toEqual([
    { text: 'Clone 12', bold: true }, { text: ' hits ', bold: false }, { text: 'Clone 1', bold: true }, { text: '.', bold: false },
  ]);
  expect(runs('a (b)', ['(b)'])[1]).toEqual({ text: '(b)', bold: true });
});

test('the barrier lies before the first fact told since the last seal', () => {
  const fact = (n: number, after: number) => ({ n, after, text: s('x'), rules: [], touches: [] });
  const said = (n: number, seal: boolean) => ({ n, seat: 0, text: '', seal, manual: false });
  const log = [fact(0, 1), fact(1, 2), fact(2, 3)];
  expect(barrierBefore(log, [said(0, false), said(1, true), said(2, false)])).toBe(2);
  expect(barrierBefore(log, [said(0, false)])).toBe(-1);
});

test('rules are found by word without accents, by id, and by kind', () => {
  expect(found(LEDGER, 'defense soutenue', 'all').map((rule) => rule.id)).toContain('CF-E5-1');
  expect(found(LEDGER, 'cf-e5-4', 'all')).toHaveLength(1);
  expect(found(LEDGER, '', 'official').every((rule) => rule.official)).toBe(true);
  expect(sections(LEDGER).map((one) => one.ref)).toEqual(['IX-E-1', 'IX-E-2', 'IX-E-3', 'IX-E-5', 'gap', 'ruling']);
});
