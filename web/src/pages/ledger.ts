// Finding one's way in a book of rules.
import type { Book, Rule, RuleSection, View } from '../wire';

export interface Section extends RuleSection { rules: Rule[] }

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll("'", '’').toLowerCase();

/** Rules that hold every word sought, in either language, in the id or in the title of their section. */
export function found(book: Book, words: string, only: 'all' | 'official' | 'gap'): Rule[] {
  const sought = bare(words).split(/\s+/).filter(Boolean);
  const titles = new Map(book.sections.map(({ id, name }) => [id, `${name.en} ${name.fr}`]));
  return book.rules.filter((rule) => {
    if (only === 'official' && !rule.official) return false;
    if (only === 'gap' && rule.source !== 'gap') return false;
    const text = bare(`${rule.id} ${titles.get(rule.section)} ${rule.en} ${rule.fr} ${rule.official?.en ?? ''} ${rule.official?.fr ?? ''}`);
    return sought.every((word) => text.includes(word));
  });
}

/** The sections, in the order of the book, with those of their rules that are shown; none without any. */
export function sections(book: Book, shown: readonly Rule[]): Section[] {
  return book.sections
    .map((one) => ({ ...one, rules: shown.filter((rule) => rule.section === one.id) }))
    .filter((one) => one.rules.length);
}

/** The page of the printed book, where the ledger knows it: `Mise en place 15, p. 9` → `9`. */
export const pageOf = (rule: Rule): string => /\bp\. ?(\d+(?:-\d+)?)/.exec(rule.ref)?.[1]?.replace('-', '–') ?? '';

/** The book, opened at the rules of the question that is put now. */
export function rulesNow(view: View | null): string {
  const rules = view?.scene.question?.rules ?? [];
  return `/rules/${view?.game ?? ''}${rules.length ? `/${rules.join(',')}/now` : ''}`;
}
