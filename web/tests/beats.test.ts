import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chapters, deeds, frames, held, lastThrows, lasts, mixed, moments, placed, since, ticks } from '../src/table/beats';
import { Player } from '../src/state/player.svelte';
import { board, cell, piece, s, scene, token, view } from '../src/samples/making';
import { flightsOf } from '../src/table/flights';
import type { Beat, Card, Piece, Pool, Told, View, Zone } from '../src/wire';

vi.mock('../src/state/preferences.svelte', () => ({ prefs: { sound: false, touch: false } }));

const line = (n: number, after: number, text: string, kind: Beat['kind'] | null, touches: string[], faces: string[] = []): Told => ({
  n, after, text: s(text), rules: [], touches, mark: null, manual: false,
  beat: kind && { kind, on: touches.slice(kind === 'act' ? 0 : -1).slice(0, 1), stamp: null, faces: faces.map((face) => s(face)), tints: [] },
});
const said = (n: number, seat: number) => ({ n: n + 1, seat, text: '', seal: seat < 0, manual: false });
const [ana, bor] = [piece('a', s('Ana'), 0), piece('b', s('Bor'), 1)];
const ground = board('ground', 'free', s('Ground'), { pieces: ['a', 'b'] });
const told = [
  line(0, 1, 'Turn 1.', 'turn', []), line(1, 2, 'Ana attacks Bor.', 'act', ['a', 'b']), line(2, 3, 'Ana rolls: 5 + 5 = 10.', 'dice', ['a'], ['5']),
  line(3, 3, 'Bor thinks.', null, ['b']), line(4, 4, 'Bor rolls: 3 + 3 = 6.', 'dice', ['b'], ['3']), line(5, 4, 'Ana hits Bor.', 'stamp', ['a', 'b']),
  line(6, 4, 'Bor is wounded.', 'hurt', ['b']), line(7, 4, 'Bor falls.', 'fall', ['b']),
];
const thread = [-1, 0, -1, -1].map((seat, n) => said(n, seat));
const before = view('t', 'confrontation', scene(s('Duel'), { pieces: [ana, bor], boards: [ground] }), { log: told.slice(0, 1), thread: thread.slice(0, 1) });
const hurt = { ...bor, out: true, tokens: [token('b.wound', s('wound'))] };
const after = view('t', 'confrontation', scene(s('Duel'), { pieces: [ana, hurt], boards: [ground] }), { log: told, thread });
const pictures = () => frames(before, after);

test('what was told since is shown, what is only told is not', () => {
  expect(since(before, after).map((line) => line.beat.kind)).toEqual(['act', 'dice', 'dice', 'stamp', 'hurt', 'fall']);
  expect(since(after, before), 'taken back').toEqual([]);
  expect(since({ ...before, you: [1] }, after), 'somebody else looks').toEqual([]);
});

test('every picture is another, and tells no more than has happened', () => {
  const shown = pictures().map(({ view, line, dice }) => JSON.stringify([view.scene.pieces, view.log.length, line.text, dice.length]));
  expect(new Set(shown).size).toBe(6);
  expect(pictures().map(({ view }) => view.log.length - before.log.length)).toEqual([1, 2, 4, 5, 6, 7]);
  expect(pictures().every(({ view }) => view.scene.question === null && view.asked === null)).toBe(true);
});

test('a piece is as it was until the last thing is told of it', () => {
  const tokens = pictures().map(({ view }) => view.scene.pieces.find((one) => one.id === 'b')!.tokens.length);
  expect(tokens).toEqual([0, 0, 0, 0, 0, 0]);
  const spared = { ...after, log: after.log.slice(0, -1) };
  expect(frames(before, spared).map(({ view }) => view.scene.pieces.find((one) => one.id === 'b')!.tokens.length)).toEqual([0, 0, 0, 0, 1]);
});

test('what happened to a piece is seen when it is told, though it acts again', () => {
  const goesOn = { ...after, log: [...after.log.slice(0, -1), line(7, 4, 'Bor attacks Ana.', 'act', ['b', 'a'])] };
  expect(frames(before, goesOn).map(({ view }) => view.scene.pieces.find((one) => one.id === 'b')!.tokens.length)).toEqual([0, 0, 0, 0, 1, 1]);
});

