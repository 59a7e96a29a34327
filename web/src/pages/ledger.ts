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

/** By section of the text, in the order of the ledger; examples belong to their section. */
export function sections(rules: readonly Rule[]): Section[] {
  const list = new Map<string, Rule[]>();
  for (const rule of rules) {
    const ref = /^rulings?\b/i.test(rule.ref) ? 'ruling' : /^[IVX]+(-[A-Z0-9]+)*/.exec(rule.ref)?.[0] ?? rule.ref.replace(/\s*\d+$/, '').replace(/\s*\(.*\)$/, '');
    list.set(ref, [...(list.get(ref) ?? []), rule]);
  }
  return [...list].map(([ref, of]) => ({ ref, rules: of }));
}
