import { describe, expect, it } from 'vitest';
import { advise } from '../src/table/hint';
import type { Choice, Share } from '../src/wire';

const s = (en: string) => ({ en, fr: en });
const choice = (answer: string, more: Partial<Choice> = {}): Choice =>
  ({ answer, label: s(answer), consequences: [], numbers: [], touches: [], rules: [], odds: null, seat: null, alike: [], group: null, ends: false, ghost: [], laid: [], merits: [], weighed: true, ...more });
const odds = (shares: [string, Share['outcome'], number][]): Choice['odds'] =>
  ({ shares: shares.map(([label, outcome, over]) => ({ label: s(label), outcome, over, of: 100 })), headline: [], exact: true, how: s('') });
const hint = (answer: string, value: number) => ({ answer, value, visits: 10 });

describe('the coach', () => {
  it('names what is likelier, or what is less to be feared, whichever differs more', () => {
    const a = choice('a', { odds: odds([['he falls', 'good', 40], ['I fall', 'dead', 10]]) });
    const b = choice('b', { odds: odds([['he falls', 'good', 30], ['I fall', 'dead', 50]]) });
    expect(advise([hint('a', 0.5), hint('b', 0)], [b, a])).toEqual({ choice: 1, why: { kind: 'safer', label: s('I fall'), mine: 0.1, theirs: 0.5, exact: true } });
    const c = choice('c', { odds: odds([['he falls', 'good', 5], ['I fall', 'dead', 12]]) });
    expect(advise([hint('a', 0.5), hint('c', 0)], [a, c])!.why).toMatchObject({ kind: 'likelier', label: s('he falls') });
  });
  it('never gives for a reason what speaks against it', () => {
    const a = choice('a', { odds: odds([['I fall', 'dead', 50]]), consequences: [s('both'), s('a die more')], merits: [0, 1] });
    const b = choice('b', { odds: odds([['I fall', 'dead', 10]]), consequences: [s('both')] });
    expect(advise([hint('a', 0.5), hint('b', 0)], [a, b])!.why).toEqual({ kind: 'does', said: s('a die more') });
  });
  it('never gives for a reason what it costs, what is asked next, or that it may come out even', () => {
    const a = choice('a', { odds: odds([['even', 'warn', 10]]), consequences: [s('costs 6'), s('a horse'), s('then a card')], merits: [1] });
    const b = choice('b', { odds: odds([['even', 'warn', 90]]) });
    expect(advise([hint('a', 0.5), hint('b', 0)], [a, b])!.why).toEqual({ kind: 'does', said: s('a horse') });
    const c = choice('c', { consequences: [s('then a card')] });
    expect(advise([hint('c', 0.5), hint('b', 0.4)], [c, b])!.why).toEqual({ kind: 'little', other: b });
  });
  it('says when it hardly matters, and when there is nothing to say', () => {
    const [a, b] = [choice('a'), choice('b')];
    expect(advise([hint('a', 0.5), hint('b', 0.495)], [a, b])!.why).toEqual({ kind: 'alike', other: b });
    expect(advise([hint('a', 0.5), hint('b', 0.1)], [a, b])!.why).toEqual({ kind: 'only' });
    expect(advise([hint('gone', 1)], [a, b])).toBeNull();
  });
});
