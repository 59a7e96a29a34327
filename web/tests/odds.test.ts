import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OUTCOMES } from '../src/heraldry/tinctures';
import { rarity } from '../src/table/luck';
import { dyes, everyShare } from '../src/table/shares';
import type { Odds, Share } from '../src/wire';

const share = (word: string): Share => ({ label: { en: word, fr: word }, outcome: 'mild', over: 1, of: 2 });
const odds = (...words: string[]): { odds: Odds } => ({ odds: { shares: words.map(share), headline: [], exact: true, how: { en: '', fr: '' } } });

test('the key names every share once, in the order of outcomes', () => {
  const all = everyShare([odds('parried', 'light'), { odds: null }, odds('missed', 'parried', 'light', 'serious'), odds('parried', 'nothing', 'light')]);
  expect(all.map((one) => one.label.en)).toEqual(['missed', 'parried', 'nothing', 'light', 'serious']);
  expect(everyShare([])).toEqual([]);
  const of = (word: string, outcome: Share['outcome']) => ({ ...share(word), outcome });
  const apart = [[of('won', 'good'), of('withdrawn', 'warn')], [of('lost', 'dead')], [of('won with losses', 'mild'), of('lost', 'dead')]];
  expect(everyShare(apart.map((shares) => ({ odds: { ...odds().odds, shares } }))).map((one) => one.label.en)).toEqual(['won', 'won with losses', 'withdrawn', 'lost']);
});

test('no two outcomes of a question share a tincture', () => {
  const worn = dyes([odds('parried', 'light'), odds('missed', 'parried', 'serious')]);
  expect(worn.get('missed')).toBe(OUTCOMES.mild);
  expect(new Set(worn.values()).size).toBe(4);
});

test('every kind of outcome has a tincture of its own, and each is drawn', () => {
  const css = readFileSync(join(import.meta.dirname, '../src/app.css'), 'utf8');
  const worn = Object.values(OUTCOMES);
  expect(new Set(worn).size).toBe(worn.length);
  const drawn = worn.map((of) => css.match(new RegExp(`\\.b-${of} \\{ background: ([^}]*)\\}`))?.[1]);
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(worn.length);
});

test('luck is rare on both sides, and never certain', () => {
  expect([0.5, 0.79, 0.81, 0.985, 0.9999].map((lower) => rarity(lower))).toEqual([
    { how: 'usual', of: 50 }, { how: 'usual', of: 79 }, { how: 'good', of: 81 }, { how: 'great', of: 99 }, { how: 'great', of: 99 }]);
  expect([0.21, 0.19, 0.01, 0.0001].map((lower) => rarity(lower))).toEqual([
    { how: 'usual', of: 21 }, { how: 'poor', of: 81 }, { how: 'awful', of: 99 }, { how: 'awful', of: 99 }]);
});
