// The calls of docs/protocol.md, one function each.
import type { Book, Claimed, Game, HintSent, LuckSent, OddsSent, Opened, Opening, Refusal, SettleSent, Status, View } from '../wire';
import type { Socket } from './link';

export interface Server {
  games(): Promise<Game[]>;
  rules(game: string): Promise<Book>;
  open(wish: Opening): Promise<Opened>;
  view(table: string, tokens: string[]): Promise<View>;
  claim(table: string, invite: string, name: string): Promise<Claimed>;
  reset(table: string, seat: number, host: string): Promise<{ invite: string }>;
  at(table: string, n: number, tokens: string[]): Promise<View>;
  odds(table: string, tokens: string[]): Promise<OddsSent>;
  hint(table: string, tokens: string[]): Promise<HintSent>;
  settle(table: string, tokens: string[]): Promise<SettleSent>;
  luck(table: string, tokens: string[]): Promise<LuckSent>;
  fork(table: string, at: number, tokens: string[]): Promise<Opened>;
  save(table: string, tokens: string[]): Promise<unknown>;
  bring(save: unknown, replay?: boolean): Promise<Opened>;
  status(held: { table: string; token: string }[]): Promise<Status[]>;
  dial(): Socket;
}

/** A call that the server refused, or that did not reach it (status 0). */
export class Refused extends Error {
  constructor(readonly status: number, readonly refusal: Refusal) {
    super(refusal.text.en);
  }
}

const UNREACHED: Refusal = {
  id: 'unreached',
  text: { en: 'The server does not answer. Nothing is lost; try again.', fr: 'Le serveur ne répond pas. Rien n’est perdu\u202F; réessayez.' },
  rules: [],
};

async function call<T>(method: string, path: string, body?: unknown, tokens: string[] = []): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (tokens.length) headers.Authorization = `Bearer ${tokens.join(',')}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused(0, UNREACHED);
  }
  if (answer.ok) return (await answer.json()) as T;
  const said = (await answer.json().catch(() => null)) as Refusal | null;
  throw new Refused(answer.status, said?.text ? said : UNREACHED);
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const server: Server = {
  games: () => call('GET', '/games'),
  rules: (game) => call('GET', `/games/${encodeURIComponent(game)}/rules`),
  open: (wish) => call('POST', '/tables', wish),
  view: (table, tokens) => call('GET', at(table), undefined, tokens),
  claim: (table, invite, name) => call('POST', `${at(table)}/claim`, { invite, name }),
  reset: (table, seat, host) => call('POST', `${at(table)}/seats/${seat}/reset`, {}, [host]),
  at: (table, n, tokens) => call('GET', `${at(table)}/at/${n}`, undefined, tokens),
  odds: (table, tokens) => call('GET', `${at(table)}/odds`, undefined, tokens),
  hint: (table, tokens) => call('GET', `${at(table)}/hint`, undefined, tokens),
  settle: (table, tokens) => call('GET', `${at(table)}/settle`, undefined, tokens),
  luck: (table, tokens) => call('GET', `${at(table)}/luck`, undefined, tokens),
  fork: (table, n, tokens) => call('POST', `${at(table)}/fork`, { at: n }, tokens),
  save: (table, tokens) => call('GET', `${at(table)}/save`, undefined, tokens),
  bring: (save, replay = false) => call('POST', replay ? '/saves?replay=true' : '/saves', save),
  status: (held) => call('POST', '/status', held),
  dial: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`) as Socket,
};
