import { expect, test } from 'vitest';
import { board, cell, choice, piece, s, scene, view } from '../src/samples/making';
import { acting, aimed, blamed, cycle, headings, keptChoice, keycaps, layable, look, moves, naming, optionsOf, pinned, reach, wayOf, weighed } from '../src/table/reach';
import type { Choice, Question } from '../src/wire';

const choices = [choice('a', s('a'), { touches: ['1', '2'] }), choice('b', s('b')), choice('c', s('c'), { touches: ['2', '2.attack', '2'] })];
const question: Question = { seat: 0, kind: 'x', label: s('?'), choices, touches: ['3'], rules: [], notes: [], refused: [{ answer: 'd', label: s('d'), why: s('no'), rules: [], touches: ['9'] }], proposed: '', walks: [], further: [], usual: [] };

test('every element knows the choices that touch it, once each', () => {
  expect([...reach(choices)]).toEqual([['1', [0]], ['2', [0, 2]], ['2.attack', [2]]]);
});

const sisters = choice('name 1', s('Sister 1'), { touches: ['1'], alike: [{ answer: 'name 2', label: s('Sister 2'), touches: ['2'] }] });

test('of choices that are alike, the piece that was pressed is named', () => {
  expect([...reach([sisters]).keys()]).toEqual(['1', '2']);
  expect(naming(sisters, '1')).toBe(sisters);
  const second = naming(sisters, '2');
  expect([second.answer, second.label.en, second.touches]).toEqual(['name 2', 'Sister 2', ['2']]);
  expect(naming(second, '1')).toEqual(sisters);
});

test('choices that are alike are one only while their odds are the same', () => {
  const odds = (over: number, exact = true) => ({ shares: [{ label: s('won'), outcome: 'good' as const, over, of: 9 }], headline: [], exact, how: s('') });
  expect(weighed([sisters], new Map()).map((one) => one.answer)).toEqual(['name 1']);
  expect(weighed([sisters], new Map([['name 1', odds(1)], ['name 2', odds(1)]]))).toEqual([{ ...sisters, odds: odds(1) }]);
  expect(weighed([sisters], new Map([['name 1', odds(1, false)], ['name 2', odds(2, false)]]))).toHaveLength(1);
  const apart = weighed([sisters], new Map([['name 1', odds(1)], ['name 2', odds(2)]]));
  expect(apart.map((one) => [one.answer, one.odds!.shares[0]!.over, one.alike])).toEqual([['name 1', 1, []], ['name 2', 2, []]]);
});

test('pressing an element cycles through its choices', () => {
  expect(cycle([0, 2], -1)).toBe(0);
  expect(cycle([0, 2], 0)).toBe(2);
  expect(cycle([0, 2], 2)).toBe(0);
  expect(cycle([0, 2], 1)).toBe(0);
  expect(cycle([], 1)).toBe(-1);
});

test('an element looks chosen, choosable, asked or idle', () => {
  const reached = reach(choices);
  expect(look('1', question, choices[0], reached)).toBe('chosen');
  expect(look('1', question, choices[2], reached)).toBe('choosable');
  expect(look('3', question, choices[0], reached)).toBe('asked');
  expect(look('9', question, choices[0], reached)).toBe('idle');
  expect(look('1', null, undefined, new Map())).toBe('idle');
});

test('an element is told what it is refused for, and so is what lies on it', () => {
  expect(blamed(question.refused, '9').map((one) => one.answer)).toEqual(['d']);
  expect(blamed(question.refused, '9.attack')).toHaveLength(1);
  expect(blamed(question.refused, '1')).toEqual([]);
});

test('keycaps count from one, and are left out where there are many', () => {
  expect(keycaps([])).toBe('');
  expect(keycaps([0, 2])).toBe('1·3');
  expect(keycaps([0, 1, 2, 3])).toBe('');
});

test('a scene made empty has everything a screen asks of it', () => {
  expect(scene(s('x')).question).toBeNull();
});

test('the piece that a question is about is told from one that is refused, also by where it stands', () => {
  const pieces = [piece('3', s('mine'), 0, { cell: 'A1' }), piece('4', s('theirs'), 1, { cell: 'A2' }), piece('5', s('idle'), 0, { cell: 'A3' }), piece('6', s('guard'), null, { cell: 'A4' })];
  const asking = scene(s('x'), { pieces, question: { ...question, touches: ['3', '4', '6'] } });
  expect(['3', 'A1', '4', 'A2', '5', 'A3', '6', 'A9'].map((id) => acting(asking, id)?.id ?? null)).toEqual(['3', '3', null, null, null, null, '6', null]);
  expect(acting(scene(s('x'), { pieces }), '3')).toBe(null);
});

const numbered = (all: Choice[]) => all.map((one, n) => ({ choice: one, n }));
const stands = (all: Choice[], proposed = '') => headings(numbered(all), proposed).map(({ seat, group, choices: own }) => [seat, group?.en ?? '', own.map(({ choice: one, n }) => `${one.answer}${n}`)]);

test('where several may answer, each has a list, and the numbers run on', () => {
  const theirs = [choice('x', s('x'), { seat: 2 }), choice('y', s('y'), { seat: 2 }), choice('z', s('z'), { seat: 1 })];
  expect(stands(theirs)).toEqual([[2, '', ['x0', 'y1']], [1, '', ['z2']]]);
  expect(stands([])).toEqual([]);
});

