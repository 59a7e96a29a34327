// The seats this device holds: tokens never leave it but in the Authorization header and the first frame of a socket.
import type { Opened, Spoken } from '../wire';

export interface Held {
  table: string;
  host: string;
  tokens: Record<number, string>;
  invites: Record<number, string>;
  game: string;
  name: Spoken | null;
  seats: number;
  seen: number;
}

const KEY = 'heraut.tables';

export function held(): Held[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '[]') as Held[]).sort((a, b) => b.seen - a.seen);
  } catch {
    return [];
  }
}

export const heldAt = (table: string): Held | null => held().find((one) => one.table === table) ?? null;

export function hold(table: string, change: Partial<Held>): void {
  const fresh: Held = { table, host: '', tokens: {}, invites: {}, game: '', name: null, seats: 2, seen: 0 };
  const before = heldAt(table) ?? fresh;
  const tokens = { ...before.tokens, ...change.tokens };
  const rest = held().filter((one) => one.table !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ ...before, ...change, tokens, seen: Date.now() }, ...rest].slice(0, 60)));
  } catch {
    // no storage: the seat is lost with the page, as in any private window
  }
}

export function holdOpened(opened: Opened, game: string): void {
  const tokens: Record<number, string> = {};
  const invites: Record<number, string> = {};
  for (const { seat, token, invite } of opened.seats) {
    if (token) tokens[seat] = token;
    if (invite) invites[seat] = invite;
  }
  hold(opened.table, { host: opened.host, tokens, invites, game, seats: opened.seats.length });
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(held().filter((one) => one.table !== table)));
}