test('who moves is seen to go there when it is told, though blows fall on him later and he is gone at the end', () => {
  const cells = ['near', 'mid', 'far'].map((id, x) => cell(id, x, 0));
  const field = board('field', 'square', s('Field'), { pieces: ['a', 'b'], cells });
  const [stands, foe] = [{ ...ana, cell: 'near' }, { ...bor, cell: 'far' }];
  const was = { ...before, scene: { ...before.scene, pieces: [stands, foe], boards: [field] } };
  const told = [line(1, 2, 'Ana goes.', 'move', ['a', 'mid']), line(2, 3, 'Bor hits Ana.', 'stamp', ['b', 'a']), line(3, 3, 'Ana is hurt.', 'hurt', ['a']), line(4, 3, 'Ana falls.', 'fall', ['a'])];
  const moved = told.map((one) => (one.beat!.kind === 'move' ? { ...one, beat: { ...one.beat!, on: ['a'] } } : one));
  const places = (pieces: Piece[], log: Told[]) => {
    const now = { ...after, scene: { ...was.scene, pieces }, log: [...was.log, ...log] };
    return frames(was, now).map(({ view }) => view.scene.pieces.find((one) => one.id === 'a')?.cell);
  };
  expect(places([foe], moved)).toEqual(['mid', 'mid', 'mid', 'mid']);
  expect(places([{ ...stands, cell: 'mid' }, foe], moved.slice(0, 3)), 'it lives').toEqual(['mid', 'mid', 'mid']);
  expect(places([stands, foe], [...moved.slice(0, 2), { ...moved[0]!, n: 3, touches: ['a', 'near'] }]), 'there and back').toEqual(['mid', 'mid', 'near']);
});

test('the last throws are told with what they were for', () => {
  expect(lastThrows(after.log, 1).map((one) => one.text.en)).toEqual(['Ana rolls: 5 + 5 = 10.', 'Bor rolls: 3 + 3 = 6.']);
  expect(lastThrows(after.log, 3).map((one) => one.n)).toEqual([4]);
  expect(lastThrows(after.log, 4)).toEqual([]);
});

test('whoever falls lies there while it is told, and is gone then', () => {
  expect(pictures().at(-1)!.view.scene.pieces.map((one) => [one.id, one.out])).toContainEqual(['b', false]);
  expect(after.scene.pieces.find((one) => one.id === 'b')!.out).toBe(true);
});

test('a fight that opens has its board as soon as somebody of it is spoken of', () => {
  const arena = { ...after.scene.boards[0]!, id: 'arena', pieces: ['new'] };
  const now = { ...after.scene, boards: [...after.scene.boards, arena], pieces: [...after.scene.pieces, { ...after.scene.pieces[0]!, id: 'new' }] };
  const lines = [line(1, 2, 'A fight.', 'fight', ['a']), line(2, 2, 'New comes.', 'move', ['new'])];
  expect(mixed(before.scene, now, lines, 0).boards.map((one) => one.id)).not.toContain('arena');
  expect(mixed(before.scene, now, lines, 1).boards.map((one) => one.id)).toContain('arena');
});

test('the result lands where it says, else on whom the sentence names, else on who acts', () => {
  const [act] = since(before, after);
  expect(placed(act!, before.scene)).toEqual(['a']);
  expect(placed({ ...act!, touches: ['a'], beat: { ...act!.beat, on: [] } }, before.scene)).toEqual(['b']);
  expect(placed({ ...act!, text: { en: 'Nothing.', fr: 'Rien.' }, beat: { ...act!.beat, on: ['gone'] } }, before.scene)).toEqual(['a']);
});

test('two throws of an exchange lie side by side until the next deed, or until somebody falls', () => {
  expect(pictures().map(({ dice }) => dice.map((line) => line.beat.faces[0]!.en))).toEqual([[], ['5'], ['5', '3'], ['5', '3'], ['5', '3'], []]);
});

test('about half a second each, a death longer; many of them hurry; none takes no time', () => {
  expect(lasts('act', 'calm')).toBe(500);
  expect(lasts('fall', 'calm')).toBeGreaterThan(2 * lasts('act', 'calm'));
  expect(lasts('act', 'quick')).toBeLessThan(lasts('act', 'calm'));
  expect(lasts('fall', 'none')).toBe(0);
  const beat = (kind: Beat['kind'], faces: string[] = [], stamp = '') => ({ kind, faces: faces.map((face) => s(face)), stamp: stamp ? s(stamp) : null });
  const many = Array.from({ length: 100 }, () => beat('act'));
  expect(held([beat('stamp', ['+1'], 'Damage 3')], 'calm'), 'the dice fall before what they bring is stamped').toBe(lasts('dice', 'calm') + lasts('stamp', 'calm'));
  expect(held(many.slice(0, 3), 'calm')).toBe(500);
  expect(held(many, 'calm')).toBeCloseTo(90);
});

test('the thread has a tick wherever something is to be seen', () => {
  expect(moments(after.thread)).toEqual([1, 4]);
  expect(ticks(after)).toEqual([1, 2, 3, 4]);
  expect(chapters(after).map((one) => [one.at, one.kind])).toEqual([[1, 'turn']]);
  expect(deeds(after.log).some((line) => line.beat.kind === 'dice')).toBe(false);
});

// ── the player ───────────────────────────────────────────────────────────────────────────────────────────────────

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('beats follow one another, then the view is shown', () => {
  const [player, shown] = [new Player(), [] as View[]];
  player.add(before, after, 'calm', (view) => shown.push(view));
  expect(player.frame?.line.beat.kind).toBe('act');
  vi.advanceTimersByTime(lasts('act', 'calm'));
  expect(player.frame?.line.beat.kind).toBe('dice');
  expect(shown).toEqual([]);
  vi.runAllTimers();
  expect([player.frame, player.busy, shown]).toEqual([null, false, [after]]);
});

