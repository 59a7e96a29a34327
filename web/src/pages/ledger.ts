// Finding one's way in a ledger.
import type { Rule } from '../wire';

export interface Section { ref: string; rules: Rule[] }

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Rules that hold every word sought, in either language or in the id. */
export function found(ledger: readonly Rule[], words: string, only: 'all' | 'official' | 'gap'): Rule[] {
  const sought = bare(words).split(/\s+/).filter(Boolean);
  return ledger.filter((rule) => {
    if (only === 'official' && !rule.official) return false;
    if (only === 'gap' && rule.source !== 'gap') return false;
    const text = bare(`${rule.id} ${rule.ref} ${rule.en} ${rule.fr} ${rule.official ?? ''}`);
    return sought.every((word) => text.includes(word));
  });
}

const ROMAN: Record<string, number> = { I: 1, V: 5, X: 10 };
const roman = (text: string): number => [...text].reduce((sum, one, n) => sum + (ROMAN[one]! < (ROMAN[text[n + 1] ?? ''] ?? 0) ? -1 : 1) * ROMAN[one]!, 0);

/** `IX-C-4` → [9, 'C', 4]: where a section stands in the book; whatever is not of the book comes after it. */
function place(ref: string): [number, string, number] {
  const [, chapter, letter = '', number = '0'] = /^([IVX]+)(?:-([A-Z]))?(?:-(\d+))?$/.exec(ref) ?? [];
  return chapter ? [roman(chapter), letter, Number(number)] : [Infinity, '', 0];
}
function byBook(a: Section, b: Section): number {
  const [[c, l, n], [d, m, o]] = [place(a.ref), place(b.ref)];
  return c !== d ? (c < d ? -1 : 1) : l.localeCompare(m) || n - o;
}
/** How deep a section stands: a chapter, a part, a paragraph. */
export const depth = (ref: string): number => (/^[IVX]+(-|$)/.test(ref) ? ref.split('-').length - 1 : 0);

/** By section of the text, in the order of the book; examples belong to their section. */
export function sections(rules: readonly Rule[]): Section[] {
  const list = new Map<string, Rule[]>();
  for (const rule of rules) {
    const ref = /^rulings?\b/i.test(rule.ref) ? 'ruling' : /^[IVX]+(-[A-Z0-9]+)*/.exec(rule.ref)?.[0] ?? rule.ref.replace(/\s*\d+$/, '').replace(/\s*\(.*\)$/, '');
    list.set(ref, [...(list.get(ref) ?? []), rule]);
  }
  return [...list].map(([ref, of]) => ({ ref, rules: of })).sort(byBook);
}

/** The sections with the parts they belong to, even where no rule stands in the part itself. */
export function contents(list: readonly Section[]): Section[] {
  const known = new Set(list.map((one) => one.ref));
  return list.flatMap((one) => {
    const part = depth(one.ref) === 2 ? one.ref.slice(0, one.ref.lastIndexOf('-')) : '';
    if (!part || known.has(part)) return [one];
    known.add(part);
    return [{ ref: part, rules: [] }, one];
  });
}
