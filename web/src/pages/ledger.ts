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

/** A step of the way through a section: what it is called, whose title that is, what is said beside it, whether it comes again. */
export interface Box { name: string; section: string; aside: string; again: boolean }

/** The way through a section, line by line: its own, or that of the section which leads through it. */
export function way(book: Book, section: string, lang: 'en' | 'fr'): Box[][] {
  const titles = new Map(book.sections.map(({ id, name }) => [id, name[lang].replace(/^[IVX]+(-\w+)*\. /, '')]));
  const drawn = (flow: string): Box[][] => flow.split('\n').map((line) => line.split(' → ').map((box) => {
    const [, text = '', aside = '', again = ''] = /^(.*?)(?: \((.*)\))?( ⟲)?$/.exec(box)!;
    return { name: titles.get(text) ?? text, section: titles.has(text) ? text : '', aside, again: again !== '' };
  }));
  const flows = book.sections.flatMap(({ id, flow }) => (flow ? [{ id, lines: drawn(flow[lang]) }] : []));
  const leads = flows.find(({ id }) => id === section) ?? flows.find(({ lines }) => lines.flat().some((box) => box.section === section));
  return leads?.lines ?? [];
}

/** The page of the printed book, where the ledger knows it: `Mise en place 15, p. 9` → `9`. */
export const pageOf = (rule: Rule): string => /\bp\. ?(\d+(?:-\d+)?)/.exec(rule.ref)?.[1]?.replace('-', '–') ?? '';

/** The book, opened at the rules of the question that is put now. */
export function rulesNow(view: View | null): string {
  const rules = view?.scene.question?.rules ?? [];
  return `/rules/${view?.game ?? ''}${rules.length ? `/${rules.join(',')}/now` : ''}`;
}
