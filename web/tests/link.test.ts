import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_WAIT, LONGEST_WAIT, Link, PING_EVERY, PONG_WITHIN, patience, type LinkState, type Socket } from '../src/transport/link';
import type { Upward } from '../src/wire';

class Wire implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: Upward[] = [];
  closed = false;
  send(text: string): void { this.sent.push(JSON.parse(text) as Upward); }
  close(): void { this.closed = true; this.onclose?.(); }
  hear(frame: object): void { this.onmessage?.({ data: JSON.stringify(frame) }); }
}

let wires: Wire[];
let heard: string[];
let states: LinkState[];
let keys: number;

function start(): Link {
  return new Link(() => { const wire = new Wire(); wires.push(wire); return wire; }, 'T', ['t0'], {
    view: () => heard.push('view'), state: (state) => states.push(state), acked: (key) => heard.push(`acked ${key}`),
    refused: (key, { id }) => heard.push(`refused ${key} ${id}`), stale: (key) => heard.push(`stale ${key}`),
  }, () => `k${++keys}`);
}

beforeEach(() => { vi.useFakeTimers(); [wires, heard, states, keys] = [[], [], [], 0]; });
afterEach(() => { vi.useRealTimers(); });

test('it says hello first, with its tokens, and nothing in the address', () => {
  start();
  wires[0]!.onopen!();
  expect(wires[0]!.sent).toEqual([{ type: 'hello', table: 'T', tokens: ['t0'] }]);
});

test('an answer that was not acknowledged is said again with the same key', () => {
  const link = start();
  wires[0]!.onopen!();
  link.say(0, 'parry 1', 41);
  wires[0]!.close();
  expect(states.at(-1)).toMatchObject({ at: 'lost', unsaid: true });
  vi.advanceTimersByTime(FIRST_WAIT);
  wires[1]!.onopen!();
  expect(wires[1]!.sent.map((frame) => frame.type)).toEqual(['hello', 'say']);
  expect(wires[1]!.sent[1]).toEqual(wires[0]!.sent[1]);
});

test('an acknowledged, refused or stale answer is not said again', () => {
  const link = start();
  wires[0]!.onopen!();
  for (const text of ['a', 'b', 'c']) link.say(0, text, 1);
  wires[0]!.hear({ type: 'ack', key: 'k1', rev: 2 });
  wires[0]!.hear({ type: 'refused', key: 'k2', id: 'sealed', text: { en: '', fr: '' }, rules: [] });
  wires[0]!.hear({ type: 'stale', key: 'k3' });
  expect(heard).toEqual(['acked k1', 'refused k2 sealed', 'stale k3']);
  wires[0]!.close();
  vi.advanceTimersByTime(FIRST_WAIT);
  wires[1]!.onopen!();
  expect(wires[1]!.sent.map((frame) => frame.type)).toEqual(['hello']);
});

test('an answer given while the line is down is said once it is up', () => {
  const link = start();
  link.say(0, 'endure', 3);
  wires[0]!.onopen!();
  expect(wires[0]!.sent.map((frame) => frame.type)).toEqual(['hello', 'say']);
});

test('patience grows, has an end, and a view restores it', () => {
  expect([0, 1, 2, 9].map(patience)).toEqual([FIRST_WAIT, FIRST_WAIT * 2, FIRST_WAIT * 4, LONGEST_WAIT]);
  start();
  wires[0]!.onopen!();
  wires[0]!.close();
  vi.advanceTimersByTime(FIRST_WAIT);
  wires[1]!.close();
  vi.advanceTimersByTime(FIRST_WAIT);
  expect(wires).toHaveLength(2);
  vi.advanceTimersByTime(FIRST_WAIT);
  wires[2]!.onopen!();
  wires[2]!.hear({ type: 'view', rev: 1, log: [], thread: [], log_from: 0, thread_from: 0 });
  wires[2]!.close();
  vi.advanceTimersByTime(FIRST_WAIT);
  expect(wires).toHaveLength(4);
});

test('of the log and the thread only what is new is sent; a new line is sent all of it', () => {
  const logs: number[][] = [];
  const link = new Link(() => { const wire = new Wire(); wires.push(wire); return wire; }, 'T', [], {
    view: (view) => logs.push(view.log.map((one) => one.n), view.thread.map((one) => one.n)),
    state: () => {}, acked: () => {}, refused: () => {}, stale: () => {},
  });
  const tell = (wire: Wire, log_from: number, log: number[], thread_from: number, thread: number[]) =>
    wire.hear({ type: 'view', log_from, log: log.map((n) => ({ n })), thread_from, thread: thread.map((n) => ({ n })) });
  wires[0]!.onopen!();
  tell(wires[0]!, 0, [0, 1], 0, [1, 2]);
  tell(wires[0]!, 2, [2], 1, [7]);
  tell(wires[0]!, 1, [9], 0, []);
  wires[0]!.close();
  vi.advanceTimersByTime(FIRST_WAIT);
  wires[1]!.onopen!();
  tell(wires[1]!, 0, [4], 0, [5]);
  expect(logs).toEqual([[0, 1], [1, 2], [0, 1, 2], [1, 7], [0, 9], [], [4], [5]]);
  link.close();
});

test('a line that answers no ping is given up; one that does is kept', () => {
  start();
  wires[0]!.onopen!();
  vi.advanceTimersByTime(PING_EVERY);
  expect(wires[0]!.sent.at(-1)).toEqual({ type: 'ping' });
  wires[0]!.hear({ type: 'pong' });
  vi.advanceTimersByTime(PONG_WITHIN);
  expect(wires[0]!.closed).toBe(false);
  vi.advanceTimersByTime(PING_EVERY + PONG_WITHIN);
  expect(wires[0]!.closed).toBe(true);
  expect(states.some((state) => state.at === 'lost')).toBe(true);
});

test('a closed link stays closed', () => {
  const link = start();
  wires[0]!.onopen!();
  link.close();
  vi.advanceTimersByTime(LONGEST_WAIT * 4);
  expect(wires).toHaveLength(1);
});
