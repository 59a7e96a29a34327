// Where we are, from the address's fragment.

/** How a table is to be set up at first: against bots, with people elsewhere, or with real dice on a real table. */
export type Way = 'seeded' | 'invite' | 'typed';

export type Route =
  | { page: 'home' }
  | { page: 'setup'; game: string; way: Way; scenario: string; otherwise: string }
  | { page: 'table'; table: string; at: number | null }
  | { page: 'join'; table: string; code: string; seat: number | null }
  | { page: 'rules'; game: string; rule: string; now: boolean }
  | { page: 'gallery'; cells: number }
  | { page: 'about' };

export function read(hash: string): Route {
  const [page = '', a = '', b = '', c = '', d = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page === 'new' && a) return { page: 'setup', game: a, way: b === 'typed' || b === 'invite' ? b : 'seeded', scenario: c, otherwise: d };
  if (page === 'table' && a) return { page: 'table', table: a, at: b === 'at' && /^\d+$/.test(c) ? Number(c) : null };
  if (page === 'join' && a && b) return { page: 'join', table: a, code: b, seat: /^\d+$/.test(c) ? Number(c) : null };
  if (page === 'rules') return { page: 'rules', game: a, rule: b, now: c === 'now' };
  if (page === 'gallery') return { page, cells: Math.min(2000, Number(a) || 150) };
  if (page === 'about') return { page };
  return { page: 'home' };
}

const here = $state({ route: read(location.hash) as Route });
addEventListener('hashchange', () => (here.route = read(location.hash)));

export const route = (): Route => here.route;
export const go = (path: string): void => void (location.hash = path);
