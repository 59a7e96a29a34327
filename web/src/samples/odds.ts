// Exact shares for the sample fight: 36 throws of two dice, and the wound table's sixths.
import type { Odds, Share, Spoken } from '../wire';
import { s } from './making';

const WOUNDS: [Spoken, Share['outcome'], number][] = [
  [s('no effect', 'sans effet'), 'mild', 19], [s('light', 'légère'), 'hurt', 11], [s('serious', 'grave'), 'bad', 6],
];

/** `parried` throws of 35 parry; the rest hit and go through the wound table. */
export function odds(parried: number, end: number): Odds {
  const hit = 35 - parried;
  const shares: Share[] = WOUNDS.map(([label, outcome, over]) => ({ label, outcome, over: over * hit, of: 36 * 35 }));
  if (parried) shares.unshift({ label: s('parried', 'parée'), outcome: 'good', over: parried, of: 35 });
  return {
    shares, exact: true, how: s('When the attack is over: exact.', 'À la fin de l’attaque\u00A0: exact.'),
    headline: [{ label: s('parried', 'parée'), over: parried, of: 35 }, { label: s('unhurt at the end', 'indemne à la fin'), over: end, of: 1000 }],
  };
}
