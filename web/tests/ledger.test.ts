import { expect, test } from 'vitest';
import { found, pageOf, rulesNow, sections, way } from '../src/pages/ledger';
import { fightView } from '../src/samples/fight';

const rule = (id: string, ref = '') => ({ id, section: id.slice(0, id.lastIndexOf('-')), ref, en: `${id} says so`, fr: `${id} le dit`, official: null, source: 'sheet' });
const section = (id: string, en: string, fr: string) => ({ id, name: { en, fr }, flow: null });
const BOOK = {
  sections: [section('CF-A1', 'Melees', 'Mêlées'), section('CF-K', 'Skills', 'Compétences'), section('CF-T', 'Tests', 'Tests')],
  rules: [rule('CF-K-1'), rule('CF-A1-1'), rule('CF-K-2')],
};

test('sections stand in the order of the book, with the rules that are shown', () => {
  expect(sections(BOOK, BOOK.rules).map((one) => [one.id, one.rules.length])).toEqual([['CF-A1', 1], ['CF-K', 2]]);
  expect(sections(BOOK, [BOOK.rules[2]!]).map((one) => one.name.fr)).toEqual(['Compétences']);
});

test('a rule is found by word, id or title, whatever the accents and apostrophes', () => {
  const blade = { ...rule('CF-T-1'), fr: 'L’épée frappe' };
  const book = { ...BOOK, rules: [...BOOK.rules, blade] };
  for (const words of ['epee', 'ÉPÉE frap', 'cf-t-1', "l'épée"]) expect(found(book, words, 'all')).toEqual([blade]);
  expect(found(book, 'competences', 'all').map((one) => one.id)).toEqual(['CF-K-1', 'CF-K-2']);
  expect(found(book, '', 'gap')).toEqual([]);
});

test('the way through a section is boxes, with the titles of others; a section without one is shown on that of another', () => {
  const flow = { en: 'each names a fighter → CF-K (0: CF-T) ⟲ → the end\nor nobody', fr: 'chacun en nomme un → CF-K (0 : CF-T) ⟲ → la fin\nou personne' };
  const book = { ...BOOK, sections: [{ ...section('CF-A1', 'IX-A-1. Melees', 'IX-A-1. Mêlées'), flow }, section('CF-K', 'IX-K. Skills', 'IX-K. Compétences'), section('CF-T', 'Tests', 'Tests')] };
  const lines = way(book, 'CF-A1', 'fr');
  expect(lines.map((line) => line.map((box) => box.name))).toEqual([['chacun en nomme un', 'Compétences', 'la fin'], ['ou personne']]);
  expect(lines[0]![1]).toEqual({ name: 'Compétences', section: 'CF-K', aside: '0 : CF-T', again: true });
  expect(way(book, 'CF-K', 'en')[0]![1]!.name).toBe('Skills');
  expect(way(book, 'CF-T', 'en')).toEqual([]);
});

test('the page of the printed book is told, and nothing else of where a rule comes from', () => {
  expect(pageOf(rule('H3-SET-1', 'Mise en place 15, p. 9 (ruling 2, printed/abilities.toml)'))).toBe('9');
  expect(pageOf(rule('H3-COM-3', 'Liste du matériel, p. 3-5'))).toBe('3–5');
  expect(pageOf(rule('CF-K-1', 'ruling (skills)'))).toBe('');
});

test('the book opens at the rules of the question put now', () => {
  const view = fightView('ford', [], false);
  const asked = view.scene.question!;
  const at = (rules: string[]) => rulesNow({ ...view, scene: { ...view.scene, question: { ...asked, rules } } });
  expect(at(['CF-E1-1', 'CF-E5-5'])).toBe('/rules/confrontation/CF-E1-1,CF-E5-5/now');
  expect(at([])).toBe('/rules/confrontation');
});
