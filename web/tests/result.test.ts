import { expect, test } from 'vitest';
import { curve, highlights, lastDeed, otherErrands, rematch, turning, verdict, whole, winners } from '../src/table/result';
import { s, scene, view } from '../src/samples/making';
import type { Told } from '../src/wire';

const seat = (n: number, who: 'human' | 'bot' | 'open', you: boolean, here = you) => ({ seat: n, name: s(`side ${n}`), who, player: who === 'bot' ? 'normal' : '', here, you, connected: true });
const ended = (scores: number[], you: number[]) => view('t', 'confrontation', scene(s('Duel')), { over: true, scores, you, seats: [seat(0, 'human', true), seat(1, 'bot', false)], settings: { edition: 'sheet' } });

test('who won, and what that is to whoever sits here', () => {
  expect([winners([1, 0]), winners([0, 0]), winners([-1, -1])]).toEqual([[0], [], []]);
  expect(verdict(ended([1, 0], [0]))).toBe('victory');
  expect(verdict(ended([0, 1], [0]))).toBe('defeat');
  expect(verdict(ended([1, 0], [0, 1])), 'both sides at one device').toBe('over');
  expect(verdict(ended([1, 0], [])), 'only watched').toBe('over');
  expect([verdict(ended([0, 0], [0])), verdict(ended([-1, -1], [0]))]).toEqual(['draw', 'all-lost']);
});

const course = [0, 0.1, -0.5, -0.6].map((value, n) => ({ after: 2 * n, values: [value, -value] }));

test('where it turned, and the way there', () => {
  expect(turning(course, 0)).toEqual({ after: 4, from: 0.1, to: -0.5 });
  expect(turning(course, 1)?.to).toBe(0.5);
  expect(turning(course.map((one) => ({ ...one, values: [0, 0] })), 0)).toBe(null);
  const points = curve(whole(course, [0, 1], 8), 0);
  expect(turning(whole(course, [1, 0], 8), 0)?.after, 'at the very end').toBe(8);
  expect(turning(whole(course, [0, 1], 8), 0)?.after, 'who led won: it turned before').toBe(4);
  expect(turning(whole(course.slice(0, 2), [1, 0], 8), 0)?.after, 'it turned nowhere else').toBe(2);
  expect(turning(whole([{ after: 0, values: [0.4, -0.4] }], [1, 0], 8), 0)?.after).toBe(8);
  expect(points[0]).toEqual([0, 0.5]);
  expect(points.at(-1), 'it ended lost').toEqual([1, 1]);
});

const line = (n: number, after: number, kind: 'fall' | 'hurt' | 'dice' | 'stamp' | null): Told => ({
  n, after, text: s(`line ${n}`), rules: [], touches: [], mark: null, manual: false, beat: kind && { kind, on: [], stamp: null, faces: [], tints: [] },
});

test('all lost is lost, for whoever looks', () => {
  expect(whole(course, [-1], 8).at(-1)!.values).toEqual([-1]);
  expect(whole(course, [0, 0], 8).at(-1)!.values, 'a draw').toEqual([0, 0]);
});

test('what ended it was told since the last answer, whoever fell before', () => {
  const spoken = { ...line(4, 9, null), touches: ['a'] };
  expect(lastDeed([line(0, 5, 'fall'), line(1, 8, 'dice'), line(2, 8, 'stamp'), line(3, 8, null)])?.n).toBe(2);
  expect(lastDeed([line(0, 5, 'fall'), spoken, line(5, 9, null)])?.n, 'nothing happened: the last that speaks of anything').toBe(4);
  expect(lastDeed([])).toBe(undefined);
});

test('moments to see again: who fell first of all, one of each answer, in their order', () => {
  const log = [line(0, 1, 'stamp'), line(1, 2, 'fall'), line(2, 2, 'hurt'), line(3, 3, 'dice'), line(4, 4, null), line(5, 5, 'hurt'), line(6, 6, 'fall')];
  expect(highlights(log, null).map((one) => one.n)).toEqual([1, 5, 6]);
  expect(highlights(log, 1, 2).map((one) => one.n), 'where it turned counts').toEqual([1, 6]);
  expect(highlights([line(0, 1, null)], null)).toEqual([]);
  expect(highlights([line(0, 1, 'hurt'), line(1, 1, 'hurt')], null).map((one) => one.n), 'the wound, not that who has it reels').toEqual([0]);
  expect(highlights([line(0, 1, 'dice'), line(1, 2, 'stamp')], 1).map((one) => one.n), 'nothing happened where it turned').toEqual([1]);
});

test('once more, from the other side, and who played elsewhere is invited again', () => {
  const over = ended([1, 0], [0]);
  expect(rematch(over, 'Alix')?.seats).toEqual([{ who: 'me', name: 'Alix' }, { who: 'bot', bot: 'normal' }]);
  expect(rematch(over, '', 1)?.seats).toEqual([{ who: 'bot', bot: 'normal' }, { who: 'me' }]);
  expect(rematch(over, '', 0, 'next')).toMatchObject({ game: 'confrontation', scenario: 'next', settings: { edition: 'sheet' } });
  const wished = (...seats: ReturnType<typeof seat>[]) => rematch({ ...over, you: seats.filter((one) => one.you).map((one) => one.seat), seats }, '')?.seats.map((one) => one.who);
  expect(wished(seat(0, 'human', true), seat(1, 'human', false))).toEqual(['me', 'invite']);
  expect(wished(seat(0, 'human', true), seat(1, 'human', false, true)), 'both at one device').toEqual(['me', 'here']);
  expect(wished(seat(0, 'human', false, true), seat(1, 'human', true, false)), 'the host sits elsewhere').toEqual(['invite', 'me']);
  expect(wished(seat(0, 'human', false, true), seat(1, 'bot', false)), 'only watched').toBe(undefined);
});

test('a rematch keeps what the herald was told to do, and says nothing where that is usual', () => {
  const at = (errands: ('guards' | 'setup')[]) => ({ ...ended([1, 0], [0]), herald: { answers: false, errands, may: [], orders: [] } });
  expect(otherErrands(at(['setup', 'guards']), ['guards', 'setup'])).toBe(null);
  expect(otherErrands(at(['guards']), ['guards', 'setup'])).toEqual(['guards']);
  expect(otherErrands(at([]), ['guards'])).toEqual([]);
  const people = { ...at([]), seats: [seat(0, 'human', true), seat(1, 'human', false, true)] };
  expect(otherErrands(people, ['guards']), 'among people it does nothing by itself').toBe(null);
});
