import { beforeEach, expect, test, vi } from 'vitest';
import { s, scene, view } from '../src/samples/making';
import type { Status } from '../src/wire';

type Purse = typeof import('../src/state/purse');
const KEY = 'heraut.tables';
let kept: Map<string, string>;
let room: number;
let purse: Purse;

beforeEach(async () => {
  kept = new Map();
  room = Infinity;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  });
  vi.resetModules();
  purse = await import('../src/state/purse');
});

const fill = (count: number): void => {
  for (let n = 0; n < count; n++) purse.hold(`T${n}`, { tokens: { 0: `token-${n}` } });
};
const told = (table: string, over: boolean): Status => ({ table, asked: null, asked_all: [], question: null, over, you: [], waits: false, gone: false, outdated: false });

test('every key is kept', () => {
  fill(200);
  expect(purse.held()).toHaveLength(200);
  expect(purse.heldAt('T0')?.tokens).toEqual({ 0: 'token-0' });
  purse.forget(['T7']);
  expect(purse.held()).toHaveLength(199);
  expect(purse.heldAt('T7')).toBe(null);
});

test('tables are asked for in pages, those still played first', () => {
  fill(130);
  purse.note(Array.from({ length: 100 }, (_, n) => told(`T${n + 30}`, true)));
  const pages = purse.pages(purse.held());
  expect(pages.map((page) => page.length)).toEqual([60, 60, 10]);
  const first = pages[0]!.map((one) => one.table).slice(0, 30);
  expect(new Set(first)).toEqual(new Set(Array.from({ length: 30 }, (_, n) => `T${n}`)));
  expect(new Set(pages.flat().map((one) => one.token)).size).toBe(130);
  expect(purse.pages([])).toEqual([]);
});

test('a host without a seat is told how the table stands', () => {
  purse.hold('T', { host: 'mine' });
  purse.hold('watched', {});
  expect(purse.pages(purse.held())).toEqual([[{ table: 'T', token: 'mine' }]]);
});

test('when the browser is full, the page still knows every key and says so', () => {
  fill(5);
  room = 10;
  fill(8);
  expect(purse.held()).toHaveLength(8);
  expect(purse.isKept()).toBe(false);
  expect(JSON.parse(kept.get(KEY)!)).toHaveLength(5);
  room = Infinity;
  purse.forget(['T0']);
  expect(purse.isKept()).toBe(true);
  expect(JSON.parse(kept.get(KEY)!)).toHaveLength(7);
});

test('without any storage the keys live as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  fill(3);
  expect(purse.held()).toHaveLength(3);
  expect(purse.isKept()).toBe(false);
});

test('what cannot be read is set aside, not written over', () => {
  kept.set(KEY, '[{"table": "T0", "tok');
  expect(purse.held()).toEqual([]);
  fill(1);
  expect(purse.held()).toHaveLength(1);
  expect(kept.get('heraut.tables.unread')).toBe('[{"table": "T0", "tok');
});

test('a corrupt entry spoils no other', () => {
  kept.set(KEY, JSON.stringify([null, 7, { table: 3 }, { table: 'bare' }, { table: 'T', tokens: { 1: 'x' } }]));
  expect(purse.held().map((one) => one.table)).toEqual(['T']);
  expect(purse.held()[0]).toMatchObject({ host: '', seats: 2, done: false, seen: 0 });
});

test('the end of a table is dated when it is first seen, and forgotten when it is taken back', () => {
  const seat = (n: number, who: 'human' | 'bot', player: string) => ({ seat: n, name: s(`Side ${n}`), who, player, here: true, you: n === 0, connected: true });
  const seen = (over: boolean) => view('T', 'g', scene(s('x')), { over, scores: over ? [1, -1] : null, seats: [seat(0, 'human', 'Alix'), seat(1, 'bot', 'easy')] });
  purse.hold('T', { tokens: { 0: 'token' } });
  purse.witness(seen(true));
  const first = purse.heldAt('T')!;
  expect(first).toMatchObject({ done: true, end: { scores: [1, -1] }, sides: [{ en: 'Alix', fr: 'Alix' }, s('Side 1')], tokens: { 0: 'token' } });
  purse.witness(seen(true));
  expect(purse.heldAt('T')!.end).toEqual(first.end);
  purse.witness(seen(false));
  expect(purse.heldAt('T')).toMatchObject({ done: false, end: null });
});
