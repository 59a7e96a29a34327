// A server that lives in the page, for `?mock`: it keeps to docs/protocol.md, acknowledgements and seals included.
import { Refused, type Server } from '../transport/server';
import type { Socket } from '../transport/link';
import type { Downward, Opened, Upward, View } from '../wire';
import { fightView, type Answer } from './fight';
import { BOOK, GAMES } from './games';
import { orcView } from './orc';
import { s } from './making';
import { marchesView } from './marches';

interface Kept { kind: string; typed: boolean; answers: Answer[]; undone: Answer[]; asked: number; keys: Set<string> }

const KEPT = new Map<string, Kept>();
const lay = (kind: string, typed = false): Kept => ({ kind, typed, answers: [], undone: [], asked: 0, keys: new Set() });

function kept(table: string): Kept {
  const found = KEPT.get(table) ?? lay(table.startsWith('marches') ? 'marches' : 'ford', table.includes('typed'));
  KEPT.set(table, found);
  return found;
}

const seatsOf = (tokens: readonly string[]): number[] => tokens.map((token) => Number(token.split('-')[1] ?? 0));

function look(table: string, tokens: readonly string[], at: number | null = null): View {
  const { kind, typed, answers, asked, undone } = kept(table);
  if (table.startsWith('orc')) return orcView(table, seatsOf(tokens));
  if (kind === 'marches') return marchesView(table, asked, seatsOf(tokens)[0] ?? null, answers.map((one) => one.text));
  const before = fightView(table, [], typed).thread.length;
  const now = at === null ? answers : answers.slice(0, Math.max(0, at - before));
  const view = fightView(table, now, typed, at === null ? before : Math.min(at, before));
  const you = tokens.length ? [0] : [];
  return { ...view, you, redo: undone.length > 0, seats: view.seats.map((one) => ({ ...one, you: you.includes(one.seat) })) };
}

function say(table: string, seat: number, text: string): void {
  const t = kept(table);
  t.undone = [];
  t.answers.push({ seat, text, manual: seat < 0 });
  if (t.kind === 'marches') {
    if (text === 'end') t.asked = 1 - t.asked;
    return;
  }
  if (t.typed) return;
  let faces = t.answers.length * 7;
  while (look(table, ['x-0']).asked === -1) t.answers.push({ seat: -1, text: String(1 + ((faces += 5) % 6)), manual: false });
}

class MockSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  private table = '';
  private tokens: string[] = [];

  constructor() {
    setTimeout(() => this.onopen?.(), 5);
  }

  send(text: string): void {
    const frame = JSON.parse(text) as Upward;
    if (frame.type === 'hello') {
      [this.table, this.tokens] = [frame.table, frame.tokens ?? []];
      return this.show();
    }
    if (frame.type === 'ping') return this.tell({ type: 'pong' });
    const t = kept(this.table);
    const now = look(this.table, this.tokens);
    if (!t.keys.has(frame.key)) {
      if (frame.rev !== now.rev) {
        this.tell({ type: 'stale', key: frame.key });
        return this.show();
      }
      t.keys.add(frame.key);
      if (frame.type === 'order') return this.tell({ type: 'refused', key: frame.key, id: 'no-such-order', text: s('The herald cannot do that for this seat now.', 'Le héraut ne peut pas faire cela pour cette place en ce moment.'), rules: [] });
      if (frame.type === 'agree') return this.tell({ type: 'refused', key: frame.key, id: 'nothing-to-agree', text: s('There is nothing here to agree to.', 'Il n’y a rien ici sur quoi s’accorder.'), rules: [] });
      if (frame.type === 'say') say(this.table, frame.seat, frame.text);
      else if (frame.type === 'redo') t.answers.push(...t.undone.splice(-1));
      else if (!now.undo.steps && !frame.force) return this.tell({ type: 'refused', key: frame.key, id: 'sealed', text: now.undo.sealed ?? s('Sealed.', 'Scellé.'), rules: [] });
      else t.undone.push(...t.answers.splice(frame.force ? -2 : -1));
    }
    this.tell({ type: 'ack', key: frame.key, rev: look(this.table, this.tokens).rev });
    this.show();
  }

  close(): void {
    this.onclose?.();
  }

  private show(): void {
    this.tell({ type: 'view', log_from: 0, thread_from: 0, ...look(this.table, this.tokens) });
  }

  private tell(frame: Downward): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(frame) }), 5);
  }
}

let tables = 0;
function opened(kind: string, typed: boolean, people: number[]): Opened {
  const table = `${kind}${typed ? '-typed' : ''}-${++tables}`;
  KEPT.set(table, lay(kind, typed));
  return { table, host: 'host', seats: people.map((seat) => ({ seat, token: `token-${seat}` })) };
}

export const mock: Server = {
  games: async () => GAMES,
  rules: async () => BOOK,
  open: async (wish) => opened(wish.game === 'marches' ? 'marches' : 'ford', wish.dice === 'typed', wish.game === 'marches' ? [0, 1] : [0]),
  view: async (table, tokens) => look(table, tokens),
  claim: async () => ({ seat: 0, token: 'token-0' }),
  reset: async () => ({ invite: 'code' }),
  at: async (table, n, tokens) => look(table, tokens, n),
  odds: async (table) => ({ rev: look(table, []).rev, choices: [] }),
  hint: async (table) => ({ rev: look(table, []).rev, hints: [] }),
  settle: async (table) => ({ rev: look(table, []).rev, won: 0, sure: false, odds: null }),
  luck: async (table) => ({ rev: look(table, []).rev, sides: [{ seat: 0, dice: 9, total: 38, expected: 31.5, lower: 0.89 }, { seat: 1, dice: 8, total: 27, expected: 28, lower: 0.43 }], course: [0, 0.1, -0.2, 0.6].map((one, after) => ({ after, values: [one, -one] })) }),
  fork: async (table, at) => {
    const made = opened(kept(table).kind, kept(table).typed, [0]);
    kept(made.table).answers = kept(table).answers.slice(0, Math.max(0, at - 17));
    return made;
  },
  save: async (table) => ({ format: 1, answers: kept(table).answers }),
  bring: async () => opened('ford', false, [0]),
  status: async (held) =>
    held.map(({ table, token }) => {
      if (!table) throw new Refused(404, { id: 'no-table', text: s('No such table.', 'Pas de telle table.'), rules: [] });
      const { asked, asked_all, over, scene } = look(table, [token]);
      return { table, asked, asked_all, over, question: scene.question?.label ?? null, you: [0], waits: false, gone: false, outdated: false };
    }),
  dial: () => new MockSocket(),
};
