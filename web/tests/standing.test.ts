import { expect, test } from 'vitest';
import { result, sorted, standing } from '../src/pages/standing';
import { winners } from '../src/table/result';
import type { Held } from '../src/state/purse';
import type { Status } from '../src/wire';

const held = (table: string, more: Partial<Held> = {}): Held =>
  ({ table, host: '', tokens: { 0: 't' }, invites: {}, game: 'g', name: null, seats: 2, sides: [], seen: 0, deed: null, picture: null, end: null, done: false, ...more });
const status = (table: string, more: Partial<Status> = {}): Status =>
  ({ table, asked: null, asked_all: more.asked == null ? [] : [more.asked], question: null, over: false, you: [0], waits: false, gone: false, outdated: false, ...more });

test('what waits for you comes first, then other rules, then the rest; what is done is apart', () => {
  const tables = ['over', 'theirs', 'old', 'mine', 'gone', 'later'].map((table, seen) => held(table, { seen }));
  const told = [
    status('over', { over: true }), status('theirs', { asked: 1 }), status('old', { outdated: true }),
    status('mine', { asked: 0 }), status('gone', { gone: true }), status('later', { asked: 1 }),
  ];
  const { running, done } = sorted(tables, Object.fromEntries(told.map((one) => [one.table, one])));
  expect(running.map(({ one }) => one.table)).toEqual(['mine', 'old', 'later', 'theirs']);
  expect(done.map(({ one }) => one.table)).toEqual(['over', 'gone']);
});

test('until the server has answered, a table is as it was', () => {
  expect(standing(held('T'), undefined)).toBe('running');
  expect(standing(held('T', { done: true }), undefined)).toBe('over');
});

test('of several who are asked, each is waited for', () => {
  expect(standing(held('T'), status('T', { asked: 2, asked_all: [2, 0] }))).toBe('yours');
  expect(standing(held('T', { tokens: { 1: 't', 3: 'u' } }), status('T', { asked: 2, asked_all: [2, 3] }))).toBe('yours');
  expect(standing(held('T'), status('T', { asked: 2, asked_all: [2, 1] }))).toBe('running');
});

test('whoever throws the dice at the table is waited for', () => {
  expect(standing(held('T', { host: 'h' }), status('T', { asked: -1 }))).toBe('yours');
  expect(standing(held('T'), status('T', { asked: -1 }))).toBe('running');
});

test('a result is read from the seats held here', () => {
  const end = (scores: number[], more: Partial<Held> = {}) => result(held('T', { end: { when: 1, scores }, ...more }));
  expect(end([1, -1])).toBe('won');
  expect(end([-1, 1])).toBe('lost');
  expect(end([0, 0])).toBe('drawn');
  expect(end([-1, -1])).toBe('drawn');
  expect(end([-1, 1], { tokens: { 0: 'a', 1: 'b' } })).toBe('decided');
  expect([end([0.5], { seats: 1 }), end([-1], { seats: 1 })], 'alone').toEqual(['won', 'lost']);
  expect(result(held('T'))).toBe(null);
  expect(winners([1, 1, -2])).toEqual([0, 1]);
});
