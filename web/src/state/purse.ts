// The seats this device holds: tokens never leave it but in the Authorization header and the first frame of a socket.
// No key is ever dropped but by its owner's wish.
import { lastDeed } from '../table/result';
import { picture, type Picture } from '../board/miniature';
import type { Opened, Scenario, Spoken, Status, View } from '../wire';

/** How a table ended, as this browser saw it. */
export interface End { when: number; scores: number[] }

export interface Held {
  table: string;
  host: string;
  tokens: Record<number, string>;
  invites: Record<number, string>;
  game: string;
  name: Spoken | null;
  seats: number;
  /** Who sits on each seat: a person's name, or the side's. */
  sides: Spoken[];
  seen: number;
  /** The last thing told of it when it was last looked at. */
  deed: Spoken | null;
  /** How it looked then. */
  picture: Picture | null;
  end: End | null;
  /** When it was last asked for, it was over or gone. */
  done: boolean;
}

const KEY = 'heraut.tables';
const UNREAD = 'heraut.tables.unread';
/** How many tables may be asked for at once. */
const AT_ONCE = 60;
/** Of so many, the last ones looked at, the picture is kept. */
const PICTURED = 12;
/** All keys, when the browser keeps none or no more: they live as long as this page. */
let unkept: Held[] | null = null;

export const isKept = (): boolean => unkept === null;

export function held(): Held[] {
  return [...(unkept ?? stored())].sort((a, b) => b.seen - a.seen);
}

function stored(): Held[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
    const found: unknown = JSON.parse(text ?? '[]');
    if (Array.isArray(found)) return found.filter(isHeld).map((one) => ({ ...fresh(one.table), ...one }));
  } catch {
    // no storage, or no JSON
  }
  setAside(text);
  return [];
}

/** What cannot be read is not written over: perhaps somebody can. */
function setAside(text: string | null): void {
  try {
    if (text !== null) localStorage.setItem(UNREAD, text);
  } catch {
    // no room for it either
  }
}

const isHeld = (one: Partial<Held> | null): one is Held =>
  typeof one?.table === 'string' && typeof one.tokens === 'object' && one.tokens !== null;

const fresh = (table: string): Held =>
  ({ table, host: '', tokens: {}, invites: {}, game: '', name: null, seats: 2, sides: [], seen: 0, deed: null, picture: null, end: null, done: false });

function keep(all: Held[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.map((one, n) => (n < PICTURED ? one : { ...one, picture: null }))));
    unkept = null;
  } catch {
    unkept = all;
  }
}

export const heldAt = (table: string): Held | null => held().find((one) => one.table === table) ?? null;

export function hold(table: string, change: Partial<Held>): void {
  const before = heldAt(table) ?? fresh(table);
  const tokens = { ...before.tokens, ...change.tokens };
  keep([{ ...before, ...change, tokens, seen: Date.now() }, ...held().filter((one) => one.table !== table)]);
}

export function holdOpened(opened: Opened, game: string, scenario?: Pick<Scenario, 'name' | 'seats'>): void {
  const tokens: Record<number, string> = {};
  const invites: Record<number, string> = {};
  for (const { seat, token, invite } of opened.seats) {
    if (token) tokens[seat] = token;
    if (invite) invites[seat] = invite;
  }
  const known = scenario ? { name: scenario.name, sides: scenario.seats } : {};
  hold(opened.table, { host: opened.host, tokens, invites, game, seats: opened.seats.length, ...known });
}

/** What the browser sees of a table whenever it looks at it. Its end is dated when it is first seen. */
export function witness(view: View): void {
  const end = view.over && view.scores ? (heldAt(view.table)?.end ?? { when: Date.now(), scores: view.scores }) : null;
  const sides = view.seats.map(({ who, player, name }) => (who === 'human' && player ? { en: player, fr: player } : name));
  const deed = (lastDeed(view.log) ?? view.log.at(-1))?.text ?? null;
  hold(view.table, { deed, picture: picture(view.scene), game: view.game, name: view.scenario.name, seats: view.seats.length, sides, end, done: view.over });
}

export function forget(tables: readonly string[]): void {
  keep(held().filter((one) => !tables.includes(one.table)));
}

/** What to ask the server for, page by page: tables that were still played first. */
export function pages(tables: Held[]): { table: string; token: string }[][] {
  const running = [...tables.filter((one) => !one.done), ...tables.filter((one) => one.done)];
  const asked = running.flatMap(({ table, tokens, host }) => {
    const token = Object.values(tokens)[0] ?? host;
    return token ? [{ table, token }] : [];
  });
  return Array.from({ length: Math.ceil(asked.length / AT_ONCE) }, (_, n) => asked.slice(n * AT_ONCE, (n + 1) * AT_ONCE));
}

/** Remember which of these are over, to ask for them last. */
export function note(told: Status[]): void {
  const done = new Map(told.map((one) => [one.table, one.over || one.gone]));
  const before = held();
  const after = before.map((one) => ({ ...one, done: done.get(one.table) ?? one.done }));
  if (after.some((one, n) => one.done !== before[n]!.done)) keep(after);
}