test('many answers of several groups stand under headings; what needs no thought stands before them', () => {
  const move = ['a', 'b', 'c'].map((one) => choice(one, s(one), { group: s('Move') }));
  const town = ['d', 'e'].map((one) => choice(one, s(one), { group: s('Town') }));
  expect(stands([...move, ...town])).toEqual([[null, 'Move', ['a0', 'b1', 'c2']], [null, 'Town', ['d3', 'e4']]]);
  expect(stands([...move, ...town], 'a')[0]).toEqual([null, '', ['a0']]);
  expect(stands([...move, town[0]!])).toEqual([[null, '', ['a0', 'b1', 'c2', 'd3']]]);
});

test('what ends the question has its place, unless there is nothing else or there is too much of it', () => {
  const [go, end] = [choice('go', s('go')), choice('end', s('end'), { ends: true })];
  expect(pinned([go, end]).map(({ n }) => n)).toEqual([1]);
  expect(pinned([end, end])).toEqual([]);
  expect(pinned([go, end, end, end])).toEqual([]);
  const of = (seat: number, one: Choice) => ({ ...one, seat });
  expect(pinned([of(1, go), of(1, end)]).map(({ n }) => n), 'of several, only one is here').toEqual([1]);
  expect(pinned([of(0, go), of(1, go), of(1, end)]), 'those of each stand together').toEqual([]);
});

test('the way of an option begins where whoever goes stands, and leads over every step of a walk', () => {
  const map = board('m', 'hex', s('m'), { cells: ['A', 'B', 'C'].map((id, n) => cell(id, n, 0)) });
  const hero = piece('h', s('hero'), 0, { cell: 'A' });
  const asked = { ...question, touches: ['h'], choices: [choice('b', s('b'), { touches: ['B'] }), choice('stay', s('stay'))], walks: [{ answers: ['b', 'c'], label: s('c'), consequences: [], numbers: [], touches: ['C'], path: ['B', 'C'] }] };
  const ways = [0, 1, 2, -1].map((n) => wayOf(scene(s('x'), { pieces: [hero], question: asked }), n, map).map((one) => one.id));
  expect(ways).toEqual([['A', 'B'], [], ['A', 'B', 'C'], []]);
});

test('piece, then target: what touches both, the plainest first', () => {
  const charges = [choice('1 on 8 and 9', s(''), { touches: ['1', '8', '9'] }), choice('2 on 8', s(''), { touches: ['2', '8'] }), choice('1 on 8', s(''), { touches: ['1', '8'] })];
  expect(aimed(charges, [0, 1, 2], '1')).toEqual([2, 0]);
  expect(aimed(charges, [0], '2')).toEqual([]);
});

test('what was chosen is kept where somebody else who is asked was quicker, and only there', () => {
  const asked = (answers: string[], thread: number[], asked_all: number[], kind = 'act') =>
    view('t', 'g', scene(s('t'), { question: { ...question, kind, choices: answers.map((answer) => choice(answer, s(answer), { seat: 0 })) } }),
      { asked: 0, asked_all, thread: thread.map((seat, n) => ({ n, seat, text: '', seal: false, manual: false })) });
  const before = asked(['a', 'b', 'c'], [], [0, 1]);
  expect(keptChoice(before, asked(['a', 'c'], [1, -1], [0, 1]), 2)).toBe(1);
  expect(keptChoice(before, asked(['a', 'c'], [1], [0]), 2)).toBe(1);
  expect(keptChoice(before, asked(['a', 'b'], [1], [0, 1]), 2)).toBe(-1);
  expect(keptChoice(before, asked(['a', 'b', 'c'], [0], [0, 1]), 2)).toBe(-1);
  expect(keptChoice(before, asked(['a', 'b', 'c'], [1], [0, 1], 'react'), 2)).toBe(-1);
  expect(keptChoice(before, asked(['a', 'b', 'c'], [1], [0, 1]), -1)).toBe(-1);
  expect(keptChoice(asked(['a', 'b', 'c'], [], [0]), asked(['a', 'b', 'c'], [1], [0]), 2)).toBe(-1);
});

test('a walk is chosen where it leads, after all answers', () => {
  const walk = { answers: ['step b', 'step c'], label: s('To C'), consequences: [], numbers: [], touches: ['C'], path: ['B', 'C'] };
  const options = optionsOf({ ...question, walks: [walk] });
  expect(options.map((one) => one.answer)).toEqual(['a', 'b', 'c', 'step b']);
  expect(reach(options).get('C')).toEqual([3]);
});

test('dice that answers lay between the same places can be laid by hand', () => {
  const laid = (...counts: number[]) => choice(`${counts}`, s(`${counts}`), { laid: counts.map((count, n) => ({ label: s(['attack', 'defence', 'more'][n]!), count, icon: '', tint: '' as const })) });
  expect(layable(numbered([laid(2, 0), laid(1, 1), laid(0, 2)]))).toHaveLength(3);
  expect(layable(numbered([laid(2, 0), laid(1, 2)]))).toEqual([]);
  expect(layable(numbered([laid(2, 0), choice('x', s('x'))]))).toEqual([]);
  expect(layable(numbered([laid(2, 0), laid(1, 1), choice('x', s('x'))])).map((one) => one.n), 'another answer stays in the list').toEqual([0, 1]);
  expect(layable(numbered([laid(2, 0)]))).toEqual([]);
  const three = layable(numbered([laid(2, 0, 1), laid(1, 1, 1), laid(0, 2, 1), laid(3, 0, 0), laid(2, 1, 0)]));
  expect(moves(three, three[1]!, 0), 'the next place first').toEqual([{ to: 1, n: 2 }]);
  expect(moves(three, three[1]!, 2)).toEqual([{ to: 0, n: 4 }]);
  expect(moves(three, three[4]!, 0)).toEqual([{ to: 2, n: 1 }]);
  expect(moves(three, three[4]!, 1)).toEqual([{ to: 2, n: 0 }, { to: 0, n: 3 }]);
});
