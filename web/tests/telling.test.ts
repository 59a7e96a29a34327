import { expect, test } from 'vitest';
import { barrierBefore, everyPlace, heads, markOf, runs, sinceYours, splitSum, splitThrow, takenBack, woven } from '../src/table/telling';
import { found, sections } from '../src/pages/ledger';
import { BOOK } from '../src/samples/games';
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

const fact = (n: number, after: number, text = `fact ${n}`) => ({ n, after, text: s(text), rules: [], touches: [], mark: null, manual: false, beat: null });
const said = (n: number, seal: boolean, seat = 0, text = '') => ({ n, seat, text, seal, manual: false });

test('the barrier lies before the first fact told since the last seal', () => {
  const log = [fact(0, 1), fact(1, 2), fact(2, 3)];
  expect(barrierBefore(log, [said(1, false), said(2, true), said(3, false)])).toBe(2);
  expect(barrierBefore(log, [said(1, false)])).toBe(-1);
});

test('what was told by and since your last answer', () => {
  const log = [fact(0, 1), fact(1, 2), fact(2, 3)];
  expect(sinceYours(log, [said(1, false, 1), said(2, false, 0), said(3, false, 1)], [0])).toBe(1);
  expect(sinceYours(log, [said(1, false, 1)], [0])).toBe(-1);
});

test('what was taken back stays, before what was told instead, and goes when it comes again', () => {
  const before = { thread: [said(1, false, 0, 'a'), said(2, false, 0, 'b')], log: [fact(0, 1), fact(1, 2, 'old')] };
  const back = { thread: before.thread.slice(0, 1), log: before.log.slice(0, 1) };
  const undone = takenBack([], before, back);
  expect(undone).toEqual([{ fact: before.log[1], at: 1 }]);
  const other = { thread: [said(1, false, 0, 'a'), said(2, false, 0, 'c')], log: [fact(0, 1), fact(1, 2, 'new')] };
  expect(woven(other.log, takenBack(undone, back, other)).map((one) => [one.fact.text.en, one.undone])).toEqual([['fact 0', false], ['old', true], ['new', false]]);
  expect(takenBack(undone, back, before)).toEqual([]);
  const start = takenBack(undone, back, { thread: [], log: [] });
  expect(start.map((one) => [one.fact.text.en, one.at])).toEqual([['fact 0', 0], ['old', 0]]);
});

test('a mark is no fact', () => {
  expect(markOf({ ...fact(0, 1), mark: 'crossed' })).toBe('crossed');
  expect(markOf(fact(0, 1))).toBe(null);
});

test('rules are found by word without accents, by id, and by kind', () => {
  expect(found(BOOK, 'defense soutenue', 'all').map((rule) => rule.id)).toContain('CF-E5-1');
  expect(found(BOOK, 'cf-e5-4', 'all')).toHaveLength(1);
  expect(found(BOOK, '', 'official').every((rule) => rule.official)).toBe(true);
  expect(sections(BOOK, BOOK.rules).map((one) => one.id)).toEqual(['CF-E1', 'CF-E2', 'CF-E3', 'CF-E5', 'CF-T']);
});

test('secret answers keep their place: answers are counted as the server counts them', () => {
  const places = everyPlace([said(1, false, 0), said(4, false, 1)]);
  expect(places.map((one) => [one.n, one.seat])).toEqual([[1, 0], [2, -1], [3, -1], [4, 1]]);
});

test('a heading is a time, never what happened to somebody', () => {
  const told = (kind: 'turn' | 'fight' | 'hurt' | 'dice' | null, touches: string[] = []) => ({ n: 0, after: 1, text: s('x'), rules: [], touches, mark: null, manual: false, beat: kind && { kind, on: [], stamp: null, faces: [], tints: [] } });
  expect([told('turn'), told('fight'), told(null), told('hurt'), told('dice'), told('turn', ['a'])].map(heads)).toEqual([true, true, true, false, false, false]);
});

test('what dice bring stands apart from who throws them', () => {
  expect(splitThrow('Harpies against Halberdiers: attack 2 + 1 (die), defence 0. Damage: 3.')).toEqual({ said: 'Harpies against Halberdiers.', sum: '', comes: 'attack 2 + 1 (die), defence 0. Damage: 3.' });
  expect(splitThrow('Ana rolls the attack: 1 + 3 = 4.')).toEqual({ said: 'Ana rolls the attack.', sum: '1 + 3 = 4', comes: '' });
  expect(splitThrow('Bor thinks.')).toEqual({ said: 'Bor thinks.', sum: '', comes: '' });
});
