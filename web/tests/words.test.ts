import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { elided } from '../src/words/elided';

const text = (lang: string) => readFileSync(join(import.meta.dirname, `../src/words/${lang}.ftl`), 'utf8');
const ids = (lang: string) => [...text(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const args = (lang: string) => Object.fromEntries(text(lang).split(/\n(?=[a-z])/).map((block) => [block.split(' =')[0]!.trim().split('\n').pop()!, [...new Set([...block.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort()]));

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true }).map((entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : /\.(svelte|ts)$/.test(entry.name) ? readFileSync(join(folder, entry.name), 'utf8') : '')).join('\n');
}

test('both languages say the same things, with the same arguments', () => {
  expect(ids('fr')).toEqual(ids('en'));
  expect(args('fr')).toEqual(args('en'));
});

test('every message parses', () => {
  for (const lang of ['en', 'fr']) {
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(text(lang)))).toEqual([]);
    for (const id of ids(lang)) expect(bundle.hasMessage(id), `${lang} ${id}`).toBe(true);
  }
});

test('every message a component asks for exists', () => {
  const known = new Set(ids('en'));
  const asked = [...sources(join(import.meta.dirname, '../src')).matchAll(/say\('([a-z][\w-]*)'/g)].map((found) => found[1]!);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});

test('every message is asked for by some component', () => {
  const all = sources(join(import.meta.dirname, '../src'));
  const begun = (id: string) => id.split('-').some((_, at, parts) => at > 0 && all.includes(`\`${parts.slice(0, at).join('-')}-\${`));
  const quoted = (id: string) => text('en').includes(`{ ${id} }`);
  expect(ids('en').filter((id) => !all.includes(`'${id}'`) && !begun(id) && !quoted(id))).toEqual([]);
});

test('French has its spaces', () => {
  for (const line of text('fr').split('\n').filter((one) => !one.startsWith('#'))) expect(line).not.toMatch(/ [;!?»]|« /);
});

test('a name elides the word before it, unless it is spelt', () => {
  const pairs = { 'Tour de Alamar': 'Tour d’Alamar', 'que Orque': 'qu’Orque', 'de A1 à B2': 'de A1 à B2', 'de Mutare': 'de Mutare', 'mode arbitre': 'mode arbitre' };
  for (const [raw, said] of Object.entries(pairs)) expect(elided(raw)).toBe(said);
});
