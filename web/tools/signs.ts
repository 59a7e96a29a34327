// The icons of game-icons.net that are used, and no others: id → the path that draws it, in one module a group.
// `virtual:signs` holds what the screen names itself and the games' arms, and leads to the groups: one for the samples, one
// for each game whose content names icons (icon = "…"). A table fetches only its own game's.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:signs';
type Groups = Record<string, string[]>;

const ICON = /\bicon\s*=\s*"([a-z0-9-]+)"/g;
const ARMS = /\bArms\([^)]*\bicon\s*=\s*"([a-z0-9-]+)"/g;

function named(folder: string, how: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return named(path, how);
    if (!/\.(toml|py)$/.test(entry.name)) return [];
    return [...readFileSync(path, 'utf8').matchAll(how)].map((found) => found[1]!);
  });
}

/** The lists of list.json, and those of the games. */
function groups(root: string): Groups {
  const own = JSON.parse(readFileSync(join(root, 'src/signs/list.json'), 'utf8')) as Groups;
  const games = join(root, '../src/heraut/games');
  const folders = existsSync(games) ? readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  const theirs = folders.map(({ name }) => [name, named(join(games, name), ICON)] as const).filter(([, ids]) => ids.length);
  return { ...own, ...Object.fromEntries(theirs), screen: [...own.screen!, ...(folders.length ? named(games, ARMS) : [])] };
}

export function signs(root: string): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'heraut-signs',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const all = require('@iconify-json/game-icons/icons.json') as {
        icons: Record<string, { body: string }>;
        aliases?: Record<string, { parent: string }>;
      };
      const lists = groups(root);
      const group = id.slice(NAME.length + 2) || 'screen';
      const paths: Record<string, string> = {};
      for (const one of [...new Set(lists[group] ?? [])].sort()) {
        if (group !== 'screen' && lists.screen!.includes(one)) continue;
        const body = (all.icons[one] ?? all.icons[all.aliases?.[one]?.parent ?? ''])?.body;
        const path = body && [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join('');
        if (path) paths[one] = path;
        else this.warn(`game-icons has no "${one}": a letter will stand in its place`);
      }
      if (group !== 'screen') return `export default ${JSON.stringify(paths)};`;
      const others = Object.keys(lists).filter((name) => name !== 'screen');
      const doors = others.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${NAME}/${name}`)})`);
      return `export default ${JSON.stringify(paths)};\nexport const groups = {${doors.join(', ')}};`;
    },
  };
}
