// Where we are, from the address's fragment.
import type { DiceMode } from '../wire';

export type Route =
  | { page: 'home' }
  | { page: 'setup'; game: string; dice: DiceMode; scenario: string; otherwise: string }
  | { page: 'table'; table: string; at: number | null }
  | { page: 'join'; table: string; code: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'gallery'; cells: number }
  | { page: 'about' };

export function read(hash: string): Route {
  const [page = '', a = '', b = '', c = '', d = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page === 'new' && a) return { page: 'setup', game: a, dice: b === 'typed' ? 'typed' : 'seeded', scenario: c, otherwise: d };
  if (page === 'table' && a) return { page: 'table', table: a, at: b === 'at' && /^\d+$/.test(c) ? Number(c) : null };
  if (page === 'join' && a && b) return { page: 'join', table: a, code: b };
  if (page === 'rules') return { page: 'rules', game: a, rule: b };
  if (page === 'gallery') return { page, cells: Math.min(2000, Number(a) || 150) };
  if (page === 'about') return { page };
  return { page: 'home' };
}

const here = $state({ route: read(location.hash) as Route });
addEventListener('hashchange', () => (here.route = read(location.hash)));

export const route = (): Route => here.route;
export const go = (path: string): void => void (location.hash = path);
