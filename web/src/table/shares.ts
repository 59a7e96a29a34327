// What may come of a question: the shares of all its options.
import { OUTCOMES } from '../heraldry/tinctures';
import type { Choice, Share } from '../wire';

export type Dye = (typeof OUTCOMES)[Share['outcome']];
const DYES: readonly Dye[] = Object.values(OUTCOMES);

/** Every share that some option has, each once, from the best to the worst; of one outcome in the order that they come in. */
export function everyShare(choices: readonly Pick<Choice, 'odds'>[]): Share[] {
  const all: Share[] = [];
  for (const { odds } of choices) {
    let at = 0;
    for (const share of odds?.shares ?? []) {
      const found = all.findIndex((one) => one.label.en === share.label.en);
      if (found < 0) all.splice(at, 0, share);
      at = found < 0 ? at + 1 : found + 1;
    }
  }
  return all.sort((a, b) => rank(a) - rank(b));
}
const rank = ({ outcome }: Pick<Share, 'outcome'>): number => DYES.indexOf(OUTCOMES[outcome]);

/** The tincture of each share of a question, by its English words: that of its outcome, or the nearest that no other has. */
export function dyes(choices: readonly Pick<Choice, 'odds'>[]): Map<string, Dye> {
  const found = new Map<string, Dye>();
  for (const { label, outcome } of everyShare(choices)) {
    const own = rank({ outcome });
    const free = DYES.filter((one) => ![...found.values()].includes(one));
    const near = [...free].sort((a, b) => Math.abs(DYES.indexOf(a) - own) - Math.abs(DYES.indexOf(b) - own));
    found.set(label.en, near[0] ?? OUTCOMES[outcome]);
  }
  return found;
}