test('skipped, only the last view is shown; a view that came again is the one', () => {
  const [player, shown] = [new Player(), [] as View[]];
  const later = { ...after, rev: 99 };
  player.add(before, after, 'calm', (view) => shown.push(view));
  player.again(later);
  expect(player.skip()).toBe(true);
  expect(shown).toEqual([later]);
  expect(player.skip(), 'nothing is played').toBe(false);
  vi.runAllTimers();
  expect(shown).toEqual([later]);
});

test('a view that nothing is told of is shown at once', () => {
  const [player, shown] = [new Player(), [] as View[]];
  player.add(after, { ...after, rev: 100 }, 'calm', (view) => shown.push(view));
  expect([shown.length, player.busy]).toEqual([1, false]);
});

test('what ends a fight is seen in it: on whoever stands there, not where he is otherwise', () => {
  const [keeper, statue] = [piece('f1', s('Keeper'), null), piece('p1', s('Keeper'), null)];
  const [map, arena] = [board('map', 'hex', s('map'), { pieces: ['p1'] }), board('arena', 'square', s('arena'), { pieces: ['f1'] })];
  const [was, is] = [{ ...before.scene, pieces: [statue, keeper], boards: [arena, map] }, { ...before.scene, pieces: [statue], boards: [map] }];
  const won = line(before.log.length, 1, 'The keeper is beaten.', 'stamp', ['p1']);
  const [frame] = frames({ ...before, scene: was }, { ...before, scene: is, log: [...before.log, won] });
  expect([frame!.closing, frame!.on]).toEqual([['arena'], ['f1']]);
});

test('whoever strikes the last blow of a fight stands there until it is over, whoever fell does not', () => {
  const arena = board('arena', 'square', s('arena'), { pieces: ['a', 'b'] });
  const [was, is] = [{ ...before.scene, boards: [arena] }, { ...before.scene, pieces: [], boards: [] }];
  const lines = [line(1, 2, 'Ana hits Bor.', 'stamp', ['a', 'b']), line(2, 2, 'Bor falls.', 'fall', ['b']), line(3, 2, 'The fight is over.', 'stamp', [])];
  expect(frames({ ...before, scene: was }, { ...after, scene: is, log: [...before.log, ...lines] }).map(({ view }) => view.scene.pieces.map((one) => one.id))).toEqual([['a', 'b'], ['a', 'b'], ['a']]);
});

test('a card that leaves an open hand is seen to travel, whatever its place there; what is hidden is not', () => {
  const card = (id: string, name: string, face_down = false) => ({ id, label: s(name), face_down }) as unknown as Card;
  const zone = (id: string, cards: Card[]): Zone => ({ id, kind: 'fan', label: s(id), cards, count: cards.length, seat: 0 });
  const between = (hand: Card[], left: Card[], played: Card[]) =>
    flightsOf({ ...before.scene, zones: [zone('hand', hand), zone('played', [])] }, { ...before.scene, zones: [zone('hand', left), zone('played', played)] }).map((one) => one.card?.label.en ?? null);
  const [rage, march] = [card('c0', 'Rage'), card('c1', 'March')];
  expect(between([rage, march], [card('c0', 'March')], [rage])).toEqual(['Rage']);
  expect(between([card('c0', '?', true)], [], [rage])).toEqual([null]);
  expect(between([rage, march], [], [rage, march])).toEqual([null]);
});

test('what has gone elsewhere travels with the last gain or loss', () => {
  const pool = (id: string, count: number, shape: Pool['shape'] = 'lozenge', seat = 0): Pool => ({ id, label: s(id), count, shape, spent: 0, after: null, seat, tint: '', group: null, numbers: [] });
  const zone = (id: string, count: number): Zone => ({ id, kind: 'pile', label: s(id), cards: [], count, seat: 0 });
  const was = { ...before.scene, pools: [pool('ready', 5), pool('spent', 1), pool('gold', 3, 'disc'), pool('theirs', 2, 'lozenge', 1)], zones: [zone('deck', 9), zone('hand', 1)] };
  const is = { ...was, pools: [pool('ready', 2), pool('spent', 4), pool('gold', 7, 'disc'), pool('theirs', 2, 'lozenge', 1)], zones: [zone('deck', 6), zone('hand', 4), zone('new', 2)] };
  expect(flightsOf(was, is).map(({ what, count, from, to }) => [what, count, from.id, to.id])).toEqual([['lozenge', 3, 'ready', 'spent'], ['card', 3, 'deck', 'hand'], ['disc', 4, '', 'gold']]);
  expect(flightsOf(is, is)).toEqual([]);
  const lines = [...told.slice(0, 1), line(1, 2, 'Ana pays.', 'lose', ['a']), line(2, 2, 'Ana gains.', 'gain', ['a']), line(3, 2, 'Ana hits.', 'stamp', ['a'])];
  expect(frames({ ...before, scene: was }, { ...after, scene: is, log: lines }).map((one) => one.flights.length)).toEqual([0, 3, 0]);
});
